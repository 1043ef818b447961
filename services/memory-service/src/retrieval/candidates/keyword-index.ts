import type { Database } from '@persistent-memory/service-kit';
import type { ProjectState } from '../../storage/project-state.js';
import { DocumentFrequencies } from './document-frequencies.js';
import { matchesOfAllWords, smallProject } from './matches-of-all-words.js';
import { matchesOfRarestWords } from './matches-of-rarest-words.js';
import { StandingInstructions } from './standing-instructions.js';
import type { WordMatches } from './word-matches.js';

export interface KeywordMatches extends WordMatches {
  /** Ids of standing instructions, which are candidates of every query. */
  readonly instructions: readonly string[];
}

/** Finds memories by the words of a query, through the keyword index in Postgres. */
export class KeywordIndex {
  readonly #database: Database;
  readonly #frequencies: DocumentFrequencies;
  readonly #instructions = new StandingInstructions();

  /** @param database whose connections have `keywordSessionSettings` */
  constructor(database: Database) {
    this.#database = database;
    this.#frequencies = new DocumentFrequencies(database);
  }

  /**
   * In a project that may be read whole, one statement counts the words and finds what has them; in a larger one the
   * counts say what to look for.
   */
  async find(project: ProjectState, lexemes: readonly string[]): Promise<KeywordMatches> {
    const weighed =
      project.memoryCount > smallProject && lexemes.length > 0 ? await this.#frequencies.weigh(project, lexemes) : null;
    return this.#database.use(
      async (sql) => {
        // Sent together on the one connection, answered one after the other.
        const [matches, instructions] = await Promise.all([
          weighed === null ? matchesOfAllWords(sql, project, lexemes) : matchesOfRarestWords(sql, project, weighed),
          this.#instructions.ids(sql, project),
        ]);
        return { ...matches, instructions };
      },
      { owner: project.projectId },
    );
  }
}
