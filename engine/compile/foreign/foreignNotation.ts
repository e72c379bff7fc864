// Tokens that are not JSON, and for which it is clear what JSON is meant: texts in curly or single quotes, names and words without quotes, a text whose closing
// quote is missing, or that has quotes or single backslashes in it, numbers as `1,5` and `.5`, `True` and `None`, `=` for a colon, `;` or `,,` for a comma, no-break spaces. `parseJson` reads the text with all of them replaced, so that they hide no other mistake.

/** What is written in another notation. */
export interface ForeignNotation {
  readonly offset: number;
  readonly what: string;
  readonly repair: string;
}

interface ReadNotation {
  /** The text after all replacements. No replacement adds or removes a line break, so line numbers are the same in both. */
  readonly text: string;
  /** In the order of the text. Of quotes, and of names without them, one finding tells of all in the file. */
  readonly found: readonly ForeignNotation[];
  /** Converts an index in `text` to the index of the same character in the text as it is written; within a replacement, to one in the token that it replaces. */
  offsetIn(offset: number): number;
}

type Kind =
  | 'inner'
  | 'escape'
  | 'end'
  | 'curly'
  | 'single'
  | 'moment'
  | 'several'
  | 'number'
  | 'plain'
  | 'name'
  | 'value'
  | 'word'
  | 'colon'
  | 'comma'
  | 'again'
  | 'space';

const TOKENS = new RegExp(
  [
    // A quotation mark behind which the text goes on.
    String.raw`(?<=:[ \t]*)"(?<inner>(?:[^"\\\n]|\\.|"(?![ \t]*(?:[,:}\]\r\n+]|//|$)))*"(?![ \t]*(?:[,:}\]\r\n+]|//|$))(?:[^"\\\n]|\\.)*)"(?=[ \t]*(?:[,}\]\r\n]|//|$))`,
    String.raw`"(?<escape>(?:[^"\\\n]|\\.)*\\(?!["\\/bfnrt]|u[\da-f]{4})(?:[^"\\\n]|\\.)*)"`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    String.raw`//[^\n]*|/\*[^]*?\*/`,
    String.raw`(?<end>"(?:[^"\\\n]|\\.)*?)(?=[\s,}\]]*(?:\n|$))`,
    String.raw`[“”„](?<curly>[^“”„"\n]*)[“”"]`,
    String.raw`'(?<single>(?:[^'\\\n]|\\.|'(?!\s*(?:[,:}\]]|$)))*)'`,
    String.raw`(?<=[:[,]\s*)(?<moment>\d{4}-\d\d-\d\d|\d\d:\d\d)(?=\s*[,}\]\n])`,
    String.raw`(?<="(?:enum|between)"\s*:\s*)(?<several>\d+(?:\s*,\s*\d+)+)(?=\s*[,}\n])`,
    // In an object a key in quotes follows each comma. So the comma in `"minimum": 1,5` separates decimals or thousands.
    String.raw`(?<=:\s*)(?<number>[+-]?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:,\d{3})+\.\d+|\d+(?:,\d+)+)(?=\s*(?:[,}\n]|$)))`,
    String.raw`(?<=[:[,]\s*)(?<plain>[+-]?(?:\d*\.\d+|\d+\.|0\d+|\d+)(?![\w.-]))`,
    String.raw`(?<name>[\p{L}_$/](?:[\p{L}\p{N}_$/.~-]|:(?=\p{L}))*)(?=\s*[:=])`,
    String.raw`(?<value>[\p{L}_$](?:[^\n"“”',;:={}[\]]*[^\s"“”',;:={}[\]])?)`,
    '(?<colon>=>?)',
    '(?<comma>;)',
    String.raw`(?<=,\s*)(?<again>,)`,
    String.raw`(?<space>[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff])`,
  ].join('|'),
  'gu',
);

/** The words of JSON, and what others write for them. */
const WORDS: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: 'null', none: 'null' };

/** What is told of one token; with a second entry, what one finding tells of all tokens of that kind in the file, after their number. */
const TOLD: Readonly<Record<Kind, readonly [one: string, all?: string]>> = {
  inner: ['this text has a quotation mark in it'],
  escape: ['invalid escape sequence after a \\'],
  end: ['this text does not end on its line'],
  curly: ['this text is in curly quotes', 'texts are in curly quotes, of which this is the first'],
  single: ['this text is in single quotes', 'texts are in single quotes, of which this is the first'],
  moment: ['days and times are texts'],
  several: ['several values are a list'],
  number: ['this number is not written as JSON has it'],
  plain: ['this number is not written as JSON has it'],
  name: ['this name has no quotes', 'names have no quotes; this is the first'],
  value: ['this is not a JSON value'],
  word: ['this is not a JSON value'],
  colon: ['a name is followed by a colon'],
  comma: ['entries are separated by commas'],
  again: ['there is a comma too many'],
  space: ['this space is of another kind', 'spaces are of another kind; this is the first'],
};

