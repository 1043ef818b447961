import { type Static, Type } from 'typebox';
import type { AuditEntryRow } from '../storage/audit-log.js';
import { Timestamp } from './instant.js';
import { Nullable } from './nullable.js';

export const AuditEntry = Type.Object(
  {
    id: Type.String(),
    actor: Type.Object({
      type: Type.Enum(['session', 'token', 'platform', 'command']),
      id: Type.String({ description: "A session's subject, a token's id, `operator`, or the name of a command." }),
    }),
    action: Type.String({ description: 'Kind of the resource and what happened to it: `project.delete`.' }),
    resource: Type.Object({ type: Type.String(), id: Type.String() }),
    request_id: Nullable(Type.String()),
    address: Nullable(Type.String({ description: "The client's address; of IPv6 the first 56 bits." })),
    created_at: Timestamp,
  },
  { title: 'AuditEntry' },
);

export function presentAuditEntry(row: AuditEntryRow): Static<typeof AuditEntry> {
  return {
    id: row.id,
    actor: { type: row.actorKind, id: row.actorId },
    action: row.action,
    resource: { type: row.resourceType, id: row.resourceId },
    request_id: row.requestId,
    address: row.address,
    created_at: row.createdAt.toISOString(),
  };
}

export const auditEntryExample = {
  id: 'audit_1BoatX2MQb3nVf8pZrS1vK',
  actor: { type: 'session', id: 'auth0|62f1' },
  action: 'project.create',
  resource: { type: 'project', id: 'proj_1BoatSLRHtKNngkdXEeobR' },
  request_id: '019a2f6e-5d11-7c22-8a40-1f2e3d4c5b6a',
  address: '203.0.113.7',
  created_at: '2026-09-25T09:30:00.000Z',
} as const;
