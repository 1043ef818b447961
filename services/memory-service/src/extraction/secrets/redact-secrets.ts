import { undisguised } from './disguised-text.js';
import { createAnswerRedaction } from './redact-answers.js';
import { redactTextInSteps } from './redact-text.js';
import { FoundSecrets, type Replace } from './values/found-secrets.js';
import { finish, type Steps } from './values/work-in-steps.js';

/**
 * `redactMessages` in steps, each of which looks at one message for secrets of one kind. A secret that one message
 * tells is replaced in all of them, also in those before it: all are read before repeats are replaced. Answers are read
 * in the order of the messages.
 */
export function* redactMessagesInSteps(messages: readonly string[]): Steps<readonly string[]> {
  const found = new FoundSecrets();
  const readings: readonly ((message: string) => string | Steps<string>)[] = [
    (message) => redactDisguisedInSteps(message, found.replace),
    createAnswerRedaction(found.replace),
    // A bound may have cut a value between the halves of a surrogate pair, which nothing could store.
    (message) => found.redactRepeats(message).toWellFormed(),
  ];
  let said = messages;
  for (const read of readings) {
    const redacted: string[] = [];
    for (const message of said) {
      const seen = read(message);
      redacted.push(typeof seen === 'string' ? seen : yield* seen);
      yield;
    }
    said = redacted;
  }
  return said;
}

/** A text in plain characters, where a secret is found in those; else it stays to the letter. */
function* redactDisguisedInSteps(text: string, replace: Replace): Steps<string> {
  const asWritten = yield* redactTextInSteps(text, replace);
  const plain = undisguised(asWritten);
  if (plain === null) return asWritten;
  const redacted = yield* redactTextInSteps(plain, replace);
  return redacted === plain ? asWritten : redacted;
}

/**
 * The messages of one call with every secret in them replaced by a placeholder of its kind, such as
 * `[secret:aws_access_key]`, also where it is told as the answer to the message before, or is split over two, and where
 * what one message tells stands in another (`found-secrets.ts`). Applying it again changes nothing. Linear in their
 * length.
 */
export const redactMessages = (messages: readonly string[]): readonly string[] =>
  finish(redactMessagesInSteps(messages));

/** The text of an update, a query or a log without its secrets: as a message of its own. */
export const redactSecrets = (text: string): string => redactMessages([text])[0] ?? '';
