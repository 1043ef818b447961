import { maxLifts } from '../weights.js';
import { type Compared, isToldOfAnother, lifted, replaces } from './compared.js';
import { isTelling } from './tells-end.js';

/*
 * "Where did I work before Spotify?" names what came later, and asks for what that took the place of.
 */

const tellsBefore = /(?<!\p{L})(?:before|prior to|until|vor|bevor|bis|avant|jusqu|antes|hasta|prima|fino)(?!\p{L})/iu;

/**
 * Lifts what was before above what has taken its place.
 * @param compared oldest first
 * @param before words of what came later; none where only "previous" says that something did
 */
export function liftEarlier(compared: readonly Compared[], before: readonly string[]): readonly Compared[] {
  const named = before.filter(isTelling);
  const names = ({ answer: { statement } }: Compared): boolean =>
    named.every((word) => statement.wording.lexemes.has(word));
  const replacedBy = new Map<Compared, readonly Compared[]>();
  for (const [at, later] of compared.entries()) {
    const older = compared.slice(0, at);
    const isReplaced = replaces(later, older);
    replacedBy.set(
      later,
      older.filter((one) => isReplaced(one) && !isToldOfAnother(later, one)),
    );
  }
  const past = new Set([...replacedBy.values()].flat());
  for (const [later, replaced] of replacedBy) {
    // Of three the second is asked for: what came before the latest.
    const isMeant = named.length > 0 ? names(later) : !past.has(later);
    if (!isMeant || tellsBefore.test(later.answer.statement.candidate.memory)) continue;
    const told = named.length === 0 ? [] : compared.filter((one) => tellsOfBefore(one, names));
    const earlier = [...replaced.filter((one) => named.length === 0 || !names(one)), ...told];
    let highest = Math.max(...[later, ...successorsOf(later, replacedBy)].map(({ scored }) => scored.score));
    for (const one of earlier) {
      if (later.original - one.original > maxLifts.earlier || one.scored.score > highest) continue;
      one.scored = lifted(one.scored, highest);
      highest = one.scored.score;
    }
  }
  return compared;
}

/** What has taken the place of one in turn. */
const successorsOf = (one: Compared, replacedBy: ReadonlyMap<Compared, readonly Compared[]>): readonly Compared[] =>
  [...replacedBy].filter(([, replaced]) => replaced.includes(one)).map(([successor]) => successor);

/** "Before Spotify I worked at Klarna" */
const tellsOfBefore = (one: Compared, names: (one: Compared) => boolean): boolean =>
  names(one) && one.isNear && tellsBefore.test(one.answer.statement.candidate.memory);
