// What the importer writes in another way asks what the imported file asks, and the report names only what stands in that file.
import { describe, expect, it } from 'vitest';
import { fitted } from './support/fitted.ts';
import { imported, importedGroup } from './support/imported.ts';
import { workbook } from './support/workbook.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const date = { type: 'string', format: 'date', title: 'Day' };
const choice = { type: 'string', title: 'Way', enum: ['bus', 'foot'] };
const options = { type: 'array', title: 'Ways', items: { type: 'string', enum: ['bus', 'foot'] } };
const then = 'then';

type Row = readonly [properties: object, others: object, ui: object, schema: object, drawn: object];

describe('of RJSF:', () => {
  it.each<[string, Row]>([
    [
      'a day that is not before another, whose message is filled in',
      [
        { from: date, to: { ...date, title: 'Until', formatMinimum: { $data: '1/from' } } },
        {},
        {},
        {
          properties: {
            to: { formatMinimum: { $data: '1/from' }, errorMessage: { formatMinimum: expect.any(String) } },
          },
        },
        {},
      ],
    ],
    [
      'questions of which one has to be answered',
      [
        { a: text, b: { ...text, title: 'B' } },
        { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
        {},
        { anyOf: [{}, {}], errorMessage: { anyOf: 'Please answer one of these: Text, B' } },
        {},
      ],
    ],
    [
      'an answer that repeats another',
      [
        { a: text, b: { ...text, title: 'B', const: { $data: '1/a' } } },
        {},
        {},
        { properties: { b: { const: { $data: '1/a' }, errorMessage: { const: expect.any(String) } } } },
        {},
      ],
    ],
    [
      'the kind of a keyboard, where the text has a pattern of its own',
      [
        { a: { ...text, pattern: '^\\d{4}$' }, b: { type: 'string', title: 'Call' } },
        {},
        { a: { 'ui:options': { inputType: 'tel' } }, b: { 'ui:options': { inputType: 'tel' } } },
        { properties: { a: { pattern: '^\\d{4}$', maxLength: 9 }, b: { format: 'phone' } } },
        { a: { 'ui:inputmode': 'tel' } },
      ],
    ],
    [
      'how answers are drawn that visitors name',
      [
        { links: { type: 'object', title: 'Links', maxProperties: 3, additionalProperties: { ...text } } },
        {},
        { links: { additionalProperties: { 'ui:placeholder': 'https://' } } },
        {},
        { links: { additionalProperties: { 'ui:placeholder': 'https://' } } },
      ],
    ],
    [
      'cases that tell themselves apart by a constant',
      [
        {
          who: {
            title: 'Who are you?',
            oneOf: [
              { title: 'A person', properties: { kind: { const: 'person' }, name: text }, required: ['kind', 'name'] },
              { title: 'A company', properties: { kind: { const: 'company' }, vat: text }, required: ['kind'] },
            ],
          },
        },
        { required: ['who'] },
        {},
        { properties: { who: { properties: { kind: { title: 'Kind' } }, required: ['kind'] } } },
        {},
      ],
    ],
    [
      'a checkbox that is required and has to be ticked',
      [{ a: { type: 'boolean', title: 'I agree', enum: [true] } }, { required: ['a'] }, {}, { required: ['a'] }, {}],
    ],
    [
      'a checkbox that has to be ticked',
      [{ a: { type: 'boolean', title: 'I agree', const: true } }, {}, {}, { required: ['a'] }, {}],
    ],
  ])('%s', async (_, [properties, others, ui, schema, drawn]) => {
    const { code, lines, read } = await importedGroup(properties, others, ui);
    expect(lines.at(-1)).toContain('made and proved');
    expect(code).toBe(0);
    const made = read('questions.schema.json');
    expect(made).toMatchObject(schema);
    expect(Object.keys(Object(made).properties)).toEqual(['kept', ...Object.keys(properties)]);
    expect(read('questions.ui.json')).toMatchObject(drawn);
    expect(JSON.stringify(read('questions.ui.json'))).not.toContain('radio');
  });

  it.each<[string, object, object]>([
    ['of the list', { a: options }, { a: { 'ui:widget': 'checkboxes' } }],
    ['by the name of their component', { a: options }, { a: { 'ui:widget': 'CheckboxesWidget' } }],
    ['among its options', { a: { ...options, uniqueItems: false } }, { a: { 'ui:options': { widget: 'checkboxes' } } }],
    [
      'of a definition',
      { a: { type: 'array', title: 'A', items: { $ref: '#/definitions/way' } } },
      { a: { 'ui:widget': 'checkboxes' } },
    ],
  ])('options of a list that are drawn as checkboxes are chosen once each: %s', (_, properties, ui) => {
    const { left, lines, schema, ui: drawn } = fitted({ properties, definitions: { way: choice } }, ui);
    expect(left).toEqual([]);
    expect(schema.properties.a.uniqueItems).toBe(true);
    expect(schema.properties.a).not.toHaveProperty('maxItems');
    expect(lines.join('\n')).toMatch(/another way:\n +pair.json \/ui\/a.*\n +.* chosen once/);
    expect(drawn.a).toBeUndefined();
  });

  it('what RJSF takes among the options is carried, or left out alone, as beside them', () => {
    const { left, lines, schema, ui } = fitted(
      { properties: { a: text, b: { ...text, title: 'B' }, c: { ...text, title: 'C' }, d: { ...text, title: 'D' } } },
      {
        a: { 'ui:options': { widget: 'range', help: 'Help' } },
        b: { 'ui:options': { widget: 'text', rows: 4 } },
        c: { 'ui:options': { widget: 'hidden' } },
        d: { 'ui:options': { widget: 'TextareaWidget', rows: 4 } },
      },
    );
    expect(left).toEqual([]);
    expect(ui).toMatchObject({
      a: { 'ui:help': 'Help' },
      d: { 'ui:widget': 'textarea', 'ui:options': { rows: 4 } },
    });
    expect(ui.a).not.toHaveProperty('ui:widget');
    expect(Object.keys(schema.properties)).toEqual(['a', 'b', 'd']);
    expect(lines.join('\n')).toContain('"a" cannot be shown by "range"');
    expect(lines.join('\n')).not.toContain('"text"');
  });

  it('checkboxes of a list of texts draw nothing', () => {
    const { lines, schema } = fitted(
      { properties: { a: { type: 'array', title: 'A', items: text } } },
      { a: { 'ui:widget': 'checkboxes' } },
    );
    expect(schema.properties.a).not.toHaveProperty('uniqueItems');
    expect(lines.join('\n')).not.toContain('another way');
  });

  it('what is required already is not asked twice, and costs no note', async () => {
    const { lines, read } = await importedGroup(
      { a: text, b: { ...text, title: 'B' } },
      { required: ['b'], dependencies: { a: ['b'] } },
    );
    expect(lines.join('\n')).not.toContain('Left out');
    expect(read('questions.schema.json')).not.toHaveProperty('dependencies');
  });

  it('the report names places of the imported file, also where a part was moved', async () => {
    const { lines } = await importedGroup({
      pay: {
        anyOf: [
          { title: 'Cash', type: 'object', properties: { sum: { type: 'string' } }, required: ['sum'] },
          { title: 'Bank', type: 'object', properties: { iban: { type: 'string' } }, required: ['iban'] },
        ],
      },
    });
    const report = lines.join('\n');
    expect(report).toContain('0.json /schema/properties/pay/anyOf/1/properties/iban');
    expect(report).not.toMatch(/\/then|errorMessage/);
  });
});

describe('of JSON Forms:', () => {
  const condition = { scope: '#/properties/way', schema: { not: { const: 'bus' } } };
  const before = { if: { not: { properties: { way: { const: 'bus' } }, required: ['way'] } } };

  it.each<[string, object, object]>([
    ['shown', { effect: 'SHOW', condition }, { ...before, [then]: {} }],
    ['hidden', { effect: 'HIDE', condition }, { ...before, else: {} }],
    [
      'shown by an answer that is there',
      { effect: 'SHOW', condition: { ...condition, failWhenUndefined: true } },
      { if: { properties: { way: { not: { const: 'bus' } } }, required: ['way'] }, [then]: {} },
    ],
  ])('a rule that tests what an answer is not, before there is one: %s', async (_, rule, expected) => {
    const { code, lines, read } = await imported({
      schema: { type: 'object', properties: { way: choice, a: text } },
      uischema: {
        type: 'VerticalLayout',
        elements: [
          { type: 'Control', scope: '#/properties/way', options: { autocomplete: true } },
          { type: 'Control', scope: '#/properties/a', rule },
        ],
      },
    });
    expect(lines.at(-1)).toContain('made and proved');
    expect(code).toBe(0);
    expect(lines.join('\n')).not.toContain('Left out');
    expect(read('questions.schema.json')).toMatchObject({ allOf: [expected] });
    expect(read('questions.ui.json')).toMatchObject({ way: { 'ui:widget': 'combobox' } });
  });
});

describe('of XLSForm:', () => {
  it.each<[string, string, object, object]>([
    ['from a number that is none of its steps', 'start=1 end=9 step=2', { enum: [1, 3, 5, 7, 9] }, {}],
    [
      'from one of its steps',
      'start=2 end=8 step=2',
      { minimum: 2, maximum: 8, multipleOf: 2 },
      { 'ui:widget': 'range' },
    ],
  ])('a range %s', async (_, parameters, schema, drawn) => {
    const { code, lines, read } = await imported(
      await workbook({
        survey: [
          ['type', 'name', 'label', 'parameters'],
          ['range', 'n', 'How many?', parameters],
        ],
      }),
    );
    expect(lines.at(-1)).toContain('made and proved');
    expect(code).toBe(0);
    expect(read('questions.schema.json')).toMatchObject({ properties: { n: { type: 'integer', ...schema } } });
    expect(Object(read('questions.ui.json')).n ?? {}).toEqual(drawn);
  });
});
