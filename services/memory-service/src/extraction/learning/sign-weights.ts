import { type Example, type LinearModel, logOdds } from './logistic-regression.js';

/** What training leaves of a linear model over signs. */
export interface SignWeights {
  readonly bias: number;
  /** The weight of each sign, in hundredths. */
  readonly weights: ReadonlyMap<string, number>;
}

/** The logarithm of the odds by the signs of an example, each counted once. */
export type SignScorer = (signs: ReadonlySet<string>) => number;

export function createSignScorer({ bias, weights }: SignWeights): SignScorer {
  return (signs) => {
    let sum = 0;
    for (const sign of signs) sum += weights.get(sign) ?? 0;
    return logOddsOf(bias, sum, signs.size);
  };
}

/** The sum of the weights is divided by the root of the number of signs, so that many signs are not surer than few. */
export const logOddsOf = (bias: number, hundredths: number, signCount: number): number =>
  bias + hundredths / 100 / Math.sqrt(Math.max(1, signCount));

/** What is to be learned from: the signs of a thing, and whether it is positive. */
export interface SignedThing {
  readonly signs: ReadonlySet<string>;
  readonly isPositive: boolean;
}

export function countIn<T>(lists: Iterable<Iterable<T>>): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const list of lists) for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Numbers the signs that at least `minThings` have. */
export function numberSigns(things: readonly SignedThing[], minThings: number) {
  const names = [...countIn(things.map(({ signs }) => signs))]
    .filter(([, count]) => count >= minThings)
    .map(([sign]) => sign);
  const numbers = new Map(names.map((sign, number) => [sign, number]));
  const examples = things.map(
    ({ signs, isPositive }): Example => ({ isPositive, signs: [...signs].flatMap((sign) => numbers.get(sign) ?? []) }),
  );
  return { names, examples };
}

/** The weights that are not nothing, by the names of their signs. */
export function nameWeights({ bias, weights }: LinearModel, names: readonly string[]): SignWeights {
  const hundredths = names.map((sign, number): [string, number] => [sign, Math.round(100 * (weights[number] ?? 0))]);
  const told = hundredths.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return { bias: Number(bias.toFixed(4)), weights: new Map(told) };
}

/**
 * The odds of each example by a model that did not see the file it is from.
 * @param isLearned whether a model may learn from the example at a place; all are judged
 */
export function judgeLeftOut(
  examples: readonly Example[],
  files: readonly string[],
  train: (examples: readonly Example[]) => LinearModel,
  isLearned: (at: number) => boolean = () => true,
): readonly number[] {
  const odds = new Array<number>(examples.length).fill(0);
  for (const file of new Set(files)) {
    const model = train(examples.filter((_, at) => files[at] !== file && isLearned(at)));
    for (const [at, { signs }] of examples.entries()) if (files[at] === file) odds[at] = logOdds(model, signs);
  }
  return odds;
}
