// What a branch asks in a group that is declared outside of it is a question of this group, also for conditions that stand beside the branch.
import { expect, it } from 'vitest';
import { findingsOfStep } from '../support/findingsOfStep.ts';

const then = 'then';
const box = (title: string) => ({ type: 'boolean', title });
const asked = (group: string, name: string, title: string) => ({
  properties: { [group]: { properties: { [name]: box(title) } } },
});
const ticked = (group: string, name: string) => ({
  properties: { [group]: { properties: { [name]: { const: true } }, required: [name] } },
  required: [group],
});
const group = (title: string, name: string) => ({
  type: 'object',
  title,
  properties: { [name]: box(`${title} first`) },
});
const properties = { g: group('G', 'a'), h: group('H', 'b') };
const ui = { 'ui:order': ['*'] };

it('a condition on it can hold', () => {
  const chain = [
    { if: ticked('g', 'a'), [then]: asked('h', 'c', 'Asked by G') },
    { if: ticked('h', 'c'), [then]: asked('h', 'd', 'Asked by H') },
    { if: ticked('h', 'd'), [then]: asked('g', 'e', 'Asked by both') },
  ];
  expect(findingsOfStep({ properties, allOf: chain }, ui)).toEqual([]);
});

it('one on what no branch asks cannot', () => {
  const chain = [
    { if: ticked('g', 'a'), [then]: asked('h', 'c', 'Asked by G') },
    { if: ticked('h', 'x'), [then]: asked('h', 'd', 'Asked by H') },
  ];
  expect(findingsOfStep({ properties, allOf: chain }, ui).join('\n')).toMatch(/"h\[x\]", which is not a question/);
});
