// The repair for each foreign key or value that `step.schema.json` and `ui.schema.json` refuse, under the names by which `read/checkJson.ts`
// looks repairs up.
import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import {
  FOREIGN_COMPONENTS,
  FOREIGN_ENTRY_KEYS,
  FOREIGN_ROOT_KEYS,
  FOREIGN_UI_KEYS,
  FOREIGN_UI_VALUES,
  FOREIGN_WIDGETS,
} from './foreignUi.ts';
import { noPositions } from './foreignValues.ts';

type Repairs = Readonly<Record<string, string>>;

const POSITIONS = noPositions(undefined);
const CLOSED = 'Remove it: a form accepts only answers that it declares.';

export const STEP_REPAIRS: Repairs = {
  'items []': POSITIONS,
  'items false': POSITIONS,
  'items true': 'Write what is asked in each entry, e.g. "items": { "type": "string", "maxLength": 100 }.',
  'additionalProperties true': CLOSED,
  'required true': 'Remove it, and write the name of the question in "required" of its group.',
  'required false': 'Remove it: what "required" of the group does not name need not be answered.',
};

export const UI_REPAIRS: Repairs = {
  ...FOREIGN_UI_KEYS,
  ...FOREIGN_UI_VALUES,
  ...renamed(FOREIGN_WIDGETS, (widget) => `ui:widget ${widget}`),
  ...renamed(FOREIGN_COMPONENTS, (component) => `ui:widget ${component}`),
  ...renamed(FOREIGN_ENTRY_KEYS, (key) => `items/${key}`),
  ...renamed(ofQuestions(), (key) => `/${key}`),
  ...renamed(FOREIGN_ROOT_KEYS, (key) => `/${key}`),
};

/** Keys of a question, at the root of the file. */
function ofQuestions(): Repairs {
  const keys = Object.keys(uiFileSchema.definitions.field.properties);
  return Object.fromEntries(
    keys.map((key) => [key, `Write it at the question that it is for: "name": { "${key}": ... }.`]),
  );
}

function renamed(repairs: Repairs, name: (key: string) => string): Repairs {
  return Object.fromEntries(Object.entries(repairs).map(([key, repair]) => [name(key), repair]));
}
