// Writes values as JavaScript source. An object that occurs more than once becomes a constant, so it stays one object.

/** Stands for a value that is written as this expression. */
export class Source {
  readonly expression: string;

  constructor(expression: string) {
    this.expression = expression;
  }
}

/** The source of each value, and of the constants that have to precede them. */
export function emitShared(values: readonly unknown[]): {
  readonly constants: string;
  readonly sources: readonly string[];
} {
  const uses = new Map<object, number>();
  const countUses = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const count = (uses.get(value) ?? 0) + 1;
    uses.set(value, count);
    if (count === 1) for (const part of Object.values(value)) countUses(part);
  };
  for (const value of values) countUses(value);

  const names = new Map<object, string>();
  const constants: string[] = [];
  const emit = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (value instanceof Source) return value.expression;
    const known = names.get(value);
    if (known) return known;
    const source = Array.isArray(value)
      ? `[${value.map(emit).join(',')}]`
      : `{${Object.entries(value)
          .map(([key, part]) => `${keySource(key)}:${emit(part)}`)
          .join(',')}}`;
    if ((uses.get(value) ?? 0) < 2) return source;
    const name = `shared${names.size}`;
    names.set(value, name);
    constants.push(`const ${name}=${source};`);
    return name;
  };
  const sources = values.map(emit);
  return { constants: constants.join('\n'), sources };
}

/** The source of a value without a {@link Source} in it. */
export function sourceOf(value: unknown): string {
  return emitShared([value]).sources[0] ?? '';
}

/** In the source of an object `"__proto__":` would set its prototype, and be no key of it. */
function keySource(key: string): string {
  return key === '__proto__' ? `[${JSON.stringify(key)}]` : JSON.stringify(key);
}
