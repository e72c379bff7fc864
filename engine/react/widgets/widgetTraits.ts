// Traits of our widgets that the engine relies on. A widget of the caller under the same name has none of them.
import { getWidget, type Registry } from '@rjsf/utils';
import { hasQuestions, type Schema, type UiSchema } from '../../core/index.ts';
import { rjsfSchema, rjsfWidgets } from '../rjsf/adapter.ts';
import { ownWidgets } from './widgets.ts';

const ours = rjsfWidgets(ownWidgets);

type Widgets = Pick<Registry, 'widgets'>;

/** Uncontrolled: a key renders nothing around them. */
const TYPED = ['TextWidget', 'TextareaWidget'];
/**
 * Their DOM controls hold the answer before hydration, so it can be applied afterwards. Not a control for several files: a
 * second choice replaces the first in the browser.
 */
const EARLY = [...TYPED, 'DateWidget', 'RadioWidget', 'SelectWidget', 'CheckboxWidget', 'CheckboxesWidget'];

/** True for a question whose control is uncontrolled. */
export function isUncontrolled(schema: Schema, ui: UiSchema, registry: Widgets): boolean {
  return isDrawnBy(TYPED, schema, ui, registry);
}

/** True for a question that can be answered before hydration; groups and lists are true, their questions decide for themselves. */
export function acceptsPreHydrationInput(schema: Schema, ui: UiSchema, registry: Widgets): boolean {
  if (schema.format === 'attachment' || hasQuestions(schema)) return true;
  return isDrawnBy(EARLY, schema, ui, registry);
}

/** RJSF wraps every widget in one component, so the wrapped ones are compared. */
function isDrawnBy(names: readonly string[], schema: Schema, ui: UiSchema, { widgets }: Widgets): boolean {
  const { 'ui:widget': name } = ui;
  if (name === undefined) return false;
  const drawing = getWidget(rjsfSchema(schema), name, widgets);
  return names.some((own) => getWidget({}, own, ours) === drawing);
}
