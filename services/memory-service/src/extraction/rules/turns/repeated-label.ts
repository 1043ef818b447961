/** What opens a sentence with a colon, and its clauses without it where each of them repeats it. */
export interface LabelRead {
  /** "Log: ", or nothing. */
  readonly label: string;
  /** The same where each clause repeats it. */
  readonly repeated: string;
  readonly bare: readonly string[];
}

/** "Log: we shipped 2.1, pulled it a day later": what it is stands behind the label that each of them repeats. */
export function readLabel(sentence: string, clauses: readonly string[]): LabelRead {
  const label = /^[^:]{2,60}:\s/.exec(sentence)?.[0] ?? '';
  const repeated = label !== '' && clauses.length > 1 && clauses.every((text) => text.startsWith(label)) ? label : '';
  return { label, repeated, bare: clauses.map((text) => text.slice(repeated.length)) };
}
