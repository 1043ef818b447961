import { tenseOfContractedIs } from './contracted-is.js';
import { months, units, weekdays } from './english-words.js';
import { isImperative, isOpeningGerund } from './imperatives.js';
import { isDutchPerfect, isDutchWith } from './languages/dutch-tense.js';
import { foreignTense } from './languages/foreign-tense.js';
import { isBehindPastCould, isModal } from './modals.js';
import { type Token, wordOf } from './tokens.js';
import {
  invariant,
  irregularParticiples,
  isPastForm,
  maybeScheduledPresent,
  scheduledBare,
  scheduledPresent,
  type Tense,
} from './verb-forms.js';

/** "Will have been moved" lies ahead, "should have been moved" behind. */
const ofFuturePerfect = new Set(['will', "'ll", 'shall', 'won']);
/** Future when an infinitive follows: "plan to ship", "has to move". */
const beforeInfinitive = new Set(
  'going plan plans planning planned want wants need needs hope hopes hoping intend intends expect expects expected aim aims promise promises agree agrees have has supposed due scheduled about ready'.split(
    ' ',
  ),
);
const announcing = new Set(
  'scheduled planned due deadline deadlines renewal expiry upcoming remind reminder eta expires planning slated starting ending'.split(
    ' ',
  ),
);
const presentOfBe = new Set(['is', 'are', "'re", "'m", 'isn', 'aren', 'isnt', 'arent', 'theyre', 'youre', 'thats']);
const presentForms = new Set(['do', 'does', 'don', 'doesn', 'dont', 'doesnt', 'meet', 'begin', 'wants', 'expects']);
const pastForms = new Set(
  'was were had did wasn weren hadn didn wasnt werent hadnt didnt used couldn couldnt'.split(' '),
);
/** "I have had it", "we have used it". */
const participlesToo = new Set(['had', 'used']);
const formsOfHave = new Set(['have', 'has', "'ve", 'haven', 'hasn', 'havent', 'hasnt']);
const determiners = new Set('the a an our my your his her their its this that these those'.split(' '));

/** The tense that the word at a place tells of, in its sentence; null for what is no verb form that does. */
export function tenseAt(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (isModal(tokens, at)) return 'future';
  if (word === 'could') return 'past';
  if (word === 'is' && isDutchPerfect(tokens, at)) return 'past';
  const byAuxiliary = tenseOfAuxiliary(tokens, at, word);
  if (byAuxiliary !== undefined) return byAuxiliary;
  if (presentForms.has(word) || scheduledPresent.has(word))
    return wordOf(tokens, at - 1) === 'to' ? null : (auxiliaryBefore(tokens, at) ?? 'present');
  if (maybeScheduledPresent.has(word)) return isNounPlace(tokens, at) ? null : 'present';
  if (word === 'been') return isOfFuturePerfect(tokens, at) ? 'future' : 'perfect';
  if (isPastForm(word)) return isDutchWith(tokens, at) ? null : tenseOfPastForm(tokens, at);
  if (invariant.has(word) && isNarrated(tokens, at)) return auxiliaryBefore(tokens, at) ?? 'past';
  if (word.endsWith('ing') && isOverBefore(tokens, at)) return 'past';
  if (isOpeningGerund(tokens, at)) return 'present';
  if (isBarePresent(tokens, at) || isThirdPerson(tokens, at)) return 'present';
  return isImperative(tokens, at) ? 'future' : foreignTense(tokens, at);
}

