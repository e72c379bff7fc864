import type { Form, Office } from '../core/index.ts';

/** The form that a compiled module exports. */
export async function loadForm(code: string): Promise<Form> {
  return (await load<{ form: Form }>(code)).form;
}

/** The office that a compiled module exports; undefined for a form that has none. */
export async function loadOffice(code: string): Promise<Office | undefined> {
  return (await load<{ office: Office | undefined }>(code)).office;
}

/** The module is imported from a data URL, so it cannot import anything. */
async function load<T>(code: string): Promise<T> {
  // The compiler has written it.
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as T;
}
