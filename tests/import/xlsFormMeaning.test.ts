// What an XLSForm means is in the form, or the report names it: each case here was in neither, or the report said something else.
import { describe, expect, it } from 'vitest';
import { surveyed } from './support/surveyed.ts';

const then = 'then';

describe('a constraint of several parts', () => {
  it.each<[string, string, object]>([
    ['text', "regex(., '[a-z]+') and regex(., '.{3,5}')", { pattern: '^(?=^(?:[a-z]+)$)(?:.{3,5})$' }],
    ['integer', '. > 5 and . > 3 and . < 20 and . <= 30', { minimum: 6, maximum: 19 }],
    ['date', '. >= today() and . <= today()', { formatMinimum: 'today', formatMaximum: 'today' }],
  ])('keeps all of them: %s %s', async (type, constraint, limits) => {
    const { code, properties, text } = await surveyed([{ type, name: 'a', label: 'A', constraint }]);
    expect(code).toBe(0);
    expect(properties.a).toMatchObject(limits);
    expect(text).not.toMatch(/constraint/);
  });

  it('keeps those that are limits, and the report names the others', async () => {
    const { properties, text } = await surveyed([
      { type: 'integer', name: 'a', label: 'A', constraint: '. >= 1 and . <= 20 and . != 13' },
      {
        type: 'integer',
        name: 'b',
        label: 'B',
        constraint: 'string-length(.) = 8',
        constraint_message: 'Eight digits',
      },
    ]);
    expect(properties.a).toMatchObject({ minimum: 1, maximum: 20 });
    expect(text).toMatch(/row 2\n +Of the constraint \. >= 1 .* all but minimum, maximum is no limit/);
    expect(text).toMatch(/row 3\n +The constraint string-length\(\.\) = 8 is no limit/);
    expect(text).not.toMatch(/errorMessage/);
  });
});

it('a message that says the limits says them by placeholders, in each language; one that says another number is left out', async () => {
  const { code, properties, read, text } = await surveyed([
    {
      type: 'integer',
      name: 'age',
      'label::English (en)': 'Age',
      'label::Arabic (ar)': 'العمر',
      constraint: '. >= 3 and . <= 18',
      'constraint_message::English (en)': 'Age must be from 3 to 18',
      'constraint_message::Arabic (ar)': 'العمر من ٣ إلى ١٨',
    },
    {
      type: 'integer',
      name: 'size',
      'label::English (en)': 'Size',
      constraint: '. > 0',
      'constraint_message::English (en)': 'Size must be greater than 0',
    },
  ]);
  expect(code).toBe(0);
  const message = 'Age must be from {minimum} to {maximum}';
  expect(properties.age.errorMessage).toEqual({ minimum: message, maximum: message });
  expect(read('ar.json')['questions.schema.json']).toMatchObject({
    '/properties/age/errorMessage/minimum': 'العمر من {minimum} إلى {maximum}',
  });
  // "greater than {minimum}" would refuse 1.
  expect(properties.size).toMatchObject({ minimum: 1, errorMessage: { minimum: 'Size must be {minimum} or more' } });
  expect(text).toMatch(/row 3\/errorMessage\/minimum\n +This message says 0; the limit beside it is 1/);
});

it('what would be asked only sometimes need not be answered, where its condition is none: in a group neither', async () => {
  const { code, schema, properties, text } = await surveyed([
    { type: 'begin_group', name: 'g', label: 'G', relevant: 'once(today())' },
    { type: 'text', name: 'b', label: 'B', required: 'yes' },
    { type: 'begin_repeat', name: 'list', label: 'List' },
    { type: 'text', name: 'entry', label: 'Entry', required: 'yes' },
    { type: 'end_repeat' },
    { type: 'end_group' },
  ]);
  expect(code).toBe(0);
  expect(text).toMatch(/row 2\n +The condition once.*: it is asked always, and need not be answered/);
  expect([schema.required, properties.g.required]).toEqual([undefined, undefined]);
  expect(properties.g.properties.list.items.required).toEqual(['entry']);
});

