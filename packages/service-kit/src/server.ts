/*
 * What a process needs that answers requests: the HTTP server, validation, OpenAPI and metrics. Apart from the rest, as
 * loading it takes longer than most commands have to do.
 */
export type { Express } from 'express';
export { type AppOptions, type AppSettings, createApp } from './http/app.js';
export type { HealthOptions, ReadinessCheck } from './http/health.js';
export { defineTextFormat } from './http/input/validation.js';
export { type ListeningServer, type ListenOptions, listen } from './http/listening/server.js';
export type { Pages } from './http/pages.js';
export { KnownWindows } from './http/rate-limits/known-windows.js';
export { clientAddress } from './http/request/client-address.js';
export { docsPage } from './openapi/docs-page.js';
export { type OpenApiDocument, openApiDocument } from './openapi/document.js';
export { createMetrics } from './process/metrics.js';
export { listenForMetrics, type MetricsListenOptions, type MetricsServer } from './process/metrics-server.js';
export { type Lifetime, superviseProcess } from './process/process-lifetime.js';
export type { BuildService, BuiltService, ServiceBase } from './process/serve.js';
