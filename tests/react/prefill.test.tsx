// A page whose address answers questions of the form, as `prefill` of its form.json declares them.
import { dropped } from 'virtual:fixtures';
import { afterEach, expect, it } from 'vitest';
import { prefilling } from '../../engine/browser/prefill.ts';
import type { Answers, Form } from '../../engine/core/model/types.ts';
import { control, onwards, radio, shownErrors } from './support/controls.ts';
import { press } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const outing = prefilling(dropped.en.outing as Form);
const before = window.location.href;
afterEach(() => window.history.replaceState(null, '', before));

const first = () => control('party[children][0][first]').value;

async function visit(query: Record<string, string>, answers?: Answers) {
  const address = new URL(window.location.href);
  for (const [key, text] of Object.entries(query)) address.searchParams.append(key, text);
  window.history.replaceState(null, '', address);
  await mountWizard(outing, { ...(answers && { answers }) });
}

it('fills in what the address gives, in the form in which it is kept, and takes it out of the address', async () => {
  await visit({ first: ' Ada ', bus: 'both', from: '1/10/2026', gift: '٥', kept: 'x' });
  await expect.poll(first).toBe('Ada');
  expect(radio('party[children][0][bus]', 'both').checked).toBe(true);
  expect(control('party[children][0][fare]').value).toBe('7');
  expect([...new URL(window.location.href).searchParams.keys()]).toEqual([
    ...new URL(before).searchParams.keys(),
    'kept',
  ]);
  onwards().focus();
  await press(' ');
  await expect.poll(() => control('gift').value).toBe('5');
  expect(control('total').value).toBe('12');
});

it('leaves answers alone that are there', async () => {
  await visit({ first: 'Ada', bus: 'both' }, { party: { children: [{ first: 'Ben' }] } });
  await expect.poll(() => radio('party[children][0][bus]', 'both').checked).toBe(true);
  expect(first()).toBe('Ben');
});

it.each([
  ['an unknown option', { bus: 'plane' }],
  ['a date that does not exist', { from: '31/2/2026' }],
  ['a text that is too long', { first: 'x'.repeat(51) }],
  ['blanks', { first: '  ' }],
  ['a question that is not declared', { last: 'K', name: 'K', heads: '7' }],
  ['what every object has', { constructor: 'x', toString: 'x' }],
])('gives nothing to a question by %s', async (_, query) => {
  await visit({ ...query, gift: '1' });
  await expect.poll(() => new URL(window.location.href).searchParams.has('gift')).toBe(false);
  expect([first(), control('party[from]').value, control('party[children][0][last]').value]).toEqual(['', '', '']);
  expect(radio('party[children][0][bus]', 'both').checked).toBe(false);
  expect(shownErrors()).toEqual({});
});