/** Undefined for what is no auxiliary, nor a word that announces what is to come. */
function tenseOfAuxiliary(tokens: readonly Token[], at: number, word: string): Tense | null | undefined {
  const after = wordOf(tokens, at + 1);
  // "Red due to the outage": the cause came first.
  if (word === 'due' && after === 'to' && determiners.has(wordOf(tokens, at + 2))) return 'past';
  if (beforeInfinitive.has(word) && after === 'to') return wasBefore(tokens, at) ? 'past' : 'future';
  // "We planned the roadmap": what was done, not what is planned.
  if (announcing.has(word) && !(word.endsWith('ed') && isPronounSubject(tokens, at - 1)))
    return wasBefore(tokens, at) ? 'past' : 'future';
  if (pastForms.has(word)) return participlesToo.has(word) ? tenseOfPastForm(tokens, at) : 'past';
  // "I have got a meeting" is what I have.
  if (formsOfHave.has(word) && after === 'got') return 'present';
  if (formsOfHave.has(word))
    return hasParticiple(tokens, at + 1) ? tenseOfPerfect(tokens, at) : (auxiliaryBefore(tokens, at) ?? 'present');
  if (word === "'s") return tenseOfContractedIs(tokens, at);
  if (word === "'d") return tenseOfContractedWould(tokens, at);
  // "3 March is when we moved": the time is that of the clause behind.
  if (presentOfBe.has(word) && after === 'when') return null;
  // "am" without "I" is German: "am Montag".
  if (presentOfBe.has(word) || (word === 'am' && wordOf(tokens, at - 1) === 'i')) return 'present';
  return word === 'get' ? tenseOfGet(tokens, at) : undefined;
}

const asking = new Set(['how', 'where', 'what', 'why', 'when', 'who']);

/** "I promised we'd go in June" is "would"; "we'd shipped it" is "had". */
function tenseOfContractedWould(tokens: readonly Token[], at: number): Tense {
  // "How'd it go" is "did".
  if (asking.has(wordOf(tokens, at - 1))) return 'past';
  const verb = wordOf(tokens, degrees.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1);
  return verb.endsWith('en') || irregularParticiples.has(verb) || isPastForm(verb) ? 'past' : 'future';
}

/** "The boxes get switched off", "the hires get their laptops": what "to get" tells is told by the verb before it. */
function tenseOfGet(tokens: readonly Token[], at: number): Tense | null {
  if (wordOf(tokens, at - 1) === 'to') return null;
  const isVerb =
    hasParticiple(tokens, at + 1) || determiners.has(wordOf(tokens, at + 1)) || isPluralSubject(tokens, at - 1);
  return auxiliaryBefore(tokens, at) ?? (isVerb ? 'present' : null);
}

/** Before a plural noun; and before the verb of a relative clause, whose tense is its own ("the job that runs at night failed"). */
const beforeNoun = new Set(
  'the a an of to our my your his her its their these those some no all many several new more last past previous two three that which who'.split(
    ' ',
  ),
);

/** "The runs", "400 runs", "we discussed the API changes"; but "the API changes" at the beginning of a clause. */
function isNounPlace(tokens: readonly Token[], at: number): boolean {
  if (beforeNoun.has(wordOf(tokens, at - 1)) || tokens[at - 1]?.kind === 'number') return true;
  const article = [2, 3].find((back) => beforeNoun.has(wordOf(tokens, at - back)));
  const taking = article === undefined ? '' : wordOf(tokens, at - article - 1);
  return prepositions.has(taking) || (isPastForm(taking) && !reported.has(taking));
}

const prepositions = new Set('about of for with on in to from over after before by during despite'.split(' '));
/** What follows is a clause: "he said the API changes". */
const reported = new Set(
  'said heard knew thought hoped announced confirmed wrote promised realised realized'.split(' '),
);

const subjects = new Set(['i', 'we', 'they']);
const singularSubjects = new Set(['he', 'she', 'it']);
const relatives = new Set(['that', 'which', 'who', 'what']);
const beforeSubject = new Set(
  'and but so then that because if when while as or since although though where until today tomorrow tonight now here there hence therefore instead'.split(
    ' ',
  ),
);

export function isPronounSubject(tokens: readonly Token[], at: number): boolean {
  return wordOf(tokens, at) === 'you' || subjects.has(wordOf(tokens, at)) || singularSubjects.has(wordOf(tokens, at));
}

export function isRelative(tokens: readonly Token[], at: number): boolean {
  return relatives.has(wordOf(tokens, at));
}

