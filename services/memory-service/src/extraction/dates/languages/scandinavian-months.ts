import { yearlyMonth } from '../months.js';
import { isMark, type Match, type Reading, type Rule, RuleIndex, wordAt } from '../reading.js';
import { placeYearly } from '../yearly.js';

/*
 * A month behind "i" in Swedish, Danish and Norwegian: "vi har hyrt en stuga i juli", "jeg flytter i august". These
 * languages have no table of their own, and "i" is a word of many, so that the sentence must have words that are
 * Scandinavian and nothing else.
 */

const names =
  'januari|januar februari|februar mars|marts april maj|mai juni juli augusti|august september oktober november december|desember';
const months: ReadonlyMap<string, number> = new Map(
  names.split(' ').flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const)),
);
const scandinavianWords = new Set(
  'jag jeg och og är på inte ikke ska skal skall har hade hadde havde åker reser rejser reiser flyttar flytter blev efter etter mig meg oss flyttade flyttede flyttet bodde reste rejste gifter gifte'.split(
    ' ',
  ),
);
const scandinavianLetters = /[åøæ]/;
const reachTokens = 14;

/** The present ends in "r", and tells of what is to come. */
const present = /^(?:ska|skall?|vil|\p{L}{1,20}[aeiouyåäöøæ]r|är|er|får|går|ses|gifter)$/u;
const noPresent = new Set('har var eller under över over efter etter hver här her der där vår år mer'.split(' '));
const past =
  /^(?:var|blev|ble|hade|hadde|havde|fick|fik|fikk|gick|gik|gikk|kom|såg|så|\p{L}{2,20}(?:ade|ede|dde|te))$/u;
const perfect = new Set(['har', 'hadde']);
/** What was booked for a time may be to come. */
const arranged =
  /^(?:hyrt|leid|leiet|lejet|bok(?:at|ade|et)|book(?:et|ade)|reserver(?:at|et)|bestil(?:t|lt)|beställt|planer(?:at|et)|planlagt|bestemt|bestämt)$/;

type Side = 'past' | 'future' | 'nearer';

/** On which side of the day the sentence tells; null where it is not Scandinavian. */
function sideOf({ tokens }: Reading, at: number): Side | null {
  const words: string[] = [];
  for (const step of [1, -1])
    for (let away = 1; away <= reachTokens; away += 1) {
      const token = tokens[at + away * step];
      if (token === undefined || token.kind === 'break' || /^[.!?;]$/.test(token.word)) break;
      if (token.kind === 'word') words.push(token.word);
    }
  if (!words.some((word) => scandinavianWords.has(word) || scandinavianLetters.test(word))) return null;
  if (words.some((word) => arranged.test(word))) return 'nearer';
  if (words.some((word) => perfect.has(word) || past.test(word))) return 'past';
  return words.some((word) => present.test(word) && !noPresent.has(word)) ? 'future' : 'nearer';
}

const matchMonth: Rule = (reading, at) => {
  const month = months.get(wordAt(reading, at));
  const side = month === undefined || wordAt(reading, at - 1) !== 'i' ? null : sideOf(reading, at);
  if (month === undefined || side === null || isMark(reading, at + 1, '-')) return null;
  const placed = (lean: 'past' | 'future'): Match | null =>
    placeYearly({ ...reading, lean: reading.lean ?? lean }, at, at + 1, yearlyMonth(month));
  const [last, coming] = [placed('past'), placed('future')];
  if (side !== 'nearer' || last === null || coming === null) return side === 'past' ? last : coming;
  return coming.span.start - reading.anchor < reading.anchor - last.span.start ? coming : last;
};

export const scandinavianRules = new RuleIndex().add(months.keys(), matchMonth);
