export { type AppOptions, createApp } from './http/app.js';
export type { HealthOptions, ReadinessCheck } from './http/health.js';
export type { IncomingRequest } from './http/incoming-request.js';
export type { Pages } from './http/pages.js';
export { type Lifetime, superviseProcess } from './http/process-lifetime.js';
export { type ListeningServer, type ListenOptions, listen } from './http/server.js';
export { NOT_BLANK } from './http/validation.js';
export * from './operation.js';
