// Any value in the place of any keyword of a schema, or key of a ui file, is a finding and never an exception.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import uiFileSchema from '../../forms/ui.schema.json' with { type: 'json' };
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'A', maxLength: 50 };
const questions: Readonly<Record<string, object>> = {
  text,
  number: { type: 'integer', title: 'A' },
  date: { type: 'string', title: 'A', format: 'date' },
  choice: { type: 'string', title: 'A', enum: ['p', 'q'] },
  several: { type: 'array', title: 'A', uniqueItems: true, items: { type: 'string', enum: ['p', 'q'] } },
  list: { type: 'array', title: 'A', maxItems: 3, items: text },
  group: { type: 'object', title: 'A', properties: { n: text } },
  named: { type: 'object', title: 'A', maxProperties: 3, additionalProperties: text },
  file: { type: 'object', title: 'A', format: 'attachment' },
};
const VALUES = [null, true, 7, 'x', [], [null], {}, { x: 7 }, { a: { b: null } }];
/** Keywords of other vocabularies, which the check names in its findings. */
const FOREIGN = [
  'oneOf',
  'anyOf',
  'not',
  'contains',
  'prefixItems',
  'patternProperties',
  '$dynamicRef',
  'dependencies',
];
const KEYWORDS = [...Object.keys(stepFileSchema.definitions.question.properties), ...FOREIGN];
const UI_KEYS = [
  ...Object.keys(uiFileSchema.definitions.field.properties),
  'anyOf',
  'elements',
  'rule',
  'options',
  'label',
];

/** Checks one form that has a step for each of `VALUES`; `schema` and `ui` put the value into the step's two files. */
function check(schema: (value: unknown) => object, ui: (value: unknown) => object): void {
  const steps = VALUES.map((_, i) => ({ id: `s${i}`, label: `Step ${i}`, at: `/s${i}` }));
  const files = VALUES.flatMap((value, i) => [
    [`trip/s${i}.schema.json`, { type: 'object', ...schema(value) }],
    [`trip/s${i}.ui.json`, ui(value)],
  ]);
  const form = formFile({ steps, attachments: { maxBytes: 9000, types: ['image/png'] } });
  const folder = writeForm({ 'trip/form.json': form, ...Object.fromEntries(files) });
  expect(() => checkForm(folder, 'trip')).not.toThrow();
}

/** All questions at once, each with something else in it. */
const changed = (own: object) =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, { ...question, ...own }]));
const each = (own: object) => Object.fromEntries(Object.keys(questions).map((name) => [name, own]));

describe('at a question', () => {
  it.each(KEYWORDS)('%s', (keyword) => {
    check(
      (value) => ({ properties: changed({ [keyword]: value }) }),
      () => ({}),
    );
  });

  it.each(UI_KEYS)('%s', (key) => {
    check(
      () => ({ properties: questions }),
      (value) => each({ [key]: value }),
    );
  });
});

describe('at a step', () => {
  it.each(KEYWORDS)('%s', (keyword) => {
    check(
      (value) => ({ properties: { a: text }, [keyword]: value }),
      () => ({}),
    );
  });

  it.each(UI_KEYS)('%s', (key) => {
    check(
      () => ({ properties: { a: text } }),
      (value) => ({ [key]: value }),
    );
  });
});
