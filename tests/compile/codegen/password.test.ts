// A form that asks for a password: what its module says of it, and that answers for a draft are without it.
import { expect, it } from 'vitest';
import { checkForm, compileForm, publishedOf } from '../../../engine/compile/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 20 });

function writeTrip(ui: object, files: object = {}) {
  const items = {
    type: 'object',
    properties: { n: text('Name'), code: text('Code') },
    required: ['n'],
    errorMessage: { required: { n: 'Name is required' } },
  };
  return writeForm({
    'trip/who.schema.json': {
      type: 'object',
      properties: { word: text('Word'), other: text('Other'), l: { type: 'array', title: 'List', maxItems: 3, items } },
    },
    'trip/who.ui.json': ui,
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who', at: '/who' }] }),
    ...files,
  });
}

function compile(ui: object) {
  return loadForm(compileForm(writeTrip(ui), 'trip').code);
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
  const { withoutSecrets, secrets } = await compile({});
  expect([withoutSecrets, secrets]).toEqual([undefined, undefined]);
});

it('stays known as one when a later version no longer asks for it', async () => {
  const word = { word: { 'ui:widget': 'password' } };
  const before = checkForm(
    writeTrip({ ...word, l: { items: { code: { 'ui:widget': 'password' } } } }),
    'trip',
  ).definition;
  if (!before) throw new Error('The form cannot be read.');
  const published = publishedOf(before);
  expect(published.secrets).toEqual(['who[l][code]', 'who[word]']);
  const folder = writeTrip(word, { 'trip/published.json': published });
  const { code, definition } = compileForm(folder, 'trip');
  expect((await loadForm(code)).secrets).toEqual(published.secrets);
  expect(publishedOf(definition).secrets).toEqual(published.secrets);
});
