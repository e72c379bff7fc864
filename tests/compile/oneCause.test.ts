// Findings that disappear with the repair of another one are not reported beside it.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const office = (change: object) => ({
  columns: ['/who/name'],
  search: ['/who/name'],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'met', label: 'Met' },
  ],
  moves: [{ id: 'meet', label: 'Meet', from: ['new'], to: 'met', ...change }],
});
const codes = (files: object, language: 'en' | 'ar' = 'en') =>
  checkForm(writeForm({ ...goodFiles, ...files }), 'trip', language).findings.map(({ code }) => code);

it('a question of a move without "properties" around it does not also lack them', () => {
  const asks = { day: { type: 'string', format: 'date', title: 'Day' } };
  expect(codes({ 'trip/office.json': office({ asks }) })).toEqual(['keysKnown']);
});

it('an office of a form that is not sent has no statuses that are gone', () => {
  const found = codes({
    'trip/form.json': formFile({
      submit: { download: 'trip.json' },
      done: { title: 'Saved', text: ['The file trip.json was saved. Nothing was sent.'] },
    }),
    'trip/office.json': office({}),
    'trip/published.json': { version: 1, answers: { 'who[name]': 'string' }, statuses: ['met', 'new'] },
  });
  expect(found).toContain('officeIsUsed');
  expect(found).not.toContain('statusesKept');
});

it('a translation of a text that moved is told once', () => {
  const question = { type: 'string', title: 'Text', maxLength: 50 };
  const found = codes(
    {
      'trip/who.schema.json': { type: 'object', properties: { moved: question } },
      'trip/who.ui.json': {},
      'trip/ar.json': {
        'form.json': goodFiles['trip/ar.json']['form.json'],
        'who.schema.json': { '/properties/a/title': 'نص' },
      },
      'trip/translated.json': { ar: { 'who.schema.json': { '/properties/a/title': '71988c4d 5de3c4bb' } } },
    },
    'ar',
  );
  expect(found).toContain('translationsCurrent');
  expect(found).not.toContain('translated');
});
