import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ["user: how do i say this in danish: 'my uncle lives in Cork and has a boat'", 'assistant: "Min onkel bor i Cork."'],
  ['user: translate to greek: our shop is closed on Mondays', 'assistant: Το μαγαζί μας είναι κλειστό τη Δευτέρα.'],
  ['user: whats "we moved the desk in May" in italian?', 'assistant: «Abbiamo spostato la scrivania a maggio.»'],
  [
    'user: could you translate "the key is under the mat" into french please',
    'assistant: La clé est sous le paillasson.',
  ],
  [
    'user: write me a haiku abt deadlocks',
    'assistant: Two locks in the night\neach thread waits for the other\nthe queue falls silent',
  ],
  ['user: a limerick? write us a short limerick on dns', 'assistant: The resolver was old and it slept.'],
])('a sentence that is translated, and a poem: %j', (...messages) => expect(textsOf(...messages)).toEqual([]));

test.each([
  ['user: translate the start page to German', 'assistant: The German strings are in `locales/de.json`.'],
  ['user: what is our policy: we answer in English'],
  ['user: in Danish the shop is called Havn'],
  ['user: we translate to Dutch and Polish: the strings come from Crowdin'],
  [
    'user: write a poem page for the blog',
    'assistant: The poem page is in `pages/poem.tsx`, and it reads from Sanity.',
  ],
])('but not: %j', (...messages) => expect(textsOf(...messages)).not.toEqual([]));
