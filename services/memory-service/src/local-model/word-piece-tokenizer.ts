import { classify } from './characters.js';
import type { Vocabulary } from './vocabulary.js';

/** Words of more characters than this are `[UNK]`, as in BERT. */
const longestWord = 100;
const combiningMark = /^\p{Mn}$/u;

/**
 * BERT's uncased tokenisation (Devlin et al. 2018): clean the text, take Chinese characters one by one, drop accents,
 * lower case, split at spaces and punctuation, then cut each word greedily into the longest pieces of the vocabulary.
 */
export class WordPieceTokenizer {
  readonly #vocabulary: Vocabulary;
  readonly #maxTokens: number;

  /** @param maxTokens length of the longest answer, `[CLS]` and `[SEP]` included */
  constructor(vocabulary: Vocabulary, maxTokens: number) {
    this.#vocabulary = vocabulary;
    this.#maxTokens = maxTokens;
  }

  /** Token ids from `[CLS]` to `[SEP]`. Reads the text only as far as they go. */
  encode(text: string): number[] {
    const room = this.#maxTokens - 1;
    const ids = [this.#vocabulary.classId];
    const word = new Word();
    let position = 0;
    while (position < text.length && ids.length < room) {
      const special = this.#specialAt(text, position);
      if (special !== null) {
        this.#addWord(word, ids);
        ids.push(special.id);
        position += special.length;
        continue;
      }
      const codePoint = text.codePointAt(position) ?? 0;
      const character = String.fromCodePoint(codePoint);
      this.#read(codePoint, character, word, ids);
      position += character.length;
    }
    this.#addWord(word, ids);
    if (ids.length > room) ids.length = room;
    ids.push(this.#vocabulary.separatorId);
    return ids;
  }

  /** `[MASK]` and the like, spelled out: always one token, as in the reference tokenizer. */
  #specialAt(text: string, position: number): { id: number; length: number } | null {
    if (text[position] !== '[') return null;
    for (const [token, id] of this.#vocabulary.specials) {
      if (text.startsWith(token, position)) return { id, length: token.length };
    }
    return null;
  }

  #read(codePoint: number, character: string, word: Word, ids: number[]): void {
    const kind = classify(codePoint, character);
    if (kind === 'dropped') return;
    if (kind !== 'letter') this.#addWord(word, ids);
    if (kind === 'space') return;
    if (codePoint < 0x80) word.append(character.toLowerCase());
    else this.#readDecomposed(character, word, ids);
    if (kind !== 'letter') this.#addWord(word, ids);
  }

  /** Decomposed characters are looked at once more: some decompose into a space or punctuation. */
  #readDecomposed(character: string, word: Word, ids: number[]): void {
    for (const part of character.normalize('NFD')) {
      if (combiningMark.test(part)) continue;
      const kind = classify(part.codePointAt(0) ?? 0, part);
      if (kind === 'space' || kind === 'punctuation') this.#addWord(word, ids);
      if (kind === 'space') continue;
      word.append(part.toLowerCase());
      if (kind === 'punctuation') this.#addWord(word, ids);
    }
  }

  #addWord(word: Word, ids: number[]): void {
    if (word.characters === 0) return;
    const start = ids.length;
    if (word.characters > longestWord || !this.#addPieces(word.text, ids)) {
      ids.length = start;
      ids.push(this.#vocabulary.unknownId);
    }
    word.clear();
  }

  /** False when the word can't be made of the vocabulary's pieces; some may have been added by then. */
  #addPieces(text: string, ids: number[]): boolean {
    const { beginnings, continuations, longestPiece } = this.#vocabulary;
    let start = 0;
    while (start < text.length) {
      const pieces = start === 0 ? beginnings : continuations;
      let end = Math.min(text.length, start + longestPiece);
      let id = pieces.get(text.slice(start, end));
      while (id === undefined && --end > start) id = pieces.get(text.slice(start, end));
      if (id === undefined) return false;
      ids.push(id);
      start = end;
    }
    return true;
  }
}

/** The word being read. Beyond the longest word only the count grows. */
class Word {
  text = '';
  characters = 0;

  append(character: string): void {
    this.characters += 1;
    if (this.characters <= longestWord) this.text += character;
  }

  clear(): void {
    this.text = '';
    this.characters = 0;
  }
}
