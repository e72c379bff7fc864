import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { compileOffice } from '../../engine/compile/compileOffice.ts';
import type { Language } from '../../engine/core/locale/language.ts';
import { decide } from '../../engine/core/workflow/decide.ts';
import type { Office } from '../../engine/core/workflow/types.ts';
import { runModule } from './support/runModule.ts';
import { type Files, formFile, goodFiles, inArabic, writeForm } from './support/writeForm.ts';

const file = {
  $schema: '../office.schema.json',
  columns: ['/who/name'],
  search: ['/who/name'],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'asked', label: 'Asked', final: true },
  ],
  moves: [
    {
      id: 'ask',
      label: 'Ask',
      from: ['new'],
      to: 'asked',
      asks: {
        type: 'object',
        properties: {
          reason: { type: 'string', title: 'Reason', maxLength: 9 },
          shall: { $ref: '../lists/yes-no.json', title: 'Shall we?' },
        },
        required: ['shall'],
        errorMessage: { required: { shall: 'Say whether' } },
      },
    },
    { id: 'undo', label: 'Undo', from: ['asked'], to: 'new', role: 'manage' },
  ],
  letters: [
    { id: 'note', label: 'Note', in: ['asked'], subject: 'On {today}', text: ['Dear {/who/name}: {ask.reason|none}'] },
  ],
};
const words = {
  '/statuses/new/label': 'جديد',
  '/statuses/asked/label': 'سُئل',
  '/moves/ask/label': 'سؤال',
  '/moves/undo/label': 'تراجع',
  '/moves/ask/asks/properties/reason/title': 'السبب',
  '/moves/ask/asks/properties/shall/title': 'هل؟',
  '/moves/ask/asks/errorMessage/required/shall': 'الجواب مطلوب',
  '/letters/note/label': 'ملاحظة',
  '/letters/note/subject': 'في {today}',
  '/letters/note/text/0': '{ask.reason|لا شيء}',
};
const arabic = (changes: object = {}): object => ({ ...inArabic({}), 'office.json': { ...words, ...changes } });
const yesNo = { type: 'string', enum: ['yes', 'no'], enumNames: ['Yes', 'No'] };
const files = (office: unknown = file, ar: object = arabic()): Files => ({
  'trip/office.json': office,
  'trip/ar.json': ar,
  'lists/yes-no.json': yesNo,
  'lists/ar.json': { 'yes-no.json': { '/enum/yes': 'نعم', '/enum/no': 'كلا' } },
});

const officeIn = async (changes: Files, language: Language = 'en') =>
  (await runModule<{ office?: Office }>(compileOffice(writeForm(changes), 'trip', language).code)).office;

