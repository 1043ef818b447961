import { lastingOdds } from '../lasting/lasting-odds.js';
import { readTokens, signsOf, type Token } from '../lasting/sentence-signs.js';
import { endsOf, kindsOf, signsBefore } from '../lasting-turns/turn-signs.js';
import type { SectionKind } from './section-kinds.js';
import type { SentenceInReply } from './sentence-in-reply.js';

const maxPlace = 4;

/**
 * The signs by which a sentence of a reply is judged: those of the sentence by itself and what it weighs, what was
 * asked, the heading and its kind, how the sentence before it begins and what that weighs, and how far down it stands.
 * A sign is a string that is the same in training and in use.
 */
export function signsOfSentence(
  { text, asked, heading, section, before, place }: SentenceInReply,
  commonWords: ReadonlySet<string>,
): ReadonlySet<string> {
  const tokens = readTokens(text);
  const signs = new Set(signsOf(tokens, 'assistant', commonWords));
  const { odds } = lastingOdds(text, 'assistant');
  for (const sign of weightsOf(odds)) signs.add(sign);
  for (const sign of signsAsked(asked, tokens, commonWords)) signs.add(`asked ${sign}`);
  for (const { word } of readTokens(heading)) signs.add(`under ${word}`);
  if (heading !== '') for (const sign of signsOfSection(section, tokens, odds)) signs.add(sign);
  if (before !== '') for (const sign of signsOfNeighbour(before, commonWords)) signs.add(`behind ${sign}`);
  return signs.add(`place ${Math.min(maxPlace, place)}`);
}

/** By the kind of section: alone, with the word that opens the sentence ("I removed …"), and with what it weighs. */
function signsOfSection(kind: SectionKind | null, [first]: readonly Token[], odds: number): readonly string[] {
  if (kind === null) return ['section other'];
  return [`section ${kind}`, `section ${kind} begins ${first?.word}`, `section ${kind} weighs ${Math.round(odds)}`];
}

/** Rounded twice: the finer steps tell more where there are examples enough. */
const weightsOf = (odds: number): readonly string[] => [
  `weighs ${Math.round(odds)}`,
  `weighs half ${Math.round(2 * odds)}`,
];

const ownAffair = /\b(?:i|my|me|we|our|us)\b/i;
const question = /[?？]\s*$/;

function* signsAsked(asked: string | null, said: readonly Token[], commonWords: ReadonlySet<string>): Iterable<string> {
  if (asked === null) {
    yield 'nothing';
    return;
  }
  yield* signsBefore({ text: asked, voice: 'user' }, said, commonWords);
  if (ownAffair.test(asked)) yield 'own';
  if (question.test(asked)) yield 'question';
}

function* signsOfNeighbour(text: string, commonWords: ReadonlySet<string>): Iterable<string> {
  for (const end of endsOf(kindsOf(readTokens(text), commonWords))) yield end;
  yield `weighs ${Math.round(lastingOdds(text, 'assistant').odds)}`;
}
