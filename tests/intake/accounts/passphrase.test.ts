import { expect, it } from 'vitest';
import { readAccountName } from '../../../engine/intake/accounts/accountName.ts';
import { hashPassphrase, isStrong, verifyPassphrase } from '../../../engine/intake/accounts/passphrase.ts';
import { CHEAP } from '../support/officeBrowser.ts';

it.each(['seven green olives', 'سبع حبات زيتون خضراء', '🫒🍋🍊🍇🍉🍓🫐🍒🍑🥭🍍🥥', `${'aB3$'.repeat(3)}xyz`])(
  'the passphrase %j is strong',
  (passphrase) => {
    expect(isStrong(passphrase, 'karim')).toBe(true);
  },
);

it.each(['', 'short', 'elevenchars', 'a'.repeat(30), 'abababababababab', 'my name is Karim', 'ab cd ef'.repeat(30)])(
  'the passphrase %j is weak',
  (passphrase) => {
    expect(isStrong(passphrase, 'karim')).toBe(false);
  },
);

it('is stored as a salted hash, which reads at its own cost and in any spelling of its characters', async () => {
  const [one, other] = await Promise.all([
    hashPassphrase('café au lait', CHEAP),
    hashPassphrase('café au lait', CHEAP),
  ]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('café');
  const cost = { N: 32, r: 1, p: 1 };
  expect(await verifyPassphrase('cafe\u0301 au lait', one, cost)).toBe(true);
  expect(await verifyPassphrase('cafe au lait', one, cost)).toBe(false);
  expect(await verifyPassphrase('café au lait', undefined, cost)).toBe(false);
});

it.each([
  [' Anna ', 'anna'],
  ['m.haddad-2', 'm.haddad-2'],
  ['parent', undefined],
  ['service', undefined],
  ['command line', undefined],
  ['', undefined],
  ['ليلى', undefined],
  ['a'.repeat(41), undefined],
  ['../x', undefined],
])('the name %j is %j', (typed, name) => {
  expect(readAccountName(typed)).toBe(name);
});
