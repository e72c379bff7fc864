// What the printed form shows of a question before anything is answered.
import { expect, it } from 'vitest';
import { mayBeRequired } from '../../../engine/core/definition/mayBeRequired.ts';
import { titlesOf } from '../../../engine/core/definition/titlesOf.ts';
import { group, text, when, yesNo } from '../support/schemas.ts';

const titled = (title: string) => ({ ...text, title });
const who = group({ name: titled("Father's Name"), any: yesNo });
const guardian = group({ name: { title: "Guardian's Name" }, job: titled('Job') });
const schema = { ...who, required: ['any'], allOf: [when('any', 'yes', { ...guardian, required: ['name'] }, who)] };

it('titlesOf lists every title of a question once, the unconditional one first', () => {
  expect(titlesOf(schema).get('name')).toEqual(["Father's Name", "Guardian's Name"]);
  expect(titlesOf(schema).get('job')).toEqual(['Job']);
});

it('mayBeRequired includes questions that only a condition requires', () => {
  expect([...mayBeRequired(schema)].sort()).toEqual(['any', 'name']);
});
