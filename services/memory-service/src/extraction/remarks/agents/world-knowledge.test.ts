import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const toldBy = (question: string, answer: string): string[] =>
  extractFacts({ messages: [`user: ${question}`, `assistant: ${answer}`], anchorDate: '2026-03-18' }).map(
    ({ text }) => text,
  );

test.each([
  ['Who painted The Night Watch, and where does it hang?', 'Rembrandt painted it in 1642. It hangs in Amsterdam.'],
  ['what is the capital of Mongolia?', 'The capital of Mongolia is Ulaanbaatar, founded in 1639.'],
  ['who invented the telephone?', 'Alexander Graham Bell patented it in 1876.'],
  ['Who wrote The Hobbit?', 'J. R. R. Tolkien wrote it in 1937.'],
  ['which planet has the most moons', 'Saturn has 146 known moons.'],
  ['who won the world cup in 1998?', 'France won it, 3:0 against Brazil, in Paris.'],
  ['what does SWR mean?', 'SWR stands for standing wave ratio. It tells how well an antenna matches its feed line.'],
  ['when was the suez canal opened?', 'It was opened on 17 November 1869, after ten years of work.'],
  ['which year was the zipper invented', 'Whitcomb Judson patented it in 1893.'],
  ['how tall is Mont Blanc?', 'Mont Blanc is 4,806 m high.'],
])('what anybody may look up is left: %s', (question, answer) => expect(toldBy(question, answer)).toEqual([]));

test.each([
  ['who wrote the importer?', 'Priya wrote the importer in 2023.'],
  ['who built the billing service?', 'Tomás built it in 2022 with Go.'],
  ['who designed our logo?', 'Lena designed it in 2019.'],
  ['when was the Lyon warehouse opened?', 'The Lyon warehouse was opened in May 2019.'],
  ['when was our house built?', 'Your house was built in 1931.'],
  ['in which year did Priya join?', 'Priya joined in 2021.'],
  ['which country is the office in?', 'The office is in Portugal.'],
])('and what is ours is not: %s', (question, answer) => expect(toldBy(question, answer)).toHaveLength(1));
