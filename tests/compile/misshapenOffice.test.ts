// A wrong value in office.json hides none of the other mistakes in it, and none is found because of it.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/index.ts';
import { formatPointer } from '../../engine/core/index.ts';
import { type Keys, keysIn, withEdit } from './support/withEdit.ts';
import { goodFiles, inArabic, writeForm } from './support/writeForm.ts';

const who = goodFiles['trip/who.schema.json'];
const office = {
  columns: ['/who/name', '/who/born'],
  search: ['/who/name'],
  family: [['/who/name'], ['/who/born']],
  sameChild: [['/who/name', '/who/born']],
  proof: '/who/born',
  yearBegins: '09-01',
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'seen', label: 'Seen', final: true },
    { id: 'kept', label: 'Kept', retired: true },
  ],
  moves: [
    {
      id: 'see',
      label: 'See',
      from: ['new', 'kept'],
      to: 'seen',
      role: 'manage',
      letter: 'hello',
      asks: {
        type: 'object',
        properties: {
          day: { type: 'string', format: 'date', title: 'Day', formatMinimum: 'today' },
          note: { type: 'string', title: 'Note', maxLength: 200, errorMessage: { maxLength: 'Too long' } },
          way: { type: 'string', title: 'Way', enum: ['bus', 'car'], enumNames: ['Bus', 'Car'] },
        },
        required: ['day'],
        errorMessage: { required: { day: 'The day is missing' } },
      },
    },
    { id: 'back', label: 'Back', from: ['seen'], to: 'new' },
  ],
  letters: [
    {
      id: 'hello',
      label: 'Hello',
      in: ['seen'],
      subject: 'On {see.day}',
      text: ['{/who/name}', '{see.note}'],
    },
    { id: 'late', label: 'Late', in: ['new', 'seen'], subject: 'Late', text: ['Late, {today}.'] },
  ],
};
const files = {
  'trip/office.json': office,
  'trip/who.schema.json': {
    ...who,
    properties: { ...who.properties, born: { type: 'string', format: 'date', title: 'Born' } },
  },
  'trip/who.ui.json': { 'ui:order': ['name', 'born'] },
  'trip/published.json': {
    version: 1,
    answers: { 'who[born]': 'date', 'who[name]': 'string' },
    statuses: ['kept', 'new', 'seen'],
  },
  'trip/ar.json': inArabic({}),
};

type Edit = readonly [pointer: Keys, value: unknown];

/** Codes and places of what the check finds after the edits. */
function found(edits: readonly Edit[]): readonly string[] {
  const changed = edits.reduce<unknown>((all, [pointer, value]) => withEdit(all, pointer, value), office);
  const { findings } = checkForm(writeForm({ ...files, 'trip/office.json': changed }), 'trip');
  return findings.map(({ code, place }) => `${code} ${place.pointer}`);
}

/** Mistakes that are found where all else is sound: one or more for each rule about an office. */
const MISTAKES: readonly (readonly [...Edit, finding: string])[] = [
  [['columns', '1'], '/who/nope', 'officeNamesAnswers /columns/1'],
  [['sameChild', '0', '0'], '/who/nope', 'officeNamesAnswers /sameChild/0/0'],
  [['proof'], '/who/name', 'proofIsDate /proof'],
  [['statuses', '1', 'id'], 'new', 'officeIdsDistinct /statuses/1/id'],
  [['moves', '1', 'id'], 'see', 'officeIdsDistinct /moves/1/id'],
  [['moves', '1', 'to'], 'kept', 'statusesKept /moves/1/to'],
  [['moves', '1', 'from', '0'], 'old', 'officeNamesParts /moves/1/from/0'],
  [['moves', '1', 'letter'], 'nope', 'officeNamesParts /moves/1/letter'],
  [['moves', '1', 'letter'], 'hello', 'officeNamesParts /moves/1/letter'],
  [['moves', '0', 'asks', 'properties', 'note', 'title'], 'Day', 'titlesDistinct /moves/0/asks/properties/note/title'],
  [['moves', '0', 'asks', 'required', '0'], 'nope', 'requiredNamesQuestions /moves/0/asks/required/0'],
  [['letters', '1', 'text', '0'], '{tomorrow}', 'letterPlaceholders /letters/1/text/0'],
  [['letters', '1', 'text', '0'], '{see.nope}', 'letterPlaceholders /letters/1/text/0'],
  [['letters', '1', 'text', '0'], '{today', 'letterPlaceholders /letters/1/text/0'],
  [['colour'], 'red', 'keysKnown /colour'],
];

