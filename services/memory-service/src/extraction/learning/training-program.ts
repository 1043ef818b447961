/*
 * What the training programs have in common: they are given a folder of labelled lines, and print what they find.
 */

/** The first folder that the program was started with, or the one `after` it. */
export function folderFromCommandLine(after = 0): string {
  const folder = process.argv[2 + after];
  if (folder === undefined) throw new Error('The folder of labelled lines is missing.');
  return folder;
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
