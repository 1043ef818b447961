import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const factsOf = (...messages: string[]) => extractFacts({ messages, anchorDate: '2026-03-18' });
const textsOf = (...messages: string[]): string[] => factsOf(...messages).map(({ text }) => text);

describe('clauses that shorthand joins', () => {
  test.each([
    [
      'user: mail is on postfix now n the spam filter got dropped',
      ['mail is on postfix now', 'the spam filter got dropped'],
    ],
    ['user: the barn is called elm & the mill is called oak', ['the barn is called elm', 'the mill is called oak']],
    ['user: i cant eat eggs n im lactose intolerant', ['i cant eat eggs', 'im lactose intolerant']],
    [
      'user: pls always run the formatter b4 u push n never edit dist/',
      ['pls always run the formatter b4 u push', 'never edit dist/'],
    ],
    [
      'user: terraform = olga, me n piet own the ingest, nobody owns the etl',
      ['terraform = olga', 'me n piet own the ingest', 'nobody owns the etl'],
    ],
    [
      'user: oke owns search n autocomplete, berit runs payments',
      ['oke owns search n autocomplete', 'berit runs payments'],
    ],
    [
      'user: el coro ahora ta en la iglesia y el ensayo lo lleva rosa',
      ['el coro ahora ta en la iglesia', 'el ensayo lo lleva rosa'],
    ],
  ])('%s', (said, facts) => {
    expect(textsOf(said)).toEqual(facts);
  });

  test.each(['user: pass n as the second arg of `fold`', 'user: we sell bread n butter at the fair on 9 May'])(
    'one stays one: %s',
    (said) => {
      expect(textsOf(said)).toHaveLength(1);
    },
  );
});

describe('ends of sentences as they are typed', () => {
  test.each([
    ['user: moved to Gent last wk!! my flat is on the canal', 2],
    ['user: flying to oslo tmrw!! petra has my spare keys', 2],
    ['user: the outage 3 wks ago was the disk filling up.. oh n grafana is on port 3300', 2],
    ['user: ci is on node 22, prod upgrade is planned for jan. oh n yarn is out', 3],
    ['user: shipped the app on monday 🎉 the next one is planned for 20 june', 2],
  ])('%s', (said, count) => {
    expect(textsOf(said)).toHaveLength(count);
  });

  test.each(['user: so the fair was on the 5th.. and it rained', 'user: the boat is in Kiel... maybe in Husum by May'])(
    'hesitating ends none: %s',
    (said) => {
      expect(textsOf(said).length).toBeLessThan(2);
    },
  );
});

describe('what one feels beside a fact', () => {
  test('a loss is one fact with its day', () => {
    expect(factsOf('user: rip my kettle, died 2 mths ago lol. on a new one now')[0]).toMatchObject({
      text: expect.stringMatching(/^rip my kettle, died 2 mths ago/),
      event: { start: '2026-01-01', end: '2026-01-31' },
    });
    expect(textsOf('user: rip my kettle')).toEqual([]);
  });

  test('a span is no two facts', () => {
    expect(factsOf('user: skiing in the alps dec 22 - jan 3 yay')).toHaveLength(1);
  });

  test('a plan without its subject is kept, and one of the build is not', () => {
    expect(textsOf('user: flying to oslo tomorrow')).toHaveLength(1);
    expect(textsOf('user: starting from the build')).toEqual([]);
  });

  test('in another language', () => {
    expect(textsOf('user: mañana me sacan la muela')).toHaveLength(1);
  });
});
