// `ui:widget` is held against the question.
import { answered, box, choice, date, file, group, list, number, type Probes, several, text, when } from './probe.ts';

const drawn = (question: object, widget: string) => ({ schema: { x: question }, ui: { x: { 'ui:widget': widget } } });
const wrong = (question: object, widget: string) => ({
  ...drawn(question, widget),
  refused: /"x" cannot be shown by .*Remove "ui:widget"/,
});

export const widgets: Probes = {
  'a choice as select': { ...drawn(choice, 'select'), stored: [{ x: 'a' }] },
  'a choice as combobox': { ...drawn(choice, 'combobox'), stored: [{ x: 'a' }] },
  'a choice as radio': { ...drawn(choice, 'radio'), stored: [{ x: 'a' }] },
  'a text as textarea': { ...drawn(text, 'textarea'), stored: [{ x: 'a' }] },
  'yes or no as radio': { ...drawn(box, 'radio'), stored: [{ x: true }, { x: false }] },
  'yes or no as select': { ...drawn(box, 'select'), stored: [{ x: true }, { x: false }] },
  'yes or no as radio, required': {
    schema: { properties: { x: box }, required: ['x'], errorMessage: { required: { x: 'x?' } } },
    ui: { x: { 'ui:widget': 'radio' } },
    stored: [{ x: true }, { x: false }],
    sentBack: [[{}, { x: 'x?' }]],
  },
  'yes or no as radio, with a condition on no': {
    schema: { properties: { x: box }, ...when(answered('x', { const: false }), { properties: { y: text } }) },
    ui: { 'ui:order': ['*'], x: { 'ui:widget': 'radio' } },
    stored: [{ x: true }, { x: false, y: 'z' }, {}],
  },
  'a condition on a box that is false': {
    schema: { properties: { x: box }, ...when(answered('x', { const: false }), { properties: { y: text } }) },
    refused: /a checkbox is never false.*"ui:widget": "radio"/,
  },
  'a box as combobox': wrong(box, 'combobox'),
  'several options as radio': wrong(several, 'radio'),
  'several options as select': wrong(several, 'select'),
  'several options as combobox': wrong(several, 'combobox'),
  'a text as radio': wrong(text, 'radio'),
  'a text as select': wrong(text, 'select'),
  'a text as combobox': wrong(text, 'combobox'),
  'a choice as textarea': wrong(choice, 'textarea'),
  'a date as textarea': wrong(date, 'textarea'),
  'a number as textarea': wrong(number, 'textarea'),
  'a group as radio': wrong(group({ n: text }), 'radio'),
  'a list of groups as select': wrong(list(group({ n: text }, 'n')), 'select'),
  'a file as select': {
    ...wrong(file, 'select'),
    form: { attachments: { maxBytes: 1000, types: ['application/pdf'] } },
  },
  'a choice in one branch and a text in the other as radio': {
    schema: {
      properties: { kind: choice },
      ...when(answered('kind', { const: 'a' }), { properties: { x: choice } }, { properties: { x: text } }),
    },
    ui: { 'ui:order': ['*'], x: { 'ui:widget': 'radio' } },
    refused: /"x" cannot be shown by "radio"/,
  },
};
