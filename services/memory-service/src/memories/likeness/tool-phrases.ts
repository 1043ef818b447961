import { stemAndEnding } from '../inflection.js';
import { end, inOneForm, noun, type Rewrite } from './phrase-patterns.js';
import { stemOf } from './word-families.js';

/*
 * What is done with what: "errors are tracked with Sentry" is "for error tracking we use Sentry".
 */

const stemOfWord = (word: string): string => stemOf(stemAndEnding(word.toLowerCase()));

/** What is done with a tool, for which "use" with a noun of the deed says the same. */
const deeds = new Set(
  'track collect ship format lint monitor schedule generate validate translate render bundle parse document encrypt hash sign provision deploy visualize analyze scan trace profile benchmark migrate compile transpile index minify'
    .split(' ')
    .map(stemOfWord),
);

const rewrites: readonly Rewrite[] = [
  [new RegExp(`^${noun} is used for (?:the |our )?${noun}${end}`, 'i'), 'we use $1 for $2'],
  [new RegExp(`^${noun} is used to (?=[a-z])`, 'i'), 'we use $1 to '],
  [/^(port \d{1,5}) is used by ([^,.;:?!]{2,60}?)(?=[.!]?$)/i, '$2 uses $1'],
  [/ (?:runs?|listens?|is listening|is reachable|is served|answers?) on (?=port \d{1,5}[.!]?$)/i, ' uses '],
  [
    /^(?:the |our )?((?:[\w-]{1,30} ){0,2}(?:tests|checks|benchmarks|linters)) are run (?:with|using|via) (?=\S+(?: \S+)?[.!]?$)/i,
    'we use $1 for ',
  ],
  [
    /^we use ((?:[\w-]{1,30} ){0,2}(?:tests|checks|benchmarks|linters)) for ([^,.;:?!]{1,40})(?=[.!]?$)/i,
    'we use $2 for $1',
  ],
  [/^(?:(?:everything|all of it) is hosted|we host everything) (?=(?:on|with|at|by) \S)/i, 'we host '],
  [/^we (?:handle|manage|do) ([^,.;:?!]{2,60}?) (?:with|using|via) (?=\S+(?: \S+)?[.!]?$)/i, 'we use $1 zzwith '],
  [/^we use ([^,.;:?!]{2,60}?) zzwith ([^,.;:?!]{1,40})(?=[.!]?$)/i, 'we use $2 for $1'],
];

const thing = '(?:the |our )?((?:[a-z][\\w-]{1,30} ){0,3})';
const tool = '([^\\s,;:?!]{1,40}?(?: [^\\s,;:?!]{1,40}?)?)';
/** The groups of each: what is done, to what, with what. */
const tellings: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [new RegExp(`^we ([a-z]{3,20}) ${thing}(?:with|using|via) ${tool}${end}`, 'i'), [1, 2, 3]],
  [new RegExp(`^${thing}(?:is|are) ([a-z]{3,20}) (?:with|using|via) ${tool}${end}`, 'i'), [2, 1, 3]],
  [new RegExp(`^(\\p{Lu}\\S{1,30}) ([a-z]{3,20}s) (?:the |our )?([a-z][a-z -]{1,60}?)${end}`, 'u'), [2, 3, 1]],
  [new RegExp(`^we use ${tool} to ([a-z]{3,20}) (?:the |our )?([a-z][\\w -]{1,60}?)${end}`, 'i'), [2, 3, 1]],
  [new RegExp(`^we use ${tool} for ([a-z]{3,20}ing) (?:the |our )?([a-z][\\w -]{1,60}?)${end}`, 'i'), [2, 3, 1]],
  [new RegExp(`^we use ${tool} for ${thing}([a-z]{3,20}(?:ing|ion|ment|ments|ions))${end}`, 'i'), [3, 2, 1]],
];

/** A sentence that tells of a tool, with its deed and what it is done to in one form. */
export function withPlainTools(sentence: string): string {
  const said = inOneForm(sentence, rewrites);
  for (const [pattern, [deed, patient, means]] of tellings) {
    const found = pattern.exec(said);
    const stem = stemOfWord(found?.[deed] ?? '');
    if (found === null || !deeds.has(stem)) continue;
    const [of, by] = [(found[patient] ?? '').trim(), found[means]];
    // "For deployments": the noun itself tells what for.
    const isNoun = of === '' && deed > means;
    return `we use ${by} for ${isNoun ? withoutPlural(found[deed] ?? '') : `${withoutPlural(of)} ${stem}`.trim()}`;
  }
  return said;
}

/** "Errors" of "error tracking". */
export const withoutPlural = (words: string): string =>
  words
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<![sui])s$/, '');
