/** An example: the numbers of the signs that it has, each once, what is measured of it, and whether it is positive. */
export interface Example {
  readonly signs: readonly number[];
  /** As many of each example, of mean 0 and deviation 1 over all of them. */
  readonly components?: Float32Array | undefined;
  readonly isPositive: boolean;
}

export interface LinearModel {
  readonly bias: number;
  readonly weights: Float64Array;
  readonly componentWeights: Float64Array;
}

const epochs = 15;
const learningRate = 0.5;
const biasRate = 0.01;
/** Components are many, and each tells little. */
const componentRate = 0.01;
const componentL2 = 1e-3;

/**
 * The logarithm of the odds of an example: its signs' weights' sum over the root of their number, its components by
 * theirs, and the bias.
 */
export function logOdds(model: LinearModel, { signs, components }: Omit<Example, 'isPositive'>): number {
  let sum = 0;
  for (const sign of signs) sum += model.weights[sign] ?? 0;
  return (
    model.bias +
    sum / Math.sqrt(Math.max(1, signs.length)) +
    (components === undefined ? 0 : weigh(components, model.componentWeights))
  );
}

/** The sum of components, each times its weight. */
export function weigh(components: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < components.length; at += 1) sum += (components[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/**
 * Logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad: Duchi, Hazan,
 * Singer, "Adaptive Subgradient Methods", JMLR 12, 2011), and the mean of the second half of the epochs (Polyak,
 * Juditsky, 1992), which makes the order of the examples matter less. The same examples give the same model.
 * @param l2 keeps weights of rare signs small
 */
export function trainLogisticRegression(examples: readonly Example[], signCount: number, l2 = 1e-4): LinearModel {
  const signs = new SlowingWeights(signCount, learningRate, l2);
  const components = new SlowingWeights(examples[0]?.components?.length ?? 0, componentRate, componentL2);
  const [meanSigns, meanComponents] = [signs.zeros(), components.zeros()];
  const model = { bias: 0, weights: signs.values, componentWeights: components.values };
  let meanBias = 0;
  const random = createRandom(1);
  const order = [...examples.keys()];
  const averaged = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example === undefined) continue;
      const error = probability(logOdds(model, example)) - Number(example.isPositive);
      const share = error / Math.sqrt(Math.max(1, example.signs.length));
      for (const sign of example.signs) signs.step(sign, share);
      components.stepAll(example.components, error);
      model.bias -= biasRate * error;
    }
    if (epoch < epochs - averaged) continue;
    addShare(meanSigns, signs.values, averaged);
    addShare(meanComponents, components.values, averaged);
    meanBias += model.bias / averaged;
  }
  return { bias: meanBias, weights: meanSigns, componentWeights: meanComponents };
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

function addShare(mean: Float64Array, values: Float64Array, of: number): void {
  for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (values[at] ?? 0) / of;
}

/** Weights whose steps become smaller with what they have moved already. */
class SlowingWeights {
  readonly values: Float64Array;
  readonly #squares: Float64Array;
  readonly #rate: number;
  readonly #l2: number;

  constructor(count: number, rate: number, l2: number) {
    this.values = new Float64Array(count);
    this.#squares = new Float64Array(count).fill(1e-6);
    this.#rate = rate;
    this.#l2 = l2;
  }

  zeros = (): Float64Array => new Float64Array(this.values.length);

  /** A step of each weight along what it is multiplied with. */
  stepAll(factors: ArrayLike<number> | undefined, error: number): void {
    for (let at = 0; at < this.values.length; at += 1) this.step(at, error * (factors?.[at] ?? 0));
  }

  /** @param slope of the error along the weight */
  step(at: number, slope: number): void {
    const value = this.values[at] ?? 0;
    const gradient = slope + this.#l2 * value;
    const square = (this.#squares[at] ?? 0) + gradient * gradient;
    this.#squares[at] = square;
    this.values[at] = value - (this.#rate * gradient) / Math.sqrt(square);
  }
}

/** Park and Miller's generator, so that training can be repeated to the bit. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}
