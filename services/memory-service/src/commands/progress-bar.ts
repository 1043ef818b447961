/** Where progress is shown: a terminal, or anything else that takes text. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressBar {
  /** @param done of the total, so far */
  update(done: number): void;
  /** Leaves the last state standing. */
  end(): void;
}

const barWidth = 30;
const terminalPauseMs = 100;
/** In a log file a line now and then is enough. */
const logPauseMs = 10_000;

/**
 * Shows how far something is: a bar that is drawn again and again on a terminal, a line now and then elsewhere. Without
 * a total it tells how much was done; what is more than the total raises it.
 */
export function showProgress(
  label: string,
  total: number | null,
  stream: ProgressStream = process.stderr,
): ProgressBar {
  const isTerminal = stream.isTTY === true;
  const pauseMs = isTerminal ? terminalPauseMs : logPauseMs;
  let shown = -1;
  let done = 0;
  let shownAtMs = Number.NEGATIVE_INFINITY;
  const show = () => {
    if (shown === done) return;
    shown = done;
    shownAtMs = performance.now();
    // Clients write meanwhile, so that there can be more than was counted at the beginning.
    const all = total === null ? null : Math.max(total, done);
    const told = all === null ? `${label}: ${done} so far` : `${label}: ${done} of ${all}`;
    stream.write(isTerminal ? `\r${all === null ? told : drawn(label, done, all)}\u001b[K` : `${told}\n`);
  };
  return {
    update(now) {
      done = now;
      if (performance.now() - shownAtMs >= pauseMs) show();
    },
    end() {
      show();
      if (isTerminal) stream.write('\n');
    },
  };
}

/** The same for work whose total is known with its first step; without a step nothing is shown. */
export function showProgressOnceKnown(label: string): { update(done: number, total: number): void; end(): void } {
  let bar: ProgressBar | null = null;
  return {
    update(done, total) {
      bar ??= showProgress(label, total);
      bar.update(done);
    },
    end: () => bar?.end(),
  };
}

function drawn(label: string, done: number, total: number): string {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.round(share * barWidth);
  return `${label} [${'█'.repeat(filled)}${' '.repeat(barWidth - filled)}] ${Math.floor(share * 100)} % (${done} of ${total})`;
}
