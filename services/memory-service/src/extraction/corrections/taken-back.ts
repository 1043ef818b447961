/**
 * How sure it is that words between two values take back the first: "no" alone may count what follows ("no two"),
 * "nein" does not.
 */
export interface TakenBack {
  /** "No wait", "scratch that": said for nothing else. "No" alone may deny what follows. */
  readonly isSure: boolean;
  /** "Sorry" and no more, which is as often said of something else. */
  readonly isApology: boolean;
  /** The words themselves. */
  readonly words: string;
  /** A pause stands before and behind: "in Graz, no, in Linz". */
  readonly isSetOff: boolean;
}

/** Tries to put one kind of value right; null where the words before and behind are none of that kind. */
export type PutRight = (before: string, behind: string, taken: TakenBack) => string | null;

/** "Yes in the app, no in the shop": such a "no" takes nothing back. */
export const isEitherOr = /(?<!\p{L})(?:yes|yeah|yep|ja|oui|sí)(?!\p{L})/iu;
