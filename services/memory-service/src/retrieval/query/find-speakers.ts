import { foldAccents } from '../tokenizer/fold-accents.js';

/** A query, and which known speakers of the project it names. */
export interface SpeakersInQuery {
  /** Names as the project knows them, each once. */
  readonly named: readonly string[];
  /** The query without their names: what its own words are. */
  readonly withoutNames: string;
  /** The query as the speaker would say it: `Caroline` → `I`, `Caroline's` → `my`. */
  readonly inFirstPerson: string;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordOrPossessive = /[\p{L}\p{M}\p{N}]+/gu;
const possessive = /^['’]s?(?![\p{L}\p{N}])/iu;

/**
 * Finds the speakers a query asks about. Speakers do not say their own names, the others do ("Wow, Caroline!"): as a
 * keyword the name would find the messages of the others. For the embedding it becomes "I", which is what the speaker
 * said in its place.
 */
export function findSpeakers(query: string, speakers: readonly string[]): SpeakersInQuery {
  const words = readWords(query);
  const names = speakers
    .map((speaker) => ({ speaker, words: readWords(speaker).map((word) => word.text) }))
    .filter((name) => name.words.length > 0);
  const named = new Set<string>();
  let withoutNames = '';
  let inFirstPerson = '';
  let copied = 0;
  for (let at = 0; at < words.length; ) {
    const found = longestNameAt(words, at, names);
    const first = words[at];
    const last = words[at + (found?.length ?? 1) - 1];
    if (found === undefined || first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const owned = possessive.exec(query.slice(last.end));
    const before = query.slice(copied, first.start);
    withoutNames += `${before} `;
    inFirstPerson += `${before}${owned === null ? 'I' : 'my'}`;
    copied = last.end + (owned?.[0].length ?? 0);
    named.add(found.speaker);
    at += found.length;
  }
  const rest = query.slice(copied);
  return { named: [...named], withoutNames: withoutNames + rest, inFirstPerson: inFirstPerson + rest };
}

function readWords(text: string): Word[] {
  return Array.from(text.matchAll(wordOrPossessive), (match) => ({
    text: foldAccents(match[0].toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The longest whole name that stands at a word, else a first name that only one speaker has. */
function longestNameAt(
  words: readonly Word[],
  at: number,
  names: readonly { speaker: string; words: readonly string[] }[],
): { speaker: string; length: number } | undefined {
  let longest: { speaker: string; length: number } | undefined;
  const byFirstName: string[] = [];
  for (const name of names) {
    if (name.words[0] !== words[at]?.text) continue;
    byFirstName.push(name.speaker);
    const matches = name.words.every((word, offset) => words[at + offset]?.text === word);
    if (matches && name.words.length > (longest?.length ?? 0)) {
      longest = { speaker: name.speaker, length: name.words.length };
    }
  }
  const [onlyOne] = byFirstName;
  if (longest !== undefined || onlyOne === undefined || byFirstName.length > 1) return longest;
  return { speaker: onlyOne, length: 1 };
}
