// Keywords of a definition that change nothing: without one of them the check still accepts the definition, and the form judges, draws and
// says the same. The check should have refused such a keyword: who wrote it expected something of it.
import { compileDefinition } from '../compile/index.ts';
import type { Answers, Form } from '../core/index.ts';
import { loadWizardMessages } from '../languages/wizard.ts';
import { observe } from './behaviour.ts';
import type { DrawnForm } from './drawn/arbitraryDefinition.ts';
import { checkDrawn } from './drawn/checkDrawn.ts';
import type { Removal } from './drawn/removals.ts';
import { loadForm } from './loadForm.ts';

/** The form of an accepted definition, with submissions that are valid or violate one keyword each. */
export interface Accepted {
  readonly code: string;
  readonly form: Form;
  readonly submissions: readonly Answers[];
}

/** A removal that changes nothing. */
export interface Idle {
  readonly removal: Removal;
  readonly problem: string;
}

/** Those of the removals that change nothing. */
export async function idleKeywords(
  { language }: DrawnForm,
  { code, form, submissions }: Accepted,
  tried: readonly Removal[],
): Promise<readonly Idle[]> {
  const observed = observe(form, await loadWizardMessages(language), submissions);
  const idle: Idle[] = [];
  for (const removal of tried) {
    const { file, pointer, files } = removal;
    const note = (what: string) => idle.push({ removal, problem: `${file}${pointer} ${what}` });
    const { definition, findings } = checkDrawn({ language, files });
    if (findings.length > 0 || !definition) continue;
    const without = compileDefinition(definition);
    if (without === code) note('is ignored by the compiler.');
    else if (observed.sameAs(await loadForm(without))) note('changes nothing that can be seen.');
  }
  return idle;
}
