import { uuidv7 } from '@persistent-memory/auth';

const acceptableId = /^[\w-]{8,64}$/;
/** A key or token that was sent as an id would be logged, answered and noted in the audit log. */
const credential = /(?:ak|at)_[0-9A-Za-z]{38}/;

/** An incoming id that is safe to repeat and to log, or a new one (contract, "Everywhere"). */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && acceptableId.test(header) && !credential.test(header) ? header : uuidv7();
}
