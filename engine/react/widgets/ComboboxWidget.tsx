// ARIA combobox with a listbox popup. A visually hidden native select carries the name and the value. It lists all options only where the
// browser may fill it in (`ui:autocomplete`): fifty questions with 200 options each would be 10,000 elements that nobody sees.
import { useRef } from 'react';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { describedBy, textAttributes } from './controlProps.ts';
import { useCombobox } from './useCombobox.ts';

export function ComboboxWidget(props: WidgetProps) {
  const { messages, press } = useWizardContext();
  const { id, htmlName, label, onChange, onBlur } = props;
  // Compared as text, because answers may be numbers.
  const options = (props.options.enumOptions ?? []).map((option) => ({ ...option, value: String(option.value) }));
  const value = props.value === undefined ? undefined : String(props.value);
  const input = useRef<HTMLInputElement>(null);
  const listId = `${id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const combobox = useCombobox(optionId, options, value, onChange);
  const { autoComplete, name, inputMode, ...attributes } = textAttributes(props);
  const listed = combobox.open && combobox.matches.length > 0;
  const none = combobox.open && !listed;
  const chosen = options.filter((option) => option.value === value);
  const fillable = autoComplete === undefined ? chosen : options;
  return (
    <div className="combobox">
      <select
        className="visually-hidden"
        name={htmlName}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete={autoComplete}
        value={chosen.length > 0 ? value : ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={() => onBlur(id, value)}
      >
        <option value="">{messages.choose}</option>
        {fillable.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <input
        {...attributes}
        {...describedBy(props)}
        ref={input}
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={combobox.activeId}
        placeholder={props.placeholder || messages.choose}
        // An answer of digits is laid out in the page's direction, so that it starts at the side away from the button.
        dir={Number(value) ? undefined : attributes.dir}
        value={combobox.text}
        onChange={(event) => combobox.type(event.target.value)}
        onKeyDown={combobox.onKeyDown}
        onClick={combobox.show}
        onBlur={() => {
          // Closing the list can shorten the page, which moves the target of a press.
          press.after(combobox.close);
          onBlur(id, value);
        }}
      />
      <button
        type="button"
        className="combobox-toggle"
        tabIndex={-1}
        aria-label={messages.showOptions(label)}
        aria-expanded={listed}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          combobox.toggle();
        }}
      />
      {listed && (
        <div
          className="combobox-list"
          role="listbox"
          id={listId}
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
        >
          {combobox.matches.map((option, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
            <div
              key={option.value}
              id={optionId(i)}
              role="option"
              aria-selected={option.value === value}
              data-active={i === combobox.active ? '' : undefined}
              onClick={() => combobox.choose(option)}
            >
              <bdi>{option.label}</bdi>
            </div>
          ))}
        </div>
      )}
      <span className={none ? 'combobox-list combobox-none' : 'visually-hidden'} role="status">
        {none ? messages.noMatch : listed && messages.matches(combobox.matches.length)}
      </span>
    </div>
  );
}
