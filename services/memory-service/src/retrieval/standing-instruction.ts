/**
 * Stands in the keyword index of every standing instruction, so that all of a project's can be found. The tokenizer
 * makes no lexeme that begins with a mark, so no text and no query holds it.
 */
export const standingInstructionLexeme = ':standing-instruction';

const subordinators = 'when|whenever|if|before|after|every time|each time|as soon as';
const instructing = "(?:please )?(?:always|never|don['’]t|do not|use|avoid|prefer|keep|make sure)(?![\\p{L}\\p{N}])";
const opening = new RegExp(`^(?:(?:${subordinators}) [^,.!?]{2,100}, )?${instructing}`, 'iu');
const inside =
  /(?<![\p{L}\p{N}])(?:i['’]d prefer|i['’]d rather|i prefer|we prefer|my preference|from now on|always use|never use|we always|we never|prefer (?:to|using))(?![\p{L}\p{N}])/iu;

/**
 * Whether a memory tells how things are to be done from now on ("Always format dates as …", "I prefer …"). Such a
 * memory answers questions that share few words with it: who asks how to format a date wants the rule as well.
 */
export function isStandingInstruction(memory: string): boolean {
  return opening.test(memory) || inside.test(memory);
}

const leadingOccasion = new RegExp(`^(?:${subordinators}) ([^,.!?]{2,100}), ${instructing}`, 'iu');
/** Of an instruction in one sentence, and not "I'm not sure if …", which asks whether. */
const trailingOccasion = new RegExp(
  `^${instructing}[^.!?;]{0,300}?(?<!\\b(?:sure|wondering|wonder|curious|know|see|check|ask|asking|as|even|only|remember)) (?:${subordinators}) ([^.!?;]{2,100}[^.!?;,\\s])[.!]?$`,
  'iu',
);
const preferredOccasion =
  /^(?:i prefer|we prefer|i['’]d prefer|i['’]d rather|we always|we never) [^.!?;,]{2,200}? (?:when|whenever|if) ([^.!?;]{2,100}[^.!?;,\s])[.!]?$/iu;
const asking = /^(?:i|we) (?:ask|talk|need|want|request)(?: you)? (?:(?:about|for|to|with) )?/iu;
const courtesy = /,? (?:please|pls|thanks|thank you)$/i;
/** "when possible", "if you can", "when I ask": in no case of its own. */
const anyCase =
  /^(?:(?:it is |it's )?(?:possible|needed|necessary|appropriate|applicable|relevant|unsure|in doubt)|(?:you|i|we) (?:can|could|must|like|want|ask|say so|need to|have to))$/i;
/** "…, who left after the merger" */
const ofSomebody = /, (?:who|which|whose)\b/i;
/** "after I moved to Lyon" is of once. */
const past = /\b(?:was|were|had|did|\p{L}{2,}ed)\b/iu;

/**
 * In which case a standing instruction is to be followed: "Always format dates as 'Month Day' when I ask about
 * deadlines" is for deadlines. Null of one that holds always, of one of several sentences, and of what is no
 * instruction.
 */
export function occasionOfInstruction(memory: string): string | null {
  const told = memory.replace(courtesy, '');
  const found = leadingOccasion.exec(told) ?? trailingOccasion.exec(told) ?? preferredOccasion.exec(told);
  const occasion = found?.[1]?.replace(courtesy, '');
  if (occasion === undefined || anyCase.test(occasion) || past.test(occasion) || ofSomebody.test(told)) return null;
  return occasion.replace(asking, '');
}
