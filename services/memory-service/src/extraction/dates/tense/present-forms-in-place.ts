import { months, weekdays } from '../tokens/english-words.js';
import { type Token, wordOf } from '../tokens/tokens.js';
import { isAuxiliary } from './auxiliaries.js';
import { determiners, isPlural, isPluralSubject, opensClause, singularSubjects, subjects } from './subjects.js';
import { invariant, isPastForm, scheduledBare } from './verb-forms.js';

/* Whether a form without an ending of its own is a verb in the present, and no noun. */

/**
 * Before a plural noun; and before the verb of a relative clause, whose tense is its own ("the job that runs at night
 * failed").
 */
const beforeNoun = new Set(
  'the a an of to our my your his her its their these those some no all many several new more last past previous two three that which who'.split(
    ' ',
  ),
);

/** "The runs", "400 runs", "we discussed the API changes"; but "the API changes" at the beginning of a clause. */
export function isNounPlace(tokens: readonly Token[], at: number): boolean {
  // "400 runs", and not "v3 comes out"
  const isCount = tokens[at - 1]?.kind === 'number' && tokens[at - 1]?.isGlued !== true;
  if (beforeNoun.has(wordOf(tokens, at - 1)) || isCount) return true;
  const article = [2, 3].find((back) => beforeNoun.has(wordOf(tokens, at - back)));
  const taking = article === undefined ? '' : wordOf(tokens, at - article - 1);
  return prepositions.has(taking) || (isPastForm(taking) && !reported.has(taking));
}

const prepositions = new Set('about of for with on in to from over after before by during despite'.split(' '));

/** What follows is a clause: "he said the API changes". */
const reported = new Set(
  'said heard knew thought hoped announced confirmed wrote promised realised realized'.split(' '),
);

const objectOpeners = new Set([...determiners, 'it', 'us', 'me', 'them', 'him']);

