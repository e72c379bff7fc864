// What a page will need is said in its first lines, so that it comes at once and side by side: the two fonts that all
// pages are set in, the Arabic ones where there are Arabic words, the one word that leads to them, and every script that
// the page will import, which the browser would otherwise learn of one after the other. The scripts are fetched once the
// page has been painted (inline.ts).

/** The client's files as Vite lists them: by source, each with the chunks that it imports. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const LATIN = ['fonts/source-serif.woff2', 'fonts/source-sans.woff2'];
const ARABIC = ['fonts/naskh.woff2', 'fonts/readex.woff2'];
const SWITCH = 'fonts/readex-switch.woff2';
const LEADS_TO_ARABIC = /<a lang="ar"[^>]* class="language-switch"/;

/**
 * Links for the head of the page `html`.
 * @param modules the ends of the paths of what makes it alive
 */
export function preloads(manifest: Manifest, html: string, modules: readonly string[]): string {
  const fonts = [...(hasArabic(html) ? ARABIC : []), ...LATIN, ...(LEADS_TO_ARABIC.test(html) ? [SWITCH] : [])];
  const entry = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const scripts = closure(manifest, [...entry, ...modules.map((end) => ending(manifest, end))]);
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

/** Beyond the name of the language in the switch. */
function hasArabic(html: string): boolean {
  const letters = html.replaceAll(/<[^>]*>/g, '').match(/\p{Script=Arabic}/gu) ?? [];
  return letters.length > 'العربية'.length;
}
