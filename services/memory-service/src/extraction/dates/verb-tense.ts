import { tenseOfContractedIs } from './contracted-is.js';
import { MONTHS, UNITS, WEEKDAYS } from './english-words.js';
import { isImperative, isOpeningGerund } from './imperatives.js';
import { isDutchPerfect, isDutchWith } from './languages/dutch-tense.js';
import { foreignTense } from './languages/foreign-tense.js';
import { isBehindPastCould, isModal } from './modals.js';
import { type Token, wordOf } from './tokens.js';
import {
  INVARIANT,
  IRREGULAR_PARTICIPLES,
  isPastForm,
  MAYBE_SCHEDULED_PRESENT,
  SCHEDULED_BARE,
  SCHEDULED_PRESENT,
  type Tense,
} from './verb-forms.js';

/** "Will have been moved" lies ahead, "should have been moved" behind. */
const OF_FUTURE_PERFECT = new Set(['will', "'ll", 'shall', 'won']);
/** Future when an infinitive follows: "plan to ship", "has to move". */
const BEFORE_INFINITIVE = new Set(
  'going plan plans planning planned want wants need needs hope hopes hoping intend intends expect expects expected aim aims promise promises agree agrees have has supposed due scheduled about ready'.split(
    ' ',
  ),
);
const AHEAD = new Set(
  'scheduled planned due deadline deadlines renewal expiry upcoming remind reminder eta expires planning slated starting ending'.split(
    ' ',
  ),
);
const PRESENT_BE = new Set(['is', 'are', "'re", "'m", 'isn', 'aren', 'isnt', 'arent', 'theyre', 'youre', 'thats']);
const PRESENT = new Set(['do', 'does', 'don', 'doesn', 'dont', 'doesnt', 'meet', 'begin', 'wants', 'expects']);
const PAST = new Set('was were had did wasn weren hadn didn wasnt werent hadnt didnt used couldn couldnt'.split(' '));
/** "I have had it", "we have used it". */
const PARTICIPLES_TOO = new Set(['had', 'used']);
const HAVE = new Set(['have', 'has', "'ve", 'haven', 'hasn', 'havent', 'hasnt']);
const DETERMINERS = new Set('the a an our my your his her their its this that these those'.split(' '));

/** The tense that the word at a place tells of, in its sentence; null for what is no verb form that does. */
export function tenseAt(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (isModal(tokens, at)) return 'future';
  if (word === 'could') return 'past';
  if (word === 'is' && isDutchPerfect(tokens, at)) return 'past';
  const byAuxiliary = tenseOfAuxiliary(tokens, at, word);
  if (byAuxiliary !== undefined) return byAuxiliary;
  if (PRESENT.has(word) || SCHEDULED_PRESENT.has(word))
    return wordOf(tokens, at - 1) === 'to' ? null : (auxiliaryBefore(tokens, at) ?? 'present');
  if (MAYBE_SCHEDULED_PRESENT.has(word)) return isNounPlace(tokens, at) ? null : 'present';
  if (word === 'been') return isOfFuturePerfect(tokens, at) ? 'future' : 'perfect';
  if (isPastForm(word)) return isDutchWith(tokens, at) ? null : tenseOfPastForm(tokens, at);
  if (INVARIANT.has(word) && isNarrated(tokens, at)) return auxiliaryBefore(tokens, at) ?? 'past';
  if (word.endsWith('ing') && isOverBefore(tokens, at)) return 'past';
  if (isOpeningGerund(tokens, at)) return 'present';
  if (isBarePresent(tokens, at) || isThirdPerson(tokens, at)) return 'present';
  return isImperative(tokens, at) ? 'future' : foreignTense(tokens, at);
}

