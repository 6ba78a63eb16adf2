halo-wars/world-conquest, 4 seats, dealer of seed 2026, game 66
  1 UNSC, green                 aggressive
  2 Covenant, purple            aggressive
  3 UNSC, gold                  aggressive
  4 Covenant, blue              aggressive

    1  chance                   3 4 6 4: a tie, roll again
    2  chance                   5 5: a tie, roll again
    3  chance                   1 1: a tie, roll again
    4  chance                   1 4: the first turn is for UNSC, gold
    5  chance                   a card shows Persepolis: colony
    6  chance                   a card shows Cliath: colony
    7  chance                   a card shows Tanis: colony
    8  chance                   a card shows Timgad: colony
    9  chance                   a card shows Roque: colony
   10  chance                   a card shows Magna: colony
   11  chance                   a card shows Dunwich: colony
   12  chance                   a card shows Avaris: colony
   13  chance                   a card shows Kinross: colony
   14  chance                   a card shows Kitezh: colony
   15  chance                   a card shows Roxburgh: colony
   16  chance                   a card shows Carthage: colony
   17  chance                   a card shows Kish: colony
   18  chance                   a card shows Alpha: colony
   19  chance                   a card shows Slane: colony
   20  chance                   a goal for the board: «Control all of Pacifica»
   21  chance                   a goal for the board: «Control all of Eire»
   22  chance                   a goal for the board: «Control all of Mu»
   23  chance                   a goal for the board: «Take 4 colonies in one turn»
   24  chance                   a goal for the board: «Control 18 territories»
   25  chance                   a goal for the board: «Take a whole sector in one turn from nothing»
   26  chance                   a goal for the board: «Take 10 territories in one turn»
   27  chance                   a goal for the board: «Control 2 enemy bases»
   28  3 UNSC, gold             places the base (Firebase) on Boyne
   29  4 Covenant, blue         places the base (Command Center) on New Pripyat
   30  1 UNSC, green            places the base (Firebase) on Kish
   31  2 Covenant, purple       places the base (Command Center) on New Pompeii
   32  3 UNSC, gold             claims Fleming
   33  4 Covenant, blue         claims Xanadu
   34  1 UNSC, green            claims Kitezh
   35  2 Covenant, purple       claims Azlan
   36  3 UNSC, gold             claims Roque
   37  4 Covenant, blue         claims Kintyre
   38  1 UNSC, green            claims Aurburne
   39  2 Covenant, purple       claims Cliath
   40  3 UNSC, gold             claims New Troy
   41  4 Covenant, blue         claims Timgad
   42  1 UNSC, green            claims Skye
   43  2 Covenant, purple       claims Kinross
   44  3 UNSC, gold             claims Portobello
   45  4 Covenant, blue         claims Birka
   46  1 UNSC, green            claims Poolesville
   47  2 Covenant, purple       claims Skara Brae
   48  3 UNSC, gold             claims Magna
   49  4 Covenant, blue         claims Abaskun
   50  1 UNSC, green            claims Tanis
   51  2 Covenant, purple       claims Pirth
   52  3 UNSC, gold             claims Petra
   53  4 Covenant, blue         claims Agartha
   54  1 UNSC, green            claims Rungholt
   55  2 Covenant, purple       claims Derry
   56  3 UNSC, gold             claims Avaris
   57  4 Covenant, blue         claims Alpha
   58  1 UNSC, green            claims Canopus
   59  2 Covenant, purple       claims Slane
   60  3 UNSC, gold             claims Dunwich
   61  4 Covenant, blue         claims Iona
   62  1 UNSC, green            claims Roxburgh
   63  2 Covenant, purple       claims Skerries
   64  3 UNSC, gold             claims Persepolis
   65  4 Covenant, blue         claims New Sarum
   66  1 UNSC, green            claims Sarai
   67  2 Covenant, purple       claims Carthage
   68  3 UNSC, gold             claims Selsey
   69  4 Covenant, blue         claims Academ
   70  1 UNSC, green            reinforces Poolesville to 2
   71  2 Covenant, purple       reinforces Cliath to 2
   72  3 UNSC, gold             reinforces Selsey to 2
   73  4 Covenant, blue         reinforces Iona to 2
   74  1 UNSC, green            reinforces Kish to 2
   75  2 Covenant, purple       reinforces Carthage to 2
   76  3 UNSC, gold             reinforces Persepolis to 2
   77  4 Covenant, blue         reinforces Xanadu to 2
   78  1 UNSC, green            reinforces Kitezh to 2
   79  2 Covenant, purple       reinforces Kinross to 2
   80  3 UNSC, gold             reinforces Avaris to 2
   81  4 Covenant, blue         reinforces Abaskun to 2
   82  1 UNSC, green            reinforces Skye to 2
   83  2 Covenant, purple       reinforces New Pompeii to 2
   84  3 UNSC, gold             reinforces Roque to 2
   85  4 Covenant, blue         reinforces Kintyre to 2
   86  1 UNSC, green            reinforces Roxburgh to 2
   87  2 Covenant, purple       reinforces Skerries to 2
   88  3 UNSC, gold             reinforces Magna to 2
   89  4 Covenant, blue         reinforces Agartha to 2
   90  1 UNSC, green            reinforces Aurburne to 2
   91  2 Covenant, purple       reinforces New Pompeii to 3
   92  3 UNSC, gold             reinforces Roque to 3
   93  4 Covenant, blue         reinforces Kintyre to 3
   94  1 UNSC, green            reinforces Aurburne to 3
   95  2 Covenant, purple       reinforces Derry to 2
   96  3 UNSC, gold             reinforces Boyne to 2
   97  4 Covenant, blue         reinforces Academ to 2
   98  1 UNSC, green            reinforces Aurburne to 4
   99  2 Covenant, purple       reinforces Skara Brae to 2
  100  3 UNSC, gold             reinforces Avaris to 3
  101  4 Covenant, blue         reinforces Xanadu to 3
  102  1 UNSC, green            reinforces Kitezh to 3
  103  2 Covenant, purple       reinforces Azlan to 2
  104  3 UNSC, gold             reinforces Avaris to 4
  105  4 Covenant, blue         reinforces Academ to 3
  106  1 UNSC, green            reinforces Poolesville to 3
  107  2 Covenant, purple       reinforces Azlan to 3
  108  3 UNSC, gold             reinforces Avaris to 5
  109  4 Covenant, blue         reinforces New Sarum to 2
  110  1 UNSC, green            reinforces Canopus to 2
  111  2 Covenant, purple       reinforces Kinross to 3
  112  3 UNSC, gold             reinforces Boyne to 3
  113  4 Covenant, blue         reinforces Kintyre to 4
  114  1 UNSC, green            reinforces Kish to 3
  115  2 Covenant, purple       reinforces Skerries to 3
  116  3 UNSC, gold             reinforces Selsey to 3
  117  4 Covenant, blue         reinforces Agartha to 3
  118  1 UNSC, green            reinforces Kitezh to 4
  119  2 Covenant, purple       reinforces Cliath to 3
  120  3 UNSC, gold             reinforces Selsey to 4
  121  4 Covenant, blue         reinforces Xanadu to 4
  122  1 UNSC, green            reinforces Canopus to 3
  123  2 Covenant, purple       reinforces Kinross to 4
  124  3 UNSC, gold             reinforces Fleming to 2
  125  4 Covenant, blue         reinforces Xanadu to 5
  126  1 UNSC, green            reinforces Kitezh to 5
  127  2 Covenant, purple       reinforces Slane to 2
  128  3 UNSC, gold             places the hero (Spartan) on Magna
  129  4 Covenant, blue         places the hero (Arbiter) on Alpha
  130  1 UNSC, green            places the hero (Spartan) on Sarai
  131  2 Covenant, purple       places the hero (Arbiter) on Slane
  132  chance                   a card for UNSC, green: Fleming
  133  chance                   a card for Covenant, purple: Cliath
  134  3 UNSC, gold             places 6 on Dunwich, now 7
  135  3 UNSC, gold             has prepared
  136  3 UNSC, gold             attacks Azlan (3) from Persepolis (2), dice: 1
  137  2 Covenant, purple       defends with 2 dice
  138  chance                   1 against 1 5: losses 1 and 0
  139  3 UNSC, gold             attacks Timgad (1) from Magna (2), dice: 1, with the hero
  140  chance                   3+1 against 5 (a hero attacks): losses 1 and 0
  141  3 UNSC, gold             attacks New Sarum (2) from Dunwich (7), dice: 3
  142  4 Covenant, blue         defends with 2 dice
  143  chance                   3 6 2 against 2 2: losses 0 and 2; New Sarum falls
  144  3 UNSC, gold             moves 3 more units in
  145  3 UNSC, gold             attacks Carthage (2) from Avaris (5), dice: 3
  146  2 Covenant, purple       defends with 2 dice
  147  chance                   4 5 3 against 3 1: losses 0 and 2; Carthage falls
  148  3 UNSC, gold             moves 1 more unit in
  149  3 UNSC, gold             ends the attacks
  150  3 UNSC, gold             moves 1 from Fleming to Roque
  151  chance                   a card for UNSC, gold: Petra
  152  3 UNSC, gold             places the hero (Spartan) on Avaris
  153  4 Covenant, blue         places 5 on Agartha, now 8
  154  4 Covenant, blue         has prepared
  155  4 Covenant, blue         attacks Portobello (1) from Iona (2), dice: 1
  156  chance                   6 against 6: losses 1 and 0
  157  4 Covenant, blue         attacks Poolesville (3) from Agartha (8), dice: 3
  158  1 UNSC, green            defends with 2 dice
  159  chance                   6 1 1 against 4 1: losses 1 and 1
  160  4 Covenant, blue         attacks Boyne (3) from Academ (3), dice: 2
  161  3 UNSC, gold             defends with 2 dice
  162  chance                   1 6 against 5 1: losses 1 and 1
  163  4 Covenant, blue         attacks Sarai (1) from Abaskun (2), dice: 1
  164  chance                   2 against 4+1 (a hero defends): losses 1 and 0
  165  4 Covenant, blue         attacks Poolesville (2) from Agartha (7), dice: 3
  166  1 UNSC, green            defends with 2 dice
  167  chance                   5 3 5 against 2 3: losses 0 and 2; Poolesville falls
  168  4 Covenant, blue         moves 3 more units in
  169  4 Covenant, blue         attacks Persepolis (1) from Xanadu (5), dice: 3
  170  chance                   4 6 3 against 1: losses 0 and 1; Persepolis falls
  171  4 Covenant, blue         moves 1 more unit in
  172  4 Covenant, blue         attacks Kish (3) from Persepolis (4), dice: 3
  173  1 UNSC, green            defends with 2 dice
  174  chance                   2 5 6 against 3 5: losses 0 and 2
  175  4 Covenant, blue         attacks Petra (1) from Persepolis (4), dice: 3
  176  chance                   6 5 6 against 5: losses 0 and 1; Petra falls
  177  4 Covenant, blue         attacks Roque (4) from Poolesville (6), dice: 3
  178  3 UNSC, gold             defends with 2 dice
  179  chance                   1 4 4 against 1 3: losses 0 and 2
  180  4 Covenant, blue         attacks Roque (2) from Poolesville (6), dice: 3
  181  3 UNSC, gold             defends with 2 dice
  182  chance                   6 3 2 against 3 3: losses 1 and 1
  183  4 Covenant, blue         attacks Kish (1) from Petra (3), dice: 2
  184  chance                   2 6 against 1: losses 0 and 1; Kish falls
  185  4 Covenant, blue         attacks Portobello (1) from Kintyre (4), dice: 3
  186  chance                   2 5 2 against 3: losses 0 and 1; Portobello falls
  187  4 Covenant, blue         attacks Skye (2) from Portobello (3), dice: 2
  188  1 UNSC, green            defends with 2 dice
  189  chance                   5 2 against 5 4: losses 2 and 0
  190  4 Covenant, blue         attacks Carthage (4) from Kish (2), dice: 1
  191  3 UNSC, gold             defends with 2 dice
  192  chance                   1 against 3 3: losses 1 and 0
  193  4 Covenant, blue         ends the attacks
  194  4 Covenant, blue         moves 1 from Academ to Iona
  195  chance                   a card for Covenant, blue: Kish
  196  1 UNSC, green            places 3 on Kitezh, now 8
  197  1 UNSC, green            asks for command of Roque
  198  3 UNSC, gold             hands Roque over
  199  1 UNSC, green            has prepared
  200  1 UNSC, green            attacks Portobello (1) from Skye (2), dice: 1
  201  chance                   4 against 2: losses 0 and 1; Portobello falls
  202  1 UNSC, green            attacks Azlan (3) from Kitezh (8), dice: 3
  203  2 Covenant, purple       defends with 2 dice
  204  chance                   4 6 5 against 1 6: losses 1 and 1
  205  1 UNSC, green            attacks Persepolis (1) from Kitezh (7), dice: 3
  206  chance                   4 5 1 against 2: losses 0 and 1; Persepolis falls
  207  1 UNSC, green            moves 3 more units in
  208  1 UNSC, green            attacks Azlan (2) from Persepolis (6), dice: 3
  209  2 Covenant, purple       defends with 2 dice
  210  chance                   4 4 3 against 3 1: losses 0 and 2; Azlan falls
  211  1 UNSC, green            moves 2 more units in
  212  1 UNSC, green            attacks Kish (1) from Azlan (5), dice: 3
  213  chance                   2 4 2 against 4: losses 1 and 0
  214  1 UNSC, green            attacks Kish (1) from Azlan (4), dice: 3
  215  chance                   2 4 3 against 2: losses 0 and 1; Kish falls
  216  1 UNSC, green            attacks Skara Brae (2) from Aurburne (4), dice: 3
  217  2 Covenant, purple       defends with 2 dice
  218  chance                   2 1 5 against 3 6: losses 2 and 0
  219  1 UNSC, green            attacks Petra (1) from Kish (3), dice: 2
  220  chance                   6 5 against 5: losses 0 and 1; Petra falls
  221  1 UNSC, green            attacks Timgad (1) from Canopus (3), dice: 2
  222  chance                   6 2 against 6: losses 1 and 0
  223  1 UNSC, green            attacks Timgad (1) from Canopus (2), dice: 1
  224  chance                   3 against 2: losses 0 and 1; Timgad falls
  225  1 UNSC, green            ends the attacks
  226  1 UNSC, green            collects «Take 4 colonies in one turn»
  227  chance                   reward for UNSC, green: Additional manoeuvre
  228  1 UNSC, green            does not fortify
  229  2 Covenant, purple       places 4 on New Pompeii, now 7
  230  2 Covenant, purple       has prepared
  231  2 Covenant, purple       attacks Aurburne (2) from Derry (2), dice: 1
  232  1 UNSC, green            defends with 2 dice
  233  chance                   2 against 4 5: losses 1 and 0
  234  2 Covenant, purple       attacks Aurburne (2) from Skara Brae (2), dice: 1
  235  1 UNSC, green            defends with 2 dice
  236  chance                   3 against 4 5: losses 1 and 0
  237  2 Covenant, purple       attacks Boyne (2) from Skerries (3), dice: 2
  238  3 UNSC, gold             defends with 2 dice
  239  chance                   2 2 against 1 3: losses 1 and 1
  240  2 Covenant, purple       attacks New Troy (1) from Kinross (4), dice: 3
  241  chance                   6 1 4 against 2: losses 0 and 1; New Troy falls
  242  2 Covenant, purple       attacks Boyne (1) from Skerries (2), dice: 1
  243  chance                   3 against 6: losses 1 and 0
  244  2 Covenant, purple       attacks Selsey (4) from New Pompeii (7), dice: 3
  245  3 UNSC, gold             defends with 2 dice
  246  chance                   2 3 3 against 5 4: losses 2 and 0
  247  2 Covenant, purple       attacks Selsey (4) from New Pompeii (5), dice: 3
  248  3 UNSC, gold             defends with 2 dice
  249  chance                   3 3 5 against 3 2: losses 0 and 2
  250  2 Covenant, purple       attacks Rungholt (1) from New Pompeii (5), dice: 3
  251  chance                   5 2 1 against 2: losses 0 and 1; Rungholt falls
  252  2 Covenant, purple       moves 1 more unit in
  253  2 Covenant, purple       attacks Azlan (1) from Rungholt (4), dice: 3
  254  chance                   5 1 5 against 4: losses 0 and 1; Azlan falls
  255  2 Covenant, purple       attacks Kitezh (1) from Azlan (3), dice: 2
  256  chance                   4 5 against 2: losses 0 and 1; Kitezh falls
  257  2 Covenant, purple       attacks Persepolis (1) from Kitezh (2), dice: 1
  258  chance                   4 against 4: losses 1 and 0
  259  2 Covenant, purple       ends the attacks
  260  2 Covenant, purple       moves 2 from Cliath to New Troy
  261  chance                   a card for Covenant, purple: Derry
  262  3 UNSC, gold             places 5 on Selsey, now 7
  263  3 UNSC, gold             has prepared
  264  3 UNSC, gold             attacks Azlan (1) from Carthage (4), dice: 3
  265  chance                   1 5 6 against 5: losses 0 and 1; Azlan falls
  266  3 UNSC, gold             attacks Kitezh (1) from Azlan (3), dice: 2
  267  chance                   6 2 against 1: losses 0 and 1; Kitezh falls
  268  3 UNSC, gold             attacks Alpha (1) from Kitezh (2), dice: 1
  269  chance                   2 against 3+1 (a hero defends): losses 1 and 0
  270  3 UNSC, gold             attacks New Pompeii (1) from Selsey (7), dice: 3
  271  chance                   5 3 4 against 2: losses 0 and 1; New Pompeii falls
  272  3 UNSC, gold             moves 3 more units in
  273  3 UNSC, gold             ends the attacks
  274  3 UNSC, gold             moves 3 from New Pompeii to Selsey
  275  chance                   a card for UNSC, gold: Agartha
  276  4 Covenant, blue         places 4 on Abaskun, now 5
  277  4 Covenant, blue         asks for command of Pirth
  278  2 Covenant, purple       hands Pirth over
  279  4 Covenant, blue         has prepared
  280  4 Covenant, blue         attacks Roque (1) from Poolesville (5), dice: 3
  281  chance                   1 4 1 against 2: losses 0 and 1; Roque falls
  282  4 Covenant, blue         moves 1 more unit in
  283  4 Covenant, blue         attacks Portobello (1) from Iona (2), dice: 1
  284  chance                   2 against 1: losses 0 and 1; Portobello falls
  285  4 Covenant, blue         attacks Sarai (1) from Abaskun (5), dice: 3
  286  chance                   6 1 6 against 5+1 (a hero defends): losses 1 and 0
  287  4 Covenant, blue         ends the attacks
  288  4 Covenant, blue         does not fortify
  289  chance                   a card for Covenant, blue: New Troy
  290  1 UNSC, green            places 6 on Petra, now 8
  291  1 UNSC, green            has prepared
  292  1 UNSC, green            attacks Skara Brae (1) from Aurburne (2), dice: 1
  293  chance                   2 against 2: losses 1 and 0
  294  1 UNSC, green            attacks Abaskun (4) from Petra (8), dice: 3
  295  4 Covenant, blue         defends with 2 dice
  296  chance                   3 2 4 against 4 2: losses 1 and 1
  297  1 UNSC, green            ends the attacks
  298  1 UNSC, green            does not fortify
  299  2 Covenant, purple       places 3 on Skara Brae, now 4
  300  2 Covenant, purple       has prepared
  301  2 Covenant, purple       attacks Fleming (1) from Skara Brae (4), dice: 3
  302  chance                   2 1 5 against 2: losses 0 and 1; Fleming falls
  303  2 Covenant, purple       ends the attacks
  304  2 Covenant, purple       does not fortify
  305  chance                   a card for Covenant, purple: Kinross
  306  3 UNSC, gold             places 7 on Boyne, now 8
  307  3 UNSC, gold             asks for command of Canopus
  308  1 UNSC, green            hands Canopus over
  309  3 UNSC, gold             has prepared
  310  3 UNSC, gold             attacks Academ (1) from Boyne (8), dice: 3
  311  chance                   6 3 4 against 2: losses 0 and 1; Academ falls
  312  3 UNSC, gold             moves 4 more units in
  313  3 UNSC, gold             attacks Derry (1) from Academ (7), dice: 3
  314  chance                   4 4 1 against 6: losses 1 and 0
  315  3 UNSC, gold             attacks Derry (1) from Academ (6), dice: 3
  316  chance                   3 5 2 against 5: losses 1 and 0
  317  3 UNSC, gold             attacks Pirth (1) from Academ (5), dice: 3
  318  chance                   3 3 5 against 4: losses 0 and 1; Pirth falls
  319  3 UNSC, gold             moves 1 more unit in
  320  3 UNSC, gold             attacks Rungholt (1) from New Pompeii (3), dice: 2
  321  chance                   4 2 against 2: losses 0 and 1; Rungholt falls
  322  3 UNSC, gold             attacks Skerries (1) from Pirth (4), dice: 3
  323  chance                   2 6 3 against 4: losses 0 and 1; Skerries falls
  324  3 UNSC, gold             attacks Slane (2) from Skerries (3), dice: 2
  325  2 Covenant, purple       defends with 2 dice
  326  chance                   3 2 against 2+1 1 (a hero defends): losses 1 and 1
  327  3 UNSC, gold             attacks Slane (1) from Skerries (2), dice: 1
  328  chance                   4 against 4+1 (a hero defends): losses 1 and 0
  329  3 UNSC, gold             attacks Alpha (1) from Rungholt (2), dice: 1
  330  chance                   1 against 2+1 (a hero defends): losses 1 and 0
  331  3 UNSC, gold             ends the attacks
  332  3 UNSC, gold             moves 1 from New Sarum to Avaris
  333  chance                   a card for UNSC, gold: Boyne
  334  4 Covenant, blue         places 5 on Kintyre, now 6
  335  4 Covenant, blue         has prepared
  336  4 Covenant, blue         attacks Sarai (1) from Abaskun (3), dice: 2
  337  chance                   4 5 against 3+1 (a hero defends): losses 0 and 1; Sarai falls
  338  4 Covenant, blue         attacks Avaris (2) from Sarai (2), dice: 1
  339  3 UNSC, gold             defends with 2 dice
  340  chance                   2 against 4+1 3 (a hero defends): losses 1 and 0
  341  4 Covenant, blue         attacks Avaris (2) from Kintyre (6), dice: 3
  342  3 UNSC, gold             defends with 2 dice
  343  chance                   5 4 1 against 2 6+1 (a hero defends): losses 1 and 1
  344  4 Covenant, blue         attacks Avaris (1) from Kintyre (5), dice: 3
  345  chance                   2 2 1 against 2+1 (a hero defends): losses 1 and 0
  346  4 Covenant, blue         attacks Skye (1) from Kintyre (4), dice: 3
  347  chance                   4 6 3 against 4: losses 0 and 1; Skye falls
  348  4 Covenant, blue         ends the attacks
  349  4 Covenant, blue         does not fortify
  350  chance                   a card for Covenant, blue: Dunwich
  351  1 UNSC, green            places the hero (Spartan) on Tanis
  352  1 UNSC, green            places 5 on Aurburne, now 6
  353  1 UNSC, green            has prepared
  354  1 UNSC, green            attacks Xanadu (1) from Petra (7), dice: 3
  355  chance                   2 3 2 against 3: losses 1 and 0
  356  1 UNSC, green            attacks Skara Brae (1) from Aurburne (6), dice: 3
  357  chance                   6 5 4 against 5: losses 0 and 1; Skara Brae falls
  358  1 UNSC, green            moves 2 more units in
  359  1 UNSC, green            attacks Roque (4) from Skara Brae (5), dice: 3
  360  4 Covenant, blue         defends with 2 dice
  361  chance                   6 4 2 against 3 5: losses 0 and 2
  362  1 UNSC, green            attacks Xanadu (1) from Petra (6), dice: 3
  363  chance                   2 5 6 against 4: losses 0 and 1; Xanadu falls
  364  1 UNSC, green            moves 2 more units in
  365  1 UNSC, green            ends the attacks
  366  1 UNSC, green            moves 4 from Xanadu to Kish
  367  1 UNSC, green            moves 2 from Kish to Petra
  368  chance                   a card for UNSC, green: Avaris
  369  2 Covenant, purple       picks the card Kinross
  370  2 Covenant, purple       picks the card Derry
  371  2 Covenant, purple       picks the card Cliath
  372  2 Covenant, purple       turns in a set for 7 units
  373  2 Covenant, purple       places 10 on Slane, now 11
  374  2 Covenant, purple       asks for command of Poolesville
  375  4 Covenant, blue         hands Poolesville over
  376  2 Covenant, purple       has prepared
  377  2 Covenant, purple       attacks Xanadu (1) from New Troy (5), dice: 3
  378  chance                   6 6 6 against 6: losses 1 and 0
  379  2 Covenant, purple       attacks Pirth (1) from Slane (11), dice: 3, with the hero
  380  chance                   4 1 6+1 against 5 (a hero attacks): losses 0 and 1; Pirth falls
  381  2 Covenant, purple       moves 7 more units in
  382  2 Covenant, purple       attacks Skerries (1) from Pirth (10), dice: 3, with the hero
  383  chance                   4 6+1 6 against 6 (a hero attacks): losses 0 and 1; Skerries falls
  384  2 Covenant, purple       moves 6 more units in
  385  2 Covenant, purple       attacks Xanadu (1) from New Troy (4), dice: 3
  386  chance                   3 3 4 against 5: losses 1 and 0
  387  2 Covenant, purple       attacks Boyne (1) from Skerries (9), dice: 3, with the hero
  388  chance                   4+1 3 3 against 3 (a hero attacks): losses 0 and 1; Boyne falls
  389  2 Covenant, purple       moves 5 more units in
  390  2 Covenant, purple       attacks Skara Brae (5) from Fleming (3), dice: 2
  391  1 UNSC, green            defends with 2 dice
  392  chance                   2 4 against 6 6: losses 2 and 0
  393  2 Covenant, purple       attacks Academ (1) from Boyne (8), dice: 3, with the hero
  394  chance                   4 5+1 4 against 6 (a hero attacks): losses 1 and 0
  395  2 Covenant, purple       attacks Aurburne (1) from Boyne (7), dice: 3
  396  chance                   5 5 3 against 3: losses 0 and 1; Aurburne falls
  397  2 Covenant, purple       moves 3 more units in
  398  2 Covenant, purple       attacks Xanadu (1) from New Troy (3), dice: 2
  399  chance                   5 6 against 2: losses 0 and 1; Xanadu falls
  400  2 Covenant, purple       attacks Persepolis (1) from Xanadu (2), dice: 1
  401  chance                   3 against 5: losses 1 and 0
  402  2 Covenant, purple       attacks Skara Brae (5) from Aurburne (6), dice: 3
  403  1 UNSC, green            defends with 2 dice
  404  chance                   5 1 3 against 6 5: losses 2 and 0
  405  2 Covenant, purple       ends the attacks
  406  2 Covenant, purple       moves 3 from Aurburne to Slane
  407  chance                   a card for Covenant, purple: Academ
  408  2 Covenant, purple       places the hero (Arbiter) on Poolesville
  409  3 UNSC, gold             picks the card Petra
  410  3 UNSC, gold             picks the card Agartha
  411  3 UNSC, gold             picks the card Boyne
  412  3 UNSC, gold             turns in a set for 7 units
  413  3 UNSC, gold             places 13 on New Pompeii, now 14
  414  3 UNSC, gold             has prepared
  415  3 UNSC, gold             attacks Alpha (1) from New Pompeii (14), dice: 3
  416  chance                   4 5 2 against 1+1 (a hero defends): losses 0 and 1; Alpha falls
  417  3 UNSC, gold             moves 10 more units in
  418  3 UNSC, gold             attacks New Pripyat (1) from Alpha (13), dice: 3
  419  chance                   2 4 4 against 4: losses 1 and 0
  420  3 UNSC, gold             attacks Poolesville (1) from Alpha (12), dice: 3
  421  chance                   1 6 1 against 5+1 (a hero defends): losses 1 and 0
  422  3 UNSC, gold             attacks Poolesville (1) from Alpha (11), dice: 3
  423  chance                   6 5 5 against 5+1 (a hero defends): losses 1 and 0
  424  3 UNSC, gold             attacks Agartha (1) from Alpha (10), dice: 3
  425  chance                   3 4 6 against 6: losses 1 and 0
  426  3 UNSC, gold             attacks Poolesville (1) from Alpha (9), dice: 3
  427  chance                   5 4 4 against 6+1 (a hero defends): losses 1 and 0
  428  3 UNSC, gold             attacks New Pripyat (1) from Alpha (8), dice: 3
  429  chance                   1 1 2 against 1: losses 0 and 1; New Pripyat falls
  430  3 UNSC, gold             moves 4 more units in
  431  3 UNSC, gold             ends the attacks
  432  3 UNSC, gold             collects «Control 2 enemy bases»
  433  chance                   reward for UNSC, gold: Bonus defence die
  434  3 UNSC, gold             moves 4 from New Sarum to Avaris
  435  4 Covenant, blue         places the hero (Arbiter) on Iona
  436  4 Covenant, blue         picks the card New Troy
  437  4 Covenant, blue         picks the card Kish
  438  4 Covenant, blue         picks the card Dunwich
  439  4 Covenant, blue         turns in a set for 4 units
  440  4 Covenant, blue         places 9 on Birka, now 10
  441  4 Covenant, blue         has prepared
  442  4 Covenant, blue         ends the attacks
  443  4 Covenant, blue         does not fortify
  444  1 UNSC, green            places 5 on Skara Brae, now 10
  445  1 UNSC, green            has prepared
  446  1 UNSC, green            attacks Aurburne (1) from Skara Brae (10), dice: 3
  447  chance                   6 1 4 against 1: losses 0 and 1; Aurburne falls
  448  1 UNSC, green            moves 6 more units in
  449  1 UNSC, green            attacks Boyne (1) from Aurburne (9), dice: 3
  450  chance                   5 6 1 against 6: losses 1 and 0
  451  1 UNSC, green            ends the attacks
  452  1 UNSC, green            moves 1 from Petra to Timgad
  453  1 UNSC, green            moves 1 from Aurburne to Skara Brae
  454  chance                   a card for UNSC, green: Portobello
  455  2 Covenant, purple       places 5 on Kinross, now 6
  456  2 Covenant, purple       has prepared
  457  2 Covenant, purple       attacks Academ (1) from Kinross (6), dice: 3
  458  chance                   3 2 5 against 1 (1): losses 0 and 1; Academ falls
  459  2 Covenant, purple       moves 2 more units in
  460  2 Covenant, purple       ends the attacks
  461  2 Covenant, purple       does not fortify
  462  chance                   a card for Covenant, purple: Pirth
  463  3 UNSC, gold             places 8 on New Pripyat, now 15
  464  3 UNSC, gold             has prepared
  465  3 UNSC, gold             attacks Kintyre (1) from Avaris (5), dice: 3, with the hero
  466  chance                   4 1 5+1 against 5 (a hero attacks): losses 0 and 1; Kintyre falls
  467  3 UNSC, gold             moves 1 more unit in
  468  3 UNSC, gold             attacks Iona (1) from Kintyre (4), dice: 3, with the hero
  469  chance                   3+1 2 1 against 2+1 (heroes on both sides): losses 0 and 1; Iona falls
  470  3 UNSC, gold             attacks Poolesville (1) from New Pripyat (15), dice: 3
  471  chance                   6 2 6 against 3+1 (a hero defends): losses 0 and 1; Poolesville falls
  472  3 UNSC, gold             moves 11 more units in
  473  3 UNSC, gold             attacks Fleming (1) from Poolesville (14), dice: 3
  474  chance                   2 4 3 against 3: losses 0 and 1; Fleming falls
  475  3 UNSC, gold             moves 10 more units in
  476  3 UNSC, gold             attacks Portobello (1) from Iona (3), dice: 2, with the hero
  477  chance                   4+1 1 against 4 (a hero attacks): losses 0 and 1; Portobello falls
  478  3 UNSC, gold             attacks Agartha (1) from Fleming (13), dice: 3
  479  chance                   2 3 1 against 4: losses 1 and 0
  480  3 UNSC, gold             attacks Skye (3) from Portobello (2), dice: 1, with the hero
  481  4 Covenant, blue         defends with 2 dice
  482  chance                   1+1 against 5 1 (a hero attacks): losses 1 and 0
  483  3 UNSC, gold             attacks Agartha (1) from Fleming (12), dice: 3
  484  chance                   5 6 3 against 6: losses 1 and 0
  485  3 UNSC, gold             attacks Roque (2) from Fleming (11), dice: 3
  486  4 Covenant, blue         defends with 2 dice
  487  chance                   3 3 5 against 2 2: losses 0 and 2; Roque falls
  488  3 UNSC, gold             moves 7 more units in
  489  3 UNSC, gold             ends the attacks
  490  3 UNSC, gold             collects «Control 18 territories»
  491  chance                   reward for UNSC, gold: Bonus attack die
  492  3 UNSC, gold             does not fortify
  493  3 UNSC, gold             places the hero (Spartan) on Poolesville
  494  4 Covenant, blue         places the hero (Arbiter) on Agartha
  495  2 Covenant, purple       places the hero (Arbiter) on Cliath
  496  4 Covenant, blue         places 3 on Sarai, now 4
  497  4 Covenant, blue         has prepared
  498  4 Covenant, blue         attacks Portobello (1) from Skye (3), dice: 2
  499  chance                   4 6 against (2) 6: losses 1 and 0
  500  4 Covenant, blue         attacks Skara Brae (2) from Birka (10), dice: 3
  501  1 UNSC, green            defends with 2 dice
  502  chance                   3 2 6 against 1 6: losses 1 and 1
  503  4 Covenant, blue         attacks Avaris (1) from Sarai (4), dice: 3
  504  chance                   2 2 1 against 5 (4): losses 1 and 0
  505  4 Covenant, blue         attacks Petra (2) from Sarai (3), dice: 2
  506  1 UNSC, green            defends with 2 dice
  507  chance                   2 6 against 2 3: losses 1 and 1
  508  4 Covenant, blue         attacks Portobello (1) from Skye (2), dice: 1
  509  chance                   2 against 3 (1): losses 1 and 0
  510  4 Covenant, blue         attacks Skara Brae (1) from Birka (9), dice: 3
  511  chance                   2 6 5 against 2: losses 0 and 1; Skara Brae falls
  512  4 Covenant, blue         moves 5 more units in
  513  4 Covenant, blue         attacks Roque (10) from Skara Brae (8), dice: 3
  514  3 UNSC, gold             defends with 2 dice
  515  chance                   3 6 2 against 6 (4) 6: losses 2 and 0
  516  4 Covenant, blue         attacks Fleming (1) from Skara Brae (6), dice: 3
  517  chance                   2 1 3 against (3) 6: losses 1 and 0
  518  4 Covenant, blue         attacks Roque (10) from Skara Brae (5), dice: 3
  519  3 UNSC, gold             defends with 2 dice
  520  chance                   3 4 2 against 2 5 (1): losses 1 and 1
  521  4 Covenant, blue         attacks Aurburne (7) from Skara Brae (4), dice: 3
  522  1 UNSC, green            defends with 2 dice
  523  chance                   6 2 5 against 2 6: losses 1 and 1
  524  4 Covenant, blue         attacks Aurburne (6) from Skara Brae (3), dice: 2
  525  1 UNSC, green            defends with 2 dice
  526  chance                   4 6 against 2 4: losses 0 and 2
  527  4 Covenant, blue         attacks Fleming (1) from Skara Brae (3), dice: 2
  528  chance                   2 1 against (4) 6: losses 1 and 0
  529  4 Covenant, blue         attacks Fleming (1) from Skara Brae (2), dice: 1
  530  chance                   2 against 4 (1): losses 1 and 0
  531  4 Covenant, blue         attacks Kish (3) from Sarai (2), dice: 1
  532  1 UNSC, green            defends with 2 dice
  533  chance                   3 against 2 2: losses 0 and 1
  534  4 Covenant, blue         attacks Kish (2) from Sarai (2), dice: 1
  535  1 UNSC, green            defends with 2 dice
  536  chance                   2 against 1 2: losses 1 and 0
  537  4 Covenant, blue         ends the attacks
  538  4 Covenant, blue         does not fortify
  539  chance                   a card for Covenant, blue: Roque
  540  1 UNSC, green            picks the card Avaris
  541  1 UNSC, green            picks the card Portobello
  542  1 UNSC, green            picks the card Fleming
  543  1 UNSC, green            turns in a set for 7 units
  544  1 UNSC, green            places 12 on Aurburne, now 16
  545  1 UNSC, green            has prepared
  546  1 UNSC, green            attacks Derry (1) from Aurburne (16), dice: 3
  547  chance                   3 1 6 against 5: losses 0 and 1; Derry falls
  548  1 UNSC, green            moves 12 more units in
  549  1 UNSC, green            ends the attacks
  550  1 UNSC, green            moves 10 from Derry to Aurburne
  551  1 UNSC, green            does not fortify
  552  chance                   a card for UNSC, green: Kintyre
  553  2 Covenant, purple       places 5 on Academ, now 10
  554  2 Covenant, purple       has prepared
  555  2 Covenant, purple       attacks Derry (5) from Academ (10), dice: 3
  556  1 UNSC, green            defends with 2 dice
  557  chance                   2 6 5 against 3 5: losses 0 and 2
  558  2 Covenant, purple       attacks Derry (3) from Academ (10), dice: 3
  559  1 UNSC, green            defends with 2 dice
  560  chance                   1 6 2 against 2 4: losses 1 and 1
  561  2 Covenant, purple       attacks Derry (2) from Academ (9), dice: 3
  562  1 UNSC, green            defends with 2 dice
  563  chance                   1 1 3 against 4 5: losses 2 and 0
  564  2 Covenant, purple       attacks Derry (2) from Academ (7), dice: 3
  565  1 UNSC, green            defends with 2 dice
  566  chance                   4 2 3 against 6 6: losses 2 and 0
  567  2 Covenant, purple       attacks Derry (2) from Academ (5), dice: 3
  568  1 UNSC, green            defends with 2 dice
  569  chance                   2 1 2 against 2 5: losses 2 and 0
  570  2 Covenant, purple       ends the attacks
  571  2 Covenant, purple       moves 1 from Academ to Slane
  572  3 UNSC, gold             places 10 on Avaris, now 11
  573  3 UNSC, gold             has prepared
  574  3 UNSC, gold             attacks Sarai (1) from Avaris (11), dice: 3
  575  chance                   5 6 2 (2) against 1: losses 0 and 1; Sarai falls
  576  3 UNSC, gold             moves 7 more units in
  577  3 UNSC, gold             attacks Abaskun (1) from Sarai (10), dice: 3
  578  chance                   1 (1) 3 3 against 2: losses 0 and 1; Abaskun falls
  579  3 UNSC, gold             moves 6 more units in
  580  3 UNSC, gold             attacks Skara Brae (1) from Roque (9), dice: 3
  581  chance                   (2) 6 6 4 against 2: losses 0 and 1; Skara Brae falls
  582  3 UNSC, gold             moves 5 more units in
  583  3 UNSC, gold             attacks New Troy (1) from Abaskun (9), dice: 3
  584  chance                   5 5 3 (3) against 6: losses 1 and 0
  585  3 UNSC, gold             attacks Xanadu (1) from Abaskun (8), dice: 3
  586  chance                   4 6 6 (1) against 3: losses 0 and 1; Xanadu falls
  587  3 UNSC, gold             moves 4 more units in
  588  3 UNSC, gold             attacks Agartha (1) from Skara Brae (8), dice: 3
  589  chance                   2 3 2 (1) against 6+1 (a hero defends): losses 1 and 0
  590  3 UNSC, gold             attacks Birka (1) from Skara Brae (7), dice: 3
  591  chance                   (1) 6 5 6 against 4: losses 0 and 1; Birka falls
  592  3 UNSC, gold             moves 3 more units in
  593  3 UNSC, gold             attacks New Troy (1) from Xanadu (7), dice: 3
  594  chance                   (3) 4 5 6 against 2: losses 0 and 1; New Troy falls
  595  3 UNSC, gold             moves 3 more units in
  596  3 UNSC, gold             attacks Agartha (1) from Birka (6), dice: 3
  597  chance                   3 6 4 (1) against 6+1 (a hero defends): losses 1 and 0
  598  3 UNSC, gold             attacks Kinross (1) from New Troy (6), dice: 3
  599  chance                   (1) 6 2 2 against 5: losses 0 and 1; Kinross falls
  600  3 UNSC, gold             moves 2 more units in
  601  3 UNSC, gold             attacks Agartha (1) from Birka (5), dice: 3
  602  chance                   6 3 (2) 6 against 2+1 (a hero defends): losses 0 and 1; Agartha falls
  603  3 UNSC, gold             moves 1 more unit in
  604  3 UNSC, gold             attacks Academ (2) from Kinross (5), dice: 3
  605  2 Covenant, purple       defends with 2 dice
  606  chance                   (2) 5 4 3 against 2 2: losses 0 and 2; Academ falls
  607  3 UNSC, gold             moves 1 more unit in
  608  3 UNSC, gold             attacks Pirth (1) from Academ (4), dice: 3
  609  chance                   5 6 4 (4) against 1: losses 0 and 1; Pirth falls
  610  3 UNSC, gold             attacks Slane (5) from Pirth (3), dice: 2
  611  2 Covenant, purple       defends with 2 dice
  612  chance                   (1) 3 3 against 5 2: losses 1 and 1
  613  3 UNSC, gold             attacks Skerries (1) from Pirth (2), dice: 1
  614  chance                   5 (2) against 5: losses 1 and 0
  615  3 UNSC, gold             ends the attacks
  616  3 UNSC, gold             collects «Control all of Mu»
  617  chance                   reward for UNSC, gold: Guaranteed card
  618  3 UNSC, gold             does not fortify
  619  chance                   a card for UNSC, gold: Tanis
  620  4 Covenant, blue         places the hero (Arbiter) on Skye
  621  4 Covenant, blue         places 3 on Skye, now 4
  622  4 Covenant, blue         asks for command of Boyne
  623  2 Covenant, purple       hands Boyne over
  624  4 Covenant, blue         has prepared
  625  4 Covenant, blue         attacks Portobello (1) from Skye (4), dice: 3, with the hero
  626  chance                   6+1 3 6 against 6 (2) (a hero attacks): losses 0 and 1; Portobello falls
  627  4 Covenant, blue         attacks Iona (1) from Portobello (3), dice: 2, with the hero
  628  chance                   1+1 1 against 5 (4) (a hero attacks): losses 1 and 0
  629  4 Covenant, blue         attacks Iona (1) from Portobello (2), dice: 1
  630  chance                   1 against 5 (5): losses 1 and 0
  631  4 Covenant, blue         ends the attacks
  632  4 Covenant, blue         does not fortify
  633  chance                   a card for Covenant, blue: Alpha
  634  4 Covenant, blue         places the hero (Arbiter) on Skye
  635  1 UNSC, green            places 5 on Aurburne, now 16
  636  1 UNSC, green            asks for command of Abaskun
  637  3 UNSC, gold             hands Abaskun over
  638  1 UNSC, green            has prepared
  639  1 UNSC, green            attacks Boyne (1) from Aurburne (16), dice: 3
  640  chance                   4 3 1 against 4: losses 1 and 0
  641  1 UNSC, green            attacks Boyne (1) from Derry (2), dice: 1
  642  chance                   1 against 1: losses 1 and 0
  643  1 UNSC, green            attacks Boyne (1) from Aurburne (15), dice: 3
  644  chance                   1 6 5 against 3: losses 0 and 1; Boyne falls
  645  1 UNSC, green            moves 11 more units in
  646  1 UNSC, green            attacks Skerries (1) from Boyne (14), dice: 3
  647  chance                   6 5 5 against 1: losses 0 and 1; Skerries falls
  648  1 UNSC, green            moves 10 more units in
  649  1 UNSC, green            attacks Slane (4) from Skerries (13), dice: 3
  650  2 Covenant, purple       defends with 2 dice
  651  chance                   4 6 1 against 4 3: losses 0 and 2
  652  1 UNSC, green            attacks Slane (2) from Skerries (13), dice: 3
  653  2 Covenant, purple       defends with 2 dice
  654  chance                   5 5 1 against 3 6: losses 1 and 1
  655  1 UNSC, green            attacks Slane (1) from Skerries (12), dice: 3
  656  chance                   3 5 6 against 3: losses 0 and 1; Slane falls
  657  1 UNSC, green            moves 8 more units in
  658  1 UNSC, green            ends the attacks
  659  1 UNSC, green            collects «Control all of Pacifica»
  660  chance                   reward for UNSC, green: Starting manoeuvre
  661  1 UNSC, green            moves 1 from Kish to Aurburne
  662  1 UNSC, green            moves 1 from Aurburne to Boyne
  663  2 Covenant, purple       places 3 on Cliath, now 4
  664  2 Covenant, purple       has prepared
  665  2 Covenant, purple       attacks Academ (1) from Cliath (4), dice: 3, with the hero
  666  chance                   5+1 1 5 against 6 (1) (a hero attacks): losses 1 and 0
  667  2 Covenant, purple       attacks Academ (1) from Cliath (3), dice: 2
  668  chance                   5 5 against (3) 5: losses 1 and 0
  669  2 Covenant, purple       attacks Pirth (1) from Cliath (2), dice: 1
  670  chance                   5 against 4 (4): losses 0 and 1; Pirth falls
  671  2 Covenant, purple       ends the attacks
  672  2 Covenant, purple       does not fortify
  673  chance                   a card for Covenant, purple: Magna
  674  2 Covenant, purple       places the hero (Arbiter) on Pirth
  675  3 UNSC, gold             places 20 on Academ, now 21
  676  3 UNSC, gold             asks for command of Abaskun
  677  1 UNSC, green            keeps Abaskun
  678  3 UNSC, gold             has prepared
  679  3 UNSC, gold             attacks Cliath (1) from Academ (21), dice: 3
  680  chance                   (1) 3 2 5 against 6: losses 1 and 0
  681  3 UNSC, gold             attacks Pirth (1) from Academ (20), dice: 3
  682  chance                   (2) 4 3 3 against 4+1 (a hero defends): losses 1 and 0
  683  3 UNSC, gold             attacks Cliath (1) from Academ (19), dice: 3
  684  chance                   1 3 (1) 4 against 5: losses 1 and 0
  685  3 UNSC, gold             attacks Pirth (1) from Academ (18), dice: 3
  686  chance                   3 6 1 (1) against 1+1 (a hero defends): losses 0 and 1; Pirth falls
  687  3 UNSC, gold             moves 14 more units in
  688  3 UNSC, gold             attacks Cliath (1) from Pirth (17), dice: 3
  689  chance                   4 4 (1) 5 against 3: losses 0 and 1; Cliath falls; out of the game: Covenant, purple
  690  3 UNSC, gold             moves 13 more units in
  691  3 UNSC, gold             ends the attacks
  692  3 UNSC, gold             collects «Control all of Eire»
  693  chance                   reward for UNSC, gold: Cannon
  694  3 UNSC, gold             places the tower (Cannon) on Sarai
  695  3 UNSC, gold             moves 8 from Cliath to Rungholt
  696  chance                   a card for UNSC, gold: Rungholt
  697  4 Covenant, blue         places 3 on Portobello, now 4
  698  4 Covenant, blue         attacks Iona (1) from Portobello (4), dice: 3
  699  chance                   5 2 3 against (1) 6: losses 1 and 0
  700  4 Covenant, blue         ends the attacks
  701  4 Covenant, blue         moves 2 from Portobello to Skye
  702  1 UNSC, green            places 8 on Slane, now 19
  703  1 UNSC, green            has prepared
  704  1 UNSC, green            ends the attacks
  705  1 UNSC, green            does not fortify
  706  3 UNSC, gold             picks the card Rungholt
  707  3 UNSC, gold             picks the card Pirth
  708  3 UNSC, gold             picks the card Magna
  709  3 UNSC, gold             picks the card Tanis
  710  3 UNSC, gold             picks the card Academ
  711  3 UNSC, gold             turns in a set for 17 units
  712  3 UNSC, gold             places 38 on Iona, now 39
  713  3 UNSC, gold             asks for command of Abaskun
  714  1 UNSC, green            keeps Abaskun
  715  3 UNSC, gold             asks for command of Petra
  716  1 UNSC, green            keeps Petra
  717  3 UNSC, gold             has prepared
  718  3 UNSC, gold             attacks Portobello (1) from Iona (39), dice: 3
  719  chance                   4 (4) 6 5 against 3: losses 0 and 1; Portobello falls
  720  3 UNSC, gold             moves 35 more units in
  721  3 UNSC, gold             attacks Skye (3) from Portobello (38), dice: 3
  722  4 Covenant, blue         defends with 2 dice
  723  chance                   6 3 (1) 2 against 1 5+1 (a hero defends): losses 1 and 1
  724  3 UNSC, gold             attacks Skye (2) from Portobello (37), dice: 3
  725  4 Covenant, blue         defends with 2 dice
  726  chance                   5 (4) 5 5 against 6+1 5 (a hero defends): losses 2 and 0
  727  3 UNSC, gold             attacks Skye (2) from Portobello (35), dice: 3
  728  4 Covenant, blue         defends with 2 dice
  729  chance                   1 2 (1) 6 against 4+1 3 (a hero defends): losses 1 and 1
  730  3 UNSC, gold             attacks Skye (1) from Portobello (34), dice: 3
  731  chance                   3 (3) 6 5 against 5: losses 0 and 1; Skye falls; out of the game: Covenant, blue; common victory for UNSC, green and UNSC, gold

won after 731 actions, by 1 UNSC, green, by 3 UNSC, gold
