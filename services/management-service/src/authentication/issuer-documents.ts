/** Room for a provider with very many keys; a document without an end is refused. */
const maxDocumentBytes = 262_144;

/**
 * Fetches one JSON document of an identity provider. Rejects when it is late, too large, redirected, not 200 or not
 * JSON.
 */
export async function fetchIssuerDocument(url: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    // Covers the body too.
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`${url} answered ${response.status}`);
  }
  return JSON.parse(await readText(url, response));
}

async function readText(url: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxDocumentBytes) throw new Error(`${url} is larger than ${maxDocumentBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Identity providers are reached over TLS; plain HTTP is for one on this machine, as in the embedded run. */
export function isAcceptableIssuerUrl(candidate: string): boolean {
  if (!URL.canParse(candidate)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(candidate);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
