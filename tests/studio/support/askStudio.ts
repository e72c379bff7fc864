// A studio for a small folder of forms: one list that the form uses, one that it does not, and two examples.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeForm } from '../../compile/support/writeForm.ts';
import { startStudioServer } from './studioServer.ts';

export const list = { type: 'string', title: 'Grade', enum: ['1', '2'] };
export const who = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name', maxLength: 50 }, grade: { $ref: '../lists/grade.json' } },
};
export const answers = { who: { name: 'Maya' } };

/** The text of a file in the folder with this content. */
export const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What the studio answered; an error has what it says instead. */
export async function answered<T>(response: Promise<Response>): Promise<T> {
  const { ok, text } = await response.then(async (given) => ({ ok: given.ok, text: await given.text() }));
  if (!ok) throw new Error(text);
  return JSON.parse(text) as T;
}

/** The folder, and functions that send requests to its studio, which is closed after the test. */
export async function askStudio() {
  const folder = writeForm({
    'lists/grade.json': list,
    'lists/unused.json': list,
    'trip/who.schema.json': who,
    'trip/published.json': { version: 1, answers: {} },
    'trip/examples/minimal.json': answers,
    'trip/examples/refused/nameless.json': { from: 'minimal', change: { 'who[name]': null }, errors: { x: 'y' } },
    'secret.json': { secret: true },
  });
  return askFolder(folder);
}

/** Functions that send requests to the studio of a folder of forms, which is closed after the test. */
export async function askFolder(folder: string) {
  const { origin, close } = await startStudioServer(folder, folder, path.join(folder, '.cache'));
  onTestFinished(close);
  return {
    folder,
    origin,
    get: (what: string) => fetch(`${origin}/studio/${what}`),
    post: (what: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}/studio/${what}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
        body: JSON.stringify(body),
      }),
    onDisk: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
