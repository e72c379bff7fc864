import type { WidgetProps } from '../rjsf/props.ts';
import { describedBy } from './controlProps.ts';
import { markedOptional } from './markedOptional.tsx';

/** One checkbox. Unticked is unanswered, so "required" means ticked, as in HTML. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, htmlName, label, value, onChange, onBlur, required } = props;
  return (
    <div className="choices choices-long">
      <label className="choice">
        <input
          {...describedBy(props)}
          id={id}
          type="checkbox"
          name={htmlName}
          value="true"
          checked={value === true}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.checked || undefined)}
          onBlur={() => onBlur(id, value)}
        />
        <span>{markedOptional(label, required || props.disabled || props.readonly)}</span>
      </label>
    </div>
  );
}
