/** The two as they were said; a question without its mark gets one, and an "and" before the answer goes. */
export const joinToQuestion = (question: string, answer: string): string =>
  `${question}${/[\p{L}\p{N}]$/u.test(question) ? '?' : ''} ${answer.replace(/^and (?=\S)/i, '')}`;
