/** Structured logs (pino, JSON lines on standard error). They carry ids and codes, never personal data. */
import pino, { type Logger } from 'pino';

export type { Logger };

export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: pino.stdSerializers.err },
      redact: { paths: ['*.password', '*.token', '*.email', '*.authorization'], censor: '[hidden]' },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

export const LOGGER = Symbol('logger');
