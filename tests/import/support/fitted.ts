// A schema and UI schema as the importer makes them fit: without a folder and without a proof, which cost most of an import.
import { completeForm } from '../../../engine/import/draft/completeForm.ts';
import { Draft } from '../../../engine/import/draft/draft.ts';
import { reportLines } from '../../../engine/import/draft/report.ts';
import { fitDraft } from '../../../engine/import/fit/fitDraft.ts';
import { readJsonForms } from '../../../engine/import/read/jsonForms/readJsonForms.ts';
import { readRjsf } from '../../../engine/import/read/rjsf.ts';

/** The files of the one step, the lines of the report, and what the check still finds. */
export function fitted(schema: object, uiSchema: object = {}, kind: 'rjsf' | 'jsonforms' = 'rjsf') {
  const draft = new Draft();
  const [of, ui] = [structuredClone({ type: 'object', ...schema }), structuredClone({ ...uiSchema })];
  draft.comesFrom({ schema: of, ui }, 'pair.json');
  const read = kind === 'rjsf' ? readRjsf : readJsonForms;
  read(draft, { kind, schema: of, ui, name: 'pair' });
  completeForm(draft, 'made');
  const left = fitDraft(draft);
  const [step] = draft.steps();
  return { left, schema: Object(step?.schema), ui: Object(step?.ui), lines: reportLines(draft.notes) };
}