/** "She quit", "Tom put it there": a form that may be of the past, behind one who would need another one in the present. */
function isNarrated(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (singularSubjects.has(wordOf(tokens, at - 1)) || indefinite.has(wordOf(tokens, at - 1))) return true;
  if (subjects.has(wordOf(tokens, at - 1))) return opensClause(tokens, at - 1);
  if (before === undefined || before.kind === 'break' || before.word === ',') return suffered.has(wordOf(tokens, at));
  // "The queue hit the limit": behind one thing, whose present would end in -s.
  const isOne = before.isCapital || determiners.has(wordOf(tokens, at - 2));
  return before.kind === 'word' && isOne && !before.word.endsWith('s');
}

const indefinite = new Set(['someone', 'somebody', 'everyone', 'everybody', 'nobody', 'who']);

/** Nobody is told to do these: "hurt my back on Saturday". */
const suffered = new Set(['hurt', 'quit', 'hit']);

/** "Thanks for inviting me on Friday" */
const arranging = new Set('inviting booking reserving scheduling planning arranging'.split(' '));
const regretted = new Set('thanks thank proud sorry apologies apologize'.split(' '));

/** "Sore after running on Sunday", "thanks for fixing it on Monday": over when it is told, unless what follows it is still to come. */
function isOverBefore(tokens: readonly Token[], at: number): boolean {
  const before = wordOf(tokens, at - 1);
  if (arranging.has(wordOf(tokens, at))) return false;
  const isThanked = before === 'for' && [2, 3, 4, 5].some((back) => regretted.has(wordOf(tokens, at - back)));
  if (before !== 'after') return isThanked;
  return ![2, 3, 4, 5, 6].some((back) => isModal(tokens, at - back) || beforeInfinitive.has(wordOf(tokens, at - back)));
}

const objectOpeners = new Set([...determiners, 'it', 'us', 'me', 'them', 'him']);

