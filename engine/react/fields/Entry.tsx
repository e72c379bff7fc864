// One entry of a repeating list: its number, its questions, and Remove; the first of a list that is required stays.
import { useId, useMemo } from 'react';
import { getIn, type Path, type Schema, type UiSchema, uiOf } from '../../core/index.ts';
import { useWizard, useWords } from '../context.ts';
import { Group } from './Group.tsx';

interface EntryProps {
  readonly list: Path;
  readonly index: number;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly onRemove: ((index: number) => void) | undefined;
}

export function Entry({ list, index, schema, ui, onRemove }: EntryProps) {
  const words = useWords();
  const titleId = useId();
  const path = useMemo(() => [...list, index], [list, index]);
  const noun = (ui['ui:entry'] as string | undefined) ?? '';
  const namedBy = ui['ui:named-by'] as string | undefined;
  const named = useWizard((state) =>
    namedBy ? (getIn(state.answers, [...path, namedBy]) as string | undefined) : undefined,
  );
  const verb = (ui['ui:remove'] as string | undefined) ?? words.remove;
  return (
    <li className="entry">
      {/* biome-ignore lint/a11y/useSemanticElements: a heading names it, which the next level of headings stands under */}
      <div role="group" aria-labelledby={titleId}>
        <h3 className="entry-title" id={titleId}>
          {words.entry(noun, index + 1)}
        </h3>
        <Group path={path} schema={schema} ui={uiOf(ui, 'items')} />
        {onRemove && (
          <div className="entry-actions">
            <button type="button" className="button-quiet" onClick={() => onRemove(index)}>
              {words.removeEntry(verb, noun, index + 1, named)}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
