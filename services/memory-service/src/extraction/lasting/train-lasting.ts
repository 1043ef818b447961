/**
 * Trains the model behind `lastingScore` on labelled sentences, and prints how it judges the sentences of authors it has not seen:
 * `node dist/extraction/lasting/train-lasting.js FOLDER` (from the package's folder; FOLDER is `training/lasting-sentences`).
 */
import { writeFileSync } from 'node:fs';
import { type LabelledSentence, readLabelledSentences } from './labelled-sentences.js';
import { LASTING_MODEL_FILE, type LastingModel } from './lasting-score.js';
import { type Example, type LinearModel, logOdds, trainLogisticRegression } from './logistic-regression.js';
import { readTokens, signsOf } from './sentence-signs.js';

const commonWordCount = 600;
/** A sign of one sentence says nothing about the next one. */
const minSentences = 2;

interface SignedExample extends Example {
  readonly sentence: LabelledSentence;
}

function countIn<T>(lists: Iterable<Iterable<T>>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const list of lists) for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function findCommonWords(sentences: readonly LabelledSentence[]): readonly string[] {
  const counts = countIn(sentences.map(({ text }) => new Set(readTokens(text).map(({ word }) => word))));
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, commonWordCount)
    .map(([word]) => word)
    .sort();
}

function toExamples(sentences: readonly LabelledSentence[], commonWords: readonly string[]) {
  const common = new Set(commonWords);
  const signed = sentences.map((sentence) => signsOf(sentence.text, sentence.voice, common));
  const names = [...countIn(signed)].filter(([, count]) => count >= minSentences).map(([sign]) => sign);
  const numbers = new Map(names.map((sign, number) => [sign, number]));
  const examples = sentences.map((sentence, at): SignedExample => {
    const signs = [...(signed[at] ?? [])].flatMap((sign) => numbers.get(sign) ?? []);
    return { sentence, signs, isPositive: sentence.lasts };
  });
  return { examples, names };
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How much of what passes is left when a share of what lasts is lost, judged by models that did not see the file. */
function reportLeftOut(examples: readonly SignedExample[], signCount: number): void {
  const files = new Set(examples.map(({ sentence }) => sentence.file));
  const judged: { odds: number; sentence: LabelledSentence }[] = [];
  for (const file of files) {
    const model = trainLogisticRegression(
      examples.filter(({ sentence }) => sentence.file !== file),
      signCount,
    );
    for (const { sentence, signs } of examples)
      if (sentence.file === file) judged.push({ sentence, odds: logOdds(model, signs) });
  }
  for (const voice of ['user', 'assistant', 'person'] as const) {
    const ofVoice = judged.filter(({ sentence }) => sentence.voice === voice);
    const lasting = ofVoice
      .filter(({ sentence }) => sentence.lasts)
      .map(({ odds }) => odds)
      .sort((a, b) => a - b);
    const passing = ofVoice.filter(({ sentence }) => !sentence.lasts).map(({ odds }) => odds);
    const shares = [0.005, 0.01, 0.02, 0.03, 0.05].map((lost) => {
      const bound = lasting[Math.floor(lost * lasting.length)] ?? 0;
      const left = passing.filter((odds) => odds < bound).length / passing.length;
      return `${percent(lost)} below ${bound.toFixed(2)}: ${percent(left)}`;
    });
    print(
      `${voice}: ${lasting.length} lasting, ${passing.length} passing; lost, and passing left out: ${shares.join(', ')}`,
    );
  }
}

function toModel(
  { bias, weights }: LinearModel,
  names: readonly string[],
  rest: Pick<LastingModel, 'trainedOn' | 'commonWords'>,
): LastingModel {
  const hundredths = names.map((sign, number): [string, number] => [sign, Math.round(100 * (weights[number] ?? 0))]);
  const told = hundredths.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...rest, bias: Number(bias.toFixed(4)), weights: Object.fromEntries(told) };
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('The folder of labelled sentences is missing.');
const { sentences, digest } = readLabelledSentences(folder);
const commonWords = findCommonWords(sentences);
const { examples, names } = toExamples(sentences, commonWords);
reportLeftOut(examples, names.length);
const model = toModel(trainLogisticRegression(examples, names.length), names, { trainedOn: digest, commonWords });
writeFileSync(LASTING_MODEL_FILE, `${JSON.stringify(model, null, 1)}\n`);
print(`${sentences.length} sentences, ${Object.keys(model.weights).length} signs: ${LASTING_MODEL_FILE.pathname}`);
