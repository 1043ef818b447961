/**
 * What is a secret by its form, and what stands in its place. Each pattern does a bounded amount of work at each
 * position.
 */
const secretPatterns: readonly (readonly [RegExp, string])[] = [
  // Our own credentials.
  [/(ak|at)_[0-9A-Za-z]{38}/g, '$1_[redacted]'],
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
export function redactLogLine(line: string): string {
  return secretPatterns.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    redactTokens(line),
  );
}

/** How a JSON Web Token begins: base64url of `{"`. */
const tokenStart = 'eyJ';

/**
 * JSON Web Tokens: three parts between dots. Found by whole runs of their characters, since a pattern alone would be
 * slow on hostile runs.
 */
function redactTokens(line: string): string {
  if (!line.includes(tokenStart)) return line;
  return line.replace(/(?<![\w.-])[\w.-]+/g, (run) => {
    const start = run.indexOf(tokenStart);
    if (start < 0 || run.slice(start).split('.', 3).length < 3) return run;
    return `${run.slice(0, start)}[redacted token]`;
  });
}
