// `ui:widget` is held against the question.
import { answered, box, choice, date, file, group, list, number, type Probes, several, text, when } from './probe.ts';

const drawn = (question: object, widget: string) => ({ schema: { x: question }, ui: { x: { 'ui:widget': widget } } });
const wrong = (question: object, widget: string) => ({
  ...drawn(question, widget),
  refused: /"x" cannot be shown by .*Remove "ui:widget"/,
});

const wrongRange = (question: object) => ({ ...drawn(question, 'range'), refused: /"x" cannot be shown by "range"/ });

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
  'a whole number as range': { ...drawn({ ...number, minimum: 1, maximum: 5 }, 'range'), stored: [{ x: 3 }, {}] },
  'a number with steps as range': {
    ...drawn({ type: 'number', minimum: 0, maximum: 1, multipleOf: 0.1 }, 'range'),
    stored: [{ x: 0.3 }],
  },
  'a number without an end as range': {
    ...drawn({ ...number, minimum: 1 }, 'range'),
    refused: /"minimum" and "maximum".*Add what is missing/,
  },
  'a number without steps as range': wrongRange({ type: 'number', minimum: 0, maximum: 1 }),
  'options as range': wrongRange({ type: 'integer', enum: [1, 2, 3] }),
  'a text as range': wrongRange(text),
  'a key of what is typed on a range': {
    schema: { x: { ...number, minimum: 1, maximum: 5 } },
    ui: { x: { 'ui:widget': 'range', 'ui:placeholder': '3' } },
    refused: /"ui:placeholder" has no effect on a slider/,
  },
  'a number as updown': { ...drawn({ ...number, multipleOf: 5 }, 'updown'), stored: [{ x: 10 }] },
  'a text as updown': wrong(text, 'updown'),
  'options as updown': wrong({ type: 'integer', enum: [1, 2, 3] }, 'updown'),
  'a text as password': { ...drawn(text, 'password'), stored: [{ x: 'T0p secret' }] },
  'an address as password': wrong({ ...text, format: 'email' }, 'password'),
  'a number as password': wrong(number, 'password'),
  'a password that names an application': {
    ...drawn(text, 'password'),
    form: { summary: ['/x'] },
    refused: /"\/x" is a password, which would be shown here/,
  },
  'a password that an address answers': {
    ...drawn(text, 'password'),
    form: { prefill: { x: '/x' } },
    refused: /"\/x" is a password/,
  },
  'a password in a file on the device': {
    ...drawn(text, 'password'),
    form: { submit: { download: 'answers.json' }, done: { title: 'Saved', text: ['It is saved: answers.json.'] } },
    refused: /would have the password "x"/,
  },
  'a password in a computed answer': {
    schema: { x: text, y: { type: 'string', readOnly: true, computed: { join: ['x'] } } },
    ui: { x: { 'ui:widget': 'password' } },
    refused: /"x" is a password/,
  },
  'a password that stands in the file': {
    ...drawn({ ...text, default: 'a' }, 'password'),
    refused: /Remove "default"/,
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
