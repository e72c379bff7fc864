// While a step cannot be read, nothing that other parts of the form say of its answers is reported, and all else is.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, goodFiles, writeForm } from './support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });

it.each(['', '/first'])('a step at "%s"', (at) => {
  const name = `${at}/q`;
  const files = (content: unknown) => ({
    'trip/form.json': formFile({
      steps: [
        { id: 'first', label: 'First', ...(at && { at }) },
        { id: 'who', label: 'Who', at: '/who', if: { required: [name] } },
      ],
      summary: [name],
      prefill: { q: name },
      mail: { to: `${at}/mail` },
      phoneCountry: 'lb',
    }),
    'trip/first.schema.json': content,
    'trip/first.ui.json': {},
    'trip/who.schema.json': {
      type: 'object',
      properties: {
        m: { type: 'number', title: 'M', atLeast: { $data: `${at}/n` }, errorMessage: { atLeast: 'Too little' } },
        a: text('A'),
        unlimited: { type: 'string', title: 'Unlimited' },
      },
      if: { required: [`${at}/n`] },
      else: { properties: { a: { maxLength: 5 } } },
    },
    'trip/who.ui.json': {},
  });
  const first = {
    type: 'object',
    properties: {
      q: text('Q'),
      n: { type: 'number', title: 'N' },
      mail: { ...text('Mail'), format: 'email' },
      phone: { type: 'string', title: 'Phone', format: 'phone' },
    },
  };
  const codes = (content: unknown) => checkForm(writeForm(files(content)), 'trip').findings.map(({ code }) => code);
  const found = codes(first);
  expect(found).toContain('lengthsLimited');
  expect([...codes('{')].sort()).toEqual(['jsonValid', ...found].sort());
  expect([...codes({ ...first, properties: 7 })].sort()).toEqual(['valuesValid', ...found].sort());
});

it('a step of a wrong type that asks under conditions on another one is a group all the same', () => {
  const asking = { if: { required: ['/first/q'] }, else: { properties: { u: text('U') } } };
  const folder = writeForm({
    'trip/form.json': formFile({
      steps: [
        { id: 'first', label: 'First', at: '/first' },
        { id: 'who', label: 'Who', at: '/who' },
      ],
    }),
    'trip/first.schema.json': {
      type: 'object',
      properties: { q: text('Q'), r: text('R') },
      required: ['r'],
      errorMessage: { required: { r: 'R is required' } },
    },
    'trip/first.ui.json': {},
    'trip/who.schema.json': { type: 'objct', properties: { a: text('A') }, ...asking },
    'trip/who.ui.json': { 'ui:order': ['a', 'u'] },
  });
  expect(checkForm(folder, 'trip').findings.map(({ code }) => code)).toEqual(['valuesValid']);
});

it('a ui file is checked although its schema cannot be read', () => {
  for (const content of ['{', undefined, { $ref: 'nope.json' }]) {
    const folder = writeForm({
      'trip/who.schema.json': content,
      'trip/who.ui.json': { name: { 'ui:widget': 'radoi', 'ui:colour': 'red' }, 'ui:sections': [{ title: 7 }] },
    });
    const found = checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'keysKnown /name/ui:colour',
        'valuesValid /name/ui:widget',
        'valuesValid /ui:sections/0/title',
      ]),
    );
    expect(found.length).toBeLessThanOrEqual(6);
  }
});

it('a condition of a step without files is checked all the same', () => {
  const folder = writeForm({
    ...goodFiles,
    'trip/form.json': formFile({
      steps: [
        { id: 'who', label: 'Who', at: '/who' },
        {
          id: 'gone',
          label: 'Gone',
          at: '/gone',
          if: { properties: { '/who/nmae': { const: 'Ada' } }, required: ['/who/nmae'] },
        },
      ],
    }),
  });
  expect(checkForm(folder, 'trip').findings.map(({ code, place }) => `${code} ${place.pointer}`)).toEqual([
    'conditionsAcrossSteps /steps/1/if',
    'fileReadable ',
    'fileReadable ',
  ]);
});
