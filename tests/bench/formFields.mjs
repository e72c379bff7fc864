// The fields of the measured steps, read from the form's definition, so that floor and wizard have the same.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const forms = path.resolve(import.meta.dirname, '../../forms');
const MOST_RADIOS = 7;

/** @param {string} file below forms/ */
export const readJson = (file) => JSON.parse(readFileSync(path.join(forms, file), 'utf8'));

/** @typedef {import('./floorPage.mjs').Field} Field */

/** @param {string} file a step's schema @param {string} at where its answers stand @returns {Field[]} all questions but lists */
export function fieldsOf(file, at) {
  return questionsOf(readJson(file), path.dirname(file)).flatMap(([key, schema]) =>
    schema.type === 'array' ? [] : [fieldOf(`${at}[${key}]`, schema)],
  );
}

/** @param {string} file @param {string} at @param {string} list @param {number} length @returns {Field[]} the list's questions */
export function entryFieldsOf(file, at, list, length) {
  const folder = path.dirname(file);
  const [, { items }] = questionsOf(readJson(file), folder).find(([key]) => key === list) ?? ['', {}];
  return Array.from({ length }, (_, i) =>
    questionsOf(items, folder).map(([key, schema]) => fieldOf(`${at}[${list}][${i}][${key}]`, schema)),
  ).flat();
}

/** @returns {[string, any][]} every question of a group, whatever the answers */
function questionsOf(/** @type {any} */ schema, /** @type {string} */ folder) {
  const own = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, resolved(part, folder)]);
  const further = [...(schema.allOf ?? []), schema.then, schema.else].filter(Boolean);
  return /** @type {[string, any][]} */ ([...own, ...further.flatMap((part) => questionsOf(part, folder))]);
}

function resolved(/** @type {any} */ schema, /** @type {string} */ folder) {
  return schema.$ref ? { ...readJson(path.join(folder, schema.$ref)), ...schema } : schema;
}

/** @returns {Field} */
function fieldOf(/** @type {string} */ name, /** @type {any} */ { title, enum: values, format, maxLength = 0 }) {
  const options = (values ?? []).map((/** @type {string} */ value) => value.trim());
  const kind = values
    ? values.length > MOST_RADIOS
      ? 'select'
      : 'radio'
    : (KINDS[format] ?? (maxLength > 500 ? 'textarea' : 'text'));
  return { name, kind, label: title, options };
}

/** @type {Readonly<Record<string, Field['kind']>>} */
const KINDS = { date: 'date', attachment: 'file' };
