/*
 * "I started eating meat again" and "I gave up running" tell against what one was, which "I'm a vegetarian" says in one
 * word.
 */

/** Whether a text tells what one is, or a habit that was begun or given up. */
export type Habit = 'trait' | 'resumed';

const verbs = 'started|begun|began|gone back to|went back to|stopped|quit|gave up|given up';
const resumed = new RegExp(
  `^i(?: have|['’]ve)?(?: just| finally)? (?:(?:${verbs}) \\p{L}+ing|\\p{L}+ (?:\\p{L}+ )?again)(?!\\p{L})`,
  'iu',
);
const trait = /^i(?:['’]m| am)(?: an?)? (?:\p{L}+[ -]?){1,2}[.!]*$/iu;

export function habitIn(text: string): Habit | null {
  if (!/^i/i.test(text)) return null;
  if (trait.test(text)) return 'trait';
  return resumed.test(text) ? 'resumed' : null;
}
