// Every rule file is in the list that `checkDefinition` runs, and has a valid and an invalid example in the tables.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAcross, checkDefinition } from '../../../engine/compile/checkDefinition.ts';
import type { Rule } from '../../../engine/compile/lint/rule.ts';
import { readDefinition } from '../../../engine/compile/read/readDefinition.ts';
import { formFile, writeForm } from '../support/writeForm.ts';
import type { RuleExample } from './ruleExamples.ts';
import { table } from './table.ts';

const modules = import.meta.glob<Record<string, Rule>>('../../../engine/compile/lint/*/*.ts', { eager: true });
const rules = Object.entries(modules).map(([file, module]) => {
  const name = path.basename(file, '.ts');
  return { name, rule: module[name] as Rule };
});

function definitionOf({ schema, ui = {}, form, published, words, files }: RuleExample) {
  const isWhole = 'properties' in schema || 'type' in schema;
  const folder = writeForm({
    'trip/who.schema.json': isWhole ? { type: 'object', ...schema } : { type: 'object', properties: schema },
    'trip/who.ui.json': ui,
    'trip/form.json': formFile(form ?? {}),
    'trip/published.json': published,
    'trip/ar.json': words,
    ...files,
  });
  return readDefinition(folder, 'trip', words ? 'ar' : 'en', () => []);
}

it('every rule has a valid and an invalid example, and every example a rule', () => {
  expect(Object.keys(table).sort()).toEqual(rules.map(({ name }) => name).sort());
  const lacking = Object.entries(table).filter(([, { good, bad }]) => good.length === 0 || bad.length === 0);
  expect(lacking.map(([name]) => name)).toEqual([]);
});

describe.each(rules)('$name', ({ name, rule }) => {
  const { good = [], bad = [] } = table[name] ?? {};

  it.each(good.map((example, i) => [i + 1, example] as const))('accepts example %i', (_, example) => {
    expect([...rule(definitionOf(example))].map(({ problem }) => problem)).toEqual([]);
  });

  it.each(bad.map((example) => [example.says, example] as const))('reports %s', (says, example) => {
    const definition = definitionOf(example);
    const [file, pointer] = example.at.includes('#') ? example.at.split('#') : ['who.schema.json', example.at];
    const found = [...rule(definition)].map(({ place, problem, repair }) => ({
      at: `${path.basename(place.file)}#${place.pointer}`,
      words: `${problem} ${repair}`,
    }));
    expect(found).toEqual([{ at: `${file}#${pointer}`, words: expect.stringContaining(says) }]);
    // The rule is among those that every check runs, under its own name. No words have a gap.
    const all = checkDefinition(definition, checkAcross(definition)).map(({ code, problem, repair }) => [
      code,
      `${problem} ${repair}`,
    ]);
    expect(all).toContainEqual([name, found[0]?.words]);
    for (const [, one] of all) expect(one).not.toMatch(/(?<!is )undefined|\[object|one of \./);
  });
});
