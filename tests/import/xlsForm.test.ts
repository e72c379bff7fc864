// An XLSForm becomes a form: its groups, repeats and options are asked, its expressions are conditions and limits, its Arabic is Arabic.
import { describe, expect, it } from 'vitest';
import { imported, importedOnce } from './support/imported.ts';
import { trip, workbook } from './support/workbook.ts';

const made = importedOnce(async () => [await workbook(trip)]);

it('the folder is proved, and only the Arabic that the workbook lacks is left', async () => {
  const { code, lines, read, found } = made();
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(await found()).toEqual(['translated']);
  expect(read('form.json')).toMatchObject({ title: 'A Day Out', steps: [{ label: 'A Day Out' }] });
});

it('rows are questions with titles, hints, limits and messages', () => {
  const { properties, required } = made().read('questions.schema.json');
  expect(required).toEqual(expect.arrayContaining(['swims', 'agree', 'child']));
  expect(properties).toMatchObject({
    child: {
      title: 'The child',
      properties: {
        fullName: { type: 'string', title: 'Full name', description: 'As in the passport' },
        age: {
          type: 'integer',
          minimum: 4,
          maximum: 18,
          errorMessage: { maximum: expect.stringContaining('{maximum}') },
        },
        born: { format: 'date', formatMaximum: 'today' },
      },
      errorMessage: { required: { fullName: 'Please write the name' } },
    },
    swims: { enum: ['yes', 'no'], enumNames: ['Yes', 'No'] },
    places: { type: 'array', uniqueItems: true, maxItems: 2, items: { enum: ['sea', 'hills', '7'] } },
    friend: { type: 'array', items: { properties: { knows: { enum: ['yes', 'no', 'other'] } }, required: ['name'] } },
    photo: { type: 'object', format: 'attachment' },
    agree: { type: 'boolean', const: true },
  });
});

