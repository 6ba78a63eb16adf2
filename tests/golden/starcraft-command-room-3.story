starcraft/command-room, 3 seats, dealer of seed 2026, game 27
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive

    1  chance                   1 2 2: a tie, roll again
    2  chance                   3 1: seat 2 chooses first
    3  seat 2                   takes Terran, blue
    4  seat 3                   takes Zerg, purple
    5  seat 1                   takes Terran, red
    6  chance                   a card shows Wolfrec Province: Mineral Field
    7  chance                   a card shows The Great Forum: Mineral Field
    8  chance                   a card shows Fulmic Highlands: Mineral Field
    9  chance                   a card shows Scion Province: Mineral Field
   10  chance                   a card shows Death Valley: Mineral Field
   11  chance                   a card shows Glass Flats: Mineral Field
   12  chance                   a card shows Antioch Province: Mineral Field
   13  chance                   a card shows Volatile Cleft: Mineral Field
   14  chance                   a card shows Ate: Mineral Field
   15  chance                   a card shows Eris: Mineral Field
   16  chance                   a card shows Radiated Wastes: Mineral Field
   17  chance                   a card shows Bone Trench: Mineral Field
   18  chance                   a card shows Sundered Valley: Mineral Field
   19  chance                   a card shows Ruins of Styrling: Mineral Field
   20  chance                   a card shows Jacobs Installation: Mineral Field
   21  chance                   a goal for the board: «Take 4 Mineral Fields in one turn»
   22  chance                   a goal for the board: «Control all of Korhal»
   23  chance                   a goal for the board: «Control 8 Mineral Fields»
   24  chance                   a goal for the board: «Control an enemy base»
   25  chance                   a goal for the board: «Control 11 Mineral Fields»
   26  chance                   a goal for the board: «Control 18 territories»
   27  chance                   a goal for the board: «Take 10 territories in one turn»
   28  chance                   a goal for the board: «Take a whole planet in one turn from nothing»
   29  2 Terran, blue           places the base (Command Center) on Fulmic Highlands
   30  3 Zerg, purple           places the base (Hatchery) on Char Aleph
   31  1 Terran, red            places the base (Command Center) on Sundered Valley
   32  2 Terran, blue           claims Hell's Gates
   33  3 Zerg, purple           claims Thisby
   34  1 Terran, red            claims Rajal
   35  2 Terran, blue           claims Glass Flats
   36  3 Zerg, purple           claims Remains of the Overmind
   37  1 Terran, red            claims Ate
   38  2 Terran, blue           claims Antioch Province
   39  3 Zerg, purple           claims Ruins of Styrling
   40  1 Terran, red            claims Velari Province
   41  2 Terran, blue           claims Wolfrec Province
   42  3 Zerg, purple           claims Talematros
   43  1 Terran, red            claims Saalok
   44  2 Terran, blue           claims Nydus Network
   45  3 Zerg, purple           claims Pyramus
   46  1 Terran, red            claims Burning Rift
   47  2 Terran, blue           claims Dauntless Plateau
   48  3 Zerg, purple           claims Riksville
   49  1 Terran, red            claims Canis
   50  2 Terran, blue           claims Radiated Wastes
   51  3 Zerg, purple           claims Backwater Station
   52  1 Terran, red            claims The Eternal Scar
   53  2 Terran, blue           claims Katuul Province
   54  3 Zerg, purple           claims Keresh Province
   55  1 Terran, red            claims Bone Trench
   56  2 Terran, blue           claims Xel'Naga Temple Grounds
   57  3 Zerg, purple           claims Diamondback Wastelands
   58  1 Terran, red            claims Temple of the Preservers
   59  2 Terran, blue           claims Acid Marsh
   60  3 Zerg, purple           claims Volatile Cleft
   61  1 Terran, red            claims Scion Province
   62  2 Terran, blue           claims Primary Hive Cluster
   63  3 Zerg, purple           claims Augustgrad
   64  1 Terran, red            claims The Great Forum
   65  2 Terran, blue           claims Ursa
   66  3 Zerg, purple           claims Eris
   67  1 Terran, red            claims Jacobs Installation
   68  2 Terran, blue           claims Death Valley
   69  3 Zerg, purple           claims Citadel of the Executor
   70  1 Terran, red            claims Feral Hives
   71  2 Terran, blue           reinforces Death Valley to 2
   72  3 Zerg, purple           reinforces Backwater Station to 2
   73  1 Terran, red            reinforces Ate to 2
   74  2 Terran, blue           reinforces Antioch Province to 2
   75  3 Zerg, purple           reinforces Ruins of Styrling to 2
   76  1 Terran, red            reinforces The Great Forum to 2
   77  2 Terran, blue           reinforces Radiated Wastes to 2
   78  3 Zerg, purple           reinforces Diamondback Wastelands to 2
   79  1 Terran, red            reinforces The Great Forum to 3
   80  2 Terran, blue           reinforces Radiated Wastes to 3
   81  3 Zerg, purple           reinforces Volatile Cleft to 2
   82  1 Terran, red            reinforces Rajal to 2
   83  2 Terran, blue           reinforces Ursa to 2
   84  3 Zerg, purple           reinforces Backwater Station to 3
   85  1 Terran, red            reinforces Bone Trench to 2
   86  2 Terran, blue           reinforces Dauntless Plateau to 2
   87  3 Zerg, purple           reinforces Keresh Province to 2
   88  1 Terran, red            reinforces Jacobs Installation to 2
   89  2 Terran, blue           reinforces Death Valley to 3
   90  3 Zerg, purple           reinforces Eris to 2
   91  1 Terran, red            reinforces Scion Province to 2
   92  2 Terran, blue           reinforces Primary Hive Cluster to 2
   93  3 Zerg, purple           reinforces Diamondback Wastelands to 3
   94  1 Terran, red            reinforces Saalok to 2
   95  2 Terran, blue           reinforces Nydus Network to 2
   96  3 Zerg, purple           reinforces Volatile Cleft to 3
   97  1 Terran, red            reinforces Canis to 2
   98  2 Terran, blue           reinforces Ursa to 3
   99  3 Zerg, purple           reinforces Augustgrad to 2
  100  1 Terran, red            reinforces Velari Province to 2
  101  2 Terran, blue           reinforces Wolfrec Province to 2
  102  3 Zerg, purple           reinforces Talematros to 2
  103  1 Terran, red            reinforces Saalok to 3
  104  2 Terran, blue           reinforces Ursa to 4
  105  3 Zerg, purple           reinforces Char Aleph to 2
  106  1 Terran, red            reinforces Velari Province to 3
  107  2 Terran, blue           reinforces Hell's Gates to 2
  108  3 Zerg, purple           reinforces Keresh Province to 3
  109  1 Terran, red            reinforces Ate to 3
  110  2 Terran, blue           reinforces Wolfrec Province to 3
  111  3 Zerg, purple           reinforces Citadel of the Executor to 2
  112  1 Terran, red            reinforces Bone Trench to 3
  113  2 Terran, blue           reinforces Nydus Network to 3
  114  3 Zerg, purple           reinforces Thisby to 2
  115  1 Terran, red            reinforces Saalok to 4
  116  2 Terran, blue           reinforces Hell's Gates to 3
  117  3 Zerg, purple           reinforces Talematros to 3
  118  1 Terran, red            reinforces Feral Hives to 2
  119  2 Terran, blue           places the hero (Jim Raynor) on Dauntless Plateau
  120  3 Zerg, purple           places the hero (Queen of Blades) on Citadel of the Executor
  121  1 Terran, red            places the hero (Valerian Mengsk) on Canis
  122  2 Terran, blue           places 7 on Ursa, now 11
  123  2 Terran, blue           declares an invasion of Eris (2) from Hell's Gates (3)
  124  2 Terran, blue           commits 2
  125  3 Zerg, purple           defends with 2 dice
  126  chance                   1 5 against 1 2: losses 1 and 1
  127  2 Terran, blue           commits 1
  128  chance                   4 against 1: losses 0 and 1; Eris falls
  129  2 Terran, blue           declares an invasion of Ruins of Styrling (2) from Ursa (11)
  130  2 Terran, blue           commits 3
  131  3 Zerg, purple           defends with 2 dice
  132  chance                   4 6 1 against 6 3: losses 1 and 1
  133  2 Terran, blue           commits 3
  134  chance                   2 6 2 against 2: losses 0 and 1; Ruins of Styrling falls
  135  2 Terran, blue           moves 6 more units in
  136  2 Terran, blue           declares an invasion of Jacobs Installation (2) from Ruins of Styrling (9)
  137  2 Terran, blue           commits 3
  138  1 Terran, red            defends with 2 dice
  139  chance                   1 5 4 against 3 3: losses 0 and 2; Jacobs Installation falls
  140  2 Terran, blue           moves 5 more units in
  141  2 Terran, blue           declares an invasion of Bone Trench (3) from Radiated Wastes (3)
  142  2 Terran, blue           commits 2
  143  1 Terran, red            defends with 2 dice
  144  chance                   3 1 against 2 5: losses 2 and 0
  145  2 Terran, blue           declares an invasion of Ate (3) from Jacobs Installation (8)
  146  2 Terran, blue           commits 3
  147  1 Terran, red            defends with 2 dice
  148  chance                   3 5 4 against 6 6: losses 2 and 0
  149  2 Terran, blue           commits 3
  150  1 Terran, red            defends with 2 dice
  151  chance                   5 2 2 against 6 6: losses 2 and 0
  152  2 Terran, blue           commits 3
  153  1 Terran, red            defends with 2 dice
  154  chance                   4 6 1 against 4 1: losses 0 and 2
  155  2 Terran, blue           commits 3
  156  chance                   3 6 6 against 3: losses 0 and 1; Ate falls
  157  2 Terran, blue           declares an invasion of Char Aleph (2) from Primary Hive Cluster (2)
  158  2 Terran, blue           commits 1
  159  3 Zerg, purple           defends with 2 dice
  160  chance                   4 against 1 5: losses 1 and 0
  161  2 Terran, blue           declares an invasion of Canis (2) from Wolfrec Province (3)
  162  2 Terran, blue           commits 2
  163  1 Terran, red            defends with 2 dice
  164  chance                   4 2 against 6+1 3 (a hero defends): losses 2 and 0
  165  2 Terran, blue           declares an invasion of Bone Trench (3) from Nydus Network (3)
  166  2 Terran, blue           commits 2
  167  1 Terran, red            defends with 2 dice
  168  chance                   5 3 against 4 2: losses 0 and 2
  169  2 Terran, blue           commits 2
  170  chance                   3 1 against 2: losses 0 and 1; Bone Trench falls
  171  2 Terran, blue           declares an invasion of Talematros (3) from Antioch Province (2)
  172  2 Terran, blue           commits 1
  173  3 Zerg, purple           defends with 2 dice
  174  chance                   3 against 6 2: losses 1 and 0
  175  2 Terran, blue           declares an invasion of Burning Rift (1) from Death Valley (3)
  176  2 Terran, blue           commits 2
  177  chance                   6 5 against 6: losses 1 and 0
  178  2 Terran, blue           commits 1
  179  chance                   2 against 4: losses 1 and 0
  180  2 Terran, blue           declares an invasion of Diamondback Wastelands (3) from Ate (3)
  181  2 Terran, blue           commits 2
  182  3 Zerg, purple           defends with 2 dice
  183  chance                   4 4 against 1 4: losses 1 and 1
  184  2 Terran, blue           commits 1
  185  3 Zerg, purple           defends with 2 dice
  186  chance                   4 against 1 1: losses 0 and 1
  187  2 Terran, blue           commits 1
  188  chance                   2 against 1: losses 0 and 1; Diamondback Wastelands falls
  189  2 Terran, blue           ends the attacks
  190  2 Terran, blue           collects «Control 18 territories»
  191  chance                   reward for Terran, blue: Two extra units
  192  2 Terran, blue           moves 1 from Dauntless Plateau to Glass Flats
  193  3 Zerg, purple           places 5 on Talematros, now 8
  194  3 Zerg, purple           declares an invasion of Antioch Province (1) from Talematros (8)
  195  3 Zerg, purple           commits 3
  196  chance                   4 6 3 against 4: losses 0 and 1; Antioch Province falls
  197  3 Zerg, purple           moves 4 more units in
  198  3 Zerg, purple           declares an invasion of Ruins of Styrling (1) from Augustgrad (2)
  199  3 Zerg, purple           commits 1
  200  chance                   4 against 5: losses 1 and 0
  201  3 Zerg, purple           declares an invasion of The Great Forum (3) from Antioch Province (7)
  202  3 Zerg, purple           commits 3
  203  1 Terran, red            defends with 2 dice
  204  chance                   4 1 4 against 1 6: losses 1 and 1
  205  3 Zerg, purple           commits 3
  206  1 Terran, red            defends with 2 dice
  207  chance                   6 4 5 against 6 1: losses 1 and 1
  208  3 Zerg, purple           breaks the invasion off
  209  3 Zerg, purple           ends the attacks
  210  chance                   a card for Zerg, purple: Fulmic Highlands – Fungal Growth
  211  3 Zerg, purple           moves 1 from Antioch Province to Talematros
  212  3 Zerg, purple           does not fortify
  213  1 Terran, red            places 5 on Saalok, now 9
  214  1 Terran, red            ends the attacks
  215  1 Terran, red            moves 1 from Velari Province to Temple of the Preservers
  216  2 Terran, blue           places 12 on Death Valley, now 13
  217  2 Terran, blue           declares an invasion of Burning Rift (1) from Death Valley (13)
  218  2 Terran, blue           commits 3
  219  chance                   4 6 1 against 5: losses 0 and 1; Burning Rift falls
  220  2 Terran, blue           moves 9 more units in
  221  2 Terran, blue           ends the attacks
  222  2 Terran, blue           collects «Control 8 Mineral Fields»
  223  chance                   reward for Terran, blue: Starting manoeuvre
  224  2 Terran, blue           moves 1 from Bone Trench to Eris
  225  3 Zerg, purple           places 5 on Backwater Station, now 8
  226  3 Zerg, purple           ends the deployment
  227  3 Zerg, purple           has prepared
  228  3 Zerg, purple           declares an invasion of Feral Hives (2) from Char Aleph (2)
  229  3 Zerg, purple           commits 1
  230  1 Terran, red            defends with 2 dice
  231  chance                   5 against 3 2
  232  3 Zerg, purple           passes: losses 0 and 1
  233  3 Zerg, purple           commits 1
  234  chance                   3 against 3
  235  3 Zerg, purple           passes: losses 1 and 0
  236  3 Zerg, purple           declares an invasion of Xel'Naga Temple Grounds (1) from Talematros (2)
  237  3 Zerg, purple           commits 1
  238  chance                   6 against 2
  239  3 Zerg, purple           passes: losses 0 and 1; Xel'Naga Temple Grounds falls
  240  3 Zerg, purple           passes
  241  3 Zerg, purple           declares an invasion of Scion Province (2) from Antioch Province (4)
  242  3 Zerg, purple           commits 3
  243  1 Terran, red            defends with 2 dice
  244  chance                   5 6 1 against 2 5
  245  3 Zerg, purple           passes: losses 0 and 2; Scion Province falls
  246  3 Zerg, purple           passes
  247  3 Zerg, purple           declares an invasion of Diamondback Wastelands (1) from Backwater Station (8)
  248  3 Zerg, purple           commits 3
  249  chance                   1 4 4 against 4
  250  3 Zerg, purple           passes: losses 1 and 0
  251  3 Zerg, purple           commits 3
  252  chance                   4 1 4 against 5
  253  3 Zerg, purple           passes: losses 1 and 0
  254  3 Zerg, purple           commits 3
  255  chance                   6 5 5 against 2
  256  3 Zerg, purple           passes: losses 0 and 1; Diamondback Wastelands falls
  257  3 Zerg, purple           moves 2 more units in
  258  3 Zerg, purple           passes
  259  3 Zerg, purple           declares an invasion of Sundered Valley (1) from Volatile Cleft (3)
  260  3 Zerg, purple           commits 2
  261  chance                   6 6 against 2
  262  3 Zerg, purple           passes: losses 0 and 1; Sundered Valley falls
  263  3 Zerg, purple           passes
  264  3 Zerg, purple           declares an invasion of Canis (2) from Keresh Province (3)
  265  3 Zerg, purple           commits 2
  266  1 Terran, red            defends with 2 dice
  267  chance                   2 1 against 3 6+1 (a hero defends)
  268  3 Zerg, purple           passes; 2 1 against 6+1 3 (a hero defends): losses 2 and 0
  269  3 Zerg, purple           declares an invasion of Feral Hives (1) from Citadel of the Executor (2)
  270  3 Zerg, purple           commits 1, with the hero
  271  chance                   4+1 against 2 (a hero attacks)
  272  3 Zerg, purple           passes; 4+1 against 2 (a hero attacks): losses 0 and 1; Feral Hives falls
  273  3 Zerg, purple           passes
  274  3 Zerg, purple           declares an invasion of Ate (1) from Diamondback Wastelands (5)
  275  3 Zerg, purple           commits 3
  276  chance                   1 5 5 against 2
  277  3 Zerg, purple           passes: losses 0 and 1; Ate falls
  278  3 Zerg, purple           moves 1 more unit in
  279  3 Zerg, purple           passes
  280  3 Zerg, purple           declares an invasion of Velari Province (2) from Scion Province (3)
  281  3 Zerg, purple           commits 2
  282  1 Terran, red            defends with 2 dice
  283  chance                   1 6 against 4 6
  284  3 Zerg, purple           passes: losses 2 and 0
  285  3 Zerg, purple           declares an invasion of Hell's Gates (1) from Ate (4)
  286  3 Zerg, purple           commits 3
  287  chance                   4 6 6 against 1
  288  3 Zerg, purple           passes: losses 0 and 1; Hell's Gates falls
  289  3 Zerg, purple           passes
  290  3 Zerg, purple           declares an invasion of Fulmic Highlands (1) from Sundered Valley (2)
  291  3 Zerg, purple           commits 1
  292  chance                   1 against 6
  293  3 Zerg, purple           passes: losses 1 and 0
  294  3 Zerg, purple           declares an invasion of Dauntless Plateau (1) from Hell's Gates (3)
  295  3 Zerg, purple           commits 2
  296  chance                   4 1 against 3+1 (a hero defends)
  297  3 Zerg, purple           passes; 4 1 against 3+1 (a hero defends): losses 1 and 0
  298  3 Zerg, purple           commits 1
  299  chance                   4 against 6+1 (a hero defends)
  300  3 Zerg, purple           passes; 4 against 6+1 (a hero defends): losses 1 and 0
  301  3 Zerg, purple           ends the attacks
  302  3 Zerg, purple           collects «Control an enemy base»
  303  chance                   reward for Zerg, purple: Additional manoeuvre
  304  3 Zerg, purple           moves 1 from Thisby to Ate
  305  3 Zerg, purple           moves 1 from Ate to Hell's Gates
  306  3 Zerg, purple           does not fortify
  307  1 Terran, red            places 3 on Saalok, now 12
  308  1 Terran, red            declares an invasion of Xel'Naga Temple Grounds (1) from Rajal (2)
  309  3 Zerg, purple           plays Fulmic Highlands – Fungal Growth
  310  1 Terran, red            commits 1
  311  chance                   3 against 1: losses 0 and 1; Xel'Naga Temple Grounds falls
  312  1 Terran, red            declares an invasion of Keresh Province (1) from Canis (2)
  313  1 Terran, red            commits 1, with the hero
  314  chance                   2+1 against 6 (a hero attacks): losses 1 and 0
  315  1 Terran, red            declares an invasion of Citadel of the Executor (1) from Saalok (12)
  316  1 Terran, red            commits 3
  317  chance                   4 4 6 against 3: losses 0 and 1; Citadel of the Executor falls
  318  1 Terran, red            moves 8 more units in
  319  1 Terran, red            declares an invasion of Scion Province (1) from Velari Province (2)
  320  1 Terran, red            commits 1
  321  chance                   2 against 4: losses 1 and 0
  322  1 Terran, red            ends the attacks
  323  chance                   a card for Terran, red: Ruins of Styrling – Tactical Nuke
  324  1 Terran, red            does not fortify
  325  2 Terran, blue           places 11 on Jacobs Installation, now 12
  326  2 Terran, blue           has prepared
  327  2 Terran, blue           ends the attacks
  328  2 Terran, blue           moves 10 from Jacobs Installation to Ursa
  329  3 Zerg, purple           places 9 on Remains of the Overmind, now 10
  330  3 Zerg, purple           ends the attacks
  331  3 Zerg, purple           moves 8 from Remains of the Overmind to Antioch Province
  332  3 Zerg, purple           moves 1 from Hell's Gates to Backwater Station
  333  1 Terran, red            places 3 on Xel'Naga Temple Grounds, now 4
  334  1 Terran, red            ends the deployment
  335  1 Terran, red            has prepared
  336  1 Terran, red            declares an invasion of Remains of the Overmind (2) from Citadel of the Executor (11)
  337  1 Terran, red            commits 3
  338  3 Zerg, purple           defends with 2 dice
  339  chance                   1 6 1 against 6 5: losses 2 and 0
  340  1 Terran, red            commits 3
  341  3 Zerg, purple           defends with 2 dice
  342  chance                   5 2 2 against 4 2: losses 1 and 1
  343  1 Terran, red            commits 3
  344  chance                   6 2 4 against 4: losses 0 and 1; Remains of the Overmind falls
  345  1 Terran, red            moves 4 more units in
  346  1 Terran, red            declares an invasion of Scion Province (1) from Remains of the Overmind (7)
  347  1 Terran, red            commits 3
  348  chance                   5 6 5 against 5: losses 0 and 1; Scion Province falls
  349  1 Terran, red            moves 3 more units in
  350  1 Terran, red            ends the attacks
  351  chance                   a card for Terran, red: Diamondback Wastelands – Fighter Mode
  352  1 Terran, red            moves 1 from Temple of the Preservers to The Great Forum
  353  1 Terran, red            plays Diamondback Wastelands – Fighter Mode
  354  1 Terran, red            moves 3 from Scion Province to Saalok
  355  1 Terran, red            does not fortify
  356  2 Terran, blue           places 11 on Ruins of Styrling, now 12
  357  2 Terran, blue           has prepared
  358  2 Terran, blue           declares an invasion of Augustgrad (1) from Ursa (11)
  359  2 Terran, blue           commits 3
  360  chance                   1 2 3 against 6: losses 1 and 0
  361  2 Terran, blue           commits 3
  362  chance                   2 5 1 against 6: losses 1 and 0
  363  2 Terran, blue           commits 3
  364  chance                   4 2 3 against 5: losses 1 and 0
  365  2 Terran, blue           commits 3
  366  chance                   6 6 6 against 5: losses 0 and 1; Augustgrad falls
  367  2 Terran, blue           moves 4 more units in
  368  2 Terran, blue           declares an invasion of The Eternal Scar (1) from Eris (2)
  369  1 Terran, red            passes
  370  2 Terran, blue           commits 1
  371  chance                   1 against 3
  372  1 Terran, red            passes: losses 1 and 0
  373  2 Terran, blue           declares an invasion of Diamondback Wastelands (1) from Jacobs Installation (2)
  374  2 Terran, blue           commits 1
  375  chance                   4 against 1: losses 0 and 1; Diamondback Wastelands falls
  376  2 Terran, blue           declares an invasion of Char Aleph (1) from Glass Flats (2)
  377  2 Terran, blue           commits 1
  378  chance                   6 against 3: losses 0 and 1; Char Aleph falls
  379  2 Terran, blue           declares an invasion of Ate (1) from Ruins of Styrling (12)
  380  2 Terran, blue           commits 3
  381  chance                   6 4 1 against 2: losses 0 and 1; Ate falls
  382  2 Terran, blue           moves 8 more units in
  383  2 Terran, blue           declares an invasion of Keresh Province (1) from Augustgrad (7)
  384  2 Terran, blue           commits 3
  385  chance                   4 4 3 against 4: losses 1 and 0
  386  2 Terran, blue           commits 3
  387  chance                   2 2 4 against 5: losses 1 and 0
  388  2 Terran, blue           commits 3
  389  chance                   2 1 1 against 1: losses 0 and 1; Keresh Province falls
  390  2 Terran, blue           moves 1 more unit in
  391  2 Terran, blue           declares an invasion of Hell's Gates (1) from Ate (11)
  392  2 Terran, blue           commits 3
  393  chance                   6 3 1 against 5: losses 0 and 1; Hell's Gates falls
  394  2 Terran, blue           moves 7 more units in
  395  2 Terran, blue           declares an invasion of Canis (1) from Keresh Province (4)
  396  1 Terran, red            passes
  397  2 Terran, blue           commits 3
  398  chance                   2 3 6 against 1+1 (a hero defends)
  399  1 Terran, red            passes; 6 3 2 against 1+1 (a hero defends): losses 0 and 1; Canis falls
  400  2 Terran, blue           declares an invasion of Saalok (4) from Canis (3)
  401  1 Terran, red            passes
  402  2 Terran, blue           commits 2
  403  1 Terran, red            defends with 2 dice
  404  chance                   5 5 against 4 1
  405  1 Terran, red            passes: losses 0 and 2
  406  2 Terran, blue           commits 2
  407  1 Terran, red            defends with 2 dice
  408  chance                   5 5 against 6 5
  409  1 Terran, red            passes: losses 2 and 0
  410  2 Terran, blue           ends the attacks
  411  2 Terran, blue           collects «Control all of Korhal»
  412  chance                   reward for Terran, blue: Guaranteed card; victory for Terran, blue

won after 412 actions, by 2 Terran, blue
