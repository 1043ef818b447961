import { isMadeOfWords, isUnlinkedPassword } from './password-values.js';

/** Answers what stands in a secret's place: the placeholder of its kind. */
export type Replace = (secret: string, kind: string) => string;

export const placeholderOf = (kind: string): string => `[secret:${kind}]`;

const runs = /[\p{L}\p{N}]+/gu;
const minCharacters = 6;
const maxCharacters = 8000;
/** A key has signs between its letters and digits, a passphrase as many words. */
const maxRuns = 24;
const minPhraseWords = 4;

interface Known {
  /** As it was recognised. */
  readonly secret: string;
  /** Where in it the first letter or digit stands. */
  readonly lead: number;
  readonly kind: string;
}

/**
 * The secrets that were recognised so far, which are replaced wherever else they stand: "my password is hunter2. I type
 * hunter2 each morning."
 * Only those that no sentence holds by chance: of six characters or more, and letters with digits, digits alone,
 * letters that change their case twice, or a phrase of four words. A password "summer" stays in "we met last summer",
 * one of "GitHub" in "we use GitHub", and so does, where it is called a key, what is made of words and short numbers
 * ("us-east-1").
 */
export class FoundSecrets {
  /** By the secret from its first letter or digit to its last. */
  readonly #known = new Map<string, Known>();
  /** How many runs of letters and digits they have, by the first of them. */
  readonly #runCounts = new Map<string, Set<number>>();

  readonly replace: Replace = (secret, kind) => {
    this.#note(secret, kind);
    return placeholderOf(kind);
  };

  /**
   * The text without what was recognised before, wherever it stands as words of its own. Linear in the text, however
   * many are known.
   */
  redactRepeats(text: string): string {
    if (this.#known.size === 0) return text;
    const found = [...text.matchAll(runs)];
    const pieces: string[] = [];
    let kept = 0;
    for (const [at, { index, 0: first }] of found.entries()) {
      if (index < kept) continue;
      for (const count of this.#runCounts.get(first) ?? []) {
        const last = found[at + count - 1];
        const end = last === undefined ? Number.POSITIVE_INFINITY : last.index + last[0].length;
        const known = end - index > maxCharacters ? undefined : this.#known.get(text.slice(index, end));
        if (known === undefined) continue;
        const start = index - known.lead;
        const isWhole = start >= kept && text.startsWith(known.secret, start);
        pieces.push(text.slice(kept, isWhole ? start : index), placeholderOf(known.kind));
        kept = isWhole ? start + known.secret.length : end;
        break;
      }
    }
    return kept === 0 ? text : pieces.join('') + text.slice(kept);
  }

  #note(secret: string, kind: string): void {
    if (secret.length < minCharacters || secret.length > maxCharacters) return;
    const found = [...secret.matchAll(runs)];
    const [first, last] = [found[0], found.at(-1)];
    if (first === undefined || last === undefined || found.length > maxRuns) return;
    const core = secret.slice(first.index, last.index + last[0].length);
    if (!standsOut(core, kind)) return;
    this.#known.set(core, { secret, lead: first.index, kind });
    const counts = this.#runCounts.get(first[0]) ?? new Set();
    this.#runCounts.set(first[0], counts.add(found.length));
  }
}

/** Whether a text would stand in no sentence by chance. */
function standsOut(text: string, kind: string): boolean {
  if (text.length < minCharacters || text.includes('[secret:')) return false;
  if (/^\d+$/.test(text)) return true;
  if (/\s/.test(text)) {
    const words = text.split(/\s+/);
    return words.length >= minPhraseWords || words.some((word) => standsOut(word, kind));
  }
  if ((text.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0) >= 2) return true;
  return (kind === 'password' && isUnlinkedPassword(text)) || (/\d/.test(text) && !isMadeOfWords(text));
}
