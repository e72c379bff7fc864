// One entry of a repeating list. The first of a list that is required cannot be removed.
import { getTemplate, getUiOptions } from '@rjsf/utils';
import { useMemo } from 'react';
import { isGroupSchema, type Path, type Schema, toName, type UiSchema, uiOf } from '../../core/index.ts';
import { rjsfPlace, rjsfSchema, rjsfUi } from '../rjsf/adapter.ts';
import { ignore } from '../rjsf/ignore.ts';
import { useWizardContext } from '../state/context.ts';
import { Group } from './Group.tsx';
import { Question } from './Question.tsx';

interface EntryProps {
  readonly itemKey: number;
  readonly list: Path;
  readonly index: number;
  /** The number of entries. */
  readonly length: number;
  readonly schema: Schema;
  /** The ui entry of the list. */
  readonly ui: UiSchema;
  readonly onRemove: ((index: number) => void) | undefined;
}

export function Entry({ itemKey, list, index, length, schema, ui, onRemove }: EntryProps) {
  const { registry } = useWizardContext();
  const path = useMemo(() => [...list, index], [list, index]);
  const place = useMemo(() => rjsfPlace(path, toName(path)), [path]);
  const entryUi = uiOf(ui, 'items');
  const parentUiSchema = rjsfUi(ui);
  const Template = getTemplate('ArrayFieldItemTemplate', registry, getUiOptions(parentUiSchema));
  const item = { index, totalItems: length, schema: rjsfSchema(schema), uiSchema: rjsfUi(entryUi), registry };
  return (
    <Template
      {...item}
      itemKey={String(itemKey)}
      className="entry"
      hasToolbar={onRemove !== undefined}
      parentUiSchema={parentUiSchema}
      buttonsProps={{
        ...item,
        fieldPathId: place,
        canAdd: false,
        hasCopy: false,
        hasMoveDown: false,
        hasMoveUp: false,
        hasRemove: onRemove !== undefined,
        onRemoveItem: () => onRemove?.(index),
        onAddItem: ignore,
        onCopyItem: ignore,
        onMoveDownItem: ignore,
        onMoveUpItem: ignore,
      }}
    >
      {isGroupSchema(schema) ? (
        <Group path={path} schema={schema} ui={entryUi} />
      ) : (
        <Question around={list} name={index} schema={schema} ui={entryUi} required />
      )}
    </Template>
  );
}
