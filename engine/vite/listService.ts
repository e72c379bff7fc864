// Lists what the service consists of, for the release: the server build also contains modules that only prerendering needs.
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `service.json` beside the bundles of `programs`, which are names of the build's input. It contains `files`: the
 * bundles and all chunks that they import, relative to its folder; and `packages`: the npm packages that these import.
 */
export function listService(programs: readonly string[]): Plugin {
  return {
    name: 'list-service',
    applyToEnvironment: (environment) => environment.config.build.ssr !== false,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.filter(({ isEntry, name }) => isEntry && programs.includes(name));
      const source = JSON.stringify(listFrom(entries, bundle));
      this.emitFile({ type: 'asset', fileName: 'service.json', source });
    },
  };
}

function listFrom(entries: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  const files = new Set(entries.map(({ fileName }) => fileName));
  const packages = new Set<string>();
  // The iteration includes files that are added during it.
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) {
      if (imported in bundle) files.add(imported);
      else if (!imported.startsWith('node:')) packages.add(packageOf(imported));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** `@scope/name` of `@scope/name/some/file.js`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
