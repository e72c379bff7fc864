// Every action at every place of forms with nested groups, lists, shared parts, conditions of all kinds and no order of their own.
// It is either refused with a reason, or leaves the form without a new finding, proven, and can be undone to the byte.
import { expect, it } from 'vitest';
import type { Computation } from '../../../engine/core/index.ts';
import type { Action, AddForm, Building } from '../../../engine/studio/protocol/actions.ts';
import type { Comparable, Comparison, Test } from '../../../engine/studio/protocol/conditions.ts';
import type { AnswerLimits, OutlineLimits } from '../../../engine/studio/protocol/limits.ts';
import {
  NO_FORM,
  type Outline,
  type OutlineGroup,
  type QuestionKind,
} from '../../../engine/studio/protocol/outline.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { fixtureForms } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const FORMS = ['clinic', 'fair', 'household', 'membership', 'outing', 'registration', 'removal', 'tree'];
const KINDS: readonly QuestionKind[] = [
  'text',
  'choice',
  'date',
  'several',
  'integer',
  'file',
  'email',
  'checkbox',
  'phone',
  'longText',
  'number',
  'link',
  'time',
  'dateTime',
  'answers',
  'lists',
  'named',
];
/** One action of each kind, unless all are asked for: `PLACES=all`. */
const EVERY = process.env.PLACES === 'all';
const LONG = 300_000;
const words = (en: string) => ({ en, ar: `${en} بالعربية` });

function placesOf({ steps }: Outline) {
  return steps.flatMap(({ id, groups }) => groups.map((group) => ({ step: id, group })));
}

/** The case in which a question is shown that depends on another of its group, or of an earlier step. */
function caseIn({ questions, comparable }: OutlineGroup, own?: string): Test | undefined {
  const isConditional = (name: string) => questions.some((one) => one.name === name && one.isConditional);
  return caseOf(comparable.filter(({ question }) => question !== own && !isConditional(question)));
}

/** The case of the last that can be compared. */
function caseOf(comparable: readonly Comparable[]): Test | undefined {
  const tested = comparable.at(-1);
  if (!tested) return undefined;
  const [first] = tested.relations.includes('equal') ? (tested.options ?? []) : [];
  const comparison: Comparison = first
    ? { question: tested.question, is: 'equal', values: [first.value] }
    : { question: tested.question, is: 'answered', values: [] };
  return { join: 'all', comparisons: [comparison] };
}

/** Questions of every kind at the beginning, in the middle and at the end of each group, some in one case only. */
function* additionsTo(step: string, group: OutlineGroup): Generator<Building> {
  const { path, questions } = group;
  for (const [i, after] of [undefined, questions[0]?.name, questions.at(-1)?.name].entries()) {
    const next = i + path.length + questions.length;
    const test = next % 3 === 1 ? caseIn(group) : undefined;
    const question = {
      kind: KINDS[next % KINDS.length] ?? 'text',
      title: words('Something new'),
      ...(next % 2 === 0 && { required: words('Something new is required') }),
      options: [{ label: words('This') }, { label: words('That') }],
      answers: { kind: 'text', most: 3, title: words('One'), naming: words('Who'), lists: { most: 2 } } as const,
    };
    const place = { step, path, ...(after !== undefined && { after }) };
    yield { kind: 'add-question', place, question, ...(test && { test }) };
  }
}

/** The limits as they are, and a comparison with the last answer that there can be one with. */
function limitsIn({ least, most, comparable }: OutlineLimits): AnswerLimits {
  const other = comparable.at(-1);
  const as = other?.as.at(-1);
  const comparison = other && as && { as, with: other.question, message: words('Not like the other') };
  return { least, most, ...(comparison && { comparison }) };
}

/** A computation from the first answer that there can be one from. */
function computationIn({ computable }: OutlineGroup): Computation | undefined {
  for (const { name, as, options } of computable) {
    if (as.includes('sum')) return { sum: [name] };
    if (as.includes('pick')) return { pick: name, of: Object.fromEntries(options.map(({ value }, i) => [value, i])) };
    if (as.includes('join')) return { join: [name] };
  }
  return undefined;
}

