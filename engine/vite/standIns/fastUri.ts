// Replaces fast-uri in the browser (aliases.ts). RJSF resolves `$ref` with it; core has resolved every `$ref` before RJSF gets
// a schema, so comparing URIs as strings is enough.
const fastUri = {
  resolve: (_base: string, uri: string) => uri,
  equal: (a: string, b: string) => a === b,
};

// biome-ignore lint/style/noDefaultExport: the replaced package has one
export default fastUri;
