// Checks that concern all forms of a folder together.
import path from 'node:path';
import { normaliseAddress, recordOf } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { foldersIn } from './filesBelow.ts';
import { readJsonFile, siblingFiles } from './jsonFile.ts';
import { listForms } from './readDefinition.ts';

/** What is wrong with the folder of forms, the single forms aside: folders without form.json, and addresses of two forms. */
export function checkFolder(formsFolder: string): readonly DefinitionError[] {
  return [...incompleteFolders(formsFolder), ...duplicateAddresses(formsFolder)];
}

/** A folder becomes a form by its form.json; without it, one that has steps would be missing from the site unnoticed. */
function incompleteFolders(formsFolder: string): readonly DefinitionError[] {
  return foldersIn(formsFolder).flatMap((name) => {
    const file = path.join(formsFolder, name, 'form.json');
    const siblings = siblingFiles(file);
    if (siblings.includes('form.json') || !siblings.some((one) => one.endsWith('.ui.json'))) return [];
    const problem = `The folder "${name}" has steps but no form.json.`;
    const repair = 'Add it, or remove the folder.';
    return new DefinitionError('foldersComplete', { place: { file, pointer: '' }, problem, repair });
  });
}

/**
 * Routes and submit addresses that two forms have, compared without case as the router does; reported at the later form. A
 * folder that was copied to begin a new form still has the old one's.
 */
function duplicateAddresses(formsFolder: string): readonly DefinitionError[] {
  const owners = new Map<string, string>();
  return listForms(formsFolder).flatMap((id) =>
    addressesOf(path.join(formsFolder, id, 'form.json')).flatMap(([kind, address, place]) => {
      const key = `${kind} ${normaliseAddress(address)}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? id);
      if (owner === undefined) return [];
      const [who, repair] =
        owner === id
          ? ['This form', 'Remove it: large and small letters and a slash at the end make no difference.']
          : [`The form "${owner}"`, 'Give each form addresses of its own.'];
      return new DefinitionError('addressesDistinct', {
        place,
        problem: `${who} has the address ${address} already.`,
        repair,
      });
    }),
  );
}

type Address = readonly [kind: 'page' | 'service', address: string, place: Place];

/** None for a form.json that cannot be read: `checkForm` reports that. */
function addressesOf(file: string): readonly Address[] {
  try {
    const { value, place } = readJsonFile(file);
    const { route, aliases, submit } = recordOf(value);
    const { post } = recordOf(submit);
    const pages = [
      ['/route', route],
      ...[aliases ?? []].flat().map((alias, i) => [`/aliases/${i}`, alias] as const),
    ] as const;
    return [
      ...pages.flatMap(([at, page]): Address[] => (typeof page === 'string' ? [['page', page, place(at)]] : [])),
      ...(typeof post === 'string' ? [['service', post, place('/submit/post')] as const] : []),
    ];
  } catch (error) {
    if (error instanceof DefinitionError) return [];
    throw error;
  }
}
