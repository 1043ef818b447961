import { dirname, join } from 'node:path';

import { startIdentityProvider } from '../identity-provider/identity-provider.js';
import { signSessionToken } from '../identity-provider/session-token.js';
import { createSigningKey } from '../identity-provider/signing-key.js';
import { reservePort } from '../testing/reserve-port.js';
import { createTestDatabase } from '../testing/test-database.js';
import { type ComposeFile, type ComposeService, interpolate, readComposeFile } from './compose-file.js';
import { Container, runContainer } from './container.js';
import { buildImage, type Image } from './image-build.js';

/** The compose file's services, run from the images that its Dockerfiles make, on a database of the test server. */
export interface Deployment {
  readonly issuer: string;
  /** As the owner. */
  readonly databaseUrl: string;
  /** A session JWT of the local account. */
  readonly sessionToken: string;
  readonly images: ReadonlyMap<string, Image>;
  /** Where a service publishes its port on this machine. */
  urlOf(service: string): string;
  /**
   * A service as the compose file starts it; the port and the addresses of others are what a container network gives.
   */
  start(service: string): Container;
  /** A job or another command in the place of a service, to its end. */
  run(service: string, command?: readonly string[]): Promise<{ code: number | null; output: string }>;
  /** Exit code of the image's own health check, in the place of the running service. */
  checkHealth(service: string): Promise<number | null>;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Of the memory service's role and of the management service's. */
export const rolePasswords = ['PasswordOfMemory1', 'PasswordOfManagement1'] as const;

/** Everything that the compose file wants to be told. */
const given = {
  POSTGRES_PASSWORD: 'unused',
  MEMORY_DATABASE_PASSWORD: rolePasswords[0],
  MANAGEMENT_DATABASE_PASSWORD: rolePasswords[1],
  QDRANT_API_KEY: 'a-key',
  OIDC_AUDIENCE: 'persistent-memory',
  DEFAULT_PLAN: 'unlimited',
};

/** @param services to build; jobs share the image of the service with the same Dockerfile */
export async function deploy(services: readonly string[], scratch: string): Promise<Deployment> {
  const compose = readComposeFile().services;
  const images = await buildImages(
    services.map((name) => dockerfileOf(compose[name])),
    scratch,
  );
  const issuer = `http://${host}:${await reservePort()}`;
  const signingKey = await createSigningKey(join(scratch, 'key.pem'));
  const provider = await startIdentityProvider(issuer, signingKey);
  const databaseUrl = await createTestDatabase();
  const ports = new Map<string, string>();
  for (const name of services) ports.set(name, String(await reservePort()));
  const nobodyThere = `http://${host}:${await reservePort()}`;
  const started: Container[] = [];
  const environmentOf = (name: string) => environmentIn(compose, name, { issuer, databaseUrl, ports, nobodyThere });
  const imageOf = (name: string): Image => {
    const image = images.get(dockerfileOf(compose[name]));
    if (image === undefined) throw new Error(`no image was built for ${name}`);
    return image;
  };
  return {
    issuer,
    databaseUrl,
    sessionToken: signSessionToken(signingKey, { issuer, audience: given.OIDC_AUDIENCE }),
    images,
    urlOf: (name) => `http://${host}:${ports.get(name)}`,
    start: (name) => {
      const image = imageOf(name);
      const container = new Container(image, compose[name]?.command ?? image.command, environmentOf(name));
      started.push(container);
      return container;
    },
    run: (name, command = compose[name]?.command ?? []) => runContainer(imageOf(name), command, environmentOf(name)),
    checkHealth: async (name) =>
      (await runContainer(imageOf(name), imageOf(name).healthCheck, environmentOf(name))).code,
    stop: async () => {
      for (const container of started) container.signal('SIGKILL');
      await Promise.all(started.map((container) => container.end()));
      await provider.stop();
    },
  };
}

/** What stands for the parts that a service is given the addresses of. */
interface Surroundings {
  readonly issuer: string;
  readonly databaseUrl: string;
  /** By service. */
  readonly ports: ReadonlyMap<string, string>;
  readonly nobodyThere: string;
}

function environmentIn(
  compose: ComposeFile['services'],
  name: string,
  { issuer, databaseUrl, ports, nobodyThere }: Surroundings,
): Record<string, string> {
  const composed = interpolate(compose[name]?.environment ?? {}, { ...given, OIDC_ISSUER: issuer });
  const owner = compose.postgres?.environment?.POSTGRES_USER ?? '';
  return {
    ...composed,
    HOST: host,
    DATABASE_URL: onTestServer(composed.DATABASE_URL ?? '', databaseUrl, owner),
    ...(composed.QDRANT_URL === undefined ? {} : { QDRANT_URL: nobodyThere }),
    MEMORY_PORT: ports.get('memory-service') ?? '',
    MANAGEMENT_PORT: ports.get('management-service') ?? '',
    MEMORY_METRICS_PORT: '0',
    MANAGEMENT_METRICS_PORT: '0',
  };
}

/** The database that stands for the composed one, as the same user; the owner's part is played by who owns that one. */
function onTestServer(composed: string, databaseUrl: string, owner: string): string {
  const [asked, address] = [new URL(composed), new URL(databaseUrl)];
  if (asked.username === owner) return databaseUrl;
  address.username = asked.username;
  address.password = asked.password;
  return address.href;
}

/** At the same time, and none is left behind when another fails. */
async function buildImages(dockerfiles: readonly string[], scratch: string): Promise<Map<string, Image>> {
  const builds = dockerfiles.map((dockerfile) => buildImage(dockerfile, join(scratch, dirname(dockerfile))));
  await Promise.allSettled(builds);
  const images = await Promise.all(builds);
  return new Map(images.map((image, index) => [dockerfiles[index] ?? '', image]));
}

function dockerfileOf(service: ComposeService | undefined): string {
  return service?.build?.dockerfile ?? '';
}

/** The container's side of the port that a service publishes. */
export function publishedPort(service: ComposeService | undefined): string {
  return service?.ports?.[0]?.split(':').at(-1) ?? '';
}
