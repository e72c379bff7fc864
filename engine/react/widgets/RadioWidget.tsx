import type { WidgetProps } from '@rjsf/utils';
import type { FocusEvent } from 'react';
import { normaliseAnswer, type Schema } from '../../core/index.ts';
import { describedBy } from './controlProps.ts';
import { optionsOf } from './options.ts';

/** From here on a label is long, and fewer options stand in a row. */
const LONG_LABEL = 17;

/** A few options, all in sight. The group is left when focus goes outside of it. */
export function RadioWidget(props: WidgetProps) {
  const { id, htmlName, value, onChange, onBlur, required } = props;
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === htmlName)) onBlur(id, value);
  };
  const schema = props.schema as Schema;
  const options = optionsOf(schema);
  const isLong = options.some(({ label }) => label.length >= LONG_LABEL);
  return (
    <div className={isLong ? 'choices choices-long' : 'choices'}>
      {options.map((option, i) => (
        <label className="choice" key={option.value}>
          <input
            {...describedBy(props)}
            id={i === 0 ? id : `${id}-${i + 1}`}
            type="radio"
            name={htmlName}
            value={option.value}
            checked={value !== undefined && String(value) === option.value}
            required={required}
            onChange={() => onChange(normaliseAnswer(schema, option.value))}
            onBlur={leave}
          />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </div>
  );
}