/** Undefined for what is no auxiliary, nor a word that announces what is to come. */
function tenseOfAuxiliary(tokens: readonly Token[], at: number, word: string): Tense | null | undefined {
  const after = wordOf(tokens, at + 1);
  // "Red due to the outage": the cause came first.
  if (word === 'due' && after === 'to' && DETERMINERS.has(wordOf(tokens, at + 2))) return 'past';
  if (BEFORE_INFINITIVE.has(word) && after === 'to') return wasBefore(tokens, at) ? 'past' : 'future';
  // "We planned the roadmap": what was done, not what is planned.
  if (AHEAD.has(word) && !(word.endsWith('ed') && isPronounSubject(tokens, at - 1)))
    return wasBefore(tokens, at) ? 'past' : 'future';
  if (PAST.has(word)) return PARTICIPLES_TOO.has(word) ? tenseOfPastForm(tokens, at) : 'past';
  // "I have got a meeting" is what I have.
  if (HAVE.has(word) && after === 'got') return 'present';
  if (HAVE.has(word))
    return hasParticiple(tokens, at + 1) ? tenseOfPerfect(tokens, at) : (auxiliaryBefore(tokens, at) ?? 'present');
  if (word === "'s") return tenseOfContractedIs(tokens, at);
  if (word === "'d") return tenseOfContractedWould(tokens, at);
  // "3 March is when we moved": the time is that of the clause behind.
  if (PRESENT_BE.has(word) && after === 'when') return null;
  // "am" without "I" is German: "am Montag".
  if (PRESENT_BE.has(word) || (word === 'am' && wordOf(tokens, at - 1) === 'i')) return 'present';
  return word === 'get' ? tenseOfGet(tokens, at) : undefined;
}

const ASKING = new Set(['how', 'where', 'what', 'why', 'when', 'who']);

/** "I promised we'd go in June" is "would"; "we'd shipped it" is "had". */
function tenseOfContractedWould(tokens: readonly Token[], at: number): Tense {
  // "How'd it go" is "did".
  if (ASKING.has(wordOf(tokens, at - 1))) return 'past';
  const verb = wordOf(tokens, DEGREES.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1);
  return verb.endsWith('en') || IRREGULAR_PARTICIPLES.has(verb) || isPastForm(verb) ? 'past' : 'future';
}

/** "The boxes get switched off", "the hires get their laptops": what "to get" tells is told by the verb before it. */
function tenseOfGet(tokens: readonly Token[], at: number): Tense | null {
  if (wordOf(tokens, at - 1) === 'to') return null;
  const isVerb =
    hasParticiple(tokens, at + 1) || DETERMINERS.has(wordOf(tokens, at + 1)) || isPluralSubject(tokens, at - 1);
  return auxiliaryBefore(tokens, at) ?? (isVerb ? 'present' : null);
}

/** Before a plural noun; and before the verb of a relative clause, whose tense is its own ("the job that runs at night failed"). */
const BEFORE_NOUN = new Set(
  'the a an of to our my your his her its their these those some no all many several new more last past previous two three that which who'.split(
    ' ',
  ),
);

/** "The runs", "400 runs", "we discussed the API changes"; but "the API changes" at the beginning of a clause. */
function isNounPlace(tokens: readonly Token[], at: number): boolean {
  if (BEFORE_NOUN.has(wordOf(tokens, at - 1)) || tokens[at - 1]?.kind === 'number') return true;
  const article = [2, 3].find((back) => BEFORE_NOUN.has(wordOf(tokens, at - back)));
  const taking = article === undefined ? '' : wordOf(tokens, at - article - 1);
  return PREPOSITIONS.has(taking) || (isPastForm(taking) && !REPORTED.has(taking));
}

const PREPOSITIONS = new Set('about of for with on in to from over after before by during despite'.split(' '));
/** What follows is a clause: "he said the API changes". */
const REPORTED = new Set(
  'said heard knew thought hoped announced confirmed wrote promised realised realized'.split(' '),
);

const SUBJECTS = new Set(['i', 'we', 'they']);
const SINGULAR_SUBJECTS = new Set(['he', 'she', 'it']);
const RELATIVES = new Set(['that', 'which', 'who', 'what']);
const BEFORE_SUBJECT = new Set(
  'and but so then that because if when while as or since although though where until today tomorrow tonight now here there hence therefore instead'.split(
    ' ',
  ),
);

export function isPronounSubject(tokens: readonly Token[], at: number): boolean {
  return wordOf(tokens, at) === 'you' || SUBJECTS.has(wordOf(tokens, at)) || SINGULAR_SUBJECTS.has(wordOf(tokens, at));
}

export function isRelative(tokens: readonly Token[], at: number): boolean {
  return RELATIVES.has(wordOf(tokens, at));
}

/** "She quit", "Tom put it there": a form that may be of the past, behind one who would need another one in the present. */
function isNarrated(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (SINGULAR_SUBJECTS.has(wordOf(tokens, at - 1)) || INDEFINITE.has(wordOf(tokens, at - 1))) return true;
  if (SUBJECTS.has(wordOf(tokens, at - 1))) return opensClause(tokens, at - 1);
  if (before === undefined || before.kind === 'break' || before.word === ',') return SUFFERED.has(wordOf(tokens, at));
  // "The queue hit the limit": behind one thing, whose present would end in -s.
  const isOne = before.isCapital || DETERMINERS.has(wordOf(tokens, at - 2));
  return before.kind === 'word' && isOne && !before.word.endsWith('s');
}

