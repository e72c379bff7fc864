// Every example of every form, sent over HTTP as a browser sends it: the intake gives the same messages as core and stores
// the answers that were sent.
import { randomUUID } from 'node:crypto';
import { forms } from 'virtual:forms/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyChange } from '../../engine/check/examples/applyChange.ts';
import type { Answers } from '../../engine/core/model/types.ts';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { formById } from '../forms/support/formById.ts';
import { bytesOf } from '../support/bytesOf.ts';
import { flatten, isAttachment } from '../support/flatten.ts';
import { readExamples } from '../support/readExamples.ts';
import { type Parts, postParts, type Sample, startSample } from './support/startSample.ts';

// Forms without a route, since they are only saved on the device, get one here, so that their examples are tested as well.
const received = forms.map((form) => ({
  ...form,
  submit: { ...form.submit, post: form.submit.post ?? `/${form.id}` },
}));

let intake: Sample;
beforeAll(async () => {
  intake = await startSample({ forms: received, limits: { posts: { perSender: 10_000 } } });
});
afterAll(() => intake.remove());

function partsOf(answers: Answers): Parts {
  const parts = flatten(answers).map(([name, answer]) => [
    name,
    isAttachment(answer) ? ([answer.name, bytesOf(answer)] as const) : String(answer),
  ]);
  return Object.fromEntries(parts);
}

/** The intake gives files new ids. */
const withoutIds = (answers: Answers) =>
  Object.fromEntries(
    flatten(answers).map(([name, answer]) => [name, isAttachment(answer) ? { ...answer, id: '' } : answer]),
  );

async function post(id: string, answers: Answers) {
  const path = received.find((form) => form.id === id)?.submit.post;
  return postParts(`${intake.url}${path}`, partsOf(answers), randomUUID());
}

describe('the example', () => {
  const isRefused = ({ name }: { name: string }) => name.startsWith('refused/');
  const accepted = readExamples().filter((example) => !isRefused(example));
  const refused = readExamples().filter(isRefused);

  it.each(accepted)('$form/$name is stored unchanged', async ({ form, answers }) => {
    const { status, body } = await post(form, answers);
    expect(status).toBe(201);
    const application = (await intake.applications()).find(({ reference }) => reference === body.reference);
    expect(application?.form).toBe(form);
    expect(withoutIds(application?.answers ?? {})).toEqual(withoutIds(answers));
    const files = flatten(answers).flatMap(([name, answer]) => (isAttachment(answer) ? name : []));
    expect(application?.attachments.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it.each(refused)('$form/$name is refused with its messages at its fields', async ({ form, answers, errors }) => {
    const { status, body } = await post(form, answers);
    const told = Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]));
    const tooLarge = flatten(answers).some(([, answer]) => isAttachment(answer) && answer.size > mostBytes(form));
    if (tooLarge) {
      // Reading stops at the first file over the limit; the messages are the same.
      expect([status, told]).toEqual([413, errors]);
    } else {
      expect(status).toBe(422);
      expect(told).toEqual(hasEmptyList(answers) ? errorsOfReceived(form, answers) : errors);
    }
  });

  it('only the accepted ones were stored', async () => {
    expect(await intake.applications()).toHaveLength(accepted.length);
  });
});

const mostBytes = (id: string) => formById(id).attachments?.maxBytes ?? 0;

/** A list without entries has no parts in the request, so the intake receives no list. */
const hasEmptyList = (answers: Answers) => JSON.stringify(answers).includes('[]');

function errorsOfReceived(id: string, answers: Answers): Record<string, string> {
  const arrived = applyChange({}, Object.fromEntries(flatten(answers)));
  const { errors } = acceptSubmission(formById(id), arrived);
  return Object.fromEntries(errors.map(({ name, message }) => [name, message]));
}
