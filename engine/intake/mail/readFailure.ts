// Classifies a failed attempt to send (https://nodemailer.com/errors). The server's message is left out, since it may quote
// the address.
export interface Failure {
  /** The transport's code with the server's, e.g. `EENVELOPE 550 5.1.1`. */
  readonly code: string;
  /** The server rejects this mail permanently. */
  readonly isFinal: boolean;
  /** Not specific to this mail: the server is unreachable, rejects the log-in, or is unavailable (421). */
  readonly isAway: boolean;
}

interface TransportError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const MAIL_ERRORS = new Set(['EENVELOPE', 'EMESSAGE']);
const SERVER_ERRORS = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY']);

/** The failure that nodemailer's `error` stands for. */
export function readFailure(error: unknown): Failure {
  // nodemailer documents these properties and exports no class for them.
  const { code = 'unknown', responseCode, response } = error as TransportError;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return {
    code: [code, responseCode, enhanced].filter((part) => part !== undefined).join(' '),
    isFinal: MAIL_ERRORS.has(code) && (responseCode ?? 0) >= 500,
    isAway: SERVER_ERRORS.has(code) || responseCode === 421,
  };
}
