import { LaunchFault } from '../launch-fault.js';
import { runNodeCommand } from './node-command.js';
import { type ServiceName, serviceFile } from './repository.js';

const services: readonly ServiceName[] = ['memory-service', 'management-service'];

/** Lets both services read their variables; throws one `LaunchFault` with what they say is wrong. */
export async function checkServiceConfiguration(env: NodeJS.ProcessEnv): Promise<void> {
  const checks = services.map((service) =>
    runNodeCommand(serviceFile(service, 'main'), ['--check-configuration'], env),
  );
  const faults = (await Promise.allSettled(checks)).flatMap((check) =>
    check.status === 'rejected' ? [check.reason instanceof Error ? check.reason.message : String(check.reason)] : [],
  );
  if (faults.length > 0) throw new LaunchFault(faults.join('\n'));
}
