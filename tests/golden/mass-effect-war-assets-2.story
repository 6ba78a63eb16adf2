mass-effect/war-assets, 2 seats, dealer of seed 2026, game 21
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive

    1  chance                   the first turn is for Reapers, red
    2  chance                   3 4 3 3 1 | 8 5
    3  2 Reapers, red           matches 8 of Rannoch
    4  chance                   2 3 6 1 1 | 7
    5  2 Reapers, red           matches 6 of Rannoch
    6  chance                   2 1 5 6 | 8
    7  2 Reapers, red           matches nothing and loses a die of 6 sides
    8  chance                   2 1 4 | 5
    9  2 Reapers, red           matches nothing and loses a die of 6 sides
   10  chance                   1 6 | 6
   11  2 Reapers, red           matches nothing and loses a die of 6 sides
   12  chance                   3 | 3
   13  2 Reapers, red           matches nothing and loses a die of 6 sides
   14  chance                   7
   15  2 Reapers, red           matches 7 of Rannoch and takes the card
   16  chance                   1 3 6 5 4 | 6 3
   17  1 Alliance, light blue   matches 6+ of Earth
   18  1 Alliance, light blue   uses the dice 3 3 (eight-sided)
   19  chance                   6 4 6 5 | 1
   20  1 Alliance, light blue   matches 5 of Earth
   21  chance                   3 6 1 | 2
   22  1 Alliance, light blue   matches 3 of Earth
   23  chance                   4 2 | 1
   24  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   25  chance                   6 | 8
   26  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   27  chance                   3
   28  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
   29  chance                   6 6 2 3 4 | 2 1
   30  2 Reapers, red           matches 2 of Korlus
   31  2 Reapers, red           uses the dice 2
   32  chance                   4 5 4 4 | 6 6
   33  2 Reapers, red           matches 5 of Korlus
   34  chance                   5 5 1 | 1 1
   35  2 Reapers, red           matches nothing and loses a die of 6 sides
   36  chance                   3 2 | 5 1
   37  2 Reapers, red           matches 6+ of Korlus and takes the card
   38  chance                   5 3 6 3 5 | 6 8
   39  1 Alliance, light blue   matches 3+ of Palaven
   40  1 Alliance, light blue   uses the dice 3
   41  chance                   5 6 2 6 | 8 3
   42  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   43  chance                   2 4 6 | 7 6
   44  1 Alliance, light blue   matches 7 of Palaven
   45  chance                   3 5 6 | 1
   46  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   47  chance                   3 5 | 5
   48  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   49  chance                   2 | 5
   50  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
   51  chance                   1 3 3 4 3 | 3 4
   52  2 Reapers, red           matches 3 3 of Omega
   53  2 Reapers, red           uses the dice 3 3
   54  chance                   2 5 6 | 2 2
   55  2 Reapers, red           matches nothing and loses a die of 6 sides
   56  chance                   6 5 | 5 2
   57  2 Reapers, red           matches nothing and loses a die of 6 sides
   58  chance                   1 | 7 6
   59  2 Reapers, red           matches nothing and loses a die of 6 sides
   60  chance                   4 6
   61  2 Reapers, red           matches nothing and loses a die of 8 sides
   62  chance                   7
   63  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
   64  chance                   2 4 2 4 6 | 2 6
   65  1 Alliance, light blue   matches 4+ of Haestrom
   66  1 Alliance, light blue   uses the dice 2 2
   67  chance                   6 3 1 | 4 2
   68  1 Alliance, light blue   matches 6 of Haestrom
   69  chance                   1 3 | 7 5
   70  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   71  chance                   3 | 1 3
   72  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   73  chance                   6 4
   74  1 Alliance, light blue   matches 4 of Haestrom
   75  chance                   8
   76  1 Alliance, light blue   matches 8 of Haestrom and takes the card
   77  chance                   2 2 2 1 2 | 7 4
   78  2 Reapers, red           matches 2 of Bekenstein
   79  chance                   3 4 2 3 | 1 5
   80  2 Reapers, red           matches 4 of Bekenstein
   81  chance                   2 5 5 | 5 5
   82  2 Reapers, red           matches nothing and loses a die of 6 sides
   83  chance                   1 3 | 8 6
   84  2 Reapers, red           matches 6 of Bekenstein and takes the card
   85  chance                   6 3 6 2 6 | 2 2
   86  1 Alliance, light blue   matches 6+ of Earth
   87  1 Alliance, light blue   uses the dice 3 2 2 (eight-sided)
   88  chance                   1 4 6 | 1
   89  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   90  chance                   3 5 | 5
   91  1 Alliance, light blue   matches 5 of Earth
   92  1 Alliance, light blue   uses the dice 5
   93  chance                   3 | 7
   94  1 Alliance, light blue   matches 7 of Earth
   95  chance                   6
   96  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
   97  chance                   5 2 6 5 5 | 1 2
   98  2 Reapers, red           matches 6 of Terra Nova
   99  chance                   4 1 3 5 | 4 1
  100  2 Reapers, red           matches 5+ of Terra Nova
  101  chance                   3 2 | 6
  102  2 Reapers, red           matches 6 of Terra Nova and takes the card
  103  chance                   2 4 2 1 3 | 7 3
  104  1 Alliance, light blue   matches 5+ of Terra Nova
  105  1 Alliance, light blue   uses the dice 2 3
  106  chance                   3 4 3 | 8 5
  107  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  108  chance                   1 2 | 3 5
  109  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  110  chance                   5 | 4 2
  111  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  112  chance                   1 3 6 5 1 | 3 3
  113  2 Reapers, red           matches 4+ of Adas
  114  2 Reapers, red           uses the dice 1 3
  115  chance                   3 1 3 | 2 2
  116  2 Reapers, red           matches nothing and loses a die of 6 sides
  117  chance                   3 2 | 5 6
  118  2 Reapers, red           matches nothing and loses a die of 6 sides
  119  chance                   1 | 4 7
  120  2 Reapers, red           matches 7 of Adas and takes the card
  121  chance                   2 6 6 6 2 | 5 3
  122  1 Alliance, light blue   matches 4+ of Thessia
  123  1 Alliance, light blue   uses the dice 2 2
  124  chance                   3 3 4 | 8 5
  125  1 Alliance, light blue   matches 8 of Thessia
  126  chance                   1 5 5 | 1
  127  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  128  chance                   5 6 | 7
  129  1 Alliance, light blue   matches 7 of Thessia and takes the card
  130  chance                   1 3 2 1 2 | 7 5
  131  2 Reapers, red           matches 6+ of Earth
  132  2 Reapers, red           uses the dice 1 3 2
  133  chance                   6 3 | 7 7
  134  2 Reapers, red           matches 3 of Earth
  135  chance                   5 | 7 4
  136  2 Reapers, red           matches 7 of Earth
  137  chance                   5 | 1
  138  2 Reapers, red           matches 5 of Earth and takes the card
  139  chance                   3 1 5 3 5 | 1 5
  140  1 Alliance, light blue   matches 5 of Earth
  141  1 Alliance, light blue   uses the dice 5
  142  chance                   5 6 6 5 | 3 1
  143  1 Alliance, light blue   matches 3 of Earth
  144  chance                   6 4 3 3 | 5
  145  1 Alliance, light blue   matches 6 of Earth
  146  chance                   5 5 4 | 4
  147  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  148  chance                   4 5 | 2
  149  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  150  chance                   2 5 3 5 6 | 6 8
  151  2 Reapers, red           matches 6 of Thessia
  152  2 Reapers, red           uses the dice 6
  153  chance                   6 6 2 5 | 8 1
  154  2 Reapers, red           matches 8 of Thessia
  155  chance                   2 2 2 4 | 2
  156  2 Reapers, red           matches 4+ of Thessia
  157  2 Reapers, red           uses the dice 2 2
  158  chance                   5 5 | 6
  159  2 Reapers, red           matches nothing and loses a die of 6 sides
  160  chance                   6 | 1
  161  2 Reapers, red           matches nothing and loses a die of 6 sides
  162  chance                   8
  163  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  164  chance                   5 4 2 4 2 | 8 3
  165  1 Alliance, light blue   matches 5 of Eden Prime
  166  chance                   6 3 1 3 | 6 7
  167  1 Alliance, light blue   matches 5+ of Eden Prime
  168  1 Alliance, light blue   uses the dice 3 3
  169  chance                   3 6 | 7 7
  170  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  171  chance                   2 | 7 6
  172  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  173  chance                   5 8
  174  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  175  chance                   3
  176  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  177  chance                   3 3 1 2 3 | 2 3
  178  2 Reapers, red           matches 4+ of Thessia
  179  2 Reapers, red           uses the dice 3 3
  180  chance                   3 5 2 | 6 8
  181  2 Reapers, red           matches 8 of Thessia
  182  chance                   2 1 2 | 4
  183  2 Reapers, red           matches nothing and loses a die of 6 sides
  184  chance                   5 4 | 3
  185  2 Reapers, red           matches nothing and loses a die of 6 sides
  186  chance                   4 | 6
  187  2 Reapers, red           matches 6 of Thessia; what is left cannot be enough
  188  chance                   1 3 2 2 2 | 4 1
  189  1 Alliance, light blue   matches 3+ of Ontarom
  190  1 Alliance, light blue   uses the dice 3
  191  chance                   5 1 3 1 | 8 5
  192  1 Alliance, light blue   matches 5 of Ontarom
  193  1 Alliance, light blue   uses the dice 5
  194  chance                   2 6 1 | 6 7
  195  1 Alliance, light blue   matches 6 of Ontarom
  196  1 Alliance, light blue   uses the dice 6
  197  chance                   1 3 | 1 6
  198  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  199  chance                   5 | 5 8
  200  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  201  chance                   7 3
  202  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  203  chance                   6
  204  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  205  chance                   4 1 5 6 3 | 6 2
  206  2 Reapers, red           matches 5 6 of Elysium
  207  2 Reapers, red           uses the dice 5 6
  208  chance                   5 6 3 | 6 7
  209  2 Reapers, red           matches nothing and loses a die of 6 sides
  210  chance                   3 3 | 8 4
  211  2 Reapers, red           matches 5+ of Elysium and takes the card
  212  chance                   2 5 5 6 3 | 4 2
  213  1 Alliance, light blue   matches 4+ of Sur'Kesh
  214  1 Alliance, light blue   uses the dice 2 3
  215  chance                   2 3 5 | 4 8
  216  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  217  chance                   2 6 | 5 5
  218  1 Alliance, light blue   matches 5 5 of Sur'Kesh and takes the card
  219  chance                   3 5 4 2 6 | 8 5
  220  2 Reapers, red           matches 4 of Noveria
  221  chance                   4 2 1 6 | 1 7
  222  2 Reapers, red           matches nothing and loses a die of 6 sides
  223  chance                   3 2 3 | 8 2
  224  2 Reapers, red           matches 8 of Noveria
  225  chance                   2 4 6 | 5
  226  2 Reapers, red           matches nothing and loses a die of 6 sides
  227  chance                   6 4 | 2
  228  2 Reapers, red           matches nothing and loses a die of 6 sides
  229  chance                   3 | 2
  230  2 Reapers, red           matches 5+ of Noveria and takes the card
  231  chance                   3 6 3 4 4 | 5 2
  232  1 Alliance, light blue   matches 6 of Korlus
  233  chance                   3 3 5 5 | 3 3
  234  1 Alliance, light blue   matches 6+ of Korlus
  235  1 Alliance, light blue   uses the dice 3 3
  236  chance                   5 6 | 2 1
  237  1 Alliance, light blue   matches 5 of Korlus
  238  chance                   4 | 6 7
  239  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  240  chance                   4 5
  241  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  242  chance                   4
  243  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  244  chance                   1 2 5 3 6 | 8 5
  245  2 Reapers, red           matches 6 of Sur'Kesh
  246  chance                   2 3 3 4 | 3 7
  247  2 Reapers, red           matches 4+ of Sur'Kesh
  248  2 Reapers, red           uses the dice 2 3
  249  chance                   4 2 | 5 8
  250  2 Reapers, red           matches nothing and loses a die of 6 sides
  251  chance                   5 | 2 2
  252  2 Reapers, red           matches nothing and loses a die of 6 sides
  253  chance                   1 4
  254  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  255  chance                   3 5 5 2 2 | 8 1
  256  1 Alliance, light blue   matches 5+ of Noveria
  257  1 Alliance, light blue   uses the dice 3 2
  258  chance                   1 1 2 | 6 6
  259  1 Alliance, light blue   matches 6 of Noveria
  260  chance                   4 1 3 | 6
  261  1 Alliance, light blue   matches 4 of Noveria
  262  chance                   2 2 | 4
  263  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  264  chance                   2 | 3
  265  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  266  chance                   1
  267  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  268  chance                   6 4 5 6 5 | 5 5
  269  2 Reapers, red           matches 6 of Haestrom
  270  chance                   1 3 5 5 | 5 8
  271  2 Reapers, red           matches 8 of Haestrom
  272  chance                   5 5 2 3 | 8
  273  2 Reapers, red           matches 4+ of Haestrom
  274  chance                   5 4 | 2
  275  2 Reapers, red           matches 4 of Haestrom
  276  chance                   2 | 5
  277  2 Reapers, red           matches nothing and loses a die of 6 sides
  278  chance                   7
  279  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  280  chance                   4 3 5 2 2 | 8 3
  281  1 Alliance, light blue   matches 8 of Omega
  282  chance                   6 1 5 6 1 | 4
  283  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  284  chance                   4 5 1 2 | 2
  285  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  286  chance                   3 1 6 | 3
  287  1 Alliance, light blue   matches 3 3 of Omega and takes the card
  288  chance                   3 1 5 6 2 | 5 4
  289  2 Reapers, red           matches 6 of Ontarom
  290  chance                   4 1 4 1 | 1 8
  291  2 Reapers, red           matches 4 of Ontarom
  292  chance                   6 4 4 | 6 2
  293  2 Reapers, red           matches nothing and loses a die of 6 sides
  294  chance                   1 6 | 3 2
  295  2 Reapers, red           matches 3+ of Ontarom
  296  2 Reapers, red           uses the dice 3 (eight-sided)
  297  chance                   6 4 | 2
  298  2 Reapers, red           matches nothing and loses a die of 6 sides
  299  chance                   1 | 4
  300  2 Reapers, red           matches nothing and loses a die of 6 sides
  301  chance                   5
  302  2 Reapers, red           matches 5 of Ontarom and takes the card
  303  chance                   3 5 4 5 2 | 6 4
  304  1 Alliance, light blue   matches 4+ of Illium
  305  chance                   6 3 1 | 1 5
  306  1 Alliance, light blue   matches 6 of Illium
  307  chance                   3 3 | 6 4
  308  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  309  chance                   5 | 4 6
  310  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  311  chance                   6 7
  312  1 Alliance, light blue   matches 7 of Illium and takes the card
  313  chance                   3 2 2 6 6 | 3 1
  314  2 Reapers, red           matches 6 of Sur'Kesh
  315  chance                   4 4 6 6 | 5 4
  316  2 Reapers, red           matches nothing and loses a die of 6 sides
  317  chance                   5 5 2 | 3 6
  318  2 Reapers, red           matches 5 5 of Sur'Kesh
  319  chance                   6 | 6 5
  320  2 Reapers, red           matches nothing and loses a die of 6 sides
  321  chance                   8 6
  322  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  323  chance                   6 2 6 5 1 | 6 2
  324  1 Alliance, light blue   matches 6 of Noveria
  325  1 Alliance, light blue   uses the dice 6
  326  chance                   2 6 2 6 | 4 1
  327  1 Alliance, light blue   matches 4 of Noveria
  328  chance                   2 3 1 1 | 7
  329  1 Alliance, light blue   matches 5+ of Noveria
  330  1 Alliance, light blue   uses the dice 2 3
  331  chance                   4 6 | 1
  332  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  333  chance                   5 | 1
  334  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  335  chance                   6
  336  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  337  chance                   2 5 6 6 2 | 2 6
  338  2 Reapers, red           matches 5 of Eden Prime
  339  chance                   5 3 4 2 | 1 8
  340  2 Reapers, red           matches 5+ of Eden Prime
  341  2 Reapers, red           uses the dice 3 2
  342  chance                   4 1 | 1 2
  343  2 Reapers, red           matches 4 of Eden Prime and takes the card
  344  chance                   1 4 2 6 3 | 5 7
  345  1 Alliance, light blue   matches 6 of Adas
  346  chance                   3 2 3 2 | 1 5
  347  1 Alliance, light blue   matches 4+ of Adas
  348  1 Alliance, light blue   uses the dice 3 2
  349  chance                   2 3 | 5 6
  350  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  351  chance                   1 | 7 1
  352  1 Alliance, light blue   matches 7 of Adas and takes the card from Reapers, red
  353  chance                   4 5 6 4 1 | 2 1
  354  2 Reapers, red           matches 6 of Haestrom
  355  chance                   3 2 2 2 | 6 5
  356  2 Reapers, red           matches 6 of Haestrom
  357  chance                   5 2 2 6 | 3
  358  2 Reapers, red           matches 4+ of Haestrom
  359  2 Reapers, red           uses the dice 2 2
  360  chance                   4 6 | 3
  361  2 Reapers, red           matches 4 of Haestrom
  362  chance                   3 | 8
  363  2 Reapers, red           matches 8 of Haestrom and takes the card from Alliance, light blue
  364  chance                   2 1 6 6 2 | 1 5
  365  1 Alliance, light blue   matches 3+ of Palaven
  366  1 Alliance, light blue   uses the dice 2 1
  367  chance                   1 1 2 | 1 7
  368  1 Alliance, light blue   matches 7 of Palaven
  369  chance                   4 4 1 | 4
  370  1 Alliance, light blue   matches 4 4 of Palaven and takes the card
  371  chance                   2 4 1 4 1 | 7 1
  372  2 Reapers, red           matches 4 of Virmire
  373  chance                   4 1 2 1 | 2 2
  374  2 Reapers, red           matches nothing and loses a die of 6 sides
  375  chance                   6 3 3 | 7 4
  376  2 Reapers, red           matches nothing and loses a die of 6 sides
  377  chance                   1 3 | 3 8
  378  2 Reapers, red           matches nothing and loses a die of 6 sides
  379  chance                   3 | 6 8
  380  2 Reapers, red           matches nothing and loses a die of 6 sides
  381  chance                   1 3
  382  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  383  chance                   5 5 4 2 5 | 4 4
  384  1 Alliance, light blue   matches 4 of Haestrom
  385  1 Alliance, light blue   uses the dice 4
  386  chance                   1 6 1 2 | 1 8
  387  1 Alliance, light blue   matches 8 of Haestrom
  388  chance                   4 4 6 1 | 6
  389  1 Alliance, light blue   matches 6 of Haestrom
  390  1 Alliance, light blue   uses the dice 6
  391  chance                   1 6 6 | 5
  392  1 Alliance, light blue   matches 6 of Haestrom
  393  chance                   5 3 | 6
  394  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  395  chance                   4 | 1
  396  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  397  chance                   3 6 5 5 6 | 4 2
  398  2 Reapers, red           matches 6 of Illium
  399  chance                   1 4 1 3 | 4 3
  400  2 Reapers, red           matches 4+ of Illium
  401  2 Reapers, red           uses the dice 1 3
  402  chance                   1 2 | 2 4
  403  2 Reapers, red           matches nothing and loses a die of 6 sides
  404  chance                   2 | 8 1
  405  2 Reapers, red           matches nothing and loses a die of 6 sides
  406  chance                   7 8
  407  2 Reapers, red           matches 7 of Illium
  408  chance                   8
  409  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  410  chance                   3 6 3 5 3 | 1 6
  411  1 Alliance, light blue   matches 6+ of Korlus
  412  1 Alliance, light blue   uses the dice 3 3
  413  chance                   4 4 3 | 6 3
  414  1 Alliance, light blue   matches 6 of Korlus
  415  chance                   1 2 5 | 2
  416  1 Alliance, light blue   matches 5 of Korlus
  417  chance                   6 5 | 1
  418  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  419  chance                   1 | 2
  420  1 Alliance, light blue   matches 2 of Korlus and takes the card from Reapers, red
  421  chance                   3 5 1 6 2 | 7 3
  422  2 Reapers, red           matches 3+ of Feros
  423  2 Reapers, red           uses the dice 3
  424  chance                   1 5 2 4 | 8 7
  425  2 Reapers, red           matches 5 of Feros
  426  chance                   4 6 3 | 4 4
  427  2 Reapers, red           matches nothing and loses a die of 6 sides
  428  chance                   1 3 | 3 4
  429  2 Reapers, red           matches nothing and loses a die of 6 sides
  430  chance                   3 | 3 1
  431  2 Reapers, red           matches nothing and loses a die of 6 sides
  432  chance                   2 6
  433  2 Reapers, red           matches nothing and loses a die of 8 sides
  434  chance                   5
  435  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  436  chance                   3 6 6 6 1 | 6 7
  437  1 Alliance, light blue   matches 3+ of Feros
  438  1 Alliance, light blue   uses the dice 3
  439  chance                   5 4 4 2 | 2 6
  440  1 Alliance, light blue   matches 5 of Feros
  441  chance                   4 3 1 | 7 1
  442  1 Alliance, light blue   matches 7 of Feros and takes the card
  443  chance                   5 1 5 6 6 | 8 2
  444  2 Reapers, red           matches 6 6 of Virmire
  445  chance                   2 6 5 | 1 2
  446  2 Reapers, red           matches nothing and loses a die of 6 sides
  447  chance                   1 3 | 8 6
  448  2 Reapers, red           matches nothing and loses a die of 6 sides
  449  chance                   4 | 5 2
  450  2 Reapers, red           matches 4 of Virmire and takes the card; victory for Reapers, red

won after 450 actions, by 2 Reapers, red
