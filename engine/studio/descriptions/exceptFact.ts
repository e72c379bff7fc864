import type { Finding } from '../protocol/protocol.ts';
import type { Description } from './description.ts';

/** What a text means that happens to say what a fact says. */
export function exceptFact(finding: Finding): Description {
  return {
    fields: () => [
      {
        kind: 'text',
        name: 'reason',
        label: 'What it means instead',
        hint: 'For those who read site/factExceptions.json: the text stays as it is, in every language.',
      },
    ],
    change(_, { reason = '' }) {
      const { code, file, pointer, problem } = finding;
      return reason.trim()
        ? { kind: 'except-fact', finding: { code, file, pointer, problem }, reason: reason.trim() }
        : undefined;
    },
  };
}
