import { bearerCredential, hashCredential } from '@persistent-memory/auth';
import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import type { AgentPrincipal } from './agent-principal.js';

const maxRemembered = 1_000;

/**
 * Whom a key last belonged to, so that the work for a request can begin while its key is looked up. What is remembered
 * may be out of date, and gives nobody access to anything.
 */
export class RecentAgents {
  readonly #agents = new BoundedCache<AgentPrincipal | null>(maxRemembered);

  /** Told of every look-up of a key; null: nobody has it (any more). */
  note(keyHash: Buffer, agent: AgentPrincipal | null): void {
    const hash = keyHash.toString('base64');
    if (agent !== null || this.#agents.get(hash) !== undefined) this.#agents.set(hash, agent);
  }

  /** Whom an `Authorization` header is likely from; null where that is not known. */
  likelyAgent(authorization: string | undefined): AgentPrincipal | null {
    const credential = bearerCredential(authorization);
    return credential === null ? null : (this.#agents.get(hashCredential(credential).toString('base64')) ?? null);
  }
}
