// Runs the wizard's reducer with answers given one after the other, as a visitor gives them.
import {
  type Answers,
  declaredProperties,
  type Form,
  formErrors,
  formSchema,
  getIn,
  isGroupSchema,
  isList,
  isRecord,
  listFields,
  type Path,
  pruneAnswers,
  reduceWizard,
  type Schema,
  startWizard,
  toName,
  toPath,
  type WizardState,
} from '../core/index.ts';
import type { Verdict } from './memoryIntake.ts';

/** More than the conditions of a form are nested. */
const MAX_LEVELS = 4;

/** The wizard's state after all answers were given, each once its question is visible. */
export function answerAll(form: Form, answers: Answers): WizardState {
  const given = singleAnswers(formSchema(form), answers, []);
  // What a question has by default is taken back where the submission has no answer to it.
  let state = startWizard(form, {});
  // A question may precede the one that its condition tests; each round makes at least one more level visible.
  for (let round = 0; round < MAX_LEVELS; round++) {
    const before = state.answers;
    for (const { path, answer, entries } of given) {
      state = entries ? addEntries(form, state, path, entries) : changeAnswer(form, state, path, answer);
    }
    state = takeBack(form, state, answers);
    if (JSON.stringify(before) === JSON.stringify(state.answers)) break;
  }
  return state;
}

/** The answers after those of the submission were typed in once, in their order, with what the wizard gives besides. */
export function typedIn(form: Form, answers: Answers): Answers {
  const given = singleAnswers(formSchema(form), answers, []);
  const typed = given.reduce(
    (state, { path, answer, entries }) =>
      entries ? addEntries(form, state, path, entries) : changeAnswer(form, state, path, answer),
    startWizard(form),
  );
  return typed.answers;
}

/** The state without what the wizard has given that the submission has not: defaults of branches, and entries of lists that were required. */
function takeBack(form: Form, state: WizardState, answers: Answers): WizardState {
  const pruned = pruneAnswers(formSchema(form), answers);
  const fields = form.steps.flatMap((step) => listFields(step, state.answers));
  const surplus = fields.filter(({ path }) => isBlank(getIn(pruned, path)) && !isBlank(getIn(state.answers, path)));
  return surplus.reduce((next, { path, schema }) => {
    // What stood in a list that was taken back is gone with it.
    if (getIn(next.answers, path) === undefined) return next;
    if (schema.default !== undefined) return changeAnswer(form, next, path, getIn(pruned, path));
    return isList(schema) && getIn(pruned, path) === undefined ? changeAnswer(form, next, path, []) : next;
  }, state);
}

/** True without an answer, and for the blank entries that a required list begins with. */
function isBlank(answer: unknown): boolean {
  return answer === undefined || (Array.isArray(answer) && answer.length > 0 && answer.every(isBlank));
}

/** The state after Add was pressed until the list has as many entries. */
function addEntries(form: Form, state: WizardState, path: Path, length: number): WizardState {
  let next = state;
  for (let added = 0; added < length; added++) {
    const entries = getIn(next.answers, path);
    if (Array.isArray(entries) && entries.length >= length) break;
    next = reduceWizard(form, next, { type: 'add-entry', name: toName(path) });
  }
  return next;
}

/**
 * The state after the one further answer at `path` that makes the submission `answers`. That answer may change which branch applies, and the wizard then removes answers that the
 * new branch asks for by another control (core's `ending`). `answers` has them all the same, so they are given once more.
 */
export function changeTo(form: Form, state: WizardState, path: Path, answers: Answers): WizardState {
  const changed = takeBack(form, changeAnswer(form, state, path, getIn(answers, path)), answers);
  const removed = changed.cleared.flatMap(({ gone }) => gone.map(({ name }) => toPath(name)));
  return removed
    .filter((one) => getIn(answers, one) !== undefined)
    .reduce((next, one) => changeAnswer(form, next, one, getIn(answers, one)), changed);
}

/** The state after one more answer; undefined removes the answer. */
function changeAnswer(form: Form, state: WizardState, path: Path, answer: unknown): WizardState {
  return reduceWizard(form, state, { type: 'change', name: toName(path), answer });
}

/** The answers and errors of the state. */
export function wizardVerdict(form: Form, { answers }: WizardState): Verdict {
  const errors = formErrors(form, answers);
  return { answers, errors: new Map([...errors.values()].map(({ name, message }) => [name, message])) };
}

interface Given {
  readonly path: Path;
  readonly answer?: unknown;
  /** Of a list: how many there are. */
  readonly entries?: number;
}

function singleAnswers(schema: Schema, value: unknown, path: Path): readonly Given[] {
  if (isRecord(value) && isGroupSchema(schema)) {
    return Object.entries(declaredProperties(schema)).flatMap(([key, question]) =>
      value[key] === undefined ? [] : singleAnswers(question, value[key], [...path, key]),
    );
  }
  const { items } = schema;
  if (Array.isArray(value) && items && isList(schema)) {
    const entries = value.flatMap((entry, i) => [
      ...takenBack(items.given, entry, [...path, i]),
      ...singleAnswers(items, entry, [...path, i]),
    ]);
    return [{ path, entries: value.length }, ...entries];
  }
  return [{ path, answer: value }];
}

/** The defaults of an entry that the submission has no answer to. */
function takenBack(given: unknown, entry: unknown, path: Path): readonly Given[] {
  if (!isRecord(given)) return [];
  return Object.entries(given).flatMap(([key, answer]) => {
    const answered = isRecord(entry) ? entry[key] : undefined;
    if (isRecord(answer)) return takenBack(answer, answered, [...path, key]);
    return answered === undefined ? [{ path: [...path, key], answer: undefined }] : [];
  });
}
