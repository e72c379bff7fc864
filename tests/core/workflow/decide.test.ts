import { describe, expect, it } from 'vitest';
import type { Role } from '../../../engine/core/model/role.ts';
import { type Command, decide, MAX_ASKED, MAX_NOTE } from '../../../engine/core/workflow/decide.ts';
import type { CaseState } from '../../../engine/core/workflow/reduceCase.ts';
import { office } from './support/makeOffice.ts';

const state: CaseState = { status: 'new', aside: false, revision: 7, deleted: false };
const ask = (command: Command, role: Role = 'work', of: CaseState | undefined = state) =>
  decide(office, of, command, { name: 'anna', role });
const move = (id: string, answers?: unknown, revision = 7): Command => ({ type: 'move', move: id, answers, revision });

const askAgain = (questions: readonly string[], message?: string): Command => {
  return { type: 'ask', questions, message, revision: 7 };
};

it('records what is asked again, and keeps the message apart', () => {
  expect(ask(askAgain(['/who/name', '/who/grade', '/who/name'], ' Please look. '))).toEqual({
    ok: true,
    event: { type: 'asked-again', questions: ['/who/name', '/who/grade'] },
    content: { message: 'Please look.' },
  });
  expect(ask({ type: 'revoke-ask', revision: 7 }, 'work', { ...state, again: 'asked' })).toEqual({
    ok: true,
    event: { type: 'ask-revoked' },
  });
});

it('makes the event of a move, and keeps its answers apart, normalised', () => {
  expect(ask(move('invite', { day: '٣/٤/٢٠٢٧', place: 'hall' }))).toEqual({
    ok: true,
    event: { type: 'moved', move: 'invite', from: 'new', to: 'invited' },
    content: { day: '2027-04-03', place: 'hall' },
  });
});

it.each<[string, unknown, string, string]>([
  ['a missing answer', {}, 'day', 'Day is required'],
  ['nothing at all', undefined, 'day', 'Day is required'],
  ['what is no group', [1], 'day', 'Day is required'],
  ['an invalid answer', { day: '2027-02-30' }, 'day', 'Enter a day as day, month and year, for example 30/4/2015'],
  ['another option', { day: '2027-04-03', place: 'yard' }, 'place', 'Choose one of the options'],
  ['an answer that is not asked for', { day: '2027-04-03', time: '9:00' }, 'time', 'This form has no such question'],
])('refuses %s', (_, answers, name, message) => {
  expect(ask(move('invite', answers))).toMatchObject({ ok: false, reason: 'answers', errors: [{ name, message }] });
});

describe('refuses', () => {
  const letter = (id: string): Command => ({ type: 'letter', letter: id, language: 'en', way: 'print', revision: 7 });
  const invited = { ...state, status: 'invited' };
  const answered = { ...state, again: 'answered' } as const;

  it('to ask again in an office without a proof', () => {
    const { proof: _, ...others } = office;
    const command = askAgain(['/who/name']);
    expect(decide(others, state, command, { name: 'anna', role: 'work' })).toEqual({ ok: false, reason: 'unknown' });
  });

  it.each<[string, Command, string, Role, CaseState | undefined]>([
    ['what is deleted', { type: 'open' }, 'gone', 'manage', { ...state, deleted: true }],
    ['a move for readers', move('invite', { day: '2027-04-03' }), 'role', 'read', state],
    ['a move for managers', move('accept'), 'role', 'work', invited],
    ['a note of readers', { type: 'note', text: 'x' }, 'role', 'read', state],
    ['to delete without a manager', { type: 'delete', revision: 7 }, 'role', 'work', state],
    ['what another one came before', move('invite', {}, 6), 'changed-meanwhile', 'work', state],
    ['an unknown move', move('promote'), 'unknown', 'work', state],
    ['a move from another status', move('accept'), 'status', 'manage', state],
    ['an unknown letter', letter('thanks'), 'unknown', 'work', state],
    ['a letter of another status', letter('invitation'), 'status', 'work', state],
    ['a blank note', { type: 'note', text: ' \n' }, 'note', 'work', state],
    ['to ask without a question', askAgain([]), 'questions', 'work', state],
    ['to ask for too much', askAgain(Array(MAX_ASKED + 1).fill('/who/name')), 'questions', 'work', state],
    ['a long message', askAgain(['/who/name'], 'x'.repeat(MAX_NOTE + 1)), 'note', 'work', state],
    ['to ask for readers', askAgain(['/who/name']), 'role', 'read', state],
    ['to revoke what was not asked', { type: 'revoke-ask', revision: 7 }, 'not-asked', 'work', state],
    ['to revoke what was answered', { type: 'revoke-ask', revision: 7 }, 'not-asked', 'work', answered],
    ['a long note', { type: 'note', text: 'x'.repeat(MAX_NOTE + 1) }, 'note', 'work', state],
  ])('%s', (_, command, reason, role, of) => {
    expect(ask(command, role, of)).toEqual({ ok: false, reason });
  });

  it('what does not exist', () => {
    expect(decide(office, undefined, { type: 'open' }, { name: 'anna', role: 'manage' })).toEqual({
      ok: false,
      reason: 'gone',
    });
  });
});

it.each<[Command, Role, object]>([
  [{ type: 'open' }, 'read', { event: { type: 'opened' } }],
  [{ type: 'export' }, 'read', { event: { type: 'exported' } }],
  [{ type: 'note', text: ' Called. ' }, 'work', { event: { type: 'noted' }, content: { note: 'Called.' } }],
  [{ type: 'assign', to: 'rami', revision: 7 }, 'work', { event: { type: 'assigned', to: 'rami' } }],
  [{ type: 'flag', aside: true, revision: 7 }, 'work', { event: { type: 'flagged', aside: true } }],
  [{ type: 'delete', revision: 7 }, 'manage', { event: { type: 'deleted' } }],
])('allows %o to role %s', (command, role, decision) => {
  expect(ask(command, role)).toEqual({ ok: true, ...decision });
});

it('an application in a status that office.json no longer has is worked on like one that was just received', () => {
  const lost = { ...state, status: 'removed' };
  expect(ask(move('invite', { day: '2027-04-03' }), 'work', lost)).toMatchObject({
    ok: true,
    event: { from: 'removed', to: 'invited' },
  });
  expect(ask(move('accept'), 'manage', lost)).toEqual({ ok: false, reason: 'status' });
});
