// A multipart request has no part for an entry without answers, so the list would arrive with fewer entries: every entry has to have
// a required question. For the same reason an optional list is absent if it is empty, and `minItems: 1` has no effect on it.
import { declaredProperties, isGroupSchema, isList, resolve, type Schema } from '../../../core/index.ts';
import { combinations, isExhaustive } from '../../answers/combinations.ts';
import { isOutside, namesTested } from '../../schema/acrossSteps.ts';
import { appliesTo, groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { firstRequired } from '../../schema/questions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const listEntriesNotEmpty = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { key, schema, narrows } of groupQuestions(group)) {
    if (!(narrows ?? schema).items) continue;
    if (!narrows) yield* ofEntry(key, schema);
    if (schema.minItems === 1 && !isRequiredWhileEmpty(group, key)) {
      const problem = `"minItems": 1 has no effect on "${key}", which may be absent.`;
      yield { in: schema, at: '/minItems', problem, repair: `Remove it, or add "${key}" to "required".` };
    }
  }
});

/**
 * True if the list can be required while it is empty, so that `minItems` can refuse it. False only for branches whose conditions test the list itself and
 * fail for an empty one. With conditions on other steps, or with results that `combinations` does not reach, it is taken to be true.
 */
function isRequiredWhileEmpty(group: Schema, key: string): boolean {
  const requiring = groupParts(group).filter(({ schema }) => schema.required?.includes(key));
  return requiring.some(({ under }) => {
    const tested = under.flatMap(({ condition }) => namesTested(condition));
    if (!tested.includes(key) || tested.some(isOutside) || !isExhaustive(group)) return true;
    return combinations(group).some((answers) => appliesTo(under, { ...answers, [key]: [] }));
  });
}

/** True if an entry without answers is not complete, e.g. because one of two has to be answered. */
function asksBlank(entry: Schema): boolean {
  const { required = [], properties = {} } = resolve(entry, {});
  return required.some((key) => properties[key] && !properties[key].readOnly && !isGroupSchema(properties[key]));
}

function* ofEntry(key: string, list: Schema): Generator<Fault> {
  const { items = {} } = list;
  const problem = `An entry of "${key}" may be left blank, and a blank entry is not sent.`;
  if (isGroupSchema(items) && Object.keys(declaredProperties(items)).length === 0) {
    const repair = 'Add "properties" with what is asked in each entry.';
    yield { in: list, at: '/items', problem: `The entries of "${key}" ask nothing.`, repair };
  } else if (isGroupSchema(items) && firstRequired(items) === undefined && !asksBlank(items))
    yield { in: list, at: '/items', problem, repair: 'Add "required" with at least one question of the entry.' };
  if (!items.items) return;
  if (isList(items) && !items.minItems) {
    const repair = 'Add "minItems": 1 beside the inner "items".';
    yield { in: items, at: '/minItems', problem, repair, becomes: 1 };
  }
  if (!isList(items) && items.minItems === 1) {
    const idle = `"minItems": 1 has no effect on an entry of "${key}", which may not be blank.`;
    yield { in: items, at: '/minItems', problem: idle, repair: 'Remove it.' };
  }
  yield* ofEntry(key, items);
}
