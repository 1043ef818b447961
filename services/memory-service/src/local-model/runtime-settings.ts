/** Severities of the runtime's log: what is less than an error is of no use to an operator. */
export const errorsOnly = 3;

/**
 * ONNX Runtime's own builds send what models run where, and for how long, to their makers, unless this is set before
 * the first session.
 * Nothing leaves the machine here.
 */
export function silenceTelemetry(): void {
  process.env.ORT_DISABLE_TELEMETRY = '1';
}
