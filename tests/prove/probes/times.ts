// Times, and days with a time: limits, comparisons, conditions, judged alike by browser and service.
import { answered, date, number, type Probes, required, text, when } from './probe.ts';

const time = { type: 'string', format: 'time' };
const moment = { type: 'string', format: 'date-time' };

const after = (question: object, name: string) => ({
  ...question,
  moreThan: { $data: `1/${name}` },
  errorMessage: { moreThan: 'Not so' },
});

export const times: Probes = {
  'a time of day': {
    schema: { properties: { a: time }, ...required('a') },
    stored: [{ a: '00:00' }, { a: '07:30' }, { a: '23:59' }],
    settled: [[{ a: ' 14:30 ' }, { a: '14:30' }]],
    sentBack: [
      [{}, { a: 'a?' }],
      [{ a: '24:00' }, { a: 'Enter a time as hours and minutes, for example 14:30' }],
      [{ a: '7:30' }, { a: 'Enter a time as hours and minutes, for example 14:30' }],
      [{ a: 'noon' }, { a: 'Enter a time as hours and minutes, for example 14:30' }],
    ],
  },
  'the hours of an office': {
    schema: { a: { ...time, formatMinimum: '08:00', formatMaximum: '14:30' } },
    stored: [{ a: '08:00' }, { a: '14:30' }],
    sentBack: [
      [{ a: '07:59' }, { a: 'Enter 08:00 or a later time' }],
      [{ a: '14:31' }, { a: 'Enter 14:30 or an earlier time' }],
    ],
  },
  'words of its own': {
    schema: { a: { ...time, formatMinimum: '08:00', errorMessage: { formatMinimum: 'We open at {formatMinimum}' } } },
    sentBack: [[{ a: '07:59' }, { a: 'We open at 08:00' }]],
  },
  'from one time to another': {
    schema: { properties: { from: time, to: after(time, 'from') }, ...required('from', 'to') },
    stored: [{ from: '08:00', to: '08:01' }],
    sentBack: [[{ from: '14:30', to: '09:00' }, { to: 'Not so' }]],
  },
  'a day and a time': {
    schema: { properties: { a: moment }, ...required('a') },
    stored: [{ a: '2026-10-01T14:30' }, { a: '2024-02-29T00:00' }],
    sentBack: [
      [{ a: '2025-02-29T14:30' }, { a: 'Enter a day and a time' }],
      [{ a: '2026-10-01' }, { a: 'Enter a day and a time' }],
      [{ a: '2026-10-01T14:30:00Z' }, { a: 'Enter a day and a time' }],
    ],
  },
  'a day and a time within days': {
    schema: { a: { ...moment, formatMinimum: '2026-09-01', formatMaximum: '2027-06-30' } },
    stored: [{ a: '2026-09-01T00:00' }, { a: '2027-06-30T23:59' }],
    sentBack: [
      [{ a: '2026-08-31T23:59' }, { a: 'Enter 1 September 2026 or a later day' }],
      [{ a: '2027-07-01T00:00' }, { a: 'Enter 30 June 2027 or an earlier day' }],
    ],
  },
  'from one day and time to another': {
    schema: { properties: { from: moment, to: after(moment, 'from') }, ...required('from', 'to') },
    stored: [{ from: '2026-10-01T08:00', to: '2026-10-01T08:01' }],
    sentBack: [[{ from: '2026-10-01T08:00', to: '2026-10-01T08:00' }, { to: 'Not so' }]],
  },
  'not before today': {
    schema: { a: { ...moment, formatMinimum: 'today' } },
    stored: [{ a: '2999-01-01T08:00' }],
    sentBack: [[{ a: '2001-01-01T08:00' }, { a: 'This date cannot be in the past' }]],
  },
  'in a condition, and in a branch with its format': {
    schema: {
      properties: { k: text, a: time },
      ...when(answered('k'), { properties: { a: { format: 'time', formatMinimum: '12:00' } } }),
    },
    stored: [{ a: '08:00' }, { k: 'x', a: '12:00' }],
    sentBack: [[{ k: 'x', a: '08:00' }, { a: 'Enter 12:00 or a later time' }]],
  },

  'in a branch without its format': {
    schema: {
      properties: { k: text, a: moment },
      ...when(answered('k'), { properties: { a: { formatMinimum: '2026-09-01' } } }),
    },
    refused: /no effect on a time without its format.*Add "format": "date-time"/,
  },
  'a time limited by a day': {
    schema: { a: { ...time, formatMinimum: '2026-09-01' } },
    refused: /which is no time.*HH:MM/,
  },
  'a day limited by a time': { schema: { a: { ...date, formatMinimum: '08:00' } }, refused: /no day of the calendar/ },
  'the last before the first': {
    schema: { a: { ...time, formatMinimum: '14:00', formatMaximum: '08:00' } },
    refused: /No answer can satisfy both/,
  },
  'a time compared with a date': { schema: { a: date, b: after(time, 'a') }, refused: /"a" is not another question/ },
  'a length of a time': { schema: { a: { ...time, maxLength: 4 } }, refused: /No time can be given.*HH:MM/ },
  'a time on a number': { schema: { a: { ...number, format: 'time' } }, refused: /make the type string/ },
  'a placeholder of a time': {
    schema: { a: time },
    ui: { a: { 'ui:placeholder': '8:00' } },
    refused: /"ui:placeholder" has no effect on a time/,
  },
};
