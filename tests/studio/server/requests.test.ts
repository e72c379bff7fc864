// Requests to the studio behind a running dev server: forms and pages, checks of unsaved texts, comparisons of versions.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import type { ChangesAnswer, CheckAnswer, FormFolder } from '../../../engine/studio/protocol/protocol.ts';
import { studio } from '../../../engine/vite/dev/studio.ts';
import { runModule } from '../../compile/support/runModule.ts';
import { goodFiles, writeFiles } from '../../compile/support/writeForm.ts';
import { answered, answers, askFolder, askStudio, who, written } from '../support/askStudio.ts';

let asked: Awaited<ReturnType<typeof askStudio>>;

beforeEach(async () => {
  asked = await askStudio();
});

describe('the studio serves', () => {
  it('the forms; of one form its files, the lists that it uses, and its examples with their answers', async () => {
    expect(await answered(asked.get('forms'))).toEqual([{ id: 'trip', title: 'Trip' }]);
    const { files, examples } = await answered<FormFolder>(asked.get('forms/trip'));
    expect(files.map(({ name }) => name)).toEqual([
      'trip/form.json',
      'trip/ar.json',
      'trip/who.schema.json',
      'trip/who.ui.json',
      'lists/grade.json',
    ]);
    // Of a dev server without an intake.
    expect(await answered(asked.get('received/trip'))).toEqual([]);
    expect(files[2]?.text).toBe(asked.onDisk('trip/who.schema.json'));
    expect(examples).toEqual([
      { form: 'trip', name: 'minimal', answers, errors: {} },
      { form: 'trip', name: 'refused/nameless', answers: { who: {} }, errors: { x: 'y' } },
    ]);
  });

  it('the reasons why commits and examples cannot be read', async () => {
    writeFiles(asked.folder, { 'trip/examples/maximal.json': '{' });
    const { examples, commits, problems } = await answered<FormFolder>(asked.get('forms/trip'));
    expect([examples, commits]).toEqual([[], []]);
    expect(problems).toEqual([
      expect.stringContaining('The examples cannot be read'),
      expect.stringContaining('There are no earlier versions to compare with'),
    ]);
  });

  it('a form whose form.json is invalid, so that it can be corrected', async () => {
    writeFiles(asked.folder, { 'trip/form.json': '{' });
    expect(await answered(asked.get('forms'))).toEqual([{ id: 'trip', title: 'trip' }]);
    expect((await answered<FormFolder>(asked.get('forms/trip'))).files[0]?.text).toBe('{');
  });

  it('its pages with their scripts and styles, without Vite’s client, which would reload them', async () => {
    const page = await (await asked.get('')).text();
    for (const [, address = ''] of page.matchAll(/(?:src|href)="\/studio\/([^"]+)"/g)) {
      const response = await asked.get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(await response.text()).not.toContain('@vite/client');
    }
    expect(page).not.toContain('@vite/client');
    expect(await (await asked.get('live?language=ar')).text()).toContain('<html lang="ar" dir="rtl">');
    expect((await asked.get('live?language=xx')).status).toBe(404);
    expect((await asked.get('nothing')).status).toBe(404);
  });
});

