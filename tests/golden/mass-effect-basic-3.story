mass-effect/basic, 3 seats, dealer of seed 2026, game 30
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive

    1  chance                   5 3 5: a tie, roll again
    2  chance                   4 3: the first turn is for Alliance, light blue
    3  1 Alliance, light blue   claims Aite
    4  2 Reapers, red           claims Elysium
    5  3 Cerberus, orange       claims Mindoir
    6  1 Alliance, light blue   claims Dekuuna
    7  2 Reapers, red           claims Shanxi
    8  3 Cerberus, orange       claims Nevos
    9  1 Alliance, light blue   claims Lesuss
   10  2 Reapers, red           claims Antibaar
   11  3 Cerberus, orange       claims Terra Nova
   12  1 Alliance, light blue   claims Pragia
   13  2 Reapers, red           claims Intai'sei
   14  3 Cerberus, orange       claims Sur'Kesh
   15  1 Alliance, light blue   claims Ilos
   16  2 Reapers, red           claims Thessia
   17  3 Cerberus, orange       claims Therum
   18  1 Alliance, light blue   claims Palaven
   19  2 Reapers, red           claims Horizon
   20  3 Cerberus, orange       claims Lorek
   21  1 Alliance, light blue   claims Earth
   22  2 Reapers, red           claims Illium
   23  3 Cerberus, orange       claims Virmire
   24  1 Alliance, light blue   claims Utukku
   25  2 Reapers, red           claims Zorya
   26  3 Cerberus, orange       claims Feros
   27  1 Alliance, light blue   claims Charoum
   28  2 Reapers, red           claims Ontarom
   29  3 Cerberus, orange       claims Heshtok
   30  1 Alliance, light blue   claims Omega
   31  2 Reapers, red           claims Noveria
   32  3 Cerberus, orange       claims Korlus
   33  1 Alliance, light blue   claims Eden Prime
   34  2 Reapers, red           claims Haestrom
   35  3 Cerberus, orange       claims Sanctum
   36  1 Alliance, light blue   claims Bekenstein
   37  2 Reapers, red           claims Adas
   38  3 Cerberus, orange       claims Watson
   39  1 Alliance, light blue   claims Irune
   40  2 Reapers, red           claims Benning
   41  3 Cerberus, orange       claims Hagalaz
   42  1 Alliance, light blue   claims Tuchanka
   43  2 Reapers, red           claims Rannoch
   44  3 Cerberus, orange       claims Kahje
   45  1 Alliance, light blue   reinforces Charoum to 2
   46  2 Reapers, red           reinforces Shanxi to 2
   47  3 Cerberus, orange       reinforces Feros to 2
   48  1 Alliance, light blue   reinforces Dekuuna to 2
   49  2 Reapers, red           reinforces Zorya to 2
   50  3 Cerberus, orange       reinforces Terra Nova to 2
   51  1 Alliance, light blue   reinforces Utukku to 2
   52  2 Reapers, red           reinforces Adas to 2
   53  3 Cerberus, orange       reinforces Sanctum to 2
   54  1 Alliance, light blue   reinforces Dekuuna to 3
   55  2 Reapers, red           reinforces Elysium to 2
   56  3 Cerberus, orange       reinforces Hagalaz to 2
   57  1 Alliance, light blue   reinforces Earth to 2
   58  2 Reapers, red           reinforces Elysium to 3
   59  3 Cerberus, orange       reinforces Sur'Kesh to 2
   60  1 Alliance, light blue   reinforces Omega to 2
   61  2 Reapers, red           reinforces Illium to 2
   62  3 Cerberus, orange       reinforces Virmire to 2
   63  1 Alliance, light blue   reinforces Omega to 3
   64  2 Reapers, red           reinforces Elysium to 4
   65  3 Cerberus, orange       reinforces Lorek to 2
   66  1 Alliance, light blue   reinforces Lesuss to 2
   67  2 Reapers, red           reinforces Benning to 2
   68  3 Cerberus, orange       reinforces Heshtok to 2
   69  1 Alliance, light blue   reinforces Aite to 2
   70  2 Reapers, red           reinforces Shanxi to 3
   71  3 Cerberus, orange       reinforces Heshtok to 3
   72  1 Alliance, light blue   reinforces Charoum to 3
   73  2 Reapers, red           reinforces Horizon to 2
   74  3 Cerberus, orange       reinforces Lorek to 3
   75  1 Alliance, light blue   reinforces Aite to 3
   76  2 Reapers, red           reinforces Ontarom to 2
   77  3 Cerberus, orange       reinforces Virmire to 3
   78  1 Alliance, light blue   reinforces Earth to 3
   79  2 Reapers, red           reinforces Antibaar to 2
   80  3 Cerberus, orange       reinforces Kahje to 2
   81  1 Alliance, light blue   reinforces Eden Prime to 2
   82  2 Reapers, red           reinforces Zorya to 3
   83  3 Cerberus, orange       reinforces Watson to 2
   84  1 Alliance, light blue   reinforces Irune to 2
   85  2 Reapers, red           reinforces Elysium to 5
   86  3 Cerberus, orange       reinforces Nevos to 2
   87  1 Alliance, light blue   reinforces Pragia to 2
   88  2 Reapers, red           reinforces Ontarom to 3
   89  3 Cerberus, orange       reinforces Heshtok to 4
   90  1 Alliance, light blue   reinforces Ilos to 2
   91  2 Reapers, red           reinforces Horizon to 3
   92  3 Cerberus, orange       reinforces Feros to 3
   93  1 Alliance, light blue   reinforces Irune to 3
   94  2 Reapers, red           reinforces Intai'sei to 2
   95  3 Cerberus, orange       reinforces Hagalaz to 3
   96  1 Alliance, light blue   reinforces Dekuuna to 4
   97  2 Reapers, red           reinforces Shanxi to 4
   98  3 Cerberus, orange       reinforces Heshtok to 5
   99  1 Alliance, light blue   reinforces Aite to 4
  100  2 Reapers, red           reinforces Intai'sei to 3
  101  3 Cerberus, orange       reinforces Heshtok to 6
  102  1 Alliance, light blue   reinforces Aite to 5
  103  2 Reapers, red           reinforces Elysium to 6
  104  3 Cerberus, orange       reinforces Sanctum to 3
  105  1 Alliance, light blue   reinforces Palaven to 2
  106  2 Reapers, red           reinforces Illium to 3
  107  3 Cerberus, orange       reinforces Korlus to 2
  108  1 Alliance, light blue   places 4 on Earth, now 7
  109  1 Alliance, light blue   attacks Sur'Kesh (2) from Dekuuna (4), dice: 3
  110  3 Cerberus, orange       defends with 2 dice
  111  chance                   1 4 4 against 5 2: losses 1 and 1
  112  1 Alliance, light blue   attacks Ontarom (3) from Pragia (2), dice: 1
  113  2 Reapers, red           defends with 2 dice
  114  chance                   2 against 5 2: losses 1 and 0
  115  1 Alliance, light blue   attacks Benning (2) from Palaven (2), dice: 1
  116  2 Reapers, red           defends with 2 dice
  117  chance                   6 against 6 2: losses 1 and 0
  118  1 Alliance, light blue   attacks Benning (2) from Earth (7), dice: 3
  119  2 Reapers, red           defends with 2 dice
  120  chance                   6 5 4 against 3 6: losses 1 and 1
  121  1 Alliance, light blue   attacks Antibaar (2) from Utukku (2), dice: 1
  122  2 Reapers, red           defends with 2 dice
  123  chance                   5 against 2 6: losses 1 and 0
  124  1 Alliance, light blue   attacks Haestrom (1) from Charoum (3), dice: 2
  125  chance                   5 4 against 6: losses 1 and 0
  126  1 Alliance, light blue   attacks Zorya (3) from Omega (3), dice: 2
  127  2 Reapers, red           defends with 2 dice
  128  chance                   3 6 against 6 4: losses 2 and 0
  129  1 Alliance, light blue   attacks Thessia (1) from Dekuuna (3), dice: 2
  130  chance                   5 5 against 6: losses 1 and 0
  131  1 Alliance, light blue   attacks Haestrom (1) from Charoum (2), dice: 1
  132  chance                   5 against 2: losses 0 and 1; Haestrom falls
  133  1 Alliance, light blue   attacks Thessia (1) from Lesuss (2), dice: 1
  134  chance                   5 against 3: losses 0 and 1; Thessia falls
  135  1 Alliance, light blue   attacks Benning (1) from Earth (6), dice: 3
  136  chance                   4 5 3 against 6: losses 1 and 0
  137  1 Alliance, light blue   attacks Benning (1) from Earth (5), dice: 3
  138  chance                   2 4 2 against 4: losses 1 and 0
  139  1 Alliance, light blue   attacks Nevos (2) from Dekuuna (2), dice: 1
  140  3 Cerberus, orange       defends with 2 dice
  141  chance                   1 against 2 4: losses 1 and 0
  142  1 Alliance, light blue   attacks Sanctum (3) from Aite (5), dice: 3
  143  3 Cerberus, orange       defends with 2 dice
  144  chance                   3 4 1 against 5 5: losses 2 and 0
  145  1 Alliance, light blue   attacks Noveria (1) from Earth (4), dice: 3
  146  chance                   4 3 5 against 6: losses 1 and 0
  147  1 Alliance, light blue   attacks Sanctum (3) from Aite (3), dice: 2
  148  3 Cerberus, orange       defends with 2 dice
  149  chance                   1 3 against 4 4: losses 2 and 0
  150  1 Alliance, light blue   attacks Benning (1) from Earth (3), dice: 2
  151  chance                   2 4 against 3: losses 0 and 1; Benning falls
  152  1 Alliance, light blue   attacks Hagalaz (3) from Ilos (2), dice: 1
  153  3 Cerberus, orange       defends with 2 dice
  154  chance                   5 against 2 4: losses 0 and 1
  155  1 Alliance, light blue   attacks Hagalaz (2) from Ilos (2), dice: 1
  156  3 Cerberus, orange       defends with 2 dice
  157  chance                   6 against 1 4: losses 0 and 1
  158  1 Alliance, light blue   attacks Noveria (1) from Eden Prime (2), dice: 1
  159  chance                   2 against 6: losses 1 and 0
  160  1 Alliance, light blue   attacks Hagalaz (1) from Ilos (2), dice: 1
  161  chance                   5 against 2: losses 0 and 1; Hagalaz falls
  162  1 Alliance, light blue   ends the attacks
  163  1 Alliance, light blue   moves 1 from Benning to Palaven
  164  chance                   a card for Alliance, light blue: Carrier – N7 Strike Team
  165  2 Reapers, red           places 3 on Adas, now 5
  166  2 Reapers, red           attacks Omega (1) from Illium (3), dice: 2
  167  chance                   4 4 against 5: losses 1 and 0
  168  2 Reapers, red           attacks Heshtok (6) from Illium (2), dice: 1
  169  3 Cerberus, orange       defends with 2 dice
  170  chance                   2 against 3 5: losses 1 and 0
  171  2 Reapers, red           attacks Thessia (1) from Zorya (3), dice: 2
  172  chance                   3 3 against 6: losses 1 and 0
  173  2 Reapers, red           attacks Pragia (1) from Ontarom (3), dice: 2
  174  chance                   2 6 against 1: losses 0 and 1; Pragia falls
  175  2 Reapers, red           attacks Korlus (2) from Zorya (2), dice: 1
  176  3 Cerberus, orange       defends with 2 dice
  177  chance                   6 against 6 2: losses 1 and 0
  178  2 Reapers, red           attacks Lorek (3) from Horizon (3), dice: 2
  179  3 Cerberus, orange       defends with 2 dice
  180  chance                   3 6 against 1 4: losses 0 and 2
  181  2 Reapers, red           attacks Utukku (1) from Pragia (2), dice: 1
  182  chance                   1 against 6: losses 1 and 0
  183  2 Reapers, red           attacks Watson (2) from Intai'sei (3), dice: 2
  184  3 Cerberus, orange       defends with 2 dice
  185  chance                   3 1 against 3 5: losses 2 and 0
  186  2 Reapers, red           attacks Lorek (1) from Horizon (3), dice: 2
  187  chance                   5 5 against 1: losses 0 and 1; Lorek falls
  188  2 Reapers, red           attacks Terra Nova (2) from Elysium (6), dice: 3
  189  3 Cerberus, orange       defends with 2 dice
  190  chance                   1 2 5 against 1 5: losses 1 and 1
  191  2 Reapers, red           attacks Heshtok (6) from Lorek (2), dice: 1
  192  3 Cerberus, orange       defends with 2 dice
  193  chance                   4 against 6 4: losses 1 and 0
  194  2 Reapers, red           attacks Terra Nova (1) from Elysium (5), dice: 3
  195  chance                   3 3 6 against 2: losses 0 and 1; Terra Nova falls
  196  2 Reapers, red           moves 1 more unit in
  197  2 Reapers, red           ends the attacks
  198  2 Reapers, red           moves 2 from Terra Nova to Elysium
  199  chance                   a card for Reapers, red: Dreadnought – Destroyer Beam
  200  3 Cerberus, orange       places 3 on Korlus, now 5
  201  3 Cerberus, orange       attacks Aite (1) from Sanctum (3), dice: 2
  202  chance                   5 6 against 6: losses 1 and 0
  203  3 Cerberus, orange       ends the attacks
  204  3 Cerberus, orange       moves 2 from Virmire to Nevos
  205  1 Alliance, light blue   places 5 on Hagalaz, now 6
  206  1 Alliance, light blue   attacks Sanctum (2) from Hagalaz (6), dice: 3
  207  3 Cerberus, orange       defends with 2 dice
  208  chance                   3 4 6 against 3 4: losses 0 and 2; Sanctum falls
  209  1 Alliance, light blue   moves 2 more units in
  210  1 Alliance, light blue   attacks Zorya (1) from Sanctum (5), dice: 3
  211  chance                   1 6 6 against 1: losses 0 and 1; Zorya falls
  212  1 Alliance, light blue   moves 1 more unit in
  213  1 Alliance, light blue   attacks Korlus (5) from Zorya (4), dice: 3
  214  3 Cerberus, orange       defends with 2 dice
  215  chance                   4 2 3 against 1 1: losses 0 and 2
  216  1 Alliance, light blue   attacks Illium (1) from Zorya (4), dice: 3
  217  chance                   4 6 5 against 4: losses 0 and 1; Illium falls
  218  1 Alliance, light blue   attacks Heshtok (6) from Illium (3), dice: 2
  219  3 Cerberus, orange       defends with 2 dice
  220  chance                   2 6 against 4 4: losses 1 and 1
  221  1 Alliance, light blue   attacks Heshtok (5) from Illium (2), dice: 1
  222  3 Cerberus, orange       defends with 2 dice
  223  chance                   3 against 3 6: losses 1 and 0
  224  1 Alliance, light blue   ends the attacks
  225  1 Alliance, light blue   moves 1 from Irune to Ilos
  226  chance                   a card for Alliance, light blue: Dreadnought – Harbinger Attack
  227  2 Reapers, red           places 4 on Ontarom, now 5
  228  2 Reapers, red           attacks Utukku (1) from Antibaar (2), dice: 1
  229  chance                   6 against 2: losses 0 and 1; Utukku falls
  230  2 Reapers, red           attacks Therum (1) from Ontarom (5), dice: 3
  231  chance                   3 3 3 against 5: losses 1 and 0
  232  2 Reapers, red           attacks Bekenstein (1) from Shanxi (4), dice: 3
  233  chance                   1 5 2 against 4: losses 0 and 1; Bekenstein falls
  234  2 Reapers, red           attacks Mindoir (1) from Bekenstein (3), dice: 2
  235  chance                   2 2 against 2: losses 1 and 0
  236  2 Reapers, red           attacks Therum (1) from Ontarom (4), dice: 3
  237  chance                   4 6 4 against 6: losses 1 and 0
  238  2 Reapers, red           attacks Therum (1) from Ontarom (3), dice: 2
  239  chance                   3 4 against 6: losses 1 and 0
  240  2 Reapers, red           attacks Haestrom (1) from Adas (5), dice: 3
  241  chance                   6 3 1 against 4: losses 0 and 1; Haestrom falls
  242  2 Reapers, red           moves 1 more unit in
  243  2 Reapers, red           attacks Watson (2) from Bekenstein (2), dice: 1
  244  3 Cerberus, orange       defends with 2 dice
  245  chance                   2 against 3 2: losses 1 and 0
  246  2 Reapers, red           attacks Mindoir (1) from Terra Nova (2), dice: 1
  247  chance                   3 against 3: losses 1 and 0
  248  2 Reapers, red           attacks Therum (1) from Ontarom (2), dice: 1
  249  chance                   3 against 4: losses 1 and 0
  250  2 Reapers, red           attacks Charoum (1) from Haestrom (4), dice: 3
  251  chance                   4 2 4 against 3: losses 0 and 1; Charoum falls
  252  2 Reapers, red           ends the attacks
  253  2 Reapers, red           moves 2 from Elysium to Shanxi
  254  chance                   a card for Reapers, red: Cruiser – Harbinger Attack
  255  3 Cerberus, orange       places 3 on Virmire, now 4
  256  3 Cerberus, orange       attacks Horizon (1) from Heshtok (5), dice: 3
  257  chance                   1 6 3 against 5: losses 0 and 1; Horizon falls
  258  3 Cerberus, orange       moves 1 more unit in
  259  3 Cerberus, orange       ends the attacks
  260  3 Cerberus, orange       moves 1 from Watson to Mindoir
  261  chance                   a card for Cerberus, orange: Carrier – Biotic Barrier
  262  1 Alliance, light blue   places 5 on Eden Prime, now 6
  263  1 Alliance, light blue   attacks Noveria (1) from Eden Prime (6), dice: 3
  264  chance                   3 3 3 against 1: losses 0 and 1; Noveria falls
  265  1 Alliance, light blue   moves 2 more units in
  266  1 Alliance, light blue   attacks Elysium (1) from Noveria (5), dice: 3
  267  chance                   5 2 1 against 4: losses 0 and 1; Elysium falls
  268  1 Alliance, light blue   moves 1 more unit in
  269  1 Alliance, light blue   attacks Terra Nova (1) from Elysium (4), dice: 3
  270  chance                   4 3 5 against 2: losses 0 and 1; Terra Nova falls
  271  1 Alliance, light blue   attacks Bekenstein (1) from Terra Nova (3), dice: 2
  272  chance                   3 3 against 2: losses 0 and 1; Bekenstein falls
  273  1 Alliance, light blue   attacks Watson (1) from Bekenstein (2), dice: 1
  274  chance                   5 against 2: losses 0 and 1; Watson falls
  275  1 Alliance, light blue   ends the attacks
  276  1 Alliance, light blue   moves 1 from Palaven to Hagalaz
  277  chance                   a card for Alliance, light blue: Cruiser – Phantom Strike
  278  2 Reapers, red           places 5 on Ontarom, now 6
  279  2 Reapers, red           attacks Bekenstein (1) from Shanxi (3), dice: 2
  280  chance                   4 6 against 6: losses 1 and 0
  281  2 Reapers, red           ends the attacks
  282  2 Reapers, red           moves 2 from Charoum to Antibaar
  283  3 Cerberus, orange       places 3 on Feros, now 6
  284  3 Cerberus, orange       attacks Thessia (1) from Nevos (4), dice: 3
  285  chance                   3 6 2 against 5: losses 0 and 1; Thessia falls
  286  3 Cerberus, orange       attacks Lorek (1) from Virmire (4), dice: 3
  287  chance                   5 6 6 against 1: losses 0 and 1; Lorek falls
  288  3 Cerberus, orange       attacks Ontarom (6) from Feros (6), dice: 3
  289  2 Reapers, red           defends with 2 dice
  290  chance                   6 6 6 against 2 3: losses 0 and 2
  291  3 Cerberus, orange       attacks Tuchanka (1) from Mindoir (2), dice: 1
  292  chance                   1 against 6: losses 1 and 0
  293  3 Cerberus, orange       ends the attacks
  294  3 Cerberus, orange       moves 1 from Lorek to Virmire
  295  chance                   a card for Cerberus, orange: Carrier – Rally the Fleets
  296  1 Alliance, light blue   picks the card Dreadnought – Harbinger Attack
  297  1 Alliance, light blue   picks the card Cruiser – Phantom Strike
  298  1 Alliance, light blue   picks the card Carrier – N7 Strike Team
  299  1 Alliance, light blue   turns in a set for 7 units
  300  1 Alliance, light blue   places 15 on Tuchanka, now 16
  301  1 Alliance, light blue   attacks Sur'Kesh (1) from Tuchanka (16), dice: 3
  302  chance                   1 1 1 against 2: losses 1 and 0
  303  1 Alliance, light blue   attacks Mindoir (1) from Tuchanka (15), dice: 3
  304  chance                   6 2 6 against 4: losses 0 and 1; Mindoir falls
  305  1 Alliance, light blue   moves 11 more units in
  306  1 Alliance, light blue   ends the attacks
  307  1 Alliance, light blue   moves 1 from Hagalaz to Mindoir
  308  chance                   a card for Alliance, light blue: Cruiser – Data Theft
  309  2 Reapers, red           places 5 on Rannoch, now 6
  310  2 Reapers, red           attacks Elysium (1) from Shanxi (2), dice: 1
  311  chance                   5 against 2: losses 0 and 1; Elysium falls
  312  2 Reapers, red           attacks Virmire (2) from Ontarom (4), dice: 3
  313  3 Cerberus, orange       defends with 2 dice
  314  chance                   4 3 1 against 1 1: losses 0 and 2; Virmire falls
  315  2 Reapers, red           attacks Horizon (4) from Rannoch (6), dice: 3
  316  3 Cerberus, orange       defends with 2 dice
  317  chance                   3 2 1 against 5 2: losses 2 and 0
  318  2 Reapers, red           attacks Lorek (2) from Virmire (3), dice: 2
  319  3 Cerberus, orange       defends with 2 dice
  320  chance                   1 2 against 5 1: losses 2 and 0
  321  2 Reapers, red           attacks Therum (1) from Antibaar (3), dice: 2
  322  chance                   3 3 against 5: losses 1 and 0
  323  2 Reapers, red           attacks Therum (1) from Antibaar (2), dice: 1
  324  chance                   3 against 3: losses 1 and 0
  325  2 Reapers, red           attacks Horizon (4) from Rannoch (4), dice: 3
  326  3 Cerberus, orange       defends with 2 dice
  327  chance                   2 5 1 against 5 2: losses 2 and 0
  328  2 Reapers, red           attacks Horizon (4) from Rannoch (2), dice: 1
  329  3 Cerberus, orange       defends with 2 dice
  330  chance                   2 against 4 2: losses 1 and 0
  331  2 Reapers, red           ends the attacks
  332  2 Reapers, red           does not fortify
  333  chance                   a card for Reapers, red: Dreadnought – N7 Strike Team
  334  3 Cerberus, orange       places 3 on Korlus, now 6
  335  3 Cerberus, orange       attacks Virmire (1) from Lorek (2), dice: 1
  336  chance                   3 against 3: losses 1 and 0
  337  3 Cerberus, orange       attacks Virmire (1) from Feros (6), dice: 3
  338  chance                   5 2 2 against 6: losses 1 and 0
  339  3 Cerberus, orange       attacks Lesuss (1) from Thessia (3), dice: 2
  340  chance                   5 3 against 6: losses 1 and 0
  341  3 Cerberus, orange       attacks Virmire (1) from Feros (5), dice: 3
  342  chance                   3 1 1 against 5: losses 1 and 0
  343  3 Cerberus, orange       attacks Zorya (1) from Korlus (6), dice: 3
  344  chance                   4 5 5 against 1: losses 0 and 1; Zorya falls
  345  3 Cerberus, orange       moves 2 more units in
  346  3 Cerberus, orange       attacks Dekuuna (1) from Thessia (2), dice: 1
  347  chance                   3 against 6: losses 1 and 0
  348  3 Cerberus, orange       attacks Illium (1) from Zorya (5), dice: 3
  349  chance                   3 1 1 against 5: losses 1 and 0
  350  3 Cerberus, orange       attacks Sanctum (1) from Zorya (4), dice: 3
  351  chance                   2 6 5 against 5: losses 0 and 1; Sanctum falls
  352  3 Cerberus, orange       ends the attacks
  353  3 Cerberus, orange       moves 1 from Feros to Thessia
  354  chance                   a card for Cerberus, orange: Carrier – Relay Smugglers
  355  1 Alliance, light blue   places 8 on Tuchanka, now 9
  356  1 Alliance, light blue   attacks Sur'Kesh (1) from Tuchanka (9), dice: 3
  357  chance                   3 1 5 against 1: losses 0 and 1; Sur'Kesh falls
  358  1 Alliance, light blue   moves 5 more units in
  359  1 Alliance, light blue   attacks Nevos (1) from Sur'Kesh (8), dice: 3
  360  chance                   1 6 2 against 2: losses 0 and 1; Nevos falls
  361  1 Alliance, light blue   moves 4 more units in
  362  1 Alliance, light blue   attacks Kahje (2) from Nevos (7), dice: 3
  363  3 Cerberus, orange       defends with 2 dice
  364  chance                   6 2 1 against 5 6: losses 2 and 0
  365  1 Alliance, light blue   attacks Kahje (2) from Nevos (5), dice: 3
  366  3 Cerberus, orange       defends with 2 dice
  367  chance                   2 1 4 against 4 2: losses 2 and 0
  368  1 Alliance, light blue   attacks Thessia (2) from Nevos (3), dice: 2
  369  3 Cerberus, orange       defends with 2 dice
  370  chance                   5 6 against 1 3: losses 0 and 2; Thessia falls
  371  1 Alliance, light blue   attacks Zorya (1) from Thessia (2), dice: 1
  372  chance                   2 against 6: losses 1 and 0
  373  1 Alliance, light blue   ends the attacks
  374  1 Alliance, light blue   moves 1 from Irune to Hagalaz
  375  chance                   a card for Alliance, light blue: Dreadnought – Illusive Gambit
  376  2 Reapers, red           places 6 on Virmire, now 7
  377  2 Reapers, red           attacks Feros (3) from Virmire (7), dice: 3
  378  3 Cerberus, orange       defends with 2 dice
  379  chance                   1 5 5 against 3 6: losses 1 and 1
  380  2 Reapers, red           attacks Lorek (1) from Virmire (6), dice: 3
  381  chance                   6 1 6 against 3: losses 0 and 1; Lorek falls
  382  2 Reapers, red           moves 2 more units in
  383  2 Reapers, red           attacks Heshtok (1) from Lorek (5), dice: 3
  384  chance                   6 4 5 against 1: losses 0 and 1; Heshtok falls
  385  2 Reapers, red           moves 1 more unit in
  386  2 Reapers, red           attacks Illium (1) from Heshtok (4), dice: 3
  387  chance                   4 1 1 against 6: losses 1 and 0
  388  2 Reapers, red           attacks Illium (1) from Heshtok (3), dice: 2
  389  chance                   3 1 against 5: losses 1 and 0
  390  2 Reapers, red           attacks Illium (1) from Heshtok (2), dice: 1
  391  chance                   2 against 1: losses 0 and 1; Illium falls
  392  2 Reapers, red           ends the attacks
  393  2 Reapers, red           does not fortify
  394  chance                   a card for Reapers, red: Dreadnought – Ravager Nest
  395  3 Cerberus, orange       picks the card Carrier – Relay Smugglers
  396  3 Cerberus, orange       picks the card Carrier – Biotic Barrier
  397  3 Cerberus, orange       picks the card Carrier – Rally the Fleets
  398  3 Cerberus, orange       turns in a set for 5 units
  399  3 Cerberus, orange       places 8 on Therum, now 9
  400  3 Cerberus, orange       attacks Nevos (1) from Kahje (2), dice: 1
  401  chance                   3 against 5: losses 1 and 0
  402  3 Cerberus, orange       attacks Rannoch (1) from Horizon (4), dice: 3
  403  chance                   2 3 2 against 2: losses 0 and 1; Rannoch falls
  404  3 Cerberus, orange       attacks Ontarom (1) from Feros (2), dice: 1
  405  chance                   1 against 6: losses 1 and 0
  406  3 Cerberus, orange       attacks Adas (1) from Rannoch (3), dice: 2
  407  chance                   4 1 against 3: losses 0 and 1; Adas falls
  408  3 Cerberus, orange       attacks Omega (1) from Sanctum (3), dice: 2
  409  chance                   6 6 against 5: losses 0 and 1; Omega falls
  410  3 Cerberus, orange       ends the attacks
  411  3 Cerberus, orange       moves 1 from Adas to Horizon
  412  chance                   a card for Cerberus, orange: Cruiser – Processed
  413  1 Alliance, light blue   places 8 on Watson, now 9
  414  1 Alliance, light blue   attacks Sanctum (1) from Hagalaz (2), dice: 1
  415  chance                   3 against 2: losses 0 and 1; Sanctum falls
  416  1 Alliance, light blue   attacks Intai'sei (1) from Watson (9), dice: 3
  417  chance                   3 3 6 against 3: losses 0 and 1; Intai'sei falls
  418  1 Alliance, light blue   moves 5 more units in
  419  1 Alliance, light blue   attacks Feros (1) from Intai'sei (8), dice: 3
  420  chance                   2 1 3 against 2: losses 0 and 1; Feros falls
  421  1 Alliance, light blue   moves 4 more units in
  422  1 Alliance, light blue   attacks Virmire (1) from Feros (7), dice: 3
  423  chance                   4 5 2 against 4: losses 0 and 1; Virmire falls
  424  1 Alliance, light blue   moves 3 more units in
  425  1 Alliance, light blue   attacks Ontarom (1) from Virmire (6), dice: 3
  426  chance                   1 2 6 against 2: losses 0 and 1; Ontarom falls
  427  1 Alliance, light blue   moves 2 more units in
  428  1 Alliance, light blue   attacks Utukku (1) from Ontarom (5), dice: 3
  429  chance                   2 1 6 against 2: losses 0 and 1; Utukku falls
  430  1 Alliance, light blue   moves 1 more unit in
  431  1 Alliance, light blue   attacks Pragia (1) from Utukku (4), dice: 3
  432  chance                   3 6 3 against 2: losses 0 and 1; Pragia falls
  433  1 Alliance, light blue   attacks Haestrom (1) from Pragia (3), dice: 2
  434  chance                   3 3 against 1: losses 0 and 1; Haestrom falls
  435  1 Alliance, light blue   attacks Adas (1) from Haestrom (2), dice: 1
  436  chance                   3 against 2: losses 0 and 1; Adas falls
  437  1 Alliance, light blue   ends the attacks
  438  1 Alliance, light blue   does not fortify
  439  chance                   a card for Alliance, light blue: Dreadnought – Spectre Authority
  440  2 Reapers, red           picks the card Dreadnought – N7 Strike Team
  441  2 Reapers, red           picks the card Dreadnought – Ravager Nest
  442  2 Reapers, red           picks the card Dreadnought – Destroyer Beam
  443  2 Reapers, red           turns in a set for 6 units
  444  2 Reapers, red           places 9 on Heshtok, now 10
  445  2 Reapers, red           attacks Korlus (1) from Heshtok (10), dice: 3
  446  chance                   4 3 4 against 5: losses 1 and 0
  447  2 Reapers, red           attacks Horizon (2) from Heshtok (9), dice: 3
  448  3 Cerberus, orange       defends with 2 dice
  449  chance                   1 4 5 against 4 4: losses 1 and 1
  450  2 Reapers, red           attacks Horizon (1) from Heshtok (8), dice: 3
  451  chance                   2 6 5 against 2: losses 0 and 1; Horizon falls
  452  2 Reapers, red           moves 4 more units in
  453  2 Reapers, red           ends the attacks
  454  2 Reapers, red           moves 3 from Horizon to Lorek
  455  chance                   a card for Reapers, red: Dreadnought – Husk Swarm
  456  3 Cerberus, orange       places 3 on Zorya, now 4
  457  3 Cerberus, orange       ends the attacks
  458  3 Cerberus, orange       moves 1 from Zorya to Korlus
  459  1 Alliance, light blue   places 11 on Feros, now 12
  460  1 Alliance, light blue   attacks Therum (9) from Feros (12), dice: 3
  461  3 Cerberus, orange       defends with 2 dice
  462  chance                   4 3 6 against 5 3: losses 0 and 2
  463  1 Alliance, light blue   attacks Therum (7) from Feros (12), dice: 3
  464  3 Cerberus, orange       defends with 2 dice
  465  chance                   4 5 3 against 6 4: losses 2 and 0
  466  1 Alliance, light blue   attacks Therum (7) from Feros (10), dice: 3
  467  3 Cerberus, orange       defends with 2 dice
  468  chance                   4 5 4 against 5 6: losses 2 and 0
  469  1 Alliance, light blue   attacks Kahje (1) from Feros (8), dice: 3
  470  chance                   6 3 1 against 3: losses 0 and 1; Kahje falls
  471  1 Alliance, light blue   moves 4 more units in
  472  1 Alliance, light blue   ends the attacks
  473  1 Alliance, light blue   moves 5 from Kahje to Lesuss
  474  chance                   a card for Alliance, light blue: Cruiser – Sleeper Agents
  475  2 Reapers, red           places 3 on Shanxi, now 4
  476  2 Reapers, red           attacks Bekenstein (1) from Shanxi (4), dice: 3
  477  chance                   6 1 2 against 5: losses 0 and 1; Bekenstein falls
  478  2 Reapers, red           attacks Rannoch (1) from Horizon (4), dice: 3
  479  chance                   3 3 5 against 6: losses 1 and 0
  480  2 Reapers, red           ends the attacks
  481  2 Reapers, red           moves 1 from Horizon to Lorek
  482  chance                   a card for Reapers, red: Cruiser – Mercenary Contract
  483  3 Cerberus, orange       places 3 on Omega, now 5
  484  3 Cerberus, orange       attacks Nevos (1) from Korlus (2), dice: 1
  485  chance                   1 against 6: losses 1 and 0
  486  3 Cerberus, orange       attacks Illium (1) from Zorya (3), dice: 2
  487  chance                   1 6 against 2: losses 0 and 1; Illium falls
  488  3 Cerberus, orange       attacks Hagalaz (1) from Omega (5), dice: 3
  489  chance                   4 4 2 against 6: losses 1 and 0
  490  3 Cerberus, orange       attacks Intai'sei (1) from Therum (7), dice: 3
  491  chance                   6 6 2 against 6: losses 1 and 0
  492  3 Cerberus, orange       attacks Antibaar (1) from Therum (6), dice: 3
  493  chance                   1 1 4 against 1: losses 0 and 1; Antibaar falls
  494  3 Cerberus, orange       moves 2 more units in
  495  3 Cerberus, orange       attacks Sanctum (1) from Omega (4), dice: 3
  496  chance                   5 3 1 against 3: losses 0 and 1; Sanctum falls
  497  3 Cerberus, orange       attacks Aite (1) from Sanctum (3), dice: 2
  498  chance                   4 5 against 5: losses 1 and 0
  499  3 Cerberus, orange       attacks Aite (1) from Sanctum (2), dice: 1
  500  chance                   6 against 6: losses 1 and 0
  501  3 Cerberus, orange       attacks Heshtok (1) from Illium (2), dice: 1
  502  chance                   5 against 2: losses 0 and 1; Heshtok falls
  503  3 Cerberus, orange       attacks Utukku (1) from Antibaar (5), dice: 3
  504  chance                   1 6 5 against 4: losses 0 and 1; Utukku falls
  505  3 Cerberus, orange       moves 1 more unit in
  506  3 Cerberus, orange       attacks Pragia (1) from Utukku (4), dice: 3
  507  chance                   1 3 6 against 5: losses 0 and 1; Pragia falls
  508  3 Cerberus, orange       attacks Virmire (1) from Pragia (3), dice: 2
  509  chance                   6 3 against 4: losses 0 and 1; Virmire falls
  510  3 Cerberus, orange       attacks Lorek (5) from Virmire (2), dice: 1
  511  2 Reapers, red           defends with 2 dice
  512  chance                   3 against 3 4: losses 1 and 0
  513  3 Cerberus, orange       ends the attacks
  514  3 Cerberus, orange       does not fortify
  515  chance                   a card for Cerberus, orange: Carrier – Conscripts
  516  1 Alliance, light blue   places 17 on Feros, now 18
  517  1 Alliance, light blue   attacks Therum (1) from Feros (18), dice: 3
  518  chance                   2 4 6 against 3: losses 0 and 1; Therum falls
  519  1 Alliance, light blue   moves 14 more units in
  520  1 Alliance, light blue   attacks Antibaar (1) from Therum (17), dice: 3
  521  chance                   1 1 3 against 3: losses 1 and 0
  522  1 Alliance, light blue   attacks Antibaar (1) from Therum (16), dice: 3
  523  chance                   2 4 2 against 5: losses 1 and 0
  524  1 Alliance, light blue   attacks Antibaar (1) from Therum (15), dice: 3
  525  chance                   3 6 2 against 3: losses 0 and 1; Antibaar falls
  526  1 Alliance, light blue   moves 11 more units in
  527  1 Alliance, light blue   attacks Utukku (1) from Antibaar (14), dice: 3
  528  chance                   5 6 4 against 5: losses 0 and 1; Utukku falls
  529  1 Alliance, light blue   moves 10 more units in
  530  1 Alliance, light blue   attacks Pragia (1) from Utukku (13), dice: 3
  531  chance                   6 5 3 against 1: losses 0 and 1; Pragia falls
  532  1 Alliance, light blue   moves 9 more units in
  533  1 Alliance, light blue   attacks Virmire (1) from Pragia (12), dice: 3
  534  chance                   6 4 2 against 6: losses 1 and 0
  535  1 Alliance, light blue   attacks Bekenstein (3) from Mindoir (15), dice: 3
  536  2 Reapers, red           defends with 2 dice
  537  chance                   3 3 5 against 2 3: losses 0 and 2
  538  1 Alliance, light blue   attacks Virmire (1) from Pragia (11), dice: 3
  539  chance                   4 2 4 against 3: losses 0 and 1; Virmire falls
  540  1 Alliance, light blue   moves 7 more units in
  541  1 Alliance, light blue   attacks Lorek (5) from Virmire (10), dice: 3
  542  2 Reapers, red           defends with 2 dice
  543  chance                   2 4 5 against 5 1: losses 1 and 1
  544  1 Alliance, light blue   attacks Bekenstein (1) from Mindoir (15), dice: 3
  545  chance                   4 6 6 against 3: losses 0 and 1; Bekenstein falls
  546  1 Alliance, light blue   moves 11 more units in
  547  1 Alliance, light blue   attacks Lorek (4) from Virmire (9), dice: 3
  548  2 Reapers, red           defends with 2 dice
  549  chance                   6 2 1 against 3 6: losses 2 and 0
  550  1 Alliance, light blue   attacks Lorek (4) from Virmire (7), dice: 3
  551  2 Reapers, red           defends with 2 dice
  552  chance                   6 2 4 against 1 6: losses 1 and 1
  553  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (14), dice: 3
  554  chance                   5 1 4 against 4: losses 0 and 1; Shanxi falls
  555  1 Alliance, light blue   moves 10 more units in
  556  1 Alliance, light blue   attacks Elysium (1) from Shanxi (13), dice: 3
  557  chance                   3 1 1 against 5: losses 1 and 0
  558  1 Alliance, light blue   attacks Elysium (1) from Shanxi (12), dice: 3
  559  chance                   4 1 6 against 1: losses 0 and 1; Elysium falls
  560  1 Alliance, light blue   moves 8 more units in
  561  1 Alliance, light blue   attacks Lorek (3) from Virmire (6), dice: 3
  562  2 Reapers, red           defends with 2 dice
  563  chance                   3 3 6 against 5 4: losses 1 and 1
  564  1 Alliance, light blue   attacks Lorek (2) from Virmire (5), dice: 3
  565  2 Reapers, red           defends with 2 dice
  566  chance                   6 1 4 against 6 5: losses 2 and 0
  567  1 Alliance, light blue   attacks Lorek (2) from Virmire (3), dice: 2
  568  2 Reapers, red           defends with 2 dice
  569  chance                   5 6 against 3 4: losses 0 and 2; Lorek falls
  570  1 Alliance, light blue   attacks Korlus (1) from Lorek (2), dice: 1
  571  chance                   1 against 6: losses 1 and 0
  572  1 Alliance, light blue   ends the attacks
  573  1 Alliance, light blue   moves 7 from Elysium to Kahje
  574  chance                   a card for Alliance, light blue: Cruiser – Brute Charge
  575  2 Reapers, red           places 3 on Charoum, now 4
  576  2 Reapers, red           attacks Lorek (1) from Horizon (2), dice: 1
  577  chance                   5 against 2: losses 0 and 1; Lorek falls
  578  2 Reapers, red           attacks Haestrom (1) from Charoum (4), dice: 3
  579  chance                   5 5 2 against 3: losses 0 and 1; Haestrom falls
  580  2 Reapers, red           attacks Rannoch (1) from Haestrom (3), dice: 2
  581  chance                   5 1 against 4: losses 0 and 1; Rannoch falls
  582  2 Reapers, red           attacks Adas (1) from Rannoch (2), dice: 1
  583  chance                   4 against 4: losses 1 and 0
  584  2 Reapers, red           ends the attacks
  585  2 Reapers, red           does not fortify
  586  chance                   a card for Reapers, red: Dreadnought – Banshee Scream
  587  3 Cerberus, orange       places 3 on Sanctum, now 4
  588  3 Cerberus, orange       attacks Hagalaz (1) from Sanctum (4), dice: 3
  589  chance                   3 1 5 against 3: losses 0 and 1; Hagalaz falls
  590  3 Cerberus, orange       attacks Ilos (2) from Hagalaz (3), dice: 2
  591  1 Alliance, light blue   defends with 2 dice
  592  chance                   1 3 against 3 1: losses 2 and 0
  593  3 Cerberus, orange       ends the attacks
  594  3 Cerberus, orange       does not fortify
  595  chance                   a card for Cerberus, orange: Cruiser – Thanix Barrage
  596  1 Alliance, light blue   picks the card Cruiser – Data Theft
  597  1 Alliance, light blue   picks the card Cruiser – Brute Charge
  598  1 Alliance, light blue   picks the card Cruiser – Sleeper Agents
  599  1 Alliance, light blue   turns in a set for 4 units
  600  1 Alliance, light blue   places 31 on Adas, now 32
  601  1 Alliance, light blue   attacks Haestrom (1) from Adas (32), dice: 3
  602  chance                   3 1 4 against 2: losses 0 and 1; Haestrom falls
  603  1 Alliance, light blue   moves 28 more units in
  604  1 Alliance, light blue   attacks Hagalaz (1) from Ilos (2), dice: 1
  605  chance                   2 against 1: losses 0 and 1; Hagalaz falls
  606  1 Alliance, light blue   attacks Rannoch (1) from Haestrom (31), dice: 3
  607  chance                   3 2 5 against 1: losses 0 and 1; Rannoch falls
  608  1 Alliance, light blue   moves 27 more units in
  609  1 Alliance, light blue   attacks Charoum (1) from Rannoch (30), dice: 3
  610  chance                   5 5 1 against 6: losses 1 and 0
  611  1 Alliance, light blue   attacks Horizon (1) from Rannoch (29), dice: 3
  612  chance                   2 3 2 against 3: losses 1 and 0
  613  1 Alliance, light blue   attacks Horizon (1) from Rannoch (28), dice: 3
  614  chance                   5 1 6 against 1: losses 0 and 1; Horizon falls
  615  1 Alliance, light blue   moves 24 more units in
  616  1 Alliance, light blue   attacks Heshtok (1) from Horizon (27), dice: 3
  617  chance                   1 3 1 against 1: losses 0 and 1; Heshtok falls
  618  1 Alliance, light blue   moves 23 more units in
  619  1 Alliance, light blue   attacks Lorek (1) from Heshtok (26), dice: 3
  620  chance                   6 2 1 against 1: losses 0 and 1; Lorek falls
  621  1 Alliance, light blue   moves 22 more units in
  622  1 Alliance, light blue   attacks Korlus (1) from Lorek (25), dice: 3
  623  chance                   5 5 3 against 6: losses 1 and 0
  624  1 Alliance, light blue   attacks Korlus (1) from Lorek (24), dice: 3
  625  chance                   3 5 4 against 6: losses 1 and 0
  626  1 Alliance, light blue   attacks Korlus (1) from Lorek (23), dice: 3
  627  chance                   6 6 6 against 4: losses 0 and 1; Korlus falls
  628  1 Alliance, light blue   moves 19 more units in
  629  1 Alliance, light blue   attacks Illium (1) from Korlus (22), dice: 3
  630  chance                   6 5 2 against 5: losses 0 and 1; Illium falls
  631  1 Alliance, light blue   moves 18 more units in
  632  1 Alliance, light blue   attacks Zorya (1) from Illium (21), dice: 3
  633  chance                   4 4 4 against 5: losses 1 and 0
  634  1 Alliance, light blue   attacks Omega (1) from Illium (20), dice: 3
  635  chance                   5 3 2 against 3: losses 0 and 1; Omega falls
  636  1 Alliance, light blue   moves 16 more units in
  637  1 Alliance, light blue   attacks Sanctum (1) from Omega (19), dice: 3
  638  chance                   2 4 1 against 4: losses 1 and 0
  639  1 Alliance, light blue   attacks Sanctum (1) from Omega (18), dice: 3
  640  chance                   2 4 6 against 5: losses 0 and 1; Sanctum falls
  641  1 Alliance, light blue   moves 14 more units in
  642  1 Alliance, light blue   attacks Zorya (1) from Sanctum (17), dice: 3
  643  chance                   5 2 5 against 2: losses 0 and 1; Zorya falls; out of the game: Cerberus, orange
  644  1 Alliance, light blue   picks the card Dreadnought – Illusive Gambit
  645  1 Alliance, light blue   picks the card Carrier – Conscripts
  646  1 Alliance, light blue   picks the card Cruiser – Processed
  647  1 Alliance, light blue   turns in a set for 7 units
  648  1 Alliance, light blue   places 7 on Rannoch, now 8
  649  1 Alliance, light blue   moves 13 more units in
  650  1 Alliance, light blue   attacks Charoum (1) from Rannoch (8), dice: 3
  651  chance                   6 1 6 against 3: losses 0 and 1; Charoum falls; out of the game: Reapers, red; victory for Alliance, light blue

won after 651 actions, by 1 Alliance, light blue
