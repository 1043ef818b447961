import { type LocalFile, localFilePath } from './local-file.js';

export interface QuickStart {
  readonly local: LocalFile;
  readonly dataDirectory: string;
  /** Whether commands find the data directory without `DATA_DIR`. */
  readonly isDefaultDirectory: boolean;
  /** The key is shown in the start that created it, and read from the file by the commands of later ones. */
  readonly isNewKey: boolean;
  /** Null: the local identity provider. */
  readonly externalIssuer: string | null;
  readonly today: Date;
  readonly heading: (text: string) => string;
}

/** The text that ends a start: addresses, credentials, and one command each for adding and searching. */
export function quickStart(options: QuickStart): string {
  const { local, dataDirectory, isNewKey, heading } = options;
  const file = localFilePath(dataDirectory);
  return `
${heading('Persistent memory is ready.')}

  Memories     ${local.base_url}   (documentation: ${local.base_url}/docs)
  Management   ${local.management_url}   (documentation: ${local.management_url}/docs)
  API key      ${keyLine(local, isNewKey, file)}
  Session      ${sessionLine(options)}
  All of this  ${file}
${firstCommands(options, file)}
Ctrl-C stops everything; the next start finds every memory again.`;
}

function firstCommands({ local, isNewKey, today, heading }: QuickStart, file: string): string {
  const key = isNewKey ? local.api_key : `$(node -p "require('${file}').api_key")`;
  const post = (path: string, body: unknown) =>
    `curl -sS ${local.base_url}${path} -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;
  const conversation = {
    messages: ['user: I work as a platform engineer at Northwind. My cat is called Miso. Last week I moved to Lisbon.'],
    timestamp: today.toISOString().slice(0, 10),
  };
  return `
${heading('Add memories from a conversation:')}

${post('/add', conversation)}

${heading('Find them again:')}

${post('/search', { query: 'Which city does the user live in?', limit: 3 })}
`;
}

function keyLine({ api_key: apiKey }: LocalFile, isNewKey: boolean, file: string): string {
  return isNewKey ? `${apiKey}   (shown this once)` : `in ${file}`;
}

function sessionLine({ externalIssuer, dataDirectory, isDefaultDirectory }: QuickStart): string {
  if (externalIssuer !== null) return `a token of ${externalIssuer}`;
  const variable = isDefaultDirectory ? '' : `DATA_DIR=${shellWord(dataDirectory)} `;
  return `${variable}npx -y pnpm@12.21.0 -s session-token   (prints a token for the management service)`;
}

function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
