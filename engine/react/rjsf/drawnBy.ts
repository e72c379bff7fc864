// What the engine has to know of a question's widget besides drawing it. The caller may have given another one under the name of ours.
import { getWidget, type Registry } from '@rjsf/utils';
import { isGroupSchema, type Schema, type UiSchema } from '../../core/index.ts';
import { ownWidgets } from '../widgets/widgets.ts';
import { rjsfSchema, rjsfWidgets } from './adapter.ts';

const ours = rjsfWidgets(ownWidgets);

type Widgets = Pick<Registry, 'widgets'>;

/** Show their answer by themselves, so that a key draws nothing around them. */
const TYPED = ['TextWidget', 'TextareaWidget'];
/**
 * Hold their answer by themselves before the page is alive, so that none of it is lost. A control for several files does not: a
 * browser puts the next choice in place of the one before.
 */
const EARLY = [...TYPED, 'DateWidget', 'RadioWidget', 'SelectWidget'];

/** True for a question whose control shows its answer by itself. */
export function isTyped(schema: Schema, ui: UiSchema, registry: Widgets): boolean {
  return isDrawnBy(TYPED, schema, ui, registry);
}

/** True for a question that may be answered before the page is alive; those of groups and lists are asked one by one. */
export function takesEarly(schema: Schema, ui: UiSchema, registry: Widgets): boolean {
  if (schema.format === 'attachment' || isGroupSchema(schema.items ?? schema)) return true;
  return schema.type !== 'array' && isDrawnBy(EARLY, schema, ui, registry);
}

/** RJSF wraps every widget in a component of its own, one for each. */
function isDrawnBy(names: readonly string[], schema: Schema, ui: UiSchema, { widgets }: Widgets): boolean {
  const { 'ui:widget': name } = ui;
  if (name === undefined) return false;
  const drawing = getWidget(rjsfSchema(schema), name, widgets);
  return names.some((own) => getWidget({}, own, ours) === drawing);
}
