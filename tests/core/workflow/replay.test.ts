// For random offices, staff and orders of work: what decide accepts, reduceCase takes, and replaying a record gives the state that
// was kept up to date event by event.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Role } from '../../../engine/core/model/role.ts';
import { type Command, decide } from '../../../engine/core/workflow/decide.ts';
import { type CaseState, reduceCase } from '../../../engine/core/workflow/reduceCase.ts';
import type { Move, Office, OfficeEvent } from '../../../engine/core/workflow/types.ts';
import { office as made } from './support/makeOffice.ts';

const ids = ['a', 'b', 'c', 'd'];
const id = fc.constantFrom(...ids);
const asks = made.moves[0]?.asks;
const move: fc.Arbitrary<Omit<Move, 'id'>> = fc
  .record({
    from: fc.uniqueArray(id, { minLength: 1 }),
    to: id,
    role: fc.constantFrom<Role>('work', 'manage'),
    isAsking: fc.boolean(),
  })
  .map(({ isAsking, ...one }) => ({ ...one, label: 'Move', ...(isAsking && asks && { asks }) }));
const offices: fc.Arbitrary<Office> = fc
  .record({ moves: fc.array(move, { minLength: 1, maxLength: 6 }), letterIn: fc.uniqueArray(id) })
  .map(({ moves, letterIn }) => ({
    ...made,
    statuses: ids.map((one) => ({ id: one, label: one })),
    moves: moves.map((one, i) => ({ ...one, id: `m${i}` })),
    letters: [{ id: 'l', label: 'L', in: letterIn, subject: '', text: [] }],
  }));

/** `stale` is how many revisions behind the command's author is. */
const work = fc.record({
  stale: fc.constantFrom(0, 0, 0, 1),
  role: fc.constantFrom<Role>('read', 'work', 'manage'),
  command: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom({ type: 'open' }, { type: 'export' }, { type: 'delete' }) },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('move'),
        move: fc.constantFrom('m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'none'),
        answers: fc.constantFrom<unknown>({ day: '2027-04-03' }, { day: 'soon' }, undefined),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('note'), text: fc.string() }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('ask'), questions: fc.constantFrom<string[]>(['/who/name'], []) }),
    },
    { weight: 3, arbitrary: fc.constant({ type: 'revoke-ask' }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('assign'), to: fc.constantFrom('anna', null) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('flag'), aside: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.constant({ type: 'letter', letter: 'l', language: 'en', way: 'print' }),
    },
  ),
});

const replay = (record: readonly OfficeEvent[]) => record.reduce<CaseState | undefined>(reduceCase, undefined);

it('replaying a record gives the state that was kept up to date', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(offices, fc.array(work, { maxLength: 30 }), (office, todo) => {
      const sign = (number: number) => ({ number, reference: 'K7QM', at: `2026-11-22T08:00:${number}Z`, by: 'anna' });
      const record: OfficeEvent[] = [{ ...sign(1), type: 'received', form: 'made', status: 'a', aside: false }];
      let state = replay(record) as CaseState;
      for (const { command, role, stale } of todo) {
        const full = { ...command, revision: state.revision - stale } as Command;
        const decision = decide(office, state, full, { name: 'anna', role });
        seen.add(decision.ok ? decision.event.type : decision.reason);
        if (!decision.ok) continue;
        const event = { ...decision.event, ...sign(record.length + 1) };
        const before = state;
        state = reduceCase(before, event);
        record.push(event);
        // The record holds nothing that was typed.
        expect(JSON.stringify(event)).not.toContain('2027-04-03');
        if (event.type === 'moved') {
          const made = office.moves.find((one) => one.id === event.move);
          expect([made?.from.includes(before.status), made?.to, event.from]).toEqual([
            true,
            state.status,
            before.status,
          ]);
        }
        expect(before.deleted).toBe(false);
      }
      expect(ids).toContain(state.status);
      expect(replay(record)).toEqual(state);
    }),
    { numRuns: 600 },
  );
  expect([...seen].sort()).toEqual(
    [
      ...['answers', 'changed-meanwhile', 'gone', 'not-asked', 'note', 'questions', 'role', 'status', 'unknown'],
      ...[
        'ask-revoked',
        'asked-again',
        'assigned',
        'deleted',
        'exported',
        'flagged',
        'letter',
        'moved',
        'noted',
        'opened',
      ],
    ].sort(),
  );
});
