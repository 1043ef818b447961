/** What the caller of a command has to change; its message is shown as it is, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
