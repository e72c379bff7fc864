// Replaces fast-equals in the browser (aliases.ts). RJSF compares options and answers with it, which are JSON here: no cycles,
// functions, dates or maps.
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function isEqual(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  const isSameKind = Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length;
  return isSameKind && keys.every((key) => key in b && isEqual(a[key], b[key]));
}

/** RJSF passes rules for values that JSON does not have; they are ignored. */
export const createCustomEqual = () => isEqual;
