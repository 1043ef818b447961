/*
 * "why does that table join, too?" "Because it has its own date.": what opens with "because" is half a sentence, and
 * the question is the other half.
 */

const why =
  '^(?:(?:and|so|but|ok|okay|hm+|oh|und|aber|et|mais|y|pero|e|ma)[, ]+)?¿?(?:why|how come|warum|wieso|weshalb|pourquoi|por qué|perché|porque|waarom)(?!\\p{L})';
const asksWhy = new RegExp(why, 'iu');
/** "Since the last release" tells since when. */
const givesReason =
  /^(?:because|since (?!(?:the (?:last|latest|upgrade|update|release|deploy\w*|beginning|start)|last|yesterday|then|when|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|v?\d[\d.]*)\b)|weil|parce qu(?:e|['’])|porque|perché|omdat)(?:(?<=[ '’])|(?!\p{L}))/iu;
/** "why?", "why is that?": names nothing that the reason could be of. */
const minAskedWords = 3;
const asksOfThat = new RegExp(
  `${why} (?:(?:is|was|does|did|do|are) )?(?:it|so|you|(?:that|this)(?=[?!.]|$| (?:is|was|so|happen\\p{L}*|work|matter|fail|break|take|help|exist|not|needed|necessary|here|done|slow|better|even)(?!\\p{L})))(?!\\p{L})`,
  'iu',
);

/** The clauses of a reply, the first with the question whose reason it gives. */
export function withReasonAsked(clauses: readonly string[], question: string | null): readonly string[] {
  const [first, ...others] = clauses;
  if (first === undefined || question === null || !givesReason.test(first) || !asksWhy.test(question)) return clauses;
  if (question.split(' ', minAskedWords).length < minAskedWords || asksOfThat.test(question)) return clauses;
  return [`${question} ${first}`, ...others];
}
