// What is asked again, where it is asked only by answers of another step that are not asked again.
import { expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/compileForm.ts';
import { acceptAgain } from '../../../engine/core/asking/acceptAgain.ts';
import { restrictForm } from '../../../engine/core/asking/restrictForm.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 20 });
const files = {
  'trip/who.schema.json': {
    type: 'object',
    properties: { name: text('Name'), kind: { type: 'string', title: 'Kind', enum: ['sick', 'free'] } },
  },
  'trip/who.ui.json': { 'ui:order': ['*'] },
  'trip/days.schema.json': {
    type: 'object',
    properties: {
      spans: {
        type: 'array',
        title: 'Spans',
        maxItems: 3,
        items: {
          type: 'object',
          properties: { from: text('From') },
          required: ['from'],
          errorMessage: { required: { from: 'From is required' } },
          if: { properties: { '/who/kind': { const: 'sick' } }, required: ['/who/kind'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: {
            properties: { note: text('Note') },
            required: ['note'],
            errorMessage: { required: { note: 'Note is required' } },
          },
        },
      },
    },
  },
  'trip/days.ui.json': { spans: { items: { 'ui:order': ['*'] } } },
  'trip/form.json': formFile({
    steps: [
      { id: 'who', label: 'Who', at: '/who' },
      { id: 'days', label: 'Days', at: '/days' },
    ],
  }),
};
const stored = { who: { name: 'Ada', kind: 'sick' }, days: { spans: [{ from: 'May', note: 'N' }] } };

async function again(given: object) {
  const form = await loadForm(compileForm(writeForm(files), 'trip').code);
  expect(restrictForm(form, ['/days/spans']).steps.map(({ id }) => id)).toEqual(['days']);
  return acceptAgain(form, ['/days/spans'], stored, { ...given });
}

it('is kept with what these answers bring up', async () => {
  const given = { days: { spans: [{ from: 'June', note: 'O' }] } };
  expect(await again(given)).toEqual({ answers: { ...stored, ...given }, errors: [], conflicts: [] });
});

it('is refused as in the whole form', async () => {
  const { errors } = await again({ days: { spans: [{ from: 'June' }] } });
  expect(errors.map(({ name, message }) => [name, message])).toEqual([['days[spans][0][note]', 'Note is required']]);
});

it('has nothing of other questions', async () => {
  const { errors } = await again({ who: { name: 'Eve' }, days: stored.days });
  expect(errors.map(({ name }) => name)).toEqual(['who']);
});
