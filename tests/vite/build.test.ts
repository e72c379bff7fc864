// A real `vite build` over a small folder of forms: what comes out runs, and what is broken stops it at the place.
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Form } from '../../engine/core/model/types.ts';
import { forms } from '../../engine/vite/plugin.ts';
import { formFile, goodFiles, inArabic, writeFiles, writeForm } from '../compile/support/writeForm.ts';

const entry = `
import { forms as entries } from 'virtual:forms';
import { forms } from 'virtual:forms/all';
export { entries, forms };
export const loaded = Promise.all(entries.map((form) => form.load('en')));
`;

/** Builds `source`, an entry that imports both lists if not told otherwise, into `dist` below the folder of forms. */
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
  readonly entries: readonly { readonly id: string; readonly words: unknown; readonly aliases: readonly string[] }[];
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
        words: { en: { title: 'Another' }, ar: { title: 'رحلة' } },
      },
      { id: 'trip', route: '/trip', aliases: [], words: { en: { title: 'Trip' } } },
    ]);
    expect(built.forms.map(({ id }) => id)).toEqual(['another', 'trip']);
    expect(await built.loaded).toEqual(built.forms);
    const [step] = built.forms[0]?.steps ?? [];
    expect([step?.validate({ name: 'Maya' }), step?.validate({})]).toEqual([true, false]);
  });

  it('keeps a form out of the list that names it, until it is asked for', async () => {
    const chunks = await buildEntry(writeForm(), `export { forms } from 'virtual:forms';`);
    expect(chunks.map(({ isEntry, code }) => [isEntry, code.includes('maxLength')]).sort()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
  });
});

describe('vite build of a broken definition fails', () => {
  const broken = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };

  it.each([
    ['that breaks a rule', { 'trip/who.schema.json': broken }, 'trip/who.schema.json', 4, 'no maximum length'],
    [
      'whose schema is no JSON',
      { 'trip/who.schema.json': '{\n  "type": "object",\n  "properties": {},,\n}' },
      'trip/who.schema.json',
      3,
      'This is not JSON',
    ],
    [
      'that breaks two, and tells both',
      { 'trip/who.schema.json': broken, 'trip/form.json': formFile({ again: { label: 'Again', keep: ['whom'] } }) },
      'trip/who.schema.json',
      4,
      '"whom" names no answer of this form',
    ],
    ['whose form.json is no JSON', { 'trip/form.json': '{\n  "version"\n}' }, 'trip/form.json', 3, 'This is not JSON'],
    [
      'whose form.json lacks a key',
      { 'trip/form.json': formFile({ done: undefined }) },
      'trip/form.json',
      1,
      '"done" is missing here',
    ],
    [
      'that lacks a file',
      { 'trip/form.json': formFile({ steps: [{ id: 'lost', label: 'L' }] }) },
      'trip/lost',
      1,
      'There is no such file',
    ],
  ])('%s', async (_, files, file, line, problem) => {
    const folder = writeForm(files);
    const error = await buildEntry(folder).then(
      () => new Error('It was built.'),
      (reason) => reason as Error & { loc?: { file: string; line: number }; id?: string },
    );
    expect(error.message).toContain(problem);
    expect(error.message).toContain(path.join(folder, file));
    expect(error.message).toMatch(new RegExp(`${path.basename(file)}\\S*:${line}:`));
  });
});
