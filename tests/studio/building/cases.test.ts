// A choice, then its questions: `oneOf` or `anyOf` of groups, in each spelling of them, of which a question tells one from another. It is
// renamed with all that names it, and its options, which are the cases, are changed as those of any other question.
import { expect, it } from 'vitest';
import { checkProject } from '../../../engine/check/index.ts';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import { formFile, inArabic, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const PROVEN: readonly string[] = ['rename-question', 'order-options', 'close-options', 'add-question'];
const way = { step: 'who', path: [], name: 'way' } as const;
const label = { en: 'By boat', ar: 'بالقارب' };
const byCar = { join: 'all', comparisons: [{ question: 'way', is: 'equal', values: ['car'] }] } as const;
const onFoot = { join: 'all', comparisons: [{ question: 'way', is: 'equal', values: ['foot'] }] } as const;

type Spelling = 'oneOf' | 'anyOf' | 'in allOf' | 'an enum of one' | 'each required';

/** By car it asks for a number, by bus for a stop, on foot for nothing; another condition and all other files name the choice as well. */
function form(spelling: Spelling, at: 'who' | 'who/home') {
  const value = (only: string) => (spelling === 'an enum of one' ? { enum: [only] } : { const: only });
  const isRequired = spelling === 'each required';
  const oneCase = (only: string, title: string, others: object, required: readonly string[] = []) => ({
    title,
    properties: { way: value(only), ...others },
    required: [...(isRequired ? ['way'] : []), ...required],
    ...(required.length > 0 && {
      errorMessage: { required: Object.fromEntries(required.map((name) => [name, `${name} is required`])) },
    }),
  });
  const cases = [
    oneCase('car', 'By car', { plate: text('Plate') }, ['plate']),
    oneCase('bus', 'By bus', { stop: text('Stop') }),
    oneCase('foot', 'On foot', {}),
    oneCase('tram', 'By tram', {}),
  ].map(({ required, ...one }) => ({ ...one, ...(required.length > 0 && { required }) }));
  const keyword = spelling === 'anyOf' ? 'anyOf' : 'oneOf';
  const group = {
    type: 'object',
    ...(at === 'who/home' && { title: 'Home' }),
    properties: { way: { title: 'Way' }, note: text('Note') },
    ...(isRequired && { required: ['way'], errorMessage: { required: { way: 'Way is required' } } }),
    if: { properties: { way: { enum: ['car', 'bus'] } }, required: ['way'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { fast: text('How fast') } },
    ...(spelling === 'in allOf' ? { allOf: [{ oneOf: cases }] } : { [keyword]: cases }),
  };
  const list = spelling === 'in allOf' ? '/allOf/0/oneOf' : `/${keyword}`;
  const words = {
    '/properties/way/title': 'الطريقة',
    '/properties/note/title': 'ملاحظة',
    '/then/properties/fast/title': 'السرعة',
    [`${list}/0/title`]: 'بالسيارة',
    [`${list}/0/properties/plate/title`]: 'الرقم',
    [`${list}/0/errorMessage/required/plate`]: 'الرقم مطلوب',
    [`${list}/1/title`]: 'بالحافلة',
    [`${list}/1/properties/stop/title`]: 'الموقف',
    [`${list}/2/title`]: 'سيرًا',
    [`${list}/3/title`]: 'بالترام',
    ...(isRequired && { '/errorMessage/required/way': 'الطريقة مطلوبة' }),
  };
  const isInside = at === 'who/home';
  const below = Object.fromEntries(Object.entries(words).map(([name, word]) => [`/properties/home${name}`, word]));
  const required = isInside && isRequired ? { required: ['home'] } : {};
  const ui = { 'ui:order': ['way', 'stop', 'plate', '*'], way: { 'ui:description': 'To school' } };
  return writeForm({
    'trip/form.json': formFile({
      steps: [
        { id: 'who', label: 'Who', at: '/who' },
        { id: 'more', label: 'More', at: '/more' },
      ],
      summary: [`/${at}/way`],
    }),
    'trip/who.schema.json': isInside ? { type: 'object', properties: { home: group }, ...required } : group,
    'trip/who.ui.json': isInside ? { home: ui } : ui,
    'trip/more.schema.json': {
      type: 'object',
      properties: { colour: text('Colour') },
      if: { properties: { [`/${at}/way`]: { const: 'bus' } }, required: [`/${at}/way`] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { seat: text('Seat') } },
    },
    'trip/more.ui.json': { 'ui:order': ['*'] },
    'trip/office.json': {
      columns: [`/${at}/way`],
      search: [`/${at}/note`],
      statuses: [{ id: 'new', label: 'New' }],
      moves: [],
      letters: [{ id: 'hello', label: 'Hello', in: ['new'], subject: 'Hello', text: [`{/${at}/way|somehow}`] }],
    },
    'trip/ar.json': {
      ...inArabic({ '/steps/more/label': 'المزيد' }),
      'who.schema.json': isInside ? { '/properties/home/title': 'البيت', ...below } : words,
      'who.ui.json': { [isInside ? '/home/way/ui:description' : '/way/ui:description']: 'إلى المدرسة' },
      'more.schema.json': { '/properties/colour/title': 'اللون', '/then/properties/seat/title': 'المقعد' },
      'office.json': {
        '/statuses/new/label': 'جديد',
        '/letters/hello/label': 'مرحبًا',
        '/letters/hello/subject': 'مرحبًا',
        '/letters/hello/text/0': `{/${at}/way|بطريقة ما}`,
      },
    },
    'trip/examples/minimal.json': {
      who: isInside ? { home: { way: 'car', plate: '12' } } : { way: 'car', plate: '12' },
      more: {},
    },
  });
}

const changes: readonly Building[] = [
  { kind: 'rename-question', question: way, name: 'transport' },
  { kind: 'rename-question', question: { ...way, name: 'plate' }, name: 'licence' },
  { kind: 'reword-question', question: way, words: { title: label } },
  { kind: 'move-question', question: way, place: { step: 'who', path: [], after: 'note' } },
  { kind: 'add-option', question: way, option: { label }, after: 'car' },
  { kind: 'reword-option', question: way, value: 'car', label },
  { kind: 'order-options', question: way, values: ['foot', 'car', 'tram', 'bus'] },
  { kind: 'close-options', question: way, closed: ['foot'] },
  { kind: 'remove-option', question: way, value: 'foot' },
  { kind: 'show-question', question: { ...way, name: 'stop' }, test: onFoot },
  { kind: 'show-question', question: { ...way, name: 'note' }, test: byCar },
  { kind: 'show-question', question: { ...way, name: 'plate' } },
  { kind: 'remove-question', question: { ...way, name: 'plate' } },
  {
    kind: 'add-question',
    place: { step: 'who', path: [], after: 'way' },
    question: { kind: 'text', title: label, required: label },
    test: byCar,
  },
];

/** The change in the group at `path`. */
function inside(change: Building, path: readonly string[]): Building {
  if ('question' in change && 'step' in change.question)
    return {
      ...change,
      question: { ...change.question, path },
      ...('place' in change && { place: { ...change.place, path } }),
    } as Building;
  return 'place' in change ? ({ ...change, place: { ...change.place, path } } as Building) : change;
}

const spellings: readonly Spelling[] = ['oneOf', 'anyOf', 'in allOf', 'an enum of one', 'each required'];

// Every change in the first spelling, and each of them in one of the others.
it.each(spellings.map((spelling, i) => [spelling, i % 2 === 0 ? 'who' : 'who/home', i] as const))(
  'every change is carried out: %s in %s',
  async (spelling, at, i) => {
    const folder = form(spelling, at);
    expect(await checkProject(folder, 'trip')).toEqual([]);
    for (const change of changes.filter((_, j) => i === 0 || j % (spellings.length - 1) === i - 1)) {
      // Its message is reworded with it.
      if (spelling === 'each required' && change.kind === 'reword-question') continue;
      const made = inside(change, at.split('/').slice(1));
      // What is refused says why; to prove all of them as well takes long.
      await planned(folder, 'trip', made);
      if (spelling === 'oneOf' && PROVEN.includes(made.kind))
        expect([made, await isCarriedOut(folder, 'trip', made)]).toEqual([made, true]);
    }
  },
);

it.each<[string, Building, string]>([
  [
    'a case with questions is closed',
    { kind: 'close-options', question: way, closed: ['car'] },
    '“By car” has questions that are asked in its case only',
  ],
  [
    'a case with questions is removed',
    { kind: 'remove-option', question: way, value: 'bus' },
    '“By bus” has questions that are asked in its case only',
  ],
  [
    'the choice is removed',
    { kind: 'remove-question', question: way },
    'the cases that it tells apart (trip/who.schema.json, /oneOf)',
  ],
  [
    'the choice is moved away',
    { kind: 'move-question', question: way, place: { step: 'more', path: [] } },
    'It is bound to its group',
  ],
])('refused with the reason: %s', async (_, change, problem) => {
  await expect(planned(form('oneOf', 'who'), 'trip', change)).rejects.toThrow(problem);
});

it('a new option stands after the one that was chosen', async () => {
  const [add] = changes.filter(({ kind }) => kind === 'add-option');
  const files = add ? await planned(form('oneOf', 'who'), 'trip', add) : [];
  const { oneOf } = JSON.parse(files.find(({ name }) => name === 'trip/who.schema.json')?.after ?? '');
  expect(oneOf.map(({ title }: { title: string }) => title)).toEqual([
    'By car',
    'By boat',
    'By bus',
    'On foot',
    'By tram',
  ]);
});
