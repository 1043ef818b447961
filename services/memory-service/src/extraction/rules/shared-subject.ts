import { isAdverb } from './independent-clause.js';
import { auxiliaries, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords, subjectPronouns } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/*
 * "I moved to Lisbon and bought a flat": the second verb has the first one's subject, which is carried over with whatever the verb's
 * form rests on: "I", "I've", "We will", "I want to", and the time that opens the sentence ("Last week I").
 */

const modals = wordSet(
  "will would shall should can could may might must won't wouldn't can't cannot couldn't shouldn't mustn't do does did don't doesn't didn't i'll we'll you'll he'll she'll they'll it'll i'd we'd he'd she'd they'd you'd",
);
const ownModals = wordSet("can can't cannot will won't must mustn't should shouldn't could couldn't would wouldn't");
const perfects = wordSet("have has had haven't hasn't hadn't i've we've you've they've he's she's");
const copulas = wordSet("am is are was were be i'm we're you're they're he's she's it's");
const takesInfinitive = wordSet(
  'want wants wanted need needs needed plan plans planned hope hopes hoped decide decided decides like likes love loves try tries tried going have has had prefer prefers agreed intend started',
);

/** What the verb on the left rests on: its form, and how many words belong to what is carried over. */
interface Governor {
  readonly form: 'base' | 'third' | 'past' | 'participle' | 'progressive';
  readonly carriedWords: number;
  /** It rests on nothing but the subject. */
  readonly isPlain?: true;
  /** The place after the verb itself. */
  readonly afterVerb: number;
}

const maxSubjectWords = 6;

function findGovernor(words: readonly PlacedWord[], from: number, to: number): Governor | null {
  let at = from;
  while (at < to && at - from < maxSubjectWords && !isFiniteHere(words, at, from)) at += 1;
  const verb = words[at];
  if (verb === undefined || at >= to || at - from >= maxSubjectWords) return null;
  if (at === from && !isVerbContraction(verb.lower)) return null;
  let next = at + 1;
  while (next < to && isAdverb(words[next]?.lower ?? '')) next += 1;
  const following = words[next]?.lower ?? '';
  if (modals.has(verb.lower)) return { form: 'base', carriedWords: next - from, afterVerb: next + 1 };
  if (copulas.has(verb.lower) && following.endsWith('ing')) {
    if (following === 'going' && words[next + 1]?.lower === 'to')
      return { form: 'base', carriedWords: next + 2 - from, afterVerb: next + 3 };
    return { form: 'progressive', carriedWords: at + 1 - from, afterVerb: next + 1 };
  }
  if (perfects.has(verb.lower) && isPast(following))
    return { form: 'participle', carriedWords: at + 1 - from, afterVerb: next + 1 };
  if (takesInfinitive.has(verb.lower) && following === 'to')
    return { form: 'base', carriedWords: next + 1 - from, afterVerb: next + 2 };
  if (/^(?:is|are|am)$/.test(verb.lower))
    return { form: verb.lower === 'is' ? 'third' : 'base', carriedWords: at - from, afterVerb: at + 1 };
  if (auxiliaries.has(verb.lower) && !/^(?:have|has|had)$/.test(verb.lower)) return null;
  const form =
    verbForm(verb.lower) ??
    (verb.lower.length > 4 && verb.lower.endsWith('ed')
      ? 'past'
      : verb.lower === 'have'
        ? 'base'
        : verb.lower === 'has'
          ? 'third'
          : null);
  return form === null
    ? null
    : { form: verb.lower === 'had' ? 'past' : form, carriedWords: at - from, isPlain: true, afterVerb: at + 1 };
}

function isFiniteHere(words: readonly PlacedWord[], at: number, from: number): boolean {
  const word = words[at]?.lower ?? '';
  if (auxiliaries.has(word) || isVerbContraction(word)) return true;
  if (at === from) return false;
  const before = words[at - 1]?.lower ?? '';
  if (determiners.has(before)) return false;
  const form = verbForm(word);
  return form !== null && (form !== 'base' || subjectPronouns.has(before) || isAdverb(before));
}

const isPast = (word: string): boolean =>
  verbForm(word) === 'past' || /(?:ed|en|own|one|un|orn)$/.test(word) || irregularParticiples.has(word);
const irregularParticiples = wordSet(
  'been become begun bought brought built come done drunk gone got made met moved put run seen set sung swum won written',
);

function fits(governor: Governor, verb: string): boolean {
  if (governor.form === 'progressive') return verb.length > 4 && verb.endsWith('ing');
  if (governor.form === 'participle') return isPast(verb);
  if (ownModals.has(verb)) return governor.isPlain === true;
  if (verb === "don't" || verb === "doesn't") return governor.form === (verb === "don't" ? 'base' : 'third');
  if (verb === "didn't") return governor.form === 'past';
  const form = verbForm(verb) ?? (verb.length > 4 && verb.endsWith('ed') ? 'past' : null);
  if (form === null) return false;
  if (form === 'base' && isAmbiguousVerb(verb)) return false;
  return (
    form === governor.form ||
    (verb === 'has' && governor.form === 'third') ||
    (governor.form === 'base' && /^(?:read|put|set|cut|let|run|become|come|beat|quit)$/.test(verb))
  );
}

/** "… worked at a bank and now run a studio": from the past to today. */
const isNowDone = (words: readonly PlacedWord[], verbAt: number, governor: Governor, verb: string): boolean =>
  words[verbAt]?.lower === 'now' && governor.form === 'past' && verbForm(verb) === 'base';

/** Whether what follows the verb is its object or complement and not the noun that the "verb" describes ("test and deploy scripts"). */
function takesComplement(words: readonly PlacedWord[], at: number, verb: string): boolean {
  const next = words[at];
  if (next === undefined) return false;
  return (
    functionWords.has(next.lower) ||
    determiners.has(next.lower) ||
    /^[\p{Lu}`@/$]|[\d_./]/u.test(next.text) ||
    /(?:ing|ly)$/.test(next.lower) ||
    words.length - at >= 2 ||
    verbForm(verb) === 'past' ||
    verbForm(verb) === 'third'
  );
}

/**
 * The words to put before the clause that starts at `verbAt`, or null when it does not share the subject of the clause at `from`.
 * Each of the two needs an object of its own, so that "I washed and dried the dishes" stays whole.
 */
export function findSharedSubject(
  words: readonly PlacedWord[],
  from: number,
  conjunctionAt: number,
  verbAt: number,
): number | null {
  let at = verbAt;
  while (isAdverb(words[at]?.lower ?? '') && at < verbAt + 2) at += 1;
  const verb = words[at]?.lower;
  if (verb === undefined) return null;
  const governor = findGovernor(words, from, conjunctionAt);
  if (governor === null || conjunctionAt - governor.afterVerb < 1) return null;
  const beforeConjunction = words[conjunctionAt - 1]?.lower ?? '';
  if (!(fits(governor, verb) || isNowDone(words, verbAt, governor, verb))) return null;
  if (!takesComplement(words, at + 1, verb)) return null;
  if (governor.form === 'past' && conjunctionAt - governor.afterVerb === 1 && isPast(beforeConjunction)) return null;
  if (governor.form === 'progressive' && beforeConjunction.endsWith('ing')) return null;
  if (governor.form === 'base' && functionWords.has(beforeConjunction) && determiners.has(beforeConjunction))
    return null;
  return governor.carriedWords;
}
