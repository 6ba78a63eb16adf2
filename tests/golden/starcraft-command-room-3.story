starcraft/command-room, 3 seats, dealer of seed 2026, game 26
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive

    1  chance                   6 5 6: a tie, roll again
    2  chance                   5 2: seat 1 chooses first
    3  1 Protoss, yellow        takes Protoss, yellow
    4  3 Protoss, orange        takes Protoss, orange
    5  2 Zerg, brown            takes Zerg, brown
    6  chance                   a card shows Feral Hives: Mineral Field
    7  chance                   a card shows Burning Rift: Mineral Field
    8  chance                   a card shows Death Valley: Mineral Field
    9  chance                   a card shows The Great Forum: Mineral Field
   10  chance                   a card shows Ate: Mineral Field
   11  chance                   a card shows Talematros: Mineral Field
   12  chance                   a card shows Citadel of the Executor: Mineral Field
   13  chance                   a card shows Glass Flats: Mineral Field
   14  chance                   a card shows Temple of the Preservers: Mineral Field
   15  chance                   a card shows Sundered Valley: Mineral Field
   16  chance                   a card shows Antioch Province: Mineral Field
   17  chance                   a card shows Augustgrad: Mineral Field
   18  chance                   a card shows Nydus Network: Mineral Field
   19  chance                   a card shows Dauntless Plateau: Mineral Field
   20  chance                   a card shows Keresh Province: Mineral Field
   21  chance                   a goal for the board: «Take 4 Mineral Fields in one turn»
   22  chance                   a goal for the board: «Control 8 Mineral Fields»
   23  chance                   a goal for the board: «Control all of Char»
   24  chance                   a goal for the board: «Control all of Aiur»
   25  chance                   a goal for the board: «Control 2 complete planets»
   26  chance                   a goal for the board: «Control 2 enemy bases»
   27  chance                   a goal for the board: «Take a whole planet in one turn from nothing»
   28  chance                   a goal for the board: «Take 10 territories in one turn»
   29  1 Protoss, yellow        places the base (Nexus) on The Great Forum
   30  2 Zerg, brown            places the base (Hatchery) on Death Valley
   31  3 Protoss, orange        places the base (Nexus) on Pyramus
   32  1 Protoss, yellow        claims Acid Marsh
   33  2 Zerg, brown            claims Glass Flats
   34  3 Protoss, orange        claims Eris
   35  1 Protoss, yellow        claims Primary Hive Cluster
   36  2 Zerg, brown            claims Rajal
   37  3 Protoss, orange        claims Bone Trench
   38  1 Protoss, yellow        claims Ate
   39  2 Zerg, brown            claims Feral Hives
   40  3 Protoss, orange        claims Jacobs Installation
   41  1 Protoss, yellow        claims Antioch Province
   42  2 Zerg, brown            claims Citadel of the Executor
   43  3 Protoss, orange        claims Thisby
   44  1 Protoss, yellow        claims Katuul Province
   45  2 Zerg, brown            claims Fulmic Highlands
   46  3 Protoss, orange        claims Volatile Cleft
   47  1 Protoss, yellow        claims Riksville
   48  2 Zerg, brown            claims Wolfrec Province
   49  3 Protoss, orange        claims Canis
   50  1 Protoss, yellow        claims Temple of the Preservers
   51  2 Zerg, brown            claims Burning Rift
   52  3 Protoss, orange        claims Velari Province
   53  1 Protoss, yellow        claims Nydus Network
   54  2 Zerg, brown            claims Radiated Wastes
   55  3 Protoss, orange        claims Augustgrad
   56  1 Protoss, yellow        claims Saalok
   57  2 Zerg, brown            claims Ursa
   58  3 Protoss, orange        claims Ruins of Styrling
   59  1 Protoss, yellow        claims Scion Province
   60  2 Zerg, brown            claims Remains of the Overmind
   61  3 Protoss, orange        claims Hell's Gates
   62  1 Protoss, yellow        claims Sundered Valley
   63  2 Zerg, brown            claims Backwater Station
   64  3 Protoss, orange        claims Keresh Province
   65  1 Protoss, yellow        claims Char Aleph
   66  2 Zerg, brown            claims Talematros
   67  3 Protoss, orange        claims Xel'Naga Temple Grounds
   68  1 Protoss, yellow        claims The Eternal Scar
   69  2 Zerg, brown            claims Diamondback Wastelands
   70  3 Protoss, orange        claims Dauntless Plateau
   71  1 Protoss, yellow        reinforces The Great Forum to 2
   72  2 Zerg, brown            reinforces Burning Rift to 2
   73  3 Protoss, orange        reinforces Hell's Gates to 2
   74  1 Protoss, yellow        reinforces The Eternal Scar to 2
   75  2 Zerg, brown            reinforces Rajal to 2
   76  3 Protoss, orange        reinforces Dauntless Plateau to 2
   77  1 Protoss, yellow        reinforces The Great Forum to 3
   78  2 Zerg, brown            reinforces Glass Flats to 2
   79  3 Protoss, orange        reinforces Xel'Naga Temple Grounds to 2
   80  1 Protoss, yellow        reinforces Primary Hive Cluster to 2
   81  2 Zerg, brown            reinforces Death Valley to 2
   82  3 Protoss, orange        reinforces Bone Trench to 2
   83  1 Protoss, yellow        reinforces Char Aleph to 2
   84  2 Zerg, brown            reinforces Radiated Wastes to 2
   85  3 Protoss, orange        reinforces Ruins of Styrling to 2
   86  1 Protoss, yellow        reinforces Sundered Valley to 2
   87  2 Zerg, brown            reinforces Talematros to 2
   88  3 Protoss, orange        reinforces Volatile Cleft to 2
   89  1 Protoss, yellow        reinforces Riksville to 2
   90  2 Zerg, brown            reinforces Radiated Wastes to 3
   91  3 Protoss, orange        reinforces Hell's Gates to 3
   92  1 Protoss, yellow        reinforces Ate to 2
   93  2 Zerg, brown            reinforces Diamondback Wastelands to 2
   94  3 Protoss, orange        reinforces Keresh Province to 2
   95  1 Protoss, yellow        reinforces Primary Hive Cluster to 3
   96  2 Zerg, brown            reinforces Radiated Wastes to 4
   97  3 Protoss, orange        reinforces Bone Trench to 3
   98  1 Protoss, yellow        reinforces Sundered Valley to 3
   99  2 Zerg, brown            reinforces Rajal to 3
  100  3 Protoss, orange        reinforces Hell's Gates to 4
  101  1 Protoss, yellow        reinforces The Eternal Scar to 3
  102  2 Zerg, brown            reinforces Diamondback Wastelands to 3
  103  3 Protoss, orange        reinforces Hell's Gates to 5
  104  1 Protoss, yellow        reinforces The Great Forum to 4
  105  2 Zerg, brown            reinforces Feral Hives to 2
  106  3 Protoss, orange        reinforces Hell's Gates to 6
  107  1 Protoss, yellow        reinforces Acid Marsh to 2
  108  2 Zerg, brown            reinforces Rajal to 4
  109  3 Protoss, orange        reinforces Eris to 2
  110  1 Protoss, yellow        reinforces Riksville to 3
  111  2 Zerg, brown            reinforces Remains of the Overmind to 2
  112  3 Protoss, orange        reinforces Jacobs Installation to 2
  113  1 Protoss, yellow        reinforces The Eternal Scar to 4
  114  2 Zerg, brown            reinforces Citadel of the Executor to 2
  115  3 Protoss, orange        reinforces Hell's Gates to 7
  116  1 Protoss, yellow        reinforces Primary Hive Cluster to 4
  117  2 Zerg, brown            reinforces Diamondback Wastelands to 4
  118  3 Protoss, orange        reinforces Dauntless Plateau to 3
  119  1 Protoss, yellow        places the hero (Artanis) on Temple of the Preservers
  120  2 Zerg, brown            places the hero (Zagara) on Glass Flats
  121  3 Protoss, orange        places the hero (Zeratul) on Thisby
  122  1 Protoss, yellow        places 7 on Temple of the Preservers, now 8
  123  1 Protoss, yellow        declares an invasion of Burning Rift (2) from Char Aleph (2)
  124  1 Protoss, yellow        commits 1
  125  2 Zerg, brown            defends with 2 dice
  126  chance                   3 against 1 1: losses 0 and 1
  127  1 Protoss, yellow        commits 1
  128  chance                   3 against 2: losses 0 and 1; Burning Rift falls
  129  1 Protoss, yellow        declares an invasion of Jacobs Installation (2) from Ate (2)
  130  1 Protoss, yellow        commits 1
  131  3 Protoss, orange        defends with 2 dice
  132  chance                   6 against 2 1: losses 0 and 1
  133  1 Protoss, yellow        commits 1
  134  chance                   1 against 6: losses 1 and 0
  135  1 Protoss, yellow        declares an invasion of Velari Province (1) from Temple of the Preservers (8)
  136  1 Protoss, yellow        commits 3, with the hero
  137  chance                   6 1 3 against 1: losses 0 and 1; Velari Province falls
  138  1 Protoss, yellow        moves 4 more units in
  139  1 Protoss, yellow        declares an invasion of Eris (2) from The Eternal Scar (4)
  140  1 Protoss, yellow        commits 3
  141  3 Protoss, orange        defends with 2 dice
  142  chance                   4 6 5 against 4 1: losses 0 and 2; Eris falls
  143  1 Protoss, yellow        declares an invasion of Pyramus (1) from Riksville (3)
  144  1 Protoss, yellow        commits 2
  145  chance                   5 1 against 3: losses 0 and 1; Pyramus falls
  146  1 Protoss, yellow        declares an invasion of Hell's Gates (7) from Eris (3)
  147  1 Protoss, yellow        commits 2
  148  3 Protoss, orange        defends with 2 dice
  149  chance                   4 3 against 2 4: losses 1 and 1
  150  1 Protoss, yellow        commits 1
  151  3 Protoss, orange        defends with 2 dice
  152  chance                   2 against 2 4: losses 1 and 0
  153  1 Protoss, yellow        declares an invasion of Diamondback Wastelands (4) from Pyramus (2)
  154  1 Protoss, yellow        commits 1
  155  2 Zerg, brown            defends with 2 dice
  156  chance                   1 against 2 4: losses 1 and 0
  157  1 Protoss, yellow        declares an invasion of Volatile Cleft (2) from Sundered Valley (3)
  158  1 Protoss, yellow        commits 2
  159  3 Protoss, orange        defends with 2 dice
  160  chance                   2 3 against 4 1: losses 1 and 1
  161  1 Protoss, yellow        commits 1
  162  chance                   3 against 2: losses 0 and 1; Volatile Cleft falls
  163  1 Protoss, yellow        declares an invasion of Death Valley (2) from Primary Hive Cluster (4)
  164  1 Protoss, yellow        commits 3
  165  2 Zerg, brown            defends with 2 dice
  166  chance                   6 2 1 against 3 5: losses 1 and 1
  167  1 Protoss, yellow        commits 2
  168  chance                   2 2 against 4: losses 1 and 0
  169  1 Protoss, yellow        commits 1
  170  chance                   2 against 2: losses 1 and 0
  171  1 Protoss, yellow        declares an invasion of Citadel of the Executor (2) from Velari Province (7)
  172  1 Protoss, yellow        commits 3, with the hero
  173  2 Zerg, brown            defends with 2 dice
  174  chance                   5 1 5 against 3 5: losses 0 and 2; Citadel of the Executor falls
  175  1 Protoss, yellow        moves 3 more units in
  176  1 Protoss, yellow        declares an invasion of Remains of the Overmind (2) from Citadel of the Executor (6)
  177  1 Protoss, yellow        commits 3, with the hero
  178  2 Zerg, brown            defends with 2 dice
  179  chance                   5 6 3 against 1 3: losses 0 and 2; Remains of the Overmind falls
  180  1 Protoss, yellow        moves 2 more units in
  181  1 Protoss, yellow        declares an invasion of Feral Hives (2) from Remains of the Overmind (5)
  182  1 Protoss, yellow        commits 3, with the hero
  183  2 Zerg, brown            defends with 2 dice
  184  chance                   1 1 4 against 5 3: losses 2 and 0
  185  1 Protoss, yellow        commits 2, with the hero
  186  2 Zerg, brown            defends with 2 dice
  187  chance                   6 4 against 2 6: losses 0 and 2; Feral Hives falls
  188  1 Protoss, yellow        ends the attacks
  189  1 Protoss, yellow        collects «Control 8 Mineral Fields»
  190  chance                   reward for Protoss, yellow: Xel'Naga Tower
  191  1 Protoss, yellow        places the tower (Xel'Naga Tower) on Riksville
  192  1 Protoss, yellow        moves 2 from The Great Forum to Feral Hives
  193  2 Zerg, brown            places 5 on Radiated Wastes, now 9
  194  2 Zerg, brown            declares an invasion of Xel'Naga Temple Grounds (2) from Rajal (4)
  195  2 Zerg, brown            commits 3
  196  3 Protoss, orange        defends with 2 dice
  197  chance                   5 1 3 against 2 6: losses 1 and 1
  198  2 Zerg, brown            commits 2
  199  chance                   4 6 against 4: losses 0 and 1; Xel'Naga Temple Grounds falls
  200  2 Zerg, brown            declares an invasion of Katuul Province (1) from Talematros (2)
  201  2 Zerg, brown            commits 1
  202  chance                   1 against 6: losses 1 and 0
  203  2 Zerg, brown            ends the attacks
  204  chance                   Zerg, brown draws rapid-regeneration (Burning Rift – Rapid Regeneration)
  205  2 Zerg, brown            moves 1 from Xel'Naga Temple Grounds to Talematros
  206  3 Protoss, orange        places 4 on Jacobs Installation, now 5
  207  3 Protoss, orange        declares an invasion of Eris (1) from Hell's Gates (6)
  208  3 Protoss, orange        commits 3
  209  chance                   3 5 2 against 6: losses 1 and 0
  210  3 Protoss, orange        commits 3
  211  chance                   1 6 5 against 5: losses 0 and 1; Eris falls
  212  3 Protoss, orange        moves 1 more units in
  213  3 Protoss, orange        declares an invasion of Radiated Wastes (9) from Dauntless Plateau (3)
  214  2 Zerg, brown            passes
  215  3 Protoss, orange        commits 2
  216  2 Zerg, brown            defends with 2 dice
  217  chance                   3 3 against 2 1: losses 0 and 2
  218  3 Protoss, orange        commits 2
  219  2 Zerg, brown            defends with 2 dice
  220  chance                   2 3 against 6 1: losses 1 and 1
  221  3 Protoss, orange        commits 1
  222  2 Zerg, brown            defends with 2 dice
  223  chance                   5 against 5 6: losses 1 and 0
  224  2 Zerg, brown            plays rapid-regeneration (Burning Rift – Rapid Regeneration)
  225  3 Protoss, orange        declares an invasion of Radiated Wastes (8) from Ruins of Styrling (2)
  226  3 Protoss, orange        commits 1
  227  2 Zerg, brown            defends with 2 dice
  228  chance                   1 against 4 5: losses 1 and 0
  229  3 Protoss, orange        declares an invasion of Ate (1) from Jacobs Installation (5)
  230  3 Protoss, orange        commits 3
  231  chance                   1 2 6 against 5: losses 0 and 1; Ate falls
  232  3 Protoss, orange        moves 1 more units in
  233  3 Protoss, orange        declares an invasion of The Eternal Scar (1) from Eris (4)
  234  3 Protoss, orange        commits 3
  235  chance                   4 3 2 against 3: losses 0 and 1; The Eternal Scar falls
  236  3 Protoss, orange        declares an invasion of Diamondback Wastelands (4) from Ate (4)
  237  3 Protoss, orange        commits 3
  238  2 Zerg, brown            defends with 2 dice
  239  chance                   6 1 5 against 2 4: losses 0 and 2
  240  3 Protoss, orange        commits 3
  241  2 Zerg, brown            defends with 2 dice
  242  chance                   1 4 2 against 3 3: losses 1 and 1
  243  3 Protoss, orange        commits 2
  244  chance                   4 5 against 5: losses 1 and 0
  245  3 Protoss, orange        commits 1
  246  chance                   1 against 3: losses 1 and 0
  247  3 Protoss, orange        declares an invasion of Ursa (1) from Keresh Province (2)
  248  3 Protoss, orange        commits 1
  249  chance                   1 against 4: losses 1 and 0
  250  3 Protoss, orange        declares an invasion of Sundered Valley (1) from The Eternal Scar (3)
  251  3 Protoss, orange        commits 2
  252  chance                   2 2 against 1: losses 0 and 1; Sundered Valley falls
  253  3 Protoss, orange        declares an invasion of Fulmic Highlands (1) from Sundered Valley (2)
  254  3 Protoss, orange        commits 1
  255  chance                   6 against 4: losses 0 and 1; Fulmic Highlands falls
  256  3 Protoss, orange        declares an invasion of Death Valley (1) from Bone Trench (3)
  257  3 Protoss, orange        commits 2
  258  chance                   2 1 against 6: losses 1 and 0
  259  3 Protoss, orange        commits 1
  260  chance                   5 against 5: losses 1 and 0
  261  3 Protoss, orange        ends the attacks
  262  chance                   Protoss, orange draws guardian-shield (Temple of the Preservers – Guardian Shield)
  263  3 Protoss, orange        does not fortify
  264  1 Protoss, yellow        places 15 on Primary Hive Cluster, now 16
  265  1 Protoss, yellow        declares an invasion of Death Valley (1) from Primary Hive Cluster (16)
  266  1 Protoss, yellow        commits 3
  267  chance                   5 6 6 against 5: losses 0 and 1; Death Valley falls
  268  1 Protoss, yellow        moves 12 more units in
  269  1 Protoss, yellow        declares an invasion of Glass Flats (2) from Death Valley (15)
  270  1 Protoss, yellow        commits 3
  271  2 Zerg, brown            defends with 2 dice
  272  chance                   5 1 3 against 2 5: losses 1 and 1
  273  1 Protoss, yellow        commits 3
  274  chance                   1 4 4 against 1: losses 0 and 1; Glass Flats falls
  275  1 Protoss, yellow        moves 10 more units in
  276  1 Protoss, yellow        ends the attacks
  277  1 Protoss, yellow        collects «Control 2 enemy bases»
  278  chance                   reward for Protoss, yellow: Bonus defence die
  279  1 Protoss, yellow        moves 1 from Feral Hives to Death Valley
  280  2 Zerg, brown            places the hero (Zagara) on Backwater Station
  281  2 Zerg, brown            places 3 on Ursa, now 4
  282  2 Zerg, brown            declares an invasion of Pyramus (1) from Ursa (4)
  283  2 Zerg, brown            commits 3
  284  chance                   1 1 2 against 2 3: losses 1 and 0
  285  2 Zerg, brown            commits 2
  286  chance                   6 1 against 4 1: losses 0 and 1; Pyramus falls
  287  2 Zerg, brown            declares an invasion of Bone Trench (1) from Radiated Wastes (8)
  288  3 Protoss, orange        plays guardian-shield (Temple of the Preservers – Guardian Shield)
  289  2 Zerg, brown            commits 2
  290  chance                   3 6 against 6: losses 1 and 0
  291  2 Zerg, brown            commits 2
  292  chance                   3 1 against 4: losses 1 and 0
  293  2 Zerg, brown            commits 2
  294  chance                   4 6 against 5: losses 0 and 1; Bone Trench falls
  295  2 Zerg, brown            moves 3 more units in
  296  2 Zerg, brown            declares an invasion of Dauntless Plateau (1) from Bone Trench (5)
  297  2 Zerg, brown            commits 3
  298  chance                   2 2 2 against 4: losses 1 and 0
  299  2 Zerg, brown            commits 3
  300  chance                   2 4 1 against 3: losses 0 and 1; Dauntless Plateau falls
  301  2 Zerg, brown            declares an invasion of Riksville (1) from Pyramus (2)
  302  2 Zerg, brown            commits 1
  303  chance                   1 against 4 2: losses 1 and 0
  304  2 Zerg, brown            declares an invasion of Ate (1) from Dauntless Plateau (3)
  305  2 Zerg, brown            commits 2
  306  chance                   2 3 against 2: losses 0 and 1; Ate falls
  307  2 Zerg, brown            declares an invasion of Hell's Gates (1) from Ate (2)
  308  2 Zerg, brown            commits 1
  309  chance                   6 against 4: losses 0 and 1; Hell's Gates falls
  310  2 Zerg, brown            ends the attacks
  311  chance                   Zerg, brown draws creep-tumor (Ate – Creep Tumor)
  312  2 Zerg, brown            does not fortify
  313  3 Protoss, orange        places 4 on Jacobs Installation, now 5
  314  3 Protoss, orange        declares an invasion of Pyramus (1) from Jacobs Installation (5)
  315  2 Zerg, brown            passes
  316  3 Protoss, orange        commits 3
  317  chance                   4 4 5 against 1: losses 0 and 1; Pyramus falls
  318  3 Protoss, orange        moves 1 more units in
  319  3 Protoss, orange        declares an invasion of Katuul Province (1) from Pyramus (4)
  320  3 Protoss, orange        commits 3
  321  chance                   1 5 2 against 4 4: losses 0 and 1; Katuul Province falls
  322  3 Protoss, orange        declares an invasion of Xel'Naga Temple Grounds (1) from Katuul Province (3)
  323  2 Zerg, brown            passes
  324  3 Protoss, orange        commits 2
  325  chance                   6 5 against 5: losses 0 and 1; Xel'Naga Temple Grounds falls
  326  3 Protoss, orange        declares an invasion of Talematros (2) from Xel'Naga Temple Grounds (2)
  327  2 Zerg, brown            passes
  328  3 Protoss, orange        commits 1
  329  2 Zerg, brown            defends with 2 dice
  330  chance                   6 against 4 1: losses 0 and 1
  331  3 Protoss, orange        commits 1
  332  chance                   4 against 5: losses 1 and 0
  333  2 Zerg, brown            passes
  334  3 Protoss, orange        ends the attacks
  335  chance                   Protoss, orange draws force-field (Saalok – Force Field)
  336  3 Protoss, orange        does not fortify
  337  1 Protoss, yellow        places 16 on Antioch Province, now 17
  338  1 Protoss, yellow        declares an invasion of Bone Trench (1) from Death Valley (2)
  339  2 Zerg, brown            passes
  340  1 Protoss, yellow        commits 1
  341  chance                   3 against 1: losses 0 and 1; Bone Trench falls
  342  1 Protoss, yellow        declares an invasion of Talematros (1) from Antioch Province (17)
  343  2 Zerg, brown            passes
  344  1 Protoss, yellow        commits 3
  345  chance                   5 2 4 against 2: losses 0 and 1; Talematros falls
  346  1 Protoss, yellow        moves 13 more units in
  347  1 Protoss, yellow        declares an invasion of Katuul Province (1) from Talematros (16)
  348  3 Protoss, orange        passes
  349  1 Protoss, yellow        commits 3
  350  chance                   4 5 4 against 4
  351  3 Protoss, orange        passes: losses 0 and 1; Katuul Province falls
  352  1 Protoss, yellow        moves 12 more units in
  353  1 Protoss, yellow        declares an invasion of Xel'Naga Temple Grounds (1) from Katuul Province (15)
  354  3 Protoss, orange        passes
  355  1 Protoss, yellow        commits 3
  356  chance                   2 6 6 against 6
  357  3 Protoss, orange        passes: losses 1 and 0
  358  1 Protoss, yellow        commits 3
  359  chance                   3 2 2 against 4
  360  3 Protoss, orange        passes: losses 1 and 0
  361  1 Protoss, yellow        commits 3
  362  chance                   4 6 6 against 2
  363  3 Protoss, orange        passes: losses 0 and 1; Xel'Naga Temple Grounds falls
  364  1 Protoss, yellow        moves 9 more units in
  365  1 Protoss, yellow        ends the attacks
  366  1 Protoss, yellow        collects «Control all of Aiur»
  367  chance                   reward for Protoss, yellow: Starting manoeuvre; Protoss, yellow wins

won after 367 actions, by 1 Protoss, yellow
