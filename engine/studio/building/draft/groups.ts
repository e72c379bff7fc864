// Where the questions of a form are written. A group is asked by a step as a whole, by a group in it, or by each entry of a list;
// with references followed, two steps may ask the same written group.
import { type Definition, type DefinitionStep, groupParts, isOfNamedAnswers } from '../../../compile/index.ts';
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import type { At } from './draft.ts';
import { Impossible } from './impossible.ts';

export interface Group {
  readonly step: DefinitionStep;
  /** Names of the groups and lists that lead here from the step. */
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** JSON Pointers into the step's schema and ui entry, with references followed. */
  readonly pointer: string;
  readonly uiPointer: string;
  /** The path of its answers in a submission; an empty name stands for any entry of a list. */
  readonly answersAt: readonly string[];
  /** True for the entries of a list. */
  readonly isEntry: boolean;
}

/** A part of a group that asks questions: its own schema, a member of `allOf`, a branch of a condition. */
export interface Part {
  readonly schema: Schema;
  readonly pointer: string;
  /** True if it applies in some cases only. */
  readonly isBranch: boolean;
}

/** Every group of the form: the steps and what they have within, each before what is in it. */
export function groupsOf({ steps }: Pick<Definition, 'steps'>): readonly Group[] {
  return steps.flatMap((step) => {
    const { schema, ui, at } = step;
    return within({ step, schema, ui, path: [], pointer: '', uiPointer: '', answersAt: at, isEntry: false });
  });
}

function within(group: Group): readonly Group[] {
  const { step, ui, path, uiPointer, answersAt } = group;
  const inner = Object.keys(declaredProperties(group.schema)).flatMap((key): readonly Group[] => {
    const declared = declarationsOf(group, key)[0];
    if (!declared) return [];
    const { schema, pointer } = declared;
    const [below, own] = [uiPointer + formatPointer([key]), uiOf(ui, key)];
    const place = { step, path: [...path, key], pointer, uiPointer: below, answersAt: [...answersAt, key] };
    return inQuestion({ ...place, schema, ui: own, isEntry: false });
  });
  return [group, ...inner];
}

/** Those of a group, or of the entries of a list, also of a list of lists. */
function inQuestion(question: Group): readonly Group[] {
  const { schema, ui, pointer, uiPointer, answersAt } = question;
  if (isGroupSchema(schema)) return within(question);
  // What visitors name is written as a group, without questions that could be moved.
  if (!schema.items || isOfNamedAnswers(schema)) return [];
  const place = { pointer: `${pointer}/items`, uiPointer: `${uiPointer}/items`, answersAt: [...answersAt, ''] };
  return inQuestion({ ...question, ...place, schema: schema.items, ui: uiOf(ui, 'items'), isEntry: true });
}

/** The group at this place. Throws {@link Impossible} if the form has none. */
export function groupAt(definition: Pick<Definition, 'steps'>, step: string, path: readonly string[]): Group {
  const found = groupsOf(definition).find((group) => group.step.id === step && equal(group.path, path));
  if (!found) throw new Impossible(`The form has no group “${[step, ...path].join(' › ')}” any more.`);
  return found;
}

/** The parts of a group, its own schema first. */
export function partsOf({ schema, pointer }: Group): readonly Part[] {
  return collect(schema, pointer, false);
}

function collect(schema: Schema, pointer: string, isBranch: boolean): readonly Part[] {
  const { then: yes, else: no, allOf = [] } = schema;
  return [
    { schema, pointer, isBranch },
    ...allOf.flatMap((part, i) => collect(part, `${pointer}/allOf/${i}`, isBranch)),
    ...(yes ? collect(yes, `${pointer}/then`, true) : []),
    ...(no ? collect(no, `${pointer}/else`, true) : []),
  ];
}

export interface Declaration {
  readonly schema: Schema;
  readonly pointer: string;
  readonly part: Part;
}

/** Every place of the group that declares the question, or narrows it in some cases. */
export function declarationsOf(group: Group, key: string): readonly Declaration[] {
  return partsOf(group).flatMap((part): readonly Declaration[] => {
    const schema = part.schema.properties?.[key];
    return schema ? [{ schema, pointer: `${part.pointer}/properties${formatPointer([key])}`, part }] : [];
  });
}

/** True if some part of the group always asks the question. */
export function isAlwaysAsked({ schema }: Group, key: string): boolean {
  return groupParts(schema).some(({ schema: part, under }) => under.length === 0 && part.properties?.[key]);
}

/** Where a part of the step's schema is written. */
export function writtenAt({ placeWithin }: Definition, { schema, schemaPlace }: DefinitionStep, pointer: string): At {
  const { file, pointer: at } = placeWithin(schema, pointer, schemaPlace);
  return { file, pointer: at };
}

/** Where a part of the step's ui file is written, or would be. */
export function uiWrittenAt({ placeWithin }: Definition, { ui, uiPlace }: DefinitionStep, pointer: string): At {
  const { file, pointer: at } = placeWithin(ui, pointer, uiPlace);
  return { file, pointer: at };
}

/** Where the object is written that has the `properties` of a part. */
export function containerOf(definition: Definition, step: DefinitionStep, part: Pick<Part, 'pointer'>): At {
  const { file, pointer } = writtenAt(definition, step, `${part.pointer}/properties`);
  return { file, pointer: pointer.slice(0, -'/properties'.length) };
}

/** Where the key of a question is written in its group: what it takes by a bare `$ref` is written elsewhere. */
export function keyWrittenAt(
  definition: Definition,
  step: DefinitionStep,
  part: Pick<Part, 'pointer'>,
  key: string,
): At {
  const own = below(containerOf(definition, step, part), 'properties', key);
  return definition.written(own) !== undefined
    ? own
    : writtenAt(definition, step, `${part.pointer}/properties${formatPointer([key])}`);
}

/** The groups that are written in the same place as this one, itself among them. */
export function sameGroups(definition: Definition, group: Group): readonly Group[] {
  const placeOf = (one: Group) => JSON.stringify(containerOf(definition, one.step, one));
  return groupsOf(definition).filter((one) => placeOf(one) === placeOf(group));
}

export function below({ file, pointer }: At, ...keys: readonly (string | number)[]): At {
  return { file, pointer: pointer + formatPointer(keys.map(String)) };
}

export function equal(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i]);
}

/** The groups that ask the question by the same written declaration as this one, itself among them. */
export function groupsAsking(definition: Definition, group: Group, key: string): readonly Group[] {
  const placesIn = (one: Group) =>
    declarationsOf(one, key).map(({ part }) => JSON.stringify(keyWrittenAt(definition, one.step, part, key)));
  const own = placesIn(group);
  return groupsOf(definition).filter((one) => placesIn(one).some((place) => own.includes(place)));
}

/** The path of a question's answers without the indexes of entries. */
export function answerPath({ answersAt }: Group, key: string): readonly string[] {
  return [...answersAt, key].filter((part) => part !== '');
}
