const maxCauses = 5;
const maxTextLength = 4_000;

interface ErrorDescription {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly severity?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: ErrorDescription;
}

/**
 * What a log may hold of an error. Of Postgres' errors and drizzle's not the message, which quotes values of rows and
 * of statements: who stores memories stores them there.
 */
export function describeError(error: unknown): ErrorDescription {
  return describe(error, maxCauses);
}

function describe(error: unknown, causesLeft: number): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause === undefined || causesLeft === 0 ? {} : { cause: describe(error.cause, causesLeft - 1) };
  const code = 'code' in error ? { code: cut(error.code) } : {};
  if (error.name === 'PostgresError') return { type: error.name, ...code, ...postgresFields(error), ...cause };
  if ('query' in error && 'params' in error) return { type: error.constructor.name, ...code, ...cause };
  return { type: error.name, message: cut(error.message), ...code, stack: cut(error.stack ?? ''), ...cause };
}

function postgresFields(error: Error): Pick<ErrorDescription, 'severity' | 'constraint' | 'table'> {
  return {
    ...('severity' in error ? { severity: cut(error.severity) } : {}),
    ...('constraint_name' in error ? { constraint: cut(error.constraint_name) } : {}),
    ...('table_name' in error ? { table: cut(error.table_name) } : {}),
  };
}

function cut(text: unknown): string {
  return String(text).slice(0, maxTextLength);
}
