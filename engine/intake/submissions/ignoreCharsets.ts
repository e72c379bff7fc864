// A text part may declare its charset. The parser would decode it, with replacement characters for invalid bytes, and not
// say which charset it was. Only readText.ts decodes texts, so the declaration is removed from the part's header before the
// parser reads it: UTF-8 and ASCII count as undeclared, any other charset becomes a type that is refused. The parser has no
// option for this; tests/intake/submissions/{refuse,receive}.test.ts fail if its inner parser is no longer at
// `_parser.parser`.
import type { BusboyInstance, Dicer } from '@fastify/busboy';

/** The type of a part whose charset is not supported. */
const UNSUPPORTED = 'text/x-other-charset';

/** A parameter of Content-Type that leaves the text in UTF-8. */
const KEEPS_UTF8 = /^\s*(?:charset\s*=\s*"?(?:utf-?8|us-ascii)"?|(?!charset)[a-z]+=[\w-]*)?\s*$/i;

type Head = Record<string, string[] | undefined>;

/** Makes `parser` pass texts as raw bytes whatever charset they declare. Call it before anything is piped into it. */
export function ignoreCharsets(parser: BusboyInstance): void {
  // Not in the package's types; a test sends every charset.
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
  return parameters.every((parameter) => KEEPS_UTF8.test(parameter)) ? bare : UNSUPPORTED;
}
