import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.js';

type Declared = NonNullable<ParseArgsConfig['options']>;
type Values<Options extends Declared> = ReturnType<typeof parseArgs<{ args: string[]; options: Options }>>['values'];

/** The options of a command that takes nothing else. */
export function parseOptions<const Options extends Declared>(
  args: readonly string[],
  options: Options,
): Values<Options> {
  return orUsageError(() => parseArgs({ args: [...args], options }).values);
}

/** What a call of `parseArgs` answers; whatever it refuses is a `UsageError`. */
export function orUsageError<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A whole number from 1. */
export function readNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,7}$/u.test(text)) throw new UsageError(`${option} takes a number from 1`);
  return Number(text);
}

/** Whole numbers from 1, separated by commas. */
export function readNumbers(text: string, option: string): number[] {
  return text.split(',').map((part) => readNumber(part.trim(), option));
}
