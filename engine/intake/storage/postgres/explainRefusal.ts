// Explains connection errors that a wrong DATABASE_URL causes, with a repair. The server's own message is not shown: it may
// quote parts of the URL, and a malformed URL may have the password in any part.
type Cause = Partial<Record<'code' | 'message' | 'syscall' | 'path', string>>;

const ACCOUNT = 'leads to a server that does not let its user in: correct user and password';
const CERTIFICATE =
  'leads to a server whose certificate is not trusted: name its authority by ?sslmode=verify-full&sslrootcert=FILE';

/** By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) and by the codes of Node's TLS. */
const BY_CODE: Readonly<Record<string, string>> = {
  '28000': ACCOUNT,
  '28P01': ACCOUNT,
  '3D000': 'names a database that its server does not have: create it first, or name another',
  '42501': 'has a user who may not create or use the tables: GRANT CREATE, USAGE ON SCHEMA public TO that user',
  '3F000': 'leads to a database without a schema for the tables: CREATE SCHEMA public',
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
  CERT_HAS_EXPIRED: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: 'names a server by a name that its certificate does not have: use one that it has',
};

/** By the driver's message, for errors without a code. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL/, 'asks for TLS, which its server does not speak: leave sslmode out'],
  [
    /password must be a (non-empty )?string/,
    'has no password, and its server asks for one: postgres://user:password@host',
  ],
];

/** The rest of a sentence that begins with the setting's name; undefined if `error` has another cause. */
export function explainRefusal(error: unknown): string | undefined {
  const { code = '', message = '', syscall } = error as Cause;
  const [, words] = BY_WORDS.find(([pattern]) => pattern.test(message)) ?? [];
  const ofTls = syscall === 'open' ? 'names a file of TLS that cannot be read: correct its path' : undefined;
  return BY_CODE[code] ?? words ?? ofTls;
}
