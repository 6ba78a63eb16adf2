starcraft/total-domination, 3 seats, dealer of seed 2026, game 26
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive

    1  chance                   6 5 6: a tie, roll again
    2  chance                   5 2: seat 1 chooses first
    3  seat 1                   takes Protoss, yellow
    4  seat 3                   takes Protoss, orange
    5  seat 2                   takes Zerg, brown
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
  119  1 Protoss, yellow        places 7 on Temple of the Preservers, now 8
  120  1 Protoss, yellow        attacks Fulmic Highlands (1) from The Eternal Scar (4), dice: 3
  121  chance                   3 1 1 against 3: losses 1 and 0
  122  1 Protoss, yellow        attacks Burning Rift (2) from Char Aleph (2), dice: 1
  123  2 Zerg, brown            defends with 2 dice
  124  chance                   2 against 6 2: losses 1 and 0
  125  1 Protoss, yellow        attacks Velari Province (1) from The Great Forum (4), dice: 3
  126  chance                   1 1 6 against 6: losses 1 and 0
  127  1 Protoss, yellow        attacks Eris (2) from The Eternal Scar (3), dice: 2
  128  3 Protoss, orange        defends with 2 dice
  129  chance                   1 3 against 1 4: losses 2 and 0
  130  1 Protoss, yellow        attacks Velari Province (1) from Temple of the Preservers (8), dice: 3
  131  chance                   6 5 4 against 1: losses 0 and 1; Velari Province falls
  132  1 Protoss, yellow        moves 4 more units in
  133  1 Protoss, yellow        attacks Pyramus (1) from Riksville (3), dice: 2
  134  chance                   5 1 against 3: losses 0 and 1; Pyramus falls
  135  1 Protoss, yellow        attacks Burning Rift (2) from Primary Hive Cluster (4), dice: 3
  136  2 Zerg, brown            defends with 2 dice
  137  chance                   4 3 2 against 4 2: losses 1 and 1
  138  1 Protoss, yellow        attacks Hell's Gates (7) from Ate (2), dice: 1
  139  3 Protoss, orange        defends with 2 dice
  140  chance                   2 against 4 1: losses 1 and 0
  141  1 Protoss, yellow        attacks Ursa (1) from Pyramus (2), dice: 1
  142  chance                   2 against 4: losses 1 and 0
  143  1 Protoss, yellow        attacks Fulmic Highlands (1) from Sundered Valley (3), dice: 2
  144  chance                   2 3 against 4: losses 1 and 0
  145  1 Protoss, yellow        attacks Death Valley (2) from Primary Hive Cluster (3), dice: 2
  146  2 Zerg, brown            defends with 2 dice
  147  chance                   1 3 against 2 6: losses 2 and 0
  148  1 Protoss, yellow        attacks Fulmic Highlands (1) from Sundered Valley (2), dice: 1
  149  chance                   2 against 1: losses 0 and 1; Fulmic Highlands falls
  150  1 Protoss, yellow        attacks Remains of the Overmind (2) from Velari Province (7), dice: 3
  151  2 Zerg, brown            defends with 2 dice
  152  chance                   3 5 2 against 2 4: losses 0 and 2; Remains of the Overmind falls
  153  1 Protoss, yellow        moves 3 more units in
  154  1 Protoss, yellow        attacks Citadel of the Executor (2) from Remains of the Overmind (6), dice: 3
  155  2 Zerg, brown            defends with 2 dice
  156  chance                   2 2 5 against 1 5: losses 1 and 1
  157  1 Protoss, yellow        attacks Feral Hives (2) from Remains of the Overmind (5), dice: 3
  158  2 Zerg, brown            defends with 2 dice
  159  chance                   3 5 5 against 6 3: losses 1 and 1
  160  1 Protoss, yellow        attacks Citadel of the Executor (1) from Remains of the Overmind (4), dice: 3
  161  chance                   1 3 1 against 1: losses 0 and 1; Citadel of the Executor falls
  162  1 Protoss, yellow        attacks Feral Hives (1) from Citadel of the Executor (3), dice: 2
  163  chance                   4 5 against 3: losses 0 and 1; Feral Hives falls
  164  1 Protoss, yellow        ends the attacks
  165  1 Protoss, yellow        collects «Control 8 Mineral Fields»
  166  chance                   reward for Protoss, yellow: Xel'Naga Tower
  167  1 Protoss, yellow        places the tower (Xel'Naga Tower) on Temple of the Preservers
  168  1 Protoss, yellow        moves 1 from Feral Hives to Primary Hive Cluster
  169  2 Zerg, brown            places 5 on Radiated Wastes, now 9
  170  2 Zerg, brown            attacks Ate (1) from Radiated Wastes (9), dice: 3
  171  chance                   4 2 6 against 6: losses 1 and 0
  172  2 Zerg, brown            attacks Xel'Naga Temple Grounds (2) from Rajal (4), dice: 3
  173  3 Protoss, orange        defends with 2 dice
  174  chance                   5 1 3 against 2 6: losses 1 and 1
  175  2 Zerg, brown            attacks Nydus Network (1) from Death Valley (2), dice: 1
  176  chance                   4 against 6: losses 1 and 0
  177  2 Zerg, brown            attacks Xel'Naga Temple Grounds (1) from Rajal (3), dice: 2
  178  chance                   4 1 against 6: losses 1 and 0
  179  2 Zerg, brown            attacks Bone Trench (3) from Radiated Wastes (8), dice: 3
  180  3 Protoss, orange        defends with 2 dice
  181  chance                   2 3 5 against 2 6: losses 1 and 1
  182  2 Zerg, brown            attacks Bone Trench (2) from Radiated Wastes (7), dice: 3
  183  3 Protoss, orange        defends with 2 dice
  184  chance                   1 6 5 against 5 3: losses 0 and 2; Bone Trench falls
  185  2 Zerg, brown            moves 3 more units in
  186  2 Zerg, brown            attacks Thisby (1) from Diamondback Wastelands (4), dice: 3
  187  chance                   3 2 1 against 2: losses 0 and 1; Thisby falls
  188  2 Zerg, brown            attacks Xel'Naga Temple Grounds (1) from Talematros (2), dice: 1
  189  chance                   3 against 6: losses 1 and 0
  190  2 Zerg, brown            attacks Nydus Network (1) from Bone Trench (6), dice: 3
  191  chance                   1 5 5 against 6: losses 1 and 0
  192  2 Zerg, brown            attacks Katuul Province (1) from Rajal (2), dice: 1
  193  chance                   1 against 4: losses 1 and 0
  194  2 Zerg, brown            attacks Dauntless Plateau (3) from Bone Trench (5), dice: 3
  195  3 Protoss, orange        defends with 2 dice
  196  chance                   5 1 2 against 6 5: losses 2 and 0
  197  2 Zerg, brown            attacks Char Aleph (1) from Glass Flats (2), dice: 1
  198  chance                   4 against 3: losses 0 and 1; Char Aleph falls
  199  2 Zerg, brown            attacks Dauntless Plateau (3) from Bone Trench (3), dice: 2
  200  3 Protoss, orange        defends with 2 dice
  201  chance                   2 3 against 6 1: losses 1 and 1
  202  2 Zerg, brown            attacks Dauntless Plateau (2) from Bone Trench (2), dice: 1
  203  3 Protoss, orange        defends with 2 dice
  204  chance                   5 against 2 4: losses 0 and 1
  205  2 Zerg, brown            attacks Dauntless Plateau (1) from Bone Trench (2), dice: 1
  206  chance                   1 against 4: losses 1 and 0
  207  2 Zerg, brown            ends the attacks
  208  chance                   a card for Zerg, brown: Diamondback Wastelands – Fighter Mode
  209  2 Zerg, brown            does not fortify
  210  3 Protoss, orange        places 4 on Canis, now 5
  211  3 Protoss, orange        attacks Ursa (1) from Ruins of Styrling (2), dice: 1
  212  chance                   3 against 3: losses 1 and 0
  213  3 Protoss, orange        attacks Nydus Network (1) from Eris (2), dice: 1
  214  chance                   4 against 5: losses 1 and 0
  215  3 Protoss, orange        attacks Sundered Valley (1) from Volatile Cleft (2), dice: 1
  216  chance                   5 against 1: losses 0 and 1; Sundered Valley falls
  217  3 Protoss, orange        attacks Diamondback Wastelands (1) from Jacobs Installation (2), dice: 1
  218  chance                   3 against 1: losses 0 and 1; Diamondback Wastelands falls
  219  3 Protoss, orange        attacks Saalok (1) from Canis (5), dice: 3
  220  chance                   4 2 2 against 1+1: losses 0 and 1; Saalok falls
  221  3 Protoss, orange        moves 1 more unit in
  222  3 Protoss, orange        attacks Wolfrec Province (1) from Keresh Province (2), dice: 1
  223  chance                   6 against 4: losses 0 and 1; Wolfrec Province falls
  224  3 Protoss, orange        attacks Nydus Network (1) from Hell's Gates (7), dice: 3
  225  chance                   2 1 6 against 5: losses 0 and 1; Nydus Network falls
  226  3 Protoss, orange        moves 3 more units in
  227  3 Protoss, orange        attacks Death Valley (1) from Nydus Network (6), dice: 3
  228  chance                   5 2 5 against 6: losses 1 and 0
  229  3 Protoss, orange        ends the attacks
  230  chance                   a card for Protoss, orange: Dauntless Plateau – Spawn Larva
  231  3 Protoss, orange        does not fortify
  232  1 Protoss, yellow        places 9 on Fulmic Highlands, now 10
  233  1 Protoss, yellow        attacks Volatile Cleft (1) from Fulmic Highlands (10), dice: 3
  234  chance                   5 5 1 against 3: losses 0 and 1; Volatile Cleft falls
  235  1 Protoss, yellow        moves 6 more units in
  236  1 Protoss, yellow        attacks Char Aleph (1) from Acid Marsh (2), dice: 1
  237  chance                   2 against 5: losses 1 and 0
  238  1 Protoss, yellow        attacks Sundered Valley (1) from Volatile Cleft (9), dice: 3
  239  chance                   1 4 4 against 1: losses 0 and 1; Sundered Valley falls
  240  1 Protoss, yellow        moves 5 more units in
  241  1 Protoss, yellow        attacks Char Aleph (1) from Primary Hive Cluster (2), dice: 1
  242  chance                   4 against 1: losses 0 and 1; Char Aleph falls
  243  1 Protoss, yellow        ends the attacks
  244  chance                   a card for Protoss, yellow: Augustgrad – Stimpack
  245  1 Protoss, yellow        does not fortify
  246  2 Zerg, brown            places 5 on Radiated Wastes, now 6
  247  2 Zerg, brown            attacks Ruins of Styrling (1) from Radiated Wastes (6), dice: 3
  248  chance                   2 2 3 against 6: losses 1 and 0
  249  2 Zerg, brown            attacks Diamondback Wastelands (1) from Thisby (3), dice: 2
  250  chance                   1 4 against 1: losses 0 and 1; Diamondback Wastelands falls
  251  2 Zerg, brown            attacks Wolfrec Province (1) from Radiated Wastes (5), dice: 3
  252  chance                   3 6 6 against 3: losses 0 and 1; Wolfrec Province falls
  253  2 Zerg, brown            moves 1 more unit in
  254  2 Zerg, brown            attacks Riksville (1) from Diamondback Wastelands (2), dice: 1
  255  chance                   1 against 4: losses 1 and 0
  256  2 Zerg, brown            attacks Augustgrad (1) from Wolfrec Province (4), dice: 3
  257  chance                   4 6 5 against 2: losses 0 and 1; Augustgrad falls
  258  2 Zerg, brown            attacks Keresh Province (1) from Augustgrad (3), dice: 2
  259  chance                   2 2 against 4: losses 1 and 0
  260  2 Zerg, brown            attacks Ruins of Styrling (1) from Augustgrad (2), dice: 1
  261  chance                   2 against 4: losses 1 and 0
  262  2 Zerg, brown            ends the attacks
  263  chance                   a card for Zerg, brown: Jacobs Installation – SCV Repair
  264  2 Zerg, brown            does not fortify
  265  3 Protoss, orange        places 4 on Dauntless Plateau, now 5
  266  3 Protoss, orange        attacks Bone Trench (1) from Dauntless Plateau (5), dice: 3
  267  chance                   3 1 4 against 2: losses 0 and 1; Bone Trench falls
  268  3 Protoss, orange        moves 1 more unit in
  269  3 Protoss, orange        attacks Citadel of the Executor (1) from Saalok (4), dice: 3
  270  chance                   2 3 2 against 6: losses 1 and 0
  271  3 Protoss, orange        attacks Citadel of the Executor (1) from Saalok (3), dice: 2
  272  chance                   4 5 against 4: losses 0 and 1; Citadel of the Executor falls
  273  3 Protoss, orange        attacks Remains of the Overmind (1) from Citadel of the Executor (2), dice: 1
  274  chance                   4 against 5: losses 1 and 0
  275  3 Protoss, orange        attacks Primary Hive Cluster (1) from Nydus Network (5), dice: 3
  276  chance                   1 1 5 against 2: losses 0 and 1; Primary Hive Cluster falls
  277  3 Protoss, orange        moves 1 more unit in
  278  3 Protoss, orange        ends the attacks
  279  chance                   a card for Protoss, orange: Sundered Valley – Archon Warp
  280  3 Protoss, orange        moves 2 from Bone Trench to Dauntless Plateau
  281  1 Protoss, yellow        places 11 on Remains of the Overmind, now 12
  282  1 Protoss, yellow        attacks Citadel of the Executor (1) from Remains of the Overmind (12), dice: 3
  283  chance                   4 6 5 against 5: losses 0 and 1; Citadel of the Executor falls
  284  1 Protoss, yellow        moves 8 more units in
  285  1 Protoss, yellow        attacks Saalok (1) from Citadel of the Executor (11), dice: 3
  286  chance                   6+1 4 1 against 4: losses 0 and 1; Saalok falls
  287  1 Protoss, yellow        moves 7 more units in
  288  1 Protoss, yellow        attacks Canis (1) from Saalok (10), dice: 3
  289  chance                   5 2 3 against 1: losses 0 and 1; Canis falls
  290  1 Protoss, yellow        moves 6 more units in
  291  1 Protoss, yellow        attacks Keresh Province (1) from Canis (9), dice: 3
  292  chance                   5 2 4 against 2: losses 0 and 1; Keresh Province falls
  293  1 Protoss, yellow        moves 5 more units in
  294  1 Protoss, yellow        attacks Augustgrad (1) from Keresh Province (8), dice: 3
  295  chance                   4 5 4 against 4: losses 0 and 1; Augustgrad falls
  296  1 Protoss, yellow        moves 4 more units in
  297  1 Protoss, yellow        attacks Wolfrec Province (1) from Augustgrad (7), dice: 3
  298  chance                   2 6 6 against 6: losses 1 and 0
  299  1 Protoss, yellow        ends the attacks
  300  1 Protoss, yellow        collects «Control all of Aiur»
  301  chance                   reward for Protoss, yellow: Starting manoeuvre
  302  1 Protoss, yellow        moves 7 from Sundered Valley to The Eternal Scar
  303  2 Zerg, brown            places 6 on Radiated Wastes, now 7
  304  2 Zerg, brown            attacks Augustgrad (6) from Radiated Wastes (7), dice: 3
  305  1 Protoss, yellow        defends with 2 dice
  306  chance                   2 2 4 against 4 6: losses 2 and 0
  307  2 Zerg, brown            attacks Bone Trench (2) from Radiated Wastes (5), dice: 3
  308  3 Protoss, orange        defends with 2 dice
  309  chance                   6 2 3 against 2 3: losses 0 and 2; Bone Trench falls
  310  2 Zerg, brown            moves 1 more unit in
  311  2 Zerg, brown            attacks Nydus Network (1) from Bone Trench (4), dice: 3
  312  chance                   3 3 6 against 3: losses 0 and 1; Nydus Network falls
  313  2 Zerg, brown            attacks Eris (1) from Nydus Network (3), dice: 2
  314  chance                   1 6 against 4: losses 0 and 1; Eris falls
  315  2 Zerg, brown            attacks The Eternal Scar (8) from Eris (2), dice: 1
  316  1 Protoss, yellow        defends with 2 dice
  317  chance                   4 against 1 1: losses 0 and 1
  318  2 Zerg, brown            attacks Hell's Gates (1) from Eris (2), dice: 1
  319  chance                   6 against 6: losses 1 and 0
  320  2 Zerg, brown            ends the attacks
  321  chance                   a card for Zerg, brown: Remains of the Overmind – Chrono Boost
  322  2 Zerg, brown            does not fortify
  323  3 Protoss, orange        places 3 on Primary Hive Cluster, now 7
  324  3 Protoss, orange        attacks Radiated Wastes (1) from Dauntless Plateau (3), dice: 2
  325  chance                   5 5 against 5: losses 1 and 0
  326  3 Protoss, orange        attacks Acid Marsh (1) from Primary Hive Cluster (7), dice: 3
  327  chance                   5 4 6 against 5: losses 0 and 1; Acid Marsh falls
  328  3 Protoss, orange        moves 3 more units in
  329  3 Protoss, orange        attacks Bone Trench (1) from Dauntless Plateau (2), dice: 1
  330  chance                   1 against 3: losses 1 and 0
  331  3 Protoss, orange        attacks Char Aleph (1) from Acid Marsh (6), dice: 3
  332  chance                   3 5 5 against 2: losses 0 and 1; Char Aleph falls
  333  3 Protoss, orange        moves 2 more units in
  334  3 Protoss, orange        attacks Burning Rift (1) from Char Aleph (5), dice: 3
  335  chance                   4 6 5 against 4: losses 0 and 1; Burning Rift falls
  336  3 Protoss, orange        moves 1 more unit in
  337  3 Protoss, orange        attacks Death Valley (1) from Burning Rift (4), dice: 3
  338  chance                   5 5 5 against 5: losses 1 and 0
  339  3 Protoss, orange        attacks Death Valley (1) from Burning Rift (3), dice: 2
  340  chance                   4 6 against 3: losses 0 and 1; Death Valley falls
  341  3 Protoss, orange        attacks Nydus Network (1) from Death Valley (2), dice: 1
  342  chance                   4 against 3: losses 0 and 1; Nydus Network falls
  343  3 Protoss, orange        ends the attacks
  344  chance                   a card for Protoss, orange: Eris – Burrow
  345  3 Protoss, orange        does not fortify
  346  1 Protoss, yellow        places 18 on Keresh Province, now 19
  347  1 Protoss, yellow        has prepared
  348  1 Protoss, yellow        attacks Ruins of Styrling (1) from Augustgrad (6), dice: 3
  349  chance                   6 5 6 against 5: losses 0 and 1; Ruins of Styrling falls
  350  1 Protoss, yellow        moves 2 more units in
  351  1 Protoss, yellow        attacks Ursa (1) from Ruins of Styrling (5), dice: 3
  352  chance                   4 1 4 against 2: losses 0 and 1; Ursa falls
  353  1 Protoss, yellow        moves 1 more unit in
  354  1 Protoss, yellow        attacks Wolfrec Province (1) from Keresh Province (19), dice: 3
  355  chance                   5 4 5 against 1: losses 0 and 1; Wolfrec Province falls
  356  1 Protoss, yellow        moves 15 more units in
  357  1 Protoss, yellow        attacks Radiated Wastes (1) from Wolfrec Province (18), dice: 3
  358  chance                   3 6 4 against 3: losses 0 and 1; Radiated Wastes falls
  359  1 Protoss, yellow        moves 14 more units in
  360  1 Protoss, yellow        ends the attacks
  361  1 Protoss, yellow        collects «Control 2 complete planets»
  362  chance                   reward for Protoss, yellow: Bonus defence die
  363  1 Protoss, yellow        moves 2 from Ursa to Saalok
  364  2 Zerg, brown            picks the card Jacobs Installation – SCV Repair
  365  2 Zerg, brown            picks the card Remains of the Overmind – Chrono Boost
  366  2 Zerg, brown            picks the card Diamondback Wastelands – Fighter Mode
  367  2 Zerg, brown            turns in a set for 7 units
  368  2 Zerg, brown            places 10 on Eris, now 11
  369  2 Zerg, brown            attacks Hell's Gates (1) from Eris (11), dice: 3
  370  chance                   2 4 1 against 4: losses 1 and 0
  371  2 Zerg, brown            attacks Nydus Network (1) from Eris (10), dice: 3
  372  chance                   4 5 2 against 3: losses 0 and 1; Nydus Network falls
  373  2 Zerg, brown            moves 6 more units in
  374  2 Zerg, brown            attacks Death Valley (1) from Nydus Network (9), dice: 3
  375  chance                   1 5 2 against 2: losses 0 and 1; Death Valley falls
  376  2 Zerg, brown            moves 5 more units in
  377  2 Zerg, brown            attacks Primary Hive Cluster (1) from Death Valley (8), dice: 3
  378  chance                   2 4 1 against 4: losses 1 and 0
  379  2 Zerg, brown            attacks Burning Rift (1) from Death Valley (7), dice: 3
  380  chance                   4 2 4 against 2: losses 0 and 1; Burning Rift falls
  381  2 Zerg, brown            moves 3 more units in
  382  2 Zerg, brown            attacks Char Aleph (1) from Burning Rift (6), dice: 3
  383  chance                   5 5 4 against 2: losses 0 and 1; Char Aleph falls
  384  2 Zerg, brown            moves 2 more units in
  385  2 Zerg, brown            attacks Acid Marsh (1) from Char Aleph (5), dice: 3
  386  chance                   4 3 3 against 3: losses 0 and 1; Acid Marsh falls
  387  2 Zerg, brown            moves 1 more unit in
  388  2 Zerg, brown            attacks Primary Hive Cluster (1) from Acid Marsh (4), dice: 3
  389  chance                   3 1 4 against 6: losses 1 and 0
  390  2 Zerg, brown            attacks Primary Hive Cluster (1) from Acid Marsh (3), dice: 2
  391  chance                   5 5 against 4: losses 0 and 1; Primary Hive Cluster falls
  392  2 Zerg, brown            ends the attacks
  393  chance                   a card for Zerg, brown: Temple of the Preservers – Guardian Shield
  394  2 Zerg, brown            moves 1 from Primary Hive Cluster to Glass Flats
  395  3 Protoss, orange        picks the card Sundered Valley – Archon Warp
  396  3 Protoss, orange        picks the card Dauntless Plateau – Spawn Larva
  397  3 Protoss, orange        picks the card Eris – Burrow
  398  3 Protoss, orange        turns in a set for 4 units
  399  3 Protoss, orange        places 7 on Dauntless Plateau, now 8
  400  3 Protoss, orange        attacks Bone Trench (1) from Dauntless Plateau (8), dice: 3
  401  chance                   2 4 2 against 3: losses 0 and 1; Bone Trench falls
  402  3 Protoss, orange        moves 4 more units in
  403  3 Protoss, orange        attacks Death Valley (1) from Bone Trench (7), dice: 3
  404  chance                   2 3 3 against 4: losses 1 and 0
  405  3 Protoss, orange        attacks Radiated Wastes (17) from Bone Trench (6), dice: 3
  406  1 Protoss, yellow        defends with 2 dice
  407  chance                   2 2 6 against 4 6 (3): losses 2 and 0
  408  3 Protoss, orange        attacks Radiated Wastes (17) from Bone Trench (4), dice: 3
  409  1 Protoss, yellow        defends with 2 dice
  410  chance                   5 4 2 against 6 (2) 3: losses 1 and 1
  411  3 Protoss, orange        attacks Death Valley (1) from Bone Trench (3), dice: 2
  412  chance                   6 6 against 4: losses 0 and 1; Death Valley falls
  413  3 Protoss, orange        attacks Nydus Network (1) from Death Valley (2), dice: 1
  414  chance                   6 against 1: losses 0 and 1; Nydus Network falls
  415  3 Protoss, orange        ends the attacks
  416  chance                   a card for Protoss, orange: Saalok – Force Field
  417  3 Protoss, orange        does not fortify
  418  1 Protoss, yellow        places 25 on Ruins of Styrling, now 26
  419  1 Protoss, yellow        has prepared
  420  1 Protoss, yellow        attacks Eris (1) from The Eternal Scar (7), dice: 3
  421  chance                   4 5 2 against 2: losses 0 and 1; Eris falls
  422  1 Protoss, yellow        moves 3 more units in
  423  1 Protoss, yellow        attacks Hell's Gates (1) from Eris (6), dice: 3
  424  chance                   5 5 4 against 2: losses 0 and 1; Hell's Gates falls
  425  1 Protoss, yellow        moves 2 more units in
  426  1 Protoss, yellow        attacks Dauntless Plateau (1) from Radiated Wastes (16), dice: 3
  427  chance                   1 1 2 against 6: losses 1 and 0
  428  1 Protoss, yellow        attacks Nydus Network (1) from Hell's Gates (5), dice: 3
  429  chance                   5 3 2 against 6: losses 1 and 0
  430  1 Protoss, yellow        attacks Dauntless Plateau (1) from Radiated Wastes (15), dice: 3
  431  chance                   2 2 1 against 6: losses 1 and 0
  432  1 Protoss, yellow        attacks Dauntless Plateau (1) from Hell's Gates (4), dice: 3
  433  chance                   2 5 1 against 6: losses 1 and 0
  434  1 Protoss, yellow        attacks Dauntless Plateau (1) from Hell's Gates (3), dice: 2
  435  chance                   5 6 against 1: losses 0 and 1; Dauntless Plateau falls
  436  1 Protoss, yellow        attacks Nydus Network (1) from Dauntless Plateau (2), dice: 1
  437  chance                   6 against 6: losses 1 and 0
  438  1 Protoss, yellow        attacks Jacobs Installation (1) from Ruins of Styrling (26), dice: 3
  439  chance                   3 6 5 against 1: losses 0 and 1; Jacobs Installation falls
  440  1 Protoss, yellow        moves 22 more units in
  441  1 Protoss, yellow        attacks Bone Trench (1) from Radiated Wastes (14), dice: 3
  442  chance                   4 4 3 against 6: losses 1 and 0
  443  1 Protoss, yellow        attacks Diamondback Wastelands (1) from Jacobs Installation (25), dice: 3
  444  chance                   5 4 1 against 5: losses 1 and 0
  445  1 Protoss, yellow        attacks Diamondback Wastelands (1) from Jacobs Installation (24), dice: 3
  446  chance                   3 2 4 against 2: losses 0 and 1; Diamondback Wastelands falls
  447  1 Protoss, yellow        moves 20 more units in
  448  1 Protoss, yellow        attacks Backwater Station (1) from Diamondback Wastelands (23), dice: 3
  449  chance                   4 3 4 against 5: losses 1 and 0
  450  1 Protoss, yellow        attacks Bone Trench (1) from Radiated Wastes (13), dice: 3
  451  chance                   1 3 4 against 1: losses 0 and 1; Bone Trench falls
  452  1 Protoss, yellow        moves 9 more units in
  453  1 Protoss, yellow        attacks Nydus Network (1) from Bone Trench (12), dice: 3
  454  chance                   4 3 2 against 1: losses 0 and 1; Nydus Network falls
  455  1 Protoss, yellow        moves 8 more units in
  456  1 Protoss, yellow        attacks Death Valley (1) from Nydus Network (11), dice: 3
  457  chance                   4 4 6 against 6: losses 1 and 0
  458  1 Protoss, yellow        attacks Thisby (1) from Diamondback Wastelands (22), dice: 3
  459  chance                   5 4 4 against 5: losses 1 and 0
  460  1 Protoss, yellow        attacks Primary Hive Cluster (1) from Nydus Network (10), dice: 3
  461  chance                   5 4 4 against 3: losses 0 and 1; Primary Hive Cluster falls
  462  1 Protoss, yellow        moves 6 more units in
  463  1 Protoss, yellow        attacks Acid Marsh (1) from Primary Hive Cluster (9), dice: 3
  464  chance                   2 5 2 against 2: losses 0 and 1; Acid Marsh falls
  465  1 Protoss, yellow        moves 5 more units in
  466  1 Protoss, yellow        attacks Char Aleph (1) from Acid Marsh (8), dice: 3
  467  chance                   6 3 6 against 4: losses 0 and 1; Char Aleph falls
  468  1 Protoss, yellow        moves 4 more units in
  469  1 Protoss, yellow        attacks Burning Rift (1) from Char Aleph (7), dice: 3
  470  chance                   6 2 4 against 4: losses 0 and 1; Burning Rift falls
  471  1 Protoss, yellow        moves 3 more units in
  472  1 Protoss, yellow        attacks Thisby (1) from Diamondback Wastelands (21), dice: 3
  473  chance                   2 6 5 against 3: losses 0 and 1; Thisby falls
  474  1 Protoss, yellow        moves 17 more units in
  475  1 Protoss, yellow        attacks Death Valley (1) from Burning Rift (6), dice: 3
  476  chance                   3 4 1 against 2: losses 0 and 1; Death Valley falls
  477  1 Protoss, yellow        moves 2 more units in
  478  1 Protoss, yellow        attacks Glass Flats (2) from Death Valley (5), dice: 3
  479  2 Zerg, brown            defends with 2 dice
  480  chance                   4 5 3 against 4 1: losses 0 and 2; Glass Flats falls
  481  1 Protoss, yellow        moves 1 more unit in
  482  1 Protoss, yellow        attacks Backwater Station (1) from Thisby (20), dice: 3
  483  chance                   4 1 3 against 6: losses 1 and 0
  484  1 Protoss, yellow        attacks Backwater Station (1) from Thisby (19), dice: 3
  485  chance                   4 3 1 against 2: losses 0 and 1; Backwater Station falls
  486  1 Protoss, yellow        moves 15 more units in
  487  1 Protoss, yellow        ends the attacks
  488  1 Protoss, yellow        collects «Control all of Char»
  489  chance                   reward for Protoss, yellow: Additional manoeuvre
  490  1 Protoss, yellow        moves 16 from Backwater Station to Velari Province
  491  1 Protoss, yellow        moves 1 from Ursa to Velari Province
  492  2 Zerg, brown            places 3 on Rajal, now 4
  493  2 Zerg, brown            ends the attacks
  494  2 Zerg, brown            does not fortify
  495  3 Protoss, orange        places 3 on Xel'Naga Temple Grounds, now 4
  496  3 Protoss, orange        attacks Rajal (4) from Xel'Naga Temple Grounds (4), dice: 3
  497  2 Zerg, brown            defends with 2 dice
  498  chance                   1 3 4 against 4 2: losses 1 and 1
  499  3 Protoss, orange        attacks Talematros (1) from Xel'Naga Temple Grounds (3), dice: 2
  500  chance                   2 5 against 1: losses 0 and 1; Talematros falls
  501  3 Protoss, orange        attacks Antioch Province (1) from Talematros (2), dice: 1
  502  chance                   5 against (4) 6: losses 1 and 0
  503  3 Protoss, orange        ends the attacks
  504  chance                   a card for Protoss, orange: Feral Hives – Hallucination
  505  3 Protoss, orange        does not fortify
  506  1 Protoss, yellow        places 42 on Katuul Province, now 43
  507  1 Protoss, yellow        has prepared
  508  1 Protoss, yellow        attacks Rajal (3) from Katuul Province (43), dice: 3
  509  2 Zerg, brown            defends with 2 dice
  510  chance                   6 5 2 against 1 1: losses 0 and 2
  511  1 Protoss, yellow        attacks Talematros (1) from Katuul Province (43), dice: 3
  512  chance                   2 2 5 against 2: losses 0 and 1; Talematros falls
  513  1 Protoss, yellow        moves 39 more units in
  514  1 Protoss, yellow        attacks Xel'Naga Temple Grounds (1) from Talematros (42), dice: 3
  515  chance                   3 5 2 against 5: losses 1 and 0
  516  1 Protoss, yellow        attacks Xel'Naga Temple Grounds (1) from Talematros (41), dice: 3
  517  chance                   6 1 6 against 3: losses 0 and 1; Xel'Naga Temple Grounds falls; out of the game: Protoss, orange
  518  1 Protoss, yellow        moves 37 more units in
  519  1 Protoss, yellow        attacks Rajal (1) from Xel'Naga Temple Grounds (40), dice: 3
  520  chance                   3 5 1 against 2: losses 0 and 1; Rajal falls; out of the game: Zerg, brown; victory for Protoss, yellow

won after 520 actions, by 1 Protoss, yellow
