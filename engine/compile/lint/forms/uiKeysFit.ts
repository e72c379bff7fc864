// A key of the ui file has an effect on its question: only lists have entries, only typed answers a keyboard.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  isList,
  isRecord,
  recordOf,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import { canBeTyped } from '../../answers/canBeTyped.ts';
import type { Finding, Place } from '../../errors/definitionError.ts';
import { FOREIGN_UI_KEYS } from '../../foreign/foreignUi.ts';
import { drawnWidget } from '../../schema/drawnWidget.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import type { Rule } from '../rule.ts';

type Kind =
  | 'shown'
  | 'group'
  | 'list'
  | 'entry'
  | 'file'
  | 'box'
  | 'several'
  | 'choice'
  | 'date'
  | 'time'
  | 'number'
  | 'slider'
  | 'address'
  | 'text';

const IN_WORDS: Readonly<Record<Kind, string>> = {
  shown: 'an answer that is shown only',
  group: 'a group',
  list: 'a list',
  entry: 'an entry as a whole',
  file: 'a file',
  box: 'a checkbox, or yes and no',
  several: 'several options',
  choice: 'a choice',
  date: 'a date',
  time: 'a time',
  number: 'a number',
  slider: 'a slider',
  address: 'a telephone number or an address',
  text: 'a text',
};

const TYPED: readonly Kind[] = ['text', 'address', 'number', 'date'];
const LISTS = { kinds: ['list'], what: 'lists with a button that adds an entry' } as const;
const GROUPS = { kinds: ['group', 'entry'], what: 'groups, and for the entries of a list under "items"' } as const;

const LOCKS = {
  kinds: [...TYPED, 'time', 'choice', 'shown', 'group'],
  what: 'single answers but checkboxes, and groups of them',
} as const;
const OPTIONS = { kinds: ['choice', 'several'], what: 'options that "enum" lists' } as const;

/** What each key has an effect on. */
const FITS: Readonly<Record<string, { readonly kinds: readonly Kind[]; readonly what: string }>> = {
  'ui:sections': GROUPS,
  'ui:order': GROUPS,
  'ui:entry': LISTS,
  'ui:add': LISTS,
  'ui:remove': LISTS,
  'ui:named-by': LISTS,
  'ui:script': { kinds: ['text', 'shown'], what: 'texts' },
  'ui:inputmode': { kinds: ['text', 'address', 'number'], what: 'texts and numbers' },
  'ui:autocomplete': { kinds: TYPED, what: 'answers that are typed, and options in a combobox' },
  'ui:placeholder': { kinds: TYPED, what: 'answers that are typed, and options in a select or combobox' },
  'ui:help': {
    kinds: [...TYPED, 'time', 'shown', 'list', 'file', 'box', 'several', 'choice'],
    what: 'single questions and lists',
  },
  'ui:description': {
    kinds: [...TYPED, 'time', 'shown', 'group', 'list', 'file', 'box', 'several', 'choice'],
    what: 'questions',
  },
  'ui:disabled': LOCKS,
  'ui:readonly': LOCKS,
  'ui:enumNames': OPTIONS,
  'ui:enumOrder': OPTIONS,
  'ui:enumDisabled': {
    kinds: OPTIONS.kinds,
    what: 'options that "enum" lists, as radio buttons, checkboxes or a select',
  },
  'ui:same-as': { kinds: [...TYPED, 'time', 'choice'], what: 'single answers' },
};

const OWN_WIDGETS = ['radio', 'select', 'combobox', 'textarea', 'range', 'updown', 'password'];

const AS_BOX = 'Write "ui:widget": "textarea" beside "ui:options": only such a box has rows.';

/** Keys of what is typed, without effect where it is not. */
const OF_TYPING = ['ui:placeholder', 'ui:inputmode', 'ui:autocomplete'];

export const uiKeysFit: Rule = function* ({ steps, placeWithin, written }) {
  for (const { schema, ui, uiPlace } of steps) {
    yield* saidTwice(written({ ...uiPlace, pointer: '' }), uiPlace);
    for (const [at, key, kind, fault] of misfits(schema, ui, '')) {
      const place = placeWithin(ui, at + formatPointer(key.split('/')), uiPlace);
      if (fault !== undefined) {
        yield { place, problem: `"${key}" ${FAULTS[fault]}`, repair: 'Remove it.' };
        continue;
      }
      const option = key.split('/')[1];
      const problem = `"${option ?? key}" has no effect on ${IN_WORDS[kind]}.`;
      const beside = option?.startsWith('ui:') ? `Write it beside "ui:options", at the question itself.` : undefined;
      const drawn = option === 'rows' && kind === 'text' ? AS_BOX : undefined;
      const foreign =
        beside ??
        drawn ??
        entryOf(FOREIGN_UI_KEYS, `ui:${option}`) ??
        'Remove it: no widget that is drawn here reads it.';
      const repair = option === undefined ? `Remove it, or move it: it is for ${entryOf(FITS, key)?.what}.` : foreign;
      yield { place, problem, repair };
    }
  }
};

/** Options that stand in `ui:options` and, with `ui:`, beside it: only the latter is read; and `ui:options` without any. */
function* saidTwice(ui: unknown, place: Place): Generator<Finding> {
  for (const [key, value] of Object.entries(recordOf(ui))) {
    if (key !== 'ui:options') {
      if (isRecord(value)) yield* saidTwice(value, { ...place, pointer: place.pointer + formatPointer([key]) });
      continue;
    }
    const own = { ...place, pointer: place.pointer + formatPointer([key]) };
    if (isRecord(value) && Object.keys(value).length === 0)
      yield { place: own, problem: '"ui:options" is empty.', repair: 'Remove it.' };
    for (const option of Object.keys(recordOf(value)).filter((one) => Object.hasOwn(recordOf(ui), `ui:${one}`))) {
      const problem = `"${option}" has no effect beside "ui:${option}".`;
      yield {
        place: { ...own, pointer: own.pointer + formatPointer([option]) },
        problem,
        repair: 'Remove one of the two.',
      };
    }
  }
}

