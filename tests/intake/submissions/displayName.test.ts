import { expect, it } from 'vitest';
import type { Form, Schema } from '../../../engine/core/index.ts';
import { displayName } from '../../../engine/intake/submissions/displayName.ts';
import { sampleForm } from '../support/sampleForm.ts';

const WAYS: Schema = { type: 'string', enum: ['bus', ' foot'], enumNames: ['By bus', 'On foot'] };
const [step] = sampleForm.steps;
const asks = (question: Schema, language: Form['language'] = 'en'): Form => {
  if (!step) throw new Error('The form has no step.');
  const schema: Schema = { type: 'object', properties: { name: { type: 'string' }, it: question } };
  return { ...sampleForm, language, steps: [{ ...step, schema }], summary: ['/name', '/it'] };
};

it.each<readonly [string, Schema, unknown, string]>([
  ['a text', { type: 'string' }, 'Haddad', 'Maya Haddad'],
  ['a date', { type: 'string', format: 'date' }, '2027-03-01', 'Maya 01/03/2027'],
  ['a day with a time', { type: 'string', format: 'date-time' }, '2027-03-01T14:30', 'Maya 01/03/2027, 14:30'],
  ['an option', WAYS, ' foot', 'Maya On foot'],
  ['several options', { type: 'array', items: WAYS }, ['bus', ' foot'], 'Maya By bus, On foot'],
  ['yes or no', { type: 'boolean' }, false, 'Maya No'],
  ['a number', { type: 'integer' }, 0, 'Maya 0'],
  ['a password', { type: 'string', inputType: 'password', inWords: () => '••••' }, 'secret', 'Maya ••••'],
  ['nothing', { type: 'string' }, undefined, 'Maya'],
  ['lines of a text', { type: 'string' }, ' a\n b ', 'Maya a b'],
])('names an application by %s as people read it', (_, question, answer, name) => {
  expect(displayName(asks(question), { name: 'Maya', it: answer })).toBe(name);
});

it('is in the language of the form, and has at most 120 characters', () => {
  expect(displayName(asks({ type: 'boolean' }, 'ar'), { name: 'مايا', it: true })).toBe('مايا نعم');
  expect(displayName(asks({ type: 'string' }), { name: 'a'.repeat(200) })).toHaveLength(120);
  expect(displayName(undefined, { name: 'Maya' })).toBe('');
});
