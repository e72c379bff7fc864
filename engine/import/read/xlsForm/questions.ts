// The types of XLSForm's questions as schemas and ui entries.
import type { Json } from '../../draft/draft.ts';
import type { Line } from './table.ts';
import type { Texts } from './texts.ts';

export interface Question {
  readonly schema: Json;
  readonly ui: Json;
  /** The words in the column `appearance` that the question's `ui` says. */
  readonly drawn?: readonly string[];
  /** Names of options that are several choices of the list, with labels of their own. */
  readonly joined?: readonly string[];
}

/** Options by the name of their list. */
export type Choices = ReadonlyMap<string, readonly Line[]>;

const FILE = { type: 'object', format: 'attachment' };
const PICTURE = { ...FILE, attachments: { types: ['image/jpeg', 'image/png'] } };
const SINGLE: Readonly<Record<string, Json>> = {
  text: { type: 'string' },
  string: { type: 'string' },
  barcode: { type: 'string' },
  'phone number': { type: 'string', format: 'phone' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  decimal: { type: 'number' },
  range: { type: 'number' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  datetime: { type: 'string', format: 'date-time' },
  acknowledge: { type: 'boolean', const: true },
  trigger: { type: 'boolean', const: true },
  image: PICTURE,
  photo: PICTURE,
  audio: FILE,
  video: FILE,
  file: FILE,
};

/** `select_one list`, and how it was written at first: `select all that apply from list or specify other`. */
const SELECT =
  /^(?:add\s+)?select[ _](one|multiple|all(?:\s+that\s+apply)?)(?:\s+from|\s+prompt\s+using)?\s+(\S+)(\s+or[ _]\S+.*)?$/i;

/** The list that a question chooses from; undefined for a type that chooses from none of the workbook. */
export function listOf(type: string): string | undefined {
  return SELECT.exec(type.trim())?.[2];
}

/** The question of a row, without its title; undefined for a type that a form does not ask. */
export function questionOf(line: Line, choices: Choices, texts: Texts): Question | undefined {
  const type = line.get('type').trim();
  const [, number = '', list = '', other] = SELECT.exec(type) ?? [];
  const appearance = line.get('appearance').toLowerCase().split(/\s+/);
  if (number !== '') {
    const { joined, ...options } = optionsOf(choices.get(list) ?? [], other !== undefined, (one) =>
      texts(one, 'label', line),
    );
    if (options.enum.length === 0) return undefined;
    if (number.toLowerCase() === 'one')
      return { schema: { type: 'string', ...options }, ...drawnBy(WIDGETS, appearance), joined };
    return { schema: { type: 'array', items: { type: 'string', ...options }, uniqueItems: true }, ui: {}, joined };
  }
  const kind = type.toLowerCase();
  const schema = Object.hasOwn(SINGLE, kind) ? SINGLE[kind] : undefined;
  if (!schema) return undefined;
  if (kind === 'range') {
    const range = rangeOf(line.get('parameters'));
    return { schema: { ...schema, ...range }, ui: range.enum === undefined ? { 'ui:widget': 'range' } : {} };
  }
  return { schema: { ...schema }, ...drawnBy(DRAWN[String(schema.type)] ?? {}, appearance) };
}

type Drawn = Readonly<Record<string, Json>>;

/** Of `minimal autocomplete` a combobox: the later word in `known` decides. */
function drawnBy(known: Drawn, appearance: readonly string[]): Pick<Question, 'ui' | 'drawn'> {
  const drawn = Object.keys(known).filter((word) => appearance.includes(word));
  return { ui: Object.assign({}, ...drawn.map((word) => known[word])), drawn };
}

/** What an appearance means, by the type of the answer. */
const DRAWN: Readonly<Record<string, Drawn>> = {
  string: {
    multiline: { 'ui:widget': 'textarea' },
    masked: { 'ui:widget': 'password' },
    numbers: { 'ui:inputmode': 'numeric' },
  },
  integer: { counter: { 'ui:widget': 'updown' } },
};

function optionsOf(
  lines: readonly Line[],
  hasOther: boolean,
  labelOf: (line: Line) => string,
): { readonly enum: string[]; readonly enumNames: string[]; readonly joined: readonly string[] } {
  const labels = new Map<string, Set<string>>();
  const add = (name: string, label: string) => labels.set(name, (labels.get(name) ?? new Set()).add(label));
  for (const line of lines) if (line.get('name') !== '') add(line.get('name'), labelOf(line) || line.get('name'));
  if (hasOther) add('other', 'Other');
  return {
    enum: [...labels.keys()],
    enumNames: [...labels.values()].map((all) => [...all].join(' / ')),
    joined: [...labels].flatMap(([name, all]) => (all.size > 1 ? [name] : [])),
  };
}

/** The ui entry for a word in the column `appearance` of a choice. */
const WIDGETS: Drawn = {
  minimal: { 'ui:widget': 'select' },
  autocomplete: { 'ui:widget': 'combobox' },
  search: { 'ui:widget': 'combobox' },
};

/** What a slider takes of its parameters. */
export const OF_RANGE = ['start', 'end', 'step'];

/** The most numbers that are options in the place of steps. */
const MOST_OPTIONS = 100;

/** `start=1 end=10 step=1`, which is also what XLSForm takes for those that are not written. */
function rangeOf(parameters: string): Json {
  const number = (name: string) => {
    const value = Number(new RegExp(`\\b${name}\\s*=\\s*(-?[\\d.]+)`).exec(parameters)?.[1]);
    return Number.isNaN(value) ? undefined : value;
  };
  const [minimum = 1, maximum = 10, step = 1] = [number('start'), number('end'), number('step')];
  const isWhole = [minimum, maximum, step].every(Number.isInteger);
  const type = isWhole ? 'integer' : 'number';
  const count = step > 0 ? Math.floor((maximum - minimum) / step + 1e-9) + 1 : 0;
  const isOnSteps = Number.isInteger(Number((minimum / step).toFixed(9)));
  // Steps are multiples; those that begin beside one are options.
  if (!isOnSteps && count > 1 && count <= MOST_OPTIONS)
    return { type, enum: Array.from({ length: count }, (_, i) => Number((minimum + i * step).toFixed(9))) };
  return {
    type,
    minimum,
    maximum,
    ...(step !== 1 && step > 0 && isOnSteps && { multipleOf: step }),
  };
}
