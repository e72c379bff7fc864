// No two pages have one address, and none that the service, the build or the files of `public/` have. Of two forms
// `duplicateAddresses` tells.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Finding, isFolder, type Place } from '../../compile/index.ts';
import { DEV_ADDRESSES, languages, normaliseAddress, SERVICE_ADDRESSES, SOURCE } from '../../core/index.ts';
import type { FormHead } from './readHeads.ts';
import type { Pages } from './readPages.ts';

/** What the build makes besides pages. */
const BUILT = ['/assets', '/404'];

const SERVICES = 'an address of the service itself';
const CHOOSE = 'Choose another address.';

interface Claim {
  readonly address: string;
  readonly owner: string;
  readonly isForm: boolean;
  readonly place: Place;
}

export function* addressesFree(site: string, pages: Pages, forms: readonly FormHead[]): Generator<Finding> {
  yield* postsFree(forms);
  const reserved = reservedBy(site);
  const owners = new Map<string, Claim>();
  for (const claim of [...claimsOfPages(pages), ...forms.flatMap(claimsOfForm)]) {
    const address = normaliseAddress(claim.address);
    const taken = reserved.find(([begin]) => isWithin(address, begin));
    const owner = owners.get(address);
    owners.set(address, owner ?? claim);
    const isTwice = owner !== undefined && owner.owner !== claim.owner && !(owner.isForm && claim.isForm);
    if (!taken && !isTwice) continue;
    yield {
      place: claim.place,
      problem: `${claim.address} is ${taken?.[1] ?? owner?.owner}.`,
      repair: CHOOSE,
    };
  }
}

/** A form's `submit.post` is an address of the service; it must not be one at which the service does something else. A page may have the same address, since pages are only read. */
function* postsFree(forms: readonly FormHead[]): Generator<Finding> {
  for (const { json, value } of forms) {
    const post = value.submit?.post;
    if (typeof post !== 'string' || !SERVICE_ADDRESSES.some((begin) => isWithin(normaliseAddress(post), begin)))
      continue;
    yield { place: json.place('/submit/post'), problem: `${post} is ${SERVICES}.`, repair: CHOOSE };
  }
}

function isWithin(address: string, begin: string): boolean {
  return address === begin || address.startsWith(`${begin}/`);
}

function reservedBy(site: string): readonly (readonly [begin: string, whose: string])[] {
  const folder = path.join(site, 'public');
  const files = isFolder(folder) ? readdirSync(folder) : [];
  const groups = [
    [SERVICE_ADDRESSES, SERVICES],
    [DEV_ADDRESSES, 'where the dev server has the studio'],
    [languages.filter((language) => language !== SOURCE).map((language) => `/${language}`), 'where a language begins'],
    [[...BUILT, ...files.map((name) => `/${name}`)], 'where files of the site are'],
  ] as const;
  return groups.flatMap(([begins, whose]) => begins.map((begin) => [normaliseAddress(begin), whose] as const));
}

function claimsOfPages({ pages, json }: Pages): readonly Claim[] {
  return pages.flatMap(({ page, path: address, aliases = [] }, i) => {
    const owner = `the page ${page}`;
    return [
      { address, owner, isForm: false, place: json.place(`/pages/${i}/path`) },
      ...aliases.map((alias, j) => ({
        address: alias,
        owner,
        isForm: false,
        place: json.place(`/pages/${i}/aliases/${j}`),
      })),
    ];
  });
}

function claimsOfForm({ id, json, value: { route, aliases } }: FormHead): readonly Claim[] {
  const all = [
    ['/route', route] as const,
    ...[aliases ?? []].flat().map((alias, i) => [`/aliases/${i}`, alias] as const),
  ];
  return all.flatMap(([at, address]) =>
    typeof address === 'string' ? [{ address, owner: `the form ${id}`, isForm: true, place: json.place(at) }] : [],
  );
}
