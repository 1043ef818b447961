import { identifiersOf, unspaced } from '../identifiers.js';
import { stemmedContentWords } from './content-stems.js';
import { isReversed, type Polarity, polarityOf } from './polarity.js';

/** Something that was said, prepared once for the many facts that are held against it. */
export class SaidText {
  /** Scripts without spaces left out, so that the names among them stand alone. */
  readonly names: string;
  readonly #text: string;
  #words: ReadonlySet<string> | null = null;
  #polarity: Polarity | null = null;

  constructor(text: string) {
    this.#text = text;
    this.names = text.replaceAll(unspaced, ' ');
  }

  get words(): ReadonlySet<string> {
    this.#words ??= stemmedContentWords(this.#text);
    return this.#words;
  }

  get polarity(): Polarity {
    this.#polarity ??= polarityOf(this.#text);
    return this.#polarity;
  }
}

/** What a fact has to stem from. */
export interface Source {
  /** The message that it is said to come from. */
  readonly own: SaidText;
  /** Who said it, so that a fact may name them. */
  readonly from: string | null;
  /** What was said just before, from which a pronoun or a short reply takes its meaning. */
  readonly before: readonly SaidText[];
}

/** Part of a fact's words that has to be said in its message or just before. */
const minShare = 0.6;
/** Part that has to be said in the message itself, unless that is a short reply. */
const minOwnShare = 0.4;
/**
 * Different words up to which a message is a reply that says little by itself, and up to which it says nothing ("yes,
 * exactly").
 */
const maxReplyWords = 4;
const maxEmptyReplyWords = 2;
/** Part of such a reply's words that the fact has to hold. */
const minReplyShare = 0.5;

/**
 * Whether a fact stems from its message: enough of its words are said there, every identifier, number, path and the
 * like in it occurs there to the letter, and it does not say the opposite. What a model made up, or was talked into, is
 * told by that; whether the message is true is another matter.
 */
export function isGrounded(text: string, { own, from, before }: Source): boolean {
  const said = [own, ...before];
  const isSaid = (name: string): boolean => said.some(({ names }) => occurs(name, names));
  if (!identifiersOf(text).every(isSaid)) return false;
  const words = stemmedContentWords(text);
  const saidWords = [stemmedContentWords(from ?? ''), ...said.map((one) => one.words)];
  if (words.size === 0 || share(words, saidWords) < minShare) return false;
  const mayTakeDenial = own.words.size <= maxReplyWords && before.some(({ polarity }) => polarity.mayDeny);
  if (isReversed({ words, polarity: polarityOf(text) }, own.polarity, mayTakeDenial)) return false;
  if (share(words, [own.words]) >= minOwnShare || own.words.size <= maxEmptyReplyWords) return true;
  return own.words.size <= maxReplyWords && share(own.words, [words]) >= minReplyShare;
}

const share = (words: ReadonlySet<string>, among: readonly ReadonlySet<string>[]): number => {
  let found = 0;
  for (const word of words) if (among.some((others) => others.has(word))) found += 1;
  return found / words.size;
};

/** As a whole: not within a longer name or number. */
function occurs(name: string, said: string): boolean {
  for (let at = said.indexOf(name); at !== -1; at = said.indexOf(name, at + 1)) {
    const [before, after] = [said.slice(Math.max(0, at - 2), at), said.slice(at + name.length, at + name.length + 2)];
    if (!/[\p{L}\p{N}_]$|\p{N}\.$/u.test(before) && !/^[\p{L}\p{N}_]|^\.\p{N}/u.test(after)) return true;
  }
  return false;
}