/** All of them, those of one place apart. */
const TOGETHER = [0, 1, 2].map((turn) =>
  MISTAKES.filter(([keys], i) => {
    const at = formatPointer(keys);
    return MISTAKES.slice(0, i).filter(([other]) => formatPointer(other) === at).length === turn;
  }),
);

/** Where a value decides whether there is such a mistake. */
const DOUBTFUL: readonly (readonly [place: RegExp, findings: RegExp])[] = [
  [/^\/statuses(?:\/\d+(?:\/id)?)?$/, /^officeNamesParts \/moves\/1\/from/],
  [/^\/statuses(?:\/0(?:\/id)?)?$/, /^officeNamesParts \/moves\/1\/letter/],
  [/^\/(?:statuses\/0|moves\/0)(?:\/id)?$/, /^officeIdsDistinct/],
  [/^\/statuses\/2(?:\/(?:id|retired))?$/, /^statusesKept/],
  [/^\/statuses$/, /^statusesKept/],
  [/^\/letters(?:\/\d+(?:\/id)?|\/0\/in.*)?$|^\/moves\/1\/to$/, /^officeNamesParts \/moves\/1\/letter/],
  [/^\/moves(?:\/0(?:\/(?:id|asks(?:\/properties)?))?)?$/, /^letterPlaceholders/],
  [/^\/moves\/0\/asks\/properties$/, /^requiredNamesQuestions/],
  [/^\/moves\/0\/asks\/properties\/(?:day|note)(?!\/errorMessage)/, /^titlesDistinct/],
];

it('the form has no findings', () => {
  expect(found([])).toEqual([]);
});

it.each(MISTAKES)('%j: %j', (pointer, value, finding) => {
  expect(found([[pointer, value]])).toContain(finding);
});

it('those that are made together are all found', () => {
  expect(TOGETHER.flat()).toHaveLength(MISTAKES.length);
  for (const together of TOGETHER) {
    const all = found(together.map(([pointer, value]): Edit => [pointer, value]));
    expect(together.filter(([, , finding]) => !all.includes(finding))).toEqual([]);
  }
});

const isPrefix = (one: Keys, other: Keys) => one.every((key, i) => other[i] === key);

it.each([...keysIn(office)].map((pointer) => [formatPointer(pointer), pointer] as const))(
  'beside a misshapen or missing %s',
  (at, pointer) => {
    for (const value of [7, {}, [], undefined]) {
      const alone = found([[pointer, value]]);
      const isOwn = (one: string) => /^(?:valuesValid|keysKnown) /.test(one);
      // What is found at other places because of the value is listed by these rules alone, where it is no wrong shape but another meaning.
      if (alone.some(isOwn)) expect(alone.filter((one) => !isOwn(one))).toEqual([]);
      else continue;
      for (const together of TOGETHER) {
        const beside = together.filter(([other]) => !isPrefix(pointer, other) && !isPrefix(other, pointer));
        const all = found([[pointer, value], ...beside.map(([other, wrong]): Edit => [other, wrong])]);
        const lost = beside.filter(
          ([, , finding]) =>
            !all.includes(finding) && !DOUBTFUL.some(([place, one]) => place.test(at) && one.test(finding)),
        );
        expect(lost).toEqual([]);
      }
    }
  },
);

it.each<[what: string, pointer: Keys, value: unknown, finding: string]>([
  ['a misspelt status', ['moves', '0', 'to'], 'sen', 'officeNamesParts /moves/0/to'],
  [
    'a keyword that there is not in what a move asks',
    ['moves', '0', 'asks', 'properties', 'note', 'colour'],
    'red',
    'keysKnown /moves/0/asks/properties/note/colour',
  ],
])('%s is one finding', (_, pointer, value, finding) => {
  expect(found([[pointer, value]])).toEqual([finding]);
});

it.each([
  ['letters', '0', 'subject'],
  ['moves', '0', 'asks', 'properties', 'note', 'title'],
  ['moves', '1', 'label'],
])('of a misspelt key, what is missing without it is not a finding besides: %s', (...pointer) => {
  const key = pointer.at(-1) ?? '';
  const misspelt = [...pointer.slice(0, -1), `${key}s`];
  const edits: Edit[] = [
    [pointer, undefined],
    [misspelt, 'Words'],
  ];
  expect(found(edits)).toEqual([`keysKnown ${formatPointer(misspelt)}`]);
});