/** "Ben reviews it", "she writes the RFC": a form in -s between a name or pronoun and its object. */
export function isThirdPerson(tokens: readonly Token[], at: number): boolean {
  const subject = tokens[at - 1];
  // "Wes: cuts the release on Friday"
  const isLabel = subject?.word === ':' && tokens[at - 2]?.isCapital === true;
  // "No Natal fomos a Braga"
  if (/(?:[aio]|[^d]e)mos$/u.test(wordOf(tokens, at))) return false;
  if (isOfPerson(tokens, at) || isThirdBeforeTime(tokens, at) || isStayingAt(tokens, at)) return true;
  const isSubject = subject?.kind === 'word' && (subject.isCapital || singularSubjects.has(subject.word));
  if (isLabel) return /^\p{Ll}{2,}[^s']s$/u.test(wordOf(tokens, at)) && determiners.has(wordOf(tokens, at + 1));
  return isSubject && /^\p{Ll}{2,}[^s']s$/u.test(wordOf(tokens, at)) && objectOpeners.has(wordOf(tokens, at + 1));
}

/** "My neighbour looks after everything from 2 June", "my brother Tom stays": of a person, whatever he does. */
function isOfPerson(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  if (tokens[at]?.isGlued !== false || !/^\p{Ll}{2,14}[^s']s$/u.test(word) || noVerbsInS.has(word)) return false;
  const subject = tokens[at - 1]?.isCapital === true ? at - 2 : at - 1;
  return persons.has(wordOf(tokens, subject)) && owners.has(wordOf(tokens, subject - 1));
}

const owners = new Set(['my', 'our', 'his', 'her', 'your', 'their', 'the']);
const persons = new Set(
  `neighbour neighbor brother sister mother father mum mom dad son daughter wife husband partner girlfriend boyfriend uncle aunt cousin nephew niece grandson granddaughter
	grandma grandpa grandmother grandfather boss manager colleague coworker landlord tenant flatmate roommate friend nanny babysitter intern plumber electrician carer nurse doctor`.split(
    /\s+/,
  ),
);
const noVerbsInS = new Set([
  'was',
  'has',
  'is',
  'his',
  'does',
  'always',
  'sometimes',
  'afterwards',
  'perhaps',
  'towards',
  'besides',
  'ours',
  'hers',
  'yours',
  'theirs',
  'this',
  'us',
  'plans',
  'thinks',
  'knows',
  'says',
  'remembers',
]);

/** "We ship Friday", "they usually deploy on Monday": a verb behind its subject that is no past form. */
export function isBarePresent(tokens: readonly Token[], at: number): boolean {
  const isRunningOut = wordOf(tokens, at) === 'run' && wordOf(tokens, at + 1) === 'out';
  if (isRunningOut && isPluralSubject(tokens, at - 1)) return true;
  if (isDoneToObject(tokens, at) || isDoneAtTime(tokens, at) || isDoneBehindTime(tokens, at)) return true;
  if (isDoneBeforeTime(tokens, at)) return true;
  if (pluralBare.has(wordOf(tokens, at)) && leadsToTime(tokens, at + 1) && isPlural(wordOf(tokens, at - 1)))
    return true;
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
  return isVerb && subjects.has(wordOf(tokens, at - 1)) && (opensClause(tokens, at - 1) || isWanting(tokens, at));
}

/**
 * "Off the phone with Acme they want the pilot in May": a clause of its own, since no "that" is left out before what
 * has its object behind it.
 */
const isWanting = (tokens: readonly Token[], at: number): boolean =>
  ['want', 'need'].includes(wordOf(tokens, at)) && !isAuxiliary(tokens, at - 2);

/** "We resubmit on Wednesday", "I defend next week": right before its time, of whatever is done. */
function isDoneAtTime(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  const isVerb = word.length > 2 && !invariant.has(word) && !notDone.has(word) && !isPastForm(word);
  return isVerb && subjects.has(wordOf(tokens, at - 1)) && opensClause(tokens, at - 1) && leadsToTime(tokens, at + 1);
}

/**
 * "Mid Q3 we migrate billing", "on Friday we hire two people": right behind a time and its subject, whatever is done.
 */
function isDoneBehindTime(tokens: readonly Token[], at: number): boolean {
  const [word, before, after] = [wordOf(tokens, at), tokens[at - 2], tokens[at + 1]];
  if (word.length < 3 || invariant.has(word) || notDone.has(word) || noVerbs.has(word) || isPastForm(word))
    return false;
  if (!subjects.has(wordOf(tokens, at - 1)) || after?.isGlued === true || /(?:ly|n't|ing)$/.test(word)) return false;
  const isYear = before?.kind === 'number' && before.word.length > 2;
  return (before?.kind === 'number' && !isYear) || weekdays.has(before?.word ?? '') || months.has(before?.word ?? '');
}

/** Behind "we" or "I" they leave it to a verb that follows. */
const noVerbs = new Set(
  'all also always and are both can could did each finally first had has have just may might must never not now often once only then themselves usually was were will would who with did don didn are aren haven won couldn shall should still too even ever quite almost again already'.split(
    ' ',
  ),
);

const timeLeads = new Set(['on', 'next', 'this', 'tomorrow', 'tonight']);

const leadsToTime = (tokens: readonly Token[], at: number): boolean =>
  timeLeads.has(wordOf(tokens, at)) || weekdays.has(wordOf(tokens, at));

const maxTokensToTime = 8;
const opensMore = new Set(
  'and but or because that which who whom whose since so while although if when where until from of about'.split(' '),
);

/** Whether a day follows in the same clause, with no other verb before it: "again on Monday", "the keys on the 4th". */
function leadsFarToDay(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + maxTokensToTime; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) return false;
    if (opensMore.has(token.word) || isPastForm(token.word) || isAuxiliary(tokens, at)) return false;
    if (isDayBehindOn(tokens, at) || isBareDay(tokens, at) || isInQuarter(tokens, at)) return true;
  }
  return false;
}

/** "We rewrite billing in Q4"; months and seasons are also those of each year. */
const isInQuarter = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens, at) === 'in' && /^[qh]$/.test(wordOf(tokens, at + 1)) && tokens[at + 2]?.isGlued === true;

function isDayBehindOn(tokens: readonly Token[], at: number): boolean {
  if (wordOf(tokens, at) !== 'on') return false;
  const day = wordOf(tokens, at + 1) === 'the' ? at + 2 : at + 1;
  return weekdays.has(wordOf(tokens, day)) || months.has(wordOf(tokens, day)) || tokens[day]?.kind === 'number';
}

/** "Friday", "tomorrow", and not "Friday's outage", "the Friday report". */
function isBareDay(tokens: readonly Token[], at: number): boolean {
  const [word, after] = [wordOf(tokens, at), tokens[at + 1]];
  if (determiners.has(wordOf(tokens, at - 1)) || after?.kind === 'suffix') return false;
  return word === 'tomorrow' || word === 'tonight' || weekdays.has(word);
}

/** "We try again on Monday morning", "I pick up the keys on Friday", "we drive down to Cornwall on the 4th". */
function isDoneBeforeTime(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  if (word.length < 3 || invariant.has(word) || notDone.has(word) || noVerbs.has(word) || isPastForm(word))
    return false;
  if (!subjects.has(wordOf(tokens, at - 1)) || !opensClause(tokens, at - 1)) return false;
  return !/(?:ly|ing)$/.test(word) && tokens[at + 1]?.isGlued === false && leadsFarToDay(tokens, at + 1);
}

/** "He tries again on Thursday", "Omar covers for me on Friday"; "Sentry alerts in prod on Monday" are things. */
function isThirdBeforeTime(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  if (!/^\p{Ll}{2,14}[^s']s$/u.test(word) || noVerbsInS.has(word) || tokens[at]?.isGlued !== false) return false;
  const [subject, after] = [wordOf(tokens, at - 1), wordOf(tokens, at + 1)];
  const isPerson = subject === 'he' || subject === 'she';
  const isNamed = tokens[at - 1]?.isCapital === true && behindDoing.has(after);
  const isForSomebody =
    tokens[at - 1]?.isCapital === true && after === 'for' && objectPersons.has(wordOf(tokens, at + 2));
  return (isPerson || isNamed || isForSomebody) && opensClause(tokens, at - 1) && leadsFarToDay(tokens, at + 1);
}

/** "The party stays on Halloween", "the deadline remains May 4", and not "the cause remains unknown", "two stays in May". */
function isStayingAt(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:stays|remains)$/.test(wordOf(tokens, at)) || isNounPlace(tokens, at)) return false;
  const after = wordOf(tokens, at + 1);
  return ['on', 'in', 'at', 'for'].includes(after) || months.has(after) || weekdays.has(after);
}

const behindDoing = new Set(['over', 'back']);
const objectPersons = new Set(['me', 'us', 'him', 'her', 'them', 'you']);

/** What is felt or thought now, of a time that may be over ("I remember the outage on Friday"); and a past form. */
const notDone = new Set(
  'read remember recall regret appreciate thank know think believe like love hate see guess blame suspect have enjoy understand find mean wonder wish swear doubt admit hear feel suppose assume reckon figure imagine notice trust'.split(
    ' ',
  ),
);

const pluralBare = new Set(
  'start begin end close expire finish launch arrive resume return leave get go come land renew'.split(' '),
);

function isBareAdverb(word: string): boolean {
  return ['also', 'just', 'then', 'still', 'only', 'always', 'usually', 'never', 'often'].includes(word);
}
