// The table of a form's texts: each in every language with its state, and changes of them as plans.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Action, PlanAnswer } from '../../../engine/studio/protocol/actions.ts';
import type { CheckAnswer } from '../../../engine/studio/protocol/protocol.ts';
import type { TextEdit, TextRow, TextsAnswer } from '../../../engine/studio/protocol/words.ts';
import { goodFiles, writeFiles } from '../../compile/support/writeForm.ts';
import { answered, askStudio } from '../support/askStudio.ts';

let asked: Awaited<ReturnType<typeof askStudio>>;
const SCHEMA = 'trip/who.schema.json';
const TITLE = '/properties/name/title';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 50, errorMessage: { maxLength: 'At most {maxLength}' } },
    way: { type: 'string', title: 'Way', enum: ['bus', 'foot'] },
  },
};

beforeEach(async () => {
  asked = await askStudio();
  writeFiles(asked.folder, {
    [SCHEMA]: schema,
    'trip/who.ui.json': { 'ui:sections': [{ title: 'You', fields: ['name', 'way'] }] },
    'trip/ar.json': {
      ...goodFiles['trip/ar.json'],
      'who.schema.json': {
        [TITLE]: 'الاسم',
        '/properties/name/errorMessage/maxLength': { one: 'حرف', other: '{maxLength} حرفًا' },
        '/properties/way/enum/bus': '',
      },
    },
  });
});

async function rows(): Promise<readonly TextRow[]> {
  const answer = await answered<TextsAnswer>(asked.get('texts/trip'));
  return 'rows' in answer ? answer.rows : [];
}

const rowOf = async (name: string, file = SCHEMA) =>
  (await rows()).find((row) => row.name === name && row.file === file);
const plan = (edits: readonly TextEdit[], confirmed: Extract<Action, { kind: 'texts' }>['confirmed'] = []) =>
  answered<PlanAnswer>(asked.post('plan', { form: 'trip', action: { kind: 'texts', edits, confirmed } }));
const edit = (name: string, language: 'en' | 'ar', before: TextEdit['before'], after: TextEdit['after']) =>
  ({ file: SCHEMA, name, language, before, after }) satisfies TextEdit;
/** What the plan changes in a file: its lines before and after that differ. */
const linesOf = (answer: PlanAnswer, wanted: string) => {
  const file = 'files' in answer ? answer.files.find(({ name }) => name === wanted) : undefined;
  const [before, after] = [file?.before?.split('\n') ?? [], file?.after?.split('\n') ?? []];
  return { gone: before.filter((line) => !after.includes(line)), come: after.filter((line) => !before.includes(line)) };
};
const writePlan = async (answer: PlanAnswer) => {
  if ('problem' in answer) throw new Error(answer.problem);
  return answered(asked.post('write', { files: answer.files }));
};

