// Vite's manifest has modules by their path from the site's folder, and style sheets imported with `?url` by their absolute
// path. Here the keys are paths within the project (`site/main.tsx`), and ids of virtual modules.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The client's files by module; `imports` name modules or chunks of the same list. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Reads Vite's manifest; `project` is the parent of the site's folder. */
export async function readManifest(file: string, project: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const nameOf = (key: string) =>
    path.isAbsolute(key) ? path.relative(project, key).split(path.sep).join('/') : path.posix.join('site', key);
  const named = Object.entries(manifest).map(([key, { imports, ...chunk }]) => [
    nameOf(key),
    { ...chunk, ...(imports && { imports: imports.map(nameOf) }) },
  ]);
  return Object.fromEntries(named);
}

/** The client's entry in the manifest: index.html with its script. */
export const ENTRY = 'site/index.html';

/**
 * The file of a module or asset.
 * @throws if the build made none for it
 */
export function fileOf(manifest: Manifest, module: string): string {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build made no file for ${module}. Is it imported on demand, by this path?`);
  return chunk.file;
}
