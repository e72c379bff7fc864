// A real `vite build` of a small folder of forms: its modules run, and a mistake in a definition stops it with file and line.
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import type { Office } from '../../../engine/core/workflow/types.ts';
import { forms } from '../../../engine/vite/modules/forms.ts';
import { formFile, goodFiles, inArabic, writeFiles, writeForm } from '../../compile/support/writeForm.ts';

const entry = `
import { forms as entries } from 'virtual:forms';
import { forms } from 'virtual:forms/all';
export { entries, forms };
export const loaded = Promise.all(entries.map((form) => form.load('en')));
`;

/** Builds `source`, by default an entry that imports both lists, into `dist` below the folder of forms. */
async function buildEntry(folder: string, source = entry): Promise<readonly Rolldown.OutputChunk[]> {
  writeFiles(folder, { 'entry.js': source });
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [forms(folder)],
    build: {
      outDir: path.join(folder, 'dist'),
      minify: false,
      lib: { entry: path.join(folder, 'entry.js'), formats: ['es'], fileName: 'entry' },
    },
  });
  const [first] = [output].flat() as Rolldown.RolldownOutput[];
  return (first?.output ?? []).flatMap((part) => (part.type === 'chunk' ? [part] : []));
}

interface Built {
  readonly entries: readonly { readonly id: string; readonly titles: unknown; readonly aliases: readonly string[] }[];
  readonly forms: readonly Form[];
  readonly loaded: Promise<readonly Form[]>;
}

