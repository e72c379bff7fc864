// Which widget draws a choice or a checkbox; as in react's `widgetFor`.
import type { Schema, UiSchema } from '../../core/index.ts';
import { withClosed } from './closedOptions.ts';

/** Most options that are radios, and most that are a select. */
const MOST = { radios: 7, options: 25 };

/** The one that the ui entry names, or else the one for so many options. */
export function drawnWidget(question: Schema, ui: UiSchema): string {
  if (ui['ui:widget']) return ui['ui:widget'];
  if (question.type === 'boolean') return 'checkbox';
  const { enum: options = [] } = withClosed(question);
  if (options.length <= MOST.radios) return 'radio';
  return options.length <= MOST.options ? 'select' : 'combobox';
}
