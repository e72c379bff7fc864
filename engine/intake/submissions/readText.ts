// The parser decodes text as latin1, one character per byte. The bytes are decoded here as strict UTF-8: the parser's own
// decoding would silently replace invalid sequences.
import { Refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const NON_ASCII = /[\u0080-\uffff]/;

/** The text of the part `name`, with CRLF turned into LF as in the browser's validation; refuses NUL and invalid UTF-8. */
export function readText(name: string, bytes: string): string {
  if (bytes.includes('\0')) throw new Refusal('unreadable-text', name);
  const text = NON_ASCII.test(bytes) ? decode(name, bytes) : bytes;
  return text.replaceAll('\r\n', '\n');
}

function decode(name: string, bytes: string): string {
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch (error) {
    throw new Refusal('unreadable-text', name, error);
  }
}
