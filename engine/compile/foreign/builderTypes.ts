// Kinds of questions as form builders and other languages name them under `type`, each with the repair in our spelling.
import type { RepairOfValue, Repairs } from '../errors/repairs.ts';
import { entryOf } from '../schema/entryOf.ts';

const text = (format: string) => `Write "type": "string" and "format": "${format}".`;
/** Gives the exact repair where the type is all that is wrong, because one of these keywords stands beside it; otherwise a repair that names what to add. */
const beside = (keywords: readonly string[], exact: string, otherwise: string): RepairOfValue => {
  return (_, question) => (keywords.some((keyword) => keyword in question) ? exact : otherwise);
};
const CHOICE = beside(
  ['enum', 'oneOf'],
  'Write "type": "string".',
  'Write "type": "string" with the options as "enum".',
);
/** Under which builders list the options of a question. */
const OPTIONS = ['enum', 'items', 'choices', 'options', 'values'];
const SEVERAL_OPTIONS = 'Write "type": "array" and "uniqueItems": true.';
const SEVERAL = beside(
  OPTIONS,
  SEVERAL_OPTIONS,
  'Write "type": "array", "uniqueItems": true and "items": { "type": "string", "enum": [...] } with the options.',
);
/** In SurveyJS `checkbox` is a list of boxes with its options beside it, elsewhere one box without options. */
const CHECKBOX = beside(OPTIONS, SEVERAL_OPTIONS, 'Write "type": "boolean".');
const GROUP = beside(
  ['properties'],
  'Write "type": "object".',
  'Write "type": "object" with its questions under "properties".',
);
const LIST = beside(
  ['items'],
  'Write "type": "array".',
  'Write "type": "array" with "items", the schema of one entry.',
);
const FILE = 'Write "type": "object" and "format": "attachment".';
/** Words between questions, which ask nothing. */
const WORDS = 'Remove the question, and write its words as "text" of a section in "ui:sections" of the ui file.';
const TEXT = 'Write "type": "string".';

/** By `type`, as builders and other languages name the kinds of questions. */
export const BUILDER_TYPES: Repairs = {
  text: TEXT,
  textfield: TEXT,
  any: TEXT,
  comment: 'Write "type": "string", and "ui:widget": "textarea" in the ui file.',
  textarea: 'Write "type": "string", and "ui:widget": "textarea" in the ui file.',
  password: 'Write "type": "string", and "ui:widget": "password" in the ui file.',
  email: text('email'),
  url: text('uri'),
  tel: text('phone'),
  phone: text('phone'),
  phoneNumber: text('phone'),
  date: text('date'),
  day: text('date'),
  time: text('time'),
  datetime: text('date-time'),
  'date-time': text('date-time'),
  int: 'Write "type": "integer".',
  float: 'Write "type": "number".',
  double: 'Write "type": "number".',
  decimal: 'Write "type": "number".',
  currency: 'Write "type": "number" and "multipleOf": 0.01.',
  bool: 'Write "type": "boolean".',
  checkbox: CHECKBOX,
  select: CHOICE,
  dropdown: CHOICE,
  radio: CHOICE,
  radiogroup: CHOICE,
  selectboxes: SEVERAL,
  checkboxes: SEVERAL,
  tagbox: SEVERAL,
  multiselect: SEVERAL,
  select_one: CHOICE,
  select_multiple: SEVERAL,
  image: FILE,
  file: FILE,
  upload: FILE,
  group: GROUP,
  panel: GROUP,
  null: WORDS,
  html: WORDS,
  content: WORDS,
  htmlelement: WORDS,
  heading: WORDS,
  header: WORDS,
  note: WORDS,
  rating: 'Write "type": "integer" with "minimum" and "maximum", and "ui:widget": "range" in the ui file.',
  matrix: 'Write each row as a question of its own, of "type": "string" with the columns as "enum".',
  survey: 'Write each row as a question of its own, of "type": "string" with the columns as "enum".',
  signature: 'Write "type": "boolean" and "const": true, a box by which parents confirm; an answer is no drawing.',
  signaturepad: 'Write "type": "boolean" and "const": true, a box by which parents confirm; an answer is no drawing.',
  button: 'Remove the question: the page has its buttons, and their words are "submit": { "label" } in form.json.',
  submit: 'Remove the question: the page has its buttons, and their words are "submit": { "label" } in form.json.',
  list: LIST,
  datagrid: LIST,
  paneldynamic: LIST,
};

/** True if, by the name of its type, several options of the question can be chosen, and it has no `items` yet. */
export function takesSeveral({ type, items }: Readonly<Record<string, unknown>>): boolean {
  const repair = entryOf(BUILDER_TYPES, String(type));
  return items === undefined && (type === 'array' || repair === SEVERAL || repair === CHECKBOX);
}
