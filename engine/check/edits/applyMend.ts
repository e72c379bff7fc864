import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from '../../compile/index.ts';
import { editJson } from './editJson.ts';
import { formatValue } from './formatValue.ts';

/** Writes the edits to their files, in order. Throws what the file system throws. */
export function applyMend(edits: readonly Edit[]): void {
  for (const { file, pointer, value } of edits) {
    if (pointer === '' && value === undefined) rmSync(file, { force: true });
    else if (pointer === '') write(file, `${formatValue(value, { unit: '  ', base: '', beside: 0, eol: '\n' })}\n`);
    else write(file, editJson(existsSync(file) ? readFileSync(file, 'utf8') : '{}\n', pointer, value));
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
