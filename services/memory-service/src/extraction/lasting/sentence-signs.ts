import type { Voice } from '../voice.js';

/** Of a longer sentence the beginning is judged. */
const maxCharacters = 500;

/**
 * Backticked code; numbers with their marks; identifiers and paths; a character of a script without spaces; words;
 * marks.
 */
const tokens =
  /`[^`]{1,80}`|\d+(?:[.:,/-]\d+)*%?|[\p{L}\p{N}_]+(?:[./@:_-][\p{L}\p{N}_]+)+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\p{L}+(?:['’]\p{L}+)?|[?!.,:;…]/gu;

/** A word, number or mark as itself, and as the kind of token it is when the word is too rare to be known. */
export interface Token {
  readonly word: string;
  readonly kind: string;
}

/** What a token stands for, whatever its letters: `src/app.ts` and `LOG_LEVEL` are alike. */
function standIn(text: string): string | null {
  if (/^\d/.test(text)) {
    if (/\.\d+\./.test(text)) return '<version>';
    if (text.includes(':')) return '<time>';
    return text.endsWith('%') ? '<share>' : '<number>';
  }
  const isIdentifier =
    text.startsWith('`') || (text.length > 2 && /[._/@:]/.test(text)) || /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u.test(text);
  return isIdentifier ? '<identifier>' : null;
}

function ending(word: string): string {
  const known = /(?:ing|ed|ly|en|er|s|t)$/.exec(word);
  return known === null ? '<word>' : `<-${known[0]}>`;
}

function tokenOf(text: string, before: string | undefined): Token {
  const stand = standIn(text);
  if (stand !== null) return { word: stand, kind: stand };
  if (/^[?!.,:;…]$/.test(text)) return { word: text, kind: text };
  const word = text.toLowerCase().replace('’', "'");
  const isName = before !== undefined && !/[.?!:…]/.test(before) && /^\p{Lu}/u.test(text) && !/^i(?:$|')/.test(word);
  if (!isName) return { word, kind: ending(word) };
  return { word, kind: /^\p{Lu}+$/u.test(text) ? '<ACRONYM>' : '<Name>' };
}

/** The tokens of a sentence, for signs and for counting which words are common. */
export function readTokens(sentence: string): readonly Token[] {
  const texts = sentence.slice(0, maxCharacters).match(tokens) ?? [];
  return texts.map((text, at) => tokenOf(text, texts[at - 1]));
}

/**
 * The signs by which a sentence is judged: its words and pairs of words; the same with the kind of word in place of
 * each word that is not among the common ones, and pairs of these with one between; how it begins and ends, how long it
 * is, and who says it. A sign is a string that is the same in training and in use.
 */
export function signsOf(read: readonly Token[], voice: Voice, commonWords: ReadonlySet<string>): ReadonlySet<string> {
  const words = read.map(({ word }) => word);
  const kinds = read.map(({ word, kind }) => (commonWords.has(word) ? word : kind));
  const signs = new Set<string>();
  for (const [at, word] of words.entries()) {
    signs.add(`word ${word}`).add(`${voice} word ${word}`);
    signs.add(`kind ${kinds[at]}`);
    if (at === 0) continue;
    signs.add(`words ${words[at - 1]} ${word}`);
    signs.add(`kinds ${kinds[at - 1]} ${kinds[at]}`);
    if (at > 1) signs.add(`around ${kinds[at - 2]} ${kinds[at]}`);
  }
  const [first = ''] = kinds;
  const firstTwo = kinds.slice(0, 2).join(' ');
  signs
    .add(`begins ${first}`)
    .add(`begins ${firstTwo}`)
    .add(`begins ${kinds.slice(0, 3).join(' ')}`);
  signs.add(`ends ${kinds.at(-1)}`).add(`ends ${kinds.slice(-2).join(' ')}`);
  signs.add(`length ${Math.min(12, Math.floor(words.length / 3))}`);
  signs.add(voice).add(`${voice} begins ${first}`).add(`${voice} begins ${firstTwo}`);
  return signs;
}
