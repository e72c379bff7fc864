export interface Layout {
  /** One level of indentation. */
  readonly unit: string;
  /** The indentation of the line that the value begins on. */
  readonly base: string;
  /** The end of a line. */
  readonly eol: string;
}

/** A part of a JSON text as it stands there, to be written elsewhere with its own line breaks. */
export class WrittenJson {
  readonly text: string;
  /** The indentation of the line that it begins on. */
  readonly indent: string;

  constructor(text: string, indent: string) {
    this.text = text;
    this.indent = indent;
  }

  /** The text with its further lines indented for another place. */
  at({ base, eol }: Layout): string {
    const [first = '', ...others] = this.text.split(/\r?\n/);
    const moved = others.map((line) => (line.startsWith(this.indent) ? base + line.slice(this.indent.length) : line));
    return [first, ...moved].join(eol);
  }
}

/** A list of single values up to this length stands on one line, as the project's formatter has it. */
const LONGEST_LINE = 80;

/** The value as JSON, its first line without indentation. */
export function formatValue(value: unknown, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof WrittenJson) return value.at(layout);
  const { unit, base, eol } = layout;
  const inner = { ...layout, base: base + unit };
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => (isList ? '' : `${JSON.stringify(key)}: `) + formatValue(part, inner));
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  const isShort = isList && line.length <= LONGEST_LINE && !value.some((part) => typeof part === 'object');
  if (parts.length === 0 || isShort) return line;
  return `${open}${eol}${inner.base}${parts.join(`,${eol}${inner.base}`)}${eol}${base}${close}`;
}
