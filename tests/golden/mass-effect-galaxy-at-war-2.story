mass-effect/galaxy-at-war, 2 seats, dealer of seed 2026, game 33
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive

    1  1 Alliance, light blue   claims Bekenstein
    2  1 Alliance, light blue   claims Benning for Cerberus, orange
    3  2 Reapers, red           claims Korlus
    4  2 Reapers, red           claims Thessia for Cerberus, orange
    5  1 Alliance, light blue   claims Lorek
    6  1 Alliance, light blue   claims Dekuuna for Cerberus, orange
    7  2 Reapers, red           claims Heshtok
    8  2 Reapers, red           claims Antibaar for Cerberus, orange
    9  1 Alliance, light blue   claims Lesuss
   10  1 Alliance, light blue   claims Ontarom for Cerberus, orange
   11  2 Reapers, red           claims Palaven
   12  2 Reapers, red           claims Adas for Cerberus, orange
   13  1 Alliance, light blue   claims Feros
   14  1 Alliance, light blue   claims Virmire for Cerberus, orange
   15  2 Reapers, red           claims Sanctum
   16  1 Alliance, light blue   claims Nevos
   17  2 Reapers, red           claims Elysium
   18  1 Alliance, light blue   claims Ilos
   19  2 Reapers, red           claims Eden Prime
   20  1 Alliance, light blue   claims Omega
   21  2 Reapers, red           claims Sur'Kesh
   22  1 Alliance, light blue   claims Utukku
   23  2 Reapers, red           claims Illium
   24  1 Alliance, light blue   claims Pragia
   25  2 Reapers, red           claims Tuchanka
   26  1 Alliance, light blue   claims Shanxi
   27  2 Reapers, red           claims Charoum
   28  1 Alliance, light blue   claims Haestrom
   29  2 Reapers, red           claims Hagalaz
   30  1 Alliance, light blue   claims Terra Nova
   31  2 Reapers, red           claims Earth
   32  1 Alliance, light blue   claims Noveria
   33  2 Reapers, red           claims Horizon
   34  1 Alliance, light blue   claims Therum
   35  2 Reapers, red           claims Watson
   36  1 Alliance, light blue   claims Rannoch
   37  2 Reapers, red           claims Zorya
   38  2 Reapers, red           claims Mindoir
   39  2 Reapers, red           claims Kahje
   40  2 Reapers, red           claims Intai'sei
   41  2 Reapers, red           claims Irune
   42  2 Reapers, red           claims Aite
   43  2 Reapers, red           places Harbinger on Earth
   44  1 Alliance, light blue   reinforces Omega to 2
   45  1 Alliance, light blue   reinforces Dekuuna to 2 (neutral)
   46  2 Reapers, red           reinforces Irune to 2
   47  2 Reapers, red           reinforces Adas to 2 (neutral)
   48  1 Alliance, light blue   reinforces Haestrom to 2
   49  1 Alliance, light blue   reinforces Thessia to 2 (neutral)
   50  2 Reapers, red           reinforces Hagalaz to 2
   51  2 Reapers, red           reinforces Ontarom to 2 (neutral)
   52  1 Alliance, light blue   reinforces Terra Nova to 2
   53  1 Alliance, light blue   reinforces Adas to 3 (neutral)
   54  2 Reapers, red           reinforces Watson to 2
   55  2 Reapers, red           reinforces Dekuuna to 3 (neutral)
   56  1 Alliance, light blue   reinforces Ilos to 2
   57  1 Alliance, light blue   reinforces Thessia to 3 (neutral)
   58  2 Reapers, red           reinforces Korlus to 2
   59  2 Reapers, red           reinforces Benning to 2 (neutral)
   60  1 Alliance, light blue   reinforces Terra Nova to 3
   61  1 Alliance, light blue   reinforces Benning to 3 (neutral)
   62  2 Reapers, red           reinforces Tuchanka to 2
   63  2 Reapers, red           reinforces Virmire to 2 (neutral)
   64  1 Alliance, light blue   reinforces Feros to 2
   65  1 Alliance, light blue   reinforces Dekuuna to 4 (neutral)
   66  2 Reapers, red           reinforces Palaven to 2
   67  2 Reapers, red           reinforces Adas to 4 (neutral)
   68  1 Alliance, light blue   reinforces Ilos to 3
   69  1 Alliance, light blue   reinforces Antibaar to 2 (neutral)
   70  2 Reapers, red           reinforces Kahje to 2
   71  2 Reapers, red           reinforces Adas to 5 (neutral)
   72  1 Alliance, light blue   reinforces Noveria to 2
   73  1 Alliance, light blue   reinforces Virmire to 3 (neutral)
   74  2 Reapers, red           reinforces Irune to 3
   75  2 Reapers, red           reinforces Ontarom to 3 (neutral)
   76  1 Alliance, light blue   reinforces Utukku to 2
   77  1 Alliance, light blue   reinforces Dekuuna to 5 (neutral)
   78  2 Reapers, red           reinforces Intai'sei to 2
   79  2 Reapers, red           reinforces Dekuuna to 6 (neutral)
   80  1 Alliance, light blue   reinforces Bekenstein to 2
   81  2 Reapers, red           reinforces Irune to 4
   82  1 Alliance, light blue   reinforces Therum to 2
   83  2 Reapers, red           reinforces Eden Prime to 2
   84  1 Alliance, light blue   reinforces Shanxi to 2
   85  2 Reapers, red           reinforces Eden Prime to 3
   86  1 Alliance, light blue   reinforces Pragia to 2
   87  2 Reapers, red           reinforces Eden Prime to 4
   88  1 Alliance, light blue   reinforces Therum to 3
   89  2 Reapers, red           reinforces Hagalaz to 3
   90  1 Alliance, light blue   reinforces Nevos to 2
   91  2 Reapers, red           reinforces Sanctum to 2
   92  1 Alliance, light blue   reinforces Feros to 3
   93  2 Reapers, red           reinforces Heshtok to 2
   94  1 Alliance, light blue   reinforces Feros to 4
   95  2 Reapers, red           reinforces Aite to 2
   96  1 Alliance, light blue   reinforces Bekenstein to 3
   97  2 Reapers, red           reinforces Korlus to 3
   98  1 Alliance, light blue   reinforces Nevos to 3
   99  2 Reapers, red           reinforces Heshtok to 3
  100  1 Alliance, light blue   reinforces Nevos to 4
  101  2 Reapers, red           reinforces Hagalaz to 4
  102  1 Alliance, light blue   reinforces Feros to 5
  103  2 Reapers, red           reinforces Korlus to 4
  104  1 Alliance, light blue   reinforces Ilos to 4
  105  2 Reapers, red           reinforces Watson to 3
  106  1 Alliance, light blue   reinforces Omega to 3
  107  2 Reapers, red           reinforces Tuchanka to 3
  108  1 Alliance, light blue   reinforces Feros to 6
  109  2 Reapers, red           reinforces Horizon to 2
  110  1 Alliance, light blue   reinforces Ilos to 5
  111  2 Reapers, red           reinforces Hagalaz to 5
  112  1 Alliance, light blue   places 5 on Feros, now 11
  113  1 Alliance, light blue   attacks Ontarom (3) from Feros (11), dice: 3
  114  chance                   5 6 3 against 2 5: losses 0 and 2
  115  1 Alliance, light blue   attacks Ontarom (1) from Therum (3), dice: 2
  116  chance                   5 3 against 4: losses 0 and 1; Ontarom falls
  117  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (3), dice: 2
  118  chance                   3 4 against 5: losses 1 and 0
  119  1 Alliance, light blue   attacks Harbinger on Earth from Noveria (2), dice: 1
  120  chance                   2 -1: 1 in total, 18 are needed; Harbinger stands, 1 unit lost
  121  1 Alliance, light blue   attacks Zorya (1) from Omega (3), dice: 2
  122  chance                   1 1 against 5: losses 1 and 0
  123  1 Alliance, light blue   attacks Virmire (3) from Pragia (2), dice: 1
  124  chance                   4 against 5 6: losses 1 and 0
  125  1 Alliance, light blue   attacks Korlus (4) from Nevos (4), dice: 3
  126  2 Reapers, red           defends with 2 dice
  127  chance                   5 4 6 against 1 5: losses 0 and 2
  128  1 Alliance, light blue   ends the attacks
  129  1 Alliance, light blue   does not fortify
  130  chance                   a card for Alliance, light blue: Dreadnought – One Clear Shot
  131  chance                   a Reaper Vanguard token for Reapers, red: Catalyst
  132  2 Reapers, red           places the Reaper Vanguard token on Tuchanka
  133  2 Reapers, red           places 6 on Horizon, now 8
  134  2 Reapers, red           attacks Lorek (1) from Heshtok (3), dice: 2
  135  1 Alliance, light blue   plays no card
  136  1 Alliance, light blue   plays no card
  137  chance                   1 2 against 4: losses 1 and 0
  138  2 Reapers, red           attacks Feros (11) from Intai'sei (2), dice: 1
  139  1 Alliance, light blue   plays no card
  140  1 Alliance, light blue   defends with 2 dice
  141  1 Alliance, light blue   plays no card
  142  chance                   2 against 1 5: losses 1 and 0
  143  2 Reapers, red           attacks Dekuuna (6) from Palaven (2), dice: 1
  144  chance                   4 against 1 5: losses 1 and 0
  145  2 Reapers, red           attacks Omega (2) from Sanctum (2), dice: 1
  146  1 Alliance, light blue   plays no card
  147  1 Alliance, light blue   defends with 2 dice
  148  1 Alliance, light blue   plays no card
  149  chance                   2 against 6 6: losses 1 and 0
  150  2 Reapers, red           attacks Nevos (4) from Korlus (2), dice: 1
  151  1 Alliance, light blue   plays no card
  152  1 Alliance, light blue   defends with 2 dice
  153  1 Alliance, light blue   plays no card
  154  chance                   5 against 1 1: losses 0 and 1
  155  2 Reapers, red           attacks Ilos (5) from Hagalaz (5), dice: 3
  156  1 Alliance, light blue   plays no card
  157  1 Alliance, light blue   defends with 2 dice
  158  1 Alliance, light blue   plays no card
  159  chance                   4 1 2 against 6 1: losses 1 and 1
  160  2 Reapers, red           attacks Lorek (1) from Korlus (2), dice: 1
  161  1 Alliance, light blue   plays no card
  162  chance                   5 against 5: losses 1 and 0
  163  2 Reapers, red           attacks Nevos (3) from Kahje (2), dice: 1
  164  1 Alliance, light blue   defends with 2 dice
  165  1 Alliance, light blue   plays no card
  166  chance                   6 against 4 3: losses 0 and 1
  167  2 Reapers, red           ends the attacks
  168  2 Reapers, red           moves 2 from Tuchanka to Horizon
  169  2 Reapers, red           rolls for the move of Harbinger
  170  chance                   3: Harbinger may go 3 steps
  171  2 Reapers, red           moves Harbinger from Earth to Lesuss
  172  chance                   a card for Reapers, red: Carrier – Husk Swarm
  173  1 Alliance, light blue   turns in Dreadnought – One Clear Shot and builds a ship: Dreadnought
  174  1 Alliance, light blue   places 5 on Shanxi, now 7
  175  1 Alliance, light blue   places the new ship (Dreadnought) on Utukku
  176  1 Alliance, light blue   attacks Antibaar (2) from Ontarom (2), dice: 1
  177  chance                   4 against 4 3: losses 1 and 0
  178  1 Alliance, light blue   attacks Thessia (3) from Nevos (2), dice: 1
  179  chance                   4 against 4 1: losses 1 and 0
  180  1 Alliance, light blue   attacks Illium (1) from Omega (2), dice: 1
  181  2 Reapers, red           plays no card
  182  2 Reapers, red           plays no card
  183  chance                   6 against 1: losses 0 and 1; Illium falls
  184  1 Alliance, light blue   attacks Intai'sei (1) from Feros (11), dice: 3
  185  2 Reapers, red           plays no card
  186  2 Reapers, red           plays no card
  187  chance                   3 5 5 against 6: losses 1 and 0
  188  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (2), dice: 1
  189  2 Reapers, red           plays no card
  190  2 Reapers, red           plays no card
  191  chance                   1 against 2: losses 1 and 0
  192  1 Alliance, light blue   attacks Elysium (1) from Shanxi (7), dice: 3
  193  2 Reapers, red           plays no card
  194  chance                   1 4 2 against 1: losses 0 and 1; Elysium falls
  195  1 Alliance, light blue   moves 3 more units in
  196  1 Alliance, light blue   attacks Hagalaz (4) from Ilos (4), dice: 3
  197  2 Reapers, red           plays no card
  198  2 Reapers, red           defends with 2 dice
  199  2 Reapers, red           plays no card
  200  chance                   4 4 3 against 3 2: losses 0 and 2
  201  1 Alliance, light blue   attacks Aite (2) from Ilos (4), dice: 3
  202  2 Reapers, red           plays no card
  203  2 Reapers, red           defends with 2 dice
  204  2 Reapers, red           plays no card
  205  chance                   5 5 4 against 3 3: losses 0 and 2; Aite falls
  206  1 Alliance, light blue   attacks Virmire (3) from Feros (10), dice: 3
  207  chance                   2 1 1 against 2 3: losses 2 and 0
  208  1 Alliance, light blue   attacks Sanctum (1) from Aite (3), dice: 2
  209  2 Reapers, red           plays no card
  210  2 Reapers, red           plays no card
  211  chance                   1 2 against 4: losses 1 and 0
  212  1 Alliance, light blue   attacks Adas (5) from Haestrom (2), dice: 1
  213  chance                   2 against 6 2: losses 1 and 0
  214  1 Alliance, light blue   attacks Irune (4) from Aite (2), dice: 1
  215  2 Reapers, red           plays no card
  216  2 Reapers, red           defends with 2 dice
  217  2 Reapers, red           plays no card
  218  chance                   1 against 1 5: losses 1 and 0
  219  1 Alliance, light blue   attacks Intai'sei (1) from Feros (8), dice: 3
  220  2 Reapers, red           plays no card
  221  chance                   6 4 3 against 6: losses 1 and 0
  222  1 Alliance, light blue   attacks Virmire (3) from Feros (7), dice: 3
  223  chance                   2 6 6 against 6 1: losses 1 and 1
  224  1 Alliance, light blue   attacks Antibaar (2) from Utukku (2), dice: 1, with 1 Dreadnought
  225  chance                   d8:1 against 5 3: losses 1 and 0
  226  1 Alliance, light blue   attacks Kahje (2) from Feros (6), dice: 3
  227  2 Reapers, red           plays no card
  228  2 Reapers, red           defends with 2 dice
  229  2 Reapers, red           plays no card
  230  chance                   6 5 6 against 4 6: losses 1 and 1
  231  1 Alliance, light blue   ends the attacks
  232  1 Alliance, light blue   moves 2 from Bekenstein to Elysium
  233  1 Alliance, light blue   ends the fortifications
  234  chance                   a card for Alliance, light blue: Carrier – Rally the Fleets
  235  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  236  2 Reapers, red           places the Reaper Vanguard token on Charoum
  237  2 Reapers, red           plays no card
  238  2 Reapers, red           plays Carrier – Husk Swarm at Palaven
  239  1 Alliance, light blue   does not answer Carrier – Husk Swarm, which takes effect; Palaven now has 4 units
  240  2 Reapers, red           places 5 on Mindoir, now 6
  241  2 Reapers, red           attacks Omega (1) from Hagalaz (2), dice: 1
  242  1 Alliance, light blue   plays no card
  243  1 Alliance, light blue   plays no card
  244  chance                   4 against 3: losses 0 and 1; Omega falls
  245  2 Reapers, red           attacks Lorek (1) from Horizon (10), dice: 3
  246  1 Alliance, light blue   plays no card
  247  1 Alliance, light blue   plays no card
  248  chance                   1 5 5 against 3: losses 0 and 1; Lorek falls
  249  2 Reapers, red           moves 6 more units in
  250  2 Reapers, red           attacks Dekuuna (6) from Palaven (4), dice: 3
  251  chance                   5 1 5 against 5 1: losses 1 and 1
  252  2 Reapers, red           attacks Lesuss (1) from Palaven (3), dice: 2
  253  1 Alliance, light blue   plays no card
  254  1 Alliance, light blue   plays no card
  255  chance                   1 4 against 5: losses 1 and 0
  256  2 Reapers, red           attacks Dekuuna (5) from Palaven (2), dice: 1
  257  chance                   2 against 6 1: losses 1 and 0
  258  2 Reapers, red           attacks Terra Nova (1) from Mindoir (6), dice: 3
  259  1 Alliance, light blue   plays no card
  260  1 Alliance, light blue   plays no card
  261  chance                   3 3 1 against 3: losses 1 and 0
  262  2 Reapers, red           attacks Aite (1) from Irune (4), dice: 3
  263  1 Alliance, light blue   plays no card
  264  1 Alliance, light blue   plays no card
  265  chance                   5 6 2 against 4: losses 0 and 1; Aite falls
  266  2 Reapers, red           attacks Virmire (2) from Lorek (9), dice: 3
  267  chance                   2 5 4 against 6 2: losses 1 and 1
  268  2 Reapers, red           ends the attacks
  269  2 Reapers, red           does not fortify
  270  2 Reapers, red           rolls for the move of Harbinger
  271  chance                   6: Harbinger may go 6 steps
  272  2 Reapers, red           moves Harbinger from Lesuss to Watson
  273  chance                   a card for Reapers, red: Carrier – Seeker Swarms
  274  chance                   a card for Reapers, red: Cruiser – Indoctrination
  275  1 Alliance, light blue   turns in Carrier – Rally the Fleets and builds a ship: Carrier
  276  1 Alliance, light blue   places 5 on Therum, now 6
  277  1 Alliance, light blue   places the new ship (Carrier) on Bekenstein
  278  1 Alliance, light blue   attacks Virmire (1) from Feros (5), dice: 3
  279  chance                   4 3 2 against 2: losses 0 and 1; Virmire falls
  280  1 Alliance, light blue   moves 1 more unit in
  281  1 Alliance, light blue   attacks Lorek (8) from Virmire (4), dice: 3
  282  2 Reapers, red           plays no card
  283  2 Reapers, red           defends with 2 dice
  284  2 Reapers, red           plays no card
  285  chance                   4 4 1 against 3 1: losses 0 and 2
  286  1 Alliance, light blue   attacks Intai'sei (1) from Therum (6), dice: 3
  287  2 Reapers, red           plays no card
  288  2 Reapers, red           plays no card
  289  chance                   2 3 5 against 3: losses 0 and 1; Intai'sei falls
  290  1 Alliance, light blue   moves 2 more units in
  291  1 Alliance, light blue   attacks Harbinger on Watson from Intai'sei (5), dice: 3
  292  chance                   6 6 6 -1: 17 in total, 18 are needed; Harbinger stands, 3 units lost
  293  1 Alliance, light blue   attacks Lorek (6) from Virmire (4), dice: 3
  294  2 Reapers, red           defends with 2 dice
  295  2 Reapers, red           plays no card
  296  chance                   5 3 6 against 2 2: losses 0 and 2
  297  1 Alliance, light blue   attacks Harbinger on Watson from Intai'sei (2), dice: 1
  298  chance                   6 -1: 5 in total, 18 are needed; Harbinger stands, 1 unit lost
  299  1 Alliance, light blue   attacks Lorek (4) from Virmire (4), dice: 3
  300  2 Reapers, red           defends with 2 dice
  301  2 Reapers, red           plays no card
  302  chance                   5 3 3 against 1 3: losses 0 and 2
  303  1 Alliance, light blue   attacks Lorek (2) from Virmire (4), dice: 3
  304  2 Reapers, red           defends with 2 dice
  305  2 Reapers, red           plays no card
  306  chance                   5 4 2 against 2 6: losses 1 and 1
  307  1 Alliance, light blue   attacks Lorek (1) from Virmire (3), dice: 2
  308  2 Reapers, red           plays no card
  309  chance                   3 2 against 4: losses 1 and 0
  310  1 Alliance, light blue   ends the attacks
  311  1 Alliance, light blue   does not fortify
  312  chance                   a card for Alliance, light blue: Carrier – Thanix Barrage
  313  chance                   a card for Alliance, light blue: Carrier – Resistance Uprising
  314  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  315  2 Reapers, red           places the Reaper Vanguard token on Eden Prime
  316  2 Reapers, red           plays no card
  317  2 Reapers, red           plays Cruiser – Indoctrination
  318  1 Alliance, light blue   does not answer Cruiser – Indoctrination, which takes effect; Momentum Meter: 1 space towards the Reapers
  319  2 Reapers, red           places 6 on Watson, now 9
  320  2 Reapers, red           attacks Intai'sei (1) from Watson (9), dice: 3
  321  2 Reapers, red           plays no card
  322  1 Alliance, light blue   plays no card
  323  2 Reapers, red           plays no card
  324  1 Alliance, light blue   plays no card
  325  chance                   2 2 5 against 5: losses 1 and 0
  326  2 Reapers, red           ends the attacks
  327  2 Reapers, red           moves 3 from Eden Prime to Earth
  328  2 Reapers, red           plays no card
  329  2 Reapers, red           lets Harbinger stay
  330  chance                   a card for Reapers, red: Carrier – Dragon's Teeth
  331  1 Alliance, light blue   places 6 on Terra Nova, now 7
  332  1 Alliance, light blue   attacks Lorek (1) from Virmire (2), dice: 1
  333  2 Reapers, red           plays Carrier – Dragon's Teeth
  334  1 Alliance, light blue   does not answer Carrier – Dragon's Teeth, which takes effect; Lorek now has 4 units
  335  2 Reapers, red           plays no card
  336  2 Reapers, red           defends with 2 dice
  337  1 Alliance, light blue   plays no card
  338  2 Reapers, red           plays no card
  339  chance                   1 against 3 4: losses 1 and 0
  340  1 Alliance, light blue   ends the attacks
  341  1 Alliance, light blue   moves 7 from Elysium to Terra Nova
  342  1 Alliance, light blue   moves 1 Carrier from Bekenstein to Shanxi
  343  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  344  2 Reapers, red           places the Reaper Vanguard token on Mindoir
  345  2 Reapers, red           plays no card
  346  2 Reapers, red           plays Carrier – Seeker Swarms at Dekuuna
  347  1 Alliance, light blue   does not answer Carrier – Seeker Swarms, which takes effect
  348  chance                   5: Dekuuna loses 4, 1 left
  349  2 Reapers, red           places 6 on Sur'Kesh, now 7
  350  2 Reapers, red           attacks Illium (1) from Heshtok (2), dice: 1
  351  1 Alliance, light blue   plays no card
  352  1 Alliance, light blue   plays no card
  353  chance                   2 against 4: losses 1 and 0
  354  2 Reapers, red           attacks Bekenstein (1) from Watson (8), dice: 3
  355  1 Alliance, light blue   plays no card
  356  1 Alliance, light blue   plays no card
  357  chance                   1 6 1 against 4: losses 0 and 1; Bekenstein falls
  358  2 Reapers, red           moves 4 more units in
  359  2 Reapers, red           attacks Virmire (1) from Lorek (4), dice: 3
  360  1 Alliance, light blue   plays no card
  361  1 Alliance, light blue   plays no card
  362  chance                   3 2 3 against 4: losses 1 and 0
  363  2 Reapers, red           attacks Virmire (1) from Lorek (3), dice: 2
  364  1 Alliance, light blue   plays no card
  365  chance                   2 5 against 3: losses 0 and 1; Virmire falls
  366  2 Reapers, red           attacks Ontarom (1) from Virmire (2), dice: 1
  367  1 Alliance, light blue   plays no card
  368  1 Alliance, light blue   plays no card
  369  chance                   6 against 5: losses 0 and 1; Ontarom falls
  370  2 Reapers, red           attacks Terra Nova (14) from Bekenstein (7), dice: 3
  371  1 Alliance, light blue   plays no card
  372  1 Alliance, light blue   defends with 2 dice
  373  1 Alliance, light blue   plays no card
  374  chance                   1 4 1 against 5 3: losses 2 and 0
  375  2 Reapers, red           attacks Ilos (1) from Aite (3), dice: 2
  376  1 Alliance, light blue   plays no card
  377  1 Alliance, light blue   plays no card
  378  chance                   2 2 against 3: losses 1 and 0
  379  2 Reapers, red           attacks Nevos (1) from Sur'Kesh (7), dice: 3
  380  1 Alliance, light blue   plays no card
  381  1 Alliance, light blue   plays no card
  382  chance                   2 4 2 against 4: losses 1 and 0
  383  2 Reapers, red           attacks Terra Nova (14) from Mindoir (5), dice: 3
  384  1 Alliance, light blue   defends with 2 dice
  385  1 Alliance, light blue   plays no card
  386  chance                   5 5 4 against 6 6: losses 2 and 0
  387  2 Reapers, red           attacks Noveria (1) from Earth (4), dice: 3
  388  1 Alliance, light blue   plays no card
  389  1 Alliance, light blue   plays no card
  390  chance                   2 2 6 against 4: losses 0 and 1; Noveria falls
  391  2 Reapers, red           attacks Shanxi (1) from Bekenstein (5), dice: 3
  392  1 Alliance, light blue   plays no card
  393  1 Alliance, light blue   defends with 1 die, with 1 Carrier
  394  1 Alliance, light blue   plays no card
  395  chance                   4 3 5 against 6+1: losses 1 and 0
  396  2 Reapers, red           attacks Nevos (1) from Sur'Kesh (6), dice: 3
  397  1 Alliance, light blue   plays no card
  398  chance                   4 2 1 against 5: losses 1 and 0
  399  2 Reapers, red           attacks Elysium (1) from Noveria (3), dice: 2
  400  1 Alliance, light blue   plays no card
  401  1 Alliance, light blue   plays no card
  402  chance                   5 5 against 5: losses 1 and 0
  403  2 Reapers, red           attacks Terra Nova (14) from Bekenstein (4), dice: 3
  404  1 Alliance, light blue   defends with 2 dice
  405  1 Alliance, light blue   plays no card
  406  chance                   3 1 5 against 3 2: losses 0 and 2
  407  2 Reapers, red           attacks Ilos (1) from Aite (2), dice: 1
  408  1 Alliance, light blue   plays no card
  409  chance                   5 against 5: losses 1 and 0
  410  2 Reapers, red           attacks Elysium (1) from Noveria (2), dice: 1
  411  1 Alliance, light blue   plays no card
  412  chance                   6 against 3: losses 0 and 1; Elysium falls
  413  2 Reapers, red           attacks Terra Nova (12) from Mindoir (3), dice: 2
  414  1 Alliance, light blue   defends with 2 dice
  415  1 Alliance, light blue   plays no card
  416  chance                   5 6 against 5 2: losses 0 and 2
  417  2 Reapers, red           attacks Terra Nova (10) from Bekenstein (4), dice: 3
  418  1 Alliance, light blue   defends with 2 dice
  419  1 Alliance, light blue   plays no card
  420  chance                   5 5 3 against 5 4: losses 1 and 1
  421  2 Reapers, red           attacks Shanxi (1) from Bekenstein (3), dice: 2
  422  1 Alliance, light blue   defends with 1 die, with 1 Carrier
  423  1 Alliance, light blue   plays no card
  424  chance                   4 2 against 4+1: losses 1 and 0
  425  2 Reapers, red           attacks Nevos (1) from Sur'Kesh (5), dice: 3
  426  1 Alliance, light blue   plays no card
  427  chance                   1 2 4 against 3: losses 0 and 1; Nevos falls
  428  2 Reapers, red           moves 1 more unit in
  429  2 Reapers, red           attacks Thessia (3) from Nevos (4), dice: 3
  430  chance                   1 3 3 against 4 5: losses 2 and 0
  431  2 Reapers, red           attacks Terra Nova (9) from Bekenstein (2), dice: 1
  432  1 Alliance, light blue   defends with 2 dice
  433  1 Alliance, light blue   plays no card
  434  chance                   5 against 1 6: losses 1 and 0
  435  2 Reapers, red           attacks Terra Nova (9) from Mindoir (3), dice: 2
  436  1 Alliance, light blue   defends with 2 dice
  437  1 Alliance, light blue   plays no card
  438  chance                   2 1 against 3 3: losses 2 and 0
  439  2 Reapers, red           attacks Dekuuna (1) from Nevos (2), dice: 1
  440  chance                   1 against 5: losses 1 and 0
  441  2 Reapers, red           ends the attacks
  442  2 Reapers, red           rolls for the move of Harbinger
  443  chance                   5: Harbinger may go 5 steps
  444  2 Reapers, red           moves Harbinger from Watson to Ontarom
  445  chance                   a card for Reapers, red: Carrier – Harbinger Reborn
  446  chance                   a card for Reapers, red: Cruiser – Dragon's Teeth
  447  1 Alliance, light blue   places 4 on Shanxi, now 5
  448  1 Alliance, light blue   attacks Bekenstein (1) from Shanxi (5), dice: 3, with 1 Carrier
  449  2 Reapers, red           plays no card
  450  1 Alliance, light blue   plays no card
  451  2 Reapers, red           plays no card
  452  chance                   3 6+1 5 against 4: losses 0 and 1; Bekenstein falls
  453  1 Alliance, light blue   moves 1 more unit in
  454  1 Alliance, light blue   attacks Elysium (1) from Terra Nova (9), dice: 3
  455  2 Reapers, red           plays no card
  456  1 Alliance, light blue   plays no card
  457  2 Reapers, red           plays no card
  458  chance                   4 6 5 against 4: losses 0 and 1; Elysium falls
  459  1 Alliance, light blue   moves 5 more units in
  460  1 Alliance, light blue   attacks Watson (1) from Bekenstein (4), dice: 3, with 1 Carrier
  461  2 Reapers, red           plays no card
  462  1 Alliance, light blue   plays no card
  463  2 Reapers, red           plays no card
  464  chance                   1 6+1 3 against 5: losses 0 and 1; Watson falls
  465  1 Alliance, light blue   attacks Noveria (1) from Elysium (8), dice: 3
  466  2 Reapers, red           plays no card
  467  1 Alliance, light blue   plays no card
  468  2 Reapers, red           plays no card
  469  chance                   3 1 6 against 2: losses 0 and 1; Noveria falls
  470  1 Alliance, light blue   moves 4 more units in
  471  1 Alliance, light blue   attacks Earth (1) from Noveria (7), dice: 3
  472  2 Reapers, red           plays no card
  473  1 Alliance, light blue   plays no card
  474  2 Reapers, red           plays no card
  475  chance                   5 6 3 against 2: losses 0 and 1; Earth falls
  476  1 Alliance, light blue   moves 3 more units in
  477  1 Alliance, light blue   attacks Eden Prime (1) from Earth (6), dice: 3
  478  2 Reapers, red           plays no card
  479  1 Alliance, light blue   plays no card
  480  chance                   1 1 6 against d8:1: losses 0 and 1; Eden Prime falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  481  1 Alliance, light blue   moves 2 more units in
  482  1 Alliance, light blue   attacks Mindoir (1) from Watson (3), dice: 2, with 1 Carrier
  483  2 Reapers, red           plays no card
  484  1 Alliance, light blue   plays no card
  485  chance                   6+1 3 against d8:3: losses 0 and 1; Mindoir falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  486  1 Alliance, light blue   attacks Tuchanka (1) from Mindoir (2), dice: 1, with 1 Carrier
  487  2 Reapers, red           plays no card
  488  1 Alliance, light blue   plays no card
  489  chance                   2+1 against d8:4: losses 1 and 0
  490  1 Alliance, light blue   plays Carrier – Resistance Uprising at Adas
  491  chance                   8: Adas loses 4, 1 left
  492  1 Alliance, light blue   ends the attacks
  493  1 Alliance, light blue   moves 4 from Eden Prime to Earth
  494  1 Alliance, light blue   ends the fortifications
  495  chance                   a card for Alliance, light blue: Carrier – Shepard Leads
  496  chance                   a Reaper Vanguard token for Reapers, red: Reaper
  497  2 Reapers, red           places the Reaper Vanguard token on Kahje
  498  2 Reapers, red           plays no card
  499  2 Reapers, red           places 6 on Hagalaz, now 7
  500  2 Reapers, red           ends the attacks
  501  2 Reapers, red           does not fortify
  502  2 Reapers, red           plays no card
  503  2 Reapers, red           rolls for the move of Harbinger
  504  chance                   2: Harbinger may go 2 steps
  505  2 Reapers, red           leaves Harbinger on Ontarom
  506  1 Alliance, light blue   places 9 on Illium, now 10
  507  1 Alliance, light blue   ends the attacks
  508  1 Alliance, light blue   does not fortify
  509  2 Reapers, red           plays no card
  510  2 Reapers, red           places 6 on Aite, now 7
  511  2 Reapers, red           attacks Ilos (1) from Hagalaz (7), dice: 3
  512  2 Reapers, red           plays no card
  513  1 Alliance, light blue   plays no card
  514  2 Reapers, red           plays no card
  515  1 Alliance, light blue   plays no card
  516  chance                   6 3 3 against 2: losses 0 and 1; Ilos falls
  517  2 Reapers, red           plays no card
  518  2 Reapers, red           moves 3 more units in
  519  2 Reapers, red           ends the attacks
  520  2 Reapers, red           does not fortify
  521  2 Reapers, red           plays no card
  522  2 Reapers, red           rolls for the move of Harbinger
  523  chance                   6: Harbinger may go 6 steps
  524  2 Reapers, red           moves Harbinger from Ontarom to Illium
  525  2 Reapers, red           plays no card
  526  chance                   a card for Reapers, red: Dreadnought – Destroyer Beam
  527  1 Alliance, light blue   places 9 on Therum, now 10
  528  1 Alliance, light blue   attacks Harbinger on Illium from Illium (10), dice: 3
  529  1 Alliance, light blue   plays Carrier – Shepard Leads; each attack die counts 2 more in this battle
  530  1 Alliance, light blue   plays no card
  531  chance                   5 6 4 +6: 21 in total, 18 are needed
  532  1 Alliance, light blue   plays Carrier – Thanix Barrage; 3 more in total; Harbinger is destroyed; Momentum Meter: 1 space towards the Alliance
  533  1 Alliance, light blue   attacks Ontarom (1) from Therum (10), dice: 3
  534  2 Reapers, red           plays no card
  535  2 Reapers, red           plays no card
  536  chance                   6 1 3 against 2: losses 0 and 1; Ontarom falls
  537  1 Alliance, light blue   moves 6 more units in
  538  1 Alliance, light blue   attacks Omega (1) from Illium (10), dice: 3
  539  2 Reapers, red           plays Cruiser – Dragon's Teeth; Omega now has 4 units
  540  2 Reapers, red           defends with 2 dice
  541  2 Reapers, red           plays no card
  542  chance                   1 3 5 against 3 3: losses 1 and 1
  543  1 Alliance, light blue   attacks Omega (3) from Illium (9), dice: 3
  544  2 Reapers, red           defends with 2 dice
  545  2 Reapers, red           plays no card
  546  chance                   2 2 6 against 5 6: losses 2 and 0
  547  1 Alliance, light blue   attacks Virmire (1) from Ontarom (9), dice: 3
  548  2 Reapers, red           plays no card
  549  chance                   1 6 4 against 6: losses 1 and 0
  550  1 Alliance, light blue   attacks Virmire (1) from Ontarom (8), dice: 3
  551  2 Reapers, red           plays no card
  552  chance                   3 4 3 against 2: losses 0 and 1; Virmire falls
  553  1 Alliance, light blue   moves 4 more units in
  554  1 Alliance, light blue   attacks Korlus (1) from Illium (7), dice: 3
  555  2 Reapers, red           plays no card
  556  chance                   3 6 2 against 2: losses 0 and 1; Korlus falls
  557  1 Alliance, light blue   moves 3 more units in
  558  1 Alliance, light blue   attacks Nevos (1) from Korlus (6), dice: 3
  559  2 Reapers, red           plays no card
  560  chance                   4 4 2 against 2: losses 0 and 1; Nevos falls
  561  1 Alliance, light blue   moves 2 more units in
  562  1 Alliance, light blue   ends the attacks
  563  1 Alliance, light blue   does not fortify
  564  chance                   a card for Alliance, light blue: Cruiser – Fifth Fleet Reserves
  565  chance                   a card for Alliance, light blue: Cruiser – Intercepted Orders
  566  2 Reapers, red           plays no card
  567  2 Reapers, red           turns in Dreadnought – Destroyer Beam and builds a ship: Dreadnought
  568  2 Reapers, red           places 5 on Irune, now 6
  569  2 Reapers, red           places the new ship (Dreadnought) on Ilos
  570  2 Reapers, red           attacks Lesuss (1) from Irune (6), dice: 3
  571  2 Reapers, red           plays no card
  572  1 Alliance, light blue   plays no card
  573  2 Reapers, red           plays no card
  574  1 Alliance, light blue   plays no card
  575  chance                   2 6 6 against 6: losses 1 and 0
  576  2 Reapers, red           attacks Lesuss (1) from Irune (5), dice: 3
  577  2 Reapers, red           plays no card
  578  1 Alliance, light blue   plays no card
  579  chance                   1 4 3 against 6: losses 1 and 0
  580  2 Reapers, red           attacks Lesuss (1) from Irune (4), dice: 3
  581  2 Reapers, red           plays no card
  582  1 Alliance, light blue   plays no card
  583  chance                   3 6 6 against 2: losses 0 and 1; Lesuss falls
  584  2 Reapers, red           plays no card
  585  2 Reapers, red           attacks Thessia (3) from Lesuss (3), dice: 2
  586  2 Reapers, red           plays no card
  587  2 Reapers, red           plays no card
  588  chance                   4 6 against 2 5: losses 0 and 2
  589  2 Reapers, red           attacks Illium (1) from Omega (3), dice: 2
  590  2 Reapers, red           plays no card
  591  1 Alliance, light blue   plays no card
  592  2 Reapers, red           plays no card
  593  1 Alliance, light blue   plays no card
  594  chance                   1 4 against 4: losses 1 and 0
  595  2 Reapers, red           attacks Dekuuna (1) from Lesuss (3), dice: 2
  596  2 Reapers, red           plays no card
  597  2 Reapers, red           plays no card
  598  chance                   6 6 against 3: losses 0 and 1; Dekuuna falls
  599  2 Reapers, red           plays no card
  600  2 Reapers, red           ends the attacks
  601  2 Reapers, red           does not fortify
  602  2 Reapers, red           plays no card
  603  chance                   a card for Reapers, red: Carrier – Brute Charge
  604  chance                   a card for Reapers, red: Carrier – Harbinger Attack
  605  1 Alliance, light blue   plays Cruiser – Fifth Fleet Reserves at Terra Nova; Terra Nova now has 4 units
  606  1 Alliance, light blue   plays Cruiser – Intercepted Orders against Reapers, red
  607  chance                   Carrier – Brute Charge is taken from Reapers, red
  608  chance                   Carrier – Harbinger Reborn is taken from Reapers, red
  609  1 Alliance, light blue   places 10 on Rannoch, now 11
  610  1 Alliance, light blue   attacks Lorek (1) from Virmire (7), dice: 3
  611  2 Reapers, red           plays no card
  612  chance                   3 2 6 against 5: losses 0 and 1; Lorek falls
  613  1 Alliance, light blue   moves 3 more units in
  614  1 Alliance, light blue   attacks Thessia (1) from Nevos (5), dice: 3
  615  chance                   4 6 4 against 3: losses 0 and 1; Thessia falls
  616  1 Alliance, light blue   moves 1 more unit in
  617  1 Alliance, light blue   attacks Dekuuna (2) from Thessia (4), dice: 3
  618  2 Reapers, red           defends with 2 dice
  619  2 Reapers, red           plays no card
  620  chance                   3 1 4 against 6 3: losses 2 and 0
  621  1 Alliance, light blue   attacks Zorya (1) from Thessia (2), dice: 1
  622  2 Reapers, red           plays no card
  623  chance                   5 against 5: losses 1 and 0
  624  1 Alliance, light blue   attacks Horizon (1) from Rannoch (11), dice: 3
  625  2 Reapers, red           plays no card
  626  chance                   4 2 1 against 5: losses 1 and 0
  627  1 Alliance, light blue   attacks Adas (1) from Rannoch (10), dice: 3
  628  chance                   2 6 3 against 2: losses 0 and 1; Adas falls
  629  1 Alliance, light blue   moves 6 more units in
  630  1 Alliance, light blue   attacks Benning (3) from Earth (5), dice: 3
  631  chance                   5 6 5 against 1 3: losses 0 and 2
  632  1 Alliance, light blue   attacks Horizon (1) from Lorek (6), dice: 3
  633  2 Reapers, red           plays no card
  634  chance                   2 2 2 against 4: losses 1 and 0
  635  1 Alliance, light blue   attacks Heshtok (1) from Lorek (5), dice: 3
  636  2 Reapers, red           plays no card
  637  chance                   2 1 5 against 4: losses 0 and 1; Heshtok falls
  638  1 Alliance, light blue   moves 1 more unit in
  639  1 Alliance, light blue   attacks Horizon (1) from Heshtok (4), dice: 3
  640  2 Reapers, red           plays no card
  641  chance                   3 5 6 against 4: losses 0 and 1; Horizon falls
  642  1 Alliance, light blue   attacks Benning (1) from Earth (5), dice: 3
  643  chance                   2 3 1 against 6: losses 1 and 0
  644  1 Alliance, light blue   attacks Benning (1) from Earth (4), dice: 3
  645  chance                   6 1 1 against 4: losses 0 and 1; Benning falls
  646  1 Alliance, light blue   attacks Palaven (1) from Benning (3), dice: 2
  647  2 Reapers, red           plays no card
  648  chance                   5 6 against 6: losses 1 and 0
  649  1 Alliance, light blue   attacks Palaven (1) from Benning (2), dice: 1
  650  2 Reapers, red           plays no card
  651  chance                   5 against 1: losses 0 and 1; Palaven falls
  652  1 Alliance, light blue   ends the attacks
  653  1 Alliance, light blue   moves 3 from Terra Nova to Horizon
  654  1 Alliance, light blue   ends the fortifications
  655  chance                   a card for Alliance, light blue: Dreadnought – Prothean Beacon
  656  chance                   a card for Alliance, light blue: Dreadnought – N7 Strike Team
  657  chance                   a card for Alliance, light blue: Cruiser – Rally the Fleets
  658  2 Reapers, red           plays no card
  659  2 Reapers, red           places 4 on Dekuuna, now 6
  660  2 Reapers, red           attacks Nevos (1) from Dekuuna (6), dice: 3
  661  2 Reapers, red           plays no card
  662  1 Alliance, light blue   plays no card
  663  2 Reapers, red           plays no card
  664  1 Alliance, light blue   plays no card
  665  chance                   4 1 2 against 2: losses 0 and 1; Nevos falls
  666  2 Reapers, red           plays no card
  667  2 Reapers, red           moves 2 more units in
  668  2 Reapers, red           attacks Illium (1) from Omega (2), dice: 1
  669  2 Reapers, red           plays no card
  670  1 Alliance, light blue   plays no card
  671  2 Reapers, red           plays no card
  672  1 Alliance, light blue   plays no card
  673  chance                   1 against 4: losses 1 and 0
  674  2 Reapers, red           attacks Thessia (1) from Nevos (5), dice: 3
  675  2 Reapers, red           plays no card
  676  1 Alliance, light blue   plays no card
  677  2 Reapers, red           plays no card
  678  1 Alliance, light blue   plays no card
  679  chance                   5 6 2 against 5: losses 0 and 1; Thessia falls
  680  2 Reapers, red           plays no card
  681  2 Reapers, red           moves 1 more unit in
  682  2 Reapers, red           ends the attacks
  683  2 Reapers, red           moves 1 Dreadnought from Ilos to Nevos
  684  2 Reapers, red           ends the fortifications
  685  2 Reapers, red           plays no card
  686  chance                   a card for Reapers, red: Cruiser – Brute Charge
  687  1 Alliance, light blue   turns in Dreadnought – Prothean Beacon and builds a ship: Dreadnought
  688  1 Alliance, light blue   plays Cruiser – Rally the Fleets; Momentum Meter: 1 space towards the Alliance
  689  1 Alliance, light blue   places 13 on Feros, now 14
  690  1 Alliance, light blue   places the new ship (Dreadnought) on Pragia
  691  1 Alliance, light blue   attacks Kahje (1) from Feros (14), dice: 3
  692  1 Alliance, light blue   plays no card
  693  chance                   5 4 4 against d8:8: losses 1 and 0
  694  1 Alliance, light blue   attacks Kahje (1) from Feros (13), dice: 3
  695  1 Alliance, light blue   plays Dreadnought – N7 Strike Team; each attack die counts 1 more in this battle
  696  chance                   6+1 2+1 5+1 against d8:2: losses 0 and 1; Kahje falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  697  1 Alliance, light blue   moves 9 more units in
  698  1 Alliance, light blue   attacks Nevos (1) from Kahje (12), dice: 3
  699  2 Reapers, red           defends with 1 die, with 1 Dreadnought
  700  2 Reapers, red           plays no card
  701  chance                   3 1 4 against d8:3: losses 0 and 1; Nevos falls; 1 Dreadnought destroyed
  702  1 Alliance, light blue   moves 8 more units in
  703  1 Alliance, light blue   attacks Dekuuna (1) from Nevos (11), dice: 3
  704  2 Reapers, red           plays no card
  705  chance                   4 1 2 against 6: losses 1 and 0
  706  1 Alliance, light blue   ends the attacks
  707  1 Alliance, light blue   does not fortify
  708  chance                   a card for Alliance, light blue: Cruiser – Stealth Run
  709  chance                   a card for Alliance, light blue: Dreadnought – Intercepted Orders
  710  chance                   a card for Alliance, light blue: Carrier – Stealth Run
  711  2 Reapers, red           plays no card
  712  2 Reapers, red           places 4 on Dekuuna, now 5
  713  2 Reapers, red           attacks Palaven (1) from Dekuuna (5), dice: 3
  714  2 Reapers, red           plays no card
  715  1 Alliance, light blue   plays no card
  716  2 Reapers, red           plays Cruiser – Brute Charge
  717  1 Alliance, light blue   does not answer Cruiser – Brute Charge, which takes effect; each attack die counts 1 more in this battle
  718  1 Alliance, light blue   plays no card
  719  2 Reapers, red           plays no card
  720  chance                   4+1 3+1 6+1 against 5: losses 0 and 1; Palaven falls
  721  2 Reapers, red           plays no card
  722  2 Reapers, red           moves 1 more unit in
  723  2 Reapers, red           attacks Nevos (10) from Thessia (4), dice: 3
  724  2 Reapers, red           plays no card
  725  1 Alliance, light blue   plays no card
  726  1 Alliance, light blue   defends with 2 dice
  727  2 Reapers, red           plays no card
  728  1 Alliance, light blue   plays no card
  729  chance                   3 4 1 against 3 1: losses 0 and 2
  730  2 Reapers, red           ends the attacks
  731  2 Reapers, red           does not fortify
  732  2 Reapers, red           plays no card
  733  chance                   a card for Reapers, red: Carrier – The Cycle Continues
  734  1 Alliance, light blue   plays Dreadnought – Intercepted Orders against Reapers, red
  735  chance                   Carrier – Harbinger Attack is taken from Reapers, red
  736  chance                   Carrier – The Cycle Continues is taken from Reapers, red
  737  1 Alliance, light blue   turns in Cruiser – Stealth Run and builds a ship: Cruiser
  738  1 Alliance, light blue   places 14 on Benning, now 15
  739  1 Alliance, light blue   places the new ship (Cruiser) on Pragia
  740  1 Alliance, light blue   attacks Palaven (4) from Benning (15), dice: 3
  741  2 Reapers, red           defends with 2 dice
  742  1 Alliance, light blue   plays no card
  743  chance                   1 3 4 against 2 3: losses 0 and 2
  744  1 Alliance, light blue   attacks Thessia (4) from Nevos (8), dice: 3
  745  2 Reapers, red           defends with 2 dice
  746  1 Alliance, light blue   plays no card
  747  chance                   1 3 1 against 2 1: losses 1 and 1
  748  1 Alliance, light blue   plays Carrier – Stealth Run: from Nevos against Zorya
  749  1 Alliance, light blue   attacks Zorya (1) from Nevos (7), dice: 3
  750  chance                   1 6 5 against 6: losses 1 and 0
  751  1 Alliance, light blue   attacks Thessia (3) from Nevos (6), dice: 3
  752  2 Reapers, red           defends with 2 dice
  753  chance                   4 2 1 against 4 1: losses 1 and 1
  754  1 Alliance, light blue   attacks Palaven (2) from Benning (15), dice: 3
  755  2 Reapers, red           defends with 2 dice
  756  chance                   3 3 4 against 5 3: losses 2 and 0
  757  1 Alliance, light blue   attacks Zorya (1) from Nevos (5), dice: 3
  758  chance                   6 4 3 against 5: losses 0 and 1; Zorya falls
  759  1 Alliance, light blue   moves 1 more unit in
  760  1 Alliance, light blue   attacks Palaven (2) from Benning (13), dice: 3
  761  2 Reapers, red           defends with 2 dice
  762  chance                   6 1 2 against 3 2: losses 1 and 1
  763  1 Alliance, light blue   attacks Thessia (2) from Zorya (4), dice: 3
  764  2 Reapers, red           defends with 2 dice
  765  chance                   5 6 4 against 2 1: losses 0 and 2; Thessia falls
  766  1 Alliance, light blue   attacks Lesuss (1) from Thessia (3), dice: 2
  767  chance                   4 6 against 1: losses 0 and 1; Lesuss falls
  768  1 Alliance, light blue   attacks Irune (1) from Lesuss (2), dice: 1
  769  chance                   5 against 2: losses 0 and 1; Irune falls
  770  1 Alliance, light blue   attacks Palaven (1) from Benning (12), dice: 3
  771  chance                   5 1 2 against 6: losses 1 and 0
  772  1 Alliance, light blue   attacks Palaven (1) from Benning (11), dice: 3
  773  chance                   2 2 1 against 4: losses 1 and 0
  774  1 Alliance, light blue   attacks Palaven (1) from Benning (10), dice: 3
  775  chance                   2 3 2 against 1: losses 0 and 1; Palaven falls
  776  1 Alliance, light blue   moves 6 more units in
  777  1 Alliance, light blue   attacks Dekuuna (1) from Palaven (9), dice: 3
  778  chance                   6 5 2 against 3: losses 0 and 1; Dekuuna falls
  779  1 Alliance, light blue   moves 5 more units in
  780  1 Alliance, light blue   attacks Tuchanka (1) from Dekuuna (8), dice: 3
  781  chance                   1 4 1 against d8:7: losses 1 and 0
  782  1 Alliance, light blue   ends the attacks
  783  1 Alliance, light blue   moves 6 from Dekuuna to Intai'sei
  784  1 Alliance, light blue   moves 1 Cruiser, 1 Dreadnought from Pragia to Dekuuna
  785  chance                   a card for Alliance, light blue: Cruiser – Resistance Uprising
  786  chance                   a card for Alliance, light blue: Dreadnought – Unite the Galaxy
  787  chance                   a card for Alliance, light blue: Carrier – N7 Strike Team
  788  2 Reapers, red           places 3 on Sanctum, now 4
  789  2 Reapers, red           attacks Zorya (1) from Sanctum (4), dice: 3
  790  1 Alliance, light blue   plays no card
  791  1 Alliance, light blue   plays no card
  792  chance                   2 2 2 against 3: losses 1 and 0
  793  2 Reapers, red           attacks Irune (1) from Aite (7), dice: 3
  794  1 Alliance, light blue   plays no card
  795  1 Alliance, light blue   plays no card
  796  chance                   4 3 2 against 4: losses 1 and 0
  797  2 Reapers, red           ends the attacks
  798  2 Reapers, red           does not fortify
  799  1 Alliance, light blue   turns in Carrier – N7 Strike Team and builds a ship: Carrier
  800  1 Alliance, light blue   plays Cruiser – Resistance Uprising at Antibaar
  801  chance                   5: Antibaar loses 1, 1 left
  802  1 Alliance, light blue   places 16 on Rannoch, now 17
  803  1 Alliance, light blue   places the new ship (Carrier) on Horizon
  804  1 Alliance, light blue   attacks Charoum (1) from Rannoch (17), dice: 3
  805  1 Alliance, light blue   plays no card
  806  chance                   4 5 6 against d8:6: losses 1 and 0
  807  1 Alliance, light blue   attacks Charoum (1) from Rannoch (16), dice: 3
  808  1 Alliance, light blue   plays no card
  809  chance                   6 4 1 against d8:4: losses 0 and 1; Charoum falls; the token there is turned up: Reaper
  810  1 Alliance, light blue   moves 12 more units in
  811  1 Alliance, light blue   ends the attacks
  812  1 Alliance, light blue   moves 1 Dreadnought from Utukku to Shanxi
  813  1 Alliance, light blue   moves 8 from Adas to Nevos
  814  chance                   a card for Alliance, light blue: Dreadnought – Biotic Barrier
  815  chance                   a card for Alliance, light blue: Carrier – Fifth Fleet Reserves
  816  chance                   a card for Alliance, light blue: Dreadnought – Spectre Authority
  817  2 Reapers, red           places 3 on Omega, now 4
  818  2 Reapers, red           attacks Illium (1) from Omega (4), dice: 3
  819  1 Alliance, light blue   plays no card
  820  1 Alliance, light blue   plays no card
  821  chance                   2 1 5 against 5: losses 1 and 0
  822  2 Reapers, red           attacks Illium (1) from Omega (3), dice: 2
  823  1 Alliance, light blue   plays Dreadnought – Biotic Barrier; each defence die counts 1 more for the rest of the invasion
  824  1 Alliance, light blue   plays no card
  825  chance                   2 6 against 4+1: losses 0 and 1; Illium falls
  826  2 Reapers, red           attacks Korlus (1) from Illium (2), dice: 1
  827  1 Alliance, light blue   plays no card
  828  1 Alliance, light blue   plays no card
  829  chance                   4 against 2: losses 0 and 1; Korlus falls
  830  2 Reapers, red           attacks Irune (1) from Aite (6), dice: 3
  831  1 Alliance, light blue   plays no card
  832  1 Alliance, light blue   plays no card
  833  chance                   6 6 2 against 2: losses 0 and 1; Irune falls
  834  2 Reapers, red           moves 2 more units in
  835  2 Reapers, red           attacks Lesuss (1) from Irune (5), dice: 3
  836  1 Alliance, light blue   plays no card
  837  1 Alliance, light blue   plays no card
  838  chance                   6 6 2 against 2: losses 0 and 1; Lesuss falls
  839  2 Reapers, red           moves 1 more unit in
  840  2 Reapers, red           ends the attacks
  841  2 Reapers, red           does not fortify
  842  chance                   a card for Reapers, red: Cruiser – Husk Swarm
  843  1 Alliance, light blue   places 17 on Palaven, now 18
  844  1 Alliance, light blue   attacks Sur'Kesh (1) from Nevos (9), dice: 3
  845  1 Alliance, light blue   plays no card
  846  2 Reapers, red           plays no card
  847  chance                   6 1 2 against 6: losses 1 and 0
  848  1 Alliance, light blue   attacks Sur'Kesh (1) from Nevos (8), dice: 3
  849  1 Alliance, light blue   plays no card
  850  2 Reapers, red           plays no card
  851  chance                   3 2 4 against 2: losses 0 and 1; Sur'Kesh falls
  852  1 Alliance, light blue   moves 4 more units in
  853  1 Alliance, light blue   attacks Tuchanka (1) from Sur'Kesh (7), dice: 3
  854  1 Alliance, light blue   plays no card
  855  chance                   5 2 6 against d8:6: losses 1 and 0
  856  1 Alliance, light blue   attacks Irune (1) from Palaven (18), dice: 3
  857  1 Alliance, light blue   plays no card
  858  2 Reapers, red           plays no card
  859  chance                   6 2 1 against 1: losses 0 and 1; Irune falls
  860  1 Alliance, light blue   moves 14 more units in
  861  1 Alliance, light blue   attacks Aite (1) from Irune (17), dice: 3
  862  1 Alliance, light blue   plays no card
  863  2 Reapers, red           plays no card
  864  chance                   2 6 4 against 4: losses 0 and 1; Aite falls
  865  1 Alliance, light blue   moves 13 more units in
  866  1 Alliance, light blue   attacks Ilos (6) from Aite (16), dice: 3
  867  2 Reapers, red           defends with 2 dice
  868  1 Alliance, light blue   plays no card
  869  2 Reapers, red           plays no card
  870  chance                   3 2 1 against 3 2: losses 2 and 0
  871  1 Alliance, light blue   ends the attacks
  872  1 Alliance, light blue   moves 1 Carrier from Mindoir to Adas
  873  1 Alliance, light blue   moves 5 from Horizon to Irune
  874  chance                   a card for Alliance, light blue: Cruiser – Thanix Barrage
  875  chance                   a card for Alliance, light blue: Carrier – Biotic Barrier
  876  chance                   a card for Alliance, light blue: Cruiser – Shepard Leads
  877  2 Reapers, red           plays no card
  878  2 Reapers, red           plays Cruiser – Husk Swarm at Korlus
  879  1 Alliance, light blue   plays Dreadnought – Spectre Authority; Cruiser – Husk Swarm is cancelled
  880  2 Reapers, red           places 3 on Illium, now 4
  881  2 Reapers, red           attacks Thessia (1) from Lesuss (4), dice: 3
  882  1 Alliance, light blue   plays no card
  883  1 Alliance, light blue   plays Carrier – Biotic Barrier; each defence die counts 1 more for the rest of the invasion
  884  chance                   4 4 3 against 1+1: losses 0 and 1; Thessia falls
  885  2 Reapers, red           attacks Dekuuna (1) from Thessia (3), dice: 2
  886  1 Alliance, light blue   plays no card
  887  1 Alliance, light blue   defends with 1 die, with 1 Cruiser, 1 Dreadnought
  888  chance                   2 6 against d8:7: losses 1 and 0
  889  2 Reapers, red           attacks Aite (14) from Ilos (6), dice: 3
  890  1 Alliance, light blue   plays no card
  891  1 Alliance, light blue   defends with 2 dice
  892  chance                   3 5 3 against 4 1: losses 0 and 2
  893  2 Reapers, red           attacks Nevos (1) from Thessia (2), dice: 1
  894  1 Alliance, light blue   plays no card
  895  chance                   5 against 3: losses 0 and 1; Nevos falls
  896  2 Reapers, red           attacks Aite (12) from Sanctum (3), dice: 2
  897  1 Alliance, light blue   defends with 2 dice
  898  chance                   5 4 against 5 4: losses 2 and 0
  899  2 Reapers, red           attacks Zorya (1) from Illium (4), dice: 3
  900  1 Alliance, light blue   plays no card
  901  chance                   5 6 1 against 3: losses 0 and 1; Zorya falls
  902  2 Reapers, red           attacks Aite (12) from Ilos (6), dice: 3
  903  1 Alliance, light blue   defends with 2 dice
  904  chance                   2 1 6 against 1 1: losses 0 and 2
  905  2 Reapers, red           attacks Aite (10) from Ilos (6), dice: 3
  906  1 Alliance, light blue   defends with 2 dice
  907  chance                   1 1 2 against 6 2: losses 2 and 0
  908  2 Reapers, red           attacks Aite (10) from Ilos (4), dice: 3
  909  1 Alliance, light blue   defends with 2 dice
  910  chance                   1 1 6 against 4 3: losses 1 and 1
  911  2 Reapers, red           attacks Aite (9) from Ilos (3), dice: 2
  912  1 Alliance, light blue   defends with 2 dice
  913  chance                   3 2 against 3 5: losses 2 and 0
  914  2 Reapers, red           ends the attacks
  915  2 Reapers, red           does not fortify
  916  chance                   a card for Reapers, red: Dreadnought – Banshee Scream
  917  1 Alliance, light blue   plays Carrier – Fifth Fleet Reserves at Ontarom; Ontarom now has 4 units
  918  1 Alliance, light blue   turns in Cruiser – Shepard Leads and builds a ship: Cruiser
  919  1 Alliance, light blue   places 17 on Utukku, now 18
  920  1 Alliance, light blue   places the new ship (Cruiser) on Rannoch
  921  1 Alliance, light blue   attacks Nevos (1) from Sur'Kesh (6), dice: 3
  922  1 Alliance, light blue   plays no card
  923  2 Reapers, red           plays no card
  924  chance                   2 2 6 against 5: losses 0 and 1; Nevos falls
  925  1 Alliance, light blue   moves 2 more units in
  926  1 Alliance, light blue   attacks Hagalaz (1) from Aite (9), dice: 3
  927  1 Alliance, light blue   plays no card
  928  2 Reapers, red           plays no card
  929  chance                   3 5 5 against 5: losses 1 and 0
  930  1 Alliance, light blue   attacks Ilos (1) from Aite (8), dice: 3
  931  1 Alliance, light blue   plays no card
  932  2 Reapers, red           plays no card
  933  chance                   6 6 4 against 5: losses 0 and 1; Ilos falls
  934  1 Alliance, light blue   moves 4 more units in
  935  1 Alliance, light blue   attacks Hagalaz (1) from Ilos (7), dice: 3
  936  1 Alliance, light blue   plays no card
  937  2 Reapers, red           plays no card
  938  chance                   1 1 4 against 3: losses 0 and 1; Hagalaz falls
  939  1 Alliance, light blue   moves 3 more units in
  940  1 Alliance, light blue   attacks Antibaar (1) from Ontarom (4), dice: 3
  941  1 Alliance, light blue   plays no card
  942  chance                   4 1 6 against 4: losses 0 and 1; Antibaar falls
  943  1 Alliance, light blue   attacks Omega (1) from Hagalaz (6), dice: 3
  944  1 Alliance, light blue   plays no card
  945  2 Reapers, red           plays no card
  946  chance                   4 3 1 against 4: losses 1 and 0
  947  1 Alliance, light blue   attacks Korlus (1) from Nevos (5), dice: 3
  948  1 Alliance, light blue   plays no card
  949  2 Reapers, red           plays no card
  950  chance                   6 4 6 against 5: losses 0 and 1; Korlus falls
  951  1 Alliance, light blue   moves 1 more unit in
  952  1 Alliance, light blue   attacks Illium (1) from Korlus (4), dice: 3
  953  1 Alliance, light blue   plays no card
  954  2 Reapers, red           plays no card
  955  chance                   6 1 6 against 3: losses 0 and 1; Illium falls
  956  1 Alliance, light blue   attacks Sanctum (1) from Hagalaz (5), dice: 3
  957  1 Alliance, light blue   plays no card
  958  2 Reapers, red           plays no card
  959  chance                   6 6 1 against 4: losses 0 and 1; Sanctum falls
  960  1 Alliance, light blue   moves 1 more unit in
  961  1 Alliance, light blue   attacks Zorya (3) from Illium (3), dice: 2
  962  2 Reapers, red           defends with 2 dice
  963  1 Alliance, light blue   plays no card
  964  2 Reapers, red           plays no card
  965  chance                   3 1 against 6 1: losses 2 and 0
  966  1 Alliance, light blue   attacks Lesuss (1) from Irune (6), dice: 3
  967  1 Alliance, light blue   plays no card
  968  2 Reapers, red           plays no card
  969  chance                   2 1 6 against 1: losses 0 and 1; Lesuss falls
  970  1 Alliance, light blue   moves 2 more units in
  971  1 Alliance, light blue   ends the attacks
  972  1 Alliance, light blue   does not fortify
  973  chance                   a card for Alliance, light blue: Carrier – Prothean Beacon
  974  chance                   a card for Alliance, light blue: Cruiser – Hold the Line
  975  chance                   a card for Alliance, light blue: Dreadnought – Hold the Line
  976  chance                   a card for Alliance, light blue: Dreadnought – Fifth Fleet Reserves
  977  2 Reapers, red           plays no card
  978  2 Reapers, red           turns in Dreadnought – Banshee Scream and builds a ship: Dreadnought
  979  2 Reapers, red           places 3 on Thessia, now 4
  980  2 Reapers, red           places the new ship (Dreadnought) on Tuchanka
  981  2 Reapers, red           attacks Korlus (1) from Zorya (3), dice: 2
  982  1 Alliance, light blue   plays no card
  983  chance                   3 1 against 2: losses 0 and 1; Korlus falls
  984  2 Reapers, red           attacks Illium (1) from Korlus (2), dice: 1
  985  1 Alliance, light blue   plays Dreadnought – Hold the Line; Illium now has 4 units
  986  1 Alliance, light blue   plays no card
  987  1 Alliance, light blue   defends with 2 dice
  988  chance                   3 against 4 3: losses 1 and 0
  989  2 Reapers, red           attacks Lesuss (5) from Thessia (4), dice: 3
  990  1 Alliance, light blue   plays Cruiser – Hold the Line; Lesuss now has 8 units
  991  1 Alliance, light blue   defends with 2 dice
  992  chance                   4 2 6 against 3 5: losses 0 and 2
  993  2 Reapers, red           attacks Dekuuna (1) from Thessia (4), dice: 3
  994  1 Alliance, light blue   defends with 1 die, with 1 Cruiser, 1 Dreadnought
  995  chance                   5 4 3 against d8:8: losses 1 and 0
  996  2 Reapers, red           attacks Dekuuna (1) from Thessia (3), dice: 2
  997  1 Alliance, light blue   defends with 1 die, with 1 Cruiser, 1 Dreadnought
  998  chance                   3 5 against d8:6: losses 1 and 0
  999  2 Reapers, red           attacks Dekuuna (1) from Thessia (2), dice: 1
 1000  1 Alliance, light blue   defends with 1 die, with 1 Cruiser, 1 Dreadnought
 1001  chance                   4 against d8:1: ships have ones rolled again
 1002  chance                   ones rolled again give 5: 4 against d8:5: losses 1 and 0
 1003  2 Reapers, red           ends the attacks
 1004  chance                   a card for Reapers, red: Cruiser – Harbinger Attack
 1005  1 Alliance, light blue   plays Carrier – Prothean Beacon on the token of Tuchanka; it is: Catalyst
 1006  1 Alliance, light blue   plays Dreadnought – Fifth Fleet Reserves at Heshtok; Heshtok now has 4 units
 1007  1 Alliance, light blue   turns in Dreadnought – Unite the Galaxy and builds a ship: Dreadnought
 1008  1 Alliance, light blue   places 24 on Mindoir, now 25
 1009  1 Alliance, light blue   places the new ship (Dreadnought) on Therum
 1010  1 Alliance, light blue   attacks Tuchanka (1) from Mindoir (25), dice: 3
 1011  2 Reapers, red           defends with 1 die, with 1 Dreadnought
 1012  1 Alliance, light blue   plays no card
 1013  chance                   4 6 2 against d8:8: losses 1 and 0
 1014  1 Alliance, light blue   attacks Zorya (1) from Sanctum (4), dice: 3
 1015  1 Alliance, light blue   plays no card
 1016  2 Reapers, red           plays no card
 1017  chance                   2 5 3 against 5: losses 1 and 0
 1018  1 Alliance, light blue   attacks Thessia (1) from Lesuss (6), dice: 3
 1019  1 Alliance, light blue   plays no card
 1020  2 Reapers, red           plays no card
 1021  chance                   1 6 3 against 5: losses 0 and 1; Thessia falls
 1022  1 Alliance, light blue   moves 2 more units in
 1023  1 Alliance, light blue   attacks Omega (1) from Illium (4), dice: 3
 1024  1 Alliance, light blue   plays no card
 1025  2 Reapers, red           plays no card
 1026  chance                   4 3 6 against 5: losses 0 and 1; Omega falls
 1027  1 Alliance, light blue   attacks Tuchanka (1) from Mindoir (24), dice: 3
 1028  2 Reapers, red           defends with 1 die, with 1 Dreadnought
 1029  1 Alliance, light blue   plays no card
 1030  chance                   1 5 6 against d8:8: losses 1 and 0
 1031  1 Alliance, light blue   attacks Zorya (1) from Sanctum (3), dice: 2
 1032  1 Alliance, light blue   plays no card
 1033  2 Reapers, red           plays no card
 1034  chance                   3 2 against 2: losses 0 and 1; Zorya falls
 1035  1 Alliance, light blue   attacks Tuchanka (1) from Mindoir (23), dice: 3
 1036  2 Reapers, red           defends with 1 die, with 1 Dreadnought
 1037  1 Alliance, light blue   plays no card
 1038  chance                   3 2 2 against d8:2: losses 0 and 1; Tuchanka falls; 1 Dreadnought destroyed; the token there is turned up: Catalyst; victory for Alliance, light blue

won after 1038 actions, by 1 Alliance, light blue
