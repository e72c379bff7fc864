// Facts of a site that a text writes out instead of naming them: what is looked for, what may be something else, and the mend.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyMend } from '../../engine/check/edits/applyMend.ts';
import { checkFactsNamed } from '../../engine/check/site/factsNamed.ts';
import { type Files, writeFiles } from '../compile/support/writeForm.ts';

const facts = {
  name: { en: 'Greenfield', ar: 'الحقل الأخضر' },
  place: { en: 'Sea Hill', ar: 'تلة البحر' },
  address: { en: '12 Pine Street, Sea Hill, Beirut', ar: '١٢ شارع الصنوبر، تلة البحر، بيروت' },
  phone: '+961 1 234 567',
  email: 'info@school.example',
  url: 'https://school.example',
  founded: 1974,
  lastYear: 2024,
  largestFile: 10,
  learners: { en: '1,625', ar: '١٦٢٥' },
  advisoryMinutes: 15,
  discount: 5,
  head: { en: 'Maya Haddad', ar: 'مايا حداد' },
  hardship: { en: 'October 31', ar: '٣١ تشرين الأول' },
  aidAfter: { en: 'one year', ar: 'سنة واحدة' },
  exams: { en: ['April', 'July'], ar: ['نيسان', 'تموز'] },
};

/** Texts that name facts as they should; the words behind the placeholders are those of the facts. */
const named = {
  texts: [
    { en: 'A file of at most {{largestFile}} MB.', ar: 'ملف لا يتجاوز {{largestFile}} ميغابايت.' },
    { en: 'An advisory session of {{advisoryMinutes}} minutes.', ar: 'حصة إرشاد مدتها {{advisoryMinutes}} دقيقة.' },
    {
      en: 'A discount of {{discount}} percent to {{learners}} learners.',
      ar: 'حسم {{discount}} بالمئة لـ {{learners}} متعلّم.',
    },
  ],
};

function folderWith(files: Files): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'named-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  writeFiles(folder, { 'site/facts.json': facts, 'site/content/about/Named.json': named, ...files });
  return folder;
}

/** What is found of the facts in a text, and the text once this is mended. */
function mended(en: string, ar: string): { found: readonly string[]; texts: unknown } {
  const folder = folderWith({ 'site/content/about/Text.json': { en, ar } });
  const forms = path.join(folder, 'forms');
  const found = checkFactsNamed(forms);
  for (let left = found; left.length > 0; left = checkFactsNamed(forms)) {
    const mends = left.flatMap(({ mend }) => (mend ? [mend] : []));
    expect(mends.length).toBe(left.length);
    mends.forEach(applyMend);
  }
  const names = found.map(({ problem }) => /the fact "(\w+)"/.exec(problem)?.[1] ?? '');
  const texts = JSON.parse(readFileSync(path.join(folder, 'site/content/about/Text.json'), 'utf8'));
  return { found: [...new Set(names)], texts };
}

