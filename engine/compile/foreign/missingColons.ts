// A colon that is missing between the name of an entry and its value: `"title" "Telephone"`.
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

interface Colons {
  /** The text with a colon in place of the blank before each such value, so that all offsets stay. */
  readonly text: string;
  /** Where the colons were set. */
  readonly offsets: readonly number[];
}

/** What a value begins with. */
const VALUE = /["[{\d.tfn-]/;

/** Sets the colons that are missing before a value of the same line. */
export function missingColons(written: string): Colons {
  const offsets: number[] = [];
  let text = written;
  for (;;) {
    const errors: ParseError[] = [];
    parseTree(text, errors);
    const found = errors.find(
      ({ error, offset }) => printParseErrorCode(error) === 'ColonExpected' && isBefore(text, offset),
    );
    if (!found) return { text, offsets };
    const at = found.offset - 1;
    offsets.push(at);
    text = `${text.slice(0, at)}:${text.slice(found.offset)}`;
  }
}

/** True for the offset of a value that only blanks part from the name. */
function isBefore(text: string, offset: number): boolean {
  return VALUE.test(text.charAt(offset)) && /"[ \t]+$/.test(text.slice(0, offset));
}
