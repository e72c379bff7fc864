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
interface Accepted {
  readonly code: string;
  readonly form: Form;
  readonly submissions: readonly Answers[];
}

/** Those of the removals that change nothing, each in words. */
export async function idleKeywords(
  { language }: DrawnForm,
  { code, form, submissions }: Accepted,
  tried: readonly Removal[],
): Promise<readonly string[]> {
  const observed = observe(form, await loadWizardMessages(language), submissions);
  const idle: string[] = [];
  for (const { file, pointer, files } of tried) {
    const { definition, findings } = checkDrawn({ language, files });
    if (findings.length > 0 || !definition) continue;
    const without = compileDefinition(definition);
    if (without === code) idle.push(`${file}${pointer} is ignored by the compiler.`);
    else if (observed.sameAs(await loadForm(without))) idle.push(`${file}${pointer} changes nothing that can be seen.`);
  }
  return idle;
}
