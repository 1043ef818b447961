import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../../embedding/local/local-embedder.js';
import { migrationSteps } from '../../migrations.js';
import { keywordSessionSettings } from '../../storage/keyword-search/session-settings.js';
import type { ProjectState } from '../../storage/project-state.js';
import { inverseDocumentFrequency } from '../ranking/bm25f.js';
import { readProjectState, storeMemories } from '../testing/store-memories.js';
import { candidatesPerSide } from '../weights.js';
import { CandidateStore } from './candidate-store.js';
import { DocumentFrequencies, type WeightedLexeme } from './document-frequencies.js';
import { KeywordIndex } from './keyword-index.js';
import { matchesOfRarestWords } from './matches-of-rarest-words.js';
import { nothingRead } from './read-matches.js';
import { StandingInstructions } from './standing-instructions.js';

let db: TestDatabase;
let projectId: string;
let projects = 0;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps, options: { sessionSettings: keywordSessionSettings } });
});
afterAll(() => db.close());
beforeEach(() => {
  projects += 1;
  projectId = `proj_${projects}`;
});

const store = (...memories: string[]) =>
  storeMemories(
    db.database,
    projectId,
    memories.map((memory) => ({ memory })),
  );
const state = () => readProjectState(db.database, projectId);

/** So many more memories with the same words, each written by itself after the change sequence. */
async function storeMany(count: number, lexemes: string, changeSequence = 0): Promise<void> {
  await db.database.use(
    (sql) => sql`
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, source_index, change_sequence, created_at, updated_at)
      select ${projectId}, gen_random_uuid(), 'many', uuid_send(gen_random_uuid()), ${lexemes}::tsvector, '{1,0,0,0}', '',
        'none', gen_random_uuid(), 0, ${changeSequence}::bigint + number, now(), now()
      from generate_series(1, ${count}) as number`,
  );
}

describe('DocumentFrequencies', () => {
  const counts = async (
    lexemes: readonly string[],
    frequencies = new DocumentFrequencies(db.database),
    project: ProjectState | null = null,
  ) =>
    (await frequencies.weigh(project ?? (await state()), lexemes)).terms.map(({ expectedMatches }) => expectedMatches);

  test('counts the memories that have a lexeme, in this project alone', async () => {
    await store('lake', 'lake and boat', 'boat');
    await storeMemories(db.database, `${projectId}-other`, [{ memory: 'lake' }, { memory: 'oar' }]);
    const { terms } = await new DocumentFrequencies(db.database).weigh(await state(), ['lake', 'oar', "o'neil\\"]);
    expect(terms.map(({ lexeme, expectedMatches }) => [lexeme, expectedMatches])).toEqual([
      ['lake', 2],
      ['oar', 0],
      ["o'neil\\", 0],
    ]);
    expect(terms[1]?.idf).toBeGreaterThan(terms[0]?.idf ?? 0);
  });

  test('remembers a count until it is old or the project has grown', async () => {
    await store('lake', 'boat', 'oar', 'sail', 'wind');
    let nowMs = 0;
    const frequencies = new DocumentFrequencies(db.database, { maxAgeMs: 1000, readNowMs: () => nowMs });
    const count = async () => (await counts(['lake'], frequencies))[0];
    expect(await count()).toBe(1);
    await store('lake');
    expect(await count()).toBe(1);
    nowMs = 1001;
    expect(await count()).toBe(2);
    await store('lake', 'lake', 'lake');
    expect(await count()).toBe(5);
  });

  test.each([
    ['counted as far as it goes', 8_000],
    ['looked for in a sample at once', 60_000],
  ])('of a word in very many memories a sample tells the share: %s', async (_how, memories) => {
    await storeMany(memories / 2, "'common':1A");
    await storeMany(memories / 2, "'common':1A 'half':1B", memories / 2);
    await storeMany(50, "'rare':1A", memories);
    const words = ['common', 'half', 'rare'];
    const { terms } = await new DocumentFrequencies(db.database).weigh(await state(), words);
    const [common, half, rare] = terms;
    for (const [found, expected] of [
      [common, memories],
      [half, memories / 2],
    ] as const) {
      expect((found?.expectedMatches ?? 0) / expected).toBeGreaterThan(0.8);
      expect((found?.expectedMatches ?? 0) / expected).toBeLessThan(1.3);
    }
    expect(rare?.expectedMatches).toBe(50);
    expect(half?.idf).toBeGreaterThan(common?.idf ?? Number.POSITIVE_INFINITY);
  });

  test('a sample is of all that is there, also where most of the project was deleted', async () => {
    await storeMany(3_000, "'early':1A", 1_000_000);
    await storeMany(3_000, "'late':1A", 1_003_000);
    const afterDeletions = { ...(await state()), changeSequence: 9_000_000 };
    for (const expectedMatches of await counts(['early', 'late'], undefined, afterDeletions)) {
      expect(expectedMatches).toBeGreaterThan(2_500);
      expect(expectedMatches).toBeLessThan(3_500);
    }
  });
});

