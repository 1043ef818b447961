import { expect } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

export const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** The values stand between `‹` and `›`; what was redacted once stays as it is. */
export const expectRedacted = (line: string, kind: string): void => {
  const redacted = line.replaceAll(/‹[^›]+›/g, `[secret:${kind}]`);
  expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toBe(redacted);
  expect(redactSecrets(redacted)).toBe(redacted);
};

export const expectKept = (line: string): void => expect(redactSecrets(line)).toBe(line);
