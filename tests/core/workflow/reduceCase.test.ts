import { describe, expect, it } from 'vitest';
import { type CaseState, reduceCase } from '../../../engine/core/workflow/reduceCase.ts';
import type { EventBody, OfficeEvent } from '../../../engine/core/workflow/types.ts';

const event = (number: number, body: EventBody): OfficeEvent => {
  return { ...body, number, reference: 'K7QM', at: `2026-11-0${number}T08:00:00Z`, by: 'anna' };
};
const received = event(1, { type: 'received', form: 'made', status: 'new', aside: false });
const start: CaseState = { status: 'new', aside: false, revision: 1, deleted: false };

it('begins with what was received', () => {
  expect(reduceCase(undefined, received)).toEqual(start);
});

describe('from new', () => {
  it.each<[EventBody, Partial<CaseState>]>([
    [
      { type: 'moved', move: 'invite', from: 'new', to: 'invited' },
      { status: 'invited', revision: 2 },
    ],
    [
      { type: 'assigned', to: 'anna' },
      { assignee: 'anna', revision: 2 },
    ],
    [
      { type: 'flagged', aside: true },
      { aside: true, revision: 2 },
    ],
    [{ type: 'noted' }, { revision: 2 }],
    [{ type: 'letter', letter: 'invitation', language: 'ar', way: 'print' }, { revision: 2 }],
    [
      { type: 'asked-again', questions: ['/who/name'] },
      { again: 'asked', revision: 2 },
    ],
    [{ type: 'ask-revoked' }, { revision: 2 }],
    [
      { type: 'answered-again', version: 2 },
      { again: 'answered', revision: 2 },
    ],
    [{ type: 'deleted' }, { deleted: true, revision: 2 }],
    // Reading changes nothing that a decision depends on.
    [{ type: 'opened' }, { seenAt: '2026-11-02T08:00:00Z' }],
    [{ type: 'exported' }, {}],
  ])('%o', (body, change) => {
    expect(reduceCase(start, event(2, body))).toEqual({ ...start, ...change });
  });
});

it('notes the first opening only, and takes an assignment back', () => {
  const opened = reduceCase(start, event(2, { type: 'opened' }));
  expect(reduceCase(opened, event(3, { type: 'opened' }))).toBe(opened);
  const assigned = reduceCase(start, event(2, { type: 'assigned', to: 'anna' }));
  expect(reduceCase(assigned, event(3, { type: 'assigned', to: null })).assignee).toBeUndefined();
});

it('shows what is asked again until it is revoked, and what was answered until somebody has opened it', () => {
  const asked = reduceCase(start, event(2, { type: 'asked-again', questions: ['/who/name'] }));
  expect(reduceCase(asked, event(3, { type: 'opened' })).again).toBe('asked');
  expect(reduceCase(asked, event(3, { type: 'ask-revoked' }))).toEqual({ ...start, revision: 3 });
  const answered = reduceCase(asked, event(3, { type: 'answered-again', version: 2 }));
  expect(reduceCase(answered, event(4, { type: 'noted' })).again).toBe('answered');
  expect('again' in reduceCase(answered, event(4, { type: 'opened' }))).toBe(false);
});

it('refuses a record that begins otherwise, and one that begins twice', () => {
  expect(() => reduceCase(undefined, event(1, { type: 'opened' }))).toThrow('begins with "opened"');
  expect(() => reduceCase(start, received)).toThrow('"received" twice');
});
