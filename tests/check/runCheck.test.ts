// `npm run check` prints each finding as a line that editors and terminals link, and sets the exit code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { listForms } from '../../engine/compile/index.ts';
import { type Files, formFile, goodFiles, writeFiles, writeForm } from '../compile/support/writeForm.ts';

const schema = (name: object) => ({ ...goodFiles['trip/who.schema.json'], properties: { name } });
const text = { type: 'string', title: 'Name', maxLength: 50 };

async function check(folder: string, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCheck([folder, ...args], (line) =>
    lines.push(line.replace(path.relative('', folder), 'forms')),
  );
  return { code, lines };
}

const broken: Files = {
  'trip/form.json': formFile({ again: { label: 'Again', keep: ['whom'] } }),
  'trip/who.schema.json': schema({ type: 'string', title: 'Name', $coment: 'As on paper' }),
};

describe('the check', () => {
  it('has no findings in the forms and pages of this site', async () => {
    expect((await check(path.resolve(import.meta.dirname, '../../forms'))).lines.slice(0, -1)).toEqual([]);
  });

  it.each(['', 'forms/'])('takes a form by its id or by its folder (%s)', async (before) => {
    const [id = ''] = listForms('forms');
    const { code, lines } = await check(`${before}${id}`);
    expect([code, lines]).toEqual([0, ['1 form, no findings.']]);
  });

  it('prints every finding with place, problem and repair', async () => {
    const { code, lines } = await check(writeForm(broken));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^forms\/trip\/who\.schema\.json:7:7 \/properties\/name\/\$coment: "\$coment" is not .* — .* Perhaps "\$comment" was meant\. \[\w+\]$/,
      ),
      expect.stringMatching(
        /^forms\/trip\/who\.schema\.json:4:5 \/properties\/name: This text has no .* — Add "maxLength"/,
      ),
      expect.stringMatching(/^forms\/trip\/form\.json:\d+:7 \/again\/keep\/0: "whom" names no answer .* — .*"who" was/),
      expect.stringMatching(/ar\.json:2:3 \/form\.json\/~1again~1label: .*no translation/),
      '1 form, 4 findings.',
    ]);
  });

  it('prints every broken reference and every unknown key', async () => {
    const { lines } = await check(
      writeForm({
        'trip/who.schema.json': schema({ $ref: '../lists/nane.json' }),
        'trip/who.ui.json': { $ref: 'lost.ui.json' },
        'lists/name.json': text,
      }),
    );
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(
        /who\.schema\.json:5:7 .*"\.\.\/lists\/nane\.json" names a file.* Perhaps "name\.json" was/,
      ),
      expect.stringMatching(/who\.ui\.json:2:3 .*"lost\.ui\.json" names a file that does not exist/),
    ]);
    const { next, ...form } = formFile({ titel: 'Tour', nextt: 'check' }) as { readonly next: string };
    const keys = await check(writeForm({ 'trip/form.json': form }));
    expect(keys.lines.map((line) => /"\w+" (?:was meant|is there)/.exec(line)?.[0])).toEqual([
      '"next" was meant',
      '"title" is there',
      undefined,
    ]);
  });

  it('checks each of several folders, and mends in each', async () => {
    const folder = writeForm(broken);
    const walk = path.join(folder, 'walk');
    const text = 'Go\u200B';
    writeFiles(folder, {
      ...renamed('walk', goodFiles),
      'walk/form.json': formFile({ title: text, route: '/walk', submit: { post: '/walk' } }),
    });
    const trip = path.join(folder, 'trip');
    for (const others of [[trip], [trip, walk]]) {
      const { code, lines } = await check(walk, ...others);
      expect(code).toBe(1);
      expect(lines.at(-1)).toBe('2 forms, 5 findings. npm run check -- --mend mends 1.');
    }
    expect((await check(walk, trip, '--mend')).lines.at(-1)).toBe('2 forms, 4 findings.');
    expect(readFileSync(path.join(walk, 'form.json'), 'utf8')).toContain('"title": "Go"');
    expect((await check(walk, path.join(folder, 'lost'))).lines).toEqual([
      expect.stringMatching(/^There is no folder /),
    ]);
    writeFiles(folder, { 'empty/note.txt': 'Nothing' });
    expect((await check(walk, path.join(folder, 'empty'))).code).toBe(1);
  });

  it('checks one form when its folder is given, and fails when the folder does not exist', async () => {
    const folder = writeForm(broken);
    writeFiles(folder, {
      ...renamed('walk', goodFiles),
      'walk/form.json': formFile({ route: '/walk', submit: { post: '/walk' } }),
    });
    expect(await check(path.join(folder, 'walk'))).toEqual({ code: 0, lines: ['1 form, no findings.'] });
    expect((await check(folder)).lines.at(-1)).toBe('2 forms, 4 findings.');
    expect((await check(path.join(folder, 'lost'))).code).toBe(1);
  });
});

it('reports an address that a form has twice', async () => {
  const folder = writeForm({
    'trip/form.json': formFile({ route: '/trip', aliases: ['/Trip/', '/journey', '/Journey'] }),
  });
  expect((await check(folder)).lines).toEqual([
    expect.stringMatching(/\/aliases\/0: This form has the address \/Trip\/ already\. — Remove it/),
    expect.stringMatching(/\/aliases\/2: This form has the address \/Journey already\. — Remove it/),
    '1 form, 2 findings.',
  ]);
});

it('reports a form with an address of another form', async () => {
  const folder = writeForm({ 'trip/form.json': formFile({ aliases: ['/journey'] }), ...renamed('walk', goodFiles) });
  writeFiles(folder, { 'walk/form.json': formFile({ route: '/Journey', aliases: [] }) });
  expect((await check(folder)).lines).toEqual([
    expect.stringMatching(/walk\/form\.json:4:3 \/route: The form "trip" has the address \/Journey already\. — Give/),
    expect.stringMatching(/walk\/form\.json:\d+:5 \/submit\/post: The form "trip" has the address \/trip already/),
    '2 forms, 2 findings.',
  ]);
  expect((await check(path.join(folder, 'walk'))).lines).toHaveLength(3);
  expect((await check(path.join(folder, 'trip'))).code).toBe(0);
});

describe('--publish and --mend', () => {
  const changed = { 'trip/who.schema.json': schema({ type: 'string', title: 'Name', format: 'date' }) };

  it('an incompatible change of a published answer needs a new version', async () => {
    const folder = writeForm();
    expect((await check(folder, '--publish')).code).toBe(0);
    writeFiles(folder, changed);
    expect((await check(folder)).lines[0]).toMatch(
      /form\.json:2:3 \/version: The answers changed.* who\[name\] was string and is/,
    );
    expect((await check(folder, '--mend', '--publish')).code).toBe(1);
    writeFiles(folder, { 'trip/form.json': formFile({ version: 2 }) });
    expect((await check(folder)).lines[0]).toMatch(/published\.json:1:1 \/: .*run npm run check -- --mend/);
    expect([(await check(folder, '--mend')).code, (await check(folder)).code]).toEqual([0, 0]);
  });

  it('does not publish a form with other findings', async () => {
    const folder = writeForm(broken);
    expect((await check(folder, '--publish')).lines.at(-1)).toBe('1 form, 4 findings.');
    expect(() => readFileSync(path.join(folder, 'trip/published.json'))).toThrow('ENOENT');
  });
});

function renamed(id: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name.replace('trip', id), content]));
}
