// A form of RJSF: a schema and a uiSchema, which are those of one step.
import { normaliseUi } from '../../compile/index.ts';
import { isRecord } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { titleOf } from '../draft/words.ts';
import { moveDefaults } from './defaults.ts';
import type { Source } from './source.ts';

const STEP = 'questions';
const ANSWER = 'answer';

/** Fills the draft with the pair. */
export function readRjsf(draft: Draft, { schema, ui, name }: Source): void {
  draft.groupsMayBeBlank = true;
  moveDefaults(draft, schema);
  const isGroup = schema.type === 'object' || isRecord(schema.properties) || typeof schema.$ref === 'string';
  const { $schema, $id, id, definitions, $defs, ...question } = schema;
  const parts = { ...(isRecord(definitions) && { definitions }), ...(isRecord($defs) && { $defs }) };
  const group: Json = isGroup
    ? { ...question, type: 'object', ...parts }
    : { type: 'object', properties: { [ANSWER]: question }, required: [ANSWER], ...parts };
  if (!isGroup) draft.note('changed', '', `The one question of the schema is called "${ANSWER}".`);
  const title = typeof schema.title === 'string' && schema.title.trim() !== '' ? schema.title : titleOf(name);
  delete group.title;
  draft.files.set('form.json', { title, steps: [{ id: STEP, label: title }] });
  const file: Json = { $schema: '../step.schema.json', ...group };
  const uiFile: Json = { $schema: '../ui.schema.json', ...drawn(draft, isGroup ? ui : { [ANSWER]: ui }) };
  draft.madeOf(file, schema);
  draft.madeOf(uiFile, ui);
  draft.files.set(`${STEP}.schema.json`, file);
  draft.files.set(`${STEP}.ui.json`, uiFile);
}

/** Keys of the uiSchema as a whole that are about the form. */
function drawn(draft: Draft, { 'ui:title': title, ...ui }: Json): Json {
  optionsBeside(ui);
  const form = draft.files.get('form.json');
  if (typeof title === 'string' && form) form.title = title;
  return ui;
}

/** Moves what RJSF takes both in `ui:options` and beside it out of `ui:options`: there the check reports it, and a fix finds it. */
function optionsBeside(ui: Json): void {
  for (const [name, entry] of Object.entries(ui)) if (!name.startsWith('ui:') && isRecord(entry)) optionsBeside(entry);
  const { 'ui:options': options, ...others } = normaliseUi(ui);
  delete ui['ui:options'];
  Object.assign(ui, others, options !== undefined && { 'ui:options': options });
}
