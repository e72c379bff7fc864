// What the JSON schemas of form.json and office.json say of a key, as the fields that edit it need it. The names of the schemas'
// definitions say what a value is beyond its JSON type: a text for people, the path of an answer, the id of a status.
import { isRecord } from '../../core/index.ts';
import type { FileSchema } from './schemaHelp.ts';

export type SettingKind =
  | 'text'
  | 'answer'
  | 'answerName'
  | 'status'
  | 'statuses'
  | 'letter'
  /** A key that is there or not: it has one value. */
  | 'present'
  | 'choice'
  | 'yesNo'
  | 'number'
  | 'line'
  | 'group'
  /** Any keys. */
  | 'map'
  | 'list'
  /** Values whose words are the list `enumNames` beside them. */
  | 'options'
  /** A single value, or a part with keys of its own. */
  | 'either';

export interface Setting {
  readonly kind: SettingKind;
  readonly title: string;
  /** What the schema says of it; empty where the title says the same. */
  readonly hint: string;
  /** With references followed. */
  readonly schema: FileSchema;
  /** Without it the file is wrong. */
  readonly isRequired: boolean;
}

const NAMED: Readonly<Record<string, SettingKind>> = {
  text: 'text',
  answerPointer: 'answer',
  answerName: 'answerName',
  statusId: 'status',
  statusIds: 'statuses',
  letterId: 'letter',
};

/** The setting that a part of the schema describes. `name` is what it is called without a title. */
export function settingOf(root: FileSchema, node: unknown, name: string, isRequired: boolean): Setting {
  const { schema, names } = resolved(root, node);
  const title = typeof schema.title === 'string' ? schema.title : name;
  const description = typeof schema.description === 'string' ? schema.description : '';
  const hint = description === `${title}.` ? '' : description;
  const named = names.flatMap((one) => NAMED[one] ?? [])[0];
  return { kind: named ?? kindOf(schema), title, hint, schema, isRequired };
}

/** The settings of a group by their keys, in the schema's order; without those that no field edits. */
export function settingsIn(
  root: FileSchema,
  { schema }: Pick<Setting, 'schema'>,
): readonly (readonly [string, Setting])[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).flatMap(([key, node]) => {
    const setting = settingOf(root, node, key, required.includes(key));
    const isFixed = setting.kind === 'present' && setting.isRequired;
    const isOfOptions = key === 'enum' && isRecord(schema.properties) && 'enumNames' in schema.properties;
    return OMITTED.includes(key) || isFixed
      ? []
      : [[key, isOfOptions ? { ...setting, kind: 'options' } : setting] as const];
  });
}

/** For editors of files; and what has dialogs of its own. */
const OMITTED = ['$schema', 'steps'];

/** The entries of a list, or the values of a map. */
export function entryOf(root: FileSchema, { schema, title }: Setting): Setting {
  return settingOf(root, schema.items ?? schema.additionalProperties, title, true);
}

/** The alternatives of a setting that is either. */
export function alternativesOf(root: FileSchema, { schema, title }: Setting): readonly Setting[] {
  const all = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return all.map((node) => settingOf(root, node, title, true));
}

function resolved(root: FileSchema, node: unknown): { readonly schema: FileSchema; readonly names: readonly string[] } {
  const { $ref, ...own } = isRecord(node) ? node : {};
  if (typeof $ref !== 'string') return { schema: own, names: [] };
  const name = $ref.replace('#/definitions/', '');
  const referred = resolved(root, isRecord(root.definitions) ? root.definitions[name] : undefined);
  // What is said beside a reference is about this place.
  return { schema: { ...referred.schema, ...own }, names: [name, ...referred.names] };
}

function kindOf(schema: FileSchema): SettingKind {
  const types = [schema.type].flat();
  if ('const' in schema) return 'present';
  if (Array.isArray(schema.enum)) return 'choice';
  if (types.includes('boolean')) return 'yesNo';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('array')) return 'list';
  if (isRecord(schema.properties)) return 'group';
  if (isRecord(schema.additionalProperties)) return 'map';
  return Array.isArray(schema.anyOf) ? 'either' : 'line';
}
