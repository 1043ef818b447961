import stem from 'wink-porter2-stemmer';
import { BoundedCache } from '../bounded-cache.js';
import { foldAccents } from './fold-accents.js';
import { irregularForms } from './irregular-forms.js';
import { splitIdentifier } from './split-identifier.js';
import { stopWords } from './stop-words.js';

/** One indexed term of a text. */
export interface Token {
  /** Lower case, at most `maxLexemeCharacters` characters. */
  readonly lexeme: string;
  /** `whole`: an identifier, path or version as it stands; `part`: a word inside one; `word`: everything else. */
  readonly kind: 'word' | 'whole' | 'part';
}

/** Postgres refuses lexemes of 2 kB; longer ones than this are data, not words that anybody asks for. */
const maxLexemeCharacters = 128;

/**
 * Runs of word characters, joined by single marks into one identifier: `src/auth/token.ts`, `ERR_SSL_9042`, `v2.14.3`,
 * `@scope/name`, `user@host:80`. The two classes share no character, so that no text makes the expression backtrack far.
 */
const compound = /[\p{L}\p{M}\p{N}_]+(?:(?:::|[./\\:@#'’+&=-])[\p{L}\p{M}\p{N}_]+)*(?:\+\+|#)?/gu;
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
 * The terms of a text in their order, at most `limit`. The same function serves writing, asking and scoring, so a word is
 * found by the very lexeme it was stored under. English stop words are left out, English words stemmed.
 */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  const readable = text.normalize('NFKC').replace(thousands, '$1');
  for (const match of readable.matchAll(compound)) {
    for (const token of tokensOf(match[0])) {
      if (tokens.length >= limit) return tokens;
      tokens.push(token);
    }
  }
  return tokens;
}

/** Texts repeat their words: five times as fast with the last ones remembered. */
const remembered = new BoundedCache<readonly Token[]>(20_000);
const maxRememberedCharacters = 32;

function tokensOf(compoundText: string): readonly Token[] {
  const known = remembered.get(compoundText);
  if (known !== undefined) return known;
  const tokens: Token[] = [];
  addCompound(compoundText, tokens);
  if (compoundText.length <= maxRememberedCharacters) remembered.set(compoundText, tokens);
  return tokens;
}

function addCompound(text: string, tokens: Token[]): void {
  const bare = text.replace(contraction, '');
  if (hasUnspaced.test(bare)) {
    addUnspaced(bare, tokens);
    return;
  }
  const date = isoDate.exec(bare);
  if (date !== null) {
    push(tokens, bare, 'whole');
    push(tokens, date[1] ?? '', 'part');
    return;
  }
  if (version.test(bare)) {
    push(tokens, bare.replace(/^v/iu, '').toLowerCase(), 'whole');
    return;
  }
  const segments = bare.split(joint).filter((segment) => segment !== '');
  if (segments.length === 1 && !/[^\p{L}\p{M}\p{N}]/u.test(bare)) addSegment(bare, tokens, false);
  else addSegments(bare, segments, tokens);
}

function addSegments(whole: string, segments: readonly string[], tokens: Token[]): void {
  const isCompound = segments.length > 1 || /(?:\+\+|#)$/u.test(whole);
  if (isCompound) push(tokens, foldAccents(whole.toLowerCase()), 'whole');
  const last = segments.at(-1);
  // The file of a path is asked for by its name alone.
  const file = whole.slice(Math.max(whole.lastIndexOf('/'), whole.lastIndexOf('\\')) + 1);
  if (file !== whole && file !== last) push(tokens, foldAccents(file.toLowerCase()), 'part');
  for (const segment of segments) addSegment(segment, tokens, isCompound);
}

/** A run without path marks: one word, or words joined by hyphens, underscores or capitals, found joined and apart. */
function addSegment(segment: string, tokens: Token[], inCompound: boolean): void {
  const words = segment.split(/['’]/u).flatMap(splitIdentifier);
  if (words.length > 1) push(tokens, normalizeWord(words.join('')), 'whole');
  for (const word of words) {
    const lexeme = normalizeWord(word);
    if (stopWords.has(word.toLowerCase()) || lexeme === '') continue;
    push(tokens, lexeme, inCompound || words.length > 1 ? 'part' : 'word');
  }
}

/** One word in the form it is stored and asked in. */
export function normalizeWord(word: string): string {
  const folded = foldAccents(word.toLowerCase());
  if (!/^[a-z]+$/u.test(folded) || folded.length > maxLexemeCharacters) return folded;
  return stem(irregularForms.get(folded) ?? folded);
}

/** Scripts without spaces: every two neighbouring characters are a term, a single one is its own. */
function addUnspaced(text: string, tokens: Token[]): void {
  let end = 0;
  for (const match of text.matchAll(unspacedRun)) {
    if (match.index > end) addRest(text.slice(end, match.index), tokens);
    const characters = Array.from(match[0]);
    if (characters.length === 1) push(tokens, match[0], 'word');
    for (let position = 0; position + 1 < characters.length; position++) {
      push(tokens, `${characters[position]}${characters[position + 1]}`, 'word');
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) addRest(text.slice(end), tokens);
}

function addRest(text: string, tokens: Token[]): void {
  for (const match of text.matchAll(compound)) addCompound(match[0], tokens);
}

function push(tokens: Token[], lexeme: string, kind: Token['kind']): void {
  if (lexeme === '') return;
  tokens.push({ lexeme: lexeme.length > maxLexemeCharacters ? cut(lexeme) : lexeme, kind });
}

/** Cut at a whole character: half a surrogate pair is no UTF-8. */
function cut(lexeme: string): string {
  return Array.from(lexeme.slice(0, maxLexemeCharacters + 1))
    .slice(0, -1)
    .join('')
    .slice(0, maxLexemeCharacters);
}
