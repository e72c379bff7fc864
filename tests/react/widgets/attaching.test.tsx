// The moment in which a file is taken in: it is said, nothing goes on without the file, and what was chosen last counts.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Attachment } from '../../../engine/core/model/types.ts';
import { attached, chooseFiles, makeFile } from '../support/chooseFiles.ts';
import { control, onwards } from '../support/controls.ts';
import { answer, goOn } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const file = { type: 'object', title: 'Paper', format: 'attachment' } as const;
const more = { type: 'array', items: file } as const;
const note = { type: 'string', title: 'Note', maxLength: 9 } as const;
const steps = [makeStep('papers', { paper: file, more, note }), makeStep('end', { last: file })];
const form = makeForm(steps, { attachments: { maxBytes: 1024 * 1024, types: ['application/pdf'] } });
const pdf = (name: string) => makeFile(name, 'application/pdf');
const said = (name: string) => control(name).closest('.upload')?.querySelector('[role=status]');
const beside = () => document.querySelector('.wizard-actions ~ .sending');
const waiting = () => beside()?.textContent ?? '';
const heading = () => document.querySelector('h1')?.textContent;

/** A form whose files are taken in when the test says so, by name. */
async function begin(step = 0) {
  const coming = new Map<string, () => void>();
  const add = ({ name, type, size }: File) =>
    new Promise<Attachment>((resolve) => coming.set(name, () => resolve({ id: name, name, type, size })));
  const page = await mountWizard(form, { attachments: { add }, step });
  const choose = (name: string, ...files: string[]) => void chooseFiles(name, ...files.map(pdf)).catch(() => undefined);
  const arrive = async (name: string) => {
    coming.get(name)?.();
    // What comes of it has been drawn by the frame after the next.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  };
  return { page, choose, arrive };
}

it('a file that takes a while is shown and announced as pending, then as attached', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  await expect.poll(() => said('paper')?.textContent).toBe('a.pdf is being made ready…');
  expect(said('paper')?.getBoundingClientRect().height).toBeGreaterThan(10);
  await arrive('a.pdf');
  await expect.poll(() => said('paper')?.textContent).toBe('a.pdf is attached.');
});

it('Next waits for it: with a text beside the button, a status once it was pressed, and then leads on by itself, with the focus', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  await expect.poll(waiting).toBe('One moment: your file is still being made ready.');
  expect([onwards().ariaDisabled, beside()?.role]).toEqual([null, null]);
  await goOn();
  expect(beside()?.role).toBe('status');
  expect([heading(), onwards().ariaDisabled, document.activeElement]).toEqual(['papers Made Form', 'true', onwards()]);
  expect(waiting()).toBe('One moment: your file is still being made ready. The form then goes on by itself.');
  await arrive('a.pdf');
  expect([heading(), waiting()]).toEqual(['end Made Form', '']);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('Next no longer leads on by itself after another action', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  await goOn();
  await answer('note', 'x');
  expect([waiting(), onwards().ariaDisabled]).toEqual(['One moment: your file is still being made ready.', null]);
  await arrive('a.pdf');
  expect([heading(), attached('paper')]).toEqual(['papers Made Form', ['a.pdf 2 kB']]);
});

it('Submit waits as well, and sends once, with the file, however often it was pressed', async () => {
  const { page, choose, arrive } = await begin(1);
  choose('last', 'a.pdf');
  await goOn();
  await goOn();
  expect([page.sent, waiting()]).toEqual([[], expect.stringContaining('then submitted by itself, unless you change')]);
  await arrive('a.pdf');
  expect(page.sent).toEqual([{ last: expect.objectContaining({ name: 'a.pdf' }) }]);
});

it('Previous cancels a waiting Submit', async () => {
  const { page, choose, arrive } = await begin(1);
  choose('last', 'a.pdf');
  await goOn();
  await userEvent.click([...document.querySelectorAll('button')].find((b) => b.textContent === 'Previous') as Element);
  await arrive('a.pdf');
  expect([page.sent, heading()]).toEqual([[], 'papers Made Form']);
});

it('a slow first file does not replace a fast second one', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'slow.pdf');
  choose('paper', 'quick.pdf');
  await arrive('quick.pdf');
  await expect.poll(() => attached('paper')).toEqual(['quick.pdf 2 kB']);
  await arrive('slow.pdf');
  expect(attached('paper')).toEqual(['quick.pdf 2 kB']);
  expect(onwards().ariaDisabled).toBeNull();
});

it('several files are all attached, in any order of completion', async () => {
  const { choose, arrive } = await begin();
  choose('more', 'slow.pdf');
  choose('more', 'quick.pdf');
  await arrive('quick.pdf');
  await arrive('slow.pdf');
  await expect.poll(() => attached('more')).toEqual(['quick.pdf 2 kB', 'slow.pdf 2 kB']);
});

it('a file that is ready after Start again is dropped', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  document.querySelector('details')?.setAttribute('open', '');
  for (const words of ['Start again', 'Yes, remove them all']) {
    await userEvent.click([...document.querySelectorAll('button')].find((b) => b.textContent === words) as HTMLElement);
  }
  await arrive('a.pdf');
  expect([attached('paper'), onwards().ariaDisabled]).toEqual([[], null]);
});

it('a file that the device does not store has one text about it, which is announced with the file', async () => {
  await mountWizard(form, { saves: 'answers' });
  await chooseFiles('paper', pdf('a.pdf'));
  const words = 'This file is not kept on this device. If you close this page, please choose it again.';
  await expect.poll(() => document.querySelector('.upload-files > li')?.textContent).toContain(words);
  expect(said('paper')?.textContent).toBe(`a.pdf is attached. ${words}`);
  await mountWizard(form, { saves: true });
  await chooseFiles('paper', pdf('a.pdf'));
  await expect.poll(() => document.querySelector('.draft-status')?.textContent).toContain('Last saved');
  expect(document.body.textContent).not.toContain('not kept');
});
