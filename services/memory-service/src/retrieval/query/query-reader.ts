import type { ProjectState } from '../../storage/project-state.js';
import type { AnalyzedQuery } from './analyze-query.js';
import { type AskedQuery, readQuery } from './read-query.js';

export interface QueryOfProject extends AskedQuery {
  readonly project: Pick<ProjectState, 'projectId' | 'speakers'>;
}

/** Reads queries, each once: what was read before it was known who asks is kept until the next. */
export class QueryReader {
  #ahead: { readonly asked: QueryOfProject; readonly reading: Promise<AnalyzedQuery> } | null = null;

  /** @param onEmbeddedText told what is embedded before the rest is read */
  readAhead(asked: QueryOfProject, onEmbeddedText?: (text: string) => void): Promise<AnalyzedQuery> {
    const reading = readQuery(asked, asked.project.speakers, onEmbeddedText);
    this.#ahead = { asked, reading };
    return reading;
  }

  /** @throws the reason of the signal */
  async read(asked: QueryOfProject): Promise<AnalyzedQuery> {
    const ahead = this.#ahead;
    if (ahead === null || !isSame(ahead.asked, asked)) return readQuery(asked, asked.project.speakers);
    this.#ahead = null;
    return ahead.reading;
  }
}

/** A project may have got another speaker meanwhile. */
function isSame(one: QueryOfProject, other: QueryOfProject): boolean {
  const [{ speakers }, { speakers: others }] = [one.project, other.project];
  return (
    one.query === other.query &&
    one.today === other.today &&
    one.project.projectId === other.project.projectId &&
    speakers.length === others.length &&
    speakers.every((speaker, at) => speaker === others[at])
  );
}
