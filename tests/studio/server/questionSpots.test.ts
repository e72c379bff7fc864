// The places of a form's questions, by which the form and its files follow each other.
import { expect, it } from 'vitest';
import type { CheckAnswer } from '../../../engine/studio/protocol/protocol.ts';
import { formFile, writeFiles } from '../../compile/support/writeForm.ts';
import { answered, askStudio } from '../support/askStudio.ts';

it('are those of every step, group, list and branch, in the schema and in the ui file; a shared file is the place for each step', async () => {
  const asked = await askStudio();
  const text = { type: 'string', title: 'Name', maxLength: 50 };
  const parent = {
    type: 'object',
    properties: {
      name: text,
      children: { type: 'array', maxItems: 5, items: { type: 'object', properties: { age: text } } },
      turns: {
        type: 'array',
        items: { type: 'array', title: 'Turn', items: { type: 'object', properties: { by: text } } },
      },
    },
    if: { required: ['name'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { properties: { more: { type: 'object', properties: { why: text } } } },
  };
  const steps = ['father', 'mother'].map((id) => ({ id, label: id, at: `/${id}` }));
  writeFiles(asked.folder, {
    'trip/form.json': formFile({ steps }),
    'trip/parent.schema.json': parent,
    'trip/father.schema.json': { $ref: 'parent.schema.json' },
    'trip/mother.schema.json': { $ref: 'parent.schema.json' },
    'trip/father.ui.json': { children: { items: { age: { 'ui:help': 'In years' } } } },
    'trip/mother.ui.json': {},
  });
  const { questions } = await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {} }));
  const places = questions.map(({ name, step, file, pointer }) => `${step} ${name} ${file} ${pointer}`);
  const inParent = (step: number, id: string) => [
    `${step} ${id}[name] trip/parent.schema.json /properties/name`,
    `${step} ${id}[children] trip/parent.schema.json /properties/children`,
    `${step} ${id}[children][][age] trip/parent.schema.json /properties/children/items/properties/age`,
    `${step} ${id}[turns] trip/parent.schema.json /properties/turns`,
    `${step} ${id}[turns][][][by] trip/parent.schema.json /properties/turns/items/items/properties/by`,
    `${step} ${id}[more] trip/parent.schema.json /then/properties/more`,
    `${step} ${id}[more][why] trip/parent.schema.json /then/properties/more/properties/why`,
  ];
  expect(places.filter((place) => place.includes('parent.schema'))).toEqual([
    ...inParent(0, 'father'),
    ...inParent(1, 'mother'),
  ]);
  expect(places).toContain('0 father[children][][age] trip/father.ui.json /children/items/age');
  expect(questions.find(({ name }) => name === 'father[children]')?.line).toBe(9);
});
