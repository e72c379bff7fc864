// In RJSF the `default` of a group, or of the whole form, fills in the questions in it. A form has a `default` at each question.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { declarationsOf, followed, namesIn, schemasIn } from '../draft/schemas.ts';
import { BEGIN } from './source.ts';

/** In these, a `default` fills in nothing. */
const OF_CONDITIONS = ['if', 'not', 'contains'];

/**
 * Moves each `default` of a group to the questions in it. Where several defaults give the same question an answer, the innermost counts: its own, then that of its group,
 * then that of the group around (RJSF's `nestedDefaultsPrecedence`). So inner groups are moved first, and a question that has a default keeps it.
 */
export function moveDefaults(draft: Draft, root: Json): void {
  for (const { keys, schema } of [...schemasIn(root)].toReversed()) {
    const { default: given } = schema;
    const isFilling = isRecord(given) && isGroup(root, schema);
    if (!isFilling || keys.some((key) => OF_CONDITIONS.includes(key))) continue;
    delete schema.default;
    fillIn(draft, root, schema, given, draft.placeOf(given));
  }
}

function isGroup(root: Json, schema: Json): boolean {
  return namesIn(root, schema).length > 0;
}

/** @param place where in the imported file this is given */
function fillIn(draft: Draft, root: Json, group: Json, given: Json, place: string): void {
  for (const [name, value] of Object.entries(given)) {
    if (isBlank(value)) continue;
    const at = place + formatPointer([name]);
    copyReference(draft, root, group);
    const questions = questionsOf(root, group, name);
    if (questions.length === 0) left(draft, at, 'No question has this name, or only one of several cases asks it.');
    for (const question of questions) {
      if (!isGroup(root, question)) begin(root, question, value);
      else if (isRecord(value)) fillIn(draft, root, question, value, at);
      else left(draft, at, 'A group has no answer but those to its questions.');
    }
  }
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function left(draft: Draft, place: string, why: string): void {
  draft.note('left', place, 'What is to stand in a question at first.', why, BEGIN);
}

/** Replaces the reference of a group by a copy of what it leads to: another group may refer to the same, and begins otherwise. */
function copyReference(draft: Draft, root: Json, group: Json): void {
  if (group.$ref === undefined) return;
  const copy = draft.copyOf(followed(root, group));
  delete group.$ref;
  Object.assign(group, copy);
}

/** The question of the group itself, or else those of its branches. Which of several cases applies is not known at first. */
function questionsOf(root: Json, { oneOf: _, anyOf: __, ...group }: Json, name: string): readonly Json[] {
  const own = recordOf(group.properties)[name];
  return isRecord(own) ? [own] : declarationsOf(root, group, name);
}

function begin(root: Json, question: Json, value: unknown): void {
  const { $ref } = question;
  // What a reference leads to comes before what is said beside the reference.
  const { default: own, const: only } = $ref === undefined ? question : followed(root, { $ref });
  if (own === undefined && only === undefined) question.default = value;
}
