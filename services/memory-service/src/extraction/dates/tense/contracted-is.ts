import { type Token, wordOf } from '../tokens/tokens.js';
import type { Tense } from './verb-forms.js';

/*
 * "'s" is "is" ("my brother's moving in July", "it's on Friday"), "has" ("it's been a year"), or an owner's ("Anna's
 * talk").
 */

const pronouns = new Set('it he she that what there who here when where everyone everybody nobody'.split(' '));
/** What no owner stands before. */
const behindIs = new Set('on at in from due not still now going off out away back open closed'.split(' '));
const owners = new Set('the a an our my your his her its their this that'.split(' '));
/**
 * In -ing, and things that belong to somebody ("the team's meeting") unless an object shows the verb ("Ana's meeting
 * the client").
 */
const ownedThings = new Set(
  'beginning belonging booking briefing building clothing drawing earring ending engineering evening feeling finding funding gathering hearing heading hosting housewarming housing landing lighting listing lodging marketing meaning meeting mentoring morning offering onboarding opening outing packaging painting parking planning posting pricing printing reading recording reporting routing saving screening serving setting shipping showing spending spelling spring staging standing string surroundings tenting testing thing timing training understanding viewing warning wedding wiring working writing'.split(
    ' ',
  ),
);
const objectOpeners = new Set([...owners, 'us', 'me', 'them', 'him', 'these', 'those', 'to']);
const beforeSubject = new Set(
  'and but so because since then that if when while or also btw fyi think know heard hear says said guess believe'.split(
    ' ',
  ),
);
/** "My little brother": how far before the name its article may stand, in words. */
const maxNameTokens = 3;

/** The tense that "'s" at a place tells of; null for that of an owner. */
export function tenseOfContractedIs(tokens: readonly Token[], at: number): Tense | null {
  const after = wordOf(tokens, at + 1);
  if (pronouns.has(wordOf(tokens, at - 1))) return after === 'been' ? 'perfect' : 'present';
  if (behindIs.has(after)) return 'present';
  return isDoing(tokens, at) ? 'future' : null;
}

/** "My mum's retiring in July", at the beginning of a clause: "we skipped Anna's training" is of an owner. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const doing = wordOf(tokens, at + 1);
  if (!/^\p{Ll}{2,}ing$/u.test(doing) || !opensClause(tokens, at)) return false;
  if (!ownedThings.has(doing)) return true;
  const object = tokens[at + 2];
  return objectOpeners.has(object?.word ?? '') || object?.isCapital === true;
}

/** Whether the name that ends before a place is the first of its clause: "the landlord", "Tom", against "told Tom". */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[firstOfName(tokens, at) - 1];
  return before?.kind !== 'word' || beforeSubject.has(before.word);
}

function firstOfName(tokens: readonly Token[], at: number): number {
  for (let back = 2; back <= maxNameTokens; back += 1) if (owners.has(wordOf(tokens, at - back))) return at - back;
  const isTwoNames = tokens[at - 2]?.isCapital === true && tokens[at - 1]?.isCapital === true;
  return isTwoNames ? at - 2 : at - 1;
}
