import type { FocusEvent } from 'react';
import type { WidgetProps } from '../rjsf/props.ts';
import { describedBy } from './controlProps.ts';

/** Label length from which the wider column layout is used. */
const LONG_LABEL = 17;

/** A few options, all visible. `onBlur` is called when the focus leaves the group. */
export function RadioWidget(props: WidgetProps) {
  const { id, htmlName, value, onChange, onBlur, required } = props;
  const { enumOptions = [] } = props.options;
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === htmlName)) onBlur(id, value);
  };
  const isLong = enumOptions.some(({ label }) => label.length >= LONG_LABEL);
  return (
    <div className={isLong ? 'choices choices-long' : 'choices'}>
      {enumOptions.map((option, i) => (
        <label className="choice" key={String(option.value)}>
          <input
            {...describedBy(props)}
            id={i === 0 ? id : `${id}-${i + 1}`}
            type="radio"
            name={htmlName}
            value={String(option.value)}
            checked={value !== undefined && String(value) === String(option.value)}
            required={required}
            onChange={() => onChange(option.value)}
            onBlur={leave}
          />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </div>
  );
}
