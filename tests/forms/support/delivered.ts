// Which parts of the project are still as they were made after the specification: their digests are in delivered.json. A part is
// a form by its id (its files in English), or a file or folder of the project that a school edits.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../../..');
const forms = path.join(project, 'forms');
const FACTS = path.join(project, 'site/facts.json');
/** A fact of the site that a text names. */
const FACT = /(?<=\{\{)\w+/g;
const REFERENCE = /"\$ref":\s*"(?<file>\.\.\/[^"#]+)/g;

/** Where the digests by part are kept. */
export const DELIVERED = path.resolve(import.meta.dirname, '../delivered.json');

/** The parts of delivered.json that a school has changed or removed since. */
export function changedParts(): readonly string[] {
  const delivered: Readonly<Record<string, string>> = JSON.parse(readFileSync(DELIVERED, 'utf8'));
  return Object.keys(delivered).filter((part) => delivered[part] !== digestOf(part));
}

/** The forms that a school has added since. */
export function addedForms(): readonly string[] {
  const delivered: Readonly<Record<string, string>> = JSON.parse(readFileSync(DELIVERED, 'utf8'));
  return readdirSync(forms).filter(
    (id) => existsSync(path.join(forms, id, 'form.json')) && !Object.hasOwn(delivered, id),
  );
}

/** The digest of a part as it is now; undefined if there is no such form, file or folder. */
export function digestOf(part: string): string | undefined {
  return part.includes('/') ? digestOfFiles(path.join(project, part)) : digestOfForm(part);
}

/** What a form asks in English, the lists that it refers to, and the facts that it names. */
function digestOfForm(id: string): string | undefined {
  const folder = path.join(forms, id);
  if (!existsSync(path.join(folder, 'form.json'))) return undefined;
  const own = readdirSync(folder).filter((name) => /^form\.json$|^office\.json$|\.(?:schema|ui)\.json$/.test(name));
  const texts = own.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const lists = texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(({ groups }) => groups?.file ?? ''));
  const ofLists = [...new Set(lists)].sort().map((file) => readFileSync(path.resolve(folder, file), 'utf8'));
  const facts = [...new Set([...texts, ...ofLists].flatMap((text) => text.match(FACT) ?? []))].sort();
  return digest([...texts, ...ofLists, ...facts.map(factNamed)]);
}

function digestOfFiles(name: string): string | undefined {
  if (!existsSync(name)) return undefined;
  if (statSync(name).isFile()) return digest([readFileSync(name, 'utf8')]);
  const within = readdirSync(name, { recursive: true, encoding: 'utf8' }).sort();
  const files = within.filter((file) => statSync(path.join(name, file)).isFile());
  return digest(files.flatMap((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(name, file), 'utf8')]));
}

const digest = (texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('hex');

function factNamed(name: string): string {
  const facts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(FACTS, 'utf8'));
  return `${name} ${JSON.stringify(facts[name])}`;
}
