import { join } from 'node:path';

import { readFileIfPresent, writePrivateFile } from '../data-directory/private-file.js';

/** `<DATA_DIR>/local.json`: what scripts and people need to use the embedded run. */
export interface LocalFile {
  readonly base_url: string;
  readonly management_url: string;
  readonly issuer: string;
  readonly api_key: string;
  readonly project_id: string;
}

export function localFilePath(dataDirectory: string): string {
  return join(dataDirectory, 'local.json');
}

/** Mode 0600: it holds a key. */
export function writeLocalFile(dataDirectory: string, content: LocalFile): void {
  writePrivateFile(localFilePath(dataDirectory), `${JSON.stringify(content, null, 2)}\n`);
}

export function readLocalFile(dataDirectory: string): LocalFile | null {
  const content = readFileIfPresent(localFilePath(dataDirectory));
  return content === null ? null : (JSON.parse(content) as LocalFile);
}
