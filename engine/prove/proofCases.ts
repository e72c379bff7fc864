// What a proof has to show for one form: each way in which each condition can turn out, and each message that the definition
// has words for. Both are listed from the definition alone, so that what cannot be shown is missed.

import { type Definition, type GroupPart, groupParts, isOpened, questionAt } from '../compile/index.ts';
import { type Path, type Schema, toName } from '../core/index.ts';
import { type GroupSite, groupSites } from './groupSites.ts';
import { wrongAnswers } from './wrongAnswers.ts';

export interface BranchCase {
  readonly site: GroupSite;
  readonly owner: Schema;
  readonly under: GroupPart['under'];
  readonly holds: boolean;
}

export interface MessageCase {
  readonly site: GroupSite;
  readonly part: GroupPart;
  readonly path: Path;
  /** Of the question; for a missing answer the part of the group that requires it. */
  readonly schema: Schema;
  readonly keyword: string;
  readonly name: string;
}

/** Every outcome of every condition. */
export function branchCases(definition: Definition): readonly BranchCase[] {
  return groupSites(definition).flatMap((site) =>
    groupParts(site.group).flatMap(({ schema, under }) =>
      schema.if ? [true, false].map((holds) => ({ site, owner: schema, under, holds })) : [],
    ),
  );
}

/** Every message that a visitor can be told, in the order of the definition. */
export function messageCases(definition: Definition): readonly MessageCase[] {
  const { attachments } = definition.form;
  return groupSites(definition).flatMap((site) =>
    groupParts(site.group).flatMap((part) => {
      const at = (path: Path, schema: Schema, keyword: string): MessageCase => {
        const whole = [...site.path, ...path];
        return { site, part, path: whole, schema, keyword, name: toName(whole) };
      };
      const canMiss = (key: string) => !isOpened(questionAt(site.group, [key]) ?? {});
      const missing = (part.schema.required ?? []).filter(canMiss).map((key) => at([key], part.schema, 'required'));
      const wrong = Object.entries(part.schema.properties ?? {}).flatMap(([key, question]) =>
        singleQuestions(question, [key]).flatMap(([path, single]) =>
          Object.keys(wrongAnswers(single, undefined, attachments)).map((keyword) => at(path, single, keyword)),
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
