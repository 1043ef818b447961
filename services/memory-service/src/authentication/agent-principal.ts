import type { ProjectPrincipal } from '@persistent-memory/auth';
import type { Entitlement } from '../storage/authenticate-key.js';
import type { ProjectState } from '../storage/project-state.js';

/** An agent, with what was read beside its key: the entitlement and the state of its project as of this request. */
export interface AgentPrincipal extends ProjectPrincipal {
  readonly entitlement: Entitlement;
  readonly project: ProjectState;
}
