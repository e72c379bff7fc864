// The state of an application in the office, derived from its record alone: replaying the record gives what the tables hold.
import type { OfficeEvent } from './types.ts';

export interface CaseState {
  /** Id of a status; a later version of office.json may no longer have it. */
  readonly status: string;
  readonly assignee?: string | undefined;
  /** Flagged as probably sent by a bot. */
  readonly aside: boolean;
  /** ISO 8601 instant at which it was first opened. */
  readonly seenAt?: string | undefined;
  /** Some questions were asked again: they are not answered yet, or answered and nobody has opened the application since. */
  readonly again?: 'asked' | 'answered' | undefined;
  /** Number of the last event that a decision may depend on: reading (`opened`, `exported`) is none. */
  readonly revision: number;
  /** True once the answers are gone. */
  readonly deleted: boolean;
}

/**
 * The state after `event`; `state` is undefined before the first event.
 * @throws Error for a record that does not begin with `received`, or has it twice
 */
export function reduceCase(state: CaseState | undefined, event: OfficeEvent): CaseState {
  const { number: revision, reference } = event;
  if (event.type === 'received') {
    if (state) throw new Error(`The record of ${reference} has "received" twice.`);
    return { status: event.status, aside: event.aside, revision, deleted: false };
  }
  if (!state) throw new Error(`The record of ${reference} begins with "${event.type}".`);
  switch (event.type) {
    case 'opened':
      return withoutAgain(state.seenAt === undefined ? { ...state, seenAt: event.at } : state, 'answered');
    case 'exported':
      return state;
    case 'moved':
      return { ...state, status: event.to, revision };
    case 'assigned':
      return { ...state, assignee: event.to ?? undefined, revision };
    case 'flagged':
      return { ...state, aside: event.aside, revision };
    case 'deleted':
      return { ...state, deleted: true, revision };
    case 'asked-again':
      return { ...state, again: 'asked', revision };
    case 'answered-again':
      return { ...state, again: 'answered', revision };
    case 'ask-revoked':
      return withoutAgain({ ...state, revision }, 'asked');
    case 'noted':
    case 'letter':
      return { ...state, revision };
  }
}

function withoutAgain(state: CaseState, which: CaseState['again']): CaseState {
  if (state.again !== which) return state;
  const { again: _, ...others } = state;
  return others;
}
