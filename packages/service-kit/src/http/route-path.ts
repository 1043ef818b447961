import { isDecodable } from '../is-decodable.js';

/** `/delete/{memory_id}` → `/delete/:memory_id`, Express' way to write it. */
export function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Keeps percent signs that escape nothing as they are: Express answers a path it can't decode with an error of its own,
 * before any operation could say that there is no such memory.
 */
export function mendEscapes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
