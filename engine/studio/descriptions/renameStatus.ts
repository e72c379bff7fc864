import type { Description } from './description.ts';

/** Another name for a status of office.json, as the record of applications has it. */
export function renameStatus(status: string): Description {
  return {
    waitsForDrafts: true,
    fields: () => [
      {
        kind: 'text',
        name: 'id',
        label: 'Name in the record',
        hint: 'Small letters, digits and -. What the staff read are its words. The plan says what becomes of applications that have it.',
        fallback: status,
      },
    ],
    change(_, { id = '' }) {
      const wanted = id.trim();
      return wanted && wanted !== status ? { kind: 'rename-status', status, id: wanted } : undefined;
    },
  };
}
