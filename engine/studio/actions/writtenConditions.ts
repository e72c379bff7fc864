import {
  type Branch,
  type Definition,
  groupParts,
  groupQuestions,
  isYesNo,
  readJsonFile,
} from '../../compile/index.ts';
import { declaredProperties, getIn, isGroupSchema, parsePointer, type Schema } from '../../core/index.ts';
import { comparableBefore, comparableIn } from '../building/conditions/comparable.ts';
import { testOf } from '../building/conditions/conditionTest.ts';
import { alternativesInWords, conditionInWords } from '../changes/conditionWords.ts';
import type { WrittenCondition } from '../protocol/conditions.ts';
import { spotOf } from './spotOf.ts';

/** The pointer of an entry of `oneOf` or `anyOf` that is not part of a dependency: a case, if it has `properties`; otherwise one of several answers to give. */
const CASE = /(?<!\/(?:dependencies|dependentSchemas)\/.*)\/(?:oneOf|anyOf)\/\d+$/;

/** Every condition of the form, in the order of its steps; one in a file that two steps share once. */
export function writtenConditions(folder: string, definition: Definition): readonly WrittenCondition[] {
  const around = { steps: definition.steps, isYesNo };
  const all = definition.steps.flatMap(({ label, schema, schemaPlace }, i) => {
    const inGroup = (group: Schema, where: string): readonly WrittenCondition[] => [
      ...conditionsOf(group).map((branch) => {
        const place = definition.placeOf(branch.owner, schemaPlace);
        const json = readJsonFile(place.file);
        const at = parsePointer(place.pointer);
        const written = getIn(json.value, [...at, 'if']);
        const isCase = CASE.test(place.pointer) && getIn(json.value, [...at, 'properties']) !== undefined;
        const test = testOf(written);
        return {
          ...spotOf(folder, json.place(written === undefined ? place.pointer : `${place.pointer}/if`)),
          pointer: place.pointer,
          where,
          inWords: alternativesInWords([[branch]], group, around),
          asked: titlesUnder(group, branch, true),
          otherwise: titlesUnder(group, branch, false),
          ...(written !== undefined && { written: JSON.stringify(written) }),
          ...(test && { test }),
          ...(isCase && { isCase }),
          comparable: comparableIn(definition.steps, group, i),
        };
      }),
      ...groupQuestions(group).flatMap(({ key, schema: question, narrows }) => {
        const inner = question.items ?? question;
        return narrows || !isGroupSchema(inner) ? [] : inGroup(inner, `${where} › ${question.title ?? key}`);
      }),
    ];
    return [...ofStep(folder, definition, i), ...inGroup(schema, label)];
  });
  return [...new Map(all.toReversed().map((one) => [`${one.file} ${one.pointer}`, one])).values()].toReversed();
}

/** The condition of a step as a whole, which form.json has. */
function ofStep(folder: string, { steps, placeInForm }: Definition, i: number): readonly WrittenCondition[] {
  const { label, entry } = steps[i] ?? {};
  if (!entry?.if) return [];
  const pointer = `/steps/${i}`;
  const json = readJsonFile(placeInForm('').file);
  const written = getIn(json.value, parsePointer(`${pointer}/if`));
  const test = testOf(written);
  return [
    {
      ...spotOf(folder, json.place(`${pointer}/if`)),
      pointer,
      where: label ?? '',
      inWords: `if ${conditionInWords(entry.if, {}, { steps, isYesNo })}`,
      asked: ['the step as a whole'],
      otherwise: [],
      written: JSON.stringify(written),
      ...(test && { test }),
      comparable: comparableBefore(steps, i),
    },
  ];
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
