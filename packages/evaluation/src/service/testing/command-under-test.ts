import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers what a command asks of the service; `body` is empty where the request has none. */
export type Answering = (request: IncomingMessage, body: string) => Answer;

/** A command's surroundings in a test: a service that answers as told, a file with its data, and what it prints. */
export interface CommandUnderTest {
  readonly baseUrl: string;
  readonly folder: string;
  readonly data: string;
  printed(): string;
  /** From then on the service does not answer. */
  stopService(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCommandUnderTest(data: unknown, answering: Answering): Promise<CommandUnderTest> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((said) => {
      const { status, body } = answering(request, said);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'command-'));
  const file = join(folder, 'data.json');
  await writeFile(file, JSON.stringify(data));
  let printed = '';
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => {
    printed += `${line}\n`;
  });
  const stopService = async () => {
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    data: file,
    printed: () => printed,
    stopService,
    stop: async () => {
      log.mockRestore();
      await stopService();
      await rm(folder, { recursive: true });
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
