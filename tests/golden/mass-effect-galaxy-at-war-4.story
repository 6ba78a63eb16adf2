mass-effect/galaxy-at-war, 4 seats, dealer of seed 2026, game 58
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Alliance, dark blue         aggressive
  4 Reapers, burgundy           aggressive

    1  1 Alliance, light blue   claims Kahje
    2  1 Alliance, light blue   claims Watson for Cerberus, orange
    3  2 Reapers, red           claims Shanxi
    4  2 Reapers, red           claims Lorek for Cerberus, orange
    5  3 Alliance, dark blue    claims Noveria
    6  3 Alliance, dark blue    claims Mindoir for Cerberus, orange
    7  4 Reapers, burgundy      claims Ilos
    8  4 Reapers, burgundy      claims Thessia for Cerberus, orange
    9  1 Alliance, light blue   claims Heshtok
   10  1 Alliance, light blue   claims Nevos for Cerberus, orange
   11  2 Reapers, red           claims Earth
   12  2 Reapers, red           claims Benning for Cerberus, orange
   13  3 Alliance, dark blue    claims Terra Nova
   14  3 Alliance, dark blue    claims Virmire for Cerberus, orange
   15  4 Reapers, burgundy      claims Aite
   16  4 Reapers, burgundy      claims Feros for Cerberus, orange
   17  1 Alliance, light blue   claims Ontarom
   18  2 Reapers, red           claims Hagalaz
   19  3 Alliance, dark blue    claims Zorya
   20  4 Reapers, burgundy      claims Irune
   21  1 Alliance, light blue   claims Dekuuna
   22  2 Reapers, red           claims Haestrom
   23  3 Alliance, dark blue    claims Therum
   24  4 Reapers, burgundy      claims Sur'Kesh
   25  1 Alliance, light blue   claims Horizon
   26  2 Reapers, red           claims Rannoch
   27  3 Alliance, dark blue    claims Antibaar
   28  4 Reapers, burgundy      claims Elysium
   29  1 Alliance, light blue   claims Omega
   30  2 Reapers, red           claims Pragia
   31  3 Alliance, dark blue    claims Charoum
   32  4 Reapers, burgundy      claims Tuchanka
   33  1 Alliance, light blue   claims Eden Prime
   34  2 Reapers, red           claims Lesuss
   35  3 Alliance, dark blue    claims Korlus
   36  4 Reapers, burgundy      claims Utukku
   37  1 Alliance, light blue   claims Adas
   38  2 Reapers, red           claims Intai'sei
   39  3 Alliance, dark blue    claims Bekenstein
   40  4 Reapers, burgundy      claims Palaven
   41  2 Reapers, red           claims Sanctum
   42  4 Reapers, burgundy      claims Illium
   43  4 Reapers, burgundy      places Harbinger on Sanctum
   44  1 Alliance, light blue   reinforces Eden Prime to 2
   45  1 Alliance, light blue   reinforces Lorek to 2 (neutral)
   46  2 Reapers, red           reinforces Earth to 2
   47  2 Reapers, red           reinforces Benning to 2 (neutral)
   48  3 Alliance, dark blue    reinforces Therum to 2
   49  3 Alliance, dark blue    reinforces Mindoir to 2 (neutral)
   50  4 Reapers, burgundy      reinforces Irune to 2
   51  4 Reapers, burgundy      reinforces Nevos to 2 (neutral)
   52  1 Alliance, light blue   reinforces Adas to 2
   53  1 Alliance, light blue   reinforces Lorek to 3 (neutral)
   54  2 Reapers, red           reinforces Rannoch to 2
   55  2 Reapers, red           reinforces Mindoir to 3 (neutral)
   56  3 Alliance, dark blue    reinforces Terra Nova to 2
   57  3 Alliance, dark blue    reinforces Virmire to 2 (neutral)
   58  4 Reapers, burgundy      reinforces Sur'Kesh to 2
   59  4 Reapers, burgundy      reinforces Mindoir to 4 (neutral)
   60  1 Alliance, light blue   reinforces Horizon to 2
   61  1 Alliance, light blue   reinforces Nevos to 3 (neutral)
   62  2 Reapers, red           reinforces Intai'sei to 2
   63  2 Reapers, red           reinforces Mindoir to 5 (neutral)
   64  3 Alliance, dark blue    reinforces Terra Nova to 3
   65  3 Alliance, dark blue    reinforces Thessia to 2 (neutral)
   66  4 Reapers, burgundy      reinforces Palaven to 2
   67  4 Reapers, burgundy      reinforces Nevos to 4 (neutral)
   68  1 Alliance, light blue   reinforces Heshtok to 2
   69  1 Alliance, light blue   reinforces Thessia to 3 (neutral)
   70  2 Reapers, red           reinforces Lesuss to 2
   71  2 Reapers, red           reinforces Nevos to 5 (neutral)
   72  3 Alliance, dark blue    reinforces Therum to 3
   73  3 Alliance, dark blue    reinforces Virmire to 3 (neutral)
   74  4 Reapers, burgundy      reinforces Illium to 2
   75  4 Reapers, burgundy      reinforces Benning to 3 (neutral)
   76  1 Alliance, light blue   reinforces Adas to 3
   77  1 Alliance, light blue   reinforces Mindoir to 6 (neutral)
   78  2 Reapers, red           reinforces Hagalaz to 2
   79  3 Alliance, dark blue    reinforces Bekenstein to 2
   80  4 Reapers, burgundy      reinforces Sur'Kesh to 3
   81  1 Alliance, light blue   reinforces Omega to 2
   82  2 Reapers, red           reinforces Shanxi to 2
   83  3 Alliance, dark blue    reinforces Korlus to 2
   84  4 Reapers, burgundy      reinforces Sur'Kesh to 4
   85  1 Alliance, light blue   reinforces Kahje to 2
   86  2 Reapers, red           reinforces Earth to 3
   87  3 Alliance, dark blue    reinforces Zorya to 2
   88  4 Reapers, burgundy      reinforces Irune to 3
   89  1 Alliance, light blue   reinforces Heshtok to 3
   90  2 Reapers, red           reinforces Rannoch to 3
   91  3 Alliance, dark blue    reinforces Noveria to 2
   92  4 Reapers, burgundy      reinforces Aite to 2
   93  1 Alliance, light blue   reinforces Ontarom to 2
   94  2 Reapers, red           reinforces Pragia to 2
   95  3 Alliance, dark blue    reinforces Zorya to 3
   96  4 Reapers, burgundy      reinforces Elysium to 2
   97  1 Alliance, light blue   reinforces Adas to 4
   98  2 Reapers, red           reinforces Sanctum to 2
   99  3 Alliance, dark blue    reinforces Terra Nova to 4
  100  4 Reapers, burgundy      reinforces Ilos to 2
  101  1 Alliance, light blue   reinforces Ontarom to 3
  102  2 Reapers, red           reinforces Lesuss to 3
  103  3 Alliance, dark blue    reinforces Therum to 4
  104  4 Reapers, burgundy      reinforces Utukku to 2
  105  1 Alliance, light blue   reinforces Omega to 3
  106  2 Reapers, red           reinforces Rannoch to 4
  107  3 Alliance, dark blue    reinforces Therum to 5
  108  4 Reapers, burgundy      reinforces Palaven to 3
  109  1 Alliance, light blue   reinforces Dekuuna to 2
  110  2 Reapers, red           reinforces Intai'sei to 3
  111  3 Alliance, dark blue    reinforces Antibaar to 2
  112  4 Reapers, burgundy      reinforces Irune to 4
  113  1 Alliance, light blue   reinforces Horizon to 3
  114  2 Reapers, red           reinforces Shanxi to 3
  115  3 Alliance, dark blue    reinforces Therum to 6
  116  4 Reapers, burgundy      reinforces Irune to 5
  117  1 Alliance, light blue   reinforces Dekuuna to 3
  118  2 Reapers, red           reinforces Haestrom to 2
  119  3 Alliance, dark blue    reinforces Antibaar to 3
  120  4 Reapers, burgundy      reinforces Aite to 3
  121  1 Alliance, light blue   reinforces Dekuuna to 4
  122  2 Reapers, red           reinforces Earth to 4
  123  3 Alliance, dark blue    reinforces Bekenstein to 3
  124  4 Reapers, burgundy      reinforces Utukku to 3
  125  1 Alliance, light blue   reinforces Adas to 5
  126  2 Reapers, red           reinforces Rannoch to 5
  127  3 Alliance, dark blue    reinforces Charoum to 2
  128  4 Reapers, burgundy      reinforces Sur'Kesh to 5
  129  1 Alliance, light blue   reinforces Ontarom to 4
  130  2 Reapers, red           reinforces Rannoch to 6
  131  3 Alliance, dark blue    reinforces Therum to 7
  132  4 Reapers, burgundy      reinforces Aite to 4
  133  1 Alliance, light blue   reinforces Dekuuna to 5
  134  2 Reapers, red           reinforces Pragia to 3
  135  3 Alliance, dark blue    reinforces Zorya to 4
  136  4 Reapers, burgundy      reinforces Utukku to 4
  137  1 Alliance, light blue   reinforces Ontarom to 5
  138  2 Reapers, red           reinforces Haestrom to 3
  139  3 Alliance, dark blue    reinforces Charoum to 3
  140  4 Reapers, burgundy      reinforces Palaven to 4
  141  2 Reapers, red           reinforces Haestrom to 4
  142  4 Reapers, burgundy      reinforces Ilos to 3
  143  2 Reapers, red           reinforces Haestrom to 5
  144  4 Reapers, burgundy      reinforces Elysium to 3
  145  1 Alliance, light blue   places 3 on Kahje, now 5
  146  1 Alliance, light blue   attacks Harbinger on Sanctum from Omega (3), dice: 2
  147  chance                   4 5 -1: 8 in total, 18 are needed; Harbinger stands, 2 units lost
  148  1 Alliance, light blue   attacks Rannoch (6) from Horizon (3), dice: 2
  149  2 Reapers, red           defends with 2 dice
  150  chance                   4 3 against 3 4: losses 2 and 0
  151  1 Alliance, light blue   attacks Feros (1) from Ontarom (5), dice: 3
  152  chance                   6 6 4 against 1: losses 0 and 1; Feros falls
  153  1 Alliance, light blue   moves 1 more unit in
  154  1 Alliance, light blue   attacks Rannoch (6) from Adas (5), dice: 3
  155  2 Reapers, red           defends with 2 dice
  156  chance                   3 6 6 against 4 4: losses 0 and 2
  157  1 Alliance, light blue   attacks Earth (4) from Eden Prime (2), dice: 1
  158  2 Reapers, red           defends with 2 dice
  159  chance                   1 against 6 1: losses 1 and 0
  160  1 Alliance, light blue   attacks Palaven (4) from Dekuuna (5), dice: 3
  161  4 Reapers, burgundy      defends with 2 dice
  162  chance                   2 3 2 against 1 3: losses 1 and 1
  163  1 Alliance, light blue   ends the attacks
  164  1 Alliance, light blue   does not fortify
  165  chance                   a card for Alliance, light blue: Cruiser – Rally the Fleets
  166  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  167  2 Reapers, red           places the Reaper Vanguard token on Elysium
  168  2 Reapers, red           places 3 on Lesuss, now 6
  169  2 Reapers, red           attacks Omega (1) from Hagalaz (2), dice: 1
  170  1 Alliance, light blue   plays no card
  171  1 Alliance, light blue   plays no card
  172  chance                   5 against 5: losses 1 and 0
  173  2 Reapers, red           attacks Dekuuna (4) from Lesuss (6), dice: 3
  174  1 Alliance, light blue   plays no card
  175  1 Alliance, light blue   defends with 2 dice
  176  1 Alliance, light blue   plays no card
  177  chance                   3 4 4 against 3 2: losses 0 and 2
  178  2 Reapers, red           attacks Charoum (3) from Rannoch (4), dice: 3
  179  3 Alliance, dark blue    defends with 2 dice
  180  chance                   6 6 2 against 5 3: losses 0 and 2
  181  2 Reapers, red           attacks Thessia (3) from Lesuss (6), dice: 3
  182  chance                   6 5 4 against 6 4: losses 1 and 1
  183  2 Reapers, red           attacks Bekenstein (3) from Shanxi (3), dice: 2
  184  3 Alliance, dark blue    defends with 2 dice
  185  chance                   1 2 against 1 1: losses 1 and 1
  186  2 Reapers, red           attacks Eden Prime (1) from Earth (4), dice: 3
  187  1 Alliance, light blue   plays no card
  188  1 Alliance, light blue   plays no card
  189  chance                   5 2 4 against 4: losses 0 and 1; Eden Prime falls
  190  2 Reapers, red           attacks Charoum (1) from Rannoch (4), dice: 3
  191  chance                   5 1 3 against 5: losses 1 and 0
  192  2 Reapers, red           attacks Dekuuna (2) from Lesuss (5), dice: 3
  193  1 Alliance, light blue   defends with 2 dice
  194  1 Alliance, light blue   plays no card
  195  chance                   6 5 5 against 6 6: losses 2 and 0
  196  2 Reapers, red           attacks Charoum (1) from Rannoch (3), dice: 2
  197  chance                   4 5 against 1: losses 0 and 1; Charoum falls
  198  2 Reapers, red           attacks Virmire (3) from Pragia (3), dice: 2
  199  chance                   2 5 against 1 1: losses 0 and 2
  200  2 Reapers, red           attacks Adas (5) from Haestrom (5), dice: 3
  201  1 Alliance, light blue   plays no card
  202  1 Alliance, light blue   defends with 2 dice
  203  1 Alliance, light blue   plays no card
  204  chance                   3 4 1 against 5 1: losses 1 and 1
  205  2 Reapers, red           attacks Thessia (2) from Lesuss (3), dice: 2
  206  chance                   5 5 against 5 4: losses 1 and 1
  207  2 Reapers, red           attacks Terra Nova (4) from Shanxi (2), dice: 1
  208  3 Alliance, dark blue    defends with 2 dice
  209  chance                   2 against 3 6: losses 1 and 0
  210  2 Reapers, red           attacks Zorya (4) from Sanctum (2), dice: 1
  211  3 Alliance, dark blue    defends with 2 dice
  212  chance                   3 against 4 2: losses 1 and 0
  213  2 Reapers, red           attacks Noveria (2) from Eden Prime (3), dice: 2
  214  3 Alliance, dark blue    defends with 2 dice
  215  chance                   5 4 against 1 2: losses 0 and 2; Noveria falls
  216  2 Reapers, red           ends the attacks
  217  2 Reapers, red           does not fortify
  218  2 Reapers, red           rolls for the move of Harbinger
  219  chance                   4: Harbinger may go 4 steps
  220  2 Reapers, red           moves Harbinger from Sanctum to Hagalaz
  221  chance                   a card for Reapers, red: Cruiser – Destroyer Beam
  222  chance                   a card for Reapers, red: Dreadnought – Destroyer Beam
  223  3 Alliance, dark blue    places 3 on Terra Nova, now 7
  224  3 Alliance, dark blue    attacks Thessia (1) from Zorya (4), dice: 3
  225  chance                   3 3 3 against 6: losses 1 and 0
  226  3 Alliance, dark blue    attacks Watson (1) from Bekenstein (2), dice: 1
  227  chance                   2 against 6: losses 1 and 0
  228  3 Alliance, dark blue    attacks Thessia (1) from Zorya (3), dice: 2
  229  chance                   2 3 against 1: losses 0 and 1; Thessia falls
  230  3 Alliance, dark blue    attacks Shanxi (1) from Terra Nova (7), dice: 3
  231  2 Reapers, red           plays no card
  232  2 Reapers, red           plays no card
  233  chance                   1 1 3 against 4: losses 1 and 0
  234  3 Alliance, dark blue    ends the attacks
  235  3 Alliance, dark blue    moves 6 from Therum to Antibaar
  236  3 Alliance, dark blue    ends the fortifications
  237  chance                   a card for Alliance, dark blue: Cruiser – Thanix Barrage
  238  chance                   a Reaper Vanguard token for Reapers, burgundy: Reaper
  239  4 Reapers, burgundy      places the Reaper Vanguard token on Shanxi
  240  4 Reapers, burgundy      places 3 on Elysium, now 6
  241  4 Reapers, burgundy      attacks Dekuuna (2) from Palaven (3), dice: 2
  242  1 Alliance, light blue   plays no card
  243  1 Alliance, light blue   defends with 2 dice
  244  1 Alliance, light blue   plays no card
  245  chance                   3 3 against 4 1: losses 1 and 1
  246  4 Reapers, burgundy      attacks Antibaar (9) from Utukku (4), dice: 3
  247  3 Alliance, dark blue    plays no card
  248  3 Alliance, dark blue    defends with 2 dice
  249  3 Alliance, dark blue    plays no card
  250  chance                   2 2 3 against 4 5: losses 2 and 0
  251  4 Reapers, burgundy      attacks Heshtok (3) from Illium (2), dice: 1
  252  1 Alliance, light blue   plays no card
  253  1 Alliance, light blue   defends with 2 dice
  254  1 Alliance, light blue   plays no card
  255  chance                   4 against 1 2: losses 0 and 1
  256  4 Reapers, burgundy      attacks Benning (3) from Palaven (2), dice: 1
  257  chance                   2 against 1 4: losses 1 and 0
  258  4 Reapers, burgundy      attacks Antibaar (9) from Utukku (2), dice: 1
  259  3 Alliance, dark blue    defends with 2 dice
  260  3 Alliance, dark blue    plays no card
  261  chance                   3 against 1 5: losses 1 and 0
  262  4 Reapers, burgundy      attacks Korlus (2) from Illium (2), dice: 1
  263  3 Alliance, dark blue    plays no card
  264  3 Alliance, dark blue    defends with 2 dice
  265  3 Alliance, dark blue    plays no card
  266  chance                   1 against 4 4: losses 1 and 0
  267  4 Reapers, burgundy      attacks Kahje (5) from Sur'Kesh (5), dice: 3
  268  1 Alliance, light blue   plays no card
  269  1 Alliance, light blue   defends with 2 dice
  270  1 Alliance, light blue   plays no card
  271  chance                   2 2 4 against 5 5: losses 2 and 0
  272  4 Reapers, burgundy      attacks Kahje (5) from Sur'Kesh (3), dice: 2
  273  1 Alliance, light blue   defends with 2 dice
  274  1 Alliance, light blue   plays no card
  275  chance                   2 4 against 4 5: losses 2 and 0
  276  4 Reapers, burgundy      attacks Terra Nova (6) from Elysium (6), dice: 3
  277  3 Alliance, dark blue    plays no card
  278  3 Alliance, dark blue    defends with 2 dice
  279  3 Alliance, dark blue    plays no card
  280  chance                   5 3 3 against 3 1: losses 0 and 2
  281  4 Reapers, burgundy      attacks Terra Nova (4) from Elysium (6), dice: 3
  282  3 Alliance, dark blue    defends with 2 dice
  283  3 Alliance, dark blue    plays no card
  284  chance                   4 6 4 against 2 4: losses 0 and 2
  285  4 Reapers, burgundy      attacks Terra Nova (2) from Elysium (6), dice: 3
  286  3 Alliance, dark blue    defends with 2 dice
  287  3 Alliance, dark blue    plays no card
  288  chance                   5 4 2 against 3 3: losses 0 and 2; Terra Nova falls
  289  4 Reapers, burgundy      moves 2 more units in
  290  4 Reapers, burgundy      attacks Mindoir (6) from Terra Nova (5), dice: 3
  291  chance                   6 6 4 against 3 6: losses 1 and 1
  292  4 Reapers, burgundy      attacks Mindoir (5) from Terra Nova (4), dice: 3
  293  chance                   3 3 4 against 1 3: losses 0 and 2
  294  4 Reapers, burgundy      attacks Mindoir (3) from Terra Nova (4), dice: 3
  295  chance                   2 4 4 against 1 1: losses 0 and 2
  296  4 Reapers, burgundy      attacks Bekenstein (1) from Terra Nova (4), dice: 3
  297  3 Alliance, dark blue    plays no card
  298  3 Alliance, dark blue    plays no card
  299  chance                   6 3 3 against 2: losses 0 and 1; Bekenstein falls
  300  4 Reapers, burgundy      attacks Watson (1) from Bekenstein (3), dice: 2
  301  chance                   2 3 against 2: losses 0 and 1; Watson falls
  302  4 Reapers, burgundy      attacks Mindoir (1) from Watson (2), dice: 1
  303  chance                   6 against 1: losses 0 and 1; Mindoir falls
  304  4 Reapers, burgundy      ends the attacks
  305  4 Reapers, burgundy      does not fortify
  306  4 Reapers, burgundy      rolls for the move of Harbinger
  307  chance                   3: Harbinger may go 3 steps
  308  4 Reapers, burgundy      moves Harbinger from Hagalaz to Korlus
  309  chance                   a card for Reapers, burgundy: Dreadnought – Harbinger Attack
  310  chance                   a card for Reapers, burgundy: Cruiser – Processed
  311  chance                   a card for Reapers, burgundy: Cruiser – Husk Swarm
  312  1 Alliance, light blue   plays Cruiser – Rally the Fleets; Momentum Meter: 1 space towards the Alliance
  313  1 Alliance, light blue   places 3 on Ontarom, now 4
  314  1 Alliance, light blue   attacks Illium (1) from Heshtok (2), dice: 1
  315  4 Reapers, burgundy      plays no card
  316  4 Reapers, burgundy      plays no card
  317  chance                   1 against 5: losses 1 and 0
  318  1 Alliance, light blue   attacks Nevos (5) from Kahje (5), dice: 3
  319  chance                   1 1 5 against 3 6: losses 2 and 0
  320  1 Alliance, light blue   attacks Haestrom (4) from Adas (4), dice: 3
  321  2 Reapers, red           plays no card
  322  2 Reapers, red           defends with 2 dice
  323  2 Reapers, red           plays no card
  324  chance                   3 4 4 against 3 3: losses 0 and 2
  325  1 Alliance, light blue   attacks Utukku (1) from Ontarom (4), dice: 3
  326  4 Reapers, burgundy      plays no card
  327  4 Reapers, burgundy      plays no card
  328  chance                   1 1 4 against 3: losses 0 and 1; Utukku falls
  329  1 Alliance, light blue   attacks Haestrom (2) from Adas (4), dice: 3
  330  2 Reapers, red           defends with 2 dice
  331  2 Reapers, red           plays no card
  332  chance                   2 1 4 against 6 6: losses 2 and 0
  333  1 Alliance, light blue   attacks Rannoch (1) from Adas (2), dice: 1
  334  2 Reapers, red           plays no card
  335  2 Reapers, red           plays no card
  336  chance                   6 against 4: losses 0 and 1; Rannoch falls
  337  1 Alliance, light blue   attacks Nevos (5) from Kahje (3), dice: 2
  338  chance                   2 6 against 1 5: losses 0 and 2
  339  1 Alliance, light blue   attacks Pragia (3) from Utukku (3), dice: 2
  340  2 Reapers, red           plays no card
  341  2 Reapers, red           defends with 2 dice
  342  2 Reapers, red           plays no card
  343  chance                   5 6 against 5 1: losses 0 and 2
  344  1 Alliance, light blue   attacks Intai'sei (3) from Feros (4), dice: 3
  345  2 Reapers, red           plays no card
  346  2 Reapers, red           defends with 2 dice
  347  2 Reapers, red           plays no card
  348  chance                   1 6 4 against 1 6: losses 1 and 1
  349  1 Alliance, light blue   attacks Virmire (1) from Feros (3), dice: 2
  350  chance                   1 3 against 5: losses 1 and 0
  351  1 Alliance, light blue   attacks Sur'Kesh (1) from Kahje (3), dice: 2
  352  4 Reapers, burgundy      plays no card
  353  4 Reapers, burgundy      plays no card
  354  chance                   6 4 against 2: losses 0 and 1; Sur'Kesh falls
  355  1 Alliance, light blue   attacks Intai'sei (2) from Feros (2), dice: 1
  356  2 Reapers, red           defends with 2 dice
  357  2 Reapers, red           plays no card
  358  chance                   1 against 4 1: losses 1 and 0
  359  1 Alliance, light blue   ends the attacks
  360  1 Alliance, light blue   does not fortify
  361  chance                   a card for Alliance, light blue: Carrier – Thanix Barrage
  362  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  363  2 Reapers, red           places the Reaper Vanguard token on Lesuss
  364  2 Reapers, red           plays no card
  365  2 Reapers, red           places 3 on Charoum, now 5
  366  2 Reapers, red           attacks Feros (1) from Intai'sei (2), dice: 1
  367  2 Reapers, red           plays no card
  368  1 Alliance, light blue   plays no card
  369  2 Reapers, red           plays no card
  370  1 Alliance, light blue   plays no card
  371  chance                   3 against 5: losses 1 and 0
  372  2 Reapers, red           attacks Thessia (2) from Lesuss (2), dice: 1
  373  2 Reapers, red           plays no card
  374  3 Alliance, dark blue    plays no card
  375  3 Alliance, dark blue    defends with 2 dice
  376  2 Reapers, red           plays Dreadnought – Destroyer Beam
  377  3 Alliance, dark blue    does not answer Dreadnought – Destroyer Beam
  378  1 Alliance, light blue   does not answer Dreadnought – Destroyer Beam, which takes effect; each attack die counts 2 more in this battle
  379  3 Alliance, dark blue    plays no card
  380  2 Reapers, red           plays no card
  381  chance                   2+2 against 6 3: losses 1 and 0
  382  2 Reapers, red           attacks Rannoch (1) from Haestrom (2), dice: 1
  383  2 Reapers, red           plays no card
  384  1 Alliance, light blue   plays no card
  385  2 Reapers, red           plays no card
  386  1 Alliance, light blue   plays no card
  387  chance                   5 against 6: losses 1 and 0
  388  2 Reapers, red           attacks Rannoch (1) from Charoum (5), dice: 3
  389  2 Reapers, red           plays no card
  390  1 Alliance, light blue   plays no card
  391  chance                   6 6 5 against 6: losses 1 and 0
  392  2 Reapers, red           attacks Rannoch (1) from Charoum (4), dice: 3
  393  2 Reapers, red           plays no card
  394  1 Alliance, light blue   plays no card
  395  chance                   1 3 6 against 1: losses 0 and 1; Rannoch falls
  396  2 Reapers, red           plays no card
  397  2 Reapers, red           ends the attacks
  398  2 Reapers, red           does not fortify
  399  2 Reapers, red           plays no card
  400  2 Reapers, red           rolls for the move of Harbinger
  401  chance                   4: Harbinger may go 4 steps
  402  2 Reapers, red           leaves Harbinger on Korlus
  403  2 Reapers, red           plays no card
  404  chance                   a card for Reapers, red: Dreadnought – Ravager Nest
  405  3 Alliance, dark blue    places 3 on Zorya, now 4
  406  3 Alliance, dark blue    attacks Sanctum (1) from Zorya (4), dice: 3
  407  2 Reapers, red           plays no card
  408  3 Alliance, dark blue    plays no card
  409  2 Reapers, red           plays no card
  410  chance                   1 6 6 against 1: losses 0 and 1; Sanctum falls
  411  3 Alliance, dark blue    ends the attacks
  412  3 Alliance, dark blue    does not fortify
  413  chance                   a card for Alliance, dark blue: Dreadnought – Fifth Fleet Reserves
  414  chance                   a Reaper Vanguard token for Reapers, burgundy: Reaper
  415  4 Reapers, burgundy      places the Reaper Vanguard token on Illium
  416  4 Reapers, burgundy      plays no card
  417  4 Reapers, burgundy      plays Cruiser – Husk Swarm at Watson
  418  1 Alliance, light blue   does not answer Cruiser – Husk Swarm
  419  3 Alliance, dark blue    does not answer Cruiser – Husk Swarm, which takes effect; Watson now has 4 units
  420  4 Reapers, burgundy      places 3 on Tuchanka, now 4
  421  4 Reapers, burgundy      attacks Sanctum (3) from Aite (4), dice: 3
  422  4 Reapers, burgundy      plays no card
  423  3 Alliance, dark blue    plays no card
  424  3 Alliance, dark blue    defends with 2 dice
  425  4 Reapers, burgundy      plays no card
  426  3 Alliance, dark blue    plays no card
  427  chance                   2 2 2 against 4 6: losses 2 and 0
  428  4 Reapers, burgundy      attacks Sanctum (3) from Aite (2), dice: 1
  429  3 Alliance, dark blue    defends with 2 dice
  430  4 Reapers, burgundy      plays no card
  431  3 Alliance, dark blue    plays no card
  432  chance                   2 against 4 4: losses 1 and 0
  433  4 Reapers, burgundy      attacks Dekuuna (1) from Tuchanka (4), dice: 3
  434  4 Reapers, burgundy      plays no card
  435  1 Alliance, light blue   plays no card
  436  4 Reapers, burgundy      plays no card
  437  1 Alliance, light blue   plays no card
  438  chance                   5 4 3 against 1: losses 0 and 1; Dekuuna falls
  439  4 Reapers, burgundy      plays no card
  440  4 Reapers, burgundy      attacks Nevos (3) from Dekuuna (3), dice: 2
  441  4 Reapers, burgundy      plays no card
  442  4 Reapers, burgundy      plays no card
  443  chance                   4 4 against 4 2: losses 1 and 1
  444  4 Reapers, burgundy      attacks Nevos (2) from Dekuuna (2), dice: 1
  445  4 Reapers, burgundy      plays no card
  446  chance                   4 against 6 2: losses 1 and 0
  447  4 Reapers, burgundy      ends the attacks
  448  4 Reapers, burgundy      asks for command of Eden Prime
  449  2 Reapers, red           hands Eden Prime over
  450  4 Reapers, burgundy      plays no card
  451  4 Reapers, burgundy      rolls for the move of Harbinger
  452  chance                   4: Harbinger may go 4 steps
  453  4 Reapers, burgundy      moves Harbinger from Korlus to Heshtok
  454  4 Reapers, burgundy      plays no card
  455  chance                   a card for Reapers, burgundy: Carrier – Harbinger Attack
  456  1 Alliance, light blue   turns in Carrier – Thanix Barrage and builds a ship: Carrier
  457  1 Alliance, light blue   places 3 on Adas, now 4
  458  1 Alliance, light blue   places the new ship (Carrier) on Adas
  459  1 Alliance, light blue   attacks Nevos (2) from Sur'Kesh (2), dice: 1
  460  chance                   4 against 1 2: losses 0 and 1
  461  1 Alliance, light blue   attacks Tuchanka (1) from Sur'Kesh (2), dice: 1
  462  4 Reapers, burgundy      plays no card
  463  4 Reapers, burgundy      plays no card
  464  chance                   3 against 3: losses 1 and 0
  465  1 Alliance, light blue   attacks Haestrom (1) from Adas (4), dice: 3, with 1 Carrier
  466  2 Reapers, red           plays no card
  467  2 Reapers, red           plays no card
  468  chance                   4+1 1 3 against 5: losses 1 and 0
  469  1 Alliance, light blue   attacks Haestrom (1) from Adas (3), dice: 2, with 1 Carrier
  470  2 Reapers, red           plays no card
  471  chance                   2+1 2 against 2: losses 0 and 1; Haestrom falls
  472  1 Alliance, light blue   ends the attacks
  473  1 Alliance, light blue   does not fortify
  474  chance                   a card for Alliance, light blue: Cruiser – N7 Strike Team
  475  chance                   a Reaper Vanguard token for Reapers, red: Catalyst
  476  2 Reapers, red           places the Reaper Vanguard token on Pragia
  477  2 Reapers, red           plays no card
  478  2 Reapers, red           places 3 on Rannoch, now 6
  479  2 Reapers, red           attacks Adas (1) from Rannoch (6), dice: 3
  480  2 Reapers, red           plays no card
  481  1 Alliance, light blue   plays no card
  482  2 Reapers, red           plays Cruiser – Destroyer Beam
  483  3 Alliance, dark blue    does not answer Cruiser – Destroyer Beam
  484  1 Alliance, light blue   does not answer Cruiser – Destroyer Beam, which takes effect; each attack die counts 2 more in this battle
  485  1 Alliance, light blue   plays no card
  486  2 Reapers, red           plays no card
  487  chance                   5+2 5+2 1+2 against 6: losses 0 and 1; Adas falls
  488  2 Reapers, red           plays no card
  489  2 Reapers, red           moves 2 more units in
  490  2 Reapers, red           attacks Haestrom (2) from Adas (5), dice: 3
  491  2 Reapers, red           plays no card
  492  1 Alliance, light blue   plays no card
  493  1 Alliance, light blue   defends with 2 dice, with 1 Carrier
  494  2 Reapers, red           plays no card
  495  1 Alliance, light blue   plays no card
  496  chance                   3 1 1 against 4 5+1: losses 2 and 0
  497  2 Reapers, red           attacks Haestrom (2) from Adas (3), dice: 2
  498  1 Alliance, light blue   defends with 2 dice, with 1 Carrier
  499  2 Reapers, red           plays no card
  500  1 Alliance, light blue   plays no card
  501  chance                   2 1 against 4+1 1: losses 2 and 0
  502  2 Reapers, red           ends the attacks
  503  2 Reapers, red           does not fortify
  504  2 Reapers, red           plays no card
  505  2 Reapers, red           rolls for the move of Harbinger
  506  chance                   6: Harbinger may go 6 steps
  507  2 Reapers, red           moves Harbinger from Heshtok to Ilos
  508  chance                   a card for Reapers, red: Dreadnought – Relentless Advance
  509  3 Alliance, dark blue    places 3 on Thessia, now 5
  510  3 Alliance, dark blue    attacks Lorek (3) from Korlus (2), dice: 1
  511  3 Alliance, dark blue    plays no card
  512  chance                   3 against 5 3: losses 1 and 0
  513  3 Alliance, dark blue    attacks Hagalaz (1) from Sanctum (3), dice: 2
  514  2 Reapers, red           plays no card
  515  3 Alliance, dark blue    plays no card
  516  2 Reapers, red           plays no card
  517  chance                   6 5 against 5: losses 0 and 1; Hagalaz falls
  518  3 Alliance, dark blue    attacks Lesuss (1) from Thessia (5), dice: 3
  519  2 Reapers, red           plays no card
  520  3 Alliance, dark blue    plays no card
  521  chance                   2 6 1 against d8:1: losses 0 and 1; Lesuss falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  522  3 Alliance, dark blue    moves 1 more unit in
  523  3 Alliance, dark blue    attacks Aite (1) from Hagalaz (2), dice: 1
  524  4 Reapers, burgundy      plays no card
  525  3 Alliance, dark blue    plays no card
  526  4 Reapers, burgundy      plays no card
  527  chance                   2 against 4: losses 1 and 0
  528  3 Alliance, dark blue    attacks Dekuuna (1) from Lesuss (4), dice: 3
  529  4 Reapers, burgundy      plays no card
  530  3 Alliance, dark blue    plays no card
  531  4 Reapers, burgundy      plays no card
  532  chance                   5 3 2 against 5: losses 1 and 0
  533  3 Alliance, dark blue    attacks Dekuuna (1) from Lesuss (3), dice: 2
  534  3 Alliance, dark blue    plays no card
  535  4 Reapers, burgundy      plays no card
  536  chance                   6 3 against 5: losses 0 and 1; Dekuuna falls
  537  3 Alliance, dark blue    ends the attacks
  538  3 Alliance, dark blue    moves 1 from Dekuuna to Therum
  539  3 Alliance, dark blue    ends the fortifications
  540  chance                   a card for Alliance, dark blue: Cruiser – Hold the Line
  541  chance                   a card for Alliance, dark blue: Dreadnought – Unite the Galaxy
  542  4 Reapers, burgundy      plays no card
  543  4 Reapers, burgundy      turns in Carrier – Harbinger Attack and builds a ship: Carrier
  544  4 Reapers, burgundy      places 4 on Irune, now 9
  545  4 Reapers, burgundy      places the new ship (Carrier) on Tuchanka
  546  4 Reapers, burgundy      attacks Hagalaz (1) from Ilos (3), dice: 2
  547  4 Reapers, burgundy      plays no card
  548  3 Alliance, dark blue    plays no card
  549  4 Reapers, burgundy      plays no card
  550  3 Alliance, dark blue    plays no card
  551  chance                   2 3 against 3: losses 1 and 0
  552  4 Reapers, burgundy      attacks Hagalaz (1) from Ilos (2), dice: 1
  553  4 Reapers, burgundy      plays no card
  554  3 Alliance, dark blue    plays no card
  555  chance                   3 against 4: losses 1 and 0
  556  4 Reapers, burgundy      attacks Lesuss (1) from Irune (9), dice: 3
  557  4 Reapers, burgundy      plays no card
  558  3 Alliance, dark blue    plays Cruiser – Hold the Line; Lesuss now has 4 units
  559  3 Alliance, dark blue    plays no card
  560  3 Alliance, dark blue    defends with 2 dice
  561  4 Reapers, burgundy      plays no card
  562  3 Alliance, dark blue    plays no card
  563  chance                   2 5 5 against 5 1: losses 1 and 1
  564  4 Reapers, burgundy      attacks Lesuss (3) from Irune (8), dice: 3
  565  3 Alliance, dark blue    defends with 2 dice
  566  4 Reapers, burgundy      plays no card
  567  3 Alliance, dark blue    plays no card
  568  chance                   4 3 4 against 1 6: losses 1 and 1
  569  4 Reapers, burgundy      attacks Lesuss (2) from Irune (7), dice: 3
  570  3 Alliance, dark blue    defends with 2 dice
  571  4 Reapers, burgundy      plays no card
  572  3 Alliance, dark blue    plays no card
  573  chance                   5 4 4 against 1 1: losses 0 and 2; Lesuss falls
  574  4 Reapers, burgundy      plays no card
  575  4 Reapers, burgundy      moves 3 more units in
  576  4 Reapers, burgundy      attacks Thessia (1) from Lesuss (6), dice: 3
  577  4 Reapers, burgundy      plays no card
  578  3 Alliance, dark blue    plays no card
  579  4 Reapers, burgundy      plays no card
  580  3 Alliance, dark blue    plays no card
  581  chance                   1 5 1 against 6: losses 1 and 0
  582  4 Reapers, burgundy      attacks Thessia (1) from Lesuss (5), dice: 3
  583  4 Reapers, burgundy      plays no card
  584  3 Alliance, dark blue    plays no card
  585  chance                   1 5 2 against 2: losses 0 and 1; Thessia falls
  586  4 Reapers, burgundy      plays no card
  587  4 Reapers, burgundy      moves 1 more unit in
  588  4 Reapers, burgundy      attacks Nevos (1) from Thessia (4), dice: 3
  589  4 Reapers, burgundy      plays no card
  590  4 Reapers, burgundy      plays no card
  591  chance                   3 6 3 against 6: losses 1 and 0
  592  4 Reapers, burgundy      attacks Zorya (1) from Thessia (3), dice: 2
  593  4 Reapers, burgundy      plays no card
  594  3 Alliance, dark blue    plays no card
  595  4 Reapers, burgundy      plays no card
  596  3 Alliance, dark blue    plays no card
  597  chance                   5 5 against 3: losses 0 and 1; Zorya falls
  598  4 Reapers, burgundy      plays no card
  599  4 Reapers, burgundy      attacks Korlus (1) from Zorya (2), dice: 1
  600  4 Reapers, burgundy      plays no card
  601  3 Alliance, dark blue    plays no card
  602  4 Reapers, burgundy      plays no card
  603  3 Alliance, dark blue    plays no card
  604  chance                   3 against 5: losses 1 and 0
  605  4 Reapers, burgundy      ends the attacks
  606  4 Reapers, burgundy      moves 3 from Watson to Palaven
  607  4 Reapers, burgundy      moves 1 Carrier from Tuchanka to Thessia
  608  4 Reapers, burgundy      ends the fortifications
  609  4 Reapers, burgundy      plays no card
  610  4 Reapers, burgundy      rolls for the move of Harbinger
  611  chance                   3: Harbinger may go 3 steps
  612  4 Reapers, burgundy      moves Harbinger from Ilos to Lesuss
  613  chance                   a card for Reapers, burgundy: Carrier – Seeker Swarms
  614  1 Alliance, light blue   turns in Cruiser – N7 Strike Team and builds a ship: Cruiser
  615  1 Alliance, light blue   places 3 on Heshtok, now 4
  616  1 Alliance, light blue   places the new ship (Cruiser) on Ontarom
  617  1 Alliance, light blue   attacks Pragia (1) from Haestrom (2), dice: 1, with 1 Carrier
  618  2 Reapers, red           plays no card
  619  chance                   1+1 against d8:5: losses 1 and 0
  620  1 Alliance, light blue   attacks Pragia (1) from Utukku (3), dice: 2
  621  chance                   1 2 against d8:4: losses 1 and 0
  622  1 Alliance, light blue   attacks Lorek (3) from Heshtok (4), dice: 3
  623  chance                   4 3 5 against 3 1: losses 0 and 2
  624  1 Alliance, light blue   attacks Pragia (1) from Utukku (2), dice: 1
  625  chance                   5 against d8:7: losses 1 and 0
  626  1 Alliance, light blue   attacks Illium (1) from Heshtok (4), dice: 3
  627  4 Reapers, burgundy      plays no card
  628  chance                   2 4 2 against d8:4: losses 1 and 0
  629  1 Alliance, light blue   attacks Illium (1) from Heshtok (3), dice: 2
  630  chance                   6 2 against d8:6: losses 1 and 0
  631  1 Alliance, light blue   attacks Lorek (1) from Heshtok (2), dice: 1
  632  chance                   5 against 2: losses 0 and 1; Lorek falls
  633  1 Alliance, light blue   ends the attacks
  634  1 Alliance, light blue   does not fortify
  635  chance                   a card for Alliance, light blue: Cruiser – Intercepted Orders
  636  chance                   a card for Alliance, light blue: Carrier – Fifth Fleet Reserves
  637  2 Reapers, red           plays no card
  638  2 Reapers, red           turns in Dreadnought – Ravager Nest and builds a ship: Dreadnought
  639  2 Reapers, red           places 3 on Intai'sei, now 4
  640  2 Reapers, red           places the new ship (Dreadnought) on Earth
  641  2 Reapers, red           attacks Feros (1) from Intai'sei (4), dice: 3
  642  2 Reapers, red           plays no card
  643  1 Alliance, light blue   plays no card
  644  2 Reapers, red           plays no card
  645  1 Alliance, light blue   plays no card
  646  chance                   6 5 2 against 6: losses 1 and 0
  647  2 Reapers, red           attacks Therum (2) from Intai'sei (3), dice: 2
  648  2 Reapers, red           plays no card
  649  3 Alliance, dark blue    plays no card
  650  3 Alliance, dark blue    defends with 2 dice
  651  2 Reapers, red           plays no card
  652  3 Alliance, dark blue    plays no card
  653  chance                   6 5 against 6 5: losses 2 and 0
  654  2 Reapers, red           ends the attacks
  655  2 Reapers, red           asks for command of Tuchanka
  656  4 Reapers, burgundy      hands Tuchanka over
  657  2 Reapers, red           plays Dreadnought – Relentless Advance
  658  3 Alliance, dark blue    does not answer Dreadnought – Relentless Advance
  659  1 Alliance, light blue   does not answer Dreadnought – Relentless Advance, which takes effect; Harbinger may go 6 steps
  660  2 Reapers, red           moves Harbinger from Lesuss to Earth
  661  3 Alliance, dark blue    turns in Dreadnought – Unite the Galaxy and builds a ship: Dreadnought
  662  3 Alliance, dark blue    plays Dreadnought – Fifth Fleet Reserves at Antibaar; Antibaar now has 12 units
  663  3 Alliance, dark blue    places 3 on Korlus, now 4
  664  3 Alliance, dark blue    places the new ship (Dreadnought) on Hagalaz
  665  3 Alliance, dark blue    attacks Nevos (1) from Korlus (4), dice: 3
  666  3 Alliance, dark blue    plays no card
  667  chance                   4 2 1 against 6: losses 1 and 0
  668  3 Alliance, dark blue    attacks Zorya (1) from Korlus (3), dice: 2
  669  4 Reapers, burgundy      plays no card
  670  3 Alliance, dark blue    plays no card
  671  chance                   6 2 against 2: losses 0 and 1; Zorya falls
  672  3 Alliance, dark blue    attacks Thessia (1) from Zorya (2), dice: 1
  673  4 Reapers, burgundy      plays no card
  674  4 Reapers, burgundy      defends with 1 die, with 1 Carrier
  675  3 Alliance, dark blue    plays no card
  676  chance                   1 against 3+1: losses 1 and 0
  677  3 Alliance, dark blue    attacks Intai'sei (1) from Therum (2), dice: 1
  678  3 Alliance, dark blue    plays no card
  679  chance                   6 against 2: losses 0 and 1; Intai'sei falls
  680  3 Alliance, dark blue    ends the attacks
  681  3 Alliance, dark blue    asks for command of Omega
  682  1 Alliance, light blue   keeps Omega
  683  3 Alliance, dark blue    asks for command of Heshtok
  684  1 Alliance, light blue   keeps Heshtok
  685  3 Alliance, dark blue    asks for command of Kahje
  686  1 Alliance, light blue   keeps Kahje
  687  3 Alliance, dark blue    does not fortify
  688  chance                   a card for Alliance, dark blue: Carrier – Stealth Run
  689  chance                   a card for Alliance, dark blue: Cruiser – Shepard Leads
  690  4 Reapers, burgundy      plays no card
  691  4 Reapers, burgundy      turns in Cruiser – Processed and builds a ship: Cruiser
  692  4 Reapers, burgundy      plays Carrier – Seeker Swarms at Benning
  693  1 Alliance, light blue   does not answer Carrier – Seeker Swarms
  694  3 Alliance, dark blue    does not answer Carrier – Seeker Swarms, which takes effect
  695  chance                   2: Benning loses 2, 1 left
  696  4 Reapers, burgundy      places 4 on Aite, now 5
  697  4 Reapers, burgundy      places the new ship (Cruiser) on Eden Prime
  698  4 Reapers, burgundy      attacks Hagalaz (1) from Aite (5), dice: 3
  699  4 Reapers, burgundy      plays no card
  700  3 Alliance, dark blue    plays no card
  701  3 Alliance, dark blue    defends with 1 die, with 1 Dreadnought
  702  4 Reapers, burgundy      plays no card
  703  3 Alliance, dark blue    plays no card
  704  chance                   2 6 3 against d8:1: losses 0 and 1; Hagalaz falls; 1 Dreadnought destroyed
  705  4 Reapers, burgundy      moves 1 more unit in
  706  4 Reapers, burgundy      attacks Benning (1) from Palaven (4), dice: 3
  707  4 Reapers, burgundy      plays no card
  708  4 Reapers, burgundy      plays no card
  709  chance                   3 3 2 against 6: losses 1 and 0
  710  4 Reapers, burgundy      attacks Dekuuna (1) from Palaven (3), dice: 2
  711  4 Reapers, burgundy      plays no card
  712  3 Alliance, dark blue    plays no card
  713  4 Reapers, burgundy      plays no card
  714  3 Alliance, dark blue    plays no card
  715  chance                   2 1 against 4: losses 1 and 0
  716  4 Reapers, burgundy      attacks Omega (1) from Hagalaz (4), dice: 3
  717  4 Reapers, burgundy      plays no card
  718  1 Alliance, light blue   plays no card
  719  4 Reapers, burgundy      plays no card
  720  1 Alliance, light blue   plays no card
  721  chance                   4 4 1 against 2: losses 0 and 1; Omega falls
  722  4 Reapers, burgundy      attacks Sanctum (1) from Omega (3), dice: 2
  723  4 Reapers, burgundy      plays no card
  724  3 Alliance, dark blue    plays no card
  725  4 Reapers, burgundy      plays no card
  726  3 Alliance, dark blue    plays no card
  727  chance                   2 2 against 4: losses 1 and 0
  728  4 Reapers, burgundy      attacks Benning (1) from Palaven (2), dice: 1
  729  4 Reapers, burgundy      plays no card
  730  chance                   4 against 2: losses 0 and 1; Benning falls
  731  4 Reapers, burgundy      attacks Sanctum (1) from Omega (2), dice: 1
  732  4 Reapers, burgundy      plays no card
  733  3 Alliance, dark blue    plays no card
  734  chance                   1 against 6: losses 1 and 0
  735  4 Reapers, burgundy      ends the attacks
  736  4 Reapers, burgundy      moves 1 Cruiser from Eden Prime to Elysium
  737  4 Reapers, burgundy      ends the fortifications
  738  4 Reapers, burgundy      rolls for the move of Harbinger
  739  chance                   5: Harbinger may go 5 steps
  740  4 Reapers, burgundy      moves Harbinger from Earth to Mindoir
  741  chance                   a card for Reapers, burgundy: Cruiser – Indoctrination
  742  chance                   a card for Reapers, burgundy: Cruiser – Harbinger Attack
  743  1 Alliance, light blue   turns in Cruiser – Intercepted Orders and builds a ship: Cruiser
  744  1 Alliance, light blue   places 3 on Ontarom, now 4
  745  1 Alliance, light blue   places the new ship (Cruiser) on Horizon
  746  1 Alliance, light blue   attacks Virmire (1) from Ontarom (4), dice: 3, with 1 Cruiser
  747  1 Alliance, light blue   plays no card
  748  chance                   2 3 2 against 4: losses 1 and 0
  749  1 Alliance, light blue   attacks Virmire (1) from Ontarom (3), dice: 2, with 1 Cruiser
  750  1 Alliance, light blue   plays no card
  751  chance                   6 6 against 5: losses 0 and 1; Virmire falls
  752  1 Alliance, light blue   attacks Pragia (1) from Virmire (2), dice: 1, with 1 Cruiser
  753  1 Alliance, light blue   plays no card
  754  chance                   3 against d8:8: losses 1 and 0
  755  1 Alliance, light blue   ends the attacks
  756  1 Alliance, light blue   moves 1 Cruiser from Horizon to Sur'Kesh
  757  1 Alliance, light blue   ends the fortifications
  758  chance                   a card for Alliance, light blue: Dreadnought – Spectre Authority
  759  chance                   a card for Alliance, light blue: Dreadnought – Hold the Line
  760  2 Reapers, red           places 3 on Tuchanka, now 4
  761  2 Reapers, red           attacks Dekuuna (1) from Tuchanka (4), dice: 3
  762  3 Alliance, dark blue    plays no card
  763  3 Alliance, dark blue    plays no card
  764  chance                   5 6 5 against 4: losses 0 and 1; Dekuuna falls
  765  2 Reapers, red           attacks Nevos (1) from Dekuuna (3), dice: 2
  766  chance                   2 3 against 2: losses 0 and 1; Nevos falls
  767  2 Reapers, red           attacks Sur'Kesh (1) from Nevos (2), dice: 1
  768  1 Alliance, light blue   plays no card
  769  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  770  1 Alliance, light blue   plays no card
  771  chance                   4 against 4: losses 1 and 0
  772  2 Reapers, red           ends the attacks
  773  2 Reapers, red           moves 1 from Noveria to Tuchanka
  774  2 Reapers, red           ends the fortifications
  775  2 Reapers, red           lets Harbinger stay
  776  chance                   a card for Reapers, red: Carrier – Husk Swarm
  777  chance                   a card for Reapers, red: Dreadnought – Husk Swarm
  778  3 Alliance, dark blue    places 3 on Sanctum, now 4
  779  3 Alliance, dark blue    attacks Omega (1) from Sanctum (4), dice: 3
  780  4 Reapers, burgundy      plays no card
  781  3 Alliance, dark blue    plays Cruiser – Shepard Leads; each attack die counts 2 more in this battle
  782  3 Alliance, dark blue    plays no card
  783  chance                   6+2 3+2 1+2 against 1: losses 0 and 1; Omega falls
  784  3 Alliance, dark blue    attacks Illium (1) from Omega (3), dice: 2
  785  4 Reapers, burgundy      plays no card
  786  3 Alliance, dark blue    plays no card
  787  chance                   6 5 against d8:1: losses 0 and 1; Illium falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  788  3 Alliance, dark blue    ends the attacks
  789  3 Alliance, dark blue    does not fortify
  790  chance                   a card for Alliance, dark blue: Carrier – Prothean Beacon
  791  chance                   a card for Alliance, dark blue: Cruiser – Fifth Fleet Reserves
  792  4 Reapers, burgundy      plays no card
  793  4 Reapers, burgundy      plays Cruiser – Indoctrination
  794  1 Alliance, light blue   plays Dreadnought – Spectre Authority; Cruiser – Indoctrination is cancelled
  795  4 Reapers, burgundy      turns in Cruiser – Harbinger Attack and builds a ship: Cruiser
  796  4 Reapers, burgundy      places 4 on Watson, now 5
  797  4 Reapers, burgundy      places the new ship (Cruiser) on Ilos
  798  4 Reapers, burgundy      attacks Intai'sei (1) from Watson (5), dice: 3
  799  4 Reapers, burgundy      plays no card
  800  3 Alliance, dark blue    plays no card
  801  4 Reapers, burgundy      plays no card
  802  3 Alliance, dark blue    plays no card
  803  chance                   6 6 4 against 6: losses 1 and 0
  804  4 Reapers, burgundy      attacks Intai'sei (1) from Watson (4), dice: 3
  805  4 Reapers, burgundy      plays no card
  806  3 Alliance, dark blue    plays no card
  807  chance                   2 3 4 against 3: losses 0 and 1; Intai'sei falls
  808  4 Reapers, burgundy      attacks Feros (1) from Intai'sei (3), dice: 2
  809  4 Reapers, burgundy      plays no card
  810  1 Alliance, light blue   plays Dreadnought – Hold the Line; Feros now has 4 units
  811  1 Alliance, light blue   defends with 2 dice
  812  4 Reapers, burgundy      plays no card
  813  1 Alliance, light blue   plays no card
  814  chance                   4 6 against 2 5: losses 0 and 2
  815  4 Reapers, burgundy      attacks Feros (2) from Intai'sei (3), dice: 2
  816  1 Alliance, light blue   defends with 2 dice
  817  4 Reapers, burgundy      plays no card
  818  1 Alliance, light blue   plays no card
  819  chance                   5 2 against 5 2: losses 2 and 0
  820  4 Reapers, burgundy      ends the attacks
  821  4 Reapers, burgundy      moves 1 Cruiser from Ilos to Mindoir
  822  4 Reapers, burgundy      asks for command of Nevos
  823  2 Reapers, red           keeps Nevos
  824  4 Reapers, burgundy      ends the fortifications
  825  4 Reapers, burgundy      rolls for the move of Harbinger
  826  chance                   1: Harbinger may go 1 step
  827  4 Reapers, burgundy      moves Harbinger from Mindoir to Terra Nova
  828  chance                   a card for Reapers, burgundy: Cruiser – Harbinger Reborn
  829  1 Alliance, light blue   plays Carrier – Fifth Fleet Reserves at Horizon; Horizon now has 4 units
  830  1 Alliance, light blue   places 3 on Horizon, now 7
  831  1 Alliance, light blue   attacks Intai'sei (1) from Feros (2), dice: 1
  832  4 Reapers, burgundy      plays no card
  833  chance                   1 against 5: losses 1 and 0
  834  1 Alliance, light blue   attacks Rannoch (1) from Horizon (7), dice: 3
  835  2 Reapers, red           plays no card
  836  chance                   2 4 2 against 5: losses 1 and 0
  837  1 Alliance, light blue   attacks Rannoch (1) from Horizon (6), dice: 3
  838  chance                   5 3 2 against 4: losses 0 and 1; Rannoch falls
  839  1 Alliance, light blue   moves 2 more units in
  840  1 Alliance, light blue   attacks Charoum (1) from Rannoch (5), dice: 3
  841  2 Reapers, red           plays no card
  842  chance                   3 4 4 against 3: losses 0 and 1; Charoum falls
  843  1 Alliance, light blue   moves 1 more unit in
  844  1 Alliance, light blue   ends the attacks
  845  1 Alliance, light blue   asks for command of Sanctum
  846  3 Alliance, dark blue    hands Sanctum over
  847  chance                   a card for Alliance, light blue: Carrier – Shepard Leads
  848  chance                   a card for Alliance, light blue: Cruiser – Stealth Run
  849  2 Reapers, red           plays no card
  850  2 Reapers, red           turns in Carrier – Husk Swarm and builds a ship: Carrier
  851  2 Reapers, red           places 3 on Dekuuna, now 4
  852  2 Reapers, red           places the new ship (Carrier) on Noveria
  853  2 Reapers, red           attacks Sur'Kesh (1) from Dekuuna (4), dice: 3
  854  2 Reapers, red           plays no card
  855  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  856  2 Reapers, red           plays no card
  857  1 Alliance, light blue   plays no card
  858  chance                   5 4 4 against 1: ships have ones rolled again
  859  chance                   ones rolled again give 2: 5 4 4 against 2: losses 0 and 1; Sur'Kesh falls; 1 Cruiser destroyed
  860  2 Reapers, red           attacks Kahje (1) from Sur'Kesh (3), dice: 2
  861  2 Reapers, red           plays no card
  862  2 Reapers, red           plays no card
  863  1 Alliance, light blue   plays no card
  864  chance                   4 5 against 2: losses 0 and 1; Kahje falls
  865  2 Reapers, red           attacks Feros (1) from Kahje (2), dice: 1
  866  2 Reapers, red           plays no card
  867  2 Reapers, red           plays no card
  868  1 Alliance, light blue   plays no card
  869  chance                   4 against 2: losses 0 and 1; Feros falls
  870  2 Reapers, red           ends the attacks
  871  2 Reapers, red           moves 1 Carrier from Noveria to Earth
  872  2 Reapers, red           ends the fortifications
  873  2 Reapers, red           rolls for the move of Harbinger
  874  chance                   1: Harbinger may go 1 step
  875  2 Reapers, red           leaves Harbinger on Terra Nova
  876  chance                   a card for Reapers, red: Dreadnought – Indoctrination
  877  3 Alliance, dark blue    plays Cruiser – Fifth Fleet Reserves at Korlus; Korlus now has 4 units
  878  3 Alliance, dark blue    plays Carrier – Prothean Beacon on the token of Pragia; it is: Catalyst
  879  3 Alliance, dark blue    places 3 on Therum, now 4
  880  3 Alliance, dark blue    attacks Feros (1) from Therum (4), dice: 3
  881  2 Reapers, red           plays no card
  882  3 Alliance, dark blue    plays no card
  883  chance                   2 3 3 against 2: losses 0 and 1; Feros falls
  884  3 Alliance, dark blue    attacks Intai'sei (1) from Feros (3), dice: 2
  885  4 Reapers, burgundy      plays no card
  886  3 Alliance, dark blue    plays no card
  887  chance                   4 5 against 4: losses 0 and 1; Intai'sei falls
  888  3 Alliance, dark blue    attacks Nevos (1) from Korlus (4), dice: 3
  889  2 Reapers, red           plays no card
  890  3 Alliance, dark blue    plays no card
  891  chance                   2 6 2 against 1: losses 0 and 1; Nevos falls
  892  3 Alliance, dark blue    attacks Watson (1) from Intai'sei (2), dice: 1
  893  4 Reapers, burgundy      plays no card
  894  3 Alliance, dark blue    plays no card
  895  chance                   3 against 1: losses 0 and 1; Watson falls
  896  3 Alliance, dark blue    attacks Kahje (1) from Nevos (3), dice: 2
  897  2 Reapers, red           plays no card
  898  3 Alliance, dark blue    plays no card
  899  chance                   5 5 against 4: losses 0 and 1; Kahje falls
  900  3 Alliance, dark blue    attacks Sur'Kesh (1) from Kahje (2), dice: 1
  901  2 Reapers, red           plays no card
  902  3 Alliance, dark blue    plays no card
  903  chance                   6 against 4: losses 0 and 1; Sur'Kesh falls
  904  3 Alliance, dark blue    ends the attacks
  905  3 Alliance, dark blue    asks for command of Horizon
  906  1 Alliance, light blue   hands Horizon over
  907  chance                   a card for Alliance, dark blue: Dreadnought – Intercepted Orders
  908  chance                   a card for Alliance, dark blue: Carrier – N7 Strike Team
  909  4 Reapers, burgundy      plays no card
  910  4 Reapers, burgundy      places 4 on Hagalaz, now 5
  911  4 Reapers, burgundy      attacks Omega (1) from Hagalaz (5), dice: 3
  912  4 Reapers, burgundy      plays no card
  913  4 Reapers, burgundy      plays no card
  914  3 Alliance, dark blue    plays no card
  915  chance                   5 5 6 against 3: losses 0 and 1; Omega falls
  916  4 Reapers, burgundy      moves 1 more unit in
  917  4 Reapers, burgundy      attacks Zorya (1) from Omega (4), dice: 3
  918  4 Reapers, burgundy      plays no card
  919  4 Reapers, burgundy      plays no card
  920  3 Alliance, dark blue    plays no card
  921  chance                   4 5 6 against 5: losses 0 and 1; Zorya falls
  922  4 Reapers, burgundy      attacks Sanctum (1) from Zorya (3), dice: 2
  923  4 Reapers, burgundy      plays no card
  924  4 Reapers, burgundy      plays no card
  925  1 Alliance, light blue   plays no card
  926  chance                   1 6 against 3: losses 0 and 1; Sanctum falls
  927  4 Reapers, burgundy      ends the attacks
  928  4 Reapers, burgundy      does not fortify
  929  4 Reapers, burgundy      rolls for the move of Harbinger
  930  chance                   6: Harbinger may go 6 steps
  931  4 Reapers, burgundy      moves Harbinger from Terra Nova to Watson
  932  4 Reapers, burgundy      plays Dreadnought – Harbinger Attack; Watson is devastated, 1 unit lost; Momentum Meter: 1 space towards the Reapers
  933  chance                   a card for Reapers, burgundy: Carrier – The Cycle Continues
  934  1 Alliance, light blue   places 3 on Virmire, now 4
  935  1 Alliance, light blue   plays Cruiser – Stealth Run: from Virmire against Aite
  936  1 Alliance, light blue   attacks Aite (1) from Virmire (4), dice: 3, with 1 Cruiser
  937  4 Reapers, burgundy      plays no card
  938  1 Alliance, light blue   plays Carrier – Shepard Leads; each attack die counts 2 more in this battle
  939  chance                   2+2 3+2 2+2 against 4: losses 0 and 1; Aite falls
  940  1 Alliance, light blue   attacks Irune (1) from Aite (3), dice: 2, with 1 Cruiser
  941  4 Reapers, burgundy      plays no card
  942  chance                   4 6 against 5: losses 0 and 1; Irune falls
  943  1 Alliance, light blue   attacks Lesuss (1) from Irune (2), dice: 1, with 1 Cruiser
  944  4 Reapers, burgundy      plays no card
  945  chance                   4 against 6: losses 1 and 0
  946  1 Alliance, light blue   ends the attacks
  947  1 Alliance, light blue   does not fortify
  948  chance                   a card for Alliance, light blue: Cruiser – Resistance Uprising
  949  chance                   a card for Alliance, light blue: Carrier – Rally the Fleets
  950  2 Reapers, red           plays no card
  951  2 Reapers, red           turns in Dreadnought – Indoctrination and builds a ship: Dreadnought
  952  2 Reapers, red           plays Dreadnought – Husk Swarm at Tuchanka; Tuchanka now has 5 units
  953  2 Reapers, red           places 3 on Tuchanka, now 8
  954  2 Reapers, red           places the new ship (Dreadnought) on Dekuuna
  955  2 Reapers, red           ends the attacks
  956  2 Reapers, red           does not fortify
  957  2 Reapers, red           rolls for the move of Harbinger
  958  chance                   5: Harbinger may go 5 steps
  959  2 Reapers, red           moves Harbinger from Watson to Lesuss
  960  3 Alliance, dark blue    plays Dreadnought – Intercepted Orders against Reapers, burgundy
  961  chance                   Cruiser – Harbinger Reborn is taken from Reapers, burgundy
  962  chance                   Carrier – The Cycle Continues is taken from Reapers, burgundy
  963  3 Alliance, dark blue    places 3 on Nevos, now 4
  964  3 Alliance, dark blue    attacks Zorya (1) from Illium (2), dice: 1
  965  3 Alliance, dark blue    plays no card
  966  chance                   3 against 4: losses 1 and 0
  967  3 Alliance, dark blue    attacks Dekuuna (1) from Nevos (4), dice: 3
  968  2 Reapers, red           defends with 1 die, with 1 Dreadnought
  969  3 Alliance, dark blue    plays Carrier – N7 Strike Team; each attack die counts 1 more in this battle
  970  3 Alliance, dark blue    plays no card
  971  chance                   2+1 4+1 5+1 against d8:3: losses 0 and 1; Dekuuna falls; 1 Dreadnought destroyed
  972  3 Alliance, dark blue    attacks Thessia (1) from Dekuuna (3), dice: 2
  973  4 Reapers, burgundy      defends with 1 die, with 1 Carrier
  974  3 Alliance, dark blue    plays no card
  975  chance                   3 1 against 4+1: losses 1 and 0
  976  3 Alliance, dark blue    attacks Tuchanka (8) from Dekuuna (2), dice: 1
  977  2 Reapers, red           defends with 2 dice
  978  3 Alliance, dark blue    plays no card
  979  chance                   2 against 5 2: losses 1 and 0
  980  3 Alliance, dark blue    ends the attacks
  981  3 Alliance, dark blue    moves 11 from Antibaar to Nevos
  982  3 Alliance, dark blue    asks for command of Utukku
  983  1 Alliance, light blue   hands Utukku over
  984  chance                   a card for Alliance, dark blue: Carrier – Biotic Barrier
  985  chance                   a card for Alliance, dark blue: Dreadnought – Prothean Beacon
  986  4 Reapers, burgundy      places 4 on Ilos, now 5
  987  4 Reapers, burgundy      attacks Aite (1) from Ilos (5), dice: 3
  988  1 Alliance, light blue   plays no card
  989  chance                   5 5 1 against 3: losses 0 and 1; Aite falls
  990  4 Reapers, burgundy      moves 1 more unit in
  991  4 Reapers, burgundy      attacks Irune (1) from Aite (4), dice: 3
  992  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  993  1 Alliance, light blue   plays no card
  994  chance                   5 3 6 against 1: ships have ones rolled again
  995  chance                   ones rolled again give 6: 5 3 6 against 6: losses 1 and 0
  996  4 Reapers, burgundy      attacks Irune (1) from Aite (3), dice: 2
  997  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  998  1 Alliance, light blue   plays no card
  999  chance                   2 4 against 3: losses 0 and 1; Irune falls; 1 Cruiser destroyed
 1000  4 Reapers, burgundy      ends the attacks
 1001  4 Reapers, burgundy      moves 1 from Sanctum to Hagalaz
 1002  4 Reapers, burgundy      moves 1 Cruiser from Mindoir to Elysium
 1003  4 Reapers, burgundy      ends the fortifications
 1004  4 Reapers, burgundy      rolls for the move of Harbinger
 1005  chance                   2: Harbinger may go 2 steps
 1006  4 Reapers, burgundy      moves Harbinger from Lesuss to Zorya
 1007  chance                   a card for Reapers, burgundy: Cruiser – Signal Hijack
 1008  1 Alliance, light blue   places 3 on Ontarom, now 4
 1009  1 Alliance, light blue   plays Cruiser – Resistance Uprising at Tuchanka
 1010  chance                   3: Tuchanka loses 3, 5 left
 1011  1 Alliance, light blue   attacks Pragia (1) from Ontarom (4), dice: 3
 1012  1 Alliance, light blue   plays no card
 1013  chance                   2 4 2 against d8:6: losses 1 and 0
 1014  1 Alliance, light blue   attacks Pragia (1) from Ontarom (3), dice: 2
 1015  1 Alliance, light blue   plays no card
 1016  chance                   2 1 against d8:2: losses 1 and 0
 1017  1 Alliance, light blue   ends the attacks
 1018  1 Alliance, light blue   asks for command of Utukku
 1019  3 Alliance, dark blue    hands Utukku over
 1020  chance                   a card for Alliance, light blue: Dreadnought – One Clear Shot
 1021  2 Reapers, red           places 3 on Tuchanka, now 8
 1022  2 Reapers, red           attacks Dekuuna (1) from Tuchanka (8), dice: 3
 1023  3 Alliance, dark blue    plays no card
 1024  chance                   4 5 4 against 2: losses 0 and 1; Dekuuna falls
 1025  2 Reapers, red           moves 4 more units in
 1026  2 Reapers, red           ends the attacks
 1027  2 Reapers, red           does not fortify
 1028  2 Reapers, red           rolls for the move of Harbinger
 1029  chance                   4: Harbinger may go 4 steps
 1030  2 Reapers, red           moves Harbinger from Zorya to Ontarom
 1031  chance                   a card for Reapers, red: Carrier – Brute Charge
 1032  3 Alliance, dark blue    plays Dreadnought – Prothean Beacon on the token of Elysium; it is: Reaper
 1033  3 Alliance, dark blue    turns in Carrier – Stealth Run and builds a ship: Carrier
 1034  3 Alliance, dark blue    places 3 on Sur'Kesh, now 4
 1035  3 Alliance, dark blue    places the new ship (Carrier) on Therum
 1036  3 Alliance, dark blue    attacks Dekuuna (7) from Nevos (12), dice: 3
 1037  2 Reapers, red           plays no card
 1038  2 Reapers, red           defends with 2 dice
 1039  3 Alliance, dark blue    plays no card
 1040  chance                   4 2 5 against 1 1: losses 0 and 2
 1041  3 Alliance, dark blue    attacks Thessia (1) from Nevos (12), dice: 3
 1042  4 Reapers, burgundy      plays no card
 1043  4 Reapers, burgundy      defends with 1 die, with 1 Carrier
 1044  3 Alliance, dark blue    plays no card
 1045  chance                   2 3 4 against 2+1: losses 0 and 1; Thessia falls; 1 Carrier destroyed
 1046  3 Alliance, dark blue    moves 8 more units in
 1047  3 Alliance, dark blue    attacks Tuchanka (1) from Sur'Kesh (4), dice: 3
 1048  2 Reapers, red           plays no card
 1049  3 Alliance, dark blue    plays no card
 1050  chance                   6 5 5 against 3: losses 0 and 1; Tuchanka falls
 1051  3 Alliance, dark blue    attacks Dekuuna (5) from Tuchanka (3), dice: 2
 1052  2 Reapers, red           defends with 2 dice
 1053  3 Alliance, dark blue    plays no card
 1054  chance                   3 4 against 4 2: losses 1 and 1
 1055  3 Alliance, dark blue    attacks Dekuuna (4) from Thessia (11), dice: 3
 1056  2 Reapers, red           defends with 2 dice
 1057  3 Alliance, dark blue    plays no card
 1058  chance                   3 4 4 against 2 5: losses 1 and 1
 1059  3 Alliance, dark blue    attacks Dekuuna (3) from Tuchanka (2), dice: 1
 1060  2 Reapers, red           defends with 2 dice
 1061  3 Alliance, dark blue    plays no card
 1062  chance                   6 against 3 6: losses 1 and 0
 1063  3 Alliance, dark blue    attacks Zorya (1) from Thessia (10), dice: 3
 1064  4 Reapers, burgundy      plays no card
 1065  3 Alliance, dark blue    plays no card
 1066  chance                   3 4 6 against 2: losses 0 and 1; Zorya falls
 1067  3 Alliance, dark blue    moves 6 more units in
 1068  3 Alliance, dark blue    ends the attacks
 1069  3 Alliance, dark blue    does not fortify
 1070  chance                   a card for Alliance, dark blue: Carrier – Resistance Uprising
 1071  chance                   a card for Alliance, dark blue: Dreadnought – Biotic Barrier
 1072  4 Reapers, burgundy      plays no card
 1073  4 Reapers, burgundy      turns in Cruiser – Signal Hijack and builds a ship: Cruiser
 1074  4 Reapers, burgundy      places 4 on Sanctum, now 5
 1075  4 Reapers, burgundy      places the new ship (Cruiser) on Omega
 1076  4 Reapers, burgundy      attacks Zorya (9) from Sanctum (5), dice: 3
 1077  3 Alliance, dark blue    defends with 2 dice
 1078  3 Alliance, dark blue    plays no card
 1079  chance                   2 2 5 against 6 1: losses 1 and 1
 1080  4 Reapers, burgundy      attacks Zorya (8) from Sanctum (4), dice: 3
 1081  3 Alliance, dark blue    defends with 2 dice
 1082  3 Alliance, dark blue    plays Dreadnought – Biotic Barrier; each defence die counts 1 more for the rest of the invasion
 1083  3 Alliance, dark blue    plays no card
 1084  chance                   3 3 3 against 2+1 1+1: losses 1 and 1
 1085  4 Reapers, burgundy      attacks Zorya (7) from Sanctum (3), dice: 2
 1086  3 Alliance, dark blue    defends with 2 dice
 1087  3 Alliance, dark blue    plays no card
 1088  chance                   6 1 against 2+1 4+1: losses 1 and 1
 1089  4 Reapers, burgundy      attacks Zorya (6) from Sanctum (2), dice: 1
 1090  3 Alliance, dark blue    defends with 2 dice
 1091  3 Alliance, dark blue    plays no card
 1092  chance                   3 against 3+1 2+1: losses 1 and 0
 1093  4 Reapers, burgundy      ends the attacks
 1094  4 Reapers, burgundy      moves 1 from Irune to Bekenstein
 1095  4 Reapers, burgundy      asks for command of Noveria
 1096  2 Reapers, red           keeps Noveria
 1097  4 Reapers, burgundy      ends the fortifications
 1098  4 Reapers, burgundy      rolls for the move of Harbinger
 1099  chance                   5: Harbinger may go 5 steps
 1100  4 Reapers, burgundy      moves Harbinger from Ontarom to Horizon
 1101  1 Alliance, light blue   turns in Dreadnought – One Clear Shot and builds a ship: Dreadnought
 1102  1 Alliance, light blue   plays Carrier – Rally the Fleets; Momentum Meter: 1 space towards the Alliance
 1103  1 Alliance, light blue   places 3 on Virmire, now 4
 1104  1 Alliance, light blue   places the new ship (Dreadnought) on Lorek
 1105  1 Alliance, light blue   attacks Pragia (1) from Ontarom (2), dice: 1
 1106  2 Reapers, red           plays no card
 1107  chance                   6 against d8:3: losses 0 and 1; Pragia falls; the token there is turned up: Catalyst; common victory for Alliance, light blue and Alliance, dark blue

won after 1107 actions, by 1 Alliance, light blue, by 3 Alliance, dark blue
