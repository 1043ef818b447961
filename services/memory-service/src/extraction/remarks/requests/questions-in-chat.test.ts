import { expect, test } from '@jest/globals';
import { asksInChat } from './questions-in-chat.js';

test.each([
  'who feeds the hens then',
  'who painted the shed door',
  'what coat size is Lars now',
  'which tyre width does the tandem have',
  'did 7.1 come out',
  'does Ingrid still play the cello',
  'is grandma still at the clinic',
  'was Petra there',
  "when's choir rehearsal now",
  "who's on shift next week",
  'and how much is the boat',
  'who waters the ferns while Bo is away',
  'which pan size was it again',
  'did Bo and Lars move out',
  'wow since when',
])('asks: %s', (sentence) => expect(asksInChat(sentence)).toBe(true));

test.each([
  'who knows what comes next',
  'who cares about the weather',
  'what matters most is the price',
  'what happened next was loud',
  'what we use is pnpm',
  'when we lived in Oslo we skied',
  "who's from Minsk",
  "when's lunch is up to Lea",
  'did the dishes after lunch',
  'does Ingrid a favour',
  "is Bo's favourite",
  'was in Malmö over Easter',
  'and so did we',
  'what gran does now is bookkeeping in Umeå',
  'what Lars did was rent the barn in June',
  'who mows the lawn is my nephew',
  'who built it was my uncle',
  'did Chemistry and teach at Lund now',
  'did Judo then walk home every Monday',
  'and when the boat came we left',
])('tells: %s', (sentence) => expect(asksInChat(sentence)).toBe(false));
