// Keys of JSON Forms' UI schema in a ui file, each with what is written in its place. What the element says is in the sentence, so that it
// can be written down as it is.
import { formatPointer, isRecord, parsePointer, recordOf } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FOREIGN_COMPONENTS, FOREIGN_WIDGETS, LIST, STYLE } from './foreignUi.ts';

type Json = Readonly<Record<string, unknown>>;

const IMPORT = 'Or make a form of both files by npm run forms:import.';
const STEPS = 'Make each category a step: "steps" of form.json, with a schema and a ui file each.';

/** By type of an element. */
const TYPES: Readonly<Record<string, string>> = {
  VerticalLayout: 'Remove it: questions stand one below the other, in the order of "ui:order".',
  HorizontalLayout: 'Remove it: questions stand one below the other, in the order of "ui:order".',
  Group: 'Write it as a section: "ui:sections": [{ "title": "...", "fields": ["..."] }].',
  Categorization: STEPS,
  Category: STEPS,
  Label: 'Write its text in a section: "ui:sections": [{ "text": ["..."], "fields": ["..."] }].',
  ListWithDetail: 'Write the list by its name, and how its entries are drawn under its "items".',
};

/** By option of a control. */
const OPTIONS: Readonly<Record<string, string>> = {
  multi: 'Write "ui:widget": "textarea".',
  slider: 'Write "ui:widget": "range".',
  autocomplete: 'Write "ui:widget": "combobox".',
  readonly: 'Write "ui:readonly": true.',
  readOnly: 'Write "ui:readonly": true.',
  elementLabelProp: 'Write "ui:named-by" at the list.',
  detail: 'Write how an entry is drawn under "items" of the list.',
  toggle: 'Write "ui:widget": "radio" for yes and no, or remove it for a checkbox.',
  suggestion: 'Write the options as "enum" in the schema, and "ui:widget": "combobox".',
  restrict: 'Remove it: more than "maxLength" characters are refused.',
  showSortButtons: LIST,
  disableAdd: LIST,
  disableRemove: LIST,
  hideRequiredAsterisk: 'Remove it: what need not be answered says so.',
};

export interface Element {
  readonly key: string;
  readonly value: unknown;
  /** The whole element, with the key itself. */
  readonly element: Json;
  /** The question whose entry it stands in; undefined at the root. */
  readonly question: string | undefined;
}

/** What to write in the place of a key of an element. */
export function repairOfElement({ key, value, element, question }: Element): string {
  const control = nameOf(element.scope) ?? question;
  const name = control ?? '...';
  switch (key) {
    case 'type':
      if (value === 'Control' || control !== undefined) return `Write the question by its name: "${name}": { ... }.`;
      return entryOf(TYPES, String(value)) ?? 'Remove it: the type of a question stands in the schema.';
    case 'scope':
      return `Write the question by its name: "${name}": { ... }.`;
    case 'elements':
      return `${inPlaceOf(value)} ${IMPORT}`;
    case 'label':
      return ofLabel(value, control, element.type);
    case 'text':
      return `Write it in a section: "ui:sections": [{ "text": [${JSON.stringify(value)}], "fields": ["..."] }].`;
    case 'i18n':
      return 'Remove it: what is translated stands in ar.json, by file and place.';
    default:
      return ofRule(recordOf(value), controlsIn(element, control), element.type);
  }
}

/** What to write in the place of an option of an element. */
export function repairOfOption(option: string, value: unknown): string {
  if (option === 'format') {
    if (value === 'radio' || value === 'password') return `Write "ui:widget": "${value}".`;
    return `Write "format": ${JSON.stringify(value)} at the question in the schema.`;
  }
  if (option === 'rows')
    return `Write "ui:options": { "rows": ${JSON.stringify(value)} }, beside "ui:widget": "textarea".`;
  if (option === 'widget') {
    const widgets = { ...FOREIGN_WIDGETS, ...FOREIGN_COMPONENTS };
    return entryOf(widgets, String(value)) ?? `Write "ui:widget": ${JSON.stringify(value)}.`;
  }
  if (['placeholder', 'help'].includes(option)) return `Write "ui:${option}": ${JSON.stringify(value)}.`;
  return (value === false ? undefined : entryOf(OPTIONS, option)) ?? STYLE;
}