it('a group whose questions are all asked sometimes keeps its title, its notes and how they are drawn', async () => {
  const { code, schema, read, text } = await surveyed([
    { type: 'select_one yes_no', name: 'a', label: 'A' },
    { type: 'select_one yes_no', name: 'b', label: 'B' },
    { type: 'begin_group', name: 'g', label: 'The group' },
    { type: 'note', name: 'n', label: 'Read this' },
    { type: 'text', name: 'c', label: 'C', relevant: "@a = 'yes'" },
    { type: 'text', name: 'd', label: 'D', relevant: "@b = 'yes'", appearance: 'multiline' },
    { type: 'end_group' },
  ]);
  expect(code).toBe(0);
  expect(schema.allOf).toMatchObject([
    { [then]: { properties: { g: { title: 'The group', properties: { c: { title: 'C' } } } } } },
    { [then]: { properties: { g2: { title: 'The group (2)', properties: { d: { title: 'D' } } } } } },
  ]);
  expect(read('questions.ui.json')).toMatchObject({
    'ui:order': ['a', 'b', 'g', 'g2'],
    g: { 'ui:sections': [{ text: ['Read this'], fields: ['c'] }] },
    g2: { 'ui:sections': [{ text: ['Read this'], fields: ['d'] }], d: { 'ui:widget': 'textarea' } },
  });
  expect(text).not.toMatch(/asks nothing|is not a question/);
});

it.each<[string, string, object]>([
  ['date', "@d > date('2015-04-30')", { formatMinimum: '2015-05-01' }],
  ['date', "@d <= '2015-04-30'", { formatMaximum: '2015-04-30' }],
  ['date', "date('2015-04-30') < @d", { formatMinimum: '2015-05-01' }],
  ['time', "@d >= '08:00'", { formatMinimum: '08:00' }],
  ['datetime', "@d < date('2015-04-30')", { formatMaximum: '2015-04-29' }],
])('a condition compares a %s: %s', async (type, relevant, test) => {
  const { code, schema } = await surveyed([
    { type, name: 'd', label: 'D' },
    { type: 'text', name: 'more', label: 'More', relevant },
  ]);
  expect(code).toBe(0);
  expect(schema.allOf).toMatchObject([{ if: { properties: { d: test }, required: ['d'] } }]);
});

it('a condition on today is named', async () => {
  const { text } = await surveyed([
    { type: 'date', name: 'd', label: 'D' },
    { type: 'text', name: 'more', label: 'More', relevant: '@d < today()' },
  ]);
  expect(text).toMatch(/row 3\n +The condition .*d.* < today\(\): it is asked always/);
});

it.each([
  ['count-selected(@m) >= 2', { properties: { m: { minItems: 2 } }, required: ['m'] }],
  ['count-selected(@m) = 0', { not: { required: ['m'] } }],
  ['count-selected(@m) < 2', { not: { properties: { m: { minItems: 2 } }, required: ['m'] } }],
  ['string-length(@t) > 3', { properties: { t: { minLength: 4 } }, required: ['t'] }],
])('a condition counts options and characters: %s', async (relevant, condition) => {
  const { code, schema } = await surveyed(
    [
      { type: 'select_multiple three', name: 'm', label: 'M' },
      { type: 'text', name: 't', label: 'T' },
      { type: 'text', name: 'more', label: 'More', relevant },
    ],
    ['one', 'two', 'three'].map((name) => ['three', name, name]),
  );
  expect(code).toBe(0);
  expect(schema.allOf).toMatchObject([{ if: condition }]);
});

it.each([
  ["@m = 'one'", { properties: { m: { contains: { const: 'one' }, maxItems: 1 } }, required: ['m'] }],
  ["'one' = @m", { properties: { m: { contains: { const: 'one' }, maxItems: 1 } }, required: ['m'] }],
  ["@m != 'one'", { not: { properties: { m: { contains: { const: 'one' }, maxItems: 1 } }, required: ['m'] } }],
  ["selected(@m, 'one')", { properties: { m: { contains: { const: 'one' } } }, required: ['m'] }],
  ["@m != ''", { required: ['m'] }],
])('a condition on several options that equal one is that no other is chosen: %s', async (relevant, condition) => {
  const { code, schema, text } = await surveyed(
    [
      { type: 'select_multiple two', name: 'm', label: 'M' },
      { type: 'text', name: 'more', label: 'More', relevant },
    ],
    ['one', 'two'].map((name) => ['two', name, name]),
  );
  expect(code).toBe(0);
  expect(schema.allOf[0].if).toEqual(condition);
  expect(text).not.toMatch(/Left out|another way/);
});

