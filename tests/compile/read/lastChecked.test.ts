// A form is checked again once a file that it was read from is another, or a file is added or removed; otherwise not.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { formFile, goodFiles, writeFiles, writeForm } from '../support/writeForm.ts';

const codes = (forms: string) => checkForm(forms, 'trip').findings.map(({ code }) => code);
const who = goodFiles['trip/who.schema.json'];
const listed = { ...who, properties: { name: { title: 'Name', $ref: '../lists/names.schema.json' } } };

/** The folder of forms one below, so that a site can stand beside it. */
function writeBeside(changes: object): string {
  const forms = path.join(writeForm(), 'forms');
  writeFiles(forms, { ...goodFiles, ...changes });
  return forms;
}

it('returns the same result while nothing has changed, in each language its own', () => {
  const forms = writeForm();
  const first = checkForm(forms, 'trip');
  expect(first.findings).toEqual([]);
  expect(checkForm(forms, 'trip', 'ar')).not.toBe(first);
  expect(checkForm(forms, 'trip')).toBe(first);
  // The check of a file that is written again as it was.
  writeFiles(forms, { 'trip/form.json': goodFiles['trip/form.json'] });
  expect(checkForm(forms, 'trip')).toBe(first);
});

it.each<[string, object, object, string]>([
  ['a file of the form changes', {}, { 'trip/form.json': formFile({ version: 0 }) }, 'valuesValid'],
  ['a file is added that no step uses', {}, { 'trip/where.ui.json': {} }, 'filesUsed'],
  [
    'a list in another folder changes',
    { 'trip/who.schema.json': listed, 'lists/names.schema.json': { type: 'string', maxLength: 9 } },
    { 'lists/names.schema.json': { type: 'string', maxLength: -1 } },
    'valuesValid',
  ],
])('checks again when %s', (_, before, after, code) => {
  const forms = writeBeside(before);
  expect(codes(forms)).toEqual([]);
  writeFiles(forms, after as Record<string, unknown>);
  expect(codes(forms)).toContain(code);
  writeFiles(forms, { ...goodFiles, ...before });
  rmSync(path.join(forms, 'trip/where.ui.json'), { force: true });
  expect(codes(forms)).toEqual([]);
});

it('checks again when the facts of the site beside it are added, and when they change', () => {
  const forms = writeBeside({ 'trip/form.json': formFile({ title: 'Trip of {{school}}' }) });
  expect(codes(forms)).not.toEqual([]);
  mkdirSync(path.join(forms, '../site'));
  const facts = path.join(forms, '../site/facts.json');
  writeFileSync(facts, JSON.stringify({ school: { en: 'Hill', ar: 'تل' } }));
  expect(codes(forms)).toEqual([]);
  writeFileSync(facts, JSON.stringify({ hall: { en: 'Hill', ar: 'تل' } }));
  expect(codes(forms)).not.toEqual([]);
});

it('checks again once a file can be read', () => {
  const forms = writeForm({ 'trip/who.ui.json': '{' });
  expect(codes(forms)).toEqual(['jsonValid']);
  writeFiles(forms, goodFiles);
  expect(codes(forms)).toEqual([]);
});

it('checks again on another day: limits may count from today', () => {
  const forms = writeForm();
  const first = checkForm(forms, 'trip');
  vi.useFakeTimers({ now: Date.now() + 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(checkForm(forms, 'trip')).not.toBe(first);
});
