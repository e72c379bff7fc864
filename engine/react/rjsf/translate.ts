// RJSF's own sentences. Of those that stock widgets show, the ones that our pages have words for are in the form's language; the
// rest is for whoever gives the stock widgets to translate, see stockWords.ts.
import { type Registry, replaceStringParameters, TranslatableString } from '@rjsf/utils';
import type { Words } from '../words/words.ts';

export function translateTo({ add, remove, ticked, notTicked }: Words): Registry['translateString'] {
  const known: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.AddItemButton]: add,
    [TranslatableString.RemoveButton]: remove,
    [TranslatableString.YesLabel]: ticked,
    [TranslatableString.NoLabel]: notTicked,
  };
  return (text, parameters) => replaceStringParameters(known[text] ?? text, parameters);
}
