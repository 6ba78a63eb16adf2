starcraft/duel, 2 seats, dealer of seed 2026, game 39
  seat 1                        aggressive
  seat 2                        aggressive

    1  seat 1                   takes Terran, red
    2  seat 2                   takes Protoss, yellow
    3  chance                   a goal for the board: «Control all of Char»
    4  chance                   a goal for the board: «Take 4 Mineral Fields in one turn»
    5  chance                   a goal for the board: «Control an enemy base»
    6  chance                   a goal for the board: «Control all of Korhal»
    7  chance                   a goal for the board: «Control 2 complete planets»
    8  chance                   a goal for the board: «Take a whole planet in one turn from nothing»
    9  chance                   a goal for the board: «Control 2 enemy bases»
   10  chance                   a goal for the board: «Control 18 territories»
   11  chance                   a card shows Feral Hives: it goes to Terran, red
   12  chance                   a card shows The Great Forum: it goes to Terran, red
   13  chance                   a card shows Ursa: it goes to Terran, red
   14  chance                   a card shows Ate: it goes to Terran, red
   15  chance                   a card shows Eris: it goes to Terran, red
   16  chance                   a card shows Katuul Province: it goes to Terran, red
   17  chance                   a card shows Talematros: it goes to Terran, red
   18  chance                   a card shows Glass Flats: it goes to Terran, red
   19  chance                   a card shows Antioch Province: it goes to Terran, red
   20  chance                   a card shows Thisby: it goes to Protoss, yellow
   21  chance                   a card shows Riksville: it goes to Protoss, yellow
   22  chance                   a card shows Hell's Gates: it goes to Protoss, yellow
   23  chance                   a card shows Bone Trench: it goes to Protoss, yellow
   24  chance                   a card shows Backwater Station: it goes to Protoss, yellow
   25  chance                   a card shows Diamondback Wastelands: it goes to Protoss, yellow
   26  chance                   a card shows Velari Province: it goes to Protoss, yellow
   27  chance                   a card shows Xel'Naga Temple Grounds: it goes to Protoss, yellow
   28  chance                   a card shows Death Valley: it goes to Protoss, yellow
   29  chance                   a card shows Burning Rift: it goes to neutral army 3
   30  chance                   a card shows Temple of the Preservers: it goes to neutral army 3
   31  chance                   a card shows Canis: it goes to neutral army 3
   32  chance                   a card shows Radiated Wastes: it goes to neutral army 3
   33  chance                   a card shows Citadel of the Executor: it goes to neutral army 3
   34  chance                   a card shows Saalok: it goes to neutral army 3
   35  chance                   a card shows Acid Marsh: it goes to neutral army 4
   36  chance                   a card shows Keresh Province: it goes to neutral army 4
   37  chance                   a card shows Fulmic Highlands: it goes to neutral army 4
   38  chance                   a card shows Wolfrec Province: it goes to neutral army 4
   39  chance                   a card shows The Eternal Scar: it goes to neutral army 4
   40  chance                   a card shows Scion Province: it goes to neutral army 4
   41  chance                   a card shows Sundered Valley: it goes to neutral army 5
   42  chance                   a card shows Rajal: it goes to neutral army 5
   43  chance                   a card shows Ruins of Styrling: it goes to neutral army 5
   44  chance                   a card shows Dauntless Plateau: it goes to neutral army 5
   45  chance                   a card shows Primary Hive Cluster: it goes to neutral army 5
   46  chance                   a card shows Jacobs Installation: it goes to neutral army 5
   47  chance                   a card shows Pyramus: it goes to neutral army 6
   48  chance                   a card shows Remains of the Overmind: it goes to neutral army 6
   49  chance                   a card shows Volatile Cleft: it goes to neutral army 6
   50  chance                   a card shows Augustgrad: it goes to neutral army 6
   51  chance                   a card shows Nydus Network: it goes to neutral army 6
   52  chance                   a card shows Char Aleph: it goes to neutral army 6
   53  chance                   1 3: the first turn is for Protoss, yellow
   54  2 Protoss, yellow        places the base (Nexus) on Diamondback Wastelands
   55  1 Terran, red            places the base (Command Center) on Eris
   56  2 Protoss, yellow        reinforces Saalok to 2 (neutral)
   57  2 Protoss, yellow        reinforces Primary Hive Cluster to 2 (neutral)
   58  2 Protoss, yellow        reinforces Diamondback Wastelands to 2
   59  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 2
   60  2 Protoss, yellow        reinforces Volatile Cleft to 2 (neutral)
   61  2 Protoss, yellow        reinforces Bone Trench to 2
   62  2 Protoss, yellow        reinforces Wolfrec Province to 2 (neutral)
   63  1 Terran, red            reinforces Ruins of Styrling to 2 (neutral)
   64  1 Terran, red            reinforces Feral Hives to 2
   65  1 Terran, red            reinforces Wolfrec Province to 3 (neutral)
   66  1 Terran, red            reinforces Canis to 2 (neutral)
   67  1 Terran, red            reinforces Remains of the Overmind to 2 (neutral)
   68  1 Terran, red            reinforces Glass Flats to 2
   69  1 Terran, red            reinforces Feral Hives to 3
   70  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 3
   71  2 Protoss, yellow        reinforces Thisby to 2
   72  2 Protoss, yellow        reinforces Scion Province to 2 (neutral)
   73  2 Protoss, yellow        reinforces Canis to 3 (neutral)
   74  2 Protoss, yellow        reinforces Jacobs Installation to 2 (neutral)
   75  2 Protoss, yellow        reinforces Char Aleph to 2 (neutral)
   76  2 Protoss, yellow        reinforces Velari Province to 2
   77  1 Terran, red            reinforces Canis to 4 (neutral)
   78  1 Terran, red            reinforces Jacobs Installation to 3 (neutral)
   79  1 Terran, red            reinforces Char Aleph to 3 (neutral)
   80  1 Terran, red            reinforces Eris to 2
   81  1 Terran, red            reinforces Glass Flats to 3
   82  1 Terran, red            reinforces Katuul Province to 2
   83  1 Terran, red            reinforces Scion Province to 3 (neutral)
   84  2 Protoss, yellow        reinforces The Eternal Scar to 2 (neutral)
   85  2 Protoss, yellow        reinforces Diamondback Wastelands to 3
   86  2 Protoss, yellow        reinforces Char Aleph to 4 (neutral)
   87  2 Protoss, yellow        reinforces Temple of the Preservers to 2 (neutral)
   88  2 Protoss, yellow        reinforces Ruins of Styrling to 3 (neutral)
   89  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 4
   90  2 Protoss, yellow        reinforces Riksville to 2
   91  1 Terran, red            reinforces Nydus Network to 2 (neutral)
   92  1 Terran, red            reinforces Saalok to 3 (neutral)
   93  1 Terran, red            reinforces Keresh Province to 2 (neutral)
   94  1 Terran, red            reinforces Katuul Province to 3
   95  1 Terran, red            reinforces Katuul Province to 4
   96  1 Terran, red            reinforces Ruins of Styrling to 4 (neutral)
   97  1 Terran, red            reinforces Katuul Province to 5
   98  2 Protoss, yellow        reinforces Bone Trench to 3
   99  2 Protoss, yellow        reinforces Thisby to 3
  100  2 Protoss, yellow        reinforces Remains of the Overmind to 3 (neutral)
  101  2 Protoss, yellow        reinforces Dauntless Plateau to 2 (neutral)
  102  2 Protoss, yellow        reinforces Citadel of the Executor to 2 (neutral)
  103  2 Protoss, yellow        reinforces Death Valley to 2
  104  2 Protoss, yellow        reinforces Wolfrec Province to 4 (neutral)
  105  1 Terran, red            reinforces Glass Flats to 4
  106  1 Terran, red            reinforces Acid Marsh to 2 (neutral)
  107  1 Terran, red            reinforces Sundered Valley to 2 (neutral)
  108  1 Terran, red            reinforces Antioch Province to 2
  109  1 Terran, red            reinforces Citadel of the Executor to 3 (neutral)
  110  1 Terran, red            reinforces Ate to 2
  111  1 Terran, red            reinforces Volatile Cleft to 3 (neutral)
  112  2 Protoss, yellow        reinforces Temple of the Preservers to 3 (neutral)
  113  2 Protoss, yellow        reinforces Hell's Gates to 2
  114  2 Protoss, yellow        reinforces Sundered Valley to 3 (neutral)
  115  2 Protoss, yellow        reinforces Nydus Network to 3 (neutral)
  116  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 5
  117  2 Protoss, yellow        reinforces Scion Province to 4 (neutral)
  118  2 Protoss, yellow        reinforces Diamondback Wastelands to 4
  119  1 Terran, red            reinforces Augustgrad to 2 (neutral)
  120  1 Terran, red            reinforces The Eternal Scar to 3 (neutral)
  121  1 Terran, red            reinforces Primary Hive Cluster to 3 (neutral)
  122  1 Terran, red            reinforces Radiated Wastes to 2 (neutral)
  123  1 Terran, red            reinforces The Great Forum to 2
  124  1 Terran, red            reinforces Katuul Province to 6
  125  1 Terran, red            reinforces Talematros to 2
  126  2 Protoss, yellow        reinforces Wolfrec Province to 5 (neutral)
  127  2 Protoss, yellow        reinforces Burning Rift to 2 (neutral)
  128  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 6
  129  2 Protoss, yellow        reinforces Bone Trench to 4
  130  2 Protoss, yellow        reinforces Bone Trench to 5
  131  2 Protoss, yellow        reinforces Augustgrad to 3 (neutral)
  132  2 Protoss, yellow        reinforces Ruins of Styrling to 5 (neutral)
  133  1 Terran, red            reinforces Volatile Cleft to 4 (neutral)
  134  1 Terran, red            reinforces Scion Province to 5 (neutral)
  135  1 Terran, red            reinforces Radiated Wastes to 3 (neutral)
  136  1 Terran, red            reinforces Primary Hive Cluster to 4 (neutral)
  137  1 Terran, red            reinforces The Great Forum to 3
  138  1 Terran, red            reinforces Ate to 3
  139  1 Terran, red            reinforces The Great Forum to 4
  140  2 Protoss, yellow        reinforces Remains of the Overmind to 4 (neutral)
  141  2 Protoss, yellow        reinforces Acid Marsh to 3 (neutral)
  142  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 7
  143  2 Protoss, yellow        reinforces Sundered Valley to 4 (neutral)
  144  2 Protoss, yellow        reinforces Diamondback Wastelands to 5
  145  2 Protoss, yellow        reinforces Diamondback Wastelands to 6
  146  2 Protoss, yellow        reinforces Radiated Wastes to 4 (neutral)
  147  1 Terran, red            reinforces Glass Flats to 5
  148  1 Terran, red            reinforces Eris to 3
  149  1 Terran, red            reinforces Remains of the Overmind to 5 (neutral)
  150  1 Terran, red            reinforces Eris to 4
  151  1 Terran, red            reinforces Acid Marsh to 4 (neutral)
  152  1 Terran, red            reinforces Canis to 5 (neutral)
  153  1 Terran, red            reinforces Sundered Valley to 5 (neutral)
  154  2 Protoss, yellow        reinforces Acid Marsh to 5 (neutral)
  155  2 Protoss, yellow        reinforces Death Valley to 3
  156  2 Protoss, yellow        reinforces Thisby to 4
  157  2 Protoss, yellow        reinforces Velari Province to 3
  158  2 Protoss, yellow        reinforces Volatile Cleft to 5 (neutral)
  159  2 Protoss, yellow        reinforces Burning Rift to 3 (neutral)
  160  2 Protoss, yellow        reinforces Primary Hive Cluster to 5 (neutral)
  161  1 Terran, red            reinforces Saalok to 4 (neutral)
  162  1 Terran, red            reinforces Primary Hive Cluster to 6 (neutral)
  163  1 Terran, red            reinforces Volatile Cleft to 6 (neutral)
  164  1 Terran, red            reinforces Keresh Province to 3 (neutral)
  165  1 Terran, red            reinforces The Great Forum to 5
  166  1 Terran, red            reinforces Glass Flats to 6
  167  1 Terran, red            reinforces Eris to 5
  168  2 Protoss, yellow        reinforces Death Valley to 4
  169  2 Protoss, yellow        reinforces Dauntless Plateau to 3 (neutral)
  170  2 Protoss, yellow        reinforces Velari Province to 4
  171  2 Protoss, yellow        reinforces Burning Rift to 4 (neutral)
  172  2 Protoss, yellow        reinforces Wolfrec Province to 6 (neutral)
  173  2 Protoss, yellow        reinforces Nydus Network to 4 (neutral)
  174  2 Protoss, yellow        reinforces Xel'Naga Temple Grounds to 8
  175  1 Terran, red            reinforces Keresh Province to 4 (neutral)
  176  1 Terran, red            reinforces Rajal to 2 (neutral)
  177  1 Terran, red            reinforces Feral Hives to 4
  178  1 Terran, red            reinforces Volatile Cleft to 7 (neutral)
  179  1 Terran, red            reinforces Eris to 6
  180  1 Terran, red            reinforces Katuul Province to 7
  181  1 Terran, red            reinforces Canis to 6 (neutral)
  182  chance                   a card shows Sundered Valley: Mineral Field
  183  chance                   a card shows Bone Trench: Mineral Field
  184  chance                   a card shows Ruins of Styrling: Mineral Field
  185  chance                   a card shows Acid Marsh: Mineral Field
  186  chance                   a card shows Antioch Province: Mineral Field
  187  chance                   a card shows Death Valley: Mineral Field
  188  chance                   a card shows Burning Rift: Mineral Field
  189  chance                   a card shows Volatile Cleft: Mineral Field
  190  chance                   a card shows Katuul Province: Mineral Field
  191  chance                   a card shows Radiated Wastes: Mineral Field
  192  chance                   a card shows Rajal: Mineral Field
  193  chance                   a card shows Xel'Naga Temple Grounds: Mineral Field
  194  chance                   a card shows Riksville: Mineral Field
  195  chance                   a card shows Augustgrad: Mineral Field
  196  chance                   a card shows Thisby: Mineral Field
  197  chance                   5 6: the first turn is for Protoss, yellow
  198  2 Protoss, yellow        places 5 on Velari Province, now 9
  199  2 Protoss, yellow        attacks Dauntless Plateau (3) from Bone Trench (5), dice: 3
  200  1 Terran, red            defends with 2 dice
  201  chance                   4 2 4 against 5 2: losses 1 and 1
  202  2 Protoss, yellow        attacks Dauntless Plateau (2) from Hell's Gates (2), dice: 1
  203  1 Terran, red            defends with 2 dice
  204  chance                   4 against 1 5: losses 1 and 0
  205  2 Protoss, yellow        attacks Rajal (2) from Xel'Naga Temple Grounds (8), dice: 3
  206  1 Terran, red            defends with 2 dice
  207  chance                   3 6 2 against 4 6: losses 2 and 0
  208  2 Protoss, yellow        ends the attacks
  209  2 Protoss, yellow        does not fortify
  210  1 Terran, red            places 4 on Talematros, now 6
  211  1 Terran, red            ends the attacks
  212  1 Terran, red            moves 1 from Antioch Province to The Great Forum
  213  2 Protoss, yellow        places 5 on Xel'Naga Temple Grounds, now 11
  214  2 Protoss, yellow        ends the attacks
  215  2 Protoss, yellow        moves 1 from Riksville to Backwater Station
  216  1 Terran, red            places 4 on Glass Flats, now 10
  217  1 Terran, red            attacks Velari Province (9) from The Great Forum (6), dice: 3
  218  2 Protoss, yellow        defends with 2 dice
  219  chance                   6 1 5 against 1 1: losses 0 and 2
  220  1 Terran, red            attacks Citadel of the Executor (3) from Feral Hives (4), dice: 3
  221  2 Protoss, yellow        defends with 2 dice
  222  chance                   2 5 1 against 3 5: losses 2 and 0
  223  1 Terran, red            ends the attacks
  224  1 Terran, red            moves 5 from Talematros to Katuul Province
  225  2 Protoss, yellow        places 5 on Xel'Naga Temple Grounds, now 16
  226  2 Protoss, yellow        attacks Remains of the Overmind (5) from Velari Province (7), dice: 3
  227  1 Terran, red            defends with 2 dice
  228  chance                   4 3 1 against 3 4: losses 2 and 0
  229  2 Protoss, yellow        ends the attacks
  230  2 Protoss, yellow        moves 1 from Bone Trench to Death Valley
  231  1 Terran, red            places 4 on Eris, now 10
  232  1 Terran, red            attacks Remains of the Overmind (5) from Feral Hives (2), dice: 1
  233  2 Protoss, yellow        defends with 2 dice
  234  chance                   3 against 5 3: losses 1 and 0
  235  1 Terran, red            attacks Temple of the Preservers (3) from The Great Forum (6), dice: 3
  236  2 Protoss, yellow        defends with 2 dice
  237  chance                   6 5 5 against 4 2: losses 0 and 2
  238  1 Terran, red            attacks Xel'Naga Temple Grounds (16) from Katuul Province (12), dice: 3
  239  2 Protoss, yellow        defends with 2 dice
  240  chance                   2 4 6 against 2 6: losses 1 and 1
  241  1 Terran, red            attacks Radiated Wastes (4) from Ate (3), dice: 2
  242  2 Protoss, yellow        defends with 2 dice
  243  chance                   4 1 against 5 3: losses 2 and 0
  244  1 Terran, red            attacks Hell's Gates (1) from Eris (10), dice: 3
  245  chance                   2 1 4 against 5: losses 1 and 0
  246  1 Terran, red            attacks Scion Province (5) from The Great Forum (6), dice: 3
  247  2 Protoss, yellow        defends with 2 dice
  248  chance                   3 2 3 against 1 5: losses 1 and 1
  249  1 Terran, red            attacks Rajal (2) from Katuul Province (11), dice: 3
  250  2 Protoss, yellow        defends with 2 dice
  251  chance                   2 2 3 against 6 6: losses 2 and 0
  252  1 Terran, red            attacks Scion Province (4) from The Great Forum (5), dice: 3
  253  2 Protoss, yellow        defends with 2 dice
  254  chance                   5 1 1 against 3 1: losses 1 and 1
  255  1 Terran, red            attacks Xel'Naga Temple Grounds (15) from Katuul Province (9), dice: 3
  256  2 Protoss, yellow        defends with 2 dice
  257  chance                   5 5 4 against 3 5: losses 1 and 1
  258  1 Terran, red            attacks Velari Province (5) from The Great Forum (4), dice: 3
  259  2 Protoss, yellow        defends with 2 dice
  260  chance                   1 5 4 against 4 5: losses 2 and 0
  261  1 Terran, red            attacks Hell's Gates (1) from Eris (9), dice: 3
  262  chance                   5 6 5 against 4: losses 0 and 1; Hell's Gates falls
  263  1 Terran, red            moves 5 more units in
  264  1 Terran, red            attacks Rajal (2) from Katuul Province (8), dice: 3
  265  2 Protoss, yellow        defends with 2 dice
  266  chance                   6 6 1 against 6 1: losses 1 and 1
  267  1 Terran, red            attacks Velari Province (5) from The Great Forum (2), dice: 1
  268  2 Protoss, yellow        defends with 2 dice
  269  chance                   2 against 4 2: losses 1 and 0
  270  1 Terran, red            attacks Death Valley (5) from Glass Flats (10), dice: 3
  271  2 Protoss, yellow        defends with 2 dice
  272  chance                   2 4 1 against 5 2: losses 2 and 0
  273  1 Terran, red            attacks Burning Rift (4) from Glass Flats (8), dice: 3
  274  2 Protoss, yellow        defends with 2 dice
  275  chance                   2 2 3 against 1 4: losses 1 and 1
  276  1 Terran, red            attacks Char Aleph (4) from Glass Flats (7), dice: 3
  277  2 Protoss, yellow        defends with 2 dice
  278  chance                   1 6 6 against 2 4: losses 0 and 2
  279  1 Terran, red            attacks Burning Rift (3) from Glass Flats (7), dice: 3
  280  2 Protoss, yellow        defends with 2 dice
  281  chance                   6 1 5 against 1 3: losses 0 and 2
  282  1 Terran, red            attacks Nydus Network (4) from Hell's Gates (8), dice: 3
  283  2 Protoss, yellow        defends with 2 dice
  284  chance                   6 4 5 against 4 3: losses 0 and 2
  285  1 Terran, red            attacks Dauntless Plateau (2) from Hell's Gates (8), dice: 3
  286  2 Protoss, yellow        defends with 2 dice
  287  chance                   1 3 5 against 1 2: losses 0 and 2; Dauntless Plateau falls
  288  1 Terran, red            moves 4 more units in
  289  1 Terran, red            attacks Pyramus (1) from Katuul Province (7), dice: 3
  290  chance                   5 3 1 against 3: losses 0 and 1; Pyramus falls
  291  1 Terran, red            moves 3 more units in
  292  1 Terran, red            attacks Ruins of Styrling (5) from Pyramus (6), dice: 3
  293  2 Protoss, yellow        defends with 2 dice
  294  chance                   1 5 5 against 1 3: losses 0 and 2
  295  1 Terran, red            attacks Riksville (1) from Pyramus (6), dice: 3
  296  chance                   2 3 5 against 5: losses 1 and 0
  297  1 Terran, red            attacks Radiated Wastes (4) from Dauntless Plateau (7), dice: 3
  298  2 Protoss, yellow        defends with 2 dice
  299  chance                   3 2 6 against 4 3: losses 1 and 1
  300  1 Terran, red            attacks Radiated Wastes (3) from Dauntless Plateau (6), dice: 3
  301  2 Protoss, yellow        defends with 2 dice
  302  chance                   5 1 4 against 1 4: losses 0 and 2
  303  1 Terran, red            attacks Ruins of Styrling (3) from Pyramus (5), dice: 3
  304  2 Protoss, yellow        defends with 2 dice
  305  chance                   6 6 1 against 5 3: losses 0 and 2
  306  1 Terran, red            attacks Nydus Network (2) from Dauntless Plateau (6), dice: 3
  307  2 Protoss, yellow        defends with 2 dice
  308  chance                   5 1 1 against 4 5: losses 2 and 0
  309  1 Terran, red            attacks Ruins of Styrling (1) from Pyramus (5), dice: 3
  310  chance                   2 4 2 against 1: losses 0 and 1; Ruins of Styrling falls
  311  1 Terran, red            moves 1 more unit in
  312  1 Terran, red            attacks Augustgrad (3) from Ruins of Styrling (4), dice: 3
  313  2 Protoss, yellow        defends with 2 dice
  314  chance                   2 4 3 against 6 5: losses 2 and 0
  315  1 Terran, red            attacks Radiated Wastes (1) from Dauntless Plateau (4), dice: 3
  316  chance                   2 3 6 against 1: losses 0 and 1; Radiated Wastes falls
  317  1 Terran, red            attacks Char Aleph (2) from Glass Flats (7), dice: 3
  318  2 Protoss, yellow        defends with 2 dice
  319  chance                   6 2 3 against 1 6: losses 1 and 1
  320  1 Terran, red            attacks Char Aleph (1) from Glass Flats (6), dice: 3
  321  chance                   3 6 6 against 6: losses 1 and 0
  322  1 Terran, red            attacks Char Aleph (1) from Glass Flats (5), dice: 3
  323  chance                   5 3 3 against 5: losses 1 and 0
  324  1 Terran, red            attacks Augustgrad (3) from Radiated Wastes (3), dice: 2
  325  2 Protoss, yellow        defends with 2 dice
  326  chance                   5 1 against 3 1: losses 1 and 1
  327  1 Terran, red            attacks Burning Rift (1) from Glass Flats (4), dice: 3
  328  chance                   4 2 5 against 5: losses 1 and 0
  329  1 Terran, red            attacks Wolfrec Province (6) from Radiated Wastes (2), dice: 1
  330  2 Protoss, yellow        defends with 2 dice
  331  chance                   5 against 4 4: losses 0 and 1
  332  1 Terran, red            attacks Wolfrec Province (5) from Radiated Wastes (2), dice: 1
  333  2 Protoss, yellow        defends with 2 dice
  334  chance                   2 against 6 3: losses 1 and 0
  335  1 Terran, red            attacks Burning Rift (1) from Glass Flats (3), dice: 2
  336  chance                   6 4 against 4: losses 0 and 1; Burning Rift falls
  337  1 Terran, red            attacks Death Valley (5) from Burning Rift (2), dice: 1
  338  2 Protoss, yellow        defends with 2 dice
  339  chance                   3 against 6 1: losses 1 and 0
  340  1 Terran, red            attacks Augustgrad (2) from Ruins of Styrling (2), dice: 1
  341  2 Protoss, yellow        defends with 2 dice
  342  chance                   2 against 2 2: losses 1 and 0
  343  1 Terran, red            ends the attacks
  344  chance                   a card for Terran, red: Radiated Wastes – Siege Mode
  345  1 Terran, red            does not fortify
  346  2 Protoss, yellow        places 5 on Death Valley, now 10
  347  2 Protoss, yellow        attacks Pyramus (1) from Diamondback Wastelands (6), dice: 3
  348  chance                   6 4 4 against 3: losses 0 and 1; Pyramus falls
  349  2 Protoss, yellow        moves 2 more units in
  350  2 Protoss, yellow        attacks Katuul Province (1) from Pyramus (5), dice: 3
  351  chance                   1 4 6 against 2: losses 0 and 1; Katuul Province falls
  352  2 Protoss, yellow        moves 1 more unit in
  353  2 Protoss, yellow        attacks The Great Forum (1) from Velari Province (5), dice: 3
  354  chance                   3 3 6 against 1: losses 0 and 1; The Great Forum falls
  355  2 Protoss, yellow        moves 1 more unit in
  356  2 Protoss, yellow        attacks Temple of the Preservers (1) from The Great Forum (4), dice: 3
  357  chance                   4 6 6 against 6: losses 1 and 0
  358  2 Protoss, yellow        attacks Nydus Network (2) from Death Valley (10), dice: 3
  359  1 Terran, red            defends with 2 dice
  360  chance                   1 2 6 against 4 5: losses 1 and 1
  361  2 Protoss, yellow        attacks Talematros (1) from Katuul Province (4), dice: 3
  362  chance                   3 5 1 against 3: losses 0 and 1; Talematros falls
  363  2 Protoss, yellow        attacks Rajal (1) from Xel'Naga Temple Grounds (14), dice: 3
  364  chance                   6 5 3 against 5: losses 0 and 1; Rajal falls
  365  2 Protoss, yellow        moves 10 more units in
  366  2 Protoss, yellow        attacks Antioch Province (1) from Talematros (3), dice: 2
  367  chance                   5 3 against 2: losses 0 and 1; Antioch Province falls
  368  2 Protoss, yellow        attacks Nydus Network (1) from Death Valley (9), dice: 3
  369  chance                   3 5 1 against 1: losses 0 and 1; Nydus Network falls
  370  2 Protoss, yellow        moves 5 more units in
  371  2 Protoss, yellow        attacks Scion Province (3) from The Great Forum (3), dice: 2
  372  1 Terran, red            defends with 2 dice
  373  chance                   1 6 against 5 5: losses 1 and 1
  374  2 Protoss, yellow        attacks Scion Province (2) from Antioch Province (2), dice: 1
  375  1 Terran, red            defends with 2 dice
  376  chance                   4 against 5 4: losses 1 and 0
  377  2 Protoss, yellow        attacks Eris (1) from Nydus Network (8), dice: 3
  378  chance                   2 3 1 against 1: losses 0 and 1; Eris falls
  379  2 Protoss, yellow        moves 4 more units in
  380  2 Protoss, yellow        attacks Radiated Wastes (1) from Bone Trench (3), dice: 2
  381  chance                   4 4 against 4: losses 1 and 0
  382  2 Protoss, yellow        attacks The Eternal Scar (3) from Eris (7), dice: 3
  383  1 Terran, red            defends with 2 dice
  384  chance                   1 2 5 against 6 6: losses 2 and 0
  385  2 Protoss, yellow        attacks Scion Province (2) from The Great Forum (2), dice: 1
  386  1 Terran, red            defends with 2 dice
  387  chance                   6 against 2 4: losses 0 and 1
  388  2 Protoss, yellow        attacks Scion Province (1) from The Great Forum (2), dice: 1
  389  chance                   6 against 2: losses 0 and 1; Scion Province falls
  390  2 Protoss, yellow        ends the attacks
  391  2 Protoss, yellow        collects «Control an enemy base»
  392  chance                   reward for Protoss, yellow: Guaranteed card
  393  chance                   a card for Protoss, yellow: Wolfrec Province – Yamato Cannon
  394  2 Protoss, yellow        moves 3 from Eris to Bone Trench
  395  1 Terran, red            places 4 on Ruins of Styrling, now 5
  396  1 Terran, red            attacks Jacobs Installation (3) from Ruins of Styrling (5), dice: 3
  397  2 Protoss, yellow        defends with 2 dice
  398  chance                   5 5 1 against 3 5: losses 1 and 1
  399  1 Terran, red            attacks Jacobs Installation (2) from Ruins of Styrling (4), dice: 3
  400  2 Protoss, yellow        defends with 2 dice
  401  chance                   2 1 5 against 5 2: losses 2 and 0
  402  1 Terran, red            attacks Jacobs Installation (2) from Ruins of Styrling (2), dice: 1
  403  2 Protoss, yellow        defends with 2 dice
  404  chance                   4 against 5 6: losses 1 and 0
  405  1 Terran, red            ends the attacks
  406  1 Terran, red            does not fortify
  407  2 Protoss, yellow        places 12 on Death Valley, now 13
  408  2 Protoss, yellow        attacks Burning Rift (1) from Death Valley (13), dice: 3
  409  chance                   5 6 4 against 1: losses 0 and 1; Burning Rift falls
  410  2 Protoss, yellow        moves 9 more units in
  411  2 Protoss, yellow        attacks Primary Hive Cluster (6) from Burning Rift (12), dice: 3
  412  1 Terran, red            defends with 2 dice
  413  chance                   6 6 3 against 4 3: losses 0 and 2
  414  2 Protoss, yellow        attacks Glass Flats (1) from Burning Rift (12), dice: 3
  415  chance                   6 6 3 against 6: losses 1 and 0
  416  2 Protoss, yellow        attacks Primary Hive Cluster (4) from Burning Rift (11), dice: 3
  417  1 Terran, red            defends with 2 dice
  418  chance                   6 6 2 against 5 6: losses 1 and 1
  419  2 Protoss, yellow        attacks Hell's Gates (1) from Eris (2), dice: 1
  420  chance                   4 against 3: losses 0 and 1; Hell's Gates falls
  421  2 Protoss, yellow        attacks Char Aleph (1) from Burning Rift (10), dice: 3
  422  chance                   2 2 2 against 5: losses 1 and 0
  423  2 Protoss, yellow        attacks Char Aleph (1) from Burning Rift (9), dice: 3
  424  chance                   2 2 6 against 6: losses 1 and 0
  425  2 Protoss, yellow        attacks Dauntless Plateau (1) from Bone Trench (5), dice: 3
  426  chance                   1 6 6 against 3: losses 0 and 1; Dauntless Plateau falls
  427  2 Protoss, yellow        moves 1 more unit in
  428  2 Protoss, yellow        attacks Char Aleph (1) from Burning Rift (8), dice: 3
  429  chance                   2 1 3 against 1: losses 0 and 1; Char Aleph falls
  430  2 Protoss, yellow        moves 4 more units in
  431  2 Protoss, yellow        attacks Acid Marsh (5) from Char Aleph (7), dice: 3
  432  1 Terran, red            defends with 2 dice
  433  chance                   4 4 6 against 3 4: losses 0 and 2
  434  2 Protoss, yellow        attacks Feral Hives (1) from Char Aleph (7), dice: 3
  435  chance                   4 3 1 against 2: losses 0 and 1; Feral Hives falls
  436  2 Protoss, yellow        moves 3 more units in
  437  2 Protoss, yellow        attacks Ate (1) from Dauntless Plateau (4), dice: 3
  438  chance                   6 4 4 against 5: losses 0 and 1; Ate falls
  439  2 Protoss, yellow        attacks Radiated Wastes (1) from Ate (3), dice: 2
  440  chance                   4 5 against 2: losses 0 and 1; Radiated Wastes falls
  441  2 Protoss, yellow        attacks Wolfrec Province (5) from Radiated Wastes (2), dice: 1
  442  1 Terran, red            defends with 2 dice
  443  chance                   3 against 4 1: losses 1 and 0
  444  2 Protoss, yellow        attacks Remains of the Overmind (5) from Feral Hives (6), dice: 3
  445  1 Terran, red            defends with 2 dice
  446  chance                   5 6 5 against 2 2: losses 0 and 2
  447  2 Protoss, yellow        attacks Citadel of the Executor (3) from Feral Hives (6), dice: 3
  448  1 Terran, red            defends with 2 dice
  449  chance                   3 5 6 against 2 2: losses 0 and 2
  450  2 Protoss, yellow        attacks Remains of the Overmind (3) from Feral Hives (6), dice: 3
  451  1 Terran, red            defends with 2 dice
  452  chance                   2 4 2 against 2 3: losses 1 and 1
  453  2 Protoss, yellow        attacks Citadel of the Executor (1) from Feral Hives (5), dice: 3
  454  chance                   6 5 6 against 4: losses 0 and 1; Citadel of the Executor falls
  455  2 Protoss, yellow        moves 1 more unit in
  456  2 Protoss, yellow        attacks Saalok (4) from Citadel of the Executor (4), dice: 3
  457  1 Terran, red            defends with 2 dice
  458  chance                   1 3 2 against 3 4: losses 2 and 0
  459  2 Protoss, yellow        attacks Saalok (4) from Citadel of the Executor (2), dice: 1
  460  1 Terran, red            defends with 2 dice
  461  chance                   2 against 2 5: losses 1 and 0
  462  2 Protoss, yellow        ends the attacks
  463  2 Protoss, yellow        collects «Control 18 territories»
  464  chance                   reward for Protoss, yellow: Two extra units
  465  chance                   a card for Protoss, yellow: Xel'Naga Temple Grounds – Strategic Recall
  466  2 Protoss, yellow        moves 2 from Thisby to Katuul Province
  467  1 Terran, red            places 3 on Ursa, now 4
  468  1 Terran, red            attacks Keresh Province (4) from Ursa (4), dice: 3
  469  2 Protoss, yellow        defends with 2 dice
  470  chance                   1 1 2 against 2 4: losses 2 and 0
  471  1 Terran, red            attacks Augustgrad (2) from Ursa (2), dice: 1
  472  2 Protoss, yellow        defends with 2 dice
  473  chance                   3 against 6 2: losses 1 and 0
  474  1 Terran, red            ends the attacks
  475  1 Terran, red            does not fortify
  476  2 Protoss, yellow        places 17 on Death Valley, now 18
  477  2 Protoss, yellow        attacks Primary Hive Cluster (3) from Death Valley (18), dice: 3
  478  1 Terran, red            defends with 2 dice
  479  chance                   2 1 3 against 5 4: losses 2 and 0
  480  2 Protoss, yellow        attacks Primary Hive Cluster (3) from Death Valley (16), dice: 3
  481  1 Terran, red            defends with 2 dice
  482  chance                   6 2 6 against 1 3: losses 0 and 2
  483  2 Protoss, yellow        attacks Glass Flats (1) from Death Valley (16), dice: 3
  484  chance                   4 6 6 against 4: losses 0 and 1; Glass Flats falls
  485  2 Protoss, yellow        moves 12 more units in
  486  2 Protoss, yellow        ends the attacks
  487  chance                   a card for Protoss, yellow: Riksville – Point Defense Drone
  488  2 Protoss, yellow        moves 5 from Rajal to Death Valley
  489  1 Terran, red            places 3 on Ruins of Styrling, now 4
  490  1 Terran, red            attacks Ate (1) from Ruins of Styrling (4), dice: 3
  491  chance                   3 1 4 against 1: losses 0 and 1; Ate falls
  492  1 Terran, red            attacks Radiated Wastes (1) from Ate (3), dice: 2
  493  chance                   1 2 against 1: losses 0 and 1; Radiated Wastes falls
  494  1 Terran, red            attacks Wolfrec Province (5) from Radiated Wastes (2), dice: 1
  495  2 Protoss, yellow        defends with 2 dice
  496  chance                   2 against 4 6: losses 1 and 0
  497  1 Terran, red            ends the attacks
  498  chance                   a card for Terran, red: Katuul Province – Warp Gate
  499  1 Terran, red            does not fortify
  500  2 Protoss, yellow        picks the card Wolfrec Province – Yamato Cannon
  501  2 Protoss, yellow        picks the card Riksville – Point Defense Drone
  502  2 Protoss, yellow        picks the card Xel'Naga Temple Grounds – Strategic Recall
  503  2 Protoss, yellow        turns in a set for 10 units
  504  2 Protoss, yellow        places 27 on Feral Hives, now 28
  505  2 Protoss, yellow        attacks Primary Hive Cluster (1) from Death Valley (6), dice: 3
  506  chance                   2 6 4 against 4: losses 0 and 1; Primary Hive Cluster falls
  507  2 Protoss, yellow        moves 2 more units in
  508  2 Protoss, yellow        attacks Remains of the Overmind (2) from Feral Hives (28), dice: 3
  509  1 Terran, red            defends with 2 dice
  510  chance                   1 6 3 against 5 2: losses 0 and 2; Remains of the Overmind falls
  511  2 Protoss, yellow        moves 24 more units in
  512  2 Protoss, yellow        attacks Acid Marsh (3) from Primary Hive Cluster (5), dice: 3
  513  1 Terran, red            defends with 2 dice
  514  chance                   3 4 2 against 6 2: losses 1 and 1
  515  2 Protoss, yellow        attacks Acid Marsh (2) from Primary Hive Cluster (4), dice: 3
  516  1 Terran, red            defends with 2 dice
  517  chance                   5 2 5 against 2 3: losses 0 and 2; Acid Marsh falls
  518  2 Protoss, yellow        ends the attacks
  519  chance                   a card for Protoss, yellow: Ruins of Styrling – Tactical Nuke
  520  2 Protoss, yellow        moves 1 from Backwater Station to Pyramus
  521  1 Terran, red            places 3 on Ruins of Styrling, now 4
  522  1 Terran, red            attacks Jacobs Installation (2) from Ruins of Styrling (4), dice: 3
  523  2 Protoss, yellow        defends with 2 dice
  524  chance                   6 4 4 against 4 6: losses 2 and 0
  525  1 Terran, red            attacks Augustgrad (2) from Ruins of Styrling (2), dice: 1
  526  2 Protoss, yellow        defends with 2 dice
  527  chance                   2 against 1 2: losses 1 and 0
  528  1 Terran, red            ends the attacks
  529  1 Terran, red            does not fortify
  530  2 Protoss, yellow        places 18 on Pyramus, now 20
  531  2 Protoss, yellow        attacks Ruins of Styrling (1) from Pyramus (20), dice: 3
  532  chance                   4 2 4 against 5: losses 1 and 0
  533  2 Protoss, yellow        attacks Ruins of Styrling (1) from Pyramus (19), dice: 3
  534  chance                   4 3 5 against 6: losses 1 and 0
  535  2 Protoss, yellow        attacks Ursa (1) from Pyramus (18), dice: 3
  536  chance                   1 1 6 against 2: losses 0 and 1; Ursa falls
  537  2 Protoss, yellow        moves 14 more units in
  538  2 Protoss, yellow        attacks Augustgrad (2) from Ursa (17), dice: 3
  539  1 Terran, red            defends with 2 dice
  540  chance                   2 1 4 against 4 2: losses 2 and 0
  541  2 Protoss, yellow        attacks Augustgrad (2) from Ursa (15), dice: 3
  542  1 Terran, red            defends with 2 dice
  543  chance                   6 6 1 against 1 3: losses 0 and 2; Augustgrad falls
  544  2 Protoss, yellow        moves 11 more units in
  545  2 Protoss, yellow        attacks Keresh Province (4) from Augustgrad (14), dice: 3
  546  1 Terran, red            defends with 2 dice
  547  chance                   1 2 4 against 6 6: losses 2 and 0
  548  2 Protoss, yellow        attacks Keresh Province (4) from Augustgrad (12), dice: 3
  549  1 Terran, red            defends with 2 dice
  550  chance                   3 6 1 against 5 2: losses 0 and 2
  551  2 Protoss, yellow        attacks Radiated Wastes (1) from Augustgrad (12), dice: 3
  552  chance                   5 4 4 against 5: losses 1 and 0
  553  2 Protoss, yellow        attacks Keresh Province (2) from Augustgrad (11), dice: 3
  554  1 Terran, red            defends with 2 dice
  555  chance                   3 5 5 against 3 5: losses 1 and 1
  556  2 Protoss, yellow        attacks Radiated Wastes (1) from Augustgrad (10), dice: 3
  557  chance                   4 6 6 against 2: losses 0 and 1; Radiated Wastes falls
  558  2 Protoss, yellow        moves 6 more units in
  559  2 Protoss, yellow        attacks Ate (1) from Radiated Wastes (9), dice: 3
  560  chance                   6 6 5 against 5: losses 0 and 1; Ate falls
  561  2 Protoss, yellow        moves 5 more units in
  562  2 Protoss, yellow        attacks Ruins of Styrling (1) from Ate (8), dice: 3
  563  chance                   3 3 3 against 5: losses 1 and 0
  564  2 Protoss, yellow        attacks Ruins of Styrling (1) from Ate (7), dice: 3
  565  chance                   1 2 5 against 6: losses 1 and 0
  566  2 Protoss, yellow        attacks Ruins of Styrling (1) from Ate (6), dice: 3
  567  chance                   2 5 3 against 5: losses 1 and 0
  568  2 Protoss, yellow        attacks Ruins of Styrling (1) from Ate (5), dice: 3
  569  chance                   4 1 5 against 6: losses 1 and 0
  570  2 Protoss, yellow        attacks Jacobs Installation (2) from Ate (4), dice: 3
  571  1 Terran, red            defends with 2 dice
  572  chance                   1 4 3 against 3 3: losses 1 and 1
  573  2 Protoss, yellow        attacks Jacobs Installation (1) from Ate (3), dice: 2
  574  chance                   2 6 against 1: losses 0 and 1; Jacobs Installation falls
  575  2 Protoss, yellow        attacks Ruins of Styrling (1) from Jacobs Installation (2), dice: 1
  576  chance                   6 against 2: losses 0 and 1; Ruins of Styrling falls; out of the game: Terran, red; victory for Protoss, yellow

won after 576 actions, by 2 Protoss, yellow
