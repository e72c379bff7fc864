import type { OfficeEvent } from '../../core/index.ts';
import type { OfficeMessages } from '../../languages/office.ts';
import type { OfficeForm } from '../../ports/index.ts';
import { moveLabel, statusLabel } from '../state/forms.ts';

/** What happened, in one sentence; a form that is not received any more has no words for its moves. */
export function describeEvent(
  event: OfficeEvent,
  form: OfficeForm | undefined,
  texts: OfficeMessages['history'],
): string {
  switch (event.type) {
    case 'moved':
      return form
        ? texts.moved(moveLabel(form, event.move), statusLabel(form, event.to))
        : texts.moved(event.move, event.to);
    case 'assigned':
      return event.to === null ? texts.unassigned : texts.assigned(event.to);
    case 'flagged':
      return event.aside ? texts.flagged : texts.unflagged;
    case 'letter': {
      const label = form?.letters.find(({ id }) => id === event.letter)?.label ?? event.letter;
      return texts.letter(label, texts.ways[event.way]);
    }
    default:
      return texts.plain[event.type];
  }
}
