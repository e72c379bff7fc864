// In place of jsonpointer in the browser (an alias in vite.config.ts). RJSF follows references with it, and core has resolved
// all references of a definition before RJSF sees a schema.
const jsonpointer = {
  get(_schema: unknown, pointer: string): never {
    throw new Error(`reference ${pointer}`);
  },
};

// biome-ignore lint/style/noDefaultExport: the package that it stands in for has one
export default jsonpointer;
