import { useId } from 'react';
import { getIn } from '../../core/index.ts';
import { useWizard, useWords } from '../context.ts';
import type { EntryTemplateProps } from '../rjsf/props.ts';

/** RJSF's ArrayFieldItemTemplate: one entry of a list, its number, its questions, and Remove. */
export function EntryTemplate({ children, index, parentUiSchema: ui = {}, buttonsProps }: EntryTemplateProps) {
  const words = useWords();
  const titleId = useId();
  const { fieldPathId, hasRemove, onRemoveItem } = buttonsProps;
  const { 'ui:entry': noun = '', 'ui:named-by': namedBy, 'ui:remove': verb = words.remove } = ui;
  const named = useWizard(({ answers }) => {
    const name = namedBy && getIn(answers, [...fieldPathId.path, namedBy]);
    return typeof name === 'string' ? name : undefined;
  });
  return (
    <li className="entry">
      {/* biome-ignore lint/a11y/useSemanticElements: a heading names it, which the next level of headings stands under */}
      <div role="group" aria-labelledby={titleId}>
        <h3 className="entry-title" id={titleId}>
          {words.entry(noun, index + 1)}
        </h3>
        {children}
        {hasRemove && (
          <div className="entry-actions">
            <button type="button" className="button-quiet" onClick={onRemoveItem}>
              {words.removeEntry(verb, noun, index + 1, named)}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
