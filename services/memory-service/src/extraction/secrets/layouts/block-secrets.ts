import { mayHoldSecretName, type SecretNames } from '../values/secret-names.js';
import { redactTold, redactToldIfStriking } from '../values/told-values.js';

/**
 * "Passwords:", "- **API keys**:", "password: |": a line that ends with a colon, or with YAML's sign for a text in
 * lines.
 */
const opening =
  /^([ \t]{0,40})(?:(?:[-*+#>]{1,6}|\d{1,3}[.)])[ \t]{1,4}){0,3}(\S.{0,120}?)[ \t]{0,4}[:：][*_~`]{0,3}(?:[ \t]{1,4}[|>][+-]?)?[ \t]{0,8}\r?$/u;
const lastWords = /(?:[^\s:]{1,40}[ \t]){0,2}[^\s:]{1,40}$/u;
const fence = /^[ \t]{0,40}(?:`{3,8}|~{3,8})[\w-]{0,20}[ \t]{0,8}\r?$/;
const item =
  /^([ \t]{0,40})([-*+•]|\d{1,3}[.)])([ \t]{1,8})(?:(\S[^:=\n]{0,60}?[ \t]{0,2}[:=][ \t]{1,4}))?(\S{1,8000})[ \t]{0,8}\r?$/u;
const alone = /^([ \t]{0,40})(\S{1,8000})[ \t]{0,8}\r?$/;
const maxItems = 50;
/** Codes to get back into an account are digits, which nothing else below such a name is. */
const namesCodes = /(?:recovery|backup|rescue|scratch|2fa|mfa) codes$/i;
const code = /^[\d-]{6,24}$/;

/**
 * Secrets on lines of their own below the name that announces them: the items of a list, a fenced line, an indented
 * text. Only single words, as anything else may be said of them; in a list only what stands out. Linear.
 */
export function redactBlocks(text: string, names: SecretNames): string {
  if (!mayHoldSecretName(text)) return text;
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const opened = opening.exec(lines[at] ?? '');
    const words = opened === null ? null : (lastWords.exec(opened[2] ?? '')?.[0] ?? null);
    const name = words === null ? null : nameAtEnd(words, names);
    if (name !== null) redactBelow(lines, at + 1, { name, indent: opened?.[1]?.length ?? 0 }, names);
  }
  return lines.join('\n');
}

/** "the staging password is" ends with a name, too. */
function nameAtEnd(words: string, names: SecretNames): string | null {
  const said = words.replace(/\s(?:is|are|was|ist|lautet|est|es)$/i, '').split(/\s/);
  for (let from = Math.max(0, said.length - 2); from < said.length; from += 1) {
    const name = names.of(said.slice(from).join(' '));
    // "The tests that pass:", "versions to pin:"
    if (name !== null && !/(?:^|\s)(?:pass|pin)$/i.test(name)) return name;
  }
  return null;
}

interface Announced {
  readonly name: string;
  readonly indent: number;
}

function redactBelow(lines: string[], from: number, { name, indent }: Announced, names: SecretNames): void {
  let at = from;
  while (at < from + 2 && lines[at]?.trim() === '') at += 1;
  const isFenced = fence.test(lines[at] ?? '');
  if (isFenced) at += 1;
  for (const end = Math.min(lines.length, at + maxItems); at < end; at += 1) {
    const line = lines[at] ?? '';
    const listed = item.exec(line);
    const value = listed?.[5] ?? alone.exec(line)?.[2];
    const depth = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (value === undefined || fence.test(line)) return;
    const isCode = namesCodes.test(name) && code.test(value);
    if (listed === null && !isFenced && depth <= indent && !isCode) return;
    const tell = listed === null || isCode ? redactTold : redactToldIfStriking;
    const start = line.lastIndexOf(value);
    lines[at] = line.slice(0, start) + tell(value, name, names.redact) + line.slice(start + value.length);
  }
}
