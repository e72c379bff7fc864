// JSON schema of the body's `command`, one branch for each type. What a move's answers must be is its own schema's to say.
import { languages } from '../../core/index.ts';

const id = { type: 'string', maxLength: 100 };

const one = (type: string, properties: object = {}, optional: object = {}) => ({
  type: 'object',
  properties: { type: { const: type }, ...properties, ...optional },
  required: ['type', ...Object.keys(properties)],
  additionalProperties: false,
});

export const COMMAND = {
  oneOf: [
    one('move', { move: id }, { answers: { type: 'object' } }),
    one('note', { text: { type: 'string' } }),
    one('assign', { to: { type: ['string', 'null'], maxLength: 100 } }),
    one('flag', { flagged: { type: 'boolean' } }),
    one('letter', {
      letter: id,
      language: { enum: languages },
      way: { enum: ['mail-program', 'whatsapp', 'copy', 'print'] },
    }),
    one('letter', {
      letter: id,
      language: { enum: languages },
      way: { const: 'queue' },
      mail: {
        type: 'object',
        properties: { to: { type: 'string' }, subject: { type: 'string' }, text: { type: 'string' } },
        required: ['to', 'subject', 'text'],
        additionalProperties: false,
      },
    }),
    one(
      'ask',
      { questions: { type: 'array', items: { type: 'string', maxLength: 500 }, maxItems: 200 } },
      { message: { type: 'string' } },
    ),
    one('revoke-ask'),
    one('delete'),
  ],
};
