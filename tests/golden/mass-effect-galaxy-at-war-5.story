mass-effect/galaxy-at-war, 5 seats, dealer of seed 2026, game 26
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive
  4 Alliance, dark blue         aggressive
  5 Reapers, burgundy           aggressive

    1  1 Alliance, light blue   claims Horizon
    2  2 Reapers, red           claims Hagalaz
    3  3 Cerberus, orange       claims Palaven
    4  4 Alliance, dark blue    claims Utukku
    5  5 Reapers, burgundy      claims Tuchanka
    6  1 Alliance, light blue   claims Terra Nova
    7  2 Reapers, red           claims Rannoch
    8  3 Cerberus, orange       claims Ontarom
    9  4 Alliance, dark blue    claims Virmire
   10  5 Reapers, burgundy      claims Korlus
   11  1 Alliance, light blue   claims Zorya
   12  2 Reapers, red           claims Intai'sei
   13  3 Cerberus, orange       claims Ilos
   14  4 Alliance, dark blue    claims Mindoir
   15  5 Reapers, burgundy      claims Illium
   16  1 Alliance, light blue   claims Lorek
   17  2 Reapers, red           claims Aite
   18  3 Cerberus, orange       claims Haestrom
   19  4 Alliance, dark blue    claims Benning
   20  5 Reapers, burgundy      claims Shanxi
   21  1 Alliance, light blue   claims Omega
   22  2 Reapers, red           claims Eden Prime
   23  3 Cerberus, orange       claims Kahje
   24  4 Alliance, dark blue    claims Noveria
   25  5 Reapers, burgundy      claims Earth
   26  1 Alliance, light blue   claims Irune
   27  2 Reapers, red           claims Elysium
   28  3 Cerberus, orange       claims Therum
   29  4 Alliance, dark blue    claims Adas
   30  5 Reapers, burgundy      claims Sur'Kesh
   31  1 Alliance, light blue   claims Sanctum
   32  2 Reapers, red           claims Dekuuna
   33  3 Cerberus, orange       claims Lesuss
   34  4 Alliance, dark blue    claims Antibaar
   35  5 Reapers, burgundy      claims Bekenstein
   36  1 Alliance, light blue   claims Feros
   37  2 Reapers, red           claims Thessia
   38  3 Cerberus, orange       claims Nevos
   39  4 Alliance, dark blue    claims Heshtok
   40  5 Reapers, burgundy      claims Watson
   41  2 Reapers, red           claims Charoum
   42  5 Reapers, burgundy      claims Pragia
   43  5 Reapers, burgundy      places Harbinger on Bekenstein
   44  1 Alliance, light blue   reinforces Irune to 2
   45  2 Reapers, red           reinforces Intai'sei to 2
   46  3 Cerberus, orange       reinforces Palaven to 2
   47  4 Alliance, dark blue    reinforces Virmire to 2
   48  5 Reapers, burgundy      reinforces Tuchanka to 2
   49  1 Alliance, light blue   reinforces Lorek to 2
   50  2 Reapers, red           reinforces Thessia to 2
   51  3 Cerberus, orange       reinforces Kahje to 2
   52  4 Alliance, dark blue    reinforces Mindoir to 2
   53  5 Reapers, burgundy      reinforces Shanxi to 2
   54  1 Alliance, light blue   reinforces Terra Nova to 2
   55  2 Reapers, red           reinforces Eden Prime to 2
   56  3 Cerberus, orange       reinforces Kahje to 3
   57  4 Alliance, dark blue    reinforces Adas to 2
   58  5 Reapers, burgundy      reinforces Bekenstein to 2
   59  1 Alliance, light blue   reinforces Irune to 3
   60  2 Reapers, red           reinforces Thessia to 3
   61  3 Cerberus, orange       reinforces Haestrom to 2
   62  4 Alliance, dark blue    reinforces Adas to 3
   63  5 Reapers, burgundy      reinforces Watson to 2
   64  1 Alliance, light blue   reinforces Irune to 4
   65  2 Reapers, red           reinforces Charoum to 2
   66  3 Cerberus, orange       reinforces Lesuss to 2
   67  4 Alliance, dark blue    reinforces Heshtok to 2
   68  5 Reapers, burgundy      reinforces Tuchanka to 3
   69  1 Alliance, light blue   reinforces Omega to 2
   70  2 Reapers, red           reinforces Elysium to 2
   71  3 Cerberus, orange       reinforces Haestrom to 3
   72  4 Alliance, dark blue    reinforces Virmire to 3
   73  5 Reapers, burgundy      reinforces Sur'Kesh to 2
   74  1 Alliance, light blue   reinforces Feros to 2
   75  2 Reapers, red           reinforces Charoum to 3
   76  3 Cerberus, orange       reinforces Lesuss to 3
   77  4 Alliance, dark blue    reinforces Utukku to 2
   78  5 Reapers, burgundy      reinforces Bekenstein to 3
   79  1 Alliance, light blue   reinforces Irune to 5
   80  2 Reapers, red           reinforces Aite to 2
   81  3 Cerberus, orange       reinforces Haestrom to 4
   82  4 Alliance, dark blue    reinforces Adas to 4
   83  5 Reapers, burgundy      reinforces Pragia to 2
   84  1 Alliance, light blue   reinforces Feros to 3
   85  2 Reapers, red           reinforces Charoum to 4
   86  3 Cerberus, orange       reinforces Therum to 2
   87  4 Alliance, dark blue    reinforces Virmire to 4
   88  5 Reapers, burgundy      reinforces Sur'Kesh to 3
   89  1 Alliance, light blue   reinforces Irune to 6
   90  2 Reapers, red           reinforces Hagalaz to 2
   91  3 Cerberus, orange       reinforces Ilos to 2
   92  4 Alliance, dark blue    reinforces Noveria to 2
   93  5 Reapers, burgundy      reinforces Illium to 2
   94  1 Alliance, light blue   reinforces Lorek to 3
   95  2 Reapers, red           reinforces Thessia to 4
   96  3 Cerberus, orange       reinforces Therum to 3
   97  4 Alliance, dark blue    reinforces Adas to 5
   98  5 Reapers, burgundy      reinforces Bekenstein to 4
   99  1 Alliance, light blue   reinforces Zorya to 2
  100  2 Reapers, red           reinforces Hagalaz to 3
  101  3 Cerberus, orange       reinforces Kahje to 4
  102  4 Alliance, dark blue    reinforces Adas to 6
  103  5 Reapers, burgundy      reinforces Sur'Kesh to 4
  104  1 Alliance, light blue   reinforces Omega to 3
  105  2 Reapers, red           reinforces Thessia to 5
  106  3 Cerberus, orange       reinforces Palaven to 3
  107  4 Alliance, dark blue    reinforces Mindoir to 3
  108  5 Reapers, burgundy      reinforces Pragia to 3
  109  1 Alliance, light blue   reinforces Zorya to 3
  110  2 Reapers, red           reinforces Intai'sei to 3
  111  3 Cerberus, orange       reinforces Haestrom to 5
  112  4 Alliance, dark blue    reinforces Benning to 2
  113  5 Reapers, burgundy      reinforces Watson to 3
  114  1 Alliance, light blue   reinforces Sanctum to 2
  115  2 Reapers, red           reinforces Thessia to 6
  116  3 Cerberus, orange       reinforces Nevos to 2
  117  4 Alliance, dark blue    reinforces Benning to 3
  118  5 Reapers, burgundy      reinforces Tuchanka to 4
  119  1 Alliance, light blue   reinforces Lorek to 4
  120  2 Reapers, red           reinforces Aite to 3
  121  3 Cerberus, orange       reinforces Therum to 4
  122  4 Alliance, dark blue    reinforces Noveria to 3
  123  5 Reapers, burgundy      reinforces Illium to 3
  124  1 Alliance, light blue   reinforces Omega to 4
  125  2 Reapers, red           reinforces Intai'sei to 4
  126  3 Cerberus, orange       reinforces Haestrom to 6
  127  4 Alliance, dark blue    reinforces Antibaar to 2
  128  5 Reapers, burgundy      reinforces Sur'Kesh to 5
  129  1 Alliance, light blue   reinforces Omega to 5
  130  2 Reapers, red           reinforces Elysium to 3
  131  4 Alliance, dark blue    reinforces Benning to 4
  132  5 Reapers, burgundy      reinforces Bekenstein to 5
  133  1 Alliance, light blue   reinforces Irune to 7
  134  2 Reapers, red           reinforces Aite to 4
  135  4 Alliance, dark blue    reinforces Virmire to 5
  136  5 Reapers, burgundy      reinforces Illium to 4
  137  1 Alliance, light blue   reinforces Lorek to 5
  138  2 Reapers, red           reinforces Elysium to 4
  139  4 Alliance, dark blue    reinforces Heshtok to 3
  140  5 Reapers, burgundy      reinforces Earth to 2
  141  2 Reapers, red           reinforces Eden Prime to 3
  142  5 Reapers, burgundy      reinforces Bekenstein to 6
  143  2 Reapers, red           reinforces Intai'sei to 5
  144  5 Reapers, burgundy      reinforces Pragia to 4
  145  1 Alliance, light blue   places 3 on Feros, now 6
  146  1 Alliance, light blue   attacks Harbinger on Bekenstein from Terra Nova (2), dice: 1
  147  chance                   6: 5 in total, 18 are needed; Harbinger stands, 1 unit lost
  148  1 Alliance, light blue   attacks Hagalaz (3) from Omega (5), dice: 3
  149  2 Reapers, red           defends with 2 dice
  150  chance                   5 6 5 against 2 4: losses 0 and 2
  151  1 Alliance, light blue   attacks Kahje (4) from Feros (6), dice: 3
  152  3 Cerberus, orange       defends with 2 dice
  153  chance                   5 5 3 against 6 3: losses 1 and 1
  154  1 Alliance, light blue   attacks Ontarom (1) from Feros (5), dice: 3
  155  chance                   3 5 3 against 5: losses 1 and 0
  156  1 Alliance, light blue   attacks Aite (4) from Sanctum (2), dice: 1
  157  2 Reapers, red           defends with 2 dice
  158  chance                   4 against 1 6: losses 1 and 0
  159  1 Alliance, light blue   attacks Therum (4) from Feros (4), dice: 3
  160  3 Cerberus, orange       defends with 2 dice
  161  chance                   6 2 5 against 6 3: losses 1 and 1
  162  1 Alliance, light blue   attacks Hagalaz (1) from Omega (5), dice: 3
  163  chance                   2 5 4 against 4: losses 0 and 1; Hagalaz falls
  164  1 Alliance, light blue   moves 1 more units in
  165  1 Alliance, light blue   attacks Lesuss (3) from Irune (7), dice: 3
  166  3 Cerberus, orange       defends with 2 dice
  167  chance                   1 3 1 against 1 3: losses 2 and 0
  168  1 Alliance, light blue   attacks Ontarom (1) from Feros (3), dice: 2
  169  chance                   2 6 against 2: losses 0 and 1; Ontarom falls
  170  1 Alliance, light blue   ends the attacks
  171  1 Alliance, light blue   does not fortify
  172  chance                   Alliance, light blue draws alliance-03 (Dreadnought – Unite the Galaxy)
  173  chance                   Alliance, light blue draws alliance-05 (Carrier – Fifth Fleet Reserves)
  174  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  175  2 Reapers, red           places the Reaper Vanguard token on Intai'sei
  176  2 Reapers, red           places 3 on Rannoch, now 4
  177  2 Reapers, red           attacks Terra Nova (1) from Elysium (4), dice: 3
  178  1 Alliance, light blue   plays no card
  179  1 Alliance, light blue   plays no card
  180  chance                   6 1 3 against 1: losses 0 and 1; Terra Nova falls
  181  2 Reapers, red           attacks Zorya (3) from Thessia (6), dice: 3
  182  1 Alliance, light blue   plays no card
  183  1 Alliance, light blue   defends with 2 dice
  184  1 Alliance, light blue   plays no card
  185  chance                   4 6 5 against 4 1: losses 0 and 2
  186  2 Reapers, red           attacks Haestrom (6) from Rannoch (4), dice: 3
  187  3 Cerberus, orange       defends with 2 dice
  188  chance                   5 1 3 against 4 3: losses 1 and 1
  189  2 Reapers, red           attacks Adas (6) from Rannoch (3), dice: 2
  190  4 Alliance, dark blue    defends with 2 dice
  191  chance                   2 4 against 2 2: losses 1 and 1
  192  2 Reapers, red           attacks Zorya (1) from Thessia (6), dice: 3
  193  1 Alliance, light blue   plays no card
  194  chance                   4 1 2 against 4: losses 1 and 0
  195  2 Reapers, red           attacks Therum (3) from Intai'sei (5), dice: 3
  196  3 Cerberus, orange       defends with 2 dice
  197  chance                   2 3 4 against 1 3: losses 0 and 2
  198  2 Reapers, red           attacks Zorya (1) from Thessia (5), dice: 3
  199  1 Alliance, light blue   plays no card
  200  chance                   2 6 2 against 1: losses 0 and 1; Zorya falls
  201  2 Reapers, red           moves 1 more units in
  202  2 Reapers, red           ends the attacks
  203  2 Reapers, red           moves 3 from Zorya to Thessia
  204  2 Reapers, red           asks for command of Korlus
  205  5 Reapers, burgundy      hands Korlus over
  206  2 Reapers, red           rolls for the move of Harbinger
  207  chance                   3: Harbinger may go 3 steps
  208  2 Reapers, red           moves Harbinger from Bekenstein to Watson
  209  chance                   Reapers, red draws reaper-20 (Carrier – Dragon's Teeth)
  210  chance                   Reapers, red draws reaper-07 (Cruiser – Indoctrination)
  211  3 Cerberus, orange       places 3 on Haestrom, now 8
  212  3 Cerberus, orange       attacks Benning (4) from Palaven (3), dice: 2
  213  4 Alliance, dark blue    defends with 2 dice
  214  chance                   2 4 against 2 2: losses 1 and 1
  215  3 Cerberus, orange       attacks Tuchanka (4) from Palaven (2), dice: 1
  216  5 Reapers, burgundy      defends with 2 dice
  217  chance                   5 against 1 5: losses 1 and 0
  218  3 Cerberus, orange       attacks Aite (4) from Ilos (2), dice: 1
  219  2 Reapers, red           plays reaper-20 (Carrier – Dragon's Teeth)
  220  1 Alliance, light blue   does not answer reaper-20 (Carrier – Dragon's Teeth), which takes effect; Aite now has 7 units
  221  2 Reapers, red           plays no card
  222  2 Reapers, red           defends with 2 dice
  223  2 Reapers, red           plays no card
  224  chance                   3 against 5 5: losses 1 and 0
  225  3 Cerberus, orange       attacks Sur'Kesh (5) from Kahje (3), dice: 2
  226  5 Reapers, burgundy      defends with 2 dice
  227  chance                   6 3 against 1 3: losses 0 and 2
  228  3 Cerberus, orange       attacks Sur'Kesh (3) from Nevos (2), dice: 1
  229  5 Reapers, burgundy      defends with 2 dice
  230  chance                   1 against 1 4: losses 1 and 0
  231  3 Cerberus, orange       attacks Pragia (4) from Haestrom (8), dice: 3
  232  5 Reapers, burgundy      defends with 2 dice
  233  chance                   5 3 6 against 4 2: losses 0 and 2
  234  3 Cerberus, orange       attacks Pragia (2) from Haestrom (8), dice: 3
  235  5 Reapers, burgundy      defends with 2 dice
  236  chance                   6 6 5 against 1 3: losses 0 and 2; Pragia falls; Strategic Planet Meter: 3 of 10
  237  3 Cerberus, orange       moves 4 more units in
  238  3 Cerberus, orange       attacks Irune (5) from Lesuss (3), dice: 2
  239  1 Alliance, light blue   plays no card
  240  1 Alliance, light blue   defends with 2 dice
  241  1 Alliance, light blue   plays no card
  242  chance                   2 6 against 4 6: losses 2 and 0
  243  3 Cerberus, orange       attacks Ontarom (2) from Pragia (7), dice: 3
  244  1 Alliance, light blue   plays no card
  245  1 Alliance, light blue   defends with 2 dice
  246  1 Alliance, light blue   plays no card
  247  chance                   4 1 6 against 2 3: losses 0 and 2; Ontarom falls
  248  3 Cerberus, orange       moves 3 more units in
  249  3 Cerberus, orange       ends the attacks
  250  3 Cerberus, orange       moves 5 from Ontarom to Pragia
  251  chance                   Cerberus, orange draws cerberus-21 (Dreadnought – Black Market)
  252  chance                   Cerberus, orange draws cerberus-06 (Dreadnought – Phantom Strike)
  253  4 Alliance, dark blue    places 3 on Virmire, now 8
  254  4 Alliance, dark blue    attacks Elysium (1) from Noveria (3), dice: 2
  255  2 Reapers, red           plays no card
  256  2 Reapers, red           plays no card
  257  chance                   6 1 against 6: losses 1 and 0
  258  4 Alliance, dark blue    attacks Earth (2) from Benning (3), dice: 2
  259  5 Reapers, burgundy      defends with 2 dice
  260  chance                   5 5 against 3 3: losses 0 and 2; Earth falls
  261  4 Alliance, dark blue    attacks Tuchanka (4) from Mindoir (3), dice: 2
  262  5 Reapers, burgundy      defends with 2 dice
  263  chance                   2 1 against 2 3: losses 2 and 0
  264  4 Alliance, dark blue    attacks Eden Prime (3) from Earth (2), dice: 1
  265  2 Reapers, red           plays no card
  266  2 Reapers, red           defends with 2 dice
  267  2 Reapers, red           plays no card
  268  chance                   6 against 1 5: losses 0 and 1
  269  4 Alliance, dark blue    attacks Eden Prime (2) from Noveria (2), dice: 1
  270  2 Reapers, red           defends with 2 dice
  271  2 Reapers, red           plays no card
  272  chance                   5 against 6 1: losses 1 and 0
  273  4 Alliance, dark blue    attacks Ontarom (1) from Antibaar (2), dice: 1
  274  3 Cerberus, orange       plays no card
  275  chance                   4 against 5: losses 1 and 0
  276  4 Alliance, dark blue    attacks Haestrom (1) from Adas (5), dice: 3
  277  3 Cerberus, orange       plays no card
  278  3 Cerberus, orange       plays no card
  279  chance                   1 2 6 against 5: losses 0 and 1; Haestrom falls; Strategic Planet Meter: 2 of 10
  280  4 Alliance, dark blue    moves 1 more units in
  281  4 Alliance, dark blue    attacks Eden Prime (2) from Earth (2), dice: 1
  282  2 Reapers, red           defends with 2 dice
  283  2 Reapers, red           plays no card
  284  chance                   4 against 3 2: losses 0 and 1
  285  4 Alliance, dark blue    attacks Korlus (1) from Heshtok (3), dice: 2
  286  2 Reapers, red           plays no card
  287  2 Reapers, red           plays no card
  288  chance                   3 6 against 1: losses 0 and 1; Korlus falls
  289  4 Alliance, dark blue    attacks Pragia (6) from Haestrom (4), dice: 3
  290  3 Cerberus, orange       plays no card
  291  3 Cerberus, orange       defends with 2 dice
  292  3 Cerberus, orange       plays no card
  293  chance                   5 2 4 against 1 4: losses 0 and 2
  294  4 Alliance, dark blue    attacks Ontarom (1) from Utukku (2), dice: 1
  295  chance                   2 against 3: losses 1 and 0
  296  4 Alliance, dark blue    attacks Ontarom (1) from Virmire (8), dice: 3
  297  chance                   3 4 5 against 5: losses 1 and 0
  298  4 Alliance, dark blue    attacks Pragia (4) from Haestrom (4), dice: 3
  299  3 Cerberus, orange       defends with 2 dice
  300  3 Cerberus, orange       plays no card
  301  chance                   1 3 1 against 4 2: losses 2 and 0
  302  4 Alliance, dark blue    attacks Charoum (4) from Haestrom (2), dice: 1
  303  2 Reapers, red           plays no card
  304  2 Reapers, red           defends with 2 dice
  305  2 Reapers, red           plays no card
  306  chance                   2 against 1 6: losses 1 and 0
  307  4 Alliance, dark blue    attacks Ontarom (1) from Virmire (7), dice: 3
  308  chance                   4 2 1 against 6: losses 1 and 0
  309  4 Alliance, dark blue    attacks Zorya (1) from Korlus (2), dice: 1
  310  2 Reapers, red           plays no card
  311  2 Reapers, red           plays no card
  312  chance                   5 against 5: losses 1 and 0
  313  4 Alliance, dark blue    attacks Eden Prime (1) from Earth (2), dice: 1
  314  2 Reapers, red           plays no card
  315  chance                   2 against 5: losses 1 and 0
  316  4 Alliance, dark blue    attacks Pragia (4) from Virmire (6), dice: 3
  317  3 Cerberus, orange       defends with 2 dice
  318  3 Cerberus, orange       plays no card
  319  chance                   6 6 5 against 5 1: losses 0 and 2
  320  4 Alliance, dark blue    attacks Ontarom (1) from Virmire (6), dice: 3
  321  chance                   3 2 5 against 1: losses 0 and 1; Ontarom falls
  322  4 Alliance, dark blue    moves 2 more units in
  323  4 Alliance, dark blue    attacks Pragia (2) from Ontarom (5), dice: 3
  324  3 Cerberus, orange       defends with 2 dice
  325  3 Cerberus, orange       plays no card
  326  chance                   4 4 1 against 4 1: losses 1 and 1
  327  4 Alliance, dark blue    attacks Therum (1) from Ontarom (4), dice: 3
  328  3 Cerberus, orange       plays no card
  329  3 Cerberus, orange       plays no card
  330  chance                   1 2 2 against 3: losses 1 and 0
  331  4 Alliance, dark blue    attacks Therum (1) from Ontarom (3), dice: 2
  332  3 Cerberus, orange       plays no card
  333  chance                   6 1 against 4: losses 0 and 1; Therum falls; Strategic Planet Meter: 1 of 10
  334  4 Alliance, dark blue    attacks Intai'sei (5) from Therum (2), dice: 1
  335  2 Reapers, red           plays no card
  336  2 Reapers, red           defends with 2 dice
  337  chance                   1 against d8:4 d8:7: losses 1 and 0
  338  4 Alliance, dark blue    ends the attacks
  339  4 Alliance, dark blue    does not fortify
  340  chance                   Alliance, dark blue draws alliance-26 (Carrier – Stealth Run)
  341  chance                   Alliance, dark blue draws alliance-11 (Carrier – Shepard Leads)
  342  chance                   Reapers, burgundy draws a Reaper Vanguard token: Catalyst
  343  5 Reapers, burgundy      places the Reaper Vanguard token on Elysium
  344  5 Reapers, burgundy      places 3 on Watson, now 6
  345  5 Reapers, burgundy      attacks Korlus (1) from Illium (4), dice: 3
  346  4 Alliance, dark blue    plays no card
  347  4 Alliance, dark blue    plays no card
  348  chance                   4 4 6 against 5: losses 0 and 1; Korlus falls
  349  5 Reapers, burgundy      attacks Nevos (1) from Sur'Kesh (3), dice: 2
  350  3 Cerberus, orange       plays no card
  351  chance                   2 2 against 2: losses 1 and 0
  352  5 Reapers, burgundy      attacks Kahje (3) from Sur'Kesh (2), dice: 1
  353  3 Cerberus, orange       plays no card
  354  3 Cerberus, orange       defends with 2 dice
  355  chance                   4 against 2 4: losses 1 and 0
  356  5 Reapers, burgundy      attacks Palaven (1) from Tuchanka (4), dice: 3
  357  3 Cerberus, orange       plays no card
  358  chance                   1 3 1 against 4: losses 1 and 0
  359  5 Reapers, burgundy      attacks Mindoir (1) from Tuchanka (3), dice: 2
  360  4 Alliance, dark blue    plays no card
  361  4 Alliance, dark blue    plays no card
  362  chance                   2 2 against 3: losses 1 and 0
  363  5 Reapers, burgundy      attacks Nevos (1) from Korlus (3), dice: 2
  364  chance                   2 6 against 4: losses 0 and 1; Nevos falls
  365  5 Reapers, burgundy      attacks Mindoir (1) from Watson (6), dice: 3
  366  4 Alliance, dark blue    plays no card
  367  chance                   5 4 4 against 5: losses 1 and 0
  368  5 Reapers, burgundy      ends the attacks
  369  5 Reapers, burgundy      asks for command of Eden Prime
  370  2 Reapers, red           hands Eden Prime over
  371  5 Reapers, burgundy      rolls for the move of Harbinger
  372  chance                   1: Harbinger may go 1 step
  373  5 Reapers, burgundy      moves Harbinger from Watson to Intai'sei
  374  chance                   Reapers, burgundy draws reaper-01 (Cruiser – Harbinger Attack)
  375  chance                   Reapers, burgundy draws reaper-22 (Cruiser – Signal Hijack)
  376  chance                   Reapers, burgundy draws reaper-08 (Carrier – The Cycle Continues)
  377  1 Alliance, light blue   plays alliance-05 (Carrier – Fifth Fleet Reserves) at Horizon
  378  3 Cerberus, orange       does not answer alliance-05 (Carrier – Fifth Fleet Reserves), which takes effect; Horizon now has 4 units
  379  1 Alliance, light blue   plays alliance-03 (Dreadnought – Unite the Galaxy)
  380  3 Cerberus, orange       does not answer alliance-03 (Dreadnought – Unite the Galaxy), which takes effect; Momentum Meter: 2 spaces towards the Alliance
  381  1 Alliance, light blue   places 3 on Sanctum, now 4
  382  1 Alliance, light blue   attacks Aite (7) from Irune (5), dice: 3
  383  2 Reapers, red           plays no card
  384  2 Reapers, red           defends with 2 dice
  385  2 Reapers, red           plays no card
  386  chance                   4 4 6 against 5 5: losses 1 and 1
  387  1 Alliance, light blue   attacks Aite (6) from Irune (4), dice: 3
  388  2 Reapers, red           defends with 2 dice
  389  2 Reapers, red           plays no card
  390  chance                   6 4 1 against 4 5: losses 1 and 1
  391  1 Alliance, light blue   attacks Korlus (1) from Lorek (5), dice: 3
  392  5 Reapers, burgundy      plays no card
  393  5 Reapers, burgundy      plays no card
  394  chance                   2 3 1 against 5: losses 1 and 0
  395  1 Alliance, light blue   attacks Korlus (1) from Lorek (4), dice: 3
  396  5 Reapers, burgundy      plays no card
  397  chance                   2 4 2 against 4: losses 1 and 0
  398  1 Alliance, light blue   attacks Palaven (1) from Irune (3), dice: 2
  399  3 Cerberus, orange       plays no card
  400  chance                   5 4 against 4: losses 0 and 1; Palaven falls
  401  1 Alliance, light blue   attacks Korlus (1) from Lorek (3), dice: 2
  402  5 Reapers, burgundy      plays no card
  403  chance                   2 6 against 6: losses 1 and 0
  404  1 Alliance, light blue   attacks Zorya (1) from Sanctum (4), dice: 3
  405  2 Reapers, red           plays no card
  406  2 Reapers, red           plays no card
  407  chance                   6 3 2 against 2: losses 0 and 1; Zorya falls
  408  1 Alliance, light blue   attacks Korlus (1) from Lorek (2), dice: 1
  409  5 Reapers, burgundy      plays no card
  410  chance                   4 against 4: losses 1 and 0
  411  1 Alliance, light blue   attacks Aite (5) from Hagalaz (4), dice: 3
  412  2 Reapers, red           defends with 2 dice
  413  2 Reapers, red           plays no card
  414  chance                   6 6 2 against 3 2: losses 0 and 2
  415  1 Alliance, light blue   ends the attacks
  416  1 Alliance, light blue   does not fortify
  417  chance                   Alliance, light blue draws alliance-13 (Cruiser – Hold the Line)
  418  chance                   Alliance, light blue draws alliance-14 (Carrier – Biotic Barrier)
  419  chance                   Alliance, light blue draws alliance-12 (Dreadnought – Hold the Line)
  420  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  421  2 Reapers, red           places the Reaper Vanguard token on Rannoch
  422  2 Reapers, red           plays no card
  423  2 Reapers, red           plays reaper-07 (Cruiser – Indoctrination)
  424  3 Cerberus, orange       does not answer reaper-07 (Cruiser – Indoctrination)
  425  4 Alliance, dark blue    does not answer reaper-07 (Cruiser – Indoctrination)
  426  1 Alliance, light blue   does not answer reaper-07 (Cruiser – Indoctrination), which takes effect; Momentum Meter: 1 space towards the Reapers
  427  2 Reapers, red           places 3 on Elysium, now 4
  428  2 Reapers, red           attacks Noveria (1) from Elysium (4), dice: 3
  429  4 Alliance, dark blue    plays no card
  430  4 Alliance, dark blue    plays no card
  431  chance                   3 1 6 against 4: losses 0 and 1; Noveria falls
  432  2 Reapers, red           ends the attacks
  433  2 Reapers, red           does not fortify
  434  2 Reapers, red           rolls for the move of Harbinger
  435  chance                   4: Harbinger may go 4 steps
  436  2 Reapers, red           moves Harbinger from Intai'sei to Kahje
  437  chance                   Reapers, red draws reaper-03 (Dreadnought – Harbinger Attack)
  438  3 Cerberus, orange       turns in cerberus-06 (Dreadnought – Phantom Strike) and builds a ship: Dreadnought
  439  3 Cerberus, orange       places 3 on Kahje, now 6
  440  3 Cerberus, orange       places the new ship (Dreadnought) on Pragia
  441  3 Cerberus, orange       attacks Sur'Kesh (1) from Kahje (6), dice: 3
  442  5 Reapers, burgundy      plays no card
  443  3 Cerberus, orange       plays no card
  444  5 Reapers, burgundy      plays no card
  445  chance                   1 6 6 against 4: losses 0 and 1; Sur'Kesh falls; Strategic Planet Meter: 2 of 10
  446  3 Cerberus, orange       moves 2 more units in
  447  3 Cerberus, orange       attacks Harbinger on Kahje from Sur'Kesh (5), dice: 3
  448  3 Cerberus, orange       plays no card
  449  chance                   5 5 5: 15 in total, 18 are needed
  450  3 Cerberus, orange       plays no card; Harbinger stands, 3 units lost
  451  3 Cerberus, orange       attacks Dekuuna (1) from Sur'Kesh (2), dice: 1
  452  2 Reapers, red           plays no card
  453  3 Cerberus, orange       plays no card
  454  2 Reapers, red           plays no card
  455  chance                   5 against 4: losses 0 and 1; Dekuuna falls
  456  3 Cerberus, orange       ends the attacks
  457  3 Cerberus, orange       plays cerberus-21 (Dreadnought – Black Market)
  458  4 Alliance, dark blue    does not answer cerberus-21 (Dreadnought – Black Market)
  459  1 Alliance, light blue   does not answer cerberus-21 (Dreadnought – Black Market), which takes effect; 1 more card to draw
  460  chance                   Cerberus, orange draws cerberus-26 (Carrier – Relay Smugglers)
  461  chance                   Cerberus, orange draws cerberus-22 (Cruiser – Black Market)
  462  4 Alliance, dark blue    places 3 on Earth, now 4
  463  4 Alliance, dark blue    attacks Noveria (3) from Earth (4), dice: 3
  464  2 Reapers, red           plays no card
  465  2 Reapers, red           defends with 2 dice
  466  4 Alliance, dark blue    plays no card
  467  2 Reapers, red           plays no card
  468  chance                   1 3 3 against 5 5: losses 2 and 0
  469  4 Alliance, dark blue    attacks Noveria (3) from Earth (2), dice: 1
  470  2 Reapers, red           defends with 2 dice
  471  4 Alliance, dark blue    plays alliance-11 (Carrier – Shepard Leads)
  472  3 Cerberus, orange       does not answer alliance-11 (Carrier – Shepard Leads), which takes effect; each attack die counts 2 more in this battle
  473  2 Reapers, red           plays no card
  474  4 Alliance, dark blue    plays no card
  475  chance                   2 against 4 6: losses 1 and 0
  476  4 Alliance, dark blue    ends the attacks
  477  4 Alliance, dark blue    does not fortify
  478  chance                   Reapers, burgundy draws a Reaper Vanguard token: Reaper
  479  5 Reapers, burgundy      places the Reaper Vanguard token on Eden Prime
  480  5 Reapers, burgundy      plays no card
  481  5 Reapers, burgundy      turns in reaper-01 (Cruiser – Harbinger Attack) and builds a ship: Cruiser
  482  5 Reapers, burgundy      places 3 on Tuchanka, now 5
  483  5 Reapers, burgundy      places the new ship (Cruiser) on Illium
  484  5 Reapers, burgundy      attacks Mindoir (1) from Watson (5), dice: 3
  485  5 Reapers, burgundy      plays no card
  486  4 Alliance, dark blue    plays no card
  487  5 Reapers, burgundy      plays no card
  488  4 Alliance, dark blue    plays no card
  489  chance                   4 5 5 against 5: losses 1 and 0
  490  5 Reapers, burgundy      attacks Dekuuna (1) from Nevos (2), dice: 1
  491  5 Reapers, burgundy      plays no card
  492  3 Cerberus, orange       plays no card
  493  5 Reapers, burgundy      plays no card
  494  chance                   5 against 4: losses 0 and 1; Dekuuna falls
  495  5 Reapers, burgundy      plays no card
  496  5 Reapers, burgundy      attacks Mindoir (1) from Tuchanka (5), dice: 3
  497  5 Reapers, burgundy      plays no card
  498  4 Alliance, dark blue    plays no card
  499  chance                   6 3 4 against 3: losses 0 and 1; Mindoir falls
  500  5 Reapers, burgundy      plays no card
  501  5 Reapers, burgundy      moves 1 more units in
  502  5 Reapers, burgundy      ends the attacks
  503  5 Reapers, burgundy      moves 3 from Watson to Shanxi
  504  5 Reapers, burgundy      ends the fortifications
  505  5 Reapers, burgundy      plays no card
  506  5 Reapers, burgundy      rolls for the move of Harbinger
  507  chance                   6: Harbinger may go 6 steps
  508  5 Reapers, burgundy      moves Harbinger from Kahje to Terra Nova
  509  chance                   Reapers, burgundy draws reaper-25 (Cruiser – Processed)
  510  chance                   Reapers, burgundy draws reaper-19 (Cruiser – Dragon's Teeth)
  511  1 Alliance, light blue   turns in alliance-13 (Cruiser – Hold the Line) and builds a ship: Cruiser
  512  1 Alliance, light blue   places 3 on Lorek, now 4
  513  1 Alliance, light blue   places the new ship (Cruiser) on Omega
  514  1 Alliance, light blue   attacks Ilos (1) from Hagalaz (4), dice: 3
  515  3 Cerberus, orange       plays no card
  516  1 Alliance, light blue   plays no card
  517  chance                   6 5 4 against 1: losses 0 and 1; Ilos falls
  518  1 Alliance, light blue   attacks Dekuuna (1) from Palaven (2), dice: 1
  519  5 Reapers, burgundy      plays reaper-19 (Cruiser – Dragon's Teeth)
  520  1 Alliance, light blue   does not answer reaper-19 (Cruiser – Dragon's Teeth)
  521  3 Cerberus, orange       does not answer reaper-19 (Cruiser – Dragon's Teeth)
  522  4 Alliance, dark blue    does not answer reaper-19 (Cruiser – Dragon's Teeth), which takes effect; Dekuuna now has 4 units
  523  5 Reapers, burgundy      defends with 2 dice
  524  1 Alliance, light blue   plays no card
  525  5 Reapers, burgundy      plays no card
  526  chance                   4 against 2 5: losses 1 and 0
  527  1 Alliance, light blue   attacks Aite (3) from Ilos (3), dice: 2
  528  2 Reapers, red           defends with 2 dice
  529  1 Alliance, light blue   plays no card
  530  2 Reapers, red           plays no card
  531  chance                   4 5 against 1 3: losses 0 and 2
  532  1 Alliance, light blue   attacks Rannoch (2) from Horizon (4), dice: 3
  533  2 Reapers, red           defends with 2 dice
  534  1 Alliance, light blue   plays no card
  535  chance                   6 4 3 against d8:6 d8:3: losses 1 and 1
  536  1 Alliance, light blue   attacks Rannoch (1) from Horizon (3), dice: 2
  537  1 Alliance, light blue   plays no card
  538  chance                   4 1 against d8:6: losses 1 and 0
  539  1 Alliance, light blue   attacks Korlus (1) from Lorek (4), dice: 3
  540  1 Alliance, light blue   plays no card
  541  5 Reapers, burgundy      plays no card
  542  chance                   4 5 2 against 3: losses 0 and 1; Korlus falls
  543  1 Alliance, light blue   attacks Illium (1) from Zorya (3), dice: 2
  544  5 Reapers, burgundy      defends with 1 die, with 1 Cruiser
  545  1 Alliance, light blue   plays no card
  546  5 Reapers, burgundy      plays no card
  547  chance                   1 5 against 2: losses 0 and 1; Illium falls; 1 Cruiser destroyed
  548  1 Alliance, light blue   attacks Aite (1) from Ilos (3), dice: 2
  549  1 Alliance, light blue   plays no card
  550  2 Reapers, red           plays no card
  551  chance                   2 2 against 4: losses 1 and 0
  552  1 Alliance, light blue   ends the attacks
  553  1 Alliance, light blue   moves 1 from Horizon to Omega
  554  1 Alliance, light blue   ends the fortifications
  555  chance                   Alliance, light blue draws alliance-01 (Cruiser – Rally the Fleets)
  556  chance                   Alliance, light blue draws alliance-20 (Carrier – Resistance Uprising)
  557  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  558  2 Reapers, red           places the Reaper Vanguard token on Terra Nova
  559  2 Reapers, red           plays no card
  560  2 Reapers, red           places 3 on Intai'sei, now 8
  561  2 Reapers, red           attacks Haestrom (1) from Charoum (4), dice: 3
  562  2 Reapers, red           plays no card
  563  4 Alliance, dark blue    plays no card
  564  2 Reapers, red           plays no card
  565  4 Alliance, dark blue    plays no card
  566  chance                   2 4 2 against 5: losses 1 and 0
  567  2 Reapers, red           attacks Lesuss (1) from Thessia (4), dice: 3
  568  2 Reapers, red           plays no card
  569  3 Cerberus, orange       plays no card
  570  2 Reapers, red           plays no card
  571  chance                   5 4 2 against 4: losses 0 and 1; Lesuss falls
  572  2 Reapers, red           plays no card
  573  2 Reapers, red           attacks Irune (1) from Lesuss (3), dice: 2
  574  2 Reapers, red           plays no card
  575  1 Alliance, light blue   plays alliance-12 (Dreadnought – Hold the Line)
  576  3 Cerberus, orange       does not answer alliance-12 (Dreadnought – Hold the Line), which takes effect; Irune now has 4 units
  577  1 Alliance, light blue   defends with 2 dice
  578  2 Reapers, red           plays no card
  579  1 Alliance, light blue   plays no card
  580  chance                   3 3 against 3 3: losses 2 and 0
  581  2 Reapers, red           attacks Therum (1) from Intai'sei (8), dice: 3
  582  2 Reapers, red           plays no card
  583  2 Reapers, red           plays no card
  584  4 Alliance, dark blue    plays no card
  585  chance                   1 4 6 against 5: losses 0 and 1; Therum falls
  586  2 Reapers, red           plays no card
  587  2 Reapers, red           moves 4 more units in
  588  2 Reapers, red           attacks Haestrom (1) from Charoum (3), dice: 2
  589  2 Reapers, red           plays no card
  590  4 Alliance, dark blue    plays no card
  591  chance                   5 4 against 3: losses 0 and 1; Haestrom falls
  592  2 Reapers, red           plays no card
  593  2 Reapers, red           ends the attacks
  594  2 Reapers, red           moves 1 from Haestrom to Charoum
  595  2 Reapers, red           ends the fortifications
  596  2 Reapers, red           plays no card
  597  2 Reapers, red           rolls for the move of Harbinger
  598  chance                   2: Harbinger may go 2 steps
  599  2 Reapers, red           moves Harbinger from Terra Nova to Noveria
  600  chance                   Reapers, red draws reaper-14 (Carrier – Brute Charge)
  601  chance                   Reapers, red draws reaper-10 (Cruiser – Husk Swarm)
  602  3 Cerberus, orange       places 3 on Pragia, now 4
  603  3 Cerberus, orange       attacks Haestrom (1) from Pragia (4), dice: 3, with 1 Dreadnought
  604  3 Cerberus, orange       plays no card
  605  2 Reapers, red           plays no card
  606  chance                   d8:4 2 3 against 3: losses 0 and 1; Haestrom falls; Strategic Planet Meter: 3 of 10
  607  3 Cerberus, orange       attacks Rannoch (1) from Haestrom (3), dice: 2, with 1 Dreadnought
  608  3 Cerberus, orange       plays no card
  609  chance                   d8:5 2 against d8:2: losses 0 and 1; Rannoch falls; the token there is turned up: Reaper
  610  2 Reapers, red           puts the Reaper Vanguard token on Lesuss instead
  611  3 Cerberus, orange       attacks Charoum (2) from Rannoch (2), dice: 1, with 1 Dreadnought
  612  2 Reapers, red           defends with 2 dice
  613  3 Cerberus, orange       plays no card
  614  2 Reapers, red           plays no card
  615  chance                   d8:7 against 4 6: losses 0 and 1
  616  3 Cerberus, orange       attacks Adas (1) from Rannoch (2), dice: 1, with 1 Dreadnought
  617  3 Cerberus, orange       plays no card
  618  4 Alliance, dark blue    plays no card
  619  chance                   d8:4 against 5: losses 1 and 0
  620  3 Cerberus, orange       ends the attacks
  621  3 Cerberus, orange       does not fortify
  622  3 Cerberus, orange       plays cerberus-22 (Cruiser – Black Market)
  623  4 Alliance, dark blue    does not answer cerberus-22 (Cruiser – Black Market)
  624  1 Alliance, light blue   does not answer cerberus-22 (Cruiser – Black Market), which takes effect; 1 more card to draw
  625  chance                   Cerberus, orange draws cerberus-15 (Dreadnought – Data Theft)
  626  chance                   Cerberus, orange draws cerberus-08 (Carrier – Kai Leng)
  627  4 Alliance, dark blue    turns in alliance-26 (Carrier – Stealth Run) and builds a ship: Carrier
  628  4 Alliance, dark blue    places 3 on Earth, now 4
  629  4 Alliance, dark blue    places the new ship (Carrier) on Benning
  630  4 Alliance, dark blue    attacks Harbinger on Noveria from Earth (4), dice: 3
  631  chance                   6 2 3: 11 in total, 18 are needed; Harbinger stands, 3 units lost
  632  4 Alliance, dark blue    ends the attacks
  633  4 Alliance, dark blue    does not fortify
  634  5 Reapers, burgundy      plays no card
  635  5 Reapers, burgundy      places 3 on Tuchanka, now 4
  636  5 Reapers, burgundy      attacks Sur'Kesh (1) from Tuchanka (4), dice: 3
  637  5 Reapers, burgundy      plays no card
  638  3 Cerberus, orange       plays no card
  639  5 Reapers, burgundy      plays no card
  640  3 Cerberus, orange       plays no card
  641  chance                   6 6 4 against 6: losses 1 and 0
  642  5 Reapers, burgundy      attacks Palaven (1) from Tuchanka (3), dice: 2
  643  5 Reapers, burgundy      plays no card
  644  5 Reapers, burgundy      plays no card
  645  1 Alliance, light blue   plays alliance-14 (Carrier – Biotic Barrier)
  646  3 Cerberus, orange       does not answer alliance-14 (Carrier – Biotic Barrier), which takes effect; each defence die counts 1 more for the rest of the invasion
  647  5 Reapers, burgundy      plays no card
  648  1 Alliance, light blue   plays no card
  649  chance                   1 3 against 4: losses 1 and 0
  650  5 Reapers, burgundy      attacks Sur'Kesh (1) from Tuchanka (2), dice: 1
  651  5 Reapers, burgundy      plays no card
  652  3 Cerberus, orange       plays no card
  653  chance                   5 against 2: losses 0 and 1; Sur'Kesh falls; Strategic Planet Meter: 2 of 10
  654  5 Reapers, burgundy      plays no card
  655  5 Reapers, burgundy      attacks Palaven (1) from Dekuuna (4), dice: 3
  656  5 Reapers, burgundy      plays no card
  657  1 Alliance, light blue   plays no card
  658  chance                   2 5 5 against 4: losses 1 and 0
  659  5 Reapers, burgundy      attacks Palaven (1) from Dekuuna (3), dice: 2
  660  5 Reapers, burgundy      plays no card
  661  1 Alliance, light blue   plays no card
  662  chance                   2 1 against 1: losses 1 and 0
  663  5 Reapers, burgundy      attacks Palaven (1) from Dekuuna (2), dice: 1
  664  5 Reapers, burgundy      plays no card
  665  1 Alliance, light blue   plays no card
  666  chance                   2 against 6: losses 1 and 0
  667  5 Reapers, burgundy      ends the attacks
  668  5 Reapers, burgundy      moves 3 from Mindoir to Tuchanka
  669  5 Reapers, burgundy      asks for command of Aite
  670  2 Reapers, red           keeps Aite
  671  5 Reapers, burgundy      plays no card
  672  5 Reapers, burgundy      rolls for the move of Harbinger
  673  chance                   5: Harbinger may go 5 steps
  674  5 Reapers, burgundy      moves Harbinger from Noveria to Sur'Kesh
  675  chance                   Reapers, burgundy draws reaper-13 (Cruiser – Brute Charge)
  676  1 Alliance, light blue   places 4 on Palaven, now 5
  677  1 Alliance, light blue   attacks Nevos (1) from Korlus (3), dice: 2
  678  1 Alliance, light blue   plays no card
  679  5 Reapers, burgundy      plays no card
  680  chance                   2 6 against 2: losses 0 and 1; Nevos falls
  681  1 Alliance, light blue   attacks Dekuuna (1) from Palaven (5), dice: 3
  682  1 Alliance, light blue   plays no card
  683  5 Reapers, burgundy      plays no card
  684  chance                   2 1 6 against 2: losses 0 and 1; Dekuuna falls
  685  1 Alliance, light blue   moves 1 more units in
  686  1 Alliance, light blue   attacks Thessia (1) from Nevos (2), dice: 1
  687  1 Alliance, light blue   plays no card
  688  2 Reapers, red           plays no card
  689  chance                   5 against 1: losses 0 and 1; Thessia falls
  690  1 Alliance, light blue   attacks Harbinger on Sur'Kesh from Dekuuna (4), dice: 3
  691  1 Alliance, light blue   plays no card
  692  chance                   6 5 6: 17 in total, 18 are needed
  693  1 Alliance, light blue   plays no card; Harbinger stands, 3 units lost
  694  1 Alliance, light blue   attacks Lesuss (1) from Irune (4), dice: 3
  695  1 Alliance, light blue   plays no card
  696  chance                   1 6 6 against d8:4: losses 0 and 1; Lesuss falls; Momentum Meter: 1 space towards the Alliance
  697  1 Alliance, light blue   attacks Aite (1) from Ilos (2), dice: 1
  698  1 Alliance, light blue   plays no card
  699  2 Reapers, red           plays no card
  700  chance                   6 against 5: losses 0 and 1; Aite falls
  701  1 Alliance, light blue   ends the attacks
  702  1 Alliance, light blue   does not fortify
  703  chance                   Alliance, light blue draws alliance-04 (Cruiser – Fifth Fleet Reserves)
  704  chance                   Alliance, light blue draws alliance-17 (Carrier – Thanix Barrage)
  705  2 Reapers, red           plays no card
  706  2 Reapers, red           picks reaper-10 (Cruiser – Husk Swarm)
  707  2 Reapers, red           picks reaper-03 (Dreadnought – Harbinger Attack)
  708  2 Reapers, red           picks reaper-14 (Carrier – Brute Charge)
  709  2 Reapers, red           turns in a set for 7 units
  710  2 Reapers, red           places 10 on Therum, now 17
  711  2 Reapers, red           attacks Antibaar (1) from Therum (17), dice: 3
  712  chance                   4 3 6 against 5: losses 0 and 1; Antibaar falls
  713  2 Reapers, red           moves 13 more units in
  714  2 Reapers, red           attacks Earth (1) from Noveria (3), dice: 2
  715  chance                   4 1 against 5: losses 1 and 0
  716  2 Reapers, red           attacks Utukku (1) from Antibaar (16), dice: 3
  717  chance                   3 2 4 against 2: losses 0 and 1; Utukku falls
  718  2 Reapers, red           moves 12 more units in
  719  2 Reapers, red           attacks Ontarom (1) from Utukku (15), dice: 3
  720  chance                   4 3 4 against 5: losses 1 and 0
  721  2 Reapers, red           attacks Pragia (1) from Utukku (14), dice: 3
  722  3 Cerberus, orange       plays no card
  723  3 Cerberus, orange       plays no card
  724  chance                   1 3 4 against 1: losses 0 and 1; Pragia falls; Strategic Planet Meter: 1 of 10
  725  2 Reapers, red           moves 10 more units in
  726  2 Reapers, red           attacks Haestrom (1) from Pragia (13), dice: 3
  727  3 Cerberus, orange       plays no card
  728  3 Cerberus, orange       plays no card
  729  chance                   4 3 2 against 1: losses 0 and 1; Haestrom falls; Strategic Planet Meter: 0 of 10
  730  2 Reapers, red           moves 9 more units in
  731  2 Reapers, red           attacks Rannoch (1) from Haestrom (12), dice: 3
  732  3 Cerberus, orange       plays no card
  733  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  734  chance                   4 4 6 against d8:8: losses 1 and 0
  735  2 Reapers, red           attacks Earth (1) from Noveria (2), dice: 1
  736  chance                   5 against 4: losses 0 and 1; Earth falls
  737  2 Reapers, red           attacks Rannoch (1) from Haestrom (11), dice: 3
  738  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  739  chance                   4 5 5 against d8:5: losses 1 and 0
  740  2 Reapers, red           attacks Adas (1) from Haestrom (10), dice: 3
  741  chance                   4 3 2 against 5: losses 1 and 0
  742  2 Reapers, red           attacks Adas (1) from Haestrom (9), dice: 3
  743  chance                   2 2 6 against 3: losses 0 and 1; Adas falls
  744  2 Reapers, red           moves 5 more units in
  745  2 Reapers, red           attacks Rannoch (1) from Adas (8), dice: 3
  746  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  747  chance                   6 4 6 against d8:3: losses 0 and 1; Rannoch falls; 1 Dreadnought destroyed
  748  2 Reapers, red           moves 4 more units in
  749  2 Reapers, red           attacks Horizon (1) from Rannoch (7), dice: 3
  750  1 Alliance, light blue   plays no card
  751  chance                   4 4 2 against 6: losses 1 and 0
  752  2 Reapers, red           attacks Horizon (1) from Rannoch (6), dice: 3
  753  1 Alliance, light blue   plays no card
  754  chance                   5 3 3 against 4: losses 0 and 1; Horizon falls
  755  2 Reapers, red           moves 2 more units in
  756  2 Reapers, red           attacks Lorek (1) from Horizon (5), dice: 3
  757  1 Alliance, light blue   plays no card
  758  chance                   1 2 4 against 5: losses 1 and 0
  759  2 Reapers, red           attacks Lorek (1) from Horizon (4), dice: 3
  760  1 Alliance, light blue   plays no card
  761  chance                   3 4 1 against 4: losses 1 and 0
  762  2 Reapers, red           attacks Heshtok (1) from Horizon (3), dice: 2
  763  chance                   1 3 against 6: losses 1 and 0
  764  2 Reapers, red           attacks Heshtok (1) from Horizon (2), dice: 1
  765  chance                   4 against 3: losses 0 and 1; Heshtok falls
  766  2 Reapers, red           ends the attacks
  767  2 Reapers, red           does not fortify
  768  2 Reapers, red           rolls for the move of Harbinger
  769  chance                   1: Harbinger may go 1 step
  770  2 Reapers, red           leaves Harbinger on Sur'Kesh
  771  chance                   Reapers, red draws reaper-09 (Dreadnought – Husk Swarm)
  772  chance                   Reapers, red draws reaper-06 (Dreadnought – Indoctrination)
  773  3 Cerberus, orange       plays cerberus-15 (Dreadnought – Data Theft) against Reapers, red
  774  1 Alliance, light blue   does not answer cerberus-15 (Dreadnought – Data Theft), which takes effect
  775  chance                   Reapers, red loses reaper-06 (Dreadnought – Indoctrination)
  776  chance                   Cerberus, orange draws cerberus-12 (Dreadnought – Fortified Laboratory)
  777  3 Cerberus, orange       turns in cerberus-12 (Dreadnought – Fortified Laboratory) and builds a ship: Dreadnought
  778  3 Cerberus, orange       places 3 on Kahje, now 4; the ship goes to Kahje
  779  3 Cerberus, orange       attacks Harbinger on Sur'Kesh from Kahje (4), dice: 3, with 1 Dreadnought
  780  3 Cerberus, orange       plays no card
  781  chance                   d8:5 4 2: 11 in total, 18 are needed
  782  3 Cerberus, orange       plays no card; Harbinger stands, 3 units lost
  783  3 Cerberus, orange       ends the attacks
  784  4 Alliance, dark blue    places 3 on Ontarom, now 4
  785  4 Alliance, dark blue    attacks Therum (1) from Ontarom (4), dice: 3
  786  2 Reapers, red           plays no card
  787  chance                   2 5 1 against 5: losses 1 and 0
  788  4 Alliance, dark blue    attacks Antibaar (1) from Ontarom (3), dice: 2
  789  2 Reapers, red           plays no card
  790  chance                   4 6 against 4: losses 0 and 1; Antibaar falls
  791  4 Alliance, dark blue    attacks Utukku (1) from Antibaar (2), dice: 1
  792  2 Reapers, red           plays no card
  793  chance                   6 against 5: losses 0 and 1; Utukku falls
  794  4 Alliance, dark blue    ends the attacks
  795  4 Alliance, dark blue    does not fortify
  796  chance                   Alliance, dark blue draws alliance-08 (Carrier – N7 Strike Team)
  797  chance                   Alliance, dark blue draws alliance-06 (Dreadnought – Fifth Fleet Reserves)
  798  5 Reapers, burgundy      plays no card
  799  5 Reapers, burgundy      plays reaper-22 (Cruiser – Signal Hijack) against Alliance, dark blue
  800  1 Alliance, light blue   does not answer reaper-22 (Cruiser – Signal Hijack)
  801  3 Cerberus, orange       does not answer reaper-22 (Cruiser – Signal Hijack)
  802  4 Alliance, dark blue    does not answer reaper-22 (Cruiser – Signal Hijack), which takes effect
  803  chance                   Alliance, dark blue loses alliance-06 (Dreadnought – Fifth Fleet Reserves)
  804  chance                   Alliance, dark blue loses alliance-08 (Carrier – N7 Strike Team)
  805  5 Reapers, burgundy      turns in reaper-13 (Cruiser – Brute Charge) and builds a ship: Cruiser
  806  5 Reapers, burgundy      places 3 on Tuchanka, now 7
  807  5 Reapers, burgundy      places the new ship (Cruiser) on Eden Prime
  808  5 Reapers, burgundy      attacks Palaven (1) from Tuchanka (7), dice: 3
  809  5 Reapers, burgundy      plays no card
  810  5 Reapers, burgundy      plays no card
  811  1 Alliance, light blue   plays no card
  812  chance                   2 5 2 against 3: losses 0 and 1; Palaven falls
  813  5 Reapers, burgundy      plays no card
  814  5 Reapers, burgundy      moves 3 more units in
  815  5 Reapers, burgundy      attacks Benning (1) from Palaven (6), dice: 3
  816  5 Reapers, burgundy      plays no card
  817  4 Alliance, dark blue    defends with 1 die, with 1 Carrier
  818  5 Reapers, burgundy      plays no card
  819  chance                   5 2 5 against 6: losses 1 and 0
  820  5 Reapers, burgundy      attacks Dekuuna (1) from Palaven (5), dice: 3
  821  5 Reapers, burgundy      plays no card
  822  5 Reapers, burgundy      plays no card
  823  1 Alliance, light blue   plays no card
  824  chance                   1 6 3 against 3: losses 0 and 1; Dekuuna falls
  825  5 Reapers, burgundy      plays no card
  826  5 Reapers, burgundy      moves 1 more units in
  827  5 Reapers, burgundy      ends the attacks
  828  5 Reapers, burgundy      moves 3 from Dekuuna to Eden Prime
  829  5 Reapers, burgundy      asks for command of Haestrom
  830  2 Reapers, red           hands Haestrom over
  831  5 Reapers, burgundy      plays no card
  832  5 Reapers, burgundy      rolls for the move of Harbinger
  833  chance                   5: Harbinger may go 5 steps
  834  5 Reapers, burgundy      moves Harbinger from Sur'Kesh to Mindoir
  835  chance                   Reapers, burgundy draws reaper-04 (Cruiser – Harbinger Reborn)
  836  1 Alliance, light blue   plays alliance-04 (Cruiser – Fifth Fleet Reserves) at Irune
  837  3 Cerberus, orange       does not answer alliance-04 (Cruiser – Fifth Fleet Reserves), which takes effect; Irune now has 4 units
  838  1 Alliance, light blue   places 4 on Nevos, now 5
  839  1 Alliance, light blue   plays alliance-20 (Carrier – Resistance Uprising) at Bekenstein
  840  3 Cerberus, orange       does not answer alliance-20 (Carrier – Resistance Uprising), which takes effect
  841  chance                   2: Bekenstein loses 2, 4 left
  842  1 Alliance, light blue   attacks Dekuuna (1) from Lesuss (3), dice: 2
  843  1 Alliance, light blue   plays no card
  844  5 Reapers, burgundy      plays no card
  845  chance                   5 4 against 6: losses 1 and 0
  846  1 Alliance, light blue   attacks Dekuuna (1) from Lesuss (2), dice: 1
  847  1 Alliance, light blue   plays no card
  848  5 Reapers, burgundy      plays no card
  849  chance                   6 against 4: losses 0 and 1; Dekuuna falls
  850  1 Alliance, light blue   attacks Heshtok (1) from Illium (2), dice: 1
  851  1 Alliance, light blue   plays no card
  852  2 Reapers, red           plays no card
  853  chance                   2 against 1: losses 0 and 1; Heshtok falls
  854  1 Alliance, light blue   attacks Palaven (1) from Irune (4), dice: 3
  855  1 Alliance, light blue   plays no card
  856  5 Reapers, burgundy      plays no card
  857  chance                   4 4 5 against 3: losses 0 and 1; Palaven falls
  858  1 Alliance, light blue   attacks Tuchanka (1) from Palaven (3), dice: 2
  859  1 Alliance, light blue   plays no card
  860  5 Reapers, burgundy      plays no card
  861  chance                   3 6 against 4: losses 0 and 1; Tuchanka falls
  862  1 Alliance, light blue   attacks Kahje (1) from Nevos (5), dice: 3
  863  3 Cerberus, orange       plays no card
  864  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  865  1 Alliance, light blue   plays no card
  866  chance                   3 2 5 against d8:6: losses 1 and 0
  867  1 Alliance, light blue   attacks Kahje (1) from Nevos (4), dice: 3
  868  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  869  1 Alliance, light blue   plays no card
  870  chance                   6 6 1 against d8:6: losses 1 and 0
  871  1 Alliance, light blue   attacks Kahje (1) from Nevos (3), dice: 2
  872  3 Cerberus, orange       defends with 1 die, with 1 Dreadnought
  873  1 Alliance, light blue   plays no card
  874  chance                   5 2 against d8:3: losses 0 and 1; Kahje falls; 1 Dreadnought destroyed; Cerberus, orange is out of the game
  875  1 Alliance, light blue   attacks Sur'Kesh (1) from Tuchanka (2), dice: 1
  876  1 Alliance, light blue   plays no card
  877  5 Reapers, burgundy      plays no card
  878  chance                   3 against 1: losses 0 and 1; Sur'Kesh falls
  879  1 Alliance, light blue   ends the attacks
  880  1 Alliance, light blue   moves 1 Cruiser from Omega to Sanctum
  881  1 Alliance, light blue   ends the fortifications
  882  chance                   Alliance, light blue draws alliance-25 (Cruiser – Stealth Run)
  883  chance                   Alliance, light blue draws alliance-27 (Dreadnought – Spectre Authority)
  884  chance                   Alliance, light blue draws alliance-19 (Cruiser – Resistance Uprising)
  885  2 Reapers, red           plays no card
  886  2 Reapers, red           plays reaper-09 (Dreadnought – Husk Swarm) at Adas
  887  1 Alliance, light blue   plays alliance-27 (Dreadnought – Spectre Authority); reaper-09 (Dreadnought – Husk Swarm) is cancelled
  888  2 Reapers, red           places 3 on Pragia, now 4
  889  2 Reapers, red           attacks Ontarom (1) from Pragia (4), dice: 3
  890  chance                   3 5 3 against 2: losses 0 and 1; Ontarom falls
  891  2 Reapers, red           attacks Utukku (1) from Ontarom (3), dice: 2
  892  chance                   1 2 against 4: losses 1 and 0
  893  2 Reapers, red           attacks Utukku (1) from Ontarom (2), dice: 1
  894  chance                   5 against 5: losses 1 and 0
  895  2 Reapers, red           ends the attacks
  896  2 Reapers, red           does not fortify
  897  2 Reapers, red           rolls for the move of Harbinger
  898  chance                   2: Harbinger may go 2 steps
  899  2 Reapers, red           moves Harbinger from Mindoir to Watson
  900  chance                   Reapers, red draws reaper-02 (Carrier – Harbinger Attack)
  901  4 Alliance, dark blue    places 3 on Virmire, now 4
  902  4 Alliance, dark blue    attacks Ontarom (1) from Virmire (4), dice: 3
  903  2 Reapers, red           plays no card
  904  chance                   5 2 6 against 4: losses 0 and 1; Ontarom falls
  905  4 Alliance, dark blue    attacks Pragia (1) from Ontarom (3), dice: 2
  906  2 Reapers, red           plays no card
  907  chance                   6 1 against 2: losses 0 and 1; Pragia falls
  908  4 Alliance, dark blue    attacks Haestrom (1) from Pragia (2), dice: 1
  909  5 Reapers, burgundy      plays no card
  910  chance                   1 against 2: losses 1 and 0
  911  4 Alliance, dark blue    ends the attacks
  912  4 Alliance, dark blue    moves 1 Carrier from Benning to Virmire
  913  4 Alliance, dark blue    ends the fortifications
  914  chance                   Alliance, dark blue draws alliance-24 (Dreadnought – Prothean Beacon)
  915  chance                   Alliance, dark blue draws alliance-22 (Cruiser – Intercepted Orders)
  916  5 Reapers, burgundy      plays no card
  917  5 Reapers, burgundy      plays reaper-08 (Carrier – The Cycle Continues); Momentum Meter: 2 spaces towards the Reapers
  918  5 Reapers, burgundy      places 3 on Haestrom, now 4
  919  5 Reapers, burgundy      attacks Pragia (1) from Haestrom (4), dice: 3
  920  5 Reapers, burgundy      plays no card
  921  5 Reapers, burgundy      plays no card
  922  4 Alliance, dark blue    plays no card
  923  chance                   1 5 3 against 4: losses 0 and 1; Pragia falls
  924  5 Reapers, burgundy      plays reaper-25 (Cruiser – Processed); Pragia now has 5 units
  925  5 Reapers, burgundy      attacks Utukku (1) from Pragia (5), dice: 3
  926  5 Reapers, burgundy      plays no card
  927  5 Reapers, burgundy      plays no card
  928  4 Alliance, dark blue    plays no card
  929  chance                   6 1 5 against 4: losses 0 and 1; Utukku falls
  930  5 Reapers, burgundy      moves 1 more units in
  931  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (4), dice: 3
  932  5 Reapers, burgundy      plays no card
  933  5 Reapers, burgundy      plays no card
  934  4 Alliance, dark blue    plays no card
  935  chance                   5 1 4 against 6: losses 1 and 0
  936  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (3), dice: 2
  937  5 Reapers, burgundy      plays no card
  938  4 Alliance, dark blue    plays no card
  939  chance                   3 2 against 6: losses 1 and 0
  940  5 Reapers, burgundy      attacks Antibaar (1) from Utukku (2), dice: 1
  941  5 Reapers, burgundy      plays no card
  942  5 Reapers, burgundy      plays no card
  943  4 Alliance, dark blue    plays no card
  944  chance                   1 against 6: losses 1 and 0
  945  5 Reapers, burgundy      ends the attacks
  946  5 Reapers, burgundy      does not fortify
  947  5 Reapers, burgundy      plays no card
  948  5 Reapers, burgundy      rolls for the move of Harbinger
  949  chance                   1: Harbinger may go 1 step
  950  5 Reapers, burgundy      moves Harbinger from Watson to Mindoir
  951  chance                   Reapers, burgundy draws reaper-21 (Dreadnought – Ravager Nest)
  952  chance                   Reapers, burgundy draws reaper-17 (Carrier – Banshee Scream)
  953  1 Alliance, light blue   places 13 on Heshtok, now 14
  954  1 Alliance, light blue   attacks Horizon (1) from Heshtok (14), dice: 3
  955  1 Alliance, light blue   plays no card
  956  2 Reapers, red           plays no card
  957  chance                   2 1 2 against 5: losses 1 and 0
  958  1 Alliance, light blue   attacks Horizon (1) from Heshtok (13), dice: 3
  959  1 Alliance, light blue   plays no card
  960  2 Reapers, red           plays no card
  961  chance                   3 6 1 against 5: losses 0 and 1; Horizon falls
  962  1 Alliance, light blue   moves 9 more units in
  963  1 Alliance, light blue   plays alliance-19 (Cruiser – Resistance Uprising) at Shanxi
  964  chance                   1: Shanxi loses 1, 4 left
  965  1 Alliance, light blue   attacks Rannoch (1) from Horizon (12), dice: 3
  966  1 Alliance, light blue   plays no card
  967  2 Reapers, red           plays no card
  968  chance                   5 1 6 against 1: losses 0 and 1; Rannoch falls
  969  1 Alliance, light blue   moves 8 more units in
  970  1 Alliance, light blue   ends the attacks
  971  1 Alliance, light blue   moves 10 from Rannoch to Tuchanka
  972  1 Alliance, light blue   moves 1 Cruiser from Sanctum to Kahje
  973  1 Alliance, light blue   ends the fortifications
  974  chance                   Alliance, light blue draws alliance-07 (Cruiser – N7 Strike Team)
  975  2 Reapers, red           plays no card
  976  2 Reapers, red           places 3 on Intai'sei, now 4
  977  2 Reapers, red           attacks Feros (1) from Intai'sei (4), dice: 3
  978  2 Reapers, red           plays no card
  979  2 Reapers, red           plays no card
  980  1 Alliance, light blue   plays no card
  981  chance                   3 5 3 against 6: losses 1 and 0
  982  2 Reapers, red           attacks Feros (1) from Intai'sei (3), dice: 2
  983  2 Reapers, red           plays no card
  984  1 Alliance, light blue   plays no card
  985  chance                   6 5 against 5: losses 0 and 1; Feros falls
  986  2 Reapers, red           attacks Kahje (2) from Feros (2), dice: 1
  987  2 Reapers, red           plays no card
  988  1 Alliance, light blue   defends with 2 dice, with 1 Cruiser
  989  2 Reapers, red           plays no card
  990  1 Alliance, light blue   plays no card
  991  chance                   5 against 4 5: losses 1 and 0
  992  2 Reapers, red           ends the attacks
  993  2 Reapers, red           asks for command of Watson
  994  5 Reapers, burgundy      hands Watson over
  995  2 Reapers, red           plays no card
  996  2 Reapers, red           rolls for the move of Harbinger
  997  chance                   5: Harbinger may go 5 steps
  998  2 Reapers, red           moves Harbinger from Mindoir to Benning
  999  2 Reapers, red           plays reaper-02 (Carrier – Harbinger Attack); Benning is devastated, 1 unit lost; Momentum Meter: 1 space towards the Reapers
 1000  chance                   Reapers, red draws reaper-15 (Dreadnought – Destroyer Beam)
 1001  chance                   Reapers, red draws reaper-11 (Carrier – Husk Swarm)
 1002  4 Alliance, dark blue    turns in alliance-22 (Cruiser – Intercepted Orders) and builds a ship: Cruiser
 1003  4 Alliance, dark blue    places 3 on Ontarom, now 4
 1004  4 Alliance, dark blue    places the new ship (Cruiser) on Antibaar
 1005  4 Alliance, dark blue    ends the attacks
 1006  4 Alliance, dark blue    moves 3 from Ontarom to Antibaar
 1007  4 Alliance, dark blue    moves 1 Carrier from Virmire to Ontarom
 1008  4 Alliance, dark blue    ends the fortifications
 1009  5 Reapers, burgundy      plays no card
 1010  5 Reapers, burgundy      picks reaper-04 (Cruiser – Harbinger Reborn)
 1011  5 Reapers, burgundy      picks reaper-21 (Dreadnought – Ravager Nest)
 1012  5 Reapers, burgundy      picks reaper-17 (Carrier – Banshee Scream)
 1013  5 Reapers, burgundy      turns in a set for 7 units
 1014  5 Reapers, burgundy      places 10 on Utukku, now 11
 1015  5 Reapers, burgundy      attacks Antibaar (4) from Utukku (11), dice: 3
 1016  4 Alliance, dark blue    defends with 2 dice, with 1 Cruiser
 1017  4 Alliance, dark blue    plays no card
 1018  chance                   3 6 2 against 4 6: losses 2 and 0
 1019  5 Reapers, burgundy      attacks Antibaar (4) from Utukku (9), dice: 3
 1020  4 Alliance, dark blue    defends with 2 dice, with 1 Cruiser
 1021  4 Alliance, dark blue    plays no card
 1022  chance                   4 5 1 against 3 3: losses 0 and 2
 1023  5 Reapers, burgundy      attacks Antibaar (2) from Utukku (9), dice: 3
 1024  4 Alliance, dark blue    defends with 2 dice, with 1 Cruiser
 1025  4 Alliance, dark blue    plays no card
 1026  chance                   3 4 6 against 6 3: losses 1 and 1
 1027  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (8), dice: 3
 1028  4 Alliance, dark blue    defends with 1 die, with 1 Carrier
 1029  4 Alliance, dark blue    plays no card
 1030  chance                   6 3 1 against 5: losses 1 and 0
 1031  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (7), dice: 3
 1032  4 Alliance, dark blue    defends with 1 die, with 1 Carrier
 1033  4 Alliance, dark blue    plays no card
 1034  chance                   5 3 6 against 6: losses 1 and 0
 1035  5 Reapers, burgundy      attacks Antibaar (1) from Utukku (6), dice: 3
 1036  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser
 1037  4 Alliance, dark blue    plays no card
 1038  chance                   1 5 6 against 6: losses 1 and 0
 1039  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (5), dice: 3
 1040  4 Alliance, dark blue    defends with 1 die, with 1 Carrier
 1041  4 Alliance, dark blue    plays no card
 1042  chance                   1 3 4 against 3: losses 1 and 0
 1043  5 Reapers, burgundy      attacks Antibaar (1) from Utukku (4), dice: 3
 1044  4 Alliance, dark blue    defends with 1 die, with 1 Cruiser
 1045  4 Alliance, dark blue    plays no card
 1046  chance                   4 4 4 against 1: ships have ones rolled again
 1047  chance                   ones rolled again give 4: losses 1 and 0
 1048  5 Reapers, burgundy      attacks Ontarom (1) from Utukku (3), dice: 2
 1049  4 Alliance, dark blue    defends with 1 die, with 1 Carrier
 1050  4 Alliance, dark blue    plays no card
 1051  chance                   5 6 against 1: losses 0 and 1; Ontarom falls; 1 Carrier destroyed
 1052  5 Reapers, burgundy      attacks Virmire (1) from Ontarom (2), dice: 1
 1053  4 Alliance, dark blue    plays no card
 1054  chance                   2 against 3: losses 1 and 0
 1055  5 Reapers, burgundy      ends the attacks
 1056  5 Reapers, burgundy      moves 3 from Shanxi to Pragia
 1057  5 Reapers, burgundy      ends the fortifications
 1058  5 Reapers, burgundy      rolls for the move of Harbinger
 1059  chance                   5: Harbinger may go 5 steps
 1060  5 Reapers, burgundy      moves Harbinger from Benning to Lorek
 1061  chance                   Reapers, burgundy draws reaper-16 (Cruiser – Destroyer Beam)
 1062  chance                   Reapers, burgundy draws reaper-05 (Carrier – Harbinger Reborn)
 1063  1 Alliance, light blue   plays alliance-01 (Cruiser – Rally the Fleets); Momentum Meter: 1 space towards the Alliance
 1064  1 Alliance, light blue   places 19 on Rannoch, now 20
 1065  1 Alliance, light blue   plays alliance-25 (Cruiser – Stealth Run): from Tuchanka against Elysium
 1066  1 Alliance, light blue   attacks Elysium (1) from Tuchanka (11), dice: 3
 1067  1 Alliance, light blue   plays alliance-07 (Cruiser – N7 Strike Team); each attack die counts 1 more in this battle
 1068  1 Alliance, light blue   plays no card
 1069  chance                   1 6 1 against d8:5: losses 0 and 1; Elysium falls; the token there is turned up: Catalyst; Alliance, light blue and Alliance, dark blue win together

won after 1069 actions, by 1 Alliance, light blue, by 4 Alliance, dark blue
