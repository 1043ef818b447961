import type { Candidate } from '../candidates/candidate.js';
import { respelledShare } from '../weights.js';
import { inverseDocumentFrequency, type WeightedTerm } from './bm25f.js';

/**
 * The words of a query as they are compared: one that no memory of the project has gives way to what it was likely
 * meant to be, mistyped ("chekout") or the number of a code ("4013" for E4013), and that counts a little less than a
 * word that was met. Only what the candidates themselves say is looked through, so no statement is needed: a memory
 * that shares nothing else with the query is not found by this.
 * @param memoryCount memories of the project
 */
export function withLikelyMeant(
  terms: readonly WeightedTerm[],
  candidates: readonly Candidate[],
  memoryCount: number,
): readonly WeightedTerm[] {
  const unknownIdf = inverseDocumentFrequency(memoryCount, 0);
  const known = new Set(terms.map(({ lexeme }) => lexeme));
  let lookedAt = 0;
  return terms.map((term) => {
    const likeness = term.idf === unknownIdf && lookedAt < mostLookedAt ? likenessTo(term.lexeme) : null;
    if (likeness === null) return term;
    lookedAt += 1;
    const meant = mostUsual(candidates, likeness);
    if (meant === null || known.has(meant.lexeme)) return term;
    known.add(meant.lexeme);
    return { lexeme: meant.lexeme, idf: respelledShare * inverseDocumentFrequency(memoryCount, meant.uses) };
  });
}

/** Words of a query that are compared with all that the candidates say: each takes a tenth of a millisecond. */
const mostLookedAt = 6;

/** What a lexeme has to look like to be meant by a word. */
interface Likeness {
  /** Stands before or behind it in the text form of a tsvector. */
  readonly needle: string;
  /** Characters of the lexemes that may be like it. */
  readonly shortest: number;
  readonly longest: number;
  readonly isLike: (lexeme: string) => boolean;
}

const shortestWord = 5;
const letters = /^\p{L}+$/u;
const number = /^\d{3,}$/u;
const codePrefix = /^\p{L}+$/u;
const longestPrefix = 6;

function likenessTo(word: string): Likeness | null {
  if (number.test(word)) {
    const isLike = (lexeme: string) => lexeme.endsWith(word) && codePrefix.test(lexeme.slice(0, -word.length));
    return { needle: `${word}':`, shortest: word.length + 1, longest: word.length + longestPrefix, isLike };
  }
  if (word.length < shortestWord || !letters.test(word)) return null;
  return {
    needle: `'${word.charAt(0)}`,
    shortest: word.length - longestEnding,
    longest: word.length + 1,
    isLike: (lexeme) => letters.test(lexeme) && isMistypedFor(word, lexeme),
  };
}

/** The lexeme of the kind that most of the candidates say in their own text; of several the first by the alphabet. */
function mostUsual(
  candidates: readonly Candidate[],
  { needle, shortest, longest, isLike }: Likeness,
): { readonly lexeme: string; readonly uses: number } | null {
  const uses = new Map<string, number>();
  const isBegin = needle.startsWith("'");
  for (const { tsvector } of candidates) {
    for (let at = tsvector.indexOf(needle); at !== -1; at = tsvector.indexOf(needle, at + 1)) {
      const quote = isBegin ? at : tsvector.lastIndexOf("'", at - 1);
      const end = tsvector.indexOf("':", quote + 1);
      if (end - quote - 1 < shortest || end - quote - 1 > longest) continue;
      const lexeme = tsvector.slice(quote + 1, end);
      if (isLike(lexeme) && isOfOwnText(tsvector, end)) uses.set(lexeme, (uses.get(lexeme) ?? 0) + 1);
    }
  }
  let best: { readonly lexeme: string; readonly uses: number } | null = null;
  for (const [lexeme, count] of uses) {
    if (best === null || count > best.uses || (count === best.uses && lexeme < best.lexeme))
      best = { lexeme, uses: count };
  }
  return best;
}

/** Whether one of the positions that follow a lexeme is of the memory's own text. */
function isOfOwnText(tsvector: string, end: number): boolean {
  const next = tsvector.indexOf(' ', end);
  const own = tsvector.indexOf('A', end);
  return own !== -1 && (next === -1 || own < next);
}

/** Shorter words differ in a letter as often because they are others ("Marta", "Maria"). */
const shortestReplaced = 6;
/** "Schedular" keeps an ending that the stem of "scheduler" has lost. */
const shortestStem = 6;
const longestEnding = 2;

/** Whether one letter too many, too few, another one, or two in the wrong order make a word of the other. */
function isMistypedFor(word: string, lexeme: string): boolean {
  const longer = word.length - lexeme.length;
  if (longer > longestEnding || longer < -1) return false;
  if (longer > 0 && lexeme.length >= shortestStem && word.startsWith(lexeme)) return true;
  if (longer > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === lexeme[same]) same++;
  if (longer === 1) return word.slice(same + 1) === lexeme.slice(same);
  if (longer === -1) return word.slice(same) === lexeme.slice(same + 1);
  if (word.slice(same + 1) === lexeme.slice(same + 1)) return word.length >= shortestReplaced;
  const areSwapped = word[same] === lexeme[same + 1] && word[same + 1] === lexeme[same];
  return areSwapped && word.slice(same + 2) === lexeme.slice(same + 2);
}
