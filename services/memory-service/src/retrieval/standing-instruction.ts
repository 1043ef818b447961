/**
 * Stands in the keyword index of every standing instruction, so that all of a project's can be found. The tokenizer makes
 * no lexeme that begins with a mark, so no text and no query holds it.
 */
export const standingInstructionLexeme = ':standing-instruction';

const opening =
  /^(?:(?:when|whenever|if|before|after|every time|each time) [^,.!?]{2,100}, )?(?:please )?(?:always|never|don['’]t|do not|use|avoid|prefer|keep|make sure)(?![\p{L}\p{N}])/iu;
const inside =
  /(?<![\p{L}\p{N}])(?:i['’]d prefer|i['’]d rather|i prefer|we prefer|my preference|from now on|always use|never use|we always|we never|prefer (?:to|using))(?![\p{L}\p{N}])/iu;

/**
 * Whether a memory tells how things are to be done from now on ("Always format dates as …", "I prefer …"). Such a memory
 * answers questions that share few words with it: who asks how to format a date wants the rule as well.
 */
export function isStandingInstruction(memory: string): boolean {
  return opening.test(memory) || inside.test(memory);
}

const leadingOccasion = /^(?:when|whenever|if|before|after|every time|each time) ([^,.!?]{2,100}), /iu;
/** Not "I'm not sure if …", which asks whether. */
const trailingOccasion =
  /(?<!\b(?:sure|wondering|wonder|curious|know|see|check|ask|asking|as|even|only)) (?:when|whenever|if|before|after|every time|each time|as soon as) ([^.!?;]{2,100}[^.!?;,\s])[.!?;]?$/iu;
const asking = /^(?:i|we) (?:ask|talk|need|want|request)(?: you)?(?: (?:about|for|to|with))? /iu;

/**
 * In which case a standing instruction is to be followed: "Always format dates as 'Month Day' when I ask about deadlines" is
 * for deadlines. Null of one that holds always, and of what is no instruction.
 */
export function occasionOfInstruction(memory: string): string | null {
  if (!isStandingInstruction(memory)) return null;
  const occasion = (leadingOccasion.exec(memory) ?? trailingOccasion.exec(memory))?.[1];
  return occasion?.replace(asking, '') ?? null;
}
