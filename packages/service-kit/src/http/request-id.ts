import { uuidv7 } from '@persistent-memory/auth';

const acceptableId = /^[\w-]{8,64}$/;

/** An incoming id that is safe to repeat and to log, or a new one (contract, "Everywhere"). */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && acceptableId.test(header) ? header : uuidv7();
}
