import { localSubject } from '../identity-provider/session-token.js';
import { LaunchFault } from '../launch-fault.js';
import { runNodeCommand } from './node-command.js';
import { serviceFile } from './repository.js';

export interface FirstAccount {
  readonly projectId: string;
  readonly apiKey: string;
}

/**
 * Creates the local account, its project `Default` and a key, by the management service's own command. Where the
 * account is there already it gets another key: a key is shown once, and whoever asks here knows none.
 */
export async function createFirstAccount(issuer: string, env: NodeJS.ProcessEnv): Promise<FirstAccount> {
  const args = [
    '--issuer',
    issuer,
    '--subject',
    localSubject,
    '--project',
    'Default',
    '--key',
    'First key',
    '--another-key',
  ];
  const output = await runNodeCommand(serviceFile('management-service', 'bootstrap'), args, env);
  const line = output.trim().split('\n').at(-1) ?? '';
  const { project_id: projectId, api_key: apiKey } = JSON.parse(line) as Record<string, unknown>;
  if (typeof projectId !== 'string' || typeof apiKey !== 'string') {
    throw new LaunchFault('The management service created no first account.');
  }
  return { projectId, apiKey };
}
