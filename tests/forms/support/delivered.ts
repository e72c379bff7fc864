// Which forms are still as they were made after the specification: the digests of their files in English are in delivered.json.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const forms = path.resolve(import.meta.dirname, '../../../forms');
const FACTS = path.join(forms, '../site/facts.json');
/** A fact of the site that a text names. */
const FACT = /(?<=\{\{)\w+/g;
const REFERENCE = /"\$ref":\s*"(?<file>\.\.\/[^"#]+)/g;

/** Where the digests by form are kept. */
export const DELIVERED = path.resolve(import.meta.dirname, '../delivered.json');

/** The forms of delivered.json that a school has changed or removed since. */
export function changedForms(): readonly string[] {
  const delivered: Readonly<Record<string, string>> = JSON.parse(readFileSync(DELIVERED, 'utf8'));
  return Object.keys(delivered).filter((id) => delivered[id] !== digestOf(id));
}

/** A digest of what a form asks in English, of the lists that it refers to, and of the facts that it names; undefined if there is no such form. */
export function digestOf(id: string): string | undefined {
  const folder = path.join(forms, id);
  if (!existsSync(path.join(folder, 'form.json'))) return undefined;
  const own = readdirSync(folder).filter((name) => /^form\.json$|^office\.json$|\.(?:schema|ui)\.json$/.test(name));
  const texts = own.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const lists = texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(({ groups }) => groups?.file ?? ''));
  const ofLists = [...new Set(lists)].sort().map((file) => readFileSync(path.resolve(folder, file), 'utf8'));
  const facts = [...new Set([...texts, ...ofLists].flatMap((text) => text.match(FACT) ?? []))].sort();
  return createHash('sha256')
    .update([...texts, ...ofLists, ...facts.map(factNamed)].join('\n'))
    .digest('hex');
}

function factNamed(name: string): string {
  const facts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(FACTS, 'utf8'));
  return `${name} ${JSON.stringify(facts[name])}`;
}
