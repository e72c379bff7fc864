// The moment in which a file is taken in: it is said, nothing goes on without the file, and what was chosen last counts.
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Attachment } from '../../../engine/core/types.ts';
import { attached, chooseFiles, makeFile } from '../chooseFiles.ts';
import { control, onwards } from '../controls.ts';
import { goOn } from '../keys.ts';
import { makeForm, makeStep } from '../makeForm.ts';
import { mountWizard } from '../mountWizard.tsx';

const file = { type: 'object', title: 'Paper', format: 'attachment' } as const;
const steps = [makeStep('papers', { paper: file, more: { type: 'array', items: file } }), makeStep('end', {})];
const form = makeForm(steps, { attachments: { maxBytes: 1024 * 1024, types: ['application/pdf'] } });
const pdf = (name: string) => makeFile(name, 'application/pdf');
const said = (name: string) => control(name).closest('.upload')?.querySelector('[role=status]');
const heading = () => document.querySelector('h1')?.textContent;

/** A form whose files are taken in when the test says so, by name. */
async function begin() {
  const waiting = new Map<string, () => void>();
  const keep = ({ name, type, size }: File) =>
    new Promise<Attachment>((resolve) => waiting.set(name, () => resolve({ id: name, name, type, size })));
  const page = await mountWizard(form, { attachments: { keep } });
  const choose = (name: string, ...files: string[]) => void chooseFiles(name, ...files.map(pdf)).catch(() => undefined);
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    // What comes of it has been drawn by the frame after the next.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  };
  return { page, choose, arrive };
}

it('a file that takes a moment is said to be coming, where everybody sees it, and then to be there', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  await expect.poll(() => said('paper')?.textContent).toBe('a.pdf is being made ready…');
  expect(said('paper')?.getBoundingClientRect().height).toBeGreaterThan(10);
  await arrive('a.pdf');
  await expect.poll(() => said('paper')?.textContent).toBe('a.pdf is attached.');
});

it('until it is there nothing goes on, and a word beside the button says why', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  await goOn();
  expect([heading(), onwards().ariaDisabled]).toEqual(['papers Made Form', 'true']);
  await expect.poll(() => document.querySelector('.sending')?.textContent).toContain('still being made ready');
  await arrive('a.pdf');
  await expect.poll(() => document.querySelector('.sending')).toBeNull();
  await goOn();
  expect(heading()).toBe('end Made Form');
});

it('a slow first file does not take the place of a quick second', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'slow.pdf');
  choose('paper', 'quick.pdf');
  await arrive('quick.pdf');
  await expect.poll(() => attached('paper')).toEqual(['quick.pdf 2 kB']);
  await arrive('slow.pdf');
  expect(attached('paper')).toEqual(['quick.pdf 2 kB']);
  expect(onwards().ariaDisabled).toBeNull();
});

it('of several files none is lost, whichever comes first', async () => {
  const { choose, arrive } = await begin();
  choose('more', 'slow.pdf');
  choose('more', 'quick.pdf');
  await arrive('quick.pdf');
  expect(onwards().ariaDisabled).toBe('true');
  await arrive('slow.pdf');
  await expect.poll(() => attached('more')).toEqual(['quick.pdf 2 kB', 'slow.pdf 2 kB']);
});

it('a file that comes after the form was started again does not come into the new one', async () => {
  const { choose, arrive } = await begin();
  choose('paper', 'a.pdf');
  for (const words of ['Start again', 'Yes, remove them all']) {
    await userEvent.click([...document.querySelectorAll('button')].find((b) => b.textContent === words) as HTMLElement);
  }
  await arrive('a.pdf');
  expect([attached('paper'), onwards().ariaDisabled]).toEqual([[], null]);
});
