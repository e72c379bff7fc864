// What a proof of a form has to cover: both results of each condition, and each message that a visitor can get. They are listed
// from the definition alone, so that a case that no submission reaches is reported.

import {
  appliesTo,
  type Definition,
  type GroupPart,
  groupParts,
  groupQuestions,
  isNeverMissing,
  testsClosed,
} from '../../compile/index.ts';
import { type Answers, getIn, isGroupSchema, matches, type Path, type Schema, toName } from '../../core/index.ts';
import { type GroupLocation, groupLocations, isAsked } from './groupLocations.ts';
import { invalidAnswers } from './invalidAnswers.ts';

export interface BranchCase {
  readonly location: GroupLocation;
  readonly owner: Schema;
  readonly under: GroupPart['under'];
  readonly holds: boolean;
}

export interface MessageCase {
  readonly location: GroupLocation;
  readonly part: GroupPart;
  readonly path: Path;
  /** The question; for `required` the part of the group that requires it. */
  readonly schema: Schema;
  /** The question, merged with the declaration of a group around it that it narrows. */
  readonly whole: Schema;
  readonly keyword: string;
  readonly name: string;
}

/** A question that a visitor answers, as one part of its group asks it. */
export interface AnswerCase {
  readonly location: GroupLocation;
  readonly part: GroupPart;
  readonly path: Path;
  readonly name: string;
}

/** Every question that a visitor answers, once for each part of its group that asks or narrows it. */
export function answerCases(definition: Definition): readonly AnswerCase[] {
  return groupLocations(definition).flatMap((location) =>
    groupQuestions(location.group).flatMap(({ key, whole, part }) => {
      if (isGroupSchema(whole) || whole.computed || whole.readOnly) return [];
      const path = [...location.path, key];
      return [{ location, part, path, name: toName(path) }];
    }),
  );
}

/** Both results of every condition. */
export function branchCases(definition: Definition): readonly BranchCase[] {
  const all = groupLocations(definition).flatMap((location) =>
    groupParts(location.group).flatMap(({ schema, under }) =>
      schema.if ? [true, false].map((holds) => ({ location, owner: schema, under, holds })) : [],
    ),
  );
  return uniqueBy(all, ({ owner, location, holds }) => [owner, toName(location.path), String(holds)]);
}

/** Every message that a visitor can get, in the order of the definition. */
export function messageCases(definition: Definition): readonly MessageCase[] {
  const { attachments } = definition.form;
  const all = groupLocations(definition).flatMap((location) => {
    const at = (part: GroupPart, path: Path, schema: Schema, whole: Schema, keyword: string): MessageCase => {
      const full = [...location.path, ...path];
      return { location, part, path: full, schema, whole, keyword, name: toName(full) };
    };
    const { group } = location;
    const missing = groupParts(group).flatMap((part) =>
      (part.schema.required ?? [])
        .filter((key) => !isNeverMissing(group, key, part))
        .map((key) => at(part, [key], part.schema, part.schema, 'required')),
    );
    const wrong = groupQuestions(group).flatMap(({ key, schema, whole, part }) =>
      singleQuestions(schema, whole, [key]).flatMap(([path, single, complete]) =>
        Object.keys(invalidAnswers(complete, undefined, attachments))
          .filter((keyword) => !(keyword === 'minItems' && complete.minItems === 1 && path.length > 1))
          .filter((keyword) => keyword in single || (keyword.startsWith('file ') && single.format === 'attachment'))
          .map((keyword) => at(part, path, single, complete, keyword)),
      ),
    );
    return [...missing, ...wrong];
  });
  return uniqueBy(all, ({ schema, name, keyword }) => [schema, name, keyword]);
}

/** The question itself and, of a list of single answers, its first entry; each also with what it narrows. */
function singleQuestions(question: Schema, whole: Schema, path: Path): (readonly [Path, Schema, Schema])[] {
  // Nobody gives it.
  if (question.computed) return [];
  const { items } = question;
  const isPlainList = items && whole.items && !isGroupSchema(whole.items);
  return [[path, question, whole], ...(isPlainList ? singleQuestions(items, whole.items ?? items, [...path, 0]) : [])];
}

/** One of those that concern the same schema in the same way: a group that is there in two ways has its own part in both. */
function uniqueBy<Case>(all: readonly Case[], keyOf: (one: Case) => readonly [Schema, ...string[]]): readonly Case[] {
  const ids = new Map<Schema, number>();
  const keyed = all.map((one): readonly [string, Case] => {
    const [schema, ...rest] = keyOf(one);
    if (!ids.has(schema)) ids.set(schema, ids.size);
    return [[ids.get(schema), ...rest].join(' '), one];
  });
  return [...new Map(keyed.toReversed()).values()].toReversed();
}

/** True if the condition has this result for these answers. */
export function occurs({ location, owner, under, holds }: BranchCase, answers: Answers): boolean {
  const group = getIn(answers, location.path);
  return isAsked(location, answers) && appliesTo(under, group) && matches(owner.if ?? {}, group) === holds;
}

/** True if the question is asked, by the part of the case, for these answers. */
export function isVisible({ location, part }: MessageCase | AnswerCase, answers: Answers): boolean {
  const group = getIn(answers, location.path);
  return isAsked(location, answers) && appliesTo(part.under, group);
}

/** The cases that a proof has to reach: without those not seen to which a condition leads that names an option which is closed for now. */
export function dueCases<Case extends BranchCase | MessageCase>(all: readonly Case[], seen: ReadonlySet<Case>) {
  return all.filter((one) => seen.has(one) || !waitsForOption(one));
}

/** The conditions in a group that lead to something in it. */
interface Led {
  readonly group: Schema;
  readonly under: readonly { readonly condition: Schema }[];
}

/** True if the case can only be reached once an option is opened that is closed for now: a condition on its way names that option. */
function waitsForOption(one: BranchCase | MessageCase): boolean {
  const { location } = one;
  const own = 'part' in one ? one.part.under : [...one.under, { condition: one.owner.if ?? {} }];
  const waits = (ways: readonly Led[]) =>
    ways.some(({ group, under }) => under.some(({ condition }) => testsClosed(group, condition)));
  if (waits([...location.within, { group: location.group, under: own }])) return true;
  // `pruneAnswers` removes an empty list that is not required. With `minItems` 1 the message can therefore only be raised while a part that requires the list applies.
  const key = 'path' in one && one.keyword === 'minItems' ? String(one.path.at(-1)) : undefined;
  const requiring = groupParts(location.group).filter(({ schema }) => key && schema.required?.includes(key));
  return requiring.length > 0 && requiring.every(({ under }) => waits([{ group: location.group, under }]));
}