const INDEFINITE = new Set(['someone', 'somebody', 'everyone', 'everybody', 'nobody', 'who']);

/** Nobody is told to do these: "hurt my back on Saturday". */
const SUFFERED = new Set(['hurt', 'quit', 'hit']);

/** "Thanks for inviting me on Friday" */
const ARRANGING = new Set('inviting booking reserving scheduling planning arranging'.split(' '));
const REGRETTED = new Set('thanks thank proud sorry apologies apologize'.split(' '));

/** "Sore after running on Sunday", "thanks for fixing it on Monday": over when it is told, unless what follows it is still to come. */
function isOverBefore(tokens: readonly Token[], at: number): boolean {
  const before = wordOf(tokens, at - 1);
  if (ARRANGING.has(wordOf(tokens, at))) return false;
  const isThanked = before === 'for' && [2, 3, 4, 5].some((back) => REGRETTED.has(wordOf(tokens, at - back)));
  if (before !== 'after') return isThanked;
  return ![2, 3, 4, 5, 6].some(
    (back) => isModal(tokens, at - back) || BEFORE_INFINITIVE.has(wordOf(tokens, at - back)),
  );
}

const OBJECTS = new Set([...DETERMINERS, 'it', 'us', 'me', 'them', 'him']);

/** "Ben reviews it", "she writes the RFC": a form in -s between a name or pronoun and its object. */
function isThirdPerson(tokens: readonly Token[], at: number): boolean {
  const subject = tokens[at - 1];
  const isSubject = subject?.kind === 'word' && (subject.isCapital || SINGULAR_SUBJECTS.has(subject.word));
  return isSubject && /^\p{Ll}{2,}[^s']s$/u.test(wordOf(tokens, at)) && OBJECTS.has(wordOf(tokens, at + 1));
}

/** "We ship Friday", "they usually deploy on Monday": a verb behind its subject that is no past form. */
function isBarePresent(tokens: readonly Token[], at: number): boolean {
  const isRunningOut = wordOf(tokens, at) === 'run' && wordOf(tokens, at + 1) === 'out';
  if (isRunningOut && isPluralSubject(tokens, at - 1)) return true;
  if (isDoneToObject(tokens, at)) return true;
  if (!SCHEDULED_BARE.has(wordOf(tokens, at))) return false;
  const subject = isBareAdverb(wordOf(tokens, at - 1)) ? at - 2 : at - 1;
  if (PLURAL_BARE.has(wordOf(tokens, at)) && isPluralSubject(tokens, subject)) return true;
  return SUBJECTS.has(wordOf(tokens, subject)) && opensClause(tokens, subject);
}

/** "We paint the walls this weekend" */
function isDoneToObject(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  const isVerb = word.length > 2 && !INVARIANT.has(word) && !NOT_DONE.has(word) && OBJECTS.has(wordOf(tokens, at + 1));
  return isVerb && SUBJECTS.has(wordOf(tokens, at - 1)) && opensClause(tokens, at - 1);
}

/** What is felt or thought now, of a time that may be over ("I remember the outage on Friday"); and a past form. */
const NOT_DONE = new Set(
  'read remember recall regret appreciate thank know think believe like love hate see guess blame suspect have enjoy understand find'.split(
    ' ',
  ),
);

const PLURAL_BARE = new Set('start begin end close expire finish launch arrive resume return leave get go'.split(' '));

/** "The classes start in May", "our credits run out in October": behind a plural that its article or owner tells from a verb. */
function isPluralSubject(tokens: readonly Token[], at: number): boolean {
  const owners = [1, 2, 3].map((back) => wordOf(tokens, at - back));
  return (
    /\p{Ll}{2}(?<![sui])s$/u.test(wordOf(tokens, at)) &&
    (owners.some((word) => OWNERS.has(word)) || opensClause(tokens, at))
  );
}

const OWNERS = new Set('the our my your their his her these those all both'.split(' '));

function isBareAdverb(word: string): boolean {
  return ['also', 'just', 'then', 'still', 'only', 'always', 'usually', 'never', 'often'].includes(word);
}

/** Not "did we ship" and not "the service we run", whose tense is not the one of the sentence. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return true;
  return (
    BEFORE_SUBJECT.has(before.word) || WEEKDAYS.has(before.word) || MONTHS.has(before.word) || UNITS.has(before.word)
  );
}

function wasBefore(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => PAST.has(wordOf(tokens, at - back)));
}

/** The tense that "did" or "will" gives to the infinitive behind it and its subject: "what did I do", "what will we have". */
function auxiliaryBefore(tokens: readonly Token[], at: number): Tense | null {
  for (let back = 1; back <= 3; back += 1) {
    if (['did', 'didn'].includes(wordOf(tokens, at - back))) return 'past';
    if (isModal(tokens, at - back)) return 'future';
  }
  return null;
}

function hasParticiple(tokens: readonly Token[], at: number): boolean {
  // "I'd have the garden done"
  if (DETERMINERS.has(wordOf(tokens, at))) return false;
  return [0, 1, 2].some((ahead) => {
    const word = wordOf(tokens, at + ahead);
    return word === 'been' || word.endsWith('en') || IRREGULAR_PARTICIPLES.has(word) || isPastForm(word);
  });
}

/** Words between an auxiliary and its participle that push nothing else between them: "I'm feeling a bit overwhelmed". */
const DEGREES = new Set(
  'a bit little really very so quite pretty kinda already still just also now not never always all'.split(' '),
);

function isAuxiliary(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  return HAVE.has(word) || PAST.has(word) || PRESENT_BE.has(word) || isModal(tokens, at);
}

function tenseOfPerfect(tokens: readonly Token[], have: number): Tense {
  return isOfFuturePerfect(tokens, have) ? 'future' : 'perfect';
}

/** "Will have moved", "won't all have been moved". */
function isOfFuturePerfect(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => OF_FUTURE_PERFECT.has(wordOf(tokens, at - back)));
}

