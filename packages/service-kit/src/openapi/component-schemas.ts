type Json = Readonly<Record<string, unknown>>;

/**
 * Collects the named schemas of a document: a schema with a `title` stands once under `components` and is referred to.
 */
export class ComponentSchemas {
  readonly #schemas = new Map<string, Json>();

  /** The schema as plain JSON, its named parts as references. */
  refer(schema: object): Json {
    const plain: unknown = JSON.parse(JSON.stringify(schema));
    return asObject(this.#replace(plain));
  }

  define(name: string, schema: Json): void {
    const known = this.#schemas.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas are named ${name}.`);
    }
    this.#schemas.set(name, schema);
  }

  all(): Record<string, Json> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #replace(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#replace(item));
    if (typeof value !== 'object' || value === null) return value;
    const replaced = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#replace(inner)]));
    if (typeof replaced.title !== 'string' || replaced.type !== 'object') return replaced;
    const { title, ...schema } = replaced;
    this.define(replaced.title, schema);
    return { $ref: `#/components/schemas/${String(title)}` };
  }
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
