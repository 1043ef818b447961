import { tokenize } from '../tokenizer/tokenizer.js';

/* Whose thing something is tells it from another: "The competitor's logo is red", "Clara's tutor". */

/** Not "she's moved to Halifax", nor "yesterday's change" and "since Ana's promotion", which tell when. */
const ofOwner =
  /(?<!(?:since|after|before|until) (?:the |our |my )?)(?<!\p{L})(?!(?:it|that|there|here|what|who|he|she|let|yesterday|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|year)['’])(?<owner>[\p{L}\d-]+)['’]s (?!(?:been|got|gone|become|taken|left|now|not|no|the|an?|in|at|on|just|also|back|all|too|very|so)(?!\p{L})|\p{L}+ed(?!\p{L})|(?:looking|taking|doing|running|handling|using|working|living|staying|moving|going|getting)(?!\p{L}))(?<things>\p{L}+(?: \p{L}+)?)/giu;

export interface Owned {
  readonly owner: string;
  /** The words behind it, of which one is the thing. */
  readonly things: readonly string[];
}

/** What a text names as somebody's, or as a thing's. */
export const ownedIn = (text: string): readonly Owned[] =>
  [...text.matchAll(ofOwner)].map(({ groups: { owner = '', things = '' } = {} }) => ({
    owner,
    things: tokenize(things),
  }));
