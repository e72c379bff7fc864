// The addresses that layout and components of a site link to (<Link href="/Privacy">, path: '/Tuition'). Each is that of a page, of a form,
// or of a file in public/.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, type Finding, filesBelow } from '../../compile/index.ts';
import { normaliseAddress } from '../../core/index.ts';
import { noPage } from './footerLeads.ts';
import { furtherAddress } from './furtherAddress.ts';
import type { FormHead } from './readHeads.ts';
import type { PagesFile } from './readPages.ts';

const LINK = /(?:\bhref=|\bto=|\bpath: )(?:'|")(?<address>\/(?!\/)[^'"#?]*)/g;
const FOLDERS = ['layout', 'pages', 'forms'];

export function* scriptLinks(
  site: string,
  pages: PagesFile,
  forms: readonly FormHead[],
  addresses: readonly string[],
): Generator<Finding> {
  const known = new Set(addresses.map(normaliseAddress));
  const folders = FOLDERS.map((name) => path.join(site, name));
  const files = folders.flatMap((folder) => filesBelow(folder).map((name) => path.join(folder, name)));
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
    const text = readFileSync(file, 'utf8');
    for (const { index, groups: { address = '' } = {} } of text.matchAll(LINK)) {
      const place = { file, pointer: '', line: text.slice(0, index).split('\n').length };
      const further = furtherAddress(address, pages, forms);
      if (further) yield { place, problem: further.problem, repair: `Write ${further.own}.` };
      if (known.has(normaliseAddress(address)) || existsSync(path.join(site, 'public', address))) continue;
      const repair = `Link to the address of a page or form, or take out the link.${didYouMean(address, [...known])}`;
      yield { place, problem: noPage(address), repair };
    }
  }
}
