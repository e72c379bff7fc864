import type { FocusEvent } from 'react';
import type { WidgetProps } from '../rjsf/props.ts';
import { describedBy } from './controlProps.ts';

/** Label length from which the wider column layout is used. */
const LONG_LABEL = 17;

/** Several of a few options. The answer has them in the order of the definition. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, htmlName, value, onChange, onBlur } = props;
  const { enumOptions = [] } = props.options;
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === htmlName)) onBlur(id, value);
  };
  const tick = (option: unknown, isTicked: boolean) => {
    const isChosen = (other: unknown) => (other === option ? isTicked : chosen.has(String(other)));
    onChange(enumOptions.map((other) => other.value).filter(isChosen));
  };
  const isLong = enumOptions.some(({ label }) => label.length >= LONG_LABEL);
  return (
    <div className={isLong ? 'choices choices-long' : 'choices'}>
      {enumOptions.map((option, i) => (
        <label className="choice" key={String(option.value)}>
          <input
            {...describedBy(props)}
            id={i === 0 ? id : `${id}-${i + 1}`}
            type="checkbox"
            name={htmlName}
            value={String(option.value)}
            checked={chosen.has(String(option.value))}
            onChange={(event) => tick(option.value, event.target.checked)}
            onBlur={leave}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
