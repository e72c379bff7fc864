// Preload links for a page's head: the fonts of its first paint, and every script that it imports, directly or not; without the
// links the browser would discover scripts one import after another. `rel="later"` scripts are fetched after the first paint
// (inline.ts).
import { ENTRY, fileOf, type Manifest } from './readManifest.ts';

/** A link to the page in a language that is written from right to left: the fonts of such text are Arabic. */
const LEADS_TO_ARABIC = /<a (?=[^>]*dir="rtl")[^>]*class="language-switch"/;
/** Quotations on the home page in the other language, which have subset fonts of their own (styles/pages/home.css). */
const QUOTED = /<figure class="message".*?<\/figure>/gs;

/**
 * Preload links for a page.
 * @param direction the page's
 * @param html the rendered page
 * @param modules the modules that the browser needs to hydrate it, as paths within the project
 * @throws if the build made no file for one of them
 */
export function preloads(
  manifest: Manifest,
  direction: 'ltr' | 'rtl',
  html: string,
  modules: readonly string[],
): string {
  const fonts = fontsOf(direction, html).map((font) => fileOf(manifest, `site/fonts/${font}.woff2`));
  const scripts = [...withImports(manifest, [ENTRY, ...modules])].map((module) => fileOf(manifest, module));
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin/>`),
    ...scripts.map((file) => `<link rel="later" href="/${file}" crossorigin/>`),
  ].join('');
}

/** The modules and everything that they import, directly or not. */
function withImports(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const all = new Set(modules);
  // Iterating over a set visits what is added meanwhile.
  for (const module of all) for (const imported of manifest[module]?.imports ?? []) all.add(imported);
  return all;
}

/** The names of the fonts of a page's first paint. */
function fontsOf(direction: 'ltr' | 'rtl', html: string): readonly string[] {
  if (direction === 'rtl') return ['naskh', 'naskh-bold', 'readex', 'source-serif-signs', 'source-sans'];
  const latin = ['source-serif', 'source-sans', ...(LEADS_TO_ARABIC.test(html) ? ['readex-switch'] : [])];
  const main = html.replace(/^.*<main/s, '').replace(/<\/main>.*$/s, '');
  if (hasArabic(main.replaceAll(QUOTED, ''))) return ['naskh', ...latin];
  return hasArabic(main) ? ['readex-message', ...latin] : latin;
}

function hasArabic(html: string): boolean {
  return /\p{Script=Arabic}/u.test(html.replaceAll(/<[^>]*>/g, ''));
}
