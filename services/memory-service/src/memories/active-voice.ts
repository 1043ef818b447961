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

/** What a project does with its own things; of others it may be somebody else who does it: "he is paid monthly". */
const ownDeeds = [
  'stored|kept|saved|logged|tracked|deployed|hosted|written|tested|linted|formatted|cached|encrypted|backed up|reviewed',
  'validated|generated|published|tagged|versioned|documented|monitored|managed|named|prefixed|mocked|indexed|sorted',
  'rotated|compressed',
].join('|');
/** Up to three words without a capital, which makes a name: "Firefox is written in Rust" is told of others. */
const plainWords = '(?:[a-z]{2,30}|[A-Z]{2,6}s?)(?: (?:[a-z]{2,30}|[A-Z]{2,6}s?)){0,2}';
/** A thing of our own, all of a kind, or several of one kind. */
const ownThings = `(?:(?:[Tt]he|[Oo]ur|[Ee]very|[Ee]ach|[Aa]ll(?: the| our)?) ${plainWords} (?:is|are)|[A-Z]?[a-z]{1,30}(?: [a-z]{2,30}){0,2}s are)`;
const unsaidAgent = new RegExp(`^${ownThings} (?:${ownDeeds}) [^,.;:?!()]{2,60}$`);
/** It may be told who does it, whose it is, or of how many; or another clause follows. */
const leavesOpen =
  /\b(?:by|that|which|who|and|or|but|so|then|when|if|as|my|your|his|her|their|these|those|no|not|only|some|many|most|few)\b/i;

/** "All dates are stored in UTC" is what "we" do, where no other is named; null for any other sentence. */
export function withOwnAgent(sentence: string): string | null {
  const said = sentence.replace(/[.!]$/, '');
  return unsaidAgent.test(said) && !leavesOpen.test(said) ? `${said} by us` : null;
}

/** "Is not used by" has no active without "do". */
const negation = /\b(?:not|never|no)\b/;

export function isParticiple(word: string): boolean {
  return word.endsWith('ed') || irregularForms.has(word);
}

function isSingular(agent: string): boolean {
  return !/(?:[^s]s|^(?:i|we|you|they)| and .*)$/.test(agent);
}
