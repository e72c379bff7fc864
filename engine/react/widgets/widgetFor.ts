// Which control a question gets, unless its ui entry names one.
import { hasQuestions, memoise2, type Schema, type UiSchema } from '../../core/index.ts';
import { optionsOf } from './options.ts';

/** Most options for radios and for a select; longer lists get a combobox. */
const MOST_RADIOS = 7;
const MOST_OPTIONS = 25;

/** Formats whose widget has the same name. */
const FORMATS = ['date', 'phone', 'email', 'uri'];

/** The ui entry with `ui:widget`, `ui:description`, `ui:enumNames` and `ui:field` filled in for RJSF; memoised by schema and entry. */
export const withWidget = memoise2((schema: Schema, ui: UiSchema): UiSchema => ({ ...defaultsFor(schema), ...ui }));

function defaultsFor(schema: Schema): UiSchema {
  if (hasQuestions(schema)) return {};
  const { description, items } = schema;
  const choice = items ?? schema;
  return {
    'ui:widget': widgetFor(schema),
    ...(description !== undefined && { 'ui:description': description }),
    ...(choice.enum && { 'ui:enumNames': optionsOf(choice).map(({ label }) => label) }),
    ...((isAttachment(schema) || isMultiple(schema)) && { 'ui:field': 'AnswerField' }),
  };
}

function widgetFor(schema: Schema): string {
  if (isAttachment(schema)) return 'attachment';
  if (isMultiple(schema)) return 'checkboxes';
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.enum) {
    if (schema.enum.length <= MOST_RADIOS) return 'radio';
    return schema.enum.length <= MOST_OPTIONS ? 'select' : 'combobox';
  }
  return schema.format !== undefined && FORMATS.includes(schema.format) ? schema.format : 'text';
}

/** True for a question that is answered by one file or by several. */
export function isAttachment(schema: Schema): boolean {
  return schema.format === 'attachment' || schema.items?.format === 'attachment';
}

/** True for a question of which several options can be chosen. */
function isMultiple(schema: Schema): boolean {
  return schema.items?.enum !== undefined;
}

/** True for a question whose control is a group of controls, labelled by a legend. */
export function isGrouped(ui: UiSchema): boolean {
  return ui['ui:widget'] === 'radio' || ui['ui:widget'] === 'checkboxes';
}
