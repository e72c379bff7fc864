// A step that answers of earlier ones decide on says in the studio why its frame is empty.
import { dropped } from 'virtual:fixtures';
import { expect, it } from 'vitest';
import { EMPTY } from '../../../engine/studio/state/visit.ts';
import { whyEmpty } from '../../../engine/studio/state/whyEmpty.ts';

const form = dropped.en.removal;
const at = (step: number, answers = {}) => form && whyEmpty(form, { ...EMPTY, step, answers });

it('a step that is not asked says which answer it waits for', () => {
  expect(at(0)).toBeUndefined();
  expect(at(1)).toMatch(/^“Your Animals” is not asked with these answers, only if “.+” is “Yes”\. Give this answer/);
  expect(at(1, { who: { pets: 'yes' } })).toBeUndefined();
});

it('so does one whose questions are all asked in other cases', () => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const only = { if: { required: ['x'] }, then: { properties: { y: { type: 'string' } } } };
  const [first] = form?.steps ?? [];
  const asksNothing = form && first && { ...form, steps: [{ ...first, schema: { type: 'object', ...only } }] };
  expect(asksNothing && whyEmpty(asksNothing, EMPTY)).toContain('asks nothing with these answers');
});
