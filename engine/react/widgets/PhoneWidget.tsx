// A telephone number beside a native select of countries, which needs no code of its own and works with every screen reader.

import { useState } from 'react';
import { foldDigits, isolateText } from '../../core/index.ts';
import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import { dialCodeOf } from '../phone/countries.ts';
import { type Phone, pickCountry, showPhone, storePhone, typePhone } from '../phone/phone.ts';
import { knownNames, useCountryNames } from '../phone/useCountryNames.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useMessages, useWizardContext } from '../state/context.ts';
import { textAttributes } from './controlProps.ts';

export function PhoneWidget(props: WidgetProps) {
  const messages = useMessages();
  const { id, label, value, onChange, onBlur } = props;
  const { form } = useWizardContext();
  const [typed, setTyped] = useState<Phone>();
  const isOwn = typed && storePhone(typed) === value;
  const phone = isOwn ? typed : showPhone(String(value ?? ''), form.phoneCountry ?? '');
  const all = useCountryNames(messages);
  const names = all ?? knownNames(messages.countryNames);
  const isos = all ? Object.keys(all) : [phone.iso].filter(Boolean);
  const change = (next: Phone) => {
    setTyped(next);
    onChange(storePhone(next));
  };
  const enterKeyHint = useEnterKeyHint();
  return (
    <div className="phone">
      <select
        className="phone-country"
        aria-label={messages.country(label)}
        autoComplete="off"
        value={phone.iso}
        onChange={(event) => change(pickCountry(phone, event.target.value))}
      >
        <option value="">{messages.noCountry}</option>
        {isos.map((iso) => (
          <option key={iso} value={iso}>
            {`${names ? `${names[iso]} ` : ''}${isolateText(`+${dialCodeOf(iso)}`, form.language)}`}
          </option>
        ))}
      </select>
      <input
        {...textAttributes(props)}
        className="input"
        enterKeyHint={enterKeyHint}
        type="tel"
        inputMode="tel"
        dir="ltr"
        value={phone.text}
        onChange={({ target }) => change(typePhone(phone, target.value, target.selectionStart ?? undefined))}
        onBlur={() => {
          // On blur only: a replaced text moves the cursor to its end.
          setTyped({ ...phone, text: foldDigits(phone.text) });
          onBlur(id, value);
        }}
      />
    </div>
  );
}