describe('office.json', () => {
  it('becomes an office, with the lists that it leaves out, and roles', async () => {
    const office = await officeIn(files());
    expect(office).toMatchObject({
      form: 'trip',
      language: 'en',
      columns: ['/who/name'],
      family: [],
      sameChild: [],
      statuses: file.statuses,
      moves: [
        { id: 'ask', role: 'work' },
        { id: 'undo', role: 'manage' },
      ],
      letters: file.letters,
    });
    expect(office).not.toHaveProperty('$schema');
    expect(office?.moves[1]).not.toHaveProperty('asks');
    expect(office?.moves[0]?.asks?.schema.properties?.shall).toEqual({ ...yesNo, title: 'Shall we?' });
  });

  it('says where a school year begins, by a day of every year', async () => {
    const withYear = (yearBegins: string) => ({ ...files(), 'trip/office.json': { ...file, yearBegins } });
    for (const day of ['01-31', '02-28', '09-01', '11-30']) {
      expect(await officeIn(withYear(day))).toMatchObject({ yearBegins: day });
    }
    for (const day of ['9-1', '02-29', '04-31', '13-01', '00-10', '01-00', '2026-09-01', '']) {
      await expect(officeIn(withYear(day))).rejects.toThrow('yearBegins');
    }
  });

  it.each<[Language, string, string]>([
    ['en', 'Say whether', 'Use at most 9 characters (now 10)'],
    ['ar', 'الجواب مطلوب', 'اكتبوا ٩ أحرف على الأكثر (العدد الآن ١٠)'],
  ])('judges answers in %s', async (language, missing, tooLong) => {
    const office = await officeIn(files(), language);
    const state = { status: 'new', aside: false, revision: 1, deleted: false };
    const command = { type: 'move', move: 'ask', answers: { reason: 'x'.repeat(10) }, revision: 1 } as const;
    const decision = office && decide(office, state, command, { name: 'anna', role: 'work' });
    expect(decision).toMatchObject({ ok: false, reason: 'answers' });
    const errors = decision?.ok === false ? decision.errors : [];
    expect(errors?.map(({ name, message }) => [name, message]).sort()).toEqual([
      ['reason', tooLong],
      ['shall', missing],
    ]);
  });

  it('is translated by ids; a translated letter may name other answers', async () => {
    const office = await officeIn(files(), 'ar');
    expect(office?.statuses.map(({ label }) => label)).toEqual(['جديد', 'سُئل']);
    expect(office?.moves[0]).toMatchObject({ label: 'سؤال' });
    expect(office?.moves[0]?.asks?.schema.properties?.shall?.enumNames).toEqual(['نعم', 'كلا']);
    expect(office?.letters[0]?.text).toEqual(['{ask.reason|لا شيء}']);
  });

  const problems = (changes: Files, language: Language = 'en') =>
    checkForm(writeForm(changes), 'trip', language).findings.map(
      ({ place, problem }) => `${place.file.split('/').at(-1)}:${place.line} ${place.pointer}: ${problem}`,
    );

  it('is checked against its schema, with file and line', () => {
    expect(problems(files({ ...file, colums: [] }))).toEqual([
      expect.stringMatching(/^office\.json:\d+ \/colums: "colums" is not a key/),
    ]);
    expect(problems(files({ ...file, moves: 'none' }))).toEqual([
      expect.stringMatching(/^office\.json:\d+ \/moves: "moves" is the text "none"/),
    ]);
    expect(problems(files('{'))).toEqual([expect.stringContaining('This is not JSON')]);
  });

  it('has its questions checked as those of a step', () => {
    const [ask] = file.moves;
    const asks = { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason', 'shall'] };
    const found = problems(files({ ...file, moves: [{ ...ask, asks }], letters: [] }));
    expect(found).toEqual([
      expect.stringContaining('/moves/0/asks/required'),
      expect.stringContaining('/moves/0/asks/properties/reason: '),
      expect.stringContaining('The question "reason" has no title'),
      expect.stringContaining('There is no message for a missing "reason"'),
    ]);
  });

  it('lacks no Arabic, and names the same facts and moves in both languages', () => {
    expect(problems(files(file, arabic({ '/letters/note/subject': undefined })), 'ar')).toEqual([
      expect.stringMatching(/ar\.json.*: “On \{today\}” \(office\.json\) has no translation/),
    ]);
    expect(problems(files(file, arabic({ '/letters/note/text/0': 'إلى {/who/name}' })), 'ar')).toEqual([
      expect.stringContaining('The English text has {ask.reason}, the translation has none'),
    ]);
    expect(problems(files(file, arabic({ '/letters/note/text/0': '{ask.reason} {/who/nane}' })), 'ar')).toEqual([
      expect.stringContaining('office.json'),
    ]);
  });
});

describe('without office.json', () => {
  it.each<[Language, string[], string[]]>([
    ['en', ['New', 'Handled'], ['Mark as handled', 'Mark as new']],
    ['ar', ['جديد', 'مُنجَز'], ['وضع علامة «مُنجَز»', 'وضع علامة «جديد»']],
  ])('an application is new or handled, in %s', async (language, statuses, moves) => {
    const properties = {
      ...goodFiles['trip/who.schema.json'].properties,
      mail: { type: 'string', format: 'email', title: 'Mail', maxLength: 50 },
    };
    const ar = {
      ...inArabic({}),
      'who.schema.json': { ...goodFiles['trip/ar.json']['who.schema.json'], '/properties/mail/title': 'بريد' },
    };
    const office = await officeIn(
      {
        'trip/form.json': formFile({ summary: ['/who/name'], mailOffice: ['/who/mail'], mail: { to: '/who/mail' } }),
        'trip/who.schema.json': { ...goodFiles['trip/who.schema.json'], properties },
        'trip/who.ui.json': {},
        'trip/ar.json': { ...ar, 'who.ui.json': {} },
      },
      language,
    );
    expect(office).toMatchObject({ columns: ['/who/mail'], search: ['/who/name', '/who/mail'], letters: [] });
    expect(office?.statuses.map(({ label }) => label)).toEqual(statuses);
    expect(office?.moves.map(({ label }) => label)).toEqual(moves);
  });

  it('a form that the service does not receive has none', async () => {
    const done = { title: 'Done', text: ['Bring trip.json.'] };
    expect(await officeIn({ 'trip/form.json': formFile({ submit: { download: 'trip.json' }, done }) })).toBeUndefined();
  });
});
