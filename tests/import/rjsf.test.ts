// Long because each repair that the findings have is tried.
// A pair of RJSF becomes a form: what is in it, what the report says, and that nothing but the Arabic is left to do.
import { describe, expect, it } from 'vitest';
import { imported, importedGroup, importedOnce } from './support/imported.ts';

const club = importedOnce(() => ['club.json']);

it('the folder is proved, and only its Arabic is left', async () => {
  const { code, lines, read, found } = club();
  expect(lines.at(-1)).toMatch(/is made and proved\. \d+ texts to translate/);
  expect(code).toBe(0);
  expect(await found()).toEqual(['translated']);
  expect(read('form.json')).toMatchObject({ title: 'Club Days', submit: { post: '/made', label: 'Join' } });
  const { properties, required, then: branch, if: condition } = read('questions.schema.json');
  expect([required].flat().sort()).toEqual(['child', 'grade', 'home', 'swims']);
  expect(properties).toMatchObject({
    child: { title: "The child's name", errorMessage: { minLength: expect.stringContaining('{minLength}') } },
    grade: { title: 'Grade', anyOf: [{ title: 'First' }, { title: 'Second' }] },
    height: { minimum: 61 },
    photo: { type: 'object', format: 'attachment', title: 'Photo' },
    nickname: { type: ['string', 'null'], maxLength: 2000 },
    pet: { properties: { case: { enum: ['Dog', 'Fish'] } } },
  });
  expect(condition).toEqual({ properties: { swims: { const: false } }, required: ['swims'] });
  expect(branch).toMatchObject({ errorMessage: { required: { reason: 'Reason is required' } } });
  expect(read('questions.ui.json')).toMatchObject({ swims: { 'ui:widget': 'radio' } });
});

it('the report says what is left out, changed and filled in, and where it stood', () => {
  const { lines } = club();
  const [left = '', changed = '', filled = ''] = lines.join('\n').split(/Carried over in another way:|Filled in/);
  expect(left).toMatch(
    /club\.json \/schema\/patternProperties\n +"patternProperties" is not .* let visitors name them/,
  );
  expect(left).toMatch(/club\.json \/uiSchema\/gone\n +There is no such question\./);
  expect(left).toContain('club.json /schema/properties/secret\n');
  expect(changed).toMatch(
    /club\.json \/schema\/properties\/pet\/oneOf\n +The question "case" asks which of the 2 cases/,
  );
  expect(changed).toContain('The answer is called "fullName", not "full-name".');
  expect(filled).toContain('At most 200 characters.');
});

it('ar.json lists every text, to be filled in', () => {
  const { read, lines } = club();
  const { $schema, ...files } = read('ar.json');
  const words = Object.values(files).flatMap((texts) => Object.values(texts));
  expect($schema).toBe('../words.schema.json');
  expect(new Set(words)).toEqual(new Set(['']));
  expect(lines.at(-1)).toContain(`${words.length} texts to translate`);
});

/** A condition on a question that is not there. */
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const onMissing = (branch: object) => ({ if: { properties: { z: { const: 1 } }, required: ['z'] }, then: branch });

const text = { type: 'string', title: 'Text', maxLength: 9 };

