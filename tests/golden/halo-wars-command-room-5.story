halo-wars/command-room, 5 seats, dealer of seed 2026, game 32
  1 Flood, red                  aggressive
  2 UNSC, green                 aggressive
  3 Covenant, purple            aggressive
  4 UNSC, gold                  aggressive
  5 Covenant, blue              aggressive

    1  chance                   2 6 1 4: Flood, red begins
    2  chance                   a card shows Dunwich: colony
    3  chance                   a card shows Canopus: colony
    4  chance                   a card shows Aurburne: colony
    5  chance                   a card shows Cliath: colony
    6  chance                   a card shows Academ: colony
    7  chance                   a card shows Carthage: colony
    8  chance                   a card shows Kitezh: colony
    9  chance                   a card shows Timgad: colony
   10  chance                   a card shows Sarai: colony
   11  chance                   a card shows Alpha: colony
   12  chance                   a card shows Roxburgh: colony
   13  chance                   a card shows Skara Brae: colony
   14  chance                   a card shows Kinross: colony
   15  chance                   a card shows Roque: colony
   16  chance                   a card shows Skye: colony
   17  chance                   a goal for the board: «Control 8 colonies»
   18  chance                   a goal for the board: «Control all of Pacifica»
   19  chance                   a goal for the board: «Take 4 colonies in one turn»
   20  chance                   a goal for the board: «Control all of Mu»
   21  chance                   a goal for the board: «Take 10 territories in one turn»
   22  chance                   a goal for the board: «Control 11 colonies»
   23  chance                   a goal for the board: «Control 18 territories»
   24  chance                   a goal for the board: «Control 2 enemy bases»
   25  1 Flood, red             places the base (Proto-Gravemind) on Petra
   26  3 Covenant, purple       places the base (Command Center) on New Troy
   27  2 UNSC, green            places the base (Firebase) on Aurburne
   28  5 Covenant, blue         places the base (Command Center) on Skerries
   29  4 UNSC, gold             places the base (Firebase) on New Sarum
   30  1 Flood, red             claims Pirth
   31  3 Covenant, purple       claims Skye
   32  2 UNSC, green            claims Azlan
   33  5 Covenant, blue         claims Kish
   34  4 UNSC, gold             claims Fleming
   35  1 Flood, red             claims Alpha
   36  3 Covenant, purple       claims Academ
   37  2 UNSC, green            claims Magna
   38  5 Covenant, blue         claims Poolesville
   39  4 UNSC, gold             claims Avaris
   40  1 Flood, red             claims Kintyre
   41  3 Covenant, purple       claims Birka
   42  2 UNSC, green            claims Sarai
   43  5 Covenant, blue         claims Skara Brae
   44  4 UNSC, gold             claims Portobello
   45  1 Flood, red             claims Tanis
   46  3 Covenant, purple       claims Canopus
   47  2 UNSC, green            claims Dunwich
   48  5 Covenant, blue         claims Agartha
   49  4 UNSC, gold             claims Roxburgh
   50  1 Flood, red             claims Slane
   51  3 Covenant, purple       claims Selsey
   52  2 UNSC, green            claims Kitezh
   53  5 Covenant, blue         claims Boyne
   54  4 UNSC, gold             claims New Pompeii
   55  1 Flood, red             claims Carthage
   56  3 Covenant, purple       claims Abaskun
   57  2 UNSC, green            claims Kinross
   58  5 Covenant, blue         claims Roque
   59  4 UNSC, gold             claims Timgad
   60  1 Flood, red             claims Rungholt
   61  3 Covenant, purple       claims New Pripyat
   62  2 UNSC, green            claims Persepolis
   63  5 Covenant, blue         claims Xanadu
   64  4 UNSC, gold             claims Derry
   65  1 Flood, red             claims Iona
   66  3 Covenant, purple       claims Cliath
   67  2 UNSC, green            reinforces Kitezh to 2
   68  5 Covenant, blue         reinforces Poolesville to 2
   69  4 UNSC, gold             reinforces New Pompeii to 2
   70  1 Flood, red             reinforces Pirth to 2
   71  1 Flood, red             reinforces Petra to 2
   72  3 Covenant, purple       reinforces Abaskun to 2
   73  2 UNSC, green            reinforces Azlan to 2
   74  5 Covenant, blue         reinforces Poolesville to 3
   75  4 UNSC, gold             reinforces Timgad to 2
   76  1 Flood, red             reinforces Alpha to 2
   77  1 Flood, red             reinforces Slane to 2
   78  3 Covenant, purple       reinforces Selsey to 2
   79  2 UNSC, green            reinforces Magna to 2
   80  5 Covenant, blue         reinforces Xanadu to 2
   81  4 UNSC, gold             reinforces New Sarum to 2
   82  1 Flood, red             reinforces Slane to 3
   83  1 Flood, red             reinforces Carthage to 2
   84  3 Covenant, purple       reinforces New Pripyat to 2
   85  2 UNSC, green            reinforces Aurburne to 2
   86  5 Covenant, blue         reinforces Skara Brae to 2
   87  4 UNSC, gold             reinforces Fleming to 2
   88  1 Flood, red             reinforces Kintyre to 2
   89  1 Flood, red             reinforces Rungholt to 2
   90  3 Covenant, purple       reinforces New Pripyat to 3
   91  2 UNSC, green            reinforces Kinross to 2
   92  5 Covenant, blue         reinforces Agartha to 2
   93  4 UNSC, gold             reinforces New Sarum to 3
   94  1 Flood, red             reinforces Iona to 2
   95  1 Flood, red             reinforces Tanis to 2
   96  3 Covenant, purple       reinforces Canopus to 2
   97  2 UNSC, green            reinforces Kinross to 3
   98  5 Covenant, blue         reinforces Roque to 2
   99  4 UNSC, gold             reinforces Timgad to 3
  100  1 Flood, red             reinforces Carthage to 3
  101  1 Flood, red             reinforces Petra to 3
  102  3 Covenant, purple       reinforces New Pripyat to 4
  103  2 UNSC, green            reinforces Persepolis to 2
  104  5 Covenant, blue         reinforces Kish to 2
  105  4 UNSC, gold             reinforces Avaris to 2
  106  1 Flood, red             reinforces Kintyre to 3
  107  1 Flood, red             reinforces Petra to 4
  108  3 Covenant, purple       reinforces New Pripyat to 5
  109  2 UNSC, green            reinforces Kitezh to 3
  110  5 Covenant, blue         reinforces Boyne to 2
  111  4 UNSC, gold             reinforces Portobello to 2
  112  1 Flood, red             reinforces Tanis to 3
  113  1 Flood, red             reinforces Alpha to 3
  114  3 Covenant, purple       reinforces Birka to 2
  115  2 UNSC, green            reinforces Sarai to 2
  116  5 Covenant, blue         reinforces Roque to 3
  117  4 UNSC, gold             reinforces New Pompeii to 3
  118  1 Flood, red             reinforces Carthage to 4
  119  1 Flood, red             reinforces Tanis to 4
  120  3 Covenant, purple       reinforces Academ to 2
  121  2 UNSC, green            reinforces Dunwich to 2
  122  5 Covenant, blue         reinforces Boyne to 3
  123  4 UNSC, gold             reinforces Fleming to 3
  124  1 Flood, red             reinforces Iona to 3
  125  1 Flood, red             reinforces Petra to 5
  126  3 Covenant, purple       reinforces Selsey to 3
  127  2 UNSC, green            reinforces Persepolis to 3
  128  5 Covenant, blue         reinforces Xanadu to 3
  129  4 UNSC, gold             reinforces Timgad to 4
  130  1 Flood, red             reinforces Tanis to 5
  131  3 Covenant, purple       reinforces New Troy to 2
  132  2 UNSC, green            reinforces Azlan to 3
  133  5 Covenant, blue         reinforces Poolesville to 4
  134  4 UNSC, gold             reinforces New Sarum to 4
  135  1 Flood, red             places the hero (Juggernaut) on Kintyre
  136  3 Covenant, purple       places the hero (Arbiter) on Canopus
  137  2 UNSC, green            places the hero (Spartan) on Persepolis
  138  5 Covenant, blue         places the hero (Arbiter) on Poolesville
  139  4 UNSC, gold             places the hero (Spartan) on Portobello
  140  chance                   Covenant, blue draws kinross (Kinross)
  141  chance                   UNSC, gold draws new-pompeii (New Pompeii)
  142  1 Flood, red             places 4 on Kintyre, now 7
  143  1 Flood, red             attacks Academ (2) from Pirth (2), dice: 1
  144  3 Covenant, purple       defends with 2 dice
  145  chance                   2 against 2 4: losses 1 and 0
  146  1 Flood, red             attacks Azlan (3) from Rungholt (2), dice: 1
  147  2 UNSC, green            defends with 2 dice
  148  chance                   6 against 1 4: losses 0 and 1
  149  1 Flood, red             attacks Abaskun (2) from Petra (5), dice: 3
  150  3 Covenant, purple       defends with 2 dice
  151  chance                   2 4 6 against 1 2: losses 0 and 2; Abaskun falls
  152  1 Flood, red             moves 1 more units in
  153  1 Flood, red             attacks Skerries (1) from Slane (3), dice: 2
  154  chance                   5 5 against 2: losses 0 and 1; Skerries falls
  155  1 Flood, red             attacks Portobello (2) from Kintyre (7), dice: 3, with the hero
  156  4 UNSC, gold             defends with 2 dice
  157  chance                   4 5 4 against 6 4: losses 2 and 0
  158  1 Flood, red             attacks Agartha (2) from Alpha (3), dice: 2
  159  5 Covenant, blue         defends with 2 dice
  160  chance                   6 5 against 4 5: losses 0 and 2; Agartha falls
  161  1 Flood, red             attacks New Pompeii (3) from Rungholt (2), dice: 1
  162  4 UNSC, gold             defends with 2 dice
  163  chance                   4 against 6 2: losses 1 and 0
  164  1 Flood, red             attacks Canopus (2) from Tanis (5), dice: 3
  165  3 Covenant, purple       defends with 2 dice
  166  chance                   4 6 6 against 6 2: losses 1 and 1
  167  1 Flood, red             attacks Boyne (3) from Skerries (2), dice: 1
  168  5 Covenant, blue         defends with 2 dice
  169  chance                   1 against 3 5: losses 1 and 0
  170  1 Flood, red             attacks Magna (2) from Tanis (4), dice: 3
  171  2 UNSC, green            defends with 2 dice
  172  chance                   1 5 2 against 2 4: losses 1 and 1
  173  1 Flood, red             attacks Portobello (2) from Iona (3), dice: 2
  174  4 UNSC, gold             defends with 2 dice
  175  chance                   5 3 against 5 4: losses 2 and 0
  176  1 Flood, red             attacks New Troy (2) from Abaskun (4), dice: 3
  177  3 Covenant, purple       defends with 2 dice
  178  chance                   1 6 1 against 4 5: losses 1 and 1
  179  1 Flood, red             ends the attacks
  180  1 Flood, red             moves 1 from Agartha to Rungholt
  181  chance                   Flood, red draws avaris (Avaris)
  182  chance                   Flood, red draws roque (Roque)
  183  1 Flood, red             places the hero (Juggernaut) on Carthage
  184  3 Covenant, purple       places 5 on Skye, now 6
  185  3 Covenant, purple       attacks New Pompeii (3) from Selsey (3), dice: 2
  186  4 UNSC, gold             defends with 2 dice
  187  chance                   5 4 against 1 2: losses 0 and 2
  188  3 Covenant, purple       attacks Portobello (2) from Skye (6), dice: 3
  189  4 UNSC, gold             defends with 2 dice
  190  chance                   2 2 4 against 6 2: losses 2 and 0
  191  3 Covenant, purple       attacks Derry (1) from Academ (2), dice: 1
  192  chance                   5 against 4: losses 0 and 1; Derry falls
  193  3 Covenant, purple       attacks Kintyre (5) from Skye (4), dice: 3
  194  1 Flood, red             defends with 2 dice
  195  chance                   3 5 5 against 1 6: losses 1 and 1
  196  3 Covenant, purple       attacks Portobello (2) from Skye (3), dice: 2
  197  4 UNSC, gold             defends with 2 dice
  198  chance                   1 6 against 1 2: losses 1 and 1
  199  3 Covenant, purple       attacks Kitezh (3) from New Pripyat (5), dice: 3
  200  2 UNSC, green            defends with 2 dice
  201  chance                   4 2 4 against 5 4: losses 2 and 0
  202  3 Covenant, purple       attacks Portobello (1) from Skye (2), dice: 1
  203  chance                   2 against 1: losses 0 and 1; Portobello falls
  204  3 Covenant, purple       attacks Agartha (1) from Birka (2), dice: 1
  205  chance                   2 against 5: losses 1 and 0
  206  3 Covenant, purple       attacks New Sarum (4) from Selsey (3), dice: 2
  207  4 UNSC, gold             defends with 2 dice
  208  chance                   2 2 against 3 2: losses 2 and 0
  209  3 Covenant, purple       attacks Kitezh (3) from New Pripyat (3), dice: 2
  210  2 UNSC, green            defends with 2 dice
  211  chance                   3 6 against 3 6: losses 2 and 0
  212  3 Covenant, purple       ends the attacks
  213  3 Covenant, purple       does not fortify
  214  chance                   Covenant, purple draws sarai (Sarai)
  215  4 UNSC, gold             places the hero (Spartan) on New Sarum
  216  2 UNSC, green            places 5 on Persepolis, now 8
  217  2 UNSC, green            has prepared
  218  2 UNSC, green            attacks Academ (1) from Kinross (3), dice: 2
  219  chance                   2 6 against 4: losses 0 and 1; Academ falls
  220  2 UNSC, green            attacks Skerries (1) from Academ (2), dice: 1
  221  chance                   4 against 2: losses 0 and 1; Skerries falls
  222  2 UNSC, green            attacks Rungholt (2) from Kitezh (3), dice: 2
  223  1 Flood, red             defends with 2 dice
  224  chance                   4 5 against 6 5: losses 2 and 0
  225  2 UNSC, green            attacks Rungholt (2) from Azlan (2), dice: 1
  226  1 Flood, red             defends with 2 dice
  227  chance                   2 against 6 1: losses 1 and 0
  228  2 UNSC, green            attacks Derry (1) from Aurburne (2), dice: 1
  229  chance                   6 against 3: losses 0 and 1; Derry falls
  230  2 UNSC, green            attacks Petra (1) from Sarai (2), dice: 1
  231  chance                   6 against 1: losses 0 and 1; Petra falls
  232  2 UNSC, green            attacks Kish (2) from Persepolis (8), dice: 3, with the hero
  233  5 Covenant, blue         defends with 2 dice
  234  chance                   6 4 3 against 5 3: losses 0 and 2; Kish falls
  235  2 UNSC, green            moves 4 more units in
  236  2 UNSC, green            attacks Carthage (4) from Kish (7), dice: 3, with the hero
  237  1 Flood, red             defends with 2 dice
  238  chance                   3 4 2 against 3 5: losses 2 and 0
  239  2 UNSC, green            attacks Carthage (4) from Kish (5), dice: 3
  240  1 Flood, red             defends with 2 dice
  241  chance                   1 5 3 against 4 1: losses 1 and 1
  242  2 UNSC, green            attacks Carthage (3) from Kish (4), dice: 3
  243  1 Flood, red             defends with 2 dice
  244  chance                   3 2 1 against 1 3: losses 1 and 1
  245  2 UNSC, green            ends the attacks
  246  2 UNSC, green            collects «Control 2 enemy bases»
  247  chance                   reward for UNSC, green: Bonus defence die
  248  2 UNSC, green            moves 1 from Kish to Persepolis
  249  2 UNSC, green            places the hero (Spartan) on Kinross
  250  5 Covenant, blue         places 3 on Roque, now 6
  251  5 Covenant, blue         asks for command of Selsey
  252  3 Covenant, purple       keeps Selsey
  253  5 Covenant, blue         has prepared
  254  5 Covenant, blue         attacks Academ (1) from Boyne (3), dice: 2
  255  chance                   4 6 against 1 1: losses 0 and 1; Academ falls
  256  5 Covenant, blue         attacks Skerries (1) from Academ (2), dice: 1
  257  chance                   3 against 4 2: losses 1 and 0
  258  5 Covenant, blue         attacks Fleming (3) from Poolesville (4), dice: 3, with the hero
  259  4 UNSC, gold             defends with 2 dice
  260  chance                   2 1 6 against 2 2: losses 1 and 1
  261  5 Covenant, blue         attacks Aurburne (1) from Skara Brae (2), dice: 1
  262  chance                   1 against 6 1: losses 1 and 0
  263  5 Covenant, blue         attacks Abaskun (3) from Xanadu (3), dice: 2
  264  1 Flood, red             defends with 2 dice
  265  chance                   5 3 against 6 4: losses 2 and 0
  266  5 Covenant, blue         attacks Alpha (1) from Poolesville (3), dice: 2, with the hero
  267  chance                   2 4 against 2: losses 0 and 1; Alpha falls
  268  5 Covenant, blue         attacks New Pompeii (1) from Alpha (2), dice: 1, with the hero
  269  chance                   2 against 1: losses 0 and 1; New Pompeii falls
  270  5 Covenant, blue         attacks Fleming (2) from Roque (6), dice: 3
  271  4 UNSC, gold             defends with 2 dice
  272  chance                   1 4 2 against 5 5: losses 2 and 0
  273  5 Covenant, blue         attacks Fleming (2) from Roque (4), dice: 3
  274  4 UNSC, gold             defends with 2 dice
  275  chance                   3 4 1 against 4 5: losses 2 and 0
  276  5 Covenant, blue         attacks Fleming (2) from Roque (2), dice: 1
  277  4 UNSC, gold             defends with 2 dice
  278  chance                   3 against 1 1: losses 0 and 1
  279  5 Covenant, blue         attacks Fleming (1) from Roque (2), dice: 1
  280  chance                   2 against 2: losses 1 and 0
  281  5 Covenant, blue         ends the attacks
  282  5 Covenant, blue         does not fortify
  283  chance                   Covenant, blue draws birka (Birka)
  284  4 UNSC, gold             places 4 on Fleming, now 5
  285  4 UNSC, gold             asks for command of Petra
  286  2 UNSC, green            hands Petra over
  287  4 UNSC, gold             has prepared
  288  4 UNSC, gold             attacks Roque (1) from Fleming (5), dice: 3
  289  chance                   1 3 3 against 2: losses 0 and 1; Roque falls
  290  4 UNSC, gold             moves 1 more units in
  291  4 UNSC, gold             attacks Poolesville (1) from Roque (4), dice: 3
  292  chance                   4 3 1 against 6: losses 1 and 0
  293  4 UNSC, gold             attacks Skara Brae (1) from Roque (3), dice: 2
  294  chance                   4 6 against 1: losses 0 and 1; Skara Brae falls
  295  4 UNSC, gold             ends the attacks
  296  4 UNSC, gold             moves 1 from Avaris to Timgad
  297  chance                   UNSC, gold draws derry (Derry)
  298  1 Flood, red             places 3 on Pirth, now 4
  299  1 Flood, red             attacks Canopus (1) from Tanis (3), dice: 2
  300  chance                   1 6 against 2: losses 0 and 1; Canopus falls
  301  1 Flood, red             attacks Magna (1) from Canopus (2), dice: 1
  302  chance                   1 against 2 5: losses 1 and 0
  303  1 Flood, red             attacks Avaris (1) from Carthage (2), dice: 1, with the hero
  304  chance                   5 against 6: losses 1 and 0
  305  1 Flood, red             attacks Academ (1) from Pirth (4), dice: 3
  306  chance                   4 2 2 against 4: losses 1 and 0
  307  1 Flood, red             ends the attacks
  308  1 Flood, red             moves 1 from Kintyre to Pirth
  309  chance                   Flood, red draws persepolis (Persepolis)
  310  chance                   Flood, red draws kintyre (Kintyre)
  311  1 Flood, red             places the hero (Juggernaut) on Agartha
  312  3 Covenant, purple       places the hero (Arbiter) on Portobello
  313  3 Covenant, purple       places 4 on Cliath, now 5
  314  3 Covenant, purple       has prepared
  315  3 Covenant, purple       attacks Kinross (1) from Cliath (5), dice: 3
  316  chance                   3 4 4 against 5 3: losses 1 and 0
  317  3 Covenant, purple       attacks Pirth (4) from Cliath (4), dice: 3
  318  1 Flood, red             defends with 2 dice
  319  chance                   5 5 2 against 4 4: losses 0 and 2
  320  3 Covenant, purple       attacks Kinross (1) from Cliath (4), dice: 3
  321  chance                   6 5 2 against 4 5: losses 1 and 0
  322  3 Covenant, purple       attacks Kinross (1) from Cliath (3), dice: 2
  323  chance                   4 4 against 1 5: losses 1 and 0
  324  3 Covenant, purple       attacks Pirth (2) from Cliath (2), dice: 1
  325  1 Flood, red             defends with 2 dice
  326  chance                   4 against 5 3: losses 1 and 0
  327  3 Covenant, purple       ends the attacks
  328  3 Covenant, purple       does not fortify
  329  2 UNSC, green            places 7 on Kitezh, now 8
  330  2 UNSC, green            asks for command of Roque
  331  4 UNSC, gold             hands Roque over
  332  2 UNSC, green            has prepared
  333  2 UNSC, green            attacks Xanadu (1) from Persepolis (2), dice: 1
  334  chance                   6 against 5: losses 0 and 1; Xanadu falls
  335  2 UNSC, green            attacks Rungholt (2) from Kitezh (8), dice: 3
  336  1 Flood, red             defends with 2 dice
  337  chance                   5 3 1 against 2 1: losses 0 and 2; Rungholt falls
  338  2 UNSC, green            moves 4 more units in
  339  2 UNSC, green            attacks Alpha (1) from Rungholt (7), dice: 3
  340  chance                   5 6 1 against 2: losses 0 and 1; Alpha falls
  341  2 UNSC, green            moves 3 more units in
  342  2 UNSC, green            attacks Carthage (1) from Kish (2), dice: 1
  343  chance                   4 against 1: losses 0 and 1; Carthage falls
  344  2 UNSC, green            attacks Agartha (1) from Alpha (6), dice: 3
  345  chance                   3 4 4 against 5: losses 1 and 0
  346  2 UNSC, green            attacks Poolesville (1) from Alpha (5), dice: 3
  347  chance                   5 2 3 against 6: losses 1 and 0
  348  2 UNSC, green            attacks New Pompeii (1) from Alpha (4), dice: 3
  349  chance                   5 2 3 against 6: losses 1 and 0
  350  2 UNSC, green            attacks Poolesville (1) from Alpha (3), dice: 2
  351  chance                   3 4 against 4: losses 1 and 0
  352  2 UNSC, green            ends the attacks
  353  2 UNSC, green            collects «Control 8 colonies»
  354  chance                   reward for UNSC, green: Starting manoeuvre
  355  2 UNSC, green            does not fortify
  356  5 Covenant, blue         places 3 on New Pompeii, now 4
  357  5 Covenant, blue         asks for command of Selsey
  358  3 Covenant, purple       keeps Selsey
  359  5 Covenant, blue         has prepared
  360  5 Covenant, blue         attacks Rungholt (1) from New Pompeii (4), dice: 3, with the hero
  361  chance                   3 3 3 against 4 1: losses 1 and 0
  362  5 Covenant, blue         attacks Rungholt (1) from New Pompeii (3), dice: 2
  363  chance                   3 3 against 3 5: losses 1 and 0
  364  5 Covenant, blue         attacks Rungholt (1) from New Pompeii (2), dice: 1
  365  chance                   4 against 3 3: losses 0 and 1; Rungholt falls
  366  5 Covenant, blue         ends the attacks
  367  5 Covenant, blue         does not fortify
  368  chance                   Covenant, blue draws skerries (Skerries)
  369  5 Covenant, blue         places the hero (Arbiter) on Boyne
  370  4 UNSC, gold             places 5 on Fleming, now 6
  371  4 UNSC, gold             has prepared
  372  4 UNSC, gold             attacks Selsey (1) from New Sarum (4), dice: 3, with the hero
  373  chance                   5 4 4 against 3: losses 0 and 1; Selsey falls
  374  4 UNSC, gold             attacks New Pompeii (1) from Selsey (3), dice: 2, with the hero
  375  chance                   3 4 against 3: losses 0 and 1; New Pompeii falls
  376  4 UNSC, gold             attacks Poolesville (1) from Fleming (6), dice: 3
  377  chance                   3 5 6 against 2: losses 0 and 1; Poolesville falls
  378  4 UNSC, gold             moves 2 more units in
  379  4 UNSC, gold             attacks Rungholt (1) from New Pompeii (2), dice: 1, with the hero
  380  chance                   5 against 5: losses 0 and 1; Rungholt falls
  381  4 UNSC, gold             attacks Agartha (1) from Poolesville (5), dice: 3
  382  chance                   1 2 1 against 4: losses 1 and 0
  383  4 UNSC, gold             attacks Canopus (1) from Timgad (5), dice: 3
  384  chance                   6 6 1 against 5: losses 0 and 1; Canopus falls
  385  4 UNSC, gold             moves 1 more units in
  386  4 UNSC, gold             attacks Agartha (1) from Poolesville (4), dice: 3
  387  chance                   3 3 6 against 4: losses 0 and 1; Agartha falls
  388  4 UNSC, gold             attacks Tanis (1) from Canopus (4), dice: 3
  389  chance                   6 4 2 against 5: losses 0 and 1; Tanis falls
  390  4 UNSC, gold             attacks Birka (1) from Skara Brae (2), dice: 1
  391  chance                   4 against 2: losses 0 and 1; Birka falls
  392  4 UNSC, gold             ends the attacks
  393  4 UNSC, gold             does not fortify
  394  chance                   UNSC, gold draws slane (Slane)
  395  1 Flood, red             places the hero (Juggernaut) on Pirth
  396  1 Flood, red             picks persepolis (Persepolis)
  397  1 Flood, red             picks avaris (Avaris)
  398  1 Flood, red             picks kintyre (Kintyre)
  399  1 Flood, red             picks roque (Roque)
  400  1 Flood, red             turns in a set for 10 units
  401  1 Flood, red             places 13 on Abaskun, now 16
  402  1 Flood, red             attacks Skye (1) from Kintyre (3), dice: 2
  403  chance                   1 5 against 6: losses 1 and 0
  404  1 Flood, red             attacks Sarai (1) from Abaskun (16), dice: 3
  405  chance                   4 3 6 against 6 4: losses 1 and 0
  406  1 Flood, red             attacks Skye (1) from Kintyre (2), dice: 1
  407  chance                   3 against 6: losses 1 and 0
  408  1 Flood, red             attacks Academ (1) from Pirth (2), dice: 1, with the hero
  409  chance                   4 against 3: losses 0 and 1; Academ falls
  410  1 Flood, red             attacks Xanadu (1) from Abaskun (15), dice: 3
  411  chance                   6 6 4 against 6 3: losses 1 and 0
  412  1 Flood, red             attacks Sarai (1) from Abaskun (14), dice: 3
  413  chance                   5 2 2 against 1 6: losses 1 and 0
  414  1 Flood, red             attacks Petra (1) from Abaskun (13), dice: 3
  415  chance                   4 3 3 against 6: losses 1 and 0
  416  1 Flood, red             attacks Sarai (1) from Abaskun (12), dice: 3
  417  chance                   2 3 2 against 2 6: losses 1 and 0
  418  1 Flood, red             attacks Sarai (1) from Abaskun (11), dice: 3
  419  chance                   5 1 1 against 5 4: losses 1 and 0
  420  1 Flood, red             attacks Xanadu (1) from Abaskun (10), dice: 3
  421  chance                   5 2 1 against 2 4: losses 0 and 1; Xanadu falls
  422  1 Flood, red             moves 6 more units in
  423  1 Flood, red             attacks New Troy (1) from Xanadu (9), dice: 3
  424  chance                   4 1 6 against 1: losses 0 and 1; New Troy falls
  425  1 Flood, red             moves 5 more units in
  426  1 Flood, red             attacks Kinross (1) from New Troy (8), dice: 3
  427  chance                   4 3 2 against 3 3: losses 1 and 0
  428  1 Flood, red             ends the attacks
  429  1 Flood, red             moves 6 from New Troy to Abaskun
  430  chance                   Flood, red draws canopus (Canopus)
  431  chance                   Flood, red draws aurburne (Aurburne)
  432  3 Covenant, purple       places 3 on New Pripyat, now 4
  433  3 Covenant, purple       attacks Kitezh (1) from New Pripyat (4), dice: 3
  434  chance                   5 2 2 against 2 6: losses 1 and 0
  435  3 Covenant, purple       attacks Alpha (2) from New Pripyat (3), dice: 2
  436  2 UNSC, green            defends with 2 dice
  437  chance                   5 5 against 5 4 5: losses 2 and 0
  438  3 Covenant, purple       ends the attacks
  439  3 Covenant, purple       does not fortify
  440  2 UNSC, green            places 9 on Aurburne, now 10
  441  2 UNSC, green            has prepared
  442  2 UNSC, green            attacks Boyne (1) from Aurburne (10), dice: 3
  443  chance                   2 6 3 against 6: losses 1 and 0
  444  2 UNSC, green            attacks Boyne (1) from Aurburne (9), dice: 3
  445  chance                   6 6 4 against 3: losses 0 and 1; Boyne falls; Covenant, blue is out of the game
  446  2 UNSC, green            moves 5 more units in
  447  2 UNSC, green            attacks New Pripyat (1) from Alpha (2), dice: 1
  448  chance                   2 against 2: losses 1 and 0
  449  2 UNSC, green            attacks Academ (1) from Boyne (8), dice: 3
  450  chance                   3 6 2 against 6: losses 1 and 0
  451  2 UNSC, green            attacks Academ (1) from Boyne (7), dice: 3
  452  chance                   2 6 5 against 3: losses 0 and 1; Academ falls
  453  2 UNSC, green            moves 3 more units in
  454  2 UNSC, green            attacks Pirth (1) from Academ (6), dice: 3
  455  chance                   5 5 5 against 2: losses 0 and 1; Pirth falls
  456  2 UNSC, green            moves 2 more units in
  457  2 UNSC, green            attacks Cliath (1) from Pirth (5), dice: 3
  458  chance                   2 2 6 against 2: losses 0 and 1; Cliath falls
  459  2 UNSC, green            moves 1 more units in
  460  2 UNSC, green            ends the attacks
  461  2 UNSC, green            collects «Control 18 territories»
  462  chance                   reward for UNSC, green: Bonus attack die
  463  2 UNSC, green            moves 1 from Dunwich to Azlan
  464  1 Flood, red             places the hero (Juggernaut) on Slane
  465  4 UNSC, gold             picks derry (Derry)
  466  4 UNSC, gold             picks slane (Slane)
  467  4 UNSC, gold             picks new-pompeii (New Pompeii)
  468  4 UNSC, gold             turns in a set for 4 units
  469  4 UNSC, gold             places 12 on Poolesville, now 13
  470  4 UNSC, gold             has prepared
  471  4 UNSC, gold             attacks New Pripyat (1) from Poolesville (13), dice: 3
  472  chance                   5 4 2 against 6: losses 1 and 0
  473  4 UNSC, gold             attacks New Pripyat (1) from Poolesville (12), dice: 3
  474  chance                   5 1 4 against 3: losses 0 and 1; New Pripyat falls
  475  4 UNSC, gold             moves 8 more units in
  476  4 UNSC, gold             ends the attacks
  477  4 UNSC, gold             collects «Control all of Pacifica»
  478  chance                   reward for UNSC, gold: Additional manoeuvre
  479  4 UNSC, gold             moves 1 from Agartha to Skara Brae
  480  4 UNSC, gold             moves 1 from Agartha to Petra; UNSC, green and UNSC, gold win together

won after 480 actions, by 2 UNSC, green, by 4 UNSC, gold
