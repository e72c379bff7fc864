// `beside` of a form.json names a component of site/forms/beside.
import path from 'node:path';
import { didYouMean, type Finding, filesBelow } from '../../compile/index.ts';
import type { FormHead } from './readHeads.ts';

export function* besideExists(site: string, forms: readonly FormHead[]): Generator<Finding> {
  const folder = path.join(site, 'forms/beside');
  const names = filesBelow(folder).flatMap((file) => nameOf(/^([A-Z]\w*)\.tsx$/.exec(file)?.[1]));
  for (const { json, value } of forms) {
    const { beside } = value;
    if (beside === undefined || names.includes(beside)) continue;
    const repair = `Name one of these: ${names.join(', ')}.${didYouMean(String(beside), names)}`;
    yield { place: json.place('/beside'), problem: `There is no block "${beside}" in site/forms/beside.`, repair };
  }
}

/** `reach-us` for `ReachUs`. */
function nameOf(component: string | undefined): string[] {
  if (component === undefined) return [];
  return [component.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()];
}
