mass-effect/galaxy-at-war, 3 seats, dealer of seed 2026, game 33
  option scanning = on
  1 Alliance, light blue        aggressive
  2 Cerberus, orange            aggressive
  3 Reapers, red                aggressive

    1  1 Alliance, light blue   claims Bekenstein
    2  2 Cerberus, orange       claims Korlus
    3  3 Reapers, red           claims Palaven
    4  1 Alliance, light blue   claims Benning
    5  2 Cerberus, orange       claims Thessia
    6  3 Reapers, red           claims Ilos
    7  1 Alliance, light blue   claims Hagalaz
    8  2 Cerberus, orange       claims Heshtok
    9  3 Reapers, red           claims Intai'sei
   10  1 Alliance, light blue   claims Dekuuna
   11  2 Cerberus, orange       claims Antibaar
   12  3 Reapers, red           claims Horizon
   13  1 Alliance, light blue   claims Lesuss
   14  2 Cerberus, orange       claims Watson
   15  3 Reapers, red           claims Elysium
   16  1 Alliance, light blue   claims Ontarom
   17  2 Cerberus, orange       claims Adas
   18  3 Reapers, red           claims Lorek
   19  1 Alliance, light blue   claims Pragia
   20  2 Cerberus, orange       claims Sanctum
   21  3 Reapers, red           claims Irune
   22  1 Alliance, light blue   claims Feros
   23  3 Reapers, red           claims Zorya
   24  1 Alliance, light blue   claims Nevos
   25  3 Reapers, red           claims Terra Nova
   26  1 Alliance, light blue   claims Illium
   27  3 Reapers, red           claims Omega
   28  1 Alliance, light blue   claims Haestrom
   29  3 Reapers, red           claims Charoum
   30  1 Alliance, light blue   claims Kahje
   31  3 Reapers, red           claims Tuchanka
   32  1 Alliance, light blue   claims Sur'Kesh
   33  3 Reapers, red           claims Rannoch
   34  1 Alliance, light blue   claims Noveria
   35  3 Reapers, red           claims Aite
   36  1 Alliance, light blue   claims Virmire
   37  3 Reapers, red           claims Earth
   38  3 Reapers, red           claims Eden Prime
   39  3 Reapers, red           claims Utukku
   40  3 Reapers, red           claims Shanxi
   41  3 Reapers, red           claims Therum
   42  3 Reapers, red           claims Mindoir
   43  3 Reapers, red           places Harbinger on Omega
   44  1 Alliance, light blue   reinforces Lesuss to 2
   45  2 Cerberus, orange       reinforces Thessia to 2
   46  3 Reapers, red           reinforces Tuchanka to 2
   47  1 Alliance, light blue   reinforces Benning to 2
   48  2 Cerberus, orange       reinforces Watson to 2
   49  3 Reapers, red           reinforces Utukku to 2
   50  1 Alliance, light blue   reinforces Kahje to 2
   51  2 Cerberus, orange       reinforces Antibaar to 2
   52  3 Reapers, red           reinforces Eden Prime to 2
   53  1 Alliance, light blue   reinforces Ontarom to 2
   54  2 Cerberus, orange       reinforces Heshtok to 2
   55  3 Reapers, red           reinforces Terra Nova to 2
   56  1 Alliance, light blue   reinforces Haestrom to 2
   57  2 Cerberus, orange       reinforces Adas to 2
   58  3 Reapers, red           reinforces Utukku to 3
   59  1 Alliance, light blue   reinforces Dekuuna to 2
   60  2 Cerberus, orange       reinforces Korlus to 2
   61  3 Reapers, red           reinforces Tuchanka to 3
   62  1 Alliance, light blue   reinforces Feros to 2
   63  2 Cerberus, orange       reinforces Sanctum to 2
   64  3 Reapers, red           reinforces Tuchanka to 4
   65  1 Alliance, light blue   reinforces Dekuuna to 3
   66  2 Cerberus, orange       reinforces Watson to 3
   67  3 Reapers, red           reinforces Mindoir to 2
   68  1 Alliance, light blue   reinforces Noveria to 2
   69  2 Cerberus, orange       reinforces Heshtok to 3
   70  3 Reapers, red           reinforces Tuchanka to 5
   71  1 Alliance, light blue   reinforces Hagalaz to 2
   72  2 Cerberus, orange       reinforces Watson to 4
   73  3 Reapers, red           reinforces Palaven to 2
   74  1 Alliance, light blue   reinforces Illium to 2
   75  2 Cerberus, orange       reinforces Heshtok to 4
   76  3 Reapers, red           reinforces Charoum to 2
   77  1 Alliance, light blue   reinforces Dekuuna to 4
   78  2 Cerberus, orange       reinforces Watson to 5
   79  3 Reapers, red           reinforces Horizon to 2
   80  1 Alliance, light blue   reinforces Noveria to 3
   81  2 Cerberus, orange       reinforces Adas to 3
   82  3 Reapers, red           reinforces Horizon to 3
   83  1 Alliance, light blue   reinforces Noveria to 4
   84  2 Cerberus, orange       reinforces Korlus to 3
   85  3 Reapers, red           reinforces Lorek to 2
   86  1 Alliance, light blue   reinforces Kahje to 3
   87  2 Cerberus, orange       reinforces Antibaar to 3
   88  3 Reapers, red           reinforces Earth to 2
   89  2 Cerberus, orange       reinforces Antibaar to 4
   90  2 Cerberus, orange       reinforces Watson to 6
   91  2 Cerberus, orange       reinforces Antibaar to 5
   92  1 Alliance, light blue   places 5 on Nevos, now 6
   93  1 Alliance, light blue   attacks Antibaar (5) from Ontarom (2), dice: 1
   94  2 Cerberus, orange       defends with 2 dice
   95  chance                   5 against 6 3: losses 1 and 0
   96  1 Alliance, light blue   attacks Zorya (1) from Illium (2), dice: 1
   97  chance                   2 against 5: losses 1 and 0
   98  1 Alliance, light blue   attacks Harbinger on Omega from Hagalaz (2), dice: 1
   99  chance                   5: 4 in total, 18 are needed; Harbinger stands, 1 unit lost
  100  1 Alliance, light blue   attacks Palaven (2) from Benning (2), dice: 1
  101  3 Reapers, red           defends with 2 dice
  102  chance                   3 against 4 3: losses 1 and 0
  103  1 Alliance, light blue   attacks Thessia (2) from Nevos (6), dice: 3
  104  2 Cerberus, orange       defends with 2 dice
  105  chance                   4 5 2 against 1 1: losses 0 and 2; Thessia falls
  106  1 Alliance, light blue   moves 2 more units in
  107  1 Alliance, light blue   attacks Rannoch (1) from Haestrom (2), dice: 1
  108  chance                   5 against 4: losses 0 and 1; Rannoch falls
  109  1 Alliance, light blue   attacks Intai'sei (1) from Feros (2), dice: 1
  110  chance                   5 against 6: losses 1 and 0
  111  1 Alliance, light blue   attacks Palaven (2) from Dekuuna (4), dice: 3
  112  3 Reapers, red           defends with 2 dice
  113  chance                   5 4 6 against 1 5: losses 0 and 2; Palaven falls
  114  1 Alliance, light blue   attacks Zorya (1) from Thessia (5), dice: 3
  115  chance                   4 2 1 against 2: losses 0 and 1; Zorya falls
  116  1 Alliance, light blue   moves 1 more units in
  117  1 Alliance, light blue   attacks Sanctum (2) from Zorya (4), dice: 3
  118  2 Cerberus, orange       defends with 2 dice
  119  chance                   4 2 1 against 5 4: losses 2 and 0
  120  1 Alliance, light blue   attacks Earth (2) from Noveria (4), dice: 3
  121  3 Reapers, red           defends with 2 dice
  122  chance                   1 5 2 against 6 6: losses 2 and 0
  123  1 Alliance, light blue   attacks Irune (1) from Palaven (3), dice: 2
  124  chance                   5 1 against 1: losses 0 and 1; Irune falls
  125  1 Alliance, light blue   attacks Aite (1) from Irune (2), dice: 1
  126  chance                   4 against 1: losses 0 and 1; Aite falls
  127  1 Alliance, light blue   attacks Elysium (1) from Noveria (2), dice: 1
  128  chance                   2 against 6: losses 1 and 0
  129  1 Alliance, light blue   attacks Korlus (3) from Zorya (2), dice: 1
  130  2 Cerberus, orange       defends with 2 dice
  131  chance                   1 against 5 5: losses 1 and 0
  132  1 Alliance, light blue   ends the attacks
  133  1 Alliance, light blue   does not fortify
  134  chance                   Alliance, light blue draws alliance-25 (Cruiser – Stealth Run)
  135  chance                   Alliance, light blue draws alliance-18 (Dreadnought – One Clear Shot)
  136  2 Cerberus, orange       places 3 on Sanctum, now 5
  137  2 Cerberus, orange       attacks Zorya (1) from Sanctum (5), dice: 3
  138  1 Alliance, light blue   plays no card
  139  1 Alliance, light blue   plays no card
  140  chance                   3 3 3 against 4: losses 1 and 0
  141  2 Cerberus, orange       attacks Aite (1) from Sanctum (4), dice: 3
  142  1 Alliance, light blue   plays no card
  143  1 Alliance, light blue   plays no card
  144  chance                   4 3 4 against 4: losses 1 and 0
  145  2 Cerberus, orange       attacks Zorya (1) from Korlus (3), dice: 2
  146  1 Alliance, light blue   plays no card
  147  chance                   1 6 against 1: losses 0 and 1; Zorya falls
  148  2 Cerberus, orange       attacks Utukku (3) from Antibaar (5), dice: 3
  149  3 Reapers, red           defends with 2 dice
  150  chance                   3 5 5 against 6 1: losses 1 and 1
  151  2 Cerberus, orange       attacks Illium (1) from Heshtok (4), dice: 3
  152  1 Alliance, light blue   plays no card
  153  1 Alliance, light blue   plays no card
  154  chance                   2 1 4 against 2: losses 0 and 1; Illium falls
  155  2 Cerberus, orange       attacks Utukku (2) from Antibaar (4), dice: 3
  156  3 Reapers, red           defends with 2 dice
  157  chance                   1 4 4 against 3 3: losses 0 and 2; Utukku falls
  158  2 Cerberus, orange       attacks Intai'sei (1) from Watson (6), dice: 3
  159  chance                   2 5 5 against 4: losses 0 and 1; Intai'sei falls
  160  2 Cerberus, orange       moves 2 more units in
  161  2 Cerberus, orange       attacks Rannoch (1) from Adas (3), dice: 2
  162  1 Alliance, light blue   plays no card
  163  1 Alliance, light blue   plays no card
  164  chance                   3 3 against 2: losses 0 and 1; Rannoch falls
  165  2 Cerberus, orange       attacks Aite (1) from Sanctum (3), dice: 2
  166  1 Alliance, light blue   plays no card
  167  chance                   1 1 against 2: losses 1 and 0
  168  2 Cerberus, orange       attacks Harbinger on Omega from Sanctum (2), dice: 1
  169  chance                   3: 3 in total, 18 are needed; Harbinger stands, 1 unit lost
  170  2 Cerberus, orange       ends the attacks
  171  2 Cerberus, orange       does not fortify
  172  chance                   Cerberus, orange draws cerberus-01 (Cruiser – Conscripts)
  173  chance                   Cerberus, orange draws cerberus-06 (Dreadnought – Phantom Strike)
  174  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  175  3 Reapers, red           places the Reaper Vanguard token on Therum
  176  3 Reapers, red           scans Elysium
  177  chance                   2 6 2 1 1 | 6 8
  178  3 Reapers, red           matches 5+ of Elysium
  179  3 Reapers, red           with 2 2 1
  180  chance                   4 3 | 8 3
  181  3 Reapers, red           matches nothing and loses a die of 6 sides
  182  chance                   6 | 8 8
  183  3 Reapers, red           matches nothing and loses a die of 6 sides
  184  chance                   1 1
  185  3 Reapers, red           matches nothing and loses a die of 8 sides; the dice left cannot be enough
  186  3 Reapers, red           places 4 on Elysium, now 5
  187  3 Reapers, red           attacks Dekuuna (1) from Tuchanka (5), dice: 3
  188  1 Alliance, light blue   plays no card
  189  1 Alliance, light blue   plays no card
  190  chance                   5 3 6 against 5: losses 0 and 1; Dekuuna falls
  191  3 Reapers, red           moves 1 more units in
  192  3 Reapers, red           attacks Noveria (1) from Elysium (5), dice: 3
  193  1 Alliance, light blue   plays no card
  194  1 Alliance, light blue   plays no card
  195  chance                   6 4 6 against 1: losses 0 and 1; Noveria falls
  196  3 Reapers, red           moves 1 more units in
  197  3 Reapers, red           attacks Bekenstein (1) from Mindoir (2), dice: 1
  198  1 Alliance, light blue   plays no card
  199  1 Alliance, light blue   plays no card
  200  chance                   2 against 4: losses 1 and 0
  201  3 Reapers, red           attacks Rannoch (2) from Horizon (3), dice: 2
  202  2 Cerberus, orange       plays no card
  203  2 Cerberus, orange       defends with 2 dice
  204  chance                   3 1 against 5 5: losses 2 and 0
  205  3 Reapers, red           attacks Korlus (1) from Lorek (2), dice: 1
  206  2 Cerberus, orange       plays no card
  207  2 Cerberus, orange       plays no card
  208  chance                   3 against 5: losses 1 and 0
  209  3 Reapers, red           attacks Rannoch (2) from Charoum (2), dice: 1
  210  2 Cerberus, orange       defends with 2 dice
  211  chance                   1 against 5 5: losses 1 and 0
  212  3 Reapers, red           attacks Bekenstein (1) from Terra Nova (2), dice: 1
  213  1 Alliance, light blue   plays no card
  214  chance                   1 against 1: losses 1 and 0
  215  3 Reapers, red           attacks Thessia (1) from Dekuuna (4), dice: 3
  216  1 Alliance, light blue   plays no card
  217  1 Alliance, light blue   plays no card
  218  chance                   4 5 2 against 6: losses 1 and 0
  219  3 Reapers, red           attacks Lesuss (2) from Dekuuna (3), dice: 2
  220  1 Alliance, light blue   plays no card
  221  1 Alliance, light blue   defends with 2 dice
  222  1 Alliance, light blue   plays no card
  223  chance                   1 3 against 3 1: losses 2 and 0
  224  3 Reapers, red           attacks Benning (1) from Earth (2), dice: 1
  225  1 Alliance, light blue   plays no card
  226  1 Alliance, light blue   plays no card
  227  chance                   3 against 5: losses 1 and 0
  228  3 Reapers, red           ends the attacks
  229  3 Reapers, red           moves 3 from Noveria to Tuchanka
  230  3 Reapers, red           rolls for the move of Harbinger
  231  chance                   6: Harbinger may go 6 steps
  232  3 Reapers, red           moves Harbinger from Omega to Ilos
  233  chance                   Reapers, red draws reaper-09 (Dreadnought – Husk Swarm)
  234  chance                   Reapers, red draws reaper-18 (Dreadnought – Banshee Scream)
  235  1 Alliance, light blue   scans Palaven
  236  chance                   2 5 4 6 2 | 7 8
  237  1 Alliance, light blue   matches 7 of Palaven
  238  chance                   2 4 3 2 2 | 6
  239  1 Alliance, light blue   matches 3+ of Palaven
  240  1 Alliance, light blue   with 2 2
  241  chance                   4 1 3 | 1
  242  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  243  chance                   2 3 | 6
  244  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  245  chance                   3 | 7
  246  1 Alliance, light blue   matches nothing and loses a die of 6 sides; the dice left cannot be enough
  247  1 Alliance, light blue   places 5 on Sur'Kesh, now 6
  248  1 Alliance, light blue   attacks Dekuuna (1) from Lesuss (2), dice: 1
  249  3 Reapers, red           plays no card
  250  1 Alliance, light blue   plays no card
  251  3 Reapers, red           plays no card
  252  chance                   6 against 6: losses 1 and 0
  253  1 Alliance, light blue   attacks Tuchanka (4) from Sur'Kesh (6), dice: 3
  254  3 Reapers, red           plays no card
  255  3 Reapers, red           defends with 2 dice
  256  1 Alliance, light blue   plays no card
  257  3 Reapers, red           plays no card
  258  chance                   5 3 6 against 2 2: losses 0 and 2
  259  1 Alliance, light blue   attacks Tuchanka (2) from Sur'Kesh (6), dice: 3
  260  3 Reapers, red           defends with 2 dice
  261  1 Alliance, light blue   plays no card
  262  3 Reapers, red           plays no card
  263  chance                   6 5 3 against 3 1: losses 0 and 2; Tuchanka falls
  264  1 Alliance, light blue   moves 2 more units in
  265  1 Alliance, light blue   plays alliance-25 (Cruiser – Stealth Run): from Kahje against Intai'sei
  266  2 Cerberus, orange       does not answer alliance-25 (Cruiser – Stealth Run), which takes effect
  267  1 Alliance, light blue   attacks Intai'sei (5) from Kahje (3), dice: 2
  268  2 Cerberus, orange       plays no card
  269  2 Cerberus, orange       defends with 2 dice
  270  1 Alliance, light blue   plays no card
  271  chance                   3 5 against 4 2: losses 0 and 2
  272  1 Alliance, light blue   attacks Intai'sei (3) from Kahje (3), dice: 2
  273  2 Cerberus, orange       defends with 2 dice
  274  1 Alliance, light blue   plays no card
  275  chance                   2 6 against 3 2: losses 1 and 1
  276  1 Alliance, light blue   ends the attacks
  277  1 Alliance, light blue   does not fortify
  278  chance                   Alliance, light blue draws alliance-13 (Cruiser – Hold the Line)
  279  2 Cerberus, orange       scans Korlus
  280  chance                   4 5 4 2 2 | 7 7
  281  2 Cerberus, orange       matches 5 of Korlus
  282  chance                   5 1 3 4 | 3 6
  283  2 Cerberus, orange       matches 6+ of Korlus
  284  2 Cerberus, orange       with 3 d8:3
  285  chance                   2 4 1 | 8
  286  2 Cerberus, orange       matches 2 of Korlus; the scan succeeds: 2 more units
  287  2 Cerberus, orange       places 5 on Utukku, now 8
  288  2 Cerberus, orange       attacks Omega (1) from Illium (3), dice: 2
  289  3 Reapers, red           plays no card
  290  2 Cerberus, orange       plays no card
  291  3 Reapers, red           plays no card
  292  chance                   1 4 against 3: losses 0 and 1; Omega falls; Strategic Planet Meter: 4 of 10
  293  2 Cerberus, orange       attacks Horizon (1) from Rannoch (2), dice: 1
  294  3 Reapers, red           plays no card
  295  2 Cerberus, orange       plays cerberus-06 (Dreadnought – Phantom Strike)
  296  1 Alliance, light blue   does not answer cerberus-06 (Dreadnought – Phantom Strike), which takes effect; each attack die counts 1 more in this battle
  297  3 Reapers, red           plays no card
  298  2 Cerberus, orange       plays no card
  299  chance                   2 against 3: losses 1 and 0
  300  2 Cerberus, orange       attacks Feros (1) from Intai'sei (2), dice: 1
  301  1 Alliance, light blue   plays alliance-13 (Cruiser – Hold the Line)
  302  2 Cerberus, orange       does not answer alliance-13 (Cruiser – Hold the Line), which takes effect; Feros now has 4 units
  303  1 Alliance, light blue   plays no card
  304  1 Alliance, light blue   defends with 2 dice
  305  2 Cerberus, orange       plays no card
  306  1 Alliance, light blue   plays no card
  307  chance                   4 against 2 5: losses 1 and 0
  308  2 Cerberus, orange       attacks Ontarom (1) from Utukku (8), dice: 3
  309  1 Alliance, light blue   plays no card
  310  2 Cerberus, orange       plays no card
  311  1 Alliance, light blue   plays no card
  312  chance                   3 6 5 against 1: losses 0 and 1; Ontarom falls
  313  2 Cerberus, orange       moves 4 more units in
  314  2 Cerberus, orange       attacks Hagalaz (1) from Omega (2), dice: 1
  315  1 Alliance, light blue   plays no card
  316  2 Cerberus, orange       plays no card
  317  1 Alliance, light blue   plays no card
  318  chance                   4 against 1: losses 0 and 1; Hagalaz falls
  319  2 Cerberus, orange       attacks Virmire (1) from Ontarom (7), dice: 3
  320  1 Alliance, light blue   plays no card
  321  2 Cerberus, orange       plays no card
  322  1 Alliance, light blue   plays no card
  323  chance                   5 3 2 against 2: losses 0 and 1; Virmire falls
  324  2 Cerberus, orange       moves 3 more units in
  325  2 Cerberus, orange       attacks Feros (4) from Virmire (6), dice: 3
  326  1 Alliance, light blue   defends with 2 dice
  327  2 Cerberus, orange       plays no card
  328  1 Alliance, light blue   plays no card
  329  chance                   3 2 4 against 2 4: losses 1 and 1
  330  2 Cerberus, orange       attacks Pragia (1) from Virmire (5), dice: 3
  331  1 Alliance, light blue   plays no card
  332  2 Cerberus, orange       plays no card
  333  1 Alliance, light blue   plays no card
  334  chance                   5 5 4 against 6: losses 1 and 0
  335  2 Cerberus, orange       attacks Thessia (1) from Zorya (2), dice: 1
  336  1 Alliance, light blue   plays no card
  337  2 Cerberus, orange       plays no card
  338  1 Alliance, light blue   plays no card
  339  chance                   6 against 2: losses 0 and 1; Thessia falls
  340  2 Cerberus, orange       attacks Pragia (1) from Virmire (4), dice: 3
  341  2 Cerberus, orange       plays no card
  342  1 Alliance, light blue   plays no card
  343  chance                   2 6 4 against 4: losses 0 and 1; Pragia falls; Strategic Planet Meter: 5 of 10
  344  2 Cerberus, orange       attacks Haestrom (1) from Pragia (3), dice: 2
  345  1 Alliance, light blue   plays no card
  346  2 Cerberus, orange       plays no card
  347  1 Alliance, light blue   plays no card
  348  chance                   3 5 against 6: losses 1 and 0
  349  2 Cerberus, orange       attacks Haestrom (1) from Pragia (2), dice: 1
  350  2 Cerberus, orange       plays no card
  351  1 Alliance, light blue   plays no card
  352  chance                   4 against 2: losses 0 and 1; Haestrom falls; Strategic Planet Meter: 6 of 10
  353  2 Cerberus, orange       ends the attacks
  354  2 Cerberus, orange       plays no card
  355  chance                   Cerberus, orange draws cerberus-04 (Cruiser – Phantom Strike)
  356  chance                   Cerberus, orange draws cerberus-23 (Carrier – Shadow Logistics)
  357  chance                   Cerberus, orange draws cerberus-20 (Carrier – Control Signal)
  358  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  359  3 Reapers, red           places the Reaper Vanguard token on Shanxi
  360  3 Reapers, red           plays no card
  361  3 Reapers, red           plays reaper-09 (Dreadnought – Husk Swarm) at Earth
  362  1 Alliance, light blue   does not answer reaper-09 (Dreadnought – Husk Swarm)
  363  2 Cerberus, orange       does not answer reaper-09 (Dreadnought – Husk Swarm), which takes effect; Earth now has 4 units
  364  3 Reapers, red           turns in reaper-18 (Dreadnought – Banshee Scream) and builds a ship: Dreadnought
  365  3 Reapers, red           places 4 on Dekuuna, now 5
  366  3 Reapers, red           places the new ship (Dreadnought) on Shanxi
  367  3 Reapers, red           attacks Benning (1) from Earth (4), dice: 3
  368  1 Alliance, light blue   plays no card
  369  1 Alliance, light blue   plays no card
  370  chance                   5 3 1 against 5: losses 1 and 0
  371  3 Reapers, red           attacks Nevos (1) from Dekuuna (5), dice: 3
  372  1 Alliance, light blue   plays no card
  373  1 Alliance, light blue   plays no card
  374  chance                   3 2 5 against 5: losses 1 and 0
  375  3 Reapers, red           attacks Nevos (1) from Dekuuna (4), dice: 3
  376  1 Alliance, light blue   plays no card
  377  chance                   6 3 5 against 6: losses 1 and 0
  378  3 Reapers, red           attacks Thessia (1) from Dekuuna (3), dice: 2
  379  2 Cerberus, orange       plays no card
  380  chance                   5 2 against 5: losses 1 and 0
  381  3 Reapers, red           ends the attacks
  382  3 Reapers, red           moves 1 Dreadnought from Shanxi to Eden Prime
  383  3 Reapers, red           rolls for the move of Harbinger
  384  chance                   5: Harbinger may go 5 steps
  385  3 Reapers, red           moves Harbinger from Ilos to Thessia
  386  chance                   Reapers, red draws reaper-11 (Carrier – Husk Swarm)
  387  1 Alliance, light blue   places 3 on Tuchanka, now 8
  388  1 Alliance, light blue   attacks Ontarom (1) from Feros (3), dice: 2
  389  2 Cerberus, orange       plays no card
  390  1 Alliance, light blue   plays no card
  391  chance                   5 4 against 4: losses 0 and 1; Ontarom falls
  392  1 Alliance, light blue   attacks Mindoir (1) from Tuchanka (8), dice: 3
  393  3 Reapers, red           plays no card
  394  1 Alliance, light blue   plays no card
  395  3 Reapers, red           plays no card
  396  chance                   2 4 1 against 2: losses 0 and 1; Mindoir falls
  397  1 Alliance, light blue   moves 4 more units in
  398  1 Alliance, light blue   attacks Therum (1) from Ontarom (2), dice: 1
  399  3 Reapers, red           plays no card
  400  1 Alliance, light blue   plays no card
  401  chance                   4 against d8:4: losses 1 and 0
  402  1 Alliance, light blue   ends the attacks
  403  1 Alliance, light blue   does not fortify
  404  chance                   Alliance, light blue draws alliance-03 (Dreadnought – Unite the Galaxy)
  405  chance                   Alliance, light blue draws alliance-12 (Dreadnought – Hold the Line)
  406  2 Cerberus, orange       plays cerberus-01 (Cruiser – Conscripts) at Zorya
  407  1 Alliance, light blue   does not answer cerberus-01 (Cruiser – Conscripts), which takes effect
  408  chance                   3: Zorya gets 3, now 4
  409  2 Cerberus, orange       turns in cerberus-04 (Cruiser – Phantom Strike) and builds a ship: Cruiser
  410  2 Cerberus, orange       places 5 on Heshtok, now 6
  411  2 Cerberus, orange       places the new ship (Cruiser) on Intai'sei
  412  2 Cerberus, orange       attacks Lorek (1) from Heshtok (6), dice: 3
  413  3 Reapers, red           plays no card
  414  2 Cerberus, orange       plays no card
  415  3 Reapers, red           plays no card
  416  chance                   4 5 5 against 1: losses 0 and 1; Lorek falls
  417  2 Cerberus, orange       moves 2 more units in
  418  2 Cerberus, orange       attacks Horizon (1) from Lorek (5), dice: 3
  419  3 Reapers, red           plays no card
  420  2 Cerberus, orange       plays no card
  421  3 Reapers, red           plays no card
  422  chance                   6 2 1 against 3: losses 0 and 1; Horizon falls
  423  2 Cerberus, orange       moves 1 more units in
  424  2 Cerberus, orange       ends the attacks
  425  2 Cerberus, orange       plays cerberus-23 (Carrier – Shadow Logistics): 3 units from Zorya to Lorek
  426  1 Alliance, light blue   does not answer cerberus-23 (Carrier – Shadow Logistics), which takes effect
  427  2 Cerberus, orange       moves 3 from Lorek to Omega
  428  2 Cerberus, orange       ends the fortifications
  429  2 Cerberus, orange       plays no card
  430  chance                   Cerberus, orange draws cerberus-12 (Dreadnought – Fortified Laboratory)
  431  chance                   Cerberus, orange draws cerberus-05 (Carrier – Phantom Strike)
  432  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  433  3 Reapers, red           places the Reaper Vanguard token on Noveria
  434  3 Reapers, red           plays no card
  435  3 Reapers, red           turns in reaper-11 (Carrier – Husk Swarm) and builds a ship: Carrier
  436  3 Reapers, red           scans Eden Prime
  437  chance                   5 2 5 3 6 | 7 5
  438  3 Reapers, red           matches 5 of Eden Prime
  439  3 Reapers, red           with d8:5
  440  chance                   4 6 5 4 1 | 8
  441  3 Reapers, red           matches 4 of Eden Prime
  442  chance                   3 5 3 1 | 7
  443  3 Reapers, red           matches 5+ of Eden Prime; the scan succeeds: 2 more units
  444  3 Reapers, red           places 5 on Shanxi, now 6
  445  3 Reapers, red           places the new ship (Carrier) on Noveria
  446  3 Reapers, red           attacks Thessia (1) from Dekuuna (2), dice: 1
  447  2 Cerberus, orange       plays no card
  448  chance                   2 against 5: losses 1 and 0
  449  3 Reapers, red           ends the attacks
  450  3 Reapers, red           does not fortify
  451  3 Reapers, red           rolls for the move of Harbinger
  452  chance                   6: Harbinger may go 6 steps
  453  3 Reapers, red           moves Harbinger from Thessia to Nevos
  454  chance                   Reapers, red draws reaper-10 (Cruiser – Husk Swarm)
  455  1 Alliance, light blue   turns in alliance-12 (Dreadnought – Hold the Line) and builds a ship: Dreadnought
  456  1 Alliance, light blue   plays alliance-03 (Dreadnought – Unite the Galaxy)
  457  2 Cerberus, orange       does not answer alliance-03 (Dreadnought – Unite the Galaxy), which takes effect; Momentum Meter: 2 spaces towards the Alliance
  458  1 Alliance, light blue   scans Palaven
  459  chance                   2 1 1 6 1 | 8 4
  460  1 Alliance, light blue   matches 3+ of Palaven
  461  1 Alliance, light blue   with 2 1 1
  462  chance                   3 2 | 4 8
  463  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  464  chance                   3 2 | 3
  465  1 Alliance, light blue   matches nothing and loses a die of 6 sides; the dice left cannot be enough
  466  1 Alliance, light blue   places 4 on Aite, now 5
  467  1 Alliance, light blue   places the new ship (Dreadnought) on Benning
  468  1 Alliance, light blue   attacks Sanctum (1) from Aite (5), dice: 3
  469  2 Cerberus, orange       plays no card
  470  1 Alliance, light blue   plays no card
  471  2 Cerberus, orange       plays no card
  472  chance                   6 3 3 against 2: losses 0 and 1; Sanctum falls; Strategic Planet Meter: 5 of 10
  473  1 Alliance, light blue   moves 1 more units in
  474  1 Alliance, light blue   attacks Omega (4) from Sanctum (4), dice: 3
  475  2 Cerberus, orange       plays no card
  476  2 Cerberus, orange       defends with 2 dice
  477  1 Alliance, light blue   plays no card
  478  2 Cerberus, orange       plays no card
  479  chance                   6 4 5 against 6 4: losses 1 and 1
  480  1 Alliance, light blue   attacks Terra Nova (1) from Mindoir (7), dice: 3
  481  3 Reapers, red           plays no card
  482  1 Alliance, light blue   plays no card
  483  3 Reapers, red           plays no card
  484  chance                   6 1 3 against 2: losses 0 and 1; Terra Nova falls
  485  1 Alliance, light blue   moves 3 more units in
  486  1 Alliance, light blue   attacks Harbinger on Nevos from Kahje (2), dice: 1
  487  1 Alliance, light blue   plays no card
  488  chance                   1: 2 in total, 18 are needed
  489  1 Alliance, light blue   plays no card; Harbinger stands, 1 unit lost
  490  1 Alliance, light blue   ends the attacks
  491  1 Alliance, light blue   does not fortify
  492  chance                   Alliance, light blue draws alliance-11 (Carrier – Shepard Leads)
  493  chance                   Alliance, light blue draws alliance-20 (Carrier – Resistance Uprising)
  494  chance                   Alliance, light blue draws alliance-10 (Cruiser – Shepard Leads)
  495  2 Cerberus, orange       scans Rannoch
  496  chance                   3 2 2 6 5 | 8 2
  497  2 Cerberus, orange       matches 8 of Rannoch
  498  chance                   6 4 6 3 4 | 4
  499  2 Cerberus, orange       matches 6 of Rannoch
  500  chance                   2 3 6 2 | 3
  501  2 Cerberus, orange       matches nothing and loses a die of 6 sides
  502  chance                   4 4 2 | 2
  503  2 Cerberus, orange       matches nothing and loses a die of 6 sides
  504  chance                   1 5 | 3
  505  2 Cerberus, orange       matches nothing and loses a die of 8 sides; the dice left cannot be enough
  506  2 Cerberus, orange       places 6 on Watson, now 7
  507  2 Cerberus, orange       attacks Sanctum (3) from Omega (3), dice: 2
  508  1 Alliance, light blue   defends with 2 dice
  509  2 Cerberus, orange       plays no card
  510  1 Alliance, light blue   plays no card
  511  chance                   6 6 against 6 1: losses 1 and 1
  512  2 Cerberus, orange       attacks Mindoir (1) from Watson (7), dice: 3
  513  2 Cerberus, orange       plays no card
  514  1 Alliance, light blue   plays no card
  515  chance                   4 3 6 against 3: losses 0 and 1; Mindoir falls
  516  2 Cerberus, orange       moves 3 more units in
  517  2 Cerberus, orange       attacks Tuchanka (1) from Mindoir (6), dice: 3
  518  2 Cerberus, orange       plays cerberus-05 (Carrier – Phantom Strike)
  519  1 Alliance, light blue   does not answer cerberus-05 (Carrier – Phantom Strike), which takes effect; each attack die counts 1 more in this battle
  520  1 Alliance, light blue   plays no card
  521  2 Cerberus, orange       plays no card
  522  chance                   6 6 2 against 4: losses 0 and 1; Tuchanka falls; Strategic Planet Meter: 6 of 10
  523  2 Cerberus, orange       moves 2 more units in
  524  2 Cerberus, orange       attacks Palaven (1) from Tuchanka (5), dice: 3
  525  2 Cerberus, orange       plays no card
  526  1 Alliance, light blue   plays no card
  527  chance                   6 2 5 against 1: losses 0 and 1; Palaven falls
  528  2 Cerberus, orange       moves 1 more units in
  529  2 Cerberus, orange       ends the attacks
  530  2 Cerberus, orange       moves 1 Cruiser from Intai'sei to Watson
  531  2 Cerberus, orange       plays no card
  532  chance                   Cerberus, orange draws cerberus-16 (Cruiser – Data Theft)
  533  chance                   Cerberus, orange draws cerberus-18 (Dreadnought – Shipyard Sabotage)
  534  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  535  3 Reapers, red           places the Reaper Vanguard token on Eden Prime
  536  3 Reapers, red           plays no card
  537  3 Reapers, red           plays reaper-10 (Cruiser – Husk Swarm) at Eden Prime
  538  1 Alliance, light blue   does not answer reaper-10 (Cruiser – Husk Swarm)
  539  2 Cerberus, orange       does not answer reaper-10 (Cruiser – Husk Swarm), which takes effect; Eden Prime now has 5 units
  540  3 Reapers, red           scans Earth
  541  chance                   6 3 4 1 5 | 6 4
  542  3 Reapers, red           matches 5 of Earth
  543  chance                   2 6 5 4 | 8 5
  544  3 Reapers, red           matches nothing and loses a die of 8 sides
  545  chance                   3 3 1 4 | 8
  546  3 Reapers, red           matches 3 of Earth
  547  chance                   3 5 5 | 5
  548  3 Reapers, red           matches nothing and loses a die of 6 sides
  549  chance                   2 1 | 7
  550  3 Reapers, red           matches 7 of Earth
  551  chance                   2 6
  552  3 Reapers, red           matches nothing and loses a die of 6 sides; the dice left cannot be enough
  553  3 Reapers, red           places 3 on Therum, now 4
  554  3 Reapers, red           attacks Bekenstein (1) from Shanxi (6), dice: 3
  555  1 Alliance, light blue   plays no card
  556  chance                   3 2 5 against 6: losses 1 and 0
  557  3 Reapers, red           attacks Feros (1) from Therum (4), dice: 3
  558  1 Alliance, light blue   plays no card
  559  chance                   5 1 3 against 2: losses 0 and 1; Feros falls
  560  3 Reapers, red           attacks Benning (1) from Earth (3), dice: 2
  561  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
  562  1 Alliance, light blue   plays no card
  563  chance                   2 2 against d8:5: losses 1 and 0
  564  3 Reapers, red           attacks Bekenstein (1) from Shanxi (5), dice: 3
  565  1 Alliance, light blue   plays no card
  566  chance                   2 1 5 against 4: losses 0 and 1; Bekenstein falls
  567  3 Reapers, red           moves 1 more units in
  568  3 Reapers, red           attacks Terra Nova (6) from Bekenstein (4), dice: 3
  569  1 Alliance, light blue   defends with 2 dice
  570  1 Alliance, light blue   plays no card
  571  chance                   3 5 6 against 4 2: losses 0 and 2
  572  3 Reapers, red           attacks Watson (1) from Bekenstein (4), dice: 3
  573  2 Cerberus, orange       plays no card
  574  2 Cerberus, orange       defends with 1 die, with 1 Cruiser
  575  2 Cerberus, orange       plays cerberus-12 (Dreadnought – Fortified Laboratory)
  576  1 Alliance, light blue   does not answer cerberus-12 (Dreadnought – Fortified Laboratory), which takes effect; the defence dice have 8 sides for the rest of the invasion
  577  chance                   3 1 6 against d8:8: losses 1 and 0
  578  3 Reapers, red           attacks Mindoir (1) from Bekenstein (3), dice: 2
  579  2 Cerberus, orange       plays no card
  580  chance                   1 1 against 4: losses 1 and 0
  581  3 Reapers, red           attacks Kahje (1) from Feros (3), dice: 2
  582  1 Alliance, light blue   plays no card
  583  chance                   5 6 against 6: losses 1 and 0
  584  3 Reapers, red           attacks Watson (1) from Bekenstein (2), dice: 1
  585  2 Cerberus, orange       defends with 1 die, with 1 Cruiser
  586  chance                   5 against d8:1: ships have ones rolled again
  587  chance                   ones rolled again give d8:7: losses 1 and 0
  588  3 Reapers, red           attacks Benning (1) from Earth (2), dice: 1
  589  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
  590  1 Alliance, light blue   plays no card
  591  chance                   3 against d8:1: losses 0 and 1; Benning falls; 1 Dreadnought destroyed
  592  3 Reapers, red           attacks Ontarom (1) from Feros (2), dice: 1
  593  1 Alliance, light blue   plays no card
  594  chance                   4 against 1: losses 0 and 1; Ontarom falls
  595  3 Reapers, red           ends the attacks
  596  3 Reapers, red           moves 1 Carrier from Noveria to Elysium
  597  3 Reapers, red           rolls for the move of Harbinger
  598  chance                   2: Harbinger may go 2 steps
  599  3 Reapers, red           moves Harbinger from Nevos to Dekuuna
  600  chance                   Reapers, red draws reaper-06 (Dreadnought – Indoctrination)
  601  1 Alliance, light blue   turns in alliance-11 (Carrier – Shepard Leads) and builds a ship: Carrier
  602  1 Alliance, light blue   plays alliance-20 (Carrier – Resistance Uprising) at Eden Prime
  603  2 Cerberus, orange       does not answer alliance-20 (Carrier – Resistance Uprising), which takes effect
  604  chance                   1: Eden Prime loses 1, 4 left
  605  1 Alliance, light blue   places 3 on Kahje, now 4
  606  1 Alliance, light blue   places the new ship (Carrier) on Irune
  607  1 Alliance, light blue   attacks Feros (1) from Kahje (4), dice: 3
  608  3 Reapers, red           plays no card
  609  1 Alliance, light blue   plays alliance-10 (Cruiser – Shepard Leads)
  610  2 Cerberus, orange       does not answer alliance-10 (Cruiser – Shepard Leads), which takes effect; each attack die counts 2 more in this battle
  611  3 Reapers, red           plays no card
  612  1 Alliance, light blue   plays no card
  613  chance                   4 5 6 against 2: losses 0 and 1; Feros falls
  614  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (4), dice: 3
  615  3 Reapers, red           plays no card
  616  3 Reapers, red           defends with 1 die, with 1 Carrier
  617  1 Alliance, light blue   plays no card
  618  3 Reapers, red           plays no card
  619  chance                   5 3 5 against 4: losses 1 and 0
  620  1 Alliance, light blue   attacks Bekenstein (1) from Terra Nova (3), dice: 2
  621  3 Reapers, red           plays no card
  622  1 Alliance, light blue   plays no card
  623  3 Reapers, red           plays no card
  624  chance                   4 6 against 6: losses 1 and 0
  625  1 Alliance, light blue   attacks Mindoir (1) from Terra Nova (2), dice: 1
  626  2 Cerberus, orange       plays no card
  627  1 Alliance, light blue   plays no card
  628  chance                   2 against 5: losses 1 and 0
  629  1 Alliance, light blue   attacks Therum (1) from Feros (3), dice: 2
  630  3 Reapers, red           plays no card
  631  1 Alliance, light blue   plays no card
  632  chance                   1 3 against d8:2: losses 0 and 1; Therum falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  633  1 Alliance, light blue   attacks Zorya (1) from Sanctum (2), dice: 1
  634  2 Cerberus, orange       plays no card
  635  1 Alliance, light blue   plays no card
  636  chance                   4 against 2: losses 0 and 1; Zorya falls
  637  1 Alliance, light blue   attacks Ontarom (1) from Therum (2), dice: 1
  638  3 Reapers, red           plays no card
  639  1 Alliance, light blue   plays no card
  640  3 Reapers, red           plays no card
  641  chance                   4 against 1: losses 0 and 1; Ontarom falls
  642  1 Alliance, light blue   ends the attacks
  643  1 Alliance, light blue   does not fortify
  644  chance                   Alliance, light blue draws alliance-07 (Cruiser – N7 Strike Team)
  645  chance                   Alliance, light blue draws alliance-26 (Carrier – Stealth Run)
  646  chance                   Alliance, light blue draws alliance-23 (Carrier – Prothean Beacon)
  647  2 Cerberus, orange       plays cerberus-18 (Dreadnought – Shipyard Sabotage) at Irune against 1 Carrier
  648  1 Alliance, light blue   does not answer cerberus-18 (Dreadnought – Shipyard Sabotage), which takes effect; 1 Carrier destroyed
  649  2 Cerberus, orange       plays cerberus-16 (Cruiser – Data Theft) against Reapers, red
  650  1 Alliance, light blue   does not answer cerberus-16 (Cruiser – Data Theft), which takes effect
  651  chance                   Reapers, red loses reaper-06 (Dreadnought – Indoctrination)
  652  chance                   Cerberus, orange draws cerberus-25 (Cruiser – Relay Smugglers)
  653  2 Cerberus, orange       turns in cerberus-20 (Carrier – Control Signal) and builds a ship: Carrier
  654  2 Cerberus, orange       places 6 on Illium, now 7
  655  2 Cerberus, orange       places the new ship (Carrier) on Intai'sei
  656  2 Cerberus, orange       attacks Zorya (1) from Omega (2), dice: 1
  657  2 Cerberus, orange       plays no card
  658  1 Alliance, light blue   plays no card
  659  chance                   4 against 3: losses 0 and 1; Zorya falls
  660  2 Cerberus, orange       attacks Irune (1) from Palaven (4), dice: 3
  661  2 Cerberus, orange       plays no card
  662  1 Alliance, light blue   plays no card
  663  chance                   6 5 3 against 4: losses 0 and 1; Irune falls; Strategic Planet Meter: 7 of 10
  664  2 Cerberus, orange       attacks Aite (1) from Irune (3), dice: 2
  665  2 Cerberus, orange       plays no card
  666  1 Alliance, light blue   plays no card
  667  chance                   1 3 against 1: losses 0 and 1; Aite falls
  668  2 Cerberus, orange       attacks Sanctum (1) from Aite (2), dice: 1
  669  2 Cerberus, orange       plays no card
  670  1 Alliance, light blue   plays no card
  671  chance                   2 against 1: losses 0 and 1; Sanctum falls; Strategic Planet Meter: 8 of 10
  672  2 Cerberus, orange       ends the attacks
  673  2 Cerberus, orange       moves 1 Cruiser from Watson to Horizon
  674  2 Cerberus, orange       plays no card
  675  chance                   Cerberus, orange draws cerberus-17 (Carrier – Shipyard Sabotage)
  676  chance                   Cerberus, orange draws cerberus-02 (Carrier – Conscripts)
  677  chance                   Cerberus, orange draws cerberus-11 (Carrier – Fortified Laboratory)
  678  chance                   Reapers, red draws a Reaper Vanguard token: Catalyst
  679  3 Reapers, red           places the Reaper Vanguard token on Benning
  680  3 Reapers, red           places 5 on Shanxi, now 6
  681  3 Reapers, red           ends the attacks
  682  3 Reapers, red           moves 3 from Eden Prime to Shanxi
  683  3 Reapers, red           ends the fortifications
  684  3 Reapers, red           lets Harbinger stay
  685  1 Alliance, light blue   plays alliance-23 (Carrier – Prothean Beacon) on the token of Eden Prime
  686  2 Cerberus, orange       does not answer alliance-23 (Carrier – Prothean Beacon), which takes effect; it is: Reaper
  687  1 Alliance, light blue   picks alliance-26 (Carrier – Stealth Run)
  688  1 Alliance, light blue   picks alliance-07 (Cruiser – N7 Strike Team)
  689  1 Alliance, light blue   picks alliance-18 (Dreadnought – One Clear Shot)
  690  1 Alliance, light blue   turns in a set for 7 units
  691  1 Alliance, light blue   scans Feros
  692  chance                   2 3 1 3 1 | 2 1
  693  1 Alliance, light blue   matches 3+ of Feros
  694  1 Alliance, light blue   with 3 3 d8:1
  695  chance                   1 6 5 | 8
  696  1 Alliance, light blue   matches 5 of Feros
  697  chance                   4 2 | 1
  698  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  699  chance                   4 | 2
  700  1 Alliance, light blue   matches nothing and loses a die of 8 sides; the dice left cannot be enough
  701  1 Alliance, light blue   places 10 on Therum, now 11
  702  1 Alliance, light blue   attacks Intai'sei (1) from Therum (11), dice: 3
  703  2 Cerberus, orange       plays no card
  704  2 Cerberus, orange       defends with 1 die, with 1 Carrier
  705  chance                   3 3 4 against 5: losses 1 and 0
  706  1 Alliance, light blue   ends the attacks
  707  1 Alliance, light blue   does not fortify
  708  chance                   Alliance, light blue draws alliance-09 (Dreadnought – N7 Strike Team)
  709  2 Cerberus, orange       turns in cerberus-17 (Carrier – Shipyard Sabotage) and builds a ship: Carrier
  710  2 Cerberus, orange       plays cerberus-02 (Carrier – Conscripts) at Tuchanka
  711  1 Alliance, light blue   does not answer cerberus-02 (Carrier – Conscripts), which takes effect
  712  chance                   6: Tuchanka gets 6, now 7
  713  2 Cerberus, orange       places 8 on Tuchanka, now 15
  714  2 Cerberus, orange       places the new ship (Carrier) on Korlus
  715  2 Cerberus, orange       attacks Sur'Kesh (1) from Tuchanka (15), dice: 3
  716  2 Cerberus, orange       plays no card
  717  1 Alliance, light blue   plays no card
  718  chance                   4 3 5 against 6: losses 1 and 0
  719  2 Cerberus, orange       attacks Harbinger on Dekuuna from Tuchanka (14), dice: 3
  720  2 Cerberus, orange       plays no card
  721  chance                   1 2 3: 6 in total, 18 are needed
  722  2 Cerberus, orange       plays no card; Harbinger stands, 3 units lost
  723  2 Cerberus, orange       plays cerberus-25 (Cruiser – Relay Smugglers): from Tuchanka against Noveria
  724  1 Alliance, light blue   does not answer cerberus-25 (Cruiser – Relay Smugglers), which takes effect
  725  2 Cerberus, orange       attacks Noveria (1) from Tuchanka (11), dice: 3
  726  2 Cerberus, orange       plays no card
  727  chance                   2 5 6 against d8:6: losses 1 and 0
  728  2 Cerberus, orange       attacks Sur'Kesh (1) from Tuchanka (10), dice: 3
  729  2 Cerberus, orange       plays no card
  730  1 Alliance, light blue   plays no card
  731  chance                   2 1 4 against 6: losses 1 and 0
  732  2 Cerberus, orange       attacks Sur'Kesh (1) from Tuchanka (9), dice: 3
  733  2 Cerberus, orange       plays no card
  734  1 Alliance, light blue   plays no card
  735  chance                   1 5 2 against 5: losses 1 and 0
  736  2 Cerberus, orange       attacks Harbinger on Dekuuna from Tuchanka (8), dice: 3
  737  2 Cerberus, orange       plays no card
  738  chance                   1 2 6: 9 in total, 18 are needed
  739  2 Cerberus, orange       plays no card; Harbinger stands, 3 units lost
  740  2 Cerberus, orange       attacks Sur'Kesh (1) from Tuchanka (5), dice: 3
  741  2 Cerberus, orange       plays no card
  742  1 Alliance, light blue   plays no card
  743  chance                   2 2 1 against 4: losses 1 and 0
  744  2 Cerberus, orange       attacks Noveria (1) from Tuchanka (4), dice: 3
  745  2 Cerberus, orange       plays no card
  746  chance                   2 3 2 against d8:2: losses 0 and 1; Noveria falls; the token there is turned up: Reaper; Strategic Planet Meter: 9 of 10
  747  3 Reapers, red           puts the Reaper Vanguard token on Ilos instead
  748  2 Cerberus, orange       attacks Elysium (1) from Noveria (3), dice: 2
  749  3 Reapers, red           defends with 1 die, with 1 Carrier
  750  2 Cerberus, orange       plays no card
  751  chance                   6 5 against 2: losses 0 and 1; Elysium falls; 1 Carrier destroyed
  752  2 Cerberus, orange       attacks Terra Nova (1) from Elysium (2), dice: 1
  753  2 Cerberus, orange       plays no card
  754  1 Alliance, light blue   plays no card
  755  chance                   3 against 1: losses 0 and 1; Terra Nova falls; Strategic Planet Meter: 10 of 10; Cerberus, orange wins

won after 755 actions, by 2 Cerberus, orange
