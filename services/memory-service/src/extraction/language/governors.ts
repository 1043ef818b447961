import { findFiniteVerb } from './independent-clause.js';
import { auxiliaries, formsOfBe, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners, subjectPronouns } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import { isAdverb } from './noun-phrases.js';
import type { PlacedWord } from './words-in-place.js';

/*
 * What a second verb may rest on: "I want to buy a bike and …" goes on with a base form, "I've bought a bike and …"
 * with a participle.
 */

const modals = wordSet(
  "will would shall should can could may might must won't wouldn't can't cannot couldn't shouldn't mustn't do",
  "does did don't doesn't didn't i'll we'll you'll he'll she'll they'll it'll i'd we'd he'd she'd they'd you'd",
);
const perfects = wordSet("have has had haven't hasn't hadn't i've we've you've they've he's she's");
/** "Be" and its finite forms, also with the pronoun that they are contracted with. */
export const copulas: ReadonlySet<string> = new Set([
  ...formsOfBe,
  ...wordSet("am be i'm we're you're they're he's she's it's"),
]);
/** A pronoun with its copula, also as typed in a hurry. */
const contractedCopulas = wordSet("i'm im we're they're theyre he's hes she's shes");
const tellsWhoOrWhere = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  (/^(?:an?|ex|from|in|based|married|vegan|vegetarian|pescatarian|coeliac|celiac|diabetic|pregnant|the)$/.test(
    word.lower,
  ) ||
    /^\d/.test(word.text));

const takesInfinitive = wordSet(
  'want wants wanted need needs needed plan plans planned hope hopes hoped decide decided decides like likes',
  'love loves try tries tried going have has had prefer prefers agreed intend started',
);

/** What the verb on the left rests on: its form, and how many words belong to what is carried over. */
export interface Governor {
  readonly form: 'base' | 'third' | 'past' | 'participle' | 'progressive' | 'finite auxiliary';
  readonly carriedWords: number;
  /** It rests on nothing but the subject. */
  readonly isPlain?: true;
  /** A pronoun with its copula, of which the pronoun alone is carried over. */
  readonly isContracted?: true;
  /** The place after the verb itself. */
  readonly afterVerb: number;
}

const maxSubjectWords = 6;

/**
 * The forms in which a second verb may follow; with a copula that has a participle both "is written …" and "takes …".
 */
export function findGovernors(words: readonly PlacedWord[], from: number, to: number): readonly Governor[] {
  const at = findVerb(words, from, to);
  const verb = words[at];
  if (verb === undefined) return [];
  let next = at + 1;
  while (next < to && isAdverb(words[next]?.lower ?? '')) next += 1;
  const following = words[next]?.lower ?? '';
  const ownWords = isVerbContraction(verb.lower) ? at + 1 - from : at - from;
  const subject: Governor = { form: 'finite auxiliary', carriedWords: ownWords, afterVerb: next + 1 };
  // "I do not eat meat and drink oat milk": the second verb may be denied as well, or not.
  if (formsOfDo.has(verb.lower) && words[at + 1]?.lower === 'not') return [];
  const ownDoing = formOfDoing(verb.lower, following);
  if (ownDoing !== null) return [{ form: ownDoing, carriedWords: at - from, isPlain: true, afterVerb: at + 1 }];
  if (modals.has(verb.lower)) return [{ form: 'base', carriedWords: next - from, afterVerb: next + 1 }, subject];
  if (takesInfinitive.has(verb.lower) && following === 'to')
    return [{ form: 'base', carriedWords: next + 1 - from, afterVerb: next + 2 }, subject];
  if (copulas.has(verb.lower) && following === 'going' && words[next + 1]?.lower === 'to')
    return [{ form: 'base', carriedWords: next + 2 - from, afterVerb: next + 3 }];
  const withAuxiliary = auxiliaryGovernor(verb.lower, following, at + 1 - from, next + 1);
  const isUnknown = !auxiliaries.has(verb.lower) && verbForm(verb.lower) === null;
  const plain = plainForm(verb.lower) ?? (isUnknown ? (verb.lower.endsWith('s') ? 'third' : 'base') : null);
  const isHelping = verb.lower === 'have' && withAuxiliary !== null;
  // "I'm a nurse and have two cats": of the contraction only the pronoun is shared.
  if (contractedCopulas.has(verb.lower) && tellsWhoOrWhere(words[at + 1])) {
    const form = /^(?:he|she)/.test(verb.lower) ? 'third' : 'base';
    return [{ form, carriedWords: at + 1 - from, isPlain: true, isContracted: true, afterVerb: at + 1 }];
  }
  const alone: Governor[] =
    plain === null || isVerbContraction(verb.lower) || isHelping || words[from]?.lower === 'there'
      ? []
      : [{ form: plain, carriedWords: at - from, isPlain: true, afterVerb: at + 1 }];
  return withAuxiliary === null ? alone : [withAuxiliary, ...alone];
}

