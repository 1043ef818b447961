/**
 * Trains the models behind `answerOdds` on labelled questions and answers, and prints how they judge those of authors they have not seen:
 * `node dist/extraction/answers/train-answers.js training/answers` (from the package's folder).
 */
import { commonWords, trainedWithSentences } from '../lasting/lasting-odds.js';
import { type Example, type LinearModel, logOdds, trainLogisticRegression } from '../learning/logistic-regression.js';
import { nameWeights, numberSigns } from '../learning/sign-weights.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, percent, print } from '../learning/training-program.js';
import { type AnswerLabel, lastsModelFile, needsQuestionModelFile } from './answer-odds.js';
import { signsOfReply } from './answer-signs.js';
import { readLabelledAnswers } from './labelled-answers.js';

/** A sign of one reply says nothing about the next one. */
const minReplies = 2;
const l2 = 5e-4;

const { answers, digest } = readLabelledAnswers(folderFromCommandLine());
const trainedOn = trainedWithSentences(digest);
const signed = answers.map((answer) => signsOfReply(answer, commonWords));

/** A model of what is labelled so, learned from the replies with one of the other labels as well. */
function createTrainer(positive: readonly AnswerLabel[], negative: readonly AnswerLabel[]) {
  const things = signed.map((signs, at) => ({ signs, isPositive: positive.includes(answers[at]?.label ?? 'passes') }));
  const { examples, names } = numberSigns(things, minReplies);
  const isSeen = (at: number): boolean => [...positive, ...negative].includes(answers[at]?.label ?? 'passes');
  const train = (exceptFile: string | null): LinearModel =>
    trainLogisticRegression(
      examples.filter((_, at) => isSeen(at) && answers[at]?.file !== exceptFile),
      names.length,
      l2,
    );
  return { examples, names, train };
}

type Trainer = ReturnType<typeof createTrainer>;

/** The odds of every reply by a model that did not see its file. */
function judgeLeftOut({ examples, train }: Trainer): readonly number[] {
  const files = [...new Set(answers.map(({ file }) => file))];
  const models = new Map(files.map((file) => [file, train(file)]));
  return examples.map(({ signs }: Example, at) => {
    const model = models.get(answers[at]?.file ?? '');
    return model === undefined ? 0 : logOdds(model, signs);
  });
}

const lasts = createTrainer(['needs its question', 'stands alone'], ['passes']);
const needsQuestion = createTrainer(['needs its question'], ['stands alone']);

const lastsOdds = judgeLeftOut(lasts);
const needsQuestionOdds = judgeLeftOut(needsQuestion);
for (const bound of [-1, -0.5, 0, 0.5, 1]) {
  const shareOf = (label: AnswerLabel, got: AnswerLabel): string => {
    const own = answers.flatMap((answer, at) => (answer.label === label ? [at] : []));
    const judged = own.map((at): AnswerLabel => {
      if ((lastsOdds[at] ?? 0) < bound) return 'passes';
      return (needsQuestionOdds[at] ?? 0) > 0 ? 'needs its question' : 'stands alone';
    });
    return percent(judged.filter((judgement) => judgement === got).length / own.length);
  };
  print(
    `lasts from ${bound}: of those that need their question ${shareOf('needs its question', 'needs its question')} are found, of those that stand alone ${shareOf('stands alone', 'stands alone')}, of those that pass ${shareOf('passes', 'passes')} are left`,
  );
}
writeModel(lastsModelFile, { trainedOn, ...nameWeights(lasts.train(null), lasts.names) });
writeModel(needsQuestionModelFile, {
  trainedOn,
  ...nameWeights(needsQuestion.train(null), needsQuestion.names),
});
print(`${answers.length} replies: ${lastsModelFile.pathname}`);
