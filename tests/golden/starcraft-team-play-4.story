starcraft/team-play, 4 seats, dealer of seed 2026, game 1
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive
  seat 4                        aggressive

    1  chance                   4 1 6 1: a tie, roll again
    2  chance                   1 1: a tie, roll again
    3  chance                   2 6: seat 3 chooses first
    4  3 Terran, red            takes Terran, red
    5  1 Protoss, yellow        takes Protoss, yellow
    6  4 Zerg, purple           takes Zerg, purple
    7  2 Zerg, brown            takes Zerg, brown
    8  chance                   a card shows Sundered Valley: Mineral Field
    9  chance                   a card shows Hell's Gates: Mineral Field
   10  chance                   a card shows Rajal: Mineral Field
   11  chance                   a card shows Char Aleph: Mineral Field
   12  chance                   a card shows Keresh Province: Mineral Field
   13  chance                   a card shows Nydus Network: Mineral Field
   14  chance                   a card shows Xel'Naga Temple Grounds: Mineral Field
   15  chance                   a card shows The Great Forum: Mineral Field
   16  chance                   a card shows Ursa: Mineral Field
   17  chance                   a card shows Burning Rift: Mineral Field
   18  chance                   a card shows Temple of the Preservers: Mineral Field
   19  chance                   a card shows Talematros: Mineral Field
   20  chance                   a card shows Velari Province: Mineral Field
   21  chance                   a card shows Wolfrec Province: Mineral Field
   22  chance                   a card shows Fulmic Highlands: Mineral Field
   23  chance                   a goal for the board: «Take 4 Mineral Fields in one turn»
   24  chance                   a goal for the board: «Control all of Char»
   25  chance                   a goal for the board: «Control an enemy base»
   26  chance                   a goal for the board: «Control 8 Mineral Fields»
   27  chance                   a goal for the board: «Take 10 territories in one turn»
   28  chance                   a goal for the board: «Control 11 Mineral Fields»
   29  chance                   a goal for the board: «Control 2 complete planets»
   30  chance                   a goal for the board: «Control 18 territories»
   31  3 Terran, red            places the base (Command Center) on Fulmic Highlands
   32  4 Zerg, purple           places the base (Hatchery) on Nydus Network
   33  1 Protoss, yellow        places the base (Nexus) on Remains of the Overmind
   34  2 Zerg, brown            places the base (Hatchery) on Death Valley
   35  3 Terran, red            claims Antioch Province
   36  4 Zerg, purple           claims Backwater Station
   37  1 Protoss, yellow        claims Feral Hives
   38  2 Zerg, brown            claims Xel'Naga Temple Grounds
   39  3 Terran, red            claims Ruins of Styrling
   40  4 Zerg, purple           claims Sundered Valley
   41  1 Protoss, yellow        claims Ate
   42  2 Zerg, brown            claims Scion Province
   43  3 Terran, red            claims Hell's Gates
   44  4 Zerg, purple           claims Keresh Province
   45  1 Protoss, yellow        claims Riksville
   46  2 Zerg, brown            claims Radiated Wastes
   47  3 Terran, red            claims Velari Province
   48  4 Zerg, purple           claims Thisby
   49  1 Protoss, yellow        claims Ursa
   50  2 Zerg, brown            claims Temple of the Preservers
   51  3 Terran, red            claims Augustgrad
   52  4 Zerg, purple           claims The Eternal Scar
   53  1 Protoss, yellow        claims Eris
   54  2 Zerg, brown            claims Bone Trench
   55  3 Terran, red            claims Canis
   56  4 Zerg, purple           claims Saalok
   57  1 Protoss, yellow        claims Primary Hive Cluster
   58  2 Zerg, brown            claims Burning Rift
   59  3 Terran, red            claims Diamondback Wastelands
   60  4 Zerg, purple           claims Rajal
   61  1 Protoss, yellow        claims Char Aleph
   62  2 Zerg, brown            claims Acid Marsh
   63  3 Terran, red            claims Citadel of the Executor
   64  4 Zerg, purple           claims The Great Forum
   65  1 Protoss, yellow        claims Jacobs Installation
   66  2 Zerg, brown            claims Glass Flats
   67  3 Terran, red            claims Pyramus
   68  4 Zerg, purple           claims Wolfrec Province
   69  1 Protoss, yellow        claims Volatile Cleft
   70  2 Zerg, brown            claims Dauntless Plateau
   71  3 Terran, red            claims Katuul Province
   72  4 Zerg, purple           claims Talematros
   73  1 Protoss, yellow        reinforces Volatile Cleft to 2
   74  2 Zerg, brown            reinforces Bone Trench to 2
   75  3 Terran, red            reinforces Velari Province to 2
   76  4 Zerg, purple           reinforces Wolfrec Province to 2
   77  1 Protoss, yellow        reinforces Ate to 2
   78  2 Zerg, brown            reinforces Scion Province to 2
   79  3 Terran, red            reinforces Canis to 2
   80  4 Zerg, purple           reinforces Wolfrec Province to 3
   81  1 Protoss, yellow        reinforces Remains of the Overmind to 2
   82  2 Zerg, brown            reinforces Acid Marsh to 2
   83  3 Terran, red            reinforces Antioch Province to 2
   84  4 Zerg, purple           reinforces Keresh Province to 2
   85  1 Protoss, yellow        reinforces Jacobs Installation to 2
   86  2 Zerg, brown            reinforces Bone Trench to 3
   87  3 Terran, red            reinforces Fulmic Highlands to 2
   88  4 Zerg, purple           reinforces The Great Forum to 2
   89  1 Protoss, yellow        reinforces Riksville to 2
   90  2 Zerg, brown            reinforces Radiated Wastes to 2
   91  3 Terran, red            reinforces Diamondback Wastelands to 2
   92  4 Zerg, purple           reinforces Wolfrec Province to 4
   93  1 Protoss, yellow        reinforces Ursa to 2
   94  2 Zerg, brown            reinforces Scion Province to 3
   95  3 Terran, red            reinforces Fulmic Highlands to 3
   96  4 Zerg, purple           reinforces Nydus Network to 2
   97  1 Protoss, yellow        reinforces Riksville to 3
   98  2 Zerg, brown            reinforces Death Valley to 2
   99  3 Terran, red            reinforces Velari Province to 3
  100  4 Zerg, purple           reinforces Keresh Province to 3
  101  1 Protoss, yellow        reinforces Ate to 3
  102  2 Zerg, brown            reinforces Burning Rift to 2
  103  3 Terran, red            reinforces Ruins of Styrling to 2
  104  4 Zerg, purple           reinforces Nydus Network to 3
  105  1 Protoss, yellow        reinforces Ursa to 3
  106  2 Zerg, brown            reinforces Radiated Wastes to 3
  107  3 Terran, red            reinforces Pyramus to 2
  108  4 Zerg, purple           reinforces Keresh Province to 4
  109  1 Protoss, yellow        reinforces Eris to 2
  110  2 Zerg, brown            reinforces Death Valley to 3
  111  3 Terran, red            reinforces Antioch Province to 3
  112  4 Zerg, purple           reinforces Saalok to 2
  113  1 Protoss, yellow        reinforces Primary Hive Cluster to 2
  114  2 Zerg, brown            reinforces Burning Rift to 3
  115  3 Terran, red            reinforces Diamondback Wastelands to 3
  116  4 Zerg, purple           reinforces Talematros to 2
  117  1 Protoss, yellow        reinforces Remains of the Overmind to 3
  118  2 Zerg, brown            reinforces Bone Trench to 4
  119  3 Terran, red            reinforces Antioch Province to 4
  120  4 Zerg, purple           reinforces The Great Forum to 3
  121  1 Protoss, yellow        reinforces Feral Hives to 2
  122  2 Zerg, brown            reinforces Scion Province to 4
  123  3 Terran, red            reinforces Hell's Gates to 2
  124  4 Zerg, purple           reinforces The Great Forum to 4
  125  1 Protoss, yellow        reinforces Char Aleph to 2
  126  2 Zerg, brown            reinforces Glass Flats to 2
  127  3 Terran, red            reinforces Hell's Gates to 3
  128  4 Zerg, purple           reinforces The Eternal Scar to 2
  129  1 Protoss, yellow        reinforces Jacobs Installation to 3
  130  2 Zerg, brown            reinforces Xel'Naga Temple Grounds to 2
  131  3 Terran, red            places the hero (Valerian Mengsk) on Diamondback Wastelands
  132  4 Zerg, purple           places the hero (Queen of Blades) on Talematros
  133  1 Protoss, yellow        places the hero (Artanis) on Jacobs Installation
  134  2 Zerg, brown            places the hero (Zagara) on Temple of the Preservers
  135  chance                   Zerg, brown draws creep-tumor (Ate – Creep Tumor)
  136  3 Terran, red            places 5 on Canis, now 7
  137  3 Terran, red            declares an invasion of Backwater Station (1) from Diamondback Wastelands (3)
  138  3 Terran, red            commits 2, with the hero
  139  chance                   6 4 against 3: losses 0 and 1; Backwater Station falls
  140  3 Terran, red            declares an invasion of Nydus Network (3) from Hell's Gates (3)
  141  3 Terran, red            commits 2
  142  4 Zerg, purple           defends with 2 dice
  143  chance                   5 6 against 3 6: losses 1 and 1
  144  3 Terran, red            commits 1
  145  4 Zerg, purple           defends with 2 dice
  146  chance                   1 against 2 5: losses 1 and 0
  147  3 Terran, red            declares an invasion of Saalok (2) from Canis (7)
  148  3 Terran, red            commits 3
  149  4 Zerg, purple           defends with 2 dice
  150  chance                   5 6 2 against 1 4: losses 0 and 2; Saalok falls
  151  3 Terran, red            moves 3 more units in
  152  3 Terran, red            declares an invasion of Scion Province (4) from Antioch Province (4)
  153  2 Zerg, brown            passes
  154  3 Terran, red            commits 3
  155  2 Zerg, brown            defends with 2 dice
  156  chance                   5 3 2 against 5 3: losses 2 and 0
  157  3 Terran, red            commits 1
  158  2 Zerg, brown            defends with 2 dice
  159  chance                   4 against 3 2: losses 0 and 1
  160  3 Terran, red            breaks the invasion off
  161  2 Zerg, brown            passes
  162  3 Terran, red            declares an invasion of Sundered Valley (1) from Fulmic Highlands (3)
  163  3 Terran, red            commits 2
  164  chance                   2 3 against 3: losses 1 and 0
  165  3 Terran, red            commits 1
  166  chance                   5 against 4: losses 0 and 1; Sundered Valley falls
  167  3 Terran, red            declares an invasion of The Great Forum (4) from Velari Province (3)
  168  3 Terran, red            commits 2
  169  4 Zerg, purple           defends with 2 dice
  170  chance                   5 5 against 2 6: losses 1 and 1
  171  3 Terran, red            commits 1
  172  4 Zerg, purple           defends with 2 dice
  173  chance                   5 against 3 1: losses 0 and 1
  174  3 Terran, red            commits 1
  175  4 Zerg, purple           defends with 2 dice
  176  chance                   3 against 4 2: losses 1 and 0
  177  3 Terran, red            declares an invasion of Radiated Wastes (3) from Ruins of Styrling (2)
  178  2 Zerg, brown            passes
  179  3 Terran, red            commits 1
  180  2 Zerg, brown            defends with 2 dice
  181  chance                   2 against 6 5: losses 1 and 0
  182  2 Zerg, brown            passes
  183  3 Terran, red            declares an invasion of Talematros (2) from Antioch Province (2)
  184  3 Terran, red            commits 1
  185  4 Zerg, purple           defends with 2 dice
  186  chance                   4 against 3 2: losses 1 and 0
  187  3 Terran, red            declares an invasion of Thisby (1) from Backwater Station (2)
  188  3 Terran, red            commits 1, with the hero
  189  chance                   5 against 6: losses 1 and 0
  190  3 Terran, red            declares an invasion of Temple of the Preservers (1) from Saalok (6)
  191  2 Zerg, brown            passes
  192  3 Terran, red            commits 3
  193  chance                   3 6 2 against 1: losses 0 and 1; Temple of the Preservers falls
  194  3 Terran, red            moves 2 more units in
  195  3 Terran, red            declares an invasion of The Great Forum (2) from Temple of the Preservers (5)
  196  3 Terran, red            commits 3
  197  4 Zerg, purple           defends with 2 dice
  198  chance                   2 4 1 against 1 5: losses 1 and 1
  199  3 Terran, red            commits 3
  200  chance                   2 5 4 against 5: losses 1 and 0
  201  3 Terran, red            commits 2
  202  chance                   6 1 against 1: losses 0 and 1; The Great Forum falls
  203  3 Terran, red            declares an invasion of Scion Province (3) from The Great Forum (2)
  204  2 Zerg, brown            passes
  205  3 Terran, red            commits 1
  206  2 Zerg, brown            defends with 2 dice
  207  chance                   5 against 2 5: losses 1 and 0
  208  2 Zerg, brown            passes
  209  3 Terran, red            ends the attacks
  210  chance                   Terran, red draws bunker (Backwater Station – Bunker)
  211  3 Terran, red            does not fortify
  212  4 Zerg, purple           places 5 on Thisby, now 6
  213  4 Zerg, purple           asks for command of Dauntless Plateau
  214  2 Zerg, brown            keeps Dauntless Plateau
  215  4 Zerg, purple           has prepared
  216  4 Zerg, purple           declares an invasion of Ursa (3) from Keresh Province (4)
  217  4 Zerg, purple           commits 3
  218  1 Protoss, yellow        defends with 2 dice
  219  chance                   1 2 5 against 2 5: losses 2 and 0
  220  4 Zerg, purple           breaks the invasion off
  221  4 Zerg, purple           declares an invasion of Augustgrad (1) from Wolfrec Province (4)
  222  3 Terran, red            passes
  223  4 Zerg, purple           commits 3
  224  chance                   2 3 3 against 4
  225  3 Terran, red            passes: losses 1 and 0
  226  4 Zerg, purple           commits 2
  227  chance                   5 3 against 1
  228  3 Terran, red            passes: losses 0 and 1; Augustgrad falls
  229  4 Zerg, purple           declares an invasion of Sundered Valley (1) from The Eternal Scar (2)
  230  3 Terran, red            plays bunker (Backwater Station – Bunker)
  231  4 Zerg, purple           commits 1
  232  chance                   2 against 5: losses 1 and 0
  233  4 Zerg, purple           declares an invasion of Ursa (3) from Keresh Province (2)
  234  4 Zerg, purple           commits 1
  235  1 Protoss, yellow        defends with 2 dice
  236  chance                   5 against 6 3: losses 1 and 0
  237  4 Zerg, purple           declares an invasion of Primary Hive Cluster (2) from Nydus Network (2)
  238  4 Zerg, purple           commits 1
  239  1 Protoss, yellow        defends with 2 dice
  240  chance                   6 against 6 3: losses 1 and 0
  241  4 Zerg, purple           declares an invasion of Backwater Station (1) from Thisby (6)
  242  4 Zerg, purple           commits 3
  243  chance                   5 5 1 against 4: losses 1 and 0
  244  4 Zerg, purple           commits 3
  245  chance                   4 2 1 against 5: losses 1 and 0
  246  4 Zerg, purple           commits 3
  247  chance                   5 1 6 against 1: losses 0 and 1; Backwater Station falls
  248  4 Zerg, purple           declares an invasion of Ruins of Styrling (1) from Augustgrad (2)
  249  4 Zerg, purple           commits 1
  250  chance                   2 against 2: losses 1 and 0
  251  4 Zerg, purple           declares an invasion of Katuul Province (1) from Talematros (2)
  252  4 Zerg, purple           commits 1, with the hero
  253  chance                   1 against 4: losses 1 and 0
  254  4 Zerg, purple           declares an invasion of Riksville (3) from Backwater Station (3)
  255  4 Zerg, purple           commits 2
  256  1 Protoss, yellow        defends with 2 dice
  257  chance                   2 6 against 5 5: losses 1 and 1
  258  4 Zerg, purple           commits 1
  259  1 Protoss, yellow        defends with 2 dice
  260  chance                   3 against 1 6: losses 1 and 0
  261  4 Zerg, purple           ends the attacks
  262  chance                   Zerg, purple draws kaiser-blades (Hell's Gates – Kaiser Blades)
  263  4 Zerg, purple           does not fortify
  264  1 Protoss, yellow        places 5 on Primary Hive Cluster, now 7
  265  1 Protoss, yellow        asks for command of Temple of the Preservers
  266  3 Terran, red            keeps Temple of the Preservers
  267  1 Protoss, yellow        has prepared
  268  1 Protoss, yellow        ends the attacks
  269  1 Protoss, yellow        moves 1 from Feral Hives to Char Aleph
  270  2 Zerg, brown            places the hero (Zagara) on Xel'Naga Temple Grounds
  271  2 Zerg, brown            places 4 on Glass Flats, now 6
  272  2 Zerg, brown            ends the deployment
  273  2 Zerg, brown            has prepared
  274  2 Zerg, brown            declares an invasion of Primary Hive Cluster (7) from Burning Rift (3)
  275  2 Zerg, brown            commits 2
  276  1 Protoss, yellow        defends with 2 dice
  277  chance                   6 2 against 4 2
  278  2 Zerg, brown            passes: losses 1 and 1
  279  2 Zerg, brown            commits 1
  280  1 Protoss, yellow        defends with 2 dice
  281  chance                   6 against 3 5
  282  2 Zerg, brown            passes: losses 0 and 1
  283  2 Zerg, brown            commits 1
  284  1 Protoss, yellow        defends with 2 dice
  285  chance                   6 against 6 1
  286  2 Zerg, brown            passes: losses 1 and 0
  287  2 Zerg, brown            ends the attacks
  288  2 Zerg, brown            plays creep-tumor (Ate – Creep Tumor)
  289  2 Zerg, brown            does not fortify
  290  3 Terran, red            places the hero (Valerian Mengsk) on Antioch Province
  291  3 Terran, red            places 7 on Antioch Province, now 8
  292  3 Terran, red            asks for command of Feral Hives
  293  1 Protoss, yellow        keeps Feral Hives
  294  3 Terran, red            has prepared
  295  3 Terran, red            declares an invasion of Talematros (1) from Antioch Province (8)
  296  4 Zerg, purple           passes
  297  3 Terran, red            commits 3, with the hero
  298  chance                   5 3 4 against 3: losses 0 and 1; Talematros falls
  299  3 Terran, red            moves 4 more units in
  300  3 Terran, red            declares an invasion of Xel'Naga Temple Grounds (2) from Talematros (7)
  301  3 Terran, red            commits 3, with the hero
  302  2 Zerg, brown            defends with 2 dice
  303  chance                   3 4 5 against 3 2: losses 0 and 2; Xel'Naga Temple Grounds falls
  304  3 Terran, red            moves 3 more units in
  305  3 Terran, red            declares an invasion of Rajal (1) from Xel'Naga Temple Grounds (6)
  306  4 Zerg, purple           passes
  307  3 Terran, red            commits 3, with the hero
  308  chance                   3 3 3 against 6: losses 1 and 0
  309  3 Terran, red            commits 3, with the hero
  310  chance                   3 6 4 against 5: losses 0 and 1; Rajal falls
  311  3 Terran, red            moves 1 more units in
  312  3 Terran, red            ends the attacks
  313  3 Terran, red            collects «Control 8 Mineral Fields»
  314  chance                   reward for Terran, red: Xel'Naga Tower
  315  3 Terran, red            places the tower (Xel'Naga Tower) on Sundered Valley
  316  3 Terran, red            moves 3 from Rajal to Katuul Province, with the hero
  317  4 Zerg, purple           places the hero (Queen of Blades) on Nydus Network
  318  4 Zerg, purple           places 4 on Wolfrec Province, now 5
  319  4 Zerg, purple           ends the deployment
  320  4 Zerg, purple           has prepared
  321  4 Zerg, purple           declares an invasion of Canis (1) from Wolfrec Province (5)
  322  4 Zerg, purple           commits 3
  323  chance                   2 4 3 against 1
  324  4 Zerg, purple           passes: losses 0 and 1; Canis falls
  325  4 Zerg, purple           moves 1 more units in
  326  4 Zerg, purple           passes
  327  4 Zerg, purple           declares an invasion of Saalok (1) from Canis (4)
  328  4 Zerg, purple           commits 3
  329  chance                   4 1 4 against 2
  330  4 Zerg, purple           plays kaiser-blades (Hell's Gates – Kaiser Blades): losses 0 and 1; Saalok falls
  331  4 Zerg, purple           declares an invasion of Citadel of the Executor (1) from Saalok (3)
  332  4 Zerg, purple           commits 2
  333  chance                   6 4 against 2: losses 0 and 1; Citadel of the Executor falls
  334  4 Zerg, purple           declares an invasion of Remains of the Overmind (3) from Citadel of the Executor (2)
  335  4 Zerg, purple           commits 1
  336  1 Protoss, yellow        defends with 2 dice
  337  chance                   4 against 4 2: losses 1 and 0
  338  4 Zerg, purple           ends the attacks
  339  chance                   Zerg, purple draws metabolic-boost (Glass Flats – Metabolic Boost)
  340  4 Zerg, purple           does not fortify
  341  1 Protoss, yellow        places 5 on Remains of the Overmind, now 8
  342  1 Protoss, yellow        has prepared
  343  1 Protoss, yellow        declares an invasion of Citadel of the Executor (1) from Remains of the Overmind (8)
  344  4 Zerg, purple           passes
  345  1 Protoss, yellow        commits 3
  346  chance                   4 6 1 against 6: losses 1 and 0
  347  1 Protoss, yellow        breaks the invasion off
  348  4 Zerg, purple           passes
  349  1 Protoss, yellow        declares an invasion of Dauntless Plateau (1) from Ate (3)
  350  1 Protoss, yellow        commits 2
  351  chance                   2 4 against 5: losses 1 and 0
  352  1 Protoss, yellow        commits 1
  353  chance                   4 against 4: losses 1 and 0
  354  1 Protoss, yellow        declares an invasion of The Eternal Scar (1) from Eris (2)
  355  4 Zerg, purple           passes
  356  1 Protoss, yellow        commits 1
  357  chance                   4 against 6: losses 1 and 0
  358  4 Zerg, purple           passes
  359  1 Protoss, yellow        declares an invasion of Backwater Station (1) from Riksville (2)
  360  4 Zerg, purple           passes
  361  1 Protoss, yellow        commits 1
  362  chance                   1 against 1: losses 1 and 0
  363  4 Zerg, purple           passes
  364  1 Protoss, yellow        declares an invasion of Death Valley (3) from Primary Hive Cluster (5)
  365  1 Protoss, yellow        commits 3
  366  2 Zerg, brown            defends with 2 dice
  367  chance                   3 6 5 against 6 2: losses 1 and 1
  368  1 Protoss, yellow        commits 3
  369  2 Zerg, brown            defends with 2 dice
  370  chance                   3 5 4 against 2 1: losses 0 and 2; Death Valley falls
  371  1 Protoss, yellow        declares an invasion of Glass Flats (6) from Char Aleph (3)
  372  1 Protoss, yellow        commits 2
  373  2 Zerg, brown            defends with 2 dice
  374  chance                   4 3 against 1 3: losses 0 and 2
  375  1 Protoss, yellow        commits 2
  376  2 Zerg, brown            defends with 2 dice
  377  chance                   5 2 against 5 2: losses 2 and 0
  378  1 Protoss, yellow        declares an invasion of Augustgrad (1) from Ursa (3)
  379  4 Zerg, purple           passes
  380  1 Protoss, yellow        commits 2
  381  chance                   6 4 against 2: losses 0 and 1; Augustgrad falls
  382  1 Protoss, yellow        declares an invasion of Bone Trench (4) from Death Valley (3)
  383  1 Protoss, yellow        commits 2
  384  2 Zerg, brown            defends with 2 dice
  385  chance                   3 1 against 6 2: losses 2 and 0
  386  1 Protoss, yellow        declares an invasion of Radiated Wastes (3) from Augustgrad (2)
  387  1 Protoss, yellow        commits 1
  388  2 Zerg, brown            defends with 2 dice
  389  chance                   2 against 2 1: losses 1 and 0
  390  1 Protoss, yellow        declares an invasion of Scion Province (3) from Remains of the Overmind (7)
  391  1 Protoss, yellow        commits 3
  392  2 Zerg, brown            defends with 2 dice
  393  chance                   3 2 5 against 6 4: losses 2 and 0
  394  1 Protoss, yellow        commits 3
  395  2 Zerg, brown            defends with 2 dice
  396  chance                   3 4 5 against 3 6: losses 1 and 1
  397  1 Protoss, yellow        commits 3
  398  2 Zerg, brown            defends with 2 dice
  399  chance                   6 5 2 against 4 6: losses 1 and 1
  400  1 Protoss, yellow        commits 2
  401  chance                   1 5 against 3: losses 0 and 1; Scion Province falls
  402  1 Protoss, yellow        ends the attacks
  403  1 Protoss, yellow        collects «Control an enemy base»
  404  chance                   reward for Protoss, yellow: Additional manoeuvre
  405  1 Protoss, yellow        moves 1 from Scion Province to Eris
  406  1 Protoss, yellow        moves 1 from Jacobs Installation to Augustgrad, with the hero
  407  2 Zerg, brown            places the hero (Zagara) on Glass Flats
  408  2 Zerg, brown            places 3 on Radiated Wastes, now 6
  409  2 Zerg, brown            has prepared
  410  2 Zerg, brown            declares an invasion of Death Valley (1) from Bone Trench (4)
  411  2 Zerg, brown            commits 3
  412  chance                   3 5 5 against 1: losses 0 and 1; Death Valley falls
  413  2 Zerg, brown            declares an invasion of Char Aleph (1) from Acid Marsh (2)
  414  2 Zerg, brown            commits 1
  415  chance                   6 against 5: losses 0 and 1; Char Aleph falls
  416  2 Zerg, brown            declares an invasion of Augustgrad (2) from Radiated Wastes (6)
  417  2 Zerg, brown            commits 3
  418  1 Protoss, yellow        defends with 2 dice
  419  chance                   4 3 6 against 1 4: losses 0 and 2; Augustgrad falls
  420  2 Zerg, brown            moves 2 more units in
  421  2 Zerg, brown            declares an invasion of Primary Hive Cluster (1) from Death Valley (3)
  422  2 Zerg, brown            commits 2
  423  chance                   1 3 against 2: losses 0 and 1; Primary Hive Cluster falls
  424  2 Zerg, brown            declares an invasion of Ursa (1) from Augustgrad (5)
  425  2 Zerg, brown            commits 3
  426  chance                   2 6 4 against 4: losses 0 and 1; Ursa falls
  427  2 Zerg, brown            moves 1 more units in
  428  2 Zerg, brown            declares an invasion of Ruins of Styrling (1) from Ursa (4)
  429  2 Zerg, brown            commits 3
  430  chance                   1 1 1 against 6: losses 1 and 0
  431  2 Zerg, brown            commits 2
  432  chance                   5 6 against 5: losses 0 and 1; Ruins of Styrling falls
  433  2 Zerg, brown            declares an invasion of Pyramus (2) from Ruins of Styrling (2)
  434  2 Zerg, brown            commits 1
  435  3 Terran, red            defends with 2 dice
  436  chance                   1 against 4 4: losses 1 and 0
  437  2 Zerg, brown            ends the attacks
  438  chance                   Zerg, brown draws rapid-regeneration (Burning Rift – Rapid Regeneration)
  439  2 Zerg, brown            does not fortify
  440  3 Terran, red            places 10 on Pyramus, now 12
  441  3 Terran, red            asks for command of Remains of the Overmind
  442  1 Protoss, yellow        keeps Remains of the Overmind
  443  3 Terran, red            has prepared
  444  3 Terran, red            declares an invasion of Ursa (1) from Pyramus (12)
  445  2 Zerg, brown            passes
  446  3 Terran, red            commits 3
  447  chance                   6 6 1 against 1: losses 0 and 1; Ursa falls
  448  3 Terran, red            moves 8 more units in
  449  3 Terran, red            declares an invasion of Keresh Province (1) from Ursa (11)
  450  4 Zerg, purple           passes
  451  3 Terran, red            commits 3
  452  chance                   6 5 1 against 2: losses 0 and 1; Keresh Province falls
  453  3 Terran, red            moves 7 more units in
  454  3 Terran, red            declares an invasion of Canis (1) from Keresh Province (10)
  455  4 Zerg, purple           passes
  456  3 Terran, red            commits 3
  457  chance                   4 6 3 against 2: losses 0 and 1; Canis falls
  458  3 Terran, red            moves 6 more units in
  459  3 Terran, red            declares an invasion of Saalok (1) from Canis (9)
  460  4 Zerg, purple           passes
  461  3 Terran, red            commits 3
  462  chance                   6 6 2 against 3: losses 0 and 1; Saalok falls
  463  3 Terran, red            moves 5 more units in
  464  3 Terran, red            declares an invasion of Citadel of the Executor (1) from Saalok (8)
  465  4 Zerg, purple           passes
  466  3 Terran, red            commits 3
  467  chance                   2 1 6 against 2: losses 0 and 1; Citadel of the Executor falls
  468  3 Terran, red            moves 4 more units in
  469  3 Terran, red            ends the attacks
  470  3 Terran, red            collects «Control 11 Mineral Fields»
  471  chance                   reward for Terran, red: Two extra units
  472  3 Terran, red            moves 1 from Katuul Province to Pyramus
  473  4 Zerg, purple           places 4 on Nydus Network, now 5
  474  4 Zerg, purple           ends the deployment
  475  4 Zerg, purple           has prepared
  476  4 Zerg, purple           declares an invasion of Hell's Gates (1) from Nydus Network (5)
  477  4 Zerg, purple           commits 3, with the hero
  478  chance                   3 2 5 against 5
  479  4 Zerg, purple           passes: losses 0 and 1; Hell's Gates falls
  480  4 Zerg, purple           moves 1 more units in
  481  4 Zerg, purple           passes
  482  4 Zerg, purple           declares an invasion of Eris (2) from Hell's Gates (4)
  483  4 Zerg, purple           commits 3, with the hero
  484  1 Protoss, yellow        defends with 2 dice
  485  chance                   4 1 6 against 6 5
  486  4 Zerg, purple           passes: losses 1 and 1
  487  4 Zerg, purple           commits 2, with the hero
  488  chance                   1 4 against 2
  489  4 Zerg, purple           passes: losses 0 and 1; Eris falls
  490  4 Zerg, purple           passes
  491  4 Zerg, purple           ends the attacks
  492  chance                   Zerg, purple draws glaive-wurm (Death Valley – Glaive Wurm)
  493  4 Zerg, purple           does not fortify
  494  1 Protoss, yellow        places the hero (Artanis) on Jacobs Installation
  495  1 Protoss, yellow        places 4 on Jacobs Installation, now 6
  496  1 Protoss, yellow        asks for command of Ursa
  497  3 Terran, red            keeps Ursa
  498  1 Protoss, yellow        has prepared
  499  1 Protoss, yellow        declares an invasion of Ruins of Styrling (1) from Jacobs Installation (6)
  500  2 Zerg, brown            passes
  501  1 Protoss, yellow        commits 3, with the hero
  502  chance                   1 2 2 against 3: losses 1 and 0
  503  1 Protoss, yellow        commits 3, with the hero
  504  chance                   4 6 3 against 1: losses 0 and 1; Ruins of Styrling falls
  505  1 Protoss, yellow        moves 1 more units in
  506  1 Protoss, yellow        declares an invasion of Radiated Wastes (1) from Ruins of Styrling (4)
  507  2 Zerg, brown            passes
  508  1 Protoss, yellow        commits 3, with the hero
  509  chance                   3 1 5 against 5: losses 0 and 1; Radiated Wastes falls
  510  1 Protoss, yellow        declares an invasion of Bone Trench (1) from Radiated Wastes (3)
  511  2 Zerg, brown            passes
  512  1 Protoss, yellow        commits 2, with the hero
  513  chance                   4 3 against 1: losses 0 and 1; Bone Trench falls
  514  1 Protoss, yellow        declares an invasion of Dauntless Plateau (1) from Bone Trench (2)
  515  2 Zerg, brown            passes
  516  1 Protoss, yellow        commits 1, with the hero
  517  chance                   2 against 6: losses 1 and 0
  518  2 Zerg, brown            passes
  519  1 Protoss, yellow        ends the attacks
  520  1 Protoss, yellow        collects «Control 2 complete planets»
  521  chance                   reward for Protoss, yellow: Second Xel'Naga Tower
  522  1 Protoss, yellow        places the tower (Xel'Naga Tower) on Bone Trench; Protoss, yellow and Terran, red win together

won after 522 actions, by 1 Protoss, yellow, by 3 Terran, red
