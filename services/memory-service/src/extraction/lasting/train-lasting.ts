/**
 * Trains the model behind `lastingOdds` on labelled sentences, and prints how it judges the sentences of authors it has
 * not seen:
 * `node dist/extraction/lasting/train-lasting.js FOLDER` (from the package's folder; FOLDER is
 * `training/lasting-sentences`).
 */
import { countIn } from '../learning/sign-weights.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, learnWhatLasts, print } from '../learning/training-program.js';
import { type LabelledSentence, readLabelledSentences } from './labelled-sentences.js';
import { type LastingModel, lastingModelFile } from './lasting-odds.js';
import { readTokens, signsOf } from './sentence-signs.js';

const commonWordCount = 600;
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
const { bias, weights } = learnWhatLasts(sentences, ({ text, voice }) => signsOf(readTokens(text), voice, common));
const model: LastingModel = { trainedOn: digest, commonWords, bias, weights };
writeModel(lastingModelFile, model);
print(`${sentences.length} sentences, ${model.weights.size} signs: ${lastingModelFile.pathname}`);
