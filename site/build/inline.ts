// Styles and a short start script are inline in every page, so that the first paint waits for no further request. The start
// script fetches the page's scripts after the first paint, so that on a slow connection they do not compete with text and fonts;
// until then a page can be read, links followed and a form's first answers given. The Content Security Policy allows the inline
// elements by their hashes.
import { createHash } from 'node:crypto';
import type { BuiltSite } from '../../engine/core/index.ts';

interface Inlined {
  /** For pages without a form. */
  readonly template: string;
  readonly formTemplate: string;
  readonly hashes: BuiltSite['hashes'];
}

const STYLES = /<link rel="stylesheet"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;

/**
 * Templates from the client's built index.html.
 * @param styles the site's style sheet
 * @param formStyles the forms' style sheet, only in the templates of forms' pages (forms/formStyles.ts)
 * @param main the address of the entry script
 * @throws if index.html lacks the link to its style sheet or its script
 */
export function inline(built: string, styles: string, formStyles: string, main: string): Inlined {
  if (!STYLES.test(built) || !SCRIPT.test(built)) throw new Error('The built page lacks its styles or script.');
  const script = start(main);
  const whole = built.replace(SCRIPT, () => `<script type="module">${script}</script>`);
  const style = `<style>${styles}</style>`;
  return {
    template: whole.replace(STYLES, () => style),
    formTemplate: whole.replace(STYLES, () => `${style}<style data-forms>${formStyles}</style>`),
    hashes: { styles: [hash(styles), hash(formStyles)], script: hash(script) },
  };
}

/**
 * Runs after the document is parsed (it is a module) and after the first paint is on the screen (PerformanceObserver). A browser
 * that reports no paint starts one second after the load event.
 */
function start(main: string): string {
  const fetchAll = `document.querySelectorAll('link[rel=later]').forEach(link=>link.rel='modulepreload')`;
  const go = `let go=()=>{go=()=>{};${fetchAll};import('${main}')}`;
  const late = `addEventListener('load',()=>setTimeout(()=>go(),1e3))`;
  return `${go};${late};new PerformanceObserver(()=>go()).observe({type:'paint',buffered:true})`;
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
