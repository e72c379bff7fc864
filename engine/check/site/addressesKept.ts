// Addresses that parents, search engines and letters know keep leading to a page. `site/addresses.json` lists every address that there
// ever was with its page or form. A mend adds new addresses to the list, and adds an address that a page has lost to the page's aliases.
// When a page is deleted, a finding remains until its addresses are aliases of another page or are removed from the list by hand. Forms
// without published.json are left out; without the list nothing is checked. `npm run check` reports these findings; a build does not.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  DefinitionError,
  type Finding,
  factsFileOf,
  type JsonFile,
  listForms,
  readJsonFile,
} from '../../compile/index.ts';
import { formatPointer, isRecord, normaliseAddress } from '../../core/index.ts';
import { applyMend } from '../edits/applyMend.ts';
import { type FormHead, readHeads } from './readHeads.ts';
import { FORM, type Pages, readPages } from './readPages.ts';

const ADDRESS = /^(?!.*\/\/)\/[\w/-]*$/;

/** A page or form and its addresses. */
interface Addressed {
  /** `services/Health` or `form:visit`. */
  readonly owner: string;
  readonly path: string;
  readonly aliases: readonly string[];
  readonly json: JsonFile;
  /** Where `aliases` stand in the file, or would. */
  readonly atAliases: string;
}

/** The findings about addresses that were recorded and end, or are not recorded, in the site beside a folder of forms. */
export function checkAddressesKept(formsFolder: string): readonly DefinitionError[] {
  const file = addressesFileOf(formsFolder);
  const { pages } = readPages(path.dirname(file));
  if (!pages || !existsSync(file)) return [];
  try {
    const forms = readHeads(formsFolder);
    const all = allAddressed(formsFolder, pages, forms);
    // `checkForm` and `checkSite` report a file that cannot be read and an address that is none; until then nobody knows what ends.
    if (forms.length < listForms(formsFolder).length) return [];
    if (all.some(({ path: own, aliases }) => ![own, ...aliases].every((one) => ADDRESS.test(String(one))))) return [];
    const findings = [...addressesKept(readJsonFile(file), all)];
    return findings.map((finding) => new DefinitionError('addressesKept', finding));
  } catch (error) {
    if (error instanceof DefinitionError) return [error];
    throw error;
  }
}

/** The file with all addresses that there ever were, of the site beside a folder of forms. */
export function addressesFileOf(formsFolder: string): string {
  return path.join(path.dirname(factsFileOf(formsFolder)), 'addresses.json');
}

/**
 * Adds the addresses of pages and published forms to site/addresses.json, where they are missing. It removes none: an address in the file that
 * leads to no page stays a finding.
 * @returns false if all were recorded already
 */
export function recordAddresses(formsFolder: string): boolean {
  const file = addressesFileOf(formsFolder);
  const missing = checkAddressesKept(formsFolder).flatMap(({ place, mend }) => (place.file === file && mend) || []);
  applyMend(missing);
  return missing.length > 0;
}

function allAddressed(formsFolder: string, { pages, json }: Pages, forms: readonly FormHead[]): readonly Addressed[] {
  const ofPages = pages.map(
    ({ page, path: address, aliases = [] }, i): Addressed => ({
      owner: page,
      path: address,
      aliases,
      json,
      atAliases: `/pages/${i}/aliases`,
    }),
  );
  const ofForms = forms
    .filter(({ id }) => existsSync(path.join(formsFolder, id, 'published.json')))
    .map(({ id, json: form, value: { route = '', aliases = [] } }) => ({
      owner: FORM + id,
      path: route,
      aliases: [aliases].flat(),
      json: form,
      atAliases: '/aliases',
    }));
  return [...ofPages, ...ofForms];
}

function* addressesKept(record: JsonFile, all: readonly Addressed[]): Generator<Finding> {
  const recorded = isRecord(record.value) ? record.value : {};
  const ownerOf = new Map(Object.entries(recorded).map(([address, owner]) => [normaliseAddress(address), owner]));
  const current = all.flatMap(({ owner, path: address, aliases }) =>
    [address, ...aliases].map((one) => [one, owner] as const),
  );
  const leads = new Set(current.map(([address]) => normaliseAddress(address)));
  const ended = Object.entries(recorded).filter(([address]) => !leads.has(normaliseAddress(address)));
  for (const [address, name] of ended) {
    const owner = all.find((one) => one.owner === name);
    const problem = `${address} led to ${ownerInWords(String(name))}, and leads nowhere now.`;
    if (owner) {
      const { json, aliases, atAliases } = owner;
      // Each of these mends adds all addresses that this page lost: none takes back what another one added.
      const lost = ended.filter(([, one]) => one === name).map(([one]) => one);
      const mend = [{ file: json.file, pointer: atAliases, value: [...aliases, ...lost] }];
      const repair = `Add "${address}" to its "aliases", so that bookmarks and links to it keep leading there.`;
      yield { place: json.place(atAliases), problem, repair, mend };
    } else {
      const repair = `Add "${address}" to the "aliases" of the page or form that has taken its place; or take this line out, and visitors are told that there is no such page.`;
      yield { place: record.place(formatPointer([address])), problem, repair };
    }
  }
  const further = current.filter(([address, owner]) => ownerOf.get(normaliseAddress(address)) !== owner);
  if (further.length === 0) return;
  const renewed = new Set(further.map(([address]) => normaliseAddress(address)));
  const others = Object.entries(recorded).filter(([address]) => !renewed.has(normaliseAddress(address)));
  const value = Object.fromEntries([...others, ...further].sort(([a], [b]) => (a < b ? -1 : 1)));
  yield {
    place: record.place(''),
    problem: `Not recorded as it is now: ${further.map(([address]) => address).join(', ')}.`,
    repair: 'Run npm run check -- --mend; later checks then find addresses that have moved.',
    mend: [{ file: record.file, pointer: '', value }],
  };
}

function ownerInWords(name: string): string {
  return name.startsWith(FORM) ? `the form ${name.slice(FORM.length)}` : `the page ${name}`;
}
