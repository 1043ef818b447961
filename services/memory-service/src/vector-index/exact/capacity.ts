/** Fewest rows that a project grows by. */
const fewestRows = 16;

/**
 * How many rows there is to be room for when `needed` are wanted: as many where they come at once, as when a project is
 * loaded, and an eighth more than before where they come one by one, so that little is unused and each is copied a few
 * times only.
 */
export function grownCapacity(capacity: number, needed: number): number {
  return capacity === 0 ? needed : Math.max(needed, capacity + Math.max(fewestRows, capacity >> 3));
}

/** Most rows that there is room for once `count` of them came a page at a time. */
export function mostCapacityWhenLoaded(count: number): number {
  return count + Math.max(fewestRows, count >> 3);
}

/**
 * Whether more is unused than growth leaves: room was made for changes that brought nothing new, or much was deleted.
 */
export function isMostlyUnused(capacity: number, count: number): boolean {
  return capacity - count > fewestRows + (capacity >> 2);
}
