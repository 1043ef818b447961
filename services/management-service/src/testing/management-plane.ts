import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashCredential } from '@persistent-memory/auth';
import { connectDatabase, type Database, type DatabaseOptions, UseRecorder } from '@persistent-memory/service-kit';
import { KnownWindows, openApiDocument } from '@persistent-memory/service-kit/server';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { createManagementPlane } from '../app.js';
import { IssuerKeys } from '../authentication/issuer-keys.js';
import { SessionTokens } from '../authentication/session-tokens.js';
import { migrationSteps } from '../migrations.js';
import { allOperations } from '../operations/index.js';
import type { DefaultPlan } from '../plans/default-plan.js';
import { touchAuthTokens } from '../storage/auth-tokens.js';
import { Caller } from './caller.js';
import { TestIssuer, testAudience } from './test-issuer.js';

export const platformCredential = 'platform-credential-of-a-test';

const unlimitedPlan: DefaultPlan = { plan: 'unlimited', status: 'active', addQuota: null, searchQuota: null };

const roleFile = new URL('../../../../infra/database-roles/management-role.sql', import.meta.url);

const databaseOptions: Omit<DatabaseOptions, 'url'> = {
  poolSize: 10,
  acquireTimeoutMs: 10_000,
  deadlineMs: 10_000,
  statementTimeoutMs: 8_000,
  connectTimeoutMs: 5_000,
  applicationName: 'management-service-test',
  log: silentLogger,
};

export interface TestPlaneOptions {
  readonly defaultPlan?: DefaultPlan;
  /** Null: there are no admin operations. */
  readonly adminTokenHash?: Buffer | null;
  readonly assertServing?: () => Promise<void>;
  readonly requestDeadlineMs?: number;
}

/** The whole management plane on a database of its own, over HTTP, as the role that a deployment gives it. */
export class TestPlane {
  readonly #server: Server;
  readonly #testDatabase: TestDatabase;
  #tenants = 0;

  private constructor(
    server: Server,
    testDatabase: TestDatabase,
    readonly database: Database,
    readonly issuer: TestIssuer,
    readonly tokenUses: UseRecorder,
  ) {
    this.#server = server;
    this.#testDatabase = testDatabase;
  }

  static async start(options: TestPlaneOptions = {}): Promise<TestPlane> {
    const testDatabase = await createTestDatabase({ steps: migrationSteps });
    await testDatabase.database.use((sql) => sql.unsafe(readFileSync(roleFile, 'utf8')));
    const database = connectDatabase({ ...databaseOptions, url: asRole(testDatabase.url) });
    const issuer = await TestIssuer.start();
    const issuerKeys = new IssuerKeys({ issuer: issuer.url, fetchTimeoutMs: 2_000, onFailure: () => {} });
    const tokenUses = new UseRecorder((uses) => database.use((sql) => touchAuthTokens(sql, uses)));
    const app = createManagementPlane({
      database,
      issuerKeys,
      sessionTokens: new SessionTokens({ issuer: issuer.url, audience: testAudience, keys: issuerKeys }),
      tokenUses,
      defaultPlan: options.defaultPlan ?? unlimitedPlan,
      adminTokenHash:
        options.adminTokenHash === undefined ? hashCredential(platformCredential) : options.adminTokenHash,
      log: silentLogger,
      trustProxy: 1,
      maxConcurrentRequests: 500,
      maxTotalBodyBytes: 256 * 1024 * 1024,
      requestDeadlineMs: options.requestDeadlineMs ?? 20_000,
      maxBodyBytes: 1024 * 1024,
      checkResponses: true,
      assertServing: options.assertServing ?? (async () => {}),
      knownWindows: new KnownWindows(),
      isDraining: () => false,
      observe: () => {},
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    return new TestPlane(server, testDatabase, database, issuer, tokenUses);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The database as its owner, for what a test arranges or inspects beside the service. */
  get owner(): Database {
    return this.#testDatabase.database;
  }

  get databaseUrl(): string {
    return this.#testDatabase.url;
  }

  /** Somebody at an address of their own, and so with a create budget of their own. */
  caller(credential: string | null, address = this.address()): Caller {
    return new Caller(this.url, credential, address);
  }

  /** A person whom the issuer vouches for; a new one unless named. */
  session(subject = `person-${++this.#tenants}`): Caller {
    return this.caller(this.issuer.sign({ sub: subject }));
  }

  /** With the platform's credential. */
  platform(): Caller {
    return this.caller(platformCredential);
  }

  /** An address that no one else has. */
  address(): string {
    const number = ++this.#tenants;
    return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
    await this.issuer.stop();
    await this.database.close();
    await this.#testDatabase.close();
  }
}

/** Every statement of such a connection runs with the rights of the service's role. */
function asRole(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('role', 'persistent_memory_management');
  return url.href;
}

/** What the service says of itself; the tests hold it to that. */
export const managementDocument = openApiDocument({ title: 'test', description: 'test', operations: allOperations });
