const maxSubjectLength = 255;

/** A subject has to be text that the database keeps as it is, so that no two of them become one account. */
export function isUsableSubject(subject: unknown): subject is string {
  return (
    typeof subject === 'string' &&
    subject.length > 0 &&
    subject.length <= maxSubjectLength &&
    !subject.includes('\0') &&
    subject.isWellFormed()
  );
}
