// A slider between `minimum` and `maximum`, with its value in words beside it. It has no answer until it is touched: then also the
// value at which it stands can be chosen, by a click, or by any key that moves it.
import type { KeyboardEvent } from 'react';
import { numberIn } from '../../core/index.ts';
import { furtherWidgetMessages } from '../../languages/furtherWidgets.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { describedBy } from './controlProps.ts';
import { endsOf, stepOf } from './stepOf.ts';

/** Keys that leave the slider, or belong to the page: they choose nothing. */
const OTHER_KEYS = ['Tab', 'Shift', 'Enter', 'Escape', 'Control', 'Alt', 'Meta'];

export function RangeWidget(props: WidgetProps) {
  const { form, messages } = useWizardContext();
  const { id, htmlName, label, schema, value, required, readonly, onChange, onBlur } = props;
  const { clear, clearShort } = furtherWidgetMessages[form.language];
  const [least, greatest] = endsOf(schema);
  // Right after a move it is the text of the control.
  const number = Number(value ?? Number.NaN);
  const isAnswered = !Number.isNaN(number);
  const shown = isAnswered ? numberIn(form.language, number) : messages.noAnswer;
  const choose = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => onChange(currentTarget.value);
  const chooseByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isAnswered && !OTHER_KEYS.includes(event.key)) choose(event);
  };
  return (
    <div className="range">
      <div className="range-line">
        <span aria-hidden="true">{numberIn(form.language, least)}</span>
        <input
          {...describedBy(props)}
          id={id}
          name={htmlName}
          className={isAnswered ? 'range-input' : 'range-input range-blank'}
          type="range"
          min={least}
          max={greatest}
          step={stepOf(schema)}
          value={isAnswered ? number : least}
          aria-valuetext={shown}
          disabled={readonly}
          onChange={choose}
          onClick={isAnswered ? undefined : choose}
          onKeyUp={chooseByKey}
          onBlur={() => onBlur(id, value)}
        />
        <span aria-hidden="true">{numberIn(form.language, greatest)}</span>
      </div>
      <div className="range-line">
        <output htmlFor={id} className="range-value">
          {shown}
        </output>
        {isAnswered && !required && !readonly && (
          <button
            type="button"
            className="button-quiet"
            aria-label={clear(label)}
            onClick={() => {
              onChange(undefined);
              // The button disappears.
              document.getElementById(id)?.focus();
            }}
          >
            {clearShort}
          </button>
        )}
      </div>
    </div>
  );
}
