// A form of JSON Forms: a schema, and a UI schema that says which of its questions are shown, in which order, and when.
import { isRecord } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { declarationsAt } from '../../draft/schemas.ts';
import { titleOf } from '../../draft/words.ts';
import { ENTRIES, groupAt } from '../conditions.ts';
import { readRjsf } from '../rjsf.ts';
import { BEGIN, type Source } from '../source.ts';
import { describe } from './describe.ts';
import { type Control, isControl, type Shown, shownBy } from './elements.ts';
import { applyRules, conditionOfStep } from './rules.ts';
import { sectionsOf } from './sections.ts';
import { schemaOf, stepsOf } from './steps.ts';
import { leaveUnshown } from './unshown.ts';

const OF_FORM = 'JSON Forms fills in no "default" of the whole form.';

/** Fills the draft with the pair. */
export function readJsonForms(draft: Draft, source: Source): void {
  const { schema: root, ui: element, name } = source;
  draft.groupsMayBeBlank = true;
  // A control whose scope is the whole schema (`#`) shows all questions in the order of the schema.
  const all = shownBy(draft, element);
  if (all.some((one) => isControl(one) && one.names.length === 0)) {
    noteBeside(draft, all);
    readRjsf(draft, { ...source, ui: {} });
    return;
  }
  const { title: words, $schema, $id, id: _, default: given, ...rest } = root;
  if (isRecord(given))
    draft.note('left', draft.placeOf(given), 'What is to stand in the questions at first.', OF_FORM, BEGIN);
  const title = typeof words === 'string' && words.trim() !== '' ? words : titleOf(name);
  const whole: Json = rest;
  draft.madeOf(whole, root);
  const shown = thoseThere(draft, whole, all);
  leaveUnshown(draft, whole, pathsOf(shown));
  const steps = stepsOf(draft, whole, shown);
  const categories = new Set(shown.map(({ category }) => category).filter((category) => category));
  if (steps.length === 1 && categories.size > 1) {
    const why =
      'A question stands in several of them, or a condition joins them. A group in them keeps its own heading.';
    draft.note('changed', draft.placeOf(element), 'The categories are no steps, but headings of one.', why);
  }
  const entries = steps.map(({ id, label = title, rules }) => {
    const condition = conditionOfStep(draft, rules);
    return { id, label, ...(condition && { if: condition }) };
  });
  draft.files.set('form.json', { title, steps: entries });
  for (const { id, shown: onIt } of steps) {
    const isOne = steps.length === 1;
    const own = onIt.filter(isControl);
    const schema: Json = { $schema: '../step.schema.json', ...(isOne ? whole : schemaOf(whole, own)), type: 'object' };
    draft.madeOf(schema, root);
    draft.files.set(`${id}.schema.json`, schema);
    draft.files.set(`${id}.ui.json`, drawn(draft, schema, onIt, isOne, element));
    const asked = new Set(own.map(({ names }) => names[0]));
    applyRules(draft, schema, own, ([first]) => !isOne && first !== undefined && !asked.has(first));
  }
}

/** Beside a control of the whole schema, what layouts, rules and other controls say. */
function noteBeside(draft: Draft, shown: readonly Shown[]): void {
  for (const one of shown) {
    const { element, heading, category, rules } = one;
    const { type: _, scope: __, ...others } = element;
    const isBare = isControl(one) && one.names.length === 0 && Object.keys(others).length === 0;
    if (isBare && heading === undefined && !category && rules.length === 0) continue;
    const what = isControl(one) ? 'What this control, or what is around it, says of its questions.' : 'A text.';
    draft.note('left', draft.placeOf(element), what, 'A control of the whole schema draws all of them as they are.');
  }
}

/** The texts, and the controls whose scope leads to a question; others are noted. */
function thoseThere(draft: Draft, root: Json, shown: readonly Shown[]): readonly Shown[] {
  return shown.filter((one) => {
    const isThere = !isControl(one) || declarationsAt(root, one.names).length > 0;
    if (!isThere) draft.note('left', draft.placeOf(one.element), 'There is no such question.');
    return isThere;
  });
}

function pathsOf(shown: readonly Shown[]): readonly (readonly string[])[] {
  return shown.filter(isControl).map(({ names }) => names);
}

/** The ui file of a step: its sections, the order within its groups, and what the controls say of their questions. */
function drawn(draft: Draft, schema: Json, shown: readonly Shown[], isOne: boolean, element: Json): Json {
  const ui: Json = { $schema: '../ui.schema.json', ...sectionsOf(draft, shown, isOne) };
  draft.madeOf(ui, element);
  for (const control of shown.filter(isControl)) {
    const { names } = control;
    const parent = entryAt(ui, names.slice(0, -1));
    if (names.length > 1) parent['ui:order'] = ordered(parent['ui:order'], names.at(-1) ?? '');
    const entry = entryAt(parent, names.slice(-1));
    draft.madeOf(entry, control.element);
    describe(draft, schema, control, entry);
    drawEntries(draft, schema, control, entry);
  }
  return ui;
}

/** How the entries of a list are drawn: a layout of its own, under `detail`. */
function drawEntries(draft: Draft, schema: Json, { names, element }: Control, entry: Json): void {
  const { detail } = isRecord(element.options) ? element.options : {};
  if (!isRecord(detail)) return;
  const items = groupAt(draft, schema, [...names, ENTRIES]);
  if (!items?.properties) {
    const why = 'Entries that are no groups are drawn as they are.';
    draft.note('left', draft.placeOf(detail), 'How an entry is drawn.', why);
    return;
  }
  const shown = thoseThere(draft, items, shownBy(draft, detail));
  leaveUnshown(draft, items, pathsOf(shown));
  entry.items = { ...drawn(draft, items, shown, false, detail), $schema: undefined };
  applyRules(draft, items, shown.filter(isControl));
}

function ordered(order: unknown, name: string): readonly string[] {
  const names = (Array.isArray(order) ? order.map(String) : []).filter((one) => one !== '*' && one !== name);
  return [...names, name, '*'];
}

function entryAt(ui: Json, names: readonly string[]): Json {
  let at = ui;
  for (const name of names) {
    const below = at[name];
    if (isRecord(below)) at = below;
    else {
      const made: Json = {};
      at[name] = made;
      at = made;
    }
  }
  return at;
}
