import { mayNameTime } from '../../dates/tokens/date-words.js';
import { isForeignDeterminer, isForeignVerb } from '../../language/foreign-clause.js';
import { isPast } from '../../language/governors.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import {
  canBeFinite,
  formsOfBe,
  isAmbiguousVerb,
  isVerbContraction,
  verbForm,
} from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords, possessives } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { type PlacedWord, textOf } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { monthName } from '../places/within-date.js';
import { gapPrepositionAfter, gapPrepositions, isFigure, places } from './parallel-parts.js';

/* Clauses whose verb was said once only: "staging runs on 3000, production on 8080". */

const particles = wordSet('out up down off back away');

/** The verb that a clause says once, with the words that belong to it ("is pinned", "runs out"). */
interface SaidVerb {
  readonly at: number;
  /** The first word of what it says of its subject. */
  readonly complementAt: number;
}

function findSaidVerb(words: readonly PlacedWord[], clause: Clause, joint: number): SaidVerb | null {
  // "Les tests tournent": what looks like an English verb behind a foreign article is its noun.
  const isForeign = isForeignDeterminer(words[clause.verbFrom]?.lower ?? '');
  const finite = isForeign ? -1 : findFiniteVerb(words, clause.verbFrom);
  const isOwn =
    finite > clause.verbFrom && (isPlainVerb(words, finite) || verbForm(words[finite]?.lower ?? '') === 'past');
  let at = isOwn ? finite : clause.verbFrom + 1;
  while (!isOwn && at < clause.verbFrom + 5 && !isPlainVerb(words, at)) at += 1;
  if (at >= joint - 1 || !(isOwn || isPlainVerb(words, at))) return null;
  let complementAt = isParticiple(words, at) || isPredicate(words, at) ? at + 2 : at + 1;
  while (complementAt < joint - 1 && particles.has(words[complementAt]?.lower ?? '')) complementAt += 1;
  return complementAt < joint ? { at, complementAt } : null;
}

/**
 * "Staging lives in eu-central-1, production in eu-west-1", "Jule does the animations, Teo the music", "Max is 7, Emma
 * 4": a subject of the same kind and a complement of the same kind, and the verb left out.
 */
