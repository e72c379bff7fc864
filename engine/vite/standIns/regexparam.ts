// Replaces regexparam in the browser (aliases.ts). wouter parses the patterns of routes with it; the site has none, because it
// looks up addresses in a list (site/routes.ts).
export function parse(pattern: string): never {
  throw new Error(`unsupported route pattern ${pattern}`);
}
