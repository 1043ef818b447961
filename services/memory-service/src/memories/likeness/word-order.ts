import { isDeedOfBoth, type Pair } from './alignment.js';
import type { Word } from './clause-words.js';
import { isSoft } from './grammar.js';
import type { Statement } from './statement.js';

/** Beside one of these it tells where "not" stands. */
const quantifiers = new Set('all every both only ani some most mani few each either'.split(' '));

/** Belong to a verb: "we back up the database", "the database is backed up". */
const particles = new Set(['up', 'down', 'out', 'off', 'away']);

/** Whether what is told of stands in the same order, or moved with its whole phrase. */
export function isInOrder(pairs: readonly Pair[], one: Statement, other: Statement): boolean {
  const isOfOneDeed = [one, other].every(
    ({ words }) => words.filter(({ isDeed }) => isDeed).length <= 1 && !words.some(({ stem }) => quantifiers.has(stem)),
  );
  const things = pairs.filter(
    ([word, twin]) =>
      !word.isPerson &&
      !isDeedOfBoth(word, twin) &&
      !particles.has(word.stem) &&
      !(isOfOneDeed && /^(?:not|never|alway|must)$/.test(word.stem)),
  );
  const variants = [
    [one.words, other.words],
    [one.reordered(), other.reordered()],
  ] as const;
  if (things.some((pair, index) => things.slice(index + 1).some((next) => areSwapped(pair, next)))) return false;
  const haveSameRoles = things.every(([word, twin]) => word.role === twin.role);
  if (haveSameRoles && variants.some(([own, others]) => isSameSequence(things, own, others))) return true;
  const place = (words: readonly Word[], word: Word): number => words.indexOf(word);
  return things.every((pair, index) =>
    things.slice(index + 1).every((next) => {
      const isTurned =
        place(one.words, pair[0]) < place(one.words, next[0]) !==
        place(other.words, pair[1]) < place(other.words, next[1]);
      return !isTurned || mayTurn(pair, next, one, other);
    }),
  );
}

function isSameSequence(things: readonly Pair[], own: readonly Word[], others: readonly Word[]): boolean {
  const order = (words: readonly Word[], side: 0 | 1): string =>
    words
      .map((word) => things.findIndex((pair) => pair[side].stem === word.stem && pair[side].ending === word.ending))
      .filter((index) => index >= 0)
      .join(' ');
  return order(own, 0) === order(others, 1);
}

/** Verbs of which it tells nothing which of two stands first, as long as one of them has its preposition. */
const instrumental = new Set(
  'use run host build write keep store hold contain live log deploy format test implement track collect'.split(' '),
);

function mayTurn([a, twinOfA]: Pair, [b, twinOfB]: Pair, one: Statement, other: Statement): boolean {
  const moved = (role: string, twinRole: string, rest: readonly string[]): boolean =>
    role !== '' && role === twinRole && !rest.includes(role);
  if (moved(a.role, twinOfA.role, [b.role, twinOfB.role]) || moved(b.role, twinOfB.role, [a.role, twinOfA.role]))
    return true;
  if (a.role === twinOfA.role && b.role === twinOfB.role) return false;
  const roles = [a.role, b.role, twinOfA.role, twinOfB.role];
  if (!roles.every(isSoft) || ![one, other].every(isOfTools)) return false;
  // "Redis stores sessions", "sessions are stored in Redis"; "use GitHub Actions for CI", "CI runs on GitHub Actions".
  if (roles.includes('place') || roles.includes('tool')) return true;
  return roles.includes('purpose') && [one, other].some(({ words }) => words.some(({ stem }) => stem === 'use'));
}

const isOfTools = ({ words, equates }: Statement): boolean =>
  equates || words.some(({ stem }) => instrumental.has(stem));

/** "Use pnpm for yarn", "use yarn for pnpm": the phrase is of another word. */
function areSwapped([a, twinOfA]: Pair, [b, twinOfB]: Pair): boolean {
  if (a.role === twinOfA.role || b.role === twinOfB.role) return false;
  return (a.role !== '' && a.role === twinOfB.role) || (b.role !== '' && b.role === twinOfA.role);
}
