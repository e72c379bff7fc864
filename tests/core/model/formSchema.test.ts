import { expect, it } from 'vitest';
import { resolve } from '../../../engine/core/answers/resolve.ts';
import { formSchema } from '../../../engine/core/model/formSchema.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, text } from '../support/schemas.ts';

it('places each step at its path, also where paths share a prefix', async () => {
  const form = await makeForm([
    { at: ['a', 'b'], schema: group({ x: text }) },
    { at: ['a', 'c'], schema: group({ y: text }) },
    { schema: group({ z: text }) },
  ]);
  const { a = {}, z } = resolve(formSchema(form), {}).properties ?? {};
  expect(z).toEqual(text);
  expect(resolve(a, {}).properties).toEqual({ b: group({ x: text }), c: group({ y: text }) });
  expect(formSchema(form)).toBe(formSchema(form));
});
