/**
 * What is a secret by its form, and what stands in its place. Each pattern does a bounded amount of work at each position,
 * or can begin only where a run of its characters begins.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Our own credentials.
  [/(ak|at)_[0-9A-Za-z]{38}/g, '$1_[redacted]'],
  // JSON Web Tokens: base64url of `{"…` twice, then a signature.
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[redacted token]'],
  // Any other bearer, wherever a header was quoted.
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [redacted]'],
  // Headers that carry credentials, as JSON fields.
  [
    /("(?:proxy-authorization|authorization|x-api-key|api-key|cookie|set-cookie)":)"(?:[^"\\]|\\.)*"/gi,
    '$1"[redacted]"',
  ],
  // Passwords of URLs.
  [/(:\/\/[^\s:@/"\\]{0,256}:)[^\s@/"\\]{1,512}@/g, '$1[redacted]@'],
];

/** A line of text with every credential in it replaced. */
export function redactSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
