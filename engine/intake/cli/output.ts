// The only place where the programs write to their standard streams (the log has its own, see buildApp.ts), so that no
// command can forget that a terminal obeys characters.
import { printable } from '../config/printable.ts';

/** A standard stream, as far as it is used here. */
export type Output = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean | undefined };

/** Results: on a terminal made `printable`, into a file or a pipe exactly as they are. */
export function print(text: string, stream: Output = process.stdout): void {
  stream.write(stream.isTTY ? printable(text) : text);
}

/** What went wrong, which only people read: `printable` wherever it goes. */
export function printError(text: string, stream: Output = process.stderr): void {
  stream.write(printable(text));
}
