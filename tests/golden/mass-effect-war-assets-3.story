mass-effect/war-assets, 3 seats, dealer of seed 2026, game 13
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive

    1  chance                   the first turn is for Cerberus, orange
    2  chance                   4 6 4 5 6 | 5 5
    3  3 Cerberus, orange       matches 6 of Rannoch
    4  chance                   1 5 1 6 | 7 5
    5  3 Cerberus, orange       matches 7 of Rannoch
    6  chance                   2 5 4 1 | 5
    7  3 Cerberus, orange       matches nothing and loses a die of 6 sides
    8  chance                   4 5 2 | 6
    9  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   10  chance                   1 4 | 4
   11  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   12  chance                   6 | 2
   13  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   14  chance                   8
   15  3 Cerberus, orange       matches 8 of Rannoch and takes the card
   16  chance                   6 5 3 6 5 | 8 3
   17  1 Alliance, light blue   matches 6 6 of Virmire
   18  chance                   6 2 6 | 7 4
   19  1 Alliance, light blue   matches 4 of Virmire and takes the card
   20  chance                   1 2 4 4 5 | 4 3
   21  2 Reapers, red           matches 4+ of Haestrom
   22  2 Reapers, red           uses the dice 1 3 (eight-sided)
   23  chance                   3 2 2 1 | 2
   24  2 Reapers, red           matches nothing and loses a die of 6 sides
   25  chance                   2 3 4 | 5
   26  2 Reapers, red           matches 4 of Haestrom
   27  chance                   5 2 | 2
   28  2 Reapers, red           matches nothing and loses a die of 6 sides
   29  chance                   5 | 3
   30  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
   31  chance                   6 3 4 5 6 | 4 6
   32  3 Cerberus, orange       matches 6 of Bekenstein
   33  3 Cerberus, orange       uses the dice 6
   34  chance                   2 4 6 2 | 3 7
   35  3 Cerberus, orange       matches 2 of Bekenstein
   36  chance                   4 1 3 | 3 3
   37  3 Cerberus, orange       matches 4 of Bekenstein and takes the card
   38  chance                   1 5 3 5 3 | 2 4
   39  1 Alliance, light blue   matches 5 of Korlus
   40  chance                   2 6 5 1 | 3 1
   41  1 Alliance, light blue   matches 2 of Korlus
   42  chance                   6 1 2 | 3 2
   43  1 Alliance, light blue   matches 6+ of Korlus and takes the card
   44  chance                   4 2 2 5 2 | 8 5
   45  2 Reapers, red           matches 4+ of Thessia
   46  2 Reapers, red           uses the dice 2 2
   47  chance                   1 5 3 | 3 2
   48  2 Reapers, red           matches nothing and loses a die of 6 sides
   49  chance                   3 5 | 8 1
   50  2 Reapers, red           matches 8 of Thessia
   51  chance                   4 2 | 7
   52  2 Reapers, red           matches 7 of Thessia and takes the card
   53  chance                   3 5 5 2 3 | 4 3
   54  3 Cerberus, orange       matches 3+ of Palaven
   55  3 Cerberus, orange       uses the dice 3
   56  chance                   6 5 3 2 | 6 5
   57  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   58  chance                   6 2 1 | 4 3
   59  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   60  chance                   1 2 | 2 1
   61  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   62  chance                   5 | 4 4
   63  3 Cerberus, orange       matches 4 4 of Palaven; what is left cannot be enough
   64  chance                   5 6 1 1 2 | 3 2
   65  1 Alliance, light blue   matches 6 of Ontarom
   66  chance                   2 6 6 6 | 3 2
   67  1 Alliance, light blue   matches 3+ of Ontarom
   68  1 Alliance, light blue   uses the dice 3 (eight-sided)
   69  chance                   3 1 6 5 | 3
   70  1 Alliance, light blue   matches 5 of Ontarom
   71  chance                   2 1 4 | 1
   72  1 Alliance, light blue   matches 4 of Ontarom and takes the card
   73  chance                   6 3 4 2 5 | 6 7
   74  2 Reapers, red           matches 6 of Bekenstein
   75  2 Reapers, red           uses the dice 6
   76  chance                   6 5 5 1 | 3 5
   77  2 Reapers, red           matches 6 of Bekenstein
   78  chance                   5 6 6 | 6 8
   79  2 Reapers, red           matches nothing and loses a die of 6 sides
   80  chance                   3 2 | 6 7
   81  2 Reapers, red           matches 2 of Bekenstein
   82  chance                   4 | 1 2
   83  2 Reapers, red           matches 4 of Bekenstein and takes the card from Cerberus, orange
   84  chance                   3 4 5 4 1 | 8 4
   85  3 Cerberus, orange       matches 3+ of Palaven
   86  3 Cerberus, orange       uses the dice 3
   87  chance                   4 4 3 4 | 7 4
   88  3 Cerberus, orange       matches 7 of Palaven
   89  chance                   3 1 6 1 | 7
   90  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   91  chance                   1 3 5 | 6
   92  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   93  chance                   3 4 | 5
   94  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   95  chance                   3 | 1
   96  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
   97  chance                   5 4 5 3 3 | 2 4
   98  1 Alliance, light blue   matches 4+ of Haestrom
   99  1 Alliance, light blue   uses the dice 3 3
  100  chance                   3 6 3 | 6 3
  101  1 Alliance, light blue   matches 6 of Haestrom
  102  1 Alliance, light blue   uses the dice 6
  103  chance                   6 3 | 3 8
  104  1 Alliance, light blue   matches 8 of Haestrom
  105  chance                   4 2 | 1
  106  1 Alliance, light blue   matches 4 of Haestrom and takes the card
  107  chance                   4 6 6 5 4 | 2 7
  108  2 Reapers, red           matches 4 of Ontarom
  109  chance                   4 5 3 5 | 5 5
  110  2 Reapers, red           matches 3+ of Ontarom
  111  chance                   1 4 1 | 2 5
  112  2 Reapers, red           matches 5 of Ontarom
  113  chance                   3 3 2 | 2
  114  2 Reapers, red           matches nothing and loses a die of 6 sides
  115  chance                   5 6 | 6
  116  2 Reapers, red           matches 6 of Ontarom
  117  2 Reapers, red           uses the dice 6
  118  chance                   3 | 7
  119  2 Reapers, red           matches nothing and loses a die of 6 sides
  120  chance                   7
  121  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  122  chance                   1 1 4 1 5 | 5 1
  123  3 Cerberus, orange       matches 4 of Noveria
  124  chance                   3 6 3 1 | 5 5
  125  3 Cerberus, orange       matches 5+ of Noveria
  126  3 Cerberus, orange       uses the dice 3 3
  127  chance                   2 6 | 1 7
  128  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  129  chance                   1 | 7 3
  130  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  131  chance                   1 8
  132  3 Cerberus, orange       matches 8 of Noveria and takes the card
  133  chance                   5 2 4 3 3 | 4 3
  134  1 Alliance, light blue   matches 4+ of Adas
  135  1 Alliance, light blue   uses the dice 2 3
  136  chance                   5 4 4 | 3 4
  137  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  138  chance                   4 1 | 7 3
  139  1 Alliance, light blue   matches 7 of Adas and takes the card
  140  chance                   2 1 1 5 2 | 5 5
  141  2 Reapers, red           matches 5 of Eden Prime
  142  2 Reapers, red           uses the dice 5
  143  chance                   4 3 5 1 | 4 5
  144  2 Reapers, red           matches 4 of Eden Prime
  145  2 Reapers, red           uses the dice 4
  146  chance                   3 6 1 | 5 7
  147  2 Reapers, red           matches nothing and loses a die of 6 sides
  148  chance                   2 6 | 4 8
  149  2 Reapers, red           matches nothing and loses a die of 6 sides
  150  chance                   1 | 8 8
  151  2 Reapers, red           matches nothing and loses a die of 6 sides
  152  chance                   6 2
  153  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  154  chance                   1 4 4 2 5 | 4 1
  155  3 Cerberus, orange       matches 4+ of Haestrom
  156  chance                   4 5 1 | 2
  157  3 Cerberus, orange       matches 4 of Haestrom
  158  chance                   4 4 | 8
  159  3 Cerberus, orange       matches 8 of Haestrom
  160  chance                   4 4
  161  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  162  chance                   3 6 4 4 1 | 1 1
  163  1 Alliance, light blue   matches 6 of Bekenstein
  164  chance                   6 3 1 3 | 7 4
  165  1 Alliance, light blue   matches 4 of Bekenstein
  166  chance                   6 1 4 4 | 5
  167  1 Alliance, light blue   matches 6 of Bekenstein
  168  chance                   1 4 4 | 7
  169  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  170  chance                   5 3 | 5
  171  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  172  chance                   5 | 7
  173  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  174  chance                   2
  175  1 Alliance, light blue   matches 2 of Bekenstein and takes the card from Reapers, red
  176  chance                   4 5 2 1 2 | 8 5
  177  2 Reapers, red           matches 8 of Noveria
  178  chance                   4 1 1 1 3 | 6
  179  2 Reapers, red           matches 5+ of Noveria
  180  2 Reapers, red           uses the dice 1 1 3
  181  chance                   5 5 | 7
  182  2 Reapers, red           matches nothing and loses a die of 6 sides
  183  chance                   1 | 5
  184  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  185  chance                   2 3 5 4 1 | 3 3
  186  3 Cerberus, orange       matches 6+ of Korlus
  187  3 Cerberus, orange       uses the dice 3 3 (eight-sided)
  188  chance                   4 4 1 1 | 2
  189  3 Cerberus, orange       matches 2 of Korlus
  190  chance                   3 1 5 3
  191  3 Cerberus, orange       matches 5 of Korlus
  192  chance                   1 4 5
  193  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  194  chance                   4 5
  195  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  196  chance                   5
  197  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  198  chance                   5 2 3 2 2 | 3 3
  199  1 Alliance, light blue   matches 6+ of Earth
  200  1 Alliance, light blue   uses the dice 3 3 (eight-sided)
  201  chance                   4 6 1 4 | 5
  202  1 Alliance, light blue   matches 5 of Earth; what is left cannot be enough
  203  chance                   3 2 4 5 6 | 7 3
  204  2 Reapers, red           matches 4 of Noveria
  205  chance                   2 2 2 2 | 5 8
  206  2 Reapers, red           matches 5+ of Noveria
  207  2 Reapers, red           uses the dice 2 2 2
  208  chance                   4 | 3 4
  209  2 Reapers, red           matches nothing and loses a die of 6 sides
  210  chance                   6 5
  211  2 Reapers, red           matches 6 of Noveria
  212  chance                   3
  213  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  214  chance                   2 5 6 3 3 | 4 5
  215  3 Cerberus, orange       matches 6 of Haestrom
  216  chance                   6 6 2 4 | 2 3
  217  3 Cerberus, orange       matches 6 of Haestrom
  218  chance                   2 1 6 | 1 5
  219  3 Cerberus, orange       matches 4+ of Haestrom
  220  chance                   3 | 2
  221  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  222  chance                   5 4 5 6 3 | 4 2
  223  1 Alliance, light blue   matches 4+ of Illium
  224  chance                   6 5 6 2 | 8
  225  1 Alliance, light blue   matches 6 of Illium
  226  chance                   4 3 5 | 8
  227  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  228  chance                   6 1 | 1
  229  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  230  chance                   6 | 7
  231  1 Alliance, light blue   matches 7 of Illium and takes the card
  232  chance                   6 6 6 5 5 | 8 5
  233  2 Reapers, red           matches 6 of Haestrom
  234  chance                   2 1 1 4 | 6 4
  235  2 Reapers, red           matches 4 of Haestrom
  236  2 Reapers, red           uses the dice 4
  237  chance                   4 2 3 | 7 1
  238  2 Reapers, red           matches 4+ of Haestrom
  239  2 Reapers, red           uses the dice 2 3
  240  chance                   4 | 4 4
  241  2 Reapers, red           matches nothing and loses a die of 6 sides
  242  chance                   6 7
  243  2 Reapers, red           matches 6 of Haestrom
  244  chance                   3
  245  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  246  chance                   6 3 3 6 4 | 7 5
  247  3 Cerberus, orange       matches 7 of Feros
  248  chance                   2 4 1 3 5 | 1
  249  3 Cerberus, orange       matches 5 of Feros
  250  chance                   1 6 6 6 | 7
  251  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  252  chance                   4 1 5 | 8
  253  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  254  chance                   6 6 | 4
  255  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  256  chance                   3 | 8
  257  3 Cerberus, orange       matches 3+ of Feros and takes the card
  258  chance                   4 6 1 3 6 | 8 4
  259  1 Alliance, light blue   matches 6 of Feros
  260  chance                   2 4 5 5 | 7 5
  261  1 Alliance, light blue   matches 7 of Feros
  262  chance                   1 3 2 2 | 7
  263  1 Alliance, light blue   matches 3+ of Feros
  264  1 Alliance, light blue   uses the dice 3
  265  chance                   1 5 6 | 5
  266  1 Alliance, light blue   matches 5 of Feros and takes the card from Cerberus, orange
  267  chance                   3 1 4 6 4 | 1 3
  268  2 Reapers, red           matches 4+ of Adas
  269  2 Reapers, red           uses the dice 3 1
  270  chance                   3 1 5 | 4 4
  271  2 Reapers, red           matches nothing and loses a die of 6 sides
  272  chance                   1 4 | 5 8
  273  2 Reapers, red           matches nothing and loses a die of 6 sides
  274  chance                   3 | 4 3
  275  2 Reapers, red           matches nothing and loses a die of 6 sides
  276  chance                   6 4
  277  2 Reapers, red           matches 6 of Adas
  278  chance                   6
  279  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  280  chance                   1 1 3 2 5 | 1 8
  281  3 Cerberus, orange       matches 5 of Eden Prime
  282  chance                   3 2 3 5 | 2 5
  283  3 Cerberus, orange       matches 5+ of Eden Prime
  284  3 Cerberus, orange       uses the dice 3 2
  285  chance                   3 1 | 3 8
  286  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  287  chance                   4 | 3 4
  288  3 Cerberus, orange       matches 4 of Eden Prime and takes the card
  289  chance                   6 2 3 3 3 | 5 1
  290  1 Alliance, light blue   matches 4+ of Sur'Kesh
  291  1 Alliance, light blue   uses the dice 2 3
  292  chance                   4 6 5 | 1 2
  293  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  294  chance                   1 5 | 4 2
  295  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  296  chance                   4 | 7 4
  297  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  298  chance                   8 1
  299  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  300  chance                   5 2 5 5 3 | 8 1
  301  2 Reapers, red           matches 4+ of Adas
  302  2 Reapers, red           uses the dice 2 3
  303  chance                   4 6 3 | 5 4
  304  2 Reapers, red           matches 6 of Adas
  305  chance                   3 5 | 3 3
  306  2 Reapers, red           matches nothing and loses a die of 6 sides
  307  chance                   3 | 6 4
  308  2 Reapers, red           matches nothing and loses a die of 6 sides
  309  chance                   1 1
  310  2 Reapers, red           matches nothing and loses a die of 8 sides
  311  chance                   6
  312  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  313  chance                   5 6 5 6 2 | 5 3
  314  3 Cerberus, orange       matches 6 of Bekenstein
  315  chance                   6 3 6 2 | 6 3
  316  3 Cerberus, orange       matches 6 of Bekenstein
  317  3 Cerberus, orange       uses the dice 6
  318  chance                   1 4 2 | 7 3
  319  3 Cerberus, orange       matches 4 of Bekenstein
  320  chance                   3 2 | 5 5
  321  3 Cerberus, orange       matches 2 of Bekenstein and takes the card from Alliance, light blue
  322  chance                   5 6 1 2 4 | 6 3
  323  1 Alliance, light blue   matches 5 of Eden Prime
  324  chance                   5 6 4 2 | 6 8
  325  1 Alliance, light blue   matches 4 of Eden Prime
  326  chance                   5 6 6 | 4 5
  327  1 Alliance, light blue   matches 6 of Eden Prime
  328  chance                   6 3 | 7 3
  329  1 Alliance, light blue   matches 5+ of Eden Prime and takes the card from Cerberus, orange
  330  chance                   6 3 4 3 6 | 5 1
  331  2 Reapers, red           matches 6 of Illium
  332  chance                   6 4 2 5 | 5 1
  333  2 Reapers, red           matches 6 of Illium
  334  chance                   1 3 2 | 1 6
  335  2 Reapers, red           matches 4+ of Illium
  336  2 Reapers, red           uses the dice 1 3
  337  chance                   2 | 2 5
  338  2 Reapers, red           matches nothing and loses a die of 6 sides
  339  chance                   2 5
  340  2 Reapers, red           matches nothing and loses a die of 8 sides
  341  chance                   6
  342  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  343  chance                   5 5 4 2 2 | 2 4
  344  3 Cerberus, orange       matches 6+ of Earth
  345  chance                   3 6 1 | 2
  346  3 Cerberus, orange       matches 3 of Earth
  347  chance                   5 6 | 3
  348  3 Cerberus, orange       matches 5 of Earth
  349  chance                   2 | 8
  350  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  351  chance                   4
  352  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  353  chance                   2 6 4 4 4 | 2 6
  354  1 Alliance, light blue   matches 6 of Terra Nova
  355  1 Alliance, light blue   uses the dice 6
  356  chance                   4 3 6 3 | 6 3
  357  1 Alliance, light blue   matches 6 of Terra Nova
  358  1 Alliance, light blue   uses the dice 6
  359  chance                   6 5 5 | 2 4
  360  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  361  chance                   1 4 | 7 7
  362  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  363  chance                   3 | 4 8
  364  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  365  chance                   5 5
  366  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  367  chance                   2 4 6 2 4 | 3 4
  368  2 Reapers, red           matches 6 of Haestrom
  369  chance                   6 1 6 2 | 3 1
  370  2 Reapers, red           matches 4+ of Haestrom
  371  2 Reapers, red           uses the dice 1 3 (eight-sided)
  372  chance                   3 5 2 | 6
  373  2 Reapers, red           matches 6 of Haestrom; what is left cannot be enough
  374  chance                   3 4 4 4 3 | 7 1
  375  3 Cerberus, orange       matches 7 of Adas
  376  chance                   5 5 3 4 5 | 1
  377  3 Cerberus, orange       matches 4+ of Adas
  378  chance                   6 5 3 5
  379  3 Cerberus, orange       matches 6 of Adas and takes the card from Alliance, light blue
  380  chance                   6 3 2 1 3 | 2 2
  381  1 Alliance, light blue   matches 6 of Noveria
  382  chance                   2 1 1 3 | 3 6
  383  1 Alliance, light blue   matches 5+ of Noveria
  384  1 Alliance, light blue   uses the dice 2 3
  385  chance                   5 6 | 3 2
  386  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  387  chance                   5 | 1 4
  388  1 Alliance, light blue   matches 4 of Noveria
  389  chance                   5 | 4
  390  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  391  chance                   8
  392  1 Alliance, light blue   matches 8 of Noveria and takes the card from Cerberus, orange
  393  chance                   2 1 5 5 5 | 4 3
  394  2 Reapers, red           matches 5 5 of Sur'Kesh
  395  chance                   4 1 4 | 5 1
  396  2 Reapers, red           matches nothing and loses a die of 6 sides
  397  chance                   3 1 | 5 7
  398  2 Reapers, red           matches 4+ of Sur'Kesh and takes the card
  399  chance                   6 3 2 4 1 | 5 3
  400  3 Cerberus, orange       matches 6 of Terra Nova
  401  chance                   1 1 1 2 | 4 4
  402  3 Cerberus, orange       matches 5+ of Terra Nova
  403  chance                   6 8
  404  3 Cerberus, orange       matches 6 of Terra Nova and takes the card
  405  chance                   1 4 5 1 3 | 3 7
  406  1 Alliance, light blue   matches 5+ of Terra Nova
  407  1 Alliance, light blue   uses the dice 3 3 (eight-sided)
  408  chance                   5 1 6 4 | 2
  409  1 Alliance, light blue   matches 6 of Terra Nova
  410  chance                   1 2 3 | 6
  411  1 Alliance, light blue   matches 6 of Terra Nova
  412  chance                   5 1 4
  413  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  414  chance                   2 3
  415  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  416  chance                   1
  417  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  418  chance                   3 3 2 2 5 | 3 8
  419  2 Reapers, red           matches 5 of Eden Prime
  420  chance                   4 6 3 1 | 2 4
  421  2 Reapers, red           matches 4 of Eden Prime
  422  2 Reapers, red           uses the dice 4
  423  chance                   4 6 6 | 4 7
  424  2 Reapers, red           matches 6 of Eden Prime
  425  chance                   2 4 | 8 1
  426  2 Reapers, red           matches nothing and loses a die of 6 sides
  427  chance                   6 | 5 3
  428  2 Reapers, red           matches nothing and loses a die of 6 sides
  429  chance                   4 1
  430  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  431  chance                   3 4 3 4 1 | 3 2
  432  3 Cerberus, orange       matches 4+ of Illium
  433  3 Cerberus, orange       uses the dice 3 3
  434  chance                   2 3 5 | 4 3
  435  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  436  chance                   5 2 | 7 7
  437  3 Cerberus, orange       matches 7 of Illium
  438  chance                   3 1 | 5
  439  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  440  chance                   2 | 4
  441  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  442  chance                   4 4 2 4 3 | 8 1
  443  1 Alliance, light blue   matches 8 of Omega
  444  chance                   2 4 3 4 2 | 4
  445  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  446  chance                   6 4 3 5 | 5
  447  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  448  chance                   3 2 5 | 3
  449  1 Alliance, light blue   matches 3 3 of Omega and takes the card
  450  chance                   6 1 1 2 3 | 2 7
  451  2 Reapers, red           matches 6 of Haestrom
  452  chance                   3 3 2 2 | 2 5
  453  2 Reapers, red           matches 4+ of Haestrom
  454  2 Reapers, red           uses the dice 3 3
  455  chance                   2 5 | 8 3
  456  2 Reapers, red           matches 8 of Haestrom
  457  chance                   1 1 | 6
  458  2 Reapers, red           matches 6 of Haestrom
  459  chance                   3 5
  460  2 Reapers, red           matches nothing and loses a die of 6 sides
  461  chance                   1
  462  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  463  chance                   2 2 1 5 6 | 1 3
  464  3 Cerberus, orange       matches 6 of Thessia
  465  chance                   5 3 6 2 | 7 5
  466  3 Cerberus, orange       matches 4+ of Thessia
  467  chance                   4 5 | 8 2
  468  3 Cerberus, orange       matches 8 of Thessia
  469  chance                   2 2 | 7
  470  3 Cerberus, orange       matches 7 of Thessia and takes the card from Reapers, red
  471  chance                   4 1 1 2 4 | 6 2
  472  1 Alliance, light blue   matches 6 of Rannoch; what is left cannot be enough
  473  chance                   4 1 4 6 6 | 7 4
  474  2 Reapers, red           matches 4 of Eden Prime
  475  2 Reapers, red           uses the dice 4
  476  chance                   6 3 2 4 | 3 3
  477  2 Reapers, red           matches 6 of Eden Prime
  478  chance                   6 3 4 | 4 1
  479  2 Reapers, red           matches nothing and loses a die of 6 sides
  480  chance                   3 4 | 2 1
  481  2 Reapers, red           matches 5+ of Eden Prime
  482  2 Reapers, red           uses the dice 3 2 (eight-sided)
  483  chance                   4 | 5
  484  2 Reapers, red           matches 5 of Eden Prime and takes the card from Alliance, light blue
  485  chance                   3 4 6 3 2 | 6 1
  486  3 Cerberus, orange       matches 5+ of Elysium
  487  3 Cerberus, orange       uses the dice 3 3
  488  chance                   6 6 5 | 7 6
  489  3 Cerberus, orange       matches 5 6 of Elysium and takes the card
  490  chance                   3 5 4 6 5 | 4 7
  491  1 Alliance, light blue   matches 6 of Rannoch
  492  chance                   3 1 4 1 | 5 8
  493  1 Alliance, light blue   matches 8 of Rannoch
  494  chance                   4 3 2 5 | 1
  495  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  496  chance                   2 4 4 | 3
  497  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  498  chance                   6 4 | 6
  499  1 Alliance, light blue   matches 6 of Rannoch
  500  1 Alliance, light blue   uses the dice 6
  501  chance                   5 | 1
  502  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  503  chance                   6
  504  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  505  chance                   4 3 2 5 1 | 7 5
  506  2 Reapers, red           matches 4+ of Haestrom
  507  2 Reapers, red           uses the dice 3 2
  508  chance                   4 6 6 | 6 3
  509  2 Reapers, red           matches 4 of Haestrom
  510  chance                   3 1 | 3 2
  511  2 Reapers, red           matches nothing and loses a die of 6 sides
  512  chance                   6 | 7 5
  513  2 Reapers, red           matches 6 of Haestrom
  514  chance                   1 5
  515  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  516  chance                   5 5 1 3 6 | 3 6
  517  3 Cerberus, orange       matches 4+ of Sur'Kesh
  518  3 Cerberus, orange       uses the dice 1 3
  519  chance                   3 3 2 | 3 5
  520  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  521  chance                   5 1 | 7 1
  522  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  523  chance                   2 | 8 8
  524  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  525  chance                   6 4 5 4 5 | 8 1
  526  1 Alliance, light blue   matches 6 of Eden Prime
  527  chance                   6 6 4 2 | 7 2
  528  1 Alliance, light blue   matches 4 of Eden Prime
  529  chance                   5 2 6 | 6 3
  530  1 Alliance, light blue   matches 5+ of Eden Prime
  531  chance                   1 3 | 7
  532  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  533  chance                   5 | 1
  534  1 Alliance, light blue   matches 5 of Eden Prime and takes the card from Reapers, red
  535  chance                   1 4 5 3 2 | 4 7
  536  2 Reapers, red           matches 4+ of Adas
  537  2 Reapers, red           uses the dice 1 3
  538  chance                   2 4 2 | 2 2
  539  2 Reapers, red           matches nothing and loses a die of 6 sides
  540  chance                   2 1 | 3 5
  541  2 Reapers, red           matches nothing and loses a die of 6 sides
  542  chance                   1 | 4 1
  543  2 Reapers, red           matches nothing and loses a die of 6 sides
  544  chance                   3 4
  545  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  546  chance                   4 1 1 2 4 | 1 6
  547  3 Cerberus, orange       matches 4+ of Haestrom
  548  3 Cerberus, orange       uses the dice 1 1 2
  549  chance                   6 5 | 6 7
  550  3 Cerberus, orange       matches 6 of Haestrom
  551  3 Cerberus, orange       uses the dice 6
  552  chance                   1 | 6 5
  553  3 Cerberus, orange       matches 6 of Haestrom
  554  chance                   2 | 8
  555  3 Cerberus, orange       matches 8 of Haestrom
  556  chance                   1
  557  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  558  chance                   4 1 6 6 2 | 6 3
  559  1 Alliance, light blue   matches 4+ of Sur'Kesh
  560  1 Alliance, light blue   uses the dice 1 3 (eight-sided)
  561  chance                   1 3 6 2 | 5
  562  1 Alliance, light blue   matches 6 of Sur'Kesh
  563  chance                   3 5 1 | 2
  564  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  565  chance                   5 3 | 7
  566  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  567  chance                   3 | 5
  568  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  569  chance                   4 6 4 3 4 | 8 2
  570  2 Reapers, red           matches 6 of Rannoch
  571  chance                   4 2 2 3 | 4 2
  572  2 Reapers, red           matches nothing and loses a die of 6 sides
  573  chance                   6 2 2 | 1 5
  574  2 Reapers, red           matches 6 of Rannoch
  575  chance                   4 6 | 3 7
  576  2 Reapers, red           matches 7 of Rannoch
  577  chance                   5 3 | 1
  578  2 Reapers, red           matches nothing and loses a die of 6 sides
  579  chance                   4 | 3
  580  2 Reapers, red           matches nothing and loses a die of 6 sides
  581  chance                   5
  582  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  583  chance                   4 3 1 6 2 | 3 4
  584  3 Cerberus, orange       matches 4 4 of Palaven
  585  chance                   3 1 4 6 | 8
  586  3 Cerberus, orange       matches 3+ of Palaven
  587  3 Cerberus, orange       uses the dice 3
  588  chance                   2 1 2 | 2
  589  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  590  chance                   1 2 | 5
  591  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  592  chance                   3 | 7
  593  3 Cerberus, orange       matches 7 of Palaven and takes the card
  594  chance                   5 4 3 4 1 | 8 3
  595  1 Alliance, light blue   matches 6+ of Earth
  596  1 Alliance, light blue   uses the dice 3 3 (eight-sided)
  597  chance                   5 4 6 1 | 4
  598  1 Alliance, light blue   matches 5 of Earth
  599  chance                   1 5 3 | 3
  600  1 Alliance, light blue   matches 3 of Earth
  601  1 Alliance, light blue   uses the dice 3
  602  chance                   6 3 | 4
  603  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  604  chance                   3 | 7
  605  1 Alliance, light blue   matches 7 of Earth and takes the card; victory for Alliance, light blue

won after 605 actions, by 1 Alliance, light blue
