// Where a running service listens for office commands: a socket inside the data folder, or a named pipe on Windows.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { quoted, WrongSetting } from '../../config/env.ts';
import type { DataFolder } from './dataFolder.ts';

/** `sun_path` has 104 bytes on macOS and 108 on Linux, including the terminating NUL. */
const MAX_BYTES = 103;

/** The socket's address: the shorter of the relative and the absolute path. Throws {@link WrongSetting} if both are too long. */
export function socketPath({ root }: DataFolder): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\applications-${createHash('sha256').update(root.toLowerCase()).digest('hex').slice(0, 24)}`;
  }
  const absolute = path.join(root, 'office.sock');
  const relative = path.relative('', absolute);
  const address = Buffer.byteLength(relative) < Buffer.byteLength(absolute) ? relative : absolute;
  if (Buffer.byteLength(address) <= MAX_BYTES) return address;
  throw new WrongSetting(
    `DATA_DIR is ${quoted(root)}: the path of a socket in it is longer than the system's ${MAX_BYTES} bytes; use a shorter one`,
  );
}
