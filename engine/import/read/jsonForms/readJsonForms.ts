// A form of JSON Forms: a schema, and a UI schema that says which of its questions are shown, in which order, and when.
import { isRecord } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { declarationsAt, followed } from '../../draft/schemas.ts';
import { titleOf } from '../../draft/words.ts';
import { readRjsf } from '../rjsf.ts';
import type { Source } from '../source.ts';
import { describe } from './describe.ts';
import { type Control, controlsOf } from './elements.ts';
import { applyRules, conditionOfStep } from './rules.ts';
import { schemaOf, sectionsOf, stepsOf } from './steps.ts';
import { leaveUnshown } from './unshown.ts';

/** Fills the draft with the pair. */
export function readJsonForms(draft: Draft, source: Source): void {
  const { schema: root, ui: element, name } = source;
  draft.blankGroups = true;
  // A control whose scope is the whole schema (`#`) shows all questions in the order of the schema.
  const all = controlsOf(draft, element);
  if (all.some(({ names }) => names.length === 0)) {
    noteBeside(draft, all);
    readRjsf(draft, { ...source, ui: {} });
    return;
  }
  const { title: words, $schema, $id, id: _, ...rest } = root;
  const title = typeof words === 'string' && words.trim() !== '' ? words : titleOf(name);
  const whole: Json = rest;
  draft.madeOf(whole, root);
  const controls = controlsThere(draft, whole, all);
  const paths = controls.map(({ names }) => names);
  leaveUnshown(draft, whole, paths);
  const steps = stepsOf(whole, controls);
  const entries = steps.map(({ id, label = title, rules }) => {
    const condition = conditionOfStep(draft, rules);
    return { id, label, ...(condition && { if: condition }) };
  });
  draft.files.set('form.json', { title, steps: entries });
  for (const { id, controls: own } of steps) {
    const isOne = steps.length === 1;
    const schema: Json = { $schema: '../step.schema.json', ...(isOne ? whole : schemaOf(whole, own)), type: 'object' };
    draft.madeOf(schema, root);
    draft.files.set(`${id}.schema.json`, schema);
    draft.files.set(`${id}.ui.json`, drawn(draft, schema, own, isOne, element));
    const asked = new Set(own.map(({ names }) => names[0]));
    applyRules(draft, schema, own, ([first]) => !isOne && first !== undefined && !asked.has(first));
  }
}

/** Beside a control of the whole schema, what layouts, rules and other controls say. */
function noteBeside(draft: Draft, controls: readonly Control[]): void {
  for (const { names, element, heading, category, texts, rules } of controls) {
    const { type: _, scope: __, ...others } = element;
    const isBare = names.length === 0 && Object.keys(others).length === 0;
    if (isBare && heading === undefined && !category && texts.length === 0 && rules.length === 0) continue;
    const what = 'What this control, or what is around it, says of its questions.';
    draft.note('left', draft.placeOf(element), what, 'A control of the whole schema draws all of them as they are.');
  }
}

/** The controls whose scope leads to a question; others are noted. */
function controlsThere(draft: Draft, root: Json, controls: readonly Control[]): readonly Control[] {
  return controls.filter(({ names, element: control }) => {
    const isThere = declarationsAt(root, names).length > 0;
    if (!isThere) draft.note('left', draft.placeOf(control), 'There is no such question.');
    return isThere;
  });
}

/** The ui file of a step: its sections, the order within its groups, and what the controls say of their questions. */
function drawn(draft: Draft, schema: Json, controls: readonly Control[], isOne: boolean, element: Json): Json {
  const ui: Json = { $schema: '../ui.schema.json', ...sectionsOf(controls, isOne) };
  draft.madeOf(ui, element);
  for (const control of controls) {
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
  const [list] = declarationsAt(schema, names);
  const items = list && followed(schema, list).items;
  if (!isRecord(detail)) return;
  if (!isRecord(items) || items.$ref !== undefined || items.properties === undefined) {
    const why = 'Entries that are described elsewhere, or are no groups, are drawn as they are.';
    draft.note('left', draft.placeOf(detail), 'How an entry is drawn.', why);
    return;
  }
  const controls = controlsThere(draft, items, controlsOf(draft, detail));
  leaveUnshown(
    draft,
    items,
    controls.map((control) => control.names),
  );
  entry.items = { ...drawn(draft, items, controls, false, detail), $schema: undefined };
  applyRules(draft, items, controls);
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
