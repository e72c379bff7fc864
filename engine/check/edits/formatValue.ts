export interface Layout {
  /** One level of indentation. */
  readonly unit: string;
  /** The indentation of the line that the value begins on. */
  readonly base: string;
  /** How many characters stand on that line besides the value: indentation, key and comma. */
  readonly beside: number;
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
  at({ base, eol }: Pick<Layout, 'base' | 'eol'>): string {
    const [first = '', ...others] = this.text.split(/\r?\n/);
    const moved = others.map((line) => (line.startsWith(this.indent) ? base + line.slice(this.indent.length) : line));
    return [first, ...moved].join(eol);
  }
}

/** A list of single values stands on one line if that is not longer, as the project's formatter has it (`lineWidth` of biome.json). */
const LONGEST_LINE = 120;

/** The value as JSON, its first line without indentation. */
export function formatValue(value: unknown, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof WrittenJson) return value.at(layout);
  const { unit, base, beside, eol } = layout;
  const inner = base + unit;
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part], i, { length }) => {
      const name = isList ? '' : `${JSON.stringify(key)}: `;
      const comma = i < length - 1 ? 1 : 0;
      return name + formatValue(part, { unit, eol, base: inner, beside: inner.length + name.length + comma });
    });
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  const isShort = isList && beside + line.length <= LONGEST_LINE && !value.some((part) => typeof part === 'object');
  if (parts.length === 0 || isShort) return line;
  return `${open}${eol}${inner}${parts.join(`,${eol}${inner}`)}${eol}${base}${close}`;
}
