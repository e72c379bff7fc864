// `oneOf` and `anyOf`: groups of which one applies, and questions of which one has to be answered.
import { choice, group, list, type Probes, required, text } from './probe.ts';

const titled = (title: string, question: object) => ({ title, ...question });
const way = { title: 'Way' };
const bus = {
  title: 'By bus',
  properties: { way: { const: 'bus' }, stop: titled('Stop', text) },
  ...required('stop'),
};
const foot = { title: 'On foot', properties: { way: { const: 'foot' } } };
const car = { title: 'By car', properties: { way: { const: 'car' }, plate: titled('Plate', text) } };
const mail = titled('Mail', text);
const early = { title: 'Early', properties: { back: { const: 'early' } } };
const late = { title: 'Late', properties: { back: { const: 'late' }, mail } };
const call = titled('Call', text);
const letter = titled('Letter', text);
const need = (...names: readonly string[]) => names.map((name) => ({ required: [name] }));
const oneNeeded = { anyOf: 'Give one of them' };

const stop = titled('Stop', text);
const named = { type: 'string', enum: ['bus', 'foot', 'car'], enumNames: ['By bus', 'On foot', 'By car'] };
const untitled = (value: unknown, asked = {}) => ({
  properties: { way: Array.isArray(value) ? { enum: value } : { const: value }, ...asked },
});

