import { html, type Markup, prose } from './markup.js';

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

interface Field {
  readonly path: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** Deeper than any schema of ours; a schema that holds itself ends here. */
const maxDepth = 6;

/** The fields of a schema, nested ones by their path: `results[].metadata.role`. */
export function schemaTable(schema: Schema, schemas: Schemas): Markup {
  const fields = fieldsOf(schema, schemas, '', 0);
  if (fields.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return html`<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(
    (field) =>
      html`<tr><td><code>${field.path}</code>${field.isRequired ? null : html` <em>optional</em>`}</td><td>${typeOf(field.schema)}</td><td>${prose(field.schema.description)}</td></tr>`,
  )}</tbody></table>`;
}

function fieldsOf(given: Schema, schemas: Schemas, path: string, depth: number): Field[] {
  const schema = resolve(given, schemas);
  if (depth > maxDepth) return [];
  if (schema.type === 'array') return fieldsOf(asSchema(schema.items), schemas, `${path}[]`, depth + 1);
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return Object.entries(asSchema(schema.properties)).flatMap(([name, property]) => {
    const inner = resolve(asSchema(property), schemas);
    const at = path === '' ? name : `${path}.${name}`;
    return [{ path: at, isRequired: required.has(name), schema: inner }, ...fieldsOf(inner, schemas, at, depth + 1)];
  });
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : (schemas[name] ?? {});
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A type with its bounds, in words: `integer, 1 to 100, default 50`, `string (date) or null`. */
export function typeOf(schema: Schema): string {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((choice) => typeOf(asSchema(choice))).join(' or ');
  const types = [schema.type ?? (Array.isArray(schema.enum) ? 'string' : 'any')].flat().join(' or ');
  const parts = [schema.format === undefined ? types : `${types} (${String(schema.format)})`];
  if (Array.isArray(schema.enum)) parts.push(`one of ${schema.enum.join(', ')}`);
  const bounds: [unknown, unknown, string][] = [
    [schema.minimum, schema.maximum, ''],
    [schema.minLength, schema.maxLength, ' characters'],
    [schema.minItems, schema.maxItems, ' items'],
  ];
  for (const [least, most, unit] of bounds) {
    if (least !== undefined && most !== undefined) parts.push(`${String(least)} to ${String(most)}${unit}`);
    else if (least !== undefined) parts.push(`at least ${String(least)}${unit}`);
    else if (most !== undefined) parts.push(`at most ${String(most)}${unit}`);
  }
  const items = asSchema(schema.items);
  if (items.type !== undefined && items.type !== 'object') parts.push(`each ${typeOf(items)}`);
  if (schema.default !== undefined) parts.push(`default ${JSON.stringify(schema.default)}`);
  return parts.join(', ');
}
