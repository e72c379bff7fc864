// Questions whose names are words of JSON Schema, of the ui files or of the engine.
import { answered, group, type Probe, type Probes, required, text, when } from './probe.ts';

const WORDS = [
  'examples',
  'definitions',
  'errorMessage',
  'properties',
  'required',
  'items',
  'enum',
  'enumNames',
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'const',
  'type',
  'title',
  'description',
  'text',
  'fields',
  'dependencies',
  'format',
  'default',
  'additionalProperties',
  'other',
  'id',
  'name',
  'size',
  'answers',
  'length',
];

/** Written as others do, so that the definition is rewritten around it. */
const OPTIONS = { type: 'string', oneOf: [{ const: 'a' }, { const: 'b' }] };

/** Asked, required, with words of its own in the ui file, and tested by a condition. */
function named(word: string): Probe {
  return {
    schema: {
      properties: { [word]: OPTIONS, b: text },
      ...required(word),
      ...when(answered(word, { const: 'a' }), { properties: { more: text }, ...required('more') }),
    },
    ui: { 'ui:order': ['*'], [word]: { 'ui:description': 'About it', 'ui:widget': 'select' } },
    stored: [
      { [word]: 'a', more: 'x' },
      { [word]: 'b', b: 'x' },
    ],
    sentBack: [[{ b: 'x' }, { [word]: `${word}?` }]],
  };
}

export const names: Probes = {
  ...Object.fromEntries(WORDS.map((word) => [word, named(word)])),
  'all at once, in a group': {
    schema: {
      properties: { g: group(Object.fromEntries(WORDS.map((word) => [word, text])), ...WORDS) },
      required: ['g'],
    },
    ui: { g: Object.fromEntries(WORDS.map((word) => [word, { 'ui:description': `About ${word}` }])) },
    stored: [{ g: Object.fromEntries(WORDS.map((word) => [word, 'x'])) }],
  },
  constructor: { ...named('constructor'), refused: /"constructor" cannot be sent/ },
};