export const cases: Probes = {
  'a choice, then its questions': {
    schema: { properties: { way }, ...required('way'), oneOf: [bus, foot, car] },
    stored: [{ way: 'bus', stop: 'x' }, { way: 'foot' }, { way: 'car', plate: 'y' }],
    settled: [[{ way: 'foot', stop: 'x' }, { way: 'foot' }]],
    sentBack: [
      [{}, { way: 'way?' }],
      [{ way: 'bus' }, { stop: 'stop?' }],
      [{ way: 'ship' }, { way: 'Choose one of the options' }],
    ],
  },
  'a choice in a group, by anyOf': {
    schema: {
      properties: {
        trip: { type: 'object', title: 'Trip', properties: { way }, anyOf: [bus, car], ...required('way') },
      },
      required: ['trip'],
    },
    ui: { 'ui:order': ['*'], trip: { 'ui:order': ['*'] } },
    stored: [{ trip: { way: 'bus', stop: 'x' } }, { trip: { way: 'car' } }],
    sentBack: [[{ trip: { way: 'bus' } }, { 'trip[stop]': 'stop?' }]],
  },
  'a choice in the entries of a list': {
    schema: {
      properties: {
        l: {
          type: 'array',
          maxItems: 3,
          items: { type: 'object', properties: { way }, oneOf: [bus, foot], ...required('way') },
        },
      },
    },
    ui: { 'ui:order': ['*'], l: { 'ui:entry': 'One', 'ui:add': 'Add', items: { 'ui:order': ['*'] } } },
    stored: [{ l: [{ way: 'bus', stop: 'x' }, { way: 'foot' }] }],
  },
  'two choices, each in a part of allOf': {
    schema: {
      properties: { way, back: { title: 'Back' } },
      ...required('way', 'back'),
      allOf: [{ oneOf: [bus, foot] }, { oneOf: [early, late] }],
    },
    ui: { 'ui:order': ['*'] },
    stored: [
      { way: 'bus', stop: 'x', back: 'early' },
      { way: 'foot', back: 'late', mail: 'y' },
    ],
    settled: [
      [
        { way: 'foot', back: 'early', mail: 'y' },
        { way: 'foot', back: 'early' },
      ],
    ],
    sentBack: [
      [{ way: 'bus', back: 'early' }, { stop: 'stop?' }],
      [{ way: 'foot', back: 'noon' }, { back: 'Choose one of the options' }],
    ],
  },
  'cases of a choice with options, which keep their labels': {
    schema: { properties: { way: named }, oneOf: [untitled(['bus', 'car'], { stop }), untitled('foot')] },
    stored: [{ way: 'bus', stop: 'x' }, { way: 'car' }, { way: 'foot' }],
    settled: [[{ way: 'foot', stop: 'x' }, { way: 'foot' }]],
  },
  'cases of a choice of another file': {
    schema: {
      properties: { way: { $ref: '../lists/ways.json', title: 'Way' } },
      allOf: [{ oneOf: [untitled(['bus', 'car'], { stop }), untitled('foot')] }],
    },
    files: { 'lists/ways.json': named },
    stored: [{ way: 'bus', stop: 'x' }],
  },
  'cases of yes and no': {
    schema: { properties: { way: { type: 'boolean' } }, oneOf: [untitled(true, { stop }), untitled(false, { mail })] },
    ui: { 'ui:order': ['*'], way: { 'ui:widget': 'radio' } },
    stored: [
      { way: true, stop: 'x' },
      { way: false, mail: 'y' },
    ],
  },
  'cases that name the options of a choice again': {
    schema: { properties: { way: named }, oneOf: [bus, foot, car] },
    refused: /Remove the titles of the cases: the options of "way" have names of their own/,
  },
  'cases that leave out an option': {
    schema: { properties: { way: named }, oneOf: [untitled('bus', { stop }), untitled('foot')] },
    refused: /Write a case for each option of "way", also if it asks nothing: there is none for "car"/,
  },
  'cases of several options that leave one out': {
    schema: { properties: { way: named }, oneOf: [untitled(['bus'], { stop }), untitled(['car'])] },
    refused: /Write a case for each option of "way", also if it asks nothing: there is none for "foot"/,
  },
  'an option in two cases': {
    schema: { properties: { way: named }, oneOf: [untitled(['bus', 'foot'], { stop }), untitled(['foot', 'car'])] },
    refused: /Let "foot" stand in one case only/,
  },
  'a case of something that is no option': {
    schema: { properties: { way: { ...choice, enum: ['bus'] } }, oneOf: [untitled('bus', { stop }), untitled('foot')] },
    refused: /Correct "foot", or add it to the options of "way": it is none of them/,
  },
  'cases without titles': {
    schema: { properties: { way }, oneOf: [untitled('bus', { stop }), untitled('foot')] },
    refused: /Give each case a "title": the option of "way" is called so/,
  },
  'titled cases of yes and no': {
    schema: {
      properties: { way: { type: 'boolean' } },
      oneOf: [{ ...untitled(true, { stop }), title: 'Y' }, untitled(false)],
    },
    refused: /Remove the titles of the cases: the options of "way" have names of their own, yes and no/,
  },
  'two choices in allOf, of which one names no question': {
    schema: { properties: { way }, allOf: [{ oneOf: [bus, foot] }, { oneOf: [early, late] }] },
    refused: /"oneOf" is not .* Declare "back", by which the cases differ, under "properties", with a title/,
  },
  'a choice whose question is not declared': {
    schema: { properties: { a: text }, oneOf: [bus, foot] },
    refused: /"oneOf" is not .* Declare "way", by which the cases differ, under "properties", with a title/,
  },
  'groups that nothing tells apart': {
    schema: {
      properties: { a: text },
      oneOf: [
        { title: 'One', properties: { b: titled('B', text) } },
        { title: 'Other', properties: { c: titled('C', text) } },
      ],
    },
    refused: /Give each case a "const" of its own for one question, e\.g\. "kind"/,
  },
  'one of two is needed': {
    schema: { properties: { mail, call }, anyOf: need('mail', 'call'), errorMessage: oneNeeded },
    stored: [{ mail: 'x' }, { call: 'y' }, { mail: 'x', call: 'y' }],
    sentBack: [[{}, { mail: 'Give one of them', call: 'Give one of them' }]],
  },
  'one of three is needed, beside one that always is': {
    schema: {
      properties: { name: titled('Name', text), mail, call, letter },
      required: ['name'],
      anyOf: need('mail', 'call', 'letter'),
      errorMessage: { required: { name: 'name?' }, ...oneNeeded },
    },
    stored: [{ name: 'n', letter: 'x' }],
    sentBack: [
      [{ mail: 'x' }, { name: 'name?' }],
      [{ name: 'n' }, { mail: 'Give one of them', call: 'Give one of them', letter: 'Give one of them' }],
    ],
  },
  'one, or two together, are needed': {
    schema: {
      properties: { mail, call, letter },
      anyOf: [{ required: ['mail'] }, { required: ['call', 'letter'] }],
      errorMessage: oneNeeded,
    },
    stored: [{ mail: 'x' }, { call: 'x', letter: 'y' }],
    sentBack: [[{ call: 'x' }, { mail: 'Give one of them', letter: 'Give one of them' }]],
  },
  'one of two is needed in each entry': {
    schema: { l: list({ ...group({ mail, call }), anyOf: need('mail', 'call'), errorMessage: oneNeeded }) },
    stored: [{ l: [{ mail: 'x' }, { call: 'y' }] }],
  },
  'one of two is needed, without words': {
    schema: { properties: { mail, call }, anyOf: need('mail', 'call') },
    refused: /"errorMessage": \{ "anyOf": "\.\.\." \}/,
  },
  'exactly one of two': {
    schema: { properties: { mail, call }, oneOf: need('mail', 'call') },
    refused: /ask first which one it is/,
  },
};
