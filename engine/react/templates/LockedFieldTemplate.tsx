import { isGroupSchema } from '../../core/index.ts';
import type { FieldTemplateProps } from '../rjsf/props.ts';
import { isUncontrolled } from '../widgets/widgetTraits.ts';
import { FieldTemplate } from './FieldTemplate.tsx';

/**
 * Puts a field that `ui:disabled` or `ui:readonly` locks into a disabled fieldset, which disables all its controls. Not so a text with
 * `ui:readonly`, whose control has `readonly` and can still be focused, nor a group with it, whose questions are locked one by one.
 */
export function LockedFieldTemplate(props: FieldTemplateProps) {
  const { schema, uiSchema: ui = {}, registry, disabled, readonly } = props;
  const canBeFocused = isGroupSchema(schema) || isUncontrolled(schema, ui, registry);
  const field = <FieldTemplate {...props} />;
  if (!disabled && (!readonly || canBeFocused)) return field;
  return (
    <fieldset className="locked" disabled>
      {field}
    </fieldset>
  );
}
