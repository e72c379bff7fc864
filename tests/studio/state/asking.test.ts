// A step or a question that the present answers do not ask is shown with an example, as long as nothing was typed.
import { dropped } from 'virtual:fixtures';
import { describe, expect, it } from 'vitest';
import type { Example } from '../../../engine/check/index.ts';
import type { Form } from '../../../engine/core/index.ts';
import { asksWith, exampleAsking, showing } from '../../../engine/studio/state/asking.ts';
import { EMPTY } from '../../../engine/studio/state/visit.ts';
import { whyEmpty } from '../../../engine/studio/state/whyEmpty.ts';

const form = dropped.en.removal as Form;
const example = (name: string, answers: Example['answers']): Example => ({
  form: 'removal',
  name,
  answers,
  errors: {},
});
const withPets = example('pets', { who: { pets: 'yes' } });
const abroad = example('abroad', { who: { to: 'abroad' } });
const refused = example('refused/all', { who: { pets: 'yes', to: 'abroad' } });
const examples = [refused, example('none', {}), withPets, abroad];

describe('a step that is asked in some cases', () => {
  it('opens with the first accepted example that has it', () => {
    expect(showing(form, examples, EMPTY, { step: 1 })).toEqual({
      answers: withPets.answers,
      step: 1,
      example: withPets,
      showsErrors: false,
    });
    const other = { ...EMPTY, answers: withPets.answers, example: withPets };
    expect(showing(form, examples, other, { step: 3 })).toMatchObject({ step: 3, example: abroad });
    expect(showing(form, examples, other, { step: 0 })).toMatchObject({ step: 0, example: withPets });
  });

  it('leaves what was typed', () => {
    const typed = { ...EMPTY, answers: { who: { name: 'Maya' } }, from: 'en' as const };
    expect(showing(form, examples, typed, { step: 1 })).toEqual({ ...EMPTY, answers: typed.answers, step: 1 });
    expect(exampleAsking(form, examples, { step: 1 })).toBe(withPets);
    expect(exampleAsking(form, examples.slice(0, 2), { step: 1 })).toBeUndefined();
  });
});

it('a question is asked in any entry of its list, and a list also without entries', () => {
  expect(asksWith(form, {}, { step: 2, name: 'rooms' })).toBe(true);
  expect(asksWith(form, {}, { step: 2, name: 'rooms[][room]' })).toBe(false);
  expect(asksWith(form, { rooms: [{ room: 'Kitchen' }] }, { step: 2, name: 'rooms[][room]' })).toBe(true);
  expect(whyEmpty(form, { ...EMPTY, step: 2 }, { step: 2, name: 'rooms[][room]' })).toMatch(
    /^The question at the cursor is not/,
  );
  expect(whyEmpty(form, { ...EMPTY, step: 2 }, { step: 2, name: 'weight' })).toBeUndefined();
});
