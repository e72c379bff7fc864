import type { ValidationMessages } from '../texts.ts';

export const validation: ValidationMessages = {
  language: 'en',
  required: 'This field is required',
  option: 'Choose one of the options',
  number: 'Enter a number',
  unreadable: 'This answer cannot be read',
  unexpected: 'This answer is not written as expected',
  unique: 'Give each only once',
  unknown: 'This form has no such question',
  formats: {
    date: 'Enter a day as day, month and year, for example 30/4/2015',
    email: 'Invalid email format',
    uri: 'Enter a web address, for example https://www.example.org',
    phone: 'Enter a phone number, for example +961 1 234 567',
  },
  phones: {
    noCountry: 'Choose the country of this number, or begin it with + and the country code, for example +961 1 234 567',
    unknownCode: 'No country has this code. Choose the country, or correct the code after the +',
    tooShort: 'This phone number is too short: at least 5 digits stand after the country code',
    tooLong: 'This phone number is too long: it has at most 15 digits, country code included',
  },
  dates: {
    shortYear: 'Write the year with four digits, for example 2015',
    unclear: 'This can be read as two days. Write two digits for the day and two for the month, for example 05042015',
  },
  future: 'This date cannot be in the future',
  limits: {
    maxLength: {
      one: 'Use at most one character (now {length})',
      other: 'Use at most {limit} characters (now {length})',
    },
    minLength: { one: 'Use at least one character', other: 'Use at least {limit} characters' },
    minimum: { other: 'Enter {limit} or more' },
    maximum: { other: 'Enter {limit} or less' },
    minItems: { other: 'Give at least {limit}' },
    maxItems: { other: 'Give at most {limit}' },
    multipleOf: { other: 'Enter a multiple of {limit}' },
  },
  dayLimits: {
    notBefore: 'Enter {day} or a later day',
    notAfter: 'Enter {day} or an earlier day',
    notBeforeToday: 'This date cannot be in the past',
    atLeastAhead: 'This date must be at least {amount} from today',
    atMostAhead: 'This date can be at most {amount} from today',
    atLeastAgo: 'This date must be at least {amount} ago',
    atMostAgo: 'This date can be at most {amount} ago',
    amounts: {
      day: { one: 'one day', other: '{limit} days' },
      month: { one: 'one month', other: '{limit} months' },
      year: { one: 'one year', other: '{limit} years' },
    },
  },
  attachment: {
    empty: 'The file is empty',
    incomplete: 'The file is incomplete or damaged. Choose another copy',
    type: 'The file must be {types}',
    size: 'The file is larger than {size} MB',
    smallSize: 'The file is larger than {size} kB',
  },
};
