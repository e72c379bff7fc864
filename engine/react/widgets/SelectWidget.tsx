import type { WidgetProps } from '../rjsf/props.ts';
import { useMessages } from '../state/context.ts';
import { describedBy } from './controlProps.ts';

/** A native select, for more options than radios and fewer than a combobox (widgetFor.ts). */
export function SelectWidget(props: WidgetProps) {
  const messages = useMessages();
  const { id, htmlName, value, onChange, onBlur, required } = props;
  const { enumOptions = [] } = props.options;
  return (
    <select
      {...describedBy(props)}
      id={id}
      name={htmlName}
      className="input"
      aria-required={required || undefined}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">{props.placeholder || messages.choose}</option>
      {enumOptions.map(({ value: option, label, disabled }) => (
        <option key={String(option)} value={String(option)} disabled={disabled}>
          {withMark(label)}
        </option>
      ))}
    </select>
  );
}

/**
 * Appends a left-to-right mark to a Latin label that ends in a sign (A+): a right-to-left page would show the sign on the wrong side.
 * A mark at the start would stop the browser from finding the option by its first letters.
 */
function withMark(label: string): string {
  return /^\p{Script=Latin}.*[^\p{L}\p{N}]$/u.test(label) ? `${label}\u200e` : label;
}
