export type { IncomingRequest } from './http/incoming-request.js';
export * from './operation.js';
