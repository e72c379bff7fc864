// What can be pressed in a form, and which questions can be left wrong, by what stands in the page.

/** Links, buttons and boxes; of a choice or a file the label that people press. */
const TARGETS = `a[href], button:enabled, summary, .choice, .upload-button, textarea,
  select:not([aria-hidden]), input:not([type=radio], [type=checkbox], [type=file], [hidden])`;

/** Everything that can be pressed, from top to bottom. */
export function targets(): readonly Element[] {
  return [...document.querySelectorAll(`.wizard :is(${TARGETS})`)].filter(
    (element) => element.checkVisibility() && !element.closest('[aria-hidden], .visually-hidden, [inert]'),
  );
}

/** The kind of a target; presses are spread over kinds. */
export function kindOf(target: Element): string {
  const [kind = ''] = target.classList;
  return [target.localName, target.getAttribute('type'), kind].join('.');
}

/** The first control of every question, from top to bottom. */
export function questions(): readonly HTMLInputElement[] {
  const seen = new Set<string>();
  const named = document.querySelectorAll<HTMLInputElement>(
    '.wizard .field :is([name]:not([aria-hidden]), [role=combobox])',
  );
  return [...named].filter((control) => {
    const name = control.name || control.id;
    return !control.readOnly && !seen.has(name) && seen.add(name);
  });
}

/** Brings a question into the state in which leaving it shows an error, where it has any: empty, or not a good answer. */
export function makeWrong(control: HTMLInputElement): void {
  control.focus({ preventScroll: true });
  const isText = control.localName === 'textarea' || ['text', 'email', 'tel'].includes(control.type);
  if (isText && control.ariaRequired !== 'true') document.execCommand('insertText', false, 'x1');
}
