// RJSF's own messages: those that the wizard has too are in the form's language, the others in English. A caller that passes stock
// widgets translates them with `stockMessages`.
import { type Registry, replaceStringParameters, TranslatableString } from '@rjsf/utils';
import type { WizardMessages } from '../../languages/wizard.ts';

export function translateTo({ add, remove, ticked, notTicked }: WizardMessages): Registry['translateString'] {
  const known: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.AddItemButton]: add,
    [TranslatableString.RemoveButton]: remove,
    [TranslatableString.YesLabel]: ticked,
    [TranslatableString.NoLabel]: notTicked,
  };
  return (text, parameters) => replaceStringParameters(known[text] ?? text, parameters);
}
