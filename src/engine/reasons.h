/* Why an action is refused. Each reason has one sentence in each language, in text/reasons.c. */
#ifndef HG_REASONS_H
#define HG_REASONS_H

#define HG_REASONS(X)                                                                                                  \
    X(HG_OK)                                                                                                           \
    X(HG_GAME_OVER)                                                                                                    \
    X(HG_NO_SUCH_VERB)                                                                                                 \
    X(HG_NOT_YOUR_DECISION)                                                                                            \
    X(HG_NOT_NOW)                                                                                                      \
    X(HG_MALFORMED)                                                                                                    \
    X(HG_NO_SUCH_PLACE)                                                                                                \
    X(HG_NO_SUCH_CARD)                                                                                                 \
    X(HG_SEAT_IS_OUT)                                                                                                  \
    X(HG_ALREADY_CLAIMED)                                                                                              \
    X(HG_NOT_YOURS)                                                                                                    \
    X(HG_IS_YOURS)                                                                                                     \
    X(HG_NOT_ADJACENT)                                                                                                 \
    X(HG_NOT_CONNECTED)                                                                                                \
    X(HG_SAME_PLACE)                                                                                                   \
    X(HG_TOO_FEW_UNITS)                                                                                                \
    X(HG_TOO_MANY)                                                                                                     \
    X(HG_AT_LEAST_ONE)                                                                                                 \
    X(HG_MUST_TRADE)                                                                                                   \
    X(HG_FINISH_SET)                                                                                                   \
    X(HG_PLACING_BEGUN)                                                                                                \
    X(HG_NOT_IN_HAND)                                                                                                  \
    X(HG_ALREADY_PICKED)                                                                                               \
    X(HG_NO_SET_WITH_IT)                                                                                               \
    X(HG_NO_SET)                                                                                                       \
    X(HG_NOT_POSSIBLE_ROLL)                                                                                            \
    X(HG_NOT_IN_DECK)                                                                                                  \
    X(HG_CANNOT_MOVE)                                                                                                  \
    X(HG_ANOTHER_SHIP)                                                                                                 \
    X(HG_NOT_AHEAD)                                                                                                    \
    X(HG_NOT_VACANT)                                                                                                   \
    X(HG_NO_ENEMY)                                                                                                     \
    X(HG_NO_ROOM_BEYOND)                                                                                               \
    X(HG_NOT_STUCK)                                                                                                    \
    X(HG_HOME_IS_FULL)                                                                                                 \
    X(HG_NOT_A_BERTH)                                                                                                  \
    X(HG_IS_FROZEN)                                                                                                    \
    X(HG_IS_TRUCE)                                                                                                     \
    X(HG_HANDED_OVER)                                                                                                  \
    X(HG_CARD_PLAYED)                                                                                                  \
    X(HG_WRONG_MOMENT)                                                                                                 \
    X(HG_NO_USE)                                                                                                       \
    X(HG_AIMED_OTHERWISE)                                                                                              \
    X(HG_WRONG_TARGET)                                                                                                 \
    X(HG_NOT_IN_THAT_HAND)                                                                                             \
    X(HG_ALREADY_OFFERED)                                                                                              \
    X(HG_ARMY_TAKEN)                                                                                                   \
    X(HG_GOAL_GONE)                                                                                                    \
    X(HG_GOAL_NOT_MET)                                                                                                 \
    X(HG_REWARD_GONE)                                                                                                  \
    X(HG_TOWER_THERE)                                                                                                  \
    X(HG_BATCH_IS_DONE)                                                                                                \
    X(HG_NO_HERO_WAITS)                                                                                                \
    X(HG_NO_HERO_THERE)                                                                                                \
    X(HG_ONCE_A_TURN)                                                                                                  \
    X(HG_NOT_AN_ALLYS)                                                                                                 \
    X(HG_IS_AN_ALLYS)                                                                                                  \
    X(HG_CANNOT_HAND_OVER)                                                                                             \
    X(HG_NOTHING_TO_PLACE)                                                                                             \
    X(HG_NO_MANOEUVRE)                                                                                                 \
    X(HG_IS_LOCKED)                                                                                                    \
    X(HG_MUST_COMMIT)                                                                                                  \
    X(HG_MUST_COMMIT_ALL)                                                                                              \
    X(HG_PIPS_ONLY)                                                                                                    \
    X(HG_SILENCED)                                                                                                     \
    X(HG_NO_SUCH_GOAL)                                                                                                 \
    X(HG_NO_SUCH_REWARD)                                                                                               \
    X(HG_NO_SUCH_ARMY)                                                                                                 \
    X(HG_REGION_IS_HELD)                                                                                               \
    X(HG_ANOTHER_TARGET)                                                                                               \
    X(HG_NO_SUCH_ROW)                                                                                                  \
    X(HG_ROW_IS_MATCHED)                                                                                               \
    X(HG_NO_MATCH)                                                                                                     \
    X(HG_NO_SUCH_DIE)                                                                                                  \
    X(HG_EQUAL_DICE)

#define HG_REASON_ENUM(name) name,
enum hg_reason { HG_REASONS(HG_REASON_ENUM) HG_REASON_COUNT };
#undef HG_REASON_ENUM

#endif
