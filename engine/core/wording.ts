// What a visitor reads where the definition has no words of its own for a keyword; ajv's would not do.
import type { ValidationError } from './types.ts';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Enter a day as day, month and year, for example 30/4/2015',
  email: 'Invalid email format',
  uri: 'Enter a web address, for example https://www.example.org',
  phone: 'Enter a phone number, for example +961 1 234 567',
};

/** The engine's message for a failed keyword. */
export function wording({ keyword, params }: ValidationError): string {
  const { limit } = params;
  switch (keyword) {
    case 'required':
      return 'This field is required';
    case 'enum':
    case 'const':
      return 'Choose one of the options';
    case 'type':
      return params.type === 'number' || params.type === 'integer' ? 'Enter a number' : 'This answer cannot be read';
    case 'format':
      return FORMATS[params.format ?? ''] ?? 'This answer is not written as expected';
    case 'maxLength':
      return `Use at most ${limit} characters`;
    case 'minLength':
      return `Use at least ${limit} characters`;
    case 'minimum':
      return `Enter ${limit} or more`;
    case 'maximum':
      return `Enter ${limit} or less`;
    case 'multipleOf':
      return `Enter a multiple of ${params.multipleOf}`;
    case 'uniqueItems':
      return 'Give each only once';
    case 'minItems':
      return `Give at least ${limit}`;
    case 'maxItems':
      return `Give at most ${limit}`;
    default:
      return 'This answer is not written as expected';
  }
}
