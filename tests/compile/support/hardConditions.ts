// Conditions that hold for some answers and fail for others, neither of which are easily found: a question, a test of it, an answer that passes and one that does not.
export const text = { type: 'string', title: 'Text', maxLength: 30 };
const files = { type: 'array', title: 'Files', maxItems: 3, items: { type: 'object', format: 'attachment' } };
const options = {
  type: 'array',
  title: 'Options',
  uniqueItems: true,
  items: { type: 'string', enum: [...'abcdefghi'] },
};
const children = {
  type: 'array',
  title: 'Children',
  maxItems: 5,
  items: {
    type: 'object',
    properties: {
      age: { type: 'integer', title: 'Age', minimum: 0, maximum: 99 },
      sex: { type: 'string', title: 'Sex', enum: ['m', 'f'] },
    },
    required: ['age'],
    errorMessage: { required: { age: 'Age is needed' } },
  },
};
const has = (entry: object) => ({ contains: { properties: entry, required: Object.keys(entry) } });

export const hardConditions: readonly (readonly [
  question: object,
  test: object,
  passing: unknown,
  failing: unknown,
])[] = [
  [files, { minItems: 2 }, [{}, {}], [{}]],
  [files, { maxItems: 1 }, [{}], [{}, {}]],
  [
    children,
    { allOf: [has({ age: { maximum: 5 } }), has({ age: { minimum: 12 } })] },
    [{ age: 3 }, { age: 13 }],
    [{ age: 3 }],
  ],
  [
    children,
    { allOf: [has({ age: { maximum: 5 } }), { not: has({ age: { minimum: 18 }, sex: { const: 'm' } }) }] },
    [{ age: 3 }],
    [{ age: 3 }, { age: 20, sex: 'm' }],
  ],
  [
    children,
    { allOf: [3, 12, 40].map((age) => has({ age: { const: age } })) },
    [{ age: 3 }, { age: 12 }, { age: 40 }],
    [{ age: 3 }, { age: 12 }],
  ],
  [
    options,
    { allOf: [{ contains: { const: 'a' } }, { contains: { const: 'i' } }], minItems: 6 },
    [...'abcdei'],
    [...'bcdefi'],
  ],
  [text, { pattern: '^LB', minLength: 10 }, 'LB12345678', 'LB1'],
  [text, { pattern: '[A-Z]', minLength: 10 }, 'aaaaaaaaaA', 'A'],
  [text, { pattern: String.raw`^LB\d+$`, minLength: 10 }, 'LB12345678', 'LB1'],
  [text, { pattern: String.raw`^(?=.*[A-Z])(?=.*\d)` }, 'A1', 'a'],
  [text, { pattern: '^(?!x)(?=.*(a|b)).*c$' }, 'ac', 'x'],
  [text, { allOf: [{ pattern: '^LB' }, { pattern: '99$' }] }, 'LB99', 'LB'],
  [text, { allOf: [{ pattern: '^LB' }, { pattern: '-' }, { pattern: '99$' }] }, 'LB-99', 'LB99'],
  [text, { pattern: String.raw`^\p{Lu}` }, 'Éa', 'éa'],
  [text, { pattern: String.raw`^[\u{1F600}-\u{1F64F}]` }, '😀', 'a'],
  [text, { pattern: '^.{2}$' }, '😀😀', '😀'],
  [text, { pattern: String.raw`^\p{Script=Arabic}+$` }, 'عربي', 'Arabic'],
  [text, { minLength: 2 }, '😀😀', '😀'],
  [{ ...text, pattern: '^[A-Z]{2}[0-9]{3}$' }, { pattern: '^LB', allOf: [{ pattern: '7' }] }, 'LB127', 'LB123'],
];
