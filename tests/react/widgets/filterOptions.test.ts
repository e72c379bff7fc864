// What Enter chooses in a list that is searched: the first match.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterOptions, fold } from '../../../engine/react/widgets/filterOptions.ts';

const word = fc
  .string({ unit: fc.constantFrom('a', 'B', 'é', 'ة', ' ', '1'), minLength: 1, maxLength: 3 })
  .filter((text) => fold(text) !== '');
const labels = fc.uniqueArray(word, { selector: fold, minLength: 1, maxLength: 8 });

it('an option that is typed in full is the first match, whatever others begin with it', () => {
  fc.assert(
    fc.property(labels, (texts) => {
      const options = texts.map((label, i) => ({ label, value: `option ${i}` }));
      for (const option of options) expect(filterOptions(options, option.label)[0]).toBe(option);
    }),
  );
});

it('options that begin with the text come before those that contain it, each in the order of the list', () => {
  const options = ['Equatorial Guinean', 'Guinean', 'Lebanese', 'Papua New Guinean', 'Guinea-Bissauan'].map(
    (label) => ({
      label,
      value: label,
    }),
  );
  expect(filterOptions(options, 'GUI').map(({ label }) => label)).toEqual([
    'Guinean',
    'Guinea-Bissauan',
    'Equatorial Guinean',
    'Papua New Guinean',
  ]);
});
