import { isGivenName } from '../../extraction/language/lexicon/given-names.js';
import { tokenize } from '../tokenizer/tokenizer.js';

/* Whose thing something is tells it from another: "The competitor's logo is red", "Clara's tutor". */

/** Not "yesterday's change" and "since Ana's promotion", which tell when. */
const notOfTime = '(?<!(?:since|after|before|until) (?:the |our |my )?)';
const noOwner =
  '(?:it|that|there|here|what|who|he|she|let|yesterday|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|quarter|year|sprint)';
/** Those may be the speaker: "the company's logo" is "our logo", and "the mobile team's build" is not our build. */
const maybeOurs =
  '(?<=(?<!\\p{L})(?:the|our|my) )(?:company|team|firm|office|project|product|app|service|repo|house|household|family)';
/** Not "Ana's moved to Halifax" */
const noThing =
  '(?:(?:been|got|gone|become|taken|left|now|not|no|the|an?|in|at|on|just|also|back|all|too|very|so)(?!\\p{L})|\\p{L}+ed(?!\\p{L})|(?:looking|taking|doing|running|handling|using|working|living|staying|moving|going|getting)(?!\\p{L}))';
const ofOwner = new RegExp(
  `${notOfTime}(?<![\\p{L}\\d-])(?!${noOwner}['’])(?<owner>(?<ours>${maybeOurs})|[\\p{L}\\d-]+)['’]s (?!${noThing})(?<things>\\p{L}+(?: \\p{L}+)?)`,
  'giu',
);

export interface Owned {
  /** The words of the owner. */
  readonly owner: readonly string[];
  readonly isPerson: boolean;
  /** Whether that may be the speaker, whose things are told of without an owner. */
  readonly isOurs: boolean;
  /** The words behind it, of which one is the thing. */
  readonly things: readonly string[];
}

/** What a text names as somebody's, or as a thing's. */
export const ownedIn = (text: string): readonly Owned[] =>
  [...text.matchAll(ofOwner)].map(({ groups }) => ({
    owner: tokenize(groups?.owner ?? ''),
    isPerson: isGivenName(groups?.owner ?? ''),
    isOurs: groups?.ours !== undefined,
    things: tokenize(groups?.things ?? ''),
  }));
