starcraft/team-play, 4 seats, dealer of seed 2026, game 53
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive
  seat 4                        aggressive

    1  chance                   4 2 6 4: a tie, roll again
    2  chance                   6 6: a tie, roll again
    3  chance                   4 1: seat 3 chooses first
    4  seat 3                   takes Protoss, orange
    5  seat 1                   takes Terran, blue
    6  seat 4                   takes Zerg, purple
    7  seat 2                   takes Zerg, brown
    8  chance                   a card shows Xel'Naga Temple Grounds: Mineral Field
    9  chance                   a card shows Thisby: Mineral Field
   10  chance                   a card shows Scion Province: Mineral Field
   11  chance                   a card shows Dauntless Plateau: Mineral Field
   12  chance                   a card shows Antioch Province: Mineral Field
   13  chance                   a card shows Char Aleph: Mineral Field
   14  chance                   a card shows Ruins of Styrling: Mineral Field
   15  chance                   a card shows Acid Marsh: Mineral Field
   16  chance                   a card shows Radiated Wastes: Mineral Field
   17  chance                   a card shows Bone Trench: Mineral Field
   18  chance                   a card shows Eris: Mineral Field
   19  chance                   a card shows Augustgrad: Mineral Field
   20  chance                   a card shows Sundered Valley: Mineral Field
   21  chance                   a card shows Hell's Gates: Mineral Field
   22  chance                   a card shows Glass Flats: Mineral Field
   23  chance                   a goal for the board: «Control an enemy base»
   24  chance                   a goal for the board: «Take 4 Mineral Fields in one turn»
   25  chance                   a goal for the board: «Control all of Char»
   26  chance                   a goal for the board: «Control all of Aiur»
   27  chance                   a goal for the board: «Take 10 territories in one turn»
   28  chance                   a goal for the board: «Control 18 territories»
   29  chance                   a goal for the board: «Control 2 complete planets»
   30  chance                   a goal for the board: «Take a whole planet in one turn from nothing»
   31  3 Protoss, orange        places the base (Nexus) on Backwater Station
   32  4 Zerg, purple           places the base (Hatchery) on Pyramus
   33  1 Terran, blue           places the base (Command Center) on Scion Province
   34  2 Zerg, brown            places the base (Hatchery) on Wolfrec Province
   35  3 Protoss, orange        claims Canis
   36  4 Zerg, purple           claims Sundered Valley
   37  1 Terran, blue           claims Volatile Cleft
   38  2 Zerg, brown            claims Xel'Naga Temple Grounds
   39  3 Protoss, orange        claims Char Aleph
   40  4 Zerg, purple           claims Velari Province
   41  1 Terran, blue           claims Citadel of the Executor
   42  2 Zerg, brown            claims Acid Marsh
   43  3 Protoss, orange        claims The Eternal Scar
   44  4 Zerg, purple           claims Primary Hive Cluster
   45  1 Terran, blue           claims Ate
   46  2 Zerg, brown            claims Feral Hives
   47  3 Protoss, orange        claims Augustgrad
   48  4 Zerg, purple           claims Death Valley
   49  1 Terran, blue           claims Katuul Province
   50  2 Zerg, brown            claims Radiated Wastes
   51  3 Protoss, orange        claims Rajal
   52  4 Zerg, purple           claims Riksville
   53  1 Terran, blue           claims Nydus Network
   54  2 Zerg, brown            claims Fulmic Highlands
   55  3 Protoss, orange        claims Diamondback Wastelands
   56  4 Zerg, purple           claims Temple of the Preservers
   57  1 Terran, blue           claims Remains of the Overmind
   58  2 Zerg, brown            claims Hell's Gates
   59  3 Protoss, orange        claims Ruins of Styrling
   60  4 Zerg, purple           claims Burning Rift
   61  1 Terran, blue           claims Glass Flats
   62  2 Zerg, brown            claims Jacobs Installation
   63  3 Protoss, orange        claims The Great Forum
   64  4 Zerg, purple           claims Keresh Province
   65  1 Terran, blue           claims Talematros
   66  2 Zerg, brown            claims Ursa
   67  3 Protoss, orange        claims Eris
   68  4 Zerg, purple           claims Thisby
   69  1 Terran, blue           claims Bone Trench
   70  2 Zerg, brown            claims Dauntless Plateau
   71  3 Protoss, orange        claims Saalok
   72  4 Zerg, purple           claims Antioch Province
   73  1 Terran, blue           reinforces Talematros to 2
   74  2 Zerg, brown            reinforces Jacobs Installation to 2
   75  3 Protoss, orange        reinforces Ruins of Styrling to 2
   76  4 Zerg, purple           reinforces Thisby to 2
   77  1 Terran, blue           reinforces Scion Province to 2
   78  2 Zerg, brown            reinforces Radiated Wastes to 2
   79  3 Protoss, orange        reinforces Canis to 2
   80  4 Zerg, purple           reinforces Antioch Province to 2
   81  1 Terran, blue           reinforces Talematros to 3
   82  2 Zerg, brown            reinforces Ursa to 2
   83  3 Protoss, orange        reinforces Augustgrad to 2
   84  4 Zerg, purple           reinforces Keresh Province to 2
   85  1 Terran, blue           reinforces Ate to 2
   86  2 Zerg, brown            reinforces Ursa to 3
   87  3 Protoss, orange        reinforces Rajal to 2
   88  4 Zerg, purple           reinforces Primary Hive Cluster to 2
   89  1 Terran, blue           reinforces Nydus Network to 2
   90  2 Zerg, brown            reinforces Radiated Wastes to 3
   91  3 Protoss, orange        reinforces Backwater Station to 2
   92  4 Zerg, purple           reinforces Death Valley to 2
   93  1 Terran, blue           reinforces Bone Trench to 2
   94  2 Zerg, brown            reinforces Feral Hives to 2
   95  3 Protoss, orange        reinforces The Great Forum to 2
   96  4 Zerg, purple           reinforces Thisby to 3
   97  1 Terran, blue           reinforces Scion Province to 3
   98  2 Zerg, brown            reinforces Wolfrec Province to 2
   99  3 Protoss, orange        reinforces Diamondback Wastelands to 2
  100  4 Zerg, purple           reinforces Primary Hive Cluster to 3
  101  1 Terran, blue           reinforces Nydus Network to 3
  102  2 Zerg, brown            reinforces Acid Marsh to 2
  103  3 Protoss, orange        reinforces Rajal to 3
  104  4 Zerg, purple           reinforces Primary Hive Cluster to 4
  105  1 Terran, blue           reinforces Scion Province to 4
  106  2 Zerg, brown            reinforces Jacobs Installation to 3
  107  3 Protoss, orange        reinforces The Eternal Scar to 2
  108  4 Zerg, purple           reinforces Burning Rift to 2
  109  1 Terran, blue           reinforces Katuul Province to 2
  110  2 Zerg, brown            reinforces Fulmic Highlands to 2
  111  3 Protoss, orange        reinforces Ruins of Styrling to 3
  112  4 Zerg, purple           reinforces Velari Province to 2
  113  1 Terran, blue           reinforces Bone Trench to 3
  114  2 Zerg, brown            reinforces Wolfrec Province to 3
  115  3 Protoss, orange        reinforces Rajal to 4
  116  4 Zerg, purple           reinforces Sundered Valley to 2
  117  1 Terran, blue           reinforces Scion Province to 5
  118  2 Zerg, brown            reinforces Dauntless Plateau to 2
  119  3 Protoss, orange        reinforces Saalok to 2
  120  4 Zerg, purple           reinforces Burning Rift to 3
  121  1 Terran, blue           reinforces Volatile Cleft to 2
  122  2 Zerg, brown            reinforces Ursa to 4
  123  3 Protoss, orange        reinforces Char Aleph to 2
  124  4 Zerg, purple           reinforces Antioch Province to 3
  125  1 Terran, blue           reinforces Ate to 3
  126  2 Zerg, brown            reinforces Ursa to 5
  127  3 Protoss, orange        reinforces Canis to 3
  128  4 Zerg, purple           reinforces Death Valley to 3
  129  1 Terran, blue           reinforces Nydus Network to 4
  130  2 Zerg, brown            reinforces Xel'Naga Temple Grounds to 2
  131  3 Protoss, orange        places the hero (Zeratul) on Char Aleph
  132  4 Zerg, purple           places the hero (Queen of Blades) on Thisby
  133  1 Terran, blue           places the hero (Jim Raynor) on Nydus Network
  134  2 Zerg, brown            places the hero (Zagara) on Radiated Wastes
  135  chance                   a card for Zerg, brown: Death Valley – Glaive Wurm
  136  3 Protoss, orange        places 6 on Saalok, now 8
  137  3 Protoss, orange        asks for command of Remains of the Overmind
  138  1 Terran, blue           hands Remains of the Overmind over
  139  3 Protoss, orange        has prepared
  140  3 Protoss, orange        declares an invasion of Temple of the Preservers (1) from Saalok (8)
  141  3 Protoss, orange        commits 3
  142  chance                   4 4 4 against 5: losses 1 and 0
  143  3 Protoss, orange        breaks the invasion off
  144  3 Protoss, orange        declares an invasion of Radiated Wastes (3) from Ruins of Styrling (3)
  145  2 Zerg, brown            passes
  146  3 Protoss, orange        commits 2
  147  2 Zerg, brown            defends with 2 dice
  148  chance                   6 2 against 6+1 4 (a hero defends): losses 2 and 0
  149  2 Zerg, brown            passes
  150  3 Protoss, orange        declares an invasion of Wolfrec Province (3) from Canis (3)
  151  2 Zerg, brown            passes
  152  3 Protoss, orange        commits 2
  153  2 Zerg, brown            defends with 2 dice
  154  chance                   3 3 against 5 3: losses 2 and 0
  155  2 Zerg, brown            passes
  156  3 Protoss, orange        declares an invasion of Keresh Province (2) from Augustgrad (2)
  157  3 Protoss, orange        commits 1
  158  4 Zerg, purple           defends with 2 dice
  159  chance                   5 against 2 4: losses 0 and 1
  160  3 Protoss, orange        commits 1
  161  chance                   6 against 3: losses 0 and 1; Keresh Province falls
  162  3 Protoss, orange        declares an invasion of Fulmic Highlands (2) from The Eternal Scar (2)
  163  2 Zerg, brown            passes
  164  3 Protoss, orange        commits 1
  165  2 Zerg, brown            defends with 2 dice
  166  chance                   6 against 4 5: losses 0 and 1
  167  3 Protoss, orange        commits 1
  168  chance                   3 against 2: losses 0 and 1; Fulmic Highlands falls
  169  3 Protoss, orange        declares an invasion of Pyramus (1) from Diamondback Wastelands (2)
  170  3 Protoss, orange        commits 1
  171  chance                   4 against 3: losses 0 and 1; Pyramus falls
  172  3 Protoss, orange        declares an invasion of Xel'Naga Temple Grounds (2) from Rajal (4)
  173  2 Zerg, brown            passes
  174  3 Protoss, orange        commits 3
  175  2 Zerg, brown            defends with 2 dice
  176  chance                   4 6 3 against 3 3: losses 0 and 2; Xel'Naga Temple Grounds falls
  177  3 Protoss, orange        declares an invasion of Burning Rift (3) from Char Aleph (2)
  178  3 Protoss, orange        commits 1, with the hero
  179  4 Zerg, purple           defends with 2 dice
  180  chance                   2+1 against 5 6 (a hero attacks): losses 1 and 0
  181  3 Protoss, orange        declares an invasion of Velari Province (2) from Saalok (7)
  182  3 Protoss, orange        commits 3
  183  4 Zerg, purple           defends with 2 dice
  184  chance                   4 6 4 against 4 2: losses 0 and 2; Velari Province falls
  185  3 Protoss, orange        moves 3 more units in
  186  3 Protoss, orange        declares an invasion of Thisby (3) from Backwater Station (2)
  187  3 Protoss, orange        commits 1
  188  4 Zerg, purple           defends with 2 dice
  189  chance                   3 against 6+1 1 (a hero defends): losses 1 and 0
  190  3 Protoss, orange        declares an invasion of Temple of the Preservers (1) from Velari Province (6)
  191  3 Protoss, orange        commits 3
  192  chance                   6 6 1 against 1: losses 0 and 1; Temple of the Preservers falls
  193  3 Protoss, orange        moves 2 more units in
  194  3 Protoss, orange        declares an invasion of Antioch Province (3) from The Great Forum (2)
  195  3 Protoss, orange        commits 1
  196  4 Zerg, purple           defends with 2 dice
  197  chance                   6 against 4 3: losses 0 and 1
  198  3 Protoss, orange        commits 1
  199  4 Zerg, purple           defends with 2 dice
  200  chance                   1 against 2 6: losses 1 and 0
  201  3 Protoss, orange        ends the attacks
  202  3 Protoss, orange        collects «Control 18 territories»
  203  chance                   reward for Protoss, orange: Bonus attack die
  204  3 Protoss, orange        does not fortify
  205  4 Zerg, purple           places 3 on Thisby, now 6
  206  4 Zerg, purple           has prepared
  207  4 Zerg, purple           declares an invasion of Scion Province (5) from Antioch Province (2)
  208  4 Zerg, purple           commits 1
  209  1 Terran, blue           defends with 2 dice
  210  chance                   1 against 4 5: losses 1 and 0
  211  4 Zerg, purple           declares an invasion of Nydus Network (4) from Death Valley (3)
  212  4 Zerg, purple           commits 2
  213  1 Terran, blue           defends with 2 dice
  214  chance                   3 3 against 3 4+1 (a hero defends): losses 2 and 0
  215  4 Zerg, purple           declares an invasion of The Eternal Scar (1) from Sundered Valley (2)
  216  4 Zerg, purple           commits 1
  217  chance                   4 against 6: losses 1 and 0
  218  4 Zerg, purple           declares an invasion of Diamondback Wastelands (1) from Thisby (6)
  219  4 Zerg, purple           commits 3, with the hero
  220  chance                   1 3 6+1 against 4 (a hero attacks): losses 0 and 1; Diamondback Wastelands falls
  221  4 Zerg, purple           moves 2 more units in
  222  4 Zerg, purple           declares an invasion of Pyramus (1) from Diamondback Wastelands (5)
  223  4 Zerg, purple           commits 3, with the hero
  224  chance                   6+1 4 2 against 3 (a hero attacks): losses 0 and 1; Pyramus falls
  225  4 Zerg, purple           moves 1 more unit in
  226  4 Zerg, purple           declares an invasion of Glass Flats (1) from Burning Rift (3)
  227  4 Zerg, purple           commits 2
  228  chance                   6 4 against 4: losses 0 and 1; Glass Flats falls
  229  4 Zerg, purple           declares an invasion of Char Aleph (1) from Primary Hive Cluster (4)
  230  4 Zerg, purple           commits 3
  231  chance                   4 3 4 against 5+1 (a hero defends): losses 1 and 0
  232  4 Zerg, purple           commits 2
  233  chance                   1 2 against 3+1 (a hero defends): losses 1 and 0
  234  4 Zerg, purple           commits 1
  235  chance                   4 against 6+1 (a hero defends): losses 1 and 0
  236  4 Zerg, purple           declares an invasion of Katuul Province (2) from Pyramus (4)
  237  4 Zerg, purple           commits 3, with the hero
  238  1 Terran, blue           defends with 2 dice
  239  chance                   4 5+1 2 against 1 4 (a hero attacks): losses 0 and 2; Katuul Province falls
  240  4 Zerg, purple           declares an invasion of Xel'Naga Temple Grounds (3) from Katuul Province (3)
  241  4 Zerg, purple           commits 2, with the hero
  242  3 Protoss, orange        defends with 2 dice
  243  chance                   3 6+1 against 6 4 (a hero attacks): losses 1 and 1
  244  4 Zerg, purple           breaks the invasion off
  245  4 Zerg, purple           declares an invasion of Talematros (3) from Katuul Province (2)
  246  4 Zerg, purple           commits 1, with the hero
  247  1 Terran, blue           defends with 2 dice
  248  chance                   5+1 against 6 4 (a hero attacks): losses 1 and 0
  249  4 Zerg, purple           declares an invasion of Char Aleph (1) from Glass Flats (2)
  250  4 Zerg, purple           commits 1
  251  chance                   5 against 6+1 (a hero defends): losses 1 and 0
  252  4 Zerg, purple           ends the attacks
  253  chance                   a card for Zerg, purple: Ate – Creep Tumor
  254  4 Zerg, purple           plays Ate – Creep Tumor
  255  4 Zerg, purple           does not fortify
  256  1 Terran, blue           places 4 on Scion Province, now 9
  257  1 Terran, blue           has prepared
  258  1 Terran, blue           declares an invasion of Jacobs Installation (3) from Ate (3)
  259  2 Zerg, brown            passes
  260  1 Terran, blue           commits 2
  261  2 Zerg, brown            defends with 2 dice
  262  chance                   4 2 against 6 5: losses 2 and 0
  263  2 Zerg, brown            passes
  264  1 Terran, blue           declares an invasion of Death Valley (1) from Nydus Network (4)
  265  1 Terran, blue           commits 3, with the hero
  266  chance                   5+1 5 4 against 5 (a hero attacks): losses 0 and 1; Death Valley falls
  267  1 Terran, blue           declares an invasion of Radiated Wastes (3) from Bone Trench (3)
  268  2 Zerg, brown            passes
  269  1 Terran, blue           commits 2
  270  2 Zerg, brown            defends with 2 dice
  271  chance                   3 3 against 3+1 1 (a hero defends): losses 1 and 1
  272  1 Terran, blue           commits 1
  273  2 Zerg, brown            defends with 2 dice
  274  chance                   2 against 1 2+1 (a hero defends): losses 1 and 0
  275  2 Zerg, brown            passes
  276  1 Terran, blue           declares an invasion of Katuul Province (1) from Talematros (3)
  277  1 Terran, blue           commits 2
  278  chance                   3 1 against 3+1 (a hero defends): losses 1 and 0
  279  1 Terran, blue           commits 1
  280  chance                   5 against 4+1 (a hero defends): losses 1 and 0
  281  1 Terran, blue           declares an invasion of Glass Flats (1) from Death Valley (3)
  282  1 Terran, blue           commits 2, with the hero
  283  chance                   4+1 3 against 3 (a hero attacks): losses 0 and 1; Glass Flats falls
  284  1 Terran, blue           declares an invasion of Burning Rift (1) from Glass Flats (2)
  285  1 Terran, blue           commits 1, with the hero
  286  chance                   5+1 against 5 (a hero attacks): losses 0 and 1; Burning Rift falls
  287  1 Terran, blue           declares an invasion of Antioch Province (1) from Scion Province (9)
  288  1 Terran, blue           commits 3
  289  chance                   4 5 3 against 1: losses 0 and 1; Antioch Province falls
  290  1 Terran, blue           moves 5 more units in
  291  1 Terran, blue           declares an invasion of Sundered Valley (1) from Volatile Cleft (2)
  292  1 Terran, blue           commits 1
  293  chance                   6 against 4: losses 0 and 1; Sundered Valley falls
  294  1 Terran, blue           ends the attacks
  295  chance                   a card for Terran, blue: Diamondback Wastelands – Fighter Mode
  296  1 Terran, blue           plays Diamondback Wastelands – Fighter Mode
  297  1 Terran, blue           moves 7 from Antioch Province to Citadel of the Executor
  298  1 Terran, blue           moves 2 from Citadel of the Executor to Scion Province
  299  2 Zerg, brown            places 5 on Dauntless Plateau, now 7
  300  2 Zerg, brown            ends the deployment
  301  2 Zerg, brown            asks for command of Primary Hive Cluster
  302  4 Zerg, purple           hands Primary Hive Cluster over
  303  2 Zerg, brown            has prepared
  304  2 Zerg, brown            declares an invasion of Bone Trench (1) from Dauntless Plateau (7)
  305  2 Zerg, brown            commits 3
  306  chance                   2 4 3 against 6
  307  2 Zerg, brown            passes: losses 1 and 0
  308  2 Zerg, brown            commits 3
  309  chance                   4 4 3 against 1
  310  2 Zerg, brown            passes: losses 0 and 1; Bone Trench falls
  311  2 Zerg, brown            moves 2 more units in
  312  2 Zerg, brown            passes
  313  2 Zerg, brown            declares an invasion of Keresh Province (1) from Ursa (5)
  314  2 Zerg, brown            commits 3
  315  chance                   1 5 5 against 3
  316  2 Zerg, brown            passes: losses 0 and 1; Keresh Province falls
  317  2 Zerg, brown            moves 1 more unit in
  318  2 Zerg, brown            passes
  319  2 Zerg, brown            declares an invasion of Char Aleph (1) from Acid Marsh (2)
  320  2 Zerg, brown            commits 1
  321  chance                   1 against 4+1 (a hero defends)
  322  2 Zerg, brown            passes; 1 against 4+1 (a hero defends): losses 1 and 0
  323  2 Zerg, brown            declares an invasion of Death Valley (1) from Bone Trench (5)
  324  2 Zerg, brown            commits 3
  325  chance                   5 1 5 against 4
  326  2 Zerg, brown            passes: losses 0 and 1; Death Valley falls
  327  2 Zerg, brown            moves 1 more unit in
  328  2 Zerg, brown            passes
  329  2 Zerg, brown            declares an invasion of Ate (1) from Jacobs Installation (3)
  330  2 Zerg, brown            commits 2
  331  chance                   5 3 against 6
  332  2 Zerg, brown            passes: losses 1 and 0
  333  2 Zerg, brown            commits 1
  334  chance                   1 against 2
  335  2 Zerg, brown            passes: losses 1 and 0
  336  2 Zerg, brown            ends the attacks
  337  chance                   a card for Zerg, brown: Dauntless Plateau – Spawn Larva
  338  2 Zerg, brown            moves 2 from Keresh Province to Hell's Gates
  339  2 Zerg, brown            does not fortify
  340  3 Protoss, orange        places 7 on Backwater Station, now 8
  341  3 Protoss, orange        has prepared
  342  3 Protoss, orange        declares an invasion of Thisby (1) from Backwater Station (8)
  343  3 Protoss, orange        commits 3
  344  chance                   4 (2) 4 3 against 2: losses 0 and 1; Thisby falls
  345  3 Protoss, orange        moves 4 more units in
  346  3 Protoss, orange        declares an invasion of Katuul Province (1) from Xel'Naga Temple Grounds (2)
  347  3 Protoss, orange        commits 1
  348  chance                   (4) 5 against 2+1 (a hero defends): losses 0 and 1; Katuul Province falls
  349  3 Protoss, orange        ends the attacks
  350  3 Protoss, orange        collects «Control 2 complete planets»
  351  chance                   reward for Protoss, orange: Bonus defence die
  352  3 Protoss, orange        moves 3 from Temple of the Preservers to Xel'Naga Temple Grounds
  353  4 Zerg, purple           places the hero (Queen of Blades) on Diamondback Wastelands
  354  4 Zerg, purple           places 4 on Pyramus, now 5
  355  4 Zerg, purple           has prepared
  356  4 Zerg, purple           declares an invasion of Ruins of Styrling (1) from Pyramus (5)
  357  4 Zerg, purple           commits 3
  358  chance                   4 5 2 against 6 (1): losses 1 and 0
  359  4 Zerg, purple           commits 3
  360  chance                   3 2 5 against 2 (2): losses 0 and 1; Ruins of Styrling falls
  361  4 Zerg, purple           declares an invasion of Ate (1) from Ruins of Styrling (3)
  362  4 Zerg, purple           commits 2
  363  chance                   6 4 against 3: losses 0 and 1; Ate falls
  364  4 Zerg, purple           ends the attacks
  365  chance                   a card for Zerg, purple: Volatile Cleft – Spine Crawler
  366  4 Zerg, purple           moves 1 from Ate to Pyramus
  367  4 Zerg, purple           does not fortify
  368  1 Terran, blue           places 5 on Burning Rift, now 6
  369  1 Terran, blue           asks for command of Backwater Station
  370  3 Protoss, orange        keeps Backwater Station
  371  1 Terran, blue           asks for command of Saalok
  372  3 Protoss, orange        keeps Saalok
  373  1 Terran, blue           asks for command of Rajal
  374  3 Protoss, orange        hands Rajal over
  375  1 Terran, blue           has prepared
  376  1 Terran, blue           declares an invasion of Feral Hives (2) from Citadel of the Executor (6)
  377  2 Zerg, brown            passes
  378  1 Terran, blue           commits 3
  379  2 Zerg, brown            defends with 2 dice
  380  chance                   5 2 3 against 5 4: losses 2 and 0
  381  1 Terran, blue           commits 3
  382  2 Zerg, brown            defends with 2 dice
  383  chance                   2 3 1 against 2 1: losses 0 and 2; Feral Hives falls
  384  1 Terran, blue           declares an invasion of Death Valley (4) from Burning Rift (6)
  385  2 Zerg, brown            passes
  386  1 Terran, blue           commits 3, with the hero
  387  2 Zerg, brown            defends with 2 dice
  388  chance                   6+1 1 1 against 2 5 (a hero attacks): losses 1 and 1
  389  1 Terran, blue           commits 3, with the hero
  390  2 Zerg, brown            defends with 2 dice
  391  chance                   5+1 3 1 against 1 2 (a hero attacks): losses 0 and 2
  392  1 Terran, blue           commits 3, with the hero
  393  chance                   1 2+1 1 against 4 (a hero attacks): losses 1 and 0
  394  1 Terran, blue           commits 3, with the hero
  395  chance                   6+1 4 5 against 4 (a hero attacks): losses 0 and 1; Death Valley falls
  396  1 Terran, blue           declares an invasion of Primary Hive Cluster (1) from Death Valley (3)
  397  2 Zerg, brown            passes
  398  1 Terran, blue           commits 2, with the hero
  399  chance                   1 4+1 against 4 (a hero attacks): losses 0 and 1; Primary Hive Cluster falls
  400  1 Terran, blue           declares an invasion of Acid Marsh (1) from Primary Hive Cluster (2)
  401  2 Zerg, brown            passes
  402  1 Terran, blue           commits 1, with the hero
  403  chance                   2+1 against 4 (a hero attacks): losses 1 and 0
  404  2 Zerg, brown            passes
  405  1 Terran, blue           ends the attacks
  406  1 Terran, blue           collects «Control all of Aiur»
  407  chance                   reward for Terran, blue: Xel'Naga Tower
  408  1 Terran, blue           places the tower (Xel'Naga Tower) on Death Valley
  409  1 Terran, blue           moves 1 from Feral Hives to Death Valley
  410  2 Zerg, brown            places 5 on Radiated Wastes, now 7
  411  2 Zerg, brown            ends the deployment
  412  2 Zerg, brown            has prepared
  413  2 Zerg, brown            declares an invasion of Nydus Network (1) from Hell's Gates (3)
  414  2 Zerg, brown            commits 2
  415  chance                   6 1 against 2+1
  416  2 Zerg, brown            passes; 6 1 against 2+1: losses 0 and 1; Nydus Network falls
  417  2 Zerg, brown            plays Death Valley – Glaive Wurm at Death Valley
  418  2 Zerg, brown            passes
  419  2 Zerg, brown            declares an invasion of Canis (1) from Wolfrec Province (3)
  420  2 Zerg, brown            commits 2
  421  chance                   2 4 against 6 (1)
  422  2 Zerg, brown            passes: losses 1 and 0
  423  2 Zerg, brown            breaks the invasion off
  424  2 Zerg, brown            declares an invasion of Augustgrad (1) from Radiated Wastes (7)
  425  2 Zerg, brown            commits 3, with the hero
  426  chance                   2 2 5+1 against 6 (4) (a hero attacks)
  427  2 Zerg, brown            passes; 5+1 2 2 against 6 (a hero attacks): losses 1 and 0
  428  2 Zerg, brown            commits 3, with the hero
  429  chance                   4 5+1 2 against (4) 5 (a hero attacks)
  430  2 Zerg, brown            passes; 5+1 4 2 against 5 (a hero attacks): losses 0 and 1; Augustgrad falls
  431  2 Zerg, brown            moves 2 more units in
  432  2 Zerg, brown            passes
  433  2 Zerg, brown            declares an invasion of Canis (1) from Wolfrec Province (2)
  434  2 Zerg, brown            commits 1
  435  chance                   2 against 3 (2)
  436  2 Zerg, brown            passes: losses 1 and 0
  437  2 Zerg, brown            declares an invasion of Primary Hive Cluster (1) from Nydus Network (2)
  438  2 Zerg, brown            commits 1
  439  chance                   3 against 2+2 (a hero defends)
  440  2 Zerg, brown            passes; 3 against 2+2 (a hero defends): losses 1 and 0
  441  2 Zerg, brown            declares an invasion of Canis (1) from Keresh Province (2)
  442  2 Zerg, brown            commits 1
  443  chance                   4 against (5) 6
  444  2 Zerg, brown            passes: losses 1 and 0
  445  2 Zerg, brown            ends the attacks
  446  chance                   a card for Zerg, brown: Glass Flats – Metabolic Boost
  447  2 Zerg, brown            does not fortify
  448  3 Protoss, orange        places 7 on Eris, now 8
  449  3 Protoss, orange        has prepared
  450  3 Protoss, orange        declares an invasion of Diamondback Wastelands (1) from Thisby (7)
  451  4 Zerg, purple           passes
  452  3 Protoss, orange        commits 3
  453  chance                   5 (1) 4 6 against 6+1 (a hero defends): losses 1 and 0
  454  3 Protoss, orange        commits 3
  455  chance                   5 6 (4) 5 against 6+1 (a hero defends): losses 1 and 0
  456  3 Protoss, orange        commits 3
  457  chance                   6 6 (2) 6 against 4+1 (a hero defends): losses 0 and 1; Diamondback Wastelands falls
  458  3 Protoss, orange        moves 1 more unit in
  459  3 Protoss, orange        declares an invasion of Jacobs Installation (1) from Diamondback Wastelands (4)
  460  2 Zerg, brown            passes
  461  3 Protoss, orange        commits 3
  462  chance                   (2) 4 6 6 against 3: losses 0 and 1; Jacobs Installation falls
  463  3 Protoss, orange        declares an invasion of Hell's Gates (1) from Eris (8)
  464  2 Zerg, brown            passes
  465  3 Protoss, orange        commits 3
  466  chance                   (2) 5 6 6 against 6: losses 1 and 0
  467  3 Protoss, orange        commits 3
  468  chance                   3 4 (2) 5 against 5: losses 1 and 0
  469  3 Protoss, orange        breaks the invasion off
  470  2 Zerg, brown            passes
  471  3 Protoss, orange        declares an invasion of Pyramus (2) from Jacobs Installation (3)
  472  4 Zerg, purple           passes
  473  3 Protoss, orange        commits 2
  474  4 Zerg, purple           defends with 2 dice
  475  chance                   (3) 6 5 against 5 4: losses 0 and 2; Pyramus falls
  476  3 Protoss, orange        declares an invasion of Hell's Gates (1) from Eris (6)
  477  2 Zerg, brown            passes
  478  3 Protoss, orange        commits 3
  479  chance                   (3) 5 4 4 against 2: losses 0 and 1; Hell's Gates falls
  480  3 Protoss, orange        moves 2 more units in
  481  3 Protoss, orange        declares an invasion of Ruins of Styrling (1) from Pyramus (2)
  482  4 Zerg, purple           passes
  483  3 Protoss, orange        commits 1
  484  chance                   5 (1) against 1: losses 0 and 1; Ruins of Styrling falls
  485  3 Protoss, orange        declares an invasion of Ate (1) from Hell's Gates (5)
  486  4 Zerg, purple           passes
  487  3 Protoss, orange        commits 3
  488  chance                   1 1 4 (1) against 2: losses 0 and 1; Ate falls
  489  3 Protoss, orange        moves 1 more unit in
  490  3 Protoss, orange        declares an invasion of Radiated Wastes (1) from Ate (4)
  491  2 Zerg, brown            passes
  492  3 Protoss, orange        commits 3
  493  chance                   3 3 (1) 2 against 4: losses 1 and 0
  494  3 Protoss, orange        commits 2
  495  chance                   (2) 3 3 against 5: losses 1 and 0
  496  3 Protoss, orange        commits 1
  497  chance                   (1) 4 against 5: losses 1 and 0
  498  2 Zerg, brown            passes
  499  3 Protoss, orange        ends the attacks
  500  3 Protoss, orange        collects «Control an enemy base»
  501  chance                   reward for Protoss, orange: Starting manoeuvre; common victory for Terran, blue and Protoss, orange

won after 501 actions, by 1 Terran, blue, by 3 Protoss, orange
