import type { Send } from './client/closed-loop.js';
import type { HttpClient } from './client/http-client.js';
import { createQuestionSource } from './corpus/fill-slots.js';
import type { LoadProject } from './database/load-projects.js';

const limit = 10;

/** Asks a project one question after the other, none of them twice, for ten results each. */
export function searchOf(client: HttpClient, { apiKey }: LoadProject): Send {
  const nextQuestion = createQuestionSource(6);
  return () => client.post('/search', apiKey, { query: nextQuestion(), limit });
}
