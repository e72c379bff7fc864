// Carries out an action on a folder of forms, which is a copy (server/planAction.ts). After a change of a definition the check's
// repairs are carried out too: examples, published.json and translated.json follow.
import { applyMend, checkProject, confirmTranslations, mendAll, publish } from '../../check/index.ts';
import type { DefinitionError } from '../../compile/index.ts';
import { Impossible } from '../building/draft/impossible.ts';
import type { Action, FoundAt } from '../protocol/actions.ts';
import type { TextEdit } from '../protocol/words.ts';
import { buildIn, refuseWrong } from './buildIn.ts';
import { changeCondition } from './changeCondition.ts';
import { changeTexts, confirmTexts } from './changeTexts.ts';
import { exceptFact } from './exceptFact.ts';
import { keepExample } from './keepExample.ts';
import { keyOf, mendAfter } from './mendAfter.ts';
import { changeSiteTexts } from './siteTexts.ts';
import { isAt } from './toFinding.ts';

/** Changes the files of the form. Throws {@link Impossible} if the action does not fit the form as it is now. */
export async function applyAction(folder: string, form: string, action: Action): Promise<void> {
  switch (action.kind) {
    case 'mend':
      return mendOne(folder, form, action.finding);
    case 'except-fact':
      return exceptFact(folder, action);
    case 'mend-all':
      await mendAll(folder, form);
      return;
    case 'publish':
      return publishForm(folder, form);
    case 'confirm-translations':
      await confirmTranslations(folder, form);
      return;
    case 'texts':
      return writeTexts(folder, form, action);
    case 'condition':
      return refuseWrong(await withRepairs(folder, form, () => changeCondition(folder, form, action.change)));
    case 'keep-example':
      return keepExample(folder, form, action.kept);
    case 'site-texts':
      return refuseOutdated(changeSiteTexts(folder, action.edits, action.confirmed));
    default:
      return buildIn(folder, form, action);
  }
}

async function writeTexts(
  folder: string,
  form: string,
  { edits, confirmed }: Extract<Action, { kind: 'texts' }>,
): Promise<void> {
  await withRepairs(folder, form, () => {
    refuseOutdated(changeTexts(folder, form, edits));
    confirmTexts(folder, form, confirmed);
  });
}

/** Makes the change, and mends what follows from it. Answers the findings that are then new. */
async function withRepairs(folder: string, form: string, change: () => void): Promise<readonly DefinitionError[]> {
  const known = new Set((await checkProject(folder, form)).map(keyOf));
  change();
  const left = await mendAfter(folder, form, known);
  return left.filter((finding) => !known.has(keyOf(finding)));
}

function refuseOutdated([outdated]: readonly TextEdit[]): void {
  if (outdated) throw new Impossible(`${outdated.name} of ${outdated.file} was changed since you began to edit it.`);
}

async function mendOne(folder: string, form: string, wanted: FoundAt): Promise<void> {
  const found = (await checkProject(folder, form)).find((error) => isAt(folder, error, wanted));
  if (!found?.mend) throw new Impossible('This finding is gone, or can no longer be mended.');
  applyMend(found.mend);
}

async function publishForm(folder: string, form: string): Promise<void> {
  const [first, ...others] = await mendAll(folder, form);
  if (first) {
    const more = others.length > 0 ? ` Further findings: ${others.length}.` : '';
    throw new Impossible(`A form with findings cannot be published. ${first.problem} ${first.repair}${more}`);
  }
  await publish(folder, form);
}
