// Of options that are schemas, the report names what is not shown.
import { expect, it } from 'vitest';
import { fitted } from './support/fitted.ts';

const options = [
  { const: 'a', title: 'Aa', description: 'What a is', $comment: 'For maintainers' },
  { enum: ['b'], type: 'string', title: 'Bb', description: 'What b is', icon: 'b.png' },
];

it.each<[string, object, string]>([
  ['of a choice', { type: 'string', title: 'Choice', oneOf: options }, '/schema/properties/a/oneOf'],
  ['in any of', { title: 'Choice', anyOf: options }, '/schema/properties/a/anyOf'],
  [
    'of several',
    { type: 'array', title: 'Choice', uniqueItems: true, items: { type: 'string', oneOf: options } },
    '/schema/properties/a/items/oneOf',
  ],
])('what an option says besides its value and title is named: %s', (_, a, place) => {
  const { left, lines, schema } = fitted({ properties: { a } });
  const report = lines.join('\n');
  expect(left).toEqual([]);
  expect(JSON.stringify(schema)).toContain('"enum":["a","b"],"enumNames":["Aa","Bb"]');
  expect(report).toContain(`pair.json ${place}/0/description, pair.json ${place}/1/description\n`);
  expect(report).toMatch(
    /\n +"description" of an option is not shown\. Write it in the option's "title", or remove it\./,
  );
  expect(report).toMatch(/\/1\/icon\n +"icon" /);
  expect(report).not.toMatch(/comment|\/type|errorMessage/);
});
