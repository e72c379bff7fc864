// Long because every rule has all of its examples, accepted and refused, in one entry of the table.
// Rules for answers that follow from others, are compared with them, or are named by form.json.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const mail = { type: 'string', format: 'email', title: 'E-mail', maxLength: 50 };
const list = { type: 'array', title: 'List', maxItems: 3, items: { type: 'object', properties: { b: text } } };
const number = { type: 'integer', title: 'Number' };
const day = { type: 'string', format: 'date', title: 'Day' };

const group = (properties: object) => ({ type: 'object', title: 'Group', properties });
const IN_ORDER = { 'ui:order': ['*'] };

/** A second step. */
const second = {
  'trip/more.schema.json': { type: 'object', properties: { c: text } },
  'trip/more.ui.json': { 'ui:order': ['c'] },
};

const isYes = { properties: { a: { const: 'yes' } }, required: ['a'] };
/** A question `x` that is asked under a condition on the choice `a`. */
const sometimes = (choice: object = {}, condition: object = isYes) => ({
  properties: { a: { type: 'string', title: 'Choice', enum: ['no', 'yes'], ...choice } },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { x: text } },
});

/** Computed answers, each with limits of a number `m` of which it is never, or always, the greater one, and with limits by which it is sometimes. */
const LIMITED_BY_COMPUTED: readonly (readonly [computation: object, faulty: object, good: object])[] = [
  [{ sum: ['n', 'o'] }, { minimum: 15 }, { minimum: 14 }],
  [{ sum: ['n', 'o'] }, { maximum: 3 }, { maximum: 4 }],
  [{ sum: ['l/n', 'o'] }, { minimum: 35 }, { minimum: 34 }],
  [{ count: 'l' }, { minimum: 4 }, { minimum: 3 }],
  [{ count: 'l' }, { maximum: 1 }, { maximum: 2 }],
  [{ pick: 'c', of: { x: 40, y: 10 } }, { minimum: 41 }, { minimum: 40 }],
  [{ pick: 'c', of: { x: 40, y: 10 } }, { maximum: 10 }, { maximum: 11 }],
  [{ pick: 's', of: { x: 40, y: -10 } }, { minimum: 41 }, { minimum: 40 }],
  [{ pick: 'both', of: { x: 40, y: -10 } }, { maximum: 30 }, { maximum: 31 }],
  [{ difference: ['d', 'e'], in: 'days' }, { minimum: 42 }, { minimum: 41 }],
  [{ difference: ['d', 'e'], in: 'days' }, { maximum: 3 }, { maximum: 4 }],
  [{ difference: ['d', 'e'], in: 'months' }, { minimum: 2 }, { minimum: 1 }],
  [{ difference: ['2020-02-10', 'd'], in: 'years' }, { minimum: 7 }, { minimum: 6 }],
];
const comparedWithComputed = (computed: object, limits: object) => ({
  schema: {
    properties: {
      n: { ...number, title: 'First', minimum: 1, maximum: 10 },
      o: { ...number, title: 'Second', minimum: 2, maximum: 4 },
      p: { ...number, title: 'Third', maximum: 99 },
      d: { ...day, formatMinimum: '2026-02-01', formatMaximum: '2026-02-20' },
      e: { ...day, title: 'Last day', formatMinimum: '2026-02-23', formatMaximum: '2026-03-14' },
      c: { type: 'string', title: 'Choice', enum: ['x', 'y'] },
      both: {
        type: 'array',
        title: 'Both',
        uniqueItems: true,
        minItems: 2,
        items: { type: 'string', enum: ['x', 'y'] },
      },
      s: { type: 'array', title: 'Several', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
      l: {
        ...list,
        items: { type: 'object', properties: { n: { ...number, minimum: 0, maximum: 10 } }, required: ['n'] },
      },
      t: { ...number, title: 'Total', readOnly: true, computed },
      m: { ...number, ...limits, atMost: { $data: '1/t' } },
    },
    required: ['n', 'o', 'l', 'c', 'd', 'e'],
  },
});

export const relationCases: Readonly<Record<string, RuleExamples>> = {
  comparisonsNameQuestions: {
    good: [
      { schema: { n: number, m: { ...number, atLeast: { $data: '1/n' } } } },
      { schema: { t: { ...text, maxLength: 20 }, m: { ...text, maxLength: 30, equals: { $data: '1/t' } } } },
      ...LIMITED_BY_COMPUTED.map(([computation, , limits]) => comparedWithComputed(computation, limits)),
    ],
    bad: [
      ...LIMITED_BY_COMPUTED.map(([computation, limits]) => ({
        ...comparedWithComputed(computation, limits),
        at: '/properties/m/atMost/$data',
        says: 'its limits and those of "t"',
      })),
      {
        schema: { t: { ...text, maxLength: 254 }, m: { ...text, maxLength: 30, equals: { $data: '1/t' } } },
        at: '/properties/m/equals/$data',
        says: 'Write "maxLength": 254 at "m", or 30 at "t".',
      },
      {
        schema: { t: { ...text, format: 'email' }, m: { ...text, equals: { $data: '1/t' } } },
        at: '/properties/m/equals/$data',
        says: 'Write "format": "email" at "m".',
      },
      {
        schema: { t: text, m: { ...text, format: 'date', moreThan: { $data: '1/t' } } },
        at: '/properties/m/moreThan/$data',
        says: 'Write "format": "date" at "t".',
      },
      {
        schema: { number, m: { ...number, atLeast: { $data: '1/nummer' } } },
        at: '/properties/m/atLeast/$data',
        says: 'Perhaps "number" was meant',
      },
      {
        schema: { t: text, m: { ...text, lessThan: { $data: '1/t' } } },
        at: '/properties/m/lessThan/$data',
        says: 'compares numbers, dates and times',
      },
      {
        schema: { n: { ...number, maximum: 3 }, m: { ...number, minimum: 4, equals: { $data: '1/n' } } },
        at: '/properties/m/equals/$data',
        says: 'exclude it',
      },
      {
        schema: {
          properties: {
            a: { ...number, minimum: 1, maximum: 3 },
            b: { ...number, moreThan: { $data: '1/a' } },
            c: { ...number, maximum: 2, moreThan: { $data: '1/b' } },
          },
          required: ['a', 'b', 'c'],
        },
        at: '/properties/c/moreThan/$data',
        says: 'its limits and those of "b" exclude it',
      },
    ],
  },
  comparisonsAcrossSteps: {
    good: [{ schema: { n: number, g: group({ m: { ...number, atLeast: { $data: '/who/n' } } }) }, ui: IN_ORDER }],
    bad: [
      {
        schema: { n: number, g: group({ m: { ...number, atLeast: { $data: '/m' } } }) },
        ui: IN_ORDER,
        at: '/properties/g/properties/m/atLeast/$data',
        says: 'e.g. "$data": "/who/n"',
      },
      {
        schema: {
          n: { ...number, minimum: 0, maximum: 10 },
          t: { ...number, readOnly: true, computed: { sum: ['n'] } },
          g: group({ m: { ...number, minimum: 11, atMost: { $data: '/who/t' } } }),
        },
        ui: IN_ORDER,
        at: '/properties/g/properties/m/atMost/$data',
        says: 'its limits and those of "/who/t" exclude it',
      },
    ],
  },
  uniqueInLists: {
    good: [
      { schema: { l: { ...list, items: { type: 'object', properties: { n: { ...text, uniqueInList: true } } } } } },
    ],
    bad: [
      {
        schema: { n: { ...text, uniqueInList: true } },
        at: '/properties/n/uniqueInList',
        says: 'not asked in the entries of a list',
      },
    ],
  },
  conditionPatterns: {
    good: [{ schema: { properties: { a: text }, if: { properties: { a: { pattern: '^x' } }, required: ['a'] } } }],
    bad: [
      {
        schema: { properties: { a: text }, if: { properties: { a: { not: { pattern: '[' } } }, required: ['a'] } },
        at: '/if',
        says: 'is not a regular expression',
      },
    ],
  },
  conditionsAcrossSteps: {
    good: [
      {
        schema: { a: text },
        form: {
          steps: [
            { id: 'who', label: 'Who', at: '/who' },
            { id: 'more', label: 'More', if: { required: ['/who/a'] } },
          ],
        },
        files: second,
      },
    ],
    bad: [
      {
        schema: { a: text },
        form: {
          steps: [
            { id: 'who', label: 'Who', at: '/who' },
            { id: 'more', label: 'More', if: { required: ['/who/b'] } },
          ],
        },
        files: second,
        at: 'form.json#/steps/1/if',
        says: 'Perhaps "/who/a" was meant',
      },
      {
        schema: { properties: { a: text }, if: { required: ['/who/a'] } },
        at: '/if',
        says: 'is asked in this step',
      },
      {
        schema: { properties: { a: text }, if: { required: ['a'] }, else: { if: { required: ['/who/a'] } } },
        at: '/else/if',
        says: 'stands inside a branch',
      },
    ],
  },
  computedAnswers: {
    good: [{ schema: { n: number, t: { ...number, readOnly: true, computed: { sum: ['n'] } } } }],
    bad: [
      {
        schema: {
          a: { type: 'integer', title: 'A', minimum: 0, maximum: 9 },
          b: { type: 'integer', title: 'B', readOnly: true, computed: { sum: ['a', '/who/c'] } },
        },
        at: '/properties/b/computed/sum/1',
        says: 'Compute it in a step that has no "at" in form.json: there "who/c" names an answer of another step.',
      },
      ...[
        { from: {}, until: { atLeast: { $data: '1/from' } }, of: ['until', 'from'] },
        { from: { atMost: { $data: '1/until' } }, until: {}, of: ['until', 'from'] },
        { from: { formatMaximum: 'today' }, until: { formatMinimum: 'today + 1 day' }, of: ['until', 'from'] },
        { from: { formatMaximum: '2026-01-01' }, until: {}, of: ['2026-09-01', 'from'] },
      ].map(({ from, until, of }) => ({
        schema: {
          from: { type: 'string', format: 'date', title: 'From', ...from },
          until: { type: 'string', format: 'date', title: 'Until', ...until },
          days: {
            type: 'integer',
            title: 'Days',
            readOnly: true,
            computed: { difference: of, in: 'days' },
          },
        },
        at: '/properties/days/computed/difference',
        says: `never above 0. Write "difference": ${JSON.stringify(of.toReversed())}.`,
      })),
      {
        schema: { n: number, t: { ...number, readOnly: true, computed: { sum: ['nn'] } } },
        at: '/properties/t/computed/sum/0',
        says: 'Perhaps "n" was meant',
      },
      {
        schema: { n: text, t: { ...number, readOnly: true, computed: { sum: ['n'] } } },
        at: '/properties/t/computed/sum/0',
        says: 'Name numbers',
      },
      {
        schema: { n: number, t: { ...number, computed: { sum: ['n'] } } },
        at: '/properties/t/computed',
        says: 'Add "readOnly": true',
      },
      {
        schema: { n: number, t: { ...number, readOnly: true, computed: { sum: ['n'], with: ' ' } } },
        at: '/properties/t/computed/with',
        says: 'no effect on a sum',
      },
    ],
  },
  pointersNameQuestions: {
    good: [
      {
        schema: {
          from: { type: 'string', format: 'date', title: 'From', formatMaximum: 'today' },
          until: { type: 'string', format: 'date', title: 'Until', formatMinimum: 'today' },
          days: {
            type: 'integer',
            title: 'Days',
            readOnly: true,
            computed: { difference: ['from', 'until'], in: 'days' },
          },
        },
      },
      { schema: { a: text, mail }, form: { summary: ['/who/a'], mail: { to: '/who/mail' }, prefill: { a: '/who/a' } } },
      { schema: sometimes(), form: { prefill: { a: '/who/a', x: '/who/x' } } },
      { schema: sometimes({ default: 'yes' }), form: { prefill: { x: '/who/x' } } },
      { schema: sometimes({ enum: ['no', 'yes'] }, { not: isYes }), form: { prefill: { x: '/who/x' } } },
    ],
    bad: [
      {
        schema: sometimes(),
        form: { prefill: { x: '/who/x' } },
        at: 'form.json#/prefill/x',
        says: 'is asked only once others are answered, and no address answers those',
      },
      {
        schema: sometimes({ default: 'no' }),
        form: { prefill: { x: '/who/x' } },
        at: 'form.json#/prefill/x',
        says: 'Name what brings the question up under "prefill", too',
      },
      {
        schema: { a: text },
        form: { summary: ['/who/b'] },
        at: 'form.json#/summary/0',
        says: 'not a question of this form',
      },
      {
        schema: { l: list },
        form: { prefill: { a: '/who/l' } },
        at: 'form.json#/prefill/a',
        says: 'an address can answer',
      },
      {
        schema: { a: { ...text, const: 'x', readOnly: true } },
        form: { prefill: { a: '/who/a' } },
        at: 'form.json#/prefill/a',
        says: 'an address can answer',
      },
      { schema: { a: text }, form: { mail: { to: '/who/a' } }, at: 'form.json#/mail/to', says: 'asks for an e-mail' },
    ],
  },
};
