/** Shows how far a long command is, on one line of a terminal; where the output is no terminal it writes nothing. */
export class ProgressBar {
  #done = 0;

  constructor(
    readonly label: string,
    readonly total: number,
    readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  /** One more step is done. */
  advance(): void {
    this.#done += 1;
    if (!this.stream.isTTY) return;
    const width = 30;
    const filled = Math.round((this.#done / Math.max(1, this.total)) * width);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    this.stream.write(`\r${this.label} ${bar} ${this.#done}/${this.total}`);
    if (this.#done >= this.total) this.stream.write('\n');
  }
}
