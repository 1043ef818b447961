import stem from 'wink-porter2-stemmer';
import { BoundedCache } from '../../bounded-cache/bounded-cache.js';
import { foldAccents } from './fold-accents.js';
import { irregularForms } from './irregular-forms.js';
import { splitIdentifier } from './split-identifier.js';
import { stopWords } from './stop-words.js';

/** Postgres refuses lexemes of 2 kB; longer ones than this are data, not words that anybody asks for. */
const maxLexemeCharacters = 128;

/**
 * Runs of word characters, joined by single marks into one identifier: `src/auth/token.ts`, `ERR_SSL_9042`, `v2.14.3`,
 * `@scope/name`, `user@host:80`. The two classes share no character, so that no text makes the expression backtrack
 * far.
 */
const compound = /[\p{L}\p{M}\p{N}_]+(?:(?:::|[./\\:@#'’+&=-])[\p{L}\p{M}\p{N}_]+)*(?:\+\+|#)?/gu;
/** One word of letters that are written in one way only: nothing in it has to be found first. */
const plainWord = /^[a-z]+$/i;
const joint = /::|[./\\:@#+&=]/u;
const thousands = /(\p{N}),(?=\p{N}{3}(?!\p{N}))/gu;
const contraction = /['’](?:s|t|d|m|ll|re|ve)$/iu;
const version = /^v?\d+(?:\.\d+)+/iu;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/u;
const unspacedRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const hasUnspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The terms of a text in their order, at most `limit`. The same function serves writing, asking and scoring, so a word
 * is found by the very lexeme it was stored under. English stop words are left out, English words stemmed.
 */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  if (plainWord.test(text)) return lexemesOf(text).slice(0, limit);
  const lexemes: string[] = [];
  const readable = text.normalize('NFKC').replace(thousands, '$1');
  for (const match of readable.matchAll(compound)) {
    for (const lexeme of lexemesOf(match[0])) {
      if (lexemes.length >= limit) return lexemes;
      lexemes.push(lexeme);
    }
  }
  return lexemes;
}

/** Texts repeat their words: remembering the last ones makes it five times as fast. */
const remembered = new BoundedCache<readonly string[]>(20_000);
const maxRememberedCharacters = 32;

function lexemesOf(compoundText: string): readonly string[] {
  const known = remembered.get(compoundText);
  if (known !== undefined) return known;
  const lexemes: string[] = [];
  addCompound(compoundText, lexemes);
  if (compoundText.length <= maxRememberedCharacters) remembered.set(compoundText, lexemes);
  return lexemes;
}

function addCompound(text: string, lexemes: string[]): void {
  const bare = text.replace(contraction, '');
  if (hasUnspaced.test(bare)) {
    addUnspaced(bare, lexemes);
    return;
  }
  const date = isoDate.exec(bare);
  if (date !== null) {
    push(lexemes, bare);
    push(lexemes, date[1] ?? '');
    return;
  }
  if (version.test(bare)) {
    push(lexemes, bare.replace(/^v/iu, '').toLowerCase());
    return;
  }
  const segments = bare.split(joint).filter((segment) => segment !== '');
  if (segments.length === 1 && !/[^\p{L}\p{M}\p{N}]/u.test(bare)) addSegment(bare, lexemes);
  else addSegments(bare, segments, lexemes);
}

function addSegments(whole: string, segments: readonly string[], lexemes: string[]): void {
  const isCompound = segments.length > 1 || /(?:\+\+|#)$/u.test(whole);
  if (isCompound) push(lexemes, foldAccents(whole.toLowerCase()));
  const last = segments.at(-1);
  // The file of a path is asked for by its name alone.
  const file = whole.slice(Math.max(whole.lastIndexOf('/'), whole.lastIndexOf('\\')) + 1);
  if (file !== whole && file !== last) push(lexemes, foldAccents(file.toLowerCase()));
  for (const segment of segments) addSegment(segment, lexemes);
}

/** A run without path marks: one word, or words joined by hyphens, underscores or capitals, found joined and apart. */
function addSegment(segment: string, lexemes: string[]): void {
  const words = segment.split(/['’]/u).flatMap(splitIdentifier);
  if (words.length > 1) push(lexemes, normalizeWord(words.join('')));
  for (const word of words) {
    const lexeme = normalizeWord(word);
    if (stopWords.has(word.toLowerCase()) || lexeme === '') continue;
    push(lexemes, lexeme);
  }
}

/** One word in the form it is stored and asked in. */
function normalizeWord(word: string): string {
  const folded = foldAccents(word.toLowerCase());
  if (!/^[a-z]+$/u.test(folded) || folded.length > maxLexemeCharacters) return folded;
  return stem(irregularForms.get(folded) ?? folded);
}

/** Scripts without spaces: every two neighbouring characters are a term, a single one is its own. */
function addUnspaced(text: string, lexemes: string[]): void {
  let end = 0;
  for (const match of text.matchAll(unspacedRun)) {
    if (match.index > end) addRest(text.slice(end, match.index), lexemes);
    const characters = Array.from(match[0]);
    if (characters.length === 1) push(lexemes, match[0]);
    for (let position = 0; position + 1 < characters.length; position++) {
      push(lexemes, `${characters[position]}${characters[position + 1]}`);
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) addRest(text.slice(end), lexemes);
}

function addRest(text: string, lexemes: string[]): void {
  for (const match of text.matchAll(compound)) addCompound(match[0], lexemes);
}

function push(lexemes: string[], lexeme: string): void {
  if (lexeme === '') return;
  lexemes.push(lexeme.length > maxLexemeCharacters ? cut(lexeme) : lexeme);
}

/** Cut at a whole character: half a surrogate pair is no UTF-8. */
function cut(lexeme: string): string {
  return Array.from(lexeme.slice(0, maxLexemeCharacters + 1))
    .slice(0, -1)
    .join('')
    .slice(0, maxLexemeCharacters);
}
