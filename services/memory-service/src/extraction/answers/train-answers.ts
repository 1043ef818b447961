/**
 * Trains the models behind `answerOdds` on labelled questions and answers, and prints how they judge those of authors
 * they have not seen:
 * `node dist/extraction/answers/train-answers.js training/answers` (from the package's folder).
 */
import { commonWords, trainedWithSentences } from '../lasting/lasting-odds.js';
import { type Example, trainLogisticRegression } from '../learning/logistic-regression.js';
import { judgeLeftOut, nameWeights, numberSigns, type SignWeights } from '../learning/sign-weights.js';
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

const files = answers.map(({ file }) => file);

interface Learned {
  readonly weights: SignWeights;
  /** The odds of every reply by a model that did not see its file. */
  readonly odds: readonly number[];
}

/** What is labelled so, learned from the replies with one of the other labels as well. */
function learn(positive: readonly AnswerLabel[], negative: readonly AnswerLabel[]): Learned {
  const things = signed.map((signs, at) => ({ signs, isPositive: positive.includes(answers[at]?.label ?? 'passes') }));
  const { examples, names } = numberSigns(things, minReplies);
  const isLearned = (at: number): boolean => [...positive, ...negative].includes(answers[at]?.label ?? 'passes');
  const train = (seen: readonly Example[]) => trainLogisticRegression(seen, names.length, l2);
  const weights = nameWeights(train(examples.filter((_, at) => isLearned(at))), names);
  return { weights, odds: judgeLeftOut(examples, files, train, isLearned) };
}

const lasts = learn(['needs its question', 'stands alone'], ['passes']);
const needsQuestion = learn(['needs its question'], ['stands alone']);

for (const bound of [-1, -0.5, 0, 0.5, 1]) {
  const shareOf = (label: AnswerLabel, got: AnswerLabel): string => {
    const own = answers.flatMap((answer, at) => (answer.label === label ? [at] : []));
    const judged = own.map((at): AnswerLabel => {
      if ((lasts.odds[at] ?? 0) < bound) return 'passes';
      return (needsQuestion.odds[at] ?? 0) > 0 ? 'needs its question' : 'stands alone';
    });
    return percent(judged.filter((judgement) => judgement === got).length / own.length);
  };
  print(
    `lasts from ${bound}: of those that need their question ${shareOf('needs its question', 'needs its question')} are found, of those that stand alone ${shareOf('stands alone', 'stands alone')}, of those that pass ${shareOf('passes', 'passes')} are left`,
  );
}
writeModel(lastsModelFile, { trainedOn, ...lasts.weights });
writeModel(needsQuestionModelFile, { trainedOn, ...needsQuestion.weights });
print(`${answers.length} replies: ${lastsModelFile.pathname}`);
