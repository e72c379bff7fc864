// The studio writes a form's files and no others, and only for its own page on this machine.
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SaveAnswer } from '../../../engine/studio/protocol/protocol.ts';
import { answered, askStudio, list, who, written } from '../support/askStudio.ts';

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

  it('refuses invalid JSON, with its line', async () => {
    const before = asked.onDisk('trip/who.schema.json');
    const answer = await answered<SaveAnswer>(save('trip/who.schema.json', '{\n  "type" "object"\n}'));
    expect(answer).toMatchObject({ kind: 'invalid-json', finding: { file: 'trip/who.schema.json', line: 2 } });
    expect(asked.onDisk('trip/who.schema.json')).toBe(before);
  });

  it('does not overwrite what another program has written since editing began', async () => {
    const answer = await answered(save('trip/who.schema.json', '{}', 'an earlier text'));
    expect(answer).toEqual({ kind: 'conflict', text: written(who) });
    expect(asked.onDisk('trip/who.schema.json')).toBe(written(who));
  });

  it.each([
    ['outside of the forms', 'secret.json'],
    ['by a path with ..', 'trip/../secret.json'],
    // Harmless if the studio does write it: the folder of forms is in the folder for temporary files.
    ['in the parent folder', '../outside-of-all-forms.json'],
    ['that no form refers to', 'lists/unused.json'],
    ['that only the check writes', 'trip/published.json'],
    ['that does not exist', 'trip/new.json'],
  ])('does not write a file %s', async (_, file) => {
    const place = path.join(asked.folder, file);
    if (!place.startsWith(asked.folder)) onTestFinished(() => rmSync(place, { force: true }));
    const response = await save(file, '{"written":true}', '');
    expect([response.status, await response.text()]).toEqual([500, `${file} is not a file of a form.`]);
    expect(existsSync(place) ? readFileSync(place, 'utf8') : '').not.toContain('written');
  });

  it('does not write through a symbolic link', async () => {
    symlinkSync(path.join(asked.folder, 'secret.json'), path.join(asked.folder, 'trip/link.json'));
    expect((await save('trip/link.json', '{"written":true}')).status).toBe(500);
    expect(asked.onDisk('secret.json')).not.toContain('written');
  });

  it.each<[string, Record<string, string>]>([
    ['a page of another site', { Origin: 'https://example.org' }],
    ['a page of another server on this machine', { Origin: 'http://127.0.0.1:1' }],
    ['an HTML form', { 'Content-Type': 'text/plain' }],
  ])('refuses the request of %s', async (_, headers) => {
    const before = asked.onDisk('lists/grade.json');
    const response = await asked.post('save', { file: 'lists/grade.json', text: '{}', before }, headers);
    expect(response.status).toBe(403);
    expect(asked.onDisk('lists/grade.json')).toBe(before);
  });

  it('refuses any request whose Host is not a local name', async () => {
    const status = await new Promise((resolve) => {
      const request = httpRequest(`${asked.origin}/studio/forms`, { headers: { Host: 'example.org' } });
      request.on('response', (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });
});
