// What a screen reader says of the page, in order. Where screen readers differ, the strictest counts:
// - A live region must stand on the page before its words. Only `alert` is also announced when it is put in with them (ARIA);
//   any other that comes with its words is noted as "unheard".
// - Of an atomic region (`alert`, `status`, aria-atomic) every change is announced, removals included, and all of its text;
//   of any other only the text that was added (aria-relevant's default).
// - Focus says the groups and dialogs that it enters, then role, name and description. An alert that comes and takes the focus within it in the same task is announced
//   by the focus alone (NVDA's event_alert); one that takes the focus itself is announced twice.
// - A focused control whose name changes says its new name.

import { onTestFinished } from 'vitest';

const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';

interface Saying {
  readonly words: string;
  /** The live region that said it. */
  readonly region?: Element;
}

/** Listens until the test ends; each call of the result waits until the page rests, and returns what was said since the last. */
export function listen(): () => Promise<readonly string[]> {
  let said: Saying[] = [];
  let focused: Element = document.body;
  let name = '';
  const known = new Map<Element, readonly string[]>();

  const look = (): void => {
    const regions = [...document.querySelectorAll(LIVE)].filter((region) => region.checkVisibility());
    for (const region of known.keys()) if (!regions.includes(region)) known.delete(region);
    for (const region of regions) {
      const [now, before] = [textsIn(region), known.get(region)];
      known.set(region, now);
      if (now.length === 0 || now.join(' ') === before?.join(' ')) continue;
      const role = region.role ?? region.ariaLive;
      const added = isAtomic(region) ? now : now.filter((text) => !before?.includes(text));
      if (!before && role !== 'alert') said.push({ words: `unheard: ${now.join(' ')}` });
      else if (added.length > 0) said.push({ words: `${role}: ${added.join(' ')}`, region });
    }
    if (focused !== document.activeElement || focused === document.body) return;
    const before = name;
    name = nameOf(focused);
    if (name !== before) said.push({ words: `now: ${name}` });
  };
  const onFocus = ({ target }: FocusEvent): void => {
    look();
    const element = target as Element;
    if (said.at(-1)?.region?.contains(element) && said.at(-1)?.region !== element) said.pop();
    const entered = around(element).filter((group) => !group.contains(focused));
    focused = element;
    name = nameOf(element);
    said.push(...[...entered, element].map((one) => ({ words: presented(one) })));
  };
  look();
  said = [];
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener('focusin', onFocus);
  onTestFinished(() => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  });

  return async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const lost = focused !== document.body && document.activeElement === document.body;
    if (lost) focused = document.body;
    const words = [...said.map((saying) => saying.words), ...(lost ? ['nothing has the focus'] : [])];
    said = [];
    return words;
  };
}

/** What stands around an element and is named with it, outermost first. */
function around(element: Element): readonly Element[] {
  const groups = [...document.querySelectorAll('fieldset:has(> legend), [role=group], [role=alertdialog]')];
  return groups.filter((group) => group !== element && group.contains(element));
}

function presented(element: Element): string {
  return `${roleOf(element)}: ${[nameOf(element), descriptionOf(element)].filter(Boolean).join('. ')}`;
}

function isAtomic(region: Element): boolean {
  return region.ariaAtomic ? region.ariaAtomic === 'true' : region.matches('[role=alert], [role=status]');
}

function textsIn(element: Element): string[] {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isRead = node.parentElement?.checkVisibility() && !node.parentElement.closest('[aria-hidden=true]');
    if (isRead) found.push(...spaced(node.textContent));
  }
  return found;
}

function spaced(text: string | null): string[] {
  return text?.trim() ? [text.trim().replaceAll(/\s+/g, ' ')] : [];
}

const textOf = (element: Element | null) => (element ? textsIn(element).join(' ') : '');

const referred = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(' ').map((id) => textOf(id ? document.getElementById(id) : null));

const descriptionOf = (element: Element) => referred(element, 'aria-describedby').filter(Boolean).join('. ');

function nameOf(element: Element): string {
  const given = referred(element, 'aria-labelledby').join(' ') || element.ariaLabel;
  if (given) return given;
  if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector('legend'));
  if (!('labels' in element) || element instanceof HTMLButtonElement) {
    return element.matches('h1, h2, h3, h4, a, button, summary') ? textOf(element) : '';
  }
  return [...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
}

function roleOf(element: Element): string {
  if (element.role) return element.role;
  if (element.matches('fieldset')) return 'group';
  if (element.matches('h1, h2, h3, h4')) return 'heading';
  if (element.matches('a')) return 'link';
  if (element.matches('button, summary, [type=file]')) return 'button';
  if (element.matches('[type=radio], [type=checkbox]')) return (element as HTMLInputElement).type;
  return element.matches('input, textarea') ? 'textbox' : element.localName;
}
