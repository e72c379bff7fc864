// A repeating list of groups or single answers. Each entry has a stable React key, so that removing one leaves the controls of the others, and text
// that is still debounced, in place. Focus moves to the first control of a new entry, and to the Add button after a removal.
import { getTemplate, getUiOptions } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { getIn } from '../../core/index.ts';
import { rjsfSchema, rjsfUi } from '../rjsf/adapter.ts';
import type { FieldProps } from '../rjsf/props.ts';
import { useWizard, useWizardContext } from '../state/context.ts';
import { Entry } from './Entry.tsx';
import { useEntryKeys } from './useEntryKeys.ts';

export function List({ schema, uiSchema: ui = {}, fieldPathId, required = false, rawErrors = [] }: FieldProps) {
  const { store, registry } = useWizardContext();
  const { path, name = '', $id } = fieldPathId;
  const length = useWizard((state) => lengthOf(getIn(state.answers, path)));
  const keys = useEntryKeys(length);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<'new' | 'add'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once the number of entries has changed
  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'new') {
      const inEntry = `[id^="${CSS.escape(`${$id}.${length - 1}`)}"]`;
      list.current?.querySelector<HTMLElement>(`:is(input, select, textarea)${inEntry}`)?.focus();
    }
    if (target === 'add') document.getElementById($id)?.focus();
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
  const { items } = schema;
  if (!items) return null;
  const uiSchema = rjsfUi(ui);
  const Template = getTemplate('ArrayFieldTemplate', registry, getUiOptions(uiSchema));
  return (
    <div className="list" ref={list}>
      <Template
        title={schema.title ?? ''}
        canAdd={length < (schema.maxItems ?? Number.POSITIVE_INFINITY)}
        onAddClick={add}
        items={keys.current.map((key, index) => (
          <Entry
            key={key}
            itemKey={key}
            list={path}
            index={index}
            length={length}
            schema={items}
            ui={ui}
            onRemove={required && !index ? undefined : remove}
          />
        ))}
        required={required}
        rawErrors={rawErrors}
        schema={rjsfSchema(schema)}
        uiSchema={uiSchema}
        fieldPathId={fieldPathId}
        registry={registry}
      />
    </div>
  );
}

function lengthOf(entries: unknown): number {
  return Array.isArray(entries) ? entries.length : 0;
}
