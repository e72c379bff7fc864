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
    why: 'takes a limit that stands beside the message',
    schema: { a: age({ minimum: 'At least {minimum}' }) },
    problems: [],
  },
  { why: 'takes one of two limits', schema: { a: year('{between.0} to {between.1}') }, problems: [] },
  { why: 'takes a message without', schema: { a: age('Wrong { or } and {}') }, problems: [] },
  {
    why: 'finds a misspelt one',
    schema: { a: age({ minimum: 'At least {minimun}' }) },
    problems: ['The placeholder {minimun} of a message names no keyword'],
  },
  { why: 'finds one in a message for everything', schema: { a: age('At most {maximum}') }, problems: ['{maximum}'] },
  { why: 'finds a limit too many', schema: { a: year('Not {between.2}') }, problems: ['{between.2}'] },
  {
    why: 'finds one in the words of what is required',
    schema: { properties: { a: age({}) }, errorMessage: { required: { a: 'From {minimum}' } } },
    problems: ['{minimum}'],
  },
]);
