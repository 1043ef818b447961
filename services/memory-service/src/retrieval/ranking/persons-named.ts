import { isGivenName } from '../../extraction/language/lexicon/given-names.js';
import type { Statement } from './statement.js';

/** "My manager is Lotte", "I report to Hannes": each names somebody whom the other does not. */
export function nameOtherPersons(one: Statement, other: Statement): boolean {
  const [names, namesToo] = [namesIn(one.candidate.memory), namesIn(other.candidate.memory)];
  return names.some((name) => !namesToo.includes(name)) && namesToo.some((name) => !names.includes(name));
}

const namesIn = (text: string): readonly string[] =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []).filter((word) => isGivenName(word));
