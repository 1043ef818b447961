import type { Sql } from '@persistent-memory/service-kit';
import { BoundedCache } from '../../bounded-cache/bounded-cache.js';
import { selectNewestOfRole } from '../../storage/keyword-search/select-newest-of-role.js';
import type { ProjectState } from '../../storage/project-state.js';
import { standingInstructionLexeme } from '../standing-instruction.js';
import { instructionsConsidered } from '../weights.js';

/** Standing instructions that are read at most: a project with more has no use for all of them. */
const maxInstructionsRead = 2_000;

/** Projects whose instructions are remembered: 50 ids each, some 5 kB. */
const maxProjects = 2_000;

interface RememberedIds {
  readonly ids: readonly string[];
  /** The project's change sequence that the request had seen before they were read. */
  readonly changeSequence: number;
}

/**
 * What the user said about how things are to be done. It is a candidate of every query: who asks how to format a date
 * uses none of the words of the rule about dates. Read again when the project was written to since.
 */
export class StandingInstructions {
  readonly #remembered = new BoundedCache<RememberedIds>(maxProjects);

  /**
   * Ids, the newest first. The statement needs a connection with `keywordSessionSettings`, as all of `KeywordIndex`.
   */
  async ids(sql: Sql, { projectId, changeSequence }: ProjectState): Promise<readonly string[]> {
    const remembered = this.#remembered.get(projectId);
    if (remembered !== undefined && remembered.changeSequence >= changeSequence) return remembered.ids;
    const ids = await selectNewestOfRole(sql, projectId, {
      lexeme: standingInstructionLexeme,
      role: 'user',
      maxRead: maxInstructionsRead,
      limit: instructionsConsidered,
    });
    this.#remembered.set(projectId, { ids, changeSequence });
    return ids;
  }
}
