import { expect, it } from 'vitest';
import { isWaiting } from '../../../engine/core/wizard/isWaiting.ts';
import { type Failure, type Submission, startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { makeSteps } from '../support/steps.ts';

const posting = await makeSteps();
const saving = await makeSteps({ submit: { download: 'made.json' } });
const failed = (reason: Failure['reason']): Submission => ({ phase: 'failed', failure: { reason, errors: [] } });

it.each<[string, Submission, boolean]>([
  ['open', { phase: 'open' }, false],
  ['sending', { phase: 'sending', part: 0.5 }, true],
  ['failed: no response', failed('unreachable'), true],
  ['failed: server error', failed('fault'), true],
  ['failed: refused', failed('refused'), false],
  ['failed: too large', failed('too-large'), false],
  ['failed: not saved', failed('not-saved'), false],
  ['done', { phase: 'done' }, false],
])('submission %s: waiting only where it can be sent again', (_, submission, waits) => {
  expect(isWaiting(posting, { ...startWizard(posting), submission })).toBe(waits);
  expect(isWaiting(saving, { ...startWizard(saving), submission })).toBe(false);
});
