// What a definition says and nobody would see is refused, with the place where it has an effect.
import {
  answered,
  choice,
  date,
  file,
  group,
  list,
  number,
  type Probes,
  required,
  several,
  text,
  when,
} from './probe.ts';

const attachments = { maxBytes: 1000, types: ['application/pdf'] };
const ui = (question: object, entry: object, refused: RegExp) => ({
  schema: { x: question, y: text },
  ui: { x: entry },
  refused,
});

export const silent: Probes = {
  'the description of a group is drawn': {
    schema: { g: { ...group({ n: text }), description: 'About it' } },
    stored: [{ g: { n: 'a' } }],
  },
  'the hint of a group is drawn': { schema: { g: group({ n: text }) }, ui: { g: { 'ui:description': 'About it' } } },
  'the help of a group': ui(group({ n: text }), { 'ui:help': 'Help' }, /"ui:help" has no effect on a group/),
  'the title of an entry': {
    schema: { l: list({ ...group({ n: text }, 'n'), title: 'Entry' }) },
    refused: /"title" of an entry is not shown.*"ui:entry"/,
  },
  'another title of a list in a branch': {
    schema: {
      properties: { k: choice, l: list(group({ n: text }, 'n')) },
      ...when(answered('k', { const: 'a' }), { properties: { l: { title: 'Others' } } }),
    },
    refused: /entries of this list.*keep the title outside of this branch.*"ui:entry" and "ui:add"/,
  },
  'another title of a list with words of its own in a branch': {
    schema: {
      properties: { k: choice, l: list(group({ n: text }, 'n')) },
      ...when(answered('k', { const: 'a' }), { properties: { l: { title: 'Others' } } }),
    },
    ui: { 'ui:order': ['*'], l: { 'ui:entry': 'One', 'ui:add': 'Add one' } },
    stored: [{ k: 'a', l: [{ n: 'x' }] }],
  },
  'the description of an entry': {
    schema: { l: list({ ...group({ n: text }, 'n'), description: 'About it' }) },
    refused: /"description" of an entry is not shown.*"text" of a section/,
  },
  'the title of options to tick': {
    schema: { x: { ...several, items: { ...several.items, title: 'Option' } } },
    refused: /"title" of an option is not shown.*at the question/,
  },
  "the title of a step's schema": {
    schema: { title: 'Step', properties: { a: text } },
    refused: /"title" of a step is not shown.*form\.json/,
  },
  "the description of a step's schema": {
    schema: { description: 'About it', properties: { a: text } },
    refused: /"description" of a step is not shown.*"text" of a section/,
  },
  'the description of an option': {
    schema: { a: { type: 'string', oneOf: [{ const: 'a', title: 'A', description: 'More' }, { const: 'b' }] } },
    refused: /The "description" of an option is not shown.*"title"/,
  },
  'the title of a branch': {
    schema: { properties: { k: choice }, ...when(answered('k'), { title: 'More', properties: { a: text } }) },
    refused: /"title" of a branch is not shown.*"ui:sections"/,
  },
  'the description of a part': {
    schema: { properties: { k: choice }, allOf: [{ description: 'More', properties: { a: text } }] },
    refused: /"description" of a branch is not shown/,
  },
  'ui:entry on a text': ui(text, { 'ui:entry': 'Entry' }, /"ui:entry" has no effect on a text.*for lists/),
  'ui:add on a text': ui(text, { 'ui:add': 'Add' }, /"ui:add" has no effect on a text/),
  'ui:remove on several options': ui(several, { 'ui:remove': 'Remove' }, /"ui:remove" has no effect on/),
  'ui:sections on a text': ui(text, { 'ui:sections': [{ fields: [] }] }, /"ui:sections" has no effect on a text/),
  'ui:order on a text': ui(text, { 'ui:order': ['*'] }, /"ui:order" has no effect on a text/),
  'ui:sections on a list': ui(
    list(group({ n: text }, 'n')),
    { 'ui:sections': [{ fields: ['n'] }] },
    /"ui:sections" has no effect on a list.*"items"/,
  ),
  'ui:script on a number': ui(number, { 'ui:script': 'arabic' }, /"ui:script" has no effect on a number/),
  'ui:script on a date': ui(date, { 'ui:script': 'arabic' }, /"ui:script" has no effect on a date/),
  'ui:autocomplete on a choice': ui(
    choice,
    { 'ui:autocomplete': 'name' },
    /"ui:autocomplete" has no effect on a choice/,
  ),
  'ui:inputmode on a choice': ui(choice, { 'ui:inputmode': 'tel' }, /"ui:inputmode" has no effect on a choice/),
  'ui:autocomplete that browsers do not know': ui(
    text,
    { 'ui:autocomplete': 'given-nam' },
    /no autocomplete token "given-nam".*Perhaps "given-name"/,
  ),
  'ui:autocomplete with a section': {
    schema: { x: text },
    ui: { x: { 'ui:autocomplete': 'section-child given-name' } },
  },
  'ui:autocomplete with an address': {
    schema: { x: text },
    ui: { x: { 'ui:autocomplete': 'section-a shipping postal-code' } },
  },
  'ui:autocomplete for a telephone': { schema: { x: text }, ui: { x: { 'ui:autocomplete': 'mobile tel' } } },
  'ui:autocomplete off': { schema: { x: text }, ui: { x: { 'ui:autocomplete': 'off' } } },
  'ui:same-as itself': ui(text, { 'ui:same-as': 'x' }, /"x" is the question itself/),
  'ui:same-as an answer of another type': {
    schema: { x: text, y: number },
    ui: { x: { 'ui:same-as': 'y' } },
    refused: /"y" .* cannot be the answer to "x"/,
  },
  'ui:same-as an answer that is alike': { schema: { x: text, y: text }, ui: { x: { 'ui:same-as': 'y' } } },
  'ui:same-as a group': {
    schema: { x: text, y: group({ n: text }) },
    ui: { x: { 'ui:same-as': 'y' } },
    refused: /"y" .* cannot be the answer to "x"/,
  },
  'questions of a file': {
    schema: { x: { ...file, properties: { n: text } } },
    form: { attachments },
    refused: /"properties" has no effect on a file/,
  },
  'what a file requires': {
    schema: { x: { ...file, ...required('n') } },
    form: { attachments },
    refused: /"required" has no effect on a file/,
  },
  'a group without questions': { schema: { a: text, g: group({}) }, refused: /The group "g" asks nothing/ },
  'a placeholder of radios': ui(choice, { 'ui:placeholder': 'Choose' }, /"ui:placeholder" has no effect on/),
};
