import { type Example, type LinearModel, logOdds, weigh } from './logistic-regression.js';

/** What training leaves of a linear model over signs. */
export interface SignWeights {
  readonly bias: number;
  /** The weight of each sign, in hundredths. */
  readonly weights: ReadonlyMap<string, number>;
  /** Of things with components: their weights, and what they add together. */
  readonly components?: ComponentWeights | undefined;
}

export interface ComponentWeights {
  /** Takes back what the components of the average thing add. */
  readonly bias: number;
  readonly weights: readonly number[];
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
  /** What is measured of it, as many numbers of each. */
  readonly components?: Float32Array | undefined;
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
  const scales = scalesOf(things.flatMap(({ components }) => components ?? []));
  const examples = things.map(
    ({ signs, components, isPositive }): Example => ({
      isPositive,
      signs: [...signs].flatMap((sign) => numbers.get(sign) ?? []),
      components: components?.map(
        (component, at) => (component - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1),
      ),
    }),
  );
  return { names, scales, examples };
}

/** How a component lies among those of all things. */
interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

function scalesOf(all: readonly Float32Array[]): readonly Scale[] {
  return Array.from({ length: all[0]?.length ?? 0 }, (_, at) => {
    let [sum, squares] = [0, 0];
    for (const components of all) {
      const component = components[at] ?? 0;
      sum += component;
      squares += component * component;
    }
    const mean = sum / all.length;
    return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / all.length - mean * mean)) };
  });
}

/** The weights that are not nothing, by the names of their signs, and those of components as they are measured. */
export function nameWeights(
  { bias, weights, componentWeights }: LinearModel,
  names: readonly string[],
  scales: readonly Scale[] = [],
): SignWeights {
  const hundredths = names.map((sign, number): [string, number] => [sign, Math.round(100 * (weights[number] ?? 0))]);
  const told = hundredths.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    bias: Number(bias.toFixed(4)),
    weights: new Map(told),
    components: scales.length > 0 ? asMeasured(componentWeights, scales) : undefined,
  };
}

function asMeasured(componentWeights: Float64Array, scales: readonly Scale[]): ComponentWeights {
  const weights = scales.map(({ deviation }, at) => Number(((componentWeights[at] ?? 0) / deviation).toFixed(4)));
  const average = scales.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0);
  return { bias: Number((-average).toFixed(4)), weights };
}

/** What components add to the logarithm of the odds. */
export function weighComponents({ bias, weights }: ComponentWeights, components: ArrayLike<number>): number {
  return bias + weigh(components, weights);
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
    for (const [at, example] of examples.entries()) if (files[at] === file) odds[at] = logOdds(model, example);
  }
  return odds;
}
