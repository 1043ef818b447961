import { connect } from 'node:net';

/** One request as bytes, whatever they are. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** The request breaks off: the client ends its side, and may get no answer. */
  readonly isCutOff: boolean;
  /** An answer has no body. */
  readonly isHead: boolean;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const patienceMs = 10_000;

/**
 * Sends bytes over a connection of their own and reads the first answer that is final.
 * @returns null when the server closed the connection without one
 * @throws Error when nothing happens on the connection
 */
export async function sendRaw(port: number, { bytes, isCutOff, isHead }: RawRequest): Promise<RawAnswer | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    return await new Promise((resolve, reject) => {
      let received = Buffer.alloc(0);
      const tryRead = (isClosed: boolean) => {
        const answer = readAnswer(received, isHead, isClosed);
        if (answer !== null || isClosed) resolve(answer);
      };
      socket.setTimeout(patienceMs, () => reject(new Error(`No answer in ${patienceMs} ms to ${show(bytes)}`)));
      socket.on('data', (chunk) => {
        received = Buffer.concat([received, chunk]);
        tryRead(false);
      });
      socket.on('close', () => tryRead(true));
      // The server may close before it has read everything; what it answered counts.
      socket.on('error', () => tryRead(true));
      if (isCutOff) socket.end(bytes);
      else socket.write(bytes);
    });
  } finally {
    socket.destroy();
  }
}

/** Null until an answer that is not interim (1xx) is complete. */
function readAnswer(received: Buffer, isHead: boolean, isClosed: boolean): RawAnswer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [statusLine = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  const rest = received.subarray(end + 4);
  if (status < 200) return readAnswer(rest, isHead, isClosed);
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: */, '')]),
  );
  const length = isHead ? 0 : Number(headers.get('content-length') ?? Number.NaN);
  if (rest.length < length || (Number.isNaN(length) && !isClosed)) return null;
  return {
    status,
    headers,
    body: isHead ? '' : rest.subarray(0, Number.isNaN(length) ? undefined : length).toString('utf8'),
  };
}

/** The beginning of a request, for the message of a test that failed. */
export function show(bytes: Buffer): string {
  return JSON.stringify(bytes.subarray(0, 400).toString('latin1'));
}
