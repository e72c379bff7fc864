// What the answers of a group can be computed from, for the dialog that asks for it.
import {
  type ComputableAnswer,
  computableAnswers,
  type Definition,
  groupOfStep,
  lastName,
  passwordNames,
  singleAnswer,
  withClosed,
} from '../../compile/index.ts';
import { declaredProperties, type Schema } from '../../core/index.ts';
import type { Computable } from '../protocol/computations.ts';
import { equal, type Group } from './draft/groups.ts';

/** The answers that one of the group can be computed from, without passwords, which nothing may show. */
export function computableIn(definition: Definition, group: Group): readonly Computable[] {
  const secrets = passwordNames(definition);
  return computableAnswers(scopeOf(definition, group)).flatMap((answer) => {
    const { name, question, inList } = answer;
    if (secrets.has(lastName(name))) return [];
    // A count of a single answer is 1, or 0 before it is given: only lists, and questions in lists, are offered for counting.
    const as = answer.as.filter((kind) => kind !== 'count' || question.items || inList);
    const { enum: values = [], enumNames = [] } = withClosed(singleAnswer(question));
    const options = values.map((value, i) => ({ value: String(value), label: enumNames[i] ?? String(value) }));
    return as.length > 0 ? [{ name, title: titleOf(definition, group, answer), as, options }] : [];
  });
}

/** The schema in which `computed` of a question of this group looks up names: the group itself; for a step, all steps with answers at or below its place. */
export function scopeOf(definition: Definition, { step, path, schema }: Group): Schema {
  return path.length === 0 ? groupOfStep(definition, step.at) : schema;
}

/** The titles of the groups around the question, and its own; for a question of another step, that step's label first. */
function titleOf({ steps }: Definition, { step, path }: Group, { name, titles }: ComputableAnswer): string {
  const place = [...step.at, ...name.split('/')];
  const asking = steps.find(({ at, schema }) => {
    return equal(place.slice(0, at.length), at) && declaredProperties(schema)[place[at.length] ?? ''];
  });
  if (path.length > 0 || !asking || asking === step) return titles.join(' › ');
  return [asking.label, ...titles.slice(asking.at.length - step.at.length)].join(' › ');
}