/** Each repair that the check's findings have: what was written, what is asked instead, and what the report says of it. */
describe('what a form has in another way is asked in that way:', () => {
  it.each<[string, object, object, RegExp | undefined]>([
    [
      'an exclusive limit of a number',
      { a: { type: 'number', title: 'A', exclusiveMaximum: 5 } },
      { a: { maximum: 5 } },
      /5 is an answer now/,
    ],
    [
      'an exclusive limit of a number whose steps are known',
      {
        a: { type: 'number', title: 'A', exclusiveMinimum: 0, multipleOf: 0.5 },
        b: { type: 'number', title: 'B', minimum: 3, exclusiveMinimum: 1, exclusiveMaximum: 4.2, multipleOf: 0.1 },
      },
      { a: { minimum: 0.5, multipleOf: 0.5 }, b: { minimum: 3, maximum: 4.1, multipleOf: 0.1 } },
      undefined,
    ],
    [
      'a limit of draft-04',
      { a: { type: 'integer', title: 'A', minimum: 5, exclusiveMinimum: true } },
      { a: { minimum: 6 } },
      undefined,
    ],
    [
      'days and times that are excluded',
      {
        a: { type: 'string', format: 'date', title: 'A', formatExclusiveMinimum: '2026-12-31' },
        b: {
          type: 'string',
          format: 'time',
          title: 'B',
          formatExclusiveMaximum: '14:00',
          errorMessage: { formatExclusiveMaximum: 'Before {formatMaximum}' },
        },
      },
      {
        a: { formatMinimum: '2027-01-01' },
        b: { formatMaximum: '13:59', errorMessage: { formatMaximum: 'Before {formatMaximum}' } },
      },
      undefined,
    ],
    [
      'names with accents',
      { prénom: { type: 'string', title: 'Prénom', maxLength: 9 }, naïve: { type: 'boolean', title: 'Naïve' } },
      { prenom: { title: 'Prénom' }, naive: { title: 'Naïve' } },
      /The answer is called "prenom", not "prénom"\./,
    ],
    [
      'options with descriptions',
      {
        a: {
          title: 'A',
          oneOf: [
            { const: 'x', title: 'X', description: 'D' },
            { const: 'y', title: 'Y' },
          ],
        },
      },
      { a: { enum: ['x', 'y'], enumNames: ['X', 'Y'] } },
      undefined,
    ],
    [
      'an answer of two kinds',
      { a: { title: 'A', anyOf: [text, { type: 'integer' }] } },
      { a: { type: 'string' } },
      /Of 2 kinds of answers the first/,
    ],
    ['a group without a type', { a: { properties: { b: text } } }, { a: { type: 'object' } }, undefined],
    [
      'a group that asks for something',
      { a: { type: 'object', properties: { b: text }, required: ['b'] } },
      { a: { errorMessage: { required: { b: 'Text is required' } } } },
      undefined,
    ],
    ['a telephone', { a: { ...text, format: 'tel', maxLength: 16 } }, { a: { format: 'phone' } }, undefined],
    [
      'an answer that is shown',
      { a: { type: 'string', title: 'A', default: 'X', readOnly: true } },
      { a: { default: 'X', readOnly: true } },
      undefined,
    ],
    [
      'options of yes and no',
      { a: { type: 'boolean', title: 'A', enum: [true, false], enumNames: ['Oh', 'Ah'] } },
      { a: { type: 'boolean', title: 'A' } },
      /called Yes and No/,
    ],
    [
      'titles that are the same',
      { a: text, b: text },
      { a: { title: 'Text' }, b: { title: 'Text (B)' } },
      /has the same title/,
    ],
    [
      'options with one name',
      { a: { type: 'string', title: 'A', enum: ['x', 'y'], enumNames: ['N', 'N'] } },
      { a: { enumNames: ['N', 'N (y)'] } },
      /shown with its value/,
    ],
    [
      'names that visitors choose',
      {
        a: {
          type: 'object',
          title: 'Scores',
          additionalProperties: { type: 'integer', title: 'Score' },
          propertyNames: { pattern: '^[A-Z]' },
          maxProperties: 4,
        },
      },
      {
        a: {
          type: 'object',
          maxProperties: 4,
          additionalProperties: { type: 'integer', title: 'Score' },
          propertyNames: { pattern: '^[A-Z]', errorMessage: { pattern: expect.any(String) } },
        },
      },
      undefined,
    ],
    [
      'names that visitors choose, as many as they like',
      { a: { type: 'object', title: 'Scores', additionalProperties: { type: 'string' } } },
      { a: { maxProperties: 20, additionalProperties: { type: 'string', maxLength: 200 } } },
      /At most 20 entries/,
    ],
    [
      'names that visitors choose beside those of the form',
      {
        a: {
          type: 'object',
          title: 'Scores',
          properties: { all: { type: 'integer', title: 'All' } },
          additionalProperties: { type: 'integer', title: 'Score' },
          maxProperties: 4,
        },
      },
      {
        a: {
          properties: {
            all: { type: 'integer' },
            further: { type: 'object', maxProperties: 3, additionalProperties: { title: 'Score' } },
          },
        },
      },
      /in a group of their own, "further"/,
    ],
    [
      'lists of lists',
      { a: { type: 'array', title: 'Rows', items: { type: 'array', items: { type: 'integer' } } } },
      { a: { maxItems: 20, items: { type: 'array', title: 'Rows: entry', minItems: 1, maxItems: 20 } } },
      /has an entry at least/,
    ],
    [
      'a list of checkboxes',
      { a: { type: 'array', title: 'A', items: { type: 'boolean' } } },
      { a: { maxItems: 20, items: { type: 'object', required: ['value'] } } },
      /one question "value"/,
    ],
    [
      'a list of single answers',
      { a: { type: 'array', title: 'A', items: { type: 'string', title: 'Name' } } },
      { a: { maxItems: 20, items: { type: 'string', maxLength: 200 } } },
      /At most 20 entries/,
    ],
    [
      'a question of several parts',
      {
        a: {
          title: 'A',
          allOf: [
            { $ref: '#/properties/b' },
            { type: 'integer', minimum: 4 },
            { allOf: [{ maximum: 9 }, { minimum: 1 }] },
          ],
        },
        b: { type: 'number', title: 'B', minimum: 2 },
      },
      { a: { type: 'integer', title: 'A', minimum: 4, maximum: 9 } },
      undefined,
    ],
    [
      'a question of parts that differ',
      { a: { title: 'A', allOf: [{ type: 'string', pattern: '^a' }, { pattern: 'b$' }] } },
      { a: { type: 'string', pattern: '^a' } },
      /"pattern" of a part of "allOf"/,
    ],
    [
      'a pattern',
      { a: { ...text, pattern: '^a' } },
      { a: { errorMessage: { pattern: expect.any(String) } } },
      /does not say what is asked for/,
    ],
  ])('%s', async (_, properties, asked, noted) => {
    const { code, lines, read } = await importedGroup(properties);
    expect(lines.at(-1)).toContain('made and proved');
    expect(code).toBe(0);
    expect(read('questions.schema.json').properties).toMatchObject(asked);
    if (noted) expect(lines.join('\n')).toMatch(noted);
  });
});

