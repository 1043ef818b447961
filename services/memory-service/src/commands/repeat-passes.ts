/** Whether no other pass is to follow, by what one did and what the one before it did (Infinity: it was the first). */
export type IsLastPass = (done: number, doneBefore: number) => boolean;

/** What may be left where something comes after it that leaves nothing: as much as is looked at in one statement. */
const few = 2_000;

/**
 * For passes beside clients that go on writing: there is always something new to be found, and a pass over everything
 * takes its time even where it finds little, so that neither nothing nor few need ever be reached.
 */
export const whileOthersWrite: IsLastPass = (done, doneBefore) => done <= few || done >= doneBefore;

/** For passes to which nobody adds any more. */
export const untilNothingIsFound: IsLastPass = (done) => done === 0;

/** @returns what all passes did together */
export async function repeatPasses(pass: () => Promise<number>, isLast: IsLastPass): Promise<number> {
  let total = 0;
  for (let doneBefore = Number.POSITIVE_INFINITY; ; ) {
    const done = await pass();
    total += done;
    if (isLast(done, doneBefore)) return total;
    doneBefore = done;
  }
}
