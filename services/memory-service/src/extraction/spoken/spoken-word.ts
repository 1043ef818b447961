/** A word as it was said, with the marks that stand at it. */
export interface SpokenWord {
  readonly text: string;
  /** Small letters, straight apostrophes, without marks. */
  readonly lower: string;
  /** Between quotation marks or backticks, where nothing is left out. */
  readonly isEnclosed: boolean;
  /** What was left out right before it: a hesitation, talk about the talk ("what else"), or nothing. */
  readonly pause: 'none' | 'hesitation' | 'talk';
}

const mark = /["`“”«»]/g;

/** The words of a line, which are what stands between its spaces. */
export function spokenWordsOf(line: string): readonly SpokenWord[] {
  let isOpen = false;
  return line
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const marks = text.match(mark)?.length ?? 0;
      const isEnclosed = isOpen || marks > 0;
      if (marks % 2 === 1) isOpen = !isOpen;
      return { text, lower: lowerOf(text), isEnclosed, pause: 'none' };
    });
}

const lowerOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]{1,4}/u, '')
    .replace(/[^\p{L}\p{N}]{1,4}$/u, '');

export const textOfSpoken = (words: readonly SpokenWord[]): string => words.map(({ text }) => text).join(' ');

export const endsWithMark = (word: SpokenWord | undefined): boolean => /[,;:.!?…–—-]["'”’)]?$/.test(word?.text ?? '');
