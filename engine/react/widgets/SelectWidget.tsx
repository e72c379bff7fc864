import type { WidgetProps } from '@rjsf/utils';
import type { Schema } from '../../core/types.ts';
import { useWizardContext } from '../context.ts';
import { isolated } from '../isolated.ts';
import { describedBy } from './controlProps.ts';
import { optionsOf } from './options.ts';

/** A middling number of options in the platform's own list. */
export function SelectWidget(props: WidgetProps) {
  const { form, words } = useWizardContext();
  const { id, htmlName, value, onChange, onBlur, required } = props;
  return (
    <select
      {...describedBy(props)}
      id={id}
      name={htmlName}
      className="input"
      aria-required={required || undefined}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">{words.choose}</option>
      {optionsOf(props.schema as Schema).map((option) => (
        <option key={option.value} value={option.value}>
          {isolated(option.label, form.language)}
        </option>
      ))}
    </select>
  );
}
