import { type DestinationStream, destination, type LogFn, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeError } from './error-description.js';
import { redactLogLine } from './redaction.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface LoggerOptions {
  readonly level: LogLevel;
  /** Names the service on every line. */
  readonly service: string;
  /** Standard output unless given. */
  readonly output?: { write(line: string): void };
}

/**
 * One JSON object a line: `level`, `time` (RFC 3339), `service`, `msg`, and the fields of the call. Errors go under
 * `err`.
 * Credentials are taken out of the finished line, so that it does not matter in which field, message or error they
 * came.
 */
export function createLogger({ level, service, output = destination({ sync: false }) }: LoggerOptions): Logger {
  const redacting: DestinationStream = { write: (line) => void output.write(redactLogLine(line)) };
  return pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: {
        logMethod(parameters, method) {
          method.apply(this, withOwnMessage(parameters));
        },
      },
    },
    redacting,
  );
}

/** Names an error that is logged without a message. pino would take the error's own, whatever values it quotes. */
function withOwnMessage(parameters: Parameters<LogFn>): Parameters<LogFn> {
  const [fields, ...rest]: readonly unknown[] = parameters;
  if (rest.length > 0 || typeof fields !== 'object' || fields === null) return parameters;
  const error = fields instanceof Error ? fields : 'err' in fields ? fields.err : undefined;
  if (error === undefined) return parameters;
  return [{ ...(fields instanceof Error ? {} : fields), err: error }, describeError(error).type];
}
