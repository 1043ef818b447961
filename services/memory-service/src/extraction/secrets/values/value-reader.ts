/* What stands behind a name, read so that a text of nothing but names is not read again for each of them. */

/** A longer value is one of another kind, such as an encoded file. */
const maxValueCharacters = 8000;
/** In quotation marks a sentence, or one word of whatever length tokens have. */
const quoted = (mark: string): string =>
  `${mark}(?:[^${mark}\\n]{1,300}|[^${mark}\\s]{1,${maxValueCharacters}})${mark}`;
const quotedValue = new RegExp(
  `\\\\"[^"\\\\\\n]{1,${maxValueCharacters}}\\\\"|${['"', "'", '`'].map(quoted).join('|')}`,
  'y',
);
const bareRun = /[^\s"'`,;，。、]+/y;
/** Where the next parameter of an address begins. */
const nextParameter = /&(?=[A-Za-z_][\w.-]{0,40}=)/g;

/**
 * Reads the values of one text, each behind the one before. Linear in the text: where a run of characters ends is
 * looked up once.
 */
export class ValueReader {
  readonly #text: string;
  #runStart = 0;
  #runEnd = 0;
  readonly #parameterFrom: (start: number) => number;
  readonly #placeholderFrom: (start: number) => number;

  constructor(text: string) {
    this.#text = text;
    this.#parameterFrom = rememberingNext((start) => {
      nextParameter.lastIndex = start;
      return nextParameter.exec(text)?.index ?? text.length;
    });
    this.#placeholderFrom = rememberingNext((start) => {
      const at = text.indexOf('[secret:', start);
      return at === -1 ? text.length : at;
    });
  }

  holdsPlaceholder(start: number, end: number): boolean {
    return this.#placeholderFrom(start) < end;
  }

  /** The value that begins at a place, with the quotation marks around it; empty where none begins. */
  at(start: number): string {
    const first = this.#text.charAt(start);
    if (/["'`\\]/.test(first)) {
      quotedValue.lastIndex = start;
      const found = quotedValue.exec(this.#text);
      if (found !== null) return found[0];
    }
    return this.#text.slice(start, Math.min(this.#endOfRun(start), start + maxValueCharacters));
  }

  #endOfRun(start: number): number {
    if (start < this.#runStart || start >= this.#runEnd) {
      bareRun.lastIndex = start;
      this.#runStart = start;
      this.#runEnd = start + (bareRun.exec(this.#text)?.[0].length ?? 0);
    }
    return Math.min(this.#runEnd, this.#parameterFrom(start + 1));
  }
}

/** Looks for the next place from a start on only where the one that was found last lies before it. */
function rememberingNext(find: (start: number) => number): (start: number) => number {
  let next = -1;
  return (start) => {
    if (next < start) next = find(start);
    return next;
  };
}

const endSigns = new Set('.!?)]}*');

/**
 * The signs at the end of a value that are the sentence's. Counted from the end: a pattern would try every run of signs
 * before it.
 */
export function endSignsOf(value: string): string {
  let length = value.length;
  while (length > 0 && endSigns.has(value.charAt(length - 1))) length -= 1;
  return value.slice(length);
}

/** What a value is shows in so much of it. */
const judgedCharacters = 200;

/** A value, or the head of a long one, without quotation marks around it and the signs behind it. */
export function unquote(value: string): string {
  const start = /^\\?["'`]/.exec(value)?.[0].length ?? 0;
  const hasClosing = value.length > start && /["'`]/.test(value.charAt(value.length - 1));
  const end = hasClosing ? value.length - (value.charAt(value.length - 2) === '\\' ? 2 : 1) : value.length;
  const bare = value.slice(start, end);
  // "b0x!" within quotation marks ends with a sign of its own.
  const isWhole = start > 0 && hasClosing && bare.endsWith('!') && /\d/.test(bare) && !/\s/.test(bare);
  return bare.slice(0, Math.min(judgedCharacters, bare.length - (isWhole ? 0 : endSignsOf(bare).length)));
}
