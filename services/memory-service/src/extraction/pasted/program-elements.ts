/**
 * Elements whose content was put there by a program: prompts, recalled memories, files, results of tools; names of two
 * words are a program's.
 */
const programElement =
  /^\s*<(system|instructions?|context|env|rules|memor(?:y|ies)|documents?|files?|stdout|stderr|thinking|scratchpad|results?|examples?|task|persona|guidelines|(?!user[-_](?:query|message|request|input|prompt|question|text)\b)[a-z]{1,24}[-_][\w-]{1,40})(?:\s[^<>]{0,200})?>/i;

/** The element that a line opens, in small letters; null where it opens none, or one that somebody wrote. */
export const programElementOf = (line: string): string | null => programElement.exec(line)?.[1]?.toLowerCase() ?? null;

/** Where a line goes on behind the end of an element, -1 where the element does not end in it. */
export function endOfElement(line: string, element: string): number {
  const at = line.toLowerCase().indexOf(`</${element}>`);
  return at < 0 ? -1 : at + element.length + 3;
}
