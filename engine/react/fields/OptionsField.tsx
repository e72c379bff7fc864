// One control for an array of options, an array of files, or a boolean. Replaces RJSF's ArrayField and BooleanField, which add 4 kB
// and append brackets to the name.
import {
  type EnumOptionsType,
  type FieldProps,
  getUiOptions,
  getWidget,
  optionsList,
  TranslatableString,
} from '@rjsf/utils';

export function OptionsField(props: FieldProps) {
  const { schema, uiSchema, fieldPathId, registry, name, onChange, onBlur, onFocus } = props;
  const { required = false, disabled = false, readonly = false, rawErrors = [] } = props;
  const { widget = 'checkbox', placeholder = '', ...options } = getUiOptions(uiSchema);
  const Widget = getWidget(schema, widget, registry.widgets);
  const multiple = schema.type === 'array';
  return (
    <Widget
      id={fieldPathId.$id}
      htmlName={fieldPathId.name ?? name}
      name={name}
      label={schema.title ?? name}
      hideLabel={!registry.schemaUtils.getDisplayLabel(schema, uiSchema) && widget !== 'checkbox'}
      multiple={multiple}
      options={{ ...options, enumOptions: optionsOf(props) }}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      registry={registry}
      value={multiple ? (props.formData ?? []) : props.formData}
      placeholder={placeholder}
      required={required}
      disabled={disabled}
      readonly={readonly}
      rawErrors={rawErrors}
      onChange={(answer) => onChange(answer, fieldPathId.path)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  );
}

function optionsOf({ schema, uiSchema, registry }: FieldProps): EnumOptionsType[] {
  const { translateString } = registry;
  if (schema.type === 'boolean') {
    return [
      { value: true, label: translateString(TranslatableString.YesLabel) },
      { value: false, label: translateString(TranslatableString.NoLabel) },
    ];
  }
  const { items } = schema;
  return (typeof items === 'object' && !Array.isArray(items) && optionsList(items, uiSchema)) || [];
}
