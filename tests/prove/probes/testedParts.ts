// Conditions that test a part of a text that has a pattern of its own.
import { answered, type Probes, required, text, when } from './probe.ts';

const more = { properties: { more: text }, ...required('more') };

export const testedParts: Probes = {
  ...Object.fromEntries(
    (
      [
        ['the first character of a code', '^(T|K)\\d{3}$', '^K', 'K123', 'T123'],
        ['the first character, of a class', '^[TK]\\d{3}$', '^K', 'K123', 'T123'],
        ['the end of a number', '^\\d{6}$', '00$', '123400', '123456'],
        ['a part in the middle', '^\\d{2}-[A-Z]{2}-\\d{2}$', '-LB-', '12-LB-34', '12-SY-34'],
        ['a longer alternative', '^(T\\d{3}|K[A-Z]{5})$', '^K', 'KABCDE', 'T123'],
      ] as const
    ).map(([name, own, pattern, matching, another]) => [
      `${name} that has a pattern of its own`,
      {
        schema: {
          properties: { t: { ...text, pattern: own, errorMessage: { pattern: 'No code' } } },
          ...when(answered('t', { pattern }), more),
        },
        stored: [{ t: matching, more: 'x' }, { t: another }, {}],
        sentBack: [[{ t: matching }, { more: 'more?' }]],
      },
    ]),
  ),
  'a test that no code matches': {
    schema: {
      properties: { t: { ...text, pattern: '^(T|K)\\d{3}$', errorMessage: { pattern: 'No code' } } },
      ...when(answered('t', { pattern: '^L' }), more),
    },
    refused: /can never hold/,
  },
};
