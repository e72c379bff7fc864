// What a page will need is said in its first lines, so that it comes at once and side by side: the two fonts that all
// pages are set in, the Arabic ones where Arabic prevails, and every script that the page will import, which the browser
// would otherwise learn of one after the other. The scripts are fetched once the page has been painted (site/start.ts).

/** The client's files as Vite lists them: by source, each with the chunks that it imports. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const LATIN = ['fonts/source-serif.woff2', 'fonts/source-sans.woff2'];
const ARABIC = ['fonts/naskh.woff2', 'fonts/readex.woff2'];

/**
 * Links for the head of the page `html`.
 * @param modules the ends of the paths of what makes it alive
 */
export function preloads(manifest: Manifest, html: string, modules: readonly string[]): string {
  const fonts = isArabic(html) ? [...ARABIC, ...LATIN] : LATIN;
  const entry = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const scripts = closure(manifest, [...entry, ...modules.map((end) => ending(manifest, end))]);
  for (const source of entry) scripts.delete(source);
  const fileOf = (source: string) => manifest[source]?.file;
  return [
    ...fonts.map((end) => fileOf(ending(manifest, end))).map(fontLink),
    ...[...scripts].map((source) => `<link rel="later" href="/${fileOf(source)}" crossorigin/>`),
  ].join('');
}

function fontLink(file: string | undefined): string {
  return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin/>`;
}

/** The one source whose path ends like this. */
function ending(manifest: Manifest, end: string): string {
  const [source, ...others] = Object.keys(manifest).filter((path) => path.endsWith(end));
  if (source !== undefined && others.length === 0) return source;
  throw new Error(
    `${others.length + Number(source !== undefined)} files of the build end in ${end}; it should be one.`,
  );
}

/** The sources and all that they import, directly or not. */
function closure(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue;
    found.add(source);
    closure(manifest, manifest[source]?.imports ?? [], found);
  }
  return found;
}

function isArabic(html: string): boolean {
  const text = html.replaceAll(/<[^>]*>/g, '');
  const letters = (script: RegExp) => text.match(script)?.length ?? 0;
  return letters(/\p{Script=Arabic}/gu) > letters(/\p{Script=Latin}/gu);
}
