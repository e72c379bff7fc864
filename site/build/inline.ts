// What every page brings with it, so that it is painted before anything else is there: the styles, and the few lines that
// fetch its scripts once it has been painted. Words and fonts have a slow line to themselves; a page can be read, its links
// followed and a form's first answers given before what makes it alive has come. The policy allows exactly these two, by
// their hashes.
import { createHash } from 'node:crypto';
import type { BuiltSite } from '../../engine/core/index.ts';

interface Inlined {
  /** Of a page without a form. */
  readonly template: string;
  readonly formTemplate: string;
  readonly hashes: BuiltSite['hashes'];
}

const STYLES = /<link rel="stylesheet"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;

/**
 * The page `built` by the client's build with its `styles` and the start of its script `main` within it, and, behind
 * them, what forms need besides (formStyles.ts).
 * @throws if the page does not name one of each
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
 * A module does not run before the page has been read to its end, nor is it told of a paint before that is on the screen.
 * A browser that tells of none starts a second after all that the page itself fetches has come.
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
