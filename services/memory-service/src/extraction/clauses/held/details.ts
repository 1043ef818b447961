import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';
import { partFrom } from '../places/part-from.js';

/* Details that mean nothing without what they are of: its host, its port, how long it took. */

const ofMachines = wordSet(
  'host hostname ip port user username login url path namespace ssid subnet channel baud slot pin mac gateway vlan',
);
const maxDetailWords = 4;
const maxReadWords = 30;
const value = /^(?:`|[~/@:]?\d|\S*[./_@:-]\S|[a-z][a-z\d]*$)/;
const position = wordSet('in on at from to for under by with of behind and or not also never always free open closed');

/** "…, hostname is fern", "…, port 8443, user ci": of the machine or thing that was named before. */
export function tellsDetail(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  const isJoined = /^(?:and|&)$/.test(words[at]?.lower ?? '');
  const first = isJoined ? at + 1 : at;
  if (!isJoined && words[at]?.isAfterPause !== true) return false;
  if (!isJoined && tellsKind(words, at, from)) return true;
  if (!isDetail(words, first) || ofMachines.has(words[from]?.lower ?? '')) return false;
  return words
    .slice(Math.max(from, at - maxReadWords), at)
    .some(({ lower, isAfterAssignment }) => isAfterAssignment || canBeFinite(lower));
}

const ofKinds =
  /^(?:the|its|his|her|their) (?:variety|variant|brand|model|make|breed|colou?r|size|flavou?r|dose|dosage|strain|species|edition|distro)(?: name)? (?:is|was|'s) (?!also\b|not\b|the same\b)\S/;
const deed = /^(?:i|we|he|she|they|\p{L}+)(?:'ve|'s)? (?:have |has |just |already |also )*(\p{L}+)/u;

/** "I planted potatoes, the variety is Linda": of what somebody has, and which. */
function tellsKind(words: readonly PlacedWord[], at: number, from: number): boolean {
  if (!ofKinds.test(lowerTextOf(words, at, at + 6))) return false;
  const verb = deed.exec(lowerTextOf(words, from, from + 5))?.[1] ?? '';
  return verbForm(verb) === 'past' || /^(?:have|has|got|use|own|drive|ride|grow|take|need|want)$/.test(verb);
}

function isDetail(words: readonly PlacedWord[], first: number): boolean {
  if (!ofMachines.has(words[first]?.lower ?? '')) return false;
  const part = partFrom(words, first);
  const told = part.slice(part[1]?.lower === 'is' ? 2 : 1);
  const [said] = told;
  return (
    said !== undefined &&
    part.length <= maxDetailWords &&
    !position.has(said.lower) &&
    (!canBeFinite(said.lower) || verbForm(said.lower) === 'base') &&
    value.test(said.text)
  );
}

const amount =
  '(?:\\S+ ){0,2}?(?:[~<>]?\\d\\S*|an?|half an?|one|two|three|four|five|six|ten|una?|um|une|eine?[nr]?|één|jedną?|dwie|dwa)(?: |$)';
const lasting = new RegExp(
  `^(?:(?:it|that|this|the whole thing|all of it|isso|ça|das|es|het|to) )?(?:took|lasted|demorou|levou|durou|tardó|duró|llevó|ci ha messo|è durat[oa]|a pris|a duré|dauerte|duurde|trwał[ao]?(?: to)?|zajęł[ao](?: to)?) ${amount}`,
);

/** "we ran the restore test on Saturday, took 47 minutes" */
export const tellsHowLong = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true && lasting.test(`${lowerTextOf(partFrom(words, at))} `);

const reporting =
  /^(?:then |just )?(?:tell|show|ask|ping|let) me (?:know )?(?:after(?:wards)?|why|first|then|later|before|what|how|which|when|if)(?: |$)/;
const byAll = /^(?:nobody|no one|noone|everybody|everyone) (?:\S+ ){1,3}(?:it|them)(?: |$)/;

/** "pick the boring option and tell me after", "the holdout is region 7 and nobody looks at it": of the same thing. */
export const goesOnWithIt = (words: readonly PlacedWord[], joint: number): boolean => {
  const said = lowerTextOf(partFrom(words, joint + 1));
  return reporting.test(said) || byAll.test(said);
};
