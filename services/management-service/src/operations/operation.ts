import { operationsOver } from '@persistent-memory/service-kit';
import type { AccountAuthentication } from '../authentication/account-credentials.js';
import type { PlatformAuthentication } from '../authentication/platform-credential.js';

/** What the handlers of this service are given. */
export interface Dependencies extends AccountAuthentication, PlatformAuthentication {}

export const operation = operationsOver<Dependencies>();
