// A form in which answers are compared with one of an earlier step, and with one outside of their list.
import { expect } from 'vitest';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { compileDefinition } from '../../../engine/compile/compileForm.ts';
import type { Form } from '../../../engine/core/model/types.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';

const day = { type: 'string', format: 'date' };
const text = { type: 'string', title: 'Note', maxLength: 50 };
const after = (title: string, pointer: string) => ({
  ...day,
  title,
  atLeast: { $data: pointer },
  errorMessage: { atLeast: 'Too early' },
});
const entry = {
  type: 'object',
  properties: { until: after('Until', '/stay/to') },
  required: ['until'],
  errorMessage: { required: { until: 'Until is required' } },
};

const files = {
  'trip/who.schema.json': undefined,
  'trip/who.ui.json': undefined,
  'trip/ar.json': undefined,
  'trip/trip.schema.json': { type: 'object', properties: { from: { ...day, title: 'From' }, note: text } },
  'trip/trip.ui.json': { 'ui:order': ['*'] },
  'trip/stay.schema.json': {
    type: 'object',
    properties: {
      to: after('To', '/trip/from'),
      guests: { type: 'array', title: 'Guests', maxItems: 3, items: entry },
    },
  },
  'trip/stay.ui.json': { 'ui:order': ['*'], guests: { 'ui:add': 'Add', 'ui:entry': 'Guest' } },
};

/** `trip`: from, note. `stay`: to, not before from; guests, each with a day that is not before to. Only within a test. */
export function comparingForm(): Promise<Form> {
  const steps = ['trip', 'stay'].map((id) => ({ id, label: `Step ${id}`, at: `/${id}` }));
  const { definition, findings } = checkForm(writeForm({ 'trip/form.json': formFile({ steps }), ...files }), 'trip');
  expect(findings.map(String)).toEqual([]);
  if (!definition) throw new Error('A form without findings can be read.');
  return loadForm(compileDefinition(definition));
}
