import { type Reading, wordAt } from '../../context/time-rule.js';
import type { Vocabulary } from './vocabulary.js';

/** Where somebody is for once: "von Montag bis Mittwoch in Berlin", "od poniedziałku do środy na urlopie"; or what stays shut. */
const absent =
  /^(?:bleibt?|bleiben|reste|restent|restera|resta|restano|rimane|blijft|blijven|permanece|queda|fica|fecham?|pozostaje|bin|sind|ist|urlaub|weg|unterwegs|krank|frei|messe|suis|est|sommes|vacances|congé|absente?|déplacement|estoy|está|estamos|fuera|viaje|vacaciones|sono|siamo|via|fuori|ferie|trasferta|estou|estamos|fora|férias|viagem|ben|zijn|vakantie|vrij|ziek|jestem|jesteśmy|urlopie|wyjeździe|delegacji|командировке|отпуске|отъезде|stängt|stengt|håller)$/u;
const reachTokens = 8;

/** Whether both ends of a range, which begin at these places, are weekdays. */
export function isRangeOfWeekdays(
  reading: Reading,
  ends: readonly number[],
  { weekdays }: Pick<Vocabulary, 'weekdays'>,
): boolean {
  return ends.every((end) => [end, end + 1].some((at) => weekdays.has(wordAt(reading, at))));
}

/** "Von Montag bis Freitag arbeite ich", "de lunes a viernes": every week's, unless it is told of one. */
export function isWeekOfWork(reading: Reading, from: number, next: number): boolean {
  const tense = reading.tenses.around(from - 1, next);
  if (tense === 'past' || tense === 'perfect' || tense === 'future') return false;
  const isAbsent = (at: number): boolean => absent.test(wordAt(reading, at));
  for (let away = 1; away <= reachTokens; away += 1)
    if (isAbsent(from - 1 - away) || isAbsent(next - 1 + away)) return false;
  return true;
}
