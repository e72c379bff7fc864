// Writes one file of a form. What is not JSON is not written, nor is a file that somebody else has changed since the text was
// begun; the text stays where it is, in the studio.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError, parseJsonFile } from '../../compile/index.ts';
import type { SaveAnswer, SaveRequest } from '../../studio/protocol.ts';
import { knownFile } from './formFiles.ts';
import { toFinding } from './lookAtForm.ts';

/** Saves the text, or says why not; fails on a name that is none of a form's files. */
export function saveFile(root: string, { file: name, text, before }: SaveRequest): SaveAnswer {
  const file = knownFile(root, name);
  if (!file) throw new Error(`${name} is no file of a form.`);
  try {
    parseJsonFile(file, text);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return { kind: 'no-json', finding: toFinding(path.resolve(root), error) };
  }
  const present = readFileSync(file, 'utf8');
  if (present !== before && present !== text) return { kind: 'changed-meanwhile', text: present };
  writeFileSync(file, text);
  return { kind: 'saved' };
}
