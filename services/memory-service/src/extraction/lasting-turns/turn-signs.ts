import { splitSentences } from '../language/split-sentences.js';
import { lastingOdds } from '../lasting/lasting-odds.js';
import { readTokens, type Token } from '../lasting/sentence-signs.js';
import type { Voice } from '../voice.js';

/** What somebody said, and as who. */
export interface Said {
  readonly text: string;
  readonly voice: Voice;
}

/** A turn with the one before it, by whoever; null where it is the first. */
export interface TurnInPlace extends Said {
  readonly before: Said | null;
}

/** Of a longer turn the beginning is judged, of the one before less. */
const maxCharacters = 1500;
const maxCharactersBefore = 300;
/** `readTokens` reads so much at once. */
const sliceCharacters = 500;
const maxSentences = 30;

/** What stands in code is never kept. */
const codeBlock = /```[\s\S]*?(?:```|$)/g;
const codeStandIn = '```';

/**
 * The signs by which a turn is judged: its words, pairs of words and form, those of the turn before, which may have
 * asked for a text or an explanation, and what its sentences weigh by themselves. A sign is a string that is the same
 * in training and in use.
 */
export function signsOfTurn(turn: TurnInPlace, commonWords: ReadonlySet<string>): ReadonlySet<string> {
  const { voice, before } = turn;
  const signs = new Set<string>();
  const add = (sign: string): void => void signs.add(sign).add(`${voice} ${sign}`);
  const text = turn.text.replace(codeBlock, codeStandIn);
  const tokens = tokensOf(text, maxCharacters);
  const kinds = kindsOf(tokens, commonWords);
  for (const { word } of tokens) add(`word ${word}`);
  for (const pair of pairsOf(kinds)) signs.add(`kinds ${pair}`);
  for (const end of endsOf(kinds)) add(end);
  for (const look of [...looksOf(turn.text), ...weightsOf(text, voice)]) add(look);
  if (before !== null)
    for (const sign of signsBefore(before, tokens, commonWords)) signs.add(`${voice} behind ${before.voice} ${sign}`);
  return signs;
}

/** The signs of what was said before, and how many words it shares with what is said. */
export function* signsBefore(before: Said, said: readonly Token[], commonWords: ReadonlySet<string>): Iterable<string> {
  const tokens = tokensOf(before.text, maxCharactersBefore);
  const kinds = kindsOf(tokens, commonWords);
  yield 'turn';
  for (const { word } of tokens) yield `word ${word}`;
  for (const pair of pairsOf(kinds)) yield `kinds ${pair}`;
  yield* endsOf(kinds);
  yield `length ${Math.min(6, Math.floor(before.text.length / 60))}`;
  const words = new Set(tokens.map(({ word }) => word));
  const shared = new Set(said.map(({ word }) => word).filter((word) => word.length > 3 && words.has(word)));
  yield `shared ${Math.min(5, shared.size)}`;
}

function tokensOf(text: string, most: number): readonly Token[] {
  const head = text.slice(0, most);
  const slices = Math.ceil(head.length / sliceCharacters);
  return Array.from({ length: slices }, (_, at) =>
    head.slice(at * sliceCharacters, (at + 1) * sliceCharacters),
  ).flatMap((slice) => readTokens(slice));
}

/** Words that are common as themselves, others by their kind. */
export const kindsOf = (tokens: readonly Token[], commonWords: ReadonlySet<string>): readonly string[] =>
  tokens.map(({ word, kind }) => (commonWords.has(word) ? word : kind));

const pairsOf = (kinds: readonly string[]): readonly string[] =>
  kinds.slice(1).map((kind, at) => `${kinds[at]} ${kind}`);

/** How something begins and ends. */
export const endsOf = (kinds: readonly string[]): readonly string[] => [
  ...[1, 2, 3].map((count) => `begins ${kinds.slice(0, count).join(' ')}`),
  ...[1, 2].map((count) => `ends ${kinds.slice(-count).join(' ')}`),
];

const looks: Readonly<Record<string, RegExp>> = {
  code: /```/,
  items: /^\s{0,8}[-*•] /m,
  steps: /^\s{0,8}\d{1,2}[.)] /m,
  heading: /^#/m,
  bold: /\*\*/,
  backticks: /`[^`\n]/,
  asking: /[?？]\s*$/,
  we: /\b(?:we|our|us)\b/i,
  i: /\b(?:i|my|me)\b/i,
  you: /\b(?:you|your)\b/i,
};

/** How long it is and in which form it is written. */
function* looksOf(text: string): Iterable<string> {
  yield `length ${Math.min(12, Math.floor(Math.log2(text.length + 1)))}`;
  yield `lines ${Math.min(6, Math.floor(Math.log2(text.split('\n').length)))}`;
  const head = text.slice(0, maxCharacters);
  for (const [name, look] of Object.entries(looks)) if (look.test(head)) yield name;
}

/** What its sentences weigh, one by one. */
function* weightsOf(text: string, voice: Voice): Iterable<string> {
  const sentences = text
    .slice(0, maxCharacters)
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .slice(0, maxSentences);
  if (sentences.length === 0) return;
  const odds = sentences.map((sentence) => lastingOdds(sentence, voice).odds);
  yield `heaviest ${Math.round(Math.max(...odds))}`;
  yield `mean ${Math.round((1.5 * odds.reduce((sum, each) => sum + each, 0)) / odds.length)}`;
}
