// ajv's standalone code imports two functions of its runtime. The compiled module imports nothing, so it has them in its own code.

const RUNTIME: Readonly<Record<string, string>> = {
  // Code points, as JSON Schema counts a text's length.
  ucs2length: 'text=>[...text].length',
  equal:
    '(function same(a,b){return a===b||!!a&&!!b&&typeof a=="object"&&typeof b=="object"&&Object.keys({...a,...b}).every(k=>same(a[k],b[k]))})',
};

/** The code with ajv's imports replaced by what they import; throws for one that is not known. */
export function withoutImports(code: string): string {
  return code.replace(/require\("([^"]+)"\)\.default/g, (whole, name: string) => {
    const source = RUNTIME[name.replace('ajv/dist/runtime/', '')];
    if (source === undefined) throw new Error(`The compiled validators would need ${whole}.`);
    return source;
  });
}
