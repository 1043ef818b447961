/*
 * "why does that table join, too?" "Because it has its own date.": what opens with "because" is half a sentence, and
 * the question is the other half.
 */

const asksWhy =
  /^(?:(?:and|so|but|ok|okay|hm+|oh|und|aber|et|mais|y|pero|e|ma)[, ]+)?¿?(?:why|how come|warum|wieso|weshalb|pourquoi|por qué|perché|porque|waarom)(?!\p{L})/iu;
const givesReason = /^(?:because|since|weil|parce qu|porque|perché|omdat)(?!\p{L})/iu;
/** "why?", "why is that?": names nothing that the reason could be of. */
const minAskedWords = 3;
const asksOfThat = /^\S+ (?:is|was|does|did|do|are) (?:that|this|it|so|you)\b/i;

/** The clauses of a reply, the first with the question whose reason it gives. */
export function withReasonAsked(clauses: readonly string[], question: string | null): readonly string[] {
  const [first, ...others] = clauses;
  if (first === undefined || question === null || !givesReason.test(first) || !asksWhy.test(question)) return clauses;
  if (question.split(' ', minAskedWords).length < minAskedWords || asksOfThat.test(question)) return clauses;
  return [`${question} ${first}`, ...others];
}
