import { expect, it } from 'vitest';
import { fillMessages } from '../../../engine/compile/messages/fillMessages.ts';

it.each([
  [
    'a plural form is chosen by the limit',
    { minLength: 2, errorMessage: { minLength: { one: 'One', other: '{minLength} letters' } } },
    { minLength: '2 letters' },
  ],
  [
    'a question called other is no plural form',
    { required: ['one', 'other'], errorMessage: { required: { one: 'One is needed', other: 'Other is needed' } } },
    { required: { one: 'One is needed', other: 'Other is needed' } },
  ],
])('%s', (_, schema, errorMessage) => {
  expect(fillMessages(schema, 'en')).toEqual({ ...schema, errorMessage });
});
