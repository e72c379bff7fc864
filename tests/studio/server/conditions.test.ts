// The conditions of a form: in words with their places, and written as comparisons.
import { beforeEach, expect, it } from 'vitest';
import type { PlanAnswer } from '../../../engine/studio/protocol/actions.ts';
import type { ConditionChange, Test } from '../../../engine/studio/protocol/conditions.ts';
import type { CheckAnswer } from '../../../engine/studio/protocol/protocol.ts';
import { formFile, writeFiles } from '../../compile/support/writeForm.ts';
import { answered, askStudio } from '../support/askStudio.ts';

const FILE = 'trip/who.schema.json';
const schema = `{
  "type": "object",
  "properties": {
    "way": { "type": "string", "title": "Way", "enum": ["bus", "foot"], "enumNames": ["By bus", "On foot"] },
    "age": { "type": "integer", "title": "Age", "minimum": 2, "maximum": 18 },
    "agrees": { "type": "boolean", "title": "Agrees" }
  },
  "if": { "$comment": "The bus stops twice.", "properties": { "way": { "const": "bus" } }, "required": ["way"] },
  "then": { "properties": { "stop": { "type": "string", "title": "Stop", "maxLength": 50 } } },
  "else": { "properties": { "shoes": { "type": "string", "title": "Shoes", "maxLength": 50 } } },
  "allOf": [
    { "if": { "not": { "required": ["agrees"] } }, "then": { "required": ["way"] } }
  ]
}
`;

let asked: Awaited<ReturnType<typeof askStudio>>;

beforeEach(async () => {
  asked = await askStudio();
  writeFiles(asked.folder, { [FILE]: schema, 'trip/who.ui.json': {} });
});

const conditions = async () =>
  (await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {} }))).conditions;
const plan = (change: ConditionChange) =>
  answered<PlanAnswer>(asked.post('plan', { form: 'trip', action: { kind: 'condition', change } }));
const wanted: Test = {
  join: 'any',
  comparisons: [
    { question: 'way', is: 'equal', values: ['foot'] },
    { question: 'agrees', is: 'equal', values: [true] },
  ],
};

it('each has its sentence, its line, what it asks, and its comparisons if it has only such', async () => {
  const all = await conditions();
  const [second, first] = all;
  expect(all).toHaveLength(2);
  expect(first).toMatchObject({
    file: FILE,
    pointer: '',
    line: 8,
    where: 'Who',
    inWords: 'if “Way” is “By bus”',
    asked: ['Stop'],
    otherwise: ['Shoes'],
    test: { join: 'all', comparisons: [{ question: 'way', is: 'equal', values: ['bus'] }] },
  });
  expect(first?.comparable.map(({ question, relations }) => [question, relations.length > 1])).toEqual([
    ['way', true],
    ['age', true],
    ['agrees', true],
    ['stop', true],
    ['shoes', true],
  ]);
  expect(second).toMatchObject({ pointer: '/allOf/0', line: 12, asked: ['Way'] });
  expect(second?.test?.comparisons).toEqual([{ question: 'agrees', is: 'unanswered', values: [] }]);
});

it('an option with its questions is told from one of several answers to give', async () => {
  const text = { type: 'string', maxLength: 9 };
  const about = (name: string) => ({ properties: { about: { const: name } } });
  writeFiles(asked.folder, {
    [FILE]: {
      type: 'object',
      properties: { about: { title: 'About' }, name: { ...text, title: 'Name' }, nick: { ...text, title: 'Nickname' } },
      oneOf: [
        { title: 'Else', ...about('else') },
        { title: 'Trip', ...about('trip'), required: ['name'] },
      ],
      anyOf: [{ required: ['name'] }, { required: ['nick'] }],
      errorMessage: { required: { name: 'Name is required' }, anyOf: 'Give a name' },
    },
  });
  const all = (await conditions()).map(({ pointer, isCase = false }) => `${pointer} ${isCase}`);
  expect(all.toSorted()).toEqual(['/anyOf/0 false', '/anyOf/1 false', '/oneOf/1 true']);
});

