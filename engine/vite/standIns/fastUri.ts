// In place of fast-uri in the browser (an alias in vite.config.ts). RJSF resolves references with it; core has resolved all
// references of a definition before RJSF sees a schema, so only equal URIs are ever compared.
const fastUri = {
  resolve: (_base: string, uri: string) => uri,
  equal: (a: string, b: string) => a === b,
};

// biome-ignore lint/style/noDefaultExport: the package that it stands in for has one
export default fastUri;
