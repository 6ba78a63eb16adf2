mass-effect/galaxy-at-war, 5 seats, dealer of seed 2026, game 34
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive
  4 Alliance, dark blue         aggressive
  5 Reapers, burgundy           aggressive

    1  1 Alliance, light blue   claims Thessia
    2  2 Reapers, red           claims Ilos
    3  3 Cerberus, orange       claims Irune
    4  4 Alliance, dark blue    claims Pragia
    5  5 Reapers, burgundy      claims Kahje
    6  1 Alliance, light blue   claims Bekenstein
    7  2 Reapers, red           claims Rannoch
    8  3 Cerberus, orange       claims Adas
    9  4 Alliance, dark blue    claims Omega
   10  5 Reapers, burgundy      claims Lesuss
   11  1 Alliance, light blue   claims Terra Nova
   12  2 Reapers, red           claims Nevos
   13  3 Cerberus, orange       claims Shanxi
   14  4 Alliance, dark blue    claims Horizon
   15  5 Reapers, burgundy      claims Sur'Kesh
   16  1 Alliance, light blue   claims Dekuuna
   17  2 Reapers, red           claims Utukku
   18  3 Cerberus, orange       claims Korlus
   19  4 Alliance, dark blue    claims Haestrom
   20  5 Reapers, burgundy      claims Aite
   21  1 Alliance, light blue   claims Lorek
   22  2 Reapers, red           claims Earth
   23  3 Cerberus, orange       claims Palaven
   24  4 Alliance, dark blue    claims Hagalaz
   25  5 Reapers, burgundy      claims Illium
   26  1 Alliance, light blue   claims Zorya
   27  2 Reapers, red           claims Elysium
   28  3 Cerberus, orange       claims Eden Prime
   29  4 Alliance, dark blue    claims Virmire
   30  5 Reapers, burgundy      claims Charoum
   31  1 Alliance, light blue   claims Ontarom
   32  2 Reapers, red           claims Benning
   33  3 Cerberus, orange       claims Heshtok
   34  4 Alliance, dark blue    claims Intai'sei
   35  5 Reapers, burgundy      claims Antibaar
   36  1 Alliance, light blue   claims Sanctum
   37  2 Reapers, red           claims Tuchanka
   38  3 Cerberus, orange       claims Mindoir
   39  4 Alliance, dark blue    claims Watson
   40  5 Reapers, burgundy      claims Noveria
   41  2 Reapers, red           claims Feros
   42  5 Reapers, burgundy      claims Therum
   43  5 Reapers, burgundy      places Harbinger on Rannoch
   44  1 Alliance, light blue   reinforces Bekenstein to 2
   45  2 Reapers, red           reinforces Nevos to 2
   46  3 Cerberus, orange       reinforces Mindoir to 2
   47  4 Alliance, dark blue    reinforces Haestrom to 2
   48  5 Reapers, burgundy      reinforces Aite to 2
   49  1 Alliance, light blue   reinforces Terra Nova to 2
   50  2 Reapers, red           reinforces Rannoch to 2
   51  3 Cerberus, orange       reinforces Eden Prime to 2
   52  4 Alliance, dark blue    reinforces Hagalaz to 2
   53  5 Reapers, burgundy      reinforces Illium to 2
   54  1 Alliance, light blue   reinforces Terra Nova to 3
   55  2 Reapers, red           reinforces Nevos to 3
   56  3 Cerberus, orange       reinforces Irune to 2
   57  4 Alliance, dark blue    reinforces Horizon to 2
   58  5 Reapers, burgundy      reinforces Therum to 2
   59  1 Alliance, light blue   reinforces Thessia to 2
   60  2 Reapers, red           reinforces Elysium to 2
   61  3 Cerberus, orange       reinforces Mindoir to 3
   62  4 Alliance, dark blue    reinforces Pragia to 2
   63  5 Reapers, burgundy      reinforces Illium to 3
   64  1 Alliance, light blue   reinforces Ontarom to 2
   65  2 Reapers, red           reinforces Ilos to 2
   66  3 Cerberus, orange       reinforces Shanxi to 2
   67  4 Alliance, dark blue    reinforces Haestrom to 3
   68  5 Reapers, burgundy      reinforces Charoum to 2
   69  1 Alliance, light blue   reinforces Dekuuna to 2
   70  2 Reapers, red           reinforces Elysium to 3
   71  3 Cerberus, orange       reinforces Palaven to 2
   72  4 Alliance, dark blue    reinforces Watson to 2
   73  5 Reapers, burgundy      reinforces Therum to 3
   74  1 Alliance, light blue   reinforces Ontarom to 3
   75  2 Reapers, red           reinforces Elysium to 4
   76  3 Cerberus, orange       reinforces Eden Prime to 3
   77  4 Alliance, dark blue    reinforces Haestrom to 4
   78  5 Reapers, burgundy      reinforces Antibaar to 2
   79  1 Alliance, light blue   reinforces Sanctum to 2
   80  2 Reapers, red           reinforces Rannoch to 3
   81  3 Cerberus, orange       reinforces Shanxi to 3
   82  4 Alliance, dark blue    reinforces Hagalaz to 3
   83  5 Reapers, burgundy      reinforces Kahje to 2
   84  1 Alliance, light blue   reinforces Terra Nova to 4
   85  2 Reapers, red           reinforces Nevos to 4
   86  3 Cerberus, orange       reinforces Mindoir to 4
   87  4 Alliance, dark blue    reinforces Virmire to 2
   88  5 Reapers, burgundy      reinforces Sur'Kesh to 2
   89  1 Alliance, light blue   reinforces Terra Nova to 5
   90  2 Reapers, red           reinforces Feros to 2
   91  3 Cerberus, orange       reinforces Heshtok to 2
   92  4 Alliance, dark blue    reinforces Omega to 2
   93  5 Reapers, burgundy      reinforces Therum to 4
   94  1 Alliance, light blue   reinforces Lorek to 2
   95  2 Reapers, red           reinforces Elysium to 5
   96  3 Cerberus, orange       reinforces Heshtok to 3
   97  4 Alliance, dark blue    reinforces Hagalaz to 4
   98  5 Reapers, burgundy      reinforces Sur'Kesh to 3
   99  1 Alliance, light blue   reinforces Sanctum to 3
  100  2 Reapers, red           reinforces Utukku to 2
  101  3 Cerberus, orange       reinforces Heshtok to 4
  102  4 Alliance, dark blue    reinforces Horizon to 3
  103  5 Reapers, burgundy      reinforces Therum to 5
  104  1 Alliance, light blue   reinforces Thessia to 3
  105  2 Reapers, red           reinforces Earth to 2
  106  3 Cerberus, orange       reinforces Eden Prime to 4
  107  4 Alliance, dark blue    reinforces Virmire to 3
  108  5 Reapers, burgundy      reinforces Aite to 3
  109  1 Alliance, light blue   reinforces Lorek to 3
  110  2 Reapers, red           reinforces Tuchanka to 2
  111  3 Cerberus, orange       reinforces Adas to 2
  112  4 Alliance, dark blue    reinforces Pragia to 3
  113  5 Reapers, burgundy      reinforces Kahje to 3
  114  1 Alliance, light blue   reinforces Terra Nova to 6
  115  2 Reapers, red           reinforces Tuchanka to 3
  116  3 Cerberus, orange       reinforces Heshtok to 5
  117  4 Alliance, dark blue    reinforces Watson to 3
  118  5 Reapers, burgundy      reinforces Illium to 4
  119  1 Alliance, light blue   reinforces Ontarom to 4
  120  2 Reapers, red           reinforces Rannoch to 4
  121  3 Cerberus, orange       reinforces Eden Prime to 5
  122  4 Alliance, dark blue    reinforces Watson to 4
  123  5 Reapers, burgundy      reinforces Noveria to 2
  124  1 Alliance, light blue   reinforces Thessia to 4
  125  2 Reapers, red           reinforces Elysium to 6
  126  3 Cerberus, orange       reinforces Eden Prime to 6
  127  4 Alliance, dark blue    reinforces Horizon to 4
  128  5 Reapers, burgundy      reinforces Lesuss to 2
  129  1 Alliance, light blue   reinforces Terra Nova to 7
  130  2 Reapers, red           reinforces Nevos to 5
  131  4 Alliance, dark blue    reinforces Haestrom to 5
  132  5 Reapers, burgundy      reinforces Therum to 6
  133  1 Alliance, light blue   reinforces Dekuuna to 3
  134  2 Reapers, red           reinforces Utukku to 3
  135  4 Alliance, dark blue    reinforces Omega to 3
  136  5 Reapers, burgundy      reinforces Antibaar to 3
  137  1 Alliance, light blue   reinforces Bekenstein to 3
  138  2 Reapers, red           reinforces Feros to 3
  139  4 Alliance, dark blue    reinforces Watson to 5
  140  5 Reapers, burgundy      reinforces Aite to 4
  141  2 Reapers, red           reinforces Nevos to 6
  142  5 Reapers, burgundy      reinforces Antibaar to 4
  143  2 Reapers, red           reinforces Benning to 2
  144  5 Reapers, burgundy      reinforces Antibaar to 5
  145  1 Alliance, light blue   places 3 on Dekuuna, now 6
  146  1 Alliance, light blue   attacks Sur'Kesh (3) from Dekuuna (6), dice: 3
  147  5 Reapers, burgundy      defends with 2 dice
  148  chance                   3 3 5 against 1 1: losses 0 and 2
  149  1 Alliance, light blue   attacks Palaven (2) from Dekuuna (6), dice: 3
  150  3 Cerberus, orange       defends with 2 dice
  151  chance                   6 4 2 against 2 1: losses 0 and 2; Palaven falls
  152  1 Alliance, light blue   moves 2 more units in
  153  1 Alliance, light blue   attacks Heshtok (5) from Lorek (3), dice: 2
  154  3 Cerberus, orange       defends with 2 dice
  155  chance                   2 1 against 4 4: losses 2 and 0
  156  1 Alliance, light blue   attacks Therum (6) from Ontarom (4), dice: 3
  157  5 Reapers, burgundy      defends with 2 dice
  158  chance                   5 6 1 against 1 2: losses 0 and 2
  159  1 Alliance, light blue   attacks Lesuss (2) from Palaven (5), dice: 3
  160  5 Reapers, burgundy      defends with 2 dice
  161  chance                   5 1 5 against 4 2: losses 0 and 2; Lesuss falls
  162  1 Alliance, light blue   moves 1 more unit in
  163  1 Alliance, light blue   attacks Elysium (6) from Terra Nova (7), dice: 3
  164  2 Reapers, red           defends with 2 dice
  165  chance                   3 5 6 against 1 1: losses 0 and 2
  166  1 Alliance, light blue   attacks Elysium (4) from Terra Nova (7), dice: 3
  167  2 Reapers, red           defends with 2 dice
  168  chance                   3 4 2 against 3 4: losses 2 and 0
  169  1 Alliance, light blue   attacks Mindoir (4) from Terra Nova (5), dice: 3
  170  3 Cerberus, orange       defends with 2 dice
  171  chance                   3 6 6 against 2 3: losses 0 and 2
  172  1 Alliance, light blue   attacks Shanxi (3) from Terra Nova (5), dice: 3
  173  3 Cerberus, orange       defends with 2 dice
  174  chance                   1 6 6 against 1 4: losses 0 and 2
  175  1 Alliance, light blue   attacks Utukku (3) from Ontarom (4), dice: 3
  176  2 Reapers, red           defends with 2 dice
  177  chance                   6 4 5 against 6 1: losses 1 and 1
  178  1 Alliance, light blue   attacks Therum (4) from Ontarom (3), dice: 2
  179  5 Reapers, burgundy      defends with 2 dice
  180  chance                   5 5 against 2 1: losses 0 and 2
  181  1 Alliance, light blue   attacks Irune (2) from Lesuss (4), dice: 3
  182  3 Cerberus, orange       defends with 2 dice
  183  chance                   6 1 6 against 6 3: losses 1 and 1
  184  1 Alliance, light blue   attacks Aite (4) from Sanctum (3), dice: 2
  185  5 Reapers, burgundy      defends with 2 dice
  186  chance                   2 1 against 5 4: losses 2 and 0
  187  1 Alliance, light blue   attacks Irune (1) from Lesuss (3), dice: 2
  188  chance                   5 6 against 1: losses 0 and 1; Irune falls; Strategic Planet Meter: 1 of 10
  189  1 Alliance, light blue   attacks Aite (4) from Irune (2), dice: 1
  190  5 Reapers, burgundy      defends with 2 dice
  191  chance                   2 against 2 3: losses 1 and 0
  192  1 Alliance, light blue   attacks Elysium (4) from Terra Nova (5), dice: 3
  193  2 Reapers, red           defends with 2 dice
  194  chance                   5 2 1 against 5 3: losses 2 and 0
  195  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (3), dice: 2
  196  chance                   4 3 against 4: losses 1 and 0
  197  1 Alliance, light blue   attacks Mindoir (2) from Terra Nova (3), dice: 2
  198  3 Cerberus, orange       defends with 2 dice
  199  chance                   3 6 against 6 1: losses 1 and 1
  200  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (2), dice: 1
  201  chance                   3 against 5: losses 1 and 0
  202  1 Alliance, light blue   attacks Feros (3) from Ontarom (3), dice: 2
  203  2 Reapers, red           defends with 2 dice
  204  chance                   3 6 against 5 2: losses 0 and 2
  205  1 Alliance, light blue   attacks Antibaar (5) from Ontarom (3), dice: 2
  206  5 Reapers, burgundy      defends with 2 dice
  207  chance                   1 6 against 1 2: losses 1 and 1
  208  1 Alliance, light blue   attacks Shanxi (1) from Terra Nova (2), dice: 1
  209  chance                   5 against 5: losses 1 and 0
  210  1 Alliance, light blue   attacks Utukku (2) from Ontarom (2), dice: 1
  211  2 Reapers, red           defends with 2 dice
  212  chance                   3 against 6 1: losses 1 and 0
  213  1 Alliance, light blue   attacks Nevos (6) from Thessia (4), dice: 3
  214  2 Reapers, red           defends with 2 dice
  215  chance                   3 2 4 against 5 3: losses 2 and 0
  216  1 Alliance, light blue   attacks Nevos (6) from Thessia (2), dice: 1
  217  2 Reapers, red           defends with 2 dice
  218  chance                   3 against 2 1: losses 0 and 1
  219  1 Alliance, light blue   attacks Nevos (5) from Thessia (2), dice: 1
  220  2 Reapers, red           defends with 2 dice
  221  chance                   1 against 5 2: losses 1 and 0
  222  1 Alliance, light blue   ends the attacks
  223  1 Alliance, light blue   does not fortify
  224  chance                   a card for Alliance, light blue: Cruiser – N7 Strike Team
  225  chance                   a card for Alliance, light blue: Carrier – Prothean Beacon
  226  chance                   a Reaper Vanguard token for Reapers, red: Catalyst
  227  2 Reapers, red           places the Reaper Vanguard token on Benning
  228  2 Reapers, red           places 3 on Feros, now 4
  229  2 Reapers, red           attacks Haestrom (5) from Rannoch (4), dice: 3
  230  4 Alliance, dark blue    defends with 2 dice
  231  chance                   3 1 4 against 1 4: losses 1 and 1
  232  2 Reapers, red           attacks Palaven (1) from Benning (2), dice: 1
  233  1 Alliance, light blue   plays no card
  234  1 Alliance, light blue   plays no card
  235  chance                   1 against 6: losses 1 and 0
  236  2 Reapers, red           attacks Adas (2) from Rannoch (3), dice: 2
  237  3 Cerberus, orange       defends with 2 dice
  238  chance                   2 3 against 5 3: losses 2 and 0
  239  2 Reapers, red           attacks Mindoir (1) from Tuchanka (3), dice: 2
  240  chance                   5 3 against 3: losses 0 and 1; Mindoir falls
  241  2 Reapers, red           attacks Shanxi (1) from Elysium (4), dice: 3
  242  chance                   5 1 1 against 2: losses 0 and 1; Shanxi falls
  243  2 Reapers, red           attacks Thessia (1) from Nevos (5), dice: 3
  244  1 Alliance, light blue   plays no card
  245  1 Alliance, light blue   plays no card
  246  chance                   3 4 5 against 6: losses 1 and 0
  247  2 Reapers, red           attacks Bekenstein (1) from Shanxi (3), dice: 2
  248  1 Alliance, light blue   plays no card
  249  1 Alliance, light blue   plays no card
  250  chance                   4 6 against 4: losses 0 and 1; Bekenstein falls
  251  2 Reapers, red           attacks Thessia (1) from Nevos (4), dice: 3
  252  1 Alliance, light blue   plays no card
  253  chance                   1 1 1 against 5: losses 1 and 0
  254  2 Reapers, red           ends the attacks
  255  2 Reapers, red           does not fortify
  256  2 Reapers, red           rolls for the move of Harbinger
  257  chance                   5: Harbinger may go 5 steps
  258  2 Reapers, red           moves Harbinger from Rannoch to Ontarom
  259  chance                   a card for Reapers, red: Cruiser – Dragon's Teeth
  260  chance                   a card for Reapers, red: Carrier – The Cycle Continues
  261  chance                   a card for Reapers, red: Dreadnought – Destroyer Beam
  262  3 Cerberus, orange       places 3 on Heshtok, now 8
  263  3 Cerberus, orange       attacks Earth (2) from Eden Prime (6), dice: 3
  264  2 Reapers, red           plays Cruiser – Dragon's Teeth
  265  1 Alliance, light blue   does not answer Cruiser – Dragon's Teeth, which takes effect; Earth now has 5 units
  266  2 Reapers, red           plays no card
  267  2 Reapers, red           defends with 2 dice
  268  2 Reapers, red           plays no card
  269  chance                   2 6 3 against 1 1: losses 0 and 2
  270  3 Cerberus, orange       attacks Haestrom (4) from Adas (2), dice: 1
  271  4 Alliance, dark blue    defends with 2 dice
  272  chance                   4 against 2 1: losses 0 and 1
  273  3 Cerberus, orange       attacks Haestrom (3) from Adas (2), dice: 1
  274  4 Alliance, dark blue    defends with 2 dice
  275  chance                   6 against 3 5: losses 0 and 1
  276  3 Cerberus, orange       attacks Rannoch (1) from Adas (2), dice: 1
  277  2 Reapers, red           plays no card
  278  2 Reapers, red           plays no card
  279  chance                   2 against 2: losses 1 and 0
  280  3 Cerberus, orange       attacks Horizon (4) from Heshtok (8), dice: 3
  281  4 Alliance, dark blue    defends with 2 dice
  282  chance                   6 3 6 against 4 4: losses 0 and 2
  283  3 Cerberus, orange       attacks Earth (3) from Eden Prime (6), dice: 3
  284  2 Reapers, red           defends with 2 dice
  285  2 Reapers, red           plays no card
  286  chance                   1 2 6 against 5 1: losses 0 and 2
  287  3 Cerberus, orange       attacks Noveria (2) from Eden Prime (6), dice: 3
  288  5 Reapers, burgundy      defends with 2 dice
  289  chance                   1 1 3 against 5 2: losses 2 and 0
  290  3 Cerberus, orange       attacks Illium (4) from Heshtok (8), dice: 3
  291  5 Reapers, burgundy      defends with 2 dice
  292  chance                   3 3 2 against 3 5: losses 2 and 0
  293  3 Cerberus, orange       attacks Earth (1) from Eden Prime (4), dice: 3
  294  2 Reapers, red           plays no card
  295  chance                   4 4 5 against 5: losses 1 and 0
  296  3 Cerberus, orange       attacks Noveria (2) from Eden Prime (3), dice: 2
  297  5 Reapers, burgundy      defends with 2 dice
  298  chance                   5 3 against 2 5: losses 1 and 1
  299  3 Cerberus, orange       attacks Illium (4) from Heshtok (6), dice: 3
  300  5 Reapers, burgundy      defends with 2 dice
  301  chance                   2 3 5 against 5 6: losses 2 and 0
  302  3 Cerberus, orange       attacks Noveria (1) from Eden Prime (2), dice: 1
  303  chance                   5 against 2: losses 0 and 1; Noveria falls; Strategic Planet Meter: 2 of 10
  304  3 Cerberus, orange       ends the attacks
  305  3 Cerberus, orange       moves 3 from Heshtok to Korlus
  306  chance                   a card for Cerberus, orange: Cruiser – Kai Leng
  307  4 Alliance, dark blue    places 3 on Virmire, now 6
  308  4 Alliance, dark blue    attacks Harbinger on Ontarom from Virmire (6), dice: 3
  309  chance                   1 4 5 -1: 9 in total, 18 are needed; Harbinger stands, 3 units lost
  310  4 Alliance, dark blue    attacks Illium (4) from Omega (3), dice: 2
  311  5 Reapers, burgundy      defends with 2 dice
  312  chance                   4 6 against 2 4: losses 0 and 2
  313  4 Alliance, dark blue    attacks Mindoir (2) from Watson (5), dice: 3
  314  2 Reapers, red           plays no card
  315  2 Reapers, red           defends with 2 dice
  316  2 Reapers, red           plays no card
  317  chance                   3 2 1 against 6 4: losses 2 and 0
  318  4 Alliance, dark blue    attacks Heshtok (1) from Horizon (2), dice: 1
  319  3 Cerberus, orange       plays no card
  320  chance                   3 against 1: losses 0 and 1; Heshtok falls
  321  4 Alliance, dark blue    attacks Feros (4) from Virmire (3), dice: 2
  322  2 Reapers, red           plays no card
  323  2 Reapers, red           defends with 2 dice
  324  2 Reapers, red           plays no card
  325  chance                   3 3 against 3 1: losses 1 and 1
  326  4 Alliance, dark blue    attacks Harbinger on Ontarom from Virmire (2), dice: 1
  327  chance                   6 -1: 5 in total, 18 are needed; Harbinger stands, 1 unit lost
  328  4 Alliance, dark blue    attacks Illium (2) from Omega (3), dice: 2
  329  5 Reapers, burgundy      defends with 2 dice
  330  chance                   2 5 against 6 5: losses 2 and 0
  331  4 Alliance, dark blue    attacks Utukku (2) from Pragia (3), dice: 2
  332  2 Reapers, red           plays no card
  333  2 Reapers, red           defends with 2 dice
  334  2 Reapers, red           plays no card
  335  chance                   4 2 against 5 4: losses 2 and 0
  336  4 Alliance, dark blue    attacks Ilos (2) from Hagalaz (4), dice: 3
  337  2 Reapers, red           plays no card
  338  2 Reapers, red           defends with 2 dice
  339  2 Reapers, red           plays no card
  340  chance                   2 4 4 against 3 1: losses 0 and 2; Ilos falls
  341  4 Alliance, dark blue    attacks Bekenstein (2) from Watson (3), dice: 2
  342  2 Reapers, red           plays no card
  343  2 Reapers, red           defends with 2 dice
  344  2 Reapers, red           plays no card
  345  chance                   6 1 against 2 1: losses 1 and 1
  346  4 Alliance, dark blue    attacks Charoum (2) from Haestrom (2), dice: 1
  347  5 Reapers, burgundy      defends with 2 dice
  348  chance                   4 against 6 5: losses 1 and 0
  349  4 Alliance, dark blue    attacks Bekenstein (1) from Watson (2), dice: 1
  350  2 Reapers, red           plays no card
  351  chance                   3 against 6: losses 1 and 0
  352  4 Alliance, dark blue    attacks Aite (4) from Ilos (3), dice: 2
  353  5 Reapers, burgundy      defends with 2 dice
  354  chance                   3 6 against 4 4: losses 1 and 1
  355  4 Alliance, dark blue    attacks Aite (3) from Ilos (2), dice: 1
  356  5 Reapers, burgundy      defends with 2 dice
  357  chance                   4 against 4 6: losses 1 and 0
  358  4 Alliance, dark blue    ends the attacks
  359  4 Alliance, dark blue    does not fortify
  360  chance                   a card for Alliance, dark blue: Carrier – Biotic Barrier
  361  chance                   a card for Alliance, dark blue: Carrier – Shepard Leads
  362  chance                   a Reaper Vanguard token for Reapers, burgundy: Reaper
  363  5 Reapers, burgundy      places the Reaper Vanguard token on Bekenstein
  364  5 Reapers, burgundy      places 3 on Charoum, now 5
  365  5 Reapers, burgundy      attacks Irune (1) from Aite (3), dice: 2
  366  1 Alliance, light blue   plays no card
  367  1 Alliance, light blue   plays no card
  368  chance                   3 4 against 3: losses 0 and 1; Irune falls
  369  5 Reapers, burgundy      attacks Intai'sei (1) from Therum (2), dice: 1
  370  4 Alliance, dark blue    plays no card
  371  4 Alliance, dark blue    plays no card
  372  chance                   2 against 4: losses 1 and 0
  373  5 Reapers, burgundy      attacks Omega (1) from Illium (2), dice: 1
  374  4 Alliance, dark blue    plays no card
  375  4 Alliance, dark blue    plays Carrier – Biotic Barrier
  376  3 Cerberus, orange       does not answer Carrier – Biotic Barrier, which takes effect; each defence die counts 1 more for the rest of the invasion
  377  4 Alliance, dark blue    plays no card
  378  chance                   2 against 6+1: losses 1 and 0
  379  5 Reapers, burgundy      attacks Ontarom (1) from Antibaar (4), dice: 3
  380  1 Alliance, light blue   plays no card
  381  1 Alliance, light blue   plays no card
  382  chance                   2 2 3 against 6: losses 1 and 0
  383  5 Reapers, burgundy      attacks Ontarom (1) from Antibaar (3), dice: 2
  384  1 Alliance, light blue   plays no card
  385  chance                   6 4 against 1: losses 0 and 1; Ontarom falls
  386  5 Reapers, burgundy      attacks Lesuss (1) from Irune (2), dice: 1
  387  1 Alliance, light blue   plays no card
  388  1 Alliance, light blue   plays no card
  389  chance                   5 against 5: losses 1 and 0
  390  5 Reapers, burgundy      attacks Virmire (1) from Ontarom (2), dice: 1
  391  4 Alliance, dark blue    plays no card
  392  4 Alliance, dark blue    plays no card
  393  chance                   4 against 2: losses 0 and 1; Virmire falls
  394  5 Reapers, burgundy      attacks Haestrom (1) from Charoum (5), dice: 3
  395  4 Alliance, dark blue    plays no card
  396  4 Alliance, dark blue    plays no card
  397  chance                   5 5 2 against 4: losses 0 and 1; Haestrom falls
  398  5 Reapers, burgundy      moves 1 more unit in
  399  5 Reapers, burgundy      attacks Adas (1) from Haestrom (4), dice: 3
  400  3 Cerberus, orange       plays no card
  401  chance                   3 1 5 against 5: losses 1 and 0
  402  5 Reapers, burgundy      attacks Adas (1) from Haestrom (3), dice: 2
  403  chance                   4 5 against 6: losses 1 and 0
  404  5 Reapers, burgundy      attacks Adas (1) from Haestrom (2), dice: 1
  405  chance                   6 against 1: losses 0 and 1; Adas falls
  406  5 Reapers, burgundy      ends the attacks
  407  5 Reapers, burgundy      asks for command of Rannoch
  408  2 Reapers, red           keeps Rannoch
  409  5 Reapers, burgundy      does not fortify
  410  5 Reapers, burgundy      rolls for the move of Harbinger
  411  chance                   4: Harbinger may go 4 steps
  412  5 Reapers, burgundy      moves Harbinger from Ontarom to Feros
  413  chance                   a card for Reapers, burgundy: Dreadnought – Banshee Scream
  414  chance                   a card for Reapers, burgundy: Dreadnought – Relentless Advance
  415  chance                   a card for Reapers, burgundy: Carrier – Harbinger Attack
  416  1 Alliance, light blue   plays Carrier – Prothean Beacon on the token of Bekenstein
  417  3 Cerberus, orange       does not answer Carrier – Prothean Beacon, which takes effect; it is: Reaper
  418  1 Alliance, light blue   turns in Cruiser – N7 Strike Team and builds a ship: Cruiser
  419  1 Alliance, light blue   places 3 on Dekuuna, now 4
  420  1 Alliance, light blue   places the new ship (Cruiser) on Lesuss
  421  1 Alliance, light blue   attacks Nevos (3) from Dekuuna (4), dice: 3
  422  2 Reapers, red           plays no card
  423  2 Reapers, red           defends with 2 dice
  424  2 Reapers, red           plays no card
  425  chance                   2 6 5 against 3 5: losses 0 and 2
  426  1 Alliance, light blue   ends the attacks
  427  1 Alliance, light blue   moves 1 Cruiser from Lesuss to Palaven
  428  1 Alliance, light blue   asks for command of Watson
  429  4 Alliance, dark blue    keeps Watson
  430  1 Alliance, light blue   ends the fortifications
  431  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  432  2 Reapers, red           places the Reaper Vanguard token on Rannoch
  433  2 Reapers, red           plays no card
  434  2 Reapers, red           places 3 on Bekenstein, now 4
  435  2 Reapers, red           attacks Intai'sei (1) from Feros (3), dice: 2
  436  2 Reapers, red           plays no card
  437  4 Alliance, dark blue    plays no card
  438  2 Reapers, red           plays Dreadnought – Destroyer Beam
  439  3 Cerberus, orange       does not answer Dreadnought – Destroyer Beam
  440  4 Alliance, dark blue    does not answer Dreadnought – Destroyer Beam, which takes effect; each attack die counts 2 more in this battle
  441  4 Alliance, dark blue    plays no card
  442  2 Reapers, red           plays no card
  443  chance                   2+2 4+2 against 4: losses 0 and 1; Intai'sei falls
  444  2 Reapers, red           plays no card
  445  2 Reapers, red           attacks Terra Nova (1) from Bekenstein (4), dice: 3
  446  2 Reapers, red           plays no card
  447  2 Reapers, red           plays no card
  448  chance                   5 6 3 against 6: losses 1 and 0
  449  2 Reapers, red           ends the attacks
  450  2 Reapers, red           moves 2 from Bekenstein to Utukku
  451  2 Reapers, red           asks for command of Antibaar
  452  5 Reapers, burgundy      hands Antibaar over
  453  2 Reapers, red           plays no card
  454  2 Reapers, red           rolls for the move of Harbinger
  455  chance                   5: Harbinger may go 5 steps
  456  2 Reapers, red           moves Harbinger from Feros to Horizon
  457  2 Reapers, red           plays no card
  458  chance                   a card for Reapers, red: Cruiser – Husk Swarm
  459  chance                   a card for Reapers, red: Cruiser – Harbinger Reborn
  460  3 Cerberus, orange       places 3 on Korlus, now 7
  461  3 Cerberus, orange       attacks Heshtok (1) from Korlus (7), dice: 3
  462  4 Alliance, dark blue    plays no card
  463  3 Cerberus, orange       plays no card
  464  4 Alliance, dark blue    plays no card
  465  chance                   2 3 5 against 3: losses 0 and 1; Heshtok falls
  466  3 Cerberus, orange       moves 3 more units in
  467  3 Cerberus, orange       attacks Lorek (1) from Heshtok (6), dice: 3
  468  3 Cerberus, orange       plays no card
  469  chance                   6 6 3 against 5: losses 0 and 1; Lorek falls
  470  3 Cerberus, orange       moves 2 more units in
  471  3 Cerberus, orange       attacks Virmire (1) from Lorek (5), dice: 3
  472  5 Reapers, burgundy      plays no card
  473  3 Cerberus, orange       plays Cruiser – Kai Leng
  474  4 Alliance, dark blue    does not answer Cruiser – Kai Leng, which takes effect; each attack die counts 2 more in this battle
  475  5 Reapers, burgundy      plays no card
  476  chance                   4+2 2+2 3+2 against 3: losses 0 and 1; Virmire falls
  477  3 Cerberus, orange       moves 1 more unit in
  478  3 Cerberus, orange       attacks Ontarom (1) from Virmire (4), dice: 3
  479  5 Reapers, burgundy      plays no card
  480  5 Reapers, burgundy      plays no card
  481  chance                   3 5 1 against 3: losses 0 and 1; Ontarom falls
  482  3 Cerberus, orange       attacks Utukku (4) from Ontarom (3), dice: 2
  483  2 Reapers, red           plays no card
  484  2 Reapers, red           defends with 2 dice
  485  2 Reapers, red           plays no card
  486  chance                   4 6 against 4 3: losses 0 and 2
  487  3 Cerberus, orange       attacks Feros (1) from Ontarom (3), dice: 2
  488  2 Reapers, red           plays no card
  489  2 Reapers, red           plays no card
  490  chance                   5 2 against 6: losses 1 and 0
  491  3 Cerberus, orange       attacks Feros (1) from Ontarom (2), dice: 1
  492  2 Reapers, red           plays no card
  493  chance                   1 against 6: losses 1 and 0
  494  3 Cerberus, orange       ends the attacks
  495  chance                   a card for Cerberus, orange: Cruiser – Mercenary Contract
  496  chance                   a card for Cerberus, orange: Cruiser – Control Signal
  497  4 Alliance, dark blue    places 3 on Pragia, now 4
  498  4 Alliance, dark blue    attacks Ontarom (1) from Pragia (4), dice: 3
  499  3 Cerberus, orange       plays no card
  500  4 Alliance, dark blue    plays no card
  501  chance                   1 2 1 against 1: losses 0 and 1; Ontarom falls
  502  4 Alliance, dark blue    attacks Utukku (2) from Ontarom (3), dice: 2
  503  2 Reapers, red           plays no card
  504  2 Reapers, red           defends with 2 dice
  505  4 Alliance, dark blue    plays Carrier – Shepard Leads
  506  3 Cerberus, orange       does not answer Carrier – Shepard Leads, which takes effect; each attack die counts 2 more in this battle
  507  2 Reapers, red           plays no card
  508  chance                   3+2 3+2 against 5 5: losses 2 and 0
  509  4 Alliance, dark blue    ends the attacks
  510  4 Alliance, dark blue    does not fortify
  511  chance                   a card for Alliance, dark blue: Cruiser – Shepard Leads
  512  chance                   a Reaper Vanguard token for Reapers, burgundy: Reaper
  513  5 Reapers, burgundy      places the Reaper Vanguard token on Charoum
  514  5 Reapers, burgundy      plays no card
  515  5 Reapers, burgundy      places 3 on Aite, now 4
  516  5 Reapers, burgundy      attacks Hagalaz (1) from Aite (4), dice: 3
  517  5 Reapers, burgundy      plays no card
  518  4 Alliance, dark blue    plays no card
  519  5 Reapers, burgundy      plays no card
  520  4 Alliance, dark blue    plays no card
  521  chance                   4 4 2 against 4: losses 1 and 0
  522  5 Reapers, burgundy      attacks Ilos (1) from Aite (3), dice: 2
  523  5 Reapers, burgundy      plays no card
  524  4 Alliance, dark blue    plays no card
  525  5 Reapers, burgundy      plays no card
  526  4 Alliance, dark blue    plays no card
  527  chance                   6 6 against 1: losses 0 and 1; Ilos falls
  528  5 Reapers, burgundy      plays no card
  529  5 Reapers, burgundy      attacks Hagalaz (1) from Ilos (2), dice: 1
  530  5 Reapers, burgundy      plays no card
  531  4 Alliance, dark blue    plays no card
  532  chance                   6 against 1: losses 0 and 1; Hagalaz falls
  533  5 Reapers, burgundy      plays no card
  534  5 Reapers, burgundy      ends the attacks
  535  5 Reapers, burgundy      moves 2 from Kahje to Sur'Kesh
  536  5 Reapers, burgundy      asks for command of Elysium
  537  2 Reapers, red           keeps Elysium
  538  5 Reapers, burgundy      asks for command of Shanxi
  539  2 Reapers, red           keeps Shanxi
  540  5 Reapers, burgundy      ends the fortifications
  541  5 Reapers, burgundy      plays Dreadnought – Relentless Advance
  542  3 Cerberus, orange       does not answer Dreadnought – Relentless Advance
  543  4 Alliance, dark blue    does not answer Dreadnought – Relentless Advance, which takes effect; Harbinger may go 6 steps
  544  5 Reapers, burgundy      moves Harbinger from Horizon to Irune
  545  chance                   a card for Reapers, burgundy: Dreadnought – Ravager Nest
  546  chance                   a card for Reapers, burgundy: Carrier – Banshee Scream
  547  1 Alliance, light blue   places 3 on Terra Nova, now 4
  548  1 Alliance, light blue   attacks Mindoir (2) from Terra Nova (4), dice: 3
  549  2 Reapers, red           plays no card
  550  2 Reapers, red           defends with 2 dice
  551  2 Reapers, red           plays no card
  552  chance                   6 2 6 against 2 3: losses 0 and 2; Mindoir falls
  553  1 Alliance, light blue   attacks Bekenstein (1) from Mindoir (3), dice: 2
  554  2 Reapers, red           plays no card
  555  chance                   3 1 against d8:7: losses 1 and 0
  556  1 Alliance, light blue   attacks Nevos (1) from Dekuuna (4), dice: 3
  557  2 Reapers, red           plays no card
  558  2 Reapers, red           plays no card
  559  chance                   6 6 5 against 6: losses 1 and 0
  560  1 Alliance, light blue   attacks Sur'Kesh (3) from Dekuuna (3), dice: 2
  561  5 Reapers, burgundy      plays no card
  562  5 Reapers, burgundy      defends with 2 dice
  563  5 Reapers, burgundy      plays no card
  564  chance                   4 5 against 1 2: losses 0 and 2
  565  1 Alliance, light blue   ends the attacks
  566  1 Alliance, light blue   does not fortify
  567  chance                   a card for Alliance, light blue: Cruiser – Fifth Fleet Reserves
  568  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  569  2 Reapers, red           places the Reaper Vanguard token on Earth
  570  2 Reapers, red           plays no card
  571  2 Reapers, red           plays Carrier – The Cycle Continues
  572  3 Cerberus, orange       does not answer Carrier – The Cycle Continues
  573  4 Alliance, dark blue    does not answer Carrier – The Cycle Continues
  574  1 Alliance, light blue   does not answer Carrier – The Cycle Continues, which takes effect; Momentum Meter: 2 spaces towards the Reapers
  575  2 Reapers, red           places 4 on Earth, now 5
  576  2 Reapers, red           attacks Pragia (1) from Utukku (2), dice: 1
  577  2 Reapers, red           plays no card
  578  4 Alliance, dark blue    plays no card
  579  2 Reapers, red           plays no card
  580  4 Alliance, dark blue    plays no card
  581  chance                   1 against 2: losses 1 and 0
  582  2 Reapers, red           attacks Eden Prime (1) from Earth (5), dice: 3
  583  2 Reapers, red           plays no card
  584  3 Cerberus, orange       plays Cruiser – Mercenary Contract
  585  4 Alliance, dark blue    does not answer Cruiser – Mercenary Contract
  586  1 Alliance, light blue   does not answer Cruiser – Mercenary Contract, which takes effect; Eden Prime now has 4 units
  587  3 Cerberus, orange       plays no card
  588  3 Cerberus, orange       defends with 2 dice
  589  2 Reapers, red           plays no card
  590  chance                   4 5 4 against 3 4: losses 0 and 2
  591  2 Reapers, red           attacks Watson (1) from Intai'sei (2), dice: 1
  592  2 Reapers, red           plays no card
  593  4 Alliance, dark blue    plays no card
  594  2 Reapers, red           plays no card
  595  4 Alliance, dark blue    plays no card
  596  chance                   6 against 3: losses 0 and 1; Watson falls
  597  2 Reapers, red           plays no card
  598  2 Reapers, red           attacks Noveria (1) from Earth (5), dice: 3
  599  2 Reapers, red           plays no card
  600  3 Cerberus, orange       plays no card
  601  2 Reapers, red           plays no card
  602  3 Cerberus, orange       plays no card
  603  chance                   5 3 1 against 2: losses 0 and 1; Noveria falls; Strategic Planet Meter: 1 of 10
  604  2 Reapers, red           plays no card
  605  2 Reapers, red           moves 1 more unit in
  606  2 Reapers, red           attacks Eden Prime (2) from Noveria (4), dice: 3
  607  3 Cerberus, orange       defends with 2 dice
  608  2 Reapers, red           plays no card
  609  chance                   6 3 3 against 4 6: losses 2 and 0
  610  2 Reapers, red           attacks Eden Prime (2) from Noveria (2), dice: 1
  611  3 Cerberus, orange       defends with 2 dice
  612  2 Reapers, red           plays no card
  613  chance                   5 against 1 2: losses 0 and 1
  614  2 Reapers, red           attacks Eden Prime (1) from Noveria (2), dice: 1
  615  2 Reapers, red           plays no card
  616  chance                   6 against 5: losses 0 and 1; Eden Prime falls
  617  2 Reapers, red           plays no card
  618  2 Reapers, red           ends the attacks
  619  2 Reapers, red           does not fortify
  620  2 Reapers, red           rolls for the move of Harbinger
  621  chance                   4: Harbinger may go 4 steps
  622  2 Reapers, red           moves Harbinger from Irune to Tuchanka
  623  chance                   a card for Reapers, red: Carrier – Harbinger Reborn
  624  chance                   a card for Reapers, red: Cruiser – Harbinger Attack
  625  chance                   a card for Reapers, red: Cruiser – Signal Hijack
  626  chance                   a card for Reapers, red: Carrier – Husk Swarm
  627  3 Cerberus, orange       places 3 on Virmire, now 4
  628  3 Cerberus, orange       attacks Pragia (1) from Virmire (4), dice: 3
  629  4 Alliance, dark blue    plays no card
  630  3 Cerberus, orange       plays no card
  631  4 Alliance, dark blue    plays no card
  632  chance                   4 4 3 against 2: losses 0 and 1; Pragia falls; Strategic Planet Meter: 2 of 10
  633  3 Cerberus, orange       attacks Haestrom (1) from Pragia (3), dice: 2
  634  5 Reapers, burgundy      plays no card
  635  3 Cerberus, orange       plays no card
  636  5 Reapers, burgundy      plays Dreadnought – Ravager Nest
  637  1 Alliance, light blue   does not answer Dreadnought – Ravager Nest
  638  3 Cerberus, orange       does not answer Dreadnought – Ravager Nest
  639  4 Alliance, dark blue    does not answer Dreadnought – Ravager Nest, which takes effect; the defence dice have 8 sides for the rest of the invasion
  640  3 Cerberus, orange       plays no card
  641  chance                   4 1 against d8:8: losses 1 and 0
  642  3 Cerberus, orange       attacks Utukku (1) from Pragia (2), dice: 1
  643  2 Reapers, red           plays no card
  644  3 Cerberus, orange       plays no card
  645  chance                   5 against 3: losses 0 and 1; Utukku falls
  646  3 Cerberus, orange       ends the attacks
  647  3 Cerberus, orange       plays no card
  648  chance                   a card for Cerberus, orange: Cruiser – Phantom Strike
  649  chance                   a card for Cerberus, orange: Dreadnought – Illusive Gambit
  650  4 Alliance, dark blue    turns in Cruiser – Shepard Leads and builds a ship: Cruiser
  651  4 Alliance, dark blue    places 3 on Horizon, now 4
  652  4 Alliance, dark blue    places the new ship (Cruiser) on Ontarom
  653  4 Alliance, dark blue    attacks Heshtok (1) from Horizon (4), dice: 3
  654  3 Cerberus, orange       plays no card
  655  chance                   2 4 4 against 2: losses 0 and 1; Heshtok falls
  656  4 Alliance, dark blue    attacks Illium (1) from Heshtok (3), dice: 2
  657  5 Reapers, burgundy      plays no card
  658  chance                   4 2 against 3: losses 0 and 1; Illium falls
  659  4 Alliance, dark blue    attacks Korlus (1) from Illium (2), dice: 1
  660  3 Cerberus, orange       plays no card
  661  3 Cerberus, orange       plays no card
  662  chance                   2 against 6: losses 1 and 0
  663  4 Alliance, dark blue    ends the attacks
  664  4 Alliance, dark blue    does not fortify
  665  chance                   a card for Alliance, dark blue: Carrier – Fifth Fleet Reserves
  666  chance                   a card for Alliance, dark blue: Cruiser – Hold the Line
  667  5 Reapers, burgundy      plays no card
  668  5 Reapers, burgundy      turns in Dreadnought – Banshee Scream and builds a ship: Dreadnought
  669  5 Reapers, burgundy      places 3 on Irune, now 4
  670  5 Reapers, burgundy      places the new ship (Dreadnought) on Therum
  671  5 Reapers, burgundy      attacks Palaven (1) from Irune (4), dice: 3
  672  5 Reapers, burgundy      plays Carrier – Banshee Scream
  673  1 Alliance, light blue   does not answer Carrier – Banshee Scream
  674  3 Cerberus, orange       does not answer Carrier – Banshee Scream
  675  4 Alliance, dark blue    does not answer Carrier – Banshee Scream, which takes effect; the defender rolls at most 1 die in 2 battles
  676  1 Alliance, light blue   plays no card
  677  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  678  5 Reapers, burgundy      plays no card
  679  1 Alliance, light blue   plays no card
  680  chance                   1 1 1 against 2: losses 1 and 0
  681  5 Reapers, burgundy      attacks Lesuss (1) from Irune (3), dice: 2
  682  1 Alliance, light blue   plays no card
  683  5 Reapers, burgundy      plays no card
  684  1 Alliance, light blue   plays no card
  685  chance                   5 3 against 1: losses 0 and 1; Lesuss falls
  686  5 Reapers, burgundy      plays no card
  687  5 Reapers, burgundy      attacks Dekuuna (3) from Lesuss (2), dice: 1
  688  1 Alliance, light blue   plays no card
  689  1 Alliance, light blue   defends with 2 dice
  690  5 Reapers, burgundy      plays no card
  691  1 Alliance, light blue   plays no card
  692  chance                   1 against 4 6: losses 1 and 0
  693  5 Reapers, burgundy      ends the attacks
  694  5 Reapers, burgundy      does not fortify
  695  5 Reapers, burgundy      rolls for the move of Harbinger
  696  chance                   5: Harbinger may go 5 steps
  697  5 Reapers, burgundy      moves Harbinger from Tuchanka to Irune
  698  chance                   a card for Reapers, burgundy: Dreadnought – Harbinger Attack
  699  chance                   a card for Reapers, burgundy: Cruiser – Destroyer Beam
  700  chance                   a card for Reapers, burgundy: Carrier – Seeker Swarms
  701  1 Alliance, light blue   plays Cruiser – Fifth Fleet Reserves at Palaven
  702  3 Cerberus, orange       plays Dreadnought – Illusive Gambit
  703  4 Alliance, dark blue    does not answer Dreadnought – Illusive Gambit, which takes effect; Cruiser – Fifth Fleet Reserves is cancelled
  704  1 Alliance, light blue   places 3 on Thessia, now 4
  705  1 Alliance, light blue   attacks Watson (1) from Mindoir (2), dice: 1
  706  2 Reapers, red           plays no card
  707  chance                   6 against 4: losses 0 and 1; Watson falls
  708  1 Alliance, light blue   attacks Nevos (1) from Thessia (4), dice: 3
  709  2 Reapers, red           plays no card
  710  chance                   6 2 6 against 4: losses 0 and 1; Nevos falls
  711  1 Alliance, light blue   attacks Tuchanka (1) from Dekuuna (3), dice: 2
  712  2 Reapers, red           plays no card
  713  chance                   2 5 against 3: losses 0 and 1; Tuchanka falls
  714  1 Alliance, light blue   attacks Sur'Kesh (1) from Tuchanka (2), dice: 1
  715  5 Reapers, burgundy      plays no card
  716  chance                   6 against 4: losses 0 and 1; Sur'Kesh falls
  717  1 Alliance, light blue   attacks Kahje (1) from Nevos (3), dice: 2
  718  5 Reapers, burgundy      plays no card
  719  chance                   2 4 against 1: losses 0 and 1; Kahje falls
  720  1 Alliance, light blue   ends the attacks
  721  1 Alliance, light blue   moves 1 Cruiser from Palaven to Mindoir
  722  1 Alliance, light blue   ends the fortifications
  723  chance                   a card for Alliance, light blue: Dreadnought – Fifth Fleet Reserves
  724  2 Reapers, red           plays no card
  725  2 Reapers, red           picks the card Cruiser – Husk Swarm
  726  2 Reapers, red           picks the card Cruiser – Signal Hijack
  727  2 Reapers, red           picks the card Cruiser – Harbinger Attack
  728  2 Reapers, red           turns in a set for 4 units
  729  2 Reapers, red           places 9 on Intai'sei, now 10
  730  2 Reapers, red           attacks Watson (1) from Intai'sei (10), dice: 3
  731  1 Alliance, light blue   plays no card
  732  2 Reapers, red           plays no card
  733  1 Alliance, light blue   plays no card
  734  chance                   1 4 3 against 6: losses 1 and 0
  735  2 Reapers, red           attacks Watson (1) from Intai'sei (9), dice: 3
  736  2 Reapers, red           plays no card
  737  1 Alliance, light blue   plays no card
  738  chance                   1 2 5 against 1: losses 0 and 1; Watson falls
  739  2 Reapers, red           plays no card
  740  2 Reapers, red           moves 5 more units in
  741  2 Reapers, red           attacks Mindoir (1) from Watson (8), dice: 3
  742  1 Alliance, light blue   plays no card
  743  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  744  2 Reapers, red           plays no card
  745  1 Alliance, light blue   plays no card
  746  chance                   6 2 5 against 1: ships have ones rolled again
  747  chance                   ones rolled again give 4: 6 2 5 against 4: losses 0 and 1; Mindoir falls; 1 Cruiser destroyed
  748  2 Reapers, red           plays no card
  749  2 Reapers, red           moves 4 more units in
  750  2 Reapers, red           attacks Terra Nova (1) from Mindoir (7), dice: 3
  751  1 Alliance, light blue   plays no card
  752  2 Reapers, red           plays no card
  753  1 Alliance, light blue   plays no card
  754  chance                   6 3 4 against 6: losses 1 and 0
  755  2 Reapers, red           attacks Terra Nova (1) from Mindoir (6), dice: 3
  756  2 Reapers, red           plays no card
  757  1 Alliance, light blue   plays no card
  758  chance                   6 1 5 against 6: losses 1 and 0
  759  2 Reapers, red           attacks Tuchanka (1) from Mindoir (5), dice: 3
  760  1 Alliance, light blue   plays no card
  761  2 Reapers, red           plays no card
  762  1 Alliance, light blue   plays no card
  763  chance                   6 6 6 against 5: losses 0 and 1; Tuchanka falls
  764  2 Reapers, red           plays no card
  765  2 Reapers, red           moves 1 more unit in
  766  2 Reapers, red           attacks Palaven (1) from Tuchanka (4), dice: 3
  767  1 Alliance, light blue   plays no card
  768  2 Reapers, red           plays no card
  769  1 Alliance, light blue   plays no card
  770  chance                   4 2 1 against 6: losses 1 and 0
  771  2 Reapers, red           attacks Dekuuna (1) from Tuchanka (3), dice: 2
  772  1 Alliance, light blue   plays no card
  773  2 Reapers, red           plays no card
  774  1 Alliance, light blue   plays no card
  775  chance                   2 4 against 3: losses 0 and 1; Dekuuna falls
  776  2 Reapers, red           plays no card
  777  2 Reapers, red           attacks Palaven (1) from Dekuuna (2), dice: 1
  778  2 Reapers, red           plays no card
  779  1 Alliance, light blue   plays no card
  780  chance                   3 against 1: losses 0 and 1; Palaven falls
  781  2 Reapers, red           plays no card
  782  2 Reapers, red           ends the attacks
  783  2 Reapers, red           does not fortify
  784  2 Reapers, red           rolls for the move of Harbinger
  785  chance                   1: Harbinger may go 1 step
  786  2 Reapers, red           moves Harbinger from Irune to Aite
  787  chance                   a card for Reapers, red: Carrier – Signal Hijack
  788  chance                   a card for Reapers, red: Dreadnought – Husk Swarm
  789  chance                   a card for Reapers, red: Cruiser – Processed
  790  3 Cerberus, orange       turns in Cruiser – Phantom Strike and builds a ship: Cruiser
  791  3 Cerberus, orange       places 3 on Virmire, now 4
  792  3 Cerberus, orange       places the new ship (Cruiser) on Lorek
  793  3 Cerberus, orange       attacks Feros (1) from Virmire (4), dice: 3
  794  2 Reapers, red           plays no card
  795  3 Cerberus, orange       plays no card
  796  chance                   6 6 3 against 3: losses 0 and 1; Feros falls; Strategic Planet Meter: 3 of 10
  797  3 Cerberus, orange       attacks Intai'sei (1) from Feros (3), dice: 2
  798  2 Reapers, red           plays no card
  799  3 Cerberus, orange       plays no card
  800  chance                   2 4 against 6: losses 1 and 0
  801  3 Cerberus, orange       attacks Ontarom (1) from Feros (2), dice: 1
  802  4 Alliance, dark blue    plays no card
  803  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser
  804  3 Cerberus, orange       plays no card
  805  4 Alliance, dark blue    plays no card
  806  chance                   4 against 6: losses 1 and 0
  807  3 Cerberus, orange       ends the attacks
  808  3 Cerberus, orange       does not fortify
  809  3 Cerberus, orange       plays no card
  810  chance                   a card for Cerberus, orange: Dreadnought – Fortified Laboratory
  811  4 Alliance, dark blue    turns in Cruiser – Hold the Line and builds a ship: Cruiser
  812  4 Alliance, dark blue    places 3 on Illium, now 4
  813  4 Alliance, dark blue    places the new ship (Cruiser) on Horizon
  814  4 Alliance, dark blue    attacks Korlus (1) from Illium (4), dice: 3
  815  3 Cerberus, orange       plays no card
  816  4 Alliance, dark blue    plays no card
  817  3 Cerberus, orange       plays no card
  818  chance                   3 6 4 against 1: losses 0 and 1; Korlus falls; Strategic Planet Meter: 2 of 10
  819  4 Alliance, dark blue    attacks Lorek (1) from Korlus (3), dice: 2
  820  3 Cerberus, orange       plays no card
  821  3 Cerberus, orange       defends with 1 die, with 1 Cruiser
  822  4 Alliance, dark blue    plays no card
  823  chance                   1 4 against 2: losses 0 and 1; Lorek falls; 1 Cruiser destroyed
  824  4 Alliance, dark blue    attacks Virmire (1) from Lorek (2), dice: 1
  825  3 Cerberus, orange       plays no card
  826  4 Alliance, dark blue    plays no card
  827  chance                   2 against 5: losses 1 and 0
  828  4 Alliance, dark blue    ends the attacks
  829  4 Alliance, dark blue    does not fortify
  830  chance                   a card for Alliance, dark blue: Carrier – Rally the Fleets
  831  5 Reapers, burgundy      plays no card
  832  5 Reapers, burgundy      picks the card Cruiser – Destroyer Beam
  833  5 Reapers, burgundy      picks the card Dreadnought – Harbinger Attack
  834  5 Reapers, burgundy      picks the card Carrier – Harbinger Attack
  835  5 Reapers, burgundy      turns in a set for 7 units
  836  5 Reapers, burgundy      places 10 on Haestrom, now 11
  837  5 Reapers, burgundy      attacks Pragia (1) from Haestrom (11), dice: 3
  838  3 Cerberus, orange       plays no card
  839  5 Reapers, burgundy      plays no card
  840  3 Cerberus, orange       plays Dreadnought – Fortified Laboratory
  841  4 Alliance, dark blue    does not answer Dreadnought – Fortified Laboratory
  842  1 Alliance, light blue   does not answer Dreadnought – Fortified Laboratory, which takes effect; the defence dice have 8 sides for the rest of the invasion
  843  5 Reapers, burgundy      plays no card
  844  chance                   1 2 4 against d8:4: losses 1 and 0
  845  5 Reapers, burgundy      attacks Pragia (1) from Haestrom (10), dice: 3
  846  5 Reapers, burgundy      plays no card
  847  chance                   1 4 1 against d8:4: losses 1 and 0
  848  5 Reapers, burgundy      attacks Pragia (1) from Haestrom (9), dice: 3
  849  5 Reapers, burgundy      plays no card
  850  chance                   6 6 4 against d8:5: losses 0 and 1; Pragia falls; Strategic Planet Meter: 1 of 10
  851  5 Reapers, burgundy      plays no card
  852  5 Reapers, burgundy      moves 5 more units in
  853  5 Reapers, burgundy      attacks Virmire (1) from Pragia (8), dice: 3
  854  3 Cerberus, orange       plays no card
  855  5 Reapers, burgundy      plays no card
  856  chance                   5 4 5 against 6: losses 1 and 0
  857  5 Reapers, burgundy      attacks Virmire (1) from Pragia (7), dice: 3
  858  5 Reapers, burgundy      plays no card
  859  chance                   6 2 4 against 6: losses 1 and 0
  860  5 Reapers, burgundy      attacks Utukku (1) from Pragia (6), dice: 3
  861  3 Cerberus, orange       plays no card
  862  5 Reapers, burgundy      plays no card
  863  chance                   1 4 3 against 2: losses 0 and 1; Utukku falls
  864  5 Reapers, burgundy      plays no card
  865  5 Reapers, burgundy      moves 2 more units in
  866  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (5), dice: 3
  867  4 Alliance, dark blue    plays no card
  868  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser
  869  5 Reapers, burgundy      plays no card
  870  4 Alliance, dark blue    plays no card
  871  chance                   2 3 2 against 4: losses 1 and 0
  872  5 Reapers, burgundy      ends the attacks
  873  5 Reapers, burgundy      does not fortify
  874  5 Reapers, burgundy      rolls for the move of Harbinger
  875  chance                   4: Harbinger may go 4 steps
  876  5 Reapers, burgundy      moves Harbinger from Aite to Illium
  877  chance                   a card for Reapers, burgundy: Cruiser – Indoctrination
  878  chance                   a card for Reapers, burgundy: Carrier – Dragon's Teeth
  879  chance                   a card for Reapers, burgundy: Dreadnought – Shifting Stronghold
  880  1 Alliance, light blue   plays Dreadnought – Fifth Fleet Reserves at Thessia; Thessia now has 4 units
  881  1 Alliance, light blue   places 3 on Terra Nova, now 4
  882  1 Alliance, light blue   attacks Bekenstein (1) from Terra Nova (4), dice: 3
  883  2 Reapers, red           plays no card
  884  chance                   2 4 2 against d8:7: losses 1 and 0
  885  1 Alliance, light blue   attacks Feros (1) from Kahje (2), dice: 1
  886  3 Cerberus, orange       plays no card
  887  3 Cerberus, orange       plays no card
  888  chance                   3 against 6: losses 1 and 0
  889  1 Alliance, light blue   attacks Lesuss (1) from Thessia (4), dice: 3
  890  5 Reapers, burgundy      plays no card
  891  chance                   4 4 2 against 5: losses 1 and 0
  892  1 Alliance, light blue   attacks Bekenstein (1) from Terra Nova (3), dice: 2
  893  chance                   3 1 against d8:8: losses 1 and 0
  894  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (2), dice: 1
  895  2 Reapers, red           plays no card
  896  chance                   1 against 5: losses 1 and 0
  897  1 Alliance, light blue   attacks Lesuss (1) from Thessia (3), dice: 2
  898  chance                   6 5 against 5: losses 0 and 1; Lesuss falls
  899  1 Alliance, light blue   attacks Irune (1) from Lesuss (2), dice: 1
  900  5 Reapers, burgundy      plays no card
  901  chance                   4 against 3: losses 0 and 1; Irune falls
  902  1 Alliance, light blue   ends the attacks
  903  1 Alliance, light blue   does not fortify
  904  chance                   a card for Alliance, light blue: Dreadnought – Intercepted Orders
  905  2 Reapers, red           plays no card
  906  2 Reapers, red           turns in Dreadnought – Husk Swarm and builds a ship: Dreadnought
  907  2 Reapers, red           plays Carrier – Husk Swarm at Dekuuna
  908  4 Alliance, dark blue    does not answer Carrier – Husk Swarm
  909  1 Alliance, light blue   does not answer Carrier – Husk Swarm, which takes effect; Dekuuna now has 4 units
  910  2 Reapers, red           places 7 on Rannoch, now 8
  911  2 Reapers, red           places the new ship (Dreadnought) on Palaven
  912  2 Reapers, red           attacks Thessia (1) from Dekuuna (4), dice: 3
  913  1 Alliance, light blue   plays no card
  914  2 Reapers, red           plays no card
  915  1 Alliance, light blue   plays no card
  916  chance                   2 4 2 against 3: losses 0 and 1; Thessia falls
  917  2 Reapers, red           plays Cruiser – Processed
  918  4 Alliance, dark blue    does not answer Cruiser – Processed
  919  1 Alliance, light blue   does not answer Cruiser – Processed, which takes effect; Thessia now has 5 units
  920  2 Reapers, red           attacks Nevos (1) from Thessia (5), dice: 3
  921  1 Alliance, light blue   plays no card
  922  2 Reapers, red           plays no card
  923  1 Alliance, light blue   plays no card
  924  chance                   6 6 2 against 4: losses 0 and 1; Nevos falls
  925  2 Reapers, red           moves 1 more unit in
  926  2 Reapers, red           attacks Kahje (1) from Nevos (4), dice: 3
  927  1 Alliance, light blue   plays no card
  928  2 Reapers, red           plays no card
  929  1 Alliance, light blue   plays no card
  930  chance                   3 5 4 against 5: losses 1 and 0
  931  2 Reapers, red           ends the attacks
  932  2 Reapers, red           moves 1 Dreadnought from Palaven to Intai'sei
  933  2 Reapers, red           moves 2 from Nevos to Dekuuna
  934  2 Reapers, red           ends the fortifications
  935  2 Reapers, red           lets Harbinger stay
  936  chance                   a card for Reapers, red: Carrier – Brute Charge
  937  chance                   a card for Reapers, red: Dreadnought – Brute Charge
  938  chance                   a card for Reapers, red: Cruiser – Brute Charge
  939  3 Cerberus, orange       places 3 on Feros, now 4
  940  3 Cerberus, orange       attacks Kahje (1) from Feros (4), dice: 3
  941  1 Alliance, light blue   plays no card
  942  3 Cerberus, orange       plays no card
  943  1 Alliance, light blue   plays no card
  944  chance                   2 3 2 against 1: losses 0 and 1; Kahje falls
  945  3 Cerberus, orange       attacks Sur'Kesh (1) from Kahje (3), dice: 2
  946  1 Alliance, light blue   plays no card
  947  3 Cerberus, orange       plays no card
  948  1 Alliance, light blue   plays no card
  949  chance                   6 6 against 6: losses 1 and 0
  950  3 Cerberus, orange       attacks Nevos (1) from Kahje (2), dice: 1
  951  2 Reapers, red           plays no card
  952  3 Cerberus, orange       plays no card
  953  chance                   2 against 4: losses 1 and 0
  954  3 Cerberus, orange       ends the attacks
  955  3 Cerberus, orange       plays no card
  956  chance                   a card for Cerberus, orange: Cruiser – Relay Smugglers
  957  4 Alliance, dark blue    places 3 on Korlus, now 4
  958  4 Alliance, dark blue    attacks Nevos (1) from Korlus (4), dice: 3
  959  2 Reapers, red           plays no card
  960  4 Alliance, dark blue    plays no card
  961  chance                   2 5 6 against 3: losses 0 and 1; Nevos falls
  962  4 Alliance, dark blue    ends the attacks
  963  4 Alliance, dark blue    does not fortify
  964  chance                   a card for Alliance, dark blue: Dreadnought – Prothean Beacon
  965  5 Reapers, burgundy      plays no card
  966  5 Reapers, burgundy      picks the card Carrier – Dragon's Teeth
  967  5 Reapers, burgundy      picks the card Dreadnought – Shifting Stronghold
  968  5 Reapers, burgundy      picks the card Cruiser – Indoctrination
  969  5 Reapers, burgundy      turns in a set for 7 units
  970  5 Reapers, burgundy      places 10 on Utukku, now 14
  971  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (14), dice: 3
  972  4 Alliance, dark blue    plays no card
  973  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser
  974  5 Reapers, burgundy      plays no card
  975  4 Alliance, dark blue    plays no card
  976  chance                   5 1 6 against 3: losses 0 and 1; Ontarom falls; 1 Cruiser destroyed
  977  5 Reapers, burgundy      moves 10 more units in
  978  5 Reapers, burgundy      attacks Feros (1) from Ontarom (13), dice: 3
  979  3 Cerberus, orange       plays no card
  980  5 Reapers, burgundy      plays no card
  981  3 Cerberus, orange       plays no card
  982  chance                   1 4 3 against 2: losses 0 and 1; Feros falls; Strategic Planet Meter: 0 of 10
  983  5 Reapers, burgundy      moves 9 more units in
  984  5 Reapers, burgundy      attacks Virmire (1) from Feros (12), dice: 3
  985  3 Cerberus, orange       plays no card
  986  5 Reapers, burgundy      plays no card
  987  chance                   2 6 6 against 4: losses 0 and 1; Virmire falls
  988  5 Reapers, burgundy      moves 8 more units in
  989  5 Reapers, burgundy      attacks Lorek (1) from Virmire (11), dice: 3
  990  4 Alliance, dark blue    plays no card
  991  5 Reapers, burgundy      plays no card
  992  4 Alliance, dark blue    plays no card
  993  chance                   3 3 6 against 2: losses 0 and 1; Lorek falls
  994  5 Reapers, burgundy      moves 7 more units in
  995  5 Reapers, burgundy      attacks Horizon (1) from Lorek (10), dice: 3
  996  4 Alliance, dark blue    plays no card
  997  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser
  998  5 Reapers, burgundy      plays no card
  999  4 Alliance, dark blue    plays no card
 1000  chance                   6 5 6 against 3: losses 0 and 1; Horizon falls; 1 Cruiser destroyed
 1001  5 Reapers, burgundy      moves 6 more units in
 1002  5 Reapers, burgundy      attacks Heshtok (1) from Horizon (9), dice: 3
 1003  4 Alliance, dark blue    plays no card
 1004  5 Reapers, burgundy      plays no card
 1005  4 Alliance, dark blue    plays no card
 1006  chance                   6 2 5 against 6: losses 1 and 0
 1007  5 Reapers, burgundy      attacks Heshtok (1) from Horizon (8), dice: 3
 1008  5 Reapers, burgundy      plays no card
 1009  4 Alliance, dark blue    plays no card
 1010  chance                   5 1 3 against 4: losses 0 and 1; Heshtok falls
 1011  5 Reapers, burgundy      moves 4 more units in
 1012  5 Reapers, burgundy      attacks Illium (1) from Heshtok (7), dice: 3
 1013  4 Alliance, dark blue    plays no card
 1014  5 Reapers, burgundy      plays no card
 1015  4 Alliance, dark blue    plays no card
 1016  chance                   5 3 1 against 1: losses 0 and 1; Illium falls
 1017  5 Reapers, burgundy      moves 3 more units in
 1018  5 Reapers, burgundy      attacks Zorya (1) from Illium (6), dice: 3
 1019  1 Alliance, light blue   plays no card
 1020  5 Reapers, burgundy      plays no card
 1021  1 Alliance, light blue   plays no card
 1022  chance                   3 4 6 against 3: losses 0 and 1; Zorya falls
 1023  5 Reapers, burgundy      moves 2 more units in
 1024  5 Reapers, burgundy      attacks Sanctum (1) from Zorya (5), dice: 3
 1025  1 Alliance, light blue   plays no card
 1026  5 Reapers, burgundy      plays no card
 1027  1 Alliance, light blue   plays no card
 1028  chance                   2 2 5 against 4: losses 0 and 1; Sanctum falls
 1029  5 Reapers, burgundy      moves 1 more unit in
 1030  5 Reapers, burgundy      attacks Omega (1) from Sanctum (4), dice: 3
 1031  4 Alliance, dark blue    plays no card
 1032  5 Reapers, burgundy      plays no card
 1033  4 Alliance, dark blue    plays no card
 1034  chance                   5 6 5 against 2: losses 0 and 1; Omega falls
 1035  5 Reapers, burgundy      ends the attacks
 1036  5 Reapers, burgundy      moves 2 from Omega to Therum
 1037  5 Reapers, burgundy      ends the fortifications
 1038  5 Reapers, burgundy      rolls for the move of Harbinger
 1039  chance                   1: Harbinger may go 1 step
 1040  5 Reapers, burgundy      moves Harbinger from Illium to Heshtok
 1041  chance                   a card for Reapers, burgundy: Dreadnought – Indoctrination
 1042  chance                   a card for Reapers, burgundy: Carrier – Dragon's Teeth
 1043  chance                   a card for Reapers, burgundy: Cruiser – Destroyer Beam
 1044  chance                   a card for Reapers, burgundy: Cruiser – Dragon's Teeth
 1045  1 Alliance, light blue   plays Dreadnought – Intercepted Orders against Reapers, red
 1046  chance                   Carrier – Signal Hijack is taken from Reapers, red
 1047  chance                   Carrier – Harbinger Reborn is taken from Reapers, red
 1048  1 Alliance, light blue   places 3 on Irune, now 4
 1049  1 Alliance, light blue   attacks Palaven (1) from Irune (4), dice: 3
 1050  2 Reapers, red           plays no card
 1051  2 Reapers, red           plays no card
 1052  chance                   6 6 5 against 5: losses 0 and 1; Palaven falls
 1053  1 Alliance, light blue   attacks Benning (1) from Palaven (3), dice: 2
 1054  2 Reapers, red           plays no card
 1055  chance                   2 1 against d8:3: losses 1 and 0
 1056  1 Alliance, light blue   attacks Benning (1) from Palaven (2), dice: 1
 1057  chance                   5 against d8:1: losses 0 and 1; Benning falls; the token there is turned up: Catalyst; common victory for Alliance, light blue and Alliance, dark blue

won after 1057 actions, by 1 Alliance, light blue, by 4 Alliance, dark blue
