halo-wars/command-room, 5 seats, dealer of seed 2026, game 33
  1 Flood, red                  aggressive
  2 UNSC, green                 aggressive
  3 Covenant, purple            aggressive
  4 UNSC, gold                  aggressive
  5 Covenant, blue              aggressive

    1  chance                   5 6 3 2: the first turn is for Flood, red
    2  chance                   a card shows Poolesville: colony
    3  chance                   a card shows Fleming: colony
    4  chance                   a card shows Petra: colony
    5  chance                   a card shows Magna: colony
    6  chance                   a card shows Xanadu: colony
    7  chance                   a card shows Kitezh: colony
    8  chance                   a card shows New Pripyat: colony
    9  chance                   a card shows Kintyre: colony
   10  chance                   a card shows Aurburne: colony
   11  chance                   a card shows Derry: colony
   12  chance                   a card shows Roque: colony
   13  chance                   a card shows Azlan: colony
   14  chance                   a card shows Alpha: colony
   15  chance                   a card shows Roxburgh: colony
   16  chance                   a card shows Tanis: colony
   17  chance                   a goal for the board: «Control 8 colonies»
   18  chance                   a goal for the board: «Take 4 colonies in one turn»
   19  chance                   a goal for the board: «Control all of Mu»
   20  chance                   a goal for the board: «Control an enemy base»
   21  chance                   a goal for the board: «Control 2 complete sectors»
   22  chance                   a goal for the board: «Take 10 territories in one turn»
   23  chance                   a goal for the board: «Control 2 enemy bases»
   24  chance                   a goal for the board: «Control 18 territories»
   25  1 Flood, red             places the base (Proto-Gravemind) on Slane
   26  3 Covenant, purple       places the base (Command Center) on Kintyre
   27  2 UNSC, green            places the base (Firebase) on Agartha
   28  5 Covenant, blue         places the base (Command Center) on Kinross
   29  4 UNSC, gold             places the base (Firebase) on Birka
   30  1 Flood, red             claims Aurburne
   31  3 Covenant, purple       claims Rungholt
   32  2 UNSC, green            claims Abaskun
   33  5 Covenant, blue         claims Selsey
   34  4 UNSC, gold             claims New Pompeii
   35  1 Flood, red             claims Alpha
   36  3 Covenant, purple       claims Tanis
   37  2 UNSC, green            claims Roxburgh
   38  5 Covenant, blue         claims Pirth
   39  4 UNSC, gold             claims Skerries
   40  1 Flood, red             claims Xanadu
   41  3 Covenant, purple       claims Skara Brae
   42  2 UNSC, green            claims Avaris
   43  5 Covenant, blue         claims Boyne
   44  4 UNSC, gold             claims Azlan
   45  1 Flood, red             claims New Troy
   46  3 Covenant, purple       claims Cliath
   47  2 UNSC, green            claims Sarai
   48  5 Covenant, blue         claims Iona
   49  4 UNSC, gold             claims New Pripyat
   50  1 Flood, red             claims Magna
   51  3 Covenant, purple       claims New Sarum
   52  2 UNSC, green            claims Kitezh
   53  5 Covenant, blue         claims Academ
   54  4 UNSC, gold             claims Dunwich
   55  1 Flood, red             claims Persepolis
   56  3 Covenant, purple       claims Petra
   57  2 UNSC, green            claims Fleming
   58  5 Covenant, blue         claims Poolesville
   59  4 UNSC, gold             claims Portobello
   60  1 Flood, red             claims Carthage
   61  3 Covenant, purple       claims Roque
   62  2 UNSC, green            claims Derry
   63  5 Covenant, blue         claims Canopus
   64  4 UNSC, gold             claims Skye
   65  1 Flood, red             claims Kish
   66  3 Covenant, purple       claims Timgad
   67  2 UNSC, green            reinforces Derry to 2
   68  5 Covenant, blue         reinforces Selsey to 2
   69  4 UNSC, gold             reinforces New Pompeii to 2
   70  1 Flood, red             reinforces Alpha to 2
   71  1 Flood, red             reinforces Magna to 2
   72  3 Covenant, purple       reinforces New Sarum to 2
   73  2 UNSC, green            reinforces Sarai to 2
   74  5 Covenant, blue         reinforces Iona to 2
   75  4 UNSC, gold             reinforces New Pompeii to 3
   76  1 Flood, red             reinforces Persepolis to 2
   77  1 Flood, red             reinforces Kish to 2
   78  3 Covenant, purple       reinforces Rungholt to 2
   79  2 UNSC, green            reinforces Agartha to 2
   80  5 Covenant, blue         reinforces Academ to 2
   81  4 UNSC, gold             reinforces Skye to 2
   82  1 Flood, red             reinforces New Troy to 2
   83  1 Flood, red             reinforces Persepolis to 3
   84  3 Covenant, purple       reinforces Tanis to 2
   85  2 UNSC, green            reinforces Avaris to 2
   86  5 Covenant, blue         reinforces Pirth to 2
   87  4 UNSC, gold             reinforces Birka to 2
   88  1 Flood, red             reinforces Slane to 2
   89  1 Flood, red             reinforces Aurburne to 2
   90  3 Covenant, purple       reinforces Rungholt to 3
   91  2 UNSC, green            reinforces Fleming to 2
   92  5 Covenant, blue         reinforces Kinross to 2
   93  4 UNSC, gold             reinforces New Pripyat to 2
   94  1 Flood, red             reinforces Kish to 3
   95  1 Flood, red             reinforces Persepolis to 4
   96  3 Covenant, purple       reinforces Rungholt to 4
   97  2 UNSC, green            reinforces Roxburgh to 2
   98  5 Covenant, blue         reinforces Academ to 3
   99  4 UNSC, gold             reinforces Azlan to 2
  100  1 Flood, red             reinforces Magna to 3
  101  1 Flood, red             reinforces New Troy to 3
  102  3 Covenant, purple       reinforces Cliath to 2
  103  2 UNSC, green            reinforces Derry to 3
  104  5 Covenant, blue         reinforces Academ to 4
  105  4 UNSC, gold             reinforces Portobello to 2
  106  1 Flood, red             reinforces Carthage to 2
  107  1 Flood, red             reinforces New Troy to 4
  108  3 Covenant, purple       reinforces Kintyre to 2
  109  2 UNSC, green            reinforces Agartha to 3
  110  5 Covenant, blue         reinforces Poolesville to 2
  111  4 UNSC, gold             reinforces Portobello to 3
  112  1 Flood, red             reinforces Aurburne to 3
  113  1 Flood, red             reinforces Alpha to 3
  114  3 Covenant, purple       reinforces New Sarum to 3
  115  2 UNSC, green            reinforces Abaskun to 2
  116  5 Covenant, blue         reinforces Boyne to 2
  117  4 UNSC, gold             reinforces Azlan to 3
  118  1 Flood, red             reinforces Alpha to 4
  119  1 Flood, red             reinforces New Troy to 5
  120  3 Covenant, purple       reinforces Roque to 2
  121  2 UNSC, green            reinforces Agartha to 4
  122  5 Covenant, blue         reinforces Canopus to 2
  123  4 UNSC, gold             reinforces Skye to 3
  124  1 Flood, red             reinforces Aurburne to 4
  125  1 Flood, red             reinforces Aurburne to 5
  126  3 Covenant, purple       reinforces Roque to 3
  127  2 UNSC, green            reinforces Derry to 4
  128  5 Covenant, blue         reinforces Kinross to 3
  129  4 UNSC, gold             reinforces New Pripyat to 3
  130  1 Flood, red             reinforces Kish to 4
  131  3 Covenant, purple       reinforces Rungholt to 5
  132  2 UNSC, green            reinforces Avaris to 3
  133  5 Covenant, blue         reinforces Academ to 5
  134  4 UNSC, gold             reinforces Azlan to 4
  135  1 Flood, red             places the hero (Juggernaut) on New Troy
  136  3 Covenant, purple       places the hero (Arbiter) on Skara Brae
  137  2 UNSC, green            places the hero (Spartan) on Kitezh
  138  5 Covenant, blue         places the hero (Arbiter) on Academ
  139  4 UNSC, gold             places the hero (Spartan) on New Pompeii
  140  chance                   a card for Covenant, blue: Magna
  141  chance                   a card for UNSC, gold: Skerries
  142  1 Flood, red             places 5 on Magna, now 8
  143  1 Flood, red             attacks Azlan (4) from Kish (4), dice: 3
  144  4 UNSC, gold             defends with 2 dice
  145  chance                   1 5 4 against 1 5: losses 1 and 1
  146  1 Flood, red             attacks Kitezh (1) from Alpha (4), dice: 3
  147  chance                   2 6 6 against 5+1 (a hero defends): losses 1 and 0
  148  1 Flood, red             attacks Kitezh (1) from Persepolis (4), dice: 3
  149  chance                   1 1 4 against 1+1 (a hero defends): losses 0 and 1; Kitezh falls
  150  1 Flood, red             attacks Kinross (3) from New Troy (5), dice: 3, with the hero
  151  5 Covenant, blue         defends with 2 dice
  152  chance                   2 6+1 1 against 5 5 (a hero attacks): losses 1 and 1
  153  1 Flood, red             attacks Rungholt (5) from Kitezh (3), dice: 2
  154  3 Covenant, purple       defends with 2 dice
  155  chance                   6 4 against 3 3: losses 0 and 2
  156  1 Flood, red             attacks Pirth (2) from Slane (2), dice: 1
  157  5 Covenant, blue         defends with 2 dice
  158  chance                   3 against 4 4: losses 1 and 0
  159  1 Flood, red             attacks Boyne (2) from Aurburne (5), dice: 3
  160  5 Covenant, blue         defends with 2 dice
  161  chance                   3 4 4 against 1 6: losses 1 and 1
  162  1 Flood, red             attacks Boyne (1) from Aurburne (4), dice: 3
  163  chance                   1 3 5 against 5: losses 1 and 0
  164  1 Flood, red             attacks Azlan (3) from Kitezh (3), dice: 2
  165  4 UNSC, gold             defends with 2 dice
  166  chance                   6 1 against 2 1: losses 1 and 1
  167  1 Flood, red             attacks Canopus (2) from Magna (8), dice: 3
  168  5 Covenant, blue         defends with 2 dice
  169  chance                   4 2 1 against 4 4: losses 2 and 0
  170  1 Flood, red             attacks New Pripyat (3) from Kitezh (2), dice: 1
  171  4 UNSC, gold             defends with 2 dice
  172  chance                   3 against 3 2: losses 1 and 0
  173  1 Flood, red             attacks New Pripyat (3) from Alpha (3), dice: 2
  174  4 UNSC, gold             defends with 2 dice
  175  chance                   5 5 against 4 3: losses 0 and 2
  176  1 Flood, red             attacks Canopus (2) from Magna (6), dice: 3
  177  5 Covenant, blue         defends with 2 dice
  178  chance                   3 2 1 against 1 2: losses 0 and 2; Canopus falls
  179  1 Flood, red             moves 2 more units in
  180  1 Flood, red             attacks New Pompeii (3) from Alpha (3), dice: 2
  181  4 UNSC, gold             defends with 2 dice
  182  chance                   3 1 against 2 4+1 (a hero defends): losses 2 and 0
  183  1 Flood, red             attacks Skara Brae (1) from Aurburne (3), dice: 2
  184  chance                   2 6 against 2+1 (a hero defends): losses 0 and 1; Skara Brae falls
  185  1 Flood, red             attacks Tanis (2) from Canopus (5), dice: 3
  186  3 Covenant, purple       defends with 2 dice
  187  chance                   1 1 5 against 6 4: losses 2 and 0
  188  1 Flood, red             attacks Azlan (2) from Carthage (2), dice: 1
  189  4 UNSC, gold             defends with 2 dice
  190  chance                   3 against 6 2: losses 1 and 0
  191  1 Flood, red             attacks Agartha (4) from Skara Brae (2), dice: 1
  192  2 UNSC, green            defends with 2 dice
  193  chance                   6 against 6 6: losses 1 and 0
  194  1 Flood, red             attacks Timgad (1) from Canopus (3), dice: 2
  195  chance                   1 1 against 5: losses 1 and 0
  196  1 Flood, red             attacks Tanis (2) from Canopus (2), dice: 1
  197  3 Covenant, purple       defends with 2 dice
  198  chance                   3 against 6 5: losses 1 and 0
  199  1 Flood, red             attacks Sarai (2) from Kish (3), dice: 2
  200  2 UNSC, green            defends with 2 dice
  201  chance                   6 4 against 6 1: losses 1 and 1
  202  1 Flood, red             attacks Kinross (2) from New Troy (4), dice: 3, with the hero
  203  5 Covenant, blue         defends with 2 dice
  204  chance                   2 4+1 3 against 1 5 (a hero attacks): losses 1 and 1
  205  1 Flood, red             attacks Abaskun (2) from New Troy (3), dice: 2
  206  2 UNSC, green            defends with 2 dice
  207  chance                   5 3 against 5 1: losses 1 and 1
  208  1 Flood, red             attacks Sarai (1) from Kish (2), dice: 1
  209  chance                   5 against 5: losses 1 and 0
  210  1 Flood, red             attacks Kinross (1) from New Troy (2), dice: 1
  211  chance                   1 against 1: losses 1 and 0
  212  1 Flood, red             ends the attacks
  213  1 Flood, red             does not fortify
  214  chance                   a card for Flood, red: Kitezh
  215  chance                   a card for Flood, red: Poolesville
  216  1 Flood, red             places the hero (Juggernaut) on Kitezh
  217  3 Covenant, purple       places the hero (Arbiter) on Timgad
  218  2 UNSC, green            places the hero (Spartan) on Sarai
  219  3 Covenant, purple       places 5 on Kintyre, now 7
  220  3 Covenant, purple       has prepared
  221  3 Covenant, purple       attacks Skye (3) from Kintyre (7), dice: 3
  222  4 UNSC, gold             defends with 2 dice
  223  chance                   2 6 1 against 3 3: losses 1 and 1
  224  3 Covenant, purple       attacks Avaris (3) from Kintyre (6), dice: 3
  225  2 UNSC, green            defends with 2 dice
  226  chance                   1 3 5 against 6 2: losses 1 and 1
  227  3 Covenant, purple       attacks Skara Brae (1) from Roque (3), dice: 2
  228  chance                   4 2 against 5: losses 1 and 0
  229  3 Covenant, purple       attacks Fleming (2) from Roque (2), dice: 1
  230  2 UNSC, green            defends with 2 dice
  231  chance                   4 against 6 2: losses 1 and 0
  232  3 Covenant, purple       attacks Canopus (1) from Tanis (2), dice: 1
  233  chance                   6 against 6: losses 1 and 0
  234  3 Covenant, purple       attacks Skye (2) from Kintyre (5), dice: 3
  235  4 UNSC, gold             defends with 2 dice
  236  chance                   2 4 3 against 2 2: losses 0 and 2; Skye falls
  237  3 Covenant, purple       moves 1 more unit in
  238  3 Covenant, purple       attacks Kitezh (1) from Rungholt (3), dice: 2
  239  chance                   4 4 against 1+1 (a hero defends): losses 0 and 1; Kitezh falls
  240  3 Covenant, purple       attacks Azlan (2) from Kitezh (2), dice: 1
  241  4 UNSC, gold             defends with 2 dice
  242  chance                   3 against 1 2: losses 0 and 1
  243  3 Covenant, purple       ends the attacks
  244  3 Covenant, purple       does not fortify
  245  chance                   a card for Covenant, purple: Persepolis
  246  1 Flood, red             places the hero (Juggernaut) on Carthage
  247  2 UNSC, green            places 4 on Fleming, now 6
  248  2 UNSC, green            has prepared
  249  2 UNSC, green            attacks Kinross (1) from Derry (4), dice: 3
  250  chance                   5 3 6 against 6: losses 1 and 0
  251  2 UNSC, green            attacks Kish (1) from Avaris (2), dice: 1
  252  chance                   6 against 5: losses 0 and 1; Kish falls
  253  2 UNSC, green            attacks Selsey (2) from Roxburgh (2), dice: 1
  254  5 Covenant, blue         defends with 2 dice
  255  chance                   3 against 6 2: losses 1 and 0
  256  2 UNSC, green            attacks Skara Brae (1) from Agartha (4), dice: 3
  257  chance                   2 6 5 against 3: losses 0 and 1; Skara Brae falls
  258  2 UNSC, green            attacks Boyne (1) from Derry (3), dice: 2
  259  chance                   3 1 against 3: losses 1 and 0
  260  2 UNSC, green            attacks Aurburne (1) from Derry (2), dice: 1
  261  chance                   5 against 4: losses 0 and 1; Aurburne falls
  262  2 UNSC, green            attacks Poolesville (2) from Fleming (6), dice: 3
  263  5 Covenant, blue         defends with 2 dice
  264  chance                   2 2 6 against 3 2: losses 1 and 1
  265  2 UNSC, green            attacks Roque (1) from Skara Brae (3), dice: 2
  266  chance                   4 4 against 5: losses 1 and 0
  267  2 UNSC, green            ends the attacks
  268  2 UNSC, green            moves 3 from Fleming to Agartha
  269  chance                   a card for UNSC, green: Azlan
  270  5 Covenant, blue         places 4 on Poolesville, now 5
  271  5 Covenant, blue         has prepared
  272  5 Covenant, blue         attacks Agartha (4) from Poolesville (5), dice: 3
  273  2 UNSC, green            defends with 2 dice
  274  chance                   2 2 5 against 5 5: losses 2 and 0
  275  5 Covenant, blue         attacks Derry (1) from Academ (5), dice: 3, with the hero
  276  chance                   1 3 4+1 against 3 (a hero attacks): losses 0 and 1; Derry falls
  277  5 Covenant, blue         moves 1 more unit in
  278  5 Covenant, blue         attacks Portobello (3) from Iona (2), dice: 1
  279  4 UNSC, gold             defends with 2 dice
  280  chance                   5 against 2 4: losses 0 and 1
  281  5 Covenant, blue         attacks New Pripyat (1) from Poolesville (3), dice: 2
  282  chance                   1 6 against 1: losses 0 and 1; New Pripyat falls
  283  5 Covenant, blue         attacks New Pompeii (3) from Selsey (2), dice: 1
  284  4 UNSC, gold             defends with 2 dice
  285  chance                   4 against 3+1 2 (a hero defends): losses 1 and 0
  286  5 Covenant, blue         attacks Slane (1) from Iona (2), dice: 1
  287  chance                   3 against 4: losses 1 and 0
  288  5 Covenant, blue         attacks Alpha (1) from New Pripyat (2), dice: 1
  289  chance                   2 against 5: losses 1 and 0
  290  5 Covenant, blue         attacks Skerries (1) from Pirth (2), dice: 1
  291  chance                   3 against 6: losses 1 and 0
  292  5 Covenant, blue         attacks Aurburne (1) from Derry (4), dice: 3, with the hero
  293  chance                   5+1 1 4 against 1 (a hero attacks): losses 0 and 1; Aurburne falls
  294  5 Covenant, blue         attacks Skara Brae (2) from Aurburne (3), dice: 2, with the hero
  295  2 UNSC, green            defends with 2 dice
  296  chance                   5+1 3 against 2 2 (a hero attacks): losses 0 and 2; Skara Brae falls
  297  5 Covenant, blue         attacks Birka (2) from Skara Brae (2), dice: 1, with the hero
  298  4 UNSC, gold             defends with 2 dice
  299  chance                   3+1 against 2 4 (a hero attacks): losses 1 and 0
  300  5 Covenant, blue         ends the attacks
  301  5 Covenant, blue         does not fortify
  302  chance                   a card for Covenant, blue: Pirth
  303  5 Covenant, blue         places the hero (Arbiter) on Kinross
  304  4 UNSC, gold             places 4 on Azlan, now 5
  305  4 UNSC, gold             asks for command of Kish
  306  2 UNSC, green            hands Kish over
  307  4 UNSC, gold             has prepared
  308  4 UNSC, gold             attacks Persepolis (1) from Azlan (5), dice: 3
  309  chance                   4 5 5 against 4: losses 0 and 1; Persepolis falls
  310  4 UNSC, gold             moves 1 more unit in
  311  4 UNSC, gold             attacks Petra (1) from Persepolis (4), dice: 3
  312  chance                   6 6 2 against 2: losses 0 and 1; Petra falls
  313  4 UNSC, gold             attacks Kintyre (1) from Portobello (2), dice: 1
  314  chance                   6 against 4: losses 0 and 1; Kintyre falls
  315  4 UNSC, gold             attacks Selsey (1) from New Pompeii (3), dice: 2, with the hero
  316  chance                   4+1 3 against 5 (a hero attacks): losses 1 and 0
  317  4 UNSC, gold             attacks Xanadu (1) from Petra (3), dice: 2
  318  chance                   6 4 against 2: losses 0 and 1; Xanadu falls
  319  4 UNSC, gold             attacks Selsey (1) from New Pompeii (2), dice: 1
  320  chance                   1 against 5: losses 1 and 0
  321  4 UNSC, gold             attacks Skara Brae (1) from Birka (2), dice: 1
  322  chance                   5 against 5: losses 1 and 0
  323  4 UNSC, gold             attacks New Troy (1) from Xanadu (2), dice: 1
  324  chance                   5 against 3: losses 0 and 1; New Troy falls
  325  4 UNSC, gold             ends the attacks
  326  4 UNSC, gold             collects «Control all of Mu»
  327  chance                   reward for UNSC, gold: Cannon
  328  4 UNSC, gold             places the tower (Cannon) on Kish
  329  4 UNSC, gold             does not fortify
  330  4 UNSC, gold             places the hero (Spartan) on Azlan
  331  1 Flood, red             places 4 on Alpha, now 5
  332  1 Flood, red             attacks Poolesville (1) from Alpha (5), dice: 3
  333  chance                   5 3 2 against 5: losses 1 and 0
  334  1 Flood, red             attacks Poolesville (1) from Alpha (4), dice: 3
  335  chance                   5 6 3 against 5: losses 0 and 1; Poolesville falls
  336  1 Flood, red             attacks Roque (1) from Poolesville (3), dice: 2
  337  chance                   6 5 against 2: losses 0 and 1; Roque falls
  338  1 Flood, red             attacks Skara Brae (1) from Roque (2), dice: 1
  339  chance                   5 against 5: losses 1 and 0
  340  1 Flood, red             ends the attacks
  341  1 Flood, red             does not fortify
  342  chance                   a card for Flood, red: Abaskun
  343  chance                   a card for Flood, red: Birka
  344  3 Covenant, purple       places 3 on New Sarum, now 6
  345  3 Covenant, purple       has prepared
  346  3 Covenant, purple       attacks Persepolis (1) from Kitezh (2), dice: 1
  347  chance                   4 against 4+1: losses 1 and 0
  348  3 Covenant, purple       attacks Roxburgh (1) from New Sarum (6), dice: 3
  349  chance                   2 4 1 against 2: losses 0 and 1; Roxburgh falls
  350  3 Covenant, purple       moves 2 more units in
  351  3 Covenant, purple       attacks Portobello (1) from Skye (4), dice: 3
  352  chance                   4 3 1 against 3: losses 0 and 1; Portobello falls
  353  3 Covenant, purple       attacks Kintyre (1) from Portobello (3), dice: 2
  354  chance                   3 4 against 5: losses 1 and 0
  355  3 Covenant, purple       attacks Dunwich (1) from Roxburgh (5), dice: 3
  356  chance                   5 1 6 against 2: losses 0 and 1; Dunwich falls
  357  3 Covenant, purple       moves 1 more unit in
  358  3 Covenant, purple       attacks Kintyre (1) from Portobello (2), dice: 1
  359  chance                   1 against 3: losses 1 and 0
  360  3 Covenant, purple       ends the attacks
  361  3 Covenant, purple       moves 2 from Dunwich to Roxburgh
  362  chance                   a card for Covenant, purple: Sarai
  363  2 UNSC, green            places 4 on Agartha, now 8
  364  2 UNSC, green            asks for command of New Troy
  365  4 UNSC, gold             hands New Troy over
  366  2 UNSC, green            has prepared
  367  2 UNSC, green            attacks Alpha (1) from Agartha (8), dice: 3
  368  chance                   1 5 5 against 2: losses 0 and 1; Alpha falls
  369  2 UNSC, green            moves 4 more units in
  370  2 UNSC, green            attacks Kitezh (1) from Alpha (7), dice: 3
  371  chance                   5 3 6 against 5: losses 0 and 1; Kitezh falls
  372  2 UNSC, green            moves 3 more units in
  373  2 UNSC, green            attacks Skara Brae (1) from Fleming (2), dice: 1
  374  chance                   4 against 4: losses 1 and 0
  375  2 UNSC, green            attacks New Pripyat (1) from Kitezh (6), dice: 3
  376  chance                   6 5 4 against 1: losses 0 and 1; New Pripyat falls
  377  2 UNSC, green            moves 2 more units in
  378  2 UNSC, green            attacks Poolesville (1) from New Pripyat (5), dice: 3
  379  chance                   6 3 5 against 3: losses 0 and 1; Poolesville falls
  380  2 UNSC, green            moves 1 more unit in
  381  2 UNSC, green            attacks Roque (1) from Poolesville (4), dice: 3
  382  chance                   1 6 2 against 5: losses 0 and 1; Roque falls
  383  2 UNSC, green            attacks Skara Brae (1) from Roque (3), dice: 2
  384  chance                   6 3 against 2: losses 0 and 1; Skara Brae falls
  385  2 UNSC, green            attacks Aurburne (1) from Skara Brae (2), dice: 1
  386  chance                   1 against 1: losses 1 and 0
  387  2 UNSC, green            ends the attacks
  388  2 UNSC, green            collects «Take 4 colonies in one turn»
  389  chance                   reward for UNSC, green: Additional manoeuvre
  390  2 UNSC, green            does not fortify
  391  5 Covenant, blue         places 4 on Aurburne, now 5
  392  5 Covenant, blue         has prepared
  393  5 Covenant, blue         attacks Skara Brae (1) from Aurburne (5), dice: 3
  394  chance                   1 6 3 against 3: losses 0 and 1; Skara Brae falls
  395  5 Covenant, blue         moves 1 more unit in
  396  5 Covenant, blue         attacks Roque (1) from Skara Brae (4), dice: 3
  397  chance                   2 3 6 against 3: losses 0 and 1; Roque falls
  398  5 Covenant, blue         attacks Poolesville (1) from Roque (3), dice: 2
  399  chance                   2 2 against 6: losses 1 and 0
  400  5 Covenant, blue         attacks Fleming (1) from Roque (2), dice: 1
  401  chance                   3 against 3: losses 1 and 0
  402  5 Covenant, blue         ends the attacks
  403  5 Covenant, blue         does not fortify
  404  chance                   a card for Covenant, blue: Cliath
  405  4 UNSC, gold             places 6 on Kintyre, now 7
  406  4 UNSC, gold             has prepared
  407  4 UNSC, gold             attacks Iona (1) from Kintyre (7), dice: 3
  408  chance                   6 4 5 against 6: losses 1 and 0
  409  4 UNSC, gold             attacks Portobello (1) from Kintyre (6), dice: 3
  410  chance                   4 6 1 against 3: losses 0 and 1; Portobello falls
  411  4 UNSC, gold             moves 2 more units in
  412  4 UNSC, gold             attacks Skye (1) from Portobello (5), dice: 3
  413  chance                   2 1 3 against 5: losses 1 and 0
  414  4 UNSC, gold             attacks Skye (1) from Portobello (4), dice: 3
  415  chance                   3 3 2 against 2: losses 0 and 1; Skye falls
  416  4 UNSC, gold             ends the attacks
  417  4 UNSC, gold             collects «Control an enemy base»
  418  chance                   reward for UNSC, gold: Starting manoeuvre
  419  4 UNSC, gold             moves 1 from Skye to Xanadu
  420  1 Flood, red             picks the card Poolesville
  421  1 Flood, red             picks the card Birka
  422  1 Flood, red             picks the card Abaskun
  423  1 Flood, red             picks the card Kitezh
  424  1 Flood, red             turns in a set for 10 units
  425  1 Flood, red             places 14 on Canopus, now 15
  426  1 Flood, red             attacks Timgad (1) from Canopus (15), dice: 3
  427  chance                   5 6 1 against 6+1 (a hero defends): losses 1 and 0
  428  1 Flood, red             attacks Tanis (1) from Canopus (14), dice: 3
  429  chance                   4 6 3 against 4: losses 0 and 1; Tanis falls
  430  1 Flood, red             moves 10 more units in
  431  1 Flood, red             ends the attacks
  432  1 Flood, red             does not fortify
  433  chance                   a card for Flood, red: Kish
  434  chance                   a card for Flood, red: Iona
  435  3 Covenant, purple       places 3 on Timgad, now 4
  436  3 Covenant, purple       asks for command of Skara Brae
  437  5 Covenant, blue         hands Skara Brae over
  438  3 Covenant, purple       has prepared
  439  3 Covenant, purple       attacks Avaris (1) from Timgad (4), dice: 3, with the hero
  440  chance                   3 6+1 2 against 2 (a hero attacks): losses 0 and 1; Avaris falls
  441  3 Covenant, purple       attacks Kintyre (1) from Avaris (3), dice: 2, with the hero
  442  chance                   4+1 4 against 2 (a hero attacks): losses 0 and 1; Kintyre falls
  443  3 Covenant, purple       attacks Skye (2) from Kintyre (2), dice: 1, with the hero
  444  4 UNSC, gold             defends with 2 dice
  445  chance                   2+1 against 1 5 (a hero attacks): losses 1 and 0
  446  3 Covenant, purple       ends the attacks
  447  3 Covenant, purple       does not fortify
  448  chance                   a card for Covenant, purple: Portobello
  449  3 Covenant, purple       places the hero (Arbiter) on Avaris
  450  2 UNSC, green            places 5 on Alpha, now 6
  451  2 UNSC, green            asks for command of New Pompeii
  452  4 UNSC, gold             keeps New Pompeii
  453  2 UNSC, green            asks for command of Skerries
  454  4 UNSC, gold             keeps Skerries
  455  2 UNSC, green            has prepared
  456  2 UNSC, green            attacks Rungholt (1) from Alpha (6), dice: 3
  457  chance                   6 6 6 against 1: losses 0 and 1; Rungholt falls
  458  2 UNSC, green            moves 2 more units in
  459  2 UNSC, green            ends the attacks
  460  2 UNSC, green            does not fortify
  461  chance                   a card for UNSC, green: Roque
  462  5 Covenant, blue         picks the card Magna
  463  5 Covenant, blue         picks the card Pirth
  464  5 Covenant, blue         picks the card Cliath
  465  5 Covenant, blue         turns in a set for 7 units
  466  5 Covenant, blue         places 12 on Selsey, now 13
  467  5 Covenant, blue         has prepared
  468  5 Covenant, blue         attacks New Pompeii (1) from Selsey (13), dice: 3
  469  chance                   3 6 3 against 6: losses 1 and 0
  470  5 Covenant, blue         attacks New Pompeii (1) from Selsey (12), dice: 3
  471  chance                   6 2 4 against 6: losses 1 and 0
  472  5 Covenant, blue         attacks New Pompeii (1) from Selsey (11), dice: 3
  473  chance                   2 5 1 against 4: losses 0 and 1; New Pompeii falls
  474  5 Covenant, blue         moves 7 more units in
  475  5 Covenant, blue         attacks Alpha (1) from New Pompeii (10), dice: 3
  476  chance                   4 6 6 against 3: losses 0 and 1; Alpha falls
  477  5 Covenant, blue         moves 6 more units in
  478  5 Covenant, blue         attacks Kitezh (1) from Alpha (9), dice: 3
  479  chance                   4 1 5 against 4: losses 0 and 1; Kitezh falls
  480  5 Covenant, blue         moves 5 more units in
  481  5 Covenant, blue         attacks Azlan (1) from Kitezh (8), dice: 3
  482  chance                   3 2 6 against 5+2 (a hero defends): losses 1 and 0
  483  5 Covenant, blue         attacks Azlan (1) from Kitezh (7), dice: 3
  484  chance                   4 6 4 against 3+2 (a hero defends): losses 0 and 1; Azlan falls
  485  5 Covenant, blue         moves 3 more units in
  486  5 Covenant, blue         attacks Carthage (1) from Azlan (6), dice: 3
  487  chance                   3 1 4 against 6+1 (a hero defends): losses 1 and 0
  488  5 Covenant, blue         attacks Rungholt (5) from Azlan (5), dice: 3
  489  2 UNSC, green            defends with 2 dice
  490  chance                   3 5 5 against 4 2: losses 0 and 2
  491  5 Covenant, blue         attacks Kish (1) from Azlan (5), dice: 3
  492  chance                   1 5 2 against 6+1: losses 1 and 0
  493  5 Covenant, blue         attacks Kish (1) from Azlan (4), dice: 3
  494  chance                   3 2 5 against 6+1: losses 1 and 0
  495  5 Covenant, blue         attacks Magna (1) from Azlan (3), dice: 2
  496  chance                   5 1 against 3: losses 0 and 1; Magna falls
  497  5 Covenant, blue         attacks Carthage (1) from Magna (2), dice: 1
  498  chance                   2 against 2+1 (a hero defends): losses 1 and 0
  499  5 Covenant, blue         ends the attacks
  500  5 Covenant, blue         does not fortify
  501  chance                   a card for Covenant, blue: Skye
  502  4 UNSC, gold             places the hero (Spartan) on Portobello
  503  4 UNSC, gold             places 4 on Birka, now 5
  504  4 UNSC, gold             has prepared
  505  4 UNSC, gold             attacks Kintyre (1) from Skye (2), dice: 1
  506  chance                   4 against 2: losses 0 and 1; Kintyre falls
  507  4 UNSC, gold             attacks Skara Brae (1) from Birka (5), dice: 3
  508  chance                   1 5 4 against 3: losses 0 and 1; Skara Brae falls
  509  4 UNSC, gold             moves 1 more unit in
  510  4 UNSC, gold             attacks Aurburne (1) from Skara Brae (4), dice: 3
  511  chance                   5 6 4 against 2: losses 0 and 1; Aurburne falls
  512  4 UNSC, gold             attacks Derry (1) from Aurburne (3), dice: 2
  513  chance                   3 1 against 6: losses 1 and 0
  514  4 UNSC, gold             attacks Boyne (1) from Aurburne (2), dice: 1
  515  chance                   6 against 1: losses 0 and 1; Boyne falls
  516  4 UNSC, gold             ends the attacks
  517  4 UNSC, gold             moves 1 from Xanadu to Kish
  518  chance                   a card for UNSC, gold: Boyne
  519  1 Flood, red             places 4 on Carthage, now 5
  520  1 Flood, red             attacks Azlan (1) from Carthage (5), dice: 3, with the hero
  521  chance                   4 5 6+1 against 6 (a hero attacks): losses 0 and 1; Azlan falls
  522  1 Flood, red             moves 1 more unit in
  523  1 Flood, red             attacks Persepolis (1) from Azlan (4), dice: 3, with the hero
  524  chance                   5+1 1 5 against 3+1 (a hero attacks): losses 0 and 1; Persepolis falls
  525  1 Flood, red             attacks Magna (1) from Tanis (13), dice: 3
  526  chance                   1 4 1 against 2: losses 0 and 1; Magna falls
  527  1 Flood, red             moves 9 more units in
  528  1 Flood, red             attacks Petra (1) from Persepolis (3), dice: 2, with the hero
  529  chance                   2+1 1 against 4+1 (a hero attacks): losses 1 and 0
  530  1 Flood, red             attacks Kish (2) from Persepolis (2), dice: 1
  531  4 UNSC, gold             defends with 2 dice
  532  chance                   5 against 6+1 2: losses 1 and 0
  533  1 Flood, red             attacks Avaris (1) from Magna (12), dice: 3
  534  chance                   5 3 5 against 4+1 (a hero defends): losses 1 and 0
  535  1 Flood, red             attacks Timgad (1) from Magna (11), dice: 3
  536  chance                   4 6 6 against 2: losses 0 and 1; Timgad falls
  537  1 Flood, red             moves 7 more units in
  538  1 Flood, red             attacks Avaris (1) from Timgad (10), dice: 3
  539  chance                   5 1 3 against 1+1 (a hero defends): losses 0 and 1; Avaris falls
  540  1 Flood, red             moves 6 more units in
  541  1 Flood, red             attacks Sarai (1) from Avaris (9), dice: 3
  542  chance                   4 2 4 against 1+1 (a hero defends): losses 0 and 1; Sarai falls
  543  1 Flood, red             moves 5 more units in
  544  1 Flood, red             attacks Petra (1) from Sarai (8), dice: 3
  545  chance                   2 6 5 against 5+1: losses 1 and 0
  546  1 Flood, red             attacks Abaskun (1) from Sarai (7), dice: 3
  547  chance                   6 4 3 against 6: losses 1 and 0
  548  1 Flood, red             attacks Abaskun (1) from Sarai (6), dice: 3
  549  chance                   5 3 4 against 1: losses 0 and 1; Abaskun falls
  550  1 Flood, red             moves 2 more units in
  551  1 Flood, red             ends the attacks
  552  1 Flood, red             moves 4 from Abaskun to Carthage
  553  chance                   a card for Flood, red: Avaris
  554  chance                   a card for Flood, red: Academ
  555  1 Flood, red             places the hero (Juggernaut) on Avaris
  556  3 Covenant, purple       places the hero (Arbiter) on Cliath
  557  2 UNSC, green            places the hero (Spartan) on Rungholt
  558  3 Covenant, purple       picks the card Sarai
  559  3 Covenant, purple       picks the card Portobello
  560  3 Covenant, purple       picks the card Persepolis
  561  3 Covenant, purple       turns in a set for 4 units
  562  3 Covenant, purple       places 7 on Cliath, now 9
  563  3 Covenant, purple       has prepared
  564  3 Covenant, purple       ends the attacks
  565  3 Covenant, purple       moves 1 from Roxburgh to Dunwich
  566  2 UNSC, green            places 4 on Rungholt, now 7
  567  2 UNSC, green            has prepared
  568  2 UNSC, green            attacks New Pompeii (1) from Rungholt (7), dice: 3, with the hero
  569  chance                   2 1 4+1 against 1 (a hero attacks): losses 0 and 1; New Pompeii falls
  570  2 UNSC, green            moves 3 more units in
  571  2 UNSC, green            attacks Selsey (1) from New Pompeii (6), dice: 3, with the hero
  572  chance                   3 4+1 2 against 3 (a hero attacks): losses 0 and 1; Selsey falls
  573  2 UNSC, green            moves 2 more units in
  574  2 UNSC, green            attacks New Sarum (1) from Selsey (5), dice: 3, with the hero
  575  chance                   1 3+1 1 against 2 (a hero attacks): losses 0 and 1; New Sarum falls
  576  2 UNSC, green            moves 1 more unit in
  577  2 UNSC, green            attacks Roxburgh (2) from New Sarum (4), dice: 3, with the hero
  578  3 Covenant, purple       defends with 2 dice
  579  chance                   1 1 6+1 against 5 6 (a hero attacks): losses 1 and 1
  580  2 UNSC, green            attacks Roxburgh (1) from New Sarum (3), dice: 2, with the hero
  581  chance                   4+1 2 against 1 (a hero attacks): losses 0 and 1; Roxburgh falls
  582  2 UNSC, green            attacks Dunwich (3) from Roxburgh (2), dice: 1, with the hero
  583  3 Covenant, purple       defends with 2 dice
  584  chance                   4+1 against 1 3 (a hero attacks): losses 0 and 1
  585  2 UNSC, green            attacks Dunwich (2) from Roxburgh (2), dice: 1, with the hero
  586  3 Covenant, purple       defends with 2 dice
  587  chance                   3+1 against 4 5 (a hero attacks): losses 1 and 0
  588  2 UNSC, green            ends the attacks
  589  2 UNSC, green            does not fortify
  590  chance                   a card for UNSC, green: Timgad
  591  2 UNSC, green            places the hero (Spartan) on Rungholt
  592  5 Covenant, blue         places 5 on Kitezh, now 6
  593  5 Covenant, blue         attacks Rungholt (1) from Kitezh (6), dice: 3
  594  chance                   6 4 3 against 5+1 (a hero defends): losses 1 and 0
  595  5 Covenant, blue         attacks Azlan (1) from Kitezh (5), dice: 3
  596  chance                   6 1 2 against 3: losses 0 and 1; Azlan falls
  597  5 Covenant, blue         moves 1 more unit in
  598  5 Covenant, blue         attacks Kish (2) from Azlan (4), dice: 3
  599  4 UNSC, gold             defends with 2 dice
  600  chance                   2 5 6 against 4+1 2: losses 0 and 2; Kish falls
  601  5 Covenant, blue         attacks Avaris (1) from Kish (3), dice: 2
  602  chance                   1 4 against 6+1 (a hero defends): losses 1 and 0
  603  5 Covenant, blue         attacks Petra (1) from Kish (2), dice: 1
  604  chance                   1 against 5: losses 1 and 0
  605  5 Covenant, blue         ends the attacks
  606  5 Covenant, blue         does not fortify
  607  chance                   a card for Covenant, blue: Kintyre
  608  4 UNSC, gold             places 6 on Skerries, now 7
  609  4 UNSC, gold             has prepared
  610  4 UNSC, gold             attacks Slane (1) from Skerries (7), dice: 3
  611  chance                   5 1 2 against 6: losses 1 and 0
  612  4 UNSC, gold             attacks Pirth (1) from Skerries (6), dice: 3
  613  chance                   2 2 1 against 4: losses 1 and 0
  614  4 UNSC, gold             attacks Slane (1) from Skerries (5), dice: 3
  615  chance                   2 3 2 against 1: losses 0 and 1; Slane falls
  616  4 UNSC, gold             moves 1 more unit in
  617  4 UNSC, gold             attacks Pirth (1) from Slane (4), dice: 3
  618  chance                   6 5 2 against 3: losses 0 and 1; Pirth falls
  619  4 UNSC, gold             attacks Academ (1) from Pirth (3), dice: 2
  620  chance                   1 4 against 1: losses 0 and 1; Academ falls
  621  4 UNSC, gold             attacks Kinross (1) from Academ (2), dice: 1
  622  chance                   5 against 5+1 (a hero defends): losses 1 and 0
  623  4 UNSC, gold             ends the attacks
  624  4 UNSC, gold             collects «Control 2 enemy bases»
  625  chance                   reward for UNSC, gold: Second Cannon
  626  4 UNSC, gold             places the tower (Cannon) on Academ
  627  4 UNSC, gold             does not fortify; common victory for UNSC, green and UNSC, gold

won after 627 actions, by 2 UNSC, green, by 4 UNSC, gold
