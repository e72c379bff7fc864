// Filters of a list. A choice takes effect at once, what is typed into the search after a pause. On a narrow screen a button opens
// all but the search, so that the list is near.
import { type RefObject, useEffect, useState } from 'react';
import { numberIn } from '../../core/index.ts';
import type { ApplicationQuery, OfficeForm } from '../../ports/index.ts';
import { DateInput } from '../parts/DateInput.tsx';
import { Field } from '../parts/Field.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { useForms } from '../state/forms.ts';
import { yearText } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { goTo } from '../state/place.ts';
import { listPath } from './listPath.ts';

/** Milliseconds */
const PAUSE = 300;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Parameters with controls in other places (tabs, search, order); the filter button's number does not count them. */
const UNCOUNTED = new Set(['form', 'status', 'words', 'sort', 'direction']);

interface FiltersProps {
  readonly form: OfficeForm;
  readonly query: ApplicationQuery;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function Filters({ form, query, search }: FiltersProps) {
  const { language, messages } = useOffice();
  const { accounts } = useForms();
  const isNarrow = useNarrow();
  const [isOpen, open] = useState(false);
  const { after: _, ...conditions } = query;
  const set = (changes: Partial<ApplicationQuery>) => goTo(listPath({ ...conditions, ...changes }), { replaces: true });
  const chosen = Object.entries(conditions).filter(([name, value]) => value && !UNCOUNTED.has(name)).length;
  return (
    <search className="filters screen">
      <Search query={query} search={search} onSearch={(words) => set({ words })} />
      {isNarrow && (
        <button
          type="button"
          className="button plain opens"
          aria-expanded={isOpen}
          aria-controls="more-filters"
          onClick={() => open(!isOpen)}
        >
          {messages.list.filters} {chosen > 0 && `(${numberIn(language, chosen)})`}
        </button>
      )}
      <div id="more-filters" className="more-filters" hidden={isNarrow && !isOpen}>
        <Field label={messages.list.assigned}>
          {({ id }) => (
            <select id={id} value={query.assigned ?? ''} onChange={(event) => set({ assigned: event.target.value })}>
              <option value="">{messages.list.any}</option>
              <option value="me">{messages.list.me}</option>
              <option value="none">{messages.list.nobody}</option>
              {accounts.map((name) => (
                <option key={name} value={`@${name}`}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {form.columns.map(({ label, options }, i) => {
          const column = `column${i}` as 'column0';
          return (
            options && (
              <Field label={label} key={column}>
                {({ id }) => (
                  <select
                    id={id}
                    value={query[column] ?? ''}
                    onChange={(event) => set({ [column]: event.target.value })}
                  >
                    <option value="">{messages.list.any}</option>
                    {options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )
          );
        })}
        <Field label={messages.list.year}>
          {({ id }) => (
            <select
              id={id}
              value={form.years.findIndex(({ since, before }) => since === query.since && before === query.before)}
              onChange={({ target }) =>
                set(form.years[Number(target.value)] ?? { since: undefined, before: undefined })
              }
            >
              <option value={-1}>{messages.list.any}</option>
              {form.years.map((year, i) => (
                <option key={year.since} value={i}>
                  {yearText(language, year)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {(['since', 'before'] as const).map((bound) => (
          <Field label={messages.list[bound]} key={bound}>
            {(control) => (
              <DateInput
                control={control}
                value={query[bound] ?? ''}
                onChange={(day) => (day === '' || DAY.test(day)) && set({ [bound]: day })}
              />
            )}
          </Field>
        ))}
        <Field label={messages.list.again}>
          {({ id }) => (
            <select
              id={id}
              value={query.again ?? ''}
              onChange={(event) => set({ again: (event.target.value || undefined) as ApplicationQuery['again'] })}
            >
              <option value="">{messages.list.any}</option>
              {(['asked', 'answered'] as const).map((state) => (
                <option key={state} value={state}>
                  {messages.list.againStates[state]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="checks">
          {(['unseen', 'flagged'] as const).map((mark) => (
            <label className="check" key={mark}>
              <input
                type="checkbox"
                checked={query[mark] === '1'}
                onChange={(event) => set({ [mark]: event.target.checked ? '1' : undefined })}
              />
              {messages.start[mark]}
            </label>
          ))}
        </div>
      </div>
    </search>
  );
}

interface SearchProps {
  readonly query: ApplicationQuery;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onSearch: (words: string) => void;
}

function Search({ query, search, onSearch }: SearchProps) {
  const { messages } = useOffice();
  const { words = '' } = query;
  const [typed, setTyped] = useState(words);
  // Another page of the history, or a filter that was taken back.
  useEffect(() => setTyped((before) => (before.trim() === words ? before : words)), [words]);
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, words, onSearch]);
  return (
    <Field label={messages.list.search}>
      {({ id }) => (
        <input
          id={id}
          ref={search}
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
        />
      )}
    </Field>
  );
}
