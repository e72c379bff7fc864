// Lookups of single questions in a group's schema, all branches included.
import { declaredProperties, isGroupSchema, isList, isRecord, type Path, type Schema } from '../../core/index.ts';
import { encloses, type GroupPart, groupParts } from './groupParts.ts';
import { groupQuestions } from './groupQuestions.ts';

/** The schema of the question at `path` below a group, in whatever branch; undefined where there is none. */
export function questionAt(group: Schema, path: Path): Schema | undefined {
  let at: Schema | undefined = group;
  for (const key of path) {
    if (at === undefined) return undefined;
    const questions: Readonly<Record<string, Schema>> = declaredProperties(at);
    at = typeof key === 'number' ? at.items : Object.hasOwn(questions, key) ? questions[key] : undefined;
  }
  return at;
}

/** Every schema that a branch declares for the question at `path`; none where there is no such question. */
export function questionsAt(group: Schema, path: Path): readonly Schema[] {
  const all = path.reduce<readonly Schema[]>(
    (found, key, i) =>
      found.flatMap((one) => {
        if (typeof key === 'number') return one.items ?? [];
        const isLast = i === path.length - 1;
        // A branch may add questions to a group that is declared outside of it, so the path leads on through `whole`, which has the questions of both.
        return groupQuestions(one).flatMap((question) => {
          if (question.key !== key || (isLast && question.narrows)) return [];
          return isLast ? question.schema : question.whole;
        });
      }),
    [group],
  );
  return [...new Set(all)];
}

/**
 * True for a question that `pruneAnswers` answers itself where it is required: a group, a list of entries with `minItems`, a
 * read-only answer. It is therefore never missing.
 */
export function hasInitialAnswer(question: Schema): boolean {
  const { readOnly, minItems = 0 } = question;
  return readOnly === true || isGroupSchema(question) || (minItems > 0 && isList(question));
}

/**
 * True if `key` always has an answer where `part` applies, so that `required` in it never fails: the question has an initial answer by a declaration that applies
 * wherever `part` does, or by each of its declarations.
 */
export function isNeverMissing(group: Schema, key: string, part: GroupPart): boolean {
  const beside = groupQuestions(group).filter((one) => one.key === key && encloses(one.part, part));
  const all = questionsAt(group, [key]);
  return beside.some(({ whole }) => hasInitialAnswer(whole)) || (all.length > 0 && all.every(hasInitialAnswer));
}

/** The path (`a/b`) of the first question of a group that is required whatever the answers; undefined if there is none. */
export function firstRequired(group: Schema): string | undefined {
  const always = groupParts(group).filter(({ under }) => under.length === 0);
  for (const key of always.flatMap(({ schema }) => schema.required ?? [])) {
    const question = questionAt(group, [key]);
    if (!question || question.readOnly) continue;
    if (!isGroupSchema(question)) return key;
    const inner = firstRequired(question);
    if (inner !== undefined) return `${key}/${inner}`;
  }
  return undefined;
}

/** True for a question whose answer is a text, a number, a choice, or yes and no. */
export function isSingleAnswer(question: Schema | undefined): question is Schema {
  return (
    question !== undefined && !isGroupSchema(question) && question.type !== 'array' && question.format !== 'attachment'
  );
}

/** True for a value of the JSON type that a question declares; anything is of no type. */
export function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === undefined) return true;
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isRecord(value) : typeof value === type;
}
