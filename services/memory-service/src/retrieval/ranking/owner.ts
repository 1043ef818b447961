import { tokenize } from '../tokenizer/tokenizer.js';
import type { Statement } from './statement.js';

/* Whose thing something is tells it from another: "The competitor's logo is red", "Clara's tutor". */

/** Not "she's moved to Halifax", nor "yesterday's change" and "since Ana's promotion", which tell when. */
const ofOwner =
  /(?<!(?:since|after|before|until) (?:the |our |my )?)(?<!\p{L})(?!(?:it|that|there|here|what|who|he|she|let|yesterday|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|year)['’])(?<owner>[\p{L}\d-]+)['’]s (?!(?:been|got|gone|become|taken|left|now|not|no|the|an?|in|at|on|just|also|back|all|too|very|so)(?!\p{L})|\p{L}+ed(?!\p{L})|(?:looking|taking|doing|running|handling|using|working|living|staying|moving|going|getting)(?!\p{L}))(?<things>\p{L}+(?: \p{L}+)?)/giu;

interface Owned {
  readonly owner: string;
  /** The words behind it, of which one is the thing. */
  readonly things: readonly string[];
}

const ownedIn = ({ candidate }: Statement): readonly Owned[] =>
  [...candidate.memory.matchAll(ofOwner)].map(({ groups: { owner = '', things = '' } = {} }) => ({
    owner,
    things: tokenize(things),
  }));

const sharesThing = ({ things }: Owned, { wording: { lexemes } }: Statement): boolean =>
  things.some((thing) => lexemes.has(thing));

/** "The food bank's board", "Clara's tutor": whose thing it is, where the earlier one names none. */
export const isOfOwner = (later: Statement, earlier: Statement): boolean =>
  ownedIn(later).some((owned) => !earlier.candidate.memory.includes(owned.owner) || !sharesThing(owned, earlier));

/** Those may be the speaker's own: "the company's logo" is "our logo". */
const ofOurs = new Set('company team firm project product app service repo family'.split(' '));

/** "Our logo is orange", "The competitor's logo turned red": a thing that both name, of an owner whom one names. */
export const isOfOtherOwner = (later: Statement, earlier: Statement): boolean =>
  ownedIn(later).some(
    (owned) =>
      !ofOurs.has(owned.owner.toLowerCase()) &&
      !earlier.candidate.memory.includes(owned.owner) &&
      sharesThing(owned, earlier),
  );
