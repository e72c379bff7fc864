import { describe, expect, it } from 'vitest';
import type { Validate } from '../../../engine/core/model/validator.ts';
import { formErrors, stepErrors } from '../../../engine/core/validation/stepErrors.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, text } from '../support/schemas.ts';

const required = group({ a: text }, { required: ['a'] });

describe('stepErrors', () => {
  it('validates the same answers once, and again after each change', async () => {
    const { steps } = await makeForm([{ at: ['x'], schema: required }]);
    const [made] = steps;
    if (!made) throw new Error('There is no step.');
    let validations = 0;
    const counting: ProxyHandler<Validate> = {
      apply(validate, _, [data]) {
        validations++;
        return validate(data);
      },
    };
    const step = { ...made, validate: new Proxy(made.validate, counting) };
    const own = {};
    const errors = stepErrors(step, { x: own, y: 1 });
    expect(stepErrors(step, { x: own, y: 2 })).toBe(errors);
    expect(validations).toBe(1);
    expect(stepErrors(step, { x: { a: '1' } }).size).toBe(0);
    expect([...stepErrors(step, { x: {} }).keys()]).toEqual(['x[a]']);
    expect(validations).toBe(3);
  });

  it('treats a step without answers as an empty one', async () => {
    const { steps } = await makeForm([{ at: ['x', 'y'], schema: required }]);
    const [step] = steps;
    expect(step && [...stepErrors(step, {}).keys()]).toEqual(['x[y][a]']);
  });
});

it('formErrors collects the errors of all steps', async () => {
  const form = await makeForm([{ at: ['x'], schema: required }, { schema: required }]);
  expect([...formErrors(form, {}).keys()]).toEqual(['x[a]', 'a']);
  expect(formErrors(form, { a: '1', x: { a: '2' } }).size).toBe(0);
});
