import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from './document.js';
import { html, type Markup, prose } from './markup.js';
import { schemaTable, typeOf } from './schema-table.js';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Readonly<Record<string, unknown>>;
}

type Content = Readonly<
  Record<string, { readonly schema: Readonly<Record<string, unknown>>; readonly example?: unknown }>
>;

interface Endpoint {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const jsonType = 'application/json';

/**
 * The reference for people, rendered from the OpenAPI document when the service starts: no script, nothing from
 * elsewhere.
 */
export function docsPage(document: OpenApiDocument): { html: string; css: string } {
  const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as unknown as Operation,
    })),
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<a class="skip" href="#main">Skip to the operations</a>
<nav aria-label="Operations">
<p class="brand">${document.info.title}</p>
${document.tags.map(({ name }) => navigation(name, endpoints))}
<p><a href="/openapi.json">OpenAPI document</a></p>
</nav>
<main id="main">
<header>
<h1>${document.info.title}</h1>
<p>${prose(document.info.description)}</p>
<p>Version <code>${document.info.version}</code>. Everything is JSON, errors included.</p>
</header>
${credentials(document)}
${endpoints.map((endpoint) => section(endpoint, document))}
</main>
</body>
</html>
`;
  return { html: page.toString(), css: styleSheet };
}

const styleSheet = readFileSync(new URL('../../assets/docs.css', import.meta.url), 'utf8');

function navigation(tag: string, endpoints: readonly Endpoint[]): Markup {
  const tagged = endpoints.filter(({ operation }) => operation.tags.includes(tag));
  return html`<h2>${tag}</h2>
<ul>${tagged.map(
    ({ method, operation }) =>
      html`<li><a href="#${operation.operationId}"><span class="method ${method.toLowerCase()}">${method}</span> ${operation.summary}</a></li>`,
  )}</ul>`;
}

function credentials(document: OpenApiDocument): Markup {
  const schemes = Object.entries(document.components.securitySchemes);
  return html`<section aria-labelledby="credentials">
<h2 id="credentials">Credentials</h2>
<dl>${schemes.map(
    ([name, scheme]) =>
      html`<dt>${name}: <code>Authorization: Bearer ${scheme.bearerFormat}</code></dt><dd>${prose(scheme.description)}</dd>`,
  )}</dl>
</section>`;
}

function section({ path, method, operation }: Endpoint, document: OpenApiDocument): Markup {
  const { schemas } = document.components;
  const parameters = operation.parameters.filter((parameter) => parameter.name !== undefined);
  const request = operation.requestBody?.content[jsonType];
  return html`<section class="operation" id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h2 id="${operation.operationId}-title"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <small>${operation.summary}</small></h2>
<p>${prose(operation.description)}</p>
<p class="note">Credentials: ${operation.security.length === 0 ? 'none' : operation.security.flatMap((one) => Object.keys(one)).join(' or ')}</p>
<h3>Example</h3>
<pre tabindex="0"><code>${curl({ path, method, operation })}</code></pre>
${parameters.length === 0 ? null : html`<h3>Parameters</h3>${parameterTable(parameters)}`}
${request === undefined ? null : html`<h3>Request body${operation.requestBody?.required === false ? ' (optional)' : ''}</h3>${schemaTable(request.schema, schemas)}`}
${Object.entries(operation.responses).map(([status, response]) => responseOf(status, response, schemas))}
</section>`;
}

function parameterTable(parameters: readonly Parameter[]): Markup {
  return html`<table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema, description }) =>
      html`<tr><td><code>${name}</code>${required === true ? html` <em>required</em>` : null}</td><td>${place}</td><td>${typeOf(schema ?? {})}</td><td>${prose(description)}</td></tr>`,
  )}</tbody></table>`;
}

function responseOf(
  status: string,
  response: Operation['responses'][string],
  schemas: OpenApiDocument['components']['schemas'],
): Markup {
  const content = response.content[jsonType];
  if (!status.startsWith('2') || content === undefined) {
    return html`<p class="status"><strong>${status}</strong> ${prose(response.description)}</p>`;
  }
  return html`<h3>Response ${status}</h3>
<p>${prose(response.description)}</p>
<pre tabindex="0"><code>${JSON.stringify(content.example, null, 2)}</code></pre>
${schemaTable(content.schema, schemas)}
<h3>Errors</h3>`;
}

function curl({ path, method, operation }: Endpoint): string {
  // Braces would be a pattern to curl; a variable of the shell says what is missing.
  const address = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => `$${name.toUpperCase()}`);
  const lines = [`curl -X ${method} "$BASE_URL${address}"`];
  if (operation.security.length > 0) lines.push('-H "Authorization: Bearer $CREDENTIAL"');
  const example = operation.requestBody?.content[jsonType]?.example;
  if (example !== undefined) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d '${JSON.stringify(example).replaceAll("'", String.raw`'\''`)}'`);
  }
  return lines.join(' \\\n  ');
}
