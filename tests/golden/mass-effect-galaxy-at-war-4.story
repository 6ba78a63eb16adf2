mass-effect/galaxy-at-war, 4 seats, dealer of seed 2026, game 20
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Alliance, dark blue         aggressive
  4 Reapers, burgundy           aggressive

    1  1 Alliance, light blue   claims Rannoch
    2  1 Alliance, light blue   claims Terra Nova for Cerberus, orange
    3  2 Reapers, red           claims Shanxi
    4  2 Reapers, red           claims Illium for Cerberus, orange
    5  3 Alliance, dark blue    claims Horizon
    6  3 Alliance, dark blue    claims Palaven for Cerberus, orange
    7  4 Reapers, burgundy      claims Pragia
    8  4 Reapers, burgundy      claims Korlus for Cerberus, orange
    9  1 Alliance, light blue   claims Sanctum
   10  1 Alliance, light blue   claims Charoum for Cerberus, orange
   11  2 Reapers, red           claims Adas
   12  2 Reapers, red           claims Feros for Cerberus, orange
   13  3 Alliance, dark blue    claims Mindoir
   14  3 Alliance, dark blue    claims Eden Prime for Cerberus, orange
   15  4 Reapers, burgundy      claims Nevos
   16  4 Reapers, burgundy      claims Dekuuna for Cerberus, orange
   17  1 Alliance, light blue   claims Ontarom
   18  2 Reapers, red           claims Elysium
   19  3 Alliance, dark blue    claims Hagalaz
   20  4 Reapers, burgundy      claims Therum
   21  1 Alliance, light blue   claims Ilos
   22  2 Reapers, red           claims Benning
   23  3 Alliance, dark blue    claims Virmire
   24  4 Reapers, burgundy      claims Bekenstein
   25  1 Alliance, light blue   claims Haestrom
   26  2 Reapers, red           claims Sur'Kesh
   27  3 Alliance, dark blue    claims Earth
   28  4 Reapers, burgundy      claims Antibaar
   29  1 Alliance, light blue   claims Intai'sei
   30  2 Reapers, red           claims Utukku
   31  3 Alliance, dark blue    claims Noveria
   32  4 Reapers, burgundy      claims Lorek
   33  1 Alliance, light blue   claims Aite
   34  2 Reapers, red           claims Watson
   35  3 Alliance, dark blue    claims Kahje
   36  4 Reapers, burgundy      claims Zorya
   37  1 Alliance, light blue   claims Lesuss
   38  2 Reapers, red           claims Tuchanka
   39  3 Alliance, dark blue    claims Omega
   40  4 Reapers, burgundy      claims Irune
   41  2 Reapers, red           claims Thessia
   42  4 Reapers, burgundy      claims Heshtok
   43  4 Reapers, burgundy      places Harbinger on Nevos
   44  1 Alliance, light blue   reinforces Lesuss to 2
   45  1 Alliance, light blue   reinforces Palaven to 2 (neutral)
   46  2 Reapers, red           reinforces Tuchanka to 2
   47  2 Reapers, red           reinforces Korlus to 2 (neutral)
   48  3 Alliance, dark blue    reinforces Kahje to 2
   49  3 Alliance, dark blue    reinforces Palaven to 3 (neutral)
   50  4 Reapers, burgundy      reinforces Therum to 2
   51  4 Reapers, burgundy      reinforces Charoum to 2 (neutral)
   52  1 Alliance, light blue   reinforces Aite to 2
   53  1 Alliance, light blue   reinforces Dekuuna to 2 (neutral)
   54  2 Reapers, red           reinforces Adas to 2
   55  2 Reapers, red           reinforces Illium to 2 (neutral)
   56  3 Alliance, dark blue    reinforces Horizon to 2
   57  3 Alliance, dark blue    reinforces Feros to 2 (neutral)
   58  4 Reapers, burgundy      reinforces Nevos to 2
   59  4 Reapers, burgundy      reinforces Korlus to 3 (neutral)
   60  1 Alliance, light blue   reinforces Ontarom to 2
   61  1 Alliance, light blue   reinforces Eden Prime to 2 (neutral)
   62  2 Reapers, red           reinforces Utukku to 2
   63  2 Reapers, red           reinforces Dekuuna to 3 (neutral)
   64  3 Alliance, dark blue    reinforces Noveria to 2
   65  3 Alliance, dark blue    reinforces Illium to 3 (neutral)
   66  4 Reapers, burgundy      reinforces Antibaar to 2
   67  4 Reapers, burgundy      reinforces Palaven to 4 (neutral)
   68  1 Alliance, light blue   reinforces Ontarom to 3
   69  1 Alliance, light blue   reinforces Feros to 3 (neutral)
   70  2 Reapers, red           reinforces Shanxi to 2
   71  2 Reapers, red           reinforces Korlus to 4 (neutral)
   72  3 Alliance, dark blue    reinforces Hagalaz to 2
   73  3 Alliance, dark blue    reinforces Illium to 4 (neutral)
   74  4 Reapers, burgundy      reinforces Lorek to 2
   75  4 Reapers, burgundy      reinforces Illium to 5 (neutral)
   76  1 Alliance, light blue   reinforces Intai'sei to 2
   77  1 Alliance, light blue   reinforces Charoum to 3 (neutral)
   78  2 Reapers, red           reinforces Utukku to 3
   79  3 Alliance, dark blue    reinforces Omega to 2
   80  4 Reapers, burgundy      reinforces Therum to 3
   81  1 Alliance, light blue   reinforces Aite to 3
   82  2 Reapers, red           reinforces Sur'Kesh to 2
   83  3 Alliance, dark blue    reinforces Earth to 2
   84  4 Reapers, burgundy      reinforces Pragia to 2
   85  1 Alliance, light blue   reinforces Aite to 4
   86  2 Reapers, red           reinforces Shanxi to 3
   87  3 Alliance, dark blue    reinforces Mindoir to 2
   88  4 Reapers, burgundy      reinforces Antibaar to 3
   89  1 Alliance, light blue   reinforces Rannoch to 2
   90  2 Reapers, red           reinforces Adas to 3
   91  3 Alliance, dark blue    reinforces Kahje to 3
   92  4 Reapers, burgundy      reinforces Pragia to 3
   93  1 Alliance, light blue   reinforces Aite to 5
   94  2 Reapers, red           reinforces Utukku to 4
   95  3 Alliance, dark blue    reinforces Mindoir to 3
   96  4 Reapers, burgundy      reinforces Pragia to 4
   97  1 Alliance, light blue   reinforces Haestrom to 2
   98  2 Reapers, red           reinforces Tuchanka to 3
   99  3 Alliance, dark blue    reinforces Mindoir to 4
  100  4 Reapers, burgundy      reinforces Bekenstein to 2
  101  1 Alliance, light blue   reinforces Ilos to 2
  102  2 Reapers, red           reinforces Shanxi to 4
  103  3 Alliance, dark blue    reinforces Hagalaz to 3
  104  4 Reapers, burgundy      reinforces Heshtok to 2
  105  1 Alliance, light blue   reinforces Ilos to 3
  106  2 Reapers, red           reinforces Benning to 2
  107  3 Alliance, dark blue    reinforces Kahje to 4
  108  4 Reapers, burgundy      reinforces Heshtok to 3
  109  1 Alliance, light blue   reinforces Rannoch to 3
  110  2 Reapers, red           reinforces Adas to 4
  111  3 Alliance, dark blue    reinforces Earth to 3
  112  4 Reapers, burgundy      reinforces Lorek to 3
  113  1 Alliance, light blue   reinforces Sanctum to 2
  114  2 Reapers, red           reinforces Watson to 2
  115  3 Alliance, dark blue    reinforces Virmire to 2
  116  4 Reapers, burgundy      reinforces Bekenstein to 3
  117  1 Alliance, light blue   reinforces Intai'sei to 3
  118  2 Reapers, red           reinforces Sur'Kesh to 3
  119  3 Alliance, dark blue    reinforces Omega to 3
  120  4 Reapers, burgundy      reinforces Pragia to 5
  121  1 Alliance, light blue   reinforces Ontarom to 4
  122  2 Reapers, red           reinforces Sur'Kesh to 4
  123  3 Alliance, dark blue    reinforces Horizon to 3
  124  4 Reapers, burgundy      reinforces Lorek to 4
  125  1 Alliance, light blue   reinforces Ilos to 4
  126  2 Reapers, red           reinforces Tuchanka to 4
  127  3 Alliance, dark blue    reinforces Horizon to 4
  128  4 Reapers, burgundy      reinforces Zorya to 2
  129  1 Alliance, light blue   reinforces Sanctum to 3
  130  2 Reapers, red           reinforces Utukku to 5
  131  3 Alliance, dark blue    reinforces Kahje to 5
  132  4 Reapers, burgundy      reinforces Nevos to 3
  133  1 Alliance, light blue   reinforces Haestrom to 3
  134  2 Reapers, red           reinforces Thessia to 2
  135  3 Alliance, dark blue    reinforces Noveria to 3
  136  4 Reapers, burgundy      reinforces Nevos to 4
  137  1 Alliance, light blue   reinforces Aite to 6
  138  2 Reapers, red           reinforces Shanxi to 5
  139  3 Alliance, dark blue    reinforces Virmire to 3
  140  4 Reapers, burgundy      reinforces Bekenstein to 4
  141  2 Reapers, red           reinforces Utukku to 6
  142  4 Reapers, burgundy      reinforces Heshtok to 4
  143  2 Reapers, red           reinforces Shanxi to 6
  144  4 Reapers, burgundy      reinforces Bekenstein to 5
  145  1 Alliance, light blue   places 3 on Lesuss, now 5
  146  1 Alliance, light blue   attacks Pragia (5) from Ontarom (4), dice: 3
  147  4 Reapers, burgundy      defends with 2 dice
  148  chance                   6 2 4 against 3 5: losses 0 and 2
  149  1 Alliance, light blue   attacks Therum (3) from Intai'sei (3), dice: 2
  150  4 Reapers, burgundy      defends with 2 dice
  151  chance                   6 2 against 2 5: losses 1 and 1
  152  1 Alliance, light blue   attacks Adas (4) from Rannoch (3), dice: 2
  153  2 Reapers, red           defends with 2 dice
  154  chance                   2 1 against 4 1: losses 2 and 0
  155  1 Alliance, light blue   attacks Pragia (3) from Haestrom (3), dice: 2
  156  4 Reapers, burgundy      defends with 2 dice
  157  chance                   2 3 against 5 2: losses 2 and 0
  158  1 Alliance, light blue   attacks Pragia (3) from Ontarom (4), dice: 3
  159  4 Reapers, burgundy      defends with 2 dice
  160  chance                   2 1 5 against 1 1: losses 0 and 2
  161  1 Alliance, light blue   attacks Feros (3) from Intai'sei (2), dice: 1
  162  chance                   1 against 6 2: losses 1 and 0
  163  1 Alliance, light blue   attacks Dekuuna (3) from Lesuss (5), dice: 3
  164  chance                   4 2 6 against 1 6: losses 1 and 1
  165  1 Alliance, light blue   attacks Pragia (1) from Ontarom (4), dice: 3
  166  chance                   4 6 4 against 6: losses 1 and 0
  167  1 Alliance, light blue   attacks Antibaar (3) from Ontarom (3), dice: 2
  168  4 Reapers, burgundy      defends with 2 dice
  169  chance                   3 3 against 1 2: losses 0 and 2
  170  1 Alliance, light blue   attacks Zorya (2) from Sanctum (3), dice: 2
  171  4 Reapers, burgundy      defends with 2 dice
  172  chance                   4 1 against 4 4: losses 2 and 0
  173  1 Alliance, light blue   attacks Therum (2) from Ontarom (3), dice: 2
  174  4 Reapers, burgundy      defends with 2 dice
  175  chance                   4 1 against 4 6: losses 2 and 0
  176  1 Alliance, light blue   attacks Palaven (4) from Lesuss (4), dice: 3
  177  chance                   1 1 3 against 1 3: losses 2 and 0
  178  1 Alliance, light blue   attacks Palaven (4) from Lesuss (2), dice: 1
  179  chance                   6 against 1 4: losses 0 and 1
  180  1 Alliance, light blue   attacks Irune (1) from Aite (6), dice: 3
  181  chance                   1 4 3 against 4: losses 1 and 0
  182  1 Alliance, light blue   attacks Thessia (2) from Lesuss (2), dice: 1
  183  2 Reapers, red           defends with 2 dice
  184  chance                   1 against 3 1: losses 1 and 0
  185  1 Alliance, light blue   attacks Irune (1) from Aite (5), dice: 3
  186  chance                   2 2 4 against 1: losses 0 and 1; Irune falls
  187  1 Alliance, light blue   moves 1 more units in
  188  1 Alliance, light blue   attacks Palaven (3) from Irune (4), dice: 3
  189  chance                   5 5 1 against 6 1: losses 1 and 1
  190  1 Alliance, light blue   attacks Palaven (2) from Irune (3), dice: 2
  191  chance                   6 1 against 5 4: losses 1 and 1
  192  1 Alliance, light blue   attacks Palaven (1) from Irune (2), dice: 1
  193  chance                   3 against 6: losses 1 and 0
  194  1 Alliance, light blue   ends the attacks
  195  1 Alliance, light blue   moves 3 from Ilos to Lesuss
  196  chance                   Alliance, light blue draws alliance-17 (Carrier – Thanix Barrage)
  197  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  198  2 Reapers, red           places the Reaper Vanguard token on Thessia
  199  2 Reapers, red           places 3 on Benning, now 5
  200  2 Reapers, red           attacks Dekuuna (2) from Thessia (2), dice: 1
  201  chance                   1 against 2 1: losses 1 and 0
  202  2 Reapers, red           ends the attacks
  203  2 Reapers, red           moves 3 from Sur'Kesh to Thessia
  204  2 Reapers, red           asks for command of Pragia
  205  4 Reapers, burgundy      hands Pragia over
  206  2 Reapers, red           lets Harbinger stay
  207  chance                   Reapers, red draws reaper-02 (Carrier – Harbinger Attack)
  208  3 Alliance, dark blue    places 3 on Mindoir, now 7
  209  3 Alliance, dark blue    attacks Watson (2) from Mindoir (7), dice: 3
  210  2 Reapers, red           plays no card
  211  2 Reapers, red           defends with 2 dice
  212  2 Reapers, red           plays no card
  213  chance                   3 2 4 against 5 1: losses 1 and 1
  214  3 Alliance, dark blue    attacks Harbinger on Nevos from Kahje (5), dice: 3
  215  chance                   3 3 3: 8 in total, 18 are needed; Harbinger stands, 3 units lost
  216  3 Alliance, dark blue    attacks Lorek (4) from Horizon (4), dice: 3
  217  4 Reapers, burgundy      defends with 2 dice
  218  chance                   2 2 2 against 5 2: losses 2 and 0
  219  3 Alliance, dark blue    attacks Feros (3) from Kahje (2), dice: 1
  220  chance                   5 against 6 3: losses 1 and 0
  221  3 Alliance, dark blue    attacks Feros (3) from Virmire (3), dice: 2
  222  chance                   5 6 against 3 4: losses 0 and 2
  223  3 Alliance, dark blue    attacks Bekenstein (5) from Mindoir (6), dice: 3
  224  4 Reapers, burgundy      defends with 2 dice
  225  chance                   3 2 1 against 1 5: losses 1 and 1
  226  3 Alliance, dark blue    attacks Pragia (1) from Virmire (3), dice: 2
  227  2 Reapers, red           plays no card
  228  2 Reapers, red           plays no card
  229  chance                   4 2 against 5: losses 1 and 0
  230  3 Alliance, dark blue    attacks Lorek (4) from Virmire (2), dice: 1
  231  4 Reapers, burgundy      defends with 2 dice
  232  chance                   2 against 5 3: losses 1 and 0
  233  3 Alliance, dark blue    ends the attacks
  234  3 Alliance, dark blue    does not fortify
  235  chance                   Reapers, burgundy draws a Reaper Vanguard token: Reaper
  236  4 Reapers, burgundy      places the Reaper Vanguard token on Shanxi
  237  4 Reapers, burgundy      places 3 on Nevos, now 7
  238  4 Reapers, burgundy      ends the attacks
  239  4 Reapers, burgundy      moves 6 from Nevos to Zorya
  240  4 Reapers, burgundy      asks for command of Pragia
  241  2 Reapers, red           hands Pragia over
  242  4 Reapers, burgundy      lets Harbinger stay
  243  chance                   Reapers, burgundy draws reaper-19 (Cruiser – Dragon's Teeth)
  244  1 Alliance, light blue   turns in alliance-17 (Carrier – Thanix Barrage) and builds a ship: Carrier
  245  1 Alliance, light blue   places 3 on Rannoch, now 4
  246  1 Alliance, light blue   places the new ship (Carrier) on Ilos
  247  1 Alliance, light blue   attacks Adas (4) from Rannoch (4), dice: 3
  248  2 Reapers, red           plays no card
  249  2 Reapers, red           defends with 2 dice
  250  2 Reapers, red           plays no card
  251  chance                   4 4 1 against 2 3: losses 0 and 2
  252  1 Alliance, light blue   attacks Adas (2) from Rannoch (4), dice: 3
  253  2 Reapers, red           defends with 2 dice
  254  2 Reapers, red           plays no card
  255  chance                   6 4 1 against 5 2: losses 0 and 2; Adas falls
  256  1 Alliance, light blue   attacks Dekuuna (2) from Lesuss (4), dice: 3
  257  chance                   5 4 5 against 6 4: losses 1 and 1
  258  1 Alliance, light blue   attacks Dekuuna (1) from Lesuss (3), dice: 2
  259  chance                   2 3 against 5: losses 1 and 0
  260  1 Alliance, light blue   attacks Palaven (1) from Lesuss (2), dice: 1
  261  chance                   4 against 1: losses 0 and 1; Palaven falls
  262  1 Alliance, light blue   ends the attacks
  263  1 Alliance, light blue   moves 2 from Adas to Rannoch
  264  1 Alliance, light blue   ends the fortifications
  265  chance                   Alliance, light blue draws alliance-06 (Dreadnought – Fifth Fleet Reserves)
  266  chance                   Alliance, light blue draws alliance-25 (Cruiser – Stealth Run)
  267  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  268  2 Reapers, red           places the Reaper Vanguard token on Antibaar
  269  2 Reapers, red           plays no card
  270  2 Reapers, red           places 3 on Tuchanka, now 7
  271  2 Reapers, red           attacks Dekuuna (1) from Thessia (4), dice: 3
  272  2 Reapers, red           plays no card
  273  2 Reapers, red           plays no card
  274  chance                   3 1 6 against 3: losses 0 and 1; Dekuuna falls
  275  2 Reapers, red           plays no card
  276  2 Reapers, red           attacks Palaven (1) from Dekuuna (3), dice: 2
  277  2 Reapers, red           plays no card
  278  1 Alliance, light blue   plays no card
  279  2 Reapers, red           plays no card
  280  1 Alliance, light blue   plays no card
  281  chance                   6 6 against 5: losses 0 and 1; Palaven falls
  282  2 Reapers, red           plays no card
  283  2 Reapers, red           attacks Mindoir (5) from Tuchanka (7), dice: 3
  284  2 Reapers, red           plays no card
  285  3 Alliance, dark blue    defends with 2 dice
  286  2 Reapers, red           plays no card
  287  chance                   2 3 5 against 6 2: losses 1 and 1
  288  2 Reapers, red           attacks Irune (1) from Palaven (2), dice: 1
  289  2 Reapers, red           plays no card
  290  1 Alliance, light blue   plays no card
  291  2 Reapers, red           plays no card
  292  1 Alliance, light blue   plays no card
  293  chance                   6 against 3: losses 0 and 1; Irune falls
  294  2 Reapers, red           plays no card
  295  2 Reapers, red           attacks Terra Nova (1) from Shanxi (6), dice: 3
  296  2 Reapers, red           plays no card
  297  2 Reapers, red           plays no card
  298  chance                   5 4 6 against 2: losses 0 and 1; Terra Nova falls
  299  2 Reapers, red           plays no card
  300  2 Reapers, red           moves 2 more units in
  301  2 Reapers, red           attacks Ontarom (1) from Utukku (6), dice: 3
  302  2 Reapers, red           plays no card
  303  1 Alliance, light blue   plays no card
  304  2 Reapers, red           plays no card
  305  1 Alliance, light blue   plays no card
  306  chance                   2 1 3 against 1: losses 0 and 1; Ontarom falls
  307  2 Reapers, red           plays no card
  308  2 Reapers, red           moves 2 more units in
  309  2 Reapers, red           attacks Earth (3) from Benning (5), dice: 3
  310  2 Reapers, red           plays no card
  311  3 Alliance, dark blue    defends with 2 dice
  312  2 Reapers, red           plays no card
  313  chance                   5 6 6 against 3 1: losses 0 and 2
  314  2 Reapers, red           attacks Earth (1) from Benning (5), dice: 3
  315  2 Reapers, red           plays no card
  316  chance                   4 3 2 against 3: losses 0 and 1; Earth falls
  317  2 Reapers, red           plays no card
  318  2 Reapers, red           moves 1 more units in
  319  2 Reapers, red           attacks Feros (1) from Ontarom (5), dice: 3
  320  2 Reapers, red           plays no card
  321  2 Reapers, red           plays no card
  322  chance                   6 3 1 against 3: losses 0 and 1; Feros falls
  323  2 Reapers, red           plays no card
  324  2 Reapers, red           moves 1 more units in
  325  2 Reapers, red           attacks Eden Prime (2) from Earth (4), dice: 3
  326  2 Reapers, red           plays no card
  327  2 Reapers, red           plays no card
  328  chance                   5 1 3 against 4 6: losses 2 and 0
  329  2 Reapers, red           attacks Intai'sei (1) from Feros (4), dice: 3
  330  2 Reapers, red           plays no card
  331  1 Alliance, light blue   plays no card
  332  2 Reapers, red           plays no card
  333  1 Alliance, light blue   plays no card
  334  chance                   6 4 5 against 6: losses 1 and 0
  335  2 Reapers, red           attacks Noveria (3) from Earth (2), dice: 1
  336  2 Reapers, red           plays no card
  337  3 Alliance, dark blue    defends with 2 dice
  338  2 Reapers, red           plays no card
  339  chance                   4 against 1 3: losses 0 and 1
  340  2 Reapers, red           attacks Eden Prime (2) from Earth (2), dice: 1
  341  2 Reapers, red           plays no card
  342  chance                   6 against 4 3: losses 0 and 1
  343  2 Reapers, red           attacks Mindoir (4) from Tuchanka (6), dice: 3
  344  3 Alliance, dark blue    defends with 2 dice
  345  2 Reapers, red           plays no card
  346  chance                   4 1 5 against 2 3: losses 0 and 2
  347  2 Reapers, red           attacks Eden Prime (1) from Earth (2), dice: 1
  348  2 Reapers, red           plays no card
  349  chance                   6 against 3: losses 0 and 1; Eden Prime falls
  350  2 Reapers, red           plays no card
  351  2 Reapers, red           attacks Intai'sei (1) from Feros (3), dice: 2
  352  2 Reapers, red           plays no card
  353  1 Alliance, light blue   plays no card
  354  chance                   1 2 against 1: losses 0 and 1; Intai'sei falls
  355  2 Reapers, red           plays no card
  356  2 Reapers, red           ends the attacks
  357  2 Reapers, red           moves 5 from Tuchanka to Earth
  358  2 Reapers, red           ends the fortifications
  359  2 Reapers, red           plays no card
  360  2 Reapers, red           rolls for the move of Harbinger
  361  chance                   5: Harbinger may go 5 steps
  362  2 Reapers, red           moves Harbinger from Nevos to Earth
  363  chance                   Reapers, red draws reaper-26 (Carrier – Seeker Swarms)
  364  chance                   Reapers, red draws reaper-24 (Dreadnought – Relentless Advance)
  365  chance                   Reapers, red draws reaper-08 (Carrier – The Cycle Continues)
  366  3 Alliance, dark blue    places 3 on Noveria, now 5
  367  3 Alliance, dark blue    attacks Zorya (8) from Omega (3), dice: 2
  368  4 Reapers, burgundy      plays reaper-19 (Cruiser – Dragon's Teeth)
  369  1 Alliance, light blue   does not answer reaper-19 (Cruiser – Dragon's Teeth), which takes effect; Zorya now has 11 units
  370  4 Reapers, burgundy      defends with 2 dice
  371  chance                   2 1 against 4 3: losses 2 and 0
  372  3 Alliance, dark blue    attacks Lorek (4) from Horizon (2), dice: 1
  373  4 Reapers, burgundy      defends with 2 dice
  374  chance                   3 against 5 5: losses 1 and 0
  375  3 Alliance, dark blue    attacks Bekenstein (4) from Mindoir (2), dice: 1
  376  4 Reapers, burgundy      defends with 2 dice
  377  chance                   4 against 5 1: losses 1 and 0
  378  3 Alliance, dark blue    attacks Elysium (1) from Noveria (5), dice: 3
  379  2 Reapers, red           plays no card
  380  2 Reapers, red           plays no card
  381  chance                   2 6 3 against 6: losses 1 and 0
  382  3 Alliance, dark blue    attacks Eden Prime (1) from Noveria (4), dice: 3
  383  2 Reapers, red           plays no card
  384  2 Reapers, red           plays no card
  385  chance                   1 2 4 against 5: losses 1 and 0
  386  3 Alliance, dark blue    attacks Eden Prime (1) from Noveria (3), dice: 2
  387  2 Reapers, red           plays no card
  388  chance                   4 6 against 5: losses 0 and 1; Eden Prime falls
  389  3 Alliance, dark blue    ends the attacks
  390  3 Alliance, dark blue    asks for command of Aite
  391  1 Alliance, light blue   hands Aite over
  392  chance                   Alliance, dark blue draws alliance-26 (Carrier – Stealth Run)
  393  chance                   Reapers, burgundy draws a Reaper Vanguard token: Catalyst
  394  4 Reapers, burgundy      places the Reaper Vanguard token on Watson
  395  4 Reapers, burgundy      places 3 on Lorek, now 7
  396  4 Reapers, burgundy      attacks Korlus (4) from Lorek (7), dice: 3
  397  chance                   2 5 1 against 6 6: losses 2 and 0
  398  4 Reapers, burgundy      attacks Horizon (1) from Lorek (5), dice: 3
  399  3 Alliance, dark blue    plays no card
  400  3 Alliance, dark blue    plays no card
  401  chance                   6 6 2 against 5: losses 0 and 1; Horizon falls
  402  4 Reapers, burgundy      moves 1 more units in
  403  4 Reapers, burgundy      attacks Korlus (4) from Heshtok (4), dice: 3
  404  chance                   4 1 3 against 1 3: losses 0 and 2
  405  4 Reapers, burgundy      attacks Korlus (2) from Zorya (11), dice: 3
  406  chance                   1 4 6 against 2 6: losses 1 and 1
  407  4 Reapers, burgundy      attacks Korlus (1) from Heshtok (4), dice: 3
  408  chance                   4 3 2 against 4: losses 1 and 0
  409  4 Reapers, burgundy      attacks Omega (1) from Zorya (10), dice: 3
  410  3 Alliance, dark blue    plays no card
  411  3 Alliance, dark blue    plays no card
  412  chance                   5 4 2 against 6: losses 1 and 0
  413  4 Reapers, burgundy      attacks Sanctum (1) from Zorya (9), dice: 3
  414  1 Alliance, light blue   plays no card
  415  1 Alliance, light blue   plays no card
  416  chance                   1 4 4 against 4: losses 1 and 0
  417  4 Reapers, burgundy      attacks Omega (1) from Zorya (8), dice: 3
  418  3 Alliance, dark blue    plays no card
  419  chance                   5 6 4 against 3: losses 0 and 1; Omega falls
  420  4 Reapers, burgundy      moves 4 more units in
  421  4 Reapers, burgundy      attacks Mindoir (1) from Bekenstein (4), dice: 3
  422  3 Alliance, dark blue    plays no card
  423  3 Alliance, dark blue    plays no card
  424  chance                   6 5 6 against 3: losses 0 and 1; Mindoir falls
  425  4 Reapers, burgundy      attacks Illium (5) from Omega (7), dice: 3
  426  chance                   6 5 3 against 3 6: losses 1 and 1
  427  4 Reapers, burgundy      attacks Illium (4) from Heshtok (3), dice: 2
  428  chance                   1 2 against 5 1: losses 2 and 0
  429  4 Reapers, burgundy      attacks Sanctum (1) from Omega (6), dice: 3
  430  1 Alliance, light blue   plays no card
  431  chance                   1 4 3 against 5: losses 1 and 0
  432  4 Reapers, burgundy      attacks Rannoch (3) from Horizon (4), dice: 3
  433  1 Alliance, light blue   plays no card
  434  1 Alliance, light blue   defends with 2 dice
  435  1 Alliance, light blue   plays no card
  436  chance                   2 4 5 against 2 3: losses 0 and 2
  437  4 Reapers, burgundy      attacks Hagalaz (3) from Omega (5), dice: 3
  438  3 Alliance, dark blue    plays no card
  439  3 Alliance, dark blue    defends with 2 dice
  440  3 Alliance, dark blue    plays no card
  441  chance                   3 4 5 against 1 3: losses 0 and 2
  442  4 Reapers, burgundy      attacks Rannoch (1) from Horizon (4), dice: 3
  443  1 Alliance, light blue   plays no card
  444  chance                   3 2 6 against 2: losses 0 and 1; Rannoch falls
  445  4 Reapers, burgundy      attacks Illium (4) from Omega (5), dice: 3
  446  chance                   4 1 6 against 3 4: losses 0 and 2
  447  4 Reapers, burgundy      attacks Hagalaz (1) from Omega (5), dice: 3
  448  3 Alliance, dark blue    plays no card
  449  chance                   3 1 5 against 2: losses 0 and 1; Hagalaz falls
  450  4 Reapers, burgundy      moves 1 more units in
  451  4 Reapers, burgundy      attacks Sanctum (1) from Hagalaz (4), dice: 3
  452  1 Alliance, light blue   plays no card
  453  chance                   2 5 4 against 2: losses 0 and 1; Sanctum falls
  454  4 Reapers, burgundy      attacks Haestrom (1) from Rannoch (3), dice: 2
  455  1 Alliance, light blue   plays no card
  456  1 Alliance, light blue   plays no card
  457  chance                   5 4 against 3: losses 0 and 1; Haestrom falls
  458  4 Reapers, burgundy      attacks Aite (1) from Sanctum (3), dice: 2
  459  3 Alliance, dark blue    plays no card
  460  3 Alliance, dark blue    plays no card
  461  chance                   1 4 against 2: losses 0 and 1; Aite falls
  462  4 Reapers, burgundy      attacks Ilos (1) from Aite (2), dice: 1
  463  1 Alliance, light blue   plays no card
  464  1 Alliance, light blue   defends with 1 die, with 1 Carrier
  465  1 Alliance, light blue   plays no card
  466  chance                   2 against 1: losses 1 and 0
  467  4 Reapers, burgundy      attacks Charoum (3) from Haestrom (2), dice: 1
  468  chance                   2 against 6 5: losses 1 and 0
  469  4 Reapers, burgundy      ends the attacks
  470  4 Reapers, burgundy      asks for command of Irune
  471  2 Reapers, red           keeps Irune
  472  4 Reapers, burgundy      rolls for the move of Harbinger
  473  chance                   1: Harbinger may go 1 step
  474  4 Reapers, burgundy      moves Harbinger from Earth to Noveria
  475  chance                   Reapers, burgundy draws reaper-21 (Dreadnought – Ravager Nest)
  476  chance                   Reapers, burgundy draws reaper-09 (Dreadnought – Husk Swarm)
  477  1 Alliance, light blue   places 3 on Lesuss, now 4
  478  1 Alliance, light blue   attacks Dekuuna (1) from Lesuss (4), dice: 3
  479  2 Reapers, red           plays no card
  480  1 Alliance, light blue   plays no card
  481  2 Reapers, red           plays no card
  482  chance                   6 4 4 against 5: losses 0 and 1; Dekuuna falls
  483  1 Alliance, light blue   ends the attacks
  484  1 Alliance, light blue   asks for command of Kahje
  485  3 Alliance, dark blue    hands Kahje over
  486  chance                   Alliance, light blue draws alliance-23 (Carrier – Prothean Beacon)
  487  chance                   Reapers, red draws a Reaper Vanguard token: Reaper
  488  2 Reapers, red           places the Reaper Vanguard token on Irune
  489  2 Reapers, red           plays no card
  490  2 Reapers, red           places 5 on Palaven, now 6
  491  2 Reapers, red           plays reaper-26 (Carrier – Seeker Swarms) at Dekuuna
  492  3 Alliance, dark blue    does not answer reaper-26 (Carrier – Seeker Swarms)
  493  1 Alliance, light blue   does not answer reaper-26 (Carrier – Seeker Swarms), which takes effect
  494  chance                   3: Dekuuna loses 2, 1 left
  495  2 Reapers, red           attacks Lesuss (1) from Palaven (6), dice: 3
  496  2 Reapers, red           plays no card
  497  1 Alliance, light blue   plays no card
  498  2 Reapers, red           plays no card
  499  1 Alliance, light blue   plays no card
  500  chance                   1 5 3 against 4: losses 0 and 1; Lesuss falls
  501  2 Reapers, red           plays no card
  502  2 Reapers, red           moves 2 more units in
  503  2 Reapers, red           attacks Noveria (1) from Earth (6), dice: 3
  504  2 Reapers, red           plays no card
  505  3 Alliance, dark blue    plays no card
  506  2 Reapers, red           plays no card
  507  3 Alliance, dark blue    plays no card
  508  chance                   6 2 3 against 6: losses 1 and 0
  509  2 Reapers, red           attacks Noveria (1) from Earth (5), dice: 3
  510  2 Reapers, red           plays no card
  511  3 Alliance, dark blue    plays no card
  512  chance                   1 1 4 against 6: losses 1 and 0
  513  2 Reapers, red           attacks Eden Prime (2) from Earth (4), dice: 3
  514  2 Reapers, red           plays no card
  515  3 Alliance, dark blue    plays no card
  516  3 Alliance, dark blue    defends with 2 dice
  517  2 Reapers, red           plays no card
  518  3 Alliance, dark blue    plays no card
  519  chance                   3 5 1 against 6 6: losses 2 and 0
  520  2 Reapers, red           attacks Eden Prime (2) from Earth (2), dice: 1
  521  3 Alliance, dark blue    defends with 2 dice
  522  2 Reapers, red           plays no card
  523  3 Alliance, dark blue    plays no card
  524  chance                   5 against 3 6: losses 1 and 0
  525  2 Reapers, red           attacks Dekuuna (1) from Lesuss (5), dice: 3
  526  2 Reapers, red           plays no card
  527  1 Alliance, light blue   plays no card
  528  2 Reapers, red           plays no card
  529  1 Alliance, light blue   plays no card
  530  chance                   6 3 3 against 3: losses 0 and 1; Dekuuna falls
  531  2 Reapers, red           plays no card
  532  2 Reapers, red           moves 1 more units in
  533  2 Reapers, red           ends the attacks
  534  2 Reapers, red           does not fortify
  535  2 Reapers, red           plays no card
  536  2 Reapers, red           lets Harbinger stay
  537  2 Reapers, red           plays reaper-02 (Carrier – Harbinger Attack)
  538  3 Alliance, dark blue    does not answer reaper-02 (Carrier – Harbinger Attack)
  539  1 Alliance, light blue   does not answer reaper-02 (Carrier – Harbinger Attack), which takes effect; Noveria is devastated, 1 unit lost; Momentum Meter: 1 space towards the Reapers
  540  chance                   Reapers, red draws reaper-04 (Cruiser – Harbinger Reborn)
  541  chance                   Reapers, red draws reaper-20 (Carrier – Dragon's Teeth)
  542  3 Alliance, dark blue    turns in alliance-26 (Carrier – Stealth Run) and builds a ship: Carrier
  543  3 Alliance, dark blue    places 3 on Eden Prime, now 5
  544  3 Alliance, dark blue    places the new ship (Carrier) on Virmire
  545  3 Alliance, dark blue    attacks Earth (1) from Eden Prime (5), dice: 3
  546  2 Reapers, red           plays reaper-20 (Carrier – Dragon's Teeth)
  547  1 Alliance, light blue   does not answer reaper-20 (Carrier – Dragon's Teeth), which takes effect; Earth now has 4 units
  548  2 Reapers, red           defends with 2 dice
  549  2 Reapers, red           plays no card
  550  chance                   1 1 1 against 2 3: losses 2 and 0
  551  3 Alliance, dark blue    attacks Earth (4) from Eden Prime (3), dice: 2
  552  2 Reapers, red           defends with 2 dice
  553  2 Reapers, red           plays no card
  554  chance                   2 2 against 2 1: losses 1 and 1
  555  3 Alliance, dark blue    attacks Harbinger on Noveria from Eden Prime (2), dice: 1
  556  chance                   4: 2 in total, 18 are needed; Harbinger stands, 1 unit lost
  557  3 Alliance, dark blue    ends the attacks
  558  3 Alliance, dark blue    asks for command of Adas
  559  1 Alliance, light blue   hands Adas over
  560  4 Reapers, burgundy      plays no card
  561  4 Reapers, burgundy      turns in reaper-09 (Dreadnought – Husk Swarm) and builds a ship: Dreadnought
  562  4 Reapers, burgundy      places 5 on Heshtok, now 6
  563  4 Reapers, burgundy      places the new ship (Dreadnought) on Rannoch
  564  4 Reapers, burgundy      attacks Korlus (1) from Heshtok (6), dice: 3
  565  4 Reapers, burgundy      plays no card
  566  4 Reapers, burgundy      plays no card
  567  chance                   6 4 1 against 5: losses 0 and 1; Korlus falls
  568  4 Reapers, burgundy      plays no card
  569  4 Reapers, burgundy      moves 2 more units in
  570  4 Reapers, burgundy      attacks Illium (2) from Korlus (5), dice: 3
  571  4 Reapers, burgundy      plays no card
  572  4 Reapers, burgundy      plays no card
  573  chance                   5 1 6 against 1 6: losses 1 and 1
  574  4 Reapers, burgundy      attacks Illium (1) from Korlus (4), dice: 3
  575  4 Reapers, burgundy      plays no card
  576  chance                   2 4 6 against 1: losses 0 and 1; Illium falls
  577  4 Reapers, burgundy      plays no card
  578  4 Reapers, burgundy      ends the attacks
  579  4 Reapers, burgundy      moves 1 Dreadnought from Rannoch to Bekenstein
  580  4 Reapers, burgundy      ends the fortifications
  581  4 Reapers, burgundy      plays no card
  582  4 Reapers, burgundy      lets Harbinger stay
  583  chance                   Reapers, burgundy draws reaper-16 (Cruiser – Destroyer Beam)
  584  chance                   Reapers, burgundy draws reaper-22 (Cruiser – Signal Hijack)
  585  1 Alliance, light blue   plays alliance-23 (Carrier – Prothean Beacon) on the token of Thessia; it is: Reaper
  586  1 Alliance, light blue   turns in alliance-06 (Dreadnought – Fifth Fleet Reserves) and builds a ship: Dreadnought
  587  1 Alliance, light blue   places 3 on Ilos, now 4
  588  1 Alliance, light blue   places the new ship (Dreadnought) on Kahje
  589  1 Alliance, light blue   attacks Hagalaz (1) from Ilos (4), dice: 3, with 1 Carrier
  590  1 Alliance, light blue   plays no card
  591  4 Reapers, burgundy      plays no card
  592  chance                   3 1 3 against 2: losses 0 and 1; Hagalaz falls
  593  1 Alliance, light blue   attacks Aite (1) from Hagalaz (3), dice: 2, with 1 Carrier
  594  1 Alliance, light blue   plays no card
  595  4 Reapers, burgundy      plays no card
  596  chance                   3 6 against 5: losses 0 and 1; Aite falls
  597  1 Alliance, light blue   attacks Irune (1) from Aite (2), dice: 1, with 1 Carrier
  598  1 Alliance, light blue   plays no card
  599  chance                   2 against d8:1: losses 0 and 1; Irune falls; the token there is turned up: Reaper; Momentum Meter: 1 space towards the Alliance
  600  1 Alliance, light blue   ends the attacks
  601  1 Alliance, light blue   does not fortify
  602  chance                   Alliance, light blue draws alliance-05 (Carrier – Fifth Fleet Reserves)
  603  2 Reapers, red           plays no card
  604  2 Reapers, red           plays reaper-08 (Carrier – The Cycle Continues)
  605  1 Alliance, light blue   does not answer reaper-08 (Carrier – The Cycle Continues), which takes effect; Momentum Meter: 2 spaces towards the Reapers
  606  2 Reapers, red           places 5 on Sur'Kesh, now 6
  607  2 Reapers, red           attacks Kahje (1) from Sur'Kesh (6), dice: 3
  608  2 Reapers, red           plays no card
  609  1 Alliance, light blue   plays no card
  610  1 Alliance, light blue   defends with 1 die, with 1 Dreadnought
  611  2 Reapers, red           plays no card
  612  1 Alliance, light blue   plays no card
  613  chance                   5 3 5 against d8:2: losses 0 and 1; Kahje falls; 1 Dreadnought destroyed
  614  2 Reapers, red           plays no card
  615  2 Reapers, red           moves 2 more units in
  616  2 Reapers, red           attacks Eden Prime (1) from Earth (3), dice: 2
  617  2 Reapers, red           plays no card
  618  2 Reapers, red           plays no card
  619  chance                   5 2 against 4: losses 0 and 1; Eden Prime falls
  620  2 Reapers, red           plays no card
  621  2 Reapers, red           ends the attacks
  622  2 Reapers, red           moves 3 from Dekuuna to Feros
  623  2 Reapers, red           asks for command of Omega
  624  4 Reapers, burgundy      keeps Omega
  625  2 Reapers, red           plays no card
  626  2 Reapers, red           rolls for the move of Harbinger
  627  chance                   2: Harbinger may go 2 steps
  628  2 Reapers, red           moves Harbinger from Noveria to Eden Prime
  629  chance                   Reapers, red draws reaper-17 (Carrier – Banshee Scream)
  630  chance                   Reapers, red draws reaper-05 (Carrier – Harbinger Reborn)
  631  chance                   Reapers, red draws reaper-06 (Dreadnought – Indoctrination)
  632  3 Alliance, dark blue    places 3 on Virmire, now 4
  633  3 Alliance, dark blue    attacks Lorek (1) from Virmire (4), dice: 3, with 1 Carrier
  634  4 Reapers, burgundy      plays reaper-21 (Dreadnought – Ravager Nest)
  635  1 Alliance, light blue   does not answer reaper-21 (Dreadnought – Ravager Nest), which takes effect; the defence dice have 8 sides for the rest of the invasion
  636  chance                   3 4 2 against d8:5: losses 1 and 0
  637  3 Alliance, dark blue    attacks Pragia (1) from Virmire (3), dice: 2, with 1 Carrier
  638  chance                   2 5 against 3: losses 0 and 1; Pragia falls
  639  3 Alliance, dark blue    attacks Ontarom (1) from Pragia (2), dice: 1, with 1 Carrier
  640  chance                   2 against 2: losses 0 and 1; Ontarom falls
  641  3 Alliance, dark blue    ends the attacks
  642  3 Alliance, dark blue    asks for command of Hagalaz
  643  1 Alliance, light blue   keeps Hagalaz
  644  chance                   Alliance, dark blue draws alliance-04 (Cruiser – Fifth Fleet Reserves)
  645  4 Reapers, burgundy      plays no card
  646  4 Reapers, burgundy      turns in reaper-22 (Cruiser – Signal Hijack) and builds a ship: Cruiser
  647  4 Reapers, burgundy      places 5 on Antibaar, now 6
  648  4 Reapers, burgundy      places the new ship (Cruiser) on Omega
  649  4 Reapers, burgundy      attacks Ontarom (1) from Therum (2), dice: 1
  650  4 Reapers, burgundy      plays no card
  651  3 Alliance, dark blue    plays no card
  652  3 Alliance, dark blue    defends with 1 die, with 1 Carrier
  653  4 Reapers, burgundy      plays reaper-16 (Cruiser – Destroyer Beam)
  654  1 Alliance, light blue   does not answer reaper-16 (Cruiser – Destroyer Beam)
  655  3 Alliance, dark blue    does not answer reaper-16 (Cruiser – Destroyer Beam), which takes effect; each attack die counts 2 more in this battle
  656  3 Alliance, dark blue    plays no card
  657  chance                   5 against 3: losses 0 and 1; Ontarom falls; 1 Carrier destroyed
  658  4 Reapers, burgundy      ends the attacks
  659  4 Reapers, burgundy      moves 2 from Mindoir to Antibaar
  660  4 Reapers, burgundy      ends the fortifications
  661  4 Reapers, burgundy      lets Harbinger stay
  662  chance                   Reapers, burgundy draws reaper-03 (Dreadnought – Harbinger Attack)
  663  chance                   Reapers, burgundy draws reaper-13 (Cruiser – Brute Charge)
  664  chance                   Reapers, burgundy draws reaper-27 (Dreadnought – Shifting Stronghold)
  665  1 Alliance, light blue   plays alliance-05 (Carrier – Fifth Fleet Reserves) at Irune; Irune now has 4 units
  666  1 Alliance, light blue   places 3 on Aite, now 4
  667  1 Alliance, light blue   attacks Lesuss (1) from Irune (4), dice: 3, with 1 Carrier
  668  1 Alliance, light blue   plays no card
  669  chance                   1 5 4 against 2: losses 0 and 1; Lesuss falls
  670  1 Alliance, light blue   attacks Thessia (1) from Lesuss (3), dice: 2, with 1 Carrier
  671  1 Alliance, light blue   plays no card
  672  chance                   2 1 against d8:4: losses 1 and 0
  673  1 Alliance, light blue   attacks Sanctum (1) from Aite (4), dice: 3
  674  1 Alliance, light blue   plays no card
  675  chance                   5 5 5 against 5: losses 1 and 0
  676  1 Alliance, light blue   attacks Palaven (1) from Lesuss (2), dice: 1, with 1 Carrier
  677  1 Alliance, light blue   plays no card
  678  chance                   3 against 5: losses 1 and 0
  679  1 Alliance, light blue   attacks Sanctum (1) from Aite (3), dice: 2
  680  1 Alliance, light blue   plays no card
  681  chance                   2 3 against 4: losses 1 and 0
  682  1 Alliance, light blue   attacks Sanctum (1) from Aite (2), dice: 1
  683  1 Alliance, light blue   plays no card
  684  chance                   4 against 2: losses 0 and 1; Sanctum falls
  685  1 Alliance, light blue   ends the attacks
  686  1 Alliance, light blue   moves 1 Carrier from Lesuss to Sanctum
  687  1 Alliance, light blue   asks for command of Adas
  688  3 Alliance, dark blue    hands Adas over
  689  chance                   Alliance, light blue draws alliance-14 (Carrier – Biotic Barrier)
  690  2 Reapers, red           plays no card
  691  2 Reapers, red           picks reaper-05 (Carrier – Harbinger Reborn)
  692  2 Reapers, red           picks reaper-04 (Cruiser – Harbinger Reborn)
  693  2 Reapers, red           picks reaper-06 (Dreadnought – Indoctrination)
  694  2 Reapers, red           turns in a set for 7 units
  695  2 Reapers, red           places 14 on Thessia, now 15
  696  2 Reapers, red           attacks Virmire (1) from Feros (4), dice: 3
  697  2 Reapers, red           plays no card
  698  3 Alliance, dark blue    plays no card
  699  2 Reapers, red           plays no card
  700  3 Alliance, dark blue    plays no card
  701  chance                   5 5 2 against 5: losses 1 and 0
  702  2 Reapers, red           ends the attacks
  703  2 Reapers, red           does not fortify
  704  2 Reapers, red           plays reaper-24 (Dreadnought – Relentless Advance)
  705  3 Alliance, dark blue    does not answer reaper-24 (Dreadnought – Relentless Advance)
  706  1 Alliance, light blue   does not answer reaper-24 (Dreadnought – Relentless Advance), which takes effect; Harbinger may go 6 steps
  707  2 Reapers, red           moves Harbinger from Eden Prime to Sanctum
  708  chance                   Reapers, red draws reaper-01 (Cruiser – Harbinger Attack)
  709  chance                   Reapers, red draws reaper-12 (Dreadnought – Brute Charge)
  710  3 Alliance, dark blue    turns in alliance-04 (Cruiser – Fifth Fleet Reserves) and builds a ship: Cruiser
  711  3 Alliance, dark blue    places 3 on Pragia, now 4
  712  3 Alliance, dark blue    places the new ship (Cruiser) on Virmire
  713  3 Alliance, dark blue    attacks Haestrom (1) from Pragia (4), dice: 3
  714  chance                   1 5 5 against 1: losses 0 and 1; Haestrom falls
  715  3 Alliance, dark blue    attacks Charoum (3) from Haestrom (3), dice: 2
  716  chance                   3 1 against 3 3: losses 2 and 0
  717  3 Alliance, dark blue    ends the attacks
  718  3 Alliance, dark blue    does not fortify
  719  chance                   Alliance, dark blue draws alliance-19 (Cruiser – Resistance Uprising)
  720  4 Reapers, burgundy      plays no card
  721  4 Reapers, burgundy      turns in reaper-03 (Dreadnought – Harbinger Attack) and builds a ship: Dreadnought
  722  4 Reapers, burgundy      places 4 on Rannoch, now 5
  723  4 Reapers, burgundy      places the new ship (Dreadnought) on Horizon
  724  4 Reapers, burgundy      attacks Haestrom (1) from Rannoch (5), dice: 3
  725  4 Reapers, burgundy      plays no card
  726  3 Alliance, dark blue    plays no card
  727  4 Reapers, burgundy      plays reaper-13 (Cruiser – Brute Charge)
  728  1 Alliance, light blue   does not answer reaper-13 (Cruiser – Brute Charge)
  729  3 Alliance, dark blue    does not answer reaper-13 (Cruiser – Brute Charge), which takes effect; each attack die counts 1 more in this battle
  730  3 Alliance, dark blue    plays no card
  731  4 Reapers, burgundy      plays no card
  732  chance                   6 6 3 against 3: losses 0 and 1; Haestrom falls
  733  4 Reapers, burgundy      plays no card
  734  4 Reapers, burgundy      moves 1 more units in
  735  4 Reapers, burgundy      attacks Charoum (3) from Haestrom (4), dice: 3
  736  4 Reapers, burgundy      plays no card
  737  4 Reapers, burgundy      plays no card
  738  chance                   1 1 1 against 2 5: losses 2 and 0
  739  4 Reapers, burgundy      ends the attacks
  740  4 Reapers, burgundy      moves 1 Cruiser from Omega to Zorya
  741  4 Reapers, burgundy      asks for command of Palaven
  742  2 Reapers, red           keeps Palaven
  743  4 Reapers, burgundy      rolls for the move of Harbinger
  744  chance                   2: Harbinger may go 2 steps
  745  4 Reapers, burgundy      leaves Harbinger on Sanctum
  746  chance                   Reapers, burgundy draws reaper-18 (Dreadnought – Banshee Scream)
  747  chance                   Reapers, burgundy draws reaper-11 (Carrier – Husk Swarm)
  748  chance                   Reapers, burgundy draws reaper-07 (Cruiser – Indoctrination)
  749  1 Alliance, light blue   turns in alliance-25 (Cruiser – Stealth Run) and builds a ship: Cruiser
  750  1 Alliance, light blue   places 3 on Lesuss, now 4
  751  1 Alliance, light blue   places the new ship (Cruiser) on Adas
  752  1 Alliance, light blue   attacks Thessia (15) from Lesuss (4), dice: 3
  753  2 Reapers, red           defends with 2 dice
  754  1 Alliance, light blue   plays no card
  755  chance                   4 1 4 against d8:5 d8:6: losses 2 and 0
  756  1 Alliance, light blue   attacks Palaven (1) from Lesuss (2), dice: 1
  757  1 Alliance, light blue   plays no card
  758  chance                   2 against 5: losses 1 and 0
  759  1 Alliance, light blue   ends the attacks
  760  1 Alliance, light blue   moves 1 Carrier from Sanctum to Irune
  761  1 Alliance, light blue   ends the fortifications
  762  2 Reapers, red           plays no card
  763  2 Reapers, red           turns in reaper-12 (Dreadnought – Brute Charge) and builds a ship: Dreadnought
  764  2 Reapers, red           places 7 on Dekuuna, now 8
  765  2 Reapers, red           places the new ship (Dreadnought) on Kahje
  766  2 Reapers, red           attacks Virmire (1) from Feros (3), dice: 2
  767  2 Reapers, red           plays no card
  768  3 Alliance, dark blue    plays no card
  769  3 Alliance, dark blue    defends with 1 die, with 1 Cruiser
  770  2 Reapers, red           plays no card
  771  3 Alliance, dark blue    plays no card
  772  chance                   1 5 against 3: losses 0 and 1; Virmire falls; 1 Cruiser destroyed
  773  2 Reapers, red           plays no card
  774  2 Reapers, red           ends the attacks
  775  2 Reapers, red           does not fortify
  776  2 Reapers, red           rolls for the move of Harbinger
  777  chance                   2: Harbinger may go 2 steps
  778  2 Reapers, red           moves Harbinger from Sanctum to Omega
  779  chance                   Reapers, red draws reaper-14 (Carrier – Brute Charge)
  780  chance                   Reapers, red draws reaper-15 (Dreadnought – Destroyer Beam)
  781  chance                   Reapers, red draws reaper-10 (Cruiser – Husk Swarm)
  782  3 Alliance, dark blue    plays alliance-19 (Cruiser – Resistance Uprising) at Illium
  783  chance                   8: Illium loses 2, 1 left
  784  3 Alliance, dark blue    places 3 on Pragia, now 4
  785  3 Alliance, dark blue    attacks Virmire (2) from Pragia (4), dice: 3
  786  2 Reapers, red           defends with 2 dice
  787  chance                   5 3 2 against 3 5: losses 2 and 0
  788  3 Alliance, dark blue    attacks Ontarom (1) from Pragia (2), dice: 1
  789  chance                   4 against 3: losses 0 and 1; Ontarom falls
  790  3 Alliance, dark blue    ends the attacks
  791  3 Alliance, dark blue    does not fortify
  792  chance                   Alliance, dark blue draws alliance-21 (Dreadnought – Intercepted Orders)
  793  4 Reapers, burgundy      plays no card
  794  4 Reapers, burgundy      turns in reaper-27 (Dreadnought – Shifting Stronghold) and builds a ship: Dreadnought
  795  4 Reapers, burgundy      places 4 on Omega, now 5
  796  4 Reapers, burgundy      places the new ship (Dreadnought) on Bekenstein
  797  4 Reapers, burgundy      attacks Sanctum (1) from Omega (5), dice: 3
  798  4 Reapers, burgundy      plays reaper-18 (Dreadnought – Banshee Scream)
  799  1 Alliance, light blue   does not answer reaper-18 (Dreadnought – Banshee Scream)
  800  3 Alliance, dark blue    does not answer reaper-18 (Dreadnought – Banshee Scream), which takes effect; the defender rolls at most 1 die in 2 battles
  801  4 Reapers, burgundy      plays no card
  802  1 Alliance, light blue   plays no card
  803  4 Reapers, burgundy      plays no card
  804  1 Alliance, light blue   plays no card
  805  chance                   5 2 2 against 4: losses 0 and 1; Sanctum falls
  806  4 Reapers, burgundy      plays no card
  807  4 Reapers, burgundy      moves 1 more units in
  808  4 Reapers, burgundy      attacks Charoum (3) from Haestrom (2), dice: 1
  809  4 Reapers, burgundy      plays no card
  810  4 Reapers, burgundy      plays no card
  811  chance                   4 against 2 3: losses 0 and 1
  812  4 Reapers, burgundy      attacks Adas (1) from Haestrom (2), dice: 1
  813  4 Reapers, burgundy      plays no card
  814  1 Alliance, light blue   plays no card
  815  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
  816  4 Reapers, burgundy      plays no card
  817  1 Alliance, light blue   plays alliance-14 (Carrier – Biotic Barrier); each defence die counts 1 more for the rest of the invasion
  818  4 Reapers, burgundy      plays no card
  819  chance                   3 against 3: losses 1 and 0
  820  4 Reapers, burgundy      attacks Aite (1) from Sanctum (4), dice: 3
  821  4 Reapers, burgundy      plays no card
  822  4 Reapers, burgundy      plays no card
  823  chance                   1 5 3 against 5: losses 1 and 0
  824  4 Reapers, burgundy      attacks Hagalaz (1) from Sanctum (3), dice: 2
  825  4 Reapers, burgundy      plays no card
  826  4 Reapers, burgundy      plays no card
  827  chance                   4 6 against 5: losses 0 and 1; Hagalaz falls
  828  4 Reapers, burgundy      plays no card
  829  4 Reapers, burgundy      attacks Ilos (1) from Hagalaz (2), dice: 1
  830  4 Reapers, burgundy      plays no card
  831  4 Reapers, burgundy      plays no card
  832  chance                   1 against 2: losses 1 and 0
  833  4 Reapers, burgundy      attacks Ontarom (1) from Antibaar (8), dice: 3
  834  4 Reapers, burgundy      plays no card
  835  3 Alliance, dark blue    plays no card
  836  4 Reapers, burgundy      plays no card
  837  3 Alliance, dark blue    plays no card
  838  chance                   2 1 5 against 2: losses 0 and 1; Ontarom falls
  839  4 Reapers, burgundy      plays no card
  840  4 Reapers, burgundy      moves 4 more units in
  841  4 Reapers, burgundy      attacks Pragia (1) from Ontarom (7), dice: 3
  842  4 Reapers, burgundy      plays no card
  843  3 Alliance, dark blue    plays no card
  844  4 Reapers, burgundy      plays no card
  845  3 Alliance, dark blue    plays no card
  846  chance                   5 3 2 against 2: losses 0 and 1; Pragia falls; Alliance, dark blue is out of the game
  847  4 Reapers, burgundy      plays no card
  848  4 Reapers, burgundy      moves 3 more units in
  849  4 Reapers, burgundy      ends the attacks
  850  4 Reapers, burgundy      asks for command of Utukku
  851  2 Reapers, red           hands Utukku over
  852  4 Reapers, burgundy      rolls for the move of Harbinger
  853  chance                   4: Harbinger may go 4 steps
  854  4 Reapers, burgundy      leaves Harbinger on Omega
  855  chance                   Reapers, burgundy draws reaper-23 (Carrier – Signal Hijack)
  856  chance                   Reapers, burgundy draws reaper-25 (Cruiser – Processed)
  857  chance                   Reapers, burgundy draws reaper-22 (Cruiser – Signal Hijack)
  858  1 Alliance, light blue   places 3 on Lesuss, now 4
  859  1 Alliance, light blue   attacks Thessia (15) from Lesuss (4), dice: 3
  860  2 Reapers, red           plays no card
  861  2 Reapers, red           defends with 2 dice
  862  chance                   2 6 3 against d8:3 d8:5: losses 1 and 1
  863  1 Alliance, light blue   attacks Palaven (1) from Lesuss (3), dice: 2
  864  2 Reapers, red           plays no card
  865  2 Reapers, red           plays no card
  866  chance                   4 5 against 2: losses 0 and 1; Palaven falls
  867  1 Alliance, light blue   attacks Benning (1) from Palaven (2), dice: 1
  868  2 Reapers, red           plays no card
  869  2 Reapers, red           plays no card
  870  chance                   2 against 2: losses 1 and 0
  871  1 Alliance, light blue   ends the attacks
  872  1 Alliance, light blue   does not fortify
  873  chance                   Alliance, light blue draws alliance-03 (Dreadnought – Unite the Galaxy)
  874  2 Reapers, red           plays no card
  875  2 Reapers, red           plays reaper-10 (Cruiser – Husk Swarm) at Virmire
  876  1 Alliance, light blue   does not answer reaper-10 (Cruiser – Husk Swarm), which takes effect; Virmire now has 5 units
  877  2 Reapers, red           places 7 on Eden Prime, now 9
  878  2 Reapers, red           ends the attacks
  879  2 Reapers, red           moves 7 from Dekuuna to Thessia
  880  2 Reapers, red           ends the fortifications
  881  2 Reapers, red           plays no card
  882  2 Reapers, red           rolls for the move of Harbinger
  883  chance                   4: Harbinger may go 4 steps
  884  2 Reapers, red           moves Harbinger from Omega to Sanctum
  885  chance                   Reapers, red draws reaper-02 (Carrier – Harbinger Attack)
  886  chance                   Reapers, red draws reaper-27 (Dreadnought – Shifting Stronghold)
  887  4 Reapers, burgundy      plays no card
  888  4 Reapers, burgundy      turns in reaper-25 (Cruiser – Processed) and builds a ship: Cruiser
  889  4 Reapers, burgundy      plays reaper-11 (Carrier – Husk Swarm) at Horizon
  890  1 Alliance, light blue   does not answer reaper-11 (Carrier – Husk Swarm), which takes effect; Horizon now has 4 units
  891  4 Reapers, burgundy      places 6 on Sanctum, now 7
  892  4 Reapers, burgundy      places the new ship (Cruiser) on Utukku
  893  4 Reapers, burgundy      attacks Aite (1) from Sanctum (7), dice: 3
  894  4 Reapers, burgundy      plays no card
  895  1 Alliance, light blue   plays no card
  896  4 Reapers, burgundy      plays no card
  897  1 Alliance, light blue   plays no card
  898  chance                   4 2 5 against 3: losses 0 and 1; Aite falls
  899  4 Reapers, burgundy      moves 3 more units in
  900  4 Reapers, burgundy      attacks Irune (1) from Aite (6), dice: 3
  901  4 Reapers, burgundy      plays no card
  902  1 Alliance, light blue   plays no card
  903  1 Alliance, light blue   defends with 1 die, with 1 Carrier
  904  4 Reapers, burgundy      plays no card
  905  1 Alliance, light blue   plays no card
  906  chance                   3 4 1 against 1: losses 0 and 1; Irune falls; 1 Carrier destroyed
  907  4 Reapers, burgundy      moves 2 more units in
  908  4 Reapers, burgundy      attacks Lesuss (1) from Irune (5), dice: 3
  909  4 Reapers, burgundy      plays no card
  910  1 Alliance, light blue   plays no card
  911  4 Reapers, burgundy      plays no card
  912  1 Alliance, light blue   plays no card
  913  chance                   1 1 3 against 5: losses 1 and 0
  914  4 Reapers, burgundy      attacks Lesuss (1) from Irune (4), dice: 3
  915  4 Reapers, burgundy      plays no card
  916  1 Alliance, light blue   plays no card
  917  chance                   2 3 2 against 5: losses 1 and 0
  918  4 Reapers, burgundy      attacks Lesuss (1) from Irune (3), dice: 2
  919  4 Reapers, burgundy      plays no card
  920  1 Alliance, light blue   plays no card
  921  chance                   4 1 against 4: losses 1 and 0
  922  4 Reapers, burgundy      attacks Lesuss (1) from Irune (2), dice: 1
  923  4 Reapers, burgundy      plays no card
  924  1 Alliance, light blue   plays no card
  925  chance                   2 against 3: losses 1 and 0
  926  4 Reapers, burgundy      ends the attacks
  927  4 Reapers, burgundy      moves 2 Dreadnoughts from Bekenstein to Utukku
  928  4 Reapers, burgundy      ends the fortifications
  929  4 Reapers, burgundy      plays no card
  930  4 Reapers, burgundy      rolls for the move of Harbinger
  931  chance                   1: Harbinger may go 1 step
  932  4 Reapers, burgundy      moves Harbinger from Sanctum to Aite
  933  chance                   Reapers, burgundy draws reaper-13 (Cruiser – Brute Charge)
  934  chance                   Reapers, burgundy draws reaper-26 (Carrier – Seeker Swarms)
  935  chance                   Reapers, burgundy draws reaper-08 (Carrier – The Cycle Continues)
  936  1 Alliance, light blue   places 3 on Palaven, now 4
  937  1 Alliance, light blue   attacks Benning (1) from Palaven (4), dice: 3
  938  2 Reapers, red           plays no card
  939  1 Alliance, light blue   plays no card
  940  2 Reapers, red           plays no card
  941  chance                   1 2 2 against 1: losses 0 and 1; Benning falls
  942  1 Alliance, light blue   attacks Earth (1) from Benning (3), dice: 2
  943  2 Reapers, red           plays no card
  944  1 Alliance, light blue   plays no card
  945  2 Reapers, red           plays no card
  946  chance                   2 4 against 3: losses 0 and 1; Earth falls
  947  1 Alliance, light blue   attacks Eden Prime (9) from Earth (2), dice: 1
  948  2 Reapers, red           plays no card
  949  2 Reapers, red           defends with 2 dice
  950  1 Alliance, light blue   plays no card
  951  2 Reapers, red           plays no card
  952  chance                   3 against 1 2: losses 0 and 1
  953  1 Alliance, light blue   attacks Eden Prime (8) from Earth (2), dice: 1
  954  2 Reapers, red           defends with 2 dice
  955  1 Alliance, light blue   plays no card
  956  2 Reapers, red           plays no card
  957  chance                   2 against 2 3: losses 1 and 0
  958  1 Alliance, light blue   ends the attacks
  959  chance                   Alliance, light blue draws alliance-08 (Carrier – N7 Strike Team)
  960  2 Reapers, red           plays reaper-27 (Dreadnought – Shifting Stronghold) on the token of Watson, to Mindoir
  961  1 Alliance, light blue   does not answer reaper-27 (Dreadnought – Shifting Stronghold), which takes effect; the token goes to Mindoir
  962  2 Reapers, red           turns in reaper-02 (Carrier – Harbinger Attack) and builds a ship: Carrier
  963  2 Reapers, red           picks reaper-14 (Carrier – Brute Charge)
  964  2 Reapers, red           picks reaper-01 (Cruiser – Harbinger Attack)
  965  2 Reapers, red           picks reaper-15 (Dreadnought – Destroyer Beam)
  966  2 Reapers, red           turns in a set for 7 units
  967  2 Reapers, red           places 11 on Tuchanka, now 12
  968  2 Reapers, red           places the new ship (Carrier) on Terra Nova
  969  2 Reapers, red           attacks Palaven (1) from Tuchanka (12), dice: 3
  970  2 Reapers, red           plays reaper-17 (Carrier – Banshee Scream)
  971  1 Alliance, light blue   does not answer reaper-17 (Carrier – Banshee Scream), which takes effect; the defender rolls at most 1 die in 2 battles
  972  1 Alliance, light blue   plays no card
  973  1 Alliance, light blue   plays no card
  974  chance                   2 5 4 against 6: losses 1 and 0
  975  2 Reapers, red           attacks Palaven (1) from Tuchanka (11), dice: 3
  976  1 Alliance, light blue   plays no card
  977  chance                   3 3 4 against 2: losses 0 and 1; Palaven falls
  978  2 Reapers, red           moves 7 more units in
  979  2 Reapers, red           attacks Benning (1) from Palaven (10), dice: 3
  980  1 Alliance, light blue   plays no card
  981  1 Alliance, light blue   plays no card
  982  chance                   6 1 1 against 1: losses 0 and 1; Benning falls
  983  2 Reapers, red           moves 6 more units in
  984  2 Reapers, red           attacks Earth (1) from Benning (9), dice: 3
  985  1 Alliance, light blue   plays no card
  986  1 Alliance, light blue   plays no card
  987  chance                   2 4 5 against 5: losses 1 and 0
  988  2 Reapers, red           attacks Earth (1) from Eden Prime (8), dice: 3
  989  1 Alliance, light blue   plays no card
  990  chance                   2 2 2 against 4: losses 1 and 0
  991  2 Reapers, red           attacks Earth (1) from Eden Prime (7), dice: 3
  992  1 Alliance, light blue   plays no card
  993  chance                   3 6 5 against 6: losses 1 and 0
  994  2 Reapers, red           attacks Earth (1) from Eden Prime (6), dice: 3
  995  1 Alliance, light blue   plays no card
  996  chance                   1 3 4 against 3: losses 0 and 1; Earth falls
  997  2 Reapers, red           moves 2 more units in
  998  2 Reapers, red           attacks Lesuss (1) from Thessia (21), dice: 3
  999  1 Alliance, light blue   plays no card
 1000  1 Alliance, light blue   plays no card
 1001  chance                   2 4 4 against 6: losses 1 and 0
 1002  2 Reapers, red           attacks Lesuss (1) from Thessia (20), dice: 3
 1003  1 Alliance, light blue   plays no card
 1004  chance                   4 5 2 against 5: losses 1 and 0
 1005  2 Reapers, red           attacks Lesuss (1) from Thessia (19), dice: 3
 1006  1 Alliance, light blue   plays no card
 1007  chance                   5 5 5 against 5: losses 1 and 0
 1008  2 Reapers, red           attacks Lesuss (1) from Thessia (18), dice: 3
 1009  1 Alliance, light blue   plays no card
 1010  chance                   1 2 2 against 1: losses 0 and 1; Lesuss falls
 1011  2 Reapers, red           moves 14 more units in
 1012  2 Reapers, red           ends the attacks
 1013  2 Reapers, red           does not fortify
 1014  2 Reapers, red           rolls for the move of Harbinger
 1015  chance                   6: Harbinger may go 6 steps
 1016  2 Reapers, red           moves Harbinger from Aite to Noveria
 1017  chance                   Reapers, red draws reaper-03 (Dreadnought – Harbinger Attack)
 1018  chance                   Reapers, red draws reaper-20 (Carrier – Dragon's Teeth)
 1019  chance                   Reapers, red draws reaper-04 (Cruiser – Harbinger Reborn)
 1020  4 Reapers, burgundy      plays reaper-23 (Carrier – Signal Hijack) against Alliance, light blue
 1021  1 Alliance, light blue   does not answer reaper-23 (Carrier – Signal Hijack), which takes effect
 1022  chance                   Alliance, light blue loses alliance-08 (Carrier – N7 Strike Team)
 1023  chance                   Alliance, light blue loses alliance-03 (Dreadnought – Unite the Galaxy)
 1024  4 Reapers, burgundy      plays reaper-26 (Carrier – Seeker Swarms) at Charoum
 1025  chance                   1: Charoum loses 1, 1 left
 1026  4 Reapers, burgundy      turns in reaper-07 (Cruiser – Indoctrination) and builds a ship: Cruiser
 1027  4 Reapers, burgundy      places 7 on Hagalaz, now 8
 1028  4 Reapers, burgundy      places the new ship (Cruiser) on Utukku
 1029  4 Reapers, burgundy      attacks Ilos (1) from Hagalaz (8), dice: 3
 1030  4 Reapers, burgundy      plays no card
 1031  4 Reapers, burgundy      plays reaper-13 (Cruiser – Brute Charge); each attack die counts 1 more in this battle
 1032  4 Reapers, burgundy      plays no card
 1033  chance                   3 1 1 against 3: losses 0 and 1; Ilos falls
 1034  4 Reapers, burgundy      moves 4 more units in
 1035  4 Reapers, burgundy      ends the attacks
 1036  4 Reapers, burgundy      moves 3 from Horizon to Illium
 1037  4 Reapers, burgundy      moves 2 Dreadnoughts from Utukku to Ilos
 1038  4 Reapers, burgundy      ends the fortifications
 1039  4 Reapers, burgundy      plays no card
 1040  4 Reapers, burgundy      rolls for the move of Harbinger
 1041  chance                   1: Harbinger may go 1 step
 1042  4 Reapers, burgundy      leaves Harbinger on Noveria
 1043  chance                   Reapers, burgundy draws reaper-09 (Dreadnought – Husk Swarm)
 1044  chance                   Reapers, burgundy draws reaper-06 (Dreadnought – Indoctrination)
 1045  chance                   Reapers, burgundy draws reaper-19 (Cruiser – Dragon's Teeth)
 1046  1 Alliance, light blue   places 3 on Adas, now 4
 1047  1 Alliance, light blue   attacks Rannoch (1) from Adas (4), dice: 3, with 1 Cruiser
 1048  4 Reapers, burgundy      plays reaper-19 (Cruiser – Dragon's Teeth); Rannoch now has 4 units
 1049  4 Reapers, burgundy      plays no card
 1050  4 Reapers, burgundy      defends with 2 dice
 1051  4 Reapers, burgundy      plays no card
 1052  chance                   4 3 1 against 4 5: ships have ones rolled again
 1053  chance                   ones rolled again give 3: losses 2 and 0
 1054  1 Alliance, light blue   attacks Rannoch (4) from Adas (2), dice: 1, with 1 Cruiser
 1055  4 Reapers, burgundy      defends with 2 dice
 1056  4 Reapers, burgundy      plays no card
 1057  chance                   2 against 3 6: losses 1 and 0
 1058  1 Alliance, light blue   ends the attacks
 1059  2 Reapers, red           places 7 on Elysium, now 8
 1060  2 Reapers, red           ends the attacks
 1061  2 Reapers, red           does not fortify
 1062  2 Reapers, red           plays no card
 1063  2 Reapers, red           rolls for the move of Harbinger
 1064  chance                   5: Harbinger may go 5 steps
 1065  2 Reapers, red           moves Harbinger from Noveria to Eden Prime
 1066  chance                   Reapers, red draws reaper-16 (Cruiser – Destroyer Beam)
 1067  chance                   Reapers, red draws reaper-18 (Dreadnought – Banshee Scream)
 1068  4 Reapers, burgundy      plays reaper-09 (Dreadnought – Husk Swarm) at Pragia; Pragia now has 9 units
 1069  4 Reapers, burgundy      turns in reaper-08 (Carrier – The Cycle Continues) and builds a ship: Carrier
 1070  4 Reapers, burgundy      places 12 on Haestrom, now 13
 1071  4 Reapers, burgundy      places the new ship (Carrier) on Ontarom
 1072  4 Reapers, burgundy      attacks Adas (1) from Rannoch (4), dice: 3
 1073  4 Reapers, burgundy      plays no card
 1074  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
 1075  4 Reapers, burgundy      plays no card
 1076  chance                   1 4 5 against 6: losses 1 and 0
 1077  4 Reapers, burgundy      attacks Charoum (1) from Rannoch (3), dice: 2
 1078  4 Reapers, burgundy      plays no card
 1079  4 Reapers, burgundy      plays no card
 1080  chance                   6 1 against 3: losses 0 and 1; Charoum falls
 1081  4 Reapers, burgundy      attacks Adas (1) from Haestrom (13), dice: 3
 1082  1 Alliance, light blue   defends with 1 die, with 1 Cruiser
 1083  4 Reapers, burgundy      plays no card
 1084  chance                   6 6 1 against 3: losses 0 and 1; Adas falls; 1 Cruiser destroyed; Alliance, light blue is out of the game; Reapers, red and Reapers, burgundy win together

won after 1084 actions, by 2 Reapers, red, by 4 Reapers, burgundy
