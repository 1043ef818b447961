import { spelledOut } from '../dates/tokens/chat-spellings.js';
import { mapLinesOfTalk } from '../language/lines-of-talk.js';
import { type Meaning, mayHoldShorthand, shorthandWords, type TypedLanguage } from './shorthand-words.js';
import { typedLanguage } from './typed-language.js';

/*
 * "logs r kept 30 days n u can't delete them": shorthand is read as the words it stands for, so that every rule knows
 * them, and what is kept has its own words again.
 */

/** A text spelled out, and what puts its own words back into what was kept of it. */
export interface SpelledOut {
  readonly text: string;
  readonly restore: (kept: string) => string;
}

const asTyped = (text: string): SpelledOut => ({ text, restore: (kept) => kept });

/** A word with the signs around it: what stands in backticks is a word of no language. */
const piece = /`[^`\n]*`|[^\s`]+/gu;
const openingSigns = /^[("'“‘¿¡]+/u;
const closingSigns = /[)"'”’,;:.!?…]+$/u;
/** A line with more of these is code, and no talk. */
const codeSigns = /[{};]\s*$|=>|&&|\|\||::|^\s*(?:[$#>]|\/\/|import |const |def |for \w+ in )/;

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly core: string;
}

/** @param text of a turn of somebody who types */
export function spellOut(text: string): SpelledOut {
  if (!mayHoldShorthand(text)) return asTyped(text);
  const typed = new Map<string, string>();
  const meanings = new Set<string>();
  const spelled = mapLinesOfTalk(text, (line) =>
    codeSigns.test(line) || !mayHoldShorthand(line) ? line : spellOutLine(line, typed, meanings),
  );
  if (typed.size === 0) return asTyped(text);
  const said = new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${[...meanings].join('|')})(?![\\p{L}\\p{N}'’])`, 'giu');
  return {
    text: spelled,
    restore: (kept) =>
      kept.replace(said, (meaning: string, at: number) => typedFor(kept, meaning, at, typed) ?? meaning),
  };
}

function spellOutLine(line: string, typed: Map<string, string>, meanings: Set<string>): string {
  const pieces = piecesOf(line);
  const language = typedLanguage(line);
  if (language === null) return line;
  const known = shorthandWords[language];
  const meant = pieces.map(({ core }, at) => {
    const meaning = known.get(core.toLowerCase().replaceAll('’', "'")) ?? timeWord(core, language);
    if (meaning === undefined || (core.length < 3 && core !== core.toLowerCase())) return null;
    const isApart = at > 0 && endsSentence(line, pieces[at - 1], pieces[at]);
    const before = isApart ? '' : (pieces[at - 1]?.core.toLowerCase() ?? '');
    const isLast = endsSentence(line, pieces[at], pieces[at + 1]);
    const behind = isLast ? '' : (pieces[at + 1]?.core.toLowerCase() ?? '');
    const areNames = isCapital(pieces[at - 1]) && isCapital(pieces[at + 1]);
    return meaning.stands === undefined || meaning.stands({ before, behind, areNames })
      ? withCase(meaning.means, core)
      : null;
  });
  let out = '';
  let from = 0;
  for (const [at, { start, end, core }] of pieces.entries()) {
    const means = meant[at];
    if (means == null) continue;
    meanings.add(means.toLowerCase());
    const before = meant[at - 1] ?? pieces[at - 1]?.core ?? '';
    const behind = meant[at + 1] ?? pieces[at + 1]?.core ?? '';
    for (const key of keysOf(means, lastWord(before), firstWord(behind))) if (!typed.has(key)) typed.set(key, core);
    out += line.slice(from, start) + means;
    from = end;
  }
  return out + line.slice(from);
}

const isCapital = (said: Piece | undefined): boolean => /^\p{Lu}/u.test(said?.core ?? '');

/** "tmrw", "wks": the words of times. "Todays build" owns what follows. */
function timeWord(core: string, language: TypedLanguage): Meaning | undefined {
  const means = language === 'english' && !/days?s$|rows$/i.test(core) ? spelledOut(core) : undefined;
  return means === undefined ? undefined : { means };
}

const withCase = (means: string, core: string): string =>
  /^\p{Lu}/u.test(core) ? means.charAt(0).toUpperCase() + means.slice(1) : means;

function piecesOf(line: string): readonly Piece[] {
  return [...line.matchAll(piece)].map(({ 0: said, index }) => {
    const opening = said.startsWith('`') ? 0 : (openingSigns.exec(said)?.[0].length ?? 0);
    const closing = said.startsWith('`') ? 0 : (closingSigns.exec(said.slice(opening))?.[0].length ?? 0);
    const [start, end] = [index + opening, index + said.length - closing];
    return { start, end, core: line.slice(start, end) };
  });
}

const endsSentence = (line: string, one: Piece | undefined, other: Piece | undefined): boolean =>
  one === undefined || other === undefined || /[.!?…,;:)]/.test(line.slice(one.end, other.start));

/** The letters and digits nearest to a place: "`src/main.ts`" is "ts" from behind. */
const lastWord = (said: string): string =>
  /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(said)?.[0].slice(-maxKeyCharacters).toLowerCase() ?? '';
const firstWord = (said: string): string =>
  /[\p{L}\p{N}]+/u.exec(said)?.[0].slice(0, maxKeyCharacters).toLowerCase() ?? '';
/** Fewer than are read where a word is looked for, so that of a long one both have the same part. */
const maxKeyCharacters = 40;

/** Between its two words, and where it opens or ends what is kept. */
const keysOf = (means: string, before: string, behind: string): readonly string[] =>
  [
    [before, behind],
    ['', behind],
    [before, ''],
  ].map((beside) => [means.toLowerCase(), ...beside].join('\n'));

const maxWordCharacters = 60;
const datesBefore = / \((?:\d{4}-\d\d-\d\d(?: to )?){1,2}\)[^\p{L}\p{N}]*$/u;
const datesBehind = /^[^\p{L}\p{N}]*\((?:\d{4}-\d\d-\d\d(?: to )?){1,2}\)/u;

/** What was typed for a meaning at a place, by the words beside it; dates that were put in are none of them. */
function typedFor(kept: string, meaning: string, at: number, typed: ReadonlyMap<string, string>): string | undefined {
  const ahead = kept.slice(Math.max(0, at - maxWordCharacters), at).replace(datesBefore, ' ');
  const rest = kept.slice(at + meaning.length, at + meaning.length + maxWordCharacters).replace(datesBehind, ' ');
  const before = /[.?!:]\s*$/.test(ahead) ? '' : lastWord(ahead);
  return (
    typed.get([meaning.toLowerCase(), lastWord(ahead), firstWord(rest)].join('\n')) ??
    typed.get([meaning.toLowerCase(), before, firstWord(rest)].join('\n'))
  );
}
