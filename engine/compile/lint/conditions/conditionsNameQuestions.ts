// A condition refers to questions of its own group; on any other name it would never be true.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  type Path,
  type Schema,
  toName,
} from '../../../core/index.ts';
import { didYouMean, nearest } from '../../errors/didYouMean.ts';
import { lastOf } from '../../foreign/comparedNames.ts';
import type { Definition } from '../../read/definition.ts';
import { isOutside } from '../../schema/acrossSteps.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import { pointerMeant } from '../pointerMeant.ts';
import { renamedTests } from '../renamedTests.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const conditionsNameQuestions: Rule = (definition) =>
  schemaRule('groups', (group) => faultsOf(group, definition))(definition);

/** The first step that the group is asked in, and the steps before it. */
function stepsUpTo(group: Schema, { steps }: Definition) {
  const index = steps.findIndex(({ schema }) => [...groupSchemas(schema)].includes(group));
  return { earlier: steps.slice(0, Math.max(0, index)), step: steps[index]?.schema };
}

function* faultsOf(group: Schema, definition: Definition): Generator<Fault> {
  const known = groupParts(group).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  for (const { schema } of groupParts(group)) {
    if (typeof schema.if !== 'object') continue;
    for (const { path, tests, namedAt } of fieldReferences(schema.if).values()) {
      // Of other steps: `conditionsAcrossSteps` looks at those.
      if (questionAt(group, path) || isOutside(String(path[0]))) continue;
      // The rule `typesDeclared` reports a list without `items`; what its entries ask is not known.
      const around = questionAt(group, path.slice(0, -1));
      if (around?.type === 'array' && !around.items) continue;
      const { earlier, step } = stepsUpTo(group, definition);
      const name = String(path.at(-1));
      const meant = lastOf(name);
      const near = path.length === 1 ? nearest(meant, known) : undefined;
      const pointer = path.length === 1 ? pointerMeant(earlier, name) : undefined;
      yield {
        in: schema,
        at: formatPointer(['if', ...(namedAt[0] ?? [])]),
        problem: `The condition refers to "${toName(path)}", which is not a question of this group.`,
        repair:
          ofNoGroup(around, path) ??
          inGroupInside(group, path, tests[0]) ??
          inOtherGroup(step, path, tests[0]) ??
          inEntries(group, path, tests[0]) ??
          (pointer && `Write "${pointer}": it is asked in an earlier step.`) ??
          (known.includes(meant)
            ? `Write "${meant}".`
            : `Correct the name${alsoRequired(schema.if, path)}.${didYouMean(meant, known)}`),
        meant: near === undefined || pointer !== undefined ? undefined : renamedTests(namedAt, near),
      };
    }
  }
}

/** What to add where the condition has to require the question, too: `conditionsRequire` cannot say it of a name that is none. */
function alsoRequired({ properties = {}, required = [] }: Schema, [name = '', ...below]: Path): string {
  const isMissing = below.length === 0 && Object.hasOwn(properties, name) && !required.includes(String(name));
  return isMissing ? ', and add it to "required" inside "if"' : '';
}

/**
 * The repair of a condition on a question of another group of the same step: where the condition has to stand, and with what `if`. Undefined if no group of the step
 * asks a question of that name, or several do. Groups in lists are not looked through: each entry has an answer of its own.
 */
function inOtherGroup(step: Schema | undefined, path: Path, test: Schema | undefined): string | undefined {
  const [name, ...below] = path.map(String);
  if (!step || name === undefined || below.length > 0) return undefined;
  const [place, ...others] = groupsAsking(step, name);
  if (!place || others.length > 0) return undefined;
  const where = place.length === 0 ? 'in the step' : `in "${place.join('/')}"`;
  const inner: Schema = { ...(test && { properties: { [name]: test } }), required: [name] };
  const whole = place.reduceRight<Schema>((part, key) => ({ properties: { [key]: part }, required: [key] }), inner);
  return `"${name}" is asked ${where}: move the condition to the "allOf" of the step, with "if": ${JSON.stringify(whole)}, and what it asks under the "properties" of its group.`;
}

/** The repair of a condition on a question of the entries of a list, by its name or with that of the list before it: a test for any entry. */
function inEntries(group: Schema, path: Path, test: Schema | undefined): string | undefined {
  const [named = '', below] = toName(path).split('/');
  const lists = Object.entries(declaredProperties(group)).filter(([key, { items }]) => {
    const isNamed = below === undefined || key === named;
    return isNamed && items !== undefined && isGroupSchema(items) && questionAt(items, [below ?? named]) !== undefined;
  });
  const [[list] = [], ...others] = lists;
  if (list === undefined || others.length > 0) return undefined;
  const name = below ?? named;
  const contains: Schema = { ...(test && { properties: { [name]: test } }), required: [name] };
  const condition = JSON.stringify({ properties: { [list]: { contains } }, required: [list] });
  return `"${name}" is asked in each entry of "${list}": write "if": ${condition}, which holds if any entry is so.`;
}

/** The keys, from the step, of the groups that ask a question of this name; those in lists are left out. */
function groupsAsking(group: Schema, name: string): readonly (readonly string[])[] {
  const own = questionAt(group, [name]) ? [[]] : [];
  const inner = Object.entries(declaredProperties(group)).filter(([, question]) => isGroupSchema(question));
  return [...own, ...inner.flatMap(([key, part]) => groupsAsking(part, name).map((keys) => [key, ...keys]))];
}

/** The repair of a name that leads into a group, such as `g.c`. */
function inGroupInside(group: Schema, path: Path, test: Schema | undefined): string | undefined {
  const keys = String(path.at(-1))
    .split(/[/.]+/)
    .filter((key) => key !== '');
  const last = keys.at(-1);
  if (last === undefined || keys.length < 2 || !questionAt(group, [...path.slice(0, -1), ...keys])) return undefined;
  const inner: Schema = { ...(test && { properties: { [last]: test } }), required: [last] };
  const whole = keys.slice(0, -1).reduceRight<Schema>((below, key) => {
    return { properties: { [key]: below }, required: [key] };
  }, inner);
  return `Test it inside its group: ${JSON.stringify(whole).slice(1, -1)}.`;
}

/** The repair of a test by "properties" of what is asked, and is no group. */
function ofNoGroup(around: Schema | undefined, path: Path): string | undefined {
  if (!around || isGroupSchema(around)) return undefined;
  if (around.items) return 'Test what is in the list, by "contains" in place of "properties".';
  return `Remove "properties" of "${path.at(-2)}": nothing is asked in it.`;
}
