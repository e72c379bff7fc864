import { describe, expect, it } from 'vitest';
import { type Facts, fillText, fillValues } from '../../../engine/compile/facts/facts.ts';

const facts: Facts = {
  discount: 5,
  phone: '+961 1 000 000',
  name: { en: 'Our School', ar: 'مدرستنا' },
  exams: { en: ['September', 'April', 'July'], ar: ['أيلول', 'نيسان', 'تموز'] },
  one: { en: ['May'], ar: ['أيار'] },
  english: { en: 'only here' },
};

describe('a text', () => {
  it.each([
    ['{{discount}}% less', '5% less', '٥% less'],
    ['{{ name }}: {{phone}}', 'Our School: +961 1 000 000', 'مدرستنا: +961 1 000 000'],
    ['in {{exams}}', 'in September, April and July', 'in أيلول ونيسان وتموز'],
    ['in {{exams.or}}', 'in September, April or July', 'in أيلول أو نيسان أو تموز'],
    ['in {{exams.list}}', 'in September, April, July', 'in أيلول، نيسان، تموز'],
    ['in {{exams.1}}', 'in April', 'in نيسان'],
    ['in {{one}}, {{one.or}}', 'in May, May', 'in أيار, أيار'],
    ['{{discount.bytes}} bytes', '5242880 bytes', '٥٢٤٢٨٨٠ bytes'],
    ['tel:{{phone.number}}', 'tel:+9611000000', 'tel:+9611000000'],
  ])('%s', (text, en, ar) => {
    expect([fillText(text, facts, 'en'), fillText(text, facts, 'ar')]).toEqual([en, ar]);
  });

  it.each([
    '{{unknown}}',
    '{{toString}}',
    '{{exams.3}}',
    '{{name.or}}',
    '{{name.bytes}}',
    '{{name.number}}',
    '{{discount.constructor}}',
    '{minimum} and {/answer}',
    '{{}}',
  ])('with %s stays as it is', (text) => {
    expect(fillText(text, facts, 'en')).toBe(text);
  });

  it('stays in a language that the fact lacks', () => {
    expect(fillText('{{english}}', facts, 'ar')).toBe('{{english}}');
  });
});

it('a value that is nothing but the placeholder of a number becomes the number', () => {
  const value = { between: ['{{discount}}', 9], maxBytes: '{{discount.bytes}}', title: '{{name}} {{discount}}' };
  const filled = { between: [5, 9], maxBytes: 5242880, title: 'Our School 5' };
  expect(fillValues(value, facts, 'en')).toEqual(filled);
});
