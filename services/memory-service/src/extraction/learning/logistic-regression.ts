/** An example: the numbers of the signs that it has, each once, and whether it is positive. */
export interface Example {
  readonly signs: readonly number[];
  readonly isPositive: boolean;
}

export interface LinearModel {
  readonly bias: number;
  readonly weights: Float64Array;
}

const epochs = 15;
const learningRate = 0.5;
const biasRate = 0.01;

/** The logarithm of the odds of an example: its weights' sum over the root of their number, and the bias. */
export function logOdds({ bias, weights }: LinearModel, signs: readonly number[]): number {
  let sum = 0;
  for (const sign of signs) sum += weights[sign] ?? 0;
  return bias + sum / Math.sqrt(Math.max(1, signs.length));
}

/**
 * Logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad: Duchi, Hazan,
 * Singer, "Adaptive Subgradient Methods", JMLR 12, 2011), and the mean of the second half of the epochs (Polyak,
 * Juditsky, 1992), which makes the order of the examples matter less. The same examples give the same model.
 * @param l2 keeps weights of rare signs small
 */
export function trainLogisticRegression(examples: readonly Example[], signCount: number, l2 = 1e-4): LinearModel {
  const weights = new Float64Array(signCount);
  const squares = new Float64Array(signCount).fill(1e-6);
  const mean = new Float64Array(signCount);
  let bias = 0;
  let meanBias = 0;
  const random = createRandom(1);
  const order = [...examples.keys()];
  const averaged = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example === undefined) continue;
      const error = probability(logOdds({ bias, weights }, example.signs)) - Number(example.isPositive);
      step(weights, squares, example.signs, { error, l2 });
      bias -= biasRate * error;
    }
    if (epoch < epochs - averaged) continue;
    for (let sign = 0; sign < signCount; sign += 1) mean[sign] = (mean[sign] ?? 0) + (weights[sign] ?? 0) / averaged;
    meanBias += bias / averaged;
  }
  return { bias: meanBias, weights: mean };
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

interface Slope {
  readonly error: number;
  readonly l2: number;
}

function step(weights: Float64Array, squares: Float64Array, signs: readonly number[], { error, l2 }: Slope): void {
  const scale = 1 / Math.sqrt(Math.max(1, signs.length));
  for (const sign of signs) {
    const weight = weights[sign] ?? 0;
    const gradient = error * scale + l2 * weight;
    const square = (squares[sign] ?? 0) + gradient * gradient;
    squares[sign] = square;
    weights[sign] = weight - (learningRate * gradient) / Math.sqrt(square);
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
