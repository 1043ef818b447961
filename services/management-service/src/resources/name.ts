import { notBlankPattern } from '@persistent-memory/service-kit';
import { Type } from 'typebox';

const maxNameLength = 255;

/** A name that people give: 1 to 255 characters, not blank. */
export const Name = Type.String({ minLength: 1, maxLength: maxNameLength, pattern: notBlankPattern });

const notBlank = new RegExp(notBlankPattern, 'u');

/** What is wrong with a name by the same rules, where no request brings it; null: nothing. */
export function findNameFault(name: string): string | null {
  if (!notBlank.test(name)) return 'must not be blank';
  // Code points, which is what a schema counts.
  return [...name].length > maxNameLength ? `must have at most ${maxNameLength} characters` : null;
}
