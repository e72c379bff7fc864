import type { Form } from '../core/index.ts';

/** The form that a compiled module exports. The module is imported from a data URL, so it cannot import anything. */
export async function loadForm(code: string): Promise<Form> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    form: Form;
  };
  return module.form;
}
