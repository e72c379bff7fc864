// `ui:widget` fits its question: a choice without options shows nothing, and a text box accepts any text in place of an option.
// Widgets that the site passes to `Wizard` are not checked.
import { formatPointer, isGroupSchema, type Schema, type UiSchema, uiOf } from '../../../core/index.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import type { Rule } from '../rule.ts';

const isChoice = ({ enum: options }: Schema) => options !== undefined;
const isYesOrNo = ({ type }: Schema) => type === 'boolean';
const isNumber = (schema: Schema) => (schema.type === 'integer' || schema.type === 'number') && !isChoice(schema);
const isText = ({ type, format, enum: options }: Schema) => type === 'string' && !format && !options;
/** A slider has ends, and stands at an answer everywhere between them. */
const canSlide = (schema: Schema) =>
  isNumber(schema) &&
  schema.minimum !== undefined &&
  schema.maximum !== undefined &&
  (schema.type === 'integer' || schema.multipleOf !== undefined);

/** The questions that each of the engine's widgets can show, and their description for the message. */
const FITS: Readonly<Record<string, readonly [fits: (schema: Schema) => boolean, what: string]>> = {
  radio: [(schema) => isChoice(schema) || isYesOrNo(schema), 'one of several options, or yes and no'],
  select: [(schema) => isChoice(schema) || isYesOrNo(schema), 'one of several options, or yes and no'],
  combobox: [isChoice, 'one of several options'],
  textarea: [isText, 'a text'],
  range: [canSlide, 'a number with "minimum" and "maximum", and with "multipleOf" unless it is an integer'],
  updown: [isNumber, 'a number'],
  password: [(schema) => schema.readOnly !== true && isText(schema), 'a text'],
};

export const widgetsFit: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, ui, uiPlace } of steps) {
    for (const [at, widget, key] of misfits(schema, ui, '')) {
      const problem = `"${key}" cannot be shown by "${widget}", which is for ${entryOf(FITS, widget)?.[1]}.`;
      const adds = widget === 'range' ? 'Add what is missing, or remove' : 'Remove';
      const repair = `${adds} "ui:widget": a widget that fits is the default.`;
      yield { place: placeWithin(ui, at, uiPlace), problem, repair };
    }
  }
};

type Misfit = readonly [at: string, widget: string, key: string];

function* misfits(group: Schema, ui: UiSchema, at: string): Generator<Misfit> {
  for (const { key, whole } of groupQuestions(group)) yield* ofQuestion(whole, uiOf(ui, key), at, key);
}

function* ofQuestion(question: Schema, ui: UiSchema, around: string, key: string, isEntry = false): Generator<Misfit> {
  const at = around + formatPointer([key]);
  const { 'ui:widget': widget } = ui;
  // Passwords are taken out of drafts and reviews by their names, and an entry has none.
  const fits = entryOf(FITS, widget ?? '')?.[0](question) !== false && !(isEntry && widget === 'password');
  if (widget !== undefined && !fits) yield [`${at}/ui:widget`, widget, key];
  if (isGroupSchema(question)) yield* misfits(question, ui, at);
  else if (question.items) yield* ofQuestion(question.items, uiOf(ui, 'items'), at, 'items', true);
}
