import { parseArgs } from 'node:util';
import { runCommand } from './run-command.js';
import type { BuildService } from './serve.js';
import type { ServiceConfig } from './service-variables.js';

export interface ServiceDefinition<OwnConfig extends ServiceConfig> {
  readonly name: string;
  /** @throws ConfigurationError with every fault */
  readonly readConfig: (env: NodeJS.ProcessEnv) => OwnConfig;
  /** Loads what builds the service. */
  readonly load: () => Promise<BuildService<OwnConfig>>;
}

/**
 * The process of a service. It is loaded once its variables are right, so that a mistake in them is told at once. With
 * `--check-configuration` it only says what is wrong with them, for whoever wants to know before there is a database.
 */
export async function runService<OwnConfig extends ServiceConfig>({
  name,
  readConfig,
  load,
}: ServiceDefinition<OwnConfig>): Promise<void> {
  await runCommand(name, async () => {
    // Unknown arguments are refused: a misspelt --check-configuration would otherwise start a replica.
    const { values } = parseArgs({ options: { 'check-configuration': { type: 'boolean' } } });
    const config = readConfig(process.env);
    if (values['check-configuration'] === true) return;
    const { serve } = await import('./serve.js');
    await serve(name, config, await load());
  });
}
