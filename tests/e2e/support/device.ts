// Reads what a form has stored on the device, and stores drafts as of an earlier visit.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Answers } from '../../../engine/core/model/types.ts';
import type { Draft } from '../../../engine/core/wizard/restoreDraft.ts';
import { bytesOf } from '../../support/bytesOf.ts';
import { isAttachment, type Leaf } from '../../support/flatten.ts';
import { example, formFile } from './formPage.ts';
import { project } from './servers/server.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

interface Seed extends Partial<Draft> {
  /** The files of the answers, by id. */
  readonly files?: Readonly<Record<string, { readonly name: string; readonly type: string; readonly base64: string }>>;
}

/** The example of a form as a draft at a step, with its files. */
export function begun(name: 'minimal' | 'maximal', form: string, step: number): Seed & { readonly answers: Answers } {
  const { answers, flat } = example(name, form);
  const files = flat.flatMap(([, answer]: readonly [string, Leaf]) =>
    isAttachment(answer)
      ? [[answer.id, { name: answer.name, type: answer.type, base64: bytesOf(answer).toString('base64') }] as const]
      : [],
  );
  return { form, answers, step, files: Object.fromEntries(files) };
}

/** A draft at a step with all earlier steps answered. */
export function reached(form: string, step: number): Seed & { readonly answers: Answers } {
  const { answers, ...draft } = begun('maximal', form, step);
  const before = formFile(form)
    .steps.slice(0, step)
    .flatMap(({ id, at }) => (at ? at.slice(1) : keysOf(form, id)));
  return { ...draft, answers: Object.fromEntries(Object.entries(answers).filter(([key]) => before.includes(key))) };
}

/** The names of a step's questions, also of those that conditions bring; some of those within groups are among them. */
function keysOf(form: string, step: string): readonly string[] {
  const text = readFileSync(path.join(project, 'forms', form, `${step}.schema.json`), 'utf8');
  const names: string[] = [];
  JSON.parse(text, (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value));
    return value;
  });
  return names;
}

/** A complete application at the last step, with its files. */
export function finished(name: 'minimal' | 'maximal', firstName = `Maya ${randomUUID()}`): ReturnType<typeof begun> {
  const { answers, ...rest } = begun(name, 'admission', 4);
  return { ...rest, answers: { ...answers, learnerInfo: { ...Object(answers.learnerInfo), firstName } } };
}

/** Opens a draft from a file in the current form, as on another device. */
export async function openDraftFile(page: Page, { files = {}, ...given }: Seed): Promise<void> {
  const attached = Object.entries(files).map(([id, file]) => ({ id, ...file }));
  const content = { kind: 'unfinished-form', draft: draftOf(given), files: attached };
  const file = { name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) };
  await page.locator('.draft-status input[type=file]').setInputFiles(file);
}

/** Opens the site, clears its storage and stores a draft, of the admission form by default, as of an earlier visit. */
export async function seedDraft(page: Page, seed: Seed): Promise<Draft> {
  // Where a test begins (keptContext.ts).
  if (!page.url().endsWith('/healthz')) await page.goto('/healthz');
  return leaveDraft(page, seed);
}

/** The same from an open page of the site without a form. */
export async function leaveDraft(page: Page, { files = {}, ...given }: Seed): Promise<Draft> {
  const draft = draftOf(given);
  await page.evaluate(
    async ([kept, attached]) => {
      const done = (request: IDBRequest | IDBTransaction) =>
        new Promise((resolve, reject) => {
          Object.assign(request, { onsuccess: resolve, oncomplete: resolve, onerror: reject });
        });
      const opening = indexedDB.open('forms');
      opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
      await done(opening);
      const transaction = opening.result.transaction('entries', 'readwrite');
      const entries = transaction.objectStore('entries');
      entries.clear();
      localStorage.clear();
      for (const [id, { name, type, base64 }] of Object.entries(attached)) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        entries.put(new File([bytes], name, { type }), `${kept.form} file ${id}`);
      }
      const record = { draft: kept, revision: 'an earlier visit', fileIds: Object.keys(attached) };
      entries.put(record, `${kept.form} draft`);
      await done(transaction);
      opening.result.close();
    },
    [draft, files] as const,
  );
  return draft;
}

/** A draft, of the admission form by default. */
function draftOf(given: Partial<Draft>): Draft {
  return {
    ...{ form: 'admission', version: 1, answers: {}, step: 0, savedAt: new Date().toISOString() },
    ...{ submissionId: randomUUID(), waiting: false },
    ...given,
  };
}

/** Everything that the forms have stored on the device of `page`, by key. */
export function onDevice(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('forms');
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const found: Record<string, unknown> = { ...localStorage };
          const cursor = opening.result.transaction('entries').objectStore('entries').openCursor();
          cursor.onerror = reject;
          cursor.onsuccess = () => {
            const at = cursor.result;
            if (!at) {
              opening.result.close();
              resolve(found);
              return;
            }
            const isFile = at.value instanceof File || 'bytes' in Object(at.value);
            found[String(at.key)] = isFile ? at.value.name : at.value;
            at.continue();
          };
        };
      }),
  );
}

/** Waits until exactly these entries are stored. */
export async function expectOnDevice(page: Page, ...keys: readonly string[]): Promise<void> {
  await expect(async () => expect(Object.keys(await onDevice(page)).sort()).toEqual([...keys].sort())).toPass({
    timeout: 60_000,
  });
}

/** The answers of the stored draft. */
export async function keptAnswers(page: Page): Promise<unknown> {
  const kept = (await onDevice(page))['admission draft'] as { readonly draft: Draft } | undefined;
  return kept?.draft.answers;
}