it('one in a group of a later step compares the questions of earlier steps, too', async () => {
  const more = `{
    "type": "object",
    "properties": {
      "home": {
        "type": "object",
        "title": "Way Home",
        "properties": { "note": { "type": "string", "title": "Note", "maxLength": 9 } },
        "if": { "properties": { "/way": { "const": "bus" } }, "required": ["/way"] },
        "then": { "properties": { "back": { "type": "string", "title": "Back", "maxLength": 9 } } }
      }
    }
  }`;
  const steps = ['who', 'more'].map((id) => ({ id, label: id }));
  writeFiles(asked.folder, {
    'trip/form.json': formFile({ steps }),
    'trip/more.schema.json': more,
    'trip/more.ui.json': {},
  });
  const found = (await conditions()).find(({ file }) => file === 'trip/more.schema.json');
  expect(found?.comparable.map(({ question }) => question)).toEqual([
    'note',
    'back',
    '/way',
    '/age',
    '/agrees',
    '/stop',
    '/shoes',
  ]);
});

it('another is written in its place; its comment and all else stay', async () => {
  const first = (await conditions()).find(({ pointer }) => pointer === '');
  const answer = await plan({ file: FILE, pointer: '', written: first?.written ?? '', test: wanted });
  if ('problem' in answer) throw new Error(answer.problem);
  const after = answer.files.find(({ name }) => name === FILE)?.after ?? '';
  const { if: condition, ...others } = JSON.parse(after);
  const { if: _, ...before } = JSON.parse(schema);
  expect(others).toEqual(before);
  expect(condition).toEqual({
    $comment: 'The bus stops twice.',
    anyOf: [
      { properties: { way: { const: 'foot' } }, required: ['way'] },
      { properties: { agrees: { const: true } }, required: ['agrees'] },
    ],
  });
  expect(answer.changes?.map(({ what }) => what).join(' ')).toContain('“Way” is “On foot” or “Agrees” is ticked');
});

it.each<[string, Test['comparisons'][number], string]>([
  ['holds for nobody', { question: 'age', is: 'at-most', values: [1] }, 'can never hold'],
  ['names no option', { question: 'way', is: 'equal', values: ['boat'] }, 'no such option'],
  ['compares with a text', { question: 'age', is: 'at-most', values: ['x'] }, 'must be of type number'],
])('one that %s is refused', async (_, comparison, problem) => {
  const first = (await conditions()).find(({ pointer }) => pointer === '');
  const test: Test = { join: 'all', comparisons: [comparison] };
  const answer = await plan({ file: FILE, pointer: '', written: first?.written ?? '', test });
  expect(answer).toEqual({ problem: expect.stringContaining(problem) });
});

it.each([
  ['another stands there by now', { written: '{"required":["way"]}' }],
  ['there is none', { pointer: '/properties/way' }],
  ['the file is none of the form', { file: '../secret.json' }],
])('nothing is written where %s', async (_, wrong) => {
  const first = (await conditions()).find(({ pointer }) => pointer === '');
  const answer = await plan({ file: FILE, pointer: '', written: first?.written ?? '', test: wanted, ...wrong });
  expect(answer).toEqual({ problem: 'Another condition stands there by now: look at it again.' });
});

it('that of a step as a whole is read and written like the others', async () => {
  const more = { type: 'object', properties: { note: { type: 'string', title: 'Note', maxLength: 9 } } };
  const steps = [
    { id: 'who', label: 'Who' },
    { id: 'more', label: 'More', if: { properties: { '/way': { const: 'bus' } }, required: ['/way'] } },
  ];
  writeFiles(asked.folder, {
    'trip/form.json': formFile({ steps }),
    'trip/more.schema.json': more,
    'trip/more.ui.json': {},
  });
  const found = (await conditions()).find(({ file }) => file === 'trip/form.json');
  expect(found).toMatchObject({ pointer: '/steps/1', where: 'More', inWords: 'if “Way” is “By bus”' });
  expect(found?.test).toEqual({ join: 'all', comparisons: [{ question: '/way', is: 'equal', values: ['bus'] }] });
  const test: Test = { join: 'all', comparisons: [{ question: '/way', is: 'equal', values: ['foot'] }] };
  const answer = await plan({ file: 'trip/form.json', pointer: '/steps/1', written: found?.written ?? '', test });
  if ('problem' in answer) throw new Error(answer.problem);
  const after = answer.files.find(({ name }) => name === 'trip/form.json');
  expect(after?.after).toBe(after?.before?.replace('"bus"', '"foot"'));
});
