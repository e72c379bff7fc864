// Each error that ajv writes says where in the schema its keyword stands. Only ajv-errors reads that, to find the errors that its
// messages replace: those of keywords beside an `errorMessage`, or below one that stands for all errors.

const WRITTEN = /schemaPath:"((?:[^"\\]|\\.)*)",/g;
const COMPARED = /\.schemaPath\.indexOf\("((?:[^"\\]|\\.)*)"\)/g;

/** The code without the places that nothing compares. */
export function trimSchemaPaths(code: string): string {
  const starts = [...new Set([...code.matchAll(COMPARED)].map(([, start = '']) => start))].map((start) => ({
    start: `${start}/`,
    isDeep: code.includes(`.schemaPath["${start}".length]`),
  }));
  // ajv-errors never replaces its own errors, so theirs need no path.
  const isCompared = (place: string) =>
    !place.endsWith('/errorMessage') &&
    starts.some(({ start, isDeep }) => place.startsWith(start) && (isDeep || !place.slice(start.length).includes('/')));
  return code
    .replace(WRITTEN, (whole, place: string) => (isCompared(place) ? whole : ''))
    .replaceAll('.schemaPath.indexOf(', '.schemaPath?.indexOf(');
}
