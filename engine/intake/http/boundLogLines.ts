// Rate limit of log lines. Warnings and errors have a quota per minute of their own, so that neither kind displaces the
// other; the number of dropped lines is logged when the next minute's first line is.
import type { FastifyServerOptions } from 'fastify';
import type { Limits } from '../config/limits.ts';

export type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

const MINUTE = 60_000;
/** Pino's level of a warning. */
const WARN = 40;

interface Window {
  began: number;
  written: number;
  leftOut: number;
}

/** `options` of a logger that writes at most `limits.logLines` lines a minute of each kind. */
export function boundLogLines(options: LoggerOptions, { logLines }: Limits, now = Date.now): LoggerOptions {
  const windows: Record<'info' | 'warn', Window> = {
    info: { began: 0, written: 0, leftOut: 0 },
    warn: { began: 0, written: 0, leftOut: 0 },
  };
  return {
    ...options,
    hooks: {
      ...options.hooks,
      logMethod(args, write, level) {
        const window = windows[level >= WARN ? 'warn' : 'info'];
        if (now() - window.began >= MINUTE) {
          const { leftOut } = window;
          Object.assign(window, { began: now(), written: 0, leftOut: 0 });
          if (leftOut > 0) write.call(this, { leftOut }, 'log lines left out in the minutes before');
        }
        if (window.written >= logLines.inSum) {
          window.leftOut++;
          return;
        }
        window.written++;
        write.apply(this, args);
      },
    },
  };
}
