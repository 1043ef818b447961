/** A lexeme as Postgres reads it in a tsvector or tsquery. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * A tsquery for the memories that have the lexeme in their own text (weight A), not only in the context of their
 * message.
 */
export function inOwnText(lexeme: string): string {
  return `${quoteLexeme(lexeme)}:A`;
}

/** A tsquery for the memories that have at least one of the lexemes, in whatever field. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(' | ');
}

/** Groups of lexemes, at least one. A memory matches when it has at least one lexeme of every group. */
export type LookUp = readonly (readonly string[])[];
