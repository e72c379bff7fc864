import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../engine/studio/server/writeFiles.ts';
import { writeForm } from '../../compile/support/writeForm.ts';

it('puts back what it wrote when a later file cannot be written, and says why that one failed', () => {
  const root = writeForm();
  const form = path.join(root, 'trip/form.json');
  const before = readFileSync(form, 'utf8');
  // Where the folder of examples should be is a file.
  writeFileSync(path.join(root, 'trip/examples'), '');
  const files = [
    { name: 'trip/form.json', before, after: '{}' },
    { name: 'trip/examples/new.json', before: null, after: '{}' },
  ];
  expect(() => writeFiles(root, { files })).toThrow(/EEXIST/);
  expect(readFileSync(form, 'utf8')).toBe(before);
});
