// A colon that is missing between the name of an entry and its value: `"title" "Telephone"`.
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

interface Colons {
  /** The text with a colon instead of the blank before each such value: as long as before, so all offsets stay right. */
  readonly text: string;
  /** Where the colons were set. */
  readonly offsets: readonly number[];
}

/** What a value begins with. */
const VALUE = /["[{\d.tfn-]/;

/** Sets each colon that is missing between a name and a value in the same line. One that is missing before a line break stays missing. */
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

/** True where a value begins at the offset and only blanks or tabs stand between it and a name. */
function isBefore(text: string, offset: number): boolean {
  return VALUE.test(text.charAt(offset)) && /"[ \t]+$/.test(text.slice(0, offset));
}
