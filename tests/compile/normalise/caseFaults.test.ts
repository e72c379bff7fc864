// One wrong case among several: the finding says which one it is and what is wrong, and the questions of the other cases are judged.
import { describe, expect, it } from 'vitest';
import { findingsOfStep, text } from '../support/findingsOfStep.ts';

const all = { 'ui:order': ['*'] };
const asked = (title: string) => ({ ...text, title });
/** A question without the maximum length that each text needs. */
const unlimited = { type: 'string', title: 'Stop' };
const LIMIT = /properties\/stop This text has no maximum length/;

/** Three cases of one question, the first with a mistake of its own; `changed` stands in the place of the second. */
type Cases = (changed: object, stop?: object) => readonly object[];
const titled: Cases = (changed, stop = unlimited) => [
  { title: 'Bus', properties: { way: { const: 'bus' }, stop } },
  changed,
  { title: 'On foot', properties: { way: { const: 'foot' }, shoes: asked('Shoes') } },
];
const untitled: Cases = (changed, stop = unlimited) => [
  { properties: { way: { const: 'bus' }, stop } },
  changed,
  { properties: { way: { enum: ['foot', 'bike'] }, shoes: asked('Shoes') } },
];
const way = { type: 'string', title: 'Way' };
const named = { ...way, enum: ['bus', 'car', 'foot', 'bike'], enumNames: ['Bus', 'Car', 'On foot', 'Bike'] };
const plate = asked('Plate');

/** Where cases may stand. */
const PLACES: Readonly<Record<string, (cases: readonly object[], question: object) => object>> = {
  '/oneOf': (oneOf, question) => ({ properties: { way: question }, oneOf }),
  '/anyOf': (anyOf, question) => ({ properties: { way: question }, anyOf }),
  '/allOf/0/oneOf': (oneOf, question) => ({ properties: { way: question }, allOf: [{ oneOf }] }),
};
const OF_OPTIONS = {
  ...PLACES,
  '/dependencies/way/oneOf': (oneOf: readonly object[], question: object) => ({
    properties: { way: question },
    dependencies: { way: { oneOf } },
  }),
};

const WRONG_TITLED: Readonly<Record<string, readonly [changed: object, finding: string]>> = {
  'a case that names another question': [
    { title: 'Car', properties: { wya: { const: 'car' }, plate } },
    '/properties/wya This case does not say for which answer to "way" it is. Correct the name "wya". Perhaps "way" was meant.',
  ],
  'a misspelt const': [
    { title: 'Car', properties: { way: { cnst: 'car' }, plate } },
    '/properties/way/cnst This case does not say for which answer to "way" it is. Correct the spelling of "cnst". Perhaps "const" was meant.',
  ],
  'a case of no answer': [
    { title: 'Car', properties: { plate } },
    ' This case does not say for which answer to "way" it is. Write "way": { "const": ... } under its "properties", with that answer.',
  ],
  'a case without properties': [
    { title: 'Car' },
    ' This case does not say for which answer to "way" it is. Write "way": { "const": ... } under its "properties", with that answer.',
  ],
  'an answer that has a case already': [
    { title: 'Car', properties: { way: { const: 'bus' }, plate } },
    '/properties/way Another case is for "bus" too. Let "bus" stand in one case only.',
  ],
  'a case of two answers': [
    { title: 'Car', properties: { way: { enum: ['car', 'van'] }, plate } },
    '/properties/way This case is for several answers to "way". Write a case for each of them, or give "way" an "enum" with all options.',
  ],
  'a list in the place of an answer': [
    { title: 'Car', properties: { way: { const: ['car'] }, plate } },
    '/properties/way The answer to "way" in this case is neither a text nor a number. Write "const" with a text, e.g. {"const":"car"}.',
  ],
  'a case without a title': [
    { properties: { way: { const: 'car' }, plate } },
    ' This case has no title. Give it a "title": the option of "way" is called so.',
  ],
  'a case that is no group': [
    { title: 'Car', type: 'string', properties: { way: { const: 'car' }, plate } },
    '/type A case is a group of questions. Write "type": "object", or remove it.',
  ],
};
const WRONG_UNTITLED: typeof WRONG_TITLED = {
  'an answer that is no option': [
    { properties: { way: { const: 'cra' }, plate } },
    '/properties/way No option of "way" is "cra". Correct "cra", or add it to the options of "way": it is none of them. Perhaps "car" was meant.',
  ],
  'an option that has a case already': [
    { properties: { way: { enum: ['car', 'bus'] }, plate } },
    '/properties/way Another case is for "bus" too. Let "bus" stand in one case only.',
  ],
};

describe.each<[string, typeof PLACES, Cases, typeof WRONG_TITLED, question: object]>([
  ['cases with titles', PLACES, titled, WRONG_TITLED, way],
  ['cases of options', OF_OPTIONS, untitled, WRONG_UNTITLED, named],
])('%s', (_, places, cases, wrong, question) => {
  describe.each(Object.entries(places))('in %s', (place, stepOf) => {
    it.each(Object.entries(wrong))('%s', (_, [changed, finding]) => {
      expect(findingsOfStep(stepOf(cases(changed), question), all)).toEqual([
        `${place}/1${finding}`,
        expect.stringMatching(LIMIT),
      ]);
      expect(findingsOfStep(stepOf(cases(changed, asked('Stop')), question), all)).toEqual([`${place}/1${finding}`]);
    });
  });
});

it.each(Object.entries(OF_OPTIONS))('the cases are judged where one is missing: %s', (place, stepOf) => {
  const [bus = {}, , foot = {}] = untitled({});
  expect(findingsOfStep(stepOf([bus, foot], named), all)).toEqual([
    expect.stringMatching(new RegExp(`^${place} .*also if it asks nothing: there is none for "car"\\.$`)),
    expect.stringMatching(LIMIT),
  ]);
});
