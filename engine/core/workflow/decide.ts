// Decides whether a member of the staff may do something to an application now, and which event records it. Page and service
// call it alike; the service appends the event in the transaction that read the state.
import type { Language } from '../locale/language.ts';
import { includesRole, type Role } from '../model/role.ts';
import { isRecord } from '../model/schema.ts';
import type { FieldError } from '../model/types.ts';
import { acceptAsked } from './acceptAsked.ts';
import { knownStatus } from './knownStatus.ts';
import type { CaseState } from './reduceCase.ts';
import type { EventBody, EventContent, LetterMail, LetterWay, Office } from './types.ts';

/** In UTF-16 code units. */
export const MAX_NOTE = 4000;

/** In UTF-16 code units. */
const MAX_SUBJECT = 300;
const MAX_LETTER = 10_000;

/** Of questions that are asked again by one link. */
export const MAX_ASKED = 100;

/** `revision` is that of the state which the member of the staff saw. Reading and notes overwrite nothing and need none. */
export type Command =
  | { readonly type: 'open' | 'export' }
  | { readonly type: 'note'; readonly text: string }
  | ({ readonly revision: number } & (
      | { readonly type: 'move'; readonly move: string; readonly answers?: unknown }
      | { readonly type: 'assign'; readonly to: string | null }
      | { readonly type: 'flag'; readonly aside: boolean }
      | {
          readonly type: 'letter';
          readonly letter: string;
          readonly language: Language;
          readonly way: LetterWay;
          /** For `queue`. */
          readonly mail?: LetterMail;
        }
      /** `questions`: JSON Pointers, see `askableFields`; `message`: words to the parent. */
      | { readonly type: 'ask'; readonly questions: readonly string[]; readonly message?: string | undefined }
      | { readonly type: 'revoke-ask' | 'delete' }
    ));

export interface Actor {
  readonly name: string;
  readonly role: Role;
}

/**
 * `gone`: there is no such application, or it was deleted. `role`: the actor may not do this. `changed-meanwhile`: another event
 * came first. `unknown`: office.json has no such move or letter. `status`: not possible in the present status. `answers`: the
 * answers to the move's questions are not valid. `note`: blank, or longer than {@link MAX_NOTE}. `mail`: a letter to be mailed
 * has no subject or no text, or is too long.
 * `questions`: none, more than {@link MAX_ASKED}, or one that cannot be asked again. `not-asked`: there is nothing to revoke.
 */
export type Refusal =
  | 'gone'
  | 'role'
  | 'changed-meanwhile'
  | 'unknown'
  | 'status'
  | 'answers'
  | 'note'
  | 'mail'
  | 'questions'
  | 'not-asked';

export type Decision =
  | { readonly ok: true; readonly event: EventBody; readonly content?: EventContent }
  | { readonly ok: false; readonly reason: Refusal; readonly errors?: readonly FieldError[] };

/** The event of `command`, or why it is refused. That the questions of `ask` can be asked is the caller's to check. */
export function decide(office: Office, state: CaseState | undefined, command: Command, actor: Actor): Decision {
  if (!state || state.deleted) return refuse('gone');
  if (!includesRole(actor.role, leastRole(office, command))) return refuse('role');
  if ('revision' in command && command.revision !== state.revision) return refuse('changed-meanwhile');
  switch (command.type) {
    case 'open':
      return accept({ type: 'opened' });
    case 'export':
      return accept({ type: 'exported' });
    case 'note': {
      const note = command.text.trim();
      return note === '' || note.length > MAX_NOTE ? refuse('note') : accept({ type: 'noted' }, { note });
    }
    case 'assign':
      return accept({ type: 'assigned', to: command.to });
    case 'flag':
      return accept({ type: 'flagged', aside: command.aside });
    case 'delete':
      return accept({ type: 'deleted' });
    case 'ask':
      return decideAsk(office, command.questions, command.message?.trim());
    case 'revoke-ask':
      return state.again === 'asked' ? accept({ type: 'ask-revoked' }) : refuse('not-asked');
    case 'letter': {
      const letter = office.letters.find(({ id }) => id === command.letter);
      if (!letter) return refuse('unknown');
      if (!letter.in.includes(knownStatus(office, state.status))) return refuse('status');
      const { language, way, mail } = command;
      const event: EventBody = { type: 'letter', letter: letter.id, language, way };
      if (way !== 'queue') return accept(event);
      return mail && isSendable(mail) ? accept(event, { ...mail }) : refuse('mail');
    }
    case 'move':
      return decideMove(office, state, command.move, command.answers);
  }
}

function decideMove(office: Office, { status }: CaseState, id: string, raw: unknown): Decision {
  const move = office.moves.find((one) => one.id === id);
  if (!move) return refuse('unknown');
  if (!move.from.includes(knownStatus(office, status))) return refuse('status');
  const event: EventBody = { type: 'moved', move: id, from: status, to: move.to };
  if (!move.asks) return accept(event);
  const { answers, errors } = acceptAsked(move.asks, isRecord(raw) ? raw : {});
  return errors.length > 0 ? { ok: false, reason: 'answers', errors } : accept(event, answers);
}

function isSendable({ subject, text }: LetterMail): boolean {
  const isLine = subject.trim() !== '' && subject.length <= MAX_SUBJECT && !/\p{Cc}/u.test(subject);
  return isLine && text.trim() !== '' && text.length <= MAX_LETTER;
}

function decideAsk({ proof }: Office, questions: readonly string[], message = ''): Decision {
  if (proof === undefined) return refuse('unknown');
  if (questions.length === 0 || questions.length > MAX_ASKED) return refuse('questions');
  if (message.length > MAX_NOTE) return refuse('note');
  return accept({ type: 'asked-again', questions: [...new Set(questions)] }, message === '' ? undefined : { message });
}

function leastRole(office: Office, command: Command): Role {
  switch (command.type) {
    case 'open':
    case 'export':
      return 'read';
    case 'delete':
      return 'manage';
    case 'move':
      return office.moves.find(({ id }) => id === command.move)?.role ?? 'work';
    default:
      return 'work';
  }
}

function accept(event: EventBody, content?: EventContent): Decision {
  return { ok: true, event, ...(content && { content }) };
}

function refuse(reason: Refusal): Decision {
  return { ok: false, reason };
}