it('columns are known by the names that older workbooks give them; a language is one of texts', async () => {
  const { code, schema, text, read } = await surveyed(
    [
      { type: 'select_one yes_no', name: 'a', label: 'A', 'media::image': 'a.png', 'instance::x': 'y' },
      {
        type: 'text',
        name: 'b',
        label: 'B',
        'bind::relevant': "@a = 'yes'",
        'bind:required': 'yes',
        'bind::constraint': 'string-length(.) < 5',
        'bind::jr:constraintMsg': 'Short',
      },
    ],
    [],
    { title: 'Old' },
  );
  expect(code).toBe(0);
  expect(read('form.json')).toMatchObject({ title: 'Old' });
  expect(schema.allOf).toMatchObject([
    {
      if: { properties: { a: { const: 'yes' } } },
      [then]: { properties: { b: { maxLength: 4, errorMessage: { maxLength: 'Short' } } }, required: ['b'] },
    },
  ]);
  expect(text).toMatch(/survey column image, survey column instance::x\n +The column has no effect/);
  expect(text).not.toMatch(/columns ::/);
});

it('the report names calculations, choices of one name, rows of one name or none, hints of notes, and texts that are not English', async () => {
  const { code, properties, text, read } = await surveyed(
    [
      { type: 'note', name: 'n', 'label::Arabic (ar)': 'ملاحظة', 'hint::Arabic (ar)': 'المزيد' },
      { type: 'text', name: 'a', 'label::Arabic (ar)': 'سؤال', calculation: '1 + 1' },
      { type: 'select_one towns', name: 'b', 'label::Arabic (ar)': 'بلدة', choice_filter: 'region = @a' },
      { type: 'text', name: 'a', 'label::Arabic (ar)': 'مرّتين' },
      { type: 'text', 'label::Arabic (ar)': 'بلا اسم' },
      { type: 'text', name: 'c', 'label::Arabic (ar)': 'كم عمر @a؟' },
    ],
    [
      ['towns', 'x', 'Upper X'],
      ['towns', 'x', 'Lower X'],
      ['towns', 'y', 'Y'],
    ],
  );
  expect(code).toBe(0);
  expect(text).toMatch(/row 2\n +The hint "المزيد"/);
  expect(text).toMatch(/row 3\n +The calculation 1 \+ 1: visitors write the answer/);
  expect(text).toMatch(/row 4\n +Several choices are called "x"/);
  expect(properties.b.enumNames).toEqual(['Upper X / Lower X', 'Y']);
  expect(text).toMatch(/row 5\n +A row of the type "text"\. Another row of the group is called "a"/);
  expect(text).toMatch(/row 6\n +A row of the type "text"\. It has no name/);
  expect(text).toMatch(/survey row 3.*\n +A text in Arabic \(ar\) stands where a form has English/);
  expect(read('ar.json')['questions.schema.json']).toMatchObject({ '/properties/a/title': 'سؤال' });
  expect(properties.c.title).toBe('كم عمر (سؤال)؟');
});

it('a group of notes is what it says, before the questions that follow', async () => {
  const { code, read } = await surveyed([
    { type: 'begin_group', name: 'intro', label: 'Welcome' },
    { type: 'note', name: 'n', label: 'Read this' },
    { type: 'end_group' },
    { type: 'text', name: 'a', label: 'A' },
  ]);
  expect(code).toBe(0);
  expect(read('questions.ui.json')).toMatchObject({
    'ui:sections': [{ text: ['Welcome', 'Read this'], fields: ['a'] }],
  });
});

it('pictures are pictures; recordings and lists that are not there are named', async () => {
  const { code, properties, text } = await surveyed([
    { type: 'image', name: 'photo', label: 'Photo' },
    { type: 'audio', name: 'voice', label: 'Voice' },
    { type: 'select_one nowhere', name: 'town', label: 'Town' },
    { type: 'text', name: 'a', label: 'A', required: 'yes', requiredMsg: 'Please write it' },
  ]);
  expect(code).toBe(0);
  expect(properties.photo.attachments).toEqual({ types: ['image/jpeg', 'image/png'] });
  expect(text).toMatch(/row 3\n +A form takes no recordings/);
  expect(text).toMatch(
    /row 4\n +A question of the type "select_one nowhere"\. The sheet choices has no list "nowhere"/,
  );
  expect(text).not.toMatch(/requiredmsg/i);
});
