// Limits of a date, judged alike by browser and service, and said in words.
import { answered, date, type Probes, required, text, when } from './probe.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day so many days after today, where it is in UTC. */
function inDays(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

export const days: Probes = {
  'a school year': {
    schema: { a: { ...date, formatMinimum: '2026-09-01', formatMaximum: '2027-06-30' } },
    stored: [{ a: '2026-09-01' }, { a: '2027-06-30' }],
    sentBack: [
      [{ a: '2026-08-31' }, { a: 'Enter 1 September 2026 or a later day' }],
      [{ a: '2027-07-01' }, { a: 'Enter 30 June 2027 or an earlier day' }],
    ],
  },
  'an appointment': {
    schema: { a: { ...date, formatMinimum: 'today + 7 days', formatMaximum: 'today + 2 months' } },
    stored: [{ a: inDays(8) }, { a: inDays(57) }],
    sentBack: [
      [{ a: inDays(4) }, { a: 'This date must be at least 7 days from today' }],
      [{ a: inDays(64) }, { a: 'This date can be at most 2 months from today' }],
    ],
  },
  'an adult': {
    schema: { a: { ...date, formatMaximum: 'today - 18 years' } },
    stored: [{ a: inDays(-6600) }],
    sentBack: [[{ a: inDays(-6500) }, { a: 'This date must be at least 18 years ago' }]],
  },
  'a child of school age': {
    schema: { a: { ...date, formatMinimum: 'today - 1 year', formatMaximum: 'today' } },
    stored: [{ a: inDays(0) }, { a: inDays(-363) }],
    sentBack: [
      [{ a: inDays(-368) }, { a: 'This date can be at most one year ago' }],
      [{ a: inDays(3) }, { a: 'This date cannot be in the future' }],
    ],
  },
  'no day in the past': {
    schema: { a: { ...date, formatMinimum: 'today' } },
    stored: [{ a: inDays(0) }],
    sentBack: [[{ a: inDays(-3) }, { a: 'This date cannot be in the past' }]],
  },
  'words of its own': {
    schema: {
      a: {
        ...date,
        formatMaximum: 'today - 18 years',
        errorMessage: { formatMaximum: 'Be at least {formatMaximum} old' },
      },
      b: { ...date, formatMinimum: '2026-09-01', errorMessage: { formatMinimum: 'From {formatMinimum} on' } },
    },
    sentBack: [
      [
        { a: inDays(-6500), b: '2026-08-31' },
        { a: 'Be at least 18 years old', b: 'From 1 September 2026 on' },
      ],
    ],
  },
  'after another answer and before a day': {
    schema: {
      properties: {
        from: { ...date, formatMinimum: '2026-09-01' },
        to: {
          ...date,
          formatMaximum: '2027-06-30',
          moreThan: { $data: '1/from' },
          errorMessage: { moreThan: 'Not so' },
        },
      },
      ...required('from', 'to'),
    },
    stored: [{ from: '2026-09-01', to: '2026-09-02' }],
    sentBack: [[{ from: '2026-09-02', to: '2026-09-01' }, { to: 'Not so' }]],
  },
  'a day of a month': {
    schema: {
      a: { ...date, formatMinimum: '2026-09-01', pattern: '-01$', errorMessage: { pattern: 'The first of a month' } },
    },
    stored: [{ a: '2026-10-01' }],
    sentBack: [[{ a: '2026-08-01' }, { a: 'Enter 1 September 2026 or a later day' }]],
  },
  'in a branch': {
    schema: {
      properties: { a: text, b: date },
      ...when(answered('a'), { properties: { b: { formatMinimum: '2026-09-01' } } }),
    },
    stored: [{ b: '2026-01-01' }, { a: 'x', b: '2026-09-01' }],
    sentBack: [[{ a: 'x', b: '2026-01-01' }, { b: 'Enter 1 September 2026 or a later day' }]],
  },

  'a date that does not exist': {
    schema: { a: { ...date, formatMinimum: '2026-02-30' } },
    refused: /no day of the calendar/,
  },
  'an unreadable distance': {
    schema: { a: { ...date, formatMinimum: 'today-18y' } },
    refused: /"formatMinimum".*"today - 18 years"/,
  },
  'on a text': { schema: { a: { ...text, formatMinimum: 'today' } }, refused: /not a date/ },
  'the last before the first': {
    schema: { a: { ...date, formatMinimum: '2027-01-01', formatMaximum: '2026-01-01' } },
    refused: /No answer can satisfy both/,
  },
  'distances in the wrong order': {
    schema: { a: { ...date, formatMinimum: 'today + 1 month', formatMaximum: 'today + 7 days' } },
    refused: /No answer can satisfy both/,
  },
};
