mass-effect/galaxy-at-war, 2 seats, dealer of seed 2026, game 2
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive

    1  1 Alliance, light blue   claims Elysium
    2  1 Alliance, light blue   claims Omega for Cerberus, orange
    3  2 Reapers, red           claims Rannoch
    4  2 Reapers, red           claims Antibaar for Cerberus, orange
    5  1 Alliance, light blue   claims Dekuuna
    6  1 Alliance, light blue   claims Heshtok for Cerberus, orange
    7  2 Reapers, red           claims Terra Nova
    8  2 Reapers, red           claims Adas for Cerberus, orange
    9  1 Alliance, light blue   claims Illium
   10  1 Alliance, light blue   claims Feros for Cerberus, orange
   11  2 Reapers, red           claims Korlus
   12  2 Reapers, red           claims Mindoir for Cerberus, orange
   13  1 Alliance, light blue   claims Virmire
   14  1 Alliance, light blue   claims Utukku for Cerberus, orange
   15  2 Reapers, red           claims Bekenstein
   16  1 Alliance, light blue   claims Tuchanka
   17  2 Reapers, red           claims Noveria
   18  1 Alliance, light blue   claims Therum
   19  2 Reapers, red           claims Lesuss
   20  1 Alliance, light blue   claims Intai'sei
   21  2 Reapers, red           claims Ontarom
   22  1 Alliance, light blue   claims Aite
   23  2 Reapers, red           claims Nevos
   24  1 Alliance, light blue   claims Sanctum
   25  2 Reapers, red           claims Irune
   26  1 Alliance, light blue   claims Watson
   27  2 Reapers, red           claims Pragia
   28  1 Alliance, light blue   claims Charoum
   29  2 Reapers, red           claims Eden Prime
   30  1 Alliance, light blue   claims Shanxi
   31  2 Reapers, red           claims Ilos
   32  1 Alliance, light blue   claims Hagalaz
   33  2 Reapers, red           claims Horizon
   34  1 Alliance, light blue   claims Sur'Kesh
   35  2 Reapers, red           claims Palaven
   36  1 Alliance, light blue   claims Kahje
   37  2 Reapers, red           claims Zorya
   38  2 Reapers, red           claims Benning
   39  2 Reapers, red           claims Lorek
   40  2 Reapers, red           claims Earth
   41  2 Reapers, red           claims Haestrom
   42  2 Reapers, red           claims Thessia
   43  2 Reapers, red           places Harbinger on Ontarom
   44  1 Alliance, light blue   reinforces Illium to 2
   45  1 Alliance, light blue   reinforces Heshtok to 2 (neutral)
   46  2 Reapers, red           reinforces Rannoch to 2
   47  2 Reapers, red           reinforces Utukku to 2 (neutral)
   48  1 Alliance, light blue   reinforces Kahje to 2
   49  1 Alliance, light blue   reinforces Antibaar to 2 (neutral)
   50  2 Reapers, red           reinforces Benning to 2
   51  2 Reapers, red           reinforces Antibaar to 3 (neutral)
   52  1 Alliance, light blue   reinforces Virmire to 2
   53  1 Alliance, light blue   reinforces Adas to 2 (neutral)
   54  2 Reapers, red           reinforces Ontarom to 2
   55  2 Reapers, red           reinforces Antibaar to 4 (neutral)
   56  1 Alliance, light blue   reinforces Intai'sei to 2
   57  1 Alliance, light blue   reinforces Antibaar to 5 (neutral)
   58  2 Reapers, red           reinforces Noveria to 2
   59  2 Reapers, red           reinforces Heshtok to 3 (neutral)
   60  1 Alliance, light blue   reinforces Therum to 2
   61  1 Alliance, light blue   reinforces Feros to 2 (neutral)
   62  2 Reapers, red           reinforces Zorya to 2
   63  2 Reapers, red           reinforces Antibaar to 6 (neutral)
   64  1 Alliance, light blue   reinforces Aite to 2
   65  1 Alliance, light blue   reinforces Mindoir to 2 (neutral)
   66  2 Reapers, red           reinforces Noveria to 3
   67  2 Reapers, red           reinforces Antibaar to 7 (neutral)
   68  1 Alliance, light blue   reinforces Illium to 3
   69  1 Alliance, light blue   reinforces Adas to 3 (neutral)
   70  2 Reapers, red           reinforces Haestrom to 2
   71  2 Reapers, red           reinforces Heshtok to 4 (neutral)
   72  1 Alliance, light blue   reinforces Sur'Kesh to 2
   73  1 Alliance, light blue   reinforces Mindoir to 3 (neutral)
   74  2 Reapers, red           reinforces Palaven to 2
   75  2 Reapers, red           reinforces Utukku to 3 (neutral)
   76  1 Alliance, light blue   reinforces Watson to 2
   77  1 Alliance, light blue   reinforces Utukku to 4 (neutral)
   78  2 Reapers, red           reinforces Earth to 2
   79  2 Reapers, red           reinforces Omega to 2 (neutral)
   80  1 Alliance, light blue   reinforces Dekuuna to 2
   81  2 Reapers, red           reinforces Ontarom to 3
   82  1 Alliance, light blue   reinforces Aite to 3
   83  2 Reapers, red           reinforces Haestrom to 3
   84  1 Alliance, light blue   reinforces Therum to 3
   85  2 Reapers, red           reinforces Lesuss to 2
   86  1 Alliance, light blue   reinforces Kahje to 3
   87  2 Reapers, red           reinforces Ontarom to 4
   88  1 Alliance, light blue   reinforces Charoum to 2
   89  2 Reapers, red           reinforces Earth to 3
   90  1 Alliance, light blue   reinforces Sanctum to 2
   91  2 Reapers, red           reinforces Palaven to 3
   92  1 Alliance, light blue   reinforces Illium to 4
   93  2 Reapers, red           reinforces Rannoch to 3
   94  1 Alliance, light blue   reinforces Tuchanka to 2
   95  2 Reapers, red           reinforces Noveria to 4
   96  1 Alliance, light blue   reinforces Intai'sei to 3
   97  2 Reapers, red           reinforces Lesuss to 3
   98  1 Alliance, light blue   reinforces Virmire to 3
   99  2 Reapers, red           reinforces Rannoch to 4
  100  1 Alliance, light blue   reinforces Dekuuna to 3
  101  2 Reapers, red           reinforces Earth to 4
  102  1 Alliance, light blue   reinforces Tuchanka to 3
  103  2 Reapers, red           reinforces Horizon to 2
  104  1 Alliance, light blue   reinforces Tuchanka to 4
  105  2 Reapers, red           reinforces Thessia to 2
  106  1 Alliance, light blue   reinforces Sanctum to 3
  107  2 Reapers, red           reinforces Noveria to 5
  108  1 Alliance, light blue   reinforces Watson to 3
  109  2 Reapers, red           reinforces Bekenstein to 2
  110  1 Alliance, light blue   reinforces Tuchanka to 5
  111  2 Reapers, red           reinforces Lorek to 2
  112  1 Alliance, light blue   places 5 on Dekuuna, now 8
  113  1 Alliance, light blue   attacks Lesuss (3) from Dekuuna (8), dice: 3
  114  2 Reapers, red           defends with 2 dice
  115  chance                   4 1 4 against 1 1: losses 0 and 2
  116  1 Alliance, light blue   ends the attacks
  117  1 Alliance, light blue   does not fortify
  118  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  119  2 Reapers, red           places the Reaper Vanguard token on Noveria
  120  2 Reapers, red           places 8 on Horizon, now 10
  121  2 Reapers, red           attacks Virmire (3) from Ontarom (4), dice: 3
  122  1 Alliance, light blue   defends with 2 dice
  123  chance                   3 3 3 against 2 4: losses 1 and 1
  124  2 Reapers, red           attacks Charoum (2) from Rannoch (4), dice: 3
  125  1 Alliance, light blue   defends with 2 dice
  126  chance                   5 2 6 against 5 2: losses 0 and 2; Charoum falls
  127  2 Reapers, red           attacks Elysium (1) from Noveria (5), dice: 3
  128  chance                   4 5 5 against 2: losses 0 and 1; Elysium falls
  129  2 Reapers, red           moves 1 more units in
  130  2 Reapers, red           attacks Dekuuna (8) from Palaven (3), dice: 2
  131  1 Alliance, light blue   defends with 2 dice
  132  chance                   5 5 against 5 4: losses 1 and 1
  133  2 Reapers, red           attacks Dekuuna (7) from Thessia (2), dice: 1
  134  1 Alliance, light blue   defends with 2 dice
  135  chance                   2 against 3 5: losses 1 and 0
  136  2 Reapers, red           attacks Shanxi (1) from Bekenstein (2), dice: 1
  137  chance                   6 against 2: losses 0 and 1; Shanxi falls
  138  2 Reapers, red           attacks Antibaar (7) from Ontarom (3), dice: 2
  139  chance                   6 6 against 1 4: losses 0 and 2
  140  2 Reapers, red           attacks Virmire (2) from Lorek (2), dice: 1
  141  1 Alliance, light blue   defends with 2 dice
  142  chance                   4 against 2 3: losses 0 and 1
  143  2 Reapers, red           attacks Dekuuna (7) from Palaven (2), dice: 1
  144  1 Alliance, light blue   defends with 2 dice
  145  chance                   4 against 5 2: losses 1 and 0
  146  2 Reapers, red           attacks Feros (2) from Ontarom (3), dice: 2
  147  chance                   2 5 against 5 6: losses 2 and 0
  148  2 Reapers, red           attacks Sanctum (3) from Zorya (2), dice: 1
  149  1 Alliance, light blue   defends with 2 dice
  150  chance                   1 against 6 2: losses 1 and 0
  151  2 Reapers, red           attacks Adas (3) from Haestrom (3), dice: 2
  152  chance                   1 2 against 3 1: losses 2 and 0
  153  2 Reapers, red           attacks Heshtok (4) from Lorek (2), dice: 1
  154  chance                   2 against 2 4: losses 1 and 0
  155  2 Reapers, red           attacks Heshtok (4) from Horizon (10), dice: 3
  156  chance                   6 2 5 against 5 6: losses 2 and 0
  157  2 Reapers, red           attacks Heshtok (4) from Horizon (8), dice: 3
  158  chance                   1 5 2 against 6 5: losses 2 and 0
  159  2 Reapers, red           attacks Heshtok (4) from Horizon (6), dice: 3
  160  chance                   4 4 3 against 3 6: losses 1 and 1
  161  2 Reapers, red           attacks Heshtok (3) from Horizon (5), dice: 3
  162  chance                   4 2 1 against 2 2: losses 1 and 1
  163  2 Reapers, red           attacks Heshtok (2) from Horizon (4), dice: 3
  164  chance                   4 1 2 against 5 6: losses 2 and 0
  165  2 Reapers, red           attacks Heshtok (2) from Horizon (2), dice: 1
  166  chance                   1 against 1 6: losses 1 and 0
  167  2 Reapers, red           ends the attacks
  168  2 Reapers, red           does not fortify
  169  2 Reapers, red           rolls for the move of Harbinger
  170  chance                   6: Harbinger may go 6 steps
  171  2 Reapers, red           moves Harbinger from Ontarom to Terra Nova
  172  chance                   Reapers, red draws reaper-11 (Carrier – Husk Swarm)
  173  chance                   Reapers, red draws reaper-27 (Dreadnought – Shifting Stronghold)
  174  1 Alliance, light blue   places 4 on Intai'sei, now 7
  175  1 Alliance, light blue   attacks Heshtok (2) from Illium (4), dice: 3
  176  chance                   1 3 4 against 5 2: losses 1 and 1
  177  1 Alliance, light blue   attacks Nevos (1) from Dekuuna (7), dice: 3
  178  2 Reapers, red           plays no card
  179  2 Reapers, red           plays no card
  180  chance                   3 6 2 against 6: losses 1 and 0
  181  1 Alliance, light blue   attacks Palaven (1) from Dekuuna (6), dice: 3
  182  2 Reapers, red           plays no card
  183  2 Reapers, red           plays no card
  184  chance                   3 5 6 against 4: losses 0 and 1; Palaven falls
  185  1 Alliance, light blue   moves 2 more units in
  186  1 Alliance, light blue   attacks Benning (2) from Palaven (5), dice: 3
  187  2 Reapers, red           plays no card
  188  2 Reapers, red           defends with 2 dice
  189  2 Reapers, red           plays no card
  190  chance                   6 4 3 against 3 2: losses 0 and 2; Benning falls
  191  1 Alliance, light blue   moves 1 more units in
  192  1 Alliance, light blue   attacks Antibaar (5) from Therum (3), dice: 2
  193  chance                   6 5 against 5 6: losses 2 and 0
  194  1 Alliance, light blue   attacks Feros (2) from Kahje (3), dice: 2
  195  chance                   3 2 against 2 5: losses 2 and 0
  196  1 Alliance, light blue   attacks Nevos (1) from Sur'Kesh (2), dice: 1
  197  2 Reapers, red           plays no card
  198  chance                   2 against 2: losses 1 and 0
  199  1 Alliance, light blue   attacks Korlus (1) from Illium (3), dice: 2
  200  2 Reapers, red           plays no card
  201  2 Reapers, red           plays no card
  202  chance                   5 4 against 1: losses 0 and 1; Korlus falls
  203  1 Alliance, light blue   attacks Omega (2) from Sanctum (3), dice: 2
  204  chance                   1 3 against 4 2: losses 2 and 0
  205  1 Alliance, light blue   attacks Irune (1) from Aite (3), dice: 2
  206  2 Reapers, red           plays no card
  207  2 Reapers, red           plays no card
  208  chance                   6 1 against 2: losses 0 and 1; Irune falls
  209  1 Alliance, light blue   attacks Bekenstein (1) from Watson (3), dice: 2
  210  2 Reapers, red           plays no card
  211  2 Reapers, red           plays no card
  212  chance                   6 1 against 6: losses 1 and 0
  213  1 Alliance, light blue   attacks Nevos (1) from Korlus (2), dice: 1
  214  2 Reapers, red           plays no card
  215  chance                   3 against 4: losses 1 and 0
  216  1 Alliance, light blue   attacks Mindoir (3) from Tuchanka (5), dice: 3
  217  chance                   1 6 4 against 2 4: losses 0 and 2
  218  1 Alliance, light blue   attacks Lesuss (1) from Irune (2), dice: 1
  219  2 Reapers, red           plays no card
  220  2 Reapers, red           plays no card
  221  chance                   5 against 4: losses 0 and 1; Lesuss falls
  222  1 Alliance, light blue   attacks Mindoir (1) from Watson (2), dice: 1
  223  chance                   4 against 4: losses 1 and 0
  224  1 Alliance, light blue   attacks Earth (4) from Benning (4), dice: 3
  225  2 Reapers, red           plays no card
  226  2 Reapers, red           defends with 2 dice
  227  2 Reapers, red           plays no card
  228  chance                   2 3 5 against 1 1: losses 0 and 2
  229  1 Alliance, light blue   attacks Earth (2) from Benning (4), dice: 3
  230  2 Reapers, red           defends with 2 dice
  231  2 Reapers, red           plays no card
  232  chance                   5 6 4 against 5 5: losses 1 and 1
  233  1 Alliance, light blue   attacks Feros (2) from Intai'sei (7), dice: 3
  234  chance                   3 5 2 against 3 1: losses 0 and 2; Feros falls
  235  1 Alliance, light blue   moves 3 more units in
  236  1 Alliance, light blue   attacks Mindoir (1) from Tuchanka (5), dice: 3
  237  chance                   6 6 5 against 1: losses 0 and 1; Mindoir falls
  238  1 Alliance, light blue   moves 1 more units in
  239  1 Alliance, light blue   attacks Ontarom (1) from Feros (6), dice: 3
  240  2 Reapers, red           plays no card
  241  2 Reapers, red           plays no card
  242  chance                   5 1 5 against 1: losses 0 and 1; Ontarom falls
  243  1 Alliance, light blue   moves 2 more units in
  244  1 Alliance, light blue   attacks Bekenstein (1) from Mindoir (4), dice: 3
  245  2 Reapers, red           plays no card
  246  chance                   1 1 4 against 1: losses 0 and 1; Bekenstein falls
  247  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (3), dice: 2
  248  2 Reapers, red           plays no card
  249  2 Reapers, red           plays no card
  250  chance                   3 2 against 6: losses 1 and 0
  251  1 Alliance, light blue   attacks Antibaar (5) from Ontarom (5), dice: 3
  252  chance                   5 3 2 against 6 2: losses 1 and 1
  253  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (2), dice: 1
  254  2 Reapers, red           plays no card
  255  chance                   3 against 2: losses 0 and 1; Shanxi falls
  256  1 Alliance, light blue   attacks Utukku (4) from Ontarom (4), dice: 3
  257  chance                   2 5 1 against 2 4: losses 1 and 1
  258  1 Alliance, light blue   attacks Pragia (1) from Ontarom (3), dice: 2
  259  2 Reapers, red           plays no card
  260  2 Reapers, red           plays no card
  261  chance                   6 4 against 3: losses 0 and 1; Pragia falls
  262  1 Alliance, light blue   attacks Haestrom (1) from Pragia (2), dice: 1
  263  2 Reapers, red           plays no card
  264  2 Reapers, red           plays no card
  265  chance                   3 against 2: losses 0 and 1; Haestrom falls
  266  1 Alliance, light blue   attacks Earth (1) from Benning (3), dice: 2
  267  2 Reapers, red           plays no card
  268  chance                   2 6 against 6: losses 1 and 0
  269  1 Alliance, light blue   attacks Earth (1) from Benning (2), dice: 1
  270  2 Reapers, red           plays no card
  271  chance                   5 against 5: losses 1 and 0
  272  1 Alliance, light blue   ends the attacks
  273  chance                   Alliance, light blue draws alliance-02 (Carrier – Rally the Fleets)
  274  chance                   Alliance, light blue draws alliance-08 (Carrier – N7 Strike Team)
  275  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  276  2 Reapers, red           places the Reaper Vanguard token on Terra Nova
  277  2 Reapers, red           plays no card
  278  2 Reapers, red           turns in reaper-11 (Carrier – Husk Swarm) and builds a ship: Carrier
  279  2 Reapers, red           places 4 on Terra Nova, now 5
  280  2 Reapers, red           places the new ship (Carrier) on Nevos
  281  2 Reapers, red           attacks Shanxi (1) from Elysium (4), dice: 3
  282  2 Reapers, red           plays no card
  283  1 Alliance, light blue   plays no card
  284  2 Reapers, red           plays no card
  285  1 Alliance, light blue   plays no card
  286  chance                   6 2 4 against 4: losses 0 and 1; Shanxi falls
  287  2 Reapers, red           plays no card
  288  2 Reapers, red           attacks Mindoir (1) from Terra Nova (5), dice: 3
  289  2 Reapers, red           plays no card
  290  1 Alliance, light blue   plays no card
  291  2 Reapers, red           plays no card
  292  1 Alliance, light blue   plays no card
  293  chance                   3 1 4 against 3: losses 0 and 1; Mindoir falls
  294  2 Reapers, red           plays no card
  295  2 Reapers, red           moves 1 more units in
  296  2 Reapers, red           attacks Tuchanka (1) from Mindoir (4), dice: 3
  297  2 Reapers, red           plays no card
  298  1 Alliance, light blue   plays no card
  299  2 Reapers, red           plays no card
  300  1 Alliance, light blue   plays no card
  301  chance                   2 3 6 against 2: losses 0 and 1; Tuchanka falls
  302  2 Reapers, red           plays no card
  303  2 Reapers, red           attacks Bekenstein (1) from Shanxi (3), dice: 2
  304  2 Reapers, red           plays no card
  305  1 Alliance, light blue   plays no card
  306  2 Reapers, red           plays no card
  307  1 Alliance, light blue   plays no card
  308  chance                   2 5 against 1: losses 0 and 1; Bekenstein falls
  309  2 Reapers, red           plays no card
  310  2 Reapers, red           ends the attacks
  311  2 Reapers, red           moves 1 Carrier from Nevos to Thessia
  312  2 Reapers, red           plays no card
  313  2 Reapers, red           rolls for the move of Harbinger
  314  chance                   1: Harbinger may go 1 step
  315  2 Reapers, red           moves Harbinger from Terra Nova to Mindoir
  316  chance                   Reapers, red draws reaper-07 (Cruiser – Indoctrination)
  317  chance                   Reapers, red draws reaper-01 (Cruiser – Harbinger Attack)
  318  1 Alliance, light blue   places 6 on Lesuss, now 7
  319  1 Alliance, light blue   attacks Thessia (1) from Lesuss (7), dice: 3
  320  2 Reapers, red           plays no card
  321  2 Reapers, red           defends with 1 die, with 1 Carrier
  322  1 Alliance, light blue   plays no card
  323  2 Reapers, red           plays no card
  324  chance                   1 4 5 against 4: losses 1 and 0
  325  1 Alliance, light blue   attacks Thessia (1) from Lesuss (6), dice: 3
  326  2 Reapers, red           defends with 1 die, with 1 Carrier
  327  1 Alliance, light blue   plays alliance-08 (Carrier – N7 Strike Team); each attack die counts 1 more in this battle
  328  2 Reapers, red           plays no card
  329  1 Alliance, light blue   plays no card
  330  chance                   4 5 1 against 1: losses 0 and 1; Thessia falls; 1 Carrier destroyed
  331  1 Alliance, light blue   moves 2 more units in
  332  1 Alliance, light blue   attacks Zorya (1) from Thessia (5), dice: 3
  333  2 Reapers, red           plays no card
  334  1 Alliance, light blue   plays no card
  335  2 Reapers, red           plays no card
  336  chance                   6 2 6 against 6: losses 1 and 0
  337  1 Alliance, light blue   attacks Nevos (1) from Thessia (4), dice: 3
  338  2 Reapers, red           plays no card
  339  1 Alliance, light blue   plays no card
  340  2 Reapers, red           plays no card
  341  chance                   5 2 3 against 2: losses 0 and 1; Nevos falls
  342  1 Alliance, light blue   ends the attacks
  343  1 Alliance, light blue   does not fortify
  344  chance                   Alliance, light blue draws alliance-12 (Dreadnought – Hold the Line)
  345  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  346  2 Reapers, red           places the Reaper Vanguard token on Eden Prime
  347  2 Reapers, red           plays no card
  348  2 Reapers, red           plays reaper-07 (Cruiser – Indoctrination)
  349  1 Alliance, light blue   does not answer reaper-07 (Cruiser – Indoctrination), which takes effect; Momentum Meter: 1 space towards the Reapers
  350  2 Reapers, red           places 5 on Zorya, now 6
  351  2 Reapers, red           attacks Korlus (1) from Zorya (6), dice: 3
  352  2 Reapers, red           plays no card
  353  1 Alliance, light blue   plays alliance-12 (Dreadnought – Hold the Line); Korlus now has 4 units
  354  1 Alliance, light blue   plays no card
  355  1 Alliance, light blue   defends with 2 dice
  356  2 Reapers, red           plays no card
  357  1 Alliance, light blue   plays no card
  358  chance                   5 5 5 against 2 1: losses 0 and 2
  359  2 Reapers, red           attacks Watson (1) from Bekenstein (2), dice: 1
  360  2 Reapers, red           plays no card
  361  1 Alliance, light blue   plays no card
  362  2 Reapers, red           plays no card
  363  1 Alliance, light blue   plays no card
  364  chance                   3 against 2: losses 0 and 1; Watson falls
  365  2 Reapers, red           plays no card
  366  2 Reapers, red           attacks Dekuuna (1) from Tuchanka (3), dice: 2
  367  2 Reapers, red           plays no card
  368  1 Alliance, light blue   plays no card
  369  2 Reapers, red           plays no card
  370  1 Alliance, light blue   plays no card
  371  chance                   6 1 against 3: losses 0 and 1; Dekuuna falls
  372  2 Reapers, red           plays no card
  373  2 Reapers, red           attacks Korlus (2) from Zorya (6), dice: 3
  374  1 Alliance, light blue   defends with 2 dice
  375  2 Reapers, red           plays no card
  376  1 Alliance, light blue   plays no card
  377  chance                   2 3 3 against 5 4: losses 2 and 0
  378  2 Reapers, red           attacks Palaven (1) from Dekuuna (2), dice: 1
  379  2 Reapers, red           plays no card
  380  1 Alliance, light blue   plays no card
  381  2 Reapers, red           plays no card
  382  1 Alliance, light blue   plays no card
  383  chance                   4 against 2: losses 0 and 1; Palaven falls
  384  2 Reapers, red           plays no card
  385  2 Reapers, red           attacks Omega (2) from Zorya (4), dice: 3
  386  2 Reapers, red           plays no card
  387  2 Reapers, red           plays no card
  388  chance                   4 2 2 against 1 6: losses 1 and 1
  389  2 Reapers, red           attacks Omega (1) from Zorya (3), dice: 2
  390  2 Reapers, red           plays no card
  391  chance                   4 1 against 6: losses 1 and 0
  392  2 Reapers, red           attacks Illium (1) from Zorya (2), dice: 1
  393  2 Reapers, red           plays no card
  394  1 Alliance, light blue   plays no card
  395  2 Reapers, red           plays no card
  396  1 Alliance, light blue   plays no card
  397  chance                   1 against 6: losses 1 and 0
  398  2 Reapers, red           attacks Haestrom (1) from Charoum (3), dice: 2
  399  2 Reapers, red           plays no card
  400  1 Alliance, light blue   plays no card
  401  2 Reapers, red           plays no card
  402  1 Alliance, light blue   plays no card
  403  chance                   4 2 against 5: losses 1 and 0
  404  2 Reapers, red           attacks Haestrom (1) from Charoum (2), dice: 1
  405  2 Reapers, red           plays no card
  406  1 Alliance, light blue   plays no card
  407  chance                   2 against 4: losses 1 and 0
  408  2 Reapers, red           ends the attacks
  409  2 Reapers, red           plays no card
  410  2 Reapers, red           rolls for the move of Harbinger
  411  chance                   3: Harbinger may go 3 steps
  412  2 Reapers, red           moves Harbinger from Mindoir to Therum
  413  2 Reapers, red           plays no card
  414  chance                   Reapers, red draws reaper-26 (Carrier – Seeker Swarms)
  415  chance                   Reapers, red draws reaper-03 (Dreadnought – Harbinger Attack)
  416  1 Alliance, light blue   plays alliance-02 (Carrier – Rally the Fleets); Momentum Meter: 1 space towards the Alliance
  417  1 Alliance, light blue   places 6 on Thessia, now 7
  418  1 Alliance, light blue   attacks Zorya (1) from Korlus (2), dice: 1
  419  2 Reapers, red           plays no card
  420  2 Reapers, red           plays no card
  421  chance                   3 against 3: losses 1 and 0
  422  1 Alliance, light blue   attacks Zorya (1) from Thessia (7), dice: 3
  423  2 Reapers, red           plays no card
  424  chance                   5 5 6 against 4: losses 0 and 1; Zorya falls
  425  1 Alliance, light blue   moves 3 more units in
  426  1 Alliance, light blue   attacks Dekuuna (1) from Nevos (3), dice: 2
  427  2 Reapers, red           plays no card
  428  2 Reapers, red           plays no card
  429  chance                   4 3 against 2: losses 0 and 1; Dekuuna falls
  430  1 Alliance, light blue   attacks Tuchanka (1) from Dekuuna (2), dice: 1
  431  2 Reapers, red           plays no card
  432  2 Reapers, red           plays no card
  433  chance                   4 against 3: losses 0 and 1; Tuchanka falls
  434  1 Alliance, light blue   attacks Omega (1) from Zorya (6), dice: 3
  435  chance                   3 2 3 against 6: losses 1 and 0
  436  1 Alliance, light blue   attacks Omega (1) from Zorya (5), dice: 3
  437  chance                   3 5 5 against 6: losses 1 and 0
  438  1 Alliance, light blue   attacks Omega (1) from Zorya (4), dice: 3
  439  chance                   5 1 5 against 3: losses 0 and 1; Omega falls
  440  1 Alliance, light blue   ends the attacks
  441  1 Alliance, light blue   does not fortify
  442  chance                   Alliance, light blue draws alliance-15 (Dreadnought – Biotic Barrier)
  443  chance                   Alliance, light blue draws alliance-07 (Cruiser – N7 Strike Team)
  444  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  445  2 Reapers, red           places the Reaper Vanguard token on Earth
  446  2 Reapers, red           plays reaper-27 (Dreadnought – Shifting Stronghold) on the token of Eden Prime, to Lorek
  447  1 Alliance, light blue   does not answer reaper-27 (Dreadnought – Shifting Stronghold), which takes effect; the token goes to Lorek
  448  2 Reapers, red           plays reaper-26 (Carrier – Seeker Swarms) at Adas
  449  1 Alliance, light blue   does not answer reaper-26 (Carrier – Seeker Swarms), which takes effect
  450  chance                   2: Adas loses 2, 1 left
  451  2 Reapers, red           turns in reaper-03 (Dreadnought – Harbinger Attack) and builds a ship: Dreadnought
  452  2 Reapers, red           places 8 on Rannoch, now 9
  453  2 Reapers, red           places the new ship (Dreadnought) on Eden Prime
  454  2 Reapers, red           attacks Adas (1) from Rannoch (9), dice: 3
  455  2 Reapers, red           plays no card
  456  2 Reapers, red           plays no card
  457  chance                   2 5 3 against 6: losses 1 and 0
  458  2 Reapers, red           ends the attacks
  459  2 Reapers, red           moves 1 Dreadnought from Eden Prime to Shanxi
  460  2 Reapers, red           plays no card
  461  2 Reapers, red           lets Harbinger stay
  462  chance                   Reapers, red draws reaper-15 (Dreadnought – Destroyer Beam)
  463  1 Alliance, light blue   turns in alliance-07 (Cruiser – N7 Strike Team) and builds a ship: Cruiser
  464  1 Alliance, light blue   places 7 on Tuchanka, now 8
  465  1 Alliance, light blue   places the new ship (Cruiser) on Omega
  466  1 Alliance, light blue   attacks Palaven (1) from Tuchanka (8), dice: 3
  467  2 Reapers, red           plays no card
  468  1 Alliance, light blue   plays no card
  469  2 Reapers, red           plays no card
  470  chance                   3 4 2 against 4: losses 1 and 0
  471  1 Alliance, light blue   attacks Palaven (1) from Tuchanka (7), dice: 3
  472  1 Alliance, light blue   plays no card
  473  2 Reapers, red           plays no card
  474  chance                   5 2 5 against 5: losses 1 and 0
  475  1 Alliance, light blue   attacks Mindoir (1) from Tuchanka (6), dice: 3
  476  2 Reapers, red           plays no card
  477  1 Alliance, light blue   plays no card
  478  2 Reapers, red           plays no card
  479  chance                   5 2 1 against 3: losses 0 and 1; Mindoir falls
  480  1 Alliance, light blue   moves 2 more units in
  481  1 Alliance, light blue   attacks Watson (1) from Mindoir (5), dice: 3
  482  2 Reapers, red           plays no card
  483  1 Alliance, light blue   plays no card
  484  2 Reapers, red           plays no card
  485  chance                   4 1 2 against 2: losses 0 and 1; Watson falls
  486  1 Alliance, light blue   moves 1 more units in
  487  1 Alliance, light blue   attacks Bekenstein (1) from Watson (4), dice: 3
  488  2 Reapers, red           plays no card
  489  1 Alliance, light blue   plays no card
  490  2 Reapers, red           plays no card
  491  chance                   1 3 2 against 4: losses 1 and 0
  492  1 Alliance, light blue   attacks Bekenstein (1) from Watson (3), dice: 2
  493  1 Alliance, light blue   plays no card
  494  2 Reapers, red           plays no card
  495  chance                   5 6 against 3: losses 0 and 1; Bekenstein falls
  496  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (2), dice: 1
  497  2 Reapers, red           plays no card
  498  2 Reapers, red           defends with 1 die, with 1 Dreadnought
  499  1 Alliance, light blue   plays no card
  500  2 Reapers, red           plays no card
  501  chance                   4 against d8:5: losses 1 and 0
  502  1 Alliance, light blue   ends the attacks
  503  1 Alliance, light blue   does not fortify
  504  chance                   Alliance, light blue draws alliance-26 (Carrier – Stealth Run)
  505  chance                   Reapers, red draws a Reaper Vanguard token: Catalyst
  506  2 Reapers, red           places the Reaper Vanguard token on Charoum
  507  2 Reapers, red           places 4 on Charoum, now 5
  508  2 Reapers, red           attacks Haestrom (1) from Rannoch (8), dice: 3
  509  2 Reapers, red           plays no card
  510  1 Alliance, light blue   plays no card
  511  2 Reapers, red           plays no card
  512  1 Alliance, light blue   plays no card
  513  chance                   5 6 2 against 4: losses 0 and 1; Haestrom falls
  514  2 Reapers, red           plays no card
  515  2 Reapers, red           moves 4 more units in
  516  2 Reapers, red           ends the attacks
  517  2 Reapers, red           moves 1 Dreadnought from Shanxi to Elysium
  518  2 Reapers, red           plays no card
  519  2 Reapers, red           rolls for the move of Harbinger
  520  chance                   1: Harbinger may go 1 step
  521  2 Reapers, red           moves Harbinger from Therum to Intai'sei
  522  chance                   Reapers, red draws reaper-20 (Carrier – Dragon's Teeth)
  523  chance                   Reapers, red draws reaper-02 (Carrier – Harbinger Attack)
  524  1 Alliance, light blue   places 8 on Bekenstein, now 9
  525  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (9), dice: 3
  526  2 Reapers, red           plays no card
  527  1 Alliance, light blue   plays no card
  528  2 Reapers, red           plays no card
  529  chance                   1 3 5 against 2: losses 0 and 1; Shanxi falls
  530  1 Alliance, light blue   moves 5 more units in
  531  1 Alliance, light blue   attacks Elysium (1) from Shanxi (8), dice: 3
  532  2 Reapers, red           plays no card
  533  2 Reapers, red           defends with 1 die, with 1 Dreadnought
  534  1 Alliance, light blue   plays no card
  535  2 Reapers, red           plays no card
  536  chance                   2 4 1 against d8:8: losses 1 and 0
  537  1 Alliance, light blue   attacks Terra Nova (1) from Shanxi (7), dice: 3
  538  2 Reapers, red           plays reaper-20 (Carrier – Dragon's Teeth)
  539  1 Alliance, light blue   does not answer reaper-20 (Carrier – Dragon's Teeth), which takes effect; Terra Nova now has 4 units
  540  2 Reapers, red           plays no card
  541  2 Reapers, red           defends with 2 dice
  542  1 Alliance, light blue   plays no card
  543  chance                   4 6 5 against d8:7 d8:6: losses 2 and 0
  544  1 Alliance, light blue   attacks Terra Nova (4) from Shanxi (5), dice: 3
  545  2 Reapers, red           defends with 2 dice
  546  1 Alliance, light blue   plays no card
  547  chance                   6 6 4 against d8:1 d8:8: losses 1 and 1
  548  1 Alliance, light blue   attacks Elysium (1) from Shanxi (4), dice: 3
  549  2 Reapers, red           defends with 1 die, with 1 Dreadnought
  550  1 Alliance, light blue   plays no card
  551  2 Reapers, red           plays no card
  552  chance                   4 6 1 against d8:5: losses 0 and 1; Elysium falls; 1 Dreadnought destroyed
  553  1 Alliance, light blue   attacks Terra Nova (3) from Elysium (3), dice: 2
  554  2 Reapers, red           defends with 2 dice
  555  1 Alliance, light blue   plays no card
  556  chance                   3 2 against d8:7 d8:5: losses 2 and 0
  557  1 Alliance, light blue   ends the attacks
  558  1 Alliance, light blue   moves 1 Cruiser from Omega to Lesuss
  559  chance                   Alliance, light blue draws alliance-17 (Carrier – Thanix Barrage)
  560  2 Reapers, red           picks reaper-02 (Carrier – Harbinger Attack)
  561  2 Reapers, red           picks reaper-15 (Dreadnought – Destroyer Beam)
  562  2 Reapers, red           picks reaper-01 (Cruiser – Harbinger Attack)
  563  2 Reapers, red           turns in a set for 7 units
  564  2 Reapers, red           places 10 on Haestrom, now 17
  565  2 Reapers, red           attacks Elysium (1) from Terra Nova (3), dice: 2
  566  1 Alliance, light blue   plays no card
  567  1 Alliance, light blue   plays alliance-15 (Dreadnought – Biotic Barrier); each defence die counts 1 more for the rest of the invasion
  568  1 Alliance, light blue   plays no card
  569  chance                   2 2 against 1: losses 1 and 0
  570  2 Reapers, red           attacks Mindoir (1) from Terra Nova (2), dice: 1
  571  1 Alliance, light blue   plays no card
  572  1 Alliance, light blue   plays no card
  573  chance                   3 against 4: losses 1 and 0
  574  2 Reapers, red           attacks Pragia (1) from Haestrom (17), dice: 3
  575  1 Alliance, light blue   plays no card
  576  1 Alliance, light blue   plays no card
  577  chance                   2 2 3 against 6: losses 1 and 0
  578  2 Reapers, red           attacks Pragia (1) from Haestrom (16), dice: 3
  579  1 Alliance, light blue   plays no card
  580  chance                   6 5 4 against 3: losses 0 and 1; Pragia falls
  581  2 Reapers, red           moves 12 more units in
  582  2 Reapers, red           attacks Virmire (1) from Pragia (15), dice: 3
  583  1 Alliance, light blue   plays no card
  584  1 Alliance, light blue   plays no card
  585  chance                   6 4 2 against 3: losses 0 and 1; Virmire falls
  586  2 Reapers, red           moves 11 more units in
  587  2 Reapers, red           attacks Feros (1) from Virmire (14), dice: 3
  588  1 Alliance, light blue   plays no card
  589  1 Alliance, light blue   plays no card
  590  chance                   4 4 4 against 6: losses 1 and 0
  591  2 Reapers, red           attacks Feros (1) from Virmire (13), dice: 3
  592  1 Alliance, light blue   plays no card
  593  chance                   6 3 2 against 3: losses 0 and 1; Feros falls
  594  2 Reapers, red           moves 9 more units in
  595  2 Reapers, red           attacks Ontarom (1) from Feros (12), dice: 3
  596  1 Alliance, light blue   plays no card
  597  1 Alliance, light blue   plays no card
  598  chance                   4 2 5 against 3: losses 0 and 1; Ontarom falls
  599  2 Reapers, red           moves 8 more units in
  600  2 Reapers, red           attacks Utukku (3) from Ontarom (11), dice: 3
  601  chance                   4 6 5 against 2 1: losses 0 and 2
  602  2 Reapers, red           ends the attacks
  603  2 Reapers, red           does not fortify
  604  2 Reapers, red           rolls for the move of Harbinger
  605  chance                   3: Harbinger may go 3 steps
  606  2 Reapers, red           moves Harbinger from Intai'sei to Mindoir
  607  chance                   Reapers, red draws reaper-06 (Dreadnought – Indoctrination)
  608  chance                   Reapers, red draws reaper-24 (Dreadnought – Relentless Advance)
  609  1 Alliance, light blue   places 7 on Tuchanka, now 8
  610  1 Alliance, light blue   attacks Palaven (1) from Tuchanka (8), dice: 3
  611  2 Reapers, red           plays no card
  612  1 Alliance, light blue   plays no card
  613  2 Reapers, red           plays no card
  614  chance                   2 2 2 against 4: losses 1 and 0
  615  1 Alliance, light blue   attacks Palaven (1) from Tuchanka (7), dice: 3
  616  1 Alliance, light blue   plays no card
  617  2 Reapers, red           plays no card
  618  chance                   5 6 2 against 5: losses 0 and 1; Palaven falls
  619  1 Alliance, light blue   moves 3 more units in
  620  1 Alliance, light blue   ends the attacks
  621  1 Alliance, light blue   does not fortify
  622  chance                   Alliance, light blue draws alliance-09 (Dreadnought – N7 Strike Team)
  623  2 Reapers, red           plays reaper-06 (Dreadnought – Indoctrination)
  624  1 Alliance, light blue   does not answer reaper-06 (Dreadnought – Indoctrination), which takes effect; Momentum Meter: 1 space towards the Reapers
  625  2 Reapers, red           turns in reaper-24 (Dreadnought – Relentless Advance) and builds a ship: Dreadnought
  626  2 Reapers, red           places 4 on Ontarom, now 15
  627  2 Reapers, red           places the new ship (Dreadnought) on Rannoch
  628  2 Reapers, red           attacks Therum (1) from Ontarom (15), dice: 3
  629  1 Alliance, light blue   plays no card
  630  1 Alliance, light blue   plays no card
  631  chance                   1 5 1 against 3: losses 0 and 1; Therum falls
  632  2 Reapers, red           moves 11 more units in
  633  2 Reapers, red           ends the attacks
  634  2 Reapers, red           moves 4 from Charoum to Virmire
  635  2 Reapers, red           moves 1 Dreadnought from Rannoch to Pragia
  636  2 Reapers, red           rolls for the move of Harbinger
  637  chance                   4: Harbinger may go 4 steps
  638  2 Reapers, red           moves Harbinger from Mindoir to Ontarom
  639  chance                   Reapers, red draws reaper-18 (Dreadnought – Banshee Scream)
  640  chance                   Reapers, red draws reaper-14 (Carrier – Brute Charge)
  641  1 Alliance, light blue   turns in alliance-26 (Carrier – Stealth Run) and builds a ship: Carrier
  642  1 Alliance, light blue   places 14 on Mindoir, now 15
  643  1 Alliance, light blue   places the new ship (Carrier) on Korlus
  644  1 Alliance, light blue   attacks Terra Nova (1) from Mindoir (15), dice: 3
  645  2 Reapers, red           plays no card
  646  1 Alliance, light blue   plays alliance-09 (Dreadnought – N7 Strike Team); each attack die counts 1 more in this battle
  647  1 Alliance, light blue   plays no card
  648  chance                   1 4 4 against d8:5: losses 1 and 0
  649  1 Alliance, light blue   attacks Terra Nova (1) from Mindoir (14), dice: 3
  650  1 Alliance, light blue   plays no card
  651  chance                   1 3 4 against d8:8: losses 1 and 0
  652  1 Alliance, light blue   attacks Terra Nova (1) from Mindoir (13), dice: 3
  653  1 Alliance, light blue   plays no card
  654  chance                   2 5 1 against d8:3: losses 0 and 1; Terra Nova falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  655  1 Alliance, light blue   moves 9 more units in
  656  1 Alliance, light blue   ends the attacks
  657  1 Alliance, light blue   does not fortify
  658  chance                   Alliance, light blue draws alliance-11 (Carrier – Shepard Leads)
  659  2 Reapers, red           places 4 on Pragia, now 5
  660  2 Reapers, red           attacks Intai'sei (1) from Therum (14), dice: 3
  661  2 Reapers, red           plays no card
  662  1 Alliance, light blue   plays no card
  663  2 Reapers, red           plays no card
  664  1 Alliance, light blue   plays no card
  665  chance                   4 6 2 against 5: losses 0 and 1; Intai'sei falls
  666  2 Reapers, red           plays no card
  667  2 Reapers, red           moves 10 more units in
  668  2 Reapers, red           attacks Watson (1) from Intai'sei (13), dice: 3
  669  2 Reapers, red           plays reaper-18 (Dreadnought – Banshee Scream)
  670  1 Alliance, light blue   does not answer reaper-18 (Dreadnought – Banshee Scream), which takes effect; the defender rolls at most 1 die in 2 battles
  671  2 Reapers, red           plays no card
  672  1 Alliance, light blue   plays no card
  673  2 Reapers, red           plays no card
  674  1 Alliance, light blue   plays no card
  675  chance                   3 6 3 against 6: losses 1 and 0
  676  2 Reapers, red           attacks Utukku (1) from Pragia (5), dice: 3, with 1 Dreadnought
  677  2 Reapers, red           plays no card
  678  2 Reapers, red           plays reaper-14 (Carrier – Brute Charge)
  679  1 Alliance, light blue   does not answer reaper-14 (Carrier – Brute Charge), which takes effect; each attack die counts 1 more in this battle
  680  chance                   d8:4 1 6 against 6: losses 0 and 1; Utukku falls
  681  2 Reapers, red           moves 1 more units in
  682  2 Reapers, red           attacks Watson (1) from Intai'sei (12), dice: 3
  683  1 Alliance, light blue   plays no card
  684  chance                   3 3 5 against 1: losses 0 and 1; Watson falls
  685  2 Reapers, red           moves 8 more units in
  686  2 Reapers, red           attacks Bekenstein (1) from Watson (11), dice: 3
  687  1 Alliance, light blue   plays no card
  688  1 Alliance, light blue   plays no card
  689  chance                   3 6 2 against 3: losses 0 and 1; Bekenstein falls
  690  2 Reapers, red           moves 7 more units in
  691  2 Reapers, red           attacks Antibaar (4) from Utukku (4), dice: 3, with 1 Dreadnought
  692  chance                   d8:8 4 3 against 4 5: losses 1 and 1
  693  2 Reapers, red           attacks Shanxi (1) from Bekenstein (10), dice: 3
  694  1 Alliance, light blue   plays no card
  695  1 Alliance, light blue   plays no card
  696  chance                   1 4 6 against 3: losses 0 and 1; Shanxi falls
  697  2 Reapers, red           moves 6 more units in
  698  2 Reapers, red           attacks Antibaar (3) from Utukku (3), dice: 2, with 1 Dreadnought
  699  chance                   d8:2 6 against 1 6: losses 1 and 1
  700  2 Reapers, red           attacks Antibaar (2) from Utukku (2), dice: 1, with 1 Dreadnought
  701  chance                   d8:2 against 2 6: losses 1 and 0
  702  2 Reapers, red           attacks Elysium (1) from Shanxi (9), dice: 3
  703  1 Alliance, light blue   plays no card
  704  1 Alliance, light blue   plays no card
  705  chance                   4 2 2 against 6: losses 1 and 0
  706  2 Reapers, red           attacks Elysium (1) from Shanxi (8), dice: 3
  707  1 Alliance, light blue   plays no card
  708  chance                   6 1 3 against 3: losses 0 and 1; Elysium falls
  709  2 Reapers, red           moves 4 more units in
  710  2 Reapers, red           attacks Terra Nova (12) from Elysium (7), dice: 3
  711  1 Alliance, light blue   plays no card
  712  1 Alliance, light blue   defends with 2 dice
  713  1 Alliance, light blue   plays no card
  714  chance                   3 4 2 against 2 6: losses 1 and 1
  715  2 Reapers, red           attacks Terra Nova (11) from Elysium (6), dice: 3
  716  1 Alliance, light blue   defends with 2 dice
  717  1 Alliance, light blue   plays no card
  718  chance                   3 3 2 against 4 4: losses 2 and 0
  719  2 Reapers, red           attacks Terra Nova (11) from Elysium (4), dice: 3
  720  1 Alliance, light blue   defends with 2 dice
  721  1 Alliance, light blue   plays no card
  722  chance                   3 2 5 against 1 3: losses 0 and 2
  723  2 Reapers, red           attacks Terra Nova (9) from Elysium (4), dice: 3
  724  1 Alliance, light blue   defends with 2 dice
  725  1 Alliance, light blue   plays no card
  726  chance                   4 1 6 against 2 5: losses 0 and 2
  727  2 Reapers, red           attacks Terra Nova (7) from Elysium (4), dice: 3
  728  1 Alliance, light blue   defends with 2 dice
  729  1 Alliance, light blue   plays no card
  730  chance                   5 6 5 against 6 4: losses 1 and 1
  731  2 Reapers, red           attacks Terra Nova (6) from Elysium (3), dice: 2
  732  1 Alliance, light blue   defends with 2 dice
  733  1 Alliance, light blue   plays no card
  734  chance                   2 6 against 1 6: losses 1 and 1
  735  2 Reapers, red           attacks Terra Nova (5) from Elysium (2), dice: 1
  736  1 Alliance, light blue   defends with 2 dice
  737  1 Alliance, light blue   plays no card
  738  chance                   4 against 6 4: losses 1 and 0
  739  2 Reapers, red           ends the attacks
  740  2 Reapers, red           does not fortify
  741  2 Reapers, red           lets Harbinger stay
  742  chance                   Reapers, red draws reaper-17 (Carrier – Banshee Scream)
  743  chance                   Reapers, red draws reaper-16 (Cruiser – Destroyer Beam)
  744  chance                   Reapers, red draws reaper-25 (Cruiser – Processed)
  745  1 Alliance, light blue   places 13 on Benning, now 14
  746  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (5), dice: 3
  747  2 Reapers, red           plays no card
  748  1 Alliance, light blue   plays no card
  749  2 Reapers, red           plays no card
  750  chance                   2 2 1 against 3: losses 1 and 0
  751  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (4), dice: 3
  752  1 Alliance, light blue   plays alliance-11 (Carrier – Shepard Leads); each attack die counts 2 more in this battle
  753  2 Reapers, red           plays no card
  754  1 Alliance, light blue   plays no card
  755  chance                   1 5 6 against 1: losses 0 and 1; Elysium falls
  756  1 Alliance, light blue   attacks Noveria (1) from Elysium (3), dice: 2
  757  2 Reapers, red           plays no card
  758  1 Alliance, light blue   plays no card
  759  chance                   4 4 against d8:6: losses 1 and 0
  760  1 Alliance, light blue   attacks Shanxi (1) from Elysium (2), dice: 1
  761  2 Reapers, red           plays no card
  762  1 Alliance, light blue   plays no card
  763  2 Reapers, red           plays no card
  764  chance                   2 against 4: losses 1 and 0
  765  1 Alliance, light blue   attacks Earth (1) from Benning (14), dice: 3
  766  2 Reapers, red           plays no card
  767  1 Alliance, light blue   plays no card
  768  chance                   6 6 4 against d8:5: losses 0 and 1; Earth falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  769  1 Alliance, light blue   moves 10 more units in
  770  1 Alliance, light blue   attacks Noveria (1) from Earth (13), dice: 3
  771  1 Alliance, light blue   plays no card
  772  chance                   5 4 4 against d8:2: losses 0 and 1; Noveria falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  773  1 Alliance, light blue   moves 9 more units in
  774  1 Alliance, light blue   ends the attacks
  775  1 Alliance, light blue   does not fortify
  776  chance                   Alliance, light blue draws alliance-20 (Carrier – Resistance Uprising)
  777  chance                   Alliance, light blue draws alliance-27 (Dreadnought – Spectre Authority)
  778  2 Reapers, red           places 5 on Bekenstein, now 6
  779  2 Reapers, red           attacks Mindoir (1) from Bekenstein (6), dice: 3
  780  2 Reapers, red           plays reaper-17 (Carrier – Banshee Scream)
  781  1 Alliance, light blue   does not answer reaper-17 (Carrier – Banshee Scream), which takes effect; the defender rolls at most 1 die in 2 battles
  782  1 Alliance, light blue   plays no card
  783  2 Reapers, red           plays reaper-16 (Cruiser – Destroyer Beam)
  784  1 Alliance, light blue   plays alliance-27 (Dreadnought – Spectre Authority); reaper-16 (Cruiser – Destroyer Beam) is cancelled
  785  1 Alliance, light blue   plays no card
  786  2 Reapers, red           plays no card
  787  chance                   1 3 1 against 4: losses 1 and 0
  788  2 Reapers, red           attacks Mindoir (1) from Bekenstein (5), dice: 3
  789  2 Reapers, red           plays no card
  790  1 Alliance, light blue   plays no card
  791  chance                   3 6 4 against 5: losses 0 and 1; Mindoir falls
  792  2 Reapers, red           plays reaper-25 (Cruiser – Processed); Mindoir now has 5 units
  793  2 Reapers, red           moves 1 more units in
  794  2 Reapers, red           attacks Tuchanka (1) from Mindoir (6), dice: 3
  795  1 Alliance, light blue   plays no card
  796  1 Alliance, light blue   plays no card
  797  chance                   4 1 5 against 4: losses 0 and 1; Tuchanka falls
  798  2 Reapers, red           moves 2 more units in
  799  2 Reapers, red           attacks Palaven (6) from Tuchanka (5), dice: 3
  800  1 Alliance, light blue   plays no card
  801  1 Alliance, light blue   defends with 2 dice
  802  1 Alliance, light blue   plays no card
  803  chance                   5 1 2 against 3 6: losses 2 and 0
  804  2 Reapers, red           ends the attacks
  805  2 Reapers, red           does not fortify
  806  2 Reapers, red           rolls for the move of Harbinger
  807  chance                   2: Harbinger may go 2 steps
  808  2 Reapers, red           moves Harbinger from Ontarom to Antibaar
  809  chance                   Reapers, red draws reaper-08 (Carrier – The Cycle Continues)
  810  1 Alliance, light blue   turns in alliance-17 (Carrier – Thanix Barrage) and builds a ship: Carrier
  811  1 Alliance, light blue   plays alliance-20 (Carrier – Resistance Uprising) at Tuchanka
  812  chance                   2: Tuchanka loses 2, 1 left
  813  1 Alliance, light blue   places 6 on Korlus, now 7
  814  1 Alliance, light blue   places the new ship (Carrier) on Benning
  815  1 Alliance, light blue   attacks Eden Prime (1) from Noveria (12), dice: 3
  816  2 Reapers, red           plays no card
  817  2 Reapers, red           plays no card
  818  chance                   1 3 1 against 6: losses 1 and 0
  819  1 Alliance, light blue   attacks Heshtok (1) from Korlus (7), dice: 3, with 1 Carrier
  820  chance                   3 3 2 against 5: losses 1 and 0
  821  1 Alliance, light blue   attacks Eden Prime (1) from Noveria (11), dice: 3
  822  2 Reapers, red           plays no card
  823  chance                   6 6 5 against 3: losses 0 and 1; Eden Prime falls
  824  1 Alliance, light blue   moves 7 more units in
  825  1 Alliance, light blue   attacks Lorek (1) from Korlus (6), dice: 3, with 1 Carrier
  826  2 Reapers, red           plays no card
  827  chance                   3 4 3 against d8:7: losses 1 and 0
  828  1 Alliance, light blue   attacks Heshtok (1) from Korlus (5), dice: 3, with 1 Carrier
  829  chance                   1 5 5 against 6: losses 1 and 0
  830  1 Alliance, light blue   attacks Heshtok (1) from Korlus (4), dice: 3, with 1 Carrier
  831  chance                   5 2 1 against 6: losses 1 and 0
  832  1 Alliance, light blue   attacks Tuchanka (1) from Palaven (6), dice: 3
  833  2 Reapers, red           plays no card
  834  2 Reapers, red           plays no card
  835  chance                   3 6 5 against 1: losses 0 and 1; Tuchanka falls
  836  1 Alliance, light blue   moves 2 more units in
  837  1 Alliance, light blue   ends the attacks
  838  1 Alliance, light blue   does not fortify
  839  chance                   Alliance, light blue draws alliance-03 (Dreadnought – Unite the Galaxy)
  840  chance                   Alliance, light blue draws alliance-10 (Cruiser – Shepard Leads)
  841  2 Reapers, red           turns in reaper-08 (Carrier – The Cycle Continues) and builds a ship: Carrier
  842  2 Reapers, red           places 5 on Feros, now 6
  843  2 Reapers, red           places the new ship (Carrier) on Pragia
  844  2 Reapers, red           attacks Kahje (1) from Feros (6), dice: 3
  845  1 Alliance, light blue   plays no card
  846  1 Alliance, light blue   plays no card
  847  chance                   5 1 4 against 5: losses 1 and 0
  848  2 Reapers, red           attacks Kahje (1) from Feros (5), dice: 3
  849  1 Alliance, light blue   plays no card
  850  chance                   1 5 1 against 5: losses 1 and 0
  851  2 Reapers, red           attacks Kahje (1) from Feros (4), dice: 3
  852  1 Alliance, light blue   plays no card
  853  chance                   4 3 4 against 6: losses 1 and 0
  854  2 Reapers, red           attacks Kahje (1) from Feros (3), dice: 2
  855  1 Alliance, light blue   plays no card
  856  chance                   3 1 against 2: losses 0 and 1; Kahje falls
  857  2 Reapers, red           attacks Nevos (1) from Kahje (2), dice: 1
  858  1 Alliance, light blue   plays no card
  859  1 Alliance, light blue   plays no card
  860  chance                   1 against 2: losses 1 and 0
  861  2 Reapers, red           ends the attacks
  862  2 Reapers, red           moves 4 from Virmire to Haestrom
  863  2 Reapers, red           ends the fortifications
  864  2 Reapers, red           lets Harbinger stay
  865  chance                   Reapers, red draws reaper-05 (Carrier – Harbinger Reborn)
  866  1 Alliance, light blue   turns in alliance-03 (Dreadnought – Unite the Galaxy) and builds a ship: Dreadnought
  867  1 Alliance, light blue   places 9 on Tuchanka, now 14
  868  1 Alliance, light blue   places the new ship (Dreadnought) on Illium
  869  1 Alliance, light blue   attacks Lorek (1) from Korlus (3), dice: 2, with 1 Carrier
  870  2 Reapers, red           plays no card
  871  1 Alliance, light blue   plays no card
  872  chance                   6 2 against d8:8: losses 1 and 0
  873  1 Alliance, light blue   attacks Heshtok (1) from Korlus (2), dice: 1, with 1 Carrier
  874  1 Alliance, light blue   plays alliance-10 (Cruiser – Shepard Leads); each attack die counts 2 more in this battle
  875  chance                   4 against 6: losses 0 and 1; Heshtok falls
  876  1 Alliance, light blue   attacks Mindoir (1) from Tuchanka (14), dice: 3
  877  2 Reapers, red           plays no card
  878  2 Reapers, red           plays no card
  879  chance                   4 5 6 against 2: losses 0 and 1; Mindoir falls
  880  1 Alliance, light blue   moves 10 more units in
  881  1 Alliance, light blue   attacks Watson (1) from Mindoir (13), dice: 3
  882  2 Reapers, red           plays no card
  883  2 Reapers, red           plays no card
  884  chance                   6 5 3 against 4: losses 0 and 1; Watson falls
  885  1 Alliance, light blue   moves 9 more units in
  886  1 Alliance, light blue   attacks Intai'sei (1) from Watson (12), dice: 3
  887  2 Reapers, red           plays no card
  888  2 Reapers, red           plays no card
  889  chance                   5 6 2 against 6: losses 1 and 0
  890  1 Alliance, light blue   attacks Bekenstein (1) from Watson (11), dice: 3
  891  2 Reapers, red           plays no card
  892  2 Reapers, red           plays no card
  893  chance                   3 5 2 against 2: losses 0 and 1; Bekenstein falls
  894  1 Alliance, light blue   moves 7 more units in
  895  1 Alliance, light blue   attacks Shanxi (1) from Bekenstein (10), dice: 3
  896  2 Reapers, red           plays no card
  897  2 Reapers, red           plays no card
  898  chance                   6 4 2 against 2: losses 0 and 1; Shanxi falls
  899  1 Alliance, light blue   moves 6 more units in
  900  1 Alliance, light blue   ends the attacks
  901  1 Alliance, light blue   moves 1 Cruiser from Lesuss to Benning
  902  chance                   Alliance, light blue draws alliance-25 (Cruiser – Stealth Run)
  903  chance                   Alliance, light blue draws alliance-19 (Cruiser – Resistance Uprising)
  904  chance                   Alliance, light blue draws alliance-23 (Carrier – Prothean Beacon)
  905  2 Reapers, red           places 4 on Haestrom, now 9
  906  2 Reapers, red           attacks Adas (1) from Haestrom (9), dice: 3
  907  2 Reapers, red           plays no card
  908  chance                   2 2 2 against 5: losses 1 and 0
  909  2 Reapers, red           attacks Adas (1) from Haestrom (8), dice: 3
  910  2 Reapers, red           plays no card
  911  chance                   2 3 6 against 3: losses 0 and 1; Adas falls
  912  2 Reapers, red           moves 4 more units in
  913  2 Reapers, red           ends the attacks
  914  2 Reapers, red           moves 1 Carrier from Pragia to Feros
  915  2 Reapers, red           lets Harbinger stay
  916  chance                   Reapers, red draws reaper-19 (Cruiser – Dragon's Teeth)
  917  1 Alliance, light blue   plays alliance-23 (Carrier – Prothean Beacon) on the token of Lorek; it is: Reaper
  918  1 Alliance, light blue   places 13 on Sur'Kesh, now 14
  919  1 Alliance, light blue   attacks Kahje (1) from Sur'Kesh (14), dice: 3
  920  2 Reapers, red           plays reaper-19 (Cruiser – Dragon's Teeth); Kahje now has 4 units
  921  2 Reapers, red           defends with 2 dice
  922  2 Reapers, red           plays no card
  923  chance                   3 2 2 against 1 4: losses 1 and 1
  924  1 Alliance, light blue   plays alliance-19 (Cruiser – Resistance Uprising) at Adas
  925  chance                   7: Adas loses 6, 1 left
  926  1 Alliance, light blue   attacks Kahje (3) from Sur'Kesh (13), dice: 3
  927  2 Reapers, red           defends with 2 dice
  928  2 Reapers, red           plays no card
  929  chance                   4 4 3 against 2 1: losses 0 and 2
  930  1 Alliance, light blue   attacks Kahje (1) from Sur'Kesh (13), dice: 3
  931  2 Reapers, red           plays no card
  932  chance                   1 4 1 against 2: losses 0 and 1; Kahje falls
  933  1 Alliance, light blue   moves 9 more units in
  934  1 Alliance, light blue   plays alliance-25 (Cruiser – Stealth Run): from Kahje against Lorek
  935  1 Alliance, light blue   attacks Lorek (1) from Kahje (12), dice: 3
  936  chance                   1 3 2 against d8:5: losses 1 and 0
  937  1 Alliance, light blue   attacks Lorek (1) from Kahje (11), dice: 3
  938  chance                   1 2 4 against d8:4: losses 1 and 0
  939  1 Alliance, light blue   attacks Lorek (1) from Kahje (10), dice: 3
  940  chance                   5 4 6 against d8:4: losses 0 and 1; Lorek falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  941  1 Alliance, light blue   moves 6 more units in
  942  1 Alliance, light blue   attacks Virmire (1) from Lorek (9), dice: 3
  943  2 Reapers, red           plays no card
  944  chance                   1 4 5 against 3: losses 0 and 1; Virmire falls
  945  1 Alliance, light blue   moves 5 more units in
  946  1 Alliance, light blue   attacks Pragia (1) from Virmire (8), dice: 3
  947  2 Reapers, red           plays no card
  948  chance                   6 1 1 against 6: losses 1 and 0
  949  1 Alliance, light blue   attacks Ontarom (1) from Virmire (7), dice: 3
  950  2 Reapers, red           plays no card
  951  chance                   5 6 6 against 2: losses 0 and 1; Ontarom falls
  952  1 Alliance, light blue   moves 3 more units in
  953  1 Alliance, light blue   attacks Harbinger on Antibaar from Ontarom (6), dice: 3
  954  chance                   2 2 3: 9 in total, 18 are needed; Harbinger stands, 3 units lost
  955  1 Alliance, light blue   attacks Pragia (1) from Ontarom (3), dice: 2
  956  2 Reapers, red           plays no card
  957  chance                   4 6 against 3: losses 0 and 1; Pragia falls
  958  1 Alliance, light blue   attacks Haestrom (1) from Pragia (2), dice: 1
  959  2 Reapers, red           plays no card
  960  chance                   4 against 1: losses 0 and 1; Haestrom falls
  961  1 Alliance, light blue   ends the attacks
  962  1 Alliance, light blue   moves 2 from Omega to Shanxi
  963  1 Alliance, light blue   ends the fortifications
  964  chance                   Alliance, light blue draws alliance-16 (Cruiser – Thanix Barrage)
  965  chance                   Alliance, light blue draws alliance-05 (Carrier – Fifth Fleet Reserves)
  966  2 Reapers, red           places 3 on Adas, now 4
  967  2 Reapers, red           attacks Haestrom (1) from Adas (4), dice: 3
  968  1 Alliance, light blue   plays no card
  969  2 Reapers, red           plays no card
  970  1 Alliance, light blue   plays no card
  971  chance                   2 1 5 against 6: losses 1 and 0
  972  2 Reapers, red           attacks Haestrom (1) from Adas (3), dice: 2
  973  2 Reapers, red           plays no card
  974  1 Alliance, light blue   plays no card
  975  chance                   6 6 against 5: losses 0 and 1; Haestrom falls
  976  2 Reapers, red           attacks Pragia (1) from Haestrom (2), dice: 1
  977  1 Alliance, light blue   plays no card
  978  2 Reapers, red           plays no card
  979  1 Alliance, light blue   plays no card
  980  chance                   1 against 1: losses 1 and 0
  981  2 Reapers, red           ends the attacks
  982  2 Reapers, red           does not fortify
  983  2 Reapers, red           rolls for the move of Harbinger
  984  chance                   2: Harbinger may go 2 steps
  985  2 Reapers, red           moves Harbinger from Antibaar to Feros
  986  chance                   Reapers, red draws reaper-10 (Cruiser – Husk Swarm)
  987  1 Alliance, light blue   plays alliance-05 (Carrier – Fifth Fleet Reserves) at Dekuuna; Dekuuna now has 4 units
  988  1 Alliance, light blue   turns in alliance-16 (Cruiser – Thanix Barrage) and builds a ship: Cruiser
  989  1 Alliance, light blue   places 22 on Kahje, now 23
  990  1 Alliance, light blue   places the new ship (Cruiser) on Terra Nova
  991  1 Alliance, light blue   attacks Harbinger on Feros from Kahje (23), dice: 3
  992  chance                   5 3 2: 12 in total, 18 are needed; Harbinger stands, 3 units lost
  993  1 Alliance, light blue   attacks Harbinger on Feros from Kahje (20), dice: 3
  994  chance                   1 5 6: 14 in total, 18 are needed; Harbinger stands, 3 units lost
  995  1 Alliance, light blue   ends the attacks
  996  1 Alliance, light blue   moves 10 from Shanxi to Earth
  997  1 Alliance, light blue   ends the fortifications
  998  chance                   Alliance, light blue draws alliance-13 (Cruiser – Hold the Line)
  999  2 Reapers, red           places 5 on Intai'sei, now 6
 1000  2 Reapers, red           attacks Watson (1) from Intai'sei (6), dice: 3
 1001  1 Alliance, light blue   plays alliance-13 (Cruiser – Hold the Line); Watson now has 4 units
 1002  1 Alliance, light blue   defends with 2 dice
 1003  2 Reapers, red           plays no card
 1004  chance                   5 6 4 against 4 1: losses 0 and 2
 1005  2 Reapers, red           attacks Watson (2) from Intai'sei (6), dice: 3
 1006  1 Alliance, light blue   defends with 2 dice
 1007  2 Reapers, red           plays no card
 1008  chance                   2 4 4 against 2 1: losses 0 and 2; Watson falls
 1009  2 Reapers, red           moves 2 more units in
 1010  2 Reapers, red           attacks Mindoir (1) from Watson (5), dice: 3
 1011  2 Reapers, red           plays no card
 1012  chance                   2 2 3 against 3: losses 1 and 0
 1013  2 Reapers, red           attacks Mindoir (1) from Watson (4), dice: 3
 1014  2 Reapers, red           plays no card
 1015  chance                   3 5 5 against 5: losses 1 and 0
 1016  2 Reapers, red           attacks Bekenstein (1) from Watson (3), dice: 2
 1017  2 Reapers, red           plays no card
 1018  chance                   1 4 against 5: losses 1 and 0
 1019  2 Reapers, red           attacks Bekenstein (1) from Watson (2), dice: 1
 1020  2 Reapers, red           plays no card
 1021  chance                   5 against 5: losses 1 and 0
 1022  2 Reapers, red           ends the attacks
 1023  2 Reapers, red           does not fortify
 1024  2 Reapers, red           rolls for the move of Harbinger
 1025  chance                   1: Harbinger may go 1 step
 1026  2 Reapers, red           moves Harbinger from Feros to Virmire
 1027  chance                   Reapers, red draws reaper-12 (Dreadnought – Brute Charge)
 1028  1 Alliance, light blue   places 19 on Mindoir, now 20
 1029  1 Alliance, light blue   attacks Watson (1) from Mindoir (20), dice: 3
 1030  2 Reapers, red           plays no card
 1031  chance                   1 5 3 against 6: losses 1 and 0
 1032  1 Alliance, light blue   attacks Watson (1) from Mindoir (19), dice: 3
 1033  2 Reapers, red           plays no card
 1034  chance                   5 6 3 against 5: losses 0 and 1; Watson falls
 1035  1 Alliance, light blue   moves 15 more units in
 1036  1 Alliance, light blue   attacks Feros (1) from Kahje (17), dice: 3
 1037  2 Reapers, red           defends with 1 die, with 1 Carrier
 1038  2 Reapers, red           plays no card
 1039  chance                   6 3 1 against 6: losses 1 and 0
 1040  1 Alliance, light blue   attacks Feros (1) from Kahje (16), dice: 3
 1041  2 Reapers, red           defends with 1 die, with 1 Carrier
 1042  2 Reapers, red           plays no card
 1043  chance                   6 5 4 against 1: losses 0 and 1; Feros falls; 1 Carrier destroyed
 1044  1 Alliance, light blue   moves 12 more units in
 1045  1 Alliance, light blue   attacks Intai'sei (1) from Feros (15), dice: 3
 1046  2 Reapers, red           plays no card
 1047  chance                   2 6 1 against 1: losses 0 and 1; Intai'sei falls
 1048  1 Alliance, light blue   moves 11 more units in
 1049  1 Alliance, light blue   attacks Therum (1) from Intai'sei (14), dice: 3
 1050  2 Reapers, red           plays no card
 1051  chance                   2 4 3 against 4: losses 1 and 0
 1052  1 Alliance, light blue   attacks Therum (1) from Intai'sei (13), dice: 3
 1053  2 Reapers, red           plays no card
 1054  chance                   1 2 6 against 4: losses 0 and 1; Therum falls
 1055  1 Alliance, light blue   moves 9 more units in
 1056  1 Alliance, light blue   attacks Antibaar (2) from Therum (12), dice: 3
 1057  chance                   3 3 1 against 3 2: losses 1 and 1
 1058  1 Alliance, light blue   ends the attacks
 1059  1 Alliance, light blue   moves 17 from Watson to Heshtok
 1060  1 Alliance, light blue   moves 1 Carrier from Heshtok to Lesuss
 1061  chance                   Alliance, light blue draws alliance-21 (Dreadnought – Intercepted Orders)
 1062  chance                   Alliance, light blue draws alliance-01 (Cruiser – Rally the Fleets)
 1063  2 Reapers, red           places 5 on Ilos, now 6
 1064  2 Reapers, red           attacks Hagalaz (1) from Ilos (6), dice: 3
 1065  2 Reapers, red           plays reaper-12 (Dreadnought – Brute Charge); each attack die counts 1 more in this battle
 1066  1 Alliance, light blue   plays no card
 1067  2 Reapers, red           plays no card
 1068  chance                   4 6 3 against 5: losses 0 and 1; Hagalaz falls
 1069  2 Reapers, red           moves 2 more units in
 1070  2 Reapers, red           attacks Sanctum (1) from Hagalaz (5), dice: 3
 1071  2 Reapers, red           plays no card
 1072  1 Alliance, light blue   plays no card
 1073  chance                   2 3 1 against 2: losses 0 and 1; Sanctum falls
 1074  2 Reapers, red           moves 1 more units in
 1075  2 Reapers, red           attacks Zorya (1) from Sanctum (4), dice: 3
 1076  2 Reapers, red           plays no card
 1077  1 Alliance, light blue   plays no card
 1078  chance                   5 5 1 against 4: losses 0 and 1; Zorya falls
 1079  2 Reapers, red           attacks Omega (1) from Zorya (3), dice: 2
 1080  2 Reapers, red           plays no card
 1081  1 Alliance, light blue   plays no card
 1082  chance                   1 3 against 1: losses 0 and 1; Omega falls
 1083  2 Reapers, red           attacks Illium (1) from Omega (2), dice: 1
 1084  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
 1085  2 Reapers, red           plays no card
 1086  1 Alliance, light blue   plays no card
 1087  chance                   4 against d8:8: losses 1 and 0
 1088  2 Reapers, red           ends the attacks
 1089  2 Reapers, red           rolls for the move of Harbinger
 1090  chance                   3: Harbinger may go 3 steps
 1091  2 Reapers, red           moves Harbinger from Virmire to Antibaar
 1092  chance                   Reapers, red draws reaper-09 (Dreadnought – Husk Swarm)
 1093  1 Alliance, light blue   plays alliance-21 (Dreadnought – Intercepted Orders) against Reapers, red
 1094  chance                   Reapers, red loses reaper-10 (Cruiser – Husk Swarm)
 1095  chance                   Reapers, red loses reaper-09 (Dreadnought – Husk Swarm)
 1096  1 Alliance, light blue   plays alliance-01 (Cruiser – Rally the Fleets); Momentum Meter: 1 space towards the Alliance
 1097  1 Alliance, light blue   places 22 on Heshtok, now 40
 1098  1 Alliance, light blue   attacks Harbinger on Antibaar from Therum (11), dice: 3
 1099  chance                   3 1 2: 9 in total, 18 are needed; Harbinger stands, 3 units lost
 1100  1 Alliance, light blue   attacks Antibaar (1) from Therum (8), dice: 3
 1101  chance                   5 4 2 against 1: losses 0 and 1; Antibaar falls
 1102  1 Alliance, light blue   moves 4 more units in
 1103  1 Alliance, light blue   attacks Utukku (1) from Antibaar (7), dice: 3
 1104  2 Reapers, red           defends with 1 die, with 1 Dreadnought
 1105  2 Reapers, red           plays no card
 1106  chance                   1 3 5 against d8:4: losses 0 and 1; Utukku falls; 1 Dreadnought destroyed
 1107  1 Alliance, light blue   moves 3 more units in
 1108  1 Alliance, light blue   attacks Horizon (1) from Heshtok (40), dice: 3
 1109  2 Reapers, red           plays no card
 1110  chance                   2 6 4 against 1: losses 0 and 1; Horizon falls
 1111  1 Alliance, light blue   moves 36 more units in
 1112  1 Alliance, light blue   attacks Rannoch (1) from Horizon (39), dice: 3
 1113  2 Reapers, red           plays no card
 1114  chance                   5 5 2 against 4: losses 0 and 1; Rannoch falls
 1115  1 Alliance, light blue   moves 35 more units in
 1116  1 Alliance, light blue   attacks Haestrom (1) from Rannoch (38), dice: 3
 1117  2 Reapers, red           plays no card
 1118  chance                   4 2 4 against 2: losses 0 and 1; Haestrom falls
 1119  1 Alliance, light blue   moves 34 more units in
 1120  1 Alliance, light blue   attacks Harbinger on Antibaar from Utukku (6), dice: 3
 1121  chance                   5 1 1: 10 in total, 18 are needed; Harbinger stands, 3 units lost
 1122  1 Alliance, light blue   attacks Harbinger on Antibaar from Utukku (3), dice: 2
 1123  chance                   3 4: 10 in total, 18 are needed; Harbinger stands, 2 units lost
 1124  1 Alliance, light blue   attacks Adas (1) from Haestrom (37), dice: 3
 1125  2 Reapers, red           plays no card
 1126  chance                   1 3 4 against 2: losses 0 and 1; Adas falls
 1127  1 Alliance, light blue   moves 33 more units in
 1128  1 Alliance, light blue   ends the attacks
 1129  1 Alliance, light blue   does not fortify
 1130  chance                   Alliance, light blue draws alliance-04 (Cruiser – Fifth Fleet Reserves)
 1131  chance                   Alliance, light blue draws alliance-06 (Dreadnought – Fifth Fleet Reserves)
 1132  chance                   Alliance, light blue draws alliance-18 (Dreadnought – One Clear Shot)
 1133  chance                   Alliance, light blue draws alliance-14 (Carrier – Biotic Barrier)
 1134  2 Reapers, red           places 3 on Omega, now 4
 1135  2 Reapers, red           attacks Illium (1) from Omega (4), dice: 3
 1136  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
 1137  2 Reapers, red           plays no card
 1138  1 Alliance, light blue   plays no card
 1139  chance                   2 6 5 against d8:1: losses 0 and 1; Illium falls; 1 Dreadnought destroyed
 1140  2 Reapers, red           attacks Korlus (1) from Illium (3), dice: 2
 1141  2 Reapers, red           plays no card
 1142  1 Alliance, light blue   plays no card
 1143  chance                   2 3 against 5: losses 1 and 0
 1144  2 Reapers, red           ends the attacks
 1145  2 Reapers, red           moves 1 from Illium to Omega
 1146  2 Reapers, red           rolls for the move of Harbinger
 1147  chance                   4: Harbinger may go 4 steps
 1148  2 Reapers, red           moves Harbinger from Antibaar to Lorek
 1149  chance                   Reapers, red draws reaper-21 (Dreadnought – Ravager Nest)
 1150  1 Alliance, light blue   turns in alliance-14 (Carrier – Biotic Barrier) and builds a ship: Carrier
 1151  1 Alliance, light blue   plays alliance-06 (Dreadnought – Fifth Fleet Reserves) at Lorek; Lorek now has 4 units
 1152  1 Alliance, light blue   plays alliance-04 (Cruiser – Fifth Fleet Reserves) at Benning; Benning now has 4 units
 1153  1 Alliance, light blue   places 28 on Aite, now 29
 1154  1 Alliance, light blue   places the new ship (Carrier) on Feros
 1155  1 Alliance, light blue   attacks Sanctum (1) from Aite (29), dice: 3
 1156  2 Reapers, red           plays reaper-21 (Dreadnought – Ravager Nest); the defence dice have 8 sides for the rest of the invasion
 1157  chance                   3 3 1 against d8:1: losses 0 and 1; Sanctum falls
 1158  1 Alliance, light blue   moves 25 more units in
 1159  1 Alliance, light blue   attacks Hagalaz (1) from Sanctum (28), dice: 3
 1160  chance                   4 6 4 against 3: losses 0 and 1; Hagalaz falls
 1161  1 Alliance, light blue   moves 24 more units in
 1162  1 Alliance, light blue   attacks Harbinger on Lorek from Lorek (4), dice: 3
 1163  chance                   6 6 6: 21 in total, 18 are needed
 1164  1 Alliance, light blue   plays alliance-18 (Dreadnought – One Clear Shot); Harbinger is destroyed
 1165  1 Alliance, light blue   attacks Ilos (1) from Hagalaz (27), dice: 3
 1166  chance                   1 4 5 against 1: losses 0 and 1; Ilos falls
 1167  1 Alliance, light blue   moves 23 more units in
 1168  1 Alliance, light blue   ends the attacks
 1169  1 Alliance, light blue   moves 1 Carrier from Feros to Rannoch
 1170  chance                   Alliance, light blue draws alliance-22 (Cruiser – Intercepted Orders)
 1171  chance                   Alliance, light blue draws alliance-24 (Dreadnought – Prothean Beacon)
 1172  chance                   Alliance, light blue draws alliance-14 (Carrier – Biotic Barrier)
 1173  2 Reapers, red           turns in reaper-05 (Carrier – Harbinger Reborn) and builds a ship: Carrier
 1174  2 Reapers, red           places 3 on Charoum, now 4
 1175  2 Reapers, red           places the new ship (Carrier) on Zorya
 1176  2 Reapers, red           attacks Hagalaz (1) from Omega (2), dice: 1
 1177  1 Alliance, light blue   plays no card
 1178  1 Alliance, light blue   plays no card
 1179  chance                   6 against 1: losses 0 and 1; Hagalaz falls
 1180  2 Reapers, red           attacks Haestrom (1) from Charoum (4), dice: 3
 1181  1 Alliance, light blue   plays no card
 1182  1 Alliance, light blue   plays no card
 1183  chance                   1 6 4 against 3: losses 0 and 1; Haestrom falls
 1184  2 Reapers, red           attacks Pragia (1) from Haestrom (3), dice: 2
 1185  1 Alliance, light blue   plays no card
 1186  1 Alliance, light blue   plays alliance-14 (Carrier – Biotic Barrier); each defence die counts 1 more for the rest of the invasion
 1187  1 Alliance, light blue   plays no card
 1188  chance                   3 3 against 4: losses 1 and 0
 1189  2 Reapers, red           attacks Pragia (1) from Haestrom (2), dice: 1
 1190  1 Alliance, light blue   plays no card
 1191  chance                   6 against 3: losses 0 and 1; Pragia falls
 1192  2 Reapers, red           ends the attacks
 1193  2 Reapers, red           does not fortify
 1194  chance                   Reapers, red draws reaper-04 (Cruiser – Harbinger Reborn)
 1195  1 Alliance, light blue   turns in alliance-24 (Dreadnought – Prothean Beacon) and builds a ship: Dreadnought
 1196  1 Alliance, light blue   places 23 on Thessia, now 24
 1197  1 Alliance, light blue   places the new ship (Dreadnought) on Sanctum
 1198  1 Alliance, light blue   attacks Zorya (1) from Thessia (24), dice: 3
 1199  2 Reapers, red           defends with 1 die, with 1 Carrier
 1200  1 Alliance, light blue   plays no card
 1201  chance                   1 6 3 against 6: losses 1 and 0
 1202  1 Alliance, light blue   attacks Haestrom (1) from Adas (36), dice: 3
 1203  1 Alliance, light blue   plays no card
 1204  chance                   4 4 5 against 3: losses 0 and 1; Haestrom falls
 1205  1 Alliance, light blue   moves 32 more units in
 1206  1 Alliance, light blue   attacks Pragia (1) from Haestrom (35), dice: 3
 1207  1 Alliance, light blue   plays no card
 1208  chance                   4 3 5 against 2: losses 0 and 1; Pragia falls
 1209  1 Alliance, light blue   moves 31 more units in
 1210  1 Alliance, light blue   attacks Hagalaz (1) from Ilos (26), dice: 3
 1211  1 Alliance, light blue   plays no card
 1212  chance                   6 6 5 against 6: losses 1 and 0
 1213  1 Alliance, light blue   attacks Zorya (1) from Thessia (23), dice: 3
 1214  2 Reapers, red           defends with 1 die, with 1 Carrier
 1215  1 Alliance, light blue   plays no card
 1216  chance                   2 6 3 against 2: losses 0 and 1; Zorya falls; 1 Carrier destroyed
 1217  1 Alliance, light blue   moves 19 more units in
 1218  1 Alliance, light blue   attacks Illium (1) from Zorya (22), dice: 3
 1219  1 Alliance, light blue   plays no card
 1220  chance                   2 5 3 against 3: losses 0 and 1; Illium falls
 1221  1 Alliance, light blue   moves 18 more units in
 1222  1 Alliance, light blue   attacks Omega (1) from Illium (21), dice: 3
 1223  1 Alliance, light blue   plays no card
 1224  chance                   3 4 6 against 3: losses 0 and 1; Omega falls
 1225  1 Alliance, light blue   moves 17 more units in
 1226  1 Alliance, light blue   attacks Hagalaz (1) from Ilos (25), dice: 3
 1227  1 Alliance, light blue   plays no card
 1228  chance                   1 3 6 against 5: losses 0 and 1; Hagalaz falls
 1229  1 Alliance, light blue   moves 21 more units in
 1230  1 Alliance, light blue   ends the attacks
 1231  1 Alliance, light blue   moves 1 Dreadnought from Sanctum to Haestrom
 1232  chance                   Alliance, light blue draws alliance-05 (Carrier – Fifth Fleet Reserves)
 1233  chance                   Alliance, light blue draws alliance-27 (Dreadnought – Spectre Authority)
 1234  chance                   Alliance, light blue draws alliance-08 (Carrier – N7 Strike Team)
 1235  2 Reapers, red           turns in reaper-04 (Cruiser – Harbinger Reborn) and builds a ship: Cruiser
 1236  2 Reapers, red           places 3 on Charoum, now 4; the ship goes to Charoum
 1237  2 Reapers, red           attacks Haestrom (1) from Charoum (4), dice: 3, with 1 Cruiser
 1238  1 Alliance, light blue   plays no card
 1239  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
 1240  1 Alliance, light blue   plays no card
 1241  chance                   2 5 4 against d8:8: losses 1 and 0
 1242  2 Reapers, red           attacks Rannoch (1) from Charoum (3), dice: 2, with 1 Cruiser
 1243  1 Alliance, light blue   plays no card
 1244  1 Alliance, light blue   defends with 1 die, with 1 Carrier
 1245  1 Alliance, light blue   plays no card
 1246  chance                   3 5 against 4: losses 1 and 0
 1247  2 Reapers, red           attacks Haestrom (1) from Charoum (2), dice: 1, with 1 Cruiser
 1248  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
 1249  1 Alliance, light blue   plays no card
 1250  chance                   3 against d8:7: losses 1 and 0
 1251  2 Reapers, red           ends the attacks
 1252  1 Alliance, light blue   turns in alliance-27 (Dreadnought – Spectre Authority) and builds a ship: Dreadnought
 1253  1 Alliance, light blue   plays alliance-05 (Carrier – Fifth Fleet Reserves) at Aite; Aite now has 4 units
 1254  1 Alliance, light blue   places 35 on Rannoch, now 36
 1255  1 Alliance, light blue   places the new ship (Dreadnought) on Intai'sei
 1256  1 Alliance, light blue   attacks Charoum (1) from Rannoch (36), dice: 3, with 1 Carrier
 1257  2 Reapers, red           defends with 1 die, with 1 Cruiser
 1258  1 Alliance, light blue   plays no card
 1259  chance                   3 6 4 against d8:7: losses 1 and 0
 1260  1 Alliance, light blue   ends the attacks
 1261  1 Alliance, light blue   moves 9 from Eden Prime to Omega
 1262  1 Alliance, light blue   ends the fortifications
 1263  chance                   Alliance, light blue draws alliance-09 (Dreadnought – N7 Strike Team)
 1264  chance                   Alliance, light blue draws alliance-12 (Dreadnought – Hold the Line)
 1265  2 Reapers, red           places 3 on Charoum, now 4
 1266  2 Reapers, red           attacks Haestrom (1) from Charoum (4), dice: 3, with 1 Cruiser
 1267  1 Alliance, light blue   plays alliance-12 (Dreadnought – Hold the Line); Haestrom now has 4 units
 1268  1 Alliance, light blue   plays no card
 1269  1 Alliance, light blue   defends with 2 dice, with 1 Dreadnought
 1270  1 Alliance, light blue   plays no card
 1271  chance                   1 3 1 against d8:5 6: ships have ones rolled again
 1272  chance                   ones rolled again give 2: losses 2 and 0
 1273  2 Reapers, red           attacks Rannoch (35) from Charoum (2), dice: 1, with 1 Cruiser
 1274  1 Alliance, light blue   plays no card
 1275  1 Alliance, light blue   defends with 2 dice, with 1 Carrier
 1276  1 Alliance, light blue   plays no card
 1277  chance                   6 against 6 5: losses 1 and 0
 1278  2 Reapers, red           ends the attacks
 1279  1 Alliance, light blue   picks alliance-22 (Cruiser – Intercepted Orders)
 1280  1 Alliance, light blue   picks alliance-09 (Dreadnought – N7 Strike Team)
 1281  1 Alliance, light blue   picks alliance-08 (Carrier – N7 Strike Team)
 1282  1 Alliance, light blue   turns in a set for 7 units
 1283  1 Alliance, light blue   places 42 on Rannoch, now 77
 1284  1 Alliance, light blue   attacks Charoum (1) from Haestrom (4), dice: 3, with 1 Dreadnought
 1285  2 Reapers, red           defends with 1 die, with 1 Cruiser
 1286  chance                   d8:3 2 6 against d8:2: losses 0 and 1; Charoum falls; 1 Cruiser destroyed; the token there is turned up: Catalyst; Reapers, red is out of the game; Alliance, light blue wins

won after 1286 actions, by 1 Alliance, light blue
