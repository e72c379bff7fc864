// Pages link to a form by its `purpose`: <FormLink to="apply" />, formFor('apply'), and [](form:apply) in a
// content file. Each purpose that they name has one form.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, type Finding, filesBelow } from '../../compile/index.ts';
import type { FormHead } from './readHeads.ts';

const LINK =
  /<FormLink\b[^>]*?\bto="(?<link>[a-z-]+)"|\bformFor\('(?<call>[a-z-]+)'\)|\]\((?:form|button):(?<text>[a-z-]+)\)/g;

export function* purposesTaken(site: string, forms: readonly FormHead[]): Generator<Finding> {
  const known = forms.flatMap(({ value }) => value.purpose ?? []);
  for (const [i, form] of forms.entries()) {
    const { purpose } = form.value;
    const earlier = forms.slice(0, i).find(({ value }) => value.purpose === purpose);
    if (purpose === undefined || !earlier) continue;
    const problem = `The form "${earlier.id}" has the purpose "${purpose}" already.`;
    yield { place: form.json.place('/purpose'), problem, repair: 'Take it out of one of them.' };
  }
  for (const { file, line, purpose } of linksIn(site)) {
    if (known.includes(purpose)) continue;
    const repair = `Give one form.json "purpose": "${purpose}", or take out the link.${didYouMean(purpose, known)}`;
    yield { place: { file, pointer: '', line }, problem: `No form has the purpose "${purpose}".`, repair };
  }
}

function linksIn(site: string): readonly { file: string; line: number; purpose: string }[] {
  const folders = ['layout', 'pages', 'forms', 'content'].map((name) => path.join(site, name));
  const files = folders.flatMap((folder) => filesBelow(folder).map((name) => path.join(folder, name)));
  return files
    .filter((file) => /\.(?:tsx?|json)$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(LINK)].map(({ index, groups = {} }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        purpose: groups.link ?? groups.call ?? groups.text ?? '',
      }));
    });
}
