import { useWords } from '../context.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { describedBy } from './controlProps.ts';

/** A middling number of options in the platform's own list. */
export function SelectWidget(props: WidgetProps) {
  const words = useWords();
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
      <option value="">{props.placeholder || words.choose}</option>
      {enumOptions.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {readable(option.label)}
        </option>
      ))}
    </select>
  );
}

/**
 * A Latin label that ends in a sign (A+) keeps it at its end on a right-to-left page. The mark stands behind, so that typing
 * the label's first letters still finds the option.
 */
function readable(label: string): string {
  return /^\p{Script=Latin}.*[^\p{L}\p{N}]$/u.test(label) ? `${label}\u200e` : label;
}