/** What no repair carries over goes alone: the question beside it stays. */
describe('what a form cannot have is left out by itself:', () => {
  it.each<[string, object, object]>([
    ['a tuple', { a: { type: 'array', title: 'A', items: [text, text] } }, {}],
    ['no answer', { a: { type: 'null', title: 'A' } }, {}],
    ['a reference to nothing', { a: { $ref: 'https://school.example/a.json' } }, {}],
    ['an unknown keyword', { a: { ...text, colour: 'red' } }, {}],
    ['a wrong pattern', { a: { ...text, pattern: '(' } }, {}],
    ['limits that no answer satisfies', { a: { ...text, minLength: 10 } }, {}],
    ['a condition on what is not there', {}, onMissing({ properties: { b: text }, required: ['b'] })],
    ['a required question that is not there', {}, { required: ['z'] }],
    ['a schema that is a truth value', { a: true }, {}],
  ])('%s', async (_, properties, others) => {
    const { code, lines, read } = await importedGroup(properties, others);
    expect(lines[0]).toBe('Left out:');
    expect(lines.at(-1)).toContain('made and proved');
    expect(code).toBe(0);
    expect(read('questions.schema.json').properties).toHaveProperty('kept');
  });
});

it('questions of a condition that is left out are asked always', async () => {
  const { read } = await importedGroup({}, onMissing({ properties: { b: text } }));
  expect(JSON.stringify(read('questions.schema.json'))).not.toContain('"if"');
  expect(read('questions.schema.json')).toMatchObject({ allOf: [{ properties: { b: text } }] });
});

it('a schema and a uiSchema may be two files, in any order', async () => {
  const schema = { type: 'object', properties: { a: text } };
  const { code, read } = await imported({ a: { 'ui:help': 'Help' } }, schema);
  expect(code).toBe(0);
  expect(read('questions.ui.json')).toMatchObject({ a: { 'ui:help': 'Help' } });
});

