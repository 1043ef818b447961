/**
 * Trains the model behind `weighCutPlaces` on sentences in which somebody marked where facts begin, and prints how it cuts the sentences of authors it has not seen:
 * `node dist/extraction/clause-cuts/train-cuts.js FOLDER` (from the package's folder; FOLDER is `training/cut-sentences`).
 */
import { type Example, type LinearModel, trainLogisticRegression } from '../learning/logistic-regression.js';
import { judgeLeftOut, nameWeights, numberSigns } from '../learning/sign-weights.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, percent, print } from '../learning/training-program.js';
import { cutModelFile } from './cut-score.js';
import { readLabelledCuts } from './labelled-cuts.js';
import { readLabelledPlaces } from './labelled-places.js';

/** A sign of one place says nothing about the next one. */
const minPlaces = 2;

const { sentences, digest } = readLabelledCuts(folderFromCommandLine());
const { places, cutCount } = readLabelledPlaces(sentences);
const files = places.map(({ file }) => file);

const { names, examples } = numberSigns(places, minPlaces);
const train = (seen: readonly Example[]): LinearModel => trainLogisticRegression(seen, names.length);
const odds = judgeLeftOut(examples, files, train);
for (const bound of [-1, 0, 0.35, 1, 2, 3]) {
  const cut = places.filter((_, at) => (odds[at] ?? 0) >= bound);
  const right = cut.filter(({ isPositive }) => isPositive).length;
  print(`odds from ${bound}: precision ${percent(right / cut.length)}, recall ${percent(right / cutCount)}`);
}
writeModel(cutModelFile, { trainedOn: digest, ...nameWeights(train(examples), names) });
print(`${sentences.length} sentences, ${cutCount} cuts: ${cutModelFile.pathname}`);
