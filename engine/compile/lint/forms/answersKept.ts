// Where nothing is sent to the school, the file that the visitor gets is all that is kept: `submit.document`, if there is one, has a place for each answer.
import {
  formatPointer,
  isGroupSchema,
  isRecord,
  type Path,
  parsePointer,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { questionsAt } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';

export const answersKept: Rule = function* ({ form, steps, placeWithin }) {
  const { post, document } = form.submit;
  if (post || !document) return;
  const named = [...pointersIn(document)].map(parsePointer);
  // One that names no answer is reported by the rule `referencesResolve`, and may be meant for an answer that then seems to be lost.
  const isNamed = (path: Path) =>
    steps.some(({ at, schema }) => {
      const isOfStep = [...at, ...path].every((_, i) => i >= at.length || i >= path.length || at[i] === path[i]);
      return isOfStep && (path.length <= at.length || questionsAt(schema, path.slice(at.length)).length > 0);
    });
  if (!named.every(isNamed)) return;
  const kept = named.map(formatPointer);
  for (const { at, schema, ui, schemaPlace } of steps) {
    for (const { question, pointer } of answersOf(schema, ui, at, kept)) {
      const problem = 'This answer is lost: "document" of form.json has no place for it, and nothing else is kept.';
      const repair = `Add "${pointer}" to "document", under a name of its own.`;
      yield { place: placeWithin(question, '', schemaPlace), problem, repair };
    }
  }
};

function* pointersIn(document: unknown): Generator<string> {
  if (typeof document === 'string') yield document;
  else if (isRecord(document)) for (const part of Object.values(document)) yield* pointersIn(part);
}

interface Answer {
  readonly question: Schema;
  /** Its place in the submission. */
  readonly pointer: string;
}

/**
 * The answers of a group that stand neither themselves nor with what is around them at one of the places. Files are never in a document, and passwords must not be; what is
 * fixed, computed, or equal to another answer is known without it.
 */
function* answersOf(group: Schema, ui: UiSchema, path: Path, kept: readonly string[]): Generator<Answer> {
  const isKept = (pointer: string) => kept.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  const seen = new Set<string>();
  for (const { key, schema, whole } of groupQuestions(group)) {
    const pointer = formatPointer([...path, key].map(String));
    const own = uiOf(ui, key);
    if (isKept(pointer) || isKnown(whole) || own['ui:widget'] === 'password') continue;
    // Two branches may ask for a group each, with other questions.
    const answers = isGroupSchema(whole)
      ? answersOf(whole, own, [...path, key], kept)
      : [{ question: schema, pointer }];
    for (const answer of answers) {
      if (!seen.has(answer.pointer)) yield answer;
      seen.add(answer.pointer);
    }
  }
}

function isKnown(question: Schema): boolean {
  const { format, items, readOnly, computed, equals } = question;
  const isFixed = readOnly || computed !== undefined || question.const !== undefined;
  if (isFixed || format === 'attachment' || equals !== undefined) return true;
  const entry = items && isGroupSchema(items) ? groupQuestions(items).map(({ whole }) => whole) : [items ?? {}];
  return items !== undefined && entry.every(isKnown);
}
