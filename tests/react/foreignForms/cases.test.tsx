// A choice and then its questions, questions of which one is needed, and conditions on lists and texts, as a visitor meets them.
import { dropped } from 'virtual:fixtures';
import { beforeEach, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, errorAt, isAsked, radio, shownErrors } from '../support/controls.ts';
import { goOn, press } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const parcel = dropped.en.parcel as Form;
const at = (name: string) => `parcel[${name}]`;

const type = async (name: string, text: string) => {
  control(name).focus();
  await press(`${text}{Tab}`);
};

let page: Mounted;
beforeEach(async () => {
  page = await mountWizard(parcel);
});

it('the cases are radio buttons by their titles, and each brings up its questions', async () => {
  const labels = ['door', 'shelf', 'later'].map((value) => radio(at('way'), value).labels?.[0]?.textContent);
  expect(labels).toEqual(['You bring it to my door', 'I fetch it from a shelf', 'I do not know yet']);
  const asked = () => ['street', 'floor', 'shelf'].filter((name) => isAsked(at(name)));
  expect(asked()).toEqual([]);
  radio(at('way'), 'door').click();
  await expect.poll(asked).toEqual(['street', 'floor']);
  radio(at('way'), 'shelf').click();
  await expect.poll(asked).toEqual(['shelf']);
  radio(at('way'), 'later').click();
  await expect.poll(asked).toEqual([]);
});

it('says at each of the questions that one of them is needed, until one is answered', async () => {
  await goOn();
  const oneOf = 'Give an e-mail address or a telephone number';
  expect(shownErrors()).toEqual({
    [at('email')]: oneOf,
    [at('telephone')]: oneOf,
    [at('way')]: 'How does it reach you? Choose one',
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.error-summary a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([oneOf, 'How does it reach you? Choose one']);
  links[0]?.click();
  expect(document.activeElement).toBe(control(at('email')));
  await type(at('telephone'), '+9611234567');
  expect([errorAt(at('email')), errorAt(at('telephone'))]).toEqual([undefined, undefined]);
  radio(at('way'), 'later').click();
  expect(await page.submitted()).toEqual({ parcel: { telephone: '+9611234567', way: 'later' } });
});

it('asks more by how a text begins, by how many entries there are, and by what one of them is', async () => {
  const asked = () => ['from', 'careful', 'weight'].filter((name) => isAsked(at(name)));
  await type(at('number'), 'X1');
  await expect.poll(asked).toEqual(['from']);
  const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add a thing');
  add?.click();
  await expect.poll(() => isAsked(at('goods][0][kind'))).toBe(true);
  radio(at('goods][0][kind'), 'glass').click();
  await expect.poll(asked).toEqual(['from', 'careful']);
  add?.click();
  await expect.poll(asked).toEqual(['from', 'careful', 'weight']);
  radio(at('goods][0][kind'), 'paper').click();
  await expect.poll(asked).toEqual(['from', 'weight']);
});

it('the blank form marks alternatives of which one is enough', async () => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Blank form to print')?.click();
  await expect.poll(() => document.querySelector('.blank-form')).not.toBeNull();
  const text = document.querySelector('.blank-form')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain('E-Mail (this, or “Telephone”)');
  expect(text).toContain('Telephone (this, or “E-Mail”)');
  expect(text).toContain('Street (only if “How does it reach you?” is You bring it to my door)');
});
