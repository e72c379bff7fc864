// Answers that nobody would get, and receipts that nobody would send.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const mail = { type: 'string', format: 'email', title: 'E-mail', maxLength: 99 };

function found(form: object, properties: object, more: object = {}): readonly string[] {
  const folder = writeForm({
    'trip/form.json': formFile(form),
    'trip/who.schema.json': { type: 'object', properties, ...more },
    'trip/who.ui.json': { 'ui:order': ['*'] },
  });
  return checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
}

const saved = { title: 'Saved', text: ['The file trip.json is saved on your device.'] };
const answers = { a: text, g: { type: 'object', title: 'Group', properties: { b: text, c: { ...text, title: 'C' } } } };

it.each<[what: string, document: object | undefined, told: readonly string[]]>([
  ['no document: the file has all', undefined, []],
  ['each answer', { a: '/who/a', more: { b: '/who/g/b', c: '/who/g/c' } }, []],
  ['the group of an answer', { a: '/who/a', group: '/who/g' }, []],
  ['all of the step', { all: '/who' }, []],
  ['one of two in a group', { a: '/who/a', b: '/who/g/b' }, ['/properties/g/properties/c Add "/who/g/c" to']],
  ['nothing of a group', { a: '/who/a' }, ['/properties/g/properties/b', '/properties/g/properties/c']],
])('a file for the device, with a place for %s', (_, document, told) => {
  const submit = { download: 'trip.json', ...(document && { document }) };
  expect(found({ submit, done: saved }, answers)).toEqual(told.map((one) => expect.stringContaining(one)));
  // What is sent to the school has every answer.
  const both = { title: 'Sent', text: ['We have your answers. The file is called trip.json.'] };
  expect(found({ submit: { ...submit, post: '/trip' }, done: both }, answers)).toEqual([]);
});

it('a group that two branches ask for is looked into for each', () => {
  const group = (inside: object) => ({ properties: { g: { type: 'object', title: 'Group', properties: inside } } });
  const branches = {
    if: { properties: { a: { const: 'x' } }, required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: group({ x: { ...text, title: 'X' } }),
    else: group({ x: { ...text, title: 'X' }, y: { ...text, title: 'Y' } }),
  };
  const submit = { download: 'trip.json', document: { a: '/who/a', x: '/who/g/x' } };
  expect(found({ submit, done: saved }, { a: text }, branches)).toEqual([
    expect.stringMatching(/^\/else\/properties\/g\/properties\/y Add "\/who\/g\/y"/),
  ]);
});

it('what is known without the file, and what must not be in it, need no place', () => {
  const questions = {
    a: { type: 'number', title: 'A' },
    sum: { type: 'number', title: 'Sum', readOnly: true, computed: { sum: ['a'] } },
    terms: { type: 'string', title: 'Terms', const: 'Edition 1', readOnly: true },
    agree: { type: 'boolean', title: 'I agree', const: true, errorMessage: { const: 'Agree' } },
    again: { type: 'number', title: 'Again', equals: { $data: '1/a' }, errorMessage: { equals: 'Not the same' } },
    files: { type: 'array', title: 'Files', maxItems: 2, items: { type: 'object', format: 'attachment' } },
  };
  const attachments = { maxBytes: 5000, types: ['application/pdf'] };
  const submit = { download: 'trip.json', document: { a: '/who/a' } };
  const ticked = { required: ['agree'], errorMessage: { required: { agree: 'Agree' } } };
  expect(found({ submit, done: saved, attachments }, questions, ticked)).toEqual([]);
});

const needed = { required: ['m'], errorMessage: { required: { m: 'E-mail is required' } } };
const branch = {
  if: { properties: { a: { const: 'x' } }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { m: mail }, ...needed },
};

it.each<[what: string, words: string, properties: object, more: object, isRefused: boolean]>([
  ['that has to be given', 'You get a receipt by e-mail.', { m: mail }, needed, false],
  ['that may be left blank', 'You get a receipt by e-mail.', { m: mail }, {}, true],
  ['that is asked of some', 'You get a receipt by e-mail.', { a: text }, branch, true],
  [
    'that may be left blank, and it says so',
    'If you gave an address, you get a receipt by e-mail.',
    { m: mail },
    {},
    false,
  ],
  ['that may be left blank, and no receipt is promised', 'Thank you.', { m: mail }, {}, false],
])('a receipt to an address %s', (_, words, properties, more, isRefused) => {
  const done = { title: 'Done', text: [words] };
  const told = found({ mail: { to: '/who/m' }, done }, properties, more);
  expect(told).toEqual(isRefused ? [expect.stringMatching(/^\/done\/text\/0 Require that answer, or say whom/)] : []);
});
