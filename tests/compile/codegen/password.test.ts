// A form that asks for a password: what its module says of it, and that answers for a draft are without it.
import { expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 20 });

function compile(ui: object) {
  const items = {
    type: 'object',
    properties: { n: text('Name'), code: text('Code') },
    required: ['n'],
    errorMessage: { required: { n: 'Name is required' } },
  };
  const folder = writeForm({
    'trip/who.schema.json': {
      type: 'object',
      properties: { word: text('Word'), other: text('Other'), l: { type: 'array', title: 'List', maxItems: 3, items } },
    },
    'trip/who.ui.json': ui,
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who', at: '/who' }] }),
  });
  return loadForm(compileForm(folder, 'trip').code);
}

it('has it in no draft, and in dots where answers are listed', async () => {
  const form = await compile({
    word: { 'ui:widget': 'password' },
    l: { items: { code: { 'ui:options': { widget: 'password' } } } },
  });
  const answers = { who: { word: 'a', other: 'b', l: [{ n: 'c', code: 'd' }, { n: 'e' }] } };
  expect(form.withoutSecrets?.(answers)).toEqual({ who: { other: 'b', l: [{ n: 'c' }, { n: 'e' }] } });
  expect(form.withoutSecrets?.({ who: {} })).toEqual({ who: {} });
  const { word, other } = form.steps[0]?.schema.properties ?? {};
  expect([word?.inputType, word?.inWords?.('a'), other?.inputType]).toEqual(['password', '••••••••', undefined]);
});

it('is no other form', async () => {
  expect((await compile({})).withoutSecrets).toBeUndefined();
});
