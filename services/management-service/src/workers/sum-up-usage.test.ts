import { afterAll, describe, expect, test } from '@jest/globals';
import { dayOf } from '@persistent-memory/service-kit';
import { untilOneWaits } from '@persistent-memory/service-kit/testing';
import { lockAccount } from '../storage/accounts.js';
import { sumUpNextDay } from '../storage/workspace-usage.js';
import { TestPlane } from '../testing/management-plane.js';
import { createProjectIn, createTenant, createToken, createWorkspace, type Tenant } from '../testing/tenant.js';
import { sumUpUsage } from './sum-up-usage.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());

const dayMs = 86_400_000;
const today = Date.now();
const daysAgo = (days: number) => dayOf(new Date(today - days * dayMs));
const range = `from=${daysAgo(40)}&to=${daysAgo(0)}`;
const neverAborted = new AbortController().signal;

const sumUp = () => sumUpUsage(plane.database, neverAborted);

/** Requests on every fifth of the last forty days, today's and yesterday's among them, in several slots. */
async function countFor(accountId: string, projectIds: readonly string[]): Promise<void> {
  await plane.owner.use(
    (sql) => sql`
      insert into access.usage_by_day
      select ${accountId}, (now() at time zone 'UTC')::date - days, project.id, operation, slot,
        project.number * 100 + days
      from unnest(${[...projectIds]}::text[]) with ordinality as project (id, number),
        unnest(array[0, 1, 2, 5, 10, 20, 40]) days, unnest(array['add', 'search']) operation,
        generate_series(0, 3) slot`,
  );
}

/** A tenant with two workspaces of three projects each, and tokens that see one of them. */
async function buildUse() {
  const tenant = await createTenant(plane);
  const second = await createWorkspace(plane, tenant);
  const inFirst = [tenant.projectId, ...(await createProjects(tenant, tenant.workspaceId, 2))];
  const inSecond = await createProjects(tenant, second, 3);
  await countFor(tenant.accountId, [...inFirst, ...inSecond]);
  const [ofFirst, ofSecond] = [
    await createToken(plane, tenant, ['usage:read']),
    await createToken(plane, tenant, ['usage:read'], second),
  ];
  return { tenant, inFirst, inSecond, ofFirst: ofFirst.caller, ofSecond: ofSecond.caller };
}

async function createProjects(tenant: Tenant, workspaceId: string, number: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < number; made++) ids.push(await createProjectIn(plane, tenant, workspaceId));
  return ids;
}

type Use = Awaited<ReturnType<typeof buildUse>>;

const usageOf = async (caller: Use['ofFirst']) => (await caller.get(`/api/usage?${range}`)).body.usage;

/** What the projects' own counts say. */
async function countedOf(projectIds: readonly string[]) {
  return plane.owner.use(
    (sql) => sql`
      select date::date, coalesce(sum(requests) filter (where operation = 'add'), 0)::bigint as add,
        coalesce(sum(requests) filter (where operation = 'search'), 0)::bigint as search
      from generate_series(${daysAgo(40)}::timestamp, ${daysAgo(0)}::timestamp, interval '1 day') date
      left join access.usage_by_day on day = date::date and project_id = any (${[...projectIds]}::text[])
      group by date order by date`,
  );
}

async function expectExact({ inFirst, inSecond, ofFirst, ofSecond }: Use, deleted: readonly string[] = []) {
  const left = (ids: readonly string[]) => ids.filter((id) => !deleted.includes(id));
  expect(await usageOf(ofFirst)).toEqual([...(await countedOf(left(inFirst)))]);
  expect(await usageOf(ofSecond)).toEqual([...(await countedOf(left(inSecond)))]);
}

describe('what a token sees of its workspace', () => {
  test('is the same before its days are summed up, up to the day before yesterday, and after it', async () => {
    const use = await buildUse();
    await expectExact(use);
    await sumUp();
    await expectExact(use);
    const [summed] = await plane.owner.use(
      (sql) => sql`
        select min(day)::text as first, max(day)::text as last from management.workspace_usage
        where workspace_id = ${use.tenant.workspaceId}`,
    );
    expect(summed).toEqual({ first: daysAgo(40), last: daysAgo(2) });
  });

  test('is not read from its projects for the days that are summed up', async () => {
    const use = await buildUse();
    const before = await usageOf(use.ofSecond);
    await sumUp();
    await plane.owner.use(
      (sql) => sql`
        delete from access.usage_by_day
        where account_id = ${use.tenant.accountId} and day < (now() at time zone 'UTC')::date - 1`,
    );
    expect(await usageOf(use.ofSecond)).toEqual(before);
  });

  test('has nothing of projects that were deleted, before or after', async () => {
    const use = await buildUse();
    const deleted = [use.inFirst[0] ?? '', use.inSecond[1] ?? ''];
    await use.tenant.session.delete(`/api/projects/${deleted[0]}`);
    await sumUp();
    await use.tenant.session.delete(`/api/projects/${deleted[1]}`);
    await expectExact(use, deleted);
  });

  test('has nothing of a project that is deleted while its days are summed up', async () => {
    const use = await buildUse();
    const { accountId } = use.tenant;
    const [deleted = ''] = use.inSecond;
    const summing = await plane.owner.transaction(async (sql) => {
      await lockAccount(sql, accountId);
      await sql`delete from management.projects where id = ${deleted}`;
      const done = sumUp();
      await untilOneWaits(plane.owner);
      return { done };
    });
    await summing.done;
    await expectExact(use, [deleted]);
  });

  test('goes with the workspace', async () => {
    const use = await buildUse();
    await sumUp();
    for (const id of use.inSecond) await use.tenant.session.delete(`/api/projects/${id}`);
    const { body } = await use.tenant.session.get('/api/workspaces');
    const empty = body.workspaces.find(({ project_count }: { project_count: number }) => project_count === 0);
    expect((await use.tenant.session.delete(`/api/workspaces/${empty.id}`)).status).toBe(200);
    const rows = await plane.owner.use(
      (sql) => sql`select from management.workspace_usage where workspace_id = ${empty.id}`,
    );
    expect(rows).toHaveLength(0);
  });
});

