import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyzeQuery } from '../query/analyze-query.js';
import { buildCandidate } from '../testing/build-candidate.js';
import { scoreWeights } from '../weights.js';
import { liftCorrections } from './lift-corrections.js';
import { type RankingInput, rankCandidates } from './rank-candidates.js';
import { spreadMessages } from './spread-messages.js';
import { spreadSimilar } from './spread-similar.js';

const unit = Float32Array.from([1, 0, 0, 0]);

function inputFor(query: string, speakers: readonly string[] = [], idf = 3): RankingInput {
  const analyzed = analyzeQuery(query, speakers, null);
  return {
    query: analyzed,
    queryEmbedding: unit,
    knownSimilarities: new Map(),
    terms: analyzed.lexemes.map((lexeme) => ({ lexeme, idf })),
    averageLengths: [4, 0, 0, 0],
  };
}

const rank = (candidates: Parameters<typeof rankCandidates>[0], input: RankingInput) =>
  rankCandidates(candidates, input).map(({ candidate }) => candidate.id);

describe('rankCandidates', () => {
  test('the words asked for, and the meaning asked for, each lift a memory', () => {
    const words = buildCandidate({ id: 'words', memory: 'Painted a lake', embedding: Int8Array.from([60, 112, 0, 0]) });
    const meaning = buildCandidate({
      id: 'meaning',
      memory: 'Drew some water',
      embedding: Int8Array.from([127, 0, 0, 0]),
    });
    const neither = buildCandidate({ id: 'neither', memory: 'Ate soup', embedding: Int8Array.from([60, 112, 0, 0]) });
    expect(rank([neither, words, meaning], inputFor('paint lake')).at(-1)).toBe('neither');
  });

  test('a memory without a vector of the query is found by its words, behind whatever crowd is merely alike', () => {
    const alike = Array.from({ length: 20 }, (_, index) =>
      buildCandidate({ id: `alike-${index}`, memory: 'Fed the ducks', embedding: Int8Array.from([127, 10, 0, 0]) }),
    );
    const written = buildCandidate({ id: 'written', memory: 'Painted a lake', embedding: new Int8Array(0) });
    const other = buildCandidate({ id: 'other', memory: 'Ate soup', embedding: new Int8Array(0) });
    const ids = rank([...alike, other, written], inputFor('paint lake'));
    expect([ids[0], ids.at(-1)]).toEqual(['written', 'other']);
  });

  test('the speaker asked about comes first', () => {
    const mine = buildCandidate({ id: 'b', speaker: 'Caroline' });
    const other = buildCandidate({ id: 'a', speaker: 'Mel' });
    expect(rank([other, mine], inputFor('What did Caroline paint?', ['Caroline', 'Mel']))).toEqual(['b', 'a']);
  });

  test('"I" asks for what the user said', () => {
    const user = buildCandidate({ id: 'b', role: 'user' });
    const assistant = buildCandidate({ id: 'a', role: 'assistant' });
    expect(rank([assistant, user], inputFor('What did I paint?'))).toEqual(['b', 'a']);
  });

  test('"when" prefers a memory that tells a time', () => {
    const dated = buildCandidate({ id: 'b', eventStart: '2026-03-09', eventEnd: '2026-03-15' });
    expect(rank([buildCandidate({ id: 'a' }), dated], inputFor('When did they paint?'))).toEqual(['b', 'a']);
  });

  test('of the standing instructions the nearest three get the whole share', () => {
    const rules = [120, 110, 100, 90].map((x, index) =>
      buildCandidate({
        id: `m${index}`,
        memory: 'Always lint',
        role: 'user',
        embedding: Int8Array.from([x, 50, 0, 0]),
      }),
    );
    const far = buildCandidate({
      id: 'far',
      memory: 'Never lint',
      role: 'user',
      embedding: Int8Array.from([0, 90, 0, 0]),
    });
    const shares = rankCandidates([...rules, far], inputFor('format')).map(({ breakdown }) => breakdown.instruction);
    expect(shares.map((share) => share.toFixed(4))).toEqual(['0.0900', '0.0900', '0.0900', '0.0405', '0.0405']);
    const [said] = rankCandidates(
      [buildCandidate({ id: 'a', memory: 'Always lint', role: 'assistant' })],
      inputFor('lint'),
    );
    expect(said?.breakdown.instruction).toBe(0);
  });

  test('ties: the newer first, then by id', () => {
    const older = buildCandidate({ id: 'a', createdAt: new Date('2026-01-01T00:00:00Z') });
    expect(rank([older, buildCandidate({ id: 'c' }), buildCandidate({ id: 'b' })], inputFor('lake'))).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  test('a vector of another model counts for nothing and breaks nothing', () => {
    const [scored] = rankCandidates(
      [buildCandidate({ id: 'a', embedding: new Int8Array(8).fill(9) })],
      inputFor('lake'),
    );
    expect(scored?.breakdown.semantic).toBe(0);
  });

  test('no keywords in the query, no vector: every part is a number', () => {
    const [scored] = rankCandidates([buildCandidate({ id: 'a' })], { ...inputFor('who is it'), queryEmbedding: null });
    expect(scored?.score).toBe(0);
  });

  test('a similarity that the vector index told is taken, within [0, 1]', () => {
    const knownSimilarities = new Map([
      ['a', 0.5],
      ['b', -0.5],
    ]);
    const input = { ...inputFor('who is it'), knownSimilarities };
    const ranked = rankCandidates([buildCandidate({ id: 'a' }), buildCandidate({ id: 'b' })], input);
    expect(ranked.map(({ breakdown }) => breakdown.semantic)).toEqual([scoreWeights.semantic * 0.5, 0]);
  });
});

describe('spreadMessages', () => {
  test('the second memory of a message stands behind the first of others', () => {
    const of = (id: string, sessionId: string, memory: string) => buildCandidate({ id, sessionId, memory });
    const ranked = rankCandidates(
      [of('a1', 'a', 'lake paint'), of('a2', 'a', 'lake paint'), of('b1', 'b', 'lake paint with oars')],
      inputFor('lake paint'),
    );
    expect(ranked.map(({ candidate }) => candidate.id)).toEqual(['a1', 'a2', 'b1']);
    expect(spreadMessages(ranked).map(({ candidate }) => candidate.id)).toEqual(['a1', 'b1', 'a2']);
  });
});

describe('spreadSimilar', () => {
  test('of two that say the same, the second gives way to another that answers nearly as well', () => {
    const same = Int8Array.from([100, 78, 0, 0]);
    const ranked = rankCandidates(
      [
        buildCandidate({ id: 'a', embedding: same }),
        buildCandidate({ id: 'b', embedding: same }),
        buildCandidate({ id: 'c', embedding: Int8Array.from([100, -80, 0, 0]) }),
      ],
      inputFor('paint'),
    );
    expect(ranked.map(({ candidate }) => candidate.id)).toEqual(['a', 'b', 'c']);
    const spread = spreadSimilar(ranked);
    expect(spread.map(({ candidate }) => candidate.id)).toEqual(['a', 'c', 'b']);
    expect(spread.map(({ breakdown }) => breakdown.similarMemory)).toEqual([0, 0, -0.03]);
  });
});

describe('every ranking', () => {
  const words = fc.array(fc.constantFrom('paint', 'lake', 'npm', 'boat', 'v2.1', 'src/a.ts'), { maxLength: 6 });
  const candidate = fc.record({
    memory: words.map((list) => list.join(' ')),
    embedding: fc.int8Array({ minLength: 4, maxLength: 4 }),
    sessionId: fc.constantFrom('s', 't'),
    sourceIndex: fc.nat(2),
    role: fc.constantFrom(null, 'user', 'assistant'),
    speaker: fc.constantFrom(null, 'Mel'),
    isCorrection: fc.boolean(),
    eventStart: fc.constantFrom(null, '2026-01-01'),
    createdAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  });

  test('scores stand in [0, 1], never rise, and are the sum of their parts; nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 12 }), words, (given, asked) => {
        const candidates = given.map((fields, index) =>
          buildCandidate({ ...fields, eventEnd: fields.eventStart, id: `m${index}` }),
        );
        const ranked = liftCorrections(
          spreadSimilar(
            spreadMessages(rankCandidates(candidates, inputFor(`When did Mel ${asked.join(' ')}?`, ['Mel']))),
          ),
          { lexemes: asked, alternatives: [], dates: null, asksForTime: false, asksForEarlier: false, before: null },
        );
        expect(ranked.map(({ candidate: { id } }) => id).sort()).toEqual(candidates.map(({ id }) => id).sort());
        for (const [position, { score, breakdown }] of ranked.entries()) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(ranked[position - 1]?.score ?? 1);
          expect(Object.values(breakdown).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 9);
        }
      }),
    );
  });
});
