// Keys that others have for those of an entry of `ui:sections`, each with the repair in our spelling.
import uiFileSchema from '../../../forms/ui.schema.json' with { type: 'json' };
import { getIn, isRecord, recordOf } from '../../core/index.ts';
import { didYouMean } from '../errors/didYouMean.ts';
import type { RepairOfValue } from '../errors/repairs.ts';

const KNOWN = Object.keys(uiFileSchema.definitions.section.properties);

/** Ours, by what others call the same, also with `ui:`. */
const NAMES: Readonly<Record<string, 'title' | 'text' | 'fields'>> = {
  label: 'title',
  heading: 'title',
  header: 'title',
  name: 'title',
  legend: 'title',
  description: 'text',
  help: 'text',
  intro: 'text',
  content: 'text',
  paragraphs: 'text',
  questions: 'fields',
  elements: 'fields',
  properties: 'fields',
  order: 'fields',
  items: 'fields',
};

/** True for the keys of an entry of `ui:sections`. */
function isSection(keys: readonly string[]): boolean {
  return keys.at(-2) === 'ui:sections';
}

/** The repair of an unknown key of a section; undefined for what is none. */
export const repairOfSection: RepairOfValue = (section, _, { keys, unknown = '' }) => {
  if (!isSection(keys)) return undefined;
  const bare = unknown.replace(/^ui:/, '');
  const name = Object.hasOwn(NAMES, bare) ? NAMES[bare] : KNOWN.find((one) => one === bare);
  const own = recordOf(section);
  const written = name && withinKey(name, own[unknown]);
  if (!name && isRecord(own[unknown])) return 'Move it beside "ui:sections": a section only names its questions.';
  if (!name || written === undefined) {
    const near = didYouMean(bare, KNOWN);
    return bare === unknown ? undefined : `Correct its spelling, or remove it.${near}`;
  }
  return name in own
    ? `Put what it says into "${name}", and remove it.`
    : `Write "${name}": ${JSON.stringify(written)}.`;
};

/** The repair of a title of another kind, which a section has itself, and a question in the schema. */
export const repairOfTitle: RepairOfValue = (title, _, { keys }) => {
  if (!isSection(keys.slice(0, -1))) return 'Write it at the question in the schema.';
  return typeof title === 'number' ? `Write "title": ${JSON.stringify(String(title))}.` : undefined;
};

/** The repair of an entry that is a question's name. */
export const repairOfEntry: RepairOfValue = (name, _, { root, keys }) => {
  const all = getIn(root, keys.slice(0, -1));
  if (typeof name !== 'string' || !Array.isArray(all)) return undefined;
  const areNames = all.every((one) => typeof one === 'string');
  const order = areNames ? ` For the order alone write "ui:order": ${JSON.stringify(all)}.` : '';
  return `Write a section with its questions: { "title": "...", "fields": [${JSON.stringify(name)}] }.${order}`;
};

/** The value as our key has it; undefined for one of another kind. */
function withinKey(name: string, value: unknown): unknown {
  if (name === 'title') return typeof value === 'string' ? value : undefined;
  const list = name === 'text' && typeof value === 'string' ? [value] : value;
  return Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string') ? list : undefined;
}
