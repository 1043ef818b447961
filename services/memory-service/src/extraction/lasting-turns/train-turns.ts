/**
 * Trains the model behind `turnOdds` on labelled calls, and prints how it judges the turns of authors it has not seen:
 * `node dist/extraction/lasting-turns/train-turns.js training/calls` (from the package's folder).
 */
import { commonWords, trainedWithSentences } from '../lasting/lasting-odds.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, learnWhatLasts, print } from '../learning/training-program.js';
import { readLabelledTurns } from './labelled-turns.js';
import { turnModelFile } from './turn-odds.js';
import { signsOfTurn } from './turn-signs.js';

const { turns, digest } = readLabelledTurns(folderFromCommandLine());
const weights = learnWhatLasts(turns, (turn) => signsOfTurn(turn, commonWords));
writeModel(turnModelFile, { trainedOn: trainedWithSentences(digest), ...weights });
print(`${turns.length} turns: ${turnModelFile.pathname}`);