/** "Ben reviews it", "she writes the RFC": a form in -s between a name or pronoun and its object. */
function isThirdPerson(tokens: readonly Token[], at: number): boolean {
  const subject = tokens[at - 1];
  const isSubject = subject?.kind === 'word' && (subject.isCapital || singularSubjects.has(subject.word));
  return isSubject && /^\p{Ll}{2,}[^s']s$/u.test(wordOf(tokens, at)) && objectOpeners.has(wordOf(tokens, at + 1));
}

/** "We ship Friday", "they usually deploy on Monday": a verb behind its subject that is no past form. */
function isBarePresent(tokens: readonly Token[], at: number): boolean {
  const isRunningOut = wordOf(tokens, at) === 'run' && wordOf(tokens, at + 1) === 'out';
  if (isRunningOut && isPluralSubject(tokens, at - 1)) return true;
  if (isDoneToObject(tokens, at)) return true;
  if (!scheduledBare.has(wordOf(tokens, at))) return false;
  const subject = isBareAdverb(wordOf(tokens, at - 1)) ? at - 2 : at - 1;
  if (pluralBare.has(wordOf(tokens, at)) && isPluralSubject(tokens, subject)) return true;
  return subjects.has(wordOf(tokens, subject)) && opensClause(tokens, subject);
}

/** "We paint the walls this weekend" */
function isDoneToObject(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  const isVerb =
    word.length > 2 && !invariant.has(word) && !notDone.has(word) && objectOpeners.has(wordOf(tokens, at + 1));
  return isVerb && subjects.has(wordOf(tokens, at - 1)) && opensClause(tokens, at - 1);
}

/** What is felt or thought now, of a time that may be over ("I remember the outage on Friday"); and a past form. */
const notDone = new Set(
  'read remember recall regret appreciate thank know think believe like love hate see guess blame suspect have enjoy understand find'.split(
    ' ',
  ),
);

const pluralBare = new Set('start begin end close expire finish launch arrive resume return leave get go'.split(' '));

/** "The classes start in May", "our credits run out in October": behind a plural that its article or owner tells from a verb. */
function isPluralSubject(tokens: readonly Token[], at: number): boolean {
  const owners = [1, 2, 3].map((back) => wordOf(tokens, at - back));
  return (
    /\p{Ll}{2}(?<![sui])s$/u.test(wordOf(tokens, at)) &&
    (owners.some((word) => pluralOwners.has(word)) || opensClause(tokens, at))
  );
}

const pluralOwners = new Set('the our my your their his her these those all both'.split(' '));

function isBareAdverb(word: string): boolean {
  return ['also', 'just', 'then', 'still', 'only', 'always', 'usually', 'never', 'often'].includes(word);
}

/** Not "did we ship" and not "the service we run", whose tense is not the one of the sentence. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return true;
  return (
    beforeSubject.has(before.word) || weekdays.has(before.word) || months.has(before.word) || units.has(before.word)
  );
}

function wasBefore(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => pastForms.has(wordOf(tokens, at - back)));
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
  if (determiners.has(wordOf(tokens, at))) return false;
  return [0, 1, 2].some((ahead) => {
    const word = wordOf(tokens, at + ahead);
    return word === 'been' || word.endsWith('en') || irregularParticiples.has(word) || isPastForm(word);
  });
}

/** Words between an auxiliary and its participle that push nothing else between them: "I'm feeling a bit overwhelmed". */
const degrees = new Set(
  'a bit little really very so quite pretty kinda already still just also now not never always all'.split(' '),
);

function isAuxiliary(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  return formsOfHave.has(word) || pastForms.has(word) || presentOfBe.has(word) || isModal(tokens, at);
}

function tenseOfPerfect(tokens: readonly Token[], have: number): Tense {
  return isOfFuturePerfect(tokens, have) ? 'future' : 'perfect';
}

/** "Will have moved", "won't all have been moved". */
function isOfFuturePerfect(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => ofFuturePerfect.has(wordOf(tokens, at - back)));
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
    if (degrees.has(word) && farthest < 6) farthest += 1;
    // "wants to get married"
    if (word === 'get' && wordOf(tokens, at - back - 1) === 'to')
      return wasBefore(tokens, at - back - 1) ? 'past' : 'future';
    if (word === 'getting') return wasBefore(tokens, at - back) ? 'past' : 'present';
    if (word === 'get' || word === 'gets') return auxiliaryBefore(tokens, at - back) ?? 'present';
    if (formsOfHave.has(word)) return wordOf(tokens, at) === 'got' ? 'present' : tenseOfPerfect(tokens, at - back);
    if (pastForms.has(word)) return 'past';
    if (isModal(tokens, at - back)) return 'future';
    // "Was to be removed in May": it may have been.
    if (word === 'be' && isBehindPastCould(tokens, at - back)) return 'past';
    if (word === 'be') return wasBefore(tokens, at - back) ? 'open' : 'future';
    if (presentOfBe.has(word) || verbsOfStaying.has(word)) return 'present';
  }
  return 'past';
}

/** "The shop stays closed" */
const verbsOfStaying = new Set('stay stays remain remains keep keeps'.split(' '));

const wishes = new Set('want wants need needs wanna prefer'.split(' '));
const endsWish = new Set(['to', 'because', 'since', 'after', 'when', 'where', 'why', 'how', 'if', 'and', 'but']);
const maxWishedTokens = 6;

/** "I want it finished by Friday", "we need the old boxes wiped": what is wished to be done. */
function isWished(tokens: readonly Token[], at: number): boolean {
  if (subjects.has(wordOf(tokens, at - 1)) || isRelative(tokens, at - 1)) return false;
  for (let back = 1; back <= maxWishedTokens; back += 1) {
    const word = wordOf(tokens, at - back);
    if (word === '' || endsWish.has(word) || isAuxiliary(tokens, at - back)) return false;
    if (word === 'like') return ["'d", 'would'].includes(wordOf(tokens, at - back - 1));
    if (wishes.has(word)) return back > 1;
  }
  return false;
}