/** What can be done to each question of a group. */
function* changesOf(step: string, group: OutlineGroup, others: ReturnType<typeof placesOf>): Generator<Building> {
  const { path, questions } = group;
  const computation = computationIn(group);
  if (computation) {
    const [place, title] = [{ step, path, after: questions.at(-1)?.name }, words('Something computed')];
    yield { kind: 'add-computed', place, answer: { title, computation } };
  }
  for (const [i, { name, title, required, options, isConditional, limits, begins, computed }] of questions.entries()) {
    const question = { step, path, name };
    yield { kind: 'rename-question', question, name: 'anotherName' };
    yield { kind: 'remove-question', question };
    const [above, last] = [questions[i - 2]?.name, questions.at(-1)?.name];
    if (i > 0)
      yield { kind: 'move-question', question, place: { step, path, ...(above !== undefined && { after: above }) } };
    if (last !== undefined && last !== name)
      yield { kind: 'move-question', question, place: { step, path, after: last } };
    const other = others[(i + others.findIndex((one) => one.group === group) + 1) % others.length];
    if (other) yield { kind: 'move-question', question, place: { step: other.step, path: other.group.path } };
    const test = isConditional ? undefined : caseIn(group, name);
    if (isConditional || test) yield { kind: 'show-question', question, ...(test && { test }) };
    const message = required && { required: words(`${title.en} now is required`) };
    yield {
      kind: 'reword-question',
      question,
      words: { title: words(`${title.en} now`), ...message, hint: words('Look it up') },
    };
    // The least and the most are left as they are. A title may name them (“at most 3”), and with another number the check would report the title.
    if (limits && required)
      yield { kind: 'limit-question', question, limits: limitsIn(limits), required: words('It is needed') };
    if (begins?.value !== undefined) yield { kind: 'begin-question', question };
    if (computed && computation) yield { kind: 'compute-question', question, computation };
    const [option] = options;
    if (option && begins?.by === 'option') yield { kind: 'begin-question', question, value: option.value };
    if (!option) continue;
    yield { kind: 'add-option', question, option: { value: '77', label: words('Another') }, after: option.value };
    yield { kind: 'reword-option', question, value: option.value, label: words('Worded anew') };
    yield { kind: 'remove-option', question, value: option.value };
    yield { kind: 'close-options', question, closed: [options.at(-1)?.value] };
    yield { kind: 'order-options', question, values: options.map(({ value }) => value).reverse() };
  }
}

/** What can be done to each step, and to the form. */
function* changesOfSteps({ steps }: Outline, form: string): Generator<Building | AddForm | { kind: 'remove-form' }> {
  const first = { kind: 'text', title: words('Anything else'), required: words('Anything else is required') } as const;
  for (const [i, { id, at, label, groups, isConditional, comparable }] of steps.entries()) {
    yield { kind: 'rename-step', step: id, id: 'another-id', ...(at !== undefined && { at: 'anotherName' }) };
    const test = isConditional ? undefined : caseOf(comparable);
    if (isConditional || test) yield { kind: 'show-step', step: id, ...(test && { test }) };
    yield { kind: 'add-step', step: { label: words('One more'), first }, ...(i > 0 && { after: id }) };
    yield { kind: 'reword-step', step: id, label: words(`${label.en} now`) };
    if (i > 0) yield { kind: 'move-step', step: id };
    yield { kind: 'remove-step', step: id };
    for (const { path, questions } of groups) {
      const list = { title: words('Some more'), entry: words('One'), most: 3, isRequired: i % 2 === 0, first };
      yield { kind: 'add-list', place: { step: id, path, after: questions[0]?.name }, list };
    }
  }
  const made = { id: 'made', title: words('Made'), route: '/Made' };
  const done = { title: words('Thank you'), text: words('Your form has been sent.') };
  const step = { label: words('Begin'), first };
  yield { kind: 'add-form', form: { ...made, begins: { step, done, isSent: true } } };
  yield { kind: 'add-form', form: { ...made, begins: { copyOf: form } } };
  yield { kind: 'remove-form' };
}

/** All that can be done to a form. */
function actionsOn(folder: string, form: string): readonly Action[] {
  const outline = readOutline(folder, form) ?? NO_FORM;
  const places = placesOf(outline);
  const inGroups = places.flatMap(({ step, group }) => [
    ...additionsTo(step, group),
    ...changesOf(step, group, places),
  ]);
  return [...inGroups, ...changesOfSteps(outline, form)];
}

/** Some of them, evenly spread. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const every = EVERY ? 1 : Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, i) => i % every === Math.floor(every / 2));
}

it(
  'an action is refused, or leaves a form that checks and proves, and is undone to the byte',
  async () => {
    const folder = await fixtureForms(...FORMS);
    const all = FORMS.flatMap((form) => actionsOn(folder, form).map((action) => ({ form, action })));
    const kinds = [...new Set(all.map(({ action }) => action.kind))];
    expect(kinds).toHaveLength(24);
    for (const kind of kinds) {
      const outcomes: boolean[] = [];
      const ofKind = all.filter(({ action }) => action.kind === kind);
      const first = spread(ofKind, 1);
      // Refusing is no way out: of each kind at least one is carried out.
      for (const { form, action } of [...first, ...ofKind.filter((one) => !first.includes(one))]) {
        if (outcomes.length >= first.length && outcomes.includes(true)) break;
        outcomes.push(await isCarriedOut(folder, form, action));
      }
      expect([kind, outcomes.includes(true)]).toEqual([kind, true]);
    }
  },
  LONG,
);
