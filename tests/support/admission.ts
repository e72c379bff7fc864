// A form of five steps for tests of the engine, with its examples: the admission form as it was delivered. A school changes its own
// form, not this copy (tests/fixtures/school).
import { form as ar } from 'virtual:delivered/admission/ar';
import { form as en } from 'virtual:delivered/admission/en';
import type { Answers } from '../../engine/core/model/types.ts';
import maximalJson from '../fixtures/school/forms/admission/examples/maximal.json' with { type: 'json' };
import minimalJson from '../fixtures/school/forms/admission/examples/minimal.json' with { type: 'json' };

export const admission = { en, ar };
export const minimal: Answers = minimalJson;
export const maximal: Answers = maximalJson;
