// Whatever a file of a form holds, also where it is no object, the check reports it at that file, and never throws.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { goodFiles, writeForm } from '../support/writeForm.ts';

const listed = {
  'lists/way.json': { type: 'string', enum: ['bus', 'car'] },
  'lists/ar.json': { 'way.json': { '/enum/bus': 'باص', '/enum/car': 'سيارة' } },
  'trip/who.schema.json': {
    ...goodFiles['trip/who.schema.json'],
    properties: { name: { $ref: '../lists/way.json', title: 'Name' } },
  },
};
const FILES = [
  'trip/form.json',
  'trip/who.schema.json',
  'trip/who.ui.json',
  'trip/office.json',
  'trip/published.json',
  'trip/ar.json',
  'trip/translated.json',
  'lists/way.json',
];
const CONTENTS = ['', '{', 'null', '7', 'true', '""', '"x"', '[]', '[{}]', '{ "ar": 7, "x": null }'];

function check(files: object) {
  const folder = writeForm({ ...listed, ...files });
  return [...checkForm(folder, 'trip').findings, ...checkForm(folder, 'trip', 'ar').findings];
}

it('the form itself is sound', () => {
  expect(check({})).toEqual([]);
});

describe.each(FILES)('%s', (file) => {
  it.each(CONTENTS)('that holds %j', (content) => {
    expect(check({ [file]: content }).filter(({ place }) => place.file.endsWith(file))).not.toEqual([]);
  });
});

it.each([null, 7, [], { 'who.schema.json': null }, { 'who.schema.json': { '/properties/name/title': 7 } }])(
  'a record of translations that holds %j is written anew',
  (record) => {
    const found = check({ 'trip/translated.json': { ar: record } });
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['translationsCurrent']));
  },
);
