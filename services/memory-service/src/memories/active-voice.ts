import { irregularForms } from '../retrieval/tokenizer/irregular-forms.js';
import { inflected } from './inflection.js';

/**
 * "Y is used for tickets by X since May": what is done, to what, by whom, and what follows. Bounded, so that long texts
 * cost little.
 */
const passive =
  /^([^,.;:?!]{1,120}?) (is|are|was|were) ([a-z]{3,30}) (?:([^,.;:?!]{1,60}?) )?by ([^,.;:?!]{1,80}?)( (?:in|on|at|for|from|since|with|to|as|during|every) [^,.;:?!]{1,80})?[.!]?$/;

/** Longer sentences have more than one verb. */
const maxCharacters = 300;

const agents: Readonly<Record<string, string>> = { me: 'i', us: 'we', him: 'he', her: 'she', them: 'they' };

/**
 * A sentence in the passive that names who did it, as it would be said in the active: the same words in the same roles.
 * In lower case.
 */
export function inActiveVoice(sentence: string): string {
  if (sentence.length > maxCharacters) return sentence;
  const [, patient = '', be = '', participle = '', rest, by = '', tail = ''] = passive.exec(sentence) ?? [];
  if (!isParticiple(participle) || negation.test(sentence)) return sentence;
  const agent = agents[by] ?? by;
  const isPast = be === 'was' || be === 'were';
  const verb = isPast ? participle : inflected(participle, isSingular(agent) ? 's' : '');
  return [agent, verb, patient, rest ?? ''].filter((part) => part !== '').join(' ') + tail;
}

/** "Is not used by" has no active without "do". */
const negation = /\b(?:not|never|no)\b/;

export function isParticiple(word: string): boolean {
  return word.endsWith('ed') || irregularForms.has(word);
}

function isSingular(agent: string): boolean {
  return !/(?:[^s]s|^(?:i|we|you|they)| and .*)$/.test(agent);
}