describe('vite build', () => {
  it('makes modules of every folder with a form.json', async () => {
    const folder = writeForm({
      'another/form.json': formFile({
        title: 'Another',
        route: '/another',
        aliases: ['/other'],
        description: 'For all',
        submit: { post: '/another' },
      }),
      'another/who.schema.json': goodFiles['trip/who.schema.json'],
      'another/who.ui.json': goodFiles['trip/who.ui.json'],
      'another/ar.json': inArabic({ '/description': 'للجميع' }),
    });
    const file = (await buildEntry(folder)).find(({ isEntry }) => isEntry)?.fileName;
    const built = (await import(/* @vite-ignore */ path.join(folder, 'dist', `${file}`))) as Built;
    expect(built.entries).toMatchObject([
      {
        id: 'another',
        route: '/another',
        aliases: ['/other'],
        titles: { en: 'Another', ar: 'رحلة' },
      },
      { id: 'trip', route: '/trip', aliases: [], titles: { en: 'Trip' } },
    ]);
    expect(built.forms.map(({ id }) => id)).toEqual(['another', 'trip']);
    expect(await built.loaded).toEqual(built.forms);
    const [step] = built.forms[0]?.steps ?? [];
    expect([step?.validate({ name: 'Maya' }), step?.validate({})]).toEqual([true, false]);
  });

  it('makes modules of the offices of the forms that the service receives, in every language', async () => {
    const folder = writeForm({
      'saved/form.json': formFile({
        title: 'Saved',
        route: '/saved',
        submit: { download: 'saved.json' },
        done: { title: 'Done', text: ['saved.json'] },
      }),
      'saved/who.schema.json': goodFiles['trip/who.schema.json'],
      'saved/who.ui.json': goodFiles['trip/who.ui.json'],
      'saved/ar.json': inArabic({ '/done/text/0': 'saved.json' }),
    });
    const chunks = await buildEntry(folder, `export { offices } from 'virtual:offices';`);
    const file = path.join(folder, 'dist', chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
    const { offices } = (await import(/* @vite-ignore */ file)) as { offices: Record<string, readonly Office[]> };
    const labels = Object.entries(offices).map(([language, all]) => [
      language,
      all.map(({ form, statuses }) => [form, statuses[0]?.label]),
    ]);
    expect(labels).toEqual([
      ['en', [['trip', 'New']]],
      ['ar', [['trip', 'جديد']]],
    ]);
  });

  it('puts each form into a chunk of its own, which the list imports on demand', async () => {
    const chunks = await buildEntry(writeForm(), `export { forms } from 'virtual:forms';`);
    expect(chunks.map(({ isEntry, code }) => [isEntry, code.includes('maxLength')]).sort()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  it('loads what reads answers from the address with the forms that declare them, and with no other', async () => {
    const reading = async (form: object) => {
      const folder = writeForm({ 'trip/form.json': formFile(form) });
      const chunks = await buildEntry(folder, `export { forms } from 'virtual:forms';`);
      return chunks.map(({ isEntry, code }) => [isEntry, code.includes('searchParams')] as const);
    };
    expect((await reading({})).filter(([, reads]) => reads)).toEqual([]);
    expect((await reading({ prefill: { child: '/who/name' } })).filter(([, reads]) => reads)).toEqual([[false, true]]);
  });
});

describe('vite build of a large form', () => {
  const steps = [
    { id: 'who', label: 'Who', at: '/who' },
    { id: 'what', label: 'What', at: '/what' },
  ];
  /** Words that gzip finds no repetition in, more than a page loads at once. */
  const words = Array.from({ length: 9_000 }, (_, i) => ((i * 2_654_435_761) % 4_294_967_296).toString(36)).join(' ');
  const files = {
    'trip/form.json': formFile({ steps }),
    'trip/what.schema.json': goodFiles['trip/who.schema.json'],
    'trip/what.ui.json': { 'ui:sections': [{ title: 'Much', text: [words], fields: ['name'] }] },
    'trip/ar.json': {
      ...inArabic({ '/steps/what/label': 'ماذا' }),
      'what.schema.json': goodFiles['trip/ar.json']['who.schema.json'],
      'what.ui.json': { '/ui:sections/0/title': 'كثير', '/ui:sections/0/text/0': 'كلام كثير.' },
    },
  };

  it('gives its page the first step, and loads the others by an address of its own; the service has all of it', async () => {
    const folder = writeForm(files);
    const chunks = await buildEntry(folder, `export { forms } from 'virtual:forms';`);
    const withWords = chunks.filter(({ code }) => code.includes(words)).map(({ fileName }) => fileName);
    expect(withWords).toHaveLength(1);
    const naming = chunks.filter(({ code }) => code.includes(`${withWords[0]}`));
    expect(
      naming.map(({ imports, code }) => [imports.includes(`${withWords[0]}`), code.includes('maxLength')]),
    ).toEqual([[false, true]]);
    const { steps: later } = (await import(path.join(folder, 'dist', `${withWords[0]}`))) as Pick<Form, 'steps'>;
    expect(
      later.map(({ id, ui, validate }) => [id, ui['ui:sections']?.[0]?.title, validate({}), validate({ name: 'A' })]),
    ).toEqual([['what', 'Much', false, true]]);
  });
});

describe('vite build of a broken definition fails', () => {
  const broken = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };

  it.each([
    ['with one finding', { 'trip/who.schema.json': broken }, 'trip/who.schema.json', 4, 'no maximum length'],
    [
      'whose schema is not JSON',
      { 'trip/who.schema.json': '{\n  "type": "object",\n  "properties": {},,\n}' },
      'trip/who.schema.json',
      3,
      'This is not JSON',
    ],
    [
      'with two findings, and names both',
      { 'trip/who.schema.json': broken, 'trip/form.json': formFile({ again: { label: 'Again', keep: ['whom'] } }) },
      'trip/who.schema.json',
      4,
      '"whom" names no answer of this form',
    ],
    ['whose form.json is not JSON', { 'trip/form.json': '{\n  "version"\n}' }, 'trip/form.json', 3, 'This is not JSON'],
    [
      'whose form.json lacks a key',
      { 'trip/form.json': formFile({ done: undefined }) },
      'trip/form.json',
      1,
      '"done" is missing here',
    ],
    [
      'without a file of a step',
      { 'trip/form.json': formFile({ steps: [{ id: 'lost', label: 'L' }] }) },
      'trip/lost',
      1,
      'There is no such file',
    ],
  ])('%s', async (_, files, file, line, problem) => {
    const folder = writeForm(files);
    const error = await buildEntry(folder).then(
      () => new Error('The build succeeded.'),
      (reason) => reason as Error & { loc?: { file: string; line: number }; id?: string },
    );
    expect(error.message).toContain(problem);
    expect(error.message).toContain(path.join(folder, file));
    expect(error.message).toMatch(new RegExp(`${path.basename(file)}\\S*:${line}:`));
  });
});
