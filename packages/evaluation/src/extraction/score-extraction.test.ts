import { describe, expect, test } from '@jest/globals';
import type { MemoryItem } from '../service/memory-api.js';
import type { ExtractionCase } from './extraction-case.js';
import { reportExtraction, reportFailures } from './extraction-report.js';
import { scoreCase } from './score-extraction.js';
import { failuresOf, summarise } from './summarise-extraction.js';

const today = '2026-05-20';

function memory(text: string, metadata: Record<string, unknown> = {}): MemoryItem {
  return { id: text, memory: text, metadata: { session_timestamp: null, source_index: 0, ...metadata } };
}

const compound: ExtractionCase = {
  id: 'nurse',
  kind: 'compound',
  messages: ['I work as a nurse, I have a dog called Rex and I moved to Lisbon'],
  timestamp: null,
  facts: [
    { source_index: 0, must_contain: ['nurse'] },
    { source_index: 0, must_contain: ['dog', 'Rex'] },
    { source_index: 0, must_contain: ['moved', 'Lisbon'] },
  ],
};

describe('facts', () => {
  test('separate memories of a compound message are recalled, wanted and separate', () => {
    const memories = ['I work as a nurse', 'I have a dog called Rex', 'I moved to Lisbon'].map((text) => memory(text));
    const outcome = scoreCase({ labelled: compound, memories, today });
    expect(failuresOf(outcome)).toEqual([]);
    expect(summarise([outcome])).toMatchObject({
      recall: { hits: 3, total: 3 },
      precision: { hits: 3, total: 3 },
      separation: { hits: 3, total: 3 },
      sourceIndex: { hits: 3, total: 3 },
    });
  });

  test('one memory for all of it is recalled, but separates nothing', () => {
    const whole = memory(compound.messages[0] ?? '');
    const summary = summarise([scoreCase({ labelled: compound, memories: [whole], today })]);
    expect(summary).toMatchObject({ recall: { hits: 3, total: 3 }, separation: { hits: 0, total: 3 } });
  });

  test('a fact that may share a memory is no matter of separation', () => {
    const labelled: ExtractionCase = {
      ...compound,
      facts: compound.facts.map((fact, index) => (index === 0 ? fact : { ...fact, may_share: true })),
    };
    const whole = memory(compound.messages[0] ?? '');
    expect(summarise([scoreCase({ labelled, memories: [whole], today })]).separation).toEqual({ hits: 0, total: 0 });
  });

  test('a memory that says no fact lowers precision, an allowed one does not', () => {
    const labelled = { ...compound, allowed: [['like', 'tea']] };
    const memories = [memory('I work as a nurse'), memory('I like tea'), memory('The sky is blue')];
    const outcome = scoreCase({ labelled, memories, today });
    expect(outcome.memories.map(({ wanted }) => wanted)).toEqual([true, true, false]);
    expect(failuresOf(outcome)).toContain('not wanted: The sky is blue');
  });

  test('the same text twice counts once for precision', () => {
    const memories = [memory('I work as a nurse'), memory('i work as a NURSE')];
    const summary = summarise([scoreCase({ labelled: compound, memories, today })]);
    expect(summary.precision).toEqual({ hits: 1, total: 2 });
  });

  test('the wrong source message is seen', () => {
    const memories = [memory('I work as a nurse', { source_index: 3 })];
    const summary = summarise([scoreCase({ labelled: compound, memories, today })]);
    expect(summary.sourceIndex).toEqual({ hits: 0, total: 1 });
  });

  test('no answer at all is a failure with its reason', () => {
    const outcome = scoreCase({ labelled: compound, memories: [], today, error: 'POST /add answered 500: ' });
    expect(summarise([outcome]).recall).toEqual({ hits: 0, total: 3 });
    expect(failuresOf(outcome)[0]).toContain('answered 500');
  });
});

