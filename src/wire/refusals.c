/* One row for each. */
#include "wire/refusals.h"

#include "text/say.h"

static const struct {
    const char *word, *sentence;
} refusals[WIRE_REFUSALS] = {
    [WIRE_NO_BAD_MESSAGE] = {"bad-message", SAID("This message can't be read.")},
    [WIRE_NO_BAD_ACTION] = {"bad-action", SAID("This action can't be read.")},
    [WIRE_NO_VERSION] = {"version", SAID("This table speaks another version of the protocol; load the page anew.")},
    [WIRE_NO_HELLO] = {"hello", SAID("The first message of a connection is hello.")},
    [WIRE_NO_LANGUAGE] = {"language", SAID("Nobody speaks this language here.")},
    [WIRE_NO_STALE] = {"stale", SAID("The game has gone on meanwhile; look again and decide anew.")},
    [WIRE_NO_BUSY] = {"busy", SAID("Another move is just being written down; try again in a moment.")},
    [WIRE_NO_STORE] = {"store", SAID("The move could not be written down, so nothing has happened; try again later.")},
    [WIRE_NO_SEAT] = {"no-seat", SAID("Only who has a seat at this table may do that.")},
    [WIRE_NO_TAKEN] = {"taken", SAID("Somebody has this seat already.")},
    [WIRE_NO_SEATED] = {"seated", SAID("You have a seat at this table already.")},
    [WIRE_NO_CREATOR] = {"creator", SAID("Only who has made this table may do that.")},
    [WIRE_NO_PHASE] = {"phase", SAID("This is not possible at this time of a table.")},
    [WIRE_NO_ASKED] = {"not-asked", SAID("You are not asked now.")},
    [WIRE_NO_UNDO] = {"undo", SAID("Nothing of yours can be taken back now.")},
    [WIRE_NO_NUMBER] = {"number", SAID("There is no such number here, or too many are asked for at once.")},
    [WIRE_NO_ATTACK] = {"no-attack", SAID("There is no such attack in this position.")},
    [WIRE_NO_PLAYER] = {"player", SAID("There is no player of this name.")},
    [WIRE_NO_MUTED] = {"muted", SAID("Who has made this table no longer lets you talk here.")},
    [WIRE_NO_FAST] = {"too-fast", SAID("That was too much at once; wait a little.")},
    [WIRE_NO_ROOM] = {"full", SAID("Too many people watch this table already.")},
    [WIRE_NO_REMOVED] = {"removed", SAID("Who has made this table took your seat away.")},
    [WIRE_NO_HEIR] =
        {"agree",
         SAID("Hands are hidden here: somebody else may take this seat once every other person at the table agrees.")},
    [WIRE_NO_HINTS] = {"hints", SAID("Hints are switched off at this table.")},
    [WIRE_NO_FAULT] = {"fault", SAID("This table is broken and stands still; what was played is safe.")},
};

const char *wire_refusal_word(enum wire_refusal why)
{
    return refusals[why].word;
}

const char *wire_refusal_sentence(enum wire_refusal why)
{
    return refusals[why].sentence;
}
