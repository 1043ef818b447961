import { UsageError } from './command-line/usage-error.js';
import { evaluateDuplicates } from './duplicates/evaluate-duplicates.js';
import { evaluateExtraction } from './extraction/evaluate-extraction.js';
import { evaluateLoad } from './load/evaluate-load.js';
import { evaluateRetrieval } from './retrieval/evaluate-retrieval.js';

/** A sub-command: takes the arguments that follow its name and resolves to the exit code of the process. */
interface Command {
  readonly summary: string;
  readonly run: (args: readonly string[]) => Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  duplicates: {
    summary: 'what is said again in other words and stored once, against labelled pairs',
    run: evaluateDuplicates,
  },
  extraction: {
    summary: 'facts that the service extracts, against labelled messages',
    run: evaluateExtraction,
  },
  load: {
    summary: 'how fast it is, against a floor and as it grows',
    run: evaluateLoad,
  },
  retrieval: {
    summary: 'evidence that search finds, against labelled questions',
    run: evaluateRetrieval,
  },
};

function usage(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`);
  return `usage: evaluate <command> [options]\n\n${lines.join('\n')}\n\nevaluate <command> --help lists the options of a command.`;
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') {
    console.log(usage());
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(usage());
    return 2;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`evaluate ${name}: ${error.message}`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
