// The parser is told that text is latin1, so what it hands over is the part's very bytes, one per character. They are
// decoded here, strictly: the parser itself would turn what is not UTF-8 into replacement characters without a word.
import { Refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** The text of the part called `name`, with the line ends that the browser's own validation saw. */
export function readText(name: string, bytes: string): string {
  if (bytes.includes('\0')) throw new Refusal('unreadable-text', name);
  const text = BEYOND_ASCII.test(bytes) ? decode(name, bytes) : bytes;
  return text.replaceAll('\r\n', '\n');
}

function decode(name: string, bytes: string): string {
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch (error) {
    throw new Refusal('unreadable-text', name, error);
  }
}
