// A typed date, day first. The hint says that digits suffice; the parsed date is shown and announced in words, so that swapped day
// and month are noticed.

import { dateInWords, formatDate, type Language, parseDate } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { describedBy } from './controlProps.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

export function DateWidget(props: WidgetProps) {
  const typed = useUncontrolledText<HTMLInputElement>(props, formatDate);
  const spokenId = `${props.id}-spoken`;
  const { form, messages } = useWizardContext();
  const spoken = inWords(props.value, form.language, messages);
  const enterKeyHint = useEnterKeyHint();
  return (
    <div className="date">
      <input
        {...typed}
        {...describedBy(props, spokenId)}
        className="input input-short"
        enterKeyHint={enterKeyHint}
        type="text"
        inputMode="numeric"
        dir="ltr"
        placeholder={props.placeholder || messages.datePlaceholder}
      />
      {!spoken && (
        <span className="date-spoken" id={spokenId}>
          {messages.dateHint}
        </span>
      )}
      <span className={spoken ? 'date-spoken' : 'visually-hidden'} id={spoken && spokenId} role="status">
        {spoken}
      </span>
    </div>
  );
}

function inWords(value: unknown, language: Language, messages: WizardMessages): string | undefined {
  const iso = typeof value === 'string' ? parseDate(value) : undefined;
  if (iso === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return messages.onWeekday(new Date(`${iso}T00:00:00Z`).getUTCDay(), dateInWords(language, year, month, day));
}
