halo-wars/world-conquest, 4 seats, dealer of seed 2026, game 21
  1 UNSC, green                 aggressive
  2 Covenant, purple            aggressive
  3 UNSC, gold                  aggressive
  4 Covenant, blue              aggressive

    1  chance                   4 3 4 3: a tie, roll again
    2  chance                   3 1: a tie, roll again
    3  chance                   6 4: UNSC, green begins
    4  chance                   a card shows Slane: colony
    5  chance                   a card shows Persepolis: colony
    6  chance                   a card shows Roxburgh: colony
    7  chance                   a card shows Kinross: colony
    8  chance                   a card shows Cliath: colony
    9  chance                   a card shows Skara Brae: colony
   10  chance                   a card shows Iona: colony
   11  chance                   a card shows Derry: colony
   12  chance                   a card shows Poolesville: colony
   13  chance                   a card shows Selsey: colony
   14  chance                   a card shows New Pompeii: colony
   15  chance                   a card shows Skye: colony
   16  chance                   a card shows Aurburne: colony
   17  chance                   a card shows Tanis: colony
   18  chance                   a card shows Magna: colony
   19  chance                   a goal for the board: «Control all of Mu»
   20  chance                   a goal for the board: «Take 4 colonies in one turn»
   21  chance                   a goal for the board: «Control 8 colonies»
   22  chance                   a goal for the board: «Control all of Pacifica»
   23  chance                   a goal for the board: «Control 2 enemy bases»
   24  chance                   a goal for the board: «Take a whole sector in one turn from nothing»
   25  chance                   a goal for the board: «Take 10 territories in one turn»
   26  chance                   a goal for the board: «Control 2 complete sectors»
   27  1 UNSC, green            places the base (Firebase) on Aurburne
   28  2 Covenant, purple       places the base (Command Center) on Alpha
   29  3 UNSC, gold             places the base (Firebase) on Persepolis
   30  4 Covenant, blue         places the base (Command Center) on Tanis
   31  1 UNSC, green            claims Carthage
   32  2 Covenant, purple       claims Cliath
   33  3 UNSC, gold             claims Kish
   34  4 Covenant, blue         claims Canopus
   35  1 UNSC, green            claims Agartha
   36  2 Covenant, purple       claims Azlan
   37  3 UNSC, gold             claims Boyne
   38  4 Covenant, blue         claims Skerries
   39  1 UNSC, green            claims Sarai
   40  2 Covenant, purple       claims Roxburgh
   41  3 UNSC, gold             claims Kintyre
   42  4 Covenant, blue         claims Birka
   43  1 UNSC, green            claims Iona
   44  2 Covenant, purple       claims Skye
   45  3 UNSC, gold             claims Rungholt
   46  4 Covenant, blue         claims Avaris
   47  1 UNSC, green            claims Petra
   48  2 Covenant, purple       claims Kitezh
   49  3 UNSC, gold             claims Poolesville
   50  4 Covenant, blue         claims Kinross
   51  1 UNSC, green            claims Dunwich
   52  2 Covenant, purple       claims Selsey
   53  3 UNSC, gold             claims New Pompeii
   54  4 Covenant, blue         claims Abaskun
   55  1 UNSC, green            claims Academ
   56  2 Covenant, purple       claims New Troy
   57  3 UNSC, gold             claims New Pripyat
   58  4 Covenant, blue         claims Magna
   59  1 UNSC, green            claims Slane
   60  2 Covenant, purple       claims Derry
   61  3 UNSC, gold             claims New Sarum
   62  4 Covenant, blue         claims Timgad
   63  1 UNSC, green            claims Pirth
   64  2 Covenant, purple       claims Xanadu
   65  3 UNSC, gold             claims Roque
   66  4 Covenant, blue         claims Fleming
   67  1 UNSC, green            claims Portobello
   68  2 Covenant, purple       claims Skara Brae
   69  3 UNSC, gold             reinforces Rungholt to 2
   70  4 Covenant, blue         reinforces Abaskun to 2
   71  1 UNSC, green            reinforces Carthage to 2
   72  2 Covenant, purple       reinforces New Troy to 2
   73  3 UNSC, gold             reinforces Poolesville to 2
   74  4 Covenant, blue         reinforces Timgad to 2
   75  1 UNSC, green            reinforces Slane to 2
   76  2 Covenant, purple       reinforces Skara Brae to 2
   77  3 UNSC, gold             reinforces Persepolis to 2
   78  4 Covenant, blue         reinforces Birka to 2
   79  1 UNSC, green            reinforces Portobello to 2
   80  2 Covenant, purple       reinforces Alpha to 2
   81  3 UNSC, gold             reinforces Rungholt to 3
   82  4 Covenant, blue         reinforces Birka to 3
   83  1 UNSC, green            reinforces Carthage to 3
   84  2 Covenant, purple       reinforces Derry to 2
   85  3 UNSC, gold             reinforces Poolesville to 3
   86  4 Covenant, blue         reinforces Magna to 2
   87  1 UNSC, green            reinforces Academ to 2
   88  2 Covenant, purple       reinforces Derry to 3
   89  3 UNSC, gold             reinforces New Sarum to 2
   90  4 Covenant, blue         reinforces Canopus to 2
   91  1 UNSC, green            reinforces Aurburne to 2
   92  2 Covenant, purple       reinforces Azlan to 2
   93  3 UNSC, gold             reinforces Persepolis to 3
   94  4 Covenant, blue         reinforces Kinross to 2
   95  1 UNSC, green            reinforces Pirth to 2
   96  2 Covenant, purple       reinforces Derry to 4
   97  3 UNSC, gold             reinforces Poolesville to 4
   98  4 Covenant, blue         reinforces Timgad to 3
   99  1 UNSC, green            reinforces Carthage to 4
  100  2 Covenant, purple       reinforces Skye to 2
  101  3 UNSC, gold             reinforces Kish to 2
  102  4 Covenant, blue         reinforces Abaskun to 3
  103  1 UNSC, green            reinforces Academ to 3
  104  2 Covenant, purple       reinforces Skye to 3
  105  3 UNSC, gold             reinforces Kish to 3
  106  4 Covenant, blue         reinforces Tanis to 2
  107  1 UNSC, green            reinforces Carthage to 5
  108  2 Covenant, purple       reinforces New Troy to 3
  109  3 UNSC, gold             reinforces New Sarum to 3
  110  4 Covenant, blue         reinforces Skerries to 2
  111  1 UNSC, green            reinforces Dunwich to 2
  112  2 Covenant, purple       reinforces Skye to 4
  113  3 UNSC, gold             reinforces Boyne to 2
  114  4 Covenant, blue         reinforces Tanis to 3
  115  1 UNSC, green            reinforces Pirth to 3
  116  2 Covenant, purple       reinforces Kitezh to 2
  117  3 UNSC, gold             reinforces New Pompeii to 2
  118  4 Covenant, blue         reinforces Kinross to 3
  119  1 UNSC, green            reinforces Academ to 4
  120  2 Covenant, purple       reinforces Alpha to 3
  121  3 UNSC, gold             reinforces New Sarum to 4
  122  4 Covenant, blue         reinforces Kinross to 4
  123  1 UNSC, green            reinforces Slane to 3
  124  2 Covenant, purple       reinforces Cliath to 2
  125  3 UNSC, gold             reinforces Roque to 2
  126  4 Covenant, blue         reinforces Fleming to 2
  127  1 UNSC, green            places the hero (Spartan) on Carthage
  128  2 Covenant, purple       places the hero (Arbiter) on Xanadu
  129  3 UNSC, gold             places the hero (Spartan) on Kish
  130  4 Covenant, blue         places the hero (Arbiter) on Abaskun
  131  chance                   UNSC, gold draws dunwich (Dunwich)
  132  chance                   Covenant, blue draws fleming (Fleming)
  133  1 UNSC, green            places 5 on Carthage, now 10
  134  1 UNSC, green            has prepared
  135  1 UNSC, green            attacks Skerries (2) from Academ (4), dice: 3
  136  4 Covenant, blue         defends with 2 dice
  137  chance                   4 5 2 against 6 4: losses 2 and 0
  138  1 UNSC, green            attacks Skerries (2) from Academ (2), dice: 1
  139  4 Covenant, blue         defends with 2 dice
  140  chance                   6 against 5 1: losses 0 and 1
  141  1 UNSC, green            attacks Skerries (1) from Academ (2), dice: 1
  142  chance                   3 against 6: losses 1 and 0
  143  1 UNSC, green            attacks Skara Brae (2) from Aurburne (2), dice: 1
  144  2 Covenant, purple       defends with 2 dice
  145  chance                   1 against 2 4: losses 1 and 0
  146  1 UNSC, green            attacks Cliath (2) from Pirth (3), dice: 2
  147  2 Covenant, purple       defends with 2 dice
  148  chance                   2 1 against 6 6: losses 2 and 0
  149  1 UNSC, green            attacks Magna (2) from Carthage (10), dice: 3, with the hero
  150  4 Covenant, blue         defends with 2 dice
  151  chance                   2 6 6 against 2 3: losses 0 and 2; Magna falls
  152  1 UNSC, green            moves 6 more units in
  153  1 UNSC, green            attacks Tanis (3) from Magna (9), dice: 3, with the hero
  154  4 Covenant, blue         defends with 2 dice
  155  chance                   4 1 1 against 4 5: losses 2 and 0
  156  1 UNSC, green            attacks Roxburgh (1) from Dunwich (2), dice: 1
  157  chance                   4 against 4: losses 1 and 0
  158  1 UNSC, green            attacks Tanis (3) from Magna (7), dice: 3
  159  4 Covenant, blue         defends with 2 dice
  160  chance                   4 5 5 against 5 1: losses 1 and 1
  161  1 UNSC, green            attacks Avaris (1) from Magna (6), dice: 3
  162  chance                   1 1 3 against 2: losses 0 and 1; Avaris falls
  163  1 UNSC, green            moves 2 more units in
  164  1 UNSC, green            attacks Skerries (1) from Slane (3), dice: 2
  165  chance                   4 1 against 5: losses 1 and 0
  166  1 UNSC, green            attacks Skerries (1) from Slane (2), dice: 1
  167  chance                   3 against 6: losses 1 and 0
  168  1 UNSC, green            attacks Skye (4) from Portobello (2), dice: 1
  169  2 Covenant, purple       defends with 2 dice
  170  chance                   3 against 5 5: losses 1 and 0
  171  1 UNSC, green            attacks Timgad (3) from Avaris (5), dice: 3
  172  4 Covenant, blue         defends with 2 dice
  173  chance                   6 5 6 against 2 6: losses 1 and 1
  174  1 UNSC, green            attacks Timgad (2) from Avaris (4), dice: 3
  175  4 Covenant, blue         defends with 2 dice
  176  chance                   6 2 2 against 4 6: losses 2 and 0
  177  1 UNSC, green            attacks Timgad (2) from Avaris (2), dice: 1
  178  4 Covenant, blue         defends with 2 dice
  179  chance                   6 against 4 3: losses 0 and 1
  180  1 UNSC, green            attacks Timgad (1) from Avaris (2), dice: 1
  181  chance                   5 against 6: losses 1 and 0
  182  1 UNSC, green            ends the attacks
  183  1 UNSC, green            does not fortify
  184  chance                   UNSC, green draws boyne (Boyne)
  185  1 UNSC, green            places the hero (Spartan) on Slane
  186  2 Covenant, purple       places 6 on Azlan, now 8
  187  2 Covenant, purple       has prepared
  188  2 Covenant, purple       attacks Pirth (1) from Cliath (2), dice: 1
  189  chance                   3 against 5: losses 1 and 0
  190  2 Covenant, purple       attacks Aurburne (1) from Skara Brae (2), dice: 1
  191  chance                   4 against 2: losses 0 and 1; Aurburne falls
  192  2 Covenant, purple       attacks Carthage (1) from Azlan (8), dice: 3
  193  chance                   4 1 3 against 3: losses 0 and 1; Carthage falls
  194  2 Covenant, purple       moves 4 more units in
  195  2 Covenant, purple       attacks Rungholt (3) from Kitezh (2), dice: 1
  196  3 UNSC, gold             defends with 2 dice
  197  chance                   4 against 3 2: losses 0 and 1
  198  2 Covenant, purple       attacks New Pripyat (1) from Kitezh (2), dice: 1
  199  chance                   3 against 2: losses 0 and 1; New Pripyat falls
  200  2 Covenant, purple       attacks Agartha (1) from Alpha (3), dice: 2
  201  chance                   5 6 against 2: losses 0 and 1; Agartha falls
  202  2 Covenant, purple       attacks Kintyre (1) from Skye (4), dice: 3
  203  chance                   2 6 5 against 4: losses 0 and 1; Kintyre falls
  204  2 Covenant, purple       attacks Academ (1) from Derry (4), dice: 3
  205  chance                   2 1 5 against 5: losses 1 and 0
  206  2 Covenant, purple       attacks Kish (3) from Carthage (7), dice: 3
  207  3 UNSC, gold             defends with 2 dice
  208  chance                   3 4 6 against 2 4: losses 0 and 2
  209  2 Covenant, purple       attacks Avaris (1) from Carthage (7), dice: 3
  210  chance                   2 4 6 against 2: losses 0 and 1; Avaris falls
  211  2 Covenant, purple       moves 3 more units in
  212  2 Covenant, purple       attacks Portobello (1) from Kintyre (3), dice: 2
  213  chance                   5 6 against 3: losses 0 and 1; Portobello falls
  214  2 Covenant, purple       attacks Boyne (2) from Derry (3), dice: 2
  215  3 UNSC, gold             defends with 2 dice
  216  chance                   1 3 against 2 1: losses 1 and 1
  217  2 Covenant, purple       attacks Kish (1) from Avaris (6), dice: 3
  218  chance                   3 5 4 against 3: losses 0 and 1; Kish falls
  219  2 Covenant, purple       moves 2 more units in
  220  2 Covenant, purple       attacks Sarai (1) from Kish (5), dice: 3
  221  chance                   1 3 5 against 3: losses 0 and 1; Sarai falls
  222  2 Covenant, purple       moves 1 more units in
  223  2 Covenant, purple       attacks Boyne (1) from Derry (2), dice: 1
  224  chance                   6 against 2: losses 0 and 1; Boyne falls
  225  2 Covenant, purple       attacks Petra (1) from Sarai (4), dice: 3
  226  chance                   2 2 1 against 2: losses 1 and 0
  227  2 Covenant, purple       ends the attacks
  228  2 Covenant, purple       collects «Take 10 territories in one turn»
  229  chance                   reward for Covenant, purple: Bonus defence die
  230  2 Covenant, purple       moves 1 from Agartha to Xanadu
  231  3 UNSC, gold             places the hero (Spartan) on Rungholt
  232  3 UNSC, gold             places 4 on Persepolis, now 7
  233  3 UNSC, gold             has prepared
  234  3 UNSC, gold             attacks Selsey (1) from New Pompeii (2), dice: 1
  235  chance                   3 against 3 4: losses 1 and 0
  236  3 UNSC, gold             attacks Xanadu (2) from Persepolis (7), dice: 3
  237  2 Covenant, purple       defends with 2 dice
  238  chance                   2 3 1 against 4 2 5: losses 2 and 0
  239  3 UNSC, gold             attacks Fleming (2) from Roque (2), dice: 1
  240  4 Covenant, blue         defends with 2 dice
  241  chance                   5 against 4 4: losses 0 and 1
  242  3 UNSC, gold             attacks Xanadu (2) from Persepolis (5), dice: 3
  243  2 Covenant, purple       defends with 2 dice
  244  chance                   1 3 6 against 4 6 3: losses 2 and 0
  245  3 UNSC, gold             attacks Azlan (1) from Rungholt (2), dice: 1, with the hero
  246  chance                   6 against 2 6: losses 0 and 1; Azlan falls
  247  3 UNSC, gold             attacks Fleming (1) from Poolesville (4), dice: 3
  248  chance                   1 2 1 against 4: losses 1 and 0
  249  3 UNSC, gold             attacks Fleming (1) from Roque (2), dice: 1
  250  chance                   6 against 1: losses 0 and 1; Fleming falls
  251  3 UNSC, gold             attacks Roxburgh (1) from New Sarum (4), dice: 3
  252  chance                   3 5 4 against 3 6: losses 1 and 0
  253  3 UNSC, gold             attacks New Pripyat (1) from Persepolis (3), dice: 2
  254  chance                   6 5 against 2 6: losses 1 and 0
  255  3 UNSC, gold             attacks Selsey (1) from New Sarum (3), dice: 2
  256  chance                   5 5 against 1 1: losses 0 and 1; Selsey falls
  257  3 UNSC, gold             attacks Kitezh (1) from Persepolis (2), dice: 1
  258  chance                   4 against 1 3: losses 0 and 1; Kitezh falls
  259  3 UNSC, gold             attacks Alpha (1) from Poolesville (3), dice: 2
  260  chance                   5 3 against 1 3: losses 0 and 1; Alpha falls
  261  3 UNSC, gold             attacks Roxburgh (1) from Selsey (2), dice: 1
  262  chance                   2 against 5 2: losses 1 and 0
  263  3 UNSC, gold             attacks Agartha (1) from Alpha (2), dice: 1
  264  chance                   4 against 2 1: losses 0 and 1; Agartha falls
  265  3 UNSC, gold             ends the attacks
  266  3 UNSC, gold             does not fortify
  267  chance                   UNSC, gold draws sarai (Sarai)
  268  4 Covenant, blue         places 4 on Canopus, now 6
  269  4 Covenant, blue         has prepared
  270  4 Covenant, blue         attacks Petra (1) from Abaskun (3), dice: 2, with the hero
  271  chance                   5 2 against 3: losses 0 and 1; Petra falls
  272  4 Covenant, blue         attacks Persepolis (1) from Petra (2), dice: 1, with the hero
  273  chance                   4 against 3: losses 0 and 1; Persepolis falls
  274  4 Covenant, blue         attacks Magna (1) from Tanis (2), dice: 1
  275  chance                   6 against 4: losses 0 and 1; Magna falls
  276  4 Covenant, blue         attacks Academ (1) from Kinross (4), dice: 3
  277  chance                   1 2 2 against 4: losses 1 and 0
  278  4 Covenant, blue         attacks Agartha (1) from Birka (3), dice: 2
  279  chance                   5 3 against 2: losses 0 and 1; Agartha falls
  280  4 Covenant, blue         attacks Academ (1) from Kinross (3), dice: 2
  281  chance                   1 3 against 6: losses 1 and 0
  282  4 Covenant, blue         attacks Poolesville (1) from Agartha (2), dice: 1
  283  chance                   5 against 1: losses 0 and 1; Poolesville falls
  284  4 Covenant, blue         attacks Academ (1) from Kinross (2), dice: 1
  285  chance                   3 against 3: losses 1 and 0
  286  4 Covenant, blue         ends the attacks
  287  4 Covenant, blue         collects «Control 2 complete sectors»
  288  chance                   reward for Covenant, blue: Two extra units
  289  4 Covenant, blue         moves 3 from Canopus to Timgad
  290  1 UNSC, green            places 3 on Iona, now 4
  291  1 UNSC, green            has prepared
  292  1 UNSC, green            attacks Portobello (2) from Iona (4), dice: 3
  293  2 Covenant, purple       defends with 2 dice
  294  chance                   1 3 1 against 2 3 2: losses 2 and 0
  295  1 UNSC, green            attacks Portobello (2) from Iona (2), dice: 1
  296  2 Covenant, purple       defends with 2 dice
  297  chance                   4 against 5 1 3: losses 1 and 0
  298  1 UNSC, green            ends the attacks
  299  1 UNSC, green            does not fortify
  300  2 Covenant, purple       places 8 on Boyne, now 9
  301  2 Covenant, purple       has prepared
  302  2 Covenant, purple       attacks Academ (1) from Boyne (9), dice: 3
  303  chance                   6 2 6 against 6: losses 1 and 0
  304  2 Covenant, purple       attacks Iona (1) from Portobello (2), dice: 1
  305  chance                   6 against 2: losses 0 and 1; Iona falls
  306  2 Covenant, purple       attacks Academ (1) from Boyne (8), dice: 3
  307  chance                   4 2 3 against 3: losses 0 and 1; Academ falls
  308  2 Covenant, purple       moves 4 more units in
  309  2 Covenant, purple       attacks Pirth (1) from Academ (7), dice: 3
  310  chance                   4 6 4 against 1: losses 0 and 1; Pirth falls
  311  2 Covenant, purple       moves 3 more units in
  312  2 Covenant, purple       attacks Slane (1) from Pirth (6), dice: 3
  313  chance                   5 5 1 against 5: losses 1 and 0
  314  2 Covenant, purple       attacks Slane (1) from Pirth (5), dice: 3
  315  chance                   6 5 1 against 3: losses 0 and 1; Slane falls
  316  2 Covenant, purple       moves 1 more units in
  317  2 Covenant, purple       ends the attacks
  318  2 Covenant, purple       collects «Control all of Mu»
  319  chance                   reward for Covenant, purple: Cannon
  320  2 Covenant, purple       places the tower (Cannon) on Derry
  321  2 Covenant, purple       moves 2 from New Troy to Carthage
  322  1 UNSC, green            places the hero (Spartan) on Dunwich
  323  3 UNSC, gold             places 4 on Azlan, now 5
  324  3 UNSC, gold             attacks Persepolis (1) from Azlan (5), dice: 3, with the hero
  325  chance                   1 2 6 against 4: losses 0 and 1; Persepolis falls
  326  3 UNSC, gold             moves 1 more units in
  327  3 UNSC, gold             attacks Kish (1) from Persepolis (4), dice: 3, with the hero
  328  chance                   6 3 5 against 5 5: losses 0 and 1; Kish falls
  329  3 UNSC, gold             attacks Sarai (3) from Kish (3), dice: 2, with the hero
  330  2 Covenant, purple       defends with 2 dice
  331  chance                   6 3 against 5 1 3: losses 1 and 1
  332  3 UNSC, gold             attacks Petra (1) from Kish (2), dice: 1, with the hero
  333  chance                   1 against 5: losses 1 and 0
  334  3 UNSC, gold             ends the attacks
  335  3 UNSC, gold             does not fortify
  336  chance                   UNSC, gold draws xanadu (Xanadu)
  337  3 UNSC, gold             places the hero (Spartan) on Rungholt
  338  4 Covenant, blue         places the hero (Arbiter) on Canopus
  339  4 Covenant, blue         places 8 on Magna, now 9
  340  4 Covenant, blue         has prepared
  341  4 Covenant, blue         attacks Azlan (1) from Magna (9), dice: 3
  342  chance                   5 1 4 against 5: losses 1 and 0
  343  4 Covenant, blue         attacks Azlan (1) from Magna (8), dice: 3
  344  chance                   6 6 5 against 2: losses 0 and 1; Azlan falls
  345  4 Covenant, blue         moves 4 more units in
  346  4 Covenant, blue         attacks Kitezh (1) from Azlan (7), dice: 3
  347  chance                   1 6 4 against 3: losses 0 and 1; Kitezh falls
  348  4 Covenant, blue         moves 3 more units in
  349  4 Covenant, blue         attacks Persepolis (1) from Kitezh (6), dice: 3
  350  chance                   3 4 5 against 5: losses 1 and 0
  351  4 Covenant, blue         attacks Persepolis (1) from Kitezh (5), dice: 3
  352  chance                   4 3 4 against 5: losses 1 and 0
  353  4 Covenant, blue         attacks Persepolis (1) from Kitezh (4), dice: 3
  354  chance                   2 2 5 against 3: losses 0 and 1; Persepolis falls
  355  4 Covenant, blue         attacks Kish (1) from Persepolis (3), dice: 2
  356  chance                   5 6 against 5: losses 0 and 1; Kish falls
  357  4 Covenant, blue         ends the attacks
  358  4 Covenant, blue         moves 1 from Timgad to Tanis
  359  chance                   Covenant, blue draws rungholt (Rungholt)
  360  1 UNSC, green            places 3 on Dunwich, now 4
  361  1 UNSC, green            has prepared
  362  1 UNSC, green            attacks Roxburgh (1) from Dunwich (4), dice: 3, with the hero
  363  chance                   6 6 2 against 5 6: losses 0 and 1; Roxburgh falls
  364  1 UNSC, green            ends the attacks
  365  1 UNSC, green            moves 1 from Roxburgh to Dunwich
  366  chance                   UNSC, green draws derry (Derry)
  367  2 Covenant, purple       places 11 on Skara Brae, now 12
  368  2 Covenant, purple       has prepared
  369  2 Covenant, purple       attacks Fleming (1) from Skara Brae (12), dice: 3
  370  chance                   2 2 2 against 4: losses 1 and 0
  371  2 Covenant, purple       attacks Fleming (1) from Skara Brae (11), dice: 3
  372  chance                   2 5 5 against 5: losses 1 and 0
  373  2 Covenant, purple       attacks Roque (1) from Skara Brae (10), dice: 3
  374  chance                   6 1 6 against 5: losses 0 and 1; Roque falls
  375  2 Covenant, purple       moves 6 more units in
  376  2 Covenant, purple       attacks Fleming (1) from Roque (9), dice: 3
  377  chance                   4 2 4 against 2: losses 0 and 1; Fleming falls
  378  2 Covenant, purple       moves 5 more units in
  379  2 Covenant, purple       ends the attacks
  380  2 Covenant, purple       moves 1 from Slane to Skye
  381  chance                   Covenant, purple draws new-sarum (New Sarum)
  382  3 UNSC, gold             picks xanadu (Xanadu)
  383  3 UNSC, gold             picks dunwich (Dunwich)
  384  3 UNSC, gold             picks sarai (Sarai)
  385  3 UNSC, gold             turns in a set for 7 units
  386  3 UNSC, gold             places 11 on Rungholt, now 12
  387  3 UNSC, gold             attacks Azlan (1) from Rungholt (12), dice: 3, with the hero
  388  chance                   2 6 3 against 1: losses 0 and 1; Azlan falls
  389  3 UNSC, gold             moves 8 more units in
  390  3 UNSC, gold             attacks Kish (2) from Azlan (11), dice: 3, with the hero
  391  4 Covenant, blue         defends with 2 dice
  392  chance                   3 5 6 against 3 6: losses 0 and 2; Kish falls
  393  3 UNSC, gold             moves 7 more units in
  394  3 UNSC, gold             attacks Carthage (3) from Kish (10), dice: 3, with the hero
  395  2 Covenant, purple       defends with 2 dice
  396  chance                   5 5 2 against 5 4 4: losses 0 and 2
  397  3 UNSC, gold             attacks Persepolis (1) from Kish (10), dice: 3, with the hero
  398  chance                   6 3 3 against 3: losses 0 and 1; Persepolis falls
  399  3 UNSC, gold             moves 6 more units in
  400  3 UNSC, gold             attacks New Pripyat (1) from Persepolis (9), dice: 3, with the hero
  401  chance                   1 2 3 against 2 3: losses 0 and 1; New Pripyat falls
  402  3 UNSC, gold             moves 5 more units in
  403  3 UNSC, gold             attacks Poolesville (1) from New Pripyat (8), dice: 3, with the hero
  404  chance                   3 5 2 against 4: losses 0 and 1; Poolesville falls
  405  3 UNSC, gold             moves 4 more units in
  406  3 UNSC, gold             attacks Fleming (8) from Poolesville (7), dice: 3, with the hero
  407  2 Covenant, purple       defends with 2 dice
  408  chance                   6 2 1 against 2 3 5: losses 1 and 1
  409  3 UNSC, gold             attacks Roque (1) from Poolesville (6), dice: 3, with the hero
  410  chance                   4 3 4 against 5 1: losses 1 and 0
  411  3 UNSC, gold             attacks Agartha (1) from Poolesville (5), dice: 3
  412  chance                   3 2 2 against 2: losses 0 and 1; Agartha falls
  413  3 UNSC, gold             moves 1 more units in
  414  3 UNSC, gold             attacks Fleming (7) from Agartha (4), dice: 3
  415  2 Covenant, purple       defends with 2 dice
  416  chance                   3 1 5 against 1 3 1: losses 0 and 2
  417  3 UNSC, gold             attacks Skara Brae (1) from Agartha (4), dice: 3
  418  chance                   6 4 2 against 6 1: losses 1 and 0
  419  3 UNSC, gold             attacks Skara Brae (1) from Agartha (3), dice: 2
  420  chance                   4 6 against 1 3: losses 0 and 1; Skara Brae falls
  421  3 UNSC, gold             attacks Fleming (5) from Skara Brae (2), dice: 1
  422  2 Covenant, purple       defends with 2 dice
  423  chance                   1 against 4 5 4: losses 1 and 0
  424  3 UNSC, gold             ends the attacks
  425  3 UNSC, gold             does not fortify
  426  chance                   UNSC, gold draws alpha (Alpha)
  427  3 UNSC, gold             places the hero (Spartan) on New Pompeii
  428  4 Covenant, blue         places 7 on Petra, now 8
  429  4 Covenant, blue         has prepared
  430  4 Covenant, blue         attacks Kish (1) from Petra (8), dice: 3
  431  chance                   6 3 5 against 4: losses 0 and 1; Kish falls
  432  4 Covenant, blue         moves 4 more units in
  433  4 Covenant, blue         attacks Azlan (1) from Kish (7), dice: 3
  434  chance                   1 5 6 against 3: losses 0 and 1; Azlan falls
  435  4 Covenant, blue         moves 3 more units in
  436  4 Covenant, blue         attacks Persepolis (1) from Azlan (6), dice: 3
  437  chance                   5 2 5 against 6: losses 1 and 0
  438  4 Covenant, blue         attacks Persepolis (1) from Azlan (5), dice: 3
  439  chance                   3 5 5 against 3: losses 0 and 1; Persepolis falls
  440  4 Covenant, blue         moves 1 more units in
  441  4 Covenant, blue         attacks New Pripyat (1) from Persepolis (4), dice: 3
  442  chance                   3 6 3 against 2: losses 0 and 1; New Pripyat falls
  443  4 Covenant, blue         attacks Poolesville (1) from New Pripyat (3), dice: 2
  444  chance                   5 5 against 6: losses 1 and 0
  445  4 Covenant, blue         attacks Poolesville (1) from New Pripyat (2), dice: 1
  446  chance                   3 against 3: losses 1 and 0
  447  4 Covenant, blue         ends the attacks
  448  4 Covenant, blue         moves 1 from Timgad to Azlan
  449  chance                   Covenant, blue draws pirth (Pirth)
  450  1 UNSC, green            places 3 on Roxburgh, now 5
  451  1 UNSC, green            has prepared
  452  1 UNSC, green            ends the attacks
  453  1 UNSC, green            moves 1 from Dunwich to Roxburgh
  454  2 Covenant, purple       places 11 on Fleming, now 16
  455  2 Covenant, purple       has prepared
  456  2 Covenant, purple       attacks Skara Brae (1) from Fleming (16), dice: 3
  457  chance                   2 3 5 against 3: losses 0 and 1; Skara Brae falls
  458  2 Covenant, purple       moves 12 more units in
  459  2 Covenant, purple       attacks Agartha (1) from Skara Brae (15), dice: 3
  460  chance                   6 2 6 against 4: losses 0 and 1; Agartha falls
  461  2 Covenant, purple       moves 11 more units in
  462  2 Covenant, purple       attacks Poolesville (1) from Agartha (14), dice: 3
  463  chance                   4 3 5 against 4: losses 0 and 1; Poolesville falls
  464  2 Covenant, purple       moves 10 more units in
  465  2 Covenant, purple       attacks Alpha (1) from Poolesville (13), dice: 3
  466  chance                   2 6 6 against 4: losses 0 and 1; Alpha falls
  467  2 Covenant, purple       moves 9 more units in
  468  2 Covenant, purple       attacks Rungholt (1) from Alpha (12), dice: 3
  469  chance                   4 2 1 against 6: losses 1 and 0
  470  2 Covenant, purple       attacks Rungholt (1) from Alpha (11), dice: 3
  471  chance                   1 6 3 against 2: losses 0 and 1; Rungholt falls
  472  2 Covenant, purple       moves 7 more units in
  473  2 Covenant, purple       attacks New Pompeii (1) from Rungholt (10), dice: 3
  474  chance                   3 6 1 against 2: losses 0 and 1; New Pompeii falls
  475  2 Covenant, purple       moves 6 more units in
  476  2 Covenant, purple       ends the attacks
  477  2 Covenant, purple       collects «Control 8 colonies»
  478  chance                   reward for Covenant, purple: Starting manoeuvre
  479  2 Covenant, purple       moves 1 from Skye to Sarai
  480  3 UNSC, gold             places the hero (Spartan) on Selsey
  481  3 UNSC, gold             places 3 on Selsey, now 4
  482  3 UNSC, gold             has prepared
  483  3 UNSC, gold             attacks New Pompeii (9) from Selsey (4), dice: 3, with the hero
  484  2 Covenant, purple       defends with 2 dice
  485  chance                   6 4 6 against 4 2 3: losses 0 and 2
  486  3 UNSC, gold             attacks New Pompeii (7) from Selsey (4), dice: 3, with the hero
  487  2 Covenant, purple       defends with 2 dice
  488  chance                   2 3 6 against 3 4 4: losses 1 and 1
  489  3 UNSC, gold             ends the attacks
  490  3 UNSC, gold             moves 1 from Selsey to New Sarum, with the hero
  491  4 Covenant, blue         picks pirth (Pirth)
  492  4 Covenant, blue         picks rungholt (Rungholt)
  493  4 Covenant, blue         picks fleming (Fleming)
  494  4 Covenant, blue         turns in a set for 7 units
  495  4 Covenant, blue         places 17 on Magna, now 18
  496  4 Covenant, blue         asks for command of Kintyre
  497  2 Covenant, purple       hands Kintyre over
  498  4 Covenant, blue         has prepared
  499  4 Covenant, blue         ends the attacks
  500  4 Covenant, blue         collects «Control all of Pacifica»
  501  chance                   reward for Covenant, blue: Additional manoeuvre
  502  4 Covenant, blue         moves 1 from Tanis to Kitezh
  503  4 Covenant, blue         moves 1 from Timgad to Persepolis
  504  1 UNSC, green            places 3 on Dunwich, now 4
  505  1 UNSC, green            ends the attacks
  506  1 UNSC, green            moves 2 from Dunwich to Roxburgh
  507  2 Covenant, purple       places 12 on New Pompeii, now 18
  508  2 Covenant, purple       has prepared
  509  2 Covenant, purple       attacks Selsey (2) from New Pompeii (18), dice: 3
  510  3 UNSC, gold             defends with 2 dice
  511  chance                   1 3 3 against 5 5: losses 2 and 0
  512  2 Covenant, purple       attacks Selsey (2) from New Pompeii (16), dice: 3
  513  3 UNSC, gold             defends with 2 dice
  514  chance                   3 3 5 against 6 2: losses 1 and 1
  515  2 Covenant, purple       attacks Selsey (1) from New Pompeii (15), dice: 3
  516  chance                   1 4 5 against 5: losses 1 and 0
  517  2 Covenant, purple       attacks Selsey (1) from New Pompeii (14), dice: 3
  518  chance                   3 4 3 against 1: losses 0 and 1; Selsey falls
  519  2 Covenant, purple       moves 10 more units in
  520  2 Covenant, purple       attacks Roxburgh (8) from Selsey (13), dice: 3
  521  1 UNSC, green            defends with 2 dice
  522  chance                   2 5 3 against 6 6: losses 2 and 0
  523  2 Covenant, purple       attacks Roxburgh (8) from Selsey (11), dice: 3
  524  1 UNSC, green            defends with 2 dice
  525  chance                   4 2 3 against 3 4: losses 2 and 0
  526  2 Covenant, purple       attacks New Sarum (2) from Selsey (9), dice: 3
  527  3 UNSC, gold             defends with 2 dice
  528  chance                   2 5 4 against 2 4: losses 1 and 1
  529  2 Covenant, purple       attacks New Sarum (1) from Selsey (8), dice: 3
  530  chance                   6 5 2 against 2: losses 0 and 1; New Sarum falls; UNSC, gold is out of the game
  531  2 Covenant, purple       moves 4 more units in
  532  2 Covenant, purple       attacks Roxburgh (8) from New Sarum (7), dice: 3
  533  1 UNSC, green            defends with 2 dice
  534  chance                   1 3 3 against 5 5: losses 2 and 0
  535  2 Covenant, purple       attacks Dunwich (2) from New Sarum (5), dice: 3
  536  1 UNSC, green            defends with 2 dice
  537  chance                   2 2 6 against 1 1: losses 0 and 2; Dunwich falls
  538  2 Covenant, purple       moves 1 more units in
  539  2 Covenant, purple       attacks Roxburgh (8) from Dunwich (4), dice: 3
  540  1 UNSC, green            defends with 2 dice
  541  chance                   1 2 4 against 4 4: losses 2 and 0
  542  2 Covenant, purple       ends the attacks
  543  2 Covenant, purple       moves 2 from Sarai to Alpha
  544  chance                   Covenant, purple draws aurburne (Aurburne)
  545  4 Covenant, blue         places 10 on Birka, now 11
  546  4 Covenant, blue         has prepared
  547  4 Covenant, blue         ends the attacks
  548  4 Covenant, blue         moves 1 from Persepolis to Abaskun
  549  4 Covenant, blue         moves 10 from Birka to Timgad
  550  1 UNSC, green            places 3 on Roxburgh, now 11
  551  1 UNSC, green            attacks Dunwich (2) from Roxburgh (11), dice: 3, with the hero
  552  2 Covenant, purple       defends with 2 dice
  553  chance                   3 4 2 against 2 3 2: losses 0 and 2; Dunwich falls
  554  1 UNSC, green            moves 7 more units in
  555  1 UNSC, green            attacks New Sarum (1) from Dunwich (10), dice: 3, with the hero
  556  chance                   2 1 6 against 4 5: losses 0 and 1; New Sarum falls
  557  1 UNSC, green            moves 6 more units in
  558  1 UNSC, green            attacks Selsey (1) from New Sarum (9), dice: 3, with the hero
  559  chance                   6 5 4 against 4 1: losses 0 and 1; Selsey falls
  560  1 UNSC, green            moves 5 more units in
  561  1 UNSC, green            attacks New Pompeii (1) from Selsey (8), dice: 3, with the hero
  562  chance                   3 5 5 against 4 6: losses 1 and 0
  563  1 UNSC, green            attacks New Pompeii (1) from Selsey (7), dice: 3
  564  chance                   5 5 2 against 3 6: losses 1 and 0
  565  1 UNSC, green            attacks New Pompeii (1) from Selsey (6), dice: 3
  566  chance                   5 4 2 against 2 4: losses 0 and 1; New Pompeii falls
  567  1 UNSC, green            moves 2 more units in
  568  1 UNSC, green            attacks Alpha (3) from New Pompeii (5), dice: 3
  569  2 Covenant, purple       defends with 2 dice
  570  chance                   6 4 3 against 5 2 2: losses 0 and 2
  571  1 UNSC, green            attacks Rungholt (1) from New Pompeii (5), dice: 3
  572  chance                   6 2 6 against 1 5: losses 0 and 1; Rungholt falls
  573  1 UNSC, green            moves 1 more units in
  574  1 UNSC, green            attacks Kitezh (2) from Rungholt (4), dice: 3
  575  4 Covenant, blue         defends with 2 dice
  576  chance                   6 1 3 against 4 5: losses 1 and 1
  577  1 UNSC, green            attacks Alpha (1) from Rungholt (3), dice: 2
  578  chance                   1 2 against 2 3: losses 1 and 0
  579  1 UNSC, green            attacks Azlan (2) from Rungholt (2), dice: 1
  580  4 Covenant, blue         defends with 2 dice
  581  chance                   1 against 6 2: losses 1 and 0
  582  1 UNSC, green            ends the attacks
  583  1 UNSC, green            does not fortify
  584  chance                   UNSC, green draws avaris (Avaris)
  585  1 UNSC, green            places the hero (Spartan) on Rungholt
  586  2 Covenant, purple       picks aurburne (Aurburne)
  587  2 Covenant, purple       picks new-sarum (New Sarum)
  588  2 Covenant, purple       picks alpha (Alpha)
  589  2 Covenant, purple       turns in a set for 7 units
  590  2 Covenant, purple       places 18 on Alpha, now 19
  591  2 Covenant, purple       has prepared
  592  2 Covenant, purple       ends the attacks
  593  2 Covenant, purple       moves 8 from Alpha to Slane
  594  4 Covenant, blue         places 10 on Azlan, now 12
  595  4 Covenant, blue         has prepared
  596  4 Covenant, blue         attacks Rungholt (1) from Azlan (12), dice: 3
  597  chance                   1 5 6 against 2: losses 0 and 1; Rungholt falls
  598  4 Covenant, blue         moves 8 more units in
  599  4 Covenant, blue         attacks New Pompeii (1) from Rungholt (11), dice: 3
  600  chance                   4 3 4 against 1: losses 0 and 1; New Pompeii falls
  601  4 Covenant, blue         moves 7 more units in
  602  4 Covenant, blue         attacks Selsey (1) from New Pompeii (10), dice: 3
  603  chance                   4 1 1 against 6: losses 1 and 0
  604  4 Covenant, blue         attacks Selsey (1) from New Pompeii (9), dice: 3
  605  chance                   6 4 4 against 5: losses 0 and 1; Selsey falls
  606  4 Covenant, blue         moves 5 more units in
  607  4 Covenant, blue         attacks Roxburgh (1) from Selsey (8), dice: 3
  608  chance                   1 1 6 against 3: losses 0 and 1; Roxburgh falls
  609  4 Covenant, blue         moves 4 more units in
  610  4 Covenant, blue         attacks New Sarum (1) from Roxburgh (7), dice: 3
  611  chance                   1 6 4 against 1: losses 0 and 1; New Sarum falls
  612  4 Covenant, blue         moves 3 more units in
  613  4 Covenant, blue         attacks Dunwich (1) from New Sarum (6), dice: 3
  614  chance                   1 3 4 against 3: losses 0 and 1; Dunwich falls; UNSC, green is out of the game; Covenant, purple and Covenant, blue win together

won after 614 actions, by 2 Covenant, purple, by 4 Covenant, blue