it('what is relevant sometimes is asked under a condition of the group around', () => {
  const { read } = made();
  const { allOf, properties } = read('questions.schema.json');
  const conditions = Object(allOf).map(({ if: condition }: { if: object }) => JSON.stringify(condition));
  expect(conditions).toContainEqual(expect.stringMatching(/"swims".*"contains":\{"const":"sea"\}/));
  expect(conditions).toContainEqual(expect.stringMatching(/"child":\{"properties":\{"age":\{"minimum":12\}/));
  // In the group that is asked only then.
  const branches = Object(allOf).map((part: { then?: { allOf?: object } }) => JSON.stringify(part.then?.allOf));
  expect(branches).toContainEqual(expect.stringMatching(/"not":.*"swims"/));
  expect(Object(properties).friend.items.allOf).toContainEqual(
    expect.objectContaining({ if: { not: { properties: { knows: { const: 'yes' } }, required: ['knows'] } } }),
  );
  expect(read('questions.ui.json')).toMatchObject({
    'ui:sections': [{ text: ['One form for each child.'], fields: expect.arrayContaining(['child', 'friend']) }],
    sea: { 'ui:widget': 'textarea' },
  });
});

it('Arabic labels are the translation', () => {
  const words = made().read('ar.json');
  expect(words['questions.schema.json']).toMatchObject({
    '/properties/swims/title': 'هل يسبح ولدكم؟',
    '/properties/swims/enum/yes': 'نعم',
    '/properties/child/properties/age/title': 'العمر',
  });
  expect(words['questions.ui.json']).toMatchObject({ '/ui:sections/0/text/0': 'استمارة لكل ولد.' });
});

it('the report names rows and columns', () => {
  const text = made().lines.join('\n');
  expect(text).toMatch(/choices column image\b.*\n +The column has no effect/);
  expect(text).toMatch(/survey row 22\n +A question of the type "geopoint"/);
  expect(text).toMatch(/survey row 5\n +The answer is called "fullName"/);
});

it('the report names everything that a workbook says and a form does not', async () => {
  const { code, lines } = await imported(
    await workbook({
      survey: [
        ['type', 'name', 'label::English (en)', 'label::French (fr)', 'appearance', 'parameters'],
        ['text', 'kept', 'Kept', 'Gardé', 'multiline thousands-sep'],
        ['select_one towns or_other', 'town', 'Town', 'Ville', 'horizontal'],
        ['image', 'photo', 'Photo', 'Photo', '', 'max-pixels=100'],
        ['range', 'mark', 'Mark', 'Note', '', 'start=1 end=5 tick_interval=2'],
      ],
      choices: [
        ['list_name', 'name', 'label::English (en)'],
        ['towns', 'x', 'X'],
      ],
      settings: [
        ['form_title', 'form_id', 'style', 'instance_name'],
        ['Town', null, 'pages', 'concat(@kept)'],
      ],
      entities: [['dataset'], ['people']],
      notes: [['nothing']],
    }),
  );
  const text = lines.join('\n');
  expect(code).toBe(0);
  expect(text).toMatch(/columns ::French \(fr\)\n +Texts in a language/);
  expect(text).toMatch(/survey row 2\n +"thousands-sep" has no effect/);
  expect(text).toMatch(/survey row 3\n +"horizontal" has no effect/);
  expect(text).toMatch(/survey row 4\n +"max-pixels=100" has no effect/);
  expect(text).toMatch(/survey row 5\n +"tick_interval=2" has no effect/);
  expect(text).toMatch(/settings column style, settings column instance_name\n +The column/);
  expect(text).toMatch(/sheet entities\n +The sheet is not read/);
  expect(text).not.toMatch(/multiline|start=|form_id|sheet notes/);
});

const head = ['type', 'name', 'label', 'relevant', 'constraint'] as const;
const asked = async (...rows: (string | null)[][]) =>
  imported(
    await workbook({
      survey: [[...head], ['text', 'kept', 'Kept'], ...rows],
      choices: [['list name', 'name', 'label']],
    }),
  );

describe('an expression is', () => {
  it.each([
    ["@kept = ''", { not: { required: ['kept'] } }],
    ["@kept != ''", { required: ['kept'] }],
    ["'a' = @kept", { properties: { kept: { const: 'a' } } }],
    ["@kept = 'a' or @kept = 'b'", { anyOf: [{ required: ['kept'] }, { required: ['kept'] }] }],
    ["not(@kept = 'a')", { not: { properties: { kept: { const: 'a' } } } }],
    ["(@kept = 'a')", { properties: { kept: { const: 'a' } } }],
  ])('a condition: %s', async (relevant, condition) => {
    const { code, read } = await asked(['text', 'more', 'More', relevant]);
    expect(code).toBe(0);
    expect(Object(read('questions.schema.json')).allOf).toMatchObject([{ if: condition }]);
  });

  it.each<[string, string, object]>([
    ['text', 'string-length(.) >= 2 and string-length(.) < 9', { minLength: 2, maxLength: 8 }],
    ['text', "regex(., 'a|b')", { pattern: '^(?:a|b)$' }],
    ['decimal', '. > 0', { minimum: 0 }],
    ['integer', '. < 5', { maximum: 4 }],
    ['date', '. < today()', { formatMaximum: 'today - 1 day' }],
  ])('a limit of a question of the type %s: %s', async (type, constraint, limits) => {
    const { code, read } = await asked([type, 'more', 'More', null, constraint]);
    expect(code).toBe(0);
    expect(Object(read('questions.schema.json')).properties.more).toMatchObject(limits);
  });

  it.each([
    ['an answer alone', '@kept'],
    ['a question that is not there', "@nobody = 'a'"],
    ['no end', "@kept = 'a"],
    ['another function', 'once(today())'],
    ['a path', 'position(..) = 1'],
    ['too deep', `${'not('.repeat(900)}1`],
  ])('named, where it is none: %s', async (_, relevant) => {
    const { code, lines } = await asked(['text', 'more', 'More', relevant], ['text', 'most', 'Most', null, relevant]);
    expect(code).toBe(0);
    expect(lines.join('\n')).toMatch(/survey row 3\n +The condition/);
    expect(lines.join('\n')).toMatch(/survey row 4\n +The constraint/);
  });
});

it('a limit that is another answer compares the two', async () => {
  const { code, read } = await asked(['integer', 'less', 'Less'], ['integer', 'more', 'More', null, '. > @less']);
  expect(code).toBe(0);
  expect(Object(read('questions.schema.json')).properties.more).toMatchObject({ moreThan: { $data: '1/less' } });
});

it('a limit that is an answer of another group, or outside of the repeat, compares the two by its place', async () => {
  const { code, read } = await asked(
    ['begin group', 'trip', 'Trip'],
    ['date', 'fromDay', 'From'],
    ['end group', null, null],
    ['begin group', 'stay', 'Stay'],
    ['date', 'to', 'To', null, '. >= @fromDay'],
    ['end group', null, null],
    ['begin repeat', 'guest', 'Guest'],
    ['date', 'until', 'Until', null, '. < @fromDay'],
    ['end repeat', null, null],
  );
  expect(code).toBe(0);
  const { trip, stay, guest } = Object(read('questions.schema.json')).properties;
  expect(Object.keys(trip.properties)).toEqual(['fromDay']);
  expect(stay.properties.to).toMatchObject({ atLeast: { $data: '/trip/fromDay' } });
  expect(guest.items.properties.until).toMatchObject({ lessThan: { $data: '/trip/fromDay' } });
});

it('a comparison follows a question of another group that gets a name which can be sent', async () => {
  const { code, read } = await asked(
    ['begin group', 'trip', 'Trip'],
    ['date', 'toString', 'From'],
    ['end group', null, null],
    ['begin group', 'stay', 'Stay'],
    ['date', 'to', 'To', null, '. >= @toString'],
    ['end group', null, null],
  );
  expect(code).toBe(0);
  const { trip, stay } = Object(read('questions.schema.json')).properties;
  const [name] = Object.keys(trip.properties);
  expect(name).not.toBe('toString');
  expect(stay.properties.to).toMatchObject({ atLeast: { $data: `/trip/${name}` } });
});