/** A past form on its own is past; behind an auxiliary it takes that one's tense ("will be moved", "is planned", "has moved"). */
function tenseOfPastForm(tokens: readonly Token[], at: number): Tense {
  if (isWished(tokens, at)) return 'future';
  // "This is what I fixed": what is before its subject is the tense of another clause, but for a question's.
  if (isRelative(tokens, at - 1) || (isPronounSubject(tokens, at - 1) && !isAuxiliary(tokens, at - 2))) return 'past';
  let farthest = 3;
  for (let back = 1; back <= farthest; back += 1) {
    const word = wordOf(tokens, at - back);
    if (word === '' && tokens[at - back]?.word !== '-') break;
    if (DEGREES.has(word) && farthest < 6) farthest += 1;
    // "wants to get married"
    if (word === 'get' && wordOf(tokens, at - back - 1) === 'to')
      return wasBefore(tokens, at - back - 1) ? 'past' : 'future';
    if (word === 'getting') return wasBefore(tokens, at - back) ? 'past' : 'present';
    if (word === 'get' || word === 'gets') return auxiliaryBefore(tokens, at - back) ?? 'present';
    if (HAVE.has(word)) return wordOf(tokens, at) === 'got' ? 'present' : tenseOfPerfect(tokens, at - back);
    if (PAST.has(word)) return 'past';
    if (isModal(tokens, at - back)) return 'future';
    // "Was to be removed in May": it may have been.
    if (word === 'be' && isBehindPastCould(tokens, at - back)) return 'past';
    if (word === 'be') return wasBefore(tokens, at - back) ? 'open' : 'future';
    if (PRESENT_BE.has(word) || LASTING.has(word)) return 'present';
  }
  return 'past';
}

/** "The shop stays closed" */
const LASTING = new Set('stay stays remain remains keep keeps'.split(' '));

const WISHES = new Set('want wants need needs wanna prefer'.split(' '));
const ENDS_WISH = new Set(['to', 'because', 'since', 'after', 'when', 'where', 'why', 'how', 'if', 'and', 'but']);
const LONGEST_WISHED = 6;

/** "I want it finished by Friday", "we need the old boxes wiped": what is wished to be done. */
function isWished(tokens: readonly Token[], at: number): boolean {
  if (SUBJECTS.has(wordOf(tokens, at - 1)) || isRelative(tokens, at - 1)) return false;
  for (let back = 1; back <= LONGEST_WISHED; back += 1) {
    const word = wordOf(tokens, at - back);
    if (word === '' || ENDS_WISH.has(word) || isAuxiliary(tokens, at - back)) return false;
    if (word === 'like') return ["'d", 'would'].includes(wordOf(tokens, at - back - 1));
    if (WISHES.has(word)) return back > 1;
  }
  return false;
}
