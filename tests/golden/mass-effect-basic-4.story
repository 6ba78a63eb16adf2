mass-effect/basic, 4 seats, dealer of seed 2026, game 150
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive
  4 Alliance, dark blue         aggressive

    1  chance                   6 4 4 1: the first turn is for Alliance, light blue
    2  1 Alliance, light blue   claims Terra Nova
    3  2 Reapers, red           claims Benning
    4  3 Cerberus, orange       claims Illium
    5  4 Alliance, dark blue    claims Irune
    6  1 Alliance, light blue   claims Elysium
    7  2 Reapers, red           claims Antibaar
    8  3 Cerberus, orange       claims Eden Prime
    9  4 Alliance, dark blue    claims Utukku
   10  1 Alliance, light blue   claims Noveria
   11  2 Reapers, red           claims Thessia
   12  3 Cerberus, orange       claims Lorek
   13  4 Alliance, dark blue    claims Palaven
   14  1 Alliance, light blue   claims Horizon
   15  2 Reapers, red           claims Korlus
   16  3 Cerberus, orange       claims Feros
   17  4 Alliance, dark blue    claims Aite
   18  1 Alliance, light blue   claims Therum
   19  2 Reapers, red           claims Virmire
   20  3 Cerberus, orange       claims Shanxi
   21  4 Alliance, dark blue    claims Kahje
   22  1 Alliance, light blue   claims Intai'sei
   23  2 Reapers, red           claims Omega
   24  3 Cerberus, orange       claims Pragia
   25  4 Alliance, dark blue    claims Heshtok
   26  1 Alliance, light blue   claims Charoum
   27  2 Reapers, red           claims Zorya
   28  3 Cerberus, orange       claims Ontarom
   29  4 Alliance, dark blue    claims Earth
   30  1 Alliance, light blue   claims Sur'Kesh
   31  2 Reapers, red           claims Bekenstein
   32  3 Cerberus, orange       claims Adas
   33  4 Alliance, dark blue    claims Ilos
   34  1 Alliance, light blue   claims Rannoch
   35  2 Reapers, red           claims Sanctum
   36  3 Cerberus, orange       claims Nevos
   37  4 Alliance, dark blue    claims Lesuss
   38  1 Alliance, light blue   claims Dekuuna
   39  2 Reapers, red           claims Hagalaz
   40  3 Cerberus, orange       claims Haestrom
   41  4 Alliance, dark blue    claims Watson
   42  1 Alliance, light blue   claims Mindoir
   43  2 Reapers, red           claims Tuchanka
   44  1 Alliance, light blue   reinforces Dekuuna to 2
   45  2 Reapers, red           reinforces Sanctum to 2
   46  3 Cerberus, orange       reinforces Adas to 2
   47  4 Alliance, dark blue    reinforces Palaven to 2
   48  1 Alliance, light blue   reinforces Therum to 2
   49  2 Reapers, red           reinforces Korlus to 2
   50  3 Cerberus, orange       reinforces Adas to 3
   51  4 Alliance, dark blue    reinforces Lesuss to 2
   52  1 Alliance, light blue   reinforces Noveria to 2
   53  2 Reapers, red           reinforces Thessia to 2
   54  3 Cerberus, orange       reinforces Pragia to 2
   55  4 Alliance, dark blue    reinforces Earth to 2
   56  1 Alliance, light blue   reinforces Rannoch to 2
   57  2 Reapers, red           reinforces Omega to 2
   58  3 Cerberus, orange       reinforces Shanxi to 2
   59  4 Alliance, dark blue    reinforces Irune to 2
   60  1 Alliance, light blue   reinforces Horizon to 2
   61  2 Reapers, red           reinforces Antibaar to 2
   62  3 Cerberus, orange       reinforces Lorek to 2
   63  4 Alliance, dark blue    reinforces Kahje to 2
   64  1 Alliance, light blue   reinforces Therum to 3
   65  2 Reapers, red           reinforces Zorya to 2
   66  3 Cerberus, orange       reinforces Lorek to 3
   67  4 Alliance, dark blue    reinforces Heshtok to 2
   68  1 Alliance, light blue   reinforces Charoum to 2
   69  2 Reapers, red           reinforces Antibaar to 3
   70  3 Cerberus, orange       reinforces Shanxi to 3
   71  4 Alliance, dark blue    reinforces Kahje to 3
   72  1 Alliance, light blue   reinforces Rannoch to 3
   73  2 Reapers, red           reinforces Sanctum to 3
   74  3 Cerberus, orange       reinforces Ontarom to 2
   75  4 Alliance, dark blue    reinforces Aite to 2
   76  1 Alliance, light blue   reinforces Horizon to 3
   77  2 Reapers, red           reinforces Tuchanka to 2
   78  3 Cerberus, orange       reinforces Lorek to 4
   79  4 Alliance, dark blue    reinforces Ilos to 2
   80  1 Alliance, light blue   reinforces Dekuuna to 3
   81  2 Reapers, red           reinforces Korlus to 3
   82  3 Cerberus, orange       reinforces Haestrom to 2
   83  4 Alliance, dark blue    reinforces Watson to 2
   84  1 Alliance, light blue   reinforces Therum to 4
   85  2 Reapers, red           reinforces Omega to 3
   86  3 Cerberus, orange       reinforces Ontarom to 3
   87  4 Alliance, dark blue    reinforces Palaven to 3
   88  1 Alliance, light blue   reinforces Rannoch to 4
   89  2 Reapers, red           reinforces Antibaar to 4
   90  3 Cerberus, orange       reinforces Illium to 2
   91  4 Alliance, dark blue    reinforces Utukku to 2
   92  1 Alliance, light blue   reinforces Horizon to 4
   93  2 Reapers, red           reinforces Omega to 4
   94  3 Cerberus, orange       reinforces Illium to 3
   95  4 Alliance, dark blue    reinforces Utukku to 3
   96  1 Alliance, light blue   reinforces Elysium to 2
   97  2 Reapers, red           reinforces Antibaar to 5
   98  3 Cerberus, orange       reinforces Pragia to 3
   99  4 Alliance, dark blue    reinforces Earth to 3
  100  1 Alliance, light blue   reinforces Noveria to 3
  101  2 Reapers, red           reinforces Benning to 2
  102  3 Cerberus, orange       reinforces Eden Prime to 2
  103  4 Alliance, dark blue    reinforces Irune to 3
  104  1 Alliance, light blue   reinforces Noveria to 4
  105  2 Reapers, red           reinforces Sanctum to 4
  106  3 Cerberus, orange       reinforces Adas to 4
  107  4 Alliance, dark blue    reinforces Aite to 3
  108  1 Alliance, light blue   reinforces Dekuuna to 4
  109  2 Reapers, red           reinforces Omega to 5
  110  3 Cerberus, orange       reinforces Adas to 5
  111  4 Alliance, dark blue    reinforces Aite to 4
  112  1 Alliance, light blue   reinforces Mindoir to 2
  113  2 Reapers, red           reinforces Bekenstein to 2
  114  3 Cerberus, orange       reinforces Shanxi to 4
  115  4 Alliance, dark blue    reinforces Watson to 3
  116  1 Alliance, light blue   reinforces Therum to 5
  117  2 Reapers, red           reinforces Virmire to 2
  118  3 Cerberus, orange       reinforces Nevos to 2
  119  4 Alliance, dark blue    reinforces Heshtok to 3
  120  3 Cerberus, orange       reinforces Illium to 4
  121  4 Alliance, dark blue    reinforces Lesuss to 3
  122  1 Alliance, light blue   places 3 on Mindoir, now 5
  123  1 Alliance, light blue   attacks Adas (5) from Rannoch (4), dice: 3
  124  3 Cerberus, orange       defends with 2 dice
  125  chance                   6 3 2 against 4 3: losses 1 and 1
  126  1 Alliance, light blue   attacks Ontarom (3) from Therum (5), dice: 3
  127  3 Cerberus, orange       defends with 2 dice
  128  chance                   6 4 3 against 1 5: losses 0 and 2
  129  1 Alliance, light blue   attacks Nevos (2) from Dekuuna (4), dice: 3
  130  3 Cerberus, orange       defends with 2 dice
  131  chance                   5 2 3 against 5 1: losses 1 and 1
  132  1 Alliance, light blue   attacks Heshtok (3) from Horizon (4), dice: 3
  133  4 Alliance, dark blue    defends with 2 dice
  134  chance                   1 2 3 against 6 4: losses 2 and 0
  135  1 Alliance, light blue   attacks Nevos (1) from Dekuuna (3), dice: 2
  136  chance                   2 5 against 4: losses 0 and 1; Nevos falls
  137  1 Alliance, light blue   attacks Feros (1) from Therum (5), dice: 3
  138  chance                   3 2 2 against 4: losses 1 and 0
  139  1 Alliance, light blue   attacks Watson (3) from Mindoir (5), dice: 3
  140  4 Alliance, dark blue    defends with 2 dice
  141  chance                   6 4 6 against 4 6: losses 1 and 1
  142  1 Alliance, light blue   attacks Watson (2) from Mindoir (4), dice: 3
  143  4 Alliance, dark blue    defends with 2 dice
  144  chance                   5 5 3 against 3 2: losses 0 and 2; Watson falls
  145  1 Alliance, light blue   ends the attacks
  146  1 Alliance, light blue   moves 1 from Noveria to Terra Nova
  147  chance                   a card for Alliance, light blue: Dreadnought – Shifting Stronghold
  148  2 Reapers, red           places 3 on Sanctum, now 7
  149  2 Reapers, red           attacks Pragia (3) from Virmire (2), dice: 1
  150  3 Cerberus, orange       defends with 2 dice
  151  chance                   6 against 2 5: losses 0 and 1
  152  2 Reapers, red           attacks Utukku (3) from Antibaar (5), dice: 3
  153  4 Alliance, dark blue    defends with 2 dice
  154  chance                   5 3 1 against 3 2: losses 0 and 2
  155  2 Reapers, red           attacks Palaven (3) from Tuchanka (2), dice: 1
  156  4 Alliance, dark blue    defends with 2 dice
  157  chance                   4 against 5 3: losses 1 and 0
  158  2 Reapers, red           attacks Ontarom (1) from Antibaar (5), dice: 3
  159  chance                   2 3 3 against 5: losses 1 and 0
  160  2 Reapers, red           attacks Ontarom (1) from Antibaar (4), dice: 3
  161  chance                   2 3 1 against 4: losses 1 and 0
  162  2 Reapers, red           attacks Utukku (1) from Antibaar (3), dice: 2
  163  chance                   4 1 against 1: losses 0 and 1; Utukku falls
  164  2 Reapers, red           attacks Pragia (2) from Virmire (2), dice: 1
  165  3 Cerberus, orange       defends with 2 dice
  166  chance                   6 against 1 3: losses 0 and 1
  167  2 Reapers, red           attacks Mindoir (1) from Bekenstein (2), dice: 1
  168  chance                   4 against 6: losses 1 and 0
  169  2 Reapers, red           attacks Pragia (1) from Utukku (2), dice: 1
  170  chance                   4 against 3: losses 0 and 1; Pragia falls
  171  2 Reapers, red           attacks Earth (3) from Benning (2), dice: 1
  172  4 Alliance, dark blue    defends with 2 dice
  173  chance                   4 against 3 3: losses 0 and 1
  174  2 Reapers, red           attacks Palaven (3) from Benning (2), dice: 1
  175  4 Alliance, dark blue    defends with 2 dice
  176  chance                   6 against 5 4: losses 0 and 1
  177  2 Reapers, red           attacks Lorek (4) from Korlus (3), dice: 2
  178  3 Cerberus, orange       defends with 2 dice
  179  chance                   1 3 against 5 1: losses 2 and 0
  180  2 Reapers, red           attacks Illium (4) from Omega (5), dice: 3
  181  3 Cerberus, orange       defends with 2 dice
  182  chance                   2 4 5 against 5 6: losses 2 and 0
  183  2 Reapers, red           attacks Lesuss (3) from Thessia (2), dice: 1
  184  4 Alliance, dark blue    defends with 2 dice
  185  chance                   4 against 6 5: losses 1 and 0
  186  2 Reapers, red           attacks Ontarom (1) from Virmire (2), dice: 1
  187  chance                   5 against 6: losses 1 and 0
  188  2 Reapers, red           ends the attacks
  189  2 Reapers, red           does not fortify
  190  chance                   a card for Reapers, red: Cruiser – Signal Hijack
  191  3 Cerberus, orange       places 3 on Lorek, now 7
  192  3 Cerberus, orange       attacks Zorya (2) from Illium (4), dice: 3
  193  2 Reapers, red           defends with 2 dice
  194  chance                   1 6 2 against 2 6: losses 2 and 0
  195  3 Cerberus, orange       attacks Heshtok (3) from Illium (2), dice: 1
  196  4 Alliance, dark blue    defends with 2 dice
  197  chance                   2 against 4 2: losses 1 and 0
  198  3 Cerberus, orange       attacks Noveria (3) from Eden Prime (2), dice: 1
  199  1 Alliance, light blue   defends with 2 dice
  200  chance                   5 against 4 3: losses 0 and 1
  201  3 Cerberus, orange       attacks Elysium (2) from Shanxi (4), dice: 3
  202  1 Alliance, light blue   defends with 2 dice
  203  chance                   2 3 2 against 4 5: losses 2 and 0
  204  3 Cerberus, orange       attacks Terra Nova (2) from Shanxi (2), dice: 1
  205  1 Alliance, light blue   defends with 2 dice
  206  chance                   2 against 5 6: losses 1 and 0
  207  3 Cerberus, orange       attacks Rannoch (3) from Haestrom (2), dice: 1
  208  1 Alliance, light blue   defends with 2 dice
  209  chance                   4 against 4 5: losses 1 and 0
  210  3 Cerberus, orange       attacks Rannoch (3) from Adas (4), dice: 3
  211  1 Alliance, light blue   defends with 2 dice
  212  chance                   3 2 6 against 1 4: losses 0 and 2
  213  3 Cerberus, orange       ends the attacks
  214  3 Cerberus, orange       does not fortify
  215  4 Alliance, dark blue    places 3 on Palaven, now 5
  216  4 Alliance, dark blue    attacks Thessia (1) from Lesuss (3), dice: 2
  217  chance                   2 1 against 4: losses 1 and 0
  218  4 Alliance, dark blue    attacks Thessia (1) from Lesuss (2), dice: 1
  219  chance                   4 against 3: losses 0 and 1; Thessia falls
  220  4 Alliance, dark blue    attacks Lorek (7) from Heshtok (3), dice: 2
  221  3 Cerberus, orange       defends with 2 dice
  222  chance                   3 1 against 1 5: losses 2 and 0
  223  4 Alliance, dark blue    attacks Nevos (2) from Kahje (3), dice: 2
  224  1 Alliance, light blue   defends with 2 dice
  225  chance                   1 5 against 4 4: losses 1 and 1
  226  4 Alliance, dark blue    attacks Feros (1) from Kahje (2), dice: 1
  227  chance                   2 against 4: losses 1 and 0
  228  4 Alliance, dark blue    attacks Tuchanka (1) from Palaven (5), dice: 3
  229  chance                   2 4 4 against 3: losses 0 and 1; Tuchanka falls
  230  4 Alliance, dark blue    moves 1 more unit in
  231  4 Alliance, dark blue    attacks Benning (2) from Earth (2), dice: 1
  232  2 Reapers, red           defends with 2 dice
  233  chance                   5 against 3 1: losses 0 and 1
  234  4 Alliance, dark blue    attacks Mindoir (1) from Tuchanka (4), dice: 3
  235  chance                   1 6 2 against 1: losses 0 and 1; Mindoir falls
  236  4 Alliance, dark blue    attacks Eden Prime (2) from Earth (2), dice: 1
  237  3 Cerberus, orange       defends with 2 dice
  238  chance                   2 against 5 4: losses 1 and 0
  239  4 Alliance, dark blue    attacks Hagalaz (1) from Ilos (2), dice: 1
  240  chance                   2 against 2: losses 1 and 0
  241  4 Alliance, dark blue    attacks Bekenstein (1) from Mindoir (3), dice: 2
  242  chance                   1 5 against 6: losses 1 and 0
  243  4 Alliance, dark blue    attacks Terra Nova (2) from Mindoir (2), dice: 1
  244  1 Alliance, light blue   defends with 2 dice
  245  chance                   4 against 6 4: losses 1 and 0
  246  4 Alliance, dark blue    attacks Hagalaz (1) from Aite (4), dice: 3
  247  chance                   2 1 2 against 5: losses 1 and 0
  248  4 Alliance, dark blue    ends the attacks
  249  4 Alliance, dark blue    moves 2 from Aite to Lesuss
  250  chance                   a card for Alliance, dark blue: Dreadnought – Destroyer Beam
  251  1 Alliance, light blue   places 4 on Terra Nova, now 6
  252  1 Alliance, light blue   attacks Heshtok (1) from Horizon (2), dice: 1
  253  chance                   3 against 3: losses 1 and 0
  254  1 Alliance, light blue   attacks Feros (1) from Therum (4), dice: 3
  255  chance                   5 2 4 against 1: losses 0 and 1; Feros falls
  256  1 Alliance, light blue   attacks Bekenstein (1) from Watson (3), dice: 2
  257  chance                   2 1 against 1: losses 0 and 1; Bekenstein falls
  258  1 Alliance, light blue   attacks Eden Prime (2) from Noveria (2), dice: 1
  259  3 Cerberus, orange       defends with 2 dice
  260  chance                   3 against 6 2: losses 1 and 0
  261  1 Alliance, light blue   attacks Haestrom (1) from Charoum (2), dice: 1
  262  chance                   6 against 5: losses 0 and 1; Haestrom falls
  263  1 Alliance, light blue   attacks Mindoir (1) from Bekenstein (2), dice: 1
  264  chance                   5 against 4: losses 0 and 1; Mindoir falls
  265  1 Alliance, light blue   attacks Virmire (1) from Feros (3), dice: 2
  266  chance                   2 1 against 1: losses 0 and 1; Virmire falls
  267  1 Alliance, light blue   attacks Lorek (7) from Virmire (2), dice: 1
  268  3 Cerberus, orange       defends with 2 dice
  269  chance                   2 against 4 2: losses 1 and 0
  270  1 Alliance, light blue   attacks Shanxi (1) from Elysium (2), dice: 1
  271  chance                   4 against 6: losses 1 and 0
  272  1 Alliance, light blue   attacks Shanxi (1) from Terra Nova (6), dice: 3
  273  chance                   4 5 1 against 6: losses 1 and 0
  274  1 Alliance, light blue   attacks Shanxi (1) from Terra Nova (5), dice: 3
  275  chance                   1 5 6 against 1: losses 0 and 1; Shanxi falls
  276  1 Alliance, light blue   moves 1 more unit in
  277  1 Alliance, light blue   ends the attacks
  278  1 Alliance, light blue   does not fortify
  279  chance                   a card for Alliance, light blue: Dreadnought – Brute Charge
  280  2 Reapers, red           places 3 on Hagalaz, now 4
  281  2 Reapers, red           ends the attacks
  282  2 Reapers, red           does not fortify
  283  3 Cerberus, orange       places 3 on Lorek, now 10
  284  3 Cerberus, orange       attacks Korlus (1) from Lorek (10), dice: 3
  285  chance                   1 1 1 against 2: losses 1 and 0
  286  3 Cerberus, orange       attacks Heshtok (1) from Lorek (9), dice: 3
  287  chance                   2 2 6 against 5: losses 0 and 1; Heshtok falls
  288  3 Cerberus, orange       moves 5 more units in
  289  3 Cerberus, orange       attacks Korlus (1) from Heshtok (8), dice: 3
  290  chance                   4 2 2 against 2: losses 0 and 1; Korlus falls
  291  3 Cerberus, orange       moves 4 more units in
  292  3 Cerberus, orange       attacks Zorya (2) from Korlus (7), dice: 3
  293  2 Reapers, red           defends with 2 dice
  294  chance                   5 4 6 against 5 2: losses 0 and 2; Zorya falls
  295  3 Cerberus, orange       moves 3 more units in
  296  3 Cerberus, orange       attacks Thessia (1) from Zorya (6), dice: 3
  297  chance                   1 1 6 against 3: losses 0 and 1; Thessia falls
  298  3 Cerberus, orange       moves 2 more units in
  299  3 Cerberus, orange       ends the attacks
  300  3 Cerberus, orange       does not fortify
  301  chance                   a card for Cerberus, orange: Cruiser – Husk Swarm
  302  4 Alliance, dark blue    places 3 on Aite, now 4
  303  4 Alliance, dark blue    attacks Dekuuna (1) from Lesuss (3), dice: 2
  304  chance                   5 6 against 2: losses 0 and 1; Dekuuna falls
  305  4 Alliance, dark blue    attacks Sanctum (7) from Aite (4), dice: 3
  306  2 Reapers, red           defends with 2 dice
  307  chance                   1 2 1 against 4 5: losses 2 and 0
  308  4 Alliance, dark blue    attacks Hagalaz (4) from Aite (2), dice: 1
  309  2 Reapers, red           defends with 2 dice
  310  chance                   6 against 6 3: losses 1 and 0
  311  4 Alliance, dark blue    attacks Thessia (5) from Dekuuna (2), dice: 1
  312  3 Cerberus, orange       defends with 2 dice
  313  chance                   1 against 3 1: losses 1 and 0
  314  4 Alliance, dark blue    ends the attacks
  315  4 Alliance, dark blue    does not fortify
  316  chance                   a card for Alliance, dark blue: Cruiser – Phantom Strike
  317  1 Alliance, light blue   places 8 on Rannoch, now 9
  318  1 Alliance, light blue   attacks Adas (4) from Rannoch (9), dice: 3
  319  3 Cerberus, orange       defends with 2 dice
  320  chance                   2 3 4 against 5 1: losses 1 and 1
  321  1 Alliance, light blue   attacks Adas (3) from Rannoch (8), dice: 3
  322  3 Cerberus, orange       defends with 2 dice
  323  chance                   3 4 3 against 1 6: losses 1 and 1
  324  1 Alliance, light blue   attacks Adas (2) from Rannoch (7), dice: 3
  325  3 Cerberus, orange       defends with 2 dice
  326  chance                   1 6 1 against 2 5: losses 1 and 1
  327  1 Alliance, light blue   attacks Adas (1) from Rannoch (6), dice: 3
  328  chance                   6 1 4 against 6: losses 1 and 0
  329  1 Alliance, light blue   attacks Adas (1) from Rannoch (5), dice: 3
  330  chance                   2 1 3 against 3: losses 1 and 0
  331  1 Alliance, light blue   attacks Adas (1) from Rannoch (4), dice: 3
  332  chance                   5 1 6 against 4: losses 0 and 1; Adas falls
  333  1 Alliance, light blue   ends the attacks
  334  1 Alliance, light blue   does not fortify
  335  chance                   a card for Alliance, light blue: Carrier – Banshee Scream
  336  2 Reapers, red           places 3 on Benning, now 4
  337  2 Reapers, red           attacks Palaven (1) from Benning (4), dice: 3
  338  chance                   2 6 4 against 5: losses 0 and 1; Palaven falls
  339  2 Reapers, red           attacks Aite (1) from Hagalaz (4), dice: 3
  340  chance                   5 4 3 against 4: losses 0 and 1; Aite falls
  341  2 Reapers, red           attacks Zorya (1) from Sanctum (7), dice: 3
  342  chance                   2 4 3 against 4: losses 1 and 0
  343  2 Reapers, red           attacks Zorya (1) from Omega (3), dice: 2
  344  chance                   5 1 against 1: losses 0 and 1; Zorya falls
  345  2 Reapers, red           attacks Korlus (1) from Zorya (2), dice: 1
  346  chance                   5 against 3: losses 0 and 1; Korlus falls
  347  2 Reapers, red           attacks Dekuuna (1) from Palaven (3), dice: 2
  348  chance                   3 4 against 2: losses 0 and 1; Dekuuna falls
  349  2 Reapers, red           attacks Lesuss (1) from Dekuuna (2), dice: 1
  350  chance                   3 against 5: losses 1 and 0
  351  2 Reapers, red           attacks Irune (3) from Aite (3), dice: 2
  352  4 Alliance, dark blue    defends with 2 dice
  353  chance                   1 3 against 1 3: losses 2 and 0
  354  2 Reapers, red           ends the attacks
  355  2 Reapers, red           moves 1 from Sanctum to Hagalaz
  356  chance                   a card for Reapers, red: Dreadnought – Illusive Gambit
  357  3 Cerberus, orange       places 3 on Thessia, now 8
  358  3 Cerberus, orange       attacks Noveria (1) from Eden Prime (2), dice: 1
  359  chance                   1 against 3: losses 1 and 0
  360  3 Cerberus, orange       attacks Nevos (1) from Thessia (8), dice: 3
  361  chance                   3 2 5 against 6: losses 1 and 0
  362  3 Cerberus, orange       attacks Zorya (1) from Thessia (7), dice: 3
  363  chance                   3 3 1 against 2: losses 0 and 1; Zorya falls
  364  3 Cerberus, orange       moves 3 more units in
  365  3 Cerberus, orange       attacks Sanctum (5) from Zorya (6), dice: 3
  366  2 Reapers, red           defends with 2 dice
  367  chance                   5 5 6 against 6 4: losses 1 and 1
  368  3 Cerberus, orange       attacks Korlus (1) from Zorya (5), dice: 3
  369  chance                   3 1 4 against 3: losses 0 and 1; Korlus falls
  370  3 Cerberus, orange       moves 1 more unit in
  371  3 Cerberus, orange       attacks Nevos (1) from Korlus (4), dice: 3
  372  chance                   3 3 2 against 4: losses 1 and 0
  373  3 Cerberus, orange       attacks Nevos (1) from Korlus (3), dice: 2
  374  chance                   4 3 against 5: losses 1 and 0
  375  3 Cerberus, orange       attacks Nevos (1) from Korlus (2), dice: 1
  376  chance                   4 against 1: losses 0 and 1; Nevos falls
  377  3 Cerberus, orange       ends the attacks
  378  3 Cerberus, orange       does not fortify
  379  chance                   a card for Cerberus, orange: Dreadnought – Fifth Fleet Reserves
  380  4 Alliance, dark blue    places 3 on Tuchanka, now 4
  381  4 Alliance, dark blue    attacks Palaven (1) from Irune (3), dice: 2
  382  chance                   3 6 against 6: losses 1 and 0
  383  4 Alliance, dark blue    attacks Palaven (1) from Irune (2), dice: 1
  384  chance                   2 against 4: losses 1 and 0
  385  4 Alliance, dark blue    attacks Palaven (1) from Tuchanka (4), dice: 3
  386  chance                   5 4 5 against 5: losses 1 and 0
  387  4 Alliance, dark blue    attacks Dekuuna (1) from Tuchanka (3), dice: 2
  388  chance                   6 5 against 3: losses 0 and 1; Dekuuna falls
  389  4 Alliance, dark blue    attacks Sur'Kesh (1) from Dekuuna (2), dice: 1
  390  chance                   5 against 2: losses 0 and 1; Sur'Kesh falls
  391  4 Alliance, dark blue    ends the attacks
  392  4 Alliance, dark blue    does not fortify
  393  chance                   a card for Alliance, dark blue: Carrier – Harbinger Reborn
  394  1 Alliance, light blue   places 10 on Therum, now 11
  395  1 Alliance, light blue   ends the attacks
  396  1 Alliance, light blue   does not fortify
  397  2 Reapers, red           places 3 on Palaven, now 4
  398  2 Reapers, red           attacks Lesuss (1) from Palaven (4), dice: 3
  399  chance                   4 4 6 against 2: losses 0 and 1; Lesuss falls
  400  2 Reapers, red           attacks Irune (1) from Lesuss (3), dice: 2
  401  chance                   2 5 against 2: losses 0 and 1; Irune falls
  402  2 Reapers, red           attacks Zorya (1) from Sanctum (4), dice: 3
  403  chance                   1 6 1 against 6: losses 1 and 0
  404  2 Reapers, red           attacks Ilos (1) from Hagalaz (2), dice: 1
  405  chance                   2 against 1: losses 0 and 1; Ilos falls
  406  2 Reapers, red           attacks Zorya (1) from Sanctum (3), dice: 2
  407  chance                   5 4 against 6: losses 1 and 0
  408  2 Reapers, red           attacks Zorya (1) from Sanctum (2), dice: 1
  409  chance                   5 against 5: losses 1 and 0
  410  2 Reapers, red           ends the attacks
  411  2 Reapers, red           moves 1 from Irune to Ilos
  412  chance                   a card for Reapers, red: Dreadnought – Indoctrination
  413  3 Cerberus, orange       places 3 on Eden Prime, now 4
  414  3 Cerberus, orange       attacks Noveria (1) from Eden Prime (4), dice: 3
  415  chance                   5 1 3 against 4: losses 0 and 1; Noveria falls
  416  3 Cerberus, orange       ends the attacks
  417  3 Cerberus, orange       does not fortify
  418  chance                   a card for Cerberus, orange: Carrier – Shepard Leads
  419  4 Alliance, dark blue    picks the card Dreadnought – Destroyer Beam
  420  4 Alliance, dark blue    picks the card Carrier – Harbinger Reborn
  421  4 Alliance, dark blue    picks the card Cruiser – Phantom Strike
  422  4 Alliance, dark blue    turns in a set for 7 units
  423  4 Alliance, dark blue    places 10 on Earth, now 11
  424  4 Alliance, dark blue    attacks Benning (1) from Earth (11), dice: 3
  425  chance                   2 1 6 against 3: losses 0 and 1; Benning falls
  426  4 Alliance, dark blue    moves 7 more units in
  427  4 Alliance, dark blue    attacks Palaven (1) from Benning (10), dice: 3
  428  chance                   6 1 5 against 3: losses 0 and 1; Palaven falls
  429  4 Alliance, dark blue    moves 6 more units in
  430  4 Alliance, dark blue    attacks Irune (1) from Palaven (9), dice: 3
  431  chance                   6 4 2 against 4: losses 0 and 1; Irune falls
  432  4 Alliance, dark blue    moves 5 more units in
  433  4 Alliance, dark blue    attacks Lesuss (1) from Irune (8), dice: 3
  434  chance                   4 4 2 against 3: losses 0 and 1; Lesuss falls
  435  4 Alliance, dark blue    moves 4 more units in
  436  4 Alliance, dark blue    attacks Thessia (1) from Lesuss (7), dice: 3
  437  chance                   2 5 6 against 6: losses 1 and 0
  438  4 Alliance, dark blue    attacks Thessia (1) from Lesuss (6), dice: 3
  439  chance                   5 2 1 against 2: losses 0 and 1; Thessia falls
  440  4 Alliance, dark blue    moves 2 more units in
  441  4 Alliance, dark blue    attacks Nevos (1) from Thessia (5), dice: 3
  442  chance                   4 5 2 against 4: losses 0 and 1; Nevos falls
  443  4 Alliance, dark blue    moves 1 more unit in
  444  4 Alliance, dark blue    attacks Korlus (1) from Nevos (4), dice: 3
  445  chance                   1 4 1 against 3: losses 0 and 1; Korlus falls
  446  4 Alliance, dark blue    attacks Illium (1) from Korlus (3), dice: 2
  447  chance                   3 3 against 3: losses 1 and 0
  448  4 Alliance, dark blue    attacks Zorya (1) from Korlus (2), dice: 1
  449  chance                   5 against 5: losses 1 and 0
  450  4 Alliance, dark blue    ends the attacks
  451  4 Alliance, dark blue    does not fortify
  452  chance                   a card for Alliance, dark blue: Dreadnought – Mercenary Contract
  453  1 Alliance, light blue   places 10 on Feros, now 11
  454  1 Alliance, light blue   attacks Ontarom (1) from Therum (11), dice: 3
  455  chance                   1 6 4 against 3: losses 0 and 1; Ontarom falls
  456  1 Alliance, light blue   moves 7 more units in
  457  1 Alliance, light blue   attacks Antibaar (1) from Ontarom (10), dice: 3
  458  chance                   1 1 6 against 3: losses 0 and 1; Antibaar falls
  459  1 Alliance, light blue   moves 6 more units in
  460  1 Alliance, light blue   attacks Utukku (1) from Antibaar (9), dice: 3
  461  chance                   2 2 4 against 4: losses 1 and 0
  462  1 Alliance, light blue   attacks Kahje (1) from Feros (11), dice: 3
  463  chance                   3 5 6 against 2: losses 0 and 1; Kahje falls
  464  1 Alliance, light blue   moves 7 more units in
  465  1 Alliance, light blue   attacks Nevos (1) from Kahje (10), dice: 3
  466  chance                   4 5 4 against 2: losses 0 and 1; Nevos falls
  467  1 Alliance, light blue   moves 6 more units in
  468  1 Alliance, light blue   attacks Korlus (1) from Nevos (9), dice: 3
  469  chance                   4 1 2 against 6: losses 1 and 0
  470  1 Alliance, light blue   attacks Utukku (1) from Antibaar (8), dice: 3
  471  chance                   2 6 6 against 1: losses 0 and 1; Utukku falls
  472  1 Alliance, light blue   moves 4 more units in
  473  1 Alliance, light blue   attacks Sur'Kesh (1) from Nevos (8), dice: 3
  474  chance                   2 1 6 against 3: losses 0 and 1; Sur'Kesh falls
  475  1 Alliance, light blue   moves 4 more units in
  476  1 Alliance, light blue   attacks Dekuuna (1) from Sur'Kesh (7), dice: 3
  477  chance                   2 1 5 against 6: losses 1 and 0
  478  1 Alliance, light blue   attacks Dekuuna (1) from Sur'Kesh (6), dice: 3
  479  chance                   2 2 1 against 6: losses 1 and 0
  480  1 Alliance, light blue   attacks Pragia (1) from Utukku (7), dice: 3
  481  chance                   3 1 1 against 2: losses 0 and 1; Pragia falls
  482  1 Alliance, light blue   moves 3 more units in
  483  1 Alliance, light blue   attacks Dekuuna (1) from Sur'Kesh (5), dice: 3
  484  chance                   4 4 6 against 4: losses 0 and 1; Dekuuna falls
  485  1 Alliance, light blue   moves 1 more unit in
  486  1 Alliance, light blue   attacks Palaven (1) from Dekuuna (4), dice: 3
  487  chance                   1 3 4 against 4: losses 1 and 0
  488  1 Alliance, light blue   attacks Tuchanka (1) from Dekuuna (3), dice: 2
  489  chance                   5 5 against 6: losses 1 and 0
  490  1 Alliance, light blue   attacks Palaven (1) from Dekuuna (2), dice: 1
  491  chance                   6 against 6: losses 1 and 0
  492  1 Alliance, light blue   ends the attacks
  493  1 Alliance, light blue   moves 2 from Pragia to Utukku
  494  chance                   a card for Alliance, light blue: Dreadnought – Shadow Logistics
  495  2 Reapers, red           places 3 on Aite, now 4
  496  2 Reapers, red           attacks Irune (1) from Aite (4), dice: 3
  497  chance                   6 6 5 against 2: losses 0 and 1; Irune falls
  498  2 Reapers, red           attacks Palaven (1) from Irune (3), dice: 2
  499  chance                   5 1 against 2: losses 0 and 1; Palaven falls
  500  2 Reapers, red           attacks Tuchanka (1) from Palaven (2), dice: 1
  501  chance                   4 against 1: losses 0 and 1; Tuchanka falls
  502  2 Reapers, red           ends the attacks
  503  2 Reapers, red           moves 1 from Ilos to Aite
  504  chance                   a card for Reapers, red: Cruiser – Hold the Line
  505  3 Cerberus, orange       picks the card Carrier – Shepard Leads
  506  3 Cerberus, orange       picks the card Dreadnought – Fifth Fleet Reserves
  507  3 Cerberus, orange       picks the card Cruiser – Husk Swarm
  508  3 Cerberus, orange       turns in a set for 7 units
  509  3 Cerberus, orange       places 10 on Illium, now 11
  510  3 Cerberus, orange       attacks Earth (1) from Noveria (3), dice: 2
  511  chance                   6 2 against 5: losses 0 and 1; Earth falls
  512  3 Cerberus, orange       attacks Omega (1) from Illium (11), dice: 3
  513  chance                   5 2 3 against 4: losses 0 and 1; Omega falls
  514  3 Cerberus, orange       moves 7 more units in
  515  3 Cerberus, orange       attacks Sanctum (1) from Omega (10), dice: 3
  516  chance                   3 5 2 against 4: losses 0 and 1; Sanctum falls
  517  3 Cerberus, orange       moves 6 more units in
  518  3 Cerberus, orange       attacks Aite (2) from Sanctum (9), dice: 3
  519  2 Reapers, red           defends with 2 dice
  520  chance                   6 4 5 against 1 6: losses 1 and 1
  521  3 Cerberus, orange       attacks Benning (1) from Earth (2), dice: 1
  522  chance                   2 against 5: losses 1 and 0
  523  3 Cerberus, orange       attacks Aite (1) from Sanctum (8), dice: 3
  524  chance                   6 2 4 against 5: losses 0 and 1; Aite falls
  525  3 Cerberus, orange       moves 4 more units in
  526  3 Cerberus, orange       attacks Ilos (1) from Aite (7), dice: 3
  527  chance                   2 3 5 against 4: losses 0 and 1; Ilos falls
  528  3 Cerberus, orange       moves 3 more units in
  529  3 Cerberus, orange       attacks Hagalaz (1) from Ilos (6), dice: 3
  530  chance                   1 1 3 against 6: losses 1 and 0
  531  3 Cerberus, orange       attacks Hagalaz (1) from Ilos (5), dice: 3
  532  chance                   1 3 5 against 3: losses 0 and 1; Hagalaz falls
  533  3 Cerberus, orange       moves 1 more unit in
  534  3 Cerberus, orange       ends the attacks
  535  3 Cerberus, orange       moves 3 from Hagalaz to Omega
  536  chance                   a card for Cerberus, orange: Dreadnought – Black Market
  537  4 Alliance, dark blue    places 3 on Benning, now 4
  538  4 Alliance, dark blue    attacks Palaven (1) from Benning (4), dice: 3
  539  chance                   5 5 6 against 3: losses 0 and 1; Palaven falls
  540  4 Alliance, dark blue    attacks Irune (1) from Palaven (3), dice: 2
  541  chance                   1 3 against 5: losses 1 and 0
  542  4 Alliance, dark blue    attacks Irune (1) from Palaven (2), dice: 1
  543  chance                   2 against 2: losses 1 and 0
  544  4 Alliance, dark blue    ends the attacks
  545  4 Alliance, dark blue    does not fortify
  546  chance                   a card for Alliance, dark blue: Cruiser – Rally the Fleets
  547  1 Alliance, light blue   picks the card Dreadnought – Shifting Stronghold
  548  1 Alliance, light blue   picks the card Dreadnought – Brute Charge
  549  1 Alliance, light blue   picks the card Dreadnought – Shadow Logistics
  550  1 Alliance, light blue   turns in a set for 6 units
  551  1 Alliance, light blue   places 23 on Nevos, now 24
  552  1 Alliance, light blue   attacks Korlus (1) from Nevos (24), dice: 3
  553  chance                   1 5 1 against 1: losses 0 and 1; Korlus falls
  554  1 Alliance, light blue   moves 20 more units in
  555  1 Alliance, light blue   ends the attacks
  556  1 Alliance, light blue   moves 2 from Utukku to Pragia
  557  chance                   a card for Alliance, light blue: Dreadnought – Husk Swarm
  558  2 Reapers, red           places 3 on Irune, now 4
  559  2 Reapers, red           attacks Aite (1) from Irune (4), dice: 3
  560  chance                   4 4 5 against 1: losses 0 and 1; Aite falls
  561  2 Reapers, red           attacks Hagalaz (1) from Aite (3), dice: 2
  562  chance                   4 4 against 6: losses 1 and 0
  563  2 Reapers, red           attacks Ilos (1) from Aite (2), dice: 1
  564  chance                   3 against 2: losses 0 and 1; Ilos falls
  565  2 Reapers, red           ends the attacks
  566  2 Reapers, red           does not fortify
  567  chance                   a card for Reapers, red: Carrier – Shadow Logistics
  568  3 Cerberus, orange       places 3 on Zorya, now 4
  569  3 Cerberus, orange       attacks Korlus (23) from Zorya (4), dice: 3
  570  1 Alliance, light blue   defends with 2 dice
  571  chance                   3 2 3 against 5 4: losses 2 and 0
  572  3 Cerberus, orange       ends the attacks
  573  3 Cerberus, orange       does not fortify
  574  4 Alliance, dark blue    places 3 on Palaven, now 4
  575  4 Alliance, dark blue    attacks Tuchanka (1) from Palaven (4), dice: 3
  576  chance                   2 6 6 against 6: losses 1 and 0
  577  4 Alliance, dark blue    attacks Irune (1) from Palaven (3), dice: 2
  578  chance                   1 6 against 1: losses 0 and 1; Irune falls
  579  4 Alliance, dark blue    attacks Aite (1) from Irune (2), dice: 1
  580  chance                   6 against 2: losses 0 and 1; Aite falls
  581  4 Alliance, dark blue    ends the attacks
  582  4 Alliance, dark blue    does not fortify
  583  chance                   a card for Alliance, dark blue: Carrier – Husk Swarm
  584  1 Alliance, light blue   places 18 on Nevos, now 19
  585  1 Alliance, light blue   attacks Lorek (1) from Korlus (23), dice: 3
  586  chance                   1 5 1 against 2: losses 0 and 1; Lorek falls
  587  1 Alliance, light blue   moves 19 more units in
  588  1 Alliance, light blue   attacks Thessia (1) from Nevos (19), dice: 3
  589  chance                   5 5 2 against 4: losses 0 and 1; Thessia falls
  590  1 Alliance, light blue   moves 15 more units in
  591  1 Alliance, light blue   attacks Heshtok (1) from Lorek (22), dice: 3
  592  chance                   3 6 3 against 5: losses 0 and 1; Heshtok falls
  593  1 Alliance, light blue   moves 18 more units in
  594  1 Alliance, light blue   attacks Illium (1) from Heshtok (21), dice: 3
  595  chance                   4 5 4 against 3: losses 0 and 1; Illium falls
  596  1 Alliance, light blue   moves 17 more units in
  597  1 Alliance, light blue   attacks Lesuss (1) from Thessia (18), dice: 3
  598  chance                   2 3 6 against 3: losses 0 and 1; Lesuss falls
  599  1 Alliance, light blue   moves 14 more units in
  600  1 Alliance, light blue   attacks Palaven (1) from Lesuss (17), dice: 3
  601  chance                   1 4 3 against 1: losses 0 and 1; Palaven falls
  602  1 Alliance, light blue   moves 13 more units in
  603  1 Alliance, light blue   ends the attacks
  604  1 Alliance, light blue   moves 19 from Illium to Sur'Kesh
  605  chance                   a card for Alliance, light blue: Carrier – Stealth Run
  606  2 Reapers, red           picks the card Cruiser – Signal Hijack
  607  2 Reapers, red           picks the card Carrier – Shadow Logistics
  608  2 Reapers, red           picks the card Dreadnought – Illusive Gambit
  609  2 Reapers, red           turns in a set for 7 units
  610  2 Reapers, red           places 10 on Ilos, now 11
  611  2 Reapers, red           attacks Hagalaz (1) from Ilos (11), dice: 3
  612  chance                   1 4 1 against 4: losses 1 and 0
  613  2 Reapers, red           attacks Hagalaz (1) from Ilos (10), dice: 3
  614  chance                   4 5 2 against 4: losses 0 and 1; Hagalaz falls
  615  2 Reapers, red           moves 6 more units in
  616  2 Reapers, red           attacks Sanctum (1) from Hagalaz (9), dice: 3
  617  chance                   4 2 6 against 2: losses 0 and 1; Sanctum falls
  618  2 Reapers, red           moves 5 more units in
  619  2 Reapers, red           ends the attacks
  620  2 Reapers, red           moves 1 from Sanctum to Ilos
  621  chance                   a card for Reapers, red: Carrier – Relay Smugglers
  622  3 Cerberus, orange       places 3 on Omega, now 7
  623  3 Cerberus, orange       attacks Sanctum (7) from Zorya (2), dice: 1
  624  2 Reapers, red           defends with 2 dice
  625  chance                   5 against 1 5: losses 1 and 0
  626  3 Cerberus, orange       attacks Hagalaz (1) from Omega (7), dice: 3
  627  chance                   1 2 5 against 2: losses 0 and 1; Hagalaz falls
  628  3 Cerberus, orange       moves 3 more units in
  629  3 Cerberus, orange       attacks Ilos (2) from Hagalaz (6), dice: 3
  630  2 Reapers, red           defends with 2 dice
  631  chance                   3 5 3 against 1 3: losses 0 and 2; Ilos falls
  632  3 Cerberus, orange       moves 2 more units in
  633  3 Cerberus, orange       attacks Aite (1) from Ilos (5), dice: 3
  634  chance                   4 6 3 against 6: losses 1 and 0
  635  3 Cerberus, orange       attacks Aite (1) from Ilos (4), dice: 3
  636  chance                   1 1 6 against 6: losses 1 and 0
  637  3 Cerberus, orange       attacks Aite (1) from Ilos (3), dice: 2
  638  chance                   1 1 against 6: losses 1 and 0
  639  3 Cerberus, orange       attacks Aite (1) from Ilos (2), dice: 1
  640  chance                   3 against 3: losses 1 and 0
  641  3 Cerberus, orange       ends the attacks
  642  3 Cerberus, orange       does not fortify
  643  chance                   a card for Cerberus, orange: Dreadnought – Relentless Advance
  644  4 Alliance, dark blue    picks the card Cruiser – Rally the Fleets
  645  4 Alliance, dark blue    picks the card Carrier – Husk Swarm
  646  4 Alliance, dark blue    picks the card Dreadnought – Mercenary Contract
  647  4 Alliance, dark blue    turns in a set for 7 units
  648  4 Alliance, dark blue    places 10 on Irune, now 11
  649  4 Alliance, dark blue    ends the attacks
  650  4 Alliance, dark blue    moves 10 from Irune to Aite
  651  1 Alliance, light blue   places 20 on Dekuuna, now 21
  652  1 Alliance, light blue   attacks Tuchanka (1) from Sur'Kesh (20), dice: 3
  653  chance                   3 6 6 against 2: losses 0 and 1; Tuchanka falls
  654  1 Alliance, light blue   moves 16 more units in
  655  1 Alliance, light blue   attacks Benning (1) from Palaven (16), dice: 3
  656  chance                   5 5 1 against 5: losses 1 and 0
  657  1 Alliance, light blue   attacks Benning (1) from Palaven (15), dice: 3
  658  chance                   5 5 3 against 2: losses 0 and 1; Benning falls
  659  1 Alliance, light blue   moves 11 more units in
  660  1 Alliance, light blue   attacks Earth (1) from Benning (14), dice: 3
  661  chance                   5 4 5 against 2: losses 0 and 1; Earth falls
  662  1 Alliance, light blue   moves 10 more units in
  663  1 Alliance, light blue   attacks Noveria (1) from Earth (13), dice: 3
  664  chance                   4 1 4 against 3: losses 0 and 1; Noveria falls
  665  1 Alliance, light blue   moves 9 more units in
  666  1 Alliance, light blue   attacks Eden Prime (1) from Noveria (12), dice: 3
  667  chance                   3 3 5 against 6: losses 1 and 0
  668  1 Alliance, light blue   attacks Eden Prime (1) from Noveria (11), dice: 3
  669  chance                   1 2 1 against 5: losses 1 and 0
  670  1 Alliance, light blue   attacks Eden Prime (1) from Noveria (10), dice: 3
  671  chance                   5 5 4 against 5: losses 1 and 0
  672  1 Alliance, light blue   attacks Eden Prime (1) from Noveria (9), dice: 3
  673  chance                   5 5 1 against 4: losses 0 and 1; Eden Prime falls
  674  1 Alliance, light blue   moves 5 more units in
  675  1 Alliance, light blue   ends the attacks
  676  1 Alliance, light blue   moves 4 from Pragia to Shanxi
  677  chance                   a card for Alliance, light blue: Carrier – Conscripts
  678  2 Reapers, red           picks the card Cruiser – Hold the Line
  679  2 Reapers, red           picks the card Dreadnought – Indoctrination
  680  2 Reapers, red           picks the card Carrier – Relay Smugglers
  681  2 Reapers, red           turns in a set for 7 units
  682  2 Reapers, red           places 10 on Sanctum, now 17
  683  2 Reapers, red           attacks Aite (11) from Sanctum (17), dice: 3
  684  4 Alliance, dark blue    defends with 2 dice
  685  chance                   5 6 3 against 5 5: losses 1 and 1
  686  2 Reapers, red           attacks Hagalaz (1) from Sanctum (16), dice: 3
  687  chance                   2 6 6 against 2: losses 0 and 1; Hagalaz falls
  688  2 Reapers, red           moves 12 more units in
  689  2 Reapers, red           attacks Aite (10) from Hagalaz (15), dice: 3
  690  4 Alliance, dark blue    defends with 2 dice
  691  chance                   2 5 6 against 5 5: losses 1 and 1
  692  2 Reapers, red           attacks Ilos (1) from Hagalaz (14), dice: 3
  693  chance                   5 2 2 against 3: losses 0 and 1; Ilos falls
  694  2 Reapers, red           moves 10 more units in
  695  2 Reapers, red           attacks Aite (9) from Ilos (13), dice: 3
  696  4 Alliance, dark blue    defends with 2 dice
  697  chance                   4 4 3 against 3 4: losses 1 and 1
  698  2 Reapers, red           attacks Aite (8) from Ilos (12), dice: 3
  699  4 Alliance, dark blue    defends with 2 dice
  700  chance                   3 5 3 against 2 2: losses 0 and 2
  701  2 Reapers, red           attacks Aite (6) from Ilos (12), dice: 3
  702  4 Alliance, dark blue    defends with 2 dice
  703  chance                   5 2 1 against 6 3: losses 2 and 0
  704  2 Reapers, red           attacks Aite (6) from Ilos (10), dice: 3
  705  4 Alliance, dark blue    defends with 2 dice
  706  chance                   3 4 1 against 5 5: losses 2 and 0
  707  2 Reapers, red           attacks Aite (6) from Ilos (8), dice: 3
  708  4 Alliance, dark blue    defends with 2 dice
  709  chance                   2 1 4 against 5 4: losses 2 and 0
  710  2 Reapers, red           attacks Aite (6) from Ilos (6), dice: 3
  711  4 Alliance, dark blue    defends with 2 dice
  712  chance                   2 5 4 against 1 6: losses 1 and 1
  713  2 Reapers, red           attacks Aite (5) from Ilos (5), dice: 3
  714  4 Alliance, dark blue    defends with 2 dice
  715  chance                   1 3 5 against 3 1: losses 0 and 2
  716  2 Reapers, red           attacks Aite (3) from Ilos (5), dice: 3
  717  4 Alliance, dark blue    defends with 2 dice
  718  chance                   4 6 5 against 4 2: losses 0 and 2
  719  2 Reapers, red           attacks Aite (1) from Ilos (5), dice: 3
  720  chance                   2 5 1 against 3: losses 0 and 1; Aite falls
  721  2 Reapers, red           moves 1 more unit in
  722  2 Reapers, red           attacks Irune (1) from Aite (4), dice: 3
  723  chance                   4 5 4 against 6: losses 1 and 0
  724  2 Reapers, red           attacks Irune (1) from Aite (3), dice: 2
  725  chance                   6 6 against 3: losses 0 and 1; Irune falls; out of the game: Alliance, dark blue
  726  2 Reapers, red           attacks Lesuss (1) from Irune (2), dice: 1
  727  chance                   6 against 5: losses 0 and 1; Lesuss falls
  728  2 Reapers, red           ends the attacks
  729  2 Reapers, red           does not fortify
  730  chance                   a card for Reapers, red: Dreadnought – Data Theft
  731  3 Cerberus, orange       places 3 on Zorya, now 4
  732  3 Cerberus, orange       attacks Illium (1) from Zorya (4), dice: 3
  733  chance                   6 2 4 against 1: losses 0 and 1; Illium falls
  734  3 Cerberus, orange       attacks Korlus (1) from Illium (3), dice: 2
  735  chance                   3 2 against 1: losses 0 and 1; Korlus falls
  736  3 Cerberus, orange       attacks Lorek (1) from Korlus (2), dice: 1
  737  chance                   6 against 5: losses 0 and 1; Lorek falls
  738  3 Cerberus, orange       ends the attacks
  739  3 Cerberus, orange       does not fortify
  740  chance                   a card for Cerberus, orange: Carrier – Phantom Strike
  741  1 Alliance, light blue   picks the card Carrier – Banshee Scream
  742  1 Alliance, light blue   picks the card Carrier – Stealth Run
  743  1 Alliance, light blue   picks the card Carrier – Conscripts
  744  1 Alliance, light blue   turns in a set for 5 units
  745  1 Alliance, light blue   places 27 on Nevos, now 28
  746  1 Alliance, light blue   ends the attacks
  747  1 Alliance, light blue   moves 1 from Pragia to Benning
  748  2 Reapers, red           places 3 on Irune, now 4
  749  2 Reapers, red           attacks Palaven (1) from Irune (4), dice: 3
  750  chance                   1 4 1 against 2: losses 0 and 1; Palaven falls
  751  2 Reapers, red           attacks Tuchanka (19) from Palaven (3), dice: 2
  752  1 Alliance, light blue   defends with 2 dice
  753  chance                   2 6 against 6 6: losses 2 and 0
  754  2 Reapers, red           ends the attacks
  755  2 Reapers, red           does not fortify
  756  chance                   a card for Reapers, red: Cruiser – Shepard Leads
  757  3 Cerberus, orange       places 3 on Omega, now 4
  758  3 Cerberus, orange       attacks Sanctum (1) from Omega (4), dice: 3
  759  chance                   2 6 2 against 1: losses 0 and 1; Sanctum falls
  760  3 Cerberus, orange       attacks Hagalaz (1) from Sanctum (3), dice: 2
  761  chance                   6 3 against 3: losses 0 and 1; Hagalaz falls
  762  3 Cerberus, orange       attacks Ilos (1) from Hagalaz (2), dice: 1
  763  chance                   2 against 3: losses 1 and 0
  764  3 Cerberus, orange       ends the attacks
  765  3 Cerberus, orange       does not fortify
  766  chance                   a card for Cerberus, orange: Dreadnought – Prothean Beacon
  767  1 Alliance, light blue   places 22 on Thessia, now 23
  768  1 Alliance, light blue   attacks Zorya (1) from Thessia (23), dice: 3
  769  chance                   3 4 6 against 5: losses 0 and 1; Zorya falls
  770  1 Alliance, light blue   moves 19 more units in
  771  1 Alliance, light blue   attacks Lesuss (1) from Dekuuna (21), dice: 3
  772  chance                   1 3 2 against 5: losses 1 and 0
  773  1 Alliance, light blue   attacks Palaven (1) from Benning (2), dice: 1
  774  chance                   1 against 6: losses 1 and 0
  775  1 Alliance, light blue   attacks Palaven (1) from Tuchanka (19), dice: 3
  776  chance                   2 4 5 against 3: losses 0 and 1; Palaven falls
  777  1 Alliance, light blue   moves 15 more units in
  778  1 Alliance, light blue   attacks Korlus (1) from Zorya (22), dice: 3
  779  chance                   1 5 1 against 1: losses 0 and 1; Korlus falls
  780  1 Alliance, light blue   moves 18 more units in
  781  1 Alliance, light blue   attacks Lesuss (1) from Dekuuna (20), dice: 3
  782  chance                   3 6 2 against 2: losses 0 and 1; Lesuss falls
  783  1 Alliance, light blue   moves 16 more units in
  784  1 Alliance, light blue   attacks Lorek (1) from Korlus (21), dice: 3
  785  chance                   1 2 6 against 1: losses 0 and 1; Lorek falls
  786  1 Alliance, light blue   moves 17 more units in
  787  1 Alliance, light blue   attacks Irune (1) from Lesuss (19), dice: 3
  788  chance                   5 5 3 against 2: losses 0 and 1; Irune falls
  789  1 Alliance, light blue   moves 15 more units in
  790  1 Alliance, light blue   attacks Aite (1) from Irune (18), dice: 3
  791  chance                   5 5 4 against 3: losses 0 and 1; Aite falls
  792  1 Alliance, light blue   moves 14 more units in
  793  1 Alliance, light blue   attacks Hagalaz (1) from Aite (17), dice: 3
  794  chance                   6 4 1 against 6: losses 1 and 0
  795  1 Alliance, light blue   attacks Sanctum (1) from Aite (16), dice: 3
  796  chance                   6 3 2 against 5: losses 0 and 1; Sanctum falls
  797  1 Alliance, light blue   moves 12 more units in
  798  1 Alliance, light blue   attacks Omega (1) from Sanctum (15), dice: 3
  799  chance                   1 1 5 against 1: losses 0 and 1; Omega falls
  800  1 Alliance, light blue   moves 11 more units in
  801  1 Alliance, light blue   attacks Hagalaz (1) from Omega (14), dice: 3
  802  chance                   5 4 1 against 4: losses 0 and 1; Hagalaz falls
  803  1 Alliance, light blue   moves 10 more units in
  804  1 Alliance, light blue   attacks Ilos (1) from Hagalaz (13), dice: 3
  805  chance                   2 1 2 against 1: losses 0 and 1; Ilos falls; out of the game: Reapers, red
  806  1 Alliance, light blue   moves 9 more units in
  807  1 Alliance, light blue   ends the attacks
  808  1 Alliance, light blue   moves 2 from Shanxi to Feros
  809  chance                   a card for Alliance, light blue: Dreadnought – Ravager Nest
  810  3 Cerberus, orange       picks the card Dreadnought – Prothean Beacon
  811  3 Cerberus, orange       picks the card Dreadnought – Relentless Advance
  812  3 Cerberus, orange       picks the card Dreadnought – Black Market
  813  3 Cerberus, orange       turns in a set for 6 units
  814  3 Cerberus, orange       places 9 on Illium, now 10
  815  3 Cerberus, orange       attacks Korlus (1) from Illium (10), dice: 3
  816  chance                   2 2 2 against 2: losses 1 and 0
  817  3 Cerberus, orange       attacks Korlus (1) from Illium (9), dice: 3
  818  chance                   1 2 2 against 4: losses 1 and 0
  819  3 Cerberus, orange       ends the attacks
  820  3 Cerberus, orange       does not fortify
  821  1 Alliance, light blue   picks the card Dreadnought – Data Theft
  822  1 Alliance, light blue   picks the card Dreadnought – Husk Swarm
  823  1 Alliance, light blue   picks the card Dreadnought – Ravager Nest
  824  1 Alliance, light blue   turns in a set for 6 units
  825  1 Alliance, light blue   places 38 on Korlus, now 39
  826  1 Alliance, light blue   attacks Illium (8) from Korlus (39), dice: 3
  827  3 Cerberus, orange       defends with 2 dice
  828  chance                   6 2 5 against 6 1: losses 1 and 1
  829  1 Alliance, light blue   attacks Illium (7) from Korlus (38), dice: 3
  830  3 Cerberus, orange       defends with 2 dice
  831  chance                   1 3 5 against 3 1: losses 0 and 2
  832  1 Alliance, light blue   attacks Illium (5) from Korlus (38), dice: 3
  833  3 Cerberus, orange       defends with 2 dice
  834  chance                   4 4 6 against 1 1: losses 0 and 2
  835  1 Alliance, light blue   attacks Illium (3) from Korlus (38), dice: 3
  836  3 Cerberus, orange       defends with 2 dice
  837  chance                   5 3 5 against 6 2: losses 1 and 1
  838  1 Alliance, light blue   attacks Illium (2) from Korlus (37), dice: 3
  839  3 Cerberus, orange       defends with 2 dice
  840  chance                   1 6 4 against 2 4: losses 0 and 2; Illium falls; out of the game: Cerberus, orange; victory for Alliance, light blue

won after 840 actions, by 1 Alliance, light blue
