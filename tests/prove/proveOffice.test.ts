import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { compileOfficeOf } from '../../engine/compile/compileOffice.ts';
import { listForms } from '../../engine/compile/read/readDefinition.ts';
import { languages } from '../../engine/core/locale/language.ts';
import type { Office } from '../../engine/core/workflow/types.ts';
import { loadForm, loadOffice } from '../../engine/prove/loadForm.ts';
import { proveOffice } from '../../engine/prove/proveOffice.ts';
import { movesBefore } from '../../engine/prove/workflowPaths.ts';
import { writeForm } from '../compile/support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const schema = {
  type: 'object',
  properties: {
    pet: { type: 'string', title: 'Pet', enum: ['cat', 'none'] },
    nickname: { ...text, title: 'Nickname' },
    born: { type: 'string', format: 'date', title: 'Born' },
    seen: { type: 'string', format: 'date', title: 'Seen' },
  },
  required: ['pet', 'born'],
  errorMessage: { required: { pet: 'Pet is required', born: 'Born is required' } },
  if: { properties: { pet: { const: 'cat' } }, required: ['pet'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { call: text }, required: ['call'], errorMessage: { required: { call: 'Text is required' } } },
};
const asks = {
  type: 'object',
  properties: { day: { type: 'string', format: 'date', title: 'Day' }, room: { ...text, title: 'Room' } },
  required: ['day'],
  errorMessage: { required: { day: 'Day is required' } },
};
const statuses = [
  { id: 'new', label: 'New' },
  { id: 'invited', label: 'Invited' },
  { id: 'done', label: 'Done', final: true },
];
const former = { id: 'former', label: 'Former', retired: true };
const invite = { id: 'invite', label: 'Invite', from: ['new'], to: 'invited', asks };
const close = { id: 'close', label: 'Close', from: ['invited'], to: 'done' };
const skip = { id: 'skip', label: 'Skip', from: ['new'], to: 'done' };
const letter = (id: string, status: string, ...written: string[]) => {
  return { id, label: id, in: [status], subject: 'Subject', text: written };
};

async function proof(changes: object, change: (office: Office) => Office = (office) => office) {
  const office = { columns: [], search: [], statuses, moves: [invite, close], ...changes };
  const folder = writeForm({
    'trip/office.json': office,
    'trip/who.schema.json': schema,
    'trip/who.ui.json': { 'ui:sections': [{ fields: ['pet', 'call', 'nickname', 'born', 'seen'] }] },
  });
  const { code, definition } = compileForm(folder, 'trip');
  const compiled = await loadOffice(compileOfficeOf(definition));
  const { moves, findings = [] } = proveOffice(definition, await loadForm(code), compiled && change(compiled)) ?? {};
  return { moves, found: findings.map(({ place, problem }) => `${place.pointer}: ${problem}`), findings };
}

const shipped = path.resolve(import.meta.dirname, '../../forms');

describe.each(listForms(shipped))('%s', (id) => {
  it.each(languages)('has an office without findings, if it has one, in %s', async (language) => {
    const { code, definition } = compileForm(shipped, id, language);
    const office = await loadOffice(compileOfficeOf(definition));
    const proof = proveOffice(definition, await loadForm(code), office);
    expect(proof?.findings.map(String) ?? []).toEqual([]);
    expect(proof?.moves.seen).toBe(proof?.moves.of);
    expect(proof !== undefined).toBe(definition.form.submit.post !== undefined);
  });
});

it('finds nothing wrong with a proof that is always answered', async () => {
  expect((await proof({ proof: '/who/born' })).found).toEqual([]);
});

it('covers every move from every of its statuses', async () => {
  const { moves, found } = await proof({ moves: [{ ...invite, from: ['new', 'invited'] }, close, skip] });
  expect([moves, found]).toEqual([{ seen: 4, of: 4 }, []]);
});

