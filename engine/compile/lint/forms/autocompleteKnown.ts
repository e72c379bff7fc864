// Browsers ignore `autocomplete` tokens that the HTML standard does not have, or has in another order.
import { formatPointer, isRecord } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import type { Rule } from '../rule.ts';

/** Fields that may be said to be of the home, of work, or a mobile telephone's. */
const OF_CONTACTS = [
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-local-prefix', 'tel-local-suffix'],
  ...['tel-extension', 'email', 'impp'],
];
const FIELDS = [
  ...OF_CONTACTS,
  ...['name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'honorific-suffix', 'nickname'],
  ...['username', 'new-password', 'current-password', 'one-time-code', 'organization-title', 'organization'],
  ...['street-address', 'address-line1', 'address-line2', 'address-line3', 'address-level4', 'address-level3'],
  ...['address-level2', 'address-level1', 'country', 'country-name', 'postal-code'],
  ...['cc-name', 'cc-given-name', 'cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp', 'cc-exp-month'],
  ...['cc-exp-year', 'cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount', 'language'],
  ...['bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'url', 'photo'],
];
const CONTACT = '(?:(?:home|work|mobile|fax|pager) )?';
const VALID = new RegExp(
  `^(?:on|off|(?:section-\\S+ )?(?:(?:shipping|billing) )?(?:${CONTACT}(?:${OF_CONTACTS.join('|')})|(?:${FIELDS.join('|')}))(?: webauthn)?)$`,
);

export const autocompleteKnown: Rule = function* ({ steps, placeWithin }) {
  for (const { ui, uiPlace } of steps) {
    for (const [at, tokens] of autocompletes(ui, '')) {
      if (VALID.test(tokens.toLowerCase())) continue;
      const last = tokens.split(' ').at(-1) ?? '';
      const near = FIELDS.includes(last)
        ? ' Write section-..., shipping or billing, home, work or mobile, and it, in this order.'
        : didYouMean(last, FIELDS);
      const repair = `Use a token of HTML, e.g. "given-name" or "section-child bday".${near}`;
      yield {
        place: placeWithin(ui, at, uiPlace),
        problem: `Browsers know no autocomplete token "${tokens}".`,
        repair,
      };
    }
  }
};

function* autocompletes(ui: unknown, at: string): Generator<readonly [at: string, tokens: string]> {
  if (!isRecord(ui)) return;
  for (const [key, part] of Object.entries(ui)) {
    const below = at + formatPointer([key]);
    if (key === 'ui:autocomplete' && typeof part === 'string') yield [below, part];
    else yield* autocompletes(part, below);
  }
}
