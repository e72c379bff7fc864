import { isGroupSchema } from '../../core/index.ts';
import type { FieldTemplateProps } from '../rjsf/props.ts';
import { isUncontrolled } from '../widgets/widgetTraits.ts';
import { FieldTemplate } from './FieldTemplate.tsx';

/**
 * The field, where `ui:disabled` or `ui:readonly` lock it, in a disabled fieldset, which disables every control inside. A text that is read
 * only has an attribute of its own, so that it can still be focused; the questions of a group that is read only are so themselves.
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
