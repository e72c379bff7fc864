// One control for a whole list of answers: several options, several files. As RJSF's ArrayField draws a multiple select, but
// without the brackets that it puts behind the name.
import { type FieldProps, getUiOptions, getWidget, optionsList } from '@rjsf/utils';

export function SeveralField(props: FieldProps) {
  const { schema, uiSchema, fieldPathId, registry, formData = [], name, onChange, onBlur, onFocus } = props;
  const { required = false, disabled = false, readonly = false, rawErrors = [] } = props;
  const { widget = 'checkboxes', placeholder = '', ...options } = getUiOptions(uiSchema);
  const Widget = getWidget(schema, widget, registry.widgets);
  const { items } = schema;
  const enumOptions = typeof items === 'object' && !Array.isArray(items) ? (optionsList(items, uiSchema) ?? []) : [];
  return (
    <Widget
      id={fieldPathId.$id}
      htmlName={fieldPathId.name ?? name}
      name={name}
      label={schema.title ?? name}
      multiple
      options={{ ...options, enumOptions }}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      registry={registry}
      value={formData}
      placeholder={placeholder}
      required={required}
      disabled={disabled}
      readonly={readonly}
      rawErrors={rawErrors}
      onChange={(answers) => onChange(answers, fieldPathId.path)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  );
}
