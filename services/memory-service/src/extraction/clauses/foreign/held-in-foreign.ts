import { isOnlyEastAsianTime } from '../../dates/languages/east-asian/east-asian-times.js';
import { hasForeignVerb } from '../../language/foreign-clause.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isProperName, lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { partFrom } from '../places/part-from.js';
import { isAroundGermanRelative } from './german-relative.js';
import { hasTakenInfinitive, isRomanceInfinitive } from './romance-infinitive.js';

/** What holds together in other languages than English. */
export const isHeldInForeign = (words: readonly PlacedWord[], at: number, clause: Clause): boolean =>
  isBehindTime(words, at, clause) ||
  namesForeignOne(words, at) ||
  joinsForeignSubjects(words, at, clause) ||
  isGermanInfinitive(words, at, clause) ||
  concludesInGerman(words, at) ||
  isAroundGermanRelative(words, at, clause.from) ||
  joinsRomanceInfinitives(words, at, clause) ||
  hasNoSubject(words, at, clause) ||
  judgesWhatWasTold(words, at) ||
  tellsWhyInRomance(words, at) ||
  isWithinSubject(words, at, clause);

/** "…, dá demasiado trabalho", "…, era demasiado lento": why, with no subject of its own. */
const tellsWhyInRomance = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true &&
  /^(?:dá|da|dava|daba|dà|dava|é|es|è|era|foi|fue|está|estaba|estava|custa(?:va)?|cuesta|costaba|costa(?:va)?) (?:demasiad[oa]s?|demais|muit[oa]s?|much[oa]s?|muy|troppo|troppa|molt[oa]) \S+(?: \S+)?$/.test(
    lowerTextOf(partFrom(words, at)),
  );

const nounAlone =
  /^(?:o|a|os|as|el|la|los|las|le|les|il|lo|i|gli|una?|um|uma|der|die|das|het|de) \p{L}{3,}(?: (?:de|do|da|dos|das|del|della|dei|delle|du|des|van|von)(?: (?:la|el|los|las|o|a))? \p{L}{3,})+(?: \p{L}{2,}(?:[ai]d[oa]s?|és?e?s?|es|os|as))?$/u;

/** "O erro dos pedidos | duplicados vinha …": what a thing is called by, of which no verb was told yet. */
const isWithinSubject = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === false &&
  at - from <= maxNounWords &&
  !/^(?:y|e|et|en|und|and|i)$/.test(words[at]?.lower ?? '') &&
  nounAlone.test(lowerTextOf(words, from, at)) &&
  !hasForeignVerb(words, from + 1, at);

const maxNounWords = 8;

const judging =
  /\S (?:(?:это|це) \S+|(?:ist|wäre|war) das (?:(?:zu|einfach|nur|viel zu|nicht|kein|reiner?) \S+(?: \S+)?|\S+)|c'est (?:(?:trop|pas|un peu|bien trop|juste) \S+|\S+)|to (?:za|zbyt|przesada)(?: \S+){0,2})$/;

/** "…, das ist Teamregel", "…, eso es política nuestra" */
const saysWhatThatIs =
  /^(?:(?:das|dies) (?:ist|war|wäre)|dat (?:is|was)|(?:eso|esto) (?:es|era|fue)|(?:isso|isto) (?:é|era|foi)|(?:questo|quello) (?:è|era)|это) (?:\S+ ){0,3}\S+$/;

/** "…, команде из двух человек это лишнее", "…, für zwei Leute ist das zu viel": of what was told before. */
const judgesWhatWasTold = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true &&
  [judging, saysWhatThatIs].some((says) => says.test(lowerTextOf(partFrom(words, at))));

/** "… liegt ab 0x08000000 und hat 32 KB": a verb that shares its subject and is an English word, too, so that none is carried. */
const hasNoSubject = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  ((words[at]?.lower === 'und' && /^(?:hat|war)$/.test(words[at + 1]?.lower ?? '')) ||
    (words[at]?.lower === 'et' && words[at + 1]?.lower === 'a') ||
    (words[at]?.lower === 'e' && words[at + 1]?.lower === 'ha')) &&
  !/^(?:ich|du|er|sie|es|wir|ihr|je|tu|il|elle|on|nous)$/.test(words[at + 2]?.lower ?? '') &&
  hasForeignVerb(words, from, at);

/** "昨日、本番DBを移しました", "昨天，我们…": the time before the comma is that of what follows. */
const isBehindTime = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words[at]?.isAfterPause === true && at - from <= maxTimeWords && isOnlyEastAsianTime(textOf(words, from, at));

const maxTimeWords = 3;

/**
 * "…, il s'appelle Mistral", "…, er heißt Bosco": the name of what was told before, which has a gender where things
 * have one.
 */
const namesForeignOne = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true &&
  /^(?:(?:il|elle|ils|elles) s'appelle(?:nt)?|(?:er|sie|es) (?:heißt|heisst|heißen|heissen)|(?:hij|ze|zij|het) (?:heet|heten)|(?:ella |él )?se llaman?|si chiama(?:no)?|(?:ele |ela )?(?:se chama|chama-se)) /.test(
    `${lowerTextOf(words, at, at + 3)} `,
  );

const maxSubjectWords = 4;

/** "mijn vriendin en ik zijn verhuisd": no verb stands before the joint. */
const joinsForeignSubjects = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  /^(?:en|und|et|y|e)$/.test(words[at]?.lower ?? '') &&
  /^(?:ik|ich|moi|yo|eu|io)$/.test(words[at + 1]?.lower ?? '') &&
  from === 0 &&
  at <= maxSubjectWords &&
  !hasForeignVerb(words, from, at) &&
  (isProperName(words[from]) || foreignPossessives.has(words[from]?.lower ?? ''));

const foreignPossessives = wordSet('mijn mein meine mon ma mes mi mis meu minha mio mia');

/** "Wir haben entschieden, die App mit Flutter neu zu schreiben": what was decided follows as an infinitive. */
function isGermanInfinitive(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  if (words[at]?.isAfterPause !== true || !words.slice(from, at).some(({ lower }) => germanWords.has(lower)))
    return false;
  let end = at + 1;
  while (end < words.length && words[end]?.isAfterPause !== true && words[end]?.lower !== 'und') end += 1;
  const [marker = '', verb = ''] = words.slice(end - 2, end).map(({ lower }) => lower);
  return (marker === 'zu' && /(?:n|en)$/.test(verb)) || /^\p{Ll}{2,6}zu\p{Ll}{2,}(?:en|ern|eln)$/u.test(verb);
}

const germanWords = wordSet(
  'ich wir er sie es man haben habe hat hatten hatte sind ist war waren wird werden planen plane versuchen versuche der die das den dem nicht',
);

/** "hemos decidido usar Terraform, y guardar el estado en S3": two things that one verb takes. */
function joinsRomanceInfinitives(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  if (!/^(?:y|e|et|o|ou)$/.test(words[at]?.lower ?? '')) return false;
  const verbAt = /^(?:de|a|à|di)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  return isRomanceInfinitive(words, verbAt) && hasTakenInfinitive(words, from, at);
}

/** "…, also eher was Ruhiges", "…, also den Reader austauschbar halten": what follows from it, without a subject. */
const concludesInGerman = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && words[at]?.lower === 'also' && germanBehindAlso.has(words[at + 1]?.lower ?? '');

const germanBehindAlso = wordSet(
  'eher lieber bitte nur kein keine keinen nicht nichts doch den dem etwas für mit ohne wohl besser immer nie höchstens mindestens auf bei zum zur',
);