describe('KeywordIndex', () => {
  const find = async (lexemes: readonly string[]) => {
    const { found, instructions } = await new KeywordIndex(db.database).find(await state(), lexemes);
    return [...found.map(({ id }) => id), ...instructions];
  };

  test.each([
    ['in a project that is read whole', 0],
    ['in a larger one', 1_000],
    ['in a large one, by what was read to be counted', 51_000],
  ])('%s: ordered by the idf of the words present, any word is enough', async (_size, others) => {
    await storeMany(others, "'other':1A");
    const [lake, both, rare] = await store('the lake', 'the lake freezes', 'frost', 'lake two', 'lake three');
    const found = await find(['lake', 'freez', 'frost']);
    expect(new Set(found.slice(0, 2))).toEqual(new Set([both, rare]));
    expect(found).toContain(lake);
    expect(found).toHaveLength(5);
  });

  test('words that are nowhere hide nothing of those that are common', async () => {
    await storeMany(51_000, "'common':1A");
    expect(await find(['nowhere', 'common'])).toHaveLength(candidatesPerSide);
    expect(await find(['nowhere'])).toEqual([]);
  });

  test.each([60, 900])('of %i matches among 52,000 memories those with other words come first', async (count) => {
    await storeMany(52_000 - count, "'common':1A 'usual':2A");
    await storeMany(count, "'rare':1A", 52_000);
    const [both, all] = await store('common rare', 'usual rare common');
    const found = await find(['common', 'rare', 'usual']);
    expect(found.slice(0, 2)).toEqual([all, both]);
    expect(found).toHaveLength(Math.min(count + 2, candidatesPerSide));
  });

  test.each([0, 1_000])('never a memory of another project (beside %i)', async (others) => {
    await storeMany(others, "'other':1A");
    await storeMemories(db.database, `${projectId}-other`, [{ memory: 'lake' }]);
    const own = await store('lake');
    expect(await find(['lake'])).toEqual(own);
  });

  test.each([0, 1_000])('the words weigh the same whichever way they were counted (beside %i)', async (others) => {
    await storeMany(others, "'other':1A");
    await store('lake', 'lake and boat', 'boat');
    const { terms } = await new KeywordIndex(db.database).find(await state(), ['lake', 'oar']);
    const count = others + 3;
    expect(terms.map(({ idf }) => idf)).toEqual([
      inverseDocumentFrequency(count, 2),
      inverseDocumentFrequency(count, 0),
    ]);
  });

  test('of equal ones the newer, and standing instructions after all', async () => {
    const [older, newer] = await store('lake one', 'lake two');
    await db.database.use(
      (sql) => sql`update memory.memories set created_at = created_at - interval '1 day' where id = ${older ?? ''}`,
    );
    const [rule] = await storeMemories(db.database, projectId, [{ memory: 'Always swim', role: 'user' }]);
    expect(await find(['lake'])).toEqual([newer, older, rule]);
    expect(await find([])).toEqual([rule]);
  });

  test('identifiers are found to the letter and by their parts', async () => {
    const [code, path] = await store(
      'It fails with ERR_SSL_9042',
      'The fix is in src/auth/token.ts',
      'Nothing of that',
    );
    expect(await find(['errssl9042'])).toEqual([code]);
    expect(await find(['ssl'])).toEqual([code]);
    expect(await find(['src/auth/token.ts'])).toEqual([path]);
    expect(await find(['token.ts'])).toEqual([path]);
  });

  test.each([0, 1_000])(
    'lexemes are data: operators, quotes and backslashes change nothing (beside %i)',
    async (others) => {
      await storeMany(others, "'other':1A");
      await store('lake');
      for (const lexeme of ["'", "\\'", "a' | 'lake", 'lake:*', '!lake', 'a & b', '<->']) {
        expect(await find([lexeme])).toEqual([]);
      }
    },
  );
});

