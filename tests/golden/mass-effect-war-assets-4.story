mass-effect/war-assets, 4 seats, dealer of seed 2026, game 16
  1 Alliance, light blue        aggressive
  2 Reapers, red                aggressive
  3 Cerberus, orange            aggressive
  4 Alliance, dark blue         aggressive

    1  chance                   the first turn is for Cerberus, orange
    2  chance                   4 4 4 6 3 | 5 1
    3  3 Cerberus, orange       matches 6 of Ontarom
    4  chance                   5 1 2 6 | 1 8
    5  3 Cerberus, orange       matches 5 of Ontarom
    6  chance                   3 2 6 | 4 6
    7  3 Cerberus, orange       matches 3+ of Ontarom
    8  3 Cerberus, orange       uses the dice 3
    9  chance                   3 1 | 5 5
   10  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   11  chance                   3 | 2 1
   12  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   13  chance                   6 8
   14  3 Cerberus, orange       matches nothing and loses a die of 8 sides
   15  chance                   8
   16  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
   17  chance                   2 2 1 4 6 | 6 3
   18  4 Alliance, dark blue    matches 5+ of Elysium
   19  4 Alliance, dark blue    uses the dice 2 3 (eight-sided)
   20  chance                   6 2 5 4 | 1
   21  4 Alliance, dark blue    matches 5 6 of Elysium and takes the card
   22  chance                   1 1 5 1 6 | 8 3
   23  1 Alliance, light blue   matches 4+ of Haestrom
   24  1 Alliance, light blue   uses the dice 1 3 (eight-sided)
   25  chance                   2 2 4 3 | 7
   26  1 Alliance, light blue   matches 4 of Haestrom
   27  chance                   6 6 1 | 8
   28  1 Alliance, light blue   matches 6 of Haestrom
   29  chance                   3 5 | 2
   30  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   31  chance                   3 | 1
   32  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   33  chance                   2
   34  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
   35  chance                   2 5 4 1 3 | 3 4
   36  2 Reapers, red           matches 5 of Korlus
   37  chance                   4 2 2 3 | 2 7
   38  2 Reapers, red           matches 6+ of Korlus
   39  2 Reapers, red           uses the dice 2 2 3
   40  chance                   2 | 8 4
   41  2 Reapers, red           matches 2 of Korlus and takes the card
   42  chance                   1 1 6 3 2 | 4 2
   43  3 Cerberus, orange       matches 6 of Haestrom
   44  chance                   2 6 3 5 | 8 8
   45  3 Cerberus, orange       matches 4+ of Haestrom
   46  chance                   2 4 | 3 4
   47  3 Cerberus, orange       matches 4 of Haestrom
   48  3 Cerberus, orange       uses the dice 4
   49  chance                   3 | 1 5
   50  3 Cerberus, orange       matches nothing and loses a die of 6 sides
   51  chance                   7 3
   52  3 Cerberus, orange       matches nothing and loses a die of 8 sides
   53  chance                   8
   54  3 Cerberus, orange       matches 8 of Haestrom and takes the card
   55  chance                   4 5 6 3 4 | 1 8
   56  4 Alliance, dark blue    matches 4+ of Sur'Kesh
   57  chance                   2 6 3 5 | 2
   58  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
   59  chance                   6 3 6 | 2
   60  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
   61  chance                   5 6 | 5
   62  4 Alliance, dark blue    matches 5 5 of Sur'Kesh and takes the card
   63  chance                   3 2 2 1 6 | 1 6
   64  1 Alliance, light blue   matches 3 of Earth
   65  chance                   4 5 4 3 | 3 4
   66  1 Alliance, light blue   matches 5 of Earth
   67  chance                   1 2 1 | 4 4
   68  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   69  chance                   4 3 | 8 4
   70  1 Alliance, light blue   matches nothing and loses a die of 6 sides
   71  chance                   1 | 8 8
   72  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
   73  chance                   4 6 5 4 3 | 6 6
   74  2 Reapers, red           matches 6 of Haestrom
   75  2 Reapers, red           uses the dice 6
   76  chance                   1 5 5 1 | 1 6
   77  2 Reapers, red           matches 6 of Haestrom
   78  chance                   2 1 1 6 | 2
   79  2 Reapers, red           matches 4+ of Haestrom
   80  2 Reapers, red           uses the dice 2 2 (eight-sided); what is left cannot be enough
   81  chance                   3 1 6 2 4 | 3 5
   82  3 Cerberus, orange       matches 6 of Bekenstein
   83  chance                   2 2 5 4 | 2 4
   84  3 Cerberus, orange       matches 4 of Bekenstein
   85  3 Cerberus, orange       uses the dice 4
   86  chance                   2 4 1 | 7 3
   87  3 Cerberus, orange       matches 2 of Bekenstein and takes the card
   88  chance                   1 6 4 2 1 | 3 8
   89  4 Alliance, dark blue    matches 6 of Terra Nova
   90  chance                   5 3 1 5 | 2 8
   91  4 Alliance, dark blue    matches 5+ of Terra Nova
   92  4 Alliance, dark blue    uses the dice 3 2 (eight-sided)
   93  chance                   4 2 6 | 3
   94  4 Alliance, dark blue    matches 6 of Terra Nova and takes the card
   95  chance                   2 5 5 5 5 | 2 6
   96  1 Alliance, light blue   matches 6 of Bekenstein
   97  chance                   6 1 4 6 3 | 8
   98  1 Alliance, light blue   matches 4 of Bekenstein
   99  chance                   3 4 3 3 | 8
  100  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  101  chance                   1 1 1 | 5
  102  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  103  chance                   1 4 | 4
  104  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  105  chance                   2 | 1
  106  1 Alliance, light blue   matches 2 of Bekenstein
  107  chance                   3
  108  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  109  chance                   6 4 5 3 3 | 2 3
  110  2 Reapers, red           matches 6 of Haestrom
  111  chance                   4 6 3 2 | 4 6
  112  2 Reapers, red           matches 4 of Haestrom
  113  2 Reapers, red           uses the dice 4
  114  chance                   2 1 2 | 7 5
  115  2 Reapers, red           matches 4+ of Haestrom
  116  2 Reapers, red           uses the dice 2 2
  117  chance                   2 | 2 7
  118  2 Reapers, red           matches nothing and loses a die of 6 sides
  119  chance                   5 4
  120  2 Reapers, red           matches nothing and loses a die of 8 sides; what is left cannot be enough
  121  chance                   2 5 6 5 5 | 8 8
  122  3 Cerberus, orange       matches 6 of Elysium
  123  chance                   5 4 2 3 | 6 1
  124  3 Cerberus, orange       matches 5 6 of Elysium
  125  chance                   6 3 3 | 3
  126  3 Cerberus, orange       matches 5+ of Elysium and takes the card from Alliance, dark blue
  127  chance                   6 6 3 6 4 | 1 7
  128  4 Alliance, dark blue    matches 3 of Earth
  129  chance                   5 3 5 6 | 5 6
  130  4 Alliance, dark blue    matches 5 of Earth
  131  4 Alliance, dark blue    uses the dice 5
  132  chance                   3 5 4 | 3 2
  133  4 Alliance, dark blue    matches 6+ of Earth
  134  4 Alliance, dark blue    uses the dice 3 3 (eight-sided)
  135  chance                   1 5 | 4
  136  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  137  chance                   2 | 3
  138  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  139  chance                   7
  140  4 Alliance, dark blue    matches 7 of Earth and takes the card
  141  chance                   2 3 5 3 3 | 2 7
  142  1 Alliance, light blue   matches 7 of Illium
  143  chance                   5 2 6 1 3 | 1
  144  1 Alliance, light blue   matches 6 of Illium
  145  chance                   6 6 1 3 | 5
  146  1 Alliance, light blue   matches 4+ of Illium and takes the card
  147  chance                   1 4 1 2 5 | 2 7
  148  2 Reapers, red           matches 5+ of Noveria
  149  2 Reapers, red           uses the dice 1 2 2 (eight-sided)
  150  chance                   2 6 2 | 5
  151  2 Reapers, red           matches nothing and loses a die of 6 sides
  152  chance                   3 5 | 1
  153  2 Reapers, red           matches nothing and loses a die of 6 sides
  154  chance                   5 | 3
  155  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  156  chance                   1 2 4 6 6 | 3 2
  157  3 Cerberus, orange       matches 6+ of Earth
  158  3 Cerberus, orange       uses the dice 1 2 3 (eight-sided)
  159  chance                   4 1 4 | 3
  160  3 Cerberus, orange       matches 3 of Earth; what is left cannot be enough
  161  chance                   4 2 5 3 5 | 8 1
  162  4 Alliance, dark blue    matches 4 of Eden Prime
  163  chance                   1 1 5 4 | 3 7
  164  4 Alliance, dark blue    matches 5+ of Eden Prime
  165  chance                   6 6 | 6
  166  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  167  chance                   4 | 3
  168  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  169  chance                   5
  170  4 Alliance, dark blue    matches 5 of Eden Prime and takes the card
  171  chance                   2 1 1 2 4 | 3 6
  172  1 Alliance, light blue   matches 6 of Haestrom
  173  chance                   5 5 6 5 4 | 7
  174  1 Alliance, light blue   matches 4 of Haestrom
  175  chance                   2 3 3 2 | 6
  176  1 Alliance, light blue   matches 4+ of Haestrom
  177  1 Alliance, light blue   uses the dice 2 3
  178  chance                   4 4 | 8
  179  1 Alliance, light blue   matches 8 of Haestrom
  180  chance                   6 5
  181  1 Alliance, light blue   matches 6 of Haestrom and takes the card from Cerberus, orange
  182  chance                   6 4 3 5 6 | 5 1
  183  2 Reapers, red           matches 4 of Ontarom
  184  chance                   1 1 6 3 | 6 4
  185  2 Reapers, red           matches 3+ of Ontarom
  186  2 Reapers, red           uses the dice 3
  187  chance                   2 6 1 | 6 1
  188  2 Reapers, red           matches 6 of Ontarom
  189  2 Reapers, red           uses the dice 6
  190  chance                   2 3 | 1 4
  191  2 Reapers, red           matches nothing and loses a die of 6 sides
  192  chance                   5 | 5 3
  193  2 Reapers, red           matches 5 of Ontarom and takes the card
  194  chance                   1 5 1 1 6 | 8 4
  195  3 Cerberus, orange       matches 6 of Korlus
  196  chance                   1 1 1 3 | 4 8
  197  3 Cerberus, orange       matches 6+ of Korlus
  198  chance                   8 2
  199  3 Cerberus, orange       matches 2 of Korlus
  200  chance                   2
  201  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  202  chance                   4 4 1 1 2 | 2 4
  203  4 Alliance, dark blue    matches 5+ of Elysium
  204  4 Alliance, dark blue    uses the dice 1 2 2 (eight-sided)
  205  chance                   3 5 1 | 2
  206  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  207  chance                   5 6 | 5
  208  4 Alliance, dark blue    matches 5 6 of Elysium
  209  4 Alliance, dark blue    uses the dice 5 6
  210  chance                   8
  211  4 Alliance, dark blue    matches nothing and loses a die of 8 sides; what is left cannot be enough
  212  chance                   1 4 3 4 5 | 5 2
  213  1 Alliance, light blue   matches 4 of Virmire
  214  chance                   6 5 3 3 | 7 8
  215  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  216  chance                   6 2 5 | 5 6
  217  1 Alliance, light blue   matches 6 6 of Virmire and takes the card
  218  chance                   3 3 1 1 3 | 7 1
  219  2 Reapers, red           matches 4+ of Haestrom
  220  2 Reapers, red           uses the dice 3 3
  221  chance                   4 5 2 | 3 8
  222  2 Reapers, red           matches 4 of Haestrom
  223  chance                   3 1 | 8 3
  224  2 Reapers, red           matches 8 of Haestrom
  225  chance                   4 2 | 3
  226  2 Reapers, red           matches nothing and loses a die of 6 sides
  227  chance                   4 | 8
  228  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  229  chance                   6 1 5 4 4 | 2 1
  230  3 Cerberus, orange       matches 6 of Ontarom
  231  chance                   6 2 1 3 | 5 2
  232  3 Cerberus, orange       matches 6 of Ontarom
  233  chance                   4 6 5 | 3 5
  234  3 Cerberus, orange       matches 4 of Ontarom
  235  chance                   4 6 | 1 6
  236  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  237  chance                   5 | 8 6
  238  3 Cerberus, orange       matches 5 of Ontarom
  239  chance                   5 7
  240  3 Cerberus, orange       matches nothing and loses a die of 8 sides
  241  chance                   5
  242  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  243  chance                   5 6 1 4 2 | 7 6
  244  4 Alliance, dark blue    matches 7 of Rannoch
  245  chance                   1 5 4 6 2 | 6
  246  4 Alliance, dark blue    matches 6 of Rannoch
  247  4 Alliance, dark blue    uses the dice 6
  248  chance                   1 2 3 6 | 2
  249  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  250  chance                   4 2 2 | 4
  251  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  252  chance                   3 5 | 4
  253  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  254  chance                   2 | 8
  255  4 Alliance, dark blue    matches 8 of Rannoch and takes the card
  256  chance                   1 2 4 1 4 | 1 3
  257  1 Alliance, light blue   matches 4+ of Thessia
  258  1 Alliance, light blue   uses the dice 1 3 (eight-sided); what is left cannot be enough
  259  chance                   4 6 6 1 5 | 2 7
  260  2 Reapers, red           matches 4 of Noveria
  261  chance                   2 6 1 2 | 3 6
  262  2 Reapers, red           matches 5+ of Noveria
  263  2 Reapers, red           uses the dice 2 3 (eight-sided)
  264  chance                   3 2 5 | 4
  265  2 Reapers, red           matches nothing and loses a die of 6 sides
  266  chance                   4 4 | 8
  267  2 Reapers, red           matches 8 of Noveria and takes the card
  268  chance                   4 3 1 5 5 | 8 8
  269  3 Cerberus, orange       matches 8 of Omega
  270  chance                   4 4 1 3 1 | 4
  271  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  272  chance                   5 5 1 2 | 3
  273  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  274  chance                   5 2 2 | 1
  275  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  276  chance                   3 3 | 7
  277  3 Cerberus, orange       matches 3 3 of Omega and takes the card
  278  chance                   3 4 3 6 3 | 2 7
  279  4 Alliance, dark blue    matches 7 of Thessia
  280  chance                   1 5 4 5 4 | 1
  281  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  282  chance                   3 4 2 2 | 7
  283  4 Alliance, dark blue    matches 4+ of Thessia
  284  4 Alliance, dark blue    uses the dice 3 2
  285  chance                   3 5 | 8
  286  4 Alliance, dark blue    matches 8 of Thessia and takes the card
  287  chance                   1 2 1 1 3 | 5 4
  288  1 Alliance, light blue   matches 6+ of Korlus
  289  1 Alliance, light blue   uses the dice 1 2 3
  290  chance                   1 4 | 4 8
  291  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  292  chance                   3 | 4 6
  293  1 Alliance, light blue   matches 6 of Korlus
  294  chance                   2 | 4
  295  1 Alliance, light blue   matches 2 of Korlus
  296  chance                   1
  297  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  298  chance                   4 5 1 3 5 | 1 7
  299  2 Reapers, red           matches 7 of Adas
  300  chance                   4 6 5 2 5 | 6
  301  2 Reapers, red           matches nothing and loses a die of 6 sides
  302  chance                   6 6 2 1 | 1
  303  2 Reapers, red           matches 4+ of Adas and takes the card
  304  chance                   2 4 2 2 1 | 5 6
  305  3 Cerberus, orange       matches 6 of Earth
  306  chance                   3 4 2 2 3 | 6
  307  3 Cerberus, orange       matches 6+ of Earth
  308  3 Cerberus, orange       uses the dice 3 3
  309  chance                   4 5 2 | 4
  310  3 Cerberus, orange       matches 5 of Earth
  311  chance                   4 6 | 7
  312  3 Cerberus, orange       matches 7 of Earth
  313  chance                   2 4
  314  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  315  chance                   5
  316  3 Cerberus, orange       matches nothing and loses a die of 6 sides; what is left cannot be enough
  317  chance                   3 6 3 3 4 | 3 3
  318  4 Alliance, dark blue    matches 3+ of Ontarom
  319  4 Alliance, dark blue    uses the dice 3
  320  chance                   1 3 6 6 | 3 7
  321  4 Alliance, dark blue    matches 6 of Ontarom
  322  chance                   2 3 2 | 8 7
  323  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  324  chance                   3 1 | 8 2
  325  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  326  chance                   3 | 4 5
  327  4 Alliance, dark blue    matches 5 of Ontarom
  328  chance                   1 | 6
  329  4 Alliance, dark blue    matches 6 of Ontarom
  330  chance                   6
  331  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  332  chance                   4 4 3 3 5 | 7 4
  333  1 Alliance, light blue   matches 6+ of Earth
  334  chance                   5 1 5 | 5 3
  335  1 Alliance, light blue   matches 3 of Earth
  336  chance                   6 4 6 | 4
  337  1 Alliance, light blue   matches 6 of Earth
  338  chance                   1 3 | 6
  339  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  340  chance                   5 | 1
  341  1 Alliance, light blue   matches 5 of Earth
  342  chance                   1
  343  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  344  chance                   5 3 3 4 4 | 8 2
  345  2 Reapers, red           matches 8 of Thessia
  346  chance                   1 4 2 3 2 | 1
  347  2 Reapers, red           matches 4+ of Thessia
  348  2 Reapers, red           uses the dice 1 3
  349  chance                   1 2 5 | 7
  350  2 Reapers, red           matches 7 of Thessia
  351  chance                   1 5 1
  352  2 Reapers, red           matches nothing and loses a die of 6 sides
  353  chance                   4 4
  354  2 Reapers, red           matches nothing and loses a die of 6 sides
  355  chance                   3
  356  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  357  chance                   2 5 1 3 1 | 3 2
  358  3 Cerberus, orange       matches 2 of Korlus
  359  3 Cerberus, orange       uses the dice 2
  360  chance                   5 1 2 5 | 2 8
  361  3 Cerberus, orange       matches 5 of Korlus
  362  chance                   2 6 3 | 8 7
  363  3 Cerberus, orange       matches 6 of Korlus
  364  chance                   3 4 | 4 5
  365  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  366  chance                   4 | 6 5
  367  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  368  chance                   7 1
  369  3 Cerberus, orange       matches nothing and loses a die of 8 sides; what is left cannot be enough
  370  chance                   5 4 3 1 6 | 1 7
  371  4 Alliance, dark blue    matches 7 of Palaven
  372  chance                   6 1 3 1 2 | 2
  373  4 Alliance, dark blue    matches 3+ of Palaven
  374  4 Alliance, dark blue    uses the dice 3
  375  chance                   4 2 1 3 | 4
  376  4 Alliance, dark blue    matches 4 4 of Palaven and takes the card
  377  chance                   6 1 2 6 5 | 6 2
  378  1 Alliance, light blue   matches 6 of Eden Prime
  379  1 Alliance, light blue   uses the dice 6
  380  chance                   6 4 6 2 | 8 6
  381  1 Alliance, light blue   matches 4 of Eden Prime
  382  chance                   4 3 5 | 5 4
  383  1 Alliance, light blue   matches 5 of Eden Prime
  384  1 Alliance, light blue   uses the dice 5
  385  chance                   5 3 | 6 5
  386  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  387  chance                   6 | 2 2
  388  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  389  chance                   1 2
  390  1 Alliance, light blue   matches nothing and loses a die of 8 sides; what is left cannot be enough
  391  chance                   3 6 5 4 5 | 3 7
  392  2 Reapers, red           matches 5+ of Terra Nova
  393  chance                   2 5 1 5 | 1
  394  2 Reapers, red           matches nothing and loses a die of 6 sides
  395  chance                   5 5 4 | 2
  396  2 Reapers, red           matches nothing and loses a die of 6 sides
  397  chance                   3 5 | 3
  398  2 Reapers, red           matches nothing and loses a die of 6 sides; what is left cannot be enough
  399  chance                   6 1 1 3 4 | 4 1
  400  3 Cerberus, orange       matches 4 of Eden Prime
  401  3 Cerberus, orange       uses the dice 4
  402  chance                   2 4 3 4 | 3 5
  403  3 Cerberus, orange       matches 5+ of Eden Prime
  404  3 Cerberus, orange       uses the dice 2 3
  405  chance                   6 3 | 6 3
  406  3 Cerberus, orange       matches 6 of Eden Prime
  407  3 Cerberus, orange       uses the dice 6
  408  chance                   5 | 7 3
  409  3 Cerberus, orange       matches 5 of Eden Prime and takes the card from Alliance, dark blue
  410  chance                   5 3 4 4 4 | 4 3
  411  4 Alliance, dark blue    matches 4 of Ontarom
  412  4 Alliance, dark blue    uses the dice 4
  413  chance                   1 2 3 3 | 2 6
  414  4 Alliance, dark blue    matches 6 of Ontarom
  415  chance                   6 5 3 1 | 2
  416  4 Alliance, dark blue    matches 6 of Ontarom
  417  chance                   1 3 2 | 8
  418  4 Alliance, dark blue    matches 3+ of Ontarom
  419  4 Alliance, dark blue    uses the dice 3
  420  chance                   6 1 | 2
  421  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  422  chance                   3 | 4
  423  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  424  chance                   8
  425  4 Alliance, dark blue    matches nothing and loses a die of 8 sides; what is left cannot be enough
  426  chance                   4 1 5 5 5 | 2 8
  427  1 Alliance, light blue   matches 5 of Earth
  428  chance                   6 5 1 5 | 4 7
  429  1 Alliance, light blue   matches 7 of Earth
  430  chance                   2 4 2 1 | 6
  431  1 Alliance, light blue   matches 6 of Earth
  432  chance                   2 5 6 2
  433  1 Alliance, light blue   matches nothing and loses a die of 6 sides
  434  chance                   3 1 5
  435  1 Alliance, light blue   matches 3 of Earth
  436  chance                   5 4
  437  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  438  chance                   6 4 4 1 4 | 1 8
  439  2 Reapers, red           matches 6 of Bekenstein
  440  chance                   6 4 1 2 | 2 2
  441  2 Reapers, red           matches 2 of Bekenstein
  442  2 Reapers, red           uses the dice 2
  443  chance                   4 4 4 | 5 1
  444  2 Reapers, red           matches 4 of Bekenstein
  445  chance                   3 2 | 5 7
  446  2 Reapers, red           matches nothing and loses a die of 6 sides
  447  chance                   6 | 1 6
  448  2 Reapers, red           matches 6 of Bekenstein and takes the card from Cerberus, orange
  449  chance                   3 2 4 5 6 | 6 8
  450  3 Cerberus, orange       matches 3 of Earth
  451  chance                   1 6 5 5 | 1 3
  452  3 Cerberus, orange       matches 5 of Earth
  453  chance                   4 6 6 | 1 3
  454  3 Cerberus, orange       matches 6 of Earth
  455  chance                   4 3 | 3 4
  456  3 Cerberus, orange       matches 6+ of Earth
  457  chance                   4 | 6
  458  3 Cerberus, orange       matches nothing and loses a die of 6 sides
  459  chance                   7
  460  3 Cerberus, orange       matches 7 of Earth and takes the card from Alliance, dark blue
  461  chance                   6 5 3 4 3 | 4 1
  462  4 Alliance, dark blue    matches 4+ of Haestrom
  463  4 Alliance, dark blue    uses the dice 3 3
  464  chance                   3 5 5 | 3 7
  465  4 Alliance, dark blue    matches nothing and loses a die of 6 sides
  466  chance                   3 2 | 5 5
  467  4 Alliance, dark blue    matches nothing and loses a die of 6 sides; what is left cannot be enough
  468  chance                   1 4 1 6 1 | 3 7
  469  1 Alliance, light blue   matches 7 of Earth
  470  chance                   2 1 4 3 1 | 6
  471  1 Alliance, light blue   matches 6+ of Earth
  472  1 Alliance, light blue   uses the dice 2 1 3
  473  chance                   4 2 | 6
  474  1 Alliance, light blue   matches 6 of Earth
  475  chance                   6 1
  476  1 Alliance, light blue   matches nothing and loses a die of 6 sides; what is left cannot be enough
  477  chance                   4 4 3 2 1 | 1 7
  478  2 Reapers, red           matches 3+ of Feros
  479  2 Reapers, red           uses the dice 3
  480  chance                   3 3 6 3 | 4 2
  481  2 Reapers, red           matches nothing and loses a die of 6 sides
  482  chance                   5 6 2 | 6 5
  483  2 Reapers, red           matches 5 of Feros
  484  2 Reapers, red           uses the dice 5
  485  chance                   3 2 | 2 6
  486  2 Reapers, red           matches nothing and loses a die of 6 sides
  487  chance                   4 | 3 7
  488  2 Reapers, red           matches 7 of Feros and takes the card; victory for Alliance, dark blue

won after 488 actions, by 4 Alliance, dark blue
