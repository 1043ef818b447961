import { execFileSync } from 'node:child_process';

/** A function whose first argument is a text. */
interface Measured {
  /** Compiled module that exports it. */
  readonly module: URL;
  readonly name: string;
  /** What it is called with behind the text. */
  readonly further?: readonly string[];
}

/**
 * What runs first is not compiled yet, and a core that is shared with others takes longer for the same work: the least
 * of some runs counts.
 */
const runs = 2;
const program = `
const { module, name, further, texts } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
import(module).then(({ [name]: measured }) => {
  const time = (text) => {
    const before = process.cpuUsage();
    measured(text, ...further);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  console.log(JSON.stringify(texts.map((text) => Math.min(...Array.from({ length: ${runs} }, () => time(text))))));
});
`;

/**
 * Milliseconds that the function takes for each text, on the processor and not by the clock, since other work may share
 * the machine, and in a Node of its own: inside Jest every global is looked up through the test's realm, which costs
 * several times the work.
 */
export function processorMs({ module, name, further = [] }: Measured, texts: readonly string[]): readonly number[] {
  const input = JSON.stringify({ module: module.href, name, further, texts });
  return JSON.parse(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8', input })) as number[];
}
