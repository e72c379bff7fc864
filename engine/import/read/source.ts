// Recognises schema and UI schema in one or two imported JSON files by their keys.
import { formatPointer, isRecord } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';

export interface Source {
  readonly kind: 'rjsf' | 'jsonforms';
  readonly schema: Json;
  readonly ui: Json;
  /** Name of the file, without its ending. */
  readonly name: string;
}

const LAYOUTS = ['VerticalLayout', 'HorizontalLayout', 'Group', 'Categorization', 'Category', 'Control', 'Label'];
const UI_KEYS = ['uiSchema', 'uischema', 'ui'];
const SCHEMA_KEYS = ['schema', 'jsonSchema', 'dataSchema'];

/** Keys of a file with both parts that hold the answers of an example. */
const ANSWERS = ['formData', 'data'];

/** The schema and the UI schema in these values; undefined if there is no schema. What else the files hold is noted. */
export function sourceOf(draft: Draft, values: readonly unknown[], name: string): Source | undefined {
  const files = values.filter(isRecord);
  const parts = files.flatMap(partsOf);
  const schema = parts.find(({ isUi }) => !isUi)?.value;
  const ui = parts.find(({ isUi }) => isUi)?.value ?? {};
  if (!schema) return undefined;
  for (const file of files) {
    if (file === schema || file === ui) continue;
    for (const [key, part] of Object.entries(file)) {
      if (part === schema || part === ui || isEmpty(part)) continue;
      const place = draft.placeOf(file).replace(/ \/$/, ' ') + formatPointer([key]);
      if (ANSWERS.includes(key)) draft.note('left', place, 'Answers to begin with.', '', BEGIN);
      else draft.note('left', place, `What "${key}" says.`, 'One schema and one UI schema are read.');
    }
  }
  return { kind: isLayout(ui) ? 'jsonforms' : 'rjsf', schema, ui, name };
}

/** What a report says of an answer to begin with that is left out. */
export const BEGIN = 'Write what is to stand there at first as "default" at its question.';

function isEmpty(part: unknown): boolean {
  return !part || (typeof part === 'object' && Object.keys(part).length === 0);
}

interface Part {
  readonly isUi: boolean;
  readonly value: Json;
}

/** A file with both parts under names of their own, or one part. */
function partsOf(value: Json): readonly Part[] {
  const under = (keys: readonly string[], isUi: boolean) =>
    keys.flatMap((key): Part[] => {
      const part = value[key];
      return isRecord(part) ? [{ isUi, value: part }] : [];
    });
  const inside = [...under(SCHEMA_KEYS, false), ...under(UI_KEYS, true)];
  if (inside.some(({ isUi }) => !isUi)) return inside;
  const keys = Object.keys(value);
  const isUi = isLayout(value) || (keys.some((key) => key.startsWith('ui:')) && !isSchema(value)) || !isSchema(value);
  return [{ isUi, value }];
}

function isLayout({ type, elements, scope }: Json): boolean {
  return (typeof type === 'string' && LAYOUTS.includes(type)) || Array.isArray(elements) || typeof scope === 'string';
}

const OF_SCHEMAS = ['$schema', 'type', 'properties', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'items', 'definitions'];

function isSchema(value: Json): boolean {
  return !isLayout(value) && OF_SCHEMAS.some((key) => value[key] !== undefined && !isUiEntry(value, key));
}

/** A uiSchema may draw a question that is called `items` or `type`. */
function isUiEntry(value: Json, key: string): boolean {
  const part = value[key];
  return isRecord(part) && Object.keys(part).length > 0 && Object.keys(part).every((inner) => inner.startsWith('ui:'));
}
