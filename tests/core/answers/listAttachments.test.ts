import { expect, it } from 'vitest';
import { listAttachments } from '../../../engine/core/answers/listAttachments.ts';
import { makeForm } from '../support/makeForm.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const form = await makeForm([
  {
    at: ['a'],
    schema: group({ has: yesNo, photos: list(file) }, when('has', 'yes', group({ report: file }))),
  },
  { schema: group({ rows: list(group({ name: text, paper: file })) }) },
]);
const paper = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf', size: 5 });

it('lists the attachments of visible questions, in the order of the form', () => {
  const answers = {
    rows: [{ name: 'x' }, { name: 'y', paper: paper('4') }],
    a: { report: paper('3'), photos: [paper('1'), paper('2')], has: 'yes' },
  };
  expect(listAttachments(form, answers).map(({ name, attachment }) => [name, attachment.id])).toEqual([
    ['a[photos][0]', '1'],
    ['a[photos][1]', '2'],
    ['a[report]', '3'],
    ['rows[1][paper]', '4'],
  ]);
});

it('leaves out attachments of hidden and unknown questions', () => {
  expect(listAttachments(form, { a: { has: 'no', report: paper('1') }, other: paper('2') })).toEqual([]);
  expect(listAttachments(form, {})).toEqual([]);
});
