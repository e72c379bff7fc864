// A key that is misspelt or stands in the wrong file, and a file that is not JSON, hide no mistake elsewhere; nor does a question that is called as a keyword is.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const wrong = { type: 'integer', title: 'A', minimum: 9, maximum: 3 };
const asked = (properties: object, ui: object = {}) => ({
  'trip/who.schema.json': { type: 'object', properties },
  'trip/who.ui.json': { 'ui:order': ['*'], ...ui },
});
const way = { type: 'string', title: 'Way', enum: ['bus'], enumNames: { bus: 'By bus' } };
const [step] = (formFile({}) as { steps: object[] }).steps;
const office = {
  columns: [],
  search: [],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'done', label: 'Done' },
  ],
  moves: [{ id: 'keep', label: 'Keep', from: ['new'], to: 'done' }],
};

function found(files: Readonly<Record<string, unknown>>): readonly string[] {
  const folder = writeForm({ ...files });
  const all = checkForm(folder, 'trip').findings;
  return all.map(({ code, place }) => `${code} ${place.file.slice(folder.length + 6)}${place.pointer}`).sort();
}

it.each<[what: string, files: Readonly<Record<string, unknown>>, told: readonly string[]]>([
  [
    'a keyword of the schema in the ui file',
    asked({ z: text, a: wrong }, { z: { title: 'Zed' } }),
    ['limitsAgree who.schema.json/properties/a/minimum', 'valuesValid who.ui.json/z/title'],
  ],
  ...['title', 'type', 'format'].map((name): [string, Readonly<Record<string, unknown>>, string[]] => [
    `a question called "${name}"`,
    asked({ [name]: { ...text, title: 'Other', maxLength: 'ten' }, a: wrong }),
    ['limitsAgree who.schema.json/properties/a/minimum', `valuesValid who.schema.json/properties/${name}/maxLength`],
  ]),
  [
    'the place of another step',
    {
      'trip/form.json': formFile({ steps: [step, { id: 'visit', label: 'Visit', at: '/your-visit' }] }),
      ...asked({ s: { type: 'integer', title: 'S', readOnly: true, computed: { sum: ['b'] } } }),
      'trip/visit.schema.json': { type: 'object', properties: { x: text } },
      'trip/visit.ui.json': {},
    },
    ['computedAnswers who.schema.json/properties/s/computed/sum/0', 'valuesValid form.json/steps/1/at'],
  ],
  [
    'labels in the place of a list of them, and a question in no section',
    {
      'trip/who.schema.json': { type: 'object', properties: { way, z: text } },
      'trip/who.ui.json': { 'ui:sections': [{ title: 'S', fields: ['way'] }] },
    },
    ['uiNamesFields who.ui.json/ui:sections', 'valuesValid who.schema.json/properties/way/enumNames'],
  ],
  [
    'what a move asks under a misspelt key',
    {
      'trip/office.json': {
        ...office,
        moves: [
          { ...office.moves[0], ask: { type: 'object', properties: { paid: { type: 'boolean', title: 'Paid' } } } },
        ],
      },
    },
    ['keysKnown office.json/moves/0/ask', 'valuesValid office.json/moves/0/ask/properties/paid/type'],
  ],
])('%s', (_, files, told) => {
  expect(found(files)).toEqual(told);
});

it.each<[what: string, question: object, code: string]>([
  ['a type that there is not', { ...text, type: 'text' }, 'valuesValid'],
  ['a limit that is none', { ...text, maxLength: 'fifty' }, 'valuesValid'],
  ['a list that there is not', { $ref: '../lists/grades.json', title: 'Grade' }, 'refsResolve'],
])('form.json that is no JSON, and %s', (_, n, code) => {
  const form = JSON.stringify(formFile({})).replace('"route":', '"route"');
  expect(found({ 'trip/form.json': form, ...asked({ n }) })).toEqual(
    expect.arrayContaining(['jsonValid form.json', expect.stringMatching(new RegExp(`^${code} who\\.schema\\.json`))]),
  );
});
