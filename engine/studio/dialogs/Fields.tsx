import { useId } from 'react';
import { directionOf, languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { DescribedField, Values } from '../descriptions/description.ts';
import { CaseField } from '../parts/CaseField.tsx';
import { OrderField } from '../parts/OrderField.tsx';

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
  if (field.kind === 'words') return <WordsField {...{ field, values, onChange }} />;
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

interface WordsFieldProps extends Omit<FieldProps, 'field'> {
  readonly field: Extract<DescribedField, { kind: 'words' }>;
}

/** A box for each language, side by side. */
function WordsField({ field, values, onChange }: WordsFieldProps) {
  const id = useId();
  const { name, label, hint, isLong, isOptional } = field;
  return (
    <fieldset className="studio-words">
      <legend>{label}</legend>
      {languages.map((language) => {
        const own = `${name}.${language}`;
        const common = {
          id: `${id}-${language}`,
          lang: language,
          dir: directionOf(language),
          value: values[own] ?? '',
          required: language === SOURCE && !isOptional,
        };
        return (
          <div key={language} className="studio-field">
            <label htmlFor={common.id}>{engineTexts[language].nameInEnglish}</label>
            {isLong ? (
              <textarea {...common} rows={4} onChange={({ target }) => onChange(own, target.value)} />
            ) : (
              <input type="text" {...common} onChange={({ target }) => onChange(own, target.value)} />
            )}
          </div>
        );
      })}
      {hint && <small>{hint}</small>}
    </fieldset>
  );
}
