// A submitted application is sent exactly once, whatever happens to connection, page or device.
import { randomUUID } from 'node:crypto';
import type { Answers } from '../../../engine/core/model/types.ts';
import { isAttachment } from '../../support/flatten.ts';
import { asDelivered } from '../support/asDelivered.ts';
import { expectOnDevice, finished, leaveDraft, onDevice, seedDraft } from '../support/device.ts';
import {
  admission,
  alert,
  alertHeading,
  example,
  field,
  heading,
  openForm,
  submit,
  unfoldDraftWays,
} from '../support/formPage.ts';
import { keptApplication, keptApplications, referencesWith } from '../support/office/office.ts';
import { recordPosts } from '../support/recorder.ts';
import { seeded } from '../support/seeded.ts';
import { type Fault, faultLine } from '../support/servers/faultLine.ts';
import { faultProxy } from '../support/servers/faultProxy.ts';
import { origin } from '../support/servers/server.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

asDelivered('admission');

// Submit may be pressed while its form is removed.
test.use({ expected: /^Failed to load resource|^Form submission canceled because the form is not connected/ });

const { post } = admission.submit;
const done = admission.done.title;

test('without a connection it waits with an alert, also after a reload, and is sent when the connection is back', async ({
  page,
  context,
}) => {
  const unique = `Maya ${randomUUID()}`;
  const { submissionId } = await seedDraft(page, finished('maximal', unique));
  await openForm(page);
  const recorder = await recordPosts(page, post);
  await page.route(`**${post}`, (route) => route.abort('internetdisconnected'));
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText('Waiting to be sent');
  await expect(alertHeading(page)).toBeFocused();
  await page.reload();
  await expect(alert(page)).toContainText('Waiting to be sent');
  await expect(heading(page)).toContainText('Other Information');
  expect(recorder.posts).toHaveLength(0);

  await context.setOffline(true);
  await page.unroute(`**${post}`);
  await recorder.close();
  const second = await recordPosts(page, post);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(done);
  expect(second.posts.map(({ status, headers }) => [status, headers['idempotency-key']])).toEqual([
    [201, submissionId],
  ]);
  await second.close();
  expect(await referencesWith(unique)).toHaveLength(1);
});

test.describe('with a clock that the test controls', () => {
  test.use({ fresh: true });

  test('a submission answered by 503 is sent again after growing delays', async ({ page }) => {
    await seedDraft(page, finished('minimal'));
    await page.clock.install();
    await openForm(page);
    let asked = 0;
    await page.route(`**${post}`, (route) => {
      asked++;
      return asked < 3 ? route.fulfill({ status: 503, body: 'Busy' }) : route.fallback();
    });
    await submit(page).press('Enter');
    await expect(alert(page)).toContainText('is sent again by itself');
    expect(asked).toBe(1);
    await page.clock.runFor(6_000);
    await expect.poll(() => asked).toBe(2);
    await expect(alert(page)).toContainText('is sent again by itself');
    await page.clock.runFor(11_000);
    await expect(heading(page)).toHaveText(done);
    expect(asked).toBe(3);
  });
});

test('a waiting application is not sent after an answer changes; Submit sends the changed answers', async ({
  page,
}) => {
  const unique = `Maya ${randomUUID()}`;
  await seedDraft(page, finished('maximal', unique));
  await openForm(page);
  await page.route(`**${post}`, (route) => route.abort('connectionrefused'));
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText('Waiting to be sent');
  await field(page, 'otherInfo[specifyOtherSchools]').fill('Another one');
  await expect(alert(page)).toBeHidden();
  await expect.poll(async () => JSON.stringify(await onDevice(page))).toContain('"waiting":false');
  await page.unroute(`**${post}`);
  await page.reload();
  await expect(field(page, 'otherInfo[specifyOtherSchools]')).toHaveValue('Another one');
  await expect(alert(page)).toBeHidden();
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(done);
  const [reference = ''] = await referencesWith(unique);
  expect((await keptApplication(reference)).answers).toMatchObject({
    otherInfo: { specifyOtherSchools: 'Another one' },
  });
});

