/** What is printed after all checks, the counts on the last line. */
export function verdictLines({ passed, failed, skipped, faults }) {
  return [
    ...(faults.length > 0 ? [`Failed: ${faults.join(', ')}`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${passed} passed, ${failed} failed`,
  ];
}