describe('matchesOfRarestWords', () => {
  const term = (lexeme: string, expectedMatches: number, idf: number) => ({ lexeme, expectedMatches, idf });
  const find = (...terms: WeightedLexeme[]) =>
    db.database.use(async (sql) => {
      const { found } = await matchesOfRarestWords(sql, { projectId }, { terms, read: nothingRead });
      return found.map(({ id }) => id);
    });

  test('only the rarest words are looked up, all words order what they find', async () => {
    const [both, rareOnly, commonOnly] = await store('common rare', 'rare', 'common');
    const found = await find(term('common', 1_000_000, 0.1), term('rare', 10, 5));
    expect(found).toEqual([both, rareOnly]);
    expect(found).not.toContain(commonOnly);
  });

  test('where even the rarest is in too many, what has others as well comes first, however late it was written', async () => {
    await storeMany(3_000, "'common':1A", 1);
    const [all, two] = await store('common usual frequent', 'common frequent');
    const found = await find(term('common', 5_000, 1), term('usual', 6_000, 0.9), term('frequent', 7_000, 0.8));
    expect(found.slice(0, 2)).toEqual([all, two]);
    expect(found).toHaveLength(candidatesPerSide);
  });

  test('a word that was nowhere when it was counted is looked up beside words in too many', async () => {
    await storeMany(2_000, "'common':1A", 1);
    const [fresh] = await store('fresh');
    expect((await find(term('common', 5_000, 0.1), term('fresh', 0, 5)))[0]).toBe(fresh);
  });

  test('also beside words in nearly all memories, and behind more new ones than are read', async () => {
    const [fresh] = await store('fresh');
    await storeMany(3_000, "'common':1A", 1);
    const found = await find(term('common', 900_000, 0.1), term('fresh', 0, 5));
    expect(found[0]).toBe(fresh);
    expect(found).toHaveLength(candidatesPerSide);
  });

  test('of words in nearly all memories the newest are read', async () => {
    const [old] = await store('common word');
    await storeMany(3_000, "'common':1A", 2);
    const [newest] = await store('common word');
    await db.database.use((sql) => sql`update memory.memories set change_sequence = 9000 where id = ${newest ?? ''}`);
    const found = await find(term('common', 900_000, 0.1), term('word', 800_000, 0.2));
    expect(found[0]).toBe(newest);
    expect(found).not.toContain(old);
  });
});