/** "I do yoga", "we do code review": the verb itself, before what is done; in "did move" it only helps another. */
function formOfDoing(verb: string, following: string): Governor['form'] | null {
  const isHelping = verbForm(following) === 'base' && !isAmbiguousVerb(following);
  return isHelping ? null : (formsOfDo.get(verb) ?? null);
}

const formsOfDo: ReadonlyMap<string, Governor['form']> = new Map([
  ['do', 'base'],
  ['does', 'third'],
  ['did', 'past'],
]);

/** "is working …", "has moved …", "are hashed …": the second verb rests on the auxiliary, too. */
function auxiliaryGovernor(verb: string, following: string, carriedWords: number, afterVerb: number): Governor | null {
  if (copulas.has(verb) && following.endsWith('ing')) return { form: 'progressive', carriedWords, afterVerb };
  const isParticiple = isPast(following) && !seldomParticiples.has(following);
  if (isParticiple && (perfects.has(verb) || copulas.has(verb))) return { form: 'participle', carriedWords, afterVerb };
  return null;
}

/** Words that end like a participle and are none. */
export const seldomParticiples = wordSet(
  'open even often seven eleven golden wooden own alone one none done tired interested excited bored',
);

export function plainForm(verb: string): Governor['form'] | null {
  if (/^(?:is|has|isn't|hasn't|does)$/.test(verb)) return 'third';
  if (/^(?:are|am|have|aren't|haven't)$/.test(verb)) return 'base';
  if (/^(?:was|were|had|wasn't|weren't)$/.test(verb)) return 'past';
  if (auxiliaries.has(verb)) return null;
  return verbForm(verb) ?? (verb.length > 4 && verb.endsWith('ed') ? 'past' : null);
}

/** Where the finite verb of the clause at `from` stands, or -1. */
function findVerb(words: readonly PlacedWord[], from: number, to: number): number {
  const first = words[from]?.lower ?? '';
  if (/^(?:always|never|please|don't|only)$/.test(first)) return -1;
  if (verbForm(first) === 'base' && determiners.has(words[from + 1]?.lower ?? '')) return -1;
  const found = findFiniteVerb(words, from);
  if (found >= 0 && found < to) return found;
  let at = from;
  while (at < to && at - from < maxSubjectWords && !isFiniteHere(words, at, from)) {
    at += 1;
    if (words[at]?.isAfterPause) return -1;
  }
  const isVerb = at < to && at - from < maxSubjectWords && (at > from || isVerbContraction(words[at]?.lower ?? ''));
  return isVerb ? at : -1;
}

function isFiniteHere(words: readonly PlacedWord[], at: number, from: number): boolean {
  const word = words[at]?.lower ?? '';
  if (auxiliaries.has(word) || isVerbContraction(word)) return true;
  if (at === from) return false;
  const before = words[at - 1]?.lower ?? '';
  if (determiners.has(before) || beforeNouns.has(before)) return false;
  const form = verbForm(word);
  return form !== null && (form !== 'base' || subjectPronouns.has(before) || isAdverb(before));
}

const beforeNouns = wordSet('of with in on at for from by about like');

export const isPast = (word: string): boolean =>
  verbForm(word) === 'past' || /(?:ed|en|own|one|un|orn)$/.test(word) || irregularParticiples.has(word);
const irregularParticiples = wordSet(
  'been become begun born bought brought built come done drunk gone got made met moved put run seen set sung',
  'swum won written',
);

/** Past forms that are no participles. */
export const onlyPast = wordSet(
  'went took gave wrote began chose drove flew knew rode saw sang spoke swam woke wore drank ate fell broke',
  'threw grew forgot',
);
