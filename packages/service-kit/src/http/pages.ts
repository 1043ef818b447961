import type { Express } from 'express';
import { stateOf } from './request/request-state.js';

/** What a service says of itself: its OpenAPI document, and the same for people. */
export interface Pages {
  readonly document: object;
  readonly html: string;
  readonly css: string;
}

/** Nothing but our own style sheet: no script, no frame, no other origin. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const pagePaths = ['/openapi.json', '/docs', '/docs/style.css'];

export function mountPages(app: Express, pages: Pages): void {
  app.get('/openapi.json', (_request, response) => {
    stateOf(response).operationId = 'openapi';
    response.json(pages.document);
  });
  app.get('/docs', (_request, response) => {
    stateOf(response).operationId = 'docs';
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    response.type('html').send(pages.html);
  });
  app.get('/docs/style.css', (_request, response) => {
    stateOf(response).operationId = 'docs';
    response.type('css').send(pages.css);
  });
}
