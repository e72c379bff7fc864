import type { AccountEvent } from '../../../core/index.ts';
import type { RecordedEvent } from '../../storage/caseStore.ts';

/** What happened, in a few words, with what a person typed behind it. */
export function describeEvent(event: RecordedEvent): string {
  const typed = Object.entries(event.content ?? {}).map(([name, answer]) => `${name}: ${answer}`);
  return [whatHappened(event), ...typed].join('; ');
}

function whatHappened(event: RecordedEvent): string {
  switch (event.type) {
    case 'received':
      return `received, ${event.status}${event.aside ? ', set aside' : ''}`;
    case 'moved':
      return `${event.move}: from ${event.from} to ${event.to}`;
    case 'assigned':
      return event.to === null ? 'assigned to nobody' : `assigned to ${event.to}`;
    case 'flagged':
      return event.aside ? 'set aside' : 'brought back';
    case 'letter':
      return `letter ${event.letter} (${[event.language, event.way, event.mail].filter(Boolean).join(', ')})`;
    case 'asked-again':
      return `asked again: ${event.questions.join(' ')}`;
    case 'ask-revoked':
      return 'asking again revoked';
    case 'answered-again':
      return `answered again, version ${event.version}`;
    default:
      return event.type;
  }
}

/** What happened to an account. */
export function describeAccountEvent(event: AccountEvent): string {
  switch (event.change) {
    case 'added':
    case 'role':
      return `account ${event.change}: ${event.role}`;
    case 'joined':
      return `account joined by ${event.means}`;
    default:
      return `account: ${event.change}`;
  }
}
