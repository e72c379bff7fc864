// Names that every JavaScript object has, at each place of a form where a name can stand: the check reports them as it does any other
// unknown name, and never breaks off.
import { expect, it } from 'vitest';
import { checkForm } from '../../../engine/compile/index.ts';
import { formFile, writeForm } from '../support/writeForm.ts';

const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', '__defineGetter__'];

const question = { type: 'string', title: 'Asked', maxLength: 9 };

interface Files {
  readonly question?: object;
  readonly group?: object;
  readonly ui?: object;
  readonly form?: object;
}

/** A condition on `schema`, which asks for the question. */
const when = (schema: object): object =>
  JSON.parse(JSON.stringify({ if: schema, THEN: { required: ['asked'] } }).replace('THEN', 'then'));

/** Objects are parsed, so that `__proto__` is an entry like any other. */
const named = (name: string, value: unknown): object =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

const IN_ORDER = { 'ui:sections': undefined, 'ui:order': ['*'] };

const PLACES: Readonly<Record<string, (name: string) => Files>> = {
  'a question': (name) => ({ group: { properties: named(name, question) } }),
  'a question of a branch': (name) => ({
    group: { if: { required: ['asked'] }, else: { properties: named(name, question) } },
    ui: IN_ORDER,
  }),
  'a question of a list in a branch': (name) => ({
    group: {
      dependentSchemas: {
        asked: {
          properties: {
            l: {
              type: 'array',
              title: 'L',
              maxItems: 2,
              items: { type: 'object', if: { required: ['asked'] }, else: { properties: named(name, question) } },
            },
          },
        },
      },
    },
    ui: IN_ORDER,
  }),
  'a type': (type) => ({ question: { type } }),
  'a format': (format) => ({ question: { format } }),
  'a keyword': (name) => ({ question: named(name, 1) }),
  'a message': (name) => ({ question: { errorMessage: named(name, 'Not so') } }),
  'a required question': (name) => ({ group: { required: [name], errorMessage: { required: named(name, 'Needed') } } }),
  'a condition': (name) => ({ group: when({ properties: named(name, { const: 'x' }), required: [name] }) }),
  'a keyword of a condition': (name) => ({
    group: when({ properties: { asked: named(name, 1) }, required: ['asked'] }),
  }),
  'a widget': (widget) => ({ ui: { asked: { 'ui:widget': widget } } }),
  'an option of a widget': (name) => ({ ui: { asked: { 'ui:options': named(name, 1) } } }),
  'a key of the ui file': (name) => ({ ui: named(name, { 'ui:help': 'Help' }) }),
  'a key of a question': (name) => ({ ui: { asked: named(name, 1) } }),
  'a key of the form': (name) => ({ form: named(name, 1) }),
  'an answer of the summary': (name) => ({ form: { summary: [`/${name}`] } }),
  'a fact': (name) => ({ question: { title: `Asked {{${name}}}` } }),
};

const rows = Object.entries(PLACES).flatMap(([place, files]) =>
  NAMES.map((name) => [place, name, files(name)] as const),
);

it.each(rows)('%s called %s is reported', (place, _name, { question: own, group, ui, form }) => {
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { asked: { ...question, ...own } }, ...group },
    'trip/who.ui.json': { 'ui:sections': [{ fields: ['asked'] }], ...ui },
    'trip/form.json': formFile({ ...form }),
  });
  const codes = checkForm(folder, 'trip').findings.map(({ code }) => code);
  expect(codes).not.toEqual([]);
  if (place.startsWith('a question')) expect(codes).toContain('fieldNamesValid');
});
