/**
 * Does the same for each of the projects, one after the other: what fails for one keeps no other from its turn.
 * @throws the first failure, when all had their turn; what `signal` was aborted with
 */
export async function forEachProject(
  projectIds: readonly string[],
  signal: AbortSignal,
  work: (projectId: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const projectId of projectIds) {
    await work(projectId).catch((error: unknown) => failures.push(error));
    signal.throwIfAborted();
  }
  if (failures.length > 0) throw failures[0];
}
