// Everything that can be wrong with the forms of a folder and with the site beside it, in one list.
import path from 'node:path';
import { checkFolder, checkForm, type DefinitionError, listForms } from '../compile/index.ts';
import { languages, SOURCE } from '../core/index.ts';
import { checkExamples } from './examples/checkExamples.ts';
import { checkAddressesKept } from './site/addressesKept.ts';
import { checkSite } from './site/checkSite.ts';
import { checkFactsNamed } from './site/factsNamed.ts';
import { checkSiteTranslations } from './site/siteTranslations.ts';

/**
 * The findings of the forms in `formsFolder`, in every language, of their examples, and of the site; each place and sentence once.
 * @param only the id of the one form that is asked about; of the others and of the site only what stands in its folder is told
 */
export async function checkProject(formsFolder: string, only?: string): Promise<readonly DefinitionError[]> {
  const ids = only === undefined ? listForms(formsFolder) : [only];
  const checked = ids.map((id) => ({ id, inSource: checkForm(formsFolder, id) }));
  const inForms = checked.flatMap(({ id, inSource }) =>
    languages.flatMap((one) => (one === SOURCE ? inSource : checkForm(formsFolder, id, one)).findings),
  );
  const inExamples = await Promise.all(checked.map(({ id, inSource }) => checkExamples(formsFolder, id, inSource)));
  const between = [
    ...checkFolder(formsFolder),
    ...checkSite(formsFolder, only !== undefined),
    ...checkFactsNamed(formsFolder, only),
    ...(only === undefined ? checkSiteTranslations(formsFolder) : []),
  ];
  const isAsked = ({ place }: DefinitionError) =>
    only === undefined || path.dirname(place.file) === path.join(formsFolder, only);
  // An address that is still to be corrected is neither compared nor recorded.
  const kept = between.some(({ code }) => code === 'addressesDistinct') ? [] : checkAddressesKept(formsFolder);
  const all = [...inForms, ...inExamples.flat(), ...[...between, ...kept].filter(isAsked)];
  const seen = new Set<string>();
  return all.filter(({ message }) => !seen.has(message) && seen.add(message));
}
