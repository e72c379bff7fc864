import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CERTIFICATE = [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
  ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', '-', '-out', '-'],
];

/** A key and its certificate for 127.0.0.1, as PEM, made by `openssl`. */
export async function selfSigned(): Promise<{ readonly key: string; readonly cert: string }> {
  const { stdout } = await promisify(execFile)('openssl', CERTIFICATE);
  return { key: stdout, cert: stdout };
}
