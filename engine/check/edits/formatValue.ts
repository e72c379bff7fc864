export interface Layout {
  /** One level of indentation. */
  readonly unit: string;
  /** The indentation of the line that the value begins on. */
  readonly base: string;
  /** The end of a line. */
  readonly eol: string;
}

/** A list of single values up to this length stands on one line, as the project's formatter has it. */
const LONGEST_LINE = 80;

/** The value as JSON, its first line without indentation. */
export function formatValue(value: unknown, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
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
