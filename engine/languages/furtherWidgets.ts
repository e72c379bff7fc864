// The entry for the widgets that only some forms need (react's `furtherParts`), which are loaded with those.
import { byLanguage } from '../core/index.ts';
import type { FurtherWidgetMessages, InFolders } from './texts.ts';

const files = import.meta.glob('./*/furtherWidgets.ts', { eager: true, import: 'furtherWidgets' }) as InFolders<
  'furtherWidgets',
  FurtherWidgetMessages
>;

export const furtherWidgetMessages = byLanguage((language) => files[`./${language}/furtherWidgets.ts`]);
