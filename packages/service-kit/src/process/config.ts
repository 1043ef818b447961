import type { Variable } from './variables.js';

export type Declarations = Readonly<Record<string, Variable<unknown>>>;

export type Config<Declared extends Declarations> = {
  readonly [Key in keyof Declared]: Declared[Key] extends Variable<infer Value> ? Value : never;
};

/** One thing that is wrong with the configuration. */
export interface ConfigurationFault {
  /** Of the environment variable. */
  readonly name: string;
  readonly message: string;
}

/**
 * Every fault of a configuration. The message has one line for each and repeats no value, since any of them may be a
 * secret.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly faults: readonly ConfigurationFault[]) {
    super(faults.map((fault) => `${fault.name} ${fault.message}`).join('\n'));
  }
}

/**
 * What no variable can be wrong in by itself: one rule, with what it finds, or null. Its second argument tells what was
 * set from what stands at its default.
 */
export type ConfigurationRule<Values> = (
  config: Values,
  isSet: (key: keyof Values) => boolean,
) => ConfigurationFault | null;

/**
 * Reads every declared variable. A variable that is set to the empty string counts as unset.
 * @param rules a rule that reads a variable which is wrong by itself is left out; the others are asked all the same
 * @throws ConfigurationError with all faults
 */
export function readConfig<Declared extends Declarations>(
  env: Readonly<Record<string, string | undefined>>,
  declarations: Declared,
  rules: readonly ConfigurationRule<Config<Declared>>[] = [],
): Config<Declared> {
  const faults: ConfigurationFault[] = [];
  const values: Record<string, unknown> = {};
  const set = new Set<keyof Declared>();
  for (const [key, variable] of Object.entries(declarations)) {
    if (isGiven(env[variable.name])) set.add(key);
    const reading = readVariable(env[variable.name], variable);
    if ('value' in reading) {
      values[key] = reading.value;
    } else {
      faults.push({ name: variable.name, message: reading.fault });
      Object.defineProperty(values, key, { get: refuseReading });
    }
  }
  const config = values as Config<Declared>;
  faults.push(
    ...rules.map((rule) => brokenRule(rule, config, (key) => set.has(key))).filter((fault) => fault !== null),
  );
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

class FaultyVariableError extends Error {}

function refuseReading(): never {
  throw new FaultyVariableError();
}

function brokenRule<Values>(
  rule: ConfigurationRule<Values>,
  config: Values,
  isSet: (key: keyof Values) => boolean,
): ConfigurationFault | null {
  try {
    return rule(config, isSet);
  } catch (error) {
    if (error instanceof FaultyVariableError) return null;
    throw error;
  }
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function readVariable(text: string | undefined, variable: Variable<unknown>): { value: unknown } | { fault: string } {
  if (!isGiven(text)) {
    return variable.whenUnset === 'required' ? { fault: 'has to be set' } : { value: variable.whenUnset.value };
  }
  return variable.parse(text);
}

/** The declarations as a markdown table, for a README that a test holds to them. */
export function configurationTable(declarations: Declarations): string {
  const rows = Object.values(declarations).map((variable) =>
    [`\`${variable.name}\``, variable.description, variable.form, describeDefault(variable)]
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | '),
  );
  return ['| variable | meaning | value | default |', '|---|---|---|---|', ...rows.map((row) => `| ${row} |`), ''].join(
    '\n',
  );
}

function describeDefault({ whenUnset, unit }: Variable<unknown>): string {
  if (whenUnset === 'required') return 'none: required';
  const { value } = whenUnset;
  if (value === undefined) return 'unset';
  if (value === false) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(',')}\``;
  return `\`${String(value)}\`${unit === undefined ? '' : ` ${unit}`}`;
}
