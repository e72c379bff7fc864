import { getInputProps } from '@rjsf/utils';
import { rjsfSchema } from '../rjsf/adapter.ts';
import type { InputTemplateProps } from '../rjsf/props.ts';
import { textAttributes } from '../widgets/controlProps.ts';

/** RJSF's BaseInputTemplate: the input of stock and foreign widgets, e.g. for a password, a time, a colour, a file. */
export function InputTemplate(props: InputTemplateProps) {
  const { id, type, schema, value, options, registry, onChange, onChangeOverride, onBlur, onFocus } = props;
  const { emptyValue, allowClearTextInputs } = options;
  const { ClearButton } = registry.templates.ButtonTemplates;
  return (
    <>
      <input
        {...textAttributes(props)}
        {...getInputProps(rjsfSchema(schema), type, options)}
        className="input"
        value={String(value ?? '')}
        multiple={props.multiple}
        disabled={props.disabled}
        onChange={onChangeOverride ?? (({ target }) => onChange(target.value === '' ? emptyValue : target.value))}
        onBlur={({ target }) => onBlur(id, target.value)}
        onFocus={({ target }) => onFocus(id, target.value)}
      />
      {allowClearTextInputs && value !== undefined && (
        <ClearButton registry={registry} onClick={() => onChange(emptyValue)} />
      )}
    </>
  );
}
