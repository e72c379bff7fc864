// Patterns that try so many divisions of a text that they hang, and what matches the same without.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlow, quickPattern } from '../../../engine/compile/schema/patterns/slowPattern.ts';

const raw = String.raw;

it.each([
  [raw`^([A-Za-z]+\s?)*$`, raw`^[A-Za-z]+(\s[A-Za-z]+)*\s?$`],
  ['^([a-zA-Z]+ ?)+$', '^[a-zA-Z]+( [a-zA-Z]+)* ?$'],
  [raw`^(\w+\s?)+$`, raw`^\w+(\s\w+)*\s?$`],
  [raw`^(?:\w+-?)+$`, raw`^\w+(-\w+)*-?$`],
  [raw`^(\p{L}+[ '-]?)+$`, raw`^\p{L}+([ '-]\p{L}+)*[ '-]?$`],
  [raw`^(\w+\s?){1,10}$`, raw`^\w+(\s\w+){0,9}\s?$`],
  [raw`^(\S+\s*){1,50}$`, raw`^\S+(\s+\S+){0,49}\s*$`],
  [raw`^(\d+)*$`, raw`^\d+$`],
  [raw`^([\w.,\- ]+)*$`, raw`^[\w.,\- ]+$`],
  [raw`^([a-z]|\w)+$`, raw`^[a-z\w]+$`],
  [raw`^(?:[A-Za-z -]|\s|[-'])*$`, raw`^[A-Za-z \-\s\-']*$`],
  [raw`^(\p{L}|[a-z]| ){2,30}$`, raw`^[\p{L}a-z ]{2,30}$`],
])('%s is as %s', (slow, quick) => {
  expect([isSlow(slow), quickPattern(slow), isSlow(quick)]).toEqual([true, quick, false]);
  // Short enough for the slow one.
  const texts = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '-', "'", 'é'), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(texts, (text) => {
      if (text.trim() === text) expect(new RegExp(quick, 'u').test(text)).toBe(new RegExp(slow, 'u').test(text));
    }),
    { seed: 3, numRuns: 2000 },
  );
});

it.each([
  raw`^(\w+,? ?)*$`,
  raw`^(https?:\/\/)?([\da-z\.-]+)\.([a-z\.]{2,6})([\/\w \.-]*)*\/?$`,
  raw`^([\w.-]+)+@([\w-]+\.)+[a-z]{2,}$`,
  '^(.*)*$',
  '^(.*a){12}$',
  raw`^(\w+ ?){3,10}$`,
  raw`^(?:\S{1,40}\s*){1,50}$`,
  raw`^([A-Za-z]{1,15} ?)+$`,
  raw`^([A-Za-z]{2,4} ?)+$`,
  raw`^(\d{3,4}[- ]?)+$`,
  raw`^([ -]?[A-Z0-9]{3,5}){2,40}$`,
  raw`^((?:[A-F0-9]{2}){1,8}:?)+$`,
  raw`^(?:(\p{L}){2,15}[ -]?)+$`,
  raw`^(?:(?:[0-9]{3}){1,3} ?)+$`,
  raw`^(?:(?:\d{1,3}[ -]?){2,4},? ?){1,5}$`,
  raw`^[A-Za-z ]+(?:[A-Za-z]{1,10}){2,6}$`,
  raw`(?:[a-z]{1,10}){1,6}@`,
  raw`^(([a-z]{1,2} ?){1,3})+$`,
  raw`^([^\d]|[a-z])+$`,
  '^(?:[a-z0-9]{1,4}[a-z]{1,4}){2,12}$',
])('%s is slow', (pattern) => {
  expect([isSlow(pattern), quickPattern(pattern)]).toEqual([true, undefined]);
});

it.each([
  raw`^\S+( \S+)*$`,
  raw`^(\S+\s+){4,}\S+$`,
  raw`^(\w+ ?){1,3}$`,
  raw`^(\w{1,9} ?){1,3}$`,
  '^(?:[A-Za-z]{1,15} ?){1,5}$',
  '^(?:[a-z]{1,3}[a-z0-9]{1,3}-){1,9}$',
  raw`^[A-Z]{2}\d{2}([ -]?[A-Z0-9]{3,5}){2,7}$`,
  raw`^((?:[A-Za-z]{1,20} ?){1,3})$`,
  raw`^(?:\+|00)?((?:\d{2,6}[ -]?){2,4})$`,
  raw`^(?:(?:[ء-ي]{2,12} ?){2,4}|لا يوجد)$`,
  raw`^\+?(\d{1,3})?[ .-]?\(?\d{1,4}\)?([ .-]?\d{2,4}){2,5}$`,
  raw`^[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}[ -]?[A-Z0-9]{1,4}$`,
  raw`^(\d{3}[- ]?)+$`,
  raw`^(\d{3,3} ?)+$`,
  raw`^(?:.*\d){7,}.*$`,
  raw`^(.*[A-Z]){2}.*$`,
  raw`^(\p{L}| )+$`,
  raw`^([a-z]|\d|-)+$`,
  raw`^(male|female)$`,
  raw`^(?=.*[A-Z])(?=.*\d).{8,}$`,
  raw`^((?!https?://).)*$`,
  raw`^\p{L}[\p{L}\p{M}' -]*$`,
  raw`^.+@.+\..+$`,
  raw`^[A-Z]{2,10}(-\d{1,12})*$`,
  raw`^(?<a>\d)-\k<a>$`,
])('%s is quick', (pattern) => {
  expect(isSlow(pattern)).toBe(false);
});
