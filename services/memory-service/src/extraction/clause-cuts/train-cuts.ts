/**
 * Trains the models behind `weighCutPlaces` on sentences in which somebody marked where facts begin, and prints how
 * each cuts the sentences of authors it has not seen:
 * `node dist/extraction/clause-cuts/train-cuts.js training/cut-sentences training/dictated-cuts` (from the package's
 * folder). The model of what was dictated learns from both folders, the other one from the first alone.
 */
import { type Example, type LinearModel, trainLogisticRegression } from '../learning/logistic-regression.js';
import { judgeLeftOut, nameWeights, numberSigns } from '../learning/sign-weights.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, percent, print } from '../learning/training-program.js';
import { cutModelFile, dictatedModelFile } from './cut-score.js';
import { type LabelledCuts, readLabelledCuts } from './labelled-cuts.js';
import { readLabelledPlaces } from './labelled-places.js';

/** A sign of one place says nothing about the next one. */
const minPlaces = 2;

function trainCuts(modelFile: URL, sentences: readonly LabelledCuts[], trainedOn: string, runsOn?: boolean): void {
  const { places, cutCount } = readLabelledPlaces(sentences, runsOn);
  const files = places.map(({ file }) => file);
  const { names, scales, examples } = numberSigns(places, minPlaces);
  const train = (seen: readonly Example[]): LinearModel => trainLogisticRegression(seen, names.length);
  const odds = judgeLeftOut(examples, files, train);
  for (const bound of [-1, 0, 0.35, 1, 2, 3]) {
    const cut = places.filter((_, at) => (odds[at] ?? 0) >= bound);
    const right = cut.filter(({ isPositive }) => isPositive).length;
    print(`odds from ${bound}: precision ${percent(right / cut.length)}, recall ${percent(right / cutCount)}`);
  }
  writeModel(modelFile, { trainedOn, ...nameWeights(train(examples), names, scales) });
  print(`${sentences.length} sentences, ${cutCount} cuts: ${modelFile.pathname}`);
}

const written = readLabelledCuts(folderFromCommandLine());
const dictated = readLabelledCuts(folderFromCommandLine(1));
trainCuts(cutModelFile, written.sentences, written.digest, false);
trainCuts(dictatedModelFile, [...written.sentences, ...dictated.sentences], `${written.digest} ${dictated.digest}`);
