// A form of one step without messages of its own, and what the check says of it: place, problem and repair in one line each.
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './writeForm.ts';

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
