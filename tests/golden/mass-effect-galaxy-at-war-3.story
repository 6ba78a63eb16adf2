mass-effect/galaxy-at-war, 3 seats, dealer of seed 2026, game 733
  option scanning = on
  1 Alliance, light blue        aggressive
  2 Cerberus, orange            aggressive
  3 Reapers, red                aggressive

    1  1 Alliance, light blue   claims Illium
    2  2 Cerberus, orange       claims Thessia
    3  3 Reapers, red           claims Sanctum
    4  1 Alliance, light blue   claims Eden Prime
    5  2 Cerberus, orange       claims Palaven
    6  3 Reapers, red           claims Antibaar
    7  1 Alliance, light blue   claims Shanxi
    8  2 Cerberus, orange       claims Lesuss
    9  3 Reapers, red           claims Omega
   10  1 Alliance, light blue   claims Ilos
   11  2 Cerberus, orange       claims Earth
   12  3 Reapers, red           claims Benning
   13  1 Alliance, light blue   claims Aite
   14  2 Cerberus, orange       claims Irune
   15  3 Reapers, red           claims Utukku
   16  1 Alliance, light blue   claims Sur'Kesh
   17  2 Cerberus, orange       claims Adas
   18  3 Reapers, red           claims Therum
   19  1 Alliance, light blue   claims Kahje
   20  2 Cerberus, orange       claims Dekuuna
   21  3 Reapers, red           claims Charoum
   22  1 Alliance, light blue   claims Bekenstein
   23  3 Reapers, red           claims Intai'sei
   24  1 Alliance, light blue   claims Pragia
   25  3 Reapers, red           claims Terra Nova
   26  1 Alliance, light blue   claims Tuchanka
   27  3 Reapers, red           claims Elysium
   28  1 Alliance, light blue   claims Nevos
   29  3 Reapers, red           claims Feros
   30  1 Alliance, light blue   claims Hagalaz
   31  3 Reapers, red           claims Lorek
   32  1 Alliance, light blue   claims Virmire
   33  3 Reapers, red           claims Noveria
   34  1 Alliance, light blue   claims Ontarom
   35  3 Reapers, red           claims Haestrom
   36  1 Alliance, light blue   claims Mindoir
   37  3 Reapers, red           claims Horizon
   38  3 Reapers, red           claims Zorya
   39  3 Reapers, red           claims Korlus
   40  3 Reapers, red           claims Watson
   41  3 Reapers, red           claims Rannoch
   42  3 Reapers, red           claims Heshtok
   43  3 Reapers, red           places Harbinger on Korlus
   44  1 Alliance, light blue   reinforces Virmire to 2
   45  2 Cerberus, orange       reinforces Dekuuna to 2
   46  3 Reapers, red           reinforces Charoum to 2
   47  1 Alliance, light blue   reinforces Sur'Kesh to 2
   48  2 Cerberus, orange       reinforces Thessia to 2
   49  3 Reapers, red           reinforces Antibaar to 2
   50  1 Alliance, light blue   reinforces Shanxi to 2
   51  2 Cerberus, orange       reinforces Palaven to 2
   52  3 Reapers, red           reinforces Noveria to 2
   53  1 Alliance, light blue   reinforces Bekenstein to 2
   54  2 Cerberus, orange       reinforces Lesuss to 2
   55  3 Reapers, red           reinforces Antibaar to 3
   56  1 Alliance, light blue   reinforces Ilos to 2
   57  2 Cerberus, orange       reinforces Dekuuna to 3
   58  3 Reapers, red           reinforces Therum to 2
   59  1 Alliance, light blue   reinforces Hagalaz to 2
   60  2 Cerberus, orange       reinforces Palaven to 3
   61  3 Reapers, red           reinforces Elysium to 2
   62  1 Alliance, light blue   reinforces Eden Prime to 2
   63  2 Cerberus, orange       reinforces Dekuuna to 4
   64  3 Reapers, red           reinforces Elysium to 3
   65  1 Alliance, light blue   reinforces Nevos to 2
   66  2 Cerberus, orange       reinforces Lesuss to 3
   67  3 Reapers, red           reinforces Feros to 2
   68  1 Alliance, light blue   reinforces Bekenstein to 3
   69  2 Cerberus, orange       reinforces Palaven to 4
   70  3 Reapers, red           reinforces Utukku to 2
   71  1 Alliance, light blue   reinforces Ontarom to 2
   72  2 Cerberus, orange       reinforces Lesuss to 4
   73  3 Reapers, red           reinforces Intai'sei to 2
   74  1 Alliance, light blue   reinforces Kahje to 2
   75  2 Cerberus, orange       reinforces Adas to 2
   76  3 Reapers, red           reinforces Elysium to 4
   77  1 Alliance, light blue   reinforces Hagalaz to 3
   78  2 Cerberus, orange       reinforces Thessia to 3
   79  3 Reapers, red           reinforces Therum to 3
   80  1 Alliance, light blue   reinforces Virmire to 3
   81  2 Cerberus, orange       reinforces Dekuuna to 5
   82  3 Reapers, red           reinforces Sanctum to 2
   83  1 Alliance, light blue   reinforces Kahje to 3
   84  2 Cerberus, orange       reinforces Lesuss to 5
   85  3 Reapers, red           reinforces Rannoch to 2
   86  1 Alliance, light blue   reinforces Sur'Kesh to 3
   87  2 Cerberus, orange       reinforces Thessia to 4
   88  3 Reapers, red           reinforces Zorya to 2
   89  2 Cerberus, orange       reinforces Lesuss to 6
   90  2 Cerberus, orange       reinforces Palaven to 5
   91  2 Cerberus, orange       reinforces Thessia to 5
   92  1 Alliance, light blue   scans Bekenstein
   93  chance                   1 4 1 5 6 | 6 5
   94  1 Alliance, light blue   matches 4 of Bekenstein
   95  chance                   6 6 6 4 | 5 6
   96  1 Alliance, light blue   matches 6 of Bekenstein
   97  1 Alliance, light blue   uses the dice d8:6
   98  chance                   1 1 1 6 | 3
   99  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  100  chance                   5 3 5 | 6
  101  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  102  chance                   2 1 | 3
  103  1 Alliance, light blue   matches 2 of Bekenstein; the scan succeeds: 1 more unit
  104  1 Alliance, light blue   places 6 on Aite, now 7
  105  1 Alliance, light blue   attacks Feros (2) from Ontarom (2), dice: 1
  106  3 Reapers, red           defends with 2 dice
  107  chance                   4 against 2 6: losses 1 and 0
  108  1 Alliance, light blue   attacks Terra Nova (1) from Bekenstein (3), dice: 2
  109  chance                   6 5 against 2: losses 0 and 1; Terra Nova falls
  110  1 Alliance, light blue   attacks Dekuuna (5) from Sur'Kesh (3), dice: 2
  111  2 Cerberus, orange       defends with 2 dice
  112  chance                   5 4 against 4 6: losses 2 and 0
  113  1 Alliance, light blue   attacks Harbinger on Korlus from Nevos (2), dice: 1
  114  chance                   6 -1: 5 in total, 18 are needed; Harbinger stands, 1 unit lost
  115  1 Alliance, light blue   attacks Omega (1) from Hagalaz (3), dice: 2
  116  chance                   5 5 against 5: losses 1 and 0
  117  1 Alliance, light blue   attacks Feros (2) from Kahje (3), dice: 2
  118  3 Reapers, red           defends with 2 dice
  119  chance                   3 5 against 1 3: losses 0 and 2; Feros falls
  120  1 Alliance, light blue   attacks Intai'sei (2) from Feros (2), dice: 1
  121  3 Reapers, red           defends with 2 dice
  122  chance                   2 against 6 3: losses 1 and 0
  123  1 Alliance, light blue   attacks Elysium (4) from Terra Nova (2), dice: 1
  124  3 Reapers, red           defends with 2 dice
  125  chance                   5 against 1 2: losses 0 and 1
  126  1 Alliance, light blue   attacks Irune (1) from Aite (7), dice: 3
  127  chance                   2 6 5 against 4: losses 0 and 1; Irune falls; Strategic Planet Meter: 0 of 10
  128  1 Alliance, light blue   moves 3 more units in
  129  1 Alliance, light blue   attacks Elysium (3) from Terra Nova (2), dice: 1
  130  3 Reapers, red           defends with 2 dice
  131  chance                   2 against 3 6: losses 1 and 0
  132  1 Alliance, light blue   attacks Lorek (1) from Virmire (3), dice: 2
  133  chance                   2 3 against 5: losses 1 and 0
  134  1 Alliance, light blue   attacks Lesuss (6) from Irune (6), dice: 3
  135  2 Cerberus, orange       defends with 2 dice
  136  chance                   5 2 3 against 1 6: losses 1 and 1
  137  1 Alliance, light blue   attacks Palaven (5) from Irune (5), dice: 3
  138  2 Cerberus, orange       defends with 2 dice
  139  chance                   1 3 2 against 3 3: losses 2 and 0
  140  1 Alliance, light blue   attacks Elysium (3) from Shanxi (2), dice: 1
  141  3 Reapers, red           defends with 2 dice
  142  chance                   2 against 6 5: losses 1 and 0
  143  1 Alliance, light blue   attacks Lesuss (5) from Irune (3), dice: 2
  144  2 Cerberus, orange       defends with 2 dice
  145  chance                   6 6 against 5 2: losses 0 and 2
  146  1 Alliance, light blue   attacks Palaven (5) from Irune (3), dice: 2
  147  2 Cerberus, orange       defends with 2 dice
  148  chance                   3 6 against 6 6: losses 2 and 0
  149  1 Alliance, light blue   attacks Omega (1) from Hagalaz (2), dice: 1
  150  chance                   1 against 5: losses 1 and 0
  151  1 Alliance, light blue   attacks Noveria (2) from Eden Prime (2), dice: 1
  152  3 Reapers, red           defends with 2 dice
  153  chance                   6 against 6 2: losses 1 and 0
  154  1 Alliance, light blue   attacks Lorek (1) from Virmire (2), dice: 1
  155  chance                   3 against 6: losses 1 and 0
  156  1 Alliance, light blue   ends the attacks
  157  1 Alliance, light blue   moves 1 from Ilos to Hagalaz
  158  chance                   a card for Alliance, light blue: Carrier – Rally the Fleets
  159  chance                   a card for Alliance, light blue: Cruiser – Intercepted Orders
  160  2 Cerberus, orange       scans Palaven
  161  chance                   6 2 4 3 5 | 2 6
  162  2 Cerberus, orange       matches 3+ of Palaven
  163  2 Cerberus, orange       uses the dice 2 3
  164  chance                   3 2 5 | 2 6
  165  2 Cerberus, orange       matches nothing and loses a die of 8 sides
  166  chance                   5 1 6 | 8
  167  2 Cerberus, orange       matches nothing and loses a die of 6 sides
  168  chance                   6 1 | 5
  169  2 Cerberus, orange       matches nothing and loses a die of 8 sides; the dice left cannot be enough
  170  2 Cerberus, orange       places 3 on Lesuss, now 6
  171  2 Cerberus, orange       attacks Irune (1) from Lesuss (6), dice: 3
  172  1 Alliance, light blue   plays no card
  173  1 Alliance, light blue   plays no card
  174  chance                   5 4 1 against 2: losses 0 and 1; Irune falls; Strategic Planet Meter: 1 of 10
  175  2 Cerberus, orange       moves 2 more units in
  176  2 Cerberus, orange       ends the attacks
  177  2 Cerberus, orange       does not fortify
  178  chance                   a card for Cerberus, orange: Dreadnought – Data Theft
  179  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  180  3 Reapers, red           places the Reaper Vanguard token on Heshtok
  181  3 Reapers, red           places 6 on Intai'sei, now 8
  182  3 Reapers, red           attacks Hagalaz (2) from Sanctum (2), dice: 1
  183  1 Alliance, light blue   plays no card
  184  1 Alliance, light blue   defends with 2 dice
  185  1 Alliance, light blue   plays no card
  186  chance                   1 against 2 2: losses 1 and 0
  187  3 Reapers, red           attacks Adas (2) from Rannoch (2), dice: 1
  188  2 Cerberus, orange       plays no card
  189  2 Cerberus, orange       defends with 2 dice
  190  chance                   1 against 1 2: losses 1 and 0
  191  3 Reapers, red           attacks Ontarom (1) from Therum (3), dice: 2
  192  1 Alliance, light blue   plays no card
  193  1 Alliance, light blue   plays no card
  194  chance                   3 4 against 6: losses 1 and 0
  195  3 Reapers, red           attacks Pragia (1) from Utukku (2), dice: 1
  196  1 Alliance, light blue   plays no card
  197  1 Alliance, light blue   plays no card
  198  chance                   2 against 3: losses 1 and 0
  199  3 Reapers, red           attacks Feros (1) from Intai'sei (8), dice: 3
  200  1 Alliance, light blue   plays no card
  201  1 Alliance, light blue   plays no card
  202  chance                   3 4 1 against 1: losses 0 and 1; Feros falls
  203  3 Reapers, red           moves 4 more units in
  204  3 Reapers, red           attacks Earth (1) from Noveria (2), dice: 1
  205  2 Cerberus, orange       plays no card
  206  chance                   2 against 3: losses 1 and 0
  207  3 Reapers, red           attacks Thessia (5) from Zorya (2), dice: 1
  208  2 Cerberus, orange       plays no card
  209  2 Cerberus, orange       defends with 2 dice
  210  chance                   1 against 5 3: losses 1 and 0
  211  3 Reapers, red           attacks Ontarom (1) from Therum (2), dice: 1
  212  1 Alliance, light blue   plays no card
  213  chance                   4 against 4: losses 1 and 0
  214  3 Reapers, red           attacks Terra Nova (1) from Elysium (3), dice: 2
  215  1 Alliance, light blue   plays no card
  216  1 Alliance, light blue   plays no card
  217  chance                   5 4 against 1: losses 0 and 1; Terra Nova falls
  218  3 Reapers, red           attacks Shanxi (1) from Terra Nova (2), dice: 1
  219  1 Alliance, light blue   plays no card
  220  1 Alliance, light blue   plays no card
  221  chance                   2 against 1: losses 0 and 1; Shanxi falls
  222  3 Reapers, red           attacks Kahje (1) from Feros (7), dice: 3
  223  1 Alliance, light blue   plays no card
  224  1 Alliance, light blue   plays no card
  225  chance                   4 3 6 against 5: losses 0 and 1; Kahje falls
  226  3 Reapers, red           moves 3 more units in
  227  3 Reapers, red           attacks Ontarom (1) from Antibaar (3), dice: 2
  228  1 Alliance, light blue   plays no card
  229  chance                   4 2 against 3: losses 0 and 1; Ontarom falls
  230  3 Reapers, red           attacks Nevos (1) from Kahje (6), dice: 3
  231  1 Alliance, light blue   plays no card
  232  1 Alliance, light blue   plays no card
  233  chance                   1 6 4 against 3: losses 0 and 1; Nevos falls
  234  3 Reapers, red           moves 2 more units in
  235  3 Reapers, red           attacks Pragia (1) from Ontarom (2), dice: 1
  236  1 Alliance, light blue   plays no card
  237  chance                   5 against 5: losses 1 and 0
  238  3 Reapers, red           attacks Dekuuna (5) from Nevos (5), dice: 3
  239  2 Cerberus, orange       plays no card
  240  2 Cerberus, orange       defends with 2 dice
  241  chance                   5 3 2 against 6 5: losses 2 and 0
  242  3 Reapers, red           attacks Thessia (5) from Nevos (3), dice: 2
  243  2 Cerberus, orange       defends with 2 dice
  244  chance                   1 4 against 4 5: losses 2 and 0
  245  3 Reapers, red           ends the attacks
  246  3 Reapers, red           does not fortify
  247  3 Reapers, red           rolls for the move of Harbinger
  248  chance                   3: Harbinger may go 3 steps
  249  3 Reapers, red           moves Harbinger from Korlus to Thessia
  250  chance                   a card for Reapers, red: Carrier – Brute Charge
  251  chance                   a card for Reapers, red: Dreadnought – Banshee Scream
  252  1 Alliance, light blue   turns in Cruiser – Intercepted Orders and builds a ship: Cruiser
  253  1 Alliance, light blue   scans Illium
  254  chance                   3 2 3 1 2 | 7 2
  255  1 Alliance, light blue   matches 4+ of Illium
  256  1 Alliance, light blue   uses the dice 3 2 3 2
  257  chance                   6 | 3 5
  258  1 Alliance, light blue   matches 6 of Illium
  259  chance                   8 2
  260  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  261  chance                   8
  262  1 Alliance, light blue   matches nothing and loses a die of 8 sides; the dice left cannot be enough
  263  1 Alliance, light blue   places 3 on Mindoir, now 4
  264  1 Alliance, light blue   places the new ship (Cruiser) on Ilos
  265  1 Alliance, light blue   attacks Omega (1) from Hagalaz (2), dice: 1
  266  3 Reapers, red           plays no card
  267  1 Alliance, light blue   plays no card
  268  3 Reapers, red           plays no card
  269  chance                   6 against 2: losses 0 and 1; Omega falls
  270  1 Alliance, light blue   attacks Watson (1) from Mindoir (4), dice: 3
  271  3 Reapers, red           plays no card
  272  1 Alliance, light blue   plays no card
  273  3 Reapers, red           plays no card
  274  chance                   4 3 2 against 5: losses 1 and 0
  275  1 Alliance, light blue   attacks Terra Nova (1) from Mindoir (3), dice: 2
  276  3 Reapers, red           plays no card
  277  1 Alliance, light blue   plays no card
  278  3 Reapers, red           plays no card
  279  chance                   1 3 against 6: losses 1 and 0
  280  1 Alliance, light blue   attacks Watson (1) from Mindoir (2), dice: 1
  281  1 Alliance, light blue   plays no card
  282  3 Reapers, red           plays no card
  283  chance                   3 against 5: losses 1 and 0
  284  1 Alliance, light blue   ends the attacks
  285  1 Alliance, light blue   does not fortify
  286  chance                   a card for Alliance, light blue: Cruiser – Hold the Line
  287  2 Cerberus, orange       scans Adas
  288  chance                   6 6 1 2 3 | 4 2
  289  2 Cerberus, orange       matches 4+ of Adas
  290  2 Cerberus, orange       uses the dice 1 3
  291  chance                   1 6 4 | 8 6
  292  2 Cerberus, orange       matches nothing and loses a die of 8 sides
  293  chance                   4 2 5 | 5
  294  2 Cerberus, orange       matches nothing and loses a die of 6 sides
  295  chance                   3 6 | 6
  296  2 Cerberus, orange       matches nothing and loses a die of 6 sides
  297  chance                   4 | 3
  298  2 Cerberus, orange       matches nothing and loses a die of 8 sides; the dice left cannot be enough
  299  2 Cerberus, orange       places 3 on Dekuuna, now 8
  300  2 Cerberus, orange       attacks Rannoch (1) from Adas (2), dice: 1
  301  3 Reapers, red           plays no card
  302  2 Cerberus, orange       plays no card
  303  3 Reapers, red           plays no card
  304  chance                   2 against 3: losses 1 and 0
  305  2 Cerberus, orange       attacks Nevos (1) from Dekuuna (8), dice: 3
  306  3 Reapers, red           plays no card
  307  2 Cerberus, orange       plays no card
  308  3 Reapers, red           plays no card
  309  chance                   5 1 6 against 1: losses 0 and 1; Nevos falls
  310  2 Cerberus, orange       moves 4 more units in
  311  2 Cerberus, orange       attacks Sur'Kesh (1) from Nevos (7), dice: 3
  312  1 Alliance, light blue   plays Cruiser – Hold the Line
  313  2 Cerberus, orange       does not answer Cruiser – Hold the Line, which takes effect; Sur'Kesh now has 4 units
  314  1 Alliance, light blue   plays no card
  315  1 Alliance, light blue   defends with 2 dice
  316  2 Cerberus, orange       plays no card
  317  1 Alliance, light blue   plays no card
  318  chance                   3 6 2 against 3 4: losses 1 and 1
  319  2 Cerberus, orange       attacks Kahje (1) from Nevos (6), dice: 3
  320  3 Reapers, red           plays no card
  321  2 Cerberus, orange       plays no card
  322  3 Reapers, red           plays no card
  323  chance                   5 4 2 against 5: losses 1 and 0
  324  2 Cerberus, orange       attacks Benning (1) from Palaven (5), dice: 3
  325  3 Reapers, red           plays no card
  326  2 Cerberus, orange       plays no card
  327  3 Reapers, red           plays no card
  328  chance                   2 1 4 against 3: losses 0 and 1; Benning falls
  329  2 Cerberus, orange       moves 1 more unit in
  330  2 Cerberus, orange       attacks Zorya (1) from Thessia (5), dice: 3
  331  3 Reapers, red           plays no card
  332  2 Cerberus, orange       plays no card
  333  3 Reapers, red           plays no card
  334  chance                   5 3 2 against 1: losses 0 and 1; Zorya falls
  335  2 Cerberus, orange       moves 1 more unit in
  336  2 Cerberus, orange       attacks Omega (1) from Zorya (4), dice: 3
  337  1 Alliance, light blue   plays no card
  338  2 Cerberus, orange       plays no card
  339  1 Alliance, light blue   plays no card
  340  chance                   5 4 1 against 4: losses 0 and 1; Omega falls; Strategic Planet Meter: 2 of 10
  341  2 Cerberus, orange       attacks Kahje (1) from Nevos (5), dice: 3
  342  2 Cerberus, orange       plays no card
  343  3 Reapers, red           plays no card
  344  chance                   2 1 6 against 5: losses 0 and 1; Kahje falls
  345  2 Cerberus, orange       moves 1 more unit in
  346  2 Cerberus, orange       attacks Feros (1) from Kahje (4), dice: 3
  347  3 Reapers, red           plays no card
  348  2 Cerberus, orange       plays no card
  349  3 Reapers, red           plays no card
  350  chance                   6 3 1 against 1: losses 0 and 1; Feros falls; Strategic Planet Meter: 3 of 10
  351  2 Cerberus, orange       attacks Sanctum (1) from Omega (3), dice: 2
  352  3 Reapers, red           plays no card
  353  2 Cerberus, orange       plays no card
  354  3 Reapers, red           plays no card
  355  chance                   3 2 against 3: losses 1 and 0
  356  2 Cerberus, orange       ends the attacks
  357  2 Cerberus, orange       does not fortify
  358  2 Cerberus, orange       plays no card
  359  chance                   a card for Cerberus, orange: Cruiser – Mercenary Contract
  360  chance                   a card for Cerberus, orange: Cruiser – Kai Leng
  361  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  362  3 Reapers, red           places the Reaper Vanguard token on Haestrom
  363  3 Reapers, red           plays no card
  364  3 Reapers, red           turns in Dreadnought – Banshee Scream and builds a ship: Dreadnought
  365  3 Reapers, red           scans Haestrom
  366  chance                   6 4 3 1 1 | 8 3
  367  3 Reapers, red           matches 4 of Haestrom
  368  chance                   5 4 2 4 | 8 3
  369  3 Reapers, red           matches 4+ of Haestrom
  370  chance                   5 5 5 | 5
  371  3 Reapers, red           matches nothing and loses a die of 6 sides
  372  chance                   1 2 | 2
  373  3 Reapers, red           matches nothing and loses a die of 8 sides; the dice left cannot be enough
  374  3 Reapers, red           places 6 on Korlus, now 7
  375  3 Reapers, red           places the new ship (Dreadnought) on Ontarom
  376  3 Reapers, red           attacks Illium (1) from Korlus (7), dice: 3
  377  3 Reapers, red           plays no card
  378  1 Alliance, light blue   plays no card
  379  3 Reapers, red           plays Carrier – Brute Charge
  380  1 Alliance, light blue   does not answer Carrier – Brute Charge
  381  2 Cerberus, orange       does not answer Carrier – Brute Charge, which takes effect; each attack die counts 1 more in this battle
  382  1 Alliance, light blue   plays no card
  383  chance                   4+1 4+1 1+1 against 5: losses 1 and 0
  384  3 Reapers, red           attacks Nevos (1) from Korlus (6), dice: 3
  385  2 Cerberus, orange       plays Cruiser – Mercenary Contract
  386  1 Alliance, light blue   does not answer Cruiser – Mercenary Contract, which takes effect; Nevos now has 4 units
  387  2 Cerberus, orange       plays no card
  388  2 Cerberus, orange       defends with 2 dice
  389  chance                   2 4 4 against 4 4: losses 2 and 0
  390  3 Reapers, red           attacks Nevos (4) from Korlus (4), dice: 3
  391  2 Cerberus, orange       defends with 2 dice
  392  chance                   4 3 5 against 5 6: losses 2 and 0
  393  3 Reapers, red           attacks Nevos (4) from Korlus (2), dice: 1
  394  2 Cerberus, orange       defends with 2 dice
  395  chance                   2 against 2 6: losses 1 and 0
  396  3 Reapers, red           ends the attacks
  397  3 Reapers, red           moves 1 from Charoum to Korlus
  398  3 Reapers, red           ends the fortifications
  399  3 Reapers, red           rolls for the move of Harbinger
  400  chance                   4: Harbinger may go 4 steps
  401  3 Reapers, red           moves Harbinger from Thessia to Hagalaz
  402  chance                   a card for Reapers, red: Cruiser – Harbinger Reborn
  403  1 Alliance, light blue   places 3 on Sur'Kesh, now 6
  404  1 Alliance, light blue   attacks Nevos (4) from Sur'Kesh (6), dice: 3
  405  2 Cerberus, orange       plays no card
  406  2 Cerberus, orange       defends with 2 dice
  407  1 Alliance, light blue   plays no card
  408  chance                   2 1 6 against 4 6: losses 2 and 0
  409  1 Alliance, light blue   attacks Dekuuna (1) from Sur'Kesh (4), dice: 3
  410  2 Cerberus, orange       plays no card
  411  1 Alliance, light blue   plays no card
  412  chance                   6 6 3 against 1: losses 0 and 1; Dekuuna falls
  413  1 Alliance, light blue   attacks Nevos (4) from Dekuuna (3), dice: 2
  414  2 Cerberus, orange       defends with 2 dice
  415  1 Alliance, light blue   plays no card
  416  chance                   1 4 against 1 5: losses 2 and 0
  417  1 Alliance, light blue   ends the attacks
  418  1 Alliance, light blue   does not fortify
  419  chance                   a card for Alliance, light blue: Dreadnought – Prothean Beacon
  420  2 Cerberus, orange       plays Dreadnought – Data Theft against Reapers, red
  421  1 Alliance, light blue   does not answer Dreadnought – Data Theft, which takes effect
  422  chance                   Cruiser – Harbinger Reborn is taken from Reapers, red
  423  chance                   a card for Cerberus, orange: Cruiser – Control Signal
  424  2 Cerberus, orange       turns in Cruiser – Kai Leng and builds a ship: Cruiser
  425  2 Cerberus, orange       scans Palaven
  426  chance                   4 4 4 5 6 | 4 6
  427  2 Cerberus, orange       matches 4 4 of Palaven
  428  2 Cerberus, orange       uses the dice 4 4
  429  chance                   2 3 3 | 2 6
  430  2 Cerberus, orange       matches 3+ of Palaven
  431  2 Cerberus, orange       uses the dice 2 3 3 d8:2
  432  chance                   5
  433  2 Cerberus, orange       matches nothing and loses a die of 8 sides; the dice left cannot be enough
  434  2 Cerberus, orange       places 4 on Thessia, now 5
  435  2 Cerberus, orange       places the new ship (Cruiser) on Lesuss
  436  2 Cerberus, orange       attacks Korlus (2) from Nevos (4), dice: 3
  437  3 Reapers, red           defends with 2 dice
  438  2 Cerberus, orange       plays no card
  439  chance                   5 2 3 against 1 3: losses 0 and 2; Korlus falls; Strategic Planet Meter: 4 of 10
  440  2 Cerberus, orange       attacks Illium (1) from Omega (2), dice: 1
  441  1 Alliance, light blue   plays no card
  442  2 Cerberus, orange       plays no card
  443  1 Alliance, light blue   plays no card
  444  chance                   5 against 2: losses 0 and 1; Illium falls
  445  2 Cerberus, orange       attacks Virmire (1) from Feros (3), dice: 2
  446  1 Alliance, light blue   plays no card
  447  2 Cerberus, orange       plays no card
  448  1 Alliance, light blue   plays no card
  449  chance                   5 3 against 6: losses 1 and 0
  450  2 Cerberus, orange       attacks Dekuuna (1) from Thessia (5), dice: 3
  451  1 Alliance, light blue   plays no card
  452  2 Cerberus, orange       plays no card
  453  1 Alliance, light blue   plays no card
  454  chance                   1 5 1 against 3: losses 0 and 1; Dekuuna falls
  455  2 Cerberus, orange       moves 1 more unit in
  456  2 Cerberus, orange       ends the attacks
  457  2 Cerberus, orange       does not fortify
  458  2 Cerberus, orange       plays no card
  459  chance                   a card for Cerberus, orange: Carrier – Fortified Laboratory
  460  chance                   a card for Cerberus, orange: Dreadnought – Mercenary Contract
  461  chance                   a Reaper Vanguard token for Reapers, red: Catalyst
  462  3 Reapers, red           places the Reaper Vanguard token on Watson
  463  3 Reapers, red           places 5 on Ontarom, now 6
  464  3 Reapers, red           attacks Pragia (1) from Ontarom (6), dice: 3, with 1 Dreadnought
  465  1 Alliance, light blue   plays no card
  466  1 Alliance, light blue   plays no card
  467  chance                   d8:8 5 1 against 4: losses 0 and 1; Pragia falls
  468  3 Reapers, red           moves 2 more units in
  469  3 Reapers, red           ends the attacks
  470  3 Reapers, red           moves 1 Dreadnought from Pragia to Haestrom
  471  3 Reapers, red           moves 4 from Pragia to Antibaar
  472  3 Reapers, red           rolls for the move of Harbinger
  473  chance                   1: Harbinger may go 1 step
  474  3 Reapers, red           leaves Harbinger on Hagalaz
  475  chance                   a card for Reapers, red: Carrier – Harbinger Attack
  476  chance                   a card for Reapers, red: Carrier – Harbinger Reborn
  477  1 Alliance, light blue   places 3 on Virmire, now 4
  478  1 Alliance, light blue   attacks Pragia (1) from Virmire (4), dice: 3
  479  3 Reapers, red           plays no card
  480  1 Alliance, light blue   plays no card
  481  3 Reapers, red           plays no card
  482  chance                   1 4 6 against 2: losses 0 and 1; Pragia falls
  483  1 Alliance, light blue   attacks Haestrom (1) from Pragia (3), dice: 2
  484  3 Reapers, red           plays no card
  485  3 Reapers, red           defends with 1 die, with 1 Dreadnought
  486  1 Alliance, light blue   plays no card
  487  chance                   6 6 against d8:2: losses 0 and 1; Haestrom falls; 1 Dreadnought destroyed; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  488  1 Alliance, light blue   attacks Adas (1) from Haestrom (2), dice: 1
  489  2 Cerberus, orange       plays no card
  490  1 Alliance, light blue   plays no card
  491  chance                   3 against 2: losses 0 and 1; Adas falls
  492  1 Alliance, light blue   ends the attacks
  493  1 Alliance, light blue   does not fortify
  494  chance                   a card for Alliance, light blue: Cruiser – Thanix Barrage
  495  chance                   a card for Alliance, light blue: Cruiser – Shepard Leads
  496  2 Cerberus, orange       places 4 on Kahje, now 5
  497  2 Cerberus, orange       attacks Sur'Kesh (1) from Dekuuna (4), dice: 3
  498  1 Alliance, light blue   plays no card
  499  2 Cerberus, orange       plays no card
  500  1 Alliance, light blue   plays no card
  501  chance                   6 2 6 against 4: losses 0 and 1; Sur'Kesh falls; Strategic Planet Meter: 5 of 10
  502  2 Cerberus, orange       attacks Tuchanka (1) from Sur'Kesh (3), dice: 2
  503  1 Alliance, light blue   plays no card
  504  2 Cerberus, orange       plays no card
  505  1 Alliance, light blue   plays no card
  506  chance                   4 6 against 6: losses 1 and 0
  507  2 Cerberus, orange       attacks Ontarom (1) from Feros (2), dice: 1
  508  3 Reapers, red           plays no card
  509  2 Cerberus, orange       plays no card
  510  3 Reapers, red           plays no card
  511  chance                   1 against 5: losses 1 and 0
  512  2 Cerberus, orange       attacks Lorek (1) from Korlus (3), dice: 2
  513  3 Reapers, red           plays no card
  514  2 Cerberus, orange       plays no card
  515  3 Reapers, red           plays no card
  516  chance                   2 3 against 2: losses 0 and 1; Lorek falls
  517  2 Cerberus, orange       attacks Tuchanka (1) from Sur'Kesh (2), dice: 1
  518  2 Cerberus, orange       plays no card
  519  1 Alliance, light blue   plays no card
  520  chance                   4 against 2: losses 0 and 1; Tuchanka falls; Strategic Planet Meter: 6 of 10
  521  2 Cerberus, orange       attacks Heshtok (1) from Lorek (2), dice: 1
  522  3 Reapers, red           plays no card
  523  2 Cerberus, orange       plays no card
  524  chance                   5 against d8:5: losses 1 and 0
  525  2 Cerberus, orange       attacks Aite (1) from Irune (5), dice: 3
  526  1 Alliance, light blue   plays no card
  527  2 Cerberus, orange       plays no card
  528  1 Alliance, light blue   plays no card
  529  chance                   3 1 4 against 3: losses 0 and 1; Aite falls
  530  2 Cerberus, orange       moves 1 more unit in
  531  2 Cerberus, orange       attacks Sanctum (1) from Aite (4), dice: 3
  532  3 Reapers, red           plays no card
  533  2 Cerberus, orange       plays no card
  534  3 Reapers, red           plays no card
  535  chance                   6 4 6 against 3: losses 0 and 1; Sanctum falls; Strategic Planet Meter: 7 of 10
  536  2 Cerberus, orange       attacks Hagalaz (1) from Sanctum (3), dice: 2
  537  1 Alliance, light blue   plays no card
  538  2 Cerberus, orange       plays no card
  539  1 Alliance, light blue   plays no card
  540  chance                   2 1 against 3: losses 1 and 0
  541  2 Cerberus, orange       attacks Hagalaz (1) from Sanctum (2), dice: 1
  542  2 Cerberus, orange       plays no card
  543  1 Alliance, light blue   plays no card
  544  chance                   2 against 2: losses 1 and 0
  545  2 Cerberus, orange       ends the attacks
  546  2 Cerberus, orange       does not fortify
  547  2 Cerberus, orange       plays no card
  548  chance                   a card for Cerberus, orange: Dreadnought – Black Market
  549  chance                   a card for Cerberus, orange: Cruiser – Phantom Strike
  550  chance                   a card for Cerberus, orange: Dreadnought – Phantom Strike
  551  chance                   a card for Cerberus, orange: Dreadnought – Shadow Logistics
  552  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  553  3 Reapers, red           places the Reaper Vanguard token on Rannoch
  554  3 Reapers, red           plays no card
  555  3 Reapers, red           scans Terra Nova
  556  chance                   4 6 2 6 4 | 5 5
  557  3 Reapers, red           matches 6 of Terra Nova
  558  chance                   6 5 4 2 | 1 4
  559  3 Reapers, red           matches 6 of Terra Nova
  560  chance                   4 3 4 | 6 2
  561  3 Reapers, red           matches 5+ of Terra Nova; the scan succeeds: 2 more units
  562  3 Reapers, red           places 6 on Watson, now 7
  563  3 Reapers, red           attacks Mindoir (1) from Watson (7), dice: 3
  564  3 Reapers, red           plays no card
  565  1 Alliance, light blue   plays no card
  566  3 Reapers, red           plays no card
  567  1 Alliance, light blue   plays no card
  568  chance                   6 3 6 against 4: losses 0 and 1; Mindoir falls
  569  3 Reapers, red           plays no card
  570  3 Reapers, red           moves 3 more units in
  571  3 Reapers, red           attacks Bekenstein (1) from Mindoir (6), dice: 3
  572  3 Reapers, red           plays no card
  573  1 Alliance, light blue   plays no card
  574  3 Reapers, red           plays no card
  575  1 Alliance, light blue   plays no card
  576  chance                   4 4 6 against 4: losses 0 and 1; Bekenstein falls
  577  3 Reapers, red           plays no card
  578  3 Reapers, red           moves 2 more units in
  579  3 Reapers, red           ends the attacks
  580  3 Reapers, red           does not fortify
  581  3 Reapers, red           plays no card
  582  3 Reapers, red           rolls for the move of Harbinger
  583  chance                   3: Harbinger may go 3 steps
  584  3 Reapers, red           moves Harbinger from Hagalaz to Illium
  585  3 Reapers, red           plays no card
  586  chance                   a card for Reapers, red: Carrier – Dragon's Teeth
  587  1 Alliance, light blue   plays Dreadnought – Prothean Beacon on the token of Heshtok
  588  2 Cerberus, orange       does not answer Dreadnought – Prothean Beacon, which takes effect; it is: Reaper
  589  1 Alliance, light blue   plays Carrier – Rally the Fleets
  590  2 Cerberus, orange       does not answer Carrier – Rally the Fleets, which takes effect; Momentum Meter: 1 space towards the Alliance
  591  1 Alliance, light blue   scans Eden Prime
  592  chance                   6 5 4 3 2 | 1 6
  593  1 Alliance, light blue   matches 5+ of Eden Prime
  594  1 Alliance, light blue   uses the dice 3 2 d8:1
  595  chance                   5 5 4 | 5
  596  1 Alliance, light blue   matches 4 of Eden Prime
  597  chance                   3 2 | 7
  598  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  599  chance                   6 | 1
  600  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  601  chance                   3
  602  1 Alliance, light blue   matches nothing and loses a die of 6 sides; the dice left cannot be enough
  603  1 Alliance, light blue   places 3 on Virmire, now 4
  604  1 Alliance, light blue   attacks Feros (1) from Virmire (4), dice: 3
  605  2 Cerberus, orange       plays no card
  606  1 Alliance, light blue   plays no card
  607  2 Cerberus, orange       plays Carrier – Fortified Laboratory
  608  1 Alliance, light blue   does not answer Carrier – Fortified Laboratory, which takes effect; the defence dice have 8 sides for the rest of the invasion
  609  1 Alliance, light blue   plays no card
  610  chance                   4 6 2 against d8:5: losses 0 and 1; Feros falls; Strategic Planet Meter: 6 of 10
  611  1 Alliance, light blue   attacks Intai'sei (1) from Feros (3), dice: 2
  612  3 Reapers, red           plays Carrier – Dragon's Teeth
  613  1 Alliance, light blue   does not answer Carrier – Dragon's Teeth
  614  2 Cerberus, orange       does not answer Carrier – Dragon's Teeth, which takes effect; Intai'sei now has 4 units
  615  3 Reapers, red           plays no card
  616  3 Reapers, red           defends with 2 dice
  617  1 Alliance, light blue   plays Cruiser – Shepard Leads
  618  2 Cerberus, orange       does not answer Cruiser – Shepard Leads, which takes effect; each attack die counts 2 more in this battle
  619  3 Reapers, red           plays no card
  620  1 Alliance, light blue   plays no card
  621  chance                   6+2 5+2 against 4 4: losses 0 and 2
  622  1 Alliance, light blue   attacks Kahje (5) from Feros (3), dice: 2
  623  2 Cerberus, orange       plays Dreadnought – Mercenary Contract
  624  1 Alliance, light blue   does not answer Dreadnought – Mercenary Contract, which takes effect; Kahje now has 8 units
  625  2 Cerberus, orange       defends with 2 dice
  626  1 Alliance, light blue   plays no card
  627  chance                   5 4 against 3 6: losses 1 and 1
  628  1 Alliance, light blue   attacks Therum (1) from Feros (2), dice: 1
  629  3 Reapers, red           plays no card
  630  1 Alliance, light blue   plays no card
  631  3 Reapers, red           plays no card
  632  chance                   3 against 5: losses 1 and 0
  633  1 Alliance, light blue   ends the attacks
  634  1 Alliance, light blue   moves 1 Cruiser from Ilos to Hagalaz
  635  chance                   a card for Alliance, light blue: Cruiser – N7 Strike Team
  636  chance                   a card for Alliance, light blue: Carrier – N7 Strike Team
  637  2 Cerberus, orange       turns in Dreadnought – Phantom Strike and builds a ship: Dreadnought
  638  2 Cerberus, orange       scans Thessia
  639  chance                   3 3 1 1 3 | 4 1
  640  2 Cerberus, orange       matches 4+ of Thessia
  641  2 Cerberus, orange       uses the dice 3 3 1
  642  chance                   4 2 | 3 4
  643  2 Cerberus, orange       matches nothing and loses a die of 6 sides
  644  chance                   3 | 2 7
  645  2 Cerberus, orange       matches 7 of Thessia
  646  chance                   2 | 8
  647  2 Cerberus, orange       matches 8 of Thessia; the scan succeeds: 4 more units
  648  2 Cerberus, orange       places 17 on Tuchanka, now 18
  649  2 Cerberus, orange       places the new ship (Dreadnought) on Benning
  650  2 Cerberus, orange       attacks Feros (1) from Kahje (7), dice: 3
  651  1 Alliance, light blue   plays no card
  652  2 Cerberus, orange       plays Cruiser – Phantom Strike
  653  1 Alliance, light blue   does not answer Cruiser – Phantom Strike, which takes effect; each attack die counts 1 more in this battle
  654  1 Alliance, light blue   plays no card
  655  2 Cerberus, orange       plays no card
  656  chance                   4+1 6+1 1+1 against 3: losses 0 and 1; Feros falls; Strategic Planet Meter: 7 of 10
  657  2 Cerberus, orange       moves 3 more units in
  658  2 Cerberus, orange       attacks Virmire (1) from Feros (6), dice: 3
  659  1 Alliance, light blue   plays no card
  660  2 Cerberus, orange       plays no card
  661  1 Alliance, light blue   plays no card
  662  chance                   4 4 6 against 6: losses 1 and 0
  663  2 Cerberus, orange       attacks Ontarom (1) from Feros (5), dice: 3
  664  3 Reapers, red           plays no card
  665  2 Cerberus, orange       plays no card
  666  3 Reapers, red           plays no card
  667  chance                   1 1 5 against 2: losses 0 and 1; Ontarom falls
  668  2 Cerberus, orange       moves 1 more unit in
  669  2 Cerberus, orange       attacks Antibaar (5) from Ontarom (4), dice: 3
  670  3 Reapers, red           plays no card
  671  3 Reapers, red           defends with 2 dice
  672  2 Cerberus, orange       plays no card
  673  3 Reapers, red           plays no card
  674  chance                   2 3 4 against 3 5: losses 2 and 0
  675  2 Cerberus, orange       attacks Virmire (1) from Ontarom (2), dice: 1
  676  2 Cerberus, orange       plays no card
  677  1 Alliance, light blue   plays no card
  678  chance                   3 against 3: losses 1 and 0
  679  2 Cerberus, orange       attacks Mindoir (1) from Tuchanka (18), dice: 3
  680  3 Reapers, red           plays no card
  681  2 Cerberus, orange       plays no card
  682  3 Reapers, red           plays no card
  683  chance                   2 3 5 against 2: losses 0 and 1; Mindoir falls
  684  2 Cerberus, orange       moves 14 more units in
  685  2 Cerberus, orange       attacks Bekenstein (5) from Mindoir (17), dice: 3
  686  3 Reapers, red           plays no card
  687  3 Reapers, red           defends with 2 dice
  688  2 Cerberus, orange       plays no card
  689  3 Reapers, red           plays no card
  690  chance                   1 3 2 against 1 6: losses 1 and 1
  691  2 Cerberus, orange       attacks Bekenstein (4) from Mindoir (16), dice: 3
  692  3 Reapers, red           defends with 2 dice
  693  2 Cerberus, orange       plays no card
  694  3 Reapers, red           plays no card
  695  chance                   1 1 1 against 5 4: losses 2 and 0
  696  2 Cerberus, orange       attacks Bekenstein (4) from Mindoir (14), dice: 3
  697  3 Reapers, red           defends with 2 dice
  698  2 Cerberus, orange       plays no card
  699  3 Reapers, red           plays no card
  700  chance                   6 3 4 against 1 6: losses 1 and 1
  701  2 Cerberus, orange       attacks Watson (1) from Mindoir (13), dice: 3
  702  3 Reapers, red           plays no card
  703  2 Cerberus, orange       plays no card
  704  chance                   3 1 2 against d8:2: losses 0 and 1; Watson falls; the token there is turned up: Catalyst; Strategic Planet Meter: 8 of 10
  705  3 Reapers, red           puts the Reaper Vanguard token on Bekenstein instead
  706  2 Cerberus, orange       moves 9 more units in
  707  2 Cerberus, orange       attacks Bekenstein (3) from Watson (12), dice: 3
  708  3 Reapers, red           defends with 2 dice
  709  2 Cerberus, orange       plays no card
  710  chance                   5 4 3 against d8:4 d8:5: losses 2 and 0
  711  2 Cerberus, orange       attacks Intai'sei (2) from Watson (10), dice: 3
  712  3 Reapers, red           plays no card
  713  3 Reapers, red           defends with 2 dice
  714  2 Cerberus, orange       plays no card
  715  3 Reapers, red           plays no card
  716  chance                   2 3 4 against 5 2: losses 1 and 1
  717  2 Cerberus, orange       attacks Bekenstein (3) from Watson (9), dice: 3
  718  3 Reapers, red           defends with 2 dice
  719  2 Cerberus, orange       plays no card
  720  chance                   4 5 1 against d8:2 d8:7: losses 1 and 1
  721  2 Cerberus, orange       attacks Bekenstein (2) from Watson (8), dice: 3
  722  3 Reapers, red           defends with 2 dice
  723  2 Cerberus, orange       plays no card
  724  chance                   1 4 5 against d8:2 d8:3: losses 0 and 2; Bekenstein falls
  725  3 Reapers, red           puts the Reaper Vanguard token on Therum instead
  726  2 Cerberus, orange       moves 4 more units in
  727  2 Cerberus, orange       attacks Shanxi (1) from Bekenstein (7), dice: 3
  728  3 Reapers, red           plays no card
  729  2 Cerberus, orange       plays no card
  730  3 Reapers, red           plays no card
  731  chance                   3 2 4 against 2: losses 0 and 1; Shanxi falls
  732  2 Cerberus, orange       moves 3 more units in
  733  2 Cerberus, orange       attacks Terra Nova (1) from Shanxi (6), dice: 3
  734  3 Reapers, red           plays no card
  735  2 Cerberus, orange       plays no card
  736  3 Reapers, red           plays no card
  737  chance                   6 2 3 against 2: losses 0 and 1; Terra Nova falls; Strategic Planet Meter: 9 of 10
  738  2 Cerberus, orange       moves 2 more units in
  739  2 Cerberus, orange       attacks Elysium (1) from Terra Nova (5), dice: 3
  740  3 Reapers, red           plays no card
  741  2 Cerberus, orange       plays no card
  742  3 Reapers, red           plays no card
  743  chance                   5 1 1 against 1: losses 0 and 1; Elysium falls
  744  2 Cerberus, orange       moves 1 more unit in
  745  2 Cerberus, orange       attacks Noveria (1) from Elysium (4), dice: 3
  746  3 Reapers, red           plays no card
  747  2 Cerberus, orange       plays no card
  748  3 Reapers, red           plays no card
  749  chance                   5 4 2 against 6: losses 1 and 0
  750  2 Cerberus, orange       attacks Noveria (1) from Elysium (3), dice: 2
  751  2 Cerberus, orange       plays no card
  752  3 Reapers, red           plays no card
  753  chance                   4 2 against 1: losses 0 and 1; Noveria falls; Strategic Planet Meter: 10 of 10; victory for Cerberus, orange

won after 753 actions, by 2 Cerberus, orange
