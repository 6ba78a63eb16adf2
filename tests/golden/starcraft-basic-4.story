starcraft/basic, 4 seats, dealer of seed 2026, game 27
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive
  seat 4                        aggressive

    1  chance                   1 2 2 3: a tie, roll again
    2  chance                   1 2: seat 4 chooses first
    3  4 Terran, red            takes Terran, red
    4  3 Protoss, yellow        takes Protoss, yellow
    5  2 Terran, blue           takes Terran, blue
    6  1 Zerg, purple           takes Zerg, purple
    7  4 Protoss, orange        changes to Protoss, orange
    8  3 Protoss, yellow        keeps Protoss, yellow
    9  1 Zerg, brown            changes to Zerg, brown
   10  2 Terran, blue           keeps Terran, blue
   11  4 Protoss, orange        places the hero (Zeratul) on Riksville
   12  3 Protoss, yellow        places the hero (Artanis) on Nydus Network
   13  1 Zerg, brown            places the hero (Zagara) on Talematros
   14  2 Terran, blue           places the hero (Jim Raynor) on Acid Marsh
   15  chance                   Terran, blue draws scv-repair (Jacobs Installation – SCV Repair)
   16  4 Protoss, orange        places 6 on Volatile Cleft, now 8
   17  4 Protoss, orange        ends the attacks
   18  4 Protoss, orange        moves 1 from Backwater Station to Diamondback Wastelands
   19  3 Protoss, yellow        places 5 on Nydus Network, now 7
   20  3 Protoss, yellow        declares an invasion of Wolfrec Province (2) from Keresh Province (3)
   21  3 Protoss, yellow        commits 2
   22  1 Zerg, brown            defends with 2 dice
   23  chance                   5 3 against 5 5: losses 2 and 0
   24  3 Protoss, yellow        declares an invasion of Hell's Gates (2) from Nydus Network (7)
   25  2 Terran, blue           passes
   26  3 Protoss, yellow        commits 3, with the hero
   27  2 Terran, blue           defends with 2 dice
   28  chance                   4 6 6 against 6 1
   29  2 Terran, blue           passes: losses 0 and 2; Hell's Gates falls
   30  3 Protoss, yellow        moves 3 more units in
   31  3 Protoss, yellow        declares an invasion of Augustgrad (3) from Radiated Wastes (3)
   32  3 Protoss, yellow        commits 2
   33  4 Protoss, orange        defends with 2 dice
   34  chance                   6 5 against 1 1: losses 0 and 2
   35  3 Protoss, yellow        commits 2
   36  chance                   5 4 against 6: losses 1 and 0
   37  3 Protoss, yellow        breaks the invasion off
   38  3 Protoss, yellow        declares an invasion of Ate (1) from Radiated Wastes (2)
   39  2 Terran, blue           passes
   40  3 Protoss, yellow        commits 1
   41  chance                   5 against 2
   42  2 Terran, blue           passes: losses 0 and 1; Ate falls
   43  3 Protoss, yellow        declares an invasion of Diamondback Wastelands (4) from Pyramus (2)
   44  3 Protoss, yellow        commits 1
   45  4 Protoss, orange        defends with 2 dice
   46  chance                   6 against 2 3: losses 0 and 1
   47  3 Protoss, yellow        commits 1
   48  4 Protoss, orange        defends with 2 dice
   49  chance                   1 against 5 1: losses 1 and 0
   50  3 Protoss, yellow        declares an invasion of The Eternal Scar (4) from Eris (2)
   51  2 Terran, blue           passes
   52  3 Protoss, yellow        commits 1
   53  2 Terran, blue           defends with 2 dice
   54  chance                   2 against 4 1
   55  2 Terran, blue           plays scv-repair (Jacobs Installation – SCV Repair): losses 1 and 0
   56  3 Protoss, yellow        declares an invasion of Velari Province (2) from Temple of the Preservers (2)
   57  3 Protoss, yellow        commits 1
   58  1 Zerg, brown            defends with 2 dice
   59  chance                   4 against 6 1: losses 1 and 0
   60  3 Protoss, yellow        declares an invasion of Dauntless Plateau (1) from Hell's Gates (6)
   61  3 Protoss, yellow        commits 3, with the hero
   62  chance                   6 3 2 against 6: losses 0 and 1; Dauntless Plateau falls
   63  3 Protoss, yellow        moves 2 more units in
   64  3 Protoss, yellow        declares an invasion of Xel'Naga Temple Grounds (2) from Rajal (4)
   65  3 Protoss, yellow        commits 3
   66  2 Terran, blue           defends with 2 dice
   67  chance                   2 2 1 against 5 4: losses 2 and 0
   68  3 Protoss, yellow        commits 1
   69  2 Terran, blue           defends with 2 dice
   70  chance                   3 against 3 3: losses 1 and 0
   71  3 Protoss, yellow        declares an invasion of Citadel of the Executor (4) from Saalok (2)
   72  3 Protoss, yellow        commits 1
   73  1 Zerg, brown            defends with 2 dice
   74  chance                   1 against 2 5: losses 1 and 0
   75  3 Protoss, yellow        declares an invasion of Xel'Naga Temple Grounds (2) from Katuul Province (4)
   76  3 Protoss, yellow        commits 3
   77  2 Terran, blue           defends with 2 dice
   78  chance                   3 5 4 against 6 6: losses 2 and 0
   79  3 Protoss, yellow        commits 1
   80  2 Terran, blue           defends with 2 dice
   81  chance                   5 against 2 2: losses 0 and 1
   82  3 Protoss, yellow        commits 1
   83  chance                   6 against 6: losses 1 and 0
   84  3 Protoss, yellow        ends the attacks
   85  chance                   Protoss, yellow draws thermal-lance (Antioch Province – Thermal Lance)
   86  3 Protoss, yellow        does not fortify
   87  1 Zerg, brown            places 5 on Scion Province, now 7
   88  1 Zerg, brown            declares an invasion of Antioch Province (2) from Talematros (2)
   89  1 Zerg, brown            commits 1, with the hero
   90  4 Protoss, orange        defends with 2 dice
   91  chance                   6 against 1 4: losses 0 and 1
   92  1 Zerg, brown            commits 1, with the hero
   93  chance                   1 against 3: losses 1 and 0
   94  1 Zerg, brown            declares an invasion of Saalok (1) from Citadel of the Executor (4)
   95  3 Protoss, yellow        passes
   96  1 Zerg, brown            commits 3
   97  chance                   6 6 3 against 4
   98  3 Protoss, yellow        passes: losses 0 and 1; Saalok falls
   99  1 Zerg, brown            declares an invasion of Feral Hives (1) from Char Aleph (2)
  100  1 Zerg, brown            commits 1
  101  chance                   1 against 5: losses 1 and 0
  102  1 Zerg, brown            declares an invasion of Antioch Province (1) from The Great Forum (3)
  103  1 Zerg, brown            commits 2
  104  chance                   4 2 against 6: losses 1 and 0
  105  1 Zerg, brown            commits 1
  106  chance                   3 against 5: losses 1 and 0
  107  1 Zerg, brown            declares an invasion of Keresh Province (1) from Canis (2)
  108  3 Protoss, yellow        passes
  109  1 Zerg, brown            commits 1
  110  chance                   3 against 4
  111  3 Protoss, yellow        passes: losses 1 and 0
  112  1 Zerg, brown            declares an invasion of Antioch Province (1) from Scion Province (7)
  113  1 Zerg, brown            commits 3
  114  chance                   2 3 1 against 2: losses 0 and 1; Antioch Province falls
  115  1 Zerg, brown            moves 3 more units in
  116  1 Zerg, brown            declares an invasion of Temple of the Preservers (1) from Velari Province (2)
  117  3 Protoss, yellow        passes
  118  1 Zerg, brown            commits 1
  119  chance                   3 against 6
  120  3 Protoss, yellow        passes: losses 1 and 0
  121  1 Zerg, brown            declares an invasion of Temple of the Preservers (1) from Saalok (3)
  122  3 Protoss, yellow        passes
  123  1 Zerg, brown            commits 2
  124  chance                   2 6 against 5
  125  3 Protoss, yellow        passes: losses 0 and 1; Temple of the Preservers falls
  126  1 Zerg, brown            declares an invasion of Keresh Province (1) from Wolfrec Province (2)
  127  3 Protoss, yellow        passes
  128  1 Zerg, brown            commits 1
  129  chance                   6 against 2
  130  3 Protoss, yellow        passes: losses 0 and 1; Keresh Province falls
  131  1 Zerg, brown            declares an invasion of Death Valley (5) from Burning Rift (2)
  132  1 Zerg, brown            commits 1
  133  2 Terran, blue           defends with 2 dice
  134  chance                   4 against 4 4: losses 1 and 0
  135  1 Zerg, brown            declares an invasion of Feral Hives (1) from Remains of the Overmind (2)
  136  1 Zerg, brown            commits 1
  137  chance                   1 against 4: losses 1 and 0
  138  1 Zerg, brown            declares an invasion of Death Valley (5) from Glass Flats (2)
  139  1 Zerg, brown            commits 1
  140  2 Terran, blue           defends with 2 dice
  141  chance                   4 against 1 1: losses 0 and 1
  142  1 Zerg, brown            commits 1
  143  2 Terran, blue           defends with 2 dice
  144  chance                   2 against 1 6: losses 1 and 0
  145  1 Zerg, brown            ends the attacks
  146  chance                   Zerg, brown draws kaiser-blades (Hell's Gates – Kaiser Blades)
  147  1 Zerg, brown            does not fortify
  148  2 Terran, blue           places 4 on Xel'Naga Temple Grounds, now 5
  149  2 Terran, blue           declares an invasion of Ruins of Styrling (3) from Jacobs Installation (3)
  150  2 Terran, blue           commits 2
  151  4 Protoss, orange        defends with 2 dice
  152  chance                   6 3 against 4 4: losses 1 and 1
  153  2 Terran, blue           commits 1
  154  4 Protoss, orange        defends with 2 dice
  155  chance                   5 against 4 1: losses 0 and 1
  156  2 Terran, blue           commits 1
  157  chance                   4 against 1: losses 0 and 1; Ruins of Styrling falls
  158  2 Terran, blue           declares an invasion of Glass Flats (1) from Death Valley (4)
  159  1 Zerg, brown            passes
  160  2 Terran, blue           commits 3
  161  chance                   6 6 4 against 5: losses 0 and 1; Glass Flats falls
  162  2 Terran, blue           declares an invasion of Talematros (1) from Xel'Naga Temple Grounds (5)
  163  1 Zerg, brown            passes
  164  2 Terran, blue           commits 3
  165  chance                   6 1 3 against 4: losses 0 and 1; Talematros falls
  166  2 Terran, blue           moves 1 more units in
  167  2 Terran, blue           ends the attacks
  168  chance                   Terran, blue draws fighter-mode (Diamondback Wastelands – Fighter Mode)
  169  2 Terran, blue           moves 3 from Sundered Valley to Fulmic Highlands
  170  4 Protoss, orange        places 5 on Diamondback Wastelands, now 8
  171  4 Protoss, orange        declares an invasion of Ruins of Styrling (1) from Ursa (3)
  172  2 Terran, blue           passes
  173  4 Protoss, orange        commits 2
  174  chance                   1 5 against 2
  175  2 Terran, blue           passes: losses 0 and 1; Ruins of Styrling falls
  176  4 Protoss, orange        ends the attacks
  177  chance                   Protoss, orange draws strategic-recall (Xel'Naga Temple Grounds – Strategic Recall)
  178  4 Protoss, orange        does not fortify
  179  3 Protoss, yellow        places 5 on Pyramus, now 6
  180  3 Protoss, yellow        ends the deployment
  181  3 Protoss, yellow        has prepared
  182  3 Protoss, yellow        declares an invasion of Diamondback Wastelands (8) from Pyramus (6)
  183  4 Protoss, orange        passes
  184  3 Protoss, yellow        commits 3
  185  4 Protoss, orange        defends with 2 dice
  186  chance                   3 2 3 against 3 6
  187  4 Protoss, orange        passes
  188  3 Protoss, yellow        passes: losses 2 and 0
  189  3 Protoss, yellow        commits 3
  190  4 Protoss, orange        defends with 2 dice
  191  chance                   2 5 6 against 1 2
  192  4 Protoss, orange        passes
  193  3 Protoss, yellow        passes: losses 0 and 2
  194  3 Protoss, yellow        commits 3
  195  4 Protoss, orange        defends with 2 dice
  196  chance                   5 1 4 against 4 4
  197  4 Protoss, orange        passes
  198  3 Protoss, yellow        passes: losses 1 and 1
  199  3 Protoss, yellow        commits 2
  200  4 Protoss, orange        defends with 2 dice
  201  chance                   4 1 against 4 5
  202  4 Protoss, orange        passes
  203  3 Protoss, yellow        passes: losses 2 and 0
  204  3 Protoss, yellow        ends the attacks
  205  3 Protoss, yellow        moves 2 from Dauntless Plateau to Nydus Network, with the hero
  206  1 Zerg, brown            places the hero (Zagara) on Char Aleph
  207  1 Zerg, brown            places 6 on Burning Rift, now 7
  208  1 Zerg, brown            ends the deployment
  209  1 Zerg, brown            has prepared
  210  1 Zerg, brown            declares an invasion of Primary Hive Cluster (1) from Burning Rift (7)
  211  2 Terran, blue           passes
  212  1 Zerg, brown            commits 3
  213  chance                   6 5 5 against 2
  214  2 Terran, blue           passes
  215  1 Zerg, brown            plays kaiser-blades (Hell's Gates – Kaiser Blades): losses 0 and 1; Primary Hive Cluster falls
  216  1 Zerg, brown            moves 3 more units in
  217  1 Zerg, brown            declares an invasion of Death Valley (1) from Primary Hive Cluster (6)
  218  2 Terran, blue           passes
  219  1 Zerg, brown            commits 3
  220  chance                   6 6 2 against 2
  221  2 Terran, blue           passes: losses 0 and 1; Death Valley falls
  222  1 Zerg, brown            moves 2 more units in
  223  1 Zerg, brown            declares an invasion of Talematros (4) from Antioch Province (6)
  224  2 Terran, blue           passes
  225  1 Zerg, brown            commits 3
  226  2 Terran, blue           defends with 2 dice
  227  chance                   1 3 6 against 4 2
  228  2 Terran, blue           passes: losses 0 and 2
  229  1 Zerg, brown            commits 3
  230  2 Terran, blue           defends with 2 dice
  231  chance                   1 5 5 against 2 1
  232  2 Terran, blue           passes: losses 0 and 2; Talematros falls
  233  1 Zerg, brown            moves 2 more units in
  234  1 Zerg, brown            declares an invasion of Xel'Naga Temple Grounds (1) from Talematros (5)
  235  2 Terran, blue           passes
  236  1 Zerg, brown            commits 3
  237  chance                   6 4 6 against 4
  238  2 Terran, blue           passes: losses 0 and 1; Xel'Naga Temple Grounds falls
  239  1 Zerg, brown            moves 1 more units in
  240  1 Zerg, brown            declares an invasion of Glass Flats (3) from Death Valley (5)
  241  2 Terran, blue           passes
  242  1 Zerg, brown            commits 3
  243  2 Terran, blue           defends with 2 dice
  244  chance                   6 6 1 against 1 6
  245  2 Terran, blue           passes: losses 1 and 1
  246  1 Zerg, brown            commits 3
  247  2 Terran, blue           defends with 2 dice
  248  chance                   4 1 3 against 4 6
  249  2 Terran, blue           passes: losses 2 and 0
  250  1 Zerg, brown            commits 1
  251  2 Terran, blue           defends with 2 dice
  252  chance                   1 against 3 1
  253  2 Terran, blue           passes: losses 1 and 0
  254  1 Zerg, brown            declares an invasion of Katuul Province (1) from Xel'Naga Temple Grounds (4)
  255  3 Protoss, yellow        passes
  256  1 Zerg, brown            commits 3
  257  chance                   2 6 4 against 4
  258  3 Protoss, yellow        passes: losses 0 and 1; Katuul Province falls
  259  1 Zerg, brown            declares an invasion of Rajal (1) from Katuul Province (3)
  260  3 Protoss, yellow        passes
  261  1 Zerg, brown            commits 2
  262  chance                   6 3 against 2
  263  3 Protoss, yellow        passes: losses 0 and 1; Rajal falls
  264  1 Zerg, brown            ends the attacks
  265  1 Zerg, brown            collects «Control 18 territories»
  266  1 Zerg, brown            does not fortify
  267  2 Terran, blue           places 4 on The Eternal Scar, now 8
  268  2 Terran, blue           ends the deployment
  269  2 Terran, blue           has prepared
  270  2 Terran, blue           declares an invasion of Volatile Cleft (8) from Fulmic Highlands (4)
  271  4 Protoss, orange        passes
  272  2 Terran, blue           commits 3
  273  4 Protoss, orange        defends with 2 dice
  274  chance                   4 1 1 against 6 1
  275  4 Protoss, orange        passes: losses 2 and 0
  276  2 Terran, blue           commits 1
  277  4 Protoss, orange        defends with 2 dice
  278  chance                   6 against 5 5
  279  4 Protoss, orange        passes: losses 0 and 1
  280  2 Terran, blue           commits 1
  281  4 Protoss, orange        defends with 2 dice
  282  chance                   2 against 2 4
  283  4 Protoss, orange        passes: losses 1 and 0
  284  2 Terran, blue           declares an invasion of Char Aleph (1) from Glass Flats (2)
  285  2 Terran, blue           commits 1
  286  chance                   2 against 6: losses 1 and 0
  287  2 Terran, blue           declares an invasion of Eris (1) from The Eternal Scar (8)
  288  3 Protoss, yellow        passes
  289  2 Terran, blue           commits 3
  290  chance                   2 4 4 against 5
  291  3 Protoss, yellow        passes: losses 1 and 0
  292  2 Terran, blue           commits 3
  293  chance                   6 5 5 against 6
  294  3 Protoss, yellow        passes: losses 1 and 0
  295  2 Terran, blue           commits 3
  296  chance                   1 2 3 against 6
  297  3 Protoss, yellow        passes: losses 1 and 0
  298  2 Terran, blue           commits 3
  299  chance                   2 5 1 against 6
  300  3 Protoss, yellow        passes: losses 1 and 0
  301  2 Terran, blue           commits 3
  302  chance                   4 2 3 against 5
  303  3 Protoss, yellow        passes: losses 1 and 0
  304  2 Terran, blue           commits 2
  305  chance                   6 6 against 6
  306  3 Protoss, yellow        passes: losses 1 and 0
  307  2 Terran, blue           commits 1
  308  chance                   5 against 1
  309  3 Protoss, yellow        passes: losses 0 and 1; Eris falls
  310  2 Terran, blue           ends the attacks
  311  chance                   Terran, blue draws bunker (Backwater Station – Bunker)
  312  2 Terran, blue           does not fortify
  313  4 Protoss, orange        places 5 on Ruins of Styrling, now 7
  314  4 Protoss, orange        ends the deployment
  315  4 Protoss, orange        has prepared
  316  4 Protoss, orange        ends the attacks
  317  4 Protoss, orange        does not fortify
  318  3 Protoss, yellow        places 3 on Radiated Wastes, now 4
  319  3 Protoss, yellow        ends the deployment
  320  3 Protoss, yellow        has prepared
  321  3 Protoss, yellow        declares an invasion of Primary Hive Cluster (1) from Nydus Network (3)
  322  3 Protoss, yellow        commits 2, with the hero
  323  chance                   4 1 against 6
  324  3 Protoss, yellow        passes: losses 1 and 0
  325  3 Protoss, yellow        commits 1, with the hero
  326  chance                   3 against 6
  327  3 Protoss, yellow        passes: losses 1 and 0
  328  3 Protoss, yellow        ends the attacks
  329  3 Protoss, yellow        does not fortify
  330  1 Zerg, brown            places 12 on Citadel of the Executor, now 13
  331  1 Zerg, brown            declares an invasion of Feral Hives (1) from Citadel of the Executor (13)
  332  4 Protoss, orange        passes
  333  1 Zerg, brown            commits 3
  334  chance                   4 1 2 against 4
  335  4 Protoss, orange        passes: losses 1 and 0
  336  1 Zerg, brown            commits 3
  337  chance                   4 3 4 against 2
  338  4 Protoss, orange        passes: losses 0 and 1; Feral Hives falls
  339  1 Zerg, brown            moves 8 more units in
  340  1 Zerg, brown            ends the attacks
  341  1 Zerg, brown            collects «Control 2 complete planets»
  342  1 Zerg, brown            moves 7 from Feral Hives to Rajal
  343  2 Terran, blue           places 4 on Jacobs Installation, now 5
  344  2 Terran, blue           ends the deployment
  345  2 Terran, blue           has prepared
  346  2 Terran, blue           declares an invasion of Diamondback Wastelands (5) from Jacobs Installation (5)
  347  4 Protoss, orange        passes
  348  2 Terran, blue           commits 3
  349  4 Protoss, orange        defends with 2 dice
  350  chance                   2 4 5 against 2 1
  351  4 Protoss, orange        passes: losses 0 and 2
  352  2 Terran, blue           commits 3
  353  4 Protoss, orange        defends with 2 dice
  354  chance                   1 1 6 against 3 1
  355  4 Protoss, orange        passes: losses 1 and 1
  356  2 Terran, blue           commits 3
  357  4 Protoss, orange        defends with 2 dice
  358  chance                   5 2 3 against 6 1
  359  4 Protoss, orange        passes: losses 1 and 1
  360  2 Terran, blue           commits 2
  361  chance                   5 5 against 4
  362  4 Protoss, orange        passes: losses 0 and 1; Diamondback Wastelands falls
  363  2 Terran, blue           declares an invasion of Pyramus (1) from Diamondback Wastelands (2)
  364  3 Protoss, yellow        passes
  365  2 Terran, blue           commits 1
  366  chance                   1 against 5
  367  3 Protoss, yellow        passes: losses 1 and 0
  368  2 Terran, blue           ends the attacks
  369  chance                   Terran, blue draws cloaked-strike (Thisby – Cloaked Strike)
  370  2 Terran, blue           plays fighter-mode (Diamondback Wastelands – Fighter Mode)
  371  2 Terran, blue           does not fortify
  372  4 Protoss, orange        places 5 on Volatile Cleft, now 12
  373  4 Protoss, orange        ends the deployment
  374  4 Protoss, orange        has prepared
  375  4 Protoss, orange        declares an invasion of Ate (1) from Ruins of Styrling (7)
  376  3 Protoss, yellow        passes
  377  4 Protoss, orange        commits 3
  378  chance                   6 5 3 against 3
  379  3 Protoss, yellow        passes
  380  4 Protoss, orange        passes: losses 0 and 1; Ate falls
  381  4 Protoss, orange        moves 3 more units in
  382  4 Protoss, orange        declares an invasion of Fulmic Highlands (1) from Volatile Cleft (12)
  383  2 Terran, blue           plays bunker (Backwater Station – Bunker)
  384  2 Terran, blue           passes
  385  4 Protoss, orange        commits 3
  386  chance                   3 1 4 against 1
  387  2 Terran, blue           passes
  388  4 Protoss, orange        passes: losses 0 and 1; Fulmic Highlands falls
  389  4 Protoss, orange        moves 8 more units in
  390  4 Protoss, orange        declares an invasion of Diamondback Wastelands (1) from Ate (6)
  391  2 Terran, blue           passes
  392  4 Protoss, orange        commits 3
  393  chance                   5 4 5 against 4
  394  2 Terran, blue           passes
  395  4 Protoss, orange        passes: losses 0 and 1; Diamondback Wastelands falls
  396  4 Protoss, orange        moves 2 more units in
  397  4 Protoss, orange        declares an invasion of Jacobs Installation (1) from Diamondback Wastelands (5)
  398  2 Terran, blue           passes
  399  4 Protoss, orange        commits 3
  400  chance                   1 1 1 against 2
  401  2 Terran, blue           passes
  402  4 Protoss, orange        passes: losses 1 and 0
  403  4 Protoss, orange        breaks the invasion off
  404  4 Protoss, orange        declares an invasion of The Eternal Scar (1) from Fulmic Highlands (11)
  405  2 Terran, blue           passes
  406  4 Protoss, orange        commits 3
  407  chance                   3 6 4 against 4
  408  2 Terran, blue           passes
  409  4 Protoss, orange        passes: losses 0 and 1; The Eternal Scar falls
  410  4 Protoss, orange        moves 7 more units in
  411  4 Protoss, orange        ends the attacks
  412  chance                   Protoss, orange draws blink (Velari Province – Blink)
  413  4 Protoss, orange        does not fortify
  414  3 Protoss, yellow        places 3 on Pyramus, now 4
  415  3 Protoss, yellow        ends the deployment
  416  3 Protoss, yellow        has prepared
  417  3 Protoss, yellow        declares an invasion of Jacobs Installation (1) from Pyramus (4)
  418  2 Terran, blue           passes
  419  3 Protoss, yellow        plays thermal-lance (Antioch Province – Thermal Lance)
  420  3 Protoss, yellow        commits 3
  421  chance                   3 5 5 against 3
  422  2 Terran, blue           passes: losses 0 and 1; Jacobs Installation falls
  423  3 Protoss, yellow        declares an invasion of Ate (1) from Radiated Wastes (4)
  424  4 Protoss, orange        passes
  425  3 Protoss, yellow        commits 3
  426  chance                   1 6 6 against 3
  427  4 Protoss, orange        passes: losses 0 and 1; Ate falls
  428  3 Protoss, yellow        ends the attacks
  429  chance                   Protoss, yellow draws warp-gate (Katuul Province – Warp Gate)
  430  3 Protoss, yellow        moves 1 from Jacobs Installation to Radiated Wastes
  431  1 Zerg, brown            places 17 on Char Aleph, now 18
  432  1 Zerg, brown            declares an invasion of Glass Flats (1) from Char Aleph (18)
  433  2 Terran, blue           passes
  434  1 Zerg, brown            commits 3, with the hero
  435  chance                   1 6 2 against 2
  436  2 Terran, blue           passes: losses 0 and 1; Glass Flats falls
  437  1 Zerg, brown            moves 14 more units in
  438  1 Zerg, brown            ends the attacks
  439  1 Zerg, brown            collects «Control all of Aiur»; Zerg, brown wins

won after 439 actions, by 1 Zerg, brown
