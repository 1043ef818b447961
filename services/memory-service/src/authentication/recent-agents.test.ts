import { describe, expect, test } from '@jest/globals';
import { hashCredential } from '@persistent-memory/auth';
import type { AgentPrincipal } from './agent-principal.js';
import { RecentAgents } from './recent-agents.js';

const agent: AgentPrincipal = {
  kind: 'project',
  projectId: 'proj_1',
  accountId: 'acc_1',
  keyId: 'key_1',
  entitlement: { isActive: true, quotas: { add: { quota: null, used: 0 }, search: { quota: null, used: 0 } } },
  project: {
    projectId: 'proj_1',
    changeSequence: 1,
    memoryCount: 1,
    hasOwedVectors: false,
    fieldLengths: [1, 0, 0, 0],
    speakers: [],
  },
};

describe('whom a key last belonged to', () => {
  test('is known once it was looked up', () => {
    const agents = new RecentAgents();
    expect(agents.likelyAgent('Bearer ak_one')).toBeNull();
    agents.note(hashCredential('ak_one'), agent);
    expect(agents.likelyAgent('Bearer ak_one')).toBe(agent);
    expect(agents.likelyAgent('Bearer ak_two')).toBeNull();
  });

  test('is forgotten when the key opens nothing any more', () => {
    const agents = new RecentAgents();
    agents.note(hashCredential('ak_one'), agent);
    agents.note(hashCredential('ak_one'), null);
    expect(agents.likelyAgent('Bearer ak_one')).toBeNull();
  });

  test('is not pushed out by keys that open nothing', () => {
    const agents = new RecentAgents();
    agents.note(hashCredential('ak_one'), agent);
    for (let guess = 0; guess < 5_000; guess++) agents.note(hashCredential(`ak_guess${guess}`), null);
    expect(agents.likelyAgent('Bearer ak_one')).toBe(agent);
  });

  test.each([undefined, '', 'Bearer', 'Basic x', 'Bearer a b'])('is nobody of %j', (authorization) => {
    expect(new RecentAgents().likelyAgent(authorization)).toBeNull();
  });
});
