// Keeps a flood of requests from becoming a flood of log lines. In each minute the first lines are written, warnings and
// errors counted apart from the rest so that one cannot crowd out the other; how many were left out is one line more.
import type { FastifyServerOptions } from 'fastify';
import type { Limits } from '../config/limits.ts';

export type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

const MINUTE = 60_000;
/** Pino's number for a warning. */
const WARN = 40;

interface Window {
  began: number;
  written: number;
  leftOut: number;
}

/** `options` of a logger that writes at most `limits.logLines` lines a minute of either kind. */
export function boundLogLines(options: LoggerOptions, { logLines }: Limits, now = Date.now): LoggerOptions {
  const windows: Record<'calm' | 'loud', Window> = {
    calm: { began: 0, written: 0, leftOut: 0 },
    loud: { began: 0, written: 0, leftOut: 0 },
  };
  return {
    ...options,
    hooks: {
      ...options.hooks,
      logMethod(args, write, level) {
        const window = windows[level >= WARN ? 'loud' : 'calm'];
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
