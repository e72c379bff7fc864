// A form of one step without messages of its own, and what the check says of it: place, problem and repair in one line each.
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './writeForm.ts';

export const text = { type: 'string', title: 'A', maxLength: 50 };
/** What stands in an entry of {@link list}: one required text. */
const entry = {
  type: 'object',
  properties: { n: { ...text, title: 'N' } },
  required: ['n'],
  errorMessage: { required: { n: 'N is required' } },
};
export const list = { type: 'array', title: 'L', maxItems: 3, items: entry };

export function findingsOfStep(schema: object, ui: object): readonly string[] {
  const folder = writeForm({
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }] }),
    'trip/who.schema.json': { type: 'object', ...schema },
    'trip/who.ui.json': ui,
  });
  return checkForm(folder, 'trip').findings.map(
    ({ problem, repair, place }) => `${place.pointer} ${problem} ${repair}`,
  );
}
