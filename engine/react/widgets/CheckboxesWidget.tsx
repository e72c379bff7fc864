import type { WidgetProps } from '@rjsf/utils';
import type { FocusEvent } from 'react';
import { normaliseAnswer, type Schema } from '../../core/index.ts';
import { describedBy } from './controlProps.ts';
import { optionsOf } from './options.ts';

/** From here on a label is long, and fewer options stand in a row. */
const LONG_LABEL = 17;

/** Several of a few options. The answer keeps the order of the options; with none ticked there is no answer. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, htmlName, value, onChange, onBlur } = props;
  const items = (props.schema as Schema).items ?? {};
  const options = optionsOf(items);
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === htmlName)) onBlur(id, value);
  };
  const tick = (option: string, isTicked: boolean) => {
    const next = options.filter(({ value: other }) => (other === option ? isTicked : chosen.has(other)));
    onChange(next.length > 0 ? next.map((kept) => normaliseAnswer(items, kept.value)) : undefined);
  };
  const isLong = options.some(({ label }) => label.length >= LONG_LABEL);
  return (
    <div className={isLong ? 'choices choices-long' : 'choices'}>
      {options.map((option, i) => (
        <label className="choice" key={option.value}>
          <input
            {...describedBy(props)}
            id={i === 0 ? id : `${id}-${i + 1}`}
            type="checkbox"
            name={htmlName}
            value={option.value}
            checked={chosen.has(option.value)}
            onChange={(event) => tick(option.value, event.target.checked)}
            onBlur={leave}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
