// A repeating list of groups. Entries have keys of their own, so that removing one never moves what was typed in another.
// Focus goes to the new entry's first control, or back to the Add button.
import { errorId, type FieldProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { getIn, type Path, type Schema, type UiSchema } from '../../core/index.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { Entry } from './Entry.tsx';
import { useEntryKeys } from './useEntryKeys.ts';

export function List({ schema: rjsfSchema, uiSchema, fieldPathId, required, rawErrors = [] }: FieldProps) {
  const words = useWords();
  const { store } = useWizardContext();
  const schema = rjsfSchema as Schema;
  const ui = uiSchema as UiSchema;
  const path = fieldPathId.path as Path;
  const { name = '' } = fieldPathId;
  const length = useWizard((state) => (getIn(state.answers, path) as unknown[] | undefined)?.length ?? 0);
  const keys = useEntryKeys(length);
  const addButton = useRef<HTMLButtonElement>(null);
  const entries = useRef<HTMLOListElement>(null);
  const focusNext = useRef<'new' | 'add'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once the number of entries has changed
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'new')
      entries.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    if (target === 'add') addButton.current?.focus();
  }, [length]);

  const add = () => {
    focusNext.current = 'new';
    store.dispatch({ type: 'add-entry', name });
  };
  const remove = (index: number) => {
    keys.remove(index);
    focusNext.current = 'add';
    store.dispatch({ type: 'remove-entry', name, index });
  };
  if (!schema.items) return null;
  const canAdd = length < (schema.maxItems ?? Number.POSITIVE_INFINITY);
  // What an error of the list itself leads to: the Add button, or the entries where none can be added.
  const place = {
    id: fieldPathId.$id,
    'aria-describedby': rawErrors.length > 0 ? errorId(fieldPathId) : undefined,
  };
  return (
    <div className="list">
      <ol className="entries" ref={entries} {...(canAdd ? {} : { ...place, tabIndex: -1 })}>
        {keys.current.map((key, index) => (
          <Entry
            key={key}
            list={path}
            index={index}
            schema={schema.items as Schema}
            ui={ui}
            onRemove={required && !index ? undefined : remove}
          />
        ))}
      </ol>
      {canAdd && (
        <button type="button" {...place} ref={addButton} className="button-secondary list-add" onClick={add}>
          {(ui['ui:add'] as string | undefined) ?? words.add}
        </button>
      )}
    </div>
  );
}
