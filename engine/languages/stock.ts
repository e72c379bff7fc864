// The entry for callers of the wizard who pass RJSF's own widgets.
import { byLanguage, type Language } from '../core/index.ts';
import type { InFolders, StockMessages } from './texts.ts';

/** RJSF's messages, by language and by RJSF's names for them. A function, so that a bundle that does not call it has none of them. */
export function stockTexts(): Readonly<Record<Language, StockMessages>> {
  const files = import.meta.glob('./*/stock.ts', { eager: true, import: 'stock' }) as InFolders<'stock', StockMessages>;
  return byLanguage((language) => files[`./${language}/stock.ts`]);
}