it('a schema of one answer becomes a form of one question', async () => {
  const { code, read } = await imported({ schema: { type: 'string', title: 'Name' }, uiSchema: { 'ui:help': 'Help' } });
  expect(code).toBe(0);
  expect(read('questions.ui.json')).toMatchObject({ answer: { 'ui:help': 'Help' } });
});

describe('the report tells the truth of', () => {
  it('types of files, some of which no form takes', async () => {
    const file = { type: 'string', format: 'data-url', title: 'A' };
    const { lines, read } = await imported({
      schema: { type: 'object', properties: { a: file } },
      uiSchema: { a: { 'ui:accept': '.PDF, .docx' } },
    });
    expect(read('questions.schema.json').properties).toMatchObject({
      a: { attachments: { types: ['application/pdf'] } },
    });
    expect(lines.join('\n')).toMatch(/Left out:\n.*\n +Of the accepted files \.docx: a form takes PDF, JPEG and PNG\./);
  });

  it('what the file holds beside the two parts', async () => {
    const schema = { type: 'object', properties: { a: text } };
    const { lines } = await imported(
      { schema, uiSchema: {}, formData: { a: 'x' }, liveValidate: true, customFormats: {}, data: {} },
      { schema: { type: 'object', properties: { b: text } } },
    );
    const report = lines.join('\n');
    expect(report).toMatch(/0\.json \/formData\n +Answers to begin with\. .*"default"/);
    expect(report).toMatch(/0\.json \/liveValidate\n +What "liveValidate" says/);
    expect(report).toMatch(/1\.json \/schema\n +What "schema" says\. One schema/);
    expect(report).not.toMatch(/customFormats|\/data/);
  });

  it('the file only: what the importer wrote itself is not left out', async () => {
    const node = {
      type: 'object',
      properties: {
        label: { type: 'string', title: 'Label' },
        below: { type: 'array', title: 'Below', items: { $ref: '#/definitions/node' } },
      },
    };
    const tree = { title: 'Tree', $ref: '#/definitions/node' };
    const { lines } = await imported({ schema: { definitions: { node }, type: 'object', properties: { tree } } });
    expect(lines.filter((line) => line.startsWith('Left out'))).toEqual([]);
    expect(lines.join('\n')).toContain('An entry has to answer "label"');
  });
});

it.each([
  ['alt-date', 'date', undefined],
  ['AltDateWidget', 'date', 'date'],
  ['alt-datetime', 'date-time', 'date-time'],
  ['AltDateTimeWidget', 'date-time', 'date-time'],
])('three lists for a day, as %s, become one box, and the report says so', async (widget, format, written) => {
  const day = { type: 'string', title: 'Day', ...(written && { format: written }) };
  const { code, lines, read } = await importedGroup({ day }, {}, { day: { 'ui:widget': widget } });
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({ properties: { day: { format } } });
  expect(lines.join('\n')).toMatch(
    /Carried over in another way:[\s\S]*uiSchema\/day\/ui:widget\n +A day is typed, or chosen from a calendar, in place of lists/,
  );
});

it('a title for one use of a shared part is that of all uses, and the report says so', async () => {
  const street = { type: 'string', title: 'Street', maxLength: 50 };
  const adr = { type: 'object', properties: { street } };
  const use = (title: string) => ({ $ref: '#/definitions/adr', title });
  const once = { home: use('Home') };
  const uiSchema = { home: { street: { 'ui:title': 'Street of your home' } } };
  const twice = await importedGroup({ ...once, work: use('Work') }, { definitions: { adr } }, uiSchema);
  const said =
    /uiSchema\/home\/street\/ui:title\n +It is said of all questions that refer to the same part: \{"title":"Street of your home"\}/;
  expect(twice.lines.join('\n')).toMatch(said);
  expect((await importedGroup(once, { definitions: { adr } }, uiSchema)).lines.join('\n')).not.toMatch(said);
});

it('a telephone number that is asked as a number becomes a text with that format', async () => {
  const { code, lines, read } = await importedGroup({ a: { type: 'integer', title: 'Phone number', minimum: 1 } });
  expect(code).toBe(0);
  expect(Object(read('questions.schema.json')).properties.a).toMatchObject({ type: 'string', format: 'phone' });
  expect(lines.join('\n')).toMatch(/a\/type\n +A text with the format of a telephone number/);
});
