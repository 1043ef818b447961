import { localSubject } from '../identity-provider/session-token.js';
import { LaunchFault } from '../launch-fault.js';
import { runNodeCommand } from './node-command.js';
import { serviceFile } from './repository.js';

export interface FirstAccount {
  readonly projectId: string;
  /** Null when the account was there already: a key is shown once, when it is made. */
  readonly apiKey: string | null;
}

/** Creates the local account, its project `Default` and a first key, by the management service's own command. */
export async function createFirstAccount(issuer: string, env: NodeJS.ProcessEnv): Promise<FirstAccount> {
  const args = ['--issuer', issuer, '--subject', localSubject, '--project', 'Default', '--key', 'First key'];
  const output = await runNodeCommand(serviceFile('management-service', 'bootstrap'), args, env);
  const line = output.trim().split('\n').at(-1) ?? '';
  const { project_id: projectId, api_key: apiKey } = JSON.parse(line) as Record<string, unknown>;
  if (typeof projectId !== 'string' || (typeof apiKey !== 'string' && apiKey !== null)) {
    throw new LaunchFault('The management service created no first account.');
  }
  return { projectId, apiKey };
}