describe('finds', () => {
  it.each<[string, object, string]>([
    [
      'a status that cannot be reached',
      { moves: [skip, { ...skip, id: 'back', from: ['invited'] }] },
      '/statuses/1: No moves lead from "new" to the status "invited".',
    ],
    ['a dead end', { moves: [invite, skip] }, '/statuses/1: No move leads out of "invited".'],
    [
      'statuses that lead to each other only',
      {
        statuses: [...statuses, { id: 'held', label: 'Held' }],
        moves: [
          skip,
          invite,
          { ...skip, id: 'hold', from: ['invited'], to: 'held' },
          { ...skip, id: 'resume', from: ['held'], to: 'invited' },
        ],
      },
      '/statuses/1: No moves lead from "invited" to a final status.',
    ],
    [
      'a status without a way back, where none is final',
      {
        statuses: [
          { id: 'new', label: 'New' },
          { id: 'invited', label: 'I' },
        ],
        moves: [invite],
      },
      '/statuses/1: No move leads out of "invited".',
    ],
    [
      'an answer that is asked only in some cases',
      { letters: [letter('l', 'new', 'Dear {/who/call}')] },
      '/letters/0/text: The letter "l" may have no answer for {/who/call} in "new".',
    ],
    [
      'a proof that some submissions lack',
      { proof: '/who/seen' },
      '/proof: There are submissions without an answer at "/who/seen".',
    ],
    [
      'an optional answer',
      { letters: [letter('l', 'new', '{/who/pet} {/who/nickname}')] },
      '/letters/0/text: The letter "l" may have no answer for {/who/nickname} in "new".',
    ],
    [
      'an optional answer of a move',
      { letters: [letter('l', 'invited', '{invite.day} {invite.room}')] },
      '/letters/0/text: The letter "l" may have no answer for {invite.room} in "invited".',
    ],
    [
      'a move that is not on every way',
      { moves: [invite, close, skip], letters: [letter('l', 'done', '{invite.day}')] },
      '/letters/0/text: The letter "l" may have no answer for {invite.day} in "done".',
    ],
    [
      'a retired status without a way out',
      { statuses: [...statuses, former] },
      '/statuses/3: No move leads out of "former".',
    ],
    [
      'an answer that an application in a retired status need not have',
      {
        statuses: [...statuses, former],
        moves: [invite, close, { ...skip, id: 'resume', from: ['former'], to: 'invited' }],
        letters: [letter('l', 'invited', '{invite.day}')],
      },
      '/letters/0/text: The letter "l" may have no answer for {invite.day} in "invited".',
    ],
  ])('%s', async (_, changes, problem) => {
    const { found, findings } = await proof(changes);
    expect(found).toContain(problem);
    expect(findings[0]?.place.line).toBeGreaterThan(1);
  });

  it('an office that is not its definition', async () => {
    const lenient = { schema: { type: 'object' }, validate: () => true, messages: {} as never };
    const { found } = await proof({}, (office) => ({
      ...office,
      moves: office.moves.map((move) => (move.asks ? { ...move, asks: lenient } : { ...move, from: [] })),
    }));
    expect(found.join('\n')).toMatch(/The move "close" is refused in "invited"/);
    expect(found.join('\n')).toMatch(/No answer to "day" was found that raises the message of "required"/);
  });
});

it('accepts what is certain: words for a blank, moves on every way, and a way back', async () => {
  const { found } = await proof({
    moves: [invite, close, { ...skip, id: 'back', from: ['invited'], to: 'new' }],
    letters: [
      letter('a', 'new', '{/who/pet} {/who/call|your pet} {/who/nickname|}'),
      letter('b', 'done', '{invite.day} {invite.room|a room}, {today}'),
    ],
  });
  expect(found).toEqual([]);
});

it('movesBefore keeps what every way has in common', () => {
  const before = movesBefore({
    statuses,
    moves: [invite, close, skip, { ...skip, id: 'again', from: ['done'], to: 'new' }],
  });
  expect(Object.fromEntries([...before].map(([status, moves]) => [status, [...moves]]))).toEqual({
    new: [],
    invited: ['invite'],
    done: [],
  });
});
