mass-effect/galaxy-at-war, 5 seats, dealer of seed 2026, game 23
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive
  4 Alliance, dark blue         aggressive
  5 Reapers, burgundy           aggressive

    1  1 Alliance, light blue   claims Heshtok
    2  2 Reapers, red           claims Pragia
    3  3 Cerberus, orange       claims Aite
    4  4 Alliance, dark blue    claims Horizon
    5  5 Reapers, burgundy      claims Omega
    6  1 Alliance, light blue   claims Utukku
    7  2 Reapers, red           claims Hagalaz
    8  3 Cerberus, orange       claims Virmire
    9  4 Alliance, dark blue    claims Lesuss
   10  5 Reapers, burgundy      claims Shanxi
   11  1 Alliance, light blue   claims Noveria
   12  2 Reapers, red           claims Therum
   13  3 Cerberus, orange       claims Charoum
   14  4 Alliance, dark blue    claims Kahje
   15  5 Reapers, burgundy      claims Eden Prime
   16  1 Alliance, light blue   claims Mindoir
   17  2 Reapers, red           claims Intai'sei
   18  3 Cerberus, orange       claims Sur'Kesh
   19  4 Alliance, dark blue    claims Feros
   20  5 Reapers, burgundy      claims Ontarom
   21  1 Alliance, light blue   claims Dekuuna
   22  2 Reapers, red           claims Ilos
   23  3 Cerberus, orange       claims Bekenstein
   24  4 Alliance, dark blue    claims Antibaar
   25  5 Reapers, burgundy      claims Tuchanka
   26  1 Alliance, light blue   claims Thessia
   27  2 Reapers, red           claims Watson
   28  3 Cerberus, orange       claims Irune
   29  4 Alliance, dark blue    claims Lorek
   30  5 Reapers, burgundy      claims Rannoch
   31  1 Alliance, light blue   claims Zorya
   32  2 Reapers, red           claims Earth
   33  3 Cerberus, orange       claims Nevos
   34  4 Alliance, dark blue    claims Sanctum
   35  5 Reapers, burgundy      claims Illium
   36  1 Alliance, light blue   claims Adas
   37  2 Reapers, red           claims Haestrom
   38  3 Cerberus, orange       claims Palaven
   39  4 Alliance, dark blue    claims Terra Nova
   40  5 Reapers, burgundy      claims Korlus
   41  2 Reapers, red           claims Elysium
   42  5 Reapers, burgundy      claims Benning
   43  5 Reapers, burgundy      places Harbinger on Benning
   44  1 Alliance, light blue   reinforces Heshtok to 2
   45  2 Reapers, red           reinforces Earth to 2
   46  3 Cerberus, orange       reinforces Charoum to 2
   47  4 Alliance, dark blue    reinforces Horizon to 2
   48  5 Reapers, burgundy      reinforces Tuchanka to 2
   49  1 Alliance, light blue   reinforces Zorya to 2
   50  2 Reapers, red           reinforces Pragia to 2
   51  3 Cerberus, orange       reinforces Charoum to 3
   52  4 Alliance, dark blue    reinforces Sanctum to 2
   53  5 Reapers, burgundy      reinforces Eden Prime to 2
   54  1 Alliance, light blue   reinforces Zorya to 3
   55  2 Reapers, red           reinforces Earth to 3
   56  3 Cerberus, orange       reinforces Virmire to 2
   57  4 Alliance, dark blue    reinforces Kahje to 2
   58  5 Reapers, burgundy      reinforces Eden Prime to 3
   59  1 Alliance, light blue   reinforces Zorya to 4
   60  2 Reapers, red           reinforces Ilos to 2
   61  3 Cerberus, orange       reinforces Nevos to 2
   62  4 Alliance, dark blue    reinforces Lesuss to 2
   63  5 Reapers, burgundy      reinforces Omega to 2
   64  1 Alliance, light blue   reinforces Utukku to 2
   65  2 Reapers, red           reinforces Hagalaz to 2
   66  3 Cerberus, orange       reinforces Aite to 2
   67  4 Alliance, dark blue    reinforces Terra Nova to 2
   68  5 Reapers, burgundy      reinforces Rannoch to 2
   69  1 Alliance, light blue   reinforces Zorya to 5
   70  2 Reapers, red           reinforces Pragia to 3
   71  3 Cerberus, orange       reinforces Bekenstein to 2
   72  4 Alliance, dark blue    reinforces Antibaar to 2
   73  5 Reapers, burgundy      reinforces Omega to 3
   74  1 Alliance, light blue   reinforces Noveria to 2
   75  2 Reapers, red           reinforces Haestrom to 2
   76  3 Cerberus, orange       reinforces Nevos to 3
   77  4 Alliance, dark blue    reinforces Feros to 2
   78  5 Reapers, burgundy      reinforces Korlus to 2
   79  1 Alliance, light blue   reinforces Zorya to 6
   80  2 Reapers, red           reinforces Watson to 2
   81  3 Cerberus, orange       reinforces Irune to 2
   82  4 Alliance, dark blue    reinforces Antibaar to 3
   83  5 Reapers, burgundy      reinforces Rannoch to 3
   84  1 Alliance, light blue   reinforces Mindoir to 2
   85  2 Reapers, red           reinforces Earth to 4
   86  3 Cerberus, orange       reinforces Virmire to 3
   87  4 Alliance, dark blue    reinforces Antibaar to 4
   88  5 Reapers, burgundy      reinforces Benning to 2
   89  1 Alliance, light blue   reinforces Heshtok to 3
   90  2 Reapers, red           reinforces Pragia to 4
   91  3 Cerberus, orange       reinforces Nevos to 4
   92  4 Alliance, dark blue    reinforces Horizon to 3
   93  5 Reapers, burgundy      reinforces Ontarom to 2
   94  1 Alliance, light blue   reinforces Adas to 2
   95  2 Reapers, red           reinforces Ilos to 3
   96  3 Cerberus, orange       reinforces Bekenstein to 3
   97  4 Alliance, dark blue    reinforces Horizon to 4
   98  5 Reapers, burgundy      reinforces Rannoch to 4
   99  1 Alliance, light blue   reinforces Heshtok to 4
  100  2 Reapers, red           reinforces Haestrom to 3
  101  3 Cerberus, orange       reinforces Aite to 3
  102  4 Alliance, dark blue    reinforces Lorek to 2
  103  5 Reapers, burgundy      reinforces Eden Prime to 4
  104  1 Alliance, light blue   reinforces Utukku to 3
  105  2 Reapers, red           reinforces Ilos to 4
  106  3 Cerberus, orange       reinforces Charoum to 4
  107  4 Alliance, dark blue    reinforces Lorek to 3
  108  5 Reapers, burgundy      reinforces Eden Prime to 5
  109  1 Alliance, light blue   reinforces Dekuuna to 2
  110  2 Reapers, red           reinforces Earth to 5
  111  3 Cerberus, orange       reinforces Virmire to 4
  112  4 Alliance, dark blue    reinforces Lesuss to 3
  113  5 Reapers, burgundy      reinforces Eden Prime to 6
  114  1 Alliance, light blue   reinforces Heshtok to 5
  115  2 Reapers, red           reinforces Elysium to 2
  116  3 Cerberus, orange       reinforces Charoum to 5
  117  4 Alliance, dark blue    reinforces Lorek to 4
  118  5 Reapers, burgundy      reinforces Korlus to 3
  119  1 Alliance, light blue   reinforces Zorya to 7
  120  2 Reapers, red           reinforces Watson to 3
  121  3 Cerberus, orange       reinforces Palaven to 2
  122  4 Alliance, dark blue    reinforces Feros to 3
  123  5 Reapers, burgundy      reinforces Eden Prime to 7
  124  1 Alliance, light blue   reinforces Heshtok to 6
  125  2 Reapers, red           reinforces Therum to 2
  126  3 Cerberus, orange       reinforces Charoum to 6
  127  4 Alliance, dark blue    reinforces Feros to 4
  128  5 Reapers, burgundy      reinforces Korlus to 4
  129  1 Alliance, light blue   reinforces Zorya to 8
  130  2 Reapers, red           reinforces Intai'sei to 2
  131  4 Alliance, dark blue    reinforces Feros to 5
  132  5 Reapers, burgundy      reinforces Illium to 2
  133  1 Alliance, light blue   reinforces Heshtok to 7
  134  2 Reapers, red           reinforces Hagalaz to 3
  135  4 Alliance, dark blue    reinforces Kahje to 3
  136  5 Reapers, burgundy      reinforces Omega to 4
  137  1 Alliance, light blue   reinforces Dekuuna to 3
  138  2 Reapers, red           reinforces Earth to 6
  139  4 Alliance, dark blue    reinforces Feros to 6
  140  5 Reapers, burgundy      reinforces Korlus to 5
  141  2 Reapers, red           reinforces Pragia to 5
  142  5 Reapers, burgundy      reinforces Korlus to 6
  143  2 Reapers, red           reinforces Therum to 3
  144  5 Reapers, burgundy      reinforces Eden Prime to 8
  145  1 Alliance, light blue   places 3 on Adas, now 5
  146  1 Alliance, light blue   attacks Watson (3) from Mindoir (2), dice: 1
  147  2 Reapers, red           defends with 2 dice
  148  chance                   5 against 1 2: losses 0 and 1
  149  1 Alliance, light blue   attacks Haestrom (3) from Adas (5), dice: 3
  150  2 Reapers, red           defends with 2 dice
  151  chance                   5 4 4 against 4 2: losses 0 and 2
  152  1 Alliance, light blue   attacks Elysium (2) from Noveria (2), dice: 1
  153  2 Reapers, red           defends with 2 dice
  154  chance                   3 against 3 4: losses 1 and 0
  155  1 Alliance, light blue   attacks Haestrom (1) from Adas (5), dice: 3
  156  chance                   3 6 5 against 4: losses 0 and 1; Haestrom falls
  157  1 Alliance, light blue   moves 1 more units in
  158  1 Alliance, light blue   attacks Tuchanka (2) from Mindoir (2), dice: 1
  159  5 Reapers, burgundy      defends with 2 dice
  160  chance                   2 against 6 6: losses 1 and 0
  161  1 Alliance, light blue   attacks Illium (2) from Heshtok (7), dice: 3
  162  5 Reapers, burgundy      defends with 2 dice
  163  chance                   2 6 2 against 6 1: losses 1 and 1
  164  1 Alliance, light blue   attacks Korlus (6) from Zorya (8), dice: 3
  165  5 Reapers, burgundy      defends with 2 dice
  166  chance                   1 3 5 against 3 6: losses 2 and 0
  167  1 Alliance, light blue   attacks Palaven (2) from Dekuuna (3), dice: 2
  168  3 Cerberus, orange       defends with 2 dice
  169  chance                   5 1 against 2 6: losses 2 and 0
  170  1 Alliance, light blue   attacks Korlus (6) from Zorya (6), dice: 3
  171  5 Reapers, burgundy      defends with 2 dice
  172  chance                   5 5 5 against 3 6: losses 1 and 1
  173  1 Alliance, light blue   attacks Omega (4) from Zorya (5), dice: 3
  174  5 Reapers, burgundy      defends with 2 dice
  175  chance                   2 2 4 against 1 1: losses 0 and 2
  176  1 Alliance, light blue   attacks Charoum (6) from Haestrom (4), dice: 3
  177  3 Cerberus, orange       defends with 2 dice
  178  chance                   2 3 1 against 3 3: losses 2 and 0
  179  1 Alliance, light blue   attacks Pragia (5) from Haestrom (2), dice: 1
  180  2 Reapers, red           defends with 2 dice
  181  chance                   1 against 4 5: losses 1 and 0
  182  1 Alliance, light blue   attacks Illium (1) from Zorya (5), dice: 3
  183  chance                   5 4 2 against 4: losses 0 and 1; Illium falls
  184  1 Alliance, light blue   moves 1 more units in
  185  1 Alliance, light blue   attacks Korlus (5) from Illium (4), dice: 3
  186  5 Reapers, burgundy      defends with 2 dice
  187  chance                   3 2 1 against 2 4: losses 2 and 0
  188  1 Alliance, light blue   attacks Omega (2) from Illium (2), dice: 1
  189  5 Reapers, burgundy      defends with 2 dice
  190  chance                   2 against 1 1: losses 0 and 1
  191  1 Alliance, light blue   attacks Omega (1) from Illium (2), dice: 1
  192  chance                   3 against 2: losses 0 and 1; Omega falls
  193  1 Alliance, light blue   attacks Ontarom (2) from Utukku (3), dice: 2
  194  5 Reapers, burgundy      defends with 2 dice
  195  chance                   3 4 against 3 3: losses 1 and 1
  196  1 Alliance, light blue   attacks Ontarom (1) from Utukku (2), dice: 1
  197  chance                   2 against 2: losses 1 and 0
  198  1 Alliance, light blue   ends the attacks
  199  1 Alliance, light blue   does not fortify
  200  chance                   Alliance, light blue draws alliance-19 (Cruiser – Resistance Uprising)
  201  chance                   Reapers, red draws a Reaper Vanguard token: Catalyst
  202  2 Reapers, red           places the Reaper Vanguard token on Tuchanka
  203  2 Reapers, red           places 3 on Watson, now 5
  204  2 Reapers, red           attacks Antibaar (4) from Therum (3), dice: 2
  205  4 Alliance, dark blue    defends with 2 dice
  206  chance                   5 2 against 2 4: losses 1 and 1
  207  2 Reapers, red           attacks Bekenstein (3) from Watson (5), dice: 3
  208  3 Cerberus, orange       defends with 2 dice
  209  chance                   1 1 2 against 2 3: losses 2 and 0
  210  2 Reapers, red           attacks Noveria (1) from Earth (6), dice: 3
  211  1 Alliance, light blue   plays no card
  212  1 Alliance, light blue   plays no card
  213  chance                   6 1 1 against 6: losses 1 and 0
  214  2 Reapers, red           attacks Mindoir (1) from Watson (3), dice: 2
  215  1 Alliance, light blue   plays no card
  216  1 Alliance, light blue   plays no card
  217  chance                   1 3 against 5: losses 1 and 0
  218  2 Reapers, red           attacks Noveria (1) from Elysium (2), dice: 1
  219  1 Alliance, light blue   plays no card
  220  chance                   4 against 5: losses 1 and 0
  221  2 Reapers, red           attacks Aite (3) from Hagalaz (3), dice: 2
  222  3 Cerberus, orange       defends with 2 dice
  223  chance                   5 3 against 4 2: losses 0 and 2
  224  2 Reapers, red           attacks Antibaar (3) from Therum (2), dice: 1
  225  4 Alliance, dark blue    defends with 2 dice
  226  chance                   4 against 2 2: losses 0 and 1
  227  2 Reapers, red           attacks Virmire (4) from Pragia (5), dice: 3
  228  3 Cerberus, orange       defends with 2 dice
  229  chance                   6 2 2 against 4 5: losses 1 and 1
  230  2 Reapers, red           attacks Virmire (3) from Pragia (4), dice: 3
  231  3 Cerberus, orange       defends with 2 dice
  232  chance                   1 6 2 against 6 4: losses 2 and 0
  233  2 Reapers, red           attacks Aite (1) from Hagalaz (3), dice: 2
  234  chance                   3 1 against 6: losses 1 and 0
  235  2 Reapers, red           attacks Feros (6) from Intai'sei (2), dice: 1
  236  4 Alliance, dark blue    defends with 2 dice
  237  chance                   1 against 1 6: losses 1 and 0
  238  2 Reapers, red           attacks Haestrom (1) from Pragia (2), dice: 1
  239  1 Alliance, light blue   plays no card
  240  1 Alliance, light blue   plays no card
  241  chance                   5 against 2: losses 0 and 1; Haestrom falls
  242  2 Reapers, red           attacks Sanctum (2) from Hagalaz (2), dice: 1
  243  4 Alliance, dark blue    defends with 2 dice
  244  chance                   2 against 3 6: losses 1 and 0
  245  2 Reapers, red           attacks Noveria (1) from Earth (5), dice: 3
  246  1 Alliance, light blue   plays no card
  247  chance                   5 1 2 against 2: losses 0 and 1; Noveria falls
  248  2 Reapers, red           moves 1 more units in
  249  2 Reapers, red           attacks Aite (1) from Ilos (4), dice: 3
  250  chance                   6 4 6 against 5: losses 0 and 1; Aite falls
  251  2 Reapers, red           attacks Bekenstein (3) from Watson (2), dice: 1
  252  3 Cerberus, orange       defends with 2 dice
  253  chance                   1 against 3 6: losses 1 and 0
  254  2 Reapers, red           attacks Antibaar (2) from Therum (2), dice: 1
  255  4 Alliance, dark blue    defends with 2 dice
  256  chance                   1 against 2 4: losses 1 and 0
  257  2 Reapers, red           attacks Irune (2) from Aite (3), dice: 2
  258  3 Cerberus, orange       defends with 2 dice
  259  chance                   4 2 against 3 5: losses 2 and 0
  260  2 Reapers, red           ends the attacks
  261  2 Reapers, red           does not fortify
  262  2 Reapers, red           rolls for the move of Harbinger
  263  chance                   1: Harbinger may go 1 step
  264  2 Reapers, red           moves Harbinger from Benning to Earth
  265  chance                   Reapers, red draws reaper-20 (Carrier – Dragon's Teeth)
  266  chance                   Reapers, red draws reaper-08 (Carrier – The Cycle Continues)
  267  chance                   Reapers, red draws reaper-06 (Dreadnought – Indoctrination)
  268  3 Cerberus, orange       places 3 on Irune, now 5
  269  3 Cerberus, orange       attacks Terra Nova (2) from Bekenstein (3), dice: 2
  270  4 Alliance, dark blue    defends with 2 dice
  271  chance                   1 4 against 4 3: losses 2 and 0
  272  3 Cerberus, orange       attacks Kahje (3) from Nevos (4), dice: 3
  273  4 Alliance, dark blue    defends with 2 dice
  274  chance                   5 6 3 against 2 1: losses 0 and 2
  275  3 Cerberus, orange       attacks Lesuss (3) from Palaven (2), dice: 1
  276  4 Alliance, dark blue    defends with 2 dice
  277  chance                   4 against 5 5: losses 1 and 0
  278  3 Cerberus, orange       attacks Feros (6) from Virmire (3), dice: 2
  279  4 Alliance, dark blue    defends with 2 dice
  280  chance                   3 1 against 3 1: losses 2 and 0
  281  3 Cerberus, orange       attacks Aite (1) from Irune (5), dice: 3
  282  2 Reapers, red           plays no card
  283  2 Reapers, red           plays no card
  284  chance                   2 5 4 against 1: losses 0 and 1; Aite falls
  285  3 Cerberus, orange       moves 1 more units in
  286  3 Cerberus, orange       attacks Kahje (1) from Nevos (4), dice: 3
  287  chance                   6 1 4 against 2: losses 0 and 1; Kahje falls
  288  3 Cerberus, orange       attacks Hagalaz (1) from Aite (4), dice: 3
  289  2 Reapers, red           plays reaper-20 (Carrier – Dragon's Teeth)
  290  1 Alliance, light blue   does not answer reaper-20 (Carrier – Dragon's Teeth), which takes effect; Hagalaz now has 4 units
  291  2 Reapers, red           plays no card
  292  2 Reapers, red           defends with 2 dice
  293  2 Reapers, red           plays no card
  294  chance                   1 4 6 against 4 2: losses 0 and 2
  295  3 Cerberus, orange       attacks Rannoch (4) from Charoum (6), dice: 3
  296  5 Reapers, burgundy      defends with 2 dice
  297  chance                   1 2 6 against 5 1: losses 0 and 2
  298  3 Cerberus, orange       attacks Sanctum (2) from Aite (4), dice: 3
  299  4 Alliance, dark blue    defends with 2 dice
  300  chance                   4 4 2 against 3 2: losses 0 and 2; Sanctum falls; Strategic Planet Meter: 3 of 10
  301  3 Cerberus, orange       attacks Omega (1) from Sanctum (3), dice: 2
  302  1 Alliance, light blue   plays no card
  303  1 Alliance, light blue   plays no card
  304  chance                   5 4 against 3: losses 0 and 1; Omega falls; Strategic Planet Meter: 4 of 10
  305  3 Cerberus, orange       attacks Illium (1) from Omega (2), dice: 1
  306  1 Alliance, light blue   plays no card
  307  1 Alliance, light blue   plays no card
  308  chance                   3 against 3: losses 1 and 0
  309  3 Cerberus, orange       attacks Feros (6) from Kahje (3), dice: 2
  310  4 Alliance, dark blue    defends with 2 dice
  311  chance                   3 5 against 4 2: losses 0 and 2
  312  3 Cerberus, orange       attacks Rannoch (2) from Charoum (6), dice: 3
  313  5 Reapers, burgundy      defends with 2 dice
  314  chance                   2 6 4 against 1 2: losses 0 and 2; Rannoch falls
  315  3 Cerberus, orange       moves 2 more units in
  316  3 Cerberus, orange       ends the attacks
  317  3 Cerberus, orange       does not fortify
  318  chance                   Cerberus, orange draws cerberus-22 (Cruiser – Black Market)
  319  chance                   Cerberus, orange draws cerberus-12 (Dreadnought – Fortified Laboratory)
  320  4 Alliance, dark blue    places 3 on Lorek, now 7
  321  4 Alliance, dark blue    attacks Kahje (3) from Feros (4), dice: 3
  322  3 Cerberus, orange       plays no card
  323  3 Cerberus, orange       defends with 2 dice
  324  chance                   5 1 3 against 1 1: losses 0 and 2
  325  4 Alliance, dark blue    attacks Therum (1) from Feros (4), dice: 3
  326  2 Reapers, red           plays no card
  327  2 Reapers, red           plays no card
  328  chance                   1 1 2 against 4: losses 1 and 0
  329  4 Alliance, dark blue    attacks Ontarom (1) from Feros (3), dice: 2
  330  chance                   2 1 against 4: losses 1 and 0
  331  4 Alliance, dark blue    attacks Therum (1) from Feros (2), dice: 1
  332  2 Reapers, red           plays no card
  333  chance                   2 against 2: losses 1 and 0
  334  4 Alliance, dark blue    attacks Bekenstein (1) from Terra Nova (2), dice: 1
  335  3 Cerberus, orange       plays no card
  336  chance                   1 against 5: losses 1 and 0
  337  4 Alliance, dark blue    attacks Rannoch (5) from Horizon (4), dice: 3
  338  3 Cerberus, orange       plays no card
  339  3 Cerberus, orange       defends with 2 dice
  340  chance                   1 1 2 against 2 2: losses 2 and 0
  341  4 Alliance, dark blue    attacks Rannoch (5) from Horizon (2), dice: 1
  342  3 Cerberus, orange       defends with 2 dice
  343  chance                   4 against 4 6: losses 1 and 0
  344  4 Alliance, dark blue    attacks Korlus (5) from Lorek (7), dice: 3
  345  5 Reapers, burgundy      defends with 2 dice
  346  chance                   2 1 3 against 4 6: losses 2 and 0
  347  4 Alliance, dark blue    attacks Korlus (5) from Lorek (5), dice: 3
  348  5 Reapers, burgundy      defends with 2 dice
  349  chance                   1 6 2 against 6 5: losses 2 and 0
  350  4 Alliance, dark blue    attacks Ontarom (1) from Antibaar (2), dice: 1
  351  chance                   4 against 6: losses 1 and 0
  352  4 Alliance, dark blue    attacks Korlus (5) from Lorek (3), dice: 2
  353  5 Reapers, burgundy      defends with 2 dice
  354  chance                   6 6 against 3 1: losses 0 and 2
  355  4 Alliance, dark blue    attacks Irune (1) from Lesuss (3), dice: 2
  356  3 Cerberus, orange       plays no card
  357  3 Cerberus, orange       plays no card
  358  chance                   2 2 against 3: losses 1 and 0
  359  4 Alliance, dark blue    attacks Korlus (3) from Lorek (3), dice: 2
  360  5 Reapers, burgundy      defends with 2 dice
  361  chance                   6 5 against 4 3: losses 0 and 2
  362  4 Alliance, dark blue    attacks Virmire (1) from Lorek (3), dice: 2
  363  3 Cerberus, orange       plays no card
  364  chance                   5 3 against 5: losses 1 and 0
  365  4 Alliance, dark blue    attacks Korlus (1) from Lorek (2), dice: 1
  366  chance                   6 against 5: losses 0 and 1; Korlus falls
  367  4 Alliance, dark blue    attacks Irune (1) from Lesuss (2), dice: 1
  368  3 Cerberus, orange       plays cerberus-12 (Dreadnought – Fortified Laboratory)
  369  1 Alliance, light blue   does not answer cerberus-12 (Dreadnought – Fortified Laboratory), which takes effect; the defence dice have 8 sides for the rest of the invasion
  370  chance                   5 against d8:1: losses 0 and 1; Irune falls; Strategic Planet Meter: 3 of 10
  371  4 Alliance, dark blue    ends the attacks
  372  4 Alliance, dark blue    does not fortify
  373  chance                   Alliance, dark blue draws alliance-22 (Cruiser – Intercepted Orders)
  374  chance                   Alliance, dark blue draws alliance-02 (Carrier – Rally the Fleets)
  375  chance                   Reapers, burgundy draws a Reaper Vanguard token: Reaper
  376  5 Reapers, burgundy      places the Reaper Vanguard token on Eden Prime
  377  5 Reapers, burgundy      places 3 on Tuchanka, now 5
  378  5 Reapers, burgundy      attacks Dekuuna (1) from Tuchanka (5), dice: 3
  379  1 Alliance, light blue   plays no card
  380  1 Alliance, light blue   plays no card
  381  chance                   6 1 5 against 6: losses 1 and 0
  382  5 Reapers, burgundy      attacks Palaven (1) from Tuchanka (4), dice: 3
  383  3 Cerberus, orange       plays no card
  384  chance                   1 4 4 against 5: losses 1 and 0
  385  5 Reapers, burgundy      attacks Palaven (1) from Benning (2), dice: 1
  386  chance                   5 against 5: losses 1 and 0
  387  5 Reapers, burgundy      attacks Dekuuna (1) from Tuchanka (3), dice: 2
  388  1 Alliance, light blue   plays no card
  389  chance                   1 2 against 5: losses 1 and 0
  390  5 Reapers, burgundy      ends the attacks
  391  5 Reapers, burgundy      asks for command of Intai'sei
  392  2 Reapers, red           hands Intai'sei over
  393  5 Reapers, burgundy      lets Harbinger stay
  394  chance                   Reapers, burgundy draws reaper-03 (Dreadnought – Harbinger Attack)
  395  1 Alliance, light blue   turns in alliance-19 (Cruiser – Resistance Uprising) and builds a ship: Cruiser
  396  1 Alliance, light blue   places 3 on Dekuuna, now 4
  397  1 Alliance, light blue   places the new ship (Cruiser) on Zorya
  398  1 Alliance, light blue   attacks Sur'Kesh (1) from Dekuuna (4), dice: 3
  399  3 Cerberus, orange       plays no card
  400  3 Cerberus, orange       plays no card
  401  chance                   6 6 4 against 6: losses 1 and 0
  402  1 Alliance, light blue   attacks Palaven (1) from Dekuuna (3), dice: 2
  403  3 Cerberus, orange       plays no card
  404  chance                   1 6 against 4: losses 0 and 1; Palaven falls
  405  1 Alliance, light blue   attacks Benning (1) from Palaven (2), dice: 1
  406  5 Reapers, burgundy      plays no card
  407  5 Reapers, burgundy      plays no card
  408  chance                   4 against 5: losses 1 and 0
  409  1 Alliance, light blue   ends the attacks
  410  1 Alliance, light blue   asks for command of Antibaar
  411  4 Alliance, dark blue    hands Antibaar over
  412  chance                   Alliance, light blue draws alliance-15 (Dreadnought – Biotic Barrier)
  413  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  414  2 Reapers, red           places the Reaper Vanguard token on Intai'sei
  415  2 Reapers, red           plays no card
  416  2 Reapers, red           plays reaper-08 (Carrier – The Cycle Continues)
  417  3 Cerberus, orange       does not answer reaper-08 (Carrier – The Cycle Continues)
  418  4 Alliance, dark blue    does not answer reaper-08 (Carrier – The Cycle Continues)
  419  1 Alliance, light blue   does not answer reaper-08 (Carrier – The Cycle Continues), which takes effect; Momentum Meter: 2 spaces towards the Reapers
  420  2 Reapers, red           places 3 on Watson, now 4
  421  2 Reapers, red           attacks Sanctum (1) from Hagalaz (2), dice: 1
  422  2 Reapers, red           plays no card
  423  3 Cerberus, orange       plays no card
  424  2 Reapers, red           plays no card
  425  3 Cerberus, orange       plays no card
  426  chance                   1 against 2: losses 1 and 0
  427  2 Reapers, red           attacks Mindoir (1) from Watson (4), dice: 3
  428  2 Reapers, red           plays no card
  429  1 Alliance, light blue   plays no card
  430  2 Reapers, red           plays no card
  431  1 Alliance, light blue   plays no card
  432  chance                   5 5 6 against 3: losses 0 and 1; Mindoir falls
  433  2 Reapers, red           plays no card
  434  2 Reapers, red           attacks Bekenstein (1) from Mindoir (3), dice: 2
  435  2 Reapers, red           plays no card
  436  3 Cerberus, orange       plays no card
  437  2 Reapers, red           plays no card
  438  chance                   1 3 against 6: losses 1 and 0
  439  2 Reapers, red           attacks Terra Nova (1) from Mindoir (2), dice: 1
  440  2 Reapers, red           plays no card
  441  4 Alliance, dark blue    plays no card
  442  2 Reapers, red           plays no card
  443  4 Alliance, dark blue    plays no card
  444  chance                   5 against 4: losses 0 and 1; Terra Nova falls
  445  2 Reapers, red           plays no card
  446  2 Reapers, red           ends the attacks
  447  2 Reapers, red           moves 3 from Noveria to Earth
  448  2 Reapers, red           ends the fortifications
  449  2 Reapers, red           plays no card
  450  2 Reapers, red           lets Harbinger stay
  451  chance                   Reapers, red draws reaper-26 (Carrier – Seeker Swarms)
  452  chance                   Reapers, red draws reaper-27 (Dreadnought – Shifting Stronghold)
  453  chance                   Reapers, red draws reaper-16 (Cruiser – Destroyer Beam)
  454  3 Cerberus, orange       turns in cerberus-22 (Cruiser – Black Market) and builds a ship: Cruiser
  455  3 Cerberus, orange       places 3 on Bekenstein, now 4
  456  3 Cerberus, orange       places the new ship (Cruiser) on Nevos
  457  3 Cerberus, orange       attacks Mindoir (1) from Bekenstein (4), dice: 3
  458  2 Reapers, red           plays no card
  459  2 Reapers, red           plays no card
  460  chance                   1 5 3 against 1: losses 0 and 1; Mindoir falls
  461  3 Cerberus, orange       attacks Watson (1) from Mindoir (3), dice: 2
  462  2 Reapers, red           plays no card
  463  2 Reapers, red           plays no card
  464  chance                   2 3 against 1: losses 0 and 1; Watson falls; Strategic Planet Meter: 4 of 10
  465  3 Cerberus, orange       ends the attacks
  466  3 Cerberus, orange       moves 1 from Watson to Bekenstein
  467  3 Cerberus, orange       ends the fortifications
  468  chance                   Cerberus, orange draws cerberus-24 (Dreadnought – Shadow Logistics)
  469  4 Alliance, dark blue    places 3 on Horizon, now 4
  470  4 Alliance, dark blue    attacks Rannoch (5) from Horizon (4), dice: 3
  471  3 Cerberus, orange       plays no card
  472  3 Cerberus, orange       defends with 2 dice
  473  4 Alliance, dark blue    plays no card
  474  chance                   5 1 2 against 5 2: losses 2 and 0
  475  4 Alliance, dark blue    attacks Rannoch (5) from Horizon (2), dice: 1
  476  3 Cerberus, orange       defends with 2 dice
  477  4 Alliance, dark blue    plays no card
  478  chance                   3 against 5 4: losses 1 and 0
  479  4 Alliance, dark blue    ends the attacks
  480  4 Alliance, dark blue    does not fortify
  481  chance                   Reapers, burgundy draws a Reaper Vanguard token: Reaper
  482  5 Reapers, burgundy      places the Reaper Vanguard token on Haestrom
  483  5 Reapers, burgundy      plays no card
  484  5 Reapers, burgundy      turns in reaper-03 (Dreadnought – Harbinger Attack) and builds a ship: Dreadnought
  485  5 Reapers, burgundy      places 3 on Shanxi, now 4
  486  5 Reapers, burgundy      places the new ship (Dreadnought) on Eden Prime
  487  5 Reapers, burgundy      attacks Palaven (1) from Tuchanka (2), dice: 1
  488  1 Alliance, light blue   plays no card
  489  1 Alliance, light blue   plays no card
  490  chance                   4 against 2: losses 0 and 1; Palaven falls
  491  5 Reapers, burgundy      attacks Bekenstein (2) from Shanxi (4), dice: 3
  492  3 Cerberus, orange       plays no card
  493  3 Cerberus, orange       defends with 2 dice
  494  chance                   3 1 4 against 2 1: losses 0 and 2; Bekenstein falls
  495  5 Reapers, burgundy      attacks Mindoir (1) from Bekenstein (3), dice: 2
  496  3 Cerberus, orange       plays no card
  497  chance                   2 2 against 3: losses 1 and 0
  498  5 Reapers, burgundy      attacks Mindoir (1) from Bekenstein (2), dice: 1
  499  chance                   4 against 2: losses 0 and 1; Mindoir falls
  500  5 Reapers, burgundy      ends the attacks
  501  5 Reapers, burgundy      does not fortify
  502  5 Reapers, burgundy      lets Harbinger stay
  503  chance                   Reapers, burgundy draws reaper-18 (Dreadnought – Banshee Scream)
  504  chance                   Reapers, burgundy draws reaper-23 (Carrier – Signal Hijack)
  505  chance                   Reapers, burgundy draws reaper-13 (Cruiser – Brute Charge)
  506  chance                   Reapers, burgundy draws reaper-15 (Dreadnought – Destroyer Beam)
  507  1 Alliance, light blue   places 3 on Illium, now 4
  508  1 Alliance, light blue   attacks Omega (1) from Illium (4), dice: 3
  509  3 Cerberus, orange       plays no card
  510  1 Alliance, light blue   plays no card
  511  3 Cerberus, orange       plays no card
  512  chance                   6 3 1 against 3: losses 0 and 1; Omega falls; Strategic Planet Meter: 3 of 10
  513  1 Alliance, light blue   attacks Hagalaz (1) from Omega (3), dice: 2
  514  2 Reapers, red           plays no card
  515  1 Alliance, light blue   plays no card
  516  2 Reapers, red           plays no card
  517  chance                   4 2 against 6: losses 1 and 0
  518  1 Alliance, light blue   attacks Sanctum (1) from Omega (2), dice: 1
  519  3 Cerberus, orange       plays no card
  520  1 Alliance, light blue   plays no card
  521  3 Cerberus, orange       plays no card
  522  chance                   4 against 5: losses 1 and 0
  523  1 Alliance, light blue   ends the attacks
  524  1 Alliance, light blue   moves 5 from Heshtok to Illium
  525  1 Alliance, light blue   ends the fortifications
  526  chance                   Alliance, light blue draws alliance-01 (Cruiser – Rally the Fleets)
  527  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  528  2 Reapers, red           places the Reaper Vanguard token on Pragia
  529  2 Reapers, red           plays reaper-27 (Dreadnought – Shifting Stronghold) on the token of Haestrom, to Palaven
  530  3 Cerberus, orange       does not answer reaper-27 (Dreadnought – Shifting Stronghold)
  531  4 Alliance, dark blue    does not answer reaper-27 (Dreadnought – Shifting Stronghold)
  532  1 Alliance, light blue   does not answer reaper-27 (Dreadnought – Shifting Stronghold), which takes effect; the token goes to Palaven
  533  2 Reapers, red           picks reaper-06 (Dreadnought – Indoctrination)
  534  2 Reapers, red           picks reaper-16 (Cruiser – Destroyer Beam)
  535  2 Reapers, red           picks reaper-26 (Carrier – Seeker Swarms)
  536  2 Reapers, red           turns in a set for 7 units
  537  2 Reapers, red           places 10 on Ilos, now 11
  538  2 Reapers, red           attacks Aite (1) from Ilos (11), dice: 3
  539  3 Cerberus, orange       plays no card
  540  chance                   6 3 6 against 4: losses 0 and 1; Aite falls
  541  2 Reapers, red           moves 7 more units in
  542  2 Reapers, red           attacks Sanctum (1) from Aite (10), dice: 3
  543  3 Cerberus, orange       plays no card
  544  3 Cerberus, orange       plays no card
  545  chance                   6 3 5 against 2: losses 0 and 1; Sanctum falls; Strategic Planet Meter: 2 of 10
  546  2 Reapers, red           moves 6 more units in
  547  2 Reapers, red           attacks Omega (1) from Sanctum (9), dice: 3
  548  1 Alliance, light blue   plays no card
  549  1 Alliance, light blue   plays alliance-15 (Dreadnought – Biotic Barrier)
  550  3 Cerberus, orange       does not answer alliance-15 (Dreadnought – Biotic Barrier), which takes effect; each defence die counts 1 more for the rest of the invasion
  551  1 Alliance, light blue   plays no card
  552  chance                   1 2 4 against 4: losses 1 and 0
  553  2 Reapers, red           attacks Zorya (1) from Sanctum (8), dice: 3
  554  1 Alliance, light blue   plays no card
  555  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  556  1 Alliance, light blue   plays no card
  557  chance                   4 6 2 against 6: losses 1 and 0
  558  2 Reapers, red           attacks Zorya (1) from Sanctum (7), dice: 3
  559  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  560  1 Alliance, light blue   plays no card
  561  chance                   1 5 5 against 5: losses 1 and 0
  562  2 Reapers, red           attacks Omega (1) from Sanctum (6), dice: 3
  563  1 Alliance, light blue   plays no card
  564  chance                   5 1 3 against 2: losses 0 and 1; Omega falls
  565  2 Reapers, red           moves 2 more units in
  566  2 Reapers, red           ends the attacks
  567  2 Reapers, red           moves 4 from Omega to Hagalaz
  568  2 Reapers, red           ends the fortifications
  569  2 Reapers, red           rolls for the move of Harbinger
  570  chance                   4: Harbinger may go 4 steps
  571  2 Reapers, red           moves Harbinger from Earth to Noveria
  572  chance                   Reapers, red draws reaper-01 (Cruiser – Harbinger Attack)
  573  chance                   Reapers, red draws reaper-25 (Cruiser – Processed)
  574  chance                   Reapers, red draws reaper-14 (Carrier – Brute Charge)
  575  chance                   Reapers, red draws reaper-17 (Carrier – Banshee Scream)
  576  3 Cerberus, orange       places 3 on Sur'Kesh, now 4
  577  3 Cerberus, orange       attacks Tuchanka (1) from Sur'Kesh (4), dice: 3
  578  5 Reapers, burgundy      plays no card
  579  3 Cerberus, orange       plays no card
  580  chance                   1 3 6 against d8:5: losses 0 and 1; Tuchanka falls; the token there is turned up: Catalyst; Strategic Planet Meter: 3 of 10
  581  5 Reapers, burgundy      puts the Reaper Vanguard token on Haestrom instead
  582  3 Cerberus, orange       attacks Haestrom (1) from Rannoch (5), dice: 3
  583  2 Reapers, red           plays no card
  584  3 Cerberus, orange       plays no card
  585  chance                   1 4 1 against d8:4: losses 1 and 0
  586  3 Cerberus, orange       attacks Horizon (1) from Rannoch (4), dice: 3
  587  4 Alliance, dark blue    plays no card
  588  3 Cerberus, orange       plays no card
  589  4 Alliance, dark blue    plays no card
  590  chance                   1 3 6 against 1: losses 0 and 1; Horizon falls
  591  3 Cerberus, orange       attacks Dekuuna (1) from Tuchanka (3), dice: 2
  592  1 Alliance, light blue   plays no card
  593  3 Cerberus, orange       plays no card
  594  1 Alliance, light blue   plays no card
  595  chance                   6 5 against 6: losses 1 and 0
  596  3 Cerberus, orange       attacks Heshtok (1) from Horizon (3), dice: 2
  597  1 Alliance, light blue   plays no card
  598  3 Cerberus, orange       plays no card
  599  1 Alliance, light blue   plays no card
  600  chance                   1 4 against 2: losses 0 and 1; Heshtok falls
  601  3 Cerberus, orange       attacks Illium (6) from Heshtok (2), dice: 1
  602  1 Alliance, light blue   plays no card
  603  1 Alliance, light blue   defends with 2 dice
  604  3 Cerberus, orange       plays no card
  605  1 Alliance, light blue   plays no card
  606  chance                   5 against 3 6: losses 1 and 0
  607  3 Cerberus, orange       attacks Dekuuna (1) from Tuchanka (2), dice: 1
  608  3 Cerberus, orange       plays no card
  609  1 Alliance, light blue   plays no card
  610  chance                   4 against 2: losses 0 and 1; Dekuuna falls
  611  3 Cerberus, orange       ends the attacks
  612  3 Cerberus, orange       moves 1 Cruiser from Nevos to Kahje
  613  3 Cerberus, orange       plays no card
  614  chance                   Cerberus, orange draws cerberus-08 (Carrier – Kai Leng)
  615  chance                   Cerberus, orange draws cerberus-06 (Dreadnought – Phantom Strike)
  616  4 Alliance, dark blue    plays alliance-22 (Cruiser – Intercepted Orders) against Reapers, burgundy
  617  3 Cerberus, orange       does not answer alliance-22 (Cruiser – Intercepted Orders), which takes effect
  618  chance                   Reapers, burgundy loses reaper-15 (Dreadnought – Destroyer Beam)
  619  chance                   Reapers, burgundy loses reaper-18 (Dreadnought – Banshee Scream)
  620  4 Alliance, dark blue    turns in alliance-02 (Carrier – Rally the Fleets) and builds a ship: Carrier
  621  4 Alliance, dark blue    places 3 on Lesuss, now 4
  622  4 Alliance, dark blue    places the new ship (Carrier) on Lesuss
  623  4 Alliance, dark blue    attacks Palaven (1) from Lesuss (4), dice: 3, with 1 Carrier
  624  5 Reapers, burgundy      plays no card
  625  chance                   3 3 3 against d8:5: losses 1 and 0
  626  4 Alliance, dark blue    attacks Dekuuna (1) from Lesuss (3), dice: 2, with 1 Carrier
  627  3 Cerberus, orange       plays no card
  628  chance                   3 1 against 2: losses 0 and 1; Dekuuna falls
  629  4 Alliance, dark blue    attacks Sur'Kesh (1) from Dekuuna (2), dice: 1, with 1 Carrier
  630  3 Cerberus, orange       plays no card
  631  3 Cerberus, orange       plays no card
  632  chance                   3 against 3: losses 0 and 1; Sur'Kesh falls; Strategic Planet Meter: 2 of 10
  633  4 Alliance, dark blue    ends the attacks
  634  4 Alliance, dark blue    does not fortify
  635  chance                   Alliance, dark blue draws alliance-25 (Cruiser – Stealth Run)
  636  5 Reapers, burgundy      places 3 on Mindoir, now 4
  637  5 Reapers, burgundy      attacks Tuchanka (1) from Mindoir (4), dice: 3
  638  5 Reapers, burgundy      plays no card
  639  3 Cerberus, orange       plays no card
  640  5 Reapers, burgundy      plays no card
  641  3 Cerberus, orange       plays no card
  642  chance                   2 4 3 against 1: losses 0 and 1; Tuchanka falls; Strategic Planet Meter: 1 of 10
  643  5 Reapers, burgundy      plays no card
  644  5 Reapers, burgundy      attacks Dekuuna (1) from Tuchanka (3), dice: 2
  645  5 Reapers, burgundy      plays no card
  646  4 Alliance, dark blue    plays no card
  647  5 Reapers, burgundy      plays no card
  648  4 Alliance, dark blue    plays no card
  649  chance                   5 3 against 2: losses 0 and 1; Dekuuna falls
  650  5 Reapers, burgundy      plays no card
  651  5 Reapers, burgundy      attacks Nevos (1) from Dekuuna (2), dice: 1
  652  5 Reapers, burgundy      plays no card
  653  3 Cerberus, orange       plays no card
  654  5 Reapers, burgundy      plays no card
  655  chance                   1 against 5: losses 1 and 0
  656  5 Reapers, burgundy      ends the attacks
  657  5 Reapers, burgundy      does not fortify
  658  5 Reapers, burgundy      plays no card
  659  5 Reapers, burgundy      rolls for the move of Harbinger
  660  chance                   2: Harbinger may go 2 steps
  661  5 Reapers, burgundy      moves Harbinger from Noveria to Elysium
  662  chance                   Reapers, burgundy draws reaper-22 (Cruiser – Signal Hijack)
  663  chance                   Reapers, burgundy draws reaper-24 (Dreadnought – Relentless Advance)
  664  chance                   Reapers, burgundy draws reaper-07 (Cruiser – Indoctrination)
  665  chance                   Reapers, burgundy draws reaper-10 (Cruiser – Husk Swarm)
  666  1 Alliance, light blue   plays alliance-01 (Cruiser – Rally the Fleets)
  667  3 Cerberus, orange       does not answer alliance-01 (Cruiser – Rally the Fleets), which takes effect; Momentum Meter: 1 space towards the Alliance
  668  1 Alliance, light blue   places 3 on Adas, now 4
  669  1 Alliance, light blue   ends the attacks
  670  1 Alliance, light blue   does not fortify
  671  2 Reapers, red           turns in reaper-17 (Carrier – Banshee Scream) and builds a ship: Carrier
  672  2 Reapers, red           places 4 on Haestrom, now 5
  673  2 Reapers, red           places the new ship (Carrier) on Elysium
  674  2 Reapers, red           attacks Rannoch (1) from Haestrom (5), dice: 3
  675  3 Cerberus, orange       plays no card
  676  2 Reapers, red           plays no card
  677  chance                   1 2 2 against 4: losses 1 and 0
  678  2 Reapers, red           attacks Adas (4) from Haestrom (4), dice: 3
  679  1 Alliance, light blue   defends with 2 dice
  680  2 Reapers, red           plays no card
  681  chance                   2 3 5 against 4 3: losses 1 and 1
  682  2 Reapers, red           attacks Rannoch (1) from Haestrom (3), dice: 2
  683  2 Reapers, red           plays reaper-14 (Carrier – Brute Charge)
  684  3 Cerberus, orange       does not answer reaper-14 (Carrier – Brute Charge)
  685  4 Alliance, dark blue    does not answer reaper-14 (Carrier – Brute Charge), which takes effect; each attack die counts 1 more in this battle
  686  2 Reapers, red           plays no card
  687  chance                   1 4 against 2: losses 0 and 1; Rannoch falls
  688  2 Reapers, red           plays no card
  689  2 Reapers, red           attacks Horizon (1) from Rannoch (2), dice: 1
  690  3 Cerberus, orange       plays no card
  691  2 Reapers, red           plays no card
  692  chance                   1 against 5: losses 1 and 0
  693  2 Reapers, red           ends the attacks
  694  2 Reapers, red           moves 1 Carrier from Elysium to Terra Nova
  695  2 Reapers, red           ends the fortifications
  696  2 Reapers, red           plays no card
  697  2 Reapers, red           rolls for the move of Harbinger
  698  chance                   4: Harbinger may go 4 steps
  699  2 Reapers, red           moves Harbinger from Elysium to Dekuuna
  700  chance                   Reapers, red draws reaper-05 (Carrier – Harbinger Reborn)
  701  chance                   Reapers, red draws reaper-19 (Cruiser – Dragon's Teeth)
  702  3 Cerberus, orange       turns in cerberus-06 (Dreadnought – Phantom Strike) and builds a ship: Dreadnought
  703  3 Cerberus, orange       places 3 on Nevos, now 4
  704  3 Cerberus, orange       places the new ship (Dreadnought) on Virmire
  705  3 Cerberus, orange       attacks Sur'Kesh (1) from Nevos (4), dice: 3
  706  4 Alliance, dark blue    plays no card
  707  4 Alliance, dark blue    defends with 1 die, with 1 Carrier
  708  3 Cerberus, orange       plays no card
  709  4 Alliance, dark blue    plays no card
  710  chance                   5 5 2 against 2: losses 0 and 1; Sur'Kesh falls; 1 Carrier destroyed; Strategic Planet Meter: 2 of 10
  711  3 Cerberus, orange       ends the attacks
  712  3 Cerberus, orange       plays cerberus-24 (Dreadnought – Shadow Logistics): 2 units from Sur'Kesh to Heshtok
  713  4 Alliance, dark blue    does not answer cerberus-24 (Dreadnought – Shadow Logistics), which takes effect
  714  3 Cerberus, orange       moves 1 Cruiser from Kahje to Nevos
  715  3 Cerberus, orange       plays no card
  716  chance                   Cerberus, orange draws cerberus-07 (Cruiser – Kai Leng)
  717  4 Alliance, dark blue    places 3 on Feros, now 4
  718  4 Alliance, dark blue    attacks Therum (1) from Feros (4), dice: 3
  719  2 Reapers, red           plays no card
  720  4 Alliance, dark blue    plays no card
  721  2 Reapers, red           plays no card
  722  chance                   6 4 1 against 4: losses 0 and 1; Therum falls
  723  4 Alliance, dark blue    attacks Ontarom (1) from Therum (3), dice: 2
  724  5 Reapers, burgundy      plays no card
  725  4 Alliance, dark blue    plays no card
  726  5 Reapers, burgundy      plays no card
  727  chance                   6 3 against 1: losses 0 and 1; Ontarom falls
  728  4 Alliance, dark blue    attacks Virmire (1) from Ontarom (2), dice: 1
  729  3 Cerberus, orange       plays no card
  730  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  731  4 Alliance, dark blue    plays no card
  732  chance                   5 against d8:1: losses 0 and 1; Virmire falls; 1 Dreadnought destroyed
  733  4 Alliance, dark blue    ends the attacks
  734  4 Alliance, dark blue    asks for command of Thessia
  735  1 Alliance, light blue   keeps Thessia
  736  4 Alliance, dark blue    asks for command of Utukku
  737  1 Alliance, light blue   hands Utukku over
  738  chance                   Alliance, dark blue draws alliance-26 (Carrier – Stealth Run)
  739  chance                   Alliance, dark blue draws alliance-27 (Dreadnought – Spectre Authority)
  740  5 Reapers, burgundy      plays reaper-10 (Cruiser – Husk Swarm) at Benning
  741  3 Cerberus, orange       does not answer reaper-10 (Cruiser – Husk Swarm)
  742  4 Alliance, dark blue    plays alliance-27 (Dreadnought – Spectre Authority)
  743  3 Cerberus, orange       does not answer alliance-27 (Dreadnought – Spectre Authority), which takes effect; reaper-10 (Cruiser – Husk Swarm) is cancelled
  744  5 Reapers, burgundy      turns in reaper-13 (Cruiser – Brute Charge) and builds a ship: Cruiser
  745  5 Reapers, burgundy      places 3 on Tuchanka, now 4
  746  5 Reapers, burgundy      places the new ship (Cruiser) on Shanxi
  747  5 Reapers, burgundy      attacks Sur'Kesh (1) from Tuchanka (4), dice: 3
  748  3 Cerberus, orange       plays no card
  749  5 Reapers, burgundy      plays no card
  750  3 Cerberus, orange       plays no card
  751  chance                   3 6 2 against 5: losses 0 and 1; Sur'Kesh falls; Strategic Planet Meter: 1 of 10
  752  5 Reapers, burgundy      plays no card
  753  5 Reapers, burgundy      attacks Nevos (1) from Sur'Kesh (3), dice: 2
  754  3 Cerberus, orange       plays no card
  755  3 Cerberus, orange       defends with 1 die, with 1 Cruiser
  756  5 Reapers, burgundy      plays no card
  757  chance                   5 1 against 4: losses 0 and 1; Nevos falls; 1 Cruiser destroyed
  758  5 Reapers, burgundy      plays no card
  759  5 Reapers, burgundy      attacks Thessia (1) from Nevos (2), dice: 1
  760  5 Reapers, burgundy      plays no card
  761  chance                   3 against 2: losses 0 and 1; Thessia falls
  762  5 Reapers, burgundy      plays no card
  763  5 Reapers, burgundy      ends the attacks
  764  5 Reapers, burgundy      moves 7 from Eden Prime to Sur'Kesh
  765  5 Reapers, burgundy      ends the fortifications
  766  5 Reapers, burgundy      plays no card
  767  5 Reapers, burgundy      rolls for the move of Harbinger
  768  chance                   6: Harbinger may go 6 steps
  769  5 Reapers, burgundy      moves Harbinger from Dekuuna to Omega
  770  chance                   Reapers, burgundy draws reaper-12 (Dreadnought – Brute Charge)
  771  chance                   Reapers, burgundy draws reaper-04 (Cruiser – Harbinger Reborn)
  772  chance                   Reapers, burgundy draws reaper-02 (Carrier – Harbinger Attack)
  773  1 Alliance, light blue   places 3 on Adas, now 6
  774  1 Alliance, light blue   attacks Heshtok (3) from Illium (6), dice: 3
  775  3 Cerberus, orange       plays no card
  776  3 Cerberus, orange       defends with 2 dice
  777  chance                   3 4 2 against 4 1: losses 1 and 1
  778  1 Alliance, light blue   attacks Heshtok (2) from Illium (5), dice: 3
  779  3 Cerberus, orange       defends with 2 dice
  780  chance                   5 4 5 against 2 1: losses 0 and 2; Heshtok falls
  781  1 Alliance, light blue   moves 1 more units in
  782  1 Alliance, light blue   attacks Rannoch (1) from Adas (6), dice: 3
  783  2 Reapers, red           plays no card
  784  2 Reapers, red           plays no card
  785  chance                   5 1 4 against 3: losses 0 and 1; Rannoch falls
  786  1 Alliance, light blue   moves 2 more units in
  787  1 Alliance, light blue   attacks Charoum (1) from Rannoch (5), dice: 3
  788  3 Cerberus, orange       plays no card
  789  chance                   5 5 4 against 6: losses 1 and 0
  790  1 Alliance, light blue   attacks Horizon (1) from Heshtok (4), dice: 3
  791  3 Cerberus, orange       plays no card
  792  chance                   4 2 1 against 5: losses 1 and 0
  793  1 Alliance, light blue   attacks Haestrom (1) from Rannoch (4), dice: 3
  794  2 Reapers, red           plays no card
  795  chance                   3 1 2 against d8:7: losses 1 and 0
  796  1 Alliance, light blue   attacks Charoum (1) from Rannoch (3), dice: 2
  797  chance                   1 6 against 1: losses 0 and 1; Charoum falls
  798  1 Alliance, light blue   attacks Horizon (1) from Heshtok (3), dice: 2
  799  chance                   6 5 against 2: losses 0 and 1; Horizon falls
  800  1 Alliance, light blue   attacks Haestrom (1) from Charoum (2), dice: 1
  801  chance                   3 against d8:7: losses 1 and 0
  802  1 Alliance, light blue   ends the attacks
  803  1 Alliance, light blue   does not fortify
  804  chance                   Alliance, light blue draws alliance-04 (Cruiser – Fifth Fleet Reserves)
  805  chance                   Alliance, light blue draws alliance-06 (Dreadnought – Fifth Fleet Reserves)
  806  2 Reapers, red           picks reaper-01 (Cruiser – Harbinger Attack)
  807  2 Reapers, red           picks reaper-25 (Cruiser – Processed)
  808  2 Reapers, red           picks reaper-19 (Cruiser – Dragon's Teeth)
  809  2 Reapers, red           turns in a set for 4 units
  810  2 Reapers, red           turns in reaper-05 (Carrier – Harbinger Reborn) and builds a ship: Carrier
  811  2 Reapers, red           places 7 on Pragia, now 8
  812  2 Reapers, red           places the new ship (Carrier) on Sanctum
  813  2 Reapers, red           attacks Utukku (1) from Pragia (8), dice: 3
  814  4 Alliance, dark blue    plays no card
  815  4 Alliance, dark blue    plays no card
  816  chance                   2 5 6 against 3: losses 0 and 1; Utukku falls
  817  2 Reapers, red           moves 4 more units in
  818  2 Reapers, red           attacks Ontarom (1) from Utukku (7), dice: 3
  819  4 Alliance, dark blue    plays no card
  820  4 Alliance, dark blue    plays no card
  821  chance                   6 1 3 against 1: losses 0 and 1; Ontarom falls
  822  2 Reapers, red           moves 3 more units in
  823  2 Reapers, red           attacks Therum (1) from Ontarom (6), dice: 3
  824  4 Alliance, dark blue    plays no card
  825  4 Alliance, dark blue    plays no card
  826  chance                   1 2 5 against 1: losses 0 and 1; Therum falls
  827  2 Reapers, red           moves 2 more units in
  828  2 Reapers, red           attacks Antibaar (1) from Therum (5), dice: 3
  829  1 Alliance, light blue   plays no card
  830  1 Alliance, light blue   plays no card
  831  chance                   4 2 6 against 5: losses 0 and 1; Antibaar falls
  832  2 Reapers, red           moves 1 more units in
  833  2 Reapers, red           ends the attacks
  834  2 Reapers, red           asks for command of Nevos
  835  5 Reapers, burgundy      hands Nevos over
  836  2 Reapers, red           rolls for the move of Harbinger
  837  chance                   3: Harbinger may go 3 steps
  838  2 Reapers, red           leaves Harbinger on Omega
  839  chance                   Reapers, red draws reaper-11 (Carrier – Husk Swarm)
  840  chance                   Reapers, red draws reaper-21 (Dreadnought – Ravager Nest)
  841  3 Cerberus, orange       turns in cerberus-08 (Carrier – Kai Leng) and builds a ship: Carrier
  842  3 Cerberus, orange       places 3 on Watson, now 4
  843  3 Cerberus, orange       places the new ship (Carrier) on Kahje
  844  3 Cerberus, orange       ends the attacks
  845  3 Cerberus, orange       does not fortify
  846  3 Cerberus, orange       plays no card
  847  4 Alliance, dark blue    turns in alliance-25 (Cruiser – Stealth Run) and builds a ship: Cruiser
  848  4 Alliance, dark blue    places 3 on Lesuss, now 4
  849  4 Alliance, dark blue    places the new ship (Cruiser) on Irune
  850  4 Alliance, dark blue    attacks Dekuuna (1) from Lesuss (4), dice: 3
  851  4 Alliance, dark blue    plays no card
  852  5 Reapers, burgundy      plays no card
  853  chance                   5 5 6 against 1: losses 0 and 1; Dekuuna falls
  854  4 Alliance, dark blue    attacks Thessia (1) from Dekuuna (3), dice: 2
  855  4 Alliance, dark blue    plays no card
  856  5 Reapers, burgundy      plays no card
  857  chance                   2 1 against 5: losses 1 and 0
  858  4 Alliance, dark blue    attacks Tuchanka (1) from Dekuuna (2), dice: 1
  859  4 Alliance, dark blue    plays no card
  860  5 Reapers, burgundy      plays no card
  861  chance                   6 against 5: losses 0 and 1; Tuchanka falls
  862  4 Alliance, dark blue    ends the attacks
  863  4 Alliance, dark blue    moves 1 Cruiser from Irune to Tuchanka
  864  4 Alliance, dark blue    ends the fortifications
  865  chance                   Alliance, dark blue draws alliance-21 (Dreadnought – Intercepted Orders)
  866  5 Reapers, burgundy      turns in reaper-07 (Cruiser – Indoctrination) and builds a ship: Cruiser
  867  5 Reapers, burgundy      places 3 on Thessia, now 4
  868  5 Reapers, burgundy      places the new ship (Cruiser) on Palaven
  869  5 Reapers, burgundy      attacks Dekuuna (1) from Sur'Kesh (8), dice: 3
  870  4 Alliance, dark blue    plays no card
  871  5 Reapers, burgundy      plays no card
  872  4 Alliance, dark blue    plays no card
  873  chance                   3 1 1 against 5: losses 1 and 0
  874  5 Reapers, burgundy      attacks Kahje (1) from Sur'Kesh (7), dice: 3
  875  3 Cerberus, orange       plays no card
  876  3 Cerberus, orange       defends with 1 die, with 1 Carrier
  877  5 Reapers, burgundy      plays reaper-12 (Dreadnought – Brute Charge)
  878  3 Cerberus, orange       does not answer reaper-12 (Dreadnought – Brute Charge), which takes effect; each attack die counts 1 more in this battle
  879  chance                   1 6 6 against 2: losses 0 and 1; Kahje falls; 1 Carrier destroyed
  880  5 Reapers, burgundy      moves 3 more units in
  881  5 Reapers, burgundy      attacks Lesuss (1) from Thessia (4), dice: 3
  882  4 Alliance, dark blue    plays no card
  883  4 Alliance, dark blue    plays no card
  884  chance                   1 6 3 against 6: losses 1 and 0
  885  5 Reapers, burgundy      attacks Dekuuna (1) from Thessia (3), dice: 2
  886  4 Alliance, dark blue    plays no card
  887  chance                   3 1 against 4: losses 1 and 0
  888  5 Reapers, burgundy      attacks Dekuuna (1) from Thessia (2), dice: 1
  889  4 Alliance, dark blue    plays no card
  890  chance                   5 against 3: losses 0 and 1; Dekuuna falls
  891  5 Reapers, burgundy      attacks Feros (1) from Kahje (6), dice: 3
  892  4 Alliance, dark blue    plays no card
  893  4 Alliance, dark blue    plays no card
  894  chance                   4 3 5 against 1: losses 0 and 1; Feros falls
  895  5 Reapers, burgundy      moves 2 more units in
  896  5 Reapers, burgundy      attacks Virmire (1) from Feros (5), dice: 3
  897  4 Alliance, dark blue    plays no card
  898  4 Alliance, dark blue    plays no card
  899  chance                   3 6 5 against 5: losses 0 and 1; Virmire falls
  900  5 Reapers, burgundy      moves 1 more units in
  901  5 Reapers, burgundy      attacks Lorek (1) from Virmire (4), dice: 3
  902  4 Alliance, dark blue    plays no card
  903  4 Alliance, dark blue    plays no card
  904  chance                   4 6 3 against 5: losses 0 and 1; Lorek falls
  905  5 Reapers, burgundy      attacks Heshtok (1) from Lorek (3), dice: 2
  906  1 Alliance, light blue   plays no card
  907  1 Alliance, light blue   plays no card
  908  chance                   6 3 against 2: losses 0 and 1; Heshtok falls
  909  5 Reapers, burgundy      attacks Illium (1) from Heshtok (2), dice: 1
  910  1 Alliance, light blue   plays no card
  911  1 Alliance, light blue   plays no card
  912  chance                   3 against 1: losses 0 and 1; Illium falls
  913  5 Reapers, burgundy      ends the attacks
  914  5 Reapers, burgundy      does not fortify
  915  5 Reapers, burgundy      plays no card
  916  5 Reapers, burgundy      rolls for the move of Harbinger
  917  chance                   1: Harbinger may go 1 step
  918  5 Reapers, burgundy      moves Harbinger from Omega to Sanctum
  919  chance                   Reapers, burgundy draws reaper-09 (Dreadnought – Husk Swarm)
  920  chance                   Reapers, burgundy draws reaper-20 (Carrier – Dragon's Teeth)
  921  chance                   Reapers, burgundy draws reaper-01 (Cruiser – Harbinger Attack)
  922  1 Alliance, light blue   plays alliance-06 (Dreadnought – Fifth Fleet Reserves) at Zorya
  923  3 Cerberus, orange       does not answer alliance-06 (Dreadnought – Fifth Fleet Reserves), which takes effect; Zorya now has 4 units
  924  1 Alliance, light blue   turns in alliance-04 (Cruiser – Fifth Fleet Reserves) and builds a ship: Cruiser
  925  1 Alliance, light blue   places 3 on Zorya, now 7
  926  1 Alliance, light blue   places the new ship (Cruiser) on Charoum
  927  1 Alliance, light blue   attacks Thessia (1) from Zorya (7), dice: 3, with 1 Cruiser
  928  5 Reapers, burgundy      plays no card
  929  5 Reapers, burgundy      plays no card
  930  chance                   3 3 4 against 5: losses 1 and 0
  931  1 Alliance, light blue   attacks Thessia (1) from Zorya (6), dice: 3, with 1 Cruiser
  932  5 Reapers, burgundy      plays no card
  933  chance                   4 2 1 against 2: ships have ones rolled again
  934  chance                   ones rolled again give 6: losses 0 and 1; Thessia falls
  935  1 Alliance, light blue   moves 2 more units in
  936  1 Alliance, light blue   attacks Lorek (1) from Horizon (2), dice: 1
  937  5 Reapers, burgundy      plays reaper-20 (Carrier – Dragon's Teeth)
  938  3 Cerberus, orange       does not answer reaper-20 (Carrier – Dragon's Teeth), which takes effect; Lorek now has 4 units
  939  5 Reapers, burgundy      plays no card
  940  5 Reapers, burgundy      defends with 2 dice
  941  5 Reapers, burgundy      plays no card
  942  chance                   4 against 3 5: losses 1 and 0
  943  1 Alliance, light blue   attacks Nevos (1) from Thessia (5), dice: 3, with 1 Cruiser
  944  2 Reapers, red           plays no card
  945  2 Reapers, red           plays reaper-21 (Dreadnought – Ravager Nest)
  946  3 Cerberus, orange       does not answer reaper-21 (Dreadnought – Ravager Nest), which takes effect; the defence dice have 8 sides for the rest of the invasion
  947  chance                   4 2 2 against d8:8: losses 1 and 0
  948  1 Alliance, light blue   attacks Nevos (1) from Thessia (4), dice: 3, with 1 Cruiser
  949  chance                   5 6 3 against d8:2: losses 0 and 1; Nevos falls
  950  1 Alliance, light blue   attacks Kahje (1) from Nevos (3), dice: 2, with 1 Cruiser
  951  5 Reapers, burgundy      plays no card
  952  chance                   1 4 against 3: ships have ones rolled again
  953  chance                   ones rolled again give 2: losses 0 and 1; Kahje falls
  954  1 Alliance, light blue   attacks Sur'Kesh (1) from Kahje (2), dice: 1, with 1 Cruiser
  955  5 Reapers, burgundy      plays no card
  956  chance                   2 against 3: losses 1 and 0
  957  1 Alliance, light blue   ends the attacks
  958  1 Alliance, light blue   does not fortify
  959  chance                   Alliance, light blue draws alliance-20 (Carrier – Resistance Uprising)
  960  2 Reapers, red           plays no card
  961  2 Reapers, red           plays reaper-11 (Carrier – Husk Swarm) at Aite
  962  3 Cerberus, orange       does not answer reaper-11 (Carrier – Husk Swarm), which takes effect; Aite now has 4 units
  963  2 Reapers, red           places 5 on Haestrom, now 6
  964  2 Reapers, red           attacks Irune (1) from Aite (4), dice: 3
  965  4 Alliance, dark blue    plays no card
  966  4 Alliance, dark blue    plays no card
  967  chance                   5 6 4 against 1: losses 0 and 1; Irune falls
  968  2 Reapers, red           attacks Rannoch (1) from Haestrom (6), dice: 3
  969  1 Alliance, light blue   plays no card
  970  1 Alliance, light blue   plays no card
  971  chance                   3 5 3 against 1: losses 0 and 1; Rannoch falls
  972  2 Reapers, red           moves 2 more units in
  973  2 Reapers, red           attacks Charoum (1) from Rannoch (5), dice: 3
  974  1 Alliance, light blue   plays no card
  975  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  976  1 Alliance, light blue   plays no card
  977  chance                   6 3 2 against 2: losses 0 and 1; Charoum falls; 1 Cruiser destroyed
  978  2 Reapers, red           moves 1 more units in
  979  2 Reapers, red           attacks Lesuss (1) from Irune (3), dice: 2
  980  4 Alliance, dark blue    plays no card
  981  4 Alliance, dark blue    plays no card
  982  chance                   2 6 against 3: losses 0 and 1; Lesuss falls
  983  2 Reapers, red           ends the attacks
  984  2 Reapers, red           does not fortify
  985  2 Reapers, red           rolls for the move of Harbinger
  986  chance                   4: Harbinger may go 4 steps
  987  2 Reapers, red           moves Harbinger from Sanctum to Ilos
  988  chance                   Reapers, red draws reaper-26 (Carrier – Seeker Swarms)
  989  chance                   Reapers, red draws reaper-05 (Carrier – Harbinger Reborn)
  990  3 Cerberus, orange       turns in cerberus-07 (Cruiser – Kai Leng) and builds a ship: Cruiser
  991  3 Cerberus, orange       places 3 on Watson, now 7; the ship goes to Watson
  992  3 Cerberus, orange       attacks Bekenstein (1) from Watson (7), dice: 3, with 1 Cruiser
  993  5 Reapers, burgundy      plays no card
  994  chance                   2 6 1 against 1: ships have ones rolled again
  995  chance                   ones rolled again give 2: losses 0 and 1; Bekenstein falls
  996  3 Cerberus, orange       moves 3 more units in
  997  3 Cerberus, orange       attacks Terra Nova (1) from Bekenstein (6), dice: 3, with 1 Cruiser
  998  2 Reapers, red           plays no card
  999  2 Reapers, red           defends with 1 die, with 1 Carrier
 1000  chance                   4 2 2 against 3: losses 1 and 0
 1001  3 Cerberus, orange       attacks Terra Nova (1) from Bekenstein (5), dice: 3, with 1 Cruiser
 1002  2 Reapers, red           defends with 1 die, with 1 Carrier
 1003  chance                   4 6 6 against 2: losses 0 and 1; Terra Nova falls; 1 Carrier destroyed; Strategic Planet Meter: 2 of 10
 1004  3 Cerberus, orange       moves 1 more units in
 1005  3 Cerberus, orange       attacks Shanxi (1) from Terra Nova (4), dice: 3, with 1 Cruiser
 1006  5 Reapers, burgundy      plays no card
 1007  5 Reapers, burgundy      defends with 1 die, with 1 Cruiser
 1008  chance                   6 1 2 against 1: ships have ones rolled again
 1009  chance                   ones rolled again give 3 against 2: losses 0 and 1; Shanxi falls; 1 Cruiser destroyed
 1010  3 Cerberus, orange       attacks Elysium (1) from Shanxi (3), dice: 2, with 1 Cruiser
 1011  2 Reapers, red           plays no card
 1012  chance                   2 4 against 4: losses 1 and 0
 1013  3 Cerberus, orange       attacks Elysium (1) from Shanxi (2), dice: 1, with 1 Cruiser
 1014  chance                   1 against 2: ships have ones rolled again
 1015  chance                   ones rolled again give 6: losses 0 and 1; Elysium falls
 1016  3 Cerberus, orange       ends the attacks
 1017  3 Cerberus, orange       does not fortify
 1018  chance                   Cerberus, orange draws cerberus-04 (Cruiser – Phantom Strike)
 1019  4 Alliance, dark blue    turns in alliance-21 (Dreadnought – Intercepted Orders) and builds a ship: Dreadnought
 1020  4 Alliance, dark blue    places 3 on Korlus, now 4
 1021  4 Alliance, dark blue    places the new ship (Dreadnought) on Tuchanka
 1022  4 Alliance, dark blue    plays alliance-26 (Carrier – Stealth Run): from Korlus against Aite
 1023  3 Cerberus, orange       does not answer alliance-26 (Carrier – Stealth Run), which takes effect
 1024  4 Alliance, dark blue    attacks Aite (1) from Korlus (4), dice: 3
 1025  2 Reapers, red           plays no card
 1026  chance                   1 3 2 against 1: losses 0 and 1; Aite falls
 1027  4 Alliance, dark blue    attacks Hagalaz (5) from Aite (3), dice: 2
 1028  2 Reapers, red           plays no card
 1029  2 Reapers, red           defends with 2 dice
 1030  chance                   3 4 against 5 6: losses 2 and 0
 1031  4 Alliance, dark blue    ends the attacks
 1032  4 Alliance, dark blue    asks for command of Horizon
 1033  1 Alliance, light blue   keeps Horizon
 1034  4 Alliance, dark blue    asks for command of Zorya
 1035  1 Alliance, light blue   keeps Zorya
 1036  4 Alliance, dark blue    does not fortify
 1037  chance                   Alliance, dark blue draws alliance-08 (Carrier – N7 Strike Team)
 1038  5 Reapers, burgundy      plays no card
 1039  5 Reapers, burgundy      plays reaper-23 (Carrier – Signal Hijack) against Alliance, light blue
 1040  3 Cerberus, orange       does not answer reaper-23 (Carrier – Signal Hijack), which takes effect
 1041  chance                   Alliance, light blue loses alliance-20 (Carrier – Resistance Uprising)
 1042  5 Reapers, burgundy      plays reaper-22 (Cruiser – Signal Hijack) against Cerberus, orange
 1043  3 Cerberus, orange       does not answer reaper-22 (Cruiser – Signal Hijack), which takes effect
 1044  chance                   Cerberus, orange loses cerberus-04 (Cruiser – Phantom Strike)
 1045  5 Reapers, burgundy      plays reaper-09 (Dreadnought – Husk Swarm) at Palaven; Palaven now has 4 units
 1046  5 Reapers, burgundy      places 4 on Mindoir, now 5
 1047  5 Reapers, burgundy      attacks Tuchanka (1) from Mindoir (5), dice: 3
 1048  5 Reapers, burgundy      plays no card
 1049  4 Alliance, dark blue    plays no card
 1050  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser, 1 Dreadnought
 1051  5 Reapers, burgundy      plays no card
 1052  4 Alliance, dark blue    plays no card
 1053  chance                   1 1 5 against d8:4: losses 0 and 1; Tuchanka falls; 1 Cruiser destroyed; 1 Dreadnought destroyed
 1054  5 Reapers, burgundy      plays no card
 1055  5 Reapers, burgundy      moves 1 more units in
 1056  5 Reapers, burgundy      attacks Korlus (1) from Lorek (4), dice: 3
 1057  5 Reapers, burgundy      plays no card
 1058  4 Alliance, dark blue    plays no card
 1059  5 Reapers, burgundy      plays no card
 1060  4 Alliance, dark blue    plays no card
 1061  chance                   3 4 4 against 5: losses 1 and 0
 1062  5 Reapers, burgundy      attacks Korlus (1) from Lorek (3), dice: 2
 1063  5 Reapers, burgundy      plays no card
 1064  4 Alliance, dark blue    plays no card
 1065  chance                   5 5 against 4: losses 0 and 1; Korlus falls
 1066  5 Reapers, burgundy      plays no card
 1067  5 Reapers, burgundy      ends the attacks
 1068  5 Reapers, burgundy      moves 3 from Tuchanka to Sur'Kesh
 1069  5 Reapers, burgundy      ends the fortifications
 1070  5 Reapers, burgundy      plays reaper-24 (Dreadnought – Relentless Advance); Harbinger may go 6 steps
 1071  5 Reapers, burgundy      moves Harbinger from Ilos to Horizon
 1072  5 Reapers, burgundy      plays reaper-02 (Carrier – Harbinger Attack); Horizon is devastated, 1 unit lost; Momentum Meter: 1 space towards the Reapers
 1073  chance                   Reapers, burgundy draws reaper-27 (Dreadnought – Shifting Stronghold)
 1074  chance                   Reapers, burgundy draws reaper-13 (Cruiser – Brute Charge)
 1075  chance                   Reapers, burgundy draws reaper-18 (Dreadnought – Banshee Scream)
 1076  1 Alliance, light blue   places 3 on Kahje, now 4
 1077  1 Alliance, light blue   ends the attacks
 1078  1 Alliance, light blue   moves 3 from Kahje to Thessia
 1079  1 Alliance, light blue   asks for command of Aite
 1080  4 Alliance, dark blue    hands Aite over; Alliance, dark blue is out of the game
 1081  2 Reapers, red           plays no card
 1082  2 Reapers, red           plays reaper-26 (Carrier – Seeker Swarms) at Thessia
 1083  chance                   5: Thessia loses 3, 1 left
 1084  2 Reapers, red           turns in reaper-05 (Carrier – Harbinger Reborn) and builds a ship: Carrier
 1085  2 Reapers, red           places 5 on Hagalaz, now 10
 1086  2 Reapers, red           places the new ship (Carrier) on Noveria
 1087  2 Reapers, red           attacks Thessia (1) from Lesuss (2), dice: 1
 1088  chance                   2 against 3: losses 1 and 0
 1089  2 Reapers, red           attacks Aite (1) from Hagalaz (10), dice: 3
 1090  chance                   2 3 6 against 2: losses 0 and 1; Aite falls
 1091  2 Reapers, red           moves 6 more units in
 1092  2 Reapers, red           ends the attacks
 1093  2 Reapers, red           does not fortify
 1094  2 Reapers, red           rolls for the move of Harbinger
 1095  chance                   6: Harbinger may go 6 steps
 1096  2 Reapers, red           moves Harbinger from Horizon to Benning
 1097  chance                   Reapers, red draws reaper-12 (Dreadnought – Brute Charge)
 1098  chance                   Reapers, red draws reaper-08 (Carrier – The Cycle Continues)
 1099  chance                   Reapers, red draws reaper-06 (Dreadnought – Indoctrination)
 1100  3 Cerberus, orange       places 3 on Terra Nova, now 4
 1101  3 Cerberus, orange       attacks Mindoir (1) from Terra Nova (4), dice: 3
 1102  5 Reapers, burgundy      plays no card
 1103  chance                   5 5 6 against 5: losses 0 and 1; Mindoir falls
 1104  3 Cerberus, orange       attacks Tuchanka (1) from Mindoir (3), dice: 2
 1105  5 Reapers, burgundy      plays no card
 1106  chance                   5 2 against 4: losses 0 and 1; Tuchanka falls; Strategic Planet Meter: 3 of 10
 1107  3 Cerberus, orange       attacks Dekuuna (1) from Tuchanka (2), dice: 1
 1108  5 Reapers, burgundy      plays no card
 1109  chance                   5 against 2: losses 0 and 1; Dekuuna falls
 1110  3 Cerberus, orange       ends the attacks
 1111  3 Cerberus, orange       does not fortify
 1112  chance                   Cerberus, orange draws cerberus-23 (Carrier – Shadow Logistics)
 1113  5 Reapers, burgundy      plays reaper-27 (Dreadnought – Shifting Stronghold) on the token of Haestrom, to Aite
 1114  3 Cerberus, orange       does not answer reaper-27 (Dreadnought – Shifting Stronghold), which takes effect; the token goes to Aite
 1115  5 Reapers, burgundy      picks reaper-13 (Cruiser – Brute Charge)
 1116  5 Reapers, burgundy      picks reaper-01 (Cruiser – Harbinger Attack)
 1117  5 Reapers, burgundy      picks reaper-04 (Cruiser – Harbinger Reborn)
 1118  5 Reapers, burgundy      turns in a set for 4 units
 1119  5 Reapers, burgundy      places 7 on Korlus, now 9
 1120  5 Reapers, burgundy      attacks Zorya (1) from Korlus (9), dice: 3
 1121  5 Reapers, burgundy      plays reaper-18 (Dreadnought – Banshee Scream)
 1122  3 Cerberus, orange       does not answer reaper-18 (Dreadnought – Banshee Scream), which takes effect; the defender rolls at most 1 die in 2 battles
 1123  chance                   5 2 1 against 5: losses 1 and 0
 1124  5 Reapers, burgundy      attacks Nevos (1) from Sur'Kesh (4), dice: 3
 1125  chance                   2 6 4 against 2: losses 0 and 1; Nevos falls
 1126  5 Reapers, burgundy      attacks Thessia (1) from Nevos (3), dice: 2
 1127  chance                   3 3 against 5: losses 1 and 0
 1128  5 Reapers, burgundy      attacks Dekuuna (1) from Palaven (4), dice: 3, with 1 Cruiser
 1129  3 Cerberus, orange       plays no card
 1130  chance                   2 4 1 against 4: ships have ones rolled again
 1131  chance                   ones rolled again give 5: losses 0 and 1; Dekuuna falls
 1132  5 Reapers, burgundy      attacks Zorya (1) from Korlus (8), dice: 3
 1133  chance                   6 5 6 against 4: losses 0 and 1; Zorya falls
 1134  5 Reapers, burgundy      moves 4 more units in
 1135  5 Reapers, burgundy      attacks Thessia (1) from Zorya (7), dice: 3
 1136  chance                   6 4 1 against 3: losses 0 and 1; Thessia falls
 1137  5 Reapers, burgundy      moves 3 more units in
 1138  5 Reapers, burgundy      attacks Kahje (1) from Nevos (2), dice: 1
 1139  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
 1140  chance                   3 against 6: losses 1 and 0
 1141  5 Reapers, burgundy      attacks Tuchanka (1) from Dekuuna (3), dice: 2, with 1 Cruiser
 1142  3 Cerberus, orange       plays no card
 1143  3 Cerberus, orange       plays no card
 1144  chance                   2 4 against 1: losses 0 and 1; Tuchanka falls; Strategic Planet Meter: 2 of 10
 1145  5 Reapers, burgundy      attacks Mindoir (1) from Tuchanka (2), dice: 1, with 1 Cruiser
 1146  3 Cerberus, orange       plays no card
 1147  chance                   4 against 5: losses 1 and 0
 1148  5 Reapers, burgundy      ends the attacks
 1149  5 Reapers, burgundy      does not fortify
 1150  5 Reapers, burgundy      rolls for the move of Harbinger
 1151  chance                   1: Harbinger may go 1 step
 1152  5 Reapers, burgundy      moves Harbinger from Benning to Palaven
 1153  chance                   Reapers, burgundy draws reaper-17 (Carrier – Banshee Scream)
 1154  chance                   Reapers, burgundy draws reaper-16 (Cruiser – Destroyer Beam)
 1155  chance                   Reapers, burgundy draws reaper-25 (Cruiser – Processed)
 1156  chance                   Reapers, burgundy draws reaper-07 (Cruiser – Indoctrination)
 1157  1 Alliance, light blue   places 3 on Kahje, now 4
 1158  1 Alliance, light blue   attacks Nevos (1) from Kahje (4), dice: 3, with 1 Cruiser
 1159  5 Reapers, burgundy      plays no card
 1160  chance                   6 1 6 against 3: ships have ones rolled again
 1161  chance                   ones rolled again give 2: losses 0 and 1; Nevos falls
 1162  1 Alliance, light blue   attacks Thessia (6) from Nevos (3), dice: 2, with 1 Cruiser
 1163  5 Reapers, burgundy      plays no card
 1164  5 Reapers, burgundy      defends with 2 dice
 1165  chance                   1 2 against 1 2: ships have ones rolled again
 1166  chance                   ones rolled again give 4: losses 0 and 2
 1167  1 Alliance, light blue   attacks Dekuuna (1) from Nevos (3), dice: 2, with 1 Cruiser
 1168  5 Reapers, burgundy      plays no card
 1169  chance                   1 4 against 2: ships have ones rolled again
 1170  chance                   ones rolled again give 6: losses 0 and 1; Dekuuna falls
 1171  1 Alliance, light blue   attacks Tuchanka (1) from Dekuuna (2), dice: 1, with 1 Cruiser
 1172  5 Reapers, burgundy      plays no card
 1173  5 Reapers, burgundy      defends with 1 die, with 1 Cruiser
 1174  chance                   3 against 3: losses 1 and 0
 1175  1 Alliance, light blue   ends the attacks
 1176  1 Alliance, light blue   does not fortify
 1177  chance                   Alliance, light blue draws alliance-11 (Carrier – Shepard Leads)
 1178  2 Reapers, red           turns in reaper-12 (Dreadnought – Brute Charge) and builds a ship: Dreadnought
 1179  2 Reapers, red           places 5 on Lesuss, now 6
 1180  2 Reapers, red           places the new ship (Dreadnought) on Omega
 1181  2 Reapers, red           attacks Dekuuna (1) from Lesuss (6), dice: 3
 1182  2 Reapers, red           plays no card
 1183  1 Alliance, light blue   plays no card
 1184  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
 1185  2 Reapers, red           plays no card
 1186  1 Alliance, light blue   plays no card
 1187  chance                   4 5 1 against 3: losses 0 and 1; Dekuuna falls; 1 Cruiser destroyed
 1188  2 Reapers, red           plays no card
 1189  2 Reapers, red           moves 2 more units in
 1190  2 Reapers, red           attacks Nevos (1) from Dekuuna (5), dice: 3
 1191  2 Reapers, red           plays no card
 1192  1 Alliance, light blue   plays no card
 1193  2 Reapers, red           plays no card
 1194  1 Alliance, light blue   plays no card
 1195  chance                   5 5 1 against 4: losses 0 and 1; Nevos falls
 1196  2 Reapers, red           plays no card
 1197  2 Reapers, red           moves 1 more units in
 1198  2 Reapers, red           attacks Kahje (1) from Nevos (4), dice: 3
 1199  2 Reapers, red           plays no card
 1200  1 Alliance, light blue   plays no card
 1201  2 Reapers, red           plays no card
 1202  1 Alliance, light blue   plays no card
 1203  chance                   6 3 3 against 4: losses 0 and 1; Kahje falls
 1204  2 Reapers, red           plays no card
 1205  2 Reapers, red           ends the attacks
 1206  2 Reapers, red           does not fortify
 1207  2 Reapers, red           rolls for the move of Harbinger
 1208  chance                   5: Harbinger may go 5 steps
 1209  2 Reapers, red           moves Harbinger from Palaven to Hagalaz
 1210  chance                   Reapers, red draws reaper-15 (Dreadnought – Destroyer Beam)
 1211  chance                   Reapers, red draws reaper-10 (Cruiser – Husk Swarm)
 1212  chance                   Reapers, red draws reaper-03 (Dreadnought – Harbinger Attack)
 1213  3 Cerberus, orange       turns in cerberus-23 (Carrier – Shadow Logistics) and builds a ship: Carrier
 1214  3 Cerberus, orange       places 6 on Elysium, now 7
 1215  3 Cerberus, orange       places the new ship (Carrier) on Watson
 1216  3 Cerberus, orange       attacks Noveria (1) from Elysium (7), dice: 3, with 1 Cruiser
 1217  2 Reapers, red           plays no card
 1218  2 Reapers, red           defends with 1 die, with 1 Carrier
 1219  chance                   5 1 1 against 2: ships have ones rolled again
 1220  chance                   ones rolled again give 2: losses 0 and 1; Noveria falls; 1 Carrier destroyed; Strategic Planet Meter: 3 of 10
 1221  3 Cerberus, orange       moves 3 more units in
 1222  3 Cerberus, orange       attacks Earth (4) from Noveria (6), dice: 3, with 1 Cruiser
 1223  2 Reapers, red           plays no card
 1224  2 Reapers, red           defends with 2 dice
 1225  chance                   1 6 4 against 2 5: ships have ones rolled again
 1226  chance                   ones rolled again give 4: losses 0 and 2
 1227  3 Cerberus, orange       attacks Earth (2) from Noveria (6), dice: 3, with 1 Cruiser
 1228  2 Reapers, red           defends with 2 dice
 1229  chance                   4 4 1 against 4 4: ships have ones rolled again
 1230  chance                   ones rolled again give 6: losses 1 and 1
 1231  3 Cerberus, orange       attacks Eden Prime (1) from Noveria (5), dice: 3, with 1 Cruiser
 1232  5 Reapers, burgundy      plays no card
 1233  5 Reapers, burgundy      defends with 1 die, with 1 Dreadnought
 1234  chance                   6 4 2 against d8:8: losses 1 and 0
 1235  3 Cerberus, orange       attacks Eden Prime (1) from Noveria (4), dice: 3, with 1 Cruiser
 1236  5 Reapers, burgundy      defends with 1 die, with 1 Dreadnought
 1237  chance                   3 1 2 against d8:4: ships have ones rolled again
 1238  chance                   ones rolled again give 5: losses 0 and 1; Eden Prime falls; 1 Dreadnought destroyed; the token there is turned up: Reaper
 1239  5 Reapers, burgundy      puts the Reaper Vanguard token on Virmire instead
 1240  3 Cerberus, orange       attacks Earth (1) from Eden Prime (3), dice: 2, with 1 Cruiser
 1241  chance                   2 2 against 3: losses 1 and 0
 1242  3 Cerberus, orange       attacks Earth (1) from Eden Prime (2), dice: 1, with 1 Cruiser
 1243  chance                   5 against 5: losses 1 and 0
 1244  3 Cerberus, orange       ends the attacks
 1245  3 Cerberus, orange       moves 1 Carrier from Watson to Mindoir
 1246  chance                   Cerberus, orange draws cerberus-20 (Carrier – Control Signal)
 1247  5 Reapers, burgundy      turns in reaper-17 (Carrier – Banshee Scream) and builds a ship: Carrier
 1248  5 Reapers, burgundy      places 4 on Lorek, now 5
 1249  5 Reapers, burgundy      places the new ship (Carrier) on Sur'Kesh
 1250  5 Reapers, burgundy      ends the attacks
 1251  5 Reapers, burgundy      does not fortify
 1252  5 Reapers, burgundy      rolls for the move of Harbinger
 1253  chance                   1: Harbinger may go 1 step
 1254  5 Reapers, burgundy      moves Harbinger from Hagalaz to Sanctum
 1255  chance                   Reapers, burgundy draws reaper-19 (Cruiser – Dragon's Teeth)
 1256  chance                   Reapers, burgundy draws reaper-14 (Carrier – Brute Charge)
 1257  1 Alliance, light blue   turns in alliance-11 (Carrier – Shepard Leads) and builds a ship: Carrier
 1258  1 Alliance, light blue   places 3 on Adas, now 4; the ship goes to Adas
 1259  1 Alliance, light blue   attacks Rannoch (1) from Adas (4), dice: 3, with 1 Carrier
 1260  2 Reapers, red           plays no card
 1261  chance                   4 3 6 against 3: losses 0 and 1; Rannoch falls
 1262  1 Alliance, light blue   attacks Charoum (4) from Rannoch (3), dice: 2, with 1 Carrier
 1263  2 Reapers, red           plays no card
 1264  2 Reapers, red           defends with 2 dice
 1265  chance                   4 1 against 3 6: losses 2 and 0
 1266  1 Alliance, light blue   ends the attacks
 1267  1 Alliance, light blue   does not fortify
 1268  chance                   Alliance, light blue draws alliance-17 (Carrier – Thanix Barrage)
 1269  2 Reapers, red           picks reaper-06 (Dreadnought – Indoctrination)
 1270  2 Reapers, red           picks reaper-10 (Cruiser – Husk Swarm)
 1271  2 Reapers, red           picks reaper-08 (Carrier – The Cycle Continues)
 1272  2 Reapers, red           turns in a set for 7 units
 1273  2 Reapers, red           turns in reaper-15 (Dreadnought – Destroyer Beam) and builds a ship: Dreadnought
 1274  2 Reapers, red           places 13 on Haestrom, now 14
 1275  2 Reapers, red           places the new ship (Dreadnought) on Omega
 1276  2 Reapers, red           attacks Rannoch (1) from Charoum (4), dice: 3
 1277  1 Alliance, light blue   plays no card
 1278  1 Alliance, light blue   defends with 1 die, with 1 Carrier
 1279  2 Reapers, red           plays no card
 1280  1 Alliance, light blue   plays no card
 1281  chance                   1 1 4 against 6: losses 1 and 0
 1282  2 Reapers, red           attacks Adas (1) from Haestrom (14), dice: 3
 1283  1 Alliance, light blue   plays no card
 1284  2 Reapers, red           plays no card
 1285  1 Alliance, light blue   plays no card
 1286  chance                   4 1 1 against 3: losses 0 and 1; Adas falls
 1287  2 Reapers, red           plays no card
 1288  2 Reapers, red           moves 10 more units in
 1289  2 Reapers, red           attacks Rannoch (1) from Adas (13), dice: 3
 1290  1 Alliance, light blue   defends with 1 die, with 1 Carrier
 1291  2 Reapers, red           plays no card
 1292  1 Alliance, light blue   plays no card
 1293  chance                   6 3 6 against 4: losses 0 and 1; Rannoch falls; 1 Carrier destroyed; Alliance, light blue is out of the game; Reapers, red and Reapers, burgundy win together

won after 1293 actions, by 2 Reapers, red, by 5 Reapers, burgundy
