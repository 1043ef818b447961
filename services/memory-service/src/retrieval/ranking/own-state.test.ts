import { describe, expect, test } from '@jest/globals';
import { day, lift, scoredAs } from '../testing/rank-in-order.js';

const near = Int8Array.from([120, 40, 0, 0]);
const unlike = Int8Array.from([0, -60, 110, 0]);

/** Two memories, the newer one so far below as what shares no word with the question. */
const firstOf = (older: string, newer: string, query: string, embedding = near) =>
  lift(query, [
    scoredAs(0.58, { id: 'older', memory: older, createdAt: day(1), embedding: near }),
    scoredAs(0.17, { id: 'newer', memory: newer, createdAt: day(20), embedding }),
  ])[0];

describe('a state of somebody that has changed, told by another verb', () => {
  test.each([
    ["I'm 36 years old", 'I turned 37 yesterday', 'How old am I?'],
    ['Ich bin 36 Jahre alt', 'Ich bin gestern 37 geworden', 'Wie alt bin ich?'],
    ['Ma fille a cinq ans', "Ma fille vient d'avoir six ans", 'Quel âge a ma fille ?'],
    ['I weigh 82 kg', "I'm down to 78 kg", 'How much do I weigh?'],
    ['I earn 3,000 euros', "I'm up to 3,400 euros", 'How much do I earn?'],
    ["I'm single", 'I got married in July', 'Am I single?'],
    ['Lena is my girlfriend', 'Lena and I split up', 'Who is my girlfriend?'],
    ["I'm engaged to Mia", 'Mia and I broke up', 'Am I engaged?'],
    ["I'm a smoker", 'I gave up smoking', 'Am I a smoker?'],
    ["I'm a vegetarian", 'I started eating meat again', 'Am I a vegetarian?'],
  ])('stands above it: %s; %s', (older, newer, query) => {
    expect(firstOf(older, newer, query)).toBe(newer);
  });

  test.each([
    ['of another', "I'm 36 years old", 'My brother turned 37 yesterday', 'How old am I?'],
    ['of another by name', "I'm 36 years old", 'Lena turned 37 yesterday', 'How old am I?'],
    ['of two others', 'Lena is my girlfriend', 'Tom and Mia split up', 'Who is my girlfriend?'],
    ['of what is lifted', 'I weigh 82 kg', 'I lift bags of 90 kg now', 'How much do I weigh?'],
    ['of a dog', "I'm single", 'I got a dog in July', 'Am I single?'],
    ['that may be', "I'm single", 'I might be getting married again', 'Am I single?'],
  ])('but not one %s: %s; %s', (_, older, newer, query) => {
    expect(firstOf(older, newer, query)).toBe(older);
  });

  test('a habit that has nothing to do with what one is', () => {
    expect(firstOf("I'm a vegetarian", 'I started running again', 'Am I a vegetarian?', unlike)).toBe(
      "I'm a vegetarian",
    );
  });
});
