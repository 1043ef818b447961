import type { Gender } from '../language/lexicon/given-names.js';

export interface Person {
  /** As it was named: "my sister Anna", "Tom". */
  readonly mention: string;
  readonly gender: Gender;
  /** Meant, but nothing to call them by: "my sister", said by somebody else. */
  readonly isUnnamed?: true;
}
