// A date is typed, in the order in which people say it; nothing has to be picked from a calendar. What was understood
// is said back in words, so that day and month are never mixed up unnoticed.
import type { WidgetProps } from '@rjsf/utils';
import { formatDate, parseDate } from '../../core/parseDate.ts';
import { describedBy, textAttributes } from './controlProps.ts';
import { useTypedText } from './useTypedText.ts';

export function DateWidget(props: WidgetProps) {
  const { text, type, leave } = useTypedText(props, formatDate);
  const spokenId = `${props.id}-spoken`;
  const spoken = inWords(props.value);
  return (
    <div className="date">
      <input
        {...textAttributes(props)}
        {...describedBy(props, spoken ? spokenId : undefined)}
        className="input input-short"
        type="text"
        inputMode="numeric"
        dir="ltr"
        placeholder="DD / MM / YYYY"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {spoken && (
        <span className="date-spoken" id={spokenId}>
          {spoken}
        </span>
      )}
    </div>
  );
}

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function inWords(value: unknown): string | undefined {
  const iso = typeof value === 'string' ? parseDate(value) : undefined;
  return iso && LONG_DATE.format(new Date(`${iso}T00:00:00Z`));
}
