import { startsIndependentClause } from '../../language/independent-clause.js';
import { subordinators } from '../../language/lexicon/english-words.js';
import { type PlacedWord, placeWords } from '../../language/words-in-place.js';
import { requestVerbAt } from './paired-requests.js';

/*
 * "Some things I promised the head, Mrs Ode: no photos, first names only, and everything deleted in July": where rules
 * are announced, each part of what follows is one, however it is built.
 */

const maxListedCharacters = 600;
const minPartWords = 2;

/** What is announced: rules by their name, or things of which there are several. */
const announcing =
  /\b(?:rules|conventions|conditions|requirements|constraints|principles|guidelines|preferences|wishes|promises|restrictions|no-gos|(?:some|a few|several|two|three|four|five|six|seven|\d{1,2}|these|following) (?:[\p{L}-]+ ){0,2}(?:things|points|notes))\b[^:?!]{0,80}$/iu;
/** "no photos", "never Klappe", "at most two": a rule by its first word. */
const opensBound =
  /^(?:no|never|always|only|max|min|at (?:most|least)|nothing|nobody|don['’]?t|dont|avoid|prefer|keep|use)(?= )/i;
/** A comma or semicolon, with the word that joins the last part. */
const joint = /[,;]\s+(?:(?:and|but|plus|also)\s+(?:also\s+)?)?/y;

/** The rules of a sentence that announces them, each behind what announces it; empty where it is no such list. */
export function splitAnnouncedRules(sentence: string): readonly string[] {
  const colon = sentence.indexOf(': ');
  if (colon < 0 || sentence.length > maxListedCharacters) return [];
  const lead = sentence.slice(0, colon);
  const list = sentence.slice(colon + 1).trimStart();
  if (!announcing.test(lead) || list.includes(': ')) return [];
  const parts = partsOf(list);
  const placed = parts.map((part) => placeWords(part));
  const isOfRules =
    parts.length > 1 &&
    parts.some((part) => opensBound.test(part)) &&
    placed.every((words) => words.length >= minPartWords) &&
    isRule(placed[0] ?? []);
  return isOfRules ? parts.map((part) => `${lead}: ${part}`) : [];
}

const isRule = (words: readonly PlacedWord[]): boolean => !pointing.test(words[0]?.lower ?? '');

const pointing = /^(?:it|its|it's|they|them|their|he|she|that|this|those|these|which|who|so|then|or|not|e\.?g\.?)$/;

/** The parts between the commas outside of brackets and quotes; one that explains another stays with it. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < list.length; at += 1) {
    const character = list.charAt(at);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth > 0 || !/[,;]/.test(character)) continue;
    joint.lastIndex = at;
    const [gap] = joint.exec(list) ?? [];
    if (gap === undefined || goesOn(list.slice(at + gap.length), list.slice(start, at))) continue;
    parts.push(list.slice(start, at));
    start = at + gap.length;
    at = start - 1;
  }
  parts.push(list.slice(start));
  return parts;
}

const maxSeen = 120;

/** "…, because …", "…, they print it": of the part before it; "…, Word does it" behind a request as well. */
function goesOn(rest: string, before: string): boolean {
  const words = placeWords(rest.slice(0, maxSeen));
  const first = words[0]?.lower ?? '';
  if (subordinators.has(first) || !isRule(words) || before.trim() === '') return true;
  const end = words.findIndex(({ isAfterPause }, at) => at > 0 && isAfterPause);
  const points = words
    .slice(0, end < 0 ? undefined : end)
    .some(({ lower }) => /^(?:it|them|those|that|this)$/.test(lower));
  return points && startsIndependentClause(words, 0) && requestVerbAt(words, 0) < 0;
}
