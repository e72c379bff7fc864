// What a failed attempt to send says (https://nodemailer.com/errors). The server's sentence is left out, for it may quote
// the address.
export interface Failure {
  /** The transport's code with the server's, e.g. `EENVELOPE 550 5.1.1`. */
  readonly code: string;
  /** The server will never take this mail. */
  readonly isFinal: boolean;
  /** The failure is not this mail's: the server cannot be reached, does not know us, or takes nothing now (421). */
  readonly isAway: boolean;
}

interface Told {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
const OF_THE_SERVER = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY']);

export function readFailure(error: unknown): Failure {
  const { code = 'unknown', responseCode, response } = error as Told;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return {
    code: [code, responseCode, enhanced].filter((part) => part !== undefined).join(' '),
    isFinal: OF_THE_MAIL.has(code) && (responseCode ?? 0) >= 500,
    isAway: OF_THE_SERVER.has(code) || responseCode === 421,
  };
}
