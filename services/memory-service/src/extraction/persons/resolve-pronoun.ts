import type { Gender } from '../language/lexicon/given-names.js';
import { foreignPronoun } from './foreign-persons.js';
import type { Person } from './person.js';

/*
 * Who "she" is, where exactly one person fits. Who is named in the same sentence is meant before all others, and so is
 * one in the sentence before whose gender is known; else two that fit leave the pronoun as it is.
 */

/** Who was named; looked up only where a pronoun asks for it. */
export interface NamedSoFar {
  /** In the clause before. */
  readonly last: () => readonly Person[];
  /** In the turn, or in the turns before it. */
  readonly all: () => readonly Person[];
  /** Whom the clause before introduces, where nothing but the pronoun says that it is a person. */
  readonly introduced: () => Person | null;
  /** Whether the clause before is of the same sentence. */
  readonly isSameSentence: boolean;
}

/** "In May ", "ten days ago, ": when it was, before who it was. */
const timePhrase =
  '(?:(?:in|on|since|last|next|this|after|before|from|until|two|three|four|five|six|ten|a|\\d{1,4})(?: [\\p{L}\\d]{1,12}){1,3}?,? )';
/** "Turns out he …" */
const connecting =
  'and|but|so|no|nope|nah|yes|yep|yeah|then|now|today|yesterday|also|oh|btw|apparently|(?:it )?turns out(?: that)?|i (?:think|heard|hear|guess|believe)(?: that)?';
const opening = new RegExp(
  `^((?:(?:${connecting})[, ]{1,2}){0,2}${timePhrase}?)(s?he(?=['’ ]|s )|her(?=['’ ])|his(?=['’ ]))`,
  'iu',
);

export const startsWithPerson = (sentence: string): boolean =>
  opening.test(sentence.slice(0, 80)) || foreignPronoun(sentence) !== null;

/**
 * The sentence with its opening "She", "He", "Her" or "His" replaced, when exactly one person fits.
 */
export function resolvePronoun(sentence: string, named: NamedSoFar): string {
  const [whole = '', before = '', said = ''] = opening.exec(sentence) ?? [];
  const pronoun = said.toLowerCase();
  if (pronoun === '') return resolveForeign(sentence, named);
  const person = personMeant(pronoun === 'she' || pronoun === 'her' ? 'female' : 'male', named);
  if (person === null || person.isUnnamed) return sentence;
  // "And her dog?": whose dog it is cannot be told by the dog.
  if (/^(?:her|his) /i.test(person.mention) && sentence.slice(before.length).startsWith(person.mention))
    return sentence;
  const mention = person.mention.replace(/^(?:a|A) /, 'the ') + (pronoun === 'her' || pronoun === 'his' ? "'s" : '');
  const first = mention.charAt(0);
  const subject =
    (before === '' ? first.toUpperCase() : /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(mention) ? first.toLowerCase() : first) +
    mention.slice(1);
  return before + subject + withoutContraction(sentence.slice(whole.length));
}

/** "he'll", "he's a vet": a name takes the whole word, where "'s" can be no "has". */
const withoutContraction = (rest: string): string =>
  rest
    .replace(/^s(?= )/, "'s")
    .replace(/^['’]ll\b/, ' will')
    .replace(/^['’]s (?!(?:been|got|had|done|gone|become)\b|\p{L}+(?:ed|en)\b)/u, ' is ');

/** "Sie fängt dort als Hebamme an": the pronoun alone is replaced, as other languages tell owners by other words. */
function resolveForeign(sentence: string, named: NamedSoFar): string {
  const pronoun = foreignPronoun(sentence);
  const person = pronoun === null ? null : personMeant(pronoun.gender, named);
  if (pronoun === null || person === null || person.isUnnamed) return sentence;
  const mention = person.mention.charAt(0).toUpperCase() + person.mention.slice(1);
  return mention + sentence.slice(pronoun.word.length);
}

function personMeant(gender: Gender, { last, all, introduced, isSameSentence }: NamedSoFar): Person | null {
  const fits = (person: Person): boolean => person.gender === gender || person.gender === 'unknown';
  const [nearest, ...others] = last().filter(fits);
  if (others.length > 0) return null;
  if (nearest !== undefined && (isSameSentence || nearest.gender === gender)) return nearest;
  const [person, ...more] = all().filter(fits);
  if (more.length > 0) return null;
  const meant = person ?? nearest ?? introduced();
  return meant !== null && fits(meant) ? meant : null;
}
