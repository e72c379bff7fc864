import { useId } from 'react';
import { getIn, toName } from '../../core/index.ts';
import type { EntryTemplateProps } from '../rjsf/props.ts';
import { useMessages, useWizard } from '../state/context.ts';

/** RJSF's ArrayFieldItemTemplate: one entry of a list, its number, its questions, and Remove. */
export function EntryTemplate({ children, index, parentUiSchema: ui = {}, buttonsProps }: EntryTemplateProps) {
  const messages = useMessages();
  const titleId = useId();
  const { fieldPathId, hasRemove, onRemoveItem } = buttonsProps;
  const { 'ui:entry': noun = '', 'ui:named-by': namedBy, 'ui:remove': verb = messages.remove } = ui;
  const naming = namedBy ? [...fieldPathId.path, namedBy] : undefined;
  const named = useWizard(
    ({ answers }) => {
      const name = naming && getIn(answers, naming);
      return typeof name === 'string' ? name : undefined;
    },
    naming ? toName(naming) : fieldPathId.name,
  );
  return (
    <li className="entry">
      {/* biome-ignore lint/a11y/useSemanticElements: its name is a heading of the page's outline */}
      <div role="group" aria-labelledby={titleId}>
        <h3 className="entry-title" id={titleId}>
          {messages.entry(noun, index + 1)}
        </h3>
        {children}
        {hasRemove && (
          <div className="entry-actions">
            <button type="button" className="button-quiet" onClick={onRemoveItem}>
              {messages.removeEntry(verb, noun, index + 1, named)}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}
