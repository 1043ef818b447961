import { readFile } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The folder of the sources: test data isn't copied beside the compiled files. */
const dataFolder = new URL('../../../../src/vector-index/qdrant/testing/', import.meta.url);

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** One operation of Qdrant's API, by the path template that a request matched. */
export interface MatchedOperation {
  readonly template: string;
  readonly method: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly operation: Operation;
}

export async function readTestData(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(file, dataFolder), 'utf8'));
}

/** Qdrant's published API description, to hold requests and answers against. */
export class ApiDescription {
  readonly #paths: Document['paths'];
  readonly #ajv = new Ajv2020({ strict: false, formats: { uuid: uuidPattern }, logger: false });
  readonly #validators = new Map<string, ValidateFunction>();

  private constructor(document: Document) {
    this.#paths = document.paths;
    this.#ajv.addSchema(document, 'api');
  }

  static async read(): Promise<ApiDescription> {
    return new ApiDescription(withNullTypes(await readTestData('openapi.json')) as Document);
  }

  /** The operation of a method and path, fixed segments before placeholders; null when Qdrant has none. */
  match(method: string, path: string): MatchedOperation | null {
    const segments = path.split('/');
    const matches = Object.entries(this.#paths)
      .map(([template, operations]) => ({
        template,
        operation: operations[method.toLowerCase()],
        pathParameters: matchPath(template, segments),
      }))
      .filter((candidate) => candidate.pathParameters !== null && candidate.operation !== undefined)
      .sort((one, other) => one.template.split('{').length - other.template.split('{').length);
    const [best] = matches;
    if (best?.operation === undefined || best.pathParameters === null) return null;
    return {
      template: best.template,
      method: method.toLowerCase(),
      pathParameters: best.pathParameters,
      operation: best.operation,
    };
  }

  /** What is wrong with a request, or null. */
  faultOfRequest(
    { template, method, operation }: MatchedOperation,
    query: URLSearchParams,
    body: unknown,
  ): string | null {
    const known = operation.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
    const unknown = [...query.keys()].filter((name) => !known.includes(name));
    if (unknown.length > 0) return `unknown query parameters ${unknown.join(', ')}`;
    if (operation.requestBody === undefined) return null;
    return this.#fault(`api#/paths/${pointer(template)}/${method}/requestBody/content/application~1json/schema`, body);
  }

  /** What is wrong with an answer of status 200, or null. */
  faultOfAnswer({ template, method }: MatchedOperation, body: unknown): string | null {
    const type = typeof body === 'string' ? 'text~1plain' : 'application~1json';
    return this.#fault(`api#/paths/${pointer(template)}/${method}/responses/200/content/${type}/schema`, body);
  }

  #fault(reference: string, value: unknown): string | null {
    const validate = this.#validators.get(reference) ?? this.#ajv.compile({ $ref: reference });
    this.#validators.set(reference, validate);
    return validate(value) ? null : this.#ajv.errorsText(validate.errors);
  }
}

function matchPath(template: string, segments: readonly string[]): Record<string, string> | null {
  const expected = template.split('/');
  if (expected.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = decodeURIComponent(segment);
    else if (part !== segment) return null;
  }
  return parameters;
}

/** A path template inside a URI fragment that is a JSON pointer. */
function pointer(template: string): string {
  return encodeURIComponent(template.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** OpenAPI 3.0 writes "or null" as a schema of `nullable` alone, which JSON Schema doesn't know. */
function withNullTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (typeof value !== 'object' || value === null) return value;
  if ('nullable' in value && !('type' in value)) return { type: 'null' };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNullTypes(part)]));
}
