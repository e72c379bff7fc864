// A telephone number beside a native list of countries: it loads nothing, and every phone and screen reader knows it.
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { SOURCE } from '../../core/language.ts';
import { useWizardContext, useWords } from '../context.ts';
import { isolated } from '../isolated.ts';
import { countries, type Phone, pickCountry, storePhone, typePhone } from '../phone/phone.ts';
import { useCountries } from '../phone/useCountries.ts';
import { textAttributes } from './controlProps.ts';

export function PhoneWidget(props: WidgetProps) {
  const words = useWords();
  const { id, label, value, onChange, onBlur } = props;
  const { form } = useWizardContext();
  const [typed, setTyped] = useState<Phone>();
  const home: Phone = { iso: form.phoneCountry ?? '', text: '' };
  const phone = typed && storePhone(typed) === value ? typed : typePhone(home, String(value ?? ''));
  const all = useCountries(form.language);
  const isNamed = all || form.language === SOURCE;
  const change = (next: Phone) => {
    setTyped(next);
    onChange(storePhone(next));
  };
  return (
    <div className="phone">
      <select
        className="phone-country"
        aria-label={words.country(label)}
        autoComplete="off"
        value={phone.iso}
        onChange={(event) => change(pickCountry(phone, event.target.value))}
      >
        <option value="">{words.noCountry}</option>
        {(all ?? countries.filter(({ iso }) => iso === phone.iso)).map(({ iso, name, dialCode }) => (
          <option key={iso} value={iso}>
            {`${isNamed ? `${name} ` : ''}${isolated(`+${dialCode}`, form.language)}`}
          </option>
        ))}
      </select>
      <input
        {...textAttributes(props)}
        className="input"
        type="tel"
        inputMode="tel"
        dir="ltr"
        value={phone.text}
        onChange={(event) => change(typePhone(phone, event.target.value))}
        onBlur={() => onBlur(id, value)}
      />
    </div>
  );
}
