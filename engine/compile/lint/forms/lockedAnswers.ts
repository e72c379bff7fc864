// What the ui file locks has an answer: by its default, or by a link. A visitor without the link could never answer what is required.
import { mayBeRequired } from '../../../core/definition.ts';
import {
  formatPointer,
  isGroupSchema,
  type Path,
  parsePointer,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isLocked } from '../../schema/locks.ts';
import { isSingleAnswer } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';

export const lockedAnswers: Rule = function* ({ form, steps, placeWithin }) {
  const linked = Object.values(form.prefill ?? {}).map((pointer) => formatPointer(parsePointer(pointer)));
  for (const { at, schema, ui, uiPlace } of steps) {
    for (const { key, own, path, isRequired } of lockedIn(schema, ui, at, '')) {
      const isLinked = linked.includes(formatPointer(path.map(String)));
      if (isLinked && !isRequired) continue;
      const where = own['ui:disabled'] === true ? 'ui:disabled' : 'ui:readonly';
      const problem = isRequired ? `"${key}" is required, and nobody can answer it.` : `Nobody can answer "${key}".`;
      const byLink = isRequired ? '' : ', or name it under "prefill" of form.json';
      const repair = `Give it a "default" in the schema${byLink}; or remove "${where}".`;
      yield { place: placeWithin(ui, `${own.at}/${where}`, uiPlace), problem, repair };
    }
  }
};

interface Locked {
  readonly key: string;
  readonly own: UiSchema & { readonly at: string };
  readonly path: Path;
  readonly isRequired: boolean;
}

/** Locked questions without an answer of their own; what can be none, a list or a file, `uiKeysFit` reports. */
function* lockedIn(group: Schema, ui: UiSchema, path: Path, at: string): Generator<Locked> {
  const required = mayBeRequired(group);
  for (const { key, whole, narrows } of groupQuestions(group)) {
    const own = uiOf(ui, key);
    const below = [...path, key];
    const place = at + formatPointer([key]);
    const { items } = whole;
    if (isGroupSchema(whole)) yield* lockedIn(whole, own, below, place);
    else if (items && isGroupSchema(items)) yield* lockedIn(items, uiOf(own, 'items'), below, `${place}/items`);
    else if (!narrows && isLocked(own) && hasNoAnswer(whole))
      yield { key, own: { ...own, at: place }, path: below, isRequired: required.has(key) };
  }
}

/** A default that is still there is not valid, and reported as that. */
function hasNoAnswer(question: Schema): boolean {
  if (!isSingleAnswer(question) || question.type === 'boolean') return false;
  return question.default === undefined && question.const === undefined && !question.computed;
}
