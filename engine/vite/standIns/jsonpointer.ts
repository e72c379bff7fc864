// Replaces jsonpointer in the browser (aliases.ts). RJSF follows `$ref` with it; core has resolved every `$ref` before RJSF gets
// a schema, so a call is a defect.
const jsonpointer = {
  get(_schema: unknown, pointer: string): never {
    throw new Error(`unresolved $ref ${pointer}`);
  },
};

// biome-ignore lint/style/noDefaultExport: the replaced package has one
export default jsonpointer;
