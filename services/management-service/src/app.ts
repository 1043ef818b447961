import {
  type AppSettings,
  createApp,
  docsPage,
  type Express,
  openApiDocument,
} from '@persistent-memory/service-kit/server';
import type { IssuerKeys } from './authentication/issuer-keys.js';
import { createLimit, createLimitHeaders } from './limits/create-limit.js';
import { accountOperations, allOperations } from './operations/index.js';
import type { Dependencies } from './operations/operation.js';

export interface ManagementPlaneParts extends AppSettings, Dependencies {
  readonly issuerKeys: IssuerKeys;
}

/** The management plane, built and not listening. */
export function createManagementPlane(parts: ManagementPlaneParts): Express {
  const { database, issuerKeys, adminTokenHash } = parts;
  const operations = adminTokenHash === null ? accountOperations : allOperations;
  const document = openApiDocument({
    title: 'Persistent memory: management plane',
    description: 'Projects, API keys, workspaces and scoped auth tokens; plans, usage and the audit log.',
    operations,
  });
  return createApp<Dependencies>({
    ...parts,
    operations,
    deps: parts,
    pages: { document, ...docsPage(document) },
    limits: { create: createLimit(database) },
    rateLimitHeaders: createLimitHeaders(database),
    readiness: {
      postgres: { required: true, check: () => database.check() },
      schema: { required: true, check: parts.assertServing },
      // Kept once they were fetched: an issuer that goes away later takes nothing with it.
      issuer_keys: { required: true, check: () => issuerKeys.assertFetched() },
    },
  });
}
