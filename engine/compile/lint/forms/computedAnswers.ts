// A computed answer follows from questions that are asked, of the kinds that its computation takes. Nobody gives it, so it is not
// required, has no limits that somebody would have to meet, and no condition tests it.
import { type Computation, formatPointer, isGroupSchema, type Schema, toName } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { writtenBy } from '../../errors/repairs.ts';
import { dayOf } from '../../foreign/writtenMoments.ts';
import { namesIn, reachedBy } from '../../schema/computations.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { LIMITS } from '../../schema/keywords.ts';
import { questionsAt } from '../../schema/questions.ts';
import { groupSchemas, subschemas } from '../../schema/subschemas.ts';
import { circleOf } from '../circleOf.ts';
import { groupOfStep } from '../computableAnswers.ts';
import { computationFaults, shapeFaults, waysOf } from '../computationFaults.ts';
import type { Rule } from '../rule.ts';
import type { Fault } from '../schemaRule.ts';

export const computedAnswers: Rule = function* (definition) {
  for (const step of definition.steps) {
    if (![...subschemas(step.schema)].some(({ computed }) => computed)) continue;
    for (const group of groupSchemas(step.schema)) {
      const reach = group === step.schema ? groupOfStep(definition, step.at) : group;
      for (const { in: part = group, at = '', problem, repair, meant } of faultsIn(group, reach)) {
        const place = definition.placeWithin(part, at, step.schemaPlace);
        yield { place, problem, repair, meant: typeof meant === 'function' ? meant(place) : meant };
      }
    }
  }
};

function* faultsIn(group: Schema, reach: Schema): Generator<Fault> {
  for (const { key, schema, whole, narrows } of groupQuestions(group)) {
    if (schema.items?.computed) {
      const repair = 'Make the list one of groups, and compute a question of the group.';
      yield { in: schema.items, at: '/computed', problem: `The entries of "${key}" are computed one by one.`, repair };
    }
    if (narrows?.computed && !schema.computed) yield* limitsOfComputed(key, schema);
    if (!schema.computed) continue;
    if (narrows) {
      const repair = 'Write "computed" where the question is declared.';
      yield { in: schema, at: '/computed', problem: `"${key}" is declared elsewhere, without "computed".`, repair };
      continue;
    }
    yield* besideFaults(key, schema);
    yield* shapeFaults(schema, schema.computed);
    if (waysOf(schema.computed).length !== 1) continue;
    const circle = computedFromItself(group, key);
    if (circle.length > 0) {
      const repair = 'Compute it from other answers.';
      const problem = `"${key}" would be computed from itself.`;
      if (circle[0] === key) yield { in: schema, at: '/computed', problem, repair };
      continue;
    }
    yield* nameFaults(schema, schema.computed, reach);
    yield* computationFaults(whole, schema.computed, (name) => reachedBy(reach, name), schema);
  }
  yield* referenceFaults(group);
}

/** The names of the questions of a group, and of those in its groups and lists: `fee`, `child`, `child/age`. */
function namesBelow(group: Schema, around = ''): readonly string[] {
  return groupQuestions(group).flatMap(({ key, whole }) => {
    const entry = whole.items ?? whole;
    return [`${around}${key}`, ...(isGroupSchema(entry) ? namesBelow(entry, `${around}${key}/`) : [])];
  });
}

function* nameFaults(schema: Schema, computation: Computation, reach: Schema): Generator<Fault> {
  for (const [at, name] of namesIn(computation)) {
    if (reachedBy(reach, name).length > 0) continue;
    if ('difference' in computation && dayOf(name)?.startsWith('today')) {
      const problem = 'What is counted from today differs from day to day; an answer that was sent stays as it was.';
      const repair =
        'Write a day, e.g. "2026-09-01", or compute nothing and limit the date, e.g. "formatMaximum": "today - 18 years".';
      yield { in: schema, at: `/computed${at}`, problem, repair };
      continue;
    }
    const problem = `"${name}" names no question that this one can be computed from.`;
    const day = 'difference' in computation ? dayOf(name) : undefined;
    const [, below] = /^\/(.+)$/.exec(name) ?? [];
    const repair =
      below !== undefined
        ? `Compute it in a step that has no "at" in form.json: there "${below}" names an answer of another step.`
        : day === undefined
          ? `Name a question of the same group, or of a group or list in it, e.g. "list/amount".${didYouMean(name, namesBelow(reach))}`
          : `Write "${day}".`;
    yield { in: schema, at: `/computed${at}`, problem, repair, meant: writtenBy(repair, '') };
  }
}

function* besideFaults(key: string, schema: Schema): Generator<Fault> {
  if (!schema.readOnly) {
    const repair = 'Add "readOnly": true.';
    yield { in: schema, at: '/computed', problem: `"${key}" is computed, so nobody can change it.`, repair };
  }
  yield* limitsOfComputed(key, schema);
}

function* limitsOfComputed(key: string, schema: Schema): Generator<Fault> {
  for (const keyword of [...Object.keys(LIMITS), 'enum', 'const', 'format']) {
    if (!Object.hasOwn(schema, keyword)) continue;
    const problem = `"${key}" is computed, so nobody could keep to its "${keyword}".`;
    yield { in: schema, at: `/${keyword}`, problem, repair: 'Remove it, and limit the answers that it follows from.' };
  }
}

/**
 * The questions of the circle that `start` is in, itself among them; empty if it is in no circle. A circle lies within one group, because the questions
 * of a group inside are computed from answers of that group only.
 */
function computedFromItself(group: Schema, start: string): readonly string[] {
  const questions = groupQuestions(group);
  const names = questions.map(({ key }) => key);
  return circleOf(start, names, (key) =>
    questions.flatMap(({ key: own, schema }) =>
      own === key && schema.computed ? namesIn(schema.computed).map(([, name]) => name) : [],
    ),
  );
}

const REQUIRED_ELSEWHERE = 'Remove it with its message, and require what it follows from.';

/** What refers to a computed answer as if somebody gave it. */
function* referenceFaults(group: Schema): Generator<Fault> {
  const isComputed = (one: Schema) => one.computed !== undefined;
  for (const { schema } of groupParts(group)) {
    for (const [i, key] of (schema.required ?? []).entries()) {
      if (!questionsAt(group, [key]).some(isComputed)) continue;
      const problem = `"${key}" is computed, so it cannot be missing.`;
      yield { in: schema, at: `/required/${i}`, problem, repair: REQUIRED_ELSEWHERE };
    }
    for (const { path } of fieldReferences(schema.if ?? {}).values()) {
      if (!questionsAt(group, path).some(isComputed)) continue;
      const problem = `The condition refers to "${toName(path)}", which is computed.`;
      yield { in: schema, at: '/if', problem, repair: 'Let it refer to the answers that this follows from.' };
    }
  }
  for (const { schema } of groupQuestions(group)) {
    const count = schema.lengthEquals?.$data.slice(2) ?? '';
    if (!questionsAt(group, [count]).some(isComputed)) continue;
    const repair = 'Remove it: what is computed has to agree with the list by itself.';
    const at = formatPointer(['lengthEquals', '$data']);
    yield { in: schema, at, problem: `"${count}" is computed.`, repair };
  }
}
