// A question keeps its place among the others when it gets a condition, and is added and moved to the place that was chosen, however the
// order of its group is written: not at all, in part, or in sections. A group with a conditional question needs an order that is written.
import { expect, it } from 'vitest';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { writeFiles } from '../../../engine/studio/server/writeFiles.ts';
import { undone } from '../../../engine/studio/state/stepLog.ts';
import { goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const group = {
  type: 'object',
  title: 'Group',
  properties: { a: text('A'), b: text('B'), bus: { type: 'string', title: 'Bus', enum: ['yes', 'no'] }, c: text('C') },
  required: ['bus'],
  errorMessage: { required: { bus: 'Bus is required' } },
};
const arabic = { a: 'أ', b: 'ب', bus: 'الحافلة', c: 'ج' };
const QUESTIONS = ['a', 'b', 'c'];
const NAMES = ['a', 'b', 'bus', 'c'];

/** The group as a step, within a step, and as the entries of a list; with the path of its questions and that of its ui entry. */
const places = {
  'a step': { schema: group, path: [], pointer: '', wrapped: (ui: object) => ui },
  'a group in it': {
    schema: { type: 'object', properties: { home: group }, required: ['home'] },
    path: ['home'],
    pointer: '/properties/home',
    wrapped: (ui: object) => ({ home: ui }),
  },
  'the entries of a list': {
    schema: { type: 'object', properties: { list: { type: 'array', title: 'List', maxItems: 3, items: group } } },
    path: ['list'],
    pointer: '/properties/list/items',
    wrapped: (ui: object) => ({ list: { items: ui } }),
  },
} as const;

const orders: Readonly<Record<string, object>> = {
  'no order': {},
  'all in the order of the schema': { 'ui:order': ['*'] },
  'some first': { 'ui:order': ['b', '*'] },
  'some last': { 'ui:order': ['*', 'b'] },
  'all named': { 'ui:order': ['c', 'b', 'a', 'bus'] },
  sections: { 'ui:sections': [{ fields: ['c', 'b'] }, { fields: ['a', 'bus'] }] },
};

function formWith(place: keyof typeof places, ui: object) {
  const { schema, pointer, wrapped } = places[place];
  const titles = Object.entries(arabic).map(([name, title]) => [`${pointer}/properties/${name}/title`, title]);
  return writeForm({
    'trip/who.schema.json': schema,
    'trip/who.ui.json': wrapped(ui),
    'trip/ar.json': {
      'form.json': goodFiles['trip/ar.json']['form.json'],
      'who.schema.json': {
        ...Object.fromEntries(titles),
        [`${pointer}/properties/bus/enum/yes`]: 'نعم',
        [`${pointer}/properties/bus/enum/no`]: 'لا',
        [`${pointer}/errorMessage/required/bus`]: 'الحافلة مطلوبة',
        ...(pointer === '/properties/home' && { '/properties/home/title': 'البيت' }),
        ...(pointer === '/properties/list/items' && {
          '/properties/list/title': 'القائمة',
          '/properties/list/items/title': 'المجموعة',
        }),
      },
    },
  });
}

const orderIn = (folder: string, path: readonly string[]) =>
  readOutline(folder, 'trip')
    ?.steps[0]?.groups.find((one) => one.path.join() === path.join())
    ?.questions.map(({ name }) => name);

/** The order once the change is written; the folder is then as before. */
async function orderAfter(folder: string, path: readonly string[], change: Building) {
  const files = await planned(folder, 'trip', change);
  expect(writeFiles(folder, { files })).toEqual({ kind: 'written' });
  const order = orderIn(folder, path);
  expect(writeFiles(folder, { files: undone({ what: '', files }) })).toEqual({ kind: 'written' });
  return order;
}

const byBus = { join: 'all', comparisons: [{ question: 'bus', is: 'equal', values: ['yes'] }] } as const;
/** Each place with each order, and with one of the questions in its turn. */
const every = Object.keys(places).flatMap((place, i) =>
  Object.keys(orders).map(
    (order, j) => [place as keyof typeof places, order, QUESTIONS[(i + j) % QUESTIONS.length]] as const,
  ),
);

it.each(every)('in %s with %s, %s is asked in one case, and always again', async (place, written, name = '') => {
  const { path } = places[place];
  const folder = formWith(place, orders[written] ?? {});
  const order = orderIn(folder, path);
  const question = { step: 'who', path, name };
  const show: Building = { kind: 'show-question', question, test: byBus };
  expect(writeFiles(folder, { files: await planned(folder, 'trip', show) })).toEqual({ kind: 'written' });
  expect(orderIn(folder, path)).toEqual(order);
  expect(await orderAfter(folder, path, { kind: 'show-question', question })).toEqual(order);
});

it.each(Object.keys(orders).map((written, i) => [written, [undefined, ...NAMES][i % 5]] as const))(
  'with %s, a question comes after %s, new or moved',
  async (written, after) => {
    const path = ['home'];
    const folder = formWith('a group in it', orders[written] ?? {});
    const order = orderIn(folder, path) ?? [];
    const title = { en: 'New', ar: 'جديد' };
    const place = { step: 'who', path, after };
    const inserted = (name: string, others: readonly string[]) =>
      others.toSpliced(after === undefined ? 0 : others.indexOf(after) + 1, 0, name);
    for (const test of [undefined, byBus]) {
      const add: Building = { kind: 'add-question', place, question: { kind: 'text', name: 'x', title }, test };
      expect([test, await orderAfter(folder, path, add)]).toEqual([test, inserted('x', order)]);
    }
    for (const name of NAMES.filter((one) => one !== after)) {
      const others = order.filter((one) => one !== name);
      if (inserted(name, others).join() === order.join()) continue;
      const move: Building = { kind: 'move-question', question: { step: 'who', path, name }, place };
      expect([name, await orderAfter(folder, path, move)]).toEqual([name, inserted(name, others)]);
    }
  },
);
