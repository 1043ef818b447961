/** Jest's result of one test file, as far as it is asked here. */
export interface FileResult {
  numPassingTests: number;
  numFailingTests: number;
  /** Why the file failed, whatever its tests did. */
  testExecError?: { message: string; stack: string };
  /** What is printed about the file. */
  failureMessage?: string | null;
}

interface FileRun {
  /** Whether a test or a group has `.only`. */
  hasFocusedTests: boolean;
  /** Whether the command line chose tests by their names. */
  isSelection: boolean;
}

/** Fails a test file that says less than it seems to: whose `.only` leaves tests out, or in which no test ran. */
export function failFaulty(result: FileResult, run: FileRun): void {
  const fault = faultOf(result, run);
  if (fault === null) return;
  result.testExecError ??= { message: fault, stack: fault };
  result.failureMessage = `${result.failureMessage ?? ''}  ● Test suite failed to run\n\n    ${fault}\n`;
}

function faultOf(result: FileResult, { hasFocusedTests, isSelection }: FileRun): string | null {
  if (hasFocusedTests) return '`.only` leaves the other tests of the file out: take it away.';
  if (isSelection || result.numPassingTests + result.numFailingTests > 0) return null;
  return 'No test of the file ran: all are skipped or still to be written.';
}
