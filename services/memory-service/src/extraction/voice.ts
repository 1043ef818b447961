/** Who speaks, as far as it changes what lasts: a person among persons, a user of an agent, or the agent. */
export type Voice = 'person' | 'user' | 'assistant';

/** The voice of a turn; a turn has a speaker or a role, and without either it is a user's. */
export function voiceOf({ speaker, role }: { readonly speaker: string | null; readonly role: string | null }): Voice {
  if (speaker !== null) return 'person';
  return role === 'assistant' ? 'assistant' : 'user';
}
