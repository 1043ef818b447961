import { caseless, oneOf } from '../../language/pattern-parts.js';

/* What anybody may look up: "Who painted The Night Watch, and in which museum does it hang?" */

const led = '(?:(?:hey|hi|ok|okay|so|and|btw|quick question|quiz|trivia|do you know|tell me|remind me)[,:]? )*';
const made = 'painted|composed|sculpted|invented|discovered|conquered|assassinated|directed|sang|colonised|colonized';
const written = 'wrote|starred in|played in';
/** "The Night Watch", "Hamlet", `"Dune"`: a title, and no "importer". */
const title =
  '(?:"[^"]{2,60}"|“[^”]{2,60}”|(?:the |an? )?[A-Z][a-z’\'-]+(?: (?:(?:of|the|and|in|a) )*[A-Z0-9][\\w’\'-]*)+)';
const asksWhoMade = new RegExp(`^${led}(?:[Ww]ho (?:${made}) (?:the )?\\S+|[Ww]ho (?:${written}) ${title})`);
const events =
  'world cup|(?:first |second )?world war|cold war|nobel(?: (?:peace )?prizes?)?|olympics?|olympic games|champions league|super bowl|eurovision|oscars?|wimbledon|tour de france|berlin wall|(?:roman|ottoman|british) empire|(?:french|russian|industrial) revolution|soviet union|moon landing|renaissance|dinosaurs?';
/** "who won the world cup in 1998?", "in which year did Marie Curie get her second Nobel prize?" */
const asksOfEvent = caseless`^${led}(?:who won|who lost|when (?:was|were|did)|(?:in )?(?:which|what) year (?:was|were|did)|how long (?:was|did)) .{0,60}\b(?:${events})\b`;
const places =
  'mount|mont|lake|the (?:moon|sun|earth|eiffel tower|pacific|atlantic|sahara|amazon|nile|danube|rhine)|everest|mars|jupiter|venus|saturn';
/** "how tall is Mont Blanc?" */
const asksHowBig = caseless`^${led}how (?:tall|high|deep|long|far(?: away)?|old|big|large|heavy|hot) is (?:${places})\b`;
const kinds = oneOf(
  'planet|country|continent|ocean|river|mountain|king|queen|emperor|element|animal|bird|mammal|philosopher|composer|painter|museum|empire|war|nobel',
);
const asksOfKind = caseless`^${led}(?:which|what) (?:${kinds}) (?:is|was|has|did|does|won|lives|hangs|ended|began)\b(?! (?:the|their) (?!largest|biggest|smallest|highest|longest|deepest|most|first|only|closest|nearest|hottest|coldest|oldest|fastest|heaviest|lightest)\w)|^${led}what(?:['’]s| is| was) the (?:capital|population|currency|chemical symbol|atomic number|boiling point|melting point|official language|national (?:dish|animal|anthem)|highest mountain|longest river|largest (?:planet|ocean|country|city|desert))\b`;

/** "what does SWR stand for?" */
const asksOfLetters = new RegExp(
  `^${led}(?:[Ww]hat(?: does| do|'s| is) (?:an? |the )?[A-Z]{2,6}s? (?:mean|short for|stand for)|[Ww]hat does [A-Z]{2,6} actually mean)\\??$`,
);

const cameToBe = oneOf(
  'opened|built|founded|invented|discovered|completed|finished|signed|published|released|born|crowned|abolished|introduced|first used|established|painted|composed',
);
/** "when was the suez canal opened?" */
const asksWhen = caseless`^${led}(?:when|(?:in )?(?:which|what) year) (?:was|were|did) [^?]{3,60}? (?:${cameToBe}|die|end|begin|start|fall|sink|happen)\b[^?]{0,30}\??$`;
/** Before anybody's project began. */
const longAgo = /\b(?:1[0-8]\d\d|19[0-6]\d|\d{1,4} (?:BC|BCE|AD))\b/;

/** Ours, or of a program. */
const ties =
  /\b(?:i|we|me|us|my|our|your|repo|project|codebase|service|module|branch|commit|file|class|function|script|team|pr|ticket|importer|exporter|migration|feature|docs|readme)\b|`|\w_\w|\w\/\w|\w\.(?:[jt]sx?|py|go|rs|md|json|ya?ml)\b/i;

const maxCharacters = 200;

/** Whether a message asks when something came to be, and the reply tells a year in which no project began. */
export const asksOfHistory = (text: string, reply: string): boolean => {
  const asked = text.trim();
  return asked.length <= maxCharacters && !ties.test(asked) && asksWhen.test(asked) && longAgo.test(reply);
};

/** Whether a message asks about works, places and people of history, which no project owns. */
export const asksOfWorld = (text: string): boolean => {
  const asked = text.trim();
  return (
    asked.length <= maxCharacters &&
    !ties.test(asked) &&
    [asksWhoMade, asksOfKind, asksOfEvent, asksHowBig, asksOfLetters].some((asks) => asks.test(asked))
  );
};

/** Whether an answer to that tells of nobody here. */
export const tellsOfWorld = (sentence: string): boolean => !ties.test(sentence);
