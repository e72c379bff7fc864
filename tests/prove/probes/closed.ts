// `ui:enumDisabled`: options that are shown, and that nobody may choose.
import { answered, choice, group, list, type Probes, required, several, text, when } from './probe.ts';

const closed = (...values: unknown[]) => ({ 'ui:enumDisabled': values });
const titled = (title: string) => ({ ...text, title });
const numbers = { type: 'integer', enum: [1, 2, 3] };

export const closedOptions: Probes = {
  'one of several': {
    schema: { x: choice },
    ui: { x: closed('b') },
    stored: [{}, { x: 'a' }, { x: 'c' }],
    sentBack: [[{ x: 'b' }, { x: 'Choose one of the options' }]],
  },
  'words of its own, options of lists of others': {
    schema: {
      x: {
        oneOf: [
          { const: 'a', title: 'Ay' },
          { const: 'b', title: 'Bee' },
        ],
        title: 'x',
        errorMessage: { enum: 'Full' },
      },
    },
    ui: { x: { 'ui:options': { enumDisabled: ['b'] } } },
    stored: [{ x: 'a' }],
    sentBack: [[{ x: 'b' }, { x: 'Full' }]],
  },
  'several at once': {
    schema: { s: several },
    ui: { s: closed('a') },
    stored: [{ s: ['b', 'c'] }],
    sentBack: [[{ s: ['a', 'b'] }, { 's[0]': 'Choose one of the options' }]],
  },
  'numbers, in a group of the entries of a list, named and ordered': {
    schema: { l: list(group({ g: group({ n: numbers }, 'n') })) },
    ui: {
      l: { items: { g: { n: { ...closed(2), 'ui:enumNames': ['One', 'Two', 'Three'], 'ui:enumOrder': [3, '*'] } } } },
    },
    refused: /An entry of "l" may be left blank/,
  },
  'numbers, in the entries of a list, named and ordered': {
    schema: { l: list(group({ n: numbers }, 'n')) },
    ui: { l: { items: { n: { ...closed(2), 'ui:enumNames': ['One', 'Two', 'Three'], 'ui:enumOrder': [3, '*'] } } } },
    stored: [{ l: [{ n: 3 }, { n: 1 }] }],
    sentBack: [[{ l: [{ n: 2 }] }, { 'l[0][n]': 'Choose one of the options' }]],
  },
  'the others decide': {
    schema: {
      properties: { x: choice },
      ...when(answered('x', { const: 'a' }), { properties: { more: text }, ...required('more') }),
    },
    ui: { 'ui:order': ['*'], x: closed('b') },
    stored: [{ x: 'c' }, { x: 'a', more: 'y' }],
    sentBack: [[{ x: 'a' }, { more: 'more?' }]],
  },
  'a condition on one that nobody may choose for now, with a list and a condition of its own': {
    schema: {
      properties: { x: choice },
      ...when(answered('x', { const: 'b' }), {
        properties: { more: text, l: list(group({ n: numbers }, 'n')) },
        ...when(answered('more', { const: 'y' }), { properties: { most: text } }),
        ...required('more'),
      }),
    },
    ui: { 'ui:order': ['*'], x: closed('b'), more: { 'ui:help': 'More' } },
    stored: [{ x: 'a' }],
    sentBack: [[{ x: 'b', more: 'y' }, { x: 'Choose one of the options' }]],
  },
  'a condition that holds unless one is chosen that nobody may choose for now': {
    schema: {
      properties: { s: several },
      ...when({ not: answered('s', { contains: { const: 'b' } }) }, { properties: { more: text } }),
    },
    ui: { 'ui:order': ['*'], s: closed('b') },
    stored: [{ s: ['a'], more: 'y' }],
  },
  'a condition on either of two, of which nobody may choose one for now': {
    schema: {
      properties: { x: choice },
      ...when(
        { anyOf: [answered('x', { const: 'a' }), answered('x', { const: 'b' })] },
        { properties: { more: text } },
      ),
    },
    ui: { 'ui:order': ['*'], x: closed('b') },
    stored: [{ x: 'a', more: 'y' }, { x: 'c' }],
  },
  'a step for those who choose what nobody may choose for now': {
    schema: { x: choice },
    ui: { x: closed('b') },
    form: {
      steps: [
        { id: 'who', label: 'Who' },
        { id: 'next', label: 'Next', if: answered('/x', { const: 'b' }) },
      ],
    },
    files: {
      'trip/next.schema.json': { type: 'object', properties: { y: titled('y') }, ...required('y') },
      'trip/next.ui.json': {},
    },
    stored: [{ x: 'a' }],
  },
  'a case of one that nobody may choose for now': {
    schema: {
      properties: { x: choice },
      oneOf: [
        { properties: { x: { const: 'a' }, more: titled('more') }, ...required('more') },
        { properties: { x: { const: 'b' }, most: titled('most') } },
        { properties: { x: { const: 'c' } } },
      ],
    },
    ui: { 'ui:order': ['*'], x: closed('a') },
    stored: [{ x: 'b', most: 'y' }, { x: 'c' }],
    sentBack: [[{ x: 'a', more: 'y' }, { x: 'Choose one of the options' }]],
  },
  'a case that declares one that nobody may choose for now': {
    schema: {
      properties: { x: { title: 'x' } },
      oneOf: ['a', 'b'].map((value) => ({ title: value, properties: { x: { const: value }, [value]: titled(value) } })),
    },
    ui: { 'ui:order': ['*'], x: closed('a') },
    stored: [{ x: 'b', b: 'y' }],
  },
  'no case for one that nobody may choose': {
    schema: {
      properties: { x: choice },
      oneOf: [{ properties: { x: { const: 'b' }, most: titled('most') } }, { properties: { x: { const: 'c' } } }],
    },
    ui: { 'ui:order': ['*'], x: closed('a') },
    refused: /Write a case for each option of "x", also if it asks nothing: there is none for "a"/,
  },
  'a default that nobody may choose': {
    schema: { x: { ...choice, default: 'b' } },
    ui: { x: closed('b') },
    refused: /"default" "b" is an option that nobody can choose/,
  },
  'a number for one that nobody may choose': {
    schema: {
      x: choice,
      n: { type: 'integer', readOnly: true, computed: { pick: 'x', of: { a: 1, b: 2, c: 3 } } },
    },
    ui: { 'ui:order': ['*'], x: closed('b') },
    stored: [{ x: 'c', n: 3 }],
  },
  'no number for one that nobody may choose': {
    schema: { x: choice, n: { type: 'integer', readOnly: true, computed: { pick: 'x', of: { a: 1, c: 3 } } } },
    ui: { 'ui:order': ['*'], x: closed('b') },
    stored: [{ x: 'c', n: 3 }],
  },
  'an unknown option': { schema: { x: choice }, ui: { x: closed('d') }, refused: /"d" is not an option/ },
  'all options': { schema: { x: choice }, ui: { x: closed('a', 'b', 'c') }, refused: /leaves no option/ },
  'fewer than have to be chosen': {
    schema: { s: { ...several, minItems: 3 } },
    ui: { s: closed('a') },
    refused: /"minItems"/,
  },
  'in a list that is searched': {
    schema: { x: choice },
    ui: { x: { ...closed('b'), 'ui:widget': 'combobox' } },
    refused: /"ui:enumDisabled" has no effect on a choice.*radio buttons, checkboxes or a select/,
  },
  'a text': { schema: { x: text }, ui: { x: closed('b') }, refused: /"ui:enumDisabled" has no effect on a text/ },
};
