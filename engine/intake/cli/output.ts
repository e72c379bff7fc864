// The only place that writes to stdout and stderr (for the log see buildApp.ts), so that control characters from strangers
// never reach a terminal.
import { printable } from '../config/printable.ts';

/** The part of a standard stream that is used here. */
export type Output = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean | undefined };

/** Writes results: escaped by `printable` on a terminal, unchanged into a file or a pipe. */
export function print(text: string, stream: Output = process.stdout): void {
  stream.write(stream.isTTY ? printable(text) : text);
}

/** Writes error messages, which only people read: always escaped by `printable`. */
export function printError(text: string, stream: Output = process.stderr): void {
  stream.write(printable(text));
}
