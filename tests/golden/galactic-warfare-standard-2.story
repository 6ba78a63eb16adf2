galactic-warfare/standard, 2 seats, dealer of seed 2026, game 3
  1 Earthlings, white           aggressive
  2 Molkas, blue                aggressive

    1  chance                   a card for Earthlings, white: Stasis Field
    2  chance                   a card for Molkas, blue: Tractor Beam
    3  chance                   a card for Earthlings, white: Recalibrate
    4  chance                   a card for Molkas, blue: Intelligence Report
    5  chance                   a card for Earthlings, white: Intelligence Report
    6  chance                   a card for Molkas, blue: Uprising
    7  chance                   a card for Earthlings, white: Plasma Overload
    8  chance                   a card for Molkas, blue: Stasis Field
    9  chance                   a card for Earthlings, white: Time Warp
   10  chance                   a card for Molkas, blue: Uprising
   11  chance                   a card for Earthlings, white: Double Strike
   12  chance                   a card for Molkas, blue: Afterburner
   13  chance                   a card for Earthlings, white: Cloaking Device
   14  chance                   a card for Molkas, blue: Salvage Crew
   15  chance                   a card for Earthlings, white: Tractor Beam
   16  chance                   a card for Molkas, blue: Targeting Computer
   17  chance                   a card for Earthlings, white: Targeting Computer
   18  chance                   a card for Molkas, blue: Emergency Thrusters
   19  chance                   a card for Earthlings, white: Recalibrate
   20  chance                   a card for Molkas, blue: Emergency Shields
   21  chance                   a card for Earthlings, white: Power Drain
   22  chance                   a card for Molkas, blue: Spy Drone
   23  chance                   a card for Earthlings, white: Afterburner
   24  chance                   a card for Molkas, blue: Reverse Thrust
   25  chance                   a card for Earthlings, white: Truce
   26  chance                   a card for Molkas, blue: Salvage Crew
   27  chance                   a card for Earthlings, white: Targeting Computer
   28  chance                   a card for Molkas, blue: Tractor Beam
   29  chance                   a card for Earthlings, white: Emergency Shields
   30  chance                   a card for Molkas, blue: Reinforcements
   31  chance                   3 4: who begins is decided by Molkas, blue
   32  2 Molkas, blue           lets the opponent begin
   33  1 Earthlings, white      plays Intelligence Report
   34  2 Molkas, blue           lets the card pass
   35  chance                   a card for Earthlings, white: Weapons Lock
   36  chance                   a card for Earthlings, white: Kamikaze Run
   37  2 Molkas, blue           passes
   38  1 Earthlings, white      selects g3
   39  1 Earthlings, white      charges g3-f4
   40  2 Molkas, blue           plays Tractor Beam: f4-g3
   41  1 Earthlings, white      lets the card pass
   42  1 Earthlings, white      passes
   43  2 Molkas, blue           selects b6
   44  2 Molkas, blue           charges b6-c5
   45  1 Earthlings, white      passes
   46  2 Molkas, blue           plays Stasis Field at d2
   47  1 Earthlings, white      lets the card pass
   48  1 Earthlings, white      selects a3
   49  1 Earthlings, white      charges a3-b4
   50  1 Earthlings, white      plays Time Warp
   51  1 Earthlings, white      selects b4
   52  1 Earthlings, white      charges b4-a5
   53  2 Molkas, blue           plays Intelligence Report
   54  1 Earthlings, white      lets the card pass
   55  chance                   a card for Molkas, blue: Targeting Computer
   56  chance                   a card for Molkas, blue: Recalibrate
   57  1 Earthlings, white      passes
   58  2 Molkas, blue           selects d6
   59  2 Molkas, blue           charges d6-e5
   60  1 Earthlings, white      passes
   61  2 Molkas, blue           passes
   62  1 Earthlings, white      selects e3
   63  1 Earthlings, white      charges e3-f4
   64  1 Earthlings, white      plays Truce
   65  2 Molkas, blue           lets the card pass
   66  2 Molkas, blue           plays Afterburner
   67  1 Earthlings, white      lets the card pass
   68  1 Earthlings, white      plays Stasis Field at f6
   69  2 Molkas, blue           selects a7
   70  2 Molkas, blue           charges a7-b6
   71  1 Earthlings, white      passes
   72  2 Molkas, blue           passes
   73  1 Earthlings, white      selects g3
   74  1 Earthlings, white      charges g3-h4
   75  1 Earthlings, white      passes
   76  2 Molkas, blue           plays Tractor Beam: a5-b4
   77  1 Earthlings, white      lets the card pass
   78  1 Earthlings, white      passes
   79  2 Molkas, blue           selects h6
   80  2 Molkas, blue           charges h6-g5
   81  1 Earthlings, white      plays Tractor Beam: c5-d6
   82  2 Molkas, blue           lets the card pass
   83  2 Molkas, blue           passes
   84  1 Earthlings, white      selects f4
   85  1 Earthlings, white      attacks g5 (1) from f4 (1)
   86  2 Molkas, blue           passes
   87  chance                   dice of Earthlings, white: 5
   88  chance                   dice of Molkas, blue: 1 against 5
   89  2 Molkas, blue           plays Recalibrate
   90  chance                   once more for Molkas, blue: 6; the attacker has lost
   91  2 Molkas, blue           puts the ship in berth b0
   92  2 Molkas, blue           passes
   93  1 Earthlings, white      passes
   94  2 Molkas, blue           selects e5
   95  2 Molkas, blue           charges e5-f4
   96  2 Molkas, blue           passes
   97  1 Earthlings, white      plays Afterburner
   98  2 Molkas, blue           lets the card pass
   99  2 Molkas, blue           passes
  100  1 Earthlings, white      selects h2
  101  1 Earthlings, white      charges h2-g3
  102  2 Molkas, blue           plays Reverse Thrust: f4-e5
  103  1 Earthlings, white      lets the card pass
  104  1 Earthlings, white      passes
  105  2 Molkas, blue           passes
  106  1 Earthlings, white      selects b2
  107  1 Earthlings, white      charges b2-a3
  108  1 Earthlings, white      passes
  109  2 Molkas, blue           plays Spy Drone
  110  1 Earthlings, white      lets the card pass
  111  2 Molkas, blue           has the opponent discard Targeting Computer
  112  1 Earthlings, white      passes
  113  2 Molkas, blue           selects d6
  114  2 Molkas, blue           charges d6-c5
  115  1 Earthlings, white      passes
  116  2 Molkas, blue           passes
  117  1 Earthlings, white      selects g3
  118  1 Earthlings, white      charges g3-f4
  119  1 Earthlings, white      passes
  120  2 Molkas, blue           passes
  121  1 Earthlings, white      passes
  122  2 Molkas, blue           selects e7
  123  2 Molkas, blue           charges e7-d6
  124  2 Molkas, blue           passes
  125  1 Earthlings, white      passes
  126  2 Molkas, blue           passes
  127  1 Earthlings, white      selects a1
  128  1 Earthlings, white      charges a1-b2
  129  1 Earthlings, white      passes
  130  2 Molkas, blue           passes
  131  1 Earthlings, white      passes
  132  2 Molkas, blue           selects b6
  133  2 Molkas, blue           charges b6-a5
  134  2 Molkas, blue           passes
  135  1 Earthlings, white      passes
  136  2 Molkas, blue           passes
  137  1 Earthlings, white      selects g1
  138  1 Earthlings, white      charges g1-h2
  139  1 Earthlings, white      passes
  140  2 Molkas, blue           passes
  141  1 Earthlings, white      passes
  142  2 Molkas, blue           selects b8
  143  2 Molkas, blue           charges b8-a7
  144  2 Molkas, blue           passes
  145  1 Earthlings, white      passes
  146  2 Molkas, blue           passes
  147  1 Earthlings, white      selects f2
  148  1 Earthlings, white      charges f2-e3
  149  1 Earthlings, white      passes
  150  2 Molkas, blue           passes
  151  1 Earthlings, white      passes
  152  2 Molkas, blue           selects d8
  153  2 Molkas, blue           charges d8-e7
  154  2 Molkas, blue           passes
  155  1 Earthlings, white      passes
  156  2 Molkas, blue           passes
  157  1 Earthlings, white      selects c3
  158  1 Earthlings, white      charges c3-d4
  159  1 Earthlings, white      passes
  160  2 Molkas, blue           passes
  161  1 Earthlings, white      passes
  162  2 Molkas, blue           selects g7
  163  2 Molkas, blue           charges g7-h6
  164  2 Molkas, blue           passes
  165  1 Earthlings, white      passes
  166  2 Molkas, blue           passes
  167  1 Earthlings, white      selects h2
  168  1 Earthlings, white      charges h2-g3
  169  1 Earthlings, white      passes
  170  2 Molkas, blue           passes
  171  1 Earthlings, white      passes
  172  2 Molkas, blue           selects a5
  173  2 Molkas, blue           attacks b4 (1) from a5 (1)
  174  2 Molkas, blue           plays Targeting Computer
  175  1 Earthlings, white      lets the card pass
  176  1 Earthlings, white      plays Cloaking Device
  177  1 Earthlings, white      passes
  178  2 Molkas, blue           passes
  179  1 Earthlings, white      selects d4
  180  1 Earthlings, white      attacks c5 (1) from d4 (1)
  181  1 Earthlings, white      passes
  182  2 Molkas, blue           passes
  183  chance                   dice of Earthlings, white: 6
  184  chance                   dice of Molkas, blue: 1 against 6
  185  1 Earthlings, white      passes
  186  2 Molkas, blue           plays Emergency Shields
  187  1 Earthlings, white      lets the card pass
  188  1 Earthlings, white      passes
  189  2 Molkas, blue           passes
  190  1 Earthlings, white      passes
  191  2 Molkas, blue           selects a5
  192  2 Molkas, blue           attacks b4 (1) from a5 (1)
  193  2 Molkas, blue           passes
  194  1 Earthlings, white      passes
  195  chance                   dice of Molkas, blue: 6
  196  chance                   dice of Earthlings, white: 5 against 6
  197  2 Molkas, blue           passes
  198  1 Earthlings, white      plays Emergency Shields
  199  2 Molkas, blue           lets the card pass
  200  2 Molkas, blue           passes
  201  1 Earthlings, white      passes
  202  2 Molkas, blue           passes
  203  1 Earthlings, white      selects b2
  204  1 Earthlings, white      charges b2-c3
  205  1 Earthlings, white      passes
  206  2 Molkas, blue           passes
  207  1 Earthlings, white      passes
  208  2 Molkas, blue           selects f8
  209  2 Molkas, blue           charges f8-g7
  210  2 Molkas, blue           passes
  211  1 Earthlings, white      passes
  212  2 Molkas, blue           passes
  213  1 Earthlings, white      selects e1
  214  1 Earthlings, white      charges e1-f2
  215  1 Earthlings, white      passes
  216  2 Molkas, blue           passes
  217  1 Earthlings, white      passes
  218  2 Molkas, blue           selects c7
  219  2 Molkas, blue           charges c7-b6
  220  2 Molkas, blue           passes
  221  1 Earthlings, white      passes
  222  2 Molkas, blue           passes
  223  1 Earthlings, white      selects c1
  224  1 Earthlings, white      charges c1-b2
  225  1 Earthlings, white      passes
  226  2 Molkas, blue           passes
  227  1 Earthlings, white      passes
  228  1 Earthlings, white      passes
  229  2 Molkas, blue           passes
  230  1 Earthlings, white      selects b0
  231  1 Earthlings, white      charges b0-c1
  232  1 Earthlings, white      passes
  233  2 Molkas, blue           passes
  234  1 Earthlings, white      passes
  235  1 Earthlings, white      passes
  236  2 Molkas, blue           passes; the game is drawn

drawn after 236 actions