describe('dates', () => {
  const dated: ExtractionCase = {
    id: 'wiki',
    kind: 'date',
    messages: ['Jonas migrated the wiki last week'],
    timestamp: '2026-03-18',
    facts: [
      {
        source_index: 0,
        must_contain: ['Jonas', 'wiki'],
        event_start: '2026-03-09',
        event_end: '2026-03-15',
        relative: true,
      },
    ],
  };
  const right = { event_start: '2026-03-09', event_end: '2026-03-15', session_timestamp: '2026-03-18' };

  test('the labelled range, in the metadata and in the text', () => {
    const memories = [memory('Jonas migrated the wiki last week (2026-03-09 to 2026-03-15)', right)];
    const outcome = scoreCase({ labelled: dated, memories, today });
    expect(failuresOf(outcome)).toEqual([]);
    expect(summarise([outcome])).toMatchObject({
      dates: { hits: 1, total: 1 },
      datesInText: { hits: 1, total: 1 },
      sessionTimestamp: { hits: 1, total: 1 },
    });
  });

  test('a day off, a missing bracket and another session timestamp are each seen', () => {
    const off = { ...right, event_end: '2026-03-16', session_timestamp: '2026-03-18T00:00:00Z' };
    const outcome = scoreCase({ labelled: dated, memories: [memory('Jonas migrated the wiki last week', off)], today });
    expect(failuresOf(outcome)).toHaveLength(3);
  });

  test('a date on a fact that names none is invented', () => {
    const memories = [memory('I work as a nurse', { event_start: '2026-01-01', event_end: '2026-01-01' })];
    const summary = summarise([scoreCase({ labelled: compound, memories, today })]);
    expect(summary.inventedDates).toEqual({ hits: 1, total: 1 });
    expect(summary.dates).toEqual({ hits: 0, total: 0 });
  });

  test('a labelled trap counts among the dates', () => {
    const trap: ExtractionCase = {
      ...compound,
      facts: [{ source_index: 0, must_contain: ['nurse'], event_start: null, event_end: null }],
    };
    const clean = summarise([scoreCase({ labelled: trap, memories: [memory('a nurse')], today })]);
    const caught = [memory('a nurse', { event_start: '2026-05-01', event_end: '2026-05-31' })];
    expect(clean.dates).toEqual({ hits: 1, total: 1 });
    expect(summarise([scoreCase({ labelled: trap, memories: caught, today })]).dates).toEqual({ hits: 0, total: 1 });
  });

  test('days are counted from the day of the add where no timestamp is sent', () => {
    const labelled: ExtractionCase = {
      ...dated,
      timestamp: null,
      facts: [
        {
          source_index: 0,
          must_contain: ['wiki'],
          event_start: 'today-1',
          event_end: 'today-1',
          relative: true,
          session_timestamp: 'today',
        },
      ],
    };
    const metadata = { event_start: '2026-05-19', event_end: '2026-05-19', session_timestamp: '2026-05-20' };
    const memories = [memory('Jonas migrated the wiki yesterday (2026-05-19)', metadata)];
    expect(failuresOf(scoreCase({ labelled, memories, today }))).toEqual([]);
  });

  test('no_date wants null, whatever the message says', () => {
    const labelled: ExtractionCase = { ...compound, timestamp: 'no_date' };
    const outcome = scoreCase({ labelled, memories: [memory('a nurse', { session_timestamp: today })], today });
    expect(outcome.memories[0]?.sessionTimestamp).toBe(false);
  });
});

describe('what may not be stored', () => {
  const chatter: ExtractionCase = {
    id: 'thanks',
    kind: 'chatter',
    messages: ['thanks!'],
    timestamp: null,
    facts: [],
    nothing: true,
  };

  test('anything out of nothing is junk', () => {
    const empty = scoreCase({ labelled: chatter, memories: [], today });
    const junk = scoreCase({ labelled: chatter, memories: [memory('thanks!')], today });
    expect(summarise([empty, junk]).junk).toEqual({ hits: 1, total: 2 });
    expect(reportFailures([empty, junk])).toBe('thanks (chatter)\n  junk: thanks!');
  });

  test('a forbidden phrase is reported and makes the memory unwanted', () => {
    const labelled = { ...compound, must_not_contain: ['unter2'] };
    const outcome = scoreCase({ labelled, memories: [memory('a nurse with password hunter2')], today });
    expect(summarise([outcome])).toMatchObject({ forbidden: { hits: 1, total: 1 }, precision: { hits: 0, total: 1 } });
  });
});

test('the report has a line for every figure and every kind', () => {
  const report = reportExtraction([scoreCase({ labelled: compound, memories: [memory('a nurse')], today })]);
  expect(report).toContain('1 cases, 1 memories');
  expect(report).toMatch(/recall of facts +33\.3 {2}1 of 3/);
  expect(report).toMatch(/^compound +1 +33\.3/m);
});
