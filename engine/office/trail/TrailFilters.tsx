import { useEffect, useState } from 'react';
import type { TrailQuery } from '../../ports/index.ts';
import { printQuery } from '../client/client.ts';
import { Field } from '../parts/Field.tsx';
import { useForms } from '../state/forms.ts';
import { useOffice } from '../state/office.ts';
import { goTo } from '../state/place.ts';

/** By person, kind and reference. A choice takes effect at once, a reference on Enter or when the field is left. */
export function TrailFilters({ query }: { readonly query: TrailQuery }) {
  const { messages } = useOffice();
  const { accounts } = useForms();
  const { before: _, ...conditions } = query;
  const set = (changes: TrailQuery) => goTo(`/trail${printQuery({ ...conditions, ...changes })}`, { replaces: true });
  const named = { ...Object.fromEntries(accounts.map((name) => [name, name])), ...messages.history.by };
  // An account that was removed is in the record.
  const people = query.by && !(query.by in named) ? { ...named, [query.by]: query.by } : named;
  const choices = [
    ['by', messages.trail.columns.by, people],
    ['type', messages.trail.columns.what, messages.trail.kinds],
  ] as const;
  return (
    <search className="filters screen">
      {choices.map(([name, label, options]) => (
        <Field key={name} label={label}>
          {({ id }) => (
            <select id={id} value={query[name] ?? ''} onChange={(event) => set({ [name]: event.target.value })}>
              <option value="">{messages.list.any}</option>
              {Object.entries(options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Reference reference={query.reference ?? ''} onChange={(reference) => set({ reference })} />
    </search>
  );
}

function Reference({ reference, onChange }: { reference: string; onChange: (reference: string) => void }) {
  const { messages } = useOffice();
  const [typed, setTyped] = useState(reference);
  useEffect(() => setTyped(reference), [reference]);
  const search = () => {
    if (typed.trim() !== reference) onChange(typed.trim());
  };
  return (
    <Field label={messages.trail.reference}>
      {({ id }) => (
        <input
          id={id}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={search}
          onKeyDown={(event) => event.key === 'Enter' && search()}
        />
      )}
    </Field>
  );
}
