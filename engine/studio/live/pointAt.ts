import { toPath } from '../../core/index.ts';

/** Scrolls to the first field of this name, in which `[]` stands for any entry of a list, and marks it for a moment. */
export function pointAt(name: string): void {
  const nameOf = (element: Element) => element.getAttribute('name')?.replaceAll(/\[\d+\]/g, '[]') ?? '';
  const named = [...document.querySelectorAll('[name]')];
  // A group or list has no control of its own: the first within it; of a list without entries the button that adds one.
  const field =
    named.find((element) => nameOf(element) === name) ??
    named.find((one) => nameOf(one).startsWith(`${name}[`)) ??
    document.getElementById(toPath(name).join('.'));
  if (!field) return;
  // Not scrollIntoView, which scrolls the studio around the frame, too.
  const { top, height } = field.getBoundingClientRect();
  window.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
  const mark = { outline: '3px solid #b8923a', outlineOffset: '4px' };
  field.animate([mark, mark, { ...mark, outlineColor: 'transparent' }], 2000);
}
