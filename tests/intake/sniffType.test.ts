import { expect, it } from 'vitest';
import { sniffType } from '../../engine/intake/sniffType.ts';
import { sampleFile } from './sampleFiles.ts';

it.each([
  ['pdf', 'application/pdf'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
] as const)('knows a %s', (kind, type) => {
  expect(sniffType(sampleFile(kind, 20))).toBe(type);
});

it.each([
  ['nothing', ''],
  ['one byte', '%'],
  ['a beginning', '%PDF'],
  ['HTML', '<!doctype html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', 'MZ\u0090'],
  ['an archive', 'PK\u0003\u0004'],
  ['a PDF that begins later', '\n%PDF-1.7'],
])('takes %s for nothing', (_, content) => {
  expect(sniffType(Buffer.from(content, 'latin1'))).toBe('');
});
