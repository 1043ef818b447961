/** A memory as it is stored: read alone, "I adopted a cat" has to say whose cat. */
export function withSpeaker(said: string, speaker: string | null): string {
  return speaker === null ? said : `${speaker}: ${said}`;
}

/** What a stored memory's vector is made from: what was said, without the name that stands before it for whoever reads it alone. */
export function withoutSpeaker(memory: string, speaker: string | null): string {
  const prefix = `${speaker}: `;
  return speaker !== null && memory.startsWith(prefix) ? memory.slice(prefix.length) : memory;
}
