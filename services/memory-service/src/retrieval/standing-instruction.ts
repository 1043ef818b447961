/**
 * Stands in the keyword index of every standing instruction, so that all of a project's can be found. The tokenizer makes
 * no lexeme that begins with a mark, so no text and no query holds it.
 */
export const standingInstructionLexeme = ':standing-instruction';

const opening = /^(?:please )?(?:always|never|don['’]t|do not|use|avoid|prefer|keep|make sure)(?![\p{L}\p{N}])/iu;
const inside =
  /(?<![\p{L}\p{N}])(?:i['’]d prefer|i['’]d rather|i prefer|we prefer|my preference|from now on|always use|never use|we always|we never|prefer (?:to|using))(?![\p{L}\p{N}])/iu;

/**
 * Whether a memory tells how things are to be done from now on ("Always format dates as …", "I prefer …"). Such a memory
 * answers questions that share few words with it: who asks how to format a date wants the rule as well.
 */
export function isStandingInstruction(memory: string): boolean {
  return opening.test(memory) || inside.test(memory);
}
