import type { WidgetProps } from '@rjsf/utils';
import { normaliseAnswer } from '../../core/normaliseAnswer.ts';
import type { Schema } from '../../core/types.ts';
import { words } from '../words.ts';
import { describedBy } from './controlProps.ts';
import { optionsOf } from './options.ts';

/** A middling number of options in the platform's own list. */
export function SelectWidget(props: WidgetProps) {
  const { id, htmlName, value, onChange, onBlur, required } = props;
  const schema = props.schema as Schema;
  return (
    <select
      {...describedBy(props)}
      id={id}
      name={htmlName}
      className="input"
      aria-required={required || undefined}
      value={value ?? ''}
      onChange={(event) => onChange(normaliseAnswer(schema, event.target.value))}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">{words.choose}</option>
      {optionsOf(schema).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
