// What the studio writes: a form's files and nothing else, for the studio's own page on this machine and nobody else.
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SaveAnswer } from '../../engine/studio/protocol.ts';
import { answered, askStudio, list, who, written } from './askStudio.ts';

let asked: Awaited<ReturnType<typeof askStudio>>;

beforeEach(async () => {
  asked = await askStudio();
});

describe('saving', () => {
  const save = (file: string, text: string, before = asked.onDisk(file)) => asked.post('save', { file, text, before });

  it('writes the file', async () => {
    const text = written({ ...list, enum: ['1', '2', '3'] });
    expect(await answered(save('lists/grade.json', text))).toEqual({ kind: 'saved' });
    expect(asked.onDisk('lists/grade.json')).toBe(text);
  });

  it('refuses what is no JSON, by its line', async () => {
    const before = asked.onDisk('trip/who.schema.json');
    const answer = await answered<SaveAnswer>(save('trip/who.schema.json', '{\n  "type" "object"\n}'));
    expect(answer).toMatchObject({ kind: 'no-json', finding: { file: 'trip/who.schema.json', line: 2 } });
    expect(asked.onDisk('trip/who.schema.json')).toBe(before);
  });

  it('never writes over what somebody else has written meanwhile', async () => {
    const answer = await answered(save('trip/who.schema.json', '{}', 'what it once was'));
    expect(answer).toEqual({ kind: 'changed-meanwhile', text: written(who) });
    expect(asked.onDisk('trip/who.schema.json')).toBe(written(who));
  });

  it.each([
    ['outside of all forms', 'secret.json'],
    ['by a way up', 'trip/../secret.json'],
    // Harmless where the studio errs: the folder of forms is one in the folder for temporary files.
    ['of another folder', '../outside-of-all-forms.json'],
    ['that is none of the form', 'lists/unused.json'],
    ['that the check writes', 'trip/published.json'],
    ['that is not there', 'trip/new.json'],
  ])('writes no file %s', async (_, file) => {
    const place = path.join(asked.folder, file);
    if (!place.startsWith(asked.folder)) onTestFinished(() => rmSync(place, { force: true }));
    const response = await save(file, '{"written":true}', '');
    expect([response.status, await response.text()]).toEqual([500, `${file} is no file of a form.`]);
    expect(existsSync(place) ? readFileSync(place, 'utf8') : '').not.toContain('written');
  });

  it('writes through no link that leads elsewhere', async () => {
    symlinkSync(path.join(asked.folder, 'secret.json'), path.join(asked.folder, 'trip/link.json'));
    expect((await save('trip/link.json', '{"written":true}')).status).toBe(500);
    expect(asked.onDisk('secret.json')).not.toContain('written');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://example.org' }],
    ['another server of this machine', { Origin: 'http://127.0.0.1:1' }],
    ['a plain form', { 'Content-Type': 'text/plain' }],
  ])('is refused to %s', async (_, headers) => {
    const before = asked.onDisk('lists/grade.json');
    const response = await asked.post('save', { file: 'lists/grade.json', text: '{}', before }, headers);
    expect(response.status).toBe(403);
    expect(asked.onDisk('lists/grade.json')).toBe(before);
  });

  it('is refused under a name that is not of this machine, as everything else is', async () => {
    const status = await new Promise((resolve) => {
      const request = httpRequest(`${asked.origin}/studio/forms`, { headers: { Host: 'example.org' } });
      request.on('response', (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });
});
