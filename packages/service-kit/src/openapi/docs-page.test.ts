import { expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { type Credentials, operationsOver } from '../operation.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './document.js';

const operation = operationsOver<null>();
const attack = '<script>alert("x")</script>';

const key: Credentials<null, null> = {
  securitySchemes: { projectKey: { description: `Key ${attack}`, bearerFormat: 'ak_…' } },
  errors: ['missing_credentials'],
  authenticate: async () => null,
  tenantOf: () => 'anybody',
};

const updateMemory = operation({
  operationId: 'updateMemory',
  method: 'PUT',
  path: '/update/{memory_id}',
  tag: `Memories ${attack}`,
  summary: `Update ${attack}`,
  description: `Replaces \`data\` ${attack}`,
  credentials: key,
  request: {
    params: Type.Object({ memory_id: Type.String({ description: attack }) }),
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }) }),
    body: Type.Object({
      data: Type.String({ minLength: 1, maxLength: 8_192, description: attack }),
      tags: Type.Optional(Type.Array(Type.String({ maxLength: 9 }), { maxItems: 3 })),
      until: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
    }),
  },
  response: {
    status: 200,
    description: 'The memory.',
    schema: Type.Object({ metadata: Type.Object({ role: Type.String() }) }, { title: 'Memory' }),
  },
  errors: ['memory_not_found'],
  example: { request: { data: `it's ${attack}` }, response: { metadata: { role: 'user' } } },
  handle: async () => ({ metadata: { role: '' } }),
});

const document = openApiDocument({ title: `Plane ${attack}`, description: attack, operations: [updateMemory] });
const { html, css } = docsPage(document);

test('everything that comes from the document is escaped', () => {
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test('nothing that the content security policy would refuse: no script, no inline style, nothing from elsewhere', () => {
  expect(html).not.toMatch(/<(script|style|iframe|img|link (?!rel="stylesheet" href="\/docs\/style\.css"))/);
  expect(html).not.toMatch(/\s(style|on\w+)=/);
  expect(html).not.toMatch(/(src|href)="(?!#|\/docs\/style\.css"|\/openapi\.json")/);
  expect(css).not.toMatch(/@import|url\(/);
});

test('a reader finds parameters, fields with their bounds, statuses with their codes', () => {
  expect(html).toContain('<td>query</td><td>integer, 1 to 100, default 50</td>');
  expect(html).toContain('<td><code>data</code></td><td>string, 1 to 8192 characters</td>');
  expect(html).toContain('<td>array, at most 3 items, each string, at most 9 characters</td>');
  expect(html).toContain('<td><code>until</code></td><td>string (date) or null</td>');
  expect(html).toContain('<code>metadata.role</code>');
  expect(html).toContain('<strong>404</strong>');
  expect(html).toContain('<code>memory_not_found</code>');
});

test('the example can be pasted into a shell once its variables are set', () => {
  const unescaped = html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(unescaped).toContain(
    [
      'curl -X PUT "$BASE_URL/update/$MEMORY_ID"',
      '-H "Authorization: Bearer $CREDENTIAL"',
      "-H 'Content-Type: application/json'",
      String.raw`-d '{"data":"it'\''s <script>alert(\"x\")</script>"}'`,
    ].join(' \\\n  '),
  );
});

test('can be used without a mouse and read aloud', () => {
  expect(html).toContain('<html lang="en">');
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).toMatch(/<a class="skip" href="#main">/);
  expect(html).toContain('<main id="main">');
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(targets));
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).not.toMatch(/<th>/);
});

test('is light or dark as the reader has it', () => {
  expect(css).toContain('color-scheme: light dark');
});
