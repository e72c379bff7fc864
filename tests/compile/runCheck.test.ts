// `npm run forms:check` prints each finding as a line that editors and terminals link, and sets the exit code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listForms } from '../../engine/compile/read/readDefinition.ts';
import { runCheck } from '../../engine/compile/runCheck.ts';
import { type Files, formFile, goodFiles, writeFiles, writeForm } from './support/writeForm.ts';

const shipped = path.resolve(import.meta.dirname, '../../forms');
const ids = listForms(shipped);
const schema = (name: object) => ({ ...goodFiles['trip/who.schema.json'], properties: { name } });
const text = { type: 'string', title: 'Name', maxLength: 50 };

function check(folder: string, ...args: string[]) {
  const lines: string[] = [];
  const code = runCheck([folder, ...args], (line) => lines.push(line.replace(path.relative('', folder), 'forms')));
  return { code, lines };
}

const broken: Files = {
  'trip/form.json': formFile({ again: { label: 'Again', keep: ['whom'] } }),
  'trip/who.schema.json': schema({ type: 'string', title: 'Name', patern: '^x$' }),
};

describe('forms:check', () => {
  it('has no findings in the forms of this site, and all are published', () => {
    expect(check(shipped)).toEqual({ code: 0, lines: [`${ids.length} forms, no findings.`] });
    for (const id of ids) {
      expect(JSON.parse(readFileSync(path.join(shipped, id, 'published.json'), 'utf8'))).toHaveProperty('version');
    }
  });

  it('prints every finding with place, problem and repair', () => {
    const { code, lines } = check(writeForm(broken));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^forms\/trip\/who\.schema\.json:7:7 \/properties\/name\/patern: "patern" is not .* — .* Perhaps "pattern" was meant\. \[\w+\]$/,
      ),
      expect.stringMatching(
        /^forms\/trip\/who\.schema\.json:4:5 \/properties\/name: This text has no .* — Add "maxLength"/,
      ),
      expect.stringMatching(/^forms\/trip\/form\.json:\d+:7 \/again\/keep\/0: "whom" names no answer .* — .*"who" was/),
      '1 form, 3 findings.',
    ]);
  });

  it('prints every broken reference and every unknown key', () => {
    const { lines } = check(
      writeForm({
        'trip/who.schema.json': schema({ $ref: '../lists/nane.json' }),
        'trip/who.ui.json': { $ref: 'lost.ui.json' },
        'lists/name.json': text,
      }),
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /who\.schema\.json:5:7 .*"\.\.\/lists\/nane\.json" names a file.* Perhaps "name\.json" was/,
      ),
      expect.stringMatching(/who\.ui\.json:2:3 .*"lost\.ui\.json" names a file that does not exist/),
      '1 form, 2 findings.',
    ]);
    const keys = check(writeForm({ 'trip/form.json': formFile({ menue: {}, nextt: 'check' }) }));
    expect(keys.lines.map((line) => /Perhaps "\w+"/.exec(line)?.[0])).toEqual([
      'Perhaps "menu"',
      'Perhaps "next"',
      undefined,
    ]);
  });

  it('checks one form when its folder is given, and fails when the folder does not exist', () => {
    const folder = writeForm(broken);
    writeFiles(folder, {
      ...renamed('walk', goodFiles),
      'walk/form.json': formFile({ route: '/walk', submit: { post: '/walk' } }),
    });
    expect(check(path.join(folder, 'walk'))).toEqual({ code: 0, lines: ['1 form, no findings.'] });
    expect(check(folder).lines.at(-1)).toBe('2 forms, 3 findings.');
    expect(check(path.join(folder, 'lost')).code).toBe(1);
  });
});

it('forms:check reports a form with an address of another form', () => {
  const folder = writeForm({ 'trip/form.json': formFile({ aliases: ['/journey'] }), ...renamed('walk', goodFiles) });
  writeFiles(folder, { 'walk/form.json': formFile({ route: '/Journey', aliases: [] }) });
  expect(check(folder).lines).toEqual([
    expect.stringMatching(/walk\/form\.json:4:3 \/route: The form "trip" has the address \/Journey already\. — Give/),
    expect.stringMatching(/walk\/form\.json:\d+:5 \/submit\/post: The form "trip" has the address \/trip already/),
    '2 forms, 2 findings.',
  ]);
  expect(check(path.join(folder, 'walk')).code).toBe(0);
});

describe('forms:check --write', () => {
  const changed = { 'trip/who.schema.json': schema({ ...text, format: 'date' }) };

  it('publishes a form; an incompatible change of an answer then needs a new version', () => {
    const folder = writeForm();
    expect(check(folder, '--write').code).toBe(0);
    writeFiles(folder, changed);
    expect(check(folder).lines[0]).toMatch(
      /form\.json:2:3 \/version: The answers changed.* who\[name\] was string and is/,
    );
    expect(check(folder, '--write').code).toBe(1);
    writeFiles(folder, { 'trip/form.json': formFile({ version: 2 }) });
    expect(check(folder).lines[0]).toMatch(/published\.json:1:1 \/: .*run npm run forms:check -- --write/);
    expect([check(folder, '--write').code, check(folder).code]).toEqual([0, 0]);
  });

  it('does not publish a form with other findings', () => {
    const folder = writeForm(broken);
    expect(check(folder, '--write').lines.at(-1)).toBe('1 form, 3 findings.');
    expect(() => readFileSync(path.join(folder, 'trip/published.json'))).toThrow('ENOENT');
  });
});

function renamed(id: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name.replace('trip', id), content]));
}
