halo-wars/basic, 3 seats, dealer of seed 2026, game 22
  seat 1                        aggressive
  seat 2                        aggressive
  seat 3                        aggressive

    1  chance                   3 3 1: a tie, roll again
    2  chance                   5 5: a tie, roll again
    3  chance                   3 5: seat 2 chooses first
    4  seat 2                   takes Flood, red
    5  seat 1                   takes UNSC, green
    6  seat 3                   takes Covenant, purple
    7  2 Flood, red             places the hero (Juggernaut) on New Pripyat
    8  1 UNSC, green            places the hero (Spartan) on Abaskun
    9  3 Covenant, purple       places the hero (Arbiter) on Birka
   10  chance                   a card for Covenant, purple: Xanadu
   11  2 Flood, red             places 7 on Timgad, now 8
   12  2 Flood, red             ends the attacks
   13  2 Flood, red             moves 1 from Skara Brae to Fleming
   14  1 UNSC, green            places 7 on Pirth, now 10
   15  1 UNSC, green            attacks Petra (4) from Abaskun (3), dice: 2, with the hero
   16  3 Covenant, purple       defends with 2 dice
   17  chance                   3+1 1 against 4 2 (a hero attacks): losses 2 and 0
   18  1 UNSC, green            attacks Kitezh (2) from Azlan (3), dice: 2
   19  3 Covenant, purple       defends with 2 dice
   20  chance                   1 3 against 5 6: losses 2 and 0
   21  1 UNSC, green            attacks Fleming (3) from Roque (2), dice: 1
   22  2 Flood, red             defends with 2 dice
   23  chance                   2 against 5 1: losses 1 and 0
   24  1 UNSC, green            attacks Agartha (2) from Poolesville (3), dice: 2
   25  3 Covenant, purple       defends with 2 dice
   26  chance                   2 6 against 1 4: losses 0 and 2; Agartha falls
   27  1 UNSC, green            attacks Petra (4) from Kish (3), dice: 2
   28  3 Covenant, purple       defends with 2 dice
   29  chance                   2 2 against 5 4: losses 2 and 0
   30  1 UNSC, green            attacks Derry (2) from Kinross (2), dice: 1
   31  2 Flood, red             defends with 2 dice
   32  chance                   3 against 3 4: losses 1 and 0
   33  1 UNSC, green            attacks Birka (2) from Agartha (2), dice: 1
   34  3 Covenant, purple       defends with 2 dice
   35  chance                   1 against 5 6+1 (a hero defends): losses 1 and 0
   36  1 UNSC, green            attacks Slane (2) from Pirth (10), dice: 3
   37  2 Flood, red             defends with 2 dice
   38  chance                   2 2 2 against 3 1: losses 1 and 1
   39  1 UNSC, green            attacks Slane (1) from Iona (2), dice: 1
   40  chance                   6 against 2: losses 0 and 1; Slane falls
   41  1 UNSC, green            attacks Roxburgh (2) from Dunwich (2), dice: 1
   42  3 Covenant, purple       defends with 2 dice
   43  chance                   4 against 6 2: losses 1 and 0
   44  1 UNSC, green            attacks Kintyre (2) from Portobello (3), dice: 2
   45  2 Flood, red             defends with 2 dice
   46  chance                   5 1 against 4 2: losses 1 and 1
   47  1 UNSC, green            attacks Kintyre (1) from Portobello (2), dice: 1
   48  chance                   3 against 1: losses 0 and 1; Kintyre falls
   49  1 UNSC, green            attacks Academ (3) from Pirth (9), dice: 3
   50  2 Flood, red             defends with 2 dice
   51  chance                   1 4 4 against 3 2: losses 0 and 2
   52  1 UNSC, green            attacks Academ (1) from Pirth (9), dice: 3
   53  chance                   6 4 5 against 6: losses 1 and 0
   54  1 UNSC, green            attacks Skerries (2) from Pirth (8), dice: 3
   55  3 Covenant, purple       defends with 2 dice
   56  chance                   6 2 1 against 1 2: losses 0 and 2; Skerries falls
   57  1 UNSC, green            moves 4 more units in
   58  1 UNSC, green            attacks Boyne (2) from Skerries (7), dice: 3
   59  3 Covenant, purple       defends with 2 dice
   60  chance                   6 6 6 against 3 2: losses 0 and 2; Boyne falls
   61  1 UNSC, green            moves 3 more units in
   62  1 UNSC, green            attacks Derry (2) from Boyne (6), dice: 3
   63  2 Flood, red             defends with 2 dice
   64  chance                   4 4 6 against 5 2: losses 0 and 2; Derry falls
   65  1 UNSC, green            moves 2 more units in
   66  1 UNSC, green            attacks Academ (1) from Derry (5), dice: 3
   67  chance                   6 4 4 against 1: losses 0 and 1; Academ falls
   68  1 UNSC, green            moves 1 more unit in
   69  1 UNSC, green            ends the attacks
   70  1 UNSC, green            collects «Control 8 colonies»
   71  1 UNSC, green            does not fortify
   72  1 UNSC, green            places the hero (Spartan) on Derry
   73  3 Covenant, purple       places 6 on Sarai, now 8
   74  3 Covenant, purple       attacks Kish (1) from Sarai (8), dice: 3
   75  chance                   5 4 3 against 5: losses 1 and 0
   76  3 Covenant, purple       attacks Agartha (1) from Alpha (2), dice: 1
   77  chance                   5 against 2: losses 0 and 1; Agartha falls
   78  3 Covenant, purple       attacks Kish (1) from Avaris (2), dice: 1
   79  chance                   1 against 6: losses 1 and 0
   80  3 Covenant, purple       ends the attacks
   81  3 Covenant, purple       moves 1 from Birka to Alpha, with the hero
   82  chance                   a card for Covenant, purple: Kitezh
   83  2 Flood, red             places 5 on Fleming, now 8
   84  2 Flood, red             attacks Poolesville (1) from New Pripyat (2), dice: 1, with the hero
   85  chance                   6+1 against 4 (a hero attacks): losses 0 and 1; Poolesville falls
   86  2 Flood, red             attacks Roque (1) from Fleming (8), dice: 3
   87  chance                   3 5 6 against 5: losses 0 and 1; Roque falls
   88  2 Flood, red             moves 4 more units in
   89  2 Flood, red             attacks Azlan (1) from Persepolis (3), dice: 2
   90  chance                   2 6 against 4: losses 0 and 1; Azlan falls
   91  2 Flood, red             attacks Rungholt (2) from Azlan (2), dice: 1
   92  3 Covenant, purple       defends with 2 dice
   93  chance                   3 against 2 3: losses 1 and 0
   94  2 Flood, red             attacks Alpha (2) from New Pompeii (2), dice: 1
   95  3 Covenant, purple       defends with 2 dice
   96  chance                   2 against 3+1 2 (a hero defends): losses 1 and 0
   97  2 Flood, red             attacks Roxburgh (2) from Selsey (2), dice: 1
   98  3 Covenant, purple       defends with 2 dice
   99  chance                   2 against 1 5: losses 1 and 0
  100  2 Flood, red             attacks Avaris (1) from Magna (2), dice: 1
  101  chance                   5 against 2: losses 0 and 1; Avaris falls
  102  2 Flood, red             ends the attacks
  103  2 Flood, red             moves 5 from Roque to Poolesville
  104  chance                   a card for Flood, red: Dunwich
  105  1 UNSC, green            places 16 on Dunwich, now 17
  106  1 UNSC, green            attacks Roxburgh (2) from Dunwich (17), dice: 3
  107  3 Covenant, purple       defends with 2 dice
  108  chance                   5 2 6 against 5 6: losses 2 and 0
  109  1 UNSC, green            attacks New Sarum (2) from Dunwich (15), dice: 3
  110  3 Covenant, purple       defends with 2 dice
  111  chance                   1 4 4 against 6 5: losses 2 and 0
  112  1 UNSC, green            attacks New Sarum (2) from Dunwich (13), dice: 3
  113  3 Covenant, purple       defends with 2 dice
  114  chance                   2 4 4 against 4 4: losses 2 and 0
  115  1 UNSC, green            attacks Roxburgh (2) from Dunwich (11), dice: 3
  116  3 Covenant, purple       defends with 2 dice
  117  chance                   1 6 3 against 2 6: losses 1 and 1
  118  1 UNSC, green            attacks New Sarum (2) from Dunwich (10), dice: 3
  119  3 Covenant, purple       defends with 2 dice
  120  chance                   4 3 5 against 1 6: losses 1 and 1
  121  1 UNSC, green            attacks New Sarum (1) from Dunwich (9), dice: 3
  122  chance                   5 2 6 against 1: losses 0 and 1; New Sarum falls
  123  1 UNSC, green            moves 5 more units in
  124  1 UNSC, green            attacks Roxburgh (1) from New Sarum (8), dice: 3
  125  chance                   3 2 4 against 2: losses 0 and 1; Roxburgh falls
  126  1 UNSC, green            moves 4 more units in
  127  1 UNSC, green            attacks Selsey (1) from Roxburgh (7), dice: 3
  128  chance                   6 1 4 against 6: losses 1 and 0
  129  1 UNSC, green            attacks Selsey (1) from Roxburgh (6), dice: 3
  130  chance                   2 5 3 against 3: losses 0 and 1; Selsey falls
  131  1 UNSC, green            moves 2 more units in
  132  1 UNSC, green            attacks New Pompeii (1) from Selsey (5), dice: 3
  133  chance                   2 5 5 against 5: losses 1 and 0
  134  1 UNSC, green            ends the attacks
  135  1 UNSC, green            collects «Control 2 complete sectors»
  136  1 UNSC, green            does not fortify
  137  3 Covenant, purple       places 5 on Carthage, now 7
  138  3 Covenant, purple       attacks Kish (1) from Sarai (7), dice: 3
  139  chance                   3 2 1 against 6: losses 1 and 0
  140  3 Covenant, purple       attacks Abaskun (1) from Xanadu (2), dice: 1
  141  chance                   3 against 5: losses 1 and 0
  142  3 Covenant, purple       attacks Abaskun (1) from Petra (4), dice: 3
  143  chance                   2 2 2 against 6: losses 1 and 0
  144  3 Covenant, purple       attacks Azlan (1) from Rungholt (2), dice: 1
  145  chance                   4 against 5: losses 1 and 0
  146  3 Covenant, purple       attacks New Pripyat (1) from Alpha (2), dice: 1, with the hero
  147  chance                   6+1 against 3 (a hero attacks): losses 0 and 1; New Pripyat falls
  148  3 Covenant, purple       attacks Abaskun (1) from Sarai (6), dice: 3
  149  chance                   6 5 3 against 3: losses 0 and 1; Abaskun falls
  150  3 Covenant, purple       moves 2 more units in
  151  3 Covenant, purple       attacks Persepolis (1) from Petra (3), dice: 2
  152  chance                   3 4 against 3: losses 0 and 1; Persepolis falls
  153  3 Covenant, purple       attacks New Troy (1) from Abaskun (5), dice: 3
  154  chance                   1 1 5 against 3: losses 0 and 1; New Troy falls
  155  3 Covenant, purple       moves 1 more unit in
  156  3 Covenant, purple       attacks Kish (1) from Carthage (7), dice: 3
  157  chance                   5 5 6 against 3: losses 0 and 1; Kish falls
  158  3 Covenant, purple       moves 3 more units in
  159  3 Covenant, purple       attacks Kinross (1) from New Troy (4), dice: 3
  160  chance                   5 2 6 against 3: losses 0 and 1; Kinross falls
  161  3 Covenant, purple       attacks Avaris (1) from Kish (6), dice: 3
  162  chance                   1 2 6 against 3: losses 0 and 1; Avaris falls
  163  3 Covenant, purple       moves 2 more units in
  164  3 Covenant, purple       ends the attacks
  165  3 Covenant, purple       collects «Control all of Mu»
  166  3 Covenant, purple       moves 2 from Kinross to Petra
  167  2 Flood, red             places 5 on Timgad, now 13
  168  2 Flood, red             attacks Avaris (5) from Timgad (13), dice: 3
  169  3 Covenant, purple       defends with 2 dice
  170  chance                   4 2 3 against 2 6: losses 1 and 1
  171  2 Flood, red             attacks New Pripyat (1) from Poolesville (6), dice: 3, with the hero
  172  chance                   2 4+1 4 against 4+1 (heroes on both sides): losses 1 and 0
  173  2 Flood, red             attacks New Pripyat (1) from Poolesville (5), dice: 3
  174  chance                   4 3 6 against 3+1 (a hero defends): losses 0 and 1; New Pripyat falls
  175  2 Flood, red             moves 1 more unit in
  176  2 Flood, red             attacks Alpha (1) from New Pripyat (4), dice: 3
  177  chance                   5 5 2 against 5: losses 1 and 0
  178  2 Flood, red             attacks Avaris (4) from Timgad (12), dice: 3
  179  3 Covenant, purple       defends with 2 dice
  180  chance                   1 3 5 against 1 2: losses 0 and 2
  181  2 Flood, red             attacks Kitezh (2) from New Pripyat (3), dice: 2
  182  3 Covenant, purple       defends with 2 dice
  183  chance                   6 1 against 5 4: losses 1 and 1
  184  2 Flood, red             attacks Alpha (1) from New Pripyat (2), dice: 1
  185  chance                   4 against 2: losses 0 and 1; Alpha falls
  186  2 Flood, red             attacks Avaris (2) from Timgad (12), dice: 3
  187  3 Covenant, purple       defends with 2 dice
  188  chance                   2 4 1 against 1 1: losses 0 and 2; Avaris falls
  189  2 Flood, red             moves 8 more units in
  190  2 Flood, red             attacks Sarai (1) from Avaris (11), dice: 3
  191  chance                   4 2 4 against 5: losses 1 and 0
  192  2 Flood, red             attacks Carthage (1) from Avaris (10), dice: 3
  193  chance                   3 6 5 against 3: losses 0 and 1; Carthage falls
  194  2 Flood, red             moves 6 more units in
  195  2 Flood, red             attacks Kish (1) from Carthage (9), dice: 3
  196  chance                   5 5 3 against 3: losses 0 and 1; Kish falls
  197  2 Flood, red             moves 5 more units in
  198  2 Flood, red             attacks Petra (3) from Kish (8), dice: 3
  199  3 Covenant, purple       defends with 2 dice
  200  chance                   2 6 6 against 6 2: losses 1 and 1
  201  2 Flood, red             attacks Persepolis (2) from Kish (7), dice: 3
  202  3 Covenant, purple       defends with 2 dice
  203  chance                   1 1 6 against 3 2: losses 1 and 1
  204  2 Flood, red             attacks Sarai (1) from Kish (6), dice: 3
  205  chance                   5 4 1 against 5: losses 1 and 0
  206  2 Flood, red             ends the attacks
  207  2 Flood, red             moves 2 from Kish to Carthage
  208  chance                   a card for Flood, red: Cliath
  209  2 Flood, red             places the hero (Juggernaut) on New Pompeii
  210  3 Covenant, purple       places the hero (Arbiter) on Kitezh
  211  1 UNSC, green            places 12 on Selsey, now 16
  212  1 UNSC, green            attacks Kinross (1) from Academ (4), dice: 3
  213  chance                   1 6 1 against 1: losses 0 and 1; Kinross falls
  214  1 UNSC, green            attacks New Pompeii (1) from Selsey (16), dice: 3
  215  chance                   1 1 5 against 2+1 (a hero defends): losses 0 and 1; New Pompeii falls
  216  1 UNSC, green            moves 12 more units in
  217  1 UNSC, green            attacks Alpha (1) from New Pompeii (15), dice: 3
  218  chance                   1 6 6 against 1: losses 0 and 1; Alpha falls
  219  1 UNSC, green            moves 11 more units in
  220  1 UNSC, green            ends the attacks
  221  1 UNSC, green            collects «Control all of Eire»
  222  1 UNSC, green            moves 2 from Kinross to Pirth
  223  2 Flood, red             places the hero (Juggernaut) on Magna; victory for UNSC, green

won after 223 actions, by 1 UNSC, green
