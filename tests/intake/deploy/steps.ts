// Extracts the numbered steps of engine/intake/deploy/README.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const project = path.resolve(import.meta.dirname, '../../..');

const readme = readFileSync(path.join(project, 'engine/intake/deploy/README.md'), 'utf8');

/** The headings of all sections that have steps. */
export const sections = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

/** The commands of a section by step number; steps without commands are left out. */
export function stepsOf(heading: string): ReadonlyMap<number, string> {
  const [, section = ''] = readme.split(`## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  const blocks = text.matchAll(/^(?<step>\d+)\. (?:(?!^\d+\. )[^`]|`(?!``))*```sh\n(?<commands>.*?)^ *```$/gms);
  return new Map([...blocks].map(({ groups }) => [Number(groups?.step), groups?.commands ?? '']));
}
