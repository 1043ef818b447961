import { Type } from 'typebox';
import { accountCredentials } from '../authentication/account-credentials.js';
import { permit } from '../policies/authorise.js';
import { AuditEntry, auditEntryExample, presentAuditEntry } from '../resources/audit-entry.js';
import { pageOf, pageParameters } from '../resources/page.js';
import { listAuditLog } from '../storage/audit-log.js';
import { operation } from './operation.js';

export const getAuditLog = operation({
  operationId: 'getAuditLog',
  method: 'GET',
  path: '/api/audit-log',
  tag: 'Account',
  summary: 'List who changed what',
  description: 'By a session only. Newest first. Entries are written with what they tell of, and never changed.',
  credentials: accountCredentials,
  request: { query: Type.Object(pageParameters) },
  response: { status: 200, description: 'A page of entries.', schema: pageOf({ entries: Type.Array(AuditEntry) }) },
  errors: ['session_required'],
  example: { response: { entries: [auditEntryExample], total: 1, limit: 50, offset: 0 } },
  async handle({ principal, query: { limit, offset }, signal }, { database }) {
    permit(principal, 'audit_log.read');
    const { rows, total } = await database.use((sql) => listAuditLog(sql, principal.accountId, { limit, offset }), {
      signal,
    });
    return { entries: rows.map(presentAuditEntry), total, limit, offset };
  },
});
