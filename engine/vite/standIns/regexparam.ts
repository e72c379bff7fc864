// In place of regexparam in the browser (an alias in vite.config.ts). wouter reads patterns of routes with it; the site looks
// its addresses up in a list (site/routes.ts) and has no patterns.
export function parse(pattern: string): never {
  throw new Error(`pattern ${pattern}`);
}
