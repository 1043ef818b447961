import { operationsOver } from '@persistent-memory/service-kit';
import type { OperatorAuthentication } from '../authentication/operator-credentials.js';
import type { PlatformAuthentication } from '../authentication/platform-credential.js';

/** What the handlers of this service are given. */
export interface Dependencies extends OperatorAuthentication, PlatformAuthentication {}

export const operation = operationsOver<Dependencies>();
