import { readFileSync } from 'node:fs';

/**
 * Cuts an ASCII text into the model's token ids: lower case, words and signs, longest pieces first. No accents, no
 * other scripts, no limits.
 */
export function createWordPieces(vocabularyPath: string): (text: string) => number[] {
  const ids = new Map(
    readFileSync(vocabularyPath, 'utf8')
      .split('\n')
      .map((token, id) => [token.trimEnd(), id]),
  );
  const idOf = (token: string): number => ids.get(token) ?? ids.get('[UNK]') ?? 0;
  const pieces = (word: string): number[] => {
    const found: number[] = [];
    for (let start = 0; start < word.length; ) {
      let end = word.length;
      const piece = () => (start === 0 ? '' : '##') + word.slice(start, end);
      while (end > start && !ids.has(piece())) end -= 1;
      if (end === start) return [idOf('[UNK]')];
      found.push(idOf(piece()));
      start = end;
    }
    return found;
  };
  return (text) => {
    const words = text.toLowerCase().match(/[a-z0-9]+|[^\sa-z0-9]/g) ?? [];
    return [idOf('[CLS]'), ...words.flatMap(pieces), idOf('[SEP]')];
  };
}
