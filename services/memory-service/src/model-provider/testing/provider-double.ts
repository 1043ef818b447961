import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came over the wire. */
export interface DoubleRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How one request is answered. */
export type Behaviour = (request: DoubleRequest, response: ServerResponse) => void;

/**
 * An HTTP server that speaks the wire format of OpenAI's API and misbehaves on demand: each request takes the next
 * behaviour of the script, or the last again when there is no more.
 */
export interface ProviderDouble {
  readonly baseUrl: string;
  readonly requests: readonly DoubleRequest[];
  script(...behaviours: readonly Behaviour[]): void;
  /** Resolves when the client has closed the connection of a request of this script that was not answered. */
  abandoned(): Promise<void>;
  close(): Promise<void>;
}

export async function startProviderDouble(): Promise<ProviderDouble> {
  const requests: DoubleRequest[] = [];
  let behaviours: readonly Behaviour[] = [];
  let answered = 0;
  let abandonment = new Abandonment();
  const server = createServer(async (incoming, response) => {
    const { abandon } = abandonment;
    response.on('close', () => {
      if (!response.writableFinished) abandon();
    });
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: await readBody(incoming) };
    requests.push(request);
    const behaviour = behaviours[Math.min(answered++, behaviours.length - 1)];
    if (behaviour === undefined) response.writeHead(501).end();
    else behaviour(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    script(...next) {
      behaviours = next;
      answered = 0;
      requests.length = 0;
      abandonment = new Abandonment();
    },
    abandoned: () => abandonment.happened,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** That a client went away before it was answered. */
class Abandonment {
  abandon = (): void => undefined;
  readonly happened = new Promise<void>((resolve) => {
    this.abandon = resolve;
  });
}

async function readBody(incoming: IncomingMessage): Promise<DoubleRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** An error in OpenAI's shape. */
export const failure = (
  status: number,
  error: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Behaviour => json(status, { error: { message: 'no', type: 'error', param: null, code: null, ...error } }, headers);

const completionOf = (message: unknown, finishReason: string): unknown => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'double',
  choices: [{ index: 0, message, finish_reason: finishReason, logprobs: null }],
  usage: { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
});

/** A completion that says `content`, as it is when it is text and as JSON otherwise. */
export const says = (content: unknown, finishReason = 'stop'): Behaviour =>
  json(
    200,
    completionOf(
      { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content), refusal: null },
      finishReason,
    ),
  );

export const refuses = (): Behaviour =>
  json(200, completionOf({ role: 'assistant', content: null, refusal: 'I can not help with that.' }, 'stop'));

export const noChoices = (): Behaviour => json(200, { id: 'chatcmpl-1', object: 'chat.completion', choices: [] });

/** Never answers. */
export const hangs = (): Behaviour => () => undefined;

/** Answers, but late. */
export const late =
  (delayMs: number, behaviour: Behaviour): Behaviour =>
  (request, response) => {
    setTimeout(() => behaviour(request, response), delayMs).unref();
  };

/** Begins an answer and closes the connection. */
export const cutOff = (): Behaviour => (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id": "chatcmpl-1", "choices": [', () => response.destroy());
};

/** A body that is no JSON. */
export const noJson = (): Behaviour => (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>');
};

/** The texts of an embedding request. */
export const textsOf = ({ body }: DoubleRequest): readonly string[] => body.input as readonly string[];

/** A vector for each text, whose first component is the text's length; `change` may spoil the list. */
export const embeds =
  (dimensions: number, change: (data: Record<string, unknown>[]) => unknown[] = (data) => data): Behaviour =>
  (request, response) => {
    const data = textsOf(request).map((text, index) => ({
      object: 'embedding',
      index,
      embedding: Array.from({ length: dimensions }, (_, component) => (component === 0 ? text.length : 1)),
    }));
    json(200, { object: 'list', data: change(data), model: 'double', usage: { prompt_tokens: 8, total_tokens: 8 } })(
      request,
      response,
    );
  };
