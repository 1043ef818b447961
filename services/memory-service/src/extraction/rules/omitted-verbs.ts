import { type Clause, type Cut, cutHere } from './clause-cut.js';
import { isForeignDeterminer, isForeignVerb } from './foreign-clause.js';
import { canBeFinite, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Clauses whose verb was said once only ("staging runs on 3000, production on 8080"), and lists without any verb. */

const gapPrepositions = wordSet(
  'in on at under to with from by via through auf mit bei über en dans sur avec chez con em com su di в на с',
);

const places = wordSet('in on at under');

/** "staging lives in eu-central-1, production in eu-west-1": the same preposition after another subject, and the verb left out. */
export function cutAtGap(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const prepositionAt = gapPrepositionAfter(words, at);
  const preposition = words[prepositionAt]?.lower ?? '';
  if (prepositionAt < 0 || words[prepositionAt + 1] === undefined) return null;
  for (let verbAt = clause.verbFrom + 1; verbAt < Math.min(joint - 1, clause.verbFrom + 5); verbAt += 1) {
    const verb = words[verbAt];
    const said = words[isParticiple(words, verbAt) ? verbAt + 2 : verbAt + 1]?.lower ?? '';
    const isSame = said === preposition || (places.has(said) && places.has(preposition));
    if (verb === undefined || !isSame || !isPlainVerb(words, verbAt)) continue;
    const noun = words[prepositionAt - 1]?.lower ?? '';
    const participle = isParticiple(words, verbAt) ? ` ${words[verbAt + 1]?.text ?? ''}` : '';
    return { ...cutHere(at, words[joint]), omitted: { verb: agree(verb.text, noun) + participle, at: prepositionAt } };
  }
  return null;
}

/** "You find the schema in a and the seeds in b": subject and verb were said once, each object has its place. */
export function cutAtObject(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const after = gapPrepositionAfter(words, at);
  if (clause.from !== clause.subjectFrom || after < 0 || !determiners.has(words[at]?.lower ?? '')) return null;
  let verbAt = clause.from;
  while (verbAt < clause.from + 4 && !determiners.has(words[verbAt + 1]?.lower ?? '')) verbAt += 1;
  const isVerb = verbAt > clause.from && verbAt + 3 < joint && verbForm(words[verbAt]?.lower ?? '') !== null;
  if (!isVerb || words[after + 1] === undefined || determiners.has(words[clause.from]?.lower ?? '')) return null;
  const before = [verbAt + 3, verbAt + 4].find((place) => words[place]?.lower === words[after]?.lower);
  if (before === undefined || before >= joint - 1) return null;
  return { word: at, leftEnd: words[joint]?.start ?? 0, carriedWords: verbAt + 1 - clause.from };
}

const openers = wordSet('to for in on with from at during');

/** "To test use `a`, and to deploy use `b`": both open alike. */
export function cutAtParallel(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const opener = words[at]?.lower ?? '';
  const isAlike = openers.has(opener) && words[clause.from]?.lower === opener;
  const isWhole = joint - clause.from >= 4 && words.length - at >= 3 && words[at + 1]?.isAfterPause !== true;
  return isAlike && isWhole && clause.hasVerb ? cutHere(at, words[joint]) : null;
}

/** "backend in Go, frontend in Svelte": parts without any verb, each a thing and the same preposition. */
export function cutAtVerblessList(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const before = gapPrepositionAfter(words, clause.from);
  const after = gapPrepositionAfter(words, at);
  const hasVerb = words
    .slice(clause.from, at)
    .some((word) => canBeFinite(word.lower) && verbForm(word.lower) !== 'base' && word.text !== 'May');
  const isList = !hasVerb && before > 0 && before < at - 1 && after > 0 && words[after + 1] !== undefined;
  return isList && words[before]?.lower === words[after]?.lower ? cutHere(at, words[at]) : null;
}

const isFigure = (word: PlacedWord | undefined): boolean => /^\d/.test(word?.text ?? '');
const isCapital = (word: PlacedWord | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

/** "Max is 7, Emma 4", "launch is May 4, beta April 13": only the copula is left out. */
export function cutAtComplement(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  let copula = clause.verbFrom + 1;
  while (copula < clause.verbFrom + 3 && !/^(?:is|are|was|were)$/.test(words[copula]?.lower ?? '')) copula += 1;
  const verb = words[copula];
  const said = words[copula + 1];
  if (verb === undefined || !/^(?:is|are|was|were)$/.test(verb.lower) || copula + 1 >= joint) return null;
  let end = at + 1;
  while (end < words.length && words[end]?.isAfterPause === false && words[end]?.lower !== 'and') end += 1;
  if (end - at < 2 || end - at > 4 || words.slice(at, end).some((word) => canBeFinite(word.lower))) return null;
  for (let complement = at + 1; complement < Math.min(end, at + 3); complement += 1) {
    const word = words[complement];
    const isAlike =
      (isFigure(said) && isFigure(word)) || (isCapital(said) && isCapital(word) && isFigure(words[end - 1]));
    if (isAlike) return { ...cutHere(at, words[joint]), omitted: { verb: verb.text, at: complement } };
  }
  return null;
}

/** "is pinned": the copula with a participle. */
const isParticiple = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:is|are|was|were)$/.test(words[at]?.lower ?? '') &&
  (verbForm(words[at + 1]?.lower ?? '') === 'past' || /[^aeiou]en$/.test(words[at + 1]?.lower ?? ''));

/** Where the preposition stands after a subject of at most three words, or -1. */
function gapPrepositionAfter(words: readonly PlacedWord[], at: number): number {
  const first = words[at]?.lower ?? '';
  const isDetermined = determiners.has(first) || isForeignDeterminer(first);
  const from = isDetermined ? at + 2 : at + 1;
  if (!isDetermined && (functionWords.has(first) || verbForm(first) === 'base')) return -1;
  for (let next = from; next < from + 2; next += 1) {
    const word = words[next];
    if (word === undefined || word.isAfterPause) return -1;
    if (gapPrepositions.has(word.lower)) return next;
    if (functionWords.has(word.lower)) return -1;
  }
  return -1;
}

/** The verb in the number of its new subject: "the config lives in a, secrets live in b". */
function agree(verb: string, noun: string): string {
  const isPlural = /[^sui]s$/.test(noun);
  if (isForeignVerb(verb)) return verb;
  if (verb === 'is' || verb === 'are') return isPlural ? 'are' : 'is';
  if (verb === 'was' || verb === 'were') return isPlural ? 'were' : 'was';
  if (verbForm(verb) === 'third') return isPlural ? verb.replace(/(?<=[osxz]|ch|sh)es$|s$/, '') : verb;
  return isPlural ? verb : verb.replace(/(?<=o|s|x|z|ch|sh)$/, 'e').replace(/$/, 's');
}

function isPlainVerb(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (/^(?:is|are|was|were)$/.test(word) || isForeignVerb(word)) return true;
  const form = verbForm(word);
  return (form === 'third' || form === 'base') && !/^(?:is|are|was|were|be|been|to)$/.test(words[at - 1]?.lower ?? '');
}
