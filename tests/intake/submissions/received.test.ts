// One line in form.json (`submit.post`) makes the intake receive a form that otherwise is only saved on the device: the shipped
// forms are copied with that line added, and every example is posted as a browser would.

import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFormData } from '../../../engine/browser/toFormData.ts';
import { checkForm } from '../../../engine/compile/checkForm.ts';
import { compileDefinition } from '../../../engine/compile/compileForm.ts';
import { listForms } from '../../../engine/compile/read/readDefinition.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { runModule } from '../../compile/support/runModule.ts';
import { bytesOf } from '../../support/bytesOf.ts';
import { copyFacts } from '../../support/copyFacts.ts';
import { flatten, isAttachment } from '../../support/flatten.ts';
import { readExamples } from '../../support/readExamples.ts';
import { type Answer, type Sample, startSample } from '../support/startSample.ts';

const shipped = path.resolve(import.meta.dirname, '../../../forms');
/** The forms that are only saved on the device. */
const ids = listForms(shipped).filter((id) => {
  const { submit } = JSON.parse(readFileSync(path.join(shipped, id, 'form.json'), 'utf8'));
  return submit.download && !submit.post;
});
const pathOf = (id: string) => `/received/${id}`;

let folder: string;
let intake: Sample;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'forms-')), 'forms');
  cpSync(shipped, folder, { recursive: true });
  copyFacts(folder);
  const forms = await Promise.all(
    ids.map(async (id) => {
      const file = path.join(folder, id, 'form.json');
      const line = `"submit": {\n"post": "${pathOf(id)}",`;
      writeFileSync(file, readFileSync(file, 'utf8').replace('"submit": {', line));
      // What is said after sending, and published.json, would have to be changed, too; the service reads neither.
      const { definition } = checkForm(folder, id);
      if (!definition) throw new Error(`${id} cannot be read.`);
      return (await runModule<{ form: Form }>(compileDefinition(definition))).form;
    }),
  );
  intake = await startSample({ forms, limits: { posts: { perSender: 10_000 } } });
});

afterAll(async () => {
  await intake.remove();
  rmSync(path.dirname(folder), { recursive: true });
});

/** The files of the answers, by id. */
const filesOf = (answers: Answers) =>
  flatten(answers).flatMap(([name, answer]) =>
    isAttachment(answer)
      ? [{ name, id: answer.id, file: new File([bytesOf(answer)], answer.name, { type: answer.type }) }]
      : [],
  );

/** Posts the answers with their files as the page does. */
async function post(id: string, answers: Answers, files = filesOf(answers), submissionId = randomUUID()) {
  const response = await fetch(`${intake.url}${pathOf(id)}`, {
    method: 'POST',
    body: toFormData(answers, (fileId) => files.find((one) => one.id === fileId)?.file),
    headers: { 'idempotency-key': submissionId },
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const digestOf = async (file: File) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');

/** The intake gives files new ids. */
const withoutIds = (answers: Answers) =>
  JSON.parse(JSON.stringify(answers, (_, value) => (isAttachment(value) ? { ...value, id: '' } : value)));

const examples = readExamples().filter(({ form }) => ids.includes(form));
const accepted = examples.filter(({ errors }) => Object.keys(errors).length === 0);
const refused = examples.filter((example) => !accepted.includes(example));
const isTooLarge = ({ name }: { readonly name: string }) => name.endsWith('-too-large');
/** A list without entries has no parts in the request, so the intake receives no list. */
const isEmptied = ({ answers }: { readonly answers: Answers }) => JSON.stringify(answers).includes('[]');

describe('with one line in its form.json', () => {
  it.each(ids)('%s changes in `submit.post` only', (id) => {
    const read = (root: string) => JSON.parse(readFileSync(path.join(root, id, 'form.json'), 'utf8'));
    const { submit, ...others } = read(shipped);
    expect(submit).not.toHaveProperty('post');
    expect(read(folder)).toEqual({ ...others, submit: { ...submit, post: pathOf(id) } });
  });

  it.each(accepted)('$form/$name is stored unchanged with its files', async ({ form, answers }) => {
    const files = filesOf(answers);
    const submissionId = randomUUID();
    const { status, body } = await post(form, answers, files, submissionId);
    expect([status, body.reference !== undefined]).toEqual([201, true]);
    const application = (await intake.applications()).find(({ reference }) => reference === body.reference);
    expect(application?.form).toBe(form);
    expect(withoutIds(application?.answers ?? {})).toEqual(withoutIds(answers));
    const kept = application?.attachments.map(({ name, fileName, sha256 }) => [name, fileName, sha256]);
    const sent = await Promise.all(files.map(async ({ name, file }) => [name, file.name, await digestOf(file)]));
    expect(kept?.sort()).toEqual(sent.sort());
    const again = await post(form, answers, files, submissionId);
    expect([again.status, again.body.reference]).toEqual([200, body.reference]);
  });

  it.each(refused.filter((one) => !isTooLarge(one) && !isEmptied(one)))(
    '$form/$name is refused at its fields',
    async ({ form, answers, errors }) => {
      const { status, body } = await post(form, answers);
      const told = Object.fromEntries((body.errors ?? []).map(({ path: name, message }) => [name, message]));
      expect([status, told]).toEqual([422, errors]);
    },
  );

  it.each(refused.filter(isTooLarge))('$form/$name is refused at its file', async ({ form, answers, errors }) => {
    const { status, body } = await post(form, answers);
    const told = Object.fromEntries((body.errors ?? []).map(({ path: name, message }) => [name, message]));
    expect([status, told]).toEqual([413, errors]);
  });

  it.each(refused.filter(isEmptied))('$form/$name is refused', async ({ form, answers }) => {
    expect((await post(form, answers)).status).toBe(422);
  });

  it('only the accepted ones were stored', async () => {
    expect(await intake.applications()).toHaveLength(accepted.length);
    expect(await intake.files()).toHaveLength(accepted.flatMap(({ answers }) => filesOf(answers)).length);
  });
});
