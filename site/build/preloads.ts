// What a page will need is said in its first lines, so that it comes at once and side by side: the fonts that it is set
// in, and every script that it will import, which the browser would otherwise learn of one after the other. The scripts
// are fetched once the page has been painted (inline.ts).

import type { Language } from 'virtual:forms';

/** The client's files as Vite lists them: by source, each with the chunks that it imports. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const LEADS_TO_ARABIC = /<a lang="ar"[^>]* class="language-switch"/;
/** What the first page quotes in the other language, in faces of its own (home.css). */
const QUOTED = /<figure class="message".*?<\/figure>/gs;
/**
 * Links for the head of the page `html`.
 * @param modules the ends of the paths of what makes it alive
 */
export function preloads(manifest: Manifest, language: Language, html: string, modules: readonly string[]): string {
  const entry = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const scripts = closure(manifest, [...entry, ...modules.map((end) => ending(manifest, end))]);
  const fileOf = (source: string) => manifest[source]?.file;
  return [
    ...fontsOf(language, html).map((font) => fontLink(fileOf(ending(manifest, `fonts/${font}.woff2`)))),
    ...[...scripts].map((source) => `<link rel="later" href="/${fileOf(source)}" crossorigin/>`),
  ].join('');
}

function fontLink(file: string | undefined): string {
  return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin/>`;
}

/** The one source whose path ends like this. */
export function ending(manifest: Manifest, end: string): string {
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

/** The names of the fonts that a page is painted with. */
function fontsOf(language: Language, html: string): string[] {
  if (language === 'ar') return ['naskh', 'naskh-bold', 'readex', 'source-serif-signs', 'source-sans'];
  const latin = ['source-serif', 'source-sans', ...(LEADS_TO_ARABIC.test(html) ? ['readex-switch'] : [])];
  const main = html.replace(/^.*<main/s, '').replace(/<\/main>.*$/s, '');
  if (hasArabic(main.replaceAll(QUOTED, ''))) return ['naskh', ...latin];
  return hasArabic(main) ? ['readex-message', ...latin] : latin;
}

function hasArabic(html: string): boolean {
  return /\p{Script=Arabic}/u.test(html.replaceAll(/<[^>]*>/g, ''));
}