export function cutAtGap(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  // A clause that shares its subject begins with its verb.
  if (clause.subjectFrom < clause.from && clause.verbFrom === clause.from) return null;
  // "…, never tag on a Friday": what is asked leaves out no verb.
  if (/^(?:always|never|don't|dont|please)$/.test(words[at]?.lower ?? '')) return null;
  // "It was issued in 2020 and expires in 2030": a verb, and no thing.
  if (hardlyThings.has(words[at]?.lower ?? '') && gapPrepositionAfter(words, at) === at + 1) return null;
  const found = findSaidVerb(words, clause, joint);
  const said = found === null ? null : withStateBeforeTime(words, found, joint);
  const verb = words[said?.at ?? -1];
  if (said === null || verb === undefined) return null;
  // "No deploys on Fridays": what there is none of is no verb.
  if (words[said.at - 1]?.lower === 'no') return null;
  const complementAt = parallelComplement(words, at, clause, said);
  // "…, the office reopens on Monday"
  if (complementAt > at + 1 && hardlyThings.has(words[complementAt - 1]?.lower ?? '')) return null;
  if (complementAt === at + 1 && goesOnInGerman(words, at, clause))
    return { ...cutHere(at, words[joint]), carriedWords: 1 };
  if (complementAt < 0 || (isForeignVerb(verb.lower) && hasOwnForeignVerb(words, at, complementAt))) return null;
  const belonging = words.slice(said.at + 1, said.complementAt).map((word) => ` ${word.text}`);
  const noun = words[complementAt - 1];
  return {
    ...cutHere(at, words[joint]),
    omitted: { verb: agree(verb.text, noun) + belonging.join(''), at: complementAt },
  };
}

/** "Anna is on holiday this week, Ben next week": what she is belongs to the verb, and the time stands behind it. */
function withStateBeforeTime(words: readonly PlacedWord[], said: SaidVerb, joint: number): SaidVerb {
  if (!formsOfBe.has(words[said.at]?.lower ?? '') || !/^(?:on|off|in|at)$/.test(words[said.complementAt]?.lower ?? ''))
    return said;
  for (let at = joint - 1; at > said.complementAt + 1; at -= 1) {
    const isTime = timeOpenings.has(words[at]?.lower ?? '') && mayNameTime(textOf(words, at, joint));
    const state = textOf(words, said.complementAt, at);
    if (isTime && (away.test(state) || !mayNameTime(state))) return { ...said, complementAt: at };
  }
  return said;
}

/** No time, though holidays are. */
const away = /^on (?:holidays?|vacation|leave)$/i;

const hardlyThings = wordSet(
  'expires ends starts begins lasts lives arrives leaves returns opens closes continues moves comes goes becomes renews works stays retires',
  'reopens resumes restarts shuts departs',
);

/** "Wir bauen mit Gradle und deployen mit Argo": a verb of the same "wir", as nouns have a capital. */
const goesOnInGerman = (words: readonly PlacedWord[], at: number, { subjectFrom }: Clause): boolean =>
  words[subjectFrom]?.lower === 'wir' && /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(words[at]?.text ?? '');

/** "und hat 32 KB", "Liquibase fliegt raus": a verb of its own, also one that is no other word of the lists. */
const hasOwnForeignVerb = (words: readonly PlacedWord[], at: number, complementAt: number): boolean =>
  /^(?:hat|ist|sind|war|haben|wird|kann|muss|a|ha|è|é|es|va|fa)$/.test(words[at]?.lower ?? '') ||
  (/^\p{Ll}{3,}t$/u.test(words[complementAt]?.text ?? '') && !germanAdverbs.has(words[complementAt]?.lower ?? ''));
const germanAdverbs = wordSet(
  'nicht jetzt erst fast sonst selbst zuletzt dort oft meist direkt spät leicht laut seit mit',
);

/** Where the complement of a clause without its verb begins, when it is one like the clause before, or -1. */
function parallelComplement(words: readonly PlacedWord[], at: number, clause: Clause, said: SaidVerb): number {
  const opening = words[said.complementAt];
  if (opening === undefined) return -1;
  const timeAt = parallelTime(words, at, said);
  if (timeAt >= 0) return timeAt;
  if (gapPrepositions.has(opening.lower)) {
    const prepositionAt = gapPrepositionAfter(words, at);
    const preposition = words[prepositionAt]?.lower ?? '';
    const isSame = opening.lower === preposition || (places.has(opening.lower) && places.has(preposition));
    const kind = subjectKind(words, at, prepositionAt);
    const isOfSpeaker = subjectKind(words, clause.verbFrom, said.at) === null;
    if (kind === null || (isOfSpeaker && kind === 'noun')) return -1;
    const isDescribed = determiners.has(words[at]?.lower ?? '') && /(?:ed|en)$/.test(words[at + 1]?.lower ?? '');
    const nounAt = isDescribed && prepositionAt > at + 2 ? at + 2 : at + 1;
    const hasVerb = words.slice(nounAt, Math.max(nounAt, prepositionAt)).some((word) => isFiniteWord(word));
    // "I worked in Lyon, France in 2019": a place and a time are not said of two.
    const isAlike =
      mayNameTime(textOf(words, said.complementAt, at)) ===
      mayNameTime(textOf(words, prepositionAt, endOfPart(words, at)));
    return isSame && isAlike && !hasVerb && words[prepositionAt + 1] !== undefined ? prepositionAt : -1;
  }
  const end = endOfPart(words, at);
  if (isLastOfValues(words, at, end, clause, said)) return at + 1;
  // "Timeouts are 5s, retries 3": a noun that looks like a verb, and no more than its figure.
  const nounEnd = isFigureAt(words, at + 1) || isCode(words[at + 1]) ? at + 1 : at;
  if (end - at < 2 || words.slice(nounEnd, end).some((word) => isFiniteWord(word))) return -1;
  if (isAdverb(words[at + 1]?.lower ?? '') && !isInterval(words[at + 1])) return -1;
  const subject = subjectKind(words, clause.verbFrom, said.at);
  for (let next = at + 1; next < Math.min(end, at + 5); next += 1) {
    const kind = subject === null ? null : subjectKind(words, at, next);
    // "camera ready Sept 30"
    if (monthName.test(words[next - 1]?.lower ?? '') && isFigureAt(words, next)) return -1;
    if (kind === null || !isSameKind(kind, subject, isFigureAt(words, next) || isCode(words[next]))) continue;
    if (isAlike(words, said, next, end, kind)) return next;
  }
  return -1;
}

/** "Timeouts are 5s, retries 3, backoff exponential": where a value was said so already, one more may be a word. */
const isLastOfValues = (
  words: readonly PlacedWord[],
  at: number,
  end: number,
  clause: Clause,
  said: SaidVerb,
): boolean =>
  clause.verbFrom < clause.from &&
  isFigure(words[said.complementAt]) &&
  end - at === 2 &&
  /^\p{L}{3,}$/u.test(words[at]?.text ?? '') &&
  !functionWords.has(words[at]?.lower ?? '') &&
  !functionWords.has(words[at + 1]?.lower ?? '');

const timeOpenings = wordSet(
  'tomorrow today yesterday tonight next last this in on by until since at after before within every',
);

/** "The certificate expires tomorrow, the domain in two months": each has its time, however it is said. */
function parallelTime(words: readonly PlacedWord[], at: number, said: SaidVerb): number {
  const isTime = (from: number, to: number): boolean =>
    timeOpenings.has(words[from]?.lower ?? '') && mayNameTime(textOf(words, from, to));
  // "…, back on the 27th" is of the one who was named.
  if (!isTime(said.complementAt, at) || particles.has(words[at]?.lower ?? '')) return -1;
  const end = endOfPart(words, at);
  const timeAt = words.findIndex((word, index) => index > at && index < end && timeOpenings.has(word.lower));
  // The word before the time is the thing that the time is of, also where it looks like a verb ("notices").
  const hasVerb = words.slice(at, end).some((word, offset) => offset !== timeAt - at - 1 && isFiniteWord(word));
  return timeAt > 0 && !hasVerb && subjectKind(words, at, timeAt) !== null && isTime(timeAt, end) ? timeAt : -1;
}

/** Up to the next pause or "and". */
function endOfPart(words: readonly PlacedWord[], at: number): number {
  let end = at + 1;
  while (
    end < words.length &&
    words[end]?.isAfterPause === false &&
    !/^(?:and|but|while|so)$/.test(words[end]?.lower ?? '')
  )
    end += 1;
  return end;
}

const isFiniteWord = (word: PlacedWord): boolean =>
  word.text !== 'May' &&
  canBeFinite(word.lower) &&
  verbForm(word.lower) !== 'base' &&
  !isAmbiguousVerb(word.lower.replace(/s$/, ''));

/** A name and a noun are told apart by a capital, which the first word of a sentence has anyway. */
const isSameKind = (one: SubjectKind, other: SubjectKind | null, isFigure: boolean): boolean =>
  one === other || (isFigure && one !== 'own' && other !== 'own' && other !== null);

type SubjectKind = 'name' | 'the' | 'own' | 'noun';

/**
 * What kind of noun phrase the words are, at most four of them; null for pronouns and whatever else no verb is left out
 * after.
 */
function subjectKind(words: readonly PlacedWord[], from: number, to: number): SubjectKind | null {
  const part = words.slice(from, to).filter((word) => !isAdverb(word.lower));
  const [first] = part;
  if (first === undefined || part.length > 4 || part.some((word) => isLoose(word))) return null;
  if (possessives.has(first.lower)) return part.length > 1 ? 'own' : null;
  if (determiners.has(first.lower))
    return part.length > 1 && first.lower !== 'a' && first.lower !== 'an' ? 'the' : null;
  const isName = from > 0 && first.isName && first.text.length > 1;
  if (part.slice(1).some((word) => determiners.has(word.lower)) || (functionWords.has(first.lower) && !isName))
    return null;
  if (part.every((word) => word.isName)) return part.length <= 2 ? 'name' : null;
  const isParticipial = /ing$|ed$/.test(first.lower) && !(part.length > 1 && /[^sui]s$/.test(part.at(-1)?.lower ?? ''));
  return part.length <= 3 && !isFigure(first) && !isParticipial ? 'noun' : null;
}

/** Words that no plain noun phrase holds. */
const isLoose = (word: PlacedWord): boolean =>
  gapPrepositions.has(word.lower) || /^(?:of|and|or|than|as|which|who|that|not)$/.test(word.lower);

/** Whether the words from `at` to `end` are a complement like the one that was said. */
function isAlike(words: readonly PlacedWord[], said: SaidVerb, at: number, end: number, subject: SubjectKind): boolean {
  const here = words[at];
  // "port 5173": a figure under its noun.
  if (isFigureAt(words, at) && isFigureAt(words, said.complementAt)) return true;
  if (isCode(here) && isCode(words[said.complementAt])) return end - at === 1;
  const isUnderNoun = isFigure(here) && isFigure(words[said.complementAt + 1]);
  // "Unreal 5.4 and Visual Studio 2022", "Xcode 16 and macOS 15": two names, each with its version.
  if (isUnderNoun && isCapital(words[said.complementAt]) && /\p{Lu}/u.test(words[at - 1]?.text ?? '')) return false;
  const before = words[isUnderNoun ? said.complementAt + 1 : said.complementAt];
  if (before === undefined || here === undefined) return false;
  if (isInterval(before) || isInterval(here)) return isInterval(before) && isInterval(here) && end - at === 1;
  if (isFigure(before) || isFigure(here)) return isFigure(before) && isFigure(here);
  const isCopula = formsOfBe.has(words[said.at]?.lower ?? '');
  if (isDetermined(before) || isDetermined(here)) {
    const isSame = isDetermined(before) && isDetermined(here);
    const isOfNames = subject === 'name' && !isCopula && !isCapital(words[at + 1]);
    return end - at > 1 && (isSame || isOfNames);
  }
  if (isCapital(before) && isCapital(here))
    return (
      (isCopula || isPair(words, said, at, subject)) &&
      (subject !== 'name' || end - at === 1 || isFigure(words[end - 1]))
    );
  // "Teo music" beside "Jule does animations"; two nouns beside each other may be one thing.
  return (
    subject === 'name' &&
    !isCapital(before) &&
    !isCapital(here) &&
    !functionWords.has(here.lower) &&
    !functionWords.has(before.lower)
  );
}

/** "dev uses SQLite, prod Postgres": one word each. */
const isPair = (words: readonly PlacedWord[], said: SaidVerb, at: number, subject: SubjectKind): boolean =>
  subject === 'noun' && said.at === 1 && words[at - 1]?.isAfterPause === true && words[at + 1]?.isAfterPause !== false;

const isDetermined = (word: PlacedWord): boolean =>
  possessives.has(word.lower) || /^(?:the|an?|no|this|that)$/.test(word.lower);

/** "3", "about 3". */
const isFigureAt = (words: readonly PlacedWord[], at: number): boolean =>
  isFigure(words[at]) ||
  (/^(?:about|around|roughly|nearly|almost|only)$/.test(words[at]?.lower ?? '') && isFigure(words[at + 1]));
const isCode = (word: PlacedWord | undefined): boolean => word?.text.startsWith('`') === true;
const intervals = wordSet('hourly daily nightly weekly fortnightly monthly quarterly yearly annually');
const isInterval = (word: PlacedWord | undefined): boolean => intervals.has(word?.lower ?? '');
const isCapital = (word: PlacedWord | undefined): boolean => word?.isName === true;

/** "is pinned": the copula with a participle. */
const isParticiple = (words: readonly PlacedWord[], at: number): boolean =>
  formsOfBe.has(words[at]?.lower ?? '') && isPast(words[at + 1]?.lower ?? '');

/** "is due": the copula with a word that its place or time stands behind. */
const isPredicate = (words: readonly PlacedWord[], at: number): boolean =>
  formsOfBe.has(words[at]?.lower ?? '') &&
  /^(?:due|open|closed|ready|available|live|valid|free|busy|out|away|back)$/.test(words[at + 1]?.lower ?? '') &&
  words[at + 2]?.isAfterPause === false;

/** The verb in the number of its new subject: "the config lives in a, secrets live in b". */
function agree(verb: string, noun: PlacedWord | undefined): string {
  // "Ines" is one person.
  const isPlural = noun?.isName !== true && /[^sui]s$/.test(noun?.lower ?? '');
  if (isForeignVerb(verb)) return verb;
  if (verb === 'is' || verb === 'are') return isPlural ? 'are' : 'is';
  if (/^(?:has|have)$/.test(verb)) return isPlural ? 'have' : 'has';
  if (isVerbContraction(verb.toLowerCase())) return isPlural ? 'are' : 'is';
  if (verbForm(verb) === 'past' && verb !== 'was' && verb !== 'were') return verb;
  if (verb === 'was' || verb === 'were') return isPlural ? 'were' : 'was';
  if (verbForm(verb) === 'third') return isPlural ? verb.replace(/(?<=[osxz]|ch|sh)es$|s$/, '') : verb;
  return isPlural
    ? verb
    : verb
        .replace(/(?<=[^aeiou])y$/, 'i')
        .replace(/(?<=o|s|x|z|ch|sh|i)$/, 'e')
        .replace(/$/, 's');
}

function isPlainVerb(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (formsOfBe.has(word) || /^(?:has|have|had|i'm|we're|they're)$/.test(word) || isForeignVerb(word)) return true;
  const form = verbForm(word);
  // "hearing test thu 9:40": the bare form is a noun behind one in the singular.
  if (form === 'base' && !mayBePlural(words[at - 1])) return false;
  const before = words[at - 1]?.lower ?? '';
  return (form === 'third' || form === 'base') && !formsOfBe.has(before) && !/^(?:be|been|to)$/.test(before);
}

const mayBePlural = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  (/s$|^(?:i|we|you|they|people|kids|children|men|women)$/.test(word.lower) || isAdverb(word.lower) || word.isName);
