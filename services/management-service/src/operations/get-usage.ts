import type { Fault } from '@persistent-memory/auth';
import { dayOf } from '@persistent-memory/service-kit';
import { type Static, Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { authorise, permit } from '../policies/authorise.js';
import { ruleForTokens } from '../policies/can.js';
import { reachOf } from '../policies/reach.js';
import { Day } from '../resources/instant.js';
import { Nullable } from '../resources/nullable.js';
import { findProject } from '../storage/projects.js';
import { type DayRange, readUsage, type UsageOfDay } from '../storage/usage.js';
import { operation } from './operation.js';

const maxDays = 366;
const defaultDays = 30;
const dayMs = 86_400_000;

const requestCounts = { add: Type.Integer(), search: Type.Integer() };
const Requests = Type.Object(requestCounts);

export const getUsage = operation({
  operationId: 'getUsage',
  method: 'GET',
  path: '/api/usage',
  tag: 'Account',
  summary: 'Get the counted requests of each day',
  description: `Days in order, those without requests included; at most ${maxDays}, and the last ${defaultDays} where nothing else is said. Of all projects, deleted ones too, or of one. An auth token sees the projects that its workspace has.`,
  credentials: accountCredentials,
  scope: ruleForTokens('usage.read'),
  request: {
    query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day), project_id: Type.Optional(Type.String()) }),
  },
  rules: [{ reads: ['query.from', 'query.to'], findFault: ({ query }) => findRangeFault(query) }],
  response: {
    status: 200,
    description: 'Requests by day and operation.',
    schema: Type.Object({
      from: Day,
      to: Day,
      project_id: Nullable(Type.String()),
      usage: Type.Array(Type.Object({ date: Day, ...requestCounts })),
      total: Requests,
    }),
  },
  errors: ['insufficient_scope', 'outside_workspace', 'project_not_found'],
  example: {
    response: {
      from: '2026-09-24',
      to: '2026-09-25',
      project_id: null,
      usage: [
        { date: '2026-09-24', add: 0, search: 3 },
        { date: '2026-09-25', add: 12, search: 40 },
      ],
      total: { add: 12, search: 43 },
    },
  },
  async handle({ principal, query, signal }, { database }) {
    permit(principal, 'usage.read');
    const range = readRange(query);
    const { project_id: projectId } = query;
    const usage = await database.use(
      async (sql) => {
        if (projectId === undefined) return readUsage(sql, reachOf(principal), range);
        const found = await findProject(sql, projectId);
        authorise(principal, 'usage.read', found, 'project_not_found');
        return readUsage(sql, { accountId: principal.accountId, projectId }, range);
      },
      { signal },
    );
    return { ...range, project_id: projectId ?? null, usage: [...usage], total: sumOf(usage) };
  },
});

function sumOf(usage: readonly UsageOfDay[]): Static<typeof Requests> {
  return {
    add: usage.reduce((sum, { add }) => sum + add, 0),
    search: usage.reduce((sum, { search }) => sum + search, 0),
  };
}

/** No year 0 is a `date`. */
const firstDayMs = Date.parse('0001-01-01');

/** The days that were asked for; what is missing is counted from the end that was given, or from today. */
function readRange(given: Partial<DayRange>): DayRange {
  const span = (defaultDays - 1) * dayMs;
  const to = given.to ?? dayOf(new Date());
  return { from: given.from ?? dayOf(new Date(Math.max(firstDayMs, Date.parse(to) - span))), to };
}

/** Tells it of a day that was given, never of one that is there by default. */
function findRangeFault(given: Partial<DayRange>): Fault | null {
  const { from, to } = readRange(given);
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days >= 1 && days <= maxDays) return null;
  if (days > maxDays)
    return { location: 'query.from', message: `must be at most ${maxDays} days before to, both included` };
  if (given.to === undefined)
    return { location: 'query.from', message: 'must not be after today, where to is not given' };
  return { location: 'query.to', message: 'must not be before from' };
}
