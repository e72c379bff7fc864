// An answer that two branches limit in ways that exclude each other, and that another condition tests as well.
import { answered, choice, date, number, type Probe, type Probes, required, text, when } from './probe.ts';

const titled = (question: object) => ({ ...question, title: 'A' });

/** While c is `b` the question is limited in one way, otherwise in the other; a further condition tests it. */
function limited(question: object, one: object, other: object, test: object, answers: readonly unknown[]): Probe {
  const [inOne, inOther, tested] = answers;
  return {
    schema: {
      properties: { a: titled(question), c: { ...choice, title: 'C' } },
      ...required('a', 'c'),
      allOf: [
        when(answered('c', { const: 'b' }), { properties: { a: one } }, { properties: { a: other } }),
        when(answered('a', test), { properties: { more: { ...text, title: 'More' } } }),
      ],
    },
    stored: [
      { c: 'b', a: inOne },
      { c: 'a', a: inOther },
      { c: 'a', a: tested, more: 'x' },
    ],
  };
}

export const limitedInBranches: Probes = {
  numbers: limited(number, { maximum: 17 }, { minimum: 18 }, { minimum: 65 }, [17, 18, 65]),
  days: limited(
    date,
    { formatMaximum: '2026-12-31' },
    { formatMinimum: '2027-01-01' },
    { formatMinimum: '2028-01-01' },
    ['2026-12-31', '2027-01-01', '2028-01-01'],
  ),
  texts: limited(text, { maxLength: 5 }, { minLength: 6 }, { minLength: 20 }, ['xxxxx', 'xxxxxx', 'x'.repeat(20)]),
  options: limited(choice, { enum: ['a'] }, { enum: ['b', 'c'] }, { const: 'c' }, ['a', 'b', 'c']),
};
