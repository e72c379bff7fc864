// A refused condition of one step hides nothing in the steps that do not depend on it, although those have conditions of their own.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'A', maxLength: 50 };
const named = (title: string) => ({ ...text, title });
const is = (name: string, value: string) => ({ properties: { [name]: { const: value } }, required: [name] });
const choice = (title: string) => ({ type: 'string', title, enum: ['p', 'q'] });

const who = { type: 'object', properties: { kind: choice('Kind'), side: choice('Side') } };
const how = { type: 'object', properties: { way: choice('Way') } };
const why = {
  type: 'object',
  properties: { reason: choice('Reason'), more: named('More') },
  if: is('/who/kind', 'q'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { other: named('Other') } },
};
/** Mistakes in the last step, each found by another kind of rule: about one question, about the titles of a group, about the ui file, about limits. */
const MISTAKES: readonly (readonly [what: string, schema: object, ui: object, finding: RegExp])[] = [
  ['a text without a limit', { more: { type: 'string', title: 'More' } }, {}, /^lengthsLimited .*why.*more/],
  ['a title twice', { more: named('Reason') }, {}, /^titlesDistinct .*why.*more/],
  ['a widget that does not fit', {}, { more: { 'ui:widget': 'radio' } }, /^widgetsFit .*why.*more/],
  ['an unknown name in the order', {}, { 'ui:order': ['reason', 'more', 'other', 'nope'] }, /^uiNamesFields .*why/],
  ['limits that cross', { more: { ...named('More'), minLength: 60 } }, {}, /^limitsAgree .*why.*more/],
];

function check(conditions: Readonly<Record<string, object>>, more: object, ui: object) {
  const steps = ['who', 'how', 'why'].map((id) => ({
    ...{ id, label: id, at: `/${id}` },
    ...(conditions[id] && { if: conditions[id] }),
  }));
  const folder = writeForm({
    'trip/form.json': formFile({ steps }),
    'trip/who.schema.json': who,
    'trip/who.ui.json': {},
    'trip/how.schema.json': how,
    'trip/how.ui.json': {},
    'trip/why.schema.json': { ...why, properties: { ...why.properties, ...more } },
    'trip/why.ui.json': { 'ui:order': ['reason', 'more', 'other'], ...ui },
  });
  return checkForm(folder, 'trip').findings.map(
    ({ code, place }) => `${code} ${place.file.slice(folder.length)}${place.pointer}`,
  );
}

/** Conditions of the second step: the first is right, and the others are refused, or have a wrong shape. */
const RIGHT = is('/who/kind', 'p');
const LATER = 'names a later step';
const WRONG: readonly (readonly [what: string, condition: object])[] = [
  ['names no question', is('/who/nope', 'p')],
  ['tests an option that there is not', is('/who/kind', 'z')],
  [LATER, is('/why/reason', 'p')],
  ['has a wrong shape', { properties: 7 }],
];

it('the form has no findings', () => {
  expect(check({ how: RIGHT, why: is('/who/side', 'p') }, {}, {})).toEqual([]);
});

const others = { why: is('/who/side', 'p') };

it.each(WRONG)('a condition of another step that %s', (_, condition) => {
  const own = check({ how: condition }, {}, {});
  expect(own).toHaveLength(1);
  for (const [what, more, ui, finding] of MISTAKES) {
    const alone = check({ how: RIGHT, ...others }, more, ui);
    expect([what, ...alone]).toEqual([what, expect.stringMatching(finding)]);
    expect([what, ...check({ how: condition, ...others }, more, ui)].sort()).toEqual([what, ...own, ...alone].sort());
  }
});

it.each(WRONG.filter(([what]) => what !== LATER))('a condition of the step itself that %s', (_, condition) => {
  const own = check({ why: condition }, {}, {});
  expect(own).toHaveLength(1);
  for (const [what, more, ui] of MISTAKES) {
    const alone = check(others, more, ui);
    expect([what, ...check({ why: condition }, more, ui)].sort()).toEqual([what, ...own, ...alone].sort());
  }
});
