import type { Form } from '../core/index.ts';

/** By the text of their modules; as many as there may be languages and a version before. */
const known = new Map<string, Promise<Form>>();
const MOST_KNOWN = 4;

/** The form of a compiled module, as it came from the dev server; the same text again is the same form. */
export function loadForm(code: string): Promise<Form> {
  const form = known.get(code) ?? importForm(code);
  known.delete(code);
  known.set(code, form);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return form;
}

async function importForm(code: string): Promise<Form> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ url)) as { form: Form }).form;
  } finally {
    URL.revokeObjectURL(url);
  }
}
