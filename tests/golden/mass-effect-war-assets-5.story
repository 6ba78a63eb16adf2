mass-effect/war-assets, 5 seats, dealer of seed 2026, game 42
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive
  4 Alliance, dark blue         aggressive
  5 Reapers, burgundy           aggressive

    1  chance                   the first turn is for Alliance, light blue
    2  chance                   1 3 4 1 6 | 8 3
    3  1 Alliance, light blue   matches 6 of Terra Nova
    4  chance                   5 2 1 1 | 6 4
    5  1 Alliance, light blue   matches 6 of Terra Nova
    6  chance                   5 4 5 3 | 1
    7  1 Alliance, light blue   matches nothing and loses a die of 6 sides
    8  chance                   5 6 1 | 6
    9  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   10  chance                   6 4 | 6
   11  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   12  chance                   3 | 8
   13  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
   14  chance                   4 4 5 4 6 | 2 3
   15  2 Reapers, red           matches 3+ of Feros
   16  2 Reapers, red           uses the dice 3 (eight-sided)
   17  chance                   1 6 6 2 2 | 6
   18  2 Reapers, red           matches nothing and loses a die of 6 sides
   19  chance                   6 2 2 3 | 6
   20  2 Reapers, red           matches nothing and loses a die of 6 sides
   21  chance                   6 4 5 | 5
   22  2 Reapers, red           matches 5 of Feros
   23  2 Reapers, red           uses the dice 5
   24  chance                   4 6 | 2
   25  2 Reapers, red           matches nothing and loses a die of 6 sides
   26  chance                   1 | 4
   27  2 Reapers, red           matches nothing and loses a die of 6 sides
   28  chance                   1
   29  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
   30  chance                   3 6 6 3 1 | 2 5
   31  3 Cerberus, orange       matches 4+ of Haestrom
   32  3 Cerberus, orange       uses the dice 3 3
   33  chance                   2 1 6 | 1 2
   34  3 Cerberus, orange       matches 6 of Haestrom
   35  chance                   5 1 | 6 4
   36  3 Cerberus, orange       matches 4 of Haestrom
   37  chance                   2 1 | 2
   38  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   39  chance                   4 | 1
   40  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   41  chance                   8
   42  3 Cerberus, orange       matches 8 of Haestrom and takes the card
   43  chance                   6 1 6 4 6 | 5 4
   44  4 Alliance, dark blue    matches 4 of Ontarom
   45  4 Alliance, dark blue    uses the dice 4
   46  chance                   6 2 4 4 | 5 2
   47  4 Alliance, dark blue    matches 6 of Ontarom
   48  chance                   1 3 5 | 6 6
   49  4 Alliance, dark blue    matches 3+ of Ontarom
   50  4 Alliance, dark blue    uses the dice 3
   51  chance                   3 3 | 3 1
   52  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
   53  chance                   5 | 6 8
   54  4 Alliance, dark blue    matches 5 of Ontarom and takes the card
   55  chance                   6 1 3 4 5 | 4 7
   56  5 Reapers, burgundy      matches 6 of Haestrom
   57  chance                   5 2 5 2 | 5 4
   58  5 Reapers, burgundy      matches 4+ of Haestrom
   59  chance                   4 4 | 2 7
   60  5 Reapers, burgundy      matches 4 of Haestrom
   61  chance                   2 | 6 6
   62  5 Reapers, burgundy      matches 6 of Haestrom
   63  chance                   4 | 5
   64  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
   65  chance                   7
   66  5 Reapers, burgundy      matches nothing and loses a die of 8 sides; what is left cannot be enough
   67  chance                   4 4 4 5 3 | 3 1
   68  1 Alliance, light blue   matches 5 of Eden Prime
   69  chance                   4 6 4 4 | 1 4
   70  1 Alliance, light blue   matches 4 of Eden Prime
   71  1 Alliance, light blue   uses the dice 4
   72  chance                   1 2 6 | 7 7
   73  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   74  chance                   1 4 | 7 3
   75  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   76  chance                   3 | 1 5
   77  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   78  chance                   6 7
   79  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
   80  chance                   1 2 4 4 1 | 3 8
   81  2 Reapers, red           matches 4 of Eden Prime
   82  chance                   1 1 1 4 | 2 2
   83  2 Reapers, red           matches 5+ of Eden Prime
   84  2 Reapers, red           uses the dice 1 2 (eight-sided) 2 (eight-sided)
   85  chance                   4 5 3
   86  2 Reapers, red           matches 5 of Eden Prime and takes the card
   87  chance                   6 2 1 6 3 | 4 4
   88  3 Cerberus, orange       matches 4 of Ontarom
   89  chance                   3 1 1 2 2 | 2
   90  3 Cerberus, orange       matches 3+ of Ontarom
   91  3 Cerberus, orange       uses the dice 3
   92  chance                   6 2 2 2 | 5
   93  3 Cerberus, orange       matches 5 of Ontarom
   94  chance                   6 5 1 1
   95  3 Cerberus, orange       matches 6 of Ontarom
   96  chance                   6 6 2
   97  3 Cerberus, orange       matches 6 of Ontarom and takes the card from Alliance, dark blue
   98  chance                   4 3 4 5 4 | 1 7
   99  4 Alliance, dark blue    matches 4 of Eden Prime
  100  chance                   5 5 6 5 | 2 7
  101  4 Alliance, dark blue    matches 5 of Eden Prime
  102  chance                   1 2 6 | 5 6
  103  4 Alliance, dark blue    matches 6 of Eden Prime
  104  4 Alliance, dark blue    uses the dice 6
  105  chance                   1 5 | 1 5
  106  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  107  chance                   6 | 6 5
  108  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  109  chance                   5 8
  110  4 Alliance, dark blue    matches nothing and loses a die of 8 sides; what is left cannot be enough
  111  chance                   1 6 3 4 6 | 1 8
  112  5 Reapers, burgundy      matches 4 of Bekenstein
  113  chance                   5 6 2 2 | 7 8
  114  5 Reapers, burgundy      matches 6 of Bekenstein
  115  chance                   2 1 5 | 5 2
  116  5 Reapers, burgundy      matches 2 of Bekenstein and takes the card
  117  chance                   5 1 2 2 2 | 5 7
  118  1 Alliance, light blue   matches 7 of Feros
  119  chance                   6 6 3 5 2 | 3
  120  1 Alliance, light blue   matches 5 of Feros
  121  chance                   4 5 1 5 | 4
  122  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  123  chance                   4 3 5 | 1
  124  1 Alliance, light blue   matches 3+ of Feros and takes the card
  125  chance                   3 2 3 3 3 | 5 7
  126  2 Reapers, red           matches 4+ of Illium
  127  2 Reapers, red           uses the dice 3 2
  128  chance                   2 5 4 | 1 5
  129  2 Reapers, red           matches nothing and loses a die of 6 sides
  130  chance                   2 1 | 8 6
  131  2 Reapers, red           matches 6 of Illium
  132  chance                   4 4 | 8
  133  2 Reapers, red           matches nothing and loses a die of 6 sides
  134  chance                   6 | 6
  135  2 Reapers, red           matches nothing and loses a die of 6 sides
  136  chance                   4
  137  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  138  chance                   1 1 2 4 3 | 8 1
  139  3 Cerberus, orange       matches 5+ of Noveria
  140  3 Cerberus, orange       uses the dice 2 3
  141  chance                   6 2 6 | 6 2
  142  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  143  chance                   3 1 | 3 7
  144  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  145  chance                   1 | 4 5
  146  3 Cerberus, orange       matches 4 of Noveria
  147  chance                   3 | 7
  148  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  149  chance                   1
  150  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  151  chance                   4 4 4 6 6 | 8 7
  152  4 Alliance, dark blue    matches 7 of Adas
  153  chance                   6 6 3 3 5 | 3
  154  4 Alliance, dark blue    matches 4+ of Adas and takes the card
  155  chance                   3 5 4 4 5 | 8 4
  156  5 Reapers, burgundy      matches 8 of Omega
  157  chance                   4 1 1 2 5 | 3
  158  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  159  chance                   1 4 3 3 | 2
  160  5 Reapers, burgundy      matches 3 3 of Omega and takes the card
  161  chance                   6 3 6 6 2 | 4 5
  162  1 Alliance, light blue   matches 3+ of Ontarom
  163  1 Alliance, light blue   uses the dice 3
  164  chance                   3 4 4 2 | 4 4
  165  1 Alliance, light blue   matches 4 of Ontarom
  166  1 Alliance, light blue   uses the dice 4
  167  chance                   5 3 2 | 2 2
  168  1 Alliance, light blue   matches 5 of Ontarom
  169  chance                   2 6 | 4 5
  170  1 Alliance, light blue   matches 6 of Ontarom
  171  chance                   2 | 3 8
  172  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  173  chance                   3 1
  174  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  175  chance                   8
  176  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  177  chance                   4 3 2 2 2 | 7 8
  178  2 Reapers, red           matches 6+ of Earth
  179  2 Reapers, red           uses the dice 3 2 2
  180  chance                   2 4 | 4 8
  181  2 Reapers, red           matches nothing and loses a die of 6 sides
  182  chance                   6 | 2 4
  183  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  184  chance                   4 1 6 1 4 | 2 8
  185  3 Cerberus, orange       matches 4 of Virmire
  186  chance                   6 3 5 3 | 7 6
  187  3 Cerberus, orange       matches 6 6 of Virmire and takes the card
  188  chance                   6 1 3 3 3 | 1 7
  189  4 Alliance, dark blue    matches 3+ of Feros
  190  4 Alliance, dark blue    uses the dice 3
  191  chance                   1 2 1 1 | 7 2
  192  4 Alliance, dark blue    matches 7 of Feros
  193  chance                   3 5 3 3 | 7
  194  4 Alliance, dark blue    matches 5 of Feros
  195  chance                   6 4 1 | 7
  196  4 Alliance, dark blue    matches 6 of Feros and takes the card from Alliance, light blue
  197  chance                   3 5 1 1 2 | 1 8
  198  5 Reapers, burgundy      matches 4+ of Haestrom
  199  5 Reapers, burgundy      uses the dice 3 1
  200  chance                   5 5 3 | 5 2
  201  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  202  chance                   5 3 | 7 3
  203  5 Reapers, burgundy      matches nothing and loses a die of 6 sides; what is left cannot be enough
  204  chance                   2 1 6 1 6 | 5 7
  205  1 Alliance, light blue   matches 5 of Earth
  206  chance                   6 4 2 6 2 | 1
  207  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  208  chance                   5 5 4 2 | 7
  209  1 Alliance, light blue   matches 7 of Earth
  210  chance                   2 2 1 6
  211  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  212  chance                   5 3 6
  213  1 Alliance, light blue   matches 3 of Earth
  214  chance                   2 5
  215  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  216  chance                   5 4 2 1 2 | 4 6
  217  2 Reapers, red           matches 4+ of Haestrom
  218  2 Reapers, red           uses the dice 2 2
  219  chance                   4 4 5 | 3 1
  220  2 Reapers, red           matches 4 of Haestrom
  221  chance                   3 6 | 1 8
  222  2 Reapers, red           matches 8 of Haestrom
  223  chance                   5 3 | 1
  224  2 Reapers, red           matches nothing and loses a die of 6 sides
  225  chance                   2 | 3
  226  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  227  chance                   5 5 3 1 6 | 8 5
  228  3 Cerberus, orange       matches 5 of Eden Prime
  229  3 Cerberus, orange       uses the dice 5
  230  chance                   2 4 3 2 | 8 1
  231  3 Cerberus, orange       matches 5+ of Eden Prime
  232  3 Cerberus, orange       uses the dice 2 3
  233  chance                   2 2 | 6 6
  234  3 Cerberus, orange       matches 6 of Eden Prime
  235  chance                   4 6 | 7
  236  3 Cerberus, orange       matches 4 of Eden Prime and takes the card from Reapers, red
  237  chance                   6 1 2 2 3 | 1 1
  238  4 Alliance, dark blue    matches 6 of Illium
  239  chance                   6 5 5 2 | 8 3
  240  4 Alliance, dark blue    matches 4+ of Illium
  241  chance                   6 4 6 | 2
  242  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  243  chance                   6 6 | 8
  244  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  245  chance                   5 | 2
  246  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  247  chance                   2
  248  4 Alliance, dark blue    matches nothing and loses a die of 8 sides; what is left cannot be enough
  249  chance                   4 2 5 2 3 | 8 7
  250  5 Reapers, burgundy      matches 3+ of Palaven
  251  5 Reapers, burgundy      uses the dice 3
  252  chance                   2 4 6 6 | 1 1
  253  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  254  chance                   3 3 3 | 5 7
  255  5 Reapers, burgundy      matches 7 of Palaven
  256  chance                   6 3 4 | 7
  257  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  258  chance                   4 4 | 8
  259  5 Reapers, burgundy      matches 4 4 of Palaven and takes the card
  260  chance                   2 5 2 1 2 | 8 3
  261  1 Alliance, light blue   matches 8 of Omega
  262  chance                   3 6 4 6 5 | 4
  263  1 Alliance, light blue   matches 6 of Omega
  264  chance                   2 4 3 4 | 7
  265  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  266  chance                   1 6 6 | 6
  267  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  268  chance                   4 2 | 1
  269  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  270  chance                   3 | 2
  271  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  272  chance                   2 1 5 2 1 | 4 8
  273  2 Reapers, red           matches 3+ of Feros
  274  2 Reapers, red           uses the dice 2 1
  275  chance                   3 1 4 | 5 7
  276  2 Reapers, red           matches 5 of Feros
  277  chance                   1 2 1 | 2
  278  2 Reapers, red           matches nothing and loses a die of 6 sides
  279  chance                   6 2 | 7
  280  2 Reapers, red           matches 7 of Feros
  281  chance                   5 1
  282  2 Reapers, red           matches nothing and loses a die of 6 sides
  283  chance                   2
  284  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  285  chance                   6 3 1 6 6 | 2 8
  286  3 Cerberus, orange       matches 6 of Illium
  287  chance                   2 3 2 3 | 4 8
  288  3 Cerberus, orange       matches 4+ of Illium
  289  3 Cerberus, orange       uses the dice 2 3
  290  chance                   1 4 | 3 5
  291  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  292  chance                   3 | 5 3
  293  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  294  chance                   3 8
  295  3 Cerberus, orange       matches nothing and loses a die of 8 sides
  296  chance                   2
  297  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  298  chance                   5 1 6 6 2 | 8 1
  299  4 Alliance, dark blue    matches 6 of Virmire
  300  chance                   1 1 4 2 | 3 8
  301  4 Alliance, dark blue    matches 4 of Virmire
  302  chance                   2 1 2 | 1 8
  303  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  304  chance                   2 6 | 6 8
  305  4 Alliance, dark blue    matches 6 6 of Virmire and takes the card from Cerberus, orange
  306  chance                   6 5 2 1 3 | 5 8
  307  5 Reapers, burgundy      matches 5 of Earth
  308  5 Reapers, burgundy      uses the dice 5
  309  chance                   2 1 5 2 | 6 1
  310  5 Reapers, burgundy      matches 6+ of Earth
  311  chance                   4 | 5
  312  5 Reapers, burgundy      matches nothing and loses a die of 6 sides; what is left cannot be enough
  313  chance                   6 3 2 5 5 | 1 2
  314  1 Alliance, light blue   matches 5 of Eden Prime
  315  chance                   4 4 1 1 | 6 3
  316  1 Alliance, light blue   matches 4 of Eden Prime
  317  chance                   1 3 6 | 2 8
  318  1 Alliance, light blue   matches 5+ of Eden Prime
  319  1 Alliance, light blue   uses the dice 3 2 (eight-sided)
  320  chance                   1 5 | 7
  321  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  322  chance                   1 | 5
  323  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  324  chance                   4
  325  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  326  chance                   5 1 2 6 5 | 8 3
  327  2 Reapers, red           matches 5+ of Eden Prime
  328  2 Reapers, red           uses the dice 2 3 (eight-sided)
  329  chance                   4 5 5 4 | 3
  330  2 Reapers, red           matches 5 of Eden Prime
  331  chance                   5 2 2 | 5
  332  2 Reapers, red           matches nothing and loses a die of 6 sides
  333  chance                   5 5 | 1
  334  2 Reapers, red           matches nothing and loses a die of 6 sides
  335  chance                   4 | 3
  336  2 Reapers, red           matches 4 of Eden Prime
  337  chance                   2
  338  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  339  chance                   5 4 1 6 3 | 8 5
  340  3 Cerberus, orange       matches 5 6 of Elysium
  341  3 Cerberus, orange       uses the dice 5 6
  342  chance                   2 4 6 | 1 2
  343  3 Cerberus, orange       matches 5+ of Elysium and takes the card
  344  chance                   5 2 2 2 1 | 3 6
  345  4 Alliance, dark blue    matches 5 of Ontarom
  346  chance                   5 3 5 1 | 8 6
  347  4 Alliance, dark blue    matches 6 of Ontarom
  348  chance                   1 4 3 3 | 4
  349  4 Alliance, dark blue    matches 4 of Ontarom
  350  4 Alliance, dark blue    uses the dice 4
  351  chance                   6 4 1 | 6
  352  4 Alliance, dark blue    matches 6 of Ontarom
  353  4 Alliance, dark blue    uses the dice 6
  354  chance                   1 5 | 5
  355  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  356  chance                   4 | 5
  357  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  358  chance                   3
  359  4 Alliance, dark blue    matches 3+ of Ontarom and takes the card from Cerberus, orange
  360  chance                   6 4 2 4 2 | 4 7
  361  5 Reapers, burgundy      matches 4+ of Haestrom
  362  chance                   2 2 5 | 5 1
  363  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  364  chance                   1 1 | 5 4
  365  5 Reapers, burgundy      matches 4 of Haestrom
  366  chance                   5 4 | 8
  367  5 Reapers, burgundy      matches 8 of Haestrom
  368  chance                   3 2
  369  5 Reapers, burgundy      matches nothing and loses a die of 6 sides; what is left cannot be enough
  370  chance                   5 2 4 4 6 | 1 8
  371  1 Alliance, light blue   matches 4 of Noveria
  372  chance                   2 6 2 6 | 6 3
  373  1 Alliance, light blue   matches 5+ of Noveria
  374  1 Alliance, light blue   uses the dice 2 3 (eight-sided)
  375  chance                   3 4 5 | 2
  376  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  377  chance                   6 3 | 6
  378  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  379  chance                   5 | 2
  380  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  381  chance                   2
  382  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  383  chance                   1 3 6 3 2 | 8 8
  384  2 Reapers, red           matches 6 of Haestrom
  385  chance                   5 3 6 3 | 4 1
  386  2 Reapers, red           matches 4 of Haestrom
  387  chance                   6 6 6 2 | 8
  388  2 Reapers, red           matches 6 of Haestrom
  389  chance                   6 5 4 | 2
  390  2 Reapers, red           matches nothing and loses a die of 6 sides
  391  chance                   4 2 | 1
  392  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  393  chance                   5 3 1 1 2 | 7 6
  394  3 Cerberus, orange       matches 4+ of Thessia
  395  3 Cerberus, orange       uses the dice 3 1
  396  chance                   6 6 4 | 3 5
  397  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  398  chance                   1 3 | 7 8
  399  3 Cerberus, orange       matches 7 of Thessia
  400  chance                   3 1 | 7
  401  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  402  chance                   6 | 5
  403  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  404  chance                   5
  405  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  406  chance                   1 2 3 2 2 | 6 6
  407  4 Alliance, dark blue    matches 6 of Palaven
  408  chance                   5 4 1 2 4 | 4
  409  4 Alliance, dark blue    matches 3+ of Palaven
  410  chance                   5 1 4 | 8
  411  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  412  chance                   6 2 | 7
  413  4 Alliance, dark blue    matches 7 of Palaven
  414  chance                   6 1
  415  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  416  chance                   3 5 1 6 2 | 3 2
  417  5 Reapers, burgundy      matches 2 of Korlus
  418  5 Reapers, burgundy      uses the dice 2
  419  chance                   4 2 5 1 | 6 7
  420  5 Reapers, burgundy      matches 5 of Korlus
  421  chance                   2 2 1 | 2 5
  422  5 Reapers, burgundy      matches 6+ of Korlus and takes the card
  423  chance                   4 5 6 2 2 | 2 5
  424  1 Alliance, light blue   matches 6 of Eden Prime
  425  chance                   5 2 5 6 | 1 3
  426  1 Alliance, light blue   matches 5 of Eden Prime
  427  chance                   4 6 3 | 7 3
  428  1 Alliance, light blue   matches 5+ of Eden Prime
  429  chance                   1 3 | 4
  430  1 Alliance, light blue   matches 4 of Eden Prime and takes the card from Cerberus, orange
  431  chance                   1 1 4 5 4 | 4 3
  432  2 Reapers, red           matches 5 of Korlus
  433  chance                   5 2 2 4 | 3 4
  434  2 Reapers, red           matches 2 of Korlus
  435  chance                   6 4 2 | 8 1
  436  2 Reapers, red           matches 6 of Korlus
  437  chance                   1 3 | 2 4
  438  2 Reapers, red           matches 6+ of Korlus and takes the card from Reapers, burgundy
  439  chance                   5 5 5 1 6 | 2 2
  440  3 Cerberus, orange       matches 2 of Korlus
  441  chance                   4 4 3 1 1 | 3
  442  3 Cerberus, orange       matches 6+ of Korlus
  443  3 Cerberus, orange       uses the dice 3 3 (eight-sided)
  444  chance                   2 6 4 2
  445  3 Cerberus, orange       matches 6 of Korlus
  446  chance                   5 4 6
  447  3 Cerberus, orange       matches 5 of Korlus and takes the card from Reapers, red
  448  chance                   1 2 4 5 5 | 4 1
  449  4 Alliance, dark blue    matches 4 of Eden Prime
  450  4 Alliance, dark blue    uses the dice 4
  451  chance                   5 2 3 4 | 1 7
  452  4 Alliance, dark blue    matches 5 of Eden Prime
  453  chance                   1 2 1 | 5 7
  454  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  455  chance                   3 2 | 7 6
  456  4 Alliance, dark blue    matches 6 of Eden Prime
  457  chance                   1 6 | 7
  458  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  459  chance                   1 | 2
  460  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  461  chance                   3 6 3 5 5 | 3 1
  462  5 Reapers, burgundy      matches 5+ of Eden Prime
  463  5 Reapers, burgundy      uses the dice 3 3
  464  chance                   2 6 5 | 7 5
  465  5 Reapers, burgundy      matches 5 of Eden Prime
  466  5 Reapers, burgundy      uses the dice 5
  467  chance                   1 6 | 2 2
  468  5 Reapers, burgundy      matches 6 of Eden Prime
  469  chance                   1 | 3 8
  470  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  471  chance                   5 3
  472  5 Reapers, burgundy      matches nothing and loses a die of 8 sides
  473  chance                   1
  474  5 Reapers, burgundy      matches nothing and loses a die of 8 sides; what is left cannot be enough
  475  chance                   2 3 3 3 5 | 4 1
  476  1 Alliance, light blue   matches 4+ of Thessia
  477  1 Alliance, light blue   uses the dice 2 3
  478  chance                   3 6 2 | 2 6
  479  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  480  chance                   2 5 | 6 2
  481  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  482  chance                   5 | 7 1
  483  1 Alliance, light blue   matches 7 of Thessia
  484  chance                   2 | 8
  485  1 Alliance, light blue   matches 8 of Thessia and takes the card
  486  chance                   6 2 1 4 3 | 4 8
  487  2 Reapers, red           matches 6 of Korlus
  488  chance                   4 4 3 4 | 5 5
  489  2 Reapers, red           matches 5 of Korlus
  490  chance                   5 5 3 2 | 8
  491  2 Reapers, red           matches 2 of Korlus
  492  chance                   1 6 5 | 8
  493  2 Reapers, red           matches nothing and loses a die of 6 sides
  494  chance                   1 5 | 6
  495  2 Reapers, red           matches nothing and loses a die of 6 sides
  496  chance                   4 | 3
  497  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  498  chance                   5 4 2 6 4 | 7 4
  499  3 Cerberus, orange       matches 6 of Illium
  500  chance                   4 2 6 4 | 2 5
  501  3 Cerberus, orange       matches 4+ of Illium
  502  chance                   1 1 1 | 2
  503  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  504  chance                   1 6 | 3
  505  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  506  chance                   2 | 5
  507  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  508  chance                   8
  509  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  510  chance                   4 5 5 2 4 | 6 5
  511  4 Alliance, dark blue    matches 6 of Eden Prime
  512  chance                   3 6 2 3 4 | 8
  513  4 Alliance, dark blue    matches 4 of Eden Prime
  514  chance                   6 3 5 5 | 6
  515  4 Alliance, dark blue    matches 5 of Eden Prime
  516  chance                   4 6 4 | 8
  517  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  518  chance                   4 2 | 4
  519  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  520  chance                   1 | 3
  521  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  522  chance                   2 4 5 4 6 | 3 8
  523  5 Reapers, burgundy      matches 5+ of Terra Nova
  524  chance                   3 1 6 6 | 8
  525  5 Reapers, burgundy      matches 6 of Terra Nova
  526  chance                   2 1 2 | 8
  527  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  528  chance                   5 2 | 5
  529  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  530  chance                   6 | 1
  531  5 Reapers, burgundy      matches 6 of Terra Nova and takes the card
  532  chance                   4 1 3 6 3 | 3 7
  533  1 Alliance, light blue   matches 4 of Bekenstein
  534  chance                   4 4 6 3 | 4 1
  535  1 Alliance, light blue   matches 6 of Bekenstein
  536  chance                   6 2 5 | 8 5
  537  1 Alliance, light blue   matches 2 of Bekenstein
  538  chance                   5 1 | 8 5
  539  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  540  chance                   3 | 7 4
  541  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  542  chance                   4 7
  543  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  544  chance                   3
  545  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  546  chance                   1 3 4 3 4 | 1 4
  547  2 Reapers, red           matches 6+ of Korlus
  548  2 Reapers, red           uses the dice 3 3
  549  chance                   2 3 1 | 3 7
  550  2 Reapers, red           matches 2 of Korlus
  551  chance                   2 3 | 3 1
  552  2 Reapers, red           matches nothing and loses a die of 6 sides
  553  chance                   3 | 4 2
  554  2 Reapers, red           matches nothing and loses a die of 6 sides
  555  chance                   4 8
  556  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  557  chance                   5 2 3 3 2 | 6 2
  558  3 Cerberus, orange       matches 2 of Bekenstein
  559  3 Cerberus, orange       uses the dice 2
  560  chance                   4 5 1 4 | 6 8
  561  3 Cerberus, orange       matches 6 of Bekenstein
  562  chance                   1 2 6 2 | 7
  563  3 Cerberus, orange       matches 6 of Bekenstein
  564  chance                   5 4 4 | 4
  565  3 Cerberus, orange       matches 4 of Bekenstein and takes the card from Reapers, burgundy
  566  chance                   6 3 3 4 3 | 2 8
  567  4 Alliance, dark blue    matches 6 of Bekenstein
  568  chance                   4 6 1 3 | 3 8
  569  4 Alliance, dark blue    matches 4 of Bekenstein
  570  chance                   3 4 4 | 1 5
  571  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  572  chance                   2 5 | 2 7
  573  4 Alliance, dark blue    matches 2 of Bekenstein
  574  4 Alliance, dark blue    uses the dice 2
  575  chance                   5 | 3 3
  576  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  577  chance                   7 6
  578  4 Alliance, dark blue    matches 6 of Bekenstein and takes the card from Cerberus, orange
  579  chance                   4 6 2 2 6 | 3 3
  580  5 Reapers, burgundy      matches 6 of Haestrom
  581  chance                   4 5 5 3 | 4 8
  582  5 Reapers, burgundy      matches 8 of Haestrom
  583  chance                   4 1 4 6 | 1
  584  5 Reapers, burgundy      matches 4 of Haestrom
  585  chance                   6 6 6 | 6
  586  5 Reapers, burgundy      matches 6 of Haestrom
  587  5 Reapers, burgundy      uses the dice 6
  588  chance                   4 3 | 5
  589  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  590  chance                   1 | 8
  591  5 Reapers, burgundy      matches nothing and loses a die of 6 sides; what is left cannot be enough
  592  chance                   4 5 5 3 4 | 1 5
  593  1 Alliance, light blue   matches 5 of Korlus
  594  1 Alliance, light blue   uses the dice 5
  595  chance                   5 4 4 1 | 1 3
  596  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  597  chance                   5 4 1 | 1 3
  598  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  599  chance                   5 3 | 3 2
  600  1 Alliance, light blue   matches 2 of Korlus
  601  chance                   2 3 | 8
  602  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  603  chance                   1 6 2 3 5 | 7 3
  604  2 Reapers, red           matches 6 of Haestrom
  605  chance                   4 4 4 3 | 3 1
  606  2 Reapers, red           matches 4 of Haestrom
  607  chance                   3 3 2 | 1 3
  608  2 Reapers, red           matches 4+ of Haestrom
  609  2 Reapers, red           uses the dice 3 3
  610  chance                   3 | 4 2
  611  2 Reapers, red           matches nothing and loses a die of 6 sides
  612  chance                   6 3
  613  2 Reapers, red           matches 6 of Haestrom
  614  chance                   4
  615  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  616  chance                   3 6 1 1 3 | 2 8
  617  3 Cerberus, orange       matches 6 of Thessia
  618  chance                   2 2 4 6 | 3 8
  619  3 Cerberus, orange       matches 4+ of Thessia
  620  3 Cerberus, orange       uses the dice 2 2
  621  chance                   1 3 | 3 3
  622  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  623  chance                   3 | 4 7
  624  3 Cerberus, orange       matches 7 of Thessia
  625  chance                   1 | 8
  626  3 Cerberus, orange       matches 8 of Thessia and takes the card from Alliance, light blue
  627  chance                   2 1 5 3 5 | 6 2
  628  4 Alliance, dark blue    matches 4+ of Illium
  629  4 Alliance, dark blue    uses the dice 2 3
  630  chance                   3 4 4 | 4 3
  631  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  632  chance                   4 6 | 4 8
  633  4 Alliance, dark blue    matches 6 of Illium
  634  chance                   5 | 3 8
  635  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  636  chance                   8 7
  637  4 Alliance, dark blue    matches 7 of Illium and takes the card
  638  chance                   3 3 3 1 4 | 2 3
  639  5 Reapers, burgundy      matches 6+ of Earth
  640  5 Reapers, burgundy      uses the dice 3 3
  641  chance                   1 4 4 | 4 4
  642  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  643  chance                   1 4 | 5 6
  644  5 Reapers, burgundy      matches 5 of Earth
  645  chance                   1 4 | 8
  646  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  647  chance                   2 | 3
  648  5 Reapers, burgundy      matches 3 of Earth; what is left cannot be enough
  649  chance                   2 4 4 1 6 | 3 4
  650  1 Alliance, light blue   matches 6 of Terra Nova
  651  chance                   6 6 1 2 | 6 6
  652  1 Alliance, light blue   matches 6 of Terra Nova
  653  1 Alliance, light blue   uses the dice 6
  654  chance                   1 1 3 | 6 4
  655  1 Alliance, light blue   matches 5+ of Terra Nova
  656  chance                   4 5
  657  1 Alliance, light blue   matches nothing and loses a die of 8 sides
  658  chance                   8
  659  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  660  chance                   4 1 4 4 6 | 7 8
  661  2 Reapers, red           matches 7 of Rannoch
  662  chance                   1 5 1 3 3 | 3
  663  2 Reapers, red           matches nothing and loses a die of 6 sides
  664  chance                   5 4 6 3 | 5
  665  2 Reapers, red           matches 6 of Rannoch
  666  chance                   1 1 5 | 1
  667  2 Reapers, red           matches nothing and loses a die of 6 sides
  668  chance                   5 5 | 1
  669  2 Reapers, red           matches nothing and loses a die of 6 sides
  670  chance                   4 | 2
  671  2 Reapers, red           matches nothing and loses a die of 6 sides
  672  chance                   5
  673  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  674  chance                   3 1 3 3 4 | 3 4
  675  3 Cerberus, orange       matches 3 3 of Omega
  676  3 Cerberus, orange       uses the dice 3 3
  677  chance                   3 1 4 | 6 5
  678  3 Cerberus, orange       matches 6 of Omega
  679  chance                   1 5 4 | 7
  680  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  681  chance                   6 6 | 4
  682  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  683  chance                   5 | 2
  684  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  685  chance                   4
  686  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  687  chance                   6 2 1 2 3 | 4 5
  688  4 Alliance, dark blue    matches 4+ of Haestrom
  689  4 Alliance, dark blue    uses the dice 2 2
  690  chance                   4 4 1 | 6 4
  691  4 Alliance, dark blue    matches 4 of Haestrom
  692  4 Alliance, dark blue    uses the dice 4
  693  chance                   6 5 | 6 8
  694  4 Alliance, dark blue    matches 6 of Haestrom
  695  4 Alliance, dark blue    uses the dice 6
  696  chance                   2 | 3 1
  697  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  698  chance                   1 7
  699  4 Alliance, dark blue    matches nothing and loses a die of 8 sides; what is left cannot be enough
  700  chance                   2 5 4 3 5 | 7 2
  701  5 Reapers, burgundy      matches 6+ of Earth
  702  chance                   6 5 3 | 4
  703  5 Reapers, burgundy      matches 5 of Earth
  704  chance                   4 2 | 4
  705  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  706  chance                   5 | 4
  707  5 Reapers, burgundy      matches nothing and loses a die of 6 sides; what is left cannot be enough
  708  chance                   5 2 1 1 6 | 1 2
  709  1 Alliance, light blue   matches 5+ of Terra Nova
  710  1 Alliance, light blue   uses the dice 2 1 2 (eight-sided)
  711  chance                   2 3 5 | 3
  712  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  713  chance                   2 5 | 6
  714  1 Alliance, light blue   matches 6 of Terra Nova
  715  chance                   1 5
  716  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  717  chance                   6 4 4 2 3 | 7 6
  718  2 Reapers, red           matches 4+ of Haestrom
  719  chance                   5 2 6 | 2 3
  720  2 Reapers, red           matches 6 of Haestrom
  721  chance                   1 3 | 2 2
  722  2 Reapers, red           matches nothing and loses a die of 6 sides
  723  chance                   6 | 3 8
  724  2 Reapers, red           matches 6 of Haestrom
  725  chance                   3 7
  726  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  727  chance                   1 2 3 4 5 | 5 2
  728  3 Cerberus, orange       matches 4+ of Adas
  729  3 Cerberus, orange       uses the dice 1 3
  730  chance                   4 4 5 | 6 8
  731  3 Cerberus, orange       matches 6 of Adas
  732  chance                   2 1 4 | 7
  733  3 Cerberus, orange       matches 7 of Adas and takes the card from Alliance, dark blue
  734  chance                   3 3 1 6 3 | 7 4
  735  4 Alliance, dark blue    matches 4 of Eden Prime
  736  chance                   3 5 5 1 6 | 6
  737  4 Alliance, dark blue    matches 6 of Eden Prime
  738  4 Alliance, dark blue    uses the dice 6
  739  chance                   3 5 3 3 | 2
  740  4 Alliance, dark blue    matches 5 of Eden Prime
  741  chance                   1 4 6 | 4
  742  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  743  chance                   1 5 | 4
  744  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  745  chance                   4 | 8
  746  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  747  chance                   6 1 5 1 3 | 7 4
  748  5 Reapers, burgundy      matches 6 of Bekenstein
  749  chance                   3 5 5 6 | 3 5
  750  5 Reapers, burgundy      matches 6 of Bekenstein
  751  chance                   3 3 3 | 2 3
  752  5 Reapers, burgundy      matches 2 of Bekenstein
  753  chance                   1 1 3 | 6
  754  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  755  chance                   2 3 | 5
  756  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  757  chance                   1 | 5
  758  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  759  chance                   5
  760  5 Reapers, burgundy      matches nothing and loses a die of 8 sides; what is left cannot be enough
  761  chance                   2 2 3 6 2 | 7 4
  762  1 Alliance, light blue   matches 6+ of Earth
  763  1 Alliance, light blue   uses the dice 2 2 3
  764  chance                   3 3 | 7 6
  765  1 Alliance, light blue   matches 3 of Earth
  766  chance                   6 | 8 7
  767  1 Alliance, light blue   matches 7 of Earth
  768  chance                   5 | 5
  769  1 Alliance, light blue   matches 5 of Earth and takes the card
  770  chance                   1 4 6 4 5 | 4 3
  771  2 Reapers, red           matches 6 of Haestrom
  772  chance                   5 5 5 1 | 8 8
  773  2 Reapers, red           matches 8 of Haestrom
  774  chance                   6 4 1 4 | 8
  775  2 Reapers, red           matches 6 of Haestrom
  776  chance                   4 2 3 | 7
  777  2 Reapers, red           matches 4 of Haestrom
  778  chance                   2 6 | 7
  779  2 Reapers, red           matches nothing and loses a die of 6 sides
  780  chance                   6 | 4
  781  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  782  chance                   6 3 5 6 5 | 1 4
  783  3 Cerberus, orange       matches 6 of Rannoch
  784  chance                   6 1 2 4 | 6 5
  785  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  786  chance                   3 4 2 | 2 5
  787  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  788  chance                   5 1 | 8 1
  789  3 Cerberus, orange       matches 8 of Rannoch
  790  chance                   1 1 | 7
  791  3 Cerberus, orange       matches 7 of Rannoch and takes the card
  792  chance                   2 2 2 5 4 | 7 8
  793  4 Alliance, dark blue    matches 6+ of Earth
  794  chance                   3 1 | 8 4
  795  4 Alliance, dark blue    matches 3 of Earth
  796  chance                   2 | 1 1
  797  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  798  chance                   1 1 1 2 4 | 8 1
  799  5 Reapers, burgundy      matches 2 of Bekenstein
  800  chance                   3 3 6 1 | 7 5
  801  5 Reapers, burgundy      matches 6 of Bekenstein
  802  chance                   1 3 5 | 6 4
  803  5 Reapers, burgundy      matches 6 of Bekenstein
  804  chance                   6 1 3 | 1
  805  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  806  chance                   6 6 | 2
  807  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  808  chance                   6 | 8
  809  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  810  chance                   2
  811  5 Reapers, burgundy      matches nothing and loses a die of 8 sides; what is left cannot be enough
  812  chance                   3 5 3 4 2 | 4 5
  813  1 Alliance, light blue   matches 5 5 of Sur'Kesh
  814  chance                   6 4 6 6 | 6
  815  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  816  chance                   5 4 2 | 6
  817  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  818  chance                   3 4 | 7
  819  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  820  chance                   1 | 3
  821  1 Alliance, light blue   matches 4+ of Sur'Kesh and takes the card
  822  chance                   2 1 1 4 6 | 3 2
  823  2 Reapers, red           matches 5+ of Elysium
  824  2 Reapers, red           uses the dice 2 3 (eight-sided)
  825  chance                   6 5 2 1 | 6
  826  2 Reapers, red           matches 5 6 of Elysium
  827  2 Reapers, red           uses the dice 6 5
  828  chance                   2 6 | 8
  829  2 Reapers, red           matches 6 of Elysium and takes the card from Cerberus, orange
  830  chance                   1 6 5 6 4 | 8 4
  831  3 Cerberus, orange       matches 6 of Bekenstein
  832  chance                   3 5 5 1 | 5 5
  833  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  834  chance                   1 1 6 | 1 5
  835  3 Cerberus, orange       matches 6 of Bekenstein
  836  chance                   1 4 | 7 1
  837  3 Cerberus, orange       matches 4 of Bekenstein
  838  chance                   1 | 2 2
  839  3 Cerberus, orange       matches 2 of Bekenstein and takes the card from Alliance, dark blue
  840  chance                   4 4 2 1 6 | 8 1
  841  4 Alliance, dark blue    matches 4 of Noveria
  842  chance                   2 6 6 1 | 1 5
  843  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  844  chance                   4 6 1 | 7 7
  845  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  846  chance                   1 5 | 5 3
  847  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  848  chance                   3 | 7 5
  849  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  850  chance                   6 3 4 2 6 | 6 8
  851  5 Reapers, burgundy      matches 2 of Korlus
  852  chance                   4 4 1 3 | 3 7
  853  5 Reapers, burgundy      matches 6+ of Korlus
  854  5 Reapers, burgundy      uses the dice 3 3 (eight-sided)
  855  chance                   2 6 6 | 5
  856  5 Reapers, burgundy      matches 6 of Korlus
  857  chance                   3 2 | 7
  858  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  859  chance                   1 | 2
  860  5 Reapers, burgundy      matches nothing and loses a die of 6 sides
  861  chance                   5
  862  5 Reapers, burgundy      matches 5 of Korlus and takes the card from Cerberus, orange
  863  chance                   1 1 2 4 4 | 7 2
  864  1 Alliance, light blue   matches 5+ of Elysium
  865  1 Alliance, light blue   uses the dice 1 2 2 (eight-sided)
  866  chance                   4 1 5 | 7
  867  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  868  chance                   5 5 | 5
  869  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  870  chance                   6 3 3 5 4 | 6 8
  871  2 Reapers, red           matches 6 of Illium
  872  2 Reapers, red           uses the dice 6
  873  chance                   3 4 1 5 | 3 5
  874  2 Reapers, red           matches 4+ of Illium
  875  2 Reapers, red           uses the dice 3 1
  876  chance                   5 1 | 1 6
  877  2 Reapers, red           matches 6 of Illium
  878  chance                   3 3 | 2
  879  2 Reapers, red           matches nothing and loses a die of 6 sides
  880  chance                   3 | 8
  881  2 Reapers, red           matches nothing and loses a die of 6 sides
  882  chance                   7
  883  2 Reapers, red           matches 7 of Illium and takes the card from Alliance, dark blue
  884  chance                   5 3 3 5 3 | 1 8
  885  3 Cerberus, orange       matches 5+ of Noveria
  886  3 Cerberus, orange       uses the dice 3 3
  887  chance                   3 1 1 | 5 8
  888  3 Cerberus, orange       matches 8 of Noveria
  889  chance                   1 5 3 | 3
  890  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  891  chance                   4 3 | 3
  892  3 Cerberus, orange       matches 4 of Noveria and takes the card; victory for Cerberus, orange

won after 892 actions, by 3 Cerberus, orange
