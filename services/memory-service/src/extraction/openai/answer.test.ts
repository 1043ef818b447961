import { describe, expect, test } from '@jest/globals';
import { answerSchema, readAnswer } from './answer.js';

const numbers = new Set([0, 1]);
const claim = { message: 0, text: 'We use pnpm.', time: null, correction: false };
const read = (answer: unknown) => readAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), numbers);

describe('readAnswer', () => {
  test.each<[string, string]>([
    ['an object', JSON.stringify({ facts: [claim] })],
    ['an object in a code fence', `\`\`\`json\n${JSON.stringify({ facts: [claim] }, null, 2)}\n\`\`\``],
    ['an object after thinking aloud', `<think>{"maybe": {</think>\nHere: ${JSON.stringify({ facts: [claim] })}`],
    ['fields that nobody asked for', JSON.stringify({ note: 1, facts: [{ ...claim, confidence: 0.9 }] })],
    ['fields left out that have a default', JSON.stringify({ facts: [{ message: 0, text: claim.text }] })],
  ])('%s', (_, answer) => {
    expect(read(answer)).toMatchObject({ claims: [claim] });
  });

  test('no facts', () => {
    expect(read({ facts: [] })).toEqual({ claims: [] });
  });

  test.each<[string, unknown, RegExp]>([
    ['no JSON', 'Sure! We use pnpm.', /not one complete JSON object/],
    ['JSON that ends too early', '{"facts": [{"message": 0, "te', /not one complete JSON object/],
    ['a list', '[1, 2]', /not one complete JSON object/],
    ['an empty answer', '', /not one complete JSON object/],
    ['another shape', { memories: ['We use pnpm.'] }, /The object must have required property 'facts'/],
    ['facts that are text', { facts: ['We use pnpm.'] }, /\/facts\/0 must be object/],
    ['a message that is text', { facts: [{ ...claim, message: '0' }] }, /\/facts\/0\/message must be integer/],
    ['a message that was not asked about', { facts: [{ ...claim, message: 7 }] }, /7 is none/],
    ['an empty fact', { facts: [{ ...claim, text: ' ' }] }, /\/facts\/0\/text must match/],
    ['a fact that is an essay', { facts: [{ ...claim, text: 'a'.repeat(1_001) }] }, /more than 1000/],
    ['more facts than anybody said', { facts: Array.from({ length: 201 }, () => claim) }, /more than 200/],
    ['an endless answer', `{"facts": [${' '.repeat(600_000)}]}`, /not one complete JSON object/],
  ])('%s is told as a fault', (_, answer, fault) => {
    expect(read(answer)).toEqual({ faults: [expect.stringMatching(fault)] });
  });

  describe('what it says of known memories', () => {
    const known = [
      { id: 'lisbon', text: 'Dana lives in Lisbon.' },
      { id: 'pnpm', text: 'We use pnpm.' },
    ];
    const one = (more: object) => {
      const reading = readAnswer(JSON.stringify({ facts: [{ ...claim, ...more }] }), numbers, known);
      return 'claims' in reading ? reading.claims[0] : reading;
    };

    test('names one by its number', () => {
      expect(one({ same_as: 1 })).toMatchObject({ sameAs: 'pnpm', correction: false });
      expect(one({ replaces: 0 })).toMatchObject({ sameAs: null, correction: true });
      expect(one({ same_as: null, replaces: null })).toMatchObject({ sameAs: null, correction: false });
    });

    test('what replaces one is not the same as another', () => {
      expect(one({ same_as: 1, replaces: 0 })).toMatchObject({ sameAs: null, correction: true });
    });

    test.each<[string, unknown]>([
      ['out of range', 2],
      ['negative', -1],
      ['no integer', 0.5],
      ['a word', 'none'],
      ['a number as text', '1'],
      ['a list', [1]],
      ['another object', { k: 1 }],
    ])('a number that is %s names none, and the fact stands', (_, k) => {
      expect(one({ same_as: k, replaces: k })).toMatchObject({ text: claim.text, sameAs: null, correction: false });
    });

    test('nothing known, nothing named', () => {
      expect(readAnswer(JSON.stringify({ facts: [{ ...claim, same_as: 0, replaces: 0 }] }), numbers)).toMatchObject({
        claims: [{ sameAs: null, correction: false }],
      });
    });
  });

  test('of many faults a few are told', () => {
    const reading = read({ facts: Array.from({ length: 100 }, () => ({ message: 'x' })) });
    expect('faults' in reading && reading.faults).toHaveLength(5);
  });
});

test('the schema for servers keeps to what strict modes have: every field required, nothing else allowed', () => {
  const { items } = answerSchema.properties.facts;
  expect(items.required).toEqual(Object.keys(items.properties));
  expect(items.additionalProperties).toBe(false);
  expect(answerSchema.additionalProperties).toBe(false);
  expect(JSON.stringify(answerSchema)).not.toMatch(/"(?:min|max|pattern|default|format)/);
});
