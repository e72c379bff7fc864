// Filters of a list. A choice takes effect at once, what is typed into the search after a pause.
import { type RefObject, useEffect, useState } from 'react';
import type { ApplicationQuery, OfficeForm } from '../../ports/index.ts';
import { Field } from '../parts/Field.tsx';
import { useForms } from '../state/forms.ts';
import { useOffice } from '../state/office.ts';
import { goTo } from '../state/place.ts';
import { listPath } from './listPath.ts';

/** Milliseconds */
const PAUSE = 300;

interface FiltersProps {
  readonly form: OfficeForm;
  readonly query: ApplicationQuery;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function Filters({ form, query, search }: FiltersProps) {
  const { messages } = useOffice();
  const { accounts } = useForms();
  const { after: _, ...conditions } = query;
  const set = (changes: Partial<ApplicationQuery>) => goTo(listPath({ ...conditions, ...changes }), { replaces: true });
  return (
    <search className="filters screen">
      <Search query={query} search={search} onSearch={(words) => set({ words })} />
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
                <select id={id} value={query[column] ?? ''} onChange={(event) => set({ [column]: event.target.value })}>
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
      {(['since', 'before'] as const).map((bound) => (
        <Field label={messages.list[bound]} key={bound}>
          {({ id }) => (
            <input
              id={id}
              type="date"
              value={query[bound] ?? ''}
              onChange={(event) => set({ [bound]: event.target.value })}
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
