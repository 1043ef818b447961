import { foreignPronoun } from './foreign-persons.js';
import type { Gender, Person } from './person.js';

/*
 * Who "she" is, where exactly one person was named before. With two that fit, or none, the pronoun stays.
 */

/** "In May ", "ten days ago, ": when it was, before who it was. */
const timePhrase =
  '(?:(?:in|on|since|last|next|this|after|before|from|until|two|three|four|five|six|ten|a|\\d{1,4})(?: [\\p{L}\\d]{1,12}){1,3}?,? )';
const opening = new RegExp(
  `^((?:(?:and|but|so|then|now|today|yesterday)[, ]{1,2})?${timePhrase}?)(she|he|her|his)(?=['’ ])`,
  'iu',
);

export const startsWithPerson = (sentence: string): boolean =>
  opening.test(sentence.slice(0, 80)) || foreignPronoun(sentence) !== null;

/**
 * The sentence with its opening "She", "He", "Her" or "His" replaced, when exactly one person fits.
 * @param nearness persons in groups, those named last first: where one of a group fits, those of later groups are not meant
 */
export function resolvePronoun(sentence: string, nearness: readonly (() => readonly Person[])[]): string {
  const [whole = '', before = '', said = ''] = opening.exec(sentence) ?? [];
  const pronoun = said.toLowerCase();
  if (pronoun === '') return resolveForeign(sentence, nearness);
  const person = personMeant(pronoun === 'she' || pronoun === 'her' ? 'female' : 'male', nearness);
  if (person === null || person.isUnnamed) return sentence;
  const mention = person.mention.replace(/^(?:a|A) /, 'the ') + (pronoun === 'her' || pronoun === 'his' ? "'s" : '');
  const first = mention.charAt(0);
  const subject =
    (before === '' ? first.toUpperCase() : /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(mention) ? first.toLowerCase() : first) +
    mention.slice(1);
  // "he'll": a name takes the whole word.
  return before + subject + sentence.slice(whole.length).replace(/^['’]ll\b/, ' will');
}

/** "Sie fängt dort als Hebamme an": the pronoun alone is replaced, as other languages tell owners by other words. */
function resolveForeign(sentence: string, nearness: readonly (() => readonly Person[])[]): string {
  const pronoun = foreignPronoun(sentence);
  const person = pronoun === null ? null : personMeant(pronoun.gender, nearness);
  if (pronoun === null || person === null || person.isUnnamed) return sentence;
  const mention = person.mention.charAt(0).toUpperCase() + person.mention.slice(1);
  return mention + sentence.slice(pronoun.word.length);
}

function personMeant(gender: Gender, nearness: readonly (() => readonly Person[])[]): Person | null {
  for (const persons of nearness) {
    const [person, ...others] = persons().filter((named) => named.gender === gender || named.gender === 'unknown');
    if (person !== undefined) return others.length === 0 ? person : null;
  }
  return null;
}
