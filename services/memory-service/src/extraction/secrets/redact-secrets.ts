import { undisguised } from './disguised-text.js';
import { FoundSecrets, type Replace } from './found-secrets.js';
import { createAnswerRedaction } from './redact-answers.js';
import { redactText } from './redact-text.js';

/** One of the readings that the messages of a call go through, each message behind the other. */
type Reading = (message: string) => string;

/**
 * A secret that one message tells is replaced in all of them, also in those before it: all are read before repeats are replaced.
 * The middle reading has to see the messages in their order.
 */
export function readings(): readonly Reading[] {
  const found = new FoundSecrets();
  return [
    (message) => redactDisguised(redactText(message, found.replace), found.replace),
    createAnswerRedaction(found.replace),
    // A bound may have cut a value between the halves of a surrogate pair, which nothing could store.
    (message) => found.redactRepeats(message).toWellFormed(),
  ];
}

/** A text in plain characters, where a secret is found in those; else it stays to the letter. */
function redactDisguised(text: string, replace: Replace): string {
  const plain = undisguised(text);
  if (plain === null) return text;
  const redacted = redactText(plain, replace);
  return redacted === plain ? text : redacted;
}

/**
 * The messages of one call with every secret in them replaced by a placeholder of its kind, such as `[secret:aws_access_key]`, also where it is
 * told as the answer to the message before, or is split over two, and where what one message tells stands in another
 * (`found-secrets.ts`). Applying it again changes nothing. Linear in their length.
 */
export const redactMessages = (messages: readonly string[]): readonly string[] =>
  readings().reduce((said, read) => said.map((message) => read(message)), messages);

/** The text of an update, a query or a log without its secrets: as a message of its own. */
export const redactSecrets = (text: string): string => redactMessages([text])[0] ?? '';