describe('the table of texts', () => {
  it('has titles, options, messages, headings and the texts of form.json and of lists, each with the line of its English', async () => {
    const names = (await rows()).map(({ file, name }) => `${file} ${name}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'trip/form.json /title',
        'trip/form.json /steps/who/label',
        'trip/form.json /done/text/0',
        `${SCHEMA} ${TITLE}`,
        `${SCHEMA} /properties/name/errorMessage/maxLength`,
        `${SCHEMA} /properties/way/enum/bus`,
        'trip/who.ui.json /ui:sections/0/title',
      ]),
    );
    expect(await rowOf(TITLE)).toMatchObject({ words: { en: 'Name', ar: 'الاسم' }, line: 6, behind: [] });
    expect(await rowOf('/steps/who/label', 'trip/form.json')).toMatchObject({
      words: { en: 'Who', ar: 'من' },
      line: 8,
    });
  });

  it('has an empty text where a translation is missing, and plural forms apart', async () => {
    expect((await rowOf('/properties/way/title'))?.words.ar).toBe('');
    expect((await rowOf('/properties/way/enum/bus'))?.words.ar).toBe('');
    expect((await rowOf('/properties/name/errorMessage/maxLength'))?.words.ar).toEqual({
      one: 'حرف',
      other: '{maxLength} حرفًا',
    });
  });

  it('says why a form that cannot be read has none', async () => {
    writeFiles(asked.folder, { 'trip/form.json': '{' });
    expect(await answered(asked.get('texts/trip'))).toEqual({ problem: expect.stringContaining('cannot be read') });
    writeFiles(asked.folder, { ...goodFiles, 'trip/ar.json': '{' });
    expect(await answered(asked.get('texts/trip'))).toEqual({ problem: expect.stringContaining('not JSON') });
  });
});

describe('changes of texts', () => {
  it('are written where each text stands, and nowhere else', async () => {
    const answer = await plan([
      edit(TITLE, 'en', 'Name', 'Full name'),
      edit('/properties/way/title', 'ar', '', 'الطريق'),
      edit('/properties/way/enum/bus', 'en', 'bus', 'By bus'),
      edit(
        '/properties/name/errorMessage/maxLength',
        'ar',
        { one: 'حرف', other: '{maxLength} حرفًا' },
        { one: 'حرف واحد', other: '{maxLength} حرفًا' },
      ),
    ]);
    expect(linesOf(answer, SCHEMA)).toEqual({
      gone: ['      "title": "Name",', '      ]'],
      come: ['      "title": "Full name",', '      ],', '      "enumNames": ["By bus", "foot"]'],
    });
    expect(linesOf(answer, 'trip/ar.json')).toEqual({
      gone: ['      "one": "حرف",', '    "/properties/way/enum/bus": ""'],
      come: [
        '      "one": "حرف واحد",',
        '    "/properties/way/enum/bus": "",',
        '    "/properties/way/title": "الطريق"',
      ],
    });
  });

  it('make a translation fall behind until it is changed, or confirmed', async () => {
    await writePlan(await plan([edit(TITLE, 'ar', 'الاسم', 'الاسم الكامل')]));
    expect((await rowOf(TITLE))?.behind).toEqual([]);
    await writePlan(await plan([edit(TITLE, 'en', 'Name', 'Whole name')]));
    expect((await rowOf(TITLE))?.behind).toEqual(['ar']);
    await writePlan(await plan([], [{ file: SCHEMA, name: TITLE, language: 'ar' }]));
    expect((await rowOf(TITLE))?.behind).toEqual([]);
    await writePlan(await plan([edit(TITLE, 'en', 'Whole name', 'First name')]));
    await writePlan(await plan([edit(TITLE, 'ar', 'الاسم الكامل', 'الاسم الأول')]));
    expect((await rowOf(TITLE))?.behind).toEqual([]);
  });

  it.each([
    ['another program has changed the text', edit(TITLE, 'en', 'What it was', 'Full name')],
    ['no file of the form has the text', { ...edit(TITLE, 'en', 'Name', 'x'), file: '../../elsewhere.json' }],
    ['the file has no such text', edit('/properties/nobody/title', 'en', '', 'x')],
  ])('are refused where %s', async (_, one) => {
    expect(await plan([one])).toEqual({ problem: expect.stringContaining('was changed since you began to edit it') });
  });

  it('are seen in the form before they are written', async () => {
    const before = asked.onDisk(SCHEMA);
    const words = [edit(TITLE, 'en', 'Name', 'Full name'), edit(TITLE, 'en', 'outdated', 'Lost')];
    const { modules } = await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {}, words }));
    expect(modules.en).toContain('Full name');
    expect(modules.en).not.toContain('Lost');
    expect(asked.onDisk(SCHEMA)).toBe(before);
  });

  it('hide no record that was not up to date before', async () => {
    await writePlan(await plan([edit(TITLE, 'ar', 'الاسم', 'الاسم الكامل')]));
    const words = [edit(TITLE, 'ar', 'الاسم الكامل', 'الاسم الأول')];
    const outdated = async () => {
      const { findings } = await answered<CheckAnswer>(asked.post('check', { form: 'trip', texts: {}, words }));
      return findings.flatMap(({ code, canMend, pointer }) =>
        code === 'translationsCurrent' && canMend ? [pointer] : [],
      );
    };
    expect(await outdated()).toEqual([]);
    const arabic = asked.onDisk('trip/ar.json');
    writeFiles(asked.folder, { 'trip/ar.json': arabic.replace('رحلة', 'سفر') });
    expect(await outdated()).toEqual(['/ar/form.json']);
  });
});
