// What a proof of a form has to cover: both results of each condition, and each message that a visitor can get. They are listed
// from the definition alone, so that a case that no submission reaches is reported.

import { type Definition, type GroupPart, groupParts, hasInitialAnswer, questionAt } from '../compile/index.ts';
import { type Path, type Schema, toName } from '../core/index.ts';
import { type GroupLocation, groupLocations } from './groupLocations.ts';
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
  readonly keyword: string;
  readonly name: string;
}

/** Both results of every condition. */
export function branchCases(definition: Definition): readonly BranchCase[] {
  return groupLocations(definition).flatMap((location) =>
    groupParts(location.group).flatMap(({ schema, under }) =>
      schema.if ? [true, false].map((holds) => ({ location, owner: schema, under, holds })) : [],
    ),
  );
}

/** Every message that a visitor can get, in the order of the definition. */
export function messageCases(definition: Definition): readonly MessageCase[] {
  const { attachments } = definition.form;
  return groupLocations(definition).flatMap((location) =>
    groupParts(location.group).flatMap((part) => {
      const at = (path: Path, schema: Schema, keyword: string): MessageCase => {
        const whole = [...location.path, ...path];
        return { location, part, path: whole, schema, keyword, name: toName(whole) };
      };
      const canMiss = (key: string) => !hasInitialAnswer(questionAt(location.group, [key]) ?? {});
      const missing = (part.schema.required ?? []).filter(canMiss).map((key) => at([key], part.schema, 'required'));
      const wrong = Object.entries(part.schema.properties ?? {}).flatMap(([key, question]) =>
        singleQuestions(question, [key]).flatMap(([path, single]) =>
          Object.keys(invalidAnswers(single, undefined, attachments)).map((keyword) => at(path, single, keyword)),
        ),
      );
      return [...missing, ...wrong];
    }),
  );
}

/** The question itself and, of a list of single answers, its first entry. */
function singleQuestions(question: Schema, path: Path): (readonly [Path, Schema])[] {
  const { items } = question;
  const isPlainList = items && items.type !== 'object';
  return [[path, question], ...(isPlainList ? singleQuestions(items, [...path, 0]) : [])];
}
