import { type Branch, type Definition, groupParts, groupQuestions, readJsonFile } from '../../compile/index.ts';
import {
  declaredProperties,
  getIn,
  isGroupSchema,
  parsePointer,
  questionAtPointer,
  type Schema,
} from '../../core/index.ts';
import { alternativesInWords } from '../changes/conditionWords.ts';
import type { Comparable, Relation, Test, WrittenCondition } from '../protocol/conditions.ts';
import { testOf } from './conditionTest.ts';
import { spotOf } from './spotOf.ts';

/** Every condition of the form, in the order of its steps; one in a file that two steps share once. */
export function writtenConditions(folder: string, definition: Definition): readonly WrittenCondition[] {
  const all = definition.steps.flatMap(({ label, schema, schemaPlace }) => {
    const inGroup = (group: Schema, where: string): readonly WrittenCondition[] => [
      ...conditionsOf(group).map((branch) => {
        const place = definition.placeOf(branch.owner, schemaPlace);
        const json = readJsonFile(place.file);
        const written = getIn(json.value, [...parsePointer(place.pointer), 'if']);
        const test = testOf(written);
        return {
          ...spotOf(folder, json.place(`${place.pointer}/if`)),
          pointer: place.pointer,
          where,
          inWords: alternativesInWords([[branch]], group, definition.steps),
          asked: titlesUnder(group, branch, true),
          otherwise: titlesUnder(group, branch, false),
          written: JSON.stringify(written),
          ...(test && { test }),
          comparable: [...comparableIn(group), ...comparableElsewhere(test, definition.steps)],
        };
      }),
      ...groupQuestions(group).flatMap(({ key, schema: question, narrows }) => {
        const inner = question.items ?? question;
        return narrows || !isGroupSchema(inner) ? [] : inGroup(inner, `${where} › ${question.title ?? key}`);
      }),
    ];
    return inGroup(schema, label);
  });
  return [...new Map(all.toReversed().map((one) => [`${one.file} ${one.pointer}`, one])).values()].toReversed();
}

/** The conditions of the group itself, each as the branch in which it holds. */
function conditionsOf(group: Schema): readonly Branch[] {
  const innermost = groupParts(group).flatMap(({ under }) => under.at(-1) ?? []);
  return [...new Map(innermost.map((branch) => [branch.owner, { ...branch, holds: true }])).values()];
}

function titlesUnder(group: Schema, { owner }: Branch, holds: boolean): readonly string[] {
  const questions = declaredProperties(group);
  const parts = groupParts(group).filter(({ under }) =>
    under.some((one) => one.owner === owner && one.holds === holds),
  );
  const keys = parts.flatMap(({ schema }) => [...Object.keys(schema.properties ?? {}), ...(schema.required ?? [])]);
  return [...new Set(keys)].map((key) => questions[key]?.title ?? key);
}

function comparableIn(group: Schema): readonly Comparable[] {
  return Object.entries(declaredProperties(group))
    .filter(([, question]) => !isGroupSchema(question))
    .map(([key, question]) => comparableAs(key, question));
}

/** Questions of other steps that the condition compares already; they are named by JSON Pointers. */
function comparableElsewhere(test: Test | undefined, steps: Definition['steps']): readonly Comparable[] {
  const names = new Set(test?.comparisons.map(({ question }) => question).filter((name) => name.startsWith('/')));
  return [...names].flatMap((name) => {
    const question = questionAtPointer(steps, name);
    return question ? [comparableAs(name, question)] : [];
  });
}

function comparableAs(name: string, question: Schema): Comparable {
  const options = optionsOf(question.items ?? question);
  return {
    question: name,
    title: question.title ?? name,
    relations: relationsOf(question),
    ...(options && { options }),
    isNumber: question.type === 'number' || question.type === 'integer',
  };
}

function relationsOf({ type, items, enum: options, format }: Schema): readonly Relation[] {
  if (items) return isGroupSchema(items) ? ['answered'] : ['includes', 'answered'];
  if (format === 'attachment') return ['answered'];
  if (type === 'boolean') return ['equal', 'answered'];
  if (options) return ['equal', 'one-of', 'not-equal', 'none-of', 'answered'];
  const equal: readonly Relation[] = ['equal', 'not-equal', 'answered'];
  return type === 'number' || type === 'integer' ? ['at-least', 'at-most', ...equal] : equal;
}

function optionsOf({ type, enum: values, enumNames }: Schema): Comparable['options'] {
  if (type === 'boolean')
    return [
      { value: true, label: 'ticked' },
      { value: false, label: 'not ticked' },
    ];
  return values?.map((value, i) => ({ value, label: enumNames?.[i] ?? String(value).trim() }));
}