describe('a check of unsaved texts', () => {
  const check = (texts: Record<string, string>) => answered<CheckAnswer>(asked.post('check', { form: 'trip', texts }));

  it('gives findings with their lines and the compiled form, and writes nothing', async () => {
    const before = asked.onDisk('trip/who.schema.json');
    const unbounded = { ...who, properties: { name: { type: 'string', title: 'Full name' } } };
    const { findings, modules } = await check({ 'trip/who.schema.json': written(unbounded) });
    expect(findings).toContainEqual({
      code: 'lengthsLimited',
      file: 'trip/who.schema.json',
      line: 4,
      column: 4,
      pointer: '/properties/name',
      problem: expect.stringContaining('no maximum length'),
      repair: expect.any(String),
      canMend: false,
    });
    const { form } = await runModule<{ form: Form }>(modules.en ?? '');
    expect(form.steps[0]?.schema.properties?.name?.title).toBe('Full name');
    expect(asked.onDisk('trip/who.schema.json')).toBe(before);
  });

  it('compiles every language with the unsaved texts', async () => {
    const words = { ...goodFiles['trip/ar.json'], 'form.json': { '/title': 'سفرة' } };
    const { modules } = await check({ 'trip/ar.json': written(words) });
    const { form } = await runModule<{ form: Form }>(modules.ar ?? '');
    expect([form.language, form.title]).toEqual(['ar', 'سفرة']);
  });

  it('gives the line of invalid JSON, and no module', async () => {
    const { findings, modules } = await check({ 'trip/who.ui.json': '{\n  "ui:sections" []\n}' });
    const problem = expect.stringContaining('not JSON');
    expect(findings[0]).toMatchObject({ file: 'trip/who.ui.json', line: 2, problem });
    expect(modules).toEqual({});
  });

  it('does not name the folder of its temporary copy', async () => {
    const { findings } = await check({ 'trip/form.json': asked.onDisk('trip/form.json').replace('"who"', '"lost"') });
    expect(findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(findings)).not.toContain('studio-');
  });
});

describe('versions', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Maya', '-c', 'user.email=maya@example.org', ...args], { cwd: asked.folder });
  const compare = (commits: object) =>
    answered<ChangesAnswer>(asked.post('changes', { form: 'trip', texts: {}, ...commits }));

  it('are the commits of the repository, and are compared with each other and with saved and unsaved texts', async () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    const titled = (title: string) =>
      written({ ...who, properties: { ...who.properties, name: { type: 'string', title, maxLength: 50 } } });
    writeFileSync(path.join(asked.folder, 'trip/who.schema.json'), titled('Full name'));
    git('commit', '--quiet', '--all', '--message', 'Second');
    const { commits, problems } = await answered<FormFolder>(asked.get('forms/trip'));
    expect(problems).toEqual([]);
    expect(commits.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    const [second, first] = commits.map(({ id }) => id);
    const reworded = (after: string, before: string) => ({
      changes: [
        {
          where: `Who › ${after}`,
          what: 'The title is worded differently.',
          texts: [{ language: 'en', before, after }],
        },
      ],
    });
    expect(await compare({ since: second })).toEqual({ changes: [] });
    expect(await compare({ since: first })).toEqual(reworded('Full name', 'Name'));
    expect(await compare({ since: first, until: second })).toEqual(reworded('Full name', 'Name'));
    const texts = { 'trip/who.schema.json': titled('Whole name') };
    expect(await compare({ since: second, texts })).toEqual(reworded('Whole name', 'Full name'));
    expect(await compare({ since: second, texts: { 'trip/who.schema.json': '{' } })).toEqual({
      problem: expect.stringContaining('cannot be read'),
    });
    expect(git('status', '--porcelain').toString()).toBe('');
  });

  it('have the facts of their commit', async () => {
    const above = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
    onTestFinished(() => rmSync(above, { recursive: true }));
    const named = { ...who, properties: { name: { ...who.properties.name, maxLength: '{{most}}' } } };
    const ofMost = (most: number) => ({ '../site/facts.json': { most } });
    writeFiles(path.join(above, 'forms'), { ...goodFiles, 'trip/who.schema.json': named, ...ofMost(50) });
    asked = await askFolder(path.join(above, 'forms'));
    execFileSync('git', ['init', '--quiet'], { cwd: above });
    git('add', above);
    git('commit', '--quiet', '--message', 'First');
    writeFiles(path.join(above, 'forms'), ofMost(80));
    const { commits } = await answered<FormFolder>(asked.get('forms/trip'));
    const what = 'It now accepts at most 80 characters; before, at most 50 characters.';
    expect(await compare({ since: commits[0]?.id })).toEqual({ changes: [{ where: 'Who › Name', what, texts: [] }] });
  });
});

it('is not part of a build', () => {
  expect(studio('forms', { formStyles: '/styles.css' }).apply).toBe('serve');
});
