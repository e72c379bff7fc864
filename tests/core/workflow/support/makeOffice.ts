// A small office, with the compiler's own validators.

import type { Schema } from '../../../../engine/core/model/types.ts';
import type { Asks, Office } from '../../../../engine/core/workflow/types.ts';
import { engineTexts } from '../../../../engine/languages/index.ts';
import { runValidators } from '../../../compile/support/runValidators.ts';

async function makeAsks(schema: Schema): Promise<Asks> {
  const [validate] = await runValidators([schema]);
  if (!validate) throw new Error('There is no validator.');
  return { schema, validate, messages: engineTexts.en.validation };
}

const when = await makeAsks({
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date', title: 'Day' },
    place: { type: 'string', title: 'Place', enum: ['hall', 'room'], enumNames: ['Great Hall', 'Room 2'] },
  },
  required: ['day'],
  errorMessage: { required: { day: 'Day is required' } },
});

/** New, invited, accepted (final); invite asks a day and a place, accept needs a manager. */
export const office: Office = {
  form: 'made',
  language: 'en',
  columns: ['/who/grade', '/who/name', '/who/born'],
  search: ['/who/name', '/who/phone'],
  family: [['/who/phone'], ['/who/registry', '/who/place']],
  sameChild: [['/who/name', '/who/born']],
  proof: '/who/born',
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'invited', label: 'Invited' },
    { id: 'accepted', label: 'Accepted', final: true },
  ],
  moves: [
    { id: 'invite', label: 'Invite', from: ['new', 'invited'], to: 'invited', role: 'work', asks: when },
    { id: 'accept', label: 'Accept', from: ['invited'], to: 'accepted', role: 'manage' },
    { id: 'undo', label: 'Undo', from: ['invited', 'accepted'], to: 'new', role: 'work' },
  ],
  letters: [
    {
      id: 'invitation',
      label: 'Invitation',
      in: ['invited'],
      subject: 'Invitation of {/who/name}',
      text: [
        'Dear parents of {/who/name|your child},',
        'Come on {invite.day} to {invite.place|the school}.',
        '{/who/nickname|}',
        '{form} {reference}, {school}, {telephone}, {today}',
      ],
    },
  ],
};
