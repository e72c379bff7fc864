// A day as text, day first, whatever the browser's locale, with the day in words below, so that swapped day and month are noticed;
// a button opens the browser's calendar.
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { dateInWords, formatDate, parseDate } from '../../core/index.ts';
import { useOffice } from '../state/office.ts';

interface DateInputProps {
  readonly control: ComponentProps<'input'> & { readonly id: string };
  /** `YYYY-MM-DD`, or what was typed in its place. */
  readonly value: string;
  /** Called with `YYYY-MM-DD`, or with the text as long as it is no day. */
  readonly onChange: (value: string) => void;
}

export function DateInput({ control, value, onChange }: DateInputProps) {
  const { messages } = useOffice();
  const [typed, setTyped] = useState(formatDate(value));
  const [isLeft, setLeft] = useState(false);
  const below = `${control.id}-day`;
  const day = parseDate(typed);
  // Another page of the history, or a filter that was taken back.
  useEffect(
    () => setTyped((before) => ((parseDate(before) ?? before) === value ? before : formatDate(value))),
    [value],
  );
  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    onChange(parseDate(text) ?? text);
  };
  const isUnclear = isLeft && day === undefined && typed.trim() !== '';
  const description = [control['aria-describedby'], below].filter(Boolean).join(' ');
  return (
    <>
      <div className="date">
        <input
          {...control}
          aria-describedby={description}
          aria-invalid={control['aria-invalid'] ?? (isUnclear || undefined)}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          placeholder={messages.date.placeholder}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setLeft(true)}
        />
        <Calendar day={day} onChoose={(chosen) => change(formatDate(chosen))} />
      </div>
      <p id={below} role="status" className={isUnclear ? 'error' : 'hint'}>
        {isUnclear ? messages.date.unclear : day && <InWords day={day} />}
      </p>
    </>
  );
}

function InWords({ day }: { readonly day: string }) {
  const { language, messages } = useOffice();
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return messages.date.onWeekday(weekday, dateInWords(language, year, month, date));
}

interface CalendarProps {
  readonly day: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The browser's calendar, whose own text box is not shown: its format is that of the browser. */
function Calendar({ day = '', onChoose }: CalendarProps) {
  const { messages } = useOffice();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="calendar">
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={(event) => onChoose(event.target.value)}
      />
      <button type="button" className="button plain" onClick={() => picker.current?.showPicker()}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v4M13.5 2v4" strokeWidth="1.5" />
        </svg>
        <span className="unseen-label">{messages.date.calendar}</span>
      </button>
    </span>
  );
}
