import type { Form } from '../core/index.ts';

/** The form of a compiled module, run as a browser runs it: with nothing around it. */
export async function loadForm(code: string): Promise<Form> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    form: Form;
  };
  return module.form;
}