test('Start again after a lost response begins another application', async ({ page }) => {
  const [first, second] = [`Maya ${randomUUID()}`, `Sara ${randomUUID()}`];
  await seedDraft(page, finished('minimal', first));
  await openForm(page);
  const faults: Fault[] = ['after'];
  const proxy = await faultProxy(page, post, () => faults.shift() ?? 'none');
  await submit(page).press('Enter');
  await expect(alert(page)).toContainText('Waiting to be sent');
  await unfoldDraftWays(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Yes, remove them all' }).press('Enter');
  await expectOnDevice(page);
  await field(page, 'learnerInfo[firstName]').fill('Sara');
  await expectOnDevice(page, 'admission draft');
  const begun = (await onDevice(page))['admission draft'] as { draft: { submissionId: string } };
  await seedDraft(page, { ...finished('minimal', second), submissionId: begun.draft.submissionId });
  await openForm(page);
  await submit(page).press('Enter');
  await expect(heading(page)).toHaveText(done);
  expect([(await referencesWith(first)).length, (await referencesWith(second)).length]).toEqual([1, 1]);
  await proxy.close();
});

const SEED = Number(process.env.SEED ?? 11);
/** The greatest number of faults for one application. */
const LONGEST = 3;

test('wherever the connection breaks, one application is stored and no answer is lost', async ({
  browser,
  expected,
}) => {
  test.setTimeout(300_000);
  process.stdout.write(`SEED=${SEED} repeats this run.\n`);
  const chance = seeded(SEED);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  const moves = ['reload', 'submit', 'connection'] as const;
  // Every fault is combined with every move, during and after the submission, one of them with a file, so that each fault, move
  // and moment occurs with and without a file.
  const cards = (['before', 'during', 'after'] as const).flatMap((fault, i) =>
    moves.flatMap((move, j) =>
      [0, 1].map((k) => ({ fault, move, early: k === 0, name: (['minimal', 'maximal'] as const)[(i + j + k) % 2] })),
    ),
  );
  let faults: Fault[] = [];
  // A proxy of the browser: intercepting requests would disable the cache and double the time of loads.
  const line = await faultLine(post, () => faults.shift() ?? 'none');
  const context = await browser.newContext({ baseURL: origin, proxy: { server: line.address } });
  const page = await context.newPage();
  const trouble = watch(page, expected);
  const sent = new Map<string, { readonly example: 'minimal' | 'maximal'; readonly reference: string }>();
  const over = page.locator('h1', { hasText: done }).or(page.getByText('You have already sent this form'));
  const told = page.locator('.alert').or(over).first();

  await page.goto('/healthz');
  for (const name of ['minimal', 'maximal'] as const) {
    const left = cards.filter((card) => card.name === name);
    while (left.length > 0) {
      const unique = `Maya ${SEED} of ${sent.size}`;
      const hand = Array.from({ length: Math.ceil(LONGEST * chance()) }, () =>
        left.splice(Math.floor(chance() * left.length), 1),
      ).flat();
      faults = hand.map(({ fault }) => fault);
      await leaveDraft(page, finished(name, unique));
      await page.goto(admission.route, { waitUntil: 'commit' });
      await submit(page).press('Enter');
      for (let made = 0; !(await over.isVisible()); made++) {
        expect(made, `${unique} comes to an end`).toBeLessThan(20);
        const { move, early } = hand[made] ?? { move: pick(moves), early: chance() < 0.5 };
        // During the submission, or after it has failed.
        if (early) await page.waitForTimeout(60 * chance());
        else await told.waitFor();
        if (move === 'reload') await page.reload({ waitUntil: 'commit' });
        // The confirmation may be shown by now, without a button.
        if (move === 'submit')
          await submit(page).evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
        if (move === 'connection') await page.evaluate(() => void window.dispatchEvent(new Event('online')));
      }
      await expectOnDevice(page, 'admission receipt');
      const { reference } = (await onDevice(page))['admission receipt'] as { reference: string };
      sent.set(unique, { example: name, reference });
    }
  }
  await context.close();
  await line.close();
  expect(trouble).toEqual([]);
  const each = cards.length / 3;
  expect(line.met).toMatchObject({ before: each, during: each, after: each });

  const ours = (await keptApplications()).filter(({ answers }) => sent.has(firstNameOf(answers)));
  const references = ours.map(({ answers, reference }) => [firstNameOf(answers), reference]);
  expect(references.sort()).toEqual([...sent].map(([unique, { reference }]) => [unique, reference]).sort());
  for (const { answers, attachments } of ours) {
    const unique = firstNameOf(answers);
    const wanted = example(sent.get(unique)?.example ?? 'minimal').answers;
    expect(withoutIds(answers)).toEqual(
      withoutIds({ ...wanted, learnerInfo: { ...Object(wanted.learnerInfo), firstName: unique } }),
    );
    expect(attachments.length).toBe(sent.get(unique)?.example === 'maximal' ? 1 : 0);
  }
});

const firstNameOf = (answers: Answers) => String(Object(answers.learnerInfo).firstName);
const withoutIds = (answers: Answers) =>
  JSON.parse(JSON.stringify(answers, (_, value) => (isAttachment(value) ? { ...value, id: 'any' } : value)));

test('the confirmation can be reopened, without the answers', async ({ page }) => {
  await seedDraft(page, finished('minimal', 'Maya'));
  await openForm(page);
  await submit(page).press('Enter');
  const reference = await page.locator('.reference').innerText();
  // Earlier the draft would still be there; it would be sent again under its id, with the same confirmation.
  await expectOnDevice(page, 'admission receipt');
  await page.goto('/healthz');
  await openForm(page);
  await expect(page.getByText(`You have already sent this form: ${reference}`)).toBeVisible();
  await page.getByRole('button', { name: 'Open the confirmation again' }).press('Enter');
  await expect(heading(page)).toHaveText(done);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.reference')).toHaveText(reference);
  await expect(page.getByText('Maya')).toHaveCount(0);
  await expectOnDevice(page, 'admission receipt');
  await openForm(page);
  await field(page, 'learnerInfo[firstName]').fill('S');
  await expect(page.getByText('You have already sent this form')).toHaveCount(0);
});