function ofLabel(label: unknown, control: string | undefined, type: unknown): string {
  if (label === false) return 'Remove it: every question shows its title.';
  const words = JSON.stringify(isRecord(label) ? label.text : label);
  if (type === 'Category') return `Write it as the step's "label": ${words} in form.json.`;
  if (type === 'Group') return `Write it as a section's "title": ${words}, under "ui:sections".`;
  const at = control === undefined ? 'the question' : `"${control}"`;
  return `Write "title": ${words} at ${at} in the schema.`;
}

/** The order, or the sections, that the elements are. */
function inPlaceOf(elements: unknown): string {
  const all = Array.isArray(elements) ? elements.filter(isRecord) : [];
  if (all.some(({ type }) => type === 'Category' || type === 'Categorization')) return STEPS;
  if (!all.some(({ type }) => type === 'Group' || type === 'Label'))
    return `Write "ui:order": ${JSON.stringify([...all.flatMap((one) => controlsIn(one)), '*'])}.`;
  const sections: { title?: unknown; text?: unknown[]; fields: string[] }[] = [];
  for (const one of all) {
    const last = sections.at(-1);
    if (one.type === 'Group') sections.push({ title: one.label, fields: [...controlsIn(one)] });
    else if (one.type === 'Label') sections.push({ text: [one.text], fields: [] });
    else if (last && last.title === undefined) last.fields.push(...controlsIn(one));
    else sections.push({ fields: [...controlsIn(one)] });
  }
  return `Write "ui:sections": ${JSON.stringify(sections)}.`;
}

/** The questions that an element shows. */
function controlsIn({ scope, elements }: Json, question?: string): readonly string[] {
  const own = nameOf(scope) ?? question;
  if (own !== undefined) return [own];
  return Array.isArray(elements) ? [...new Set(elements.filter(isRecord).flatMap((one) => controlsIn(one)))] : [];
}

/** `a` for `#/properties/a`, and for what is below it. */
function nameOf(scope: unknown): string | undefined {
  return typeof scope === 'string' ? namesOf(scope)[0] : undefined;
}

function namesOf(scope: string): readonly string[] {
  return parsePointer(scope).filter((_, i) => i % 2 === 1);
}

/** What to write in the place of a rule that stands at a question in a schema. */
export function repairOfRule(rule: unknown): string {
  return ofRule(recordOf(rule), [], undefined);
}

/** The `if` that a rule means, with each answer by its JSON Pointer (`/bus`); undefined for a rule that is not understood. */
export function conditionOfRule(rule: unknown): Json | undefined {
  const { effect, condition } = recordOf(rule);
  const test = isRecord(condition) ? testOf(condition, true) : undefined;
  return test && (effect === 'HIDE' || effect === 'DISABLE') ? { not: test } : test;
}

function ofRule({ effect, condition }: Json, controls: readonly string[], type: unknown): string {
  const where = effect === 'HIDE' || effect === 'DISABLE' ? 'else' : 'then';
  const never = String(effect).endsWith('ABLE') ? ' A question is asked or not asked, and never only disabled.' : '';
  if (type === 'Category') {
    const asked = conditionOfRule({ effect, condition });
    return `Write "if": ${asked ? JSON.stringify(asked) : '...'} beside the step in form.json.${never}`;
  }
  const test = isRecord(condition) ? testOf(condition, false) : undefined;
  const named = controls.map((name) => `"${name}"`).join(', ') || 'the question';
  return `Write in the schema "if": ${test ? JSON.stringify(test) : '...'}, and move ${named} to "properties" of its "${where}".${never}`;
}

/** The test as a condition writes it; undefined for one that is not understood. */
function testOf(
  { type, scope, schema, expectedValue, conditions, failWhenUndefined }: Json,
  isAcross: boolean,
): Json | undefined {
  if (Array.isArray(conditions)) {
    const tests = conditions.filter(isRecord).map((one) => testOf(one, isAcross));
    return tests.includes(undefined) ? undefined : { [type === 'OR' ? 'anyOf' : 'allOf']: tests };
  }
  if (typeof scope !== 'string') return undefined;
  const whole = isRecord(schema) ? schema : { const: expectedValue };
  // JSON Forms tests also an answer that is not there, of which only "not" holds.
  const isNot = Object.keys(whole).length === 1 && isRecord(whole.not) && failWhenUndefined !== true;
  const test = isNot ? whole.not : whole;
  const names = namesOf(scope);
  const path = isAcross && names.length > 0 ? [formatPointer(names)] : names;
  const tested = path.reduceRight<unknown>(
    (inner, name) => ({ properties: { [name]: inner }, required: [name] }),
    test,
  ) as Json;
  return isNot ? { not: tested } : tested;
}
