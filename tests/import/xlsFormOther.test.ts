// `or_other` of XLSForm: a question for a text is asked once "Other" is chosen.
import { expect, it } from 'vitest';
import { surveyed } from './support/surveyed.ts';

it.each<[string, object]>([
  ['select_one yes_no or_other', { properties: { why: { const: 'other' } }, required: ['why'] }],
  ['select_multiple yes_no or_other', { properties: { why: { contains: { const: 'other' } } }, required: ['why'] }],
  ['select one from yes_no or specify other', { properties: { why: { const: 'other' } }, required: ['why'] }],
])('%s', async (type, test) => {
  const { code, schema, text, read } = await surveyed([
    { type, name: 'why', 'label::English (en)': 'Why?', 'label::Arabic (ar)': 'لماذا؟' },
    { type: 'text', name: 'after', 'label::English (en)': 'After' },
  ]);
  expect(code, text).toBe(0);
  expect(schema.allOf).toMatchObject([
    { if: test, [`${'then'}`]: { properties: { why_other: { type: 'string', title: 'Why? Please specify' } } } },
  ]);
  expect(text).toMatch(/row 2\n +The words of the question that asks what else it is\./);
  expect(read('questions.ui.json')['ui:order']).toEqual(['why', 'why_other', 'after']);
  expect(read('ar.json')['questions.schema.json']).toMatchObject({
    '/allOf/0/then/properties/why_other/title': '',
  });
});

it('a row that has the name of that question is the question', async () => {
  const { code, properties, schema, text } = await surveyed([
    { type: 'select_one yes_no or_other', name: 'why', label: 'Why' },
    { type: 'text', name: 'why_other', label: 'Which' },
  ]);
  expect(code, text).toBe(0);
  expect([properties.why_other.title, schema.allOf]).toEqual(['Which', undefined]);
});
