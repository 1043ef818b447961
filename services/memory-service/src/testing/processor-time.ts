import { execFileSync } from 'node:child_process';

/** A function whose first argument is a text. */
interface Measured {
  /** Compiled module that exports it. */
  readonly module: URL;
  readonly name: string;
  /** What it is called with behind the text. */
  readonly further?: readonly string[];
}

const program = `
const { module, name, further, texts } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
import(module).then(({ [name]: measured }) => {
  const time = (text) => {
    const before = process.cpuUsage();
    measured(text, ...further);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  console.log(JSON.stringify(texts.map(time)));
});
`;

/**
 * Milliseconds that the function takes for each text, on the processor and not by the clock, since other work may share
 * the machine, and in a Node of its own, since the threads of a test process would be counted too.
 */
function processorMs({ module, name, further = [] }: Measured, texts: readonly string[]): readonly number[] {
  const input = JSON.stringify({ module: module.href, name, further, texts });
  return JSON.parse(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8', input })) as number[];
}

/** How many times as long a text of eight times the length may take: 8 times is linear, 64 times quadratic. */
const most = 32;
/** So that times too small to be measured don't decide. */
const leastMs = 5;
/** What runs first is not compiled yet, and a core that is shared with others is slower for a while. */
const attempts = 3;

/**
 * The beginnings of those texts for which the function takes longer than in proportion to their length, measured
 * against an eighth of each: a ratio of one run is the same on every machine, while a bound in seconds fails where
 * others work beside it.
 */
export function outOfProportion(measured: Measured, texts: readonly string[]): readonly string[] {
  let suspects = texts;
  for (let attempt = 0; attempt < attempts && suspects.length > 0; attempt += 1)
    suspects = outOfProportionOnce(measured, suspects);
  return suspects.map((text) => text.slice(0, 60));
}

function outOfProportionOnce(measured: Measured, texts: readonly string[]): readonly string[] {
  const eighths = texts.map((text) => text.slice(0, text.length / 8));
  const timesMs = processorMs(measured, [...eighths, ...texts]);
  return texts.filter((_, at) => {
    const [eighthMs = 0, wholeMs = 0] = [timesMs[at], timesMs[texts.length + at]];
    return wholeMs > most * Math.max(eighthMs, leastMs);
  });
}

/** A text of a unit said again and again. */
export const repeated = (unit: string, characters: number): string =>
  unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
