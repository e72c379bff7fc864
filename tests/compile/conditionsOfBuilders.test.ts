// Conditions as form builders write them at the question which they are for, each with the `if` that is meant, or with the names of its questions.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { findingsOfStep, text } from './support/findingsOfStep.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const IS_YES = '{"properties":{"b":{"const":"yes"}},"required":["b"]}';
const HAS_X = '{"properties":{"b":{"contains":{"const":"x"}}},"required":["b"]}';
const testOfC = (test: string) => `{"properties":{"c":${test}},"required":["c"]}`;
const ABOVE_3 = testOfC('{"exclusiveMinimum":3}');
const equal = { component: 'b', operator: 'isEqual', value: 'yes' };
const above = { component: 'c', operator: 'greaterThan', value: 3 };

it.each<[keyword: string, condition: unknown, written: string]>([
  ['visibleIf', "{b} = 'yes'", `"if": ${IS_YES}`],
  ['visibleIf', "{b} <> 'yes'", `"if": {"not":${IS_YES}}`],
  ['visibleIf', '{b} notempty', '"if": {"required":["b"]}'],
  ['visibleIf', '{b} empty', '"if": {"not":{"required":["b"]}}'],
  ['visibleIf', "{b} contains 'x' or {c} > 3", `"if": {"anyOf":[${HAS_X},${ABOVE_3}]}`],
  ['visibleIf', "{b} notcontains 'x'", `"if": {"not":${HAS_X}}`],
  ['visibleIf', "{b} anyof ['yes', 'no']", '"if": {"properties":{"b":{"enum":["yes","no"]}},"required":["b"]}'],
  ['visibleIf', "{b} = 'yes' and {c} >= 18", `"if": {"allOf":[${IS_YES},${testOfC('{"minimum":18}')}]}`],
  ['visibleIf', "{c} <= '2026-09-01'", `"if": ${testOfC('{"formatMaximum":"2026-09-01"}')}`],
  ['visibleIf', "{c} < '2026-09-01'", `"if": ${testOfC('{"not":{"formatMinimum":"2026-09-01"}}')}`],
  ['visibleIf', "{b} = 'yes' and {c} > 3 or {c} < 2", 'an "if" on "b" and "c"'],
  ['visibleIf', "{b} allof ['yes', 'no']", 'an "if" on "b"'],
  ['visibleIf', 'age above three', '"if": { "properties": { "other": { "const": ... } }, "required": ["other"] }'],
  ['dependsOn', 'b', 'an "if" on "b"'],
  ['customConditional', "show = data.b === 'yes'", `"if": ${IS_YES}`],
  ['condition', { field: 'b', operator: '==', value: 'yes' }, `"if": ${IS_YES}`],
  ['condition', { field: 'c', operator: '>', value: 3 }, `"if": ${ABOVE_3}`],
  ['condition', { field: 'b', operator: '>', value: 'x' }, 'an "if" on "b"'],
  [
    'conditional',
    { conditions: [{ component: 'b', operator: 'isNotEqual', value: 'yes' }] },
    `"if": {"not":${IS_YES}}`,
  ],
  ['conditional', { conditions: [{ component: 'b', operator: 'isEmpty' }] }, '"if": {"not":{"required":["b"]}}'],
  ['conditional', { conditions: [{ component: 'b', operator: 'isNotEmpty' }] }, '"if": {"required":["b"]}'],
  ['conditional', { conditions: [{ component: 'b', operator: 'includes', value: 'x' }] }, `"if": ${HAS_X}`],
  ['ui:if', { b: 'yes' }, `"if": ${IS_YES}`],
  ['ui:if', { component: 'yes' }, '"if": {"properties":{"component":{"const":"yes"}},"required":["component"]}'],
  ['ui:if', { conditions: 'good' }, '"if": {"properties":{"conditions":{"const":"good"}},"required":["conditions"]}'],
  ['showWhen', { b: ['yes', 'no'] }, '"if": {"properties":{"b":{"enum":["yes","no"]}},"required":["b"]}'],
  ['conditional', { show: false, when: 'b', eq: 'yes' }, `"if": {"not":${IS_YES}}`],
  ['conditional', { show: true, when: 'b', eq: 'yes', conditions: [] }, `"if": ${IS_YES}`],
  ['conditional', { show: true, conjunction: 'all', conditions: [equal] }, `"if": ${IS_YES}`],
  ['conditional', { conjunction: 'any', conditions: [equal, equal] }, `"if": {"anyOf":[${IS_YES},${IS_YES}]}`],
  ['conditional', { conditions: [above] }, `"if": ${ABOVE_3}`],
  ['conditional', { conditions: [{ ...above, operator: 'startsWith' }] }, 'an "if" on "c"'],
])('%s: %j', (keyword, condition, written) => {
  expect(findingsOfStep({ properties: { a: { ...text, [keyword]: condition } } }, { 'ui:order': ['*'] })).toEqual([
    `/properties/a/${keyword} "${keyword}" is not a keyword that a form can use here. Move the question to "properties" of "then", beside ${written} of its group.`,
  ]);
});

it.each([
  { show: null, when: null, eq: '' },
  { show: '', when: '', eq: '' },
  { show: true, conditions: [] },
])('a condition that is not filled in: %j', (conditional) => {
  expect(findingsOfStep({ properties: { a: { ...text, conditional } } }, { 'ui:order': ['*'] })).toEqual([
    expect.stringContaining('Remove it: it says nothing.'),
  ]);
});

const rule = { effect: 'SHOW', condition: { scope: '#/properties/b', schema: { const: 'yes' } } };
const PLACED = '{"properties":{"/who/b":{"const":"yes"}},"required":["/who/b"]}';

it.each<[key: string, condition: unknown, written: string]>([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: `${b}` is how XLSForm names a question, and no template
  ['relevant', "${b} = 'yes'", PLACED],
  ['visibleIf', "{b} <> 'yes'", `{"not":${PLACED}}`],
  ['conditional', { show: false, conjunction: 'all', conditions: [equal] }, `{"not":${PLACED}}`],
  ['rule', rule, PLACED],
  ['rule', { ...rule, effect: 'HIDE' }, `{"not":${PLACED}}`],
  ['rule', { effect: 'SHOW' }, '{ "properties": { "/name": { "const": ... } }, "required": ["/name"] }'],
])('at a step, %s: %j', (key, condition, written) => {
  const steps = [
    { id: 'who', label: 'Who', at: '/who' },
    { id: 'more', label: 'More', at: '/more', [key]: condition },
  ];
  const folder = writeForm({
    'trip/form.json': formFile({ steps }),
    'trip/who.schema.json': { type: 'object', properties: { b: { type: 'string', title: 'B', enum: ['yes', 'no'] } } },
    'trip/who.ui.json': { 'ui:order': ['*'] },
    'trip/more.schema.json': { type: 'object', properties: { n: text } },
    'trip/more.ui.json': { 'ui:order': ['*'] },
  });
  expect(checkForm(folder, 'trip').findings.map(({ problem, repair }) => `${problem} ${repair}`)).toEqual([
    expect.stringContaining(`"${key}" is not a key that is allowed here. Write "if": ${written}`),
  ]);
});
