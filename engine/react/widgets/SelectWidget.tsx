import type { WidgetProps } from '@rjsf/utils';
import { normaliseAnswer, type Schema } from '../../core/index.ts';
import { useWords } from '../context.ts';
import { describedBy } from './controlProps.ts';
import { optionsOf } from './options.ts';

/** A middling number of options in the platform's own list. */
export function SelectWidget(props: WidgetProps) {
  const words = useWords();
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
