/*
 * "Who does what for the fair: Olga: booth, Jens: flyers": a lead-in that asks who, and behind or below it parts that
 * each have a label. They say whose a thing is however light their words are.
 */

const asksWho =
  /^(?:(?:ok|so|and|here's|this is|reminder)[, ]+)*who(?:(?:'s|’s| is) (?!(?:up|free|around|available|able|awake|online|in|here|there)\b)| (?:does|owns|brings?|takes|runs|has|does|handles|covers|looks after|leads|maintains|reviews|sits|sleeps|drives|plays|gets|pays|cooks|teaches|speaks)\b)[^?]{2,80}$/i;
/** "Olga: booth" */
const isAssigned = (part: string): boolean => /^[\p{L}@][\p{L}\p{N}@ ._/-]{0,30}: [^:]{2,100}$/u.test(part);

/** Whether parts under a lead-in that asks who tell it, each by its own label. */
export const tellWho = (leadIn: string, parts: readonly string[]): boolean =>
  asksWho.test(leadIn) && parts.length > 0 && parts.every(isAssigned);
