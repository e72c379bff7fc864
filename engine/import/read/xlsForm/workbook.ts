// The cells of a workbook (.xlsx): as much of the file format as tables of texts and numbers need. What a stranger's file can make
// the reader hold is bounded: the bytes of the parts that are read, unpacked, and the rows and columns of a sheet.
import { strFromU8, unzipSync } from 'fflate';

/** Rows of cells by the name of the sheet; a row has its number, and texts by column. */
export type Workbook = ReadonlyMap<string, readonly Row[]>;

export interface Row {
  readonly number: number;
  readonly cells: ReadonlyMap<number, string>;
}

/** All parts that are read, unpacked. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 300;

const READ = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** Reads a workbook. Throws an `Error` with words for a file that is none, or that is too large. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const parts = unpack(bytes);
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = elements(text('xl/sharedStrings.xml'), 'si').map(({ inner }) => textIn(inner));
  const targets = new Map(
    elements(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => {
      const target = attribute(attributes, 'Target');
      return [attribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`] as const;
    }),
  );
  const sheets = elements(text('xl/workbook.xml'), 'sheet').map(({ attributes }) => {
    const part = targets.get(attribute(attributes, 'r:id') || attribute(attributes, 'id')) ?? '';
    return [attribute(attributes, 'name'), rowsIn(text(part), shared)] as const;
  });
  return new Map(sheets);
}

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let sum = 0;
  let isTooLarge = false;
  // fflate makes each part as large as the archive says and writes no byte beyond.
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    if (!READ.test(name)) return false;
    sum += originalSize;
    if (sum > MOST_BYTES) isTooLarge = true;
    return !isTooLarge;
  };
  try {
    const parts = unzipSync(bytes, { filter });
    if (!isTooLarge && parts['xl/workbook.xml']) return parts;
  } catch (cause) {
    throw new Error('It is no workbook of the kind .xlsx', { cause });
  }
  if (isTooLarge) throw new Error(`Unpacked it has more than ${MOST_BYTES / 1024 / 1024} MB`);
  throw new Error('It is no workbook of the kind .xlsx');
}

function rowsIn(xml: string, shared: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  const written = elements(xml, 'row', MOST_ROWS + 1);
  if (written.length > MOST_ROWS) throw new Error(`A sheet has more than ${MOST_ROWS} rows`);
  for (const [i, { attributes, inner }] of written.entries()) {
    const cells = new Map<number, string>();
    for (const [column, cell] of elements(inner, 'c', MOST_COLUMNS).entries()) {
      const value = textOfCell(cell, shared).trim();
      if (value !== '') cells.set(columnOf(attribute(cell.attributes, 'r')) ?? column, value);
    }
    rows.push({ number: Number(attribute(attributes, 'r')) || i + 1, cells });
  }
  return rows;
}

function textOfCell({ attributes, inner }: Element, shared: readonly string[]): string {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textIn(inner);
  const value = decoded(elements(inner, 'v', 1)[0]?.inner ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  return type === 'b' ? (value === '1' ? 'true' : 'false') : value;
}

/** `B7` is 1. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Element {
  readonly attributes: string;
  readonly inner: string;
}

/** The elements of a name in the order of the file; none of these names stands within itself. */
function elements(xml: string, name: string, most = Number.POSITIVE_INFINITY): readonly Element[] {
  const found: Element[] = [];
  const opening = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g');
  for (let tag = opening.exec(xml); tag && found.length < most; tag = opening.exec(xml)) {
    const [, attributes = ''] = tag;
    if (attributes.endsWith('/')) {
      found.push({ attributes, inner: '' });
      continue;
    }
    const closing = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'g');
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(xml)?.index ?? xml.length;
    found.push({ attributes, inner: xml.slice(opening.lastIndex, end) });
    opening.lastIndex = end;
  }
  return found;
}

function attribute(attributes: string, name: string): string {
  return decoded(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

/** The runs of a rich text are one text; how a word is read aloud is none of it. */
function textIn(xml: string): string {
  const [plain = '', ...readAloud] = xml.split(/<(?:\w+:)?rPh\b/);
  const rest = readAloud.map((part) => part.split(/<\/(?:\w+:)?rPh>/)[1] ?? '');
  return elements([plain, ...rest].join(''), 't')
    .map(({ inner }) => decoded(inner))
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return ENTITIES[String(name)] ?? whole;
  });
}
