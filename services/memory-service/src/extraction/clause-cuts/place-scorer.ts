import { logOddsOf, type SignWeights } from '../learning/sign-weights.js';
import type { PlaceSigns } from './cut-signs.js';

/** Stands between a sign and what it is seen beside; no word has it. */
const separator = '\t';

/** What a sign is seen beside: nothing, what joins, the mark and what joins. */
const contextsOf = ({ joining, mark }: PlaceSigns): readonly [string, string, string] => [
  '',
  joining,
  `${mark} ${joining}`,
];

const nameOf = (sign: string, context: string): string => (context === '' ? sign : `${sign}${separator}${context}`);

/** The signs of a place by the names that weights have in the model. */
export const namedSigns = (place: PlaceSigns): ReadonlySet<string> =>
  new Set(contextsOf(place).flatMap((context) => [...place.signs].map((sign) => nameOf(sign, context))));

/**
 * The logarithm of the odds that a fact of its own begins at a place. The three weights of a sign are looked up as one:
 * what joins and which mark stands there are few, and have a table each.
 */
export function createPlaceScorer({ bias, weights }: SignWeights): (place: PlaceSigns) => number {
  const weightsBeside = new Map<string, [sign: string, weight: number][]>();
  for (const [name, weight] of weights) {
    const [sign = '', context = ''] = name.split(separator);
    const list = weightsBeside.get(context) ?? [];
    list.push([sign, weight]);
    weightsBeside.set(context, list);
  }
  const tables = new Map<string, ReadonlyMap<string, number>>();

  function tableFor(place: PlaceSigns): ReadonlyMap<string, number> {
    const contexts = contextsOf(place);
    const known = tables.get(contexts[2]);
    if (known !== undefined) return known;
    const table = new Map<string, number>();
    for (const [sign, weight] of contexts.flatMap((context) => weightsBeside.get(context) ?? []))
      table.set(sign, (table.get(sign) ?? 0) + weight);
    tables.set(contexts[2], table);
    return table;
  }

  return (place) => {
    const table = tableFor(place);
    let sum = 0;
    for (const sign of place.signs) sum += table.get(sign) ?? 0;
    return logOddsOf(bias, sum, 3 * place.signs.size);
  };
}
