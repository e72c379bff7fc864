import type { Form, Office } from '../../core/index.ts';

/** Forms by the text of their modules, least recently used first. */
const cache = new Map<string, Promise<Form>>();
/** Two languages, each with its current and its previous version. */
const CACHE_SIZE = 4;

/** The form that a compiled module exports; the same text gives the same form. */
export function loadForm(code: string): Promise<Form> {
  const form = cache.get(code) ?? importForm(code);
  cache.delete(code);
  cache.set(code, form);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return form;
}

/** The office that a compiled module exports; undefined for a form without one. */
export async function loadOffice(code: string): Promise<Office | undefined> {
  return ((await importModule(code)) as { office: Office | undefined }).office;
}

async function importForm(code: string): Promise<Form> {
  return ((await importModule(code)) as { form: Form }).form;
}

async function importModule(code: string): Promise<unknown> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
