import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { LOCAL_MODEL } from '../../embedding/local/local-embedder.js';
import { MIGRATION_STEPS } from '../../migrations.js';
import { readProjectState, storeMemories } from '../testing/store-memories.js';
import { CandidateStore } from './candidate-store.js';
import { DocumentFrequencies } from './document-frequencies.js';
import { keywordCandidates } from './keyword-candidates.js';
import { StandingInstructions } from './standing-instructions.js';

let db: TestDatabase;
let projectId: string;
let projects = 0;

beforeAll(async () => {
  db = await createTestDatabase({ steps: MIGRATION_STEPS });
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

async function find(lexemes: readonly string[]): Promise<string[]> {
  const project = await state();
  const terms = await new DocumentFrequencies(db.database).weigh(project, lexemes);
  return db.database.use((sql) => keywordCandidates(sql, project, terms));
}

describe('DocumentFrequencies', () => {
  test('counts the memories that have a lexeme, in this project alone', async () => {
    await store('lake', 'lake and boat', 'boat');
    await storeMemories(db.database, `${projectId}-other`, [{ memory: 'lake' }, { memory: 'oar' }]);
    const weighed = await new DocumentFrequencies(db.database).weigh(await state(), ['lake', 'oar', "o'neil\\"]);
    expect(weighed.map(({ lexeme, expectedMatches }) => [lexeme, expectedMatches])).toEqual([
      ['lake', 2],
      ['oar', 0],
      ["o'neil\\", 0],
    ]);
    expect(weighed[1]?.idf).toBeGreaterThan(weighed[0]?.idf ?? 0);
  });

  test('remembers a count until it is old or the project has grown', async () => {
    await store('lake', 'boat', 'oar', 'sail', 'wind');
    let nowMs = 0;
    const frequencies = new DocumentFrequencies(db.database, { maxAgeMs: 1000, now: () => nowMs });
    const count = async () => (await frequencies.weigh(await state(), ['lake']))[0]?.expectedMatches;
    expect(await count()).toBe(1);
    await store('lake');
    expect(await count()).toBe(1);
    nowMs = 1001;
    expect(await count()).toBe(2);
    await store('lake', 'lake', 'lake');
    expect(await count()).toBe(5);
  });
});

describe('keywordCandidates', () => {
  test('ordered by the idf of the words present, any word is enough', async () => {
    const [lake, both, rare] = await store('the lake', 'the lake freezes', 'frost', 'lake two', 'lake three');
    const found = await find(['lake', 'freez', 'frost']);
    expect(new Set(found.slice(0, 2))).toEqual(new Set([both, rare]));
    expect(found).toContain(lake);
    expect(found).toHaveLength(5);
  });

  test('never a memory of another project', async () => {
    await storeMemories(db.database, `${projectId}-other`, [{ memory: 'lake' }]);
    const own = await store('lake');
    expect(await find(['lake'])).toEqual(own);
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

  test('lexemes are data: operators, quotes and backslashes of a query change nothing', async () => {
    await store('lake');
    for (const lexeme of ["'", "\\'", "a' | 'lake", 'lake:*', '!lake', '', 'a & b', '<->']) {
      expect(await find(lexeme === '' ? [] : [lexeme])).toEqual([]);
    }
  });

  test('in a large project only the rarest words are looked up, all words order what they find', async () => {
    const [both, rareOnly, commonOnly] = await store('common rare', 'rare', 'common');
    const project = await state();
    const term = (lexeme: string, expectedMatches: number, idf: number) => ({ lexeme, expectedMatches, idf });
    const found = await db.database.use((sql) =>
      keywordCandidates(sql, project, [term('common', 1_000_000, 0.1), term('rare', 10, 5)]),
    );
    expect(found).toEqual([both, rareOnly]);
    expect(found).not.toContain(commonOnly);
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
    const [candidate] = await new CandidateStore(db.database, LOCAL_MODEL.name).load(await state(), [id]);
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
    expect(candidate?.searchableTsvector).toContain("'lake':1A");
    expect(Math.abs(Date.now() - (candidate?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('a memory that was deleted or changed is never answered from memory', async () => {
    const [kept = '', changed = '', gone = ''] = await store('kept', 'before', 'gone');
    const candidates = new CandidateStore(db.database, LOCAL_MODEL.name);
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
    const candidates = new CandidateStore(db.database, LOCAL_MODEL.name);
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
    const candidates = new CandidateStore(db.database, LOCAL_MODEL.name);
    const load = async (project: string) =>
      (await candidates.load({ projectId: project, changeSequence: 1 }, [id])).map(({ memory }) => memory);
    expect([await load(projectId), await load(other), await load(projectId)]).toEqual([['mine'], ['theirs'], ['mine']]);
  });

  test('an id of another project is no memory of this one', async () => {
    const own = await store('mine');
    expect(
      await new CandidateStore(db.database, LOCAL_MODEL.name).load(
        { projectId: `${projectId}-other`, changeSequence: 1 },
        own,
      ),
    ).toEqual([]);
  });
});
