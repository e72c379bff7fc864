// Conditions as they are written by those who have not read how: the repair says the condition, so that it can be written down as it is.
import { expect, it } from 'vitest';
import { checkForm } from '../../../../engine/compile/checkForm.ts';
import { formFile, writeForm } from '../../support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const choice = (title: string) => ({ type: 'string', title, enum: ['a', 'b'] });
const mail = { type: 'string', title: 'Mail', format: 'email' };
const earlier = {
  type: 'object',
  properties: {
    c: choice('C'),
    n: { type: 'integer', title: 'N', maximum: 9 },
    day: { type: 'string', title: 'Day', format: 'date' },
    phone: { type: 'string', title: 'Phone', format: 'phone' },
    names: { type: 'object', title: 'Names', maxProperties: 4, additionalProperties: text('Answer') },
    g: { type: 'object', title: 'G', properties: { phone: text('P'), mail } },
  },
};
const named = (name: string, test: unknown) => ({ properties: { [name]: test }, required: [name] });

/** What is found at the condition, of a step in form.json or beside the questions `d`, `n`, `day` and `g` of the second step. */
function found(condition: object, where: 'form' | 'schema'): readonly string[] {
  const second = { id: 'two', label: 'Two', at: '/two', ...(where === 'form' && { if: condition }) };
  const { day, n, phone, g } = earlier.properties;
  const asked = { type: 'object', properties: { d: choice('D'), day, n, phone, g } };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const branch = { if: condition, then: { properties: { more: text('More') } } };
  const folder = writeForm({
    'trip/form.json': formFile({ steps: [{ id: 'one', label: 'One', at: '/one' }, second] }),
    'trip/one.schema.json': earlier,
    'trip/one.ui.json': {},
    'trip/two.schema.json': { ...asked, ...(where === 'schema' && branch) },
    'trip/two.ui.json': { 'ui:order': ['*', ...(where === 'schema' ? ['more'] : [])] },
  });
  return checkForm(folder, 'trip').findings.map(
    ({ place, problem, repair }) => `${place.pointer} ${problem} ${repair}`,
  );
}

it.each<[string, object, RegExp]>([
  ['an answer in the place of a test', named('/one/c', 'a'), /Write \{"const":"a"\}\.$/],
  ['a number in the place of a test', named('/one/n', 3), /Write \{"const":3\}\.$/],
  ['several answers in the place of a test', named('/one/c', ['a', 'b']), /Write \{"enum":\["a","b"\]\}\.$/],
  [
    'an answer without "properties"',
    { '/one/c': 'a' },
    /Write "properties":\{"\/one\/c":\{"const":"a"\}\},"required":\["\/one\/c"\]\.$/,
  ],
  ['equals', named('/one/c', { equals: 'a' }), /Write "const":"a"\.$/],
  ['a word for another answer', named('/one/c', { notEquals: 'a' }), /Write "not": \{"const":"a"\}\.$/],
  ['moreThan', named('/one/n', { moreThan: 3 }), /Write "exclusiveMinimum": 3\.$/],
  ['a comparison', named('/one/n', { moreThan: { $data: '/one/n' } }), /compares no two answers: write a limit/],
  ['a first day', named('/one/day', { atLeast: '2027-02-01' }), /Write "formatMinimum":"2027-02-01"\.$/],
  [
    'a day that is passed',
    named('/one/day', { moreThan: '2027-02-01' }),
    /Write "not":\{"formatMaximum":"2027-02-01"\}\.$/,
  ],
  ['a title', named('/one/c', { const: 'a', title: 'A' }), /Remove it: nobody reads it there\.$/],
  ['a type', named('/one/c', { const: 'a', type: 'string' }), /Remove it: an answer has the type of its question\.$/],
  ['a number of answers', named('/one/names', { minProperties: 2 }), /write "minItems": 2\.$/],
  ['a limit that moves', named('/one/day', { formatMinimum: 'today' }), /Write the day out, e\.g\. "2026-09-01"/],
  [
    'a group that is asked for by a question of it',
    { properties: { '/one/g': { required: ['mail'] } }, required: ['/one/g'] },
    /Name what is asked in it: "\/one\/g\/mail"\.$/,
  ],
  ['a group', { required: ['/one/g'] }, /Name a question in it, e\.g\. "\/one\/g\/phone"\.$/],
  [
    'a day as it is spoken',
    named('/one/day', { const: '21/02/2027' }),
    /^\S+ The condition names "21\/02\/2027", but .* Write "2027-02-21": a year, a month and a day/,
  ],
  [
    'a number without the code of its country',
    named('/one/phone', { const: '03123456' }),
    /Write the code of the country with a plus and no blanks/,
  ],
  ['another way to name an answer', named('one/c', { const: 'a' }), /Write "\/one\/c"/],
  ['a fragment', named('#/one/c', { const: 'a' }), /Write "\/one\/c"/],
  ['a name with a point', named('one.g.mail', { const: 'x@y.org' }), /Write "\/one\/g\/mail"/],
  ['a name alone', named('c', { const: 'a' }), /Write "\/one\/c"/],
])('%s, in form.json and in a schema', (_, condition, repair) => {
  for (const where of ['form', 'schema'] as const) {
    expect(found(condition, where)).toContainEqual(expect.stringMatching(repair));
    expect(found(condition, where)).not.toContainEqual(
      expect.stringMatching(/can never hold|Perhaps|Known are|Use const/),
    );
  }
});

it.each<[string, object, RegExp]>([
  ['an answer without "properties"', { d: 'a' }, /Write "properties":\{"d":\{"const":"a"\}\},"required":\["d"\]\.$/],
  [
    'a test without "properties"',
    { n: { minimum: 3 } },
    /Write "properties":\{"n":\{"minimum":3\}\},"required":\["n"\]\.$/,
  ],
  [
    'an answer in a group',
    named('g.mail', { const: 'x@y.org' }),
    /Test it inside its group: "properties":\{"g":\{"properties":\{"mail":\{"const":"x@y.org"\}\},"required":\["mail"\]\}\},"required":\["g"\]\.$/,
  ],
  [
    'an answer in a group that is given',
    { required: ['g/mail'] },
    /"properties":\{"g":\{"required":\["mail"\]\}\},"required":\["g"\]\.$/,
  ],
])('%s of the same step', (_, condition, repair) => {
  expect(found(condition, 'schema')).toContainEqual(expect.stringMatching(repair));
});

it.each<[string, object, RegExp]>([
  [
    'no answer',
    named('/one/n', { minimum: 10 }),
    /never hold\. Correct the condition, or remove the step: nobody is asked it\.$/,
  ],
  [
    'every answer',
    { anyOf: [{ required: ['/one/n'] }, { not: { required: ['/one/n'] } }] },
    /whatever is answered\. Correct the condition, or remove "if": the step is always asked\.$/,
  ],
])('a step that is asked after %s', (_, condition, repair) => {
  expect(found(condition, 'form')).toContainEqual(expect.stringMatching(repair));
});
