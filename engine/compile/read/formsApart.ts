// Forms share the site's addresses and the service's: a folder that was copied to begin a new form still answers to the old
// form's. Addresses are compared as the site does, whatever their case.
import path from 'node:path';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { readJsonFile } from './jsonFile.ts';
import { type FormFile, listForms } from './readDefinition.ts';

/** Addresses that two forms of the folder claim, told at the later one; a form.json that is none is told elsewhere. */
export function formsApart(formsFolder: string): readonly DefinitionError[] {
  const claimed = new Map<string, string>();
  return listForms(formsFolder).flatMap((id) =>
    addresses(path.join(formsFolder, id, 'form.json')).flatMap(([what, address, place]) => {
      const key = `${what} ${address.toLowerCase()}`;
      const other = claimed.get(key) ?? id;
      claimed.set(key, other);
      if (other === id) return [];
      const problem = `The form "${other}" has the address ${address} already.`;
      return new DefinitionError(place, problem, 'Give each form addresses of its own.');
    }),
  );
}

type Address = readonly [what: 'page' | 'service', address: string, place: Place];

function addresses(file: string): readonly Address[] {
  try {
    const { value, place } = readJsonFile(file);
    const { route, aliases, submit } = value as Partial<FormFile>;
    const pages = [
      ['/route', route],
      ...[aliases ?? []].flat().map((alias, i) => [`/aliases/${i}`, alias] as const),
    ] as const;
    return [
      ...pages.flatMap(([at, page]): Address[] => (typeof page === 'string' ? [['page', page, place(at)]] : [])),
      ...(typeof submit?.post === 'string' ? [['service', submit.post, place('/submit/post')] as const] : []),
    ];
  } catch (error) {
    if (error instanceof DefinitionError) return [];
    throw error;
  }
}
