/** What a stored memory's vector is made from: what was said, without the name that stands before it for whoever reads it alone. */
export function embeddedText(memory: string, speaker: string | null): string {
  const prefix = `${speaker}: `;
  return speaker !== null && memory.startsWith(prefix) ? memory.slice(prefix.length) : memory;
}
