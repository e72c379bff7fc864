// The contact form of the specification's sections 2, 5 and 7, copied from its text.
import { describe, expect, it } from 'vitest';
import { applyChange, type Change } from '../../engine/check/examples/applyChange.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';
import { formById } from './support/formById.ts';

const form = formById('contact');
const minimal = exampleAnswers('contact', 'minimal');
const maximal = exampleAnswers('contact', 'maximal');

function messages(change: Change, from = minimal): Record<string, string> {
  const { errors } = acceptSubmission(form, applyChange(from, change));
  return Object.fromEntries(errors.map(({ name, message }) => [name, message]));
}

const required: readonly (readonly [name: string, message: string])[] = [
  ['name', 'Name is required'],
  ['email', 'Email is required'],
  ['destination', 'Destination is required'],
  ['subject', 'Subject is required'],
  ['message', 'Message is required'],
];

describe('a required answer', () => {
  it.each(required)('%s: missing or blank gives "%s"', (name, message) => {
    for (const answer of [null, '', ' \n\t ']) expect(messages({ [name]: answer })).toEqual({ [name]: message });
  });

  it('is every one, and all are reported at once', () => {
    expect(Object.keys(maximal).sort()).toEqual(required.map(([name]) => name).sort());
    const nothing = Object.fromEntries(required.map(([name]) => [name, null]));
    expect(messages(nothing)).toEqual(Object.fromEntries(required));
  });
});

describe('a malformed answer', () => {
  it.each(['name', 'name@', '@example.org', 'name@example', 'a b@example.org', 'a@b@example.org', 'name@example.'])(
    'email %s',
    (email) => expect(messages({ email })).toEqual({ email: 'Invalid email address' }),
  );

  it.each([
    ['012345678', 'Message must be at least 10 characters'],
    ['  012345678  ', 'Message must be at least 10 characters'],
    ['x', 'Message must be at least 10 characters'],
    ['0123456789', undefined],
    ['صباح الخير', undefined],
  ])('message "%s"', (message, expected) => expect(messages({ message }).message).toBe(expected));
});

it('has one step, saves all answers as form-data.json and is then reset', () => {
  const { download, post, document, busy } = form.submit;
  expect([form.steps.length, form.route, form.afterSubmit]).toEqual([1, '/ContactUs', 'reset']);
  expect([download, post, document, busy]).toEqual(['form-data.json', undefined, undefined, 'SENDING...']);
});
