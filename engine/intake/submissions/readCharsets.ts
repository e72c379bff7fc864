// A text part may declare its charset. The parser decodes it then, UTF-8 with replacement characters for what is none, and
// does not tell the consumer which charset it was. Texts are decoded here alone (readText.ts), so the declaration is taken
// out of the part's head before the parser reads it: UTF-8 and its subset ASCII mean the same as none, and any other
// charset becomes a type that is no text. The parser has no option for this; tests/intake/submissions/refuse.test.ts and
// tests/intake/submissions/receive.test.ts go red where its inner parser cannot be found at `_parser.parser` any more.
import type { BusboyInstance, Dicer } from '@fastify/busboy';

/** The type of a part in a charset that is not read. */
const OTHER = 'text/x-other-charset';

/** A parameter with which a text is UTF-8. */
const KNOWN = /^\s*(?:charset\s*=\s*"?(?:utf-?8|us-ascii)"?|(?!charset)[a-z]+=[\w-]*)?\s*$/i;

type Head = Record<string, string[] | undefined>;

/** Makes `parser` hand over texts as their bytes. Call it before the first byte. */
export function readCharsets(parser: BusboyInstance): void {
  const { parser: inner } = (parser as unknown as { _parser: { parser: Dicer } })._parser;
  inner.prependListener('part', (part) => {
    part.on('header', (head) => {
      const types = (head as Head)['content-type'];
      if (types?.[0] !== undefined) types[0] = withoutCharset(types[0]);
    });
  });
}

function withoutCharset(type: string): string {
  const [bare = '', ...parameters] = type.split(';');
  return parameters.every((parameter) => KNOWN.test(parameter)) ? bare : OTHER;
}
