/**
 * Trains the model behind `lastingOdds` on labelled sentences, and prints how it judges the sentences of authors it has not seen:
 * `node dist/extraction/lasting/train-lasting.js FOLDER` (from the package's folder; FOLDER is `training/lasting-sentences`).
 */
import { type Example, type LinearModel, trainLogisticRegression } from '../learning/logistic-regression.js';
import { countIn, judgeLeftOut, nameWeights, numberSigns } from '../learning/sign-weights.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, print, reportLeftOut } from '../learning/training-program.js';
import { type LabelledSentence, readLabelledSentences } from './labelled-sentences.js';
import { type LastingModel, lastingModelFile } from './lasting-odds.js';
import { readTokens, signsOf } from './sentence-signs.js';

const commonWordCount = 600;
/** A sign of one sentence says nothing about the next one. */
const minSentences = 2;
/** Of those between 1e-4 and 3e-3 the one by which authors left out are judged best. */
const l2 = 5e-4;

function findCommonWords(sentences: readonly LabelledSentence[]): readonly string[] {
  const counts = countIn(sentences.map(({ text }) => new Set(readTokens(text).map(({ word }) => word))));
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, commonWordCount)
    .map(([word]) => word)
    .sort();
}

const { sentences, digest } = readLabelledSentences(folderFromCommandLine());
const commonWords = findCommonWords(sentences);
const common = new Set(commonWords);
const signed = sentences.map(({ text, voice, lasts }) => ({
  signs: signsOf(readTokens(text), voice, common),
  isPositive: lasts,
}));
const { examples, names } = numberSigns(signed, minSentences);
const train = (seen: readonly Example[]): LinearModel => trainLogisticRegression(seen, names.length, l2);
const files = sentences.map(({ file }) => file);
reportLeftOut(sentences, judgeLeftOut(examples, files, train));
const { bias, weights } = nameWeights(train(examples), names);
const model: LastingModel = { trainedOn: digest, commonWords, bias, weights };
writeModel(lastingModelFile, model);
print(`${sentences.length} sentences, ${Object.keys(model.weights).length} signs: ${lastingModelFile.pathname}`);
