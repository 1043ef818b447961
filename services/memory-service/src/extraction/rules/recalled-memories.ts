/*
 * What an agent pastes back: memories that this service recalled. To store them again would make of one fact as many as it was recalled.
 */

const recallHeading =
  /^\s*(?:#{1,6}\s*)?(?:\*\*|__)?(?:(?:the\s+)?(?:relevant|related|recalled|retrieved|stored|saved|previous|past|known|long[- ]term|existing)\s+(?:user\s+)?(?:memor(?:y|ies)|facts?|context)(?:\s+(?:from|about|for|of|found|recalled|retrieved)[^:\n]{0,60})?|memor(?:y|ies)(?:\s+(?:from|recalled|retrieved|about|found)[^:\n]{0,60})?|(?:things\s+)?(?:i|you)\s+remember(?:ed)?(?:\s+about[^:\n]{0,40})?|from\s+memory|search results from memory|relevante erinnerungen|souvenirs pertinents|recuerdos relevantes|memórias relevantes|相关记忆|関連する記憶|관련 기억)(?:\s*\(\d{1,4}\))?(?:\*\*|__)?\s*[:：]?(?:\*\*|__)?\s*$/iu;

const inlineRecall = /^\s*(?:relevant|recalled|retrieved|stored)\s+memor(?:y|ies)\s*[:：]\s*\S/i;

/** The brackets that date annotation adds after a relative expression, which only our own memories have. */
const annotated =
  /\b(?:last|next|this|past|ago|yesterday|today|tonight|tomorrow|now|week|weekend|month|quarter|year|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|since|morning|evening|recently)\s\(\d{4}-\d\d-\d\d(?: to \d{4}-\d\d-\d\d)?\)/i;

const memoryItem = /"memory"\s*:\s*"|"session_timestamp"\s*:/;

export const startsRecalledMemories = (line: string): boolean => recallHeading.test(line.slice(0, 200));

/** Whether a line is by itself a memory that was pasted back. */
export function isRecalledMemory(line: string): boolean {
  const head = line.slice(0, 2000);
  return annotated.test(head) || memoryItem.test(head) || inlineRecall.test(head);
}
