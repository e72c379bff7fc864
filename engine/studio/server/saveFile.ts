// Writes one file of a form, unless the text is not JSON, or another program has changed the file since editing began. The
// studio then still has the text.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError, parseJsonFile } from '../../compile/index.ts';
import { toFinding } from '../actions/toFinding.ts';
import type { SaveAnswer, SaveRequest } from '../protocol/protocol.ts';
import { knownFile } from './formFiles.ts';

/** Saves the text, or returns why it did not. Throws on a name that is not a file of a form. */
export function saveFile(root: string, { file: name, text, before }: SaveRequest): SaveAnswer {
  const file = knownFile(root, name);
  if (!file) throw new Error(`${name} is not a file of a form.`);
  try {
    parseJsonFile(file, text);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return { kind: 'invalid-json', finding: toFinding(path.resolve(root), error) };
  }
  const present = readFileSync(file, 'utf8');
  if (present !== before && present !== text) return { kind: 'conflict', text: present };
  writeFileSync(file, text);
  return { kind: 'saved' };
}