it.each<[facts: string[], en: string, ar: string, mendedEn: string, mendedAr: string]>([
  [['phone'], 'Call 01 234 567.', 'اتصلوا بنا على ٠١٢٣٤٥٦٧.', 'Call {{phone}}.', 'اتصلوا بنا على {{phone}}.'],
  [['phone'], 'Call +961 1 234 567.', 'اتصلوا بنا على ٠٠٩٦١١٢٣٤٥٦٧.', 'Call {{phone}}.', 'اتصلوا بنا على {{phone}}.'],
  [
    ['phone'],
    '[Call us](tel:+9611234567)',
    '[اتصلوا](tel:+9611234567)',
    '[Call us](tel:{{phone.number}})',
    '[اتصلوا](tel:{{phone.number}})',
  ],
  [
    ['email'],
    'Write to info@school.example.',
    'اكتبوا إلى info@school.example',
    'Write to {{email}}.',
    'اكتبوا إلى {{email}}',
  ],
  [['url'], 'See https://school.example/FAQ', 'https://school.example/ar/FAQ', 'See {{url}}/FAQ', '{{url}}/ar/FAQ'],
  [['name'], 'Welcome to Greenfield', 'أهلًا في الحقل الأخضر', 'Welcome to {{name}}', 'أهلًا في {{name}}'],
  [
    ['address'],
    'At 12 Pine Street, Sea Hill, Beirut',
    'في ١٢ شارع الصنوبر، تلة البحر، بيروت',
    'At {{address}}',
    'في {{address}}',
  ],
  [['head'], 'Ask Maya Haddad.', 'اسألوا مايا حداد.', 'Ask {{head}}.', 'اسألوا {{head}}.'],
  [['head'], 'Maya Haddad and you', 'أنتم ومايا حداد', '{{head}} and you', 'أنتم و{{head}}'],
  [['hardship'], 'Until October 31', 'حتى ٣١ تشرين الأول', 'Until {{hardship}}', 'حتى {{hardship}}'],
  [['exams'], 'In April or July', 'في نيسان أو تموز', 'In {{exams.or}}', 'في {{exams.or}}'],
  [['learners'], 'We are 1625.', 'عددنا ١٬٦٢٥.', 'We are {{learners}}.', 'عددنا {{learners}}.'],
  [['founded'], 'Founded in 1974.', 'تأسّست في العام ١٩٧٤.', 'Founded in {{founded}}.', 'تأسّست في العام {{founded}}.'],
  [
    ['largestFile'],
    'Files have 10 MB.',
    'للملفات ١٠ ميغابايت.',
    'Files have {{largestFile}} MB.',
    'للملفات {{largestFile}} ميغابايت.',
  ],
  [
    ['discount', 'head'],
    'Maya Haddad gives a discount of 5 percent.',
    'تعطي مايا حداد حسم ٥ بالمئة.',
    '{{head}} gives a discount of {{discount}} percent.',
    'تعطي {{head}} حسم {{discount}} بالمئة.',
  ],
])('%j: %s', (names, en, ar, mendedEn, mendedAr) => {
  expect(mended(en, ar)).toEqual({ found: names, texts: { en: mendedEn, ar: mendedAr } });
});

it('a letter in one language names facts, too', () => {
  const letter = { language: 'en', text: ['Write to info@school.example.'] };
  const folder = folderWith({ 'site/content/about/Letter.json': { letter } });
  const [found] = checkFactsNamed(path.join(folder, 'forms'));
  expect([found?.place.pointer, found?.mend?.[0]?.value]).toEqual(['/letter/text/0', 'Write to {{email}}.']);
});

it.each([
  ['another number', 'Call +961 1 234 5678.', 'اتصلوا'],
  ['a longer number', 'Call 01 234 5678.', 'اتصلوا'],
  ['another address', 'Write to info@school.example.org.', 'اكتبوا إلينا'],
  ['words that are common', 'Aid is given for one year at a time.', 'تُعطى لـ سنة واحدة.'],
  ['a quarter that is part of the address', 'The lighthouse of Sea Hill', 'منارة تلة البحر'],
  ['a number of something else', 'The way takes 15 minutes.', 'الطريق ١٥ دقيقة.'],
  ['a number in another unit', 'A discount for 5 children', 'حسم لـ ٥ أولاد'],
  ['a year of something else', 'A hall was built in 1974.', 'بُنيت قاعة سنة ١٩٧٤.'],
  ['a month', 'In April', 'في نيسان'],
  ['part of a word', 'Maya Haddadi', 'مايا حدادي'],
  ['what only one language says', 'Greenfield', 'مدرستنا'],
])('%s is no fact', (_, en, ar) => {
  expect(mended(en, ar)).toEqual({ found: [], texts: { en, ar } });
});

it('forms and scripts are read, too; what is an answer, too, or code, or said in one language, is told and not mended', () => {
  const folder = folderWith({
    'forms/trip/form.json': { title: 'A trip with Maya Haddad', steps: [{ id: 'who', label: 'Call +961 1 234 567' }] },
    'forms/trip/who.schema.json': { properties: { by: { enum: ['Maya Haddad', 'nobody'], title: 'By' } } },
    'forms/trip/ar.json': {
      'form.json': { '/title': 'رحلة مع مايا حداد', '/steps/who/label': 'اتصلوا' },
      'who.schema.json': { '/properties/by/enum/Maya Haddad': 'مايا حداد' },
    },
    'site/pages/home/Home.tsx': '// Maya Haddad\nexport const Home = () => <p title="x">Ask Maya Haddad</p>;\n',
    'site/layout/Footer.ar.tsx': "const call = 'مايا حداد';\n",
    'site/layout/x.json': 'not read',
  });
  const found = checkFactsNamed(path.join(folder, 'forms')).map(({ place: { file, pointer, line }, mend }) => [
    path.relative(folder, file),
    line,
    pointer,
    mend?.map(({ value }) => value),
  ]);
  expect(found).toEqual([
    ['forms/trip/form.json', 2, '/title', ['A trip with {{head}}']],
    ['forms/trip/ar.json', 3, '/form.json/~1title', ['رحلة مع {{head}}']],
    ['forms/trip/form.json', 6, '/steps/0/label', undefined],
    ['forms/trip/who.schema.json', expect.any(Number), '/properties/by/enum/Maya Haddad', undefined],
    ['forms/trip/ar.json', expect.any(Number), expect.stringContaining('by'), undefined],
    ['site/pages/home/Home.tsx', 2, '', undefined],
    ['site/layout/Footer.ar.tsx', 1, '', undefined],
  ]);
});

