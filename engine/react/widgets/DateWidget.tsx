// A date is typed, in the order in which people say it; nothing has to be picked from a calendar. That digits are enough
// is said before; what was understood is said back in words, so that day and month are never mixed up unnoticed.

import { dateInWords, formatDate, type Language, parseDate } from '../../core/index.ts';
import { useWizardContext } from '../context.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useEnterKeyHint } from '../useEnterKey.ts';
import type { Words } from '../words/words.ts';
import { describedBy, textAttributes } from './controlProps.ts';
import { useTypedText } from './useTypedText.ts';

export function DateWidget(props: WidgetProps) {
  const typed = useTypedText<HTMLInputElement>(props, formatDate);
  const spokenId = `${props.id}-spoken`;
  const { form, words } = useWizardContext();
  const spoken = inWords(props.value, form.language, words);
  const enterKeyHint = useEnterKeyHint();
  return (
    <div className="date">
      <input
        {...textAttributes(props)}
        {...describedBy(props, spokenId)}
        {...typed}
        className="input input-short"
        enterKeyHint={enterKeyHint}
        type="text"
        inputMode="numeric"
        dir="ltr"
        placeholder={props.placeholder || words.datePlaceholder}
      />
      {!spoken && (
        <span className="date-spoken" id={spokenId}>
          {words.dateHint}
        </span>
      )}
      <span className={spoken ? 'date-spoken' : 'visually-hidden'} id={spoken && spokenId} role="status">
        {spoken}
      </span>
    </div>
  );
}

function inWords(value: unknown, language: Language, words: Words): string | undefined {
  const iso = typeof value === 'string' ? parseDate(value) : undefined;
  if (iso === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return words.onWeekday(new Date(`${iso}T00:00:00Z`).getUTCDay(), dateInWords(language, year, month, day));
}
