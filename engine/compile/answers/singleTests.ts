import { keysOf, memoise, type Schema } from '../../core/index.ts';

/**
 * The tests as single ones: `{"minItems": 2, "contains": {...}}` as two, and what `not`, `allOf` and `anyOf` are made of. Answers with the same results of these have
 * the same result of any condition that is made of them.
 */
export function singleTests(tests: readonly Schema[]): readonly Schema[] {
  const all = tests.flatMap(partsOf);
  return [...new Map(all.map((test) => [JSON.stringify(test), test])).values()];
}

const partsOf = memoise((test: Schema): readonly Schema[] => {
  const { not, allOf = [], anyOf = [], ...own } = test;
  const inner = [...allOf, ...anyOf, ...(not ? [not] : [])].flatMap(partsOf);
  const { properties, required, ...single } = own;
  const ofGroup = properties || required ? [{ ...(properties && { properties }), ...(required && { required }) }] : [];
  return [
    ...ofGroup,
    ...keysOf(single).map((keyword) => ({ [keyword]: single[keyword] })),
    ...ofEntries(test),
    ...inner,
  ];
});

/** For a test of entries by several answers, one by each: which of them an entry fails by decides whether that answer is tested to any effect. */
function ofEntries({ contains }: Schema): readonly Schema[] {
  const tests = Object.entries(contains?.properties ?? {});
  if (tests.length < 2) return [];
  return tests.map(([name, test]) => ({ contains: { properties: { [name]: test }, required: [name] } }));
}
