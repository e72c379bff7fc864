// The studio shows a submission as the browser would send it, part by part with files by name, or the document that it saves.
import { expect, it } from 'vitest';
import { submissionOf } from '../../../engine/studio/panes/submissionOf.ts';
import { makeForm } from '../../core/support/makeForm.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 50 },
    children: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { age: { type: 'number' } } },
    },
    letter: { type: 'object', format: 'attachment' },
  },
};
const letter = { id: 'f1', name: 'letter.pdf', type: 'application/pdf', size: 7 };
const answers = { who: { name: 'Maya', children: [{ age: 7 }, { age: 9 }], letter } };

it('lists the parts of the request', async () => {
  const form = await makeForm([{ schema, at: ['who'] }]);
  expect(submissionOf(form, answers)).toEqual({
    parts: [
      ['who[name]', 'Maya'],
      ['who[children][0][age]', '7'],
      ['who[children][1][age]', '9'],
      ['who[letter]', 'letter.pdf (application/pdf)'],
    ],
  });
});

it('is the document made from its template, or the answers where there is no template', async () => {
  const form = await makeForm([{ schema, at: ['who'] }], {
    submit: { download: 'trip.json', document: { traveller: '/who/name' } },
  });
  expect(submissionOf(form, answers)).toEqual({ document: '{\n  "traveller": "Maya"\n}' });
  const { document } = submissionOf({ ...form, submit: { download: 'trip.json' } }, answers);
  expect(JSON.parse(document ?? '')).toEqual(answers);
});
