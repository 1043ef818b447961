/** Something the person at the terminal can put right; its message is one clear sentence and needs no stack trace. */
export class LaunchFault extends Error {
  override readonly name = 'LaunchFault';
}
