import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { trainedWithSentences } from '../lasting/lasting-odds.js';
import { readModel } from '../learning/trained-model.js';
import { answerOdds, lastsModelFile, needsQuestionModelFile } from './answer-odds.js';
import { readLabelledAnswers } from './labelled-answers.js';

const training = readLabelledAnswers(fileURLToPath(new URL('../../../training/answers', import.meta.url)));

test.each([lastsModelFile, needsQuestionModelFile])(
  'the weights were trained on the replies that stand beside them, with the weights of sentences as they are: %s',
  (file) => {
    expect(readModel(file).trainedOn).toBe(trainedWithSentences(training.digest));
  },
);

test.each([
  ['Which branch do you deploy from?', 'trunk', 'Which branch are you on?', 'trunk'],
  ['Where do you usually work?', 'in the attic', 'Where are you right now?', 'in the attic'],
  ['Is TLS terminated at the proxy?', 'yes', 'Is the page loading now?', 'yes'],
  ['How often are backups tested?', 'twice a year', 'How often did it fail just now?', 'twice'],
])('an agent asks: "%s" "%s" lasts rather than "%s" "%s"', (lastingQuestion, lasting, passingQuestion, passing) => {
  const odds = answerOdds({ question: lastingQuestion, sentence: lasting, voice: 'user' }).lasts;
  expect(odds).toBeGreaterThan(answerOdds({ question: passingQuestion, sentence: passing, voice: 'user' }).lasts + 1);
});

test.each([
  ['Who maintains the importer?', 'Farid since May', 'Farid maintains the importer since May'],
  ['What do you ferment?', 'mostly cabbage', 'I ferment cabbage and carrots in the cellar'],
])('persons ask: "%s" "%s" needs its question rather than "%s"', (question, bare, whole) => {
  const odds = answerOdds({ question, sentence: bare, voice: 'person' }).needsQuestion;
  expect(odds).toBeGreaterThan(answerOdds({ question, sentence: whole, voice: 'person' }).needsQuestion + 1);
});

test('a reply of no words is judged as well', () => {
  const odds = answerOdds({ question: '?', sentence: '🎉', voice: 'person' });
  expect(Number.isFinite(odds.lasts) && Number.isFinite(odds.needsQuestion)).toBe(true);
});
