/* Games by name, for examples in help texts, and the one that is played when nobody names any: the only names of
 * editions outside the editions. Help names real ones, because people copy its lines. */
#ifndef SHELL_EXAMPLES_H
#define SHELL_EXAMPLES_H

#define USUAL_EDITION "mass-effect"
#define USUAL_MODE    "basic"
#define USUAL_GAME    USUAL_EDITION "/" USUAL_MODE

#define EXAMPLE_EDITION "starcraft"
#define EXAMPLE_DUEL    EXAMPLE_EDITION "/duel"
#define EXAMPLE_TEAMS   EXAMPLE_EDITION "/team-play"
#define EXAMPLE_GOALS   EXAMPLE_EDITION "/command-room"
#define EXAMPLE_HEROES  "halo-wars"
#define EXAMPLE_GRID    "galactic-warfare/standard"
#define EXAMPLE_ADDED   "Galactic Warfare" /* where dice are added up, as people call it */

#endif