const FAULTS = {
  usual: 'has no effect: it is so without being written.',
  keyboard: 'shows a keyboard on telephones that has not the characters of any allowed answer.',
} as const;

type Misfit = readonly [at: string, key: string, kind: Kind, fault?: keyof typeof FAULTS];

function* misfits(group: Schema, ui: UiSchema, at: string): Generator<Misfit> {
  for (const key of Object.keys(declaredProperties(group))) {
    const declared = groupQuestions(group).filter((question) => question.key === key);
    const own = uiOf(ui, key);
    const place = at + formatPointer([key]);
    yield* inEntry(
      own,
      place,
      declared.map(({ whole }) => whole),
      ui,
    );
    for (const { whole } of declared) {
      if (isGroupSchema(whole)) yield* misfits(whole, own, place);
      else if (whole.items && isList(whole)) yield* ofEntries(whole.items, uiOf(own, 'items'), `${place}/items`);
    }
  }
}

/** What an entry with a single answer cannot have: it is added to be answered, and has no name. */
const OF_NAMED = ['ui:disabled', 'ui:readonly', 'ui:same-as'];

function* ofEntries(items: Schema, ui: UiSchema, at: string): Generator<Misfit> {
  if (isGroupSchema(items)) return yield* misfits(items, ui, at);
  yield* inEntry(ui, at, [items]);
  for (const key of OF_NAMED) if (key in ui) yield [at, key, 'entry'];
  if (items.items) yield* ofEntries(items.items, uiOf(ui, 'items'), `${at}/items`);
}

/** @param around the ui of the group that the question is in; empty for the entries of a list */
function* inEntry(ui: UiSchema, at: string, questions: readonly Schema[], around: UiSchema = {}): Generator<Misfit> {
  for (const key of Object.keys(ui)) {
    const misfit = questions.find((question) => !hasEffect(key, ui, question));
    // One branch in which it has an effect is enough.
    if (misfit && questions.every((question) => !hasEffect(key, ui, question)))
      yield [at, key, ui['ui:widget'] === 'range' ? 'slider' : kindOf(misfit)];
    else if (questions[0] && isUsual(key, ui, around)) yield [at, key, kindOf(questions[0]), 'usual'];
    else if (key === 'ui:inputmode' && questions[0] && !questions.some((one) => canBeTyped(one, ui[key])))
      yield [at, key, kindOf(questions[0]), 'keyboard'];
  }
  const [first] = questions;
  if (first) for (const name of unreadOptions(ui)) yield [at, `ui:options/${name}`, kindOf(first)];
  const isOfGroups = questions.some(({ items }) => items && isGroupSchema(items));
  for (const key of isOfGroups ? Object.keys(uiOf(ui, 'items')) : []) {
    if (entryOf(FITS, key)?.kinds.includes('entry') === false) yield [`${at}/items`, key, 'entry'];
  }
  for (const name of isOfGroups ? unreadOptions(uiOf(ui, 'items')) : [])
    yield [`${at}/items`, `ui:options/${name}`, 'entry'];
}

/** Options of RJSF's widgets that the engine's do not have; a widget of the site may read any. */
function unreadOptions({ 'ui:widget': widget, 'ui:options': options = {} }: UiSchema): readonly string[] {
  if (widget !== undefined && !OWN_WIDGETS.includes(widget)) return [];
  return Object.keys(options).filter((name) => !(name === 'rows' && widget === 'textarea'));
}

function hasEffect(key: string, ui: UiSchema, question: Schema): boolean {
  const { 'ui:widget': widget } = ui;
  const fits = entryOf(FITS, key);
  const kind = kindOf(question);
  if (widget === 'range' && OF_TYPING.includes(key)) return false;
  // The box of telephone numbers opens the keyboard of telephones.
  if (key === 'ui:inputmode' && question.format === 'phone') return false;
  if ((key === 'ui:disabled' || key === 'ui:readonly') && question.computed) return false;
  const drawn = drawnWidget(question, ui);
  if (key === 'ui:enumDisabled' && drawn === 'combobox') return false;
  if (!fits || fits.kinds.includes(kind)) return true;
  if (kind !== 'choice' && kind !== 'box') return false;
  return (
    (key === 'ui:placeholder' && drawn !== 'radio' && drawn !== 'checkbox') ||
    (key === 'ui:autocomplete' && drawn === 'combobox')
  );
}

/** True for a lock beside another one, and for a lock that is false, which unlocks a question of a group that is locked. */
function isUsual(key: string, ui: UiSchema, around: UiSchema): boolean {
  if (key === 'ui:readonly' && ui[key] === true && ui['ui:disabled'] === true) return true;
  return (key === 'ui:disabled' || key === 'ui:readonly') && ui[key] === false && around[key] !== true;
}

function kindOf(question: Schema): Kind {
  const { type, format, items, enum: options } = question;
  if (question.readOnly) return 'shown';
  if (format === 'attachment' || items?.format === 'attachment') return 'file';
  if (isGroupSchema(question)) return 'group';
  if (items) return isList(question) ? 'list' : 'several';
  if (type === 'boolean') return 'box';
  if (options) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date') return 'date';
  if (format === 'time' || format === 'date-time') return 'time';
  return format ? 'address' : 'text';
}