describe('StandingInstructions', () => {
  const rule = (memory: string, role: string) => [{ memory, role }];
  const ids = async (instructions: StandingInstructions) => {
    const project = await state();
    return db.database.use((sql) => instructions.ids(sql, project));
  };

  test('what the user said about how things are to be done, newest first, in this project alone', async () => {
    const [first] = await storeMemories(db.database, projectId, rule('Always format dates day first', 'user'));
    await storeMemories(db.database, projectId, rule('Always check the logs', 'assistant'));
    await storeMemories(db.database, projectId, rule('The release is on Friday', 'user'));
    const [second] = await storeMemories(db.database, projectId, rule('I prefer tabs', 'user'));
    await storeMemories(db.database, `${projectId}-other`, rule('Never use tabs', 'user'));
    expect(await ids(new StandingInstructions())).toEqual([second, first]);
  });

  test('one that was said since is there, one that is remembered needs no statement', async () => {
    const instructions = new StandingInstructions();
    const [first] = await storeMemories(db.database, projectId, rule('Always format dates day first', 'user'));
    expect(await ids(instructions)).toEqual([first]);
    await db.database.use((sql) => sql`update memory.memories set role = 'tool' where project_id = ${projectId}`);
    expect(await ids(instructions)).toEqual([first]);
    const [second] = await storeMemories(db.database, projectId, rule('I prefer tabs', 'user'));
    expect(await ids(instructions)).toEqual([second]);
  });
});

describe('CandidateStore', () => {
  test('reads everything that ranking needs', async () => {
    const [id = ''] = await storeMemories(db.database, projectId, [
      { memory: 'Always paint the lake', speaker: 'Mel', role: 'user', sessionTimestamp: '2026-03-18', sourceIndex: 3 },
    ]);
    const [candidate] = await new CandidateStore(db.database, localModel.name).load(await state(), [id]);
    expect(candidate).toMatchObject({
      id,
      memory: 'Always paint the lake',
      speaker: 'Mel',
      role: 'user',
      sessionTimestamp: '2026-03-18',
      sourceIndex: 3,
      isStandingInstruction: true,
      fieldLengths: [3, 0, 0, 0],
    });
    expect(candidate?.embedding).toHaveLength(384);
    expect(candidate?.tsvector).toContain("'lake':1A");
    expect(Math.abs(Date.now() - (candidate?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('a memory that was deleted or changed is never answered from memory', async () => {
    const [kept = '', changed = '', gone = ''] = await store('kept', 'before', 'gone');
    const candidates = new CandidateStore(db.database, localModel.name);
    const load = async (changeSequence: number) =>
      (await candidates.load({ projectId, changeSequence }, [kept, changed, gone])).map(({ memory }) => memory).sort();
    expect(await load(10)).toEqual(['before', 'gone', 'kept']);
    await db.database.use(
      (sql) =>
        sql`update memory.memories set memory = 'after', change_sequence = 99 where project_id = ${projectId} and id = ${changed}`,
    );
    await db.database.use((sql) => sql`delete from memory.memories where project_id = ${projectId} and id = ${gone}`);
    expect(await load(11)).toEqual(['after', 'kept']);
    expect(await load(11)).toEqual(['after', 'kept']);
  });

  test('as long as nothing was written to the project, what is known needs no statement', async () => {
    const [id = ''] = await store('kept');
    const candidates = new CandidateStore(db.database, localModel.name);
    const project = { projectId, changeSequence: 10 };
    const [first] = await candidates.load(project, [id]);
    await db.database.use(
      (sql) => sql`update memory.memories set memory = 'behind its back' where project_id = ${projectId}`,
    );
    expect(await candidates.load(project, [id])).toEqual([first]);
  });

  test('the same id in two projects is two memories', async () => {
    const [id = ''] = await store('mine');
    const other = `${projectId}-other`;
    await storeMemories(db.database, other, [{ memory: 'theirs' }]);
    await db.database.use((sql) => sql`update memory.memories set id = ${id} where project_id = ${other}`);
    const candidates = new CandidateStore(db.database, localModel.name);
    const load = async (project: string) =>
      (await candidates.load({ projectId: project, changeSequence: 1 }, [id])).map(({ memory }) => memory);
    expect([await load(projectId), await load(other), await load(projectId)]).toEqual([['mine'], ['theirs'], ['mine']]);
  });

  test('an id of another project is no memory of this one', async () => {
    const own = await store('mine');
    expect(
      await new CandidateStore(db.database, localModel.name).load(
        { projectId: `${projectId}-other`, changeSequence: 1 },
        own,
      ),
    ).toEqual([]);
  });
});