test('no transaction, for which the account waits, sums up more than one day', async () => {
  const { tenant } = await buildUse();
  const summedDays = async () => {
    await plane.database.transaction((sql) => sumUpNextDay(sql, tenant.accountId));
    const [account] = await plane.owner.use(
      (sql) => sql`select usage_summed_until::text as until from management.accounts where id = ${tenant.accountId}`,
    );
    return account?.until;
  };
  expect([await summedDays(), await summedDays()]).toEqual([daysAgo(39), daysAgo(38)]);
});

/** How far an account is summed up, and the transaction that wrote its row last. */
async function stateOf(accountId: string) {
  const [state] = await plane.owner.use(
    (sql) => sql<{ until: string | null; version: string }[]>`
      select usage_summed_until::text as until, xmin::text as version from management.accounts where id = ${accountId}`,
  );
  return state;
}

const sumUpOne = (accountId: string) => plane.database.transaction((sql) => sumUpNextDay(sql, accountId));

test('an account takes one transaction a day, and is not written to when no day is left', async () => {
  const { tenant } = await buildUse();
  await sumUp();
  await plane.owner.use(
    (sql) => sql`
      update management.accounts set usage_summed_until = usage_summed_until - 2 where id = ${tenant.accountId}`,
  );
  await plane.owner.use(
    (sql) => sql`
      delete from management.workspace_usage where day >= ${daysAgo(3)}
        and workspace_id in (select id from management.workspaces where account_id = ${tenant.accountId})`,
  );
  expect([await sumUpOne(tenant.accountId), await sumUpOne(tenant.accountId)]).toEqual([1, 0]);
  const done = await stateOf(tenant.accountId);
  expect(done?.until).toBe(daysAgo(1));
  // As a replica does that found the account before another was faster.
  expect(await sumUpOne(tenant.accountId)).toBe(0);
  expect(await stateOf(tenant.accountId)).toEqual(done);
});

test('an account that nothing was counted for is done with in one transaction', async () => {
  const { accountId } = await createTenant(plane);
  expect(await sumUpOne(accountId)).toBe(0);
  expect((await stateOf(accountId))?.until).toBe(daysAgo(1));
});

test('replicas share the accounts: none waits for one that another is at, and all days are summed up once', async () => {
  const uses = [await buildUse(), await buildUse(), await buildUse()];
  const [taken, ...others] = uses.map(({ tenant }) => tenant.accountId);
  await plane.owner.transaction(async (sql) => {
    expect(await sumUpNextDay(sql, taken ?? '')).toBe(1);
    await sumUp();
    expect((await stateOf(taken ?? ''))?.until).toBeNull();
    for (const accountId of others) expect((await stateOf(accountId))?.until).toBe(daysAgo(1));
  });
  const more = [await buildUse(), await buildUse(), await buildUse()];
  await Promise.all([sumUp(), sumUp(), sumUp()]);
  await sumUp();
  for (const use of [...uses, ...more]) {
    expect((await stateOf(use.tenant.accountId))?.until).toBe(daysAgo(1));
    await expectExact(use);
  }
});

test('an account whose days can not be summed up keeps no other from it, and is told of', async () => {
  const [first, second] = [await buildUse(), await buildUse()].sort((a, b) =>
    a.tenant.accountId < b.tenant.accountId ? -1 : 1,
  );
  await plane.owner.use(
    (sql) =>
      sql`insert into management.workspace_usage values (${first?.tenant.workspaceId ?? ''}, ${daysAgo(5)}, 'add', 0)`,
  );
  await expect(sumUp()).rejects.toMatchObject({ code: '23505' });
  const sums = (use: Use | undefined) =>
    plane.owner.use(
      (sql) => sql`
        select usage_summed_until = (now() at time zone 'UTC')::date - 1 as "isDone" from management.accounts
        where id = ${use?.tenant.accountId ?? ''}`,
    );
  expect([...(await sums(first)), ...(await sums(second))]).toEqual([{ isDone: false }, { isDone: true }]);
});