/** A token of another notation, and the JSON that replaces it. */
interface Change {
  readonly kind: Kind;
  /** Index of the token's first character in the text as it is written. */
  readonly offset: number;
  /** How many characters the token has there. */
  readonly length: number;
  /** Index of the first character of `json` in the text after all replacements. */
  readonly at: number;
  readonly json: string;
}

/** Replaces every token of another notation by the JSON that is meant. A text without one is returned as it is. */
export function foreignNotation(written: string): ReadNotation {
  const changes: Change[] = [];
  const text = written.replaceAll(TOKENS, (token, ...rest) => {
    const [groups, , offset] = rest.toReversed() as [Readonly<Record<Kind, string | undefined>>, string, number];
    const [kind, json] = inJson(groups) ?? [];
    if (kind === undefined || json === undefined || json === token) return token;
    const last = changes.at(-1);
    const at = last ? last.at + last.json.length + offset - last.offset - last.length : offset;
    changes.push({ kind, offset, length: token.length, at, json });
    return json;
  });
  return {
    text,
    found: changes.flatMap((change) => told(change, changes)),
    offsetIn(offset) {
      const last = changes.findLast(({ at }) => at <= offset);
      if (!last) return offset;
      return last.offset + Math.max(0, offset - last.at - last.json.length + last.length);
    },
  };
}

function told({ kind, offset, json }: Change, changes: readonly Change[]): readonly ForeignNotation[] {
  const [one, all] = TOLD[kind];
  const same = changes.filter((change) => change.kind === kind);
  if (all === undefined || same.length === 1) return [{ offset, what: one, repair: repairOf(kind, json) }];
  const repair = kind === 'space' ? 'Write plain spaces.' : 'Write double quotes (") around each.';
  return same[0]?.offset === offset ? [{ offset, what: `${same.length} ${all}`, repair }] : [];
}

/** What is meant by a token; undefined for one that is JSON's. */
function inJson(groups: Readonly<Record<Kind, string | undefined>>): readonly [Kind, string] | undefined {
  const [kind, value] =
    (Object.entries(groups) as [Kind, string | undefined][]).find(([, part]) => part !== undefined) ?? [];
  if (kind === undefined || value === undefined) return undefined;
  if (kind === 'colon') return [kind, ':'];
  if (kind === 'comma') return [kind, ','];
  if (kind === 'again') return [kind, ' '];
  if (kind === 'space') return [kind, ' '];
  if (kind === 'escape')
    return [
      kind,
      `"${value.replaceAll(/\\(?:["\\/bfnrt]|u[\da-f]{4})|\\/gi, (sign) => (sign === '\\' ? '\\\\' : sign))}"`,
    ];
  if (kind === 'end') return [kind, `${value}"`];
  if (kind === 'several') return [kind, `[${value}]`];
  if (kind === 'number' || kind === 'plain') return [kind, numberMeant(value)];
  const word = kind === 'value' ? WORDS[value.toLowerCase()] : undefined;
  if (word !== undefined) return ['word', word];
  return [kind, `"${value.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`];
}

/**
 * The number that is meant by `1,5`, `5,242,880`, `1.000,50`, `.5`, `1.`, `09` or `+3`. A comma is the decimal mark, unless three digits follow each comma (`5,242,880` is five million). A
 * point is the decimal mark, unless a comma stands behind it (`1.000,50` is one thousand and a half).
 */
function numberMeant(written: string): string {
  const isWithPoints = /\.\d{3},/.test(written);
  const isThousands = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(written);
  const plain = isWithPoints
    ? written.replaceAll('.', '').replace(',', '.')
    : isThousands
      ? written.replaceAll(',', '')
      : written.replace(',', '.');
  return String(Number(plain));
}

function repairOf(kind: Kind, json: string): string {
  if (kind === 'inner') return `Write \\" for each, or “ and ”: ${json}.`;
  if (kind === 'escape') return 'Write \\\\ for a backslash.';
  if (kind === 'again') return 'Remove it.';
  if (kind === 'space') return 'Write a plain space.';
  if (kind === 'end') return 'Close it with a double quote (").';
  if (kind === 'colon' || kind === 'comma') return `Write ${json} here.`;
  return `Write ${json}.`;
}
