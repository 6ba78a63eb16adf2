starcraft/basic, 4 seats, dealer of seed 2026, game 42
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive
  seat 4                        aggressive

    1  chance                   1 1 3 4: a tie, roll again
    2  chance                   1 6: seat 4 chooses first
    3  seat 4                   takes Protoss, yellow
    4  seat 3                   takes Zerg, purple
    5  seat 2                   takes Terran, blue
    6  seat 1                   takes Terran, red
    7  1 Terran, red            changes to Zerg, brown
    8  4 Protoss, yellow        changes to Terran, red
    9  3 Zerg, purple           changes to Protoss, yellow
   10  2 Terran, blue           keeps Terran, blue
   11  1 Zerg, brown            places the hero (Zagara) on Volatile Cleft
   12  4 Terran, red            places the hero (Valerian Mengsk) on Bone Trench
   13  3 Protoss, yellow        places the hero (Artanis) on The Great Forum
   14  2 Terran, blue           places the hero (Jim Raynor) on The Eternal Scar
   15  chance                   a card for Terran, blue: Riksville – Point Defense Drone
   16  1 Zerg, brown            places 6 on Volatile Cleft, now 8
   17  1 Zerg, brown            declares an invasion of Sundered Valley (4) from Volatile Cleft (8)
   18  2 Terran, blue           passes
   19  1 Zerg, brown            commits 3, with the hero
   20  2 Terran, blue           defends with 2 dice
   21  chance                   2 5+1 2 against 1 1 (a hero attacks)
   22  2 Terran, blue           plays Riksville – Point Defense Drone
   23  2 Terran, blue           has attack die 3 rolled again
   24  chance                   5 on the second roll; 5+1 2 5 against 1 1 (a hero attacks): losses 0 and 2
   25  1 Zerg, brown            commits 3, with the hero
   26  2 Terran, blue           defends with 2 dice
   27  chance                   3 5+1 4 against 5 3 (a hero attacks): losses 0 and 2; Sundered Valley falls
   28  1 Zerg, brown            moves 4 more units in
   29  1 Zerg, brown            declares an invasion of Keresh Province (3) from Ursa (3)
   30  1 Zerg, brown            commits 2
   31  4 Terran, red            defends with 2 dice
   32  chance                   1 5 against 6 1: losses 2 and 0
   33  1 Zerg, brown            declares an invasion of Keresh Province (3) from Augustgrad (3)
   34  1 Zerg, brown            commits 2
   35  4 Terran, red            defends with 2 dice
   36  chance                   5 6 against 4 5: losses 0 and 2
   37  1 Zerg, brown            commits 2
   38  chance                   3 6 against 4: losses 0 and 1; Keresh Province falls
   39  1 Zerg, brown            declares an invasion of Canis (2) from Keresh Province (2)
   40  1 Zerg, brown            commits 1
   41  3 Protoss, yellow        defends with 2 dice
   42  chance                   4 against 5 4: losses 1 and 0
   43  1 Zerg, brown            declares an invasion of Jacobs Installation (3) from Diamondback Wastelands (3)
   44  1 Zerg, brown            commits 2
   45  2 Terran, blue           defends with 2 dice
   46  chance                   6 2 against 2 1: losses 0 and 2
   47  1 Zerg, brown            commits 2
   48  chance                   6 6 against 2: losses 0 and 1; Jacobs Installation falls
   49  1 Zerg, brown            declares an invasion of The Great Forum (3) from Antioch Province (2)
   50  1 Zerg, brown            commits 1
   51  3 Protoss, yellow        defends with 2 dice
   52  chance                   2 against 5 6+1 (a hero defends): losses 1 and 0
   53  1 Zerg, brown            declares an invasion of The Eternal Scar (4) from Sundered Valley (7)
   54  1 Zerg, brown            commits 3, with the hero
   55  2 Terran, blue           defends with 2 dice
   56  chance                   2 2 3+1 against 4 6+1 (heroes on both sides): losses 2 and 0
   57  1 Zerg, brown            commits 3, with the hero
   58  2 Terran, blue           defends with 2 dice
   59  chance                   4 5+1 4 against 4 6+1 (heroes on both sides): losses 2 and 0
   60  1 Zerg, brown            commits 2, with the hero
   61  2 Terran, blue           defends with 2 dice
   62  chance                   2+1 1 against 3+1 1 (heroes on both sides): losses 2 and 0
   63  1 Zerg, brown            declares an invasion of Ate (1) from Ruins of Styrling (3)
   64  1 Zerg, brown            commits 2
   65  chance                   3 6 against 6: losses 1 and 0
   66  1 Zerg, brown            commits 1
   67  chance                   3 against 1: losses 0 and 1; Ate falls
   68  1 Zerg, brown            declares an invasion of Pyramus (2) from Jacobs Installation (2)
   69  1 Zerg, brown            commits 1
   70  4 Terran, red            defends with 2 dice
   71  chance                   2 against 4 2: losses 1 and 0
   72  1 Zerg, brown            declares an invasion of Pyramus (2) from Riksville (5)
   73  1 Zerg, brown            commits 3
   74  4 Terran, red            defends with 2 dice
   75  chance                   1 6 1 against 2 5: losses 1 and 1
   76  1 Zerg, brown            commits 3
   77  chance                   1 4 3 against 2: losses 0 and 1; Pyramus falls
   78  1 Zerg, brown            declares an invasion of Katuul Province (4) from Pyramus (3)
   79  1 Zerg, brown            commits 2
   80  4 Terran, red            defends with 2 dice
   81  chance                   1 2 against 4 1: losses 2 and 0
   82  1 Zerg, brown            ends the attacks
   83  chance                   a card for Zerg, brown: Eris – Burrow
   84  1 Zerg, brown            moves 1 from Backwater Station to Ruins of Styrling
   85  1 Zerg, brown            does not fortify
   86  4 Terran, red            places 4 on Katuul Province, now 8
   87  4 Terran, red            declares an invasion of Ruins of Styrling (2) from Radiated Wastes (3)
   88  1 Zerg, brown            plays Eris – Burrow
   89  4 Terran, red            declares an invasion of Canis (2) from Saalok (2)
   90  4 Terran, red            commits 1
   91  3 Protoss, yellow        defends with 2 dice
   92  chance                   6 against 1 6: losses 1 and 0
   93  4 Terran, red            declares an invasion of Xel'Naga Temple Grounds (2) from Katuul Province (8)
   94  4 Terran, red            commits 3
   95  2 Terran, blue           defends with 2 dice
   96  chance                   4 6 4 against 3 6: losses 1 and 1
   97  4 Terran, red            commits 3
   98  chance                   2 4 4 against 4: losses 1 and 0
   99  4 Terran, red            commits 3
  100  chance                   1 1 3 against 5: losses 1 and 0
  101  4 Terran, red            commits 3
  102  chance                   5 5 3 against 3: losses 0 and 1; Xel'Naga Temple Grounds falls
  103  4 Terran, red            moves 1 more unit in
  104  4 Terran, red            declares an invasion of Ate (1) from Radiated Wastes (3)
  105  4 Terran, red            commits 2
  106  chance                   2 1 against 5: losses 1 and 0
  107  4 Terran, red            commits 1
  108  chance                   5 against 6: losses 1 and 0
  109  4 Terran, red            declares an invasion of Primary Hive Cluster (1) from Nydus Network (2)
  110  4 Terran, red            commits 1
  111  chance                   6 against 1: losses 0 and 1; Primary Hive Cluster falls
  112  4 Terran, red            declares an invasion of The Great Forum (3) from Temple of the Preservers (2)
  113  4 Terran, red            commits 1
  114  3 Protoss, yellow        defends with 2 dice
  115  chance                   3 against 4 5+1 (a hero defends): losses 1 and 0
  116  4 Terran, red            declares an invasion of The Eternal Scar (4) from Eris (2)
  117  4 Terran, red            commits 1
  118  2 Terran, blue           defends with 2 dice
  119  chance                   3 against 6+1 5 (a hero defends): losses 1 and 0
  120  4 Terran, red            declares an invasion of Talematros (2) from Xel'Naga Temple Grounds (4)
  121  4 Terran, red            commits 3
  122  3 Protoss, yellow        defends with 2 dice
  123  chance                   2 5 2 against 4 3: losses 1 and 1
  124  4 Terran, red            commits 2
  125  chance                   4 4 against 2: losses 0 and 1; Talematros falls
  126  4 Terran, red            declares an invasion of Antioch Province (1) from Talematros (2)
  127  4 Terran, red            commits 1
  128  chance                   5 against 2: losses 0 and 1; Antioch Province falls
  129  4 Terran, red            ends the attacks
  130  chance                   a card for Terran, red: Char Aleph – Scanner Sweep
  131  4 Terran, red            does not fortify
  132  3 Protoss, yellow        places 5 on Canis, now 7
  133  3 Protoss, yellow        declares an invasion of Keresh Province (1) from Wolfrec Province (2)
  134  3 Protoss, yellow        commits 1
  135  chance                   5 against 4: losses 0 and 1; Keresh Province falls
  136  3 Protoss, yellow        declares an invasion of Temple of the Preservers (1) from Velari Province (2)
  137  4 Terran, red            passes
  138  3 Protoss, yellow        commits 1
  139  chance                   4 against 5
  140  4 Terran, red            passes: losses 1 and 0
  141  3 Protoss, yellow        declares an invasion of Antioch Province (1) from The Great Forum (3)
  142  4 Terran, red            passes
  143  3 Protoss, yellow        commits 2, with the hero
  144  chance                   4+1 4 against 4 (a hero attacks)
  145  4 Terran, red            passes; 4+1 4 against 4 (a hero attacks): losses 0 and 1; Antioch Province falls
  146  3 Protoss, yellow        declares an invasion of Acid Marsh (1) from Char Aleph (2)
  147  3 Protoss, yellow        commits 1
  148  chance                   5 against 3: losses 0 and 1; Acid Marsh falls
  149  3 Protoss, yellow        declares an invasion of Talematros (1) from Antioch Province (2)
  150  4 Terran, red            passes
  151  3 Protoss, yellow        commits 1, with the hero
  152  chance                   3+1 against 1 (a hero attacks)
  153  4 Terran, red            passes; 3+1 against 1 (a hero attacks): losses 0 and 1; Talematros falls
  154  3 Protoss, yellow        declares an invasion of Death Valley (5) from Glass Flats (2)
  155  3 Protoss, yellow        commits 1
  156  2 Terran, blue           defends with 2 dice
  157  chance                   4 against 6 4: losses 1 and 0
  158  3 Protoss, yellow        declares an invasion of Feral Hives (1) from Citadel of the Executor (4)
  159  3 Protoss, yellow        commits 3
  160  chance                   4 1 3 against 1: losses 0 and 1; Feral Hives falls
  161  3 Protoss, yellow        declares an invasion of Death Valley (5) from Burning Rift (2)
  162  3 Protoss, yellow        commits 1
  163  2 Terran, blue           defends with 2 dice
  164  chance                   2 against 6 5: losses 1 and 0
  165  3 Protoss, yellow        declares an invasion of Saalok (1) from Canis (7)
  166  4 Terran, red            passes
  167  3 Protoss, yellow        commits 3
  168  chance                   5 1 4 against 5
  169  4 Terran, red            passes: losses 1 and 0
  170  3 Protoss, yellow        commits 3
  171  chance                   2 3 1 against 4
  172  4 Terran, red            passes: losses 1 and 0
  173  3 Protoss, yellow        commits 3
  174  chance                   4 6 1 against 2
  175  4 Terran, red            passes: losses 0 and 1; Saalok falls
  176  3 Protoss, yellow        moves 1 more unit in
  177  3 Protoss, yellow        declares an invasion of Temple of the Preservers (1) from Saalok (4)
  178  4 Terran, red            passes
  179  3 Protoss, yellow        commits 3
  180  chance                   4 4 1 against 2
  181  4 Terran, red            passes: losses 0 and 1; Temple of the Preservers falls
  182  3 Protoss, yellow        ends the attacks
  183  3 Protoss, yellow        collects «Control all of Aiur»
  184  3 Protoss, yellow        moves 1 from Remains of the Overmind to Wolfrec Province
  185  2 Terran, blue           places 4 on Death Valley, now 9
  186  2 Terran, blue           declares an invasion of Eris (1) from The Eternal Scar (4)
  187  4 Terran, red            passes
  188  2 Terran, blue           commits 3, with the hero
  189  chance                   6+1 1 1 against 1 (a hero attacks)
  190  4 Terran, red            passes; 6+1 1 1 against 1 (a hero attacks): losses 0 and 1; Eris falls
  191  2 Terran, blue           declares an invasion of Ate (1) from Hell's Gates (2)
  192  2 Terran, blue           commits 1
  193  chance                   4 against 1: losses 0 and 1; Ate falls
  194  2 Terran, blue           declares an invasion of Primary Hive Cluster (1) from Death Valley (9)
  195  4 Terran, red            passes
  196  2 Terran, blue           commits 3
  197  chance                   1 4 5 against 3
  198  4 Terran, red            passes: losses 0 and 1; Primary Hive Cluster falls
  199  2 Terran, blue           moves 5 more units in
  200  2 Terran, blue           declares an invasion of Acid Marsh (1) from Primary Hive Cluster (8)
  201  2 Terran, blue           commits 3
  202  chance                   6 2 1 against 6: losses 1 and 0
  203  2 Terran, blue           commits 3
  204  chance                   3 3 3 against 3: losses 1 and 0
  205  2 Terran, blue           commits 3
  206  chance                   1 1 2 against 2: losses 1 and 0
  207  2 Terran, blue           commits 3
  208  chance                   2 6 2 against 2: losses 0 and 1; Acid Marsh falls
  209  2 Terran, blue           moves 1 more unit in
  210  2 Terran, blue           declares an invasion of Nydus Network (1) from Eris (3)
  211  4 Terran, red            passes
  212  2 Terran, blue           commits 2, with the hero
  213  chance                   2 4+1 against 6 (a hero attacks)
  214  4 Terran, red            passes; 4+1 2 against 6 (a hero attacks): losses 1 and 0
  215  2 Terran, blue           commits 1, with the hero
  216  chance                   5+1 against 1 (a hero attacks)
  217  4 Terran, red            passes; 5+1 against 1 (a hero attacks): losses 0 and 1; Nydus Network falls
  218  2 Terran, blue           declares an invasion of Char Aleph (1) from Acid Marsh (4)
  219  2 Terran, blue           commits 3
  220  chance                   1 6 6 against 2: losses 0 and 1; Char Aleph falls
  221  2 Terran, blue           declares an invasion of Glass Flats (1) from Char Aleph (3)
  222  2 Terran, blue           commits 2
  223  chance                   4 3 against 4: losses 1 and 0
  224  2 Terran, blue           commits 1
  225  chance                   5 against 4: losses 0 and 1; Glass Flats falls
  226  2 Terran, blue           ends the attacks
  227  chance                   a card for Terran, blue: Augustgrad – Stimpack
  228  2 Terran, blue           does not fortify
  229  1 Zerg, brown            places 9 on Jacobs Installation, now 10
  230  1 Zerg, brown            declares an invasion of Ate (1) from Ruins of Styrling (2)
  231  2 Terran, blue           passes
  232  1 Zerg, brown            commits 1
  233  chance                   6 against 5
  234  2 Terran, blue           passes: losses 0 and 1; Ate falls
  235  1 Zerg, brown            ends the attacks
  236  chance                   a card for Zerg, brown: Ate – Creep Tumor
  237  1 Zerg, brown            does not fortify
  238  4 Terran, red            places 4 on Xel'Naga Temple Grounds, now 5
  239  4 Terran, red            ends the deployment
  240  4 Terran, red            plays Char Aleph – Scanner Sweep
  241  4 Terran, red            looks at the hand of Terran, blue
  242  4 Terran, red            has prepared
  243  4 Terran, red            declares an invasion of Talematros (1) from Xel'Naga Temple Grounds (5)
  244  4 Terran, red            commits 3
  245  chance                   6 5 1 against 5+1 (a hero defends): losses 1 and 0
  246  4 Terran, red            commits 3
  247  chance                   1 2 6 against 4+1 (a hero defends): losses 0 and 1; Talematros falls
  248  4 Terran, red            declares an invasion of Antioch Province (1) from Talematros (3)
  249  4 Terran, red            commits 2
  250  chance                   5 1 against 5: losses 1 and 0
  251  4 Terran, red            commits 1
  252  chance                   1 against 4: losses 1 and 0
  253  4 Terran, red            ends the attacks
  254  chance                   a card for Terran, red: Wolfrec Province – Yamato Cannon
  255  4 Terran, red            does not fortify
  256  3 Protoss, yellow        places the hero (Artanis) on Antioch Province
  257  3 Protoss, yellow        places 11 on Burning Rift, now 12
  258  3 Protoss, yellow        declares an invasion of Radiated Wastes (1) from Wolfrec Province (2)
  259  4 Terran, red            passes
  260  3 Protoss, yellow        commits 1
  261  chance                   4 against 4
  262  4 Terran, red            passes: losses 1 and 0
  263  3 Protoss, yellow        declares an invasion of Char Aleph (1) from Burning Rift (12)
  264  2 Terran, blue           passes
  265  3 Protoss, yellow        commits 3
  266  chance                   4 6 1 against 6
  267  2 Terran, blue           passes: losses 1 and 0
  268  3 Protoss, yellow        commits 3
  269  chance                   3 4 6 against 1
  270  2 Terran, blue           passes: losses 0 and 1; Char Aleph falls
  271  3 Protoss, yellow        moves 7 more units in
  272  3 Protoss, yellow        declares an invasion of Glass Flats (1) from Char Aleph (10)
  273  2 Terran, blue           passes
  274  3 Protoss, yellow        commits 3
  275  chance                   6 5 6 against 2
  276  2 Terran, blue           passes: losses 0 and 1; Glass Flats falls
  277  3 Protoss, yellow        moves 6 more units in
  278  3 Protoss, yellow        declares an invasion of Death Valley (1) from Glass Flats (9)
  279  2 Terran, blue           passes
  280  3 Protoss, yellow        commits 3
  281  chance                   2 5 6 against 2
  282  2 Terran, blue           passes: losses 0 and 1; Death Valley falls
  283  3 Protoss, yellow        moves 5 more units in
  284  3 Protoss, yellow        declares an invasion of Nydus Network (1) from Death Valley (8)
  285  2 Terran, blue           passes
  286  3 Protoss, yellow        commits 3
  287  chance                   1 5 4 against 2+1 (a hero defends)
  288  2 Terran, blue           passes; 5 4 1 against 2+1 (a hero defends): losses 0 and 1; Nydus Network falls
  289  3 Protoss, yellow        moves 4 more units in
  290  3 Protoss, yellow        declares an invasion of Hell's Gates (1) from Nydus Network (7)
  291  2 Terran, blue           passes
  292  3 Protoss, yellow        commits 3
  293  chance                   5 1 2 against 2
  294  2 Terran, blue           passes: losses 0 and 1; Hell's Gates falls
  295  3 Protoss, yellow        moves 3 more units in
  296  3 Protoss, yellow        declares an invasion of Ate (1) from Hell's Gates (6)
  297  1 Zerg, brown            passes
  298  3 Protoss, yellow        commits 3
  299  chance                   2 4 5 against 6: losses 1 and 0
  300  3 Protoss, yellow        commits 3
  301  chance                   6 3 5 against 2: losses 0 and 1; Ate falls
  302  3 Protoss, yellow        moves 1 more unit in
  303  3 Protoss, yellow        declares an invasion of Radiated Wastes (1) from Ate (4)
  304  4 Terran, red            passes
  305  3 Protoss, yellow        commits 3
  306  chance                   2 4 5 against 1
  307  4 Terran, red            passes: losses 0 and 1; Radiated Wastes falls
  308  3 Protoss, yellow        declares an invasion of Dauntless Plateau (1) from Radiated Wastes (3)
  309  2 Terran, blue           passes
  310  3 Protoss, yellow        commits 2
  311  chance                   5 3 against 4
  312  2 Terran, blue           passes: losses 0 and 1; Dauntless Plateau falls
  313  3 Protoss, yellow        declares an invasion of Bone Trench (1) from Dauntless Plateau (2)
  314  4 Terran, red            passes
  315  3 Protoss, yellow        commits 1
  316  chance                   3 against 5+1 (a hero defends)
  317  4 Terran, red            passes; 3 against 5+1 (a hero defends): losses 1 and 0
  318  3 Protoss, yellow        ends the attacks
  319  3 Protoss, yellow        collects «Control 18 territories»
  320  3 Protoss, yellow        does not fortify
  321  2 Terran, blue           places the hero (Jim Raynor) on Primary Hive Cluster
  322  2 Terran, blue           places 4 on Primary Hive Cluster, now 5
  323  2 Terran, blue           ends the deployment
  324  2 Terran, blue           has prepared
  325  2 Terran, blue           declares an invasion of Burning Rift (1) from Primary Hive Cluster (5)
  326  2 Terran, blue           plays Augustgrad – Stimpack
  327  2 Terran, blue           commits 3, with the hero
  328  chance                   1+1 3+2 2+1 against 3 (a hero attacks): losses 0 and 1; Burning Rift falls
  329  2 Terran, blue           moves 1 more unit in
  330  2 Terran, blue           declares an invasion of Glass Flats (1) from Burning Rift (4)
  331  2 Terran, blue           commits 3, with the hero
  332  chance                   3 3 4+1 against 5 (a hero attacks): losses 1 and 0
  333  2 Terran, blue           commits 2, with the hero
  334  chance                   2 5+1 against 4 (a hero attacks): losses 0 and 1; Glass Flats falls
  335  2 Terran, blue           declares an invasion of Char Aleph (1) from Glass Flats (2)
  336  2 Terran, blue           commits 1, with the hero
  337  chance                   1+1 against 4 (a hero attacks): losses 1 and 0
  338  2 Terran, blue           ends the attacks
  339  chance                   a card for Terran, blue: Canis – Medivac Drop
  340  2 Terran, blue           does not fortify
  341  1 Zerg, brown            places 9 on Sundered Valley, now 10
  342  1 Zerg, brown            ends the deployment
  343  1 Zerg, brown            has prepared
  344  1 Zerg, brown            declares an invasion of The Eternal Scar (1) from Sundered Valley (10)
  345  2 Terran, blue           passes
  346  1 Zerg, brown            commits 3, with the hero
  347  chance                   1 6+1 5 against 4 (a hero attacks)
  348  2 Terran, blue           passes
  349  1 Zerg, brown            passes; 6+1 5 1 against 4 (a hero attacks): losses 0 and 1; The Eternal Scar falls
  350  1 Zerg, brown            moves 6 more units in
  351  1 Zerg, brown            passes
  352  1 Zerg, brown            declares an invasion of Eris (1) from The Eternal Scar (9)
  353  2 Terran, blue           passes
  354  1 Zerg, brown            commits 3, with the hero
  355  chance                   4 6+1 6 against 5 (a hero attacks)
  356  2 Terran, blue           passes
  357  1 Zerg, brown            passes; 6+1 6 4 against 5 (a hero attacks): losses 0 and 1; Eris falls
  358  1 Zerg, brown            moves 5 more units in
  359  1 Zerg, brown            passes
  360  1 Zerg, brown            declares an invasion of Nydus Network (1) from Eris (8)
  361  1 Zerg, brown            commits 3, with the hero
  362  chance                   3+1 1 1 against 2 (a hero attacks)
  363  1 Zerg, brown            passes; 3+1 1 1 against 2 (a hero attacks): losses 0 and 1; Nydus Network falls
  364  1 Zerg, brown            moves 4 more units in
  365  1 Zerg, brown            passes
  366  1 Zerg, brown            declares an invasion of Dauntless Plateau (1) from Nydus Network (7)
  367  1 Zerg, brown            commits 3, with the hero
  368  chance                   4 3 6+1 against 1 (a hero attacks)
  369  1 Zerg, brown            passes; 6+1 4 3 against 1 (a hero attacks): losses 0 and 1; Dauntless Plateau falls
  370  1 Zerg, brown            moves 3 more units in
  371  1 Zerg, brown            passes
  372  1 Zerg, brown            declares an invasion of Radiated Wastes (1) from Dauntless Plateau (6)
  373  1 Zerg, brown            commits 3, with the hero
  374  chance                   6+1 2 6 against 5 (a hero attacks)
  375  1 Zerg, brown            passes; 6+1 6 2 against 5 (a hero attacks): losses 0 and 1; Radiated Wastes falls
  376  1 Zerg, brown            moves 2 more units in
  377  1 Zerg, brown            passes
  378  1 Zerg, brown            ends the attacks
  379  chance                   a card for Zerg, brown: Burning Rift – Rapid Regeneration
  380  1 Zerg, brown            moves 4 from Radiated Wastes to Thisby, with the hero
  381  1 Zerg, brown            plays Ate – Creep Tumor
  382  1 Zerg, brown            does not fortify
  383  4 Terran, red            places 6 on Katuul Province, now 7
  384  4 Terran, red            ends the deployment
  385  4 Terran, red            has prepared
  386  4 Terran, red            declares an invasion of Pyramus (1) from Katuul Province (7)
  387  1 Zerg, brown            passes
  388  4 Terran, red            commits 3
  389  chance                   3 1 2 against 5: losses 1 and 0
  390  4 Terran, red            commits 3
  391  chance                   1 3 4 against 3: losses 0 and 1; Pyramus falls
  392  4 Terran, red            moves 2 more units in
  393  4 Terran, red            declares an invasion of Jacobs Installation (10) from Pyramus (5)
  394  1 Zerg, brown            passes
  395  4 Terran, red            commits 3
  396  1 Zerg, brown            defends with 2 dice
  397  chance                   5 1 4 against 4 4: losses 1 and 1
  398  4 Terran, red            commits 3
  399  1 Zerg, brown            defends with 2 dice
  400  chance                   6 6 6 against 5 6: losses 1 and 1
  401  4 Terran, red            commits 2
  402  1 Zerg, brown            defends with 2 dice
  403  chance                   6 3 against 3 5: losses 1 and 1
  404  4 Terran, red            commits 1
  405  1 Zerg, brown            defends with 2 dice
  406  chance                   2 against 3 5: losses 1 and 0
  407  1 Zerg, brown            plays Burning Rift – Rapid Regeneration
  408  4 Terran, red            ends the attacks
  409  chance                   a card for Terran, red: Pyramus – MULE
  410  4 Terran, red            moves 1 from Rajal to Xel'Naga Temple Grounds
  411  4 Terran, red            does not fortify
  412  3 Protoss, yellow        places 13 on Keresh Province, now 14
  413  3 Protoss, yellow        declares an invasion of Augustgrad (1) from Keresh Province (14)
  414  3 Protoss, yellow        commits 3
  415  chance                   4 5 6 against 3: losses 0 and 1; Augustgrad falls
  416  3 Protoss, yellow        moves 10 more units in
  417  3 Protoss, yellow        ends the attacks
  418  chance                   a card for Protoss, yellow: Rajal – Photon Cannon
  419  3 Protoss, yellow        moves 2 from Feral Hives to Wolfrec Province
  420  3 Protoss, yellow        does not fortify
  421  2 Terran, blue           places 3 on Fulmic Highlands, now 4
  422  2 Terran, blue           ends the deployment
  423  2 Terran, blue           has prepared
  424  2 Terran, blue           declares an invasion of Volatile Cleft (1) from Fulmic Highlands (4)
  425  2 Terran, blue           commits 3
  426  chance                   1 1 2 against 5: losses 1 and 0
  427  2 Terran, blue           breaks the invasion off
  428  2 Terran, blue           plays Canis – Medivac Drop: from Fulmic Highlands against Eris
  429  2 Terran, blue           commits 2
  430  chance                   3 1 against 4: losses 1 and 0
  431  2 Terran, blue           commits 1
  432  chance                   3 against 3: losses 1 and 0
  433  2 Terran, blue           ends the attacks
  434  2 Terran, blue           does not fortify
  435  1 Zerg, brown            places 9 on Volatile Cleft, now 10
  436  1 Zerg, brown            declares an invasion of Pyramus (1) from Jacobs Installation (9)
  437  4 Terran, red            passes
  438  1 Zerg, brown            commits 3
  439  chance                   2 6 3 against 6
  440  4 Terran, red            passes: losses 1 and 0
  441  1 Zerg, brown            commits 3
  442  chance                   6 2 3 against 4
  443  4 Terran, red            passes: losses 0 and 1; Pyramus falls
  444  1 Zerg, brown            moves 4 more units in
  445  1 Zerg, brown            ends the attacks
  446  chance                   a card for Zerg, brown: Primary Hive Cluster – Neural Parasite
  447  1 Zerg, brown            moves 1 from Pyramus to Radiated Wastes
  448  1 Zerg, brown            does not fortify
  449  4 Terran, red            plays Pyramus – MULE
  450  4 Terran, red            places 7 on Bone Trench, now 8
  451  4 Terran, red            ends the deployment
  452  4 Terran, red            has prepared
  453  4 Terran, red            declares an invasion of Radiated Wastes (2) from Bone Trench (8)
  454  1 Zerg, brown            passes
  455  4 Terran, red            commits 3, with the hero
  456  1 Zerg, brown            defends with 2 dice
  457  chance                   4+1 4 2 against 3 3 (a hero attacks): losses 0 and 2; Radiated Wastes falls
  458  4 Terran, red            moves 4 more units in
  459  4 Terran, red            declares an invasion of Dauntless Plateau (1) from Radiated Wastes (7)
  460  1 Zerg, brown            passes
  461  4 Terran, red            commits 3, with the hero
  462  chance                   5+1 3 2 against 1 (a hero attacks): losses 0 and 1; Dauntless Plateau falls
  463  4 Terran, red            moves 3 more units in
  464  4 Terran, red            ends the attacks
  465  chance                   a card for Terran, red: Ruins of Styrling – Tactical Nuke
  466  4 Terran, red            moves 2 from Rajal to Talematros
  467  4 Terran, red            does not fortify
  468  3 Protoss, yellow        places 13 on Augustgrad, now 26
  469  3 Protoss, yellow        ends the deployment
  470  3 Protoss, yellow        has prepared
  471  3 Protoss, yellow        declares an invasion of Ursa (1) from Augustgrad (26)
  472  1 Zerg, brown            passes
  473  3 Protoss, yellow        commits 3
  474  chance                   2 6 3 against 4
  475  3 Protoss, yellow        passes: losses 0 and 1; Ursa falls
  476  3 Protoss, yellow        moves 22 more units in
  477  3 Protoss, yellow        declares an invasion of Radiated Wastes (1) from Wolfrec Province (3)
  478  4 Terran, red            passes
  479  3 Protoss, yellow        commits 2
  480  chance                   2 2 against 6
  481  4 Terran, red            passes
  482  3 Protoss, yellow        passes: losses 1 and 0
  483  3 Protoss, yellow        commits 1
  484  chance                   2 against 1
  485  4 Terran, red            passes
  486  3 Protoss, yellow        passes: losses 0 and 1; Radiated Wastes falls
  487  3 Protoss, yellow        declares an invasion of Pyramus (6) from Ursa (25)
  488  1 Zerg, brown            passes
  489  3 Protoss, yellow        commits 3
  490  1 Zerg, brown            defends with 2 dice
  491  chance                   6 4 3 against 2 2
  492  3 Protoss, yellow        passes: losses 0 and 2
  493  3 Protoss, yellow        commits 3
  494  1 Zerg, brown            defends with 2 dice
  495  chance                   2 5 6 against 2 4
  496  3 Protoss, yellow        passes: losses 0 and 2
  497  3 Protoss, yellow        commits 3
  498  1 Zerg, brown            defends with 2 dice
  499  chance                   3 6 6 against 2 3
  500  3 Protoss, yellow        passes: losses 0 and 2; Pyramus falls
  501  3 Protoss, yellow        moves 21 more units in
  502  3 Protoss, yellow        declares an invasion of Ruins of Styrling (1) from Pyramus (24)
  503  1 Zerg, brown            passes
  504  3 Protoss, yellow        commits 3
  505  chance                   4 1 6 against 1
  506  3 Protoss, yellow        passes: losses 0 and 1; Ruins of Styrling falls
  507  3 Protoss, yellow        moves 20 more units in
  508  3 Protoss, yellow        declares an invasion of Jacobs Installation (1) from Ruins of Styrling (23)
  509  1 Zerg, brown            passes
  510  3 Protoss, yellow        commits 3
  511  chance                   4 1 6 against 6
  512  3 Protoss, yellow        passes: losses 1 and 0
  513  3 Protoss, yellow        breaks the invasion off
  514  1 Zerg, brown            passes
  515  3 Protoss, yellow        declares an invasion of Jacobs Installation (1) from Ruins of Styrling (22)
  516  1 Zerg, brown            passes
  517  3 Protoss, yellow        commits 3
  518  chance                   3 5 3 against 5
  519  3 Protoss, yellow        passes: losses 1 and 0
  520  3 Protoss, yellow        commits 3
  521  chance                   5 6 1 against 3
  522  3 Protoss, yellow        passes: losses 0 and 1; Jacobs Installation falls
  523  3 Protoss, yellow        moves 17 more units in
  524  3 Protoss, yellow        declares an invasion of Diamondback Wastelands (1) from Jacobs Installation (20)
  525  1 Zerg, brown            passes
  526  3 Protoss, yellow        commits 3
  527  chance                   3 3 1 against 6
  528  3 Protoss, yellow        passes: losses 1 and 0
  529  3 Protoss, yellow        commits 3
  530  chance                   1 2 1 against 1
  531  3 Protoss, yellow        passes: losses 0 and 1; Diamondback Wastelands falls
  532  3 Protoss, yellow        moves 15 more units in
  533  3 Protoss, yellow        declares an invasion of Thisby (5) from Diamondback Wastelands (18)
  534  1 Zerg, brown            passes
  535  3 Protoss, yellow        commits 3
  536  1 Zerg, brown            defends with 2 dice
  537  chance                   5 2 3 against 5+1 3 (a hero defends)
  538  3 Protoss, yellow        passes; 5 3 2 against 5+1 3 (a hero defends): losses 2 and 0
  539  3 Protoss, yellow        breaks the invasion off
  540  1 Zerg, brown            passes
  541  3 Protoss, yellow        declares an invasion of Riksville (1) from Diamondback Wastelands (16)
  542  1 Zerg, brown            passes
  543  3 Protoss, yellow        commits 3
  544  chance                   3 5 6 against 4
  545  3 Protoss, yellow        passes: losses 0 and 1; Riksville falls
  546  3 Protoss, yellow        moves 12 more units in
  547  3 Protoss, yellow        declares an invasion of Backwater Station (1) from Riksville (15)
  548  1 Zerg, brown            passes
  549  3 Protoss, yellow        commits 3
  550  chance                   1 5 3 against 5
  551  3 Protoss, yellow        passes: losses 1 and 0
  552  3 Protoss, yellow        commits 3
  553  chance                   1 1 2 against 1
  554  3 Protoss, yellow        passes: losses 0 and 1; Backwater Station falls
  555  3 Protoss, yellow        moves 10 more units in
  556  3 Protoss, yellow        declares an invasion of Thisby (5) from Backwater Station (13)
  557  1 Zerg, brown            passes
  558  3 Protoss, yellow        commits 3
  559  1 Zerg, brown            defends with 2 dice
  560  chance                   6 5 5 against 3 4+1 (a hero defends)
  561  3 Protoss, yellow        passes; 6 5 5 against 4+1 3 (a hero defends): losses 0 and 2
  562  3 Protoss, yellow        commits 3
  563  1 Zerg, brown            defends with 2 dice
  564  chance                   2 5 3 against 5+1 2 (a hero defends)
  565  3 Protoss, yellow        passes; 5 3 2 against 5+1 2 (a hero defends): losses 1 and 1
  566  3 Protoss, yellow        commits 3
  567  1 Zerg, brown            defends with 2 dice
  568  chance                   2 1 6 against 1 6+1 (a hero defends)
  569  3 Protoss, yellow        passes; 6 2 1 against 6+1 1 (a hero defends): losses 1 and 1
  570  3 Protoss, yellow        commits 3
  571  chance                   4 5 6 against 4+1 (a hero defends)
  572  3 Protoss, yellow        passes; 6 5 4 against 4+1 (a hero defends): losses 0 and 1; Thisby falls
  573  3 Protoss, yellow        moves 7 more units in
  574  3 Protoss, yellow        ends the attacks
  575  3 Protoss, yellow        collects «Control all of Korhal»; victory for Protoss, yellow

won after 575 actions, by 3 Protoss, yellow
