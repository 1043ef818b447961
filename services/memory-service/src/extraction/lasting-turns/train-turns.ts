/**
 * Trains the model behind `turnOdds` on labelled calls, and prints how it judges the turns of authors it has not seen:
 * `node dist/extraction/lasting-turns/train-turns.js training/calls` (from the package's folder).
 */
import { readLastingModel } from '../lasting/lasting-odds.js';
import { type Example, type LinearModel, trainLogisticRegression } from '../learning/logistic-regression.js';
import { judgeLeftOut, nameWeights, numberSigns } from '../learning/sign-weights.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, print, reportLeftOut } from '../learning/training-program.js';
import { readLabelledTurns } from './labelled-turns.js';
import { commonWords, turnModelFile } from './turn-odds.js';
import { signsOfTurn } from './turn-signs.js';

/** A sign of one turn says nothing about the next one. */
const minTurns = 2;
const l2 = 5e-4;

const { turns, digest } = readLabelledTurns(folderFromCommandLine());
const signed = turns.map((turn) => ({ signs: signsOfTurn(turn, commonWords), isPositive: turn.lasts }));
const { examples, names } = numberSigns(signed, minTurns);
const train = (seen: readonly Example[]): LinearModel => trainLogisticRegression(seen, names.length, l2);
const files = turns.map(({ file }) => file);
reportLeftOut(turns, judgeLeftOut(examples, files, train));
writeModel(turnModelFile, {
  trainedOn: `${digest} ${readLastingModel().trainedOn}`,
  ...nameWeights(train(examples), names),
});
print(`${turns.length} turns: ${turnModelFile.pathname}`);
