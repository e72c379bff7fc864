// Vite wraps every import() in a helper that fetches the styles and scripts of what is imported ahead of it. Where all
// styles come with the page, and its HTML names the scripts, the helper would only weigh (1 kB gzipped).
import type { Plugin } from 'vite';

/** Leaves imports as the browser has them; stops the build if one would need styles of its own. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && !chunk.isEntry && chunk.viteMetadata?.importedCss.size)
          this.error(`${chunk.fileName} has styles of its own. Import them where the page's entry does.`);
      }
    },
  };
}
