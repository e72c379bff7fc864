// Questions that the ui file locks (`ui:disabled`, `ui:readonly`): shown and sent, not to be changed. One with a default has a fixed answer,
// as `const` with `readOnly` in the schema; one without can have an answer by a link only (`prefill`).
import { isGroupSchema, isRecord, type Schema, type UiSchema, uiOf } from '../../core/index.ts';
import { declarationsIn } from './mapQuestions.ts';

const KEYS = ['ui:disabled', 'ui:readonly'] as const;

/** As in RJSF, what stands at a question wins over what stands at its group. */
export function isLocked(ui: UiSchema): boolean {
  return KEYS.some((key) => ui[key] === true);
}

/** Notes that a part was made of another. */
type Made = (part: object, of: object) => void;

/** The ui of a group in which the questions of each locked group inside have its keys, too; itself where there is none. */
export function withLocksInside(group: Schema, ui: UiSchema, made: Made): UiSchema {
  let all = ui;
  for (const [key, question] of declarationsIn(group)) {
    const written = uiOf(all, key);
    const own = inQuestion(question, written, made);
    if (own === written) continue;
    made(own, written);
    all = { ...all, [key]: own };
  }
  if (all !== ui) made(all, ui);
  return all;
}

function inQuestion(question: Schema, ui: UiSchema, made: Made): UiSchema {
  if (isGroup(question)) return withLocksInside(question, locked(question, ui), made);
  return isRecord(question.items) ? inEntries(question.items, ui, made) : ui;
}

/** Locks stand at the questions of an entry, or at groups in it. */
function inEntries(items: Schema, ui: UiSchema, made: Made): UiSchema {
  const entry = uiOf(ui, 'items');
  const inside = isGroup(items) ? withLocksInside(items, entry, made) : inQuestion(items, entry, made);
  return inside === entry ? ui : { ...ui, items: inside };
}

/** The ui entry of a group with its keys at each of its questions. */
function locked(group: Schema, ui: UiSchema): UiSchema {
  const inherited = Object.fromEntries(KEYS.flatMap((key) => (ui[key] === true ? [[key, true]] : [])));
  if (Object.keys(inherited).length === 0) return ui;
  const entries = [...declarationsIn(group)].map(([key]) => [key, { ...inherited, ...uiOf(ui, key) }] as const);
  return { ...ui, ...Object.fromEntries(entries) };
}

function isGroup(schema: Schema): boolean {
  return isGroupSchema(schema) || (schema.type === undefined && isRecord(schema.properties));
}

/** The question with its default as its only answer, if it is locked and has one. */
export function lockedQuestion(question: Schema, ui: UiSchema): Schema {
  const { default: given, ...rest } = question;
  const isSingle = ['string', 'number', 'integer'].includes(String(question.type)) && question.format !== 'attachment';
  if (!isLocked(ui) || given === undefined || !isSingle || question.const !== undefined || question.computed)
    return question;
  return { ...rest, readOnly: true, const: given };
}