describe('an exception', () => {
  const TEXT = 'site/content/about/Text.json';
  const rooms = { en: 'The library has 1,625 books.', ar: 'في المكتبة ١٦٢٥ كتابًا.' };
  const exception = { fact: 'learners', text: '1,625 books', reason: 'Books are counted.' };
  const withExceptions = (exceptions: readonly object[], files: Files = { [TEXT]: rooms }) =>
    folderWith({
      'site/factExceptions.schema.json': JSON.parse(
        readFileSync(path.resolve(import.meta.dirname, '../../site/factExceptions.schema.json'), 'utf8'),
      ),
      'site/factExceptions.json': { exceptions },
      ...files,
    });
  const foundIn = (folder: string, only?: string) =>
    checkFactsNamed(path.join(folder, 'forms'), only).map(
      ({ code, place, mend }) =>
        `${path.relative(folder, place.file)} ${place.pointer} ${code}${mend ? ', mended' : ''}`,
    );
  const EXCEPTION = 'site/factExceptions.json /exceptions/0';

  it.each([
    ['a text', [exception], {}, []],
    ['a text by its Arabic', [{ ...exception, text: '١٦٢٥ كتابًا' }], {}, []],
    [
      'a script',
      [{ ...exception, fact: 'head', text: 'Ask Maya Haddad of the bakery' }],
      { 'site/pages/home/Home.tsx': "export const text = 'Ask Maya Haddad of the bakery';" },
      [],
    ],
    [
      'a form in both of its files',
      [{ ...exception, fact: 'head', text: 'A trip with Maya' }],
      {
        'forms/trip/form.json': { title: 'A trip with Maya Haddad' },
        'forms/trip/ar.json': { 'form.json': { '/title': 'رحلة مع مايا حداد' } },
      },
      [],
    ],
    ['another fact', [{ ...exception, fact: 'staff' }], {}, [`${TEXT} /en`, `${TEXT} /ar`]],
  ])('keeps %s', (_, exceptions, files, left) => {
    const isOther = Object.keys(files).length > 0;
    const found = foundIn(withExceptions(exceptions, isOther ? files : { [TEXT]: rooms }));
    expect(found.filter((one) => one.includes('factsNamed'))).toEqual(left.map((one) => `${one} factsNamed, mended`));
    expect(found.filter((one) => one.includes('exceptionsNeeded')).length).toBe(left.length > 0 ? 1 : 0);
  });

  it('without which nothing is found is refused, unless one form is asked about; also one of no fact', () => {
    const free = { [TEXT]: { en: 'The library has 1,700 books.', ar: 'كتب' } };
    const folder = withExceptions([exception], free);
    expect(foundIn(folder)).toEqual([`${EXCEPTION} exceptionsNeeded`]);
    expect(foundIn(folder, 'trip')).toEqual([]);
    const [unknown] = checkFactsNamed(path.join(withExceptions([{ ...exception, fact: 'lerners' }]), 'forms')).filter(
      ({ code }) => code === 'exceptionsNeeded',
    );
    expect(unknown?.message).toMatch(/no fact "lerners".*Perhaps "learners"/);
  });

  it('whose text was reworded keeps its fact from being mended, until it is corrected', () => {
    const folder = withExceptions([exception], { [TEXT]: { ...rooms, en: 'Of books there are 1,625.' } });
    expect(foundIn(folder)).toEqual([
      `${TEXT} /en factsNamed`,
      `${TEXT} /ar factsNamed`,
      `${EXCEPTION} exceptionsNeeded`,
    ]);
  });

  it('has a reason', () => {
    const { reason, ...bare } = exception;
    expect(foundIn(withExceptions([bare]))).toContain(`${EXCEPTION} valuesValid`);
  });
});
