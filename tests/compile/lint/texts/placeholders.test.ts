import { expect, it } from 'vitest';
import { findingsOfStep } from '../../support/findingsOfStep.ts';
import { ruleTests } from '../schemaCases.ts';

const age = (errorMessage: unknown) => ({ type: 'integer', title: 'Age', minimum: 18, errorMessage });
const year = (message: string) => ({
  type: 'string',
  title: 'Year',
  maxLength: 4,
  between: [2010, 2024],
  errorMessage: { between: message },
});

ruleTests('placeholders', /placeholder/, [
  {
    why: 'accepts the name of a limit of the question',
    schema: { a: age({ minimum: 'At least {minimum}' }) },
    problems: [],
  },
  { why: 'accepts both limits of between', schema: { a: year('{between.0} to {between.1}') }, problems: [] },
  { why: 'accepts a message without placeholders', schema: { a: age('Wrong { or } and {}') }, problems: [] },
  {
    why: 'reports a misspelt placeholder',
    schema: { a: age({ minimum: 'At least {minimun}' }) },
    problems: ['The placeholder {minimun} of a message names no keyword'],
  },
  {
    why: 'reports a placeholder in a message for all keywords',
    schema: { a: age('At most {maximum}') },
    problems: ['{maximum}'],
  },
  { why: 'reports a third limit of between', schema: { a: year('Not {between.2}') }, problems: ['{between.2}'] },
  {
    why: 'reports a placeholder in a message of `required`',
    schema: { properties: { a: age({}) }, errorMessage: { required: { a: 'From {minimum}' } } },
    problems: ['{minimum}'],
  },
]);

it.each<[what: string, question: object, repair: string]>([
  ['the limit of the message', age({ minimum: 'At least {min}' }), 'Write {minimum}.'],
  [
    'both limits of between',
    year('Not {between.2}'),
    'Write {between.0} or {between.1}. Perhaps "between.0" was meant.',
  ],
  [
    'a limit of the question, in a message for all',
    { ...age('From {minimun}'), maximum: 99 },
    'Write {minimum} or {maximum}. Perhaps "minimum" was meant.',
  ],
  [
    'to remove it where there is no limit',
    { type: 'boolean', title: 'Sure', const: true, errorMessage: { const: 'Not {max}' } },
    'Remove it: there is no limit beside the message that could stand there.',
  ],
])('proposes %s', (_, question, repair) => {
  const found = findingsOfStep({ properties: { a: question } }, {});
  expect(found.find((one) => one.includes('The placeholder'))).toContain(repair);
});
