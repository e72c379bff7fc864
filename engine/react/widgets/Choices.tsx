import type { FocusEvent } from 'react';
import type { WidgetProps } from '../rjsf/props.ts';
import { describedBy } from './controlProps.ts';

/** Label length from which the wider column layout is used. */
const LONG_LABEL = 17;

interface ChoicesProps {
  readonly of: WidgetProps;
  readonly type: 'radio' | 'checkbox';
  isChosen(option: unknown): boolean;
  onPick(option: unknown, isChosen: boolean): void;
}

/** All options of a question, each with its control. `onBlur` is called when the focus leaves the group. */
export function Choices({ of: props, type, isChosen, onPick }: ChoicesProps) {
  const { id, htmlName, value, onBlur, required, options } = props;
  const { enumOptions = [] } = options;
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === htmlName)) onBlur(id, value);
  };
  const isLong = enumOptions.some(({ label }) => label.length >= LONG_LABEL);
  return (
    <div className={isLong ? 'choices choices-long' : 'choices'}>
      {enumOptions.map(({ value: option, label, disabled }, i) => (
        <label className="choice" key={String(option)}>
          <input
            {...describedBy(props)}
            id={i === 0 ? id : `${id}-${i + 1}`}
            type={type}
            name={htmlName}
            value={String(option)}
            checked={isChosen(option)}
            disabled={disabled}
            // A required checkbox would have to be ticked itself.
            required={type === 'radio' && required}
            onChange={({ target }) => onPick(option, target.checked)}
            onBlur={leave}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </div>
  );
}
