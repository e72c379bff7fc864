// A module contains only the default messages that its validators can raise.
import { expect, it } from 'vitest';
import { compileValidators } from '../../../engine/compile/codegen/compileValidators.ts';
import { usedMessages } from '../../../engine/compile/messages/usedMessages.ts';
import type { Schema } from '../../../engine/core/model/types.ts';
import { engineTexts } from '../../../engine/languages/index.ts';

const messagesFor = (a: Schema) => {
  const { code } = compileValidators([{ type: 'object', properties: { a } }]);
  const { limits, formats, unique } = usedMessages(engineTexts.ar.validation, code);
  return [...Object.keys(limits), ...Object.keys(formats), ...(unique ? ['uniqueItems'] : [])];
};

it.each<[Schema, readonly string[]]>([
  [{ type: 'string', maxLength: 9 }, ['maxLength']],
  [{ type: 'integer', minimum: 1, maximum: 9, multipleOf: 2 }, ['minimum', 'maximum', 'multipleOf']],
  [{ type: 'string', format: 'date' }, ['date']],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] }, uniqueItems: true }, ['uniqueItems']],
  [
    { type: 'array', minItems: 1, items: { type: 'string', format: 'email', minLength: 2 } },
    ['minLength', 'minItems', 'email'],
  ],
])('%j needs the messages %j', (question, messages) => {
  expect(messagesFor(question)).toEqual(messages);
});

it.each<[number, readonly string[]]>([
  [1, ['one', 'other']],
  [9, ['few', 'other']],
  [150, ['many', 'other']],
  [100, ['other']],
])('a limit of %i keeps the plural forms %j', (maxLength, forms) => {
  const { code } = compileValidators([{ type: 'object', properties: { a: { type: 'string', maxLength } } }]);
  const messages = usedMessages(engineTexts.ar.validation, code);
  expect(Object.keys(messages.limits.maxLength ?? {})).toEqual(forms);
});
