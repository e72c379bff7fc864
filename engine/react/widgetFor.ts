// Which control a question gets, unless its ui entry names one.
import type { Schema, UiSchema } from '../core/index.ts';

/** Up to here all options stand open as radios, beyond in a select, and beyond the second in a searchable list. */
const MOST_RADIOS = 7;
const MOST_OPTIONS = 25;

const uiBySchema = new WeakMap<Schema, WeakMap<UiSchema, UiSchema>>();

/** The ui entry with its widget (and, for a file, its field) said; one object per schema and entry. */
export function withWidget(schema: Schema, ui: UiSchema): UiSchema {
  let byUi = uiBySchema.get(schema);
  if (!byUi) {
    byUi = new WeakMap();
    uiBySchema.set(schema, byUi);
  }
  let complete = byUi.get(ui);
  if (!complete) {
    const field = isAttachment(schema) || isMultiple(schema) ? { 'ui:field': 'SingleField' } : {};
    complete = {
      'ui:widget': widgetFor(schema),
      'ui:description': ui['ui:hint'] ?? schema.description,
      ...field,
      ...ui,
    };
    byUi.set(ui, complete);
  }
  return complete;
}

function widgetFor(schema: Schema): string {
  if (isAttachment(schema)) return 'attachment';
  if (isMultiple(schema)) return 'checkboxes';
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.enum) {
    if (schema.enum.length <= MOST_RADIOS) return 'radio';
    return schema.enum.length <= MOST_OPTIONS ? 'select' : 'combobox';
  }
  if (schema.format === 'date' || schema.format === 'phone') return schema.format;
  return 'text';
}

/** True for a question that is answered by one file or by several. */
export function isAttachment(schema: Schema): boolean {
  return schema.format === 'attachment' || schema.items?.format === 'attachment';
}

/** True for a question of which several options can be chosen. */
function isMultiple(schema: Schema): boolean {
  return schema.items?.enum !== undefined;
}

/** True for a question whose control shows its answer by itself, so that a key draws nothing around it. */
export function isTyped(ui: UiSchema): boolean {
  return ui['ui:widget'] === 'text' || ui['ui:widget'] === 'textarea';
}

/**
 * True for a question whose control holds its answer by itself before the page is alive, so that none of it is lost. A
 * control for several files does not: a browser puts the next choice in place of the one before.
 */
export function takesEarly(schema: Schema, ui: UiSchema): boolean {
  return isTyped(ui) || schema.format === 'attachment' || ['date', 'radio', 'select'].includes(String(ui['ui:widget']));
}

/** True for a question whose control is a group of controls, labelled by a legend. */
export function isGrouped(ui: UiSchema): boolean {
  return ui['ui:widget'] === 'radio' || ui['ui:widget'] === 'checkboxes';
}
