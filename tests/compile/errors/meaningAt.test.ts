// What is missing or wrong is explained by what it means where it stands, not by a key of the same name elsewhere.
import { expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { meaningAt } from '../../../engine/compile/errors/meaningAt.ts';
import formFileSchema from '../../../forms/form.schema.json' with { type: 'json' };
import officeFileSchema from '../../../forms/office.schema.json' with { type: 'json' };
import stepFileSchema from '../../../forms/step.schema.json' with { type: 'json' };
import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import { formFile, writeForm } from '../support/writeForm.ts';

const form = {
  menu: { label: 'Trip', position: 5 },
  steps: [{ id: 'who', label: 'Who', at: '/who' }],
  again: { label: 'Another' },
  done: { title: 'Done', text: ['Good.'] },
};
const { definitions, properties } = formFileSchema;

it.each<[string, object, string]>([
  ['/title', { title: undefined }, properties.title.description],
  ['/version', { version: undefined }, properties.version.description],
  ['/done', { done: undefined }, properties.done.description],
  ['/done/title', { done: { text: ['Good.'] } }, properties.done.properties.title.description],
  ['/done/text', { done: { title: 'Done' } }, properties.done.properties.text.description],
  ['/steps/0/label', { steps: [{ id: 'who', at: '/who' }] }, definitions.step.properties.label.description],
  ['/steps/0/id', { steps: [{ label: 'Who', at: '/who' }] }, definitions.step.properties.id.description],
  ['/again/label', { again: {} }, properties.again.properties.label.description],
  ['/menu/label', { menu: { position: 5 } }, properties.menu.properties.label.description],
])('%s, which is missing', (pointer, change, meaning) => {
  const folder = writeForm({ 'trip/form.json': formFile({ ...form, ...change }) });
  const found = checkForm(folder, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toContain(`${pointer.slice(0, pointer.lastIndexOf('/'))} Add it. It means: ${meaning}`);
});

type Described = readonly [keys: readonly string[], meaning: string];

/** Every key that has a description, by the keys that lead to it in the file. */
function described(schema: object, root: object, at: readonly string[] = []): readonly Described[] {
  const { $ref, properties: named = {}, items } = schema as { $ref?: string; properties?: object; items?: object };
  if ($ref !== undefined && at.length < 5) {
    const { definitions: parts = {} } = root as { definitions?: Readonly<Record<string, object>> };
    return described(parts[$ref.replace('#/definitions/', '')] ?? {}, root, at);
  }
  const own = Object.entries(named).flatMap(([key, part]): readonly Described[] => [
    ...(part.description === undefined ? [] : [[[...at, key], part.description] as const]),
    ...described(part, root, [...at, key]),
  ]);
  return items === undefined || Array.isArray(items) ? own : [...own, ...described(items, root, [...at, '0'])];
}

it.each([
  ['form.json', formFileSchema],
  ['office.json', officeFileSchema],
  ['a schema', stepFileSchema],
  ['a ui file', uiFileSchema],
])('each key of %s by its own description', (_, schema) => {
  const all = described(schema, schema);
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(([keys]) => [keys, meaningAt(schema, keys)])).toEqual(
    all.map(([keys, meaning]) => [keys, `It means: ${meaning}`]),
  );
});
