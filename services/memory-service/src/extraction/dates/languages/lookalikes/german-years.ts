import type { Token } from '../../tokens/tokens.js';
import { hasGermanParticiple } from '../tense/foreign-tense.js';

/*
 * German names a year without a preposition: "2021 sind wir nach Köln gezogen", "das Haus haben wir 2019 gekauft".
 */

const auxiliaries = new Set('sind bin habe hab haben hat ist wurde wurden waren'.split(' '));
const beforeYear = new Set([...auxiliaries, ...'wir ich er sie uns mich sich schon bereits erst dann'.split(' ')]);
/** Of those in which something is told that was: "2021 zogen wir um". */
const subjects = new Set(['wir', 'ich', 'er', 'sie', 'unser', 'unsere', 'mein', 'meine']);

/**
 * Whether four digits are a year as German tells it. A noun behind them makes them an amount ("wir haben 2048 Dateien
 * gelöscht").
 */
export function isGermanYear(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (after?.kind === 'word' && after.isCapital) return false;
  const opens = before === undefined || before.kind === 'break' || '.!?,'.includes(before.word);
  if (opens) return after?.kind === 'word' && (auxiliaries.has(after.word) || subjects.has(tokens[at + 2]?.word ?? ''));
  return before.kind === 'word' && beforeYear.has(before.word) && hasGermanParticiple(tokens, at);
}
