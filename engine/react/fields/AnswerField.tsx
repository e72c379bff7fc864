// One control for one answer: a text, a number, a boolean, several options, one or more files. Replaces RJSF's StringField, which
// looks for a widget that the ui entry names already, and its BooleanField and ArrayField, which add 4 kB and append brackets to the name.
import {
  type EnumOptionsType,
  type FieldProps,
  getUiOptions,
  getWidget,
  optionsList,
  TranslatableString,
} from '@rjsf/utils';

export function AnswerField(props: FieldProps) {
  const { schema, uiSchema, fieldPathId, registry, name, onChange, onBlur, onFocus } = props;
  const { required = false, disabled = false, readonly = false, rawErrors = [] } = props;
  const { widget = '', placeholder = '', ...options } = getUiOptions(uiSchema);
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
  return optionsList(typeof items === 'object' && !Array.isArray(items) ? items : schema, uiSchema) ?? [];
}
