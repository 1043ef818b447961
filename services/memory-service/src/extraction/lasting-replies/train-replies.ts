/**
 * Trains the model behind `replyOdds` on labelled replies, and prints how it judges the sentences of authors it has not
 * seen:
 * `node dist/extraction/lasting-replies/train-replies.js training/replies` (from the package's folder).
 */
import { commonWords, trainedWithSentences } from '../lasting/lasting-odds.js';
import { writeModel } from '../learning/trained-model.js';
import { folderFromCommandLine, learnWhatLasts, print } from '../learning/training-program.js';
import { readLabelledReplies } from './labelled-replies.js';
import { replyModelFile } from './reply-odds.js';
import { signsOfSentence } from './reply-signs.js';

const { sentences, digest } = readLabelledReplies(folderFromCommandLine());
const weights = learnWhatLasts(sentences, (sentence) => signsOfSentence(sentence, commonWords));
writeModel(replyModelFile, { trainedOn: trainedWithSentences(digest), ...weights });
print(`${sentences.length} sentences: ${replyModelFile.pathname}`);
