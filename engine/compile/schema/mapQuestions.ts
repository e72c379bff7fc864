// A group with its questions changed as their ui entries say. The file need not be well shaped: what is not is left as it is.
import { isGroupSchema, isRecord, recordOf, type Schema, type UiSchema, uiOf } from '../../core/index.ts';

type Change = (question: Schema, ui: UiSchema) => Schema;

/**
 * The group, in which `change` has replaced each question that is no group and no list of groups, in all branches; itself where nothing
 * changes. A group that occurs twice with the same ui entry stays one object.
 * @param made is told of each part that stands in the place of another
 */
export function mapQuestions(
  group: Schema,
  ui: UiSchema,
  change: Change,
  made: (part: object, of: object) => void = () => undefined,
): Schema {
  const done = new Map<Schema, Map<UiSchema, Schema>>();
  const once = (schema: Schema, own: UiSchema, map: () => Schema): Schema => {
    const known = done.get(schema)?.get(own);
    if (known) return known;
    const mapped = map();
    if (mapped !== schema) made(mapped, schema);
    done.set(schema, (done.get(schema) ?? new Map()).set(own, mapped));
    return mapped;
  };
  const inGroup = (schema: Schema, own: UiSchema): Schema =>
    once(schema, own, () => {
      const next: Record<string, unknown> = {};
      if (isRecord(schema.properties)) {
        next.properties = mapValues(schema.properties, (question, key) => inQuestion(question, uiOf(own, key)));
      }
      for (const keyword of ['then', 'else'] as const) {
        const part = schema[keyword];
        if (isRecord(part)) next[keyword] = inGroup(part, own);
      }
      if (Array.isArray(schema.allOf)) {
        const parts = schema.allOf.map((part) => (isRecord(part) ? inGroup(part, own) : part));
        next.allOf = parts.every((part, i) => part === schema.allOf?.[i]) ? schema.allOf : parts;
      }
      return changed(schema, next);
    });
  const inQuestion = (question: Schema, own: UiSchema): Schema =>
    once(question, own, () => {
      const { items } = question;
      if (isGroupSchema(question) || question.properties) return inGroup(question, own);
      if (isRecord(items) && (isGroupSchema(items) || hasGroups(items)))
        return changed(question, { items: inQuestion(items, uiOf(own, 'items')) });
      return change(question, own);
    });
  return inGroup(group, ui);
}

/** True for a group in a branch, which may have no type, and for a list of groups, of lists of them, ... */
function hasGroups({ properties, items }: Schema): boolean {
  return properties !== undefined || (isRecord(items) && (isGroupSchema(items) || hasGroups(items)));
}

function changed(schema: Schema, parts: Readonly<Record<string, unknown>>): Schema {
  const isSame = Object.entries(parts).every(([keyword, part]) => recordOf(schema)[keyword] === part);
  return isSame ? schema : { ...schema, ...parts };
}

/** The same object where no value changes. */
function mapValues(
  properties: Readonly<Record<string, Schema>>,
  map: (question: Schema, key: string) => Schema,
): Readonly<Record<string, Schema>> {
  const entries = Object.entries(properties).map(
    ([key, question]) => [key, isRecord(question) ? map(question, key) : question] as const,
  );
  return entries.every(([key, question]) => properties[key] === question) ? properties : Object.fromEntries(entries);
}

/** Every declaration of a question in the group and its branches, by key. */
export function* declarationsIn(group: Schema): Generator<readonly [key: string, question: Schema]> {
  for (const [key, question] of Object.entries(recordOf(group.properties))) {
    if (isRecord(question)) yield [key, question];
  }
  const { then: yes, else: no, allOf } = group;
  for (const part of [yes, no, ...(Array.isArray(allOf) ? allOf : [])]) if (isRecord(part)) yield* declarationsIn(part);
}
