import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsOfNow } from './told-of-now.js';

test.each([
  ['then send me both', 'then send the invoice to Marta'],
  ['never mind', 'never mind the gap in the numbering, it is historical'],
  ["I'll roll it back in a minute", "I'll roll it back in June"],
  ['bye for now', 'bye was the name of the closing hook'],
  ['rebooting it', 'the switch reboots every night'],
  ['ich probier es mal', 'ich probiere jedes Jahr eine neue Sprache'],
  ['compare it with the one before', 'can you compare it with the one before?'],
])('of the moment, and not: %s / %s', (ofNow, other) => {
  expect(tellsOfNow(ofNow, 'user')).toBe(true);
  expect(tellsOfNow(other, 'user')).toBe(false);
});

test('friends part at the end of all they told', () => {
  expect(tellsOfNow('Talk to you soon!', 'user')).toBe(true);
  expect(tellsOfNow('Talk to you soon!', 'person')).toBe(false);
});

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('what stands beside what is of the moment is left with it, unless it surely lasts', () => {
  test.each([
    ['user: panic in worker thread 7. Trying 6 workers.', 'user: worker 7 is reserved for exports. Trying 6 workers.'],
    ['Ruth: The gauge is at 4.1 bar. Back in a bit.', 'Ruth: Our kiln is from 1987. Back in a bit.'],
    ['user: the value was on the second page. never mind', 'user: I want diffs side by side. Then show me.'],
  ])('%s / %s', (passing, lasting) => {
    expect(textsOf(passing)).toEqual([]);
    expect(textsOf(lasting)).toHaveLength(1);
  });

  test('but not beside what is refused from now on', () => {
    const rejected =
      "user: we did look at bazel for the mobile builds and binned it, the app folks couldn't step into it with a debugger.";
    expect(textsOf(`${rejected} kindly don't bring it up again`)).toHaveLength(1);
  });
});
