import { errorId } from '@rjsf/utils';
import type { ListTemplateProps } from '../rjsf/props.ts';
import { useMessages } from '../state/context.ts';

/** RJSF's ArrayFieldTemplate: the entries of a list, and the button that adds one. */
export function ListTemplate(props: ListTemplateProps) {
  const messages = useMessages();
  const { items, canAdd, onAddClick, fieldPathId, uiSchema = {}, rawErrors = [] } = props;
  // Target of links to the list's own error: the Add button, or the list where nothing can be added.
  const place = {
    id: fieldPathId.$id,
    'aria-describedby': rawErrors.length > 0 ? errorId(fieldPathId) : undefined,
  };
  return (
    <>
      <ol className="entries" {...(canAdd ? {} : { ...place, tabIndex: -1 })}>
        {items}
      </ol>
      {canAdd && (
        <button type="button" {...place} className="button-secondary list-add" onClick={onAddClick}>
          {uiSchema['ui:add'] ?? messages.add}
        </button>
      )}
    </>
  );
}
