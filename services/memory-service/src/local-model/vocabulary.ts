import { readFile } from 'node:fs/promises';

const continuationPrefix = '##';

/** The tokens of a BERT vocabulary by what they can match. */
export interface Vocabulary {
  /** Pieces that a word can begin with, and whole words. */
  readonly beginnings: ReadonlyMap<string, number>;
  /** Pieces that can follow inside a word, without their `##`. */
  readonly continuations: ReadonlyMap<string, number>;
  /** `[CLS]` and the like, which are one token wherever a text spells them out. */
  readonly specials: ReadonlyMap<string, number>;
  readonly classId: number;
  readonly separatorId: number;
  readonly unknownId: number;
  /** UTF-16 units of the longest piece: no longer one has to be looked for. */
  readonly longestPiece: number;
}

export const readVocabulary = async (path: string | URL): Promise<Vocabulary> =>
  parseVocabulary(await readFile(path, 'utf8'));

/** Reads what `vocab.txt` holds: one token a line, its id is its line number from 0. */
export function parseVocabulary(lines: string): Vocabulary {
  const tokens = lines.split('\n').map((line) => line.trimEnd());
  const beginnings = new Map<string, number>();
  const continuations = new Map<string, number>();
  let longestPiece = 0;
  for (const [id, token] of tokens.entries()) {
    if (token === '') continue;
    const continues = token.startsWith(continuationPrefix) && token.length > continuationPrefix.length;
    const piece = continues ? token.slice(continuationPrefix.length) : token;
    (continues ? continuations : beginnings).set(piece, id);
    longestPiece = Math.max(longestPiece, piece.length);
  }
  const idOf = (token: string): number => {
    const id = beginnings.get(token);
    if (id === undefined) throw new Error(`The vocabulary has no ${token}`);
    return id;
  };
  const specials = new Map(['[CLS]', '[SEP]', '[MASK]', '[PAD]', '[UNK]'].map((token) => [token, idOf(token)]));
  return {
    beginnings,
    continuations,
    specials,
    classId: idOf('[CLS]'),
    separatorId: idOf('[SEP]'),
    unknownId: idOf('[UNK]'),
    longestPiece,
  };
}
