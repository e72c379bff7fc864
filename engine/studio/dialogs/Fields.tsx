import { useId } from 'react';
import { languages } from '../../core/index.ts';
import type { DescribedField, Values } from '../descriptions/description.ts';
import { CaseField } from '../parts/CaseField.tsx';
import { OrderField } from '../parts/OrderField.tsx';
import { WordsField } from '../parts/WordsField.tsx';

interface FieldsProps {
  readonly fields: readonly DescribedField[];
  readonly values: Values;
  readonly onChange: (name: string, value: string) => void;
}

/** The fields of a described dialog. */
export function Fields({ fields, values, onChange }: FieldsProps) {
  return (
    <div className="studio-fields">
      {fields.map((field) => (
        <Field key={field.name} field={field} values={values} onChange={onChange} />
      ))}
    </div>
  );
}

interface FieldProps extends Omit<FieldsProps, 'fields'> {
  readonly field: DescribedField;
}

function Field({ field, values, onChange }: FieldProps) {
  const id = useId();
  if (field.kind === 'words') {
    const words = Object.fromEntries(
      languages.map((language) => [language, values[`${field.name}.${language}`] ?? '']),
    );
    return (
      <WordsField {...field} words={words} onChange={(language, text) => onChange(`${field.name}.${language}`, text)} />
    );
  }
  const { name, label, hint } = field;
  const value = values[name] ?? '';
  const change = (now: string) => onChange(name, now);
  if (field.kind === 'case')
    return <CaseField {...{ id, label, hint, value }} comparable={field.comparable} onChange={change} />;
  if (field.kind === 'order') return <OrderField {...{ label, value }} options={field.options} onChange={change} />;
  const { kind } = field;
  const common = { id, ...(hint && { 'aria-describedby': `${id}-hint` }) };
  const box = {
    text: () => <input type="text" {...common} value={value} onChange={({ target }) => onChange(name, target.value)} />,
    tick: () => (
      <input
        type="checkbox"
        {...common}
        checked={value !== ''}
        onChange={({ target }) => onChange(name, target.checked ? 'yes' : '')}
      />
    ),
    choice: () => (
      <select {...common} value={value} onChange={({ target }) => onChange(name, target.value)}>
        {field.kind === 'choice' &&
          field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </select>
    ),
  };
  return (
    <div className={kind === 'tick' ? 'studio-field studio-tick' : 'studio-field'}>
      <label htmlFor={id}>{label}</label>
      {box[kind]()}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
