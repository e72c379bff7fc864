// A choice, then its questions: `oneOf` or `anyOf` of groups, of which each has a constant of its own for the question that tells them
// apart. They are looked for as they are written: the definition has conditions in their place.
import { casesOf, caseValue, type Definition, questionOfCases } from '../../../compile/index.ts';
import { isRecord, recordOf } from '../../../core/index.ts';
import type { At } from './draft.ts';
import { below, containerOf, type Group, partsOf } from './groups.ts';

export interface Cases {
  /** The list of them. */
  readonly list: At;
  /** The name of the question that tells them apart. */
  readonly question: string;
  readonly cases: readonly Readonly<Record<string, unknown>>[];
  /** What is answered in each case. */
  readonly values: readonly unknown[];
}

/** Those of all parts of the group. */
export function casesIn(definition: Definition, group: Group): readonly Cases[] {
  const all = partsOf(group).flatMap((part) => casesAt(definition, containerOf(definition, group.step, part)));
  return [...new Map(all.map((one) => [JSON.stringify(one.list), one])).values()];
}

/** Those of one part of a group: its own, and of entries of its `allOf` that have nothing else. */
export function casesAt(definition: Definition, part: At): readonly Cases[] {
  const written = recordOf(definition.written(part));
  const others = Array.isArray(written.allOf) ? written.allOf : [];
  const holders = [
    { at: part, schema: written },
    ...others.map((one, i) => ({ at: below(part, 'allOf', i), schema: { type: 'object', ...recordOf(one) } })),
  ];
  return holders.flatMap(({ at, schema }) =>
    (['oneOf', 'anyOf'] as const).flatMap((keyword): readonly Cases[] => {
      const cases = casesOf(schema, keyword);
      const question = cases && questionOfCases(cases);
      if (!cases || question === undefined) return [];
      return [{ list: below(at, keyword), question, cases, values: cases.map((one) => caseValue(one, question)) }];
    }),
  );
}

/** True if the case has anything besides its title and its value of `question`: questions, requirements, messages or other keywords. */
export function asksMore(one: Readonly<Record<string, unknown>>, question: string): boolean {
  const { title, type, $comment, properties, required, ...rest } = one;
  const names = [...Object.keys(recordOf(properties)), ...(Array.isArray(required) ? required : [])];
  const { required: messages, ...others } = recordOf(rest.errorMessage);
  const said = [...Object.keys(isRecord(messages) ? messages : {}), ...Object.keys(others)];
  return (
    [...names, ...said].some((name) => name !== question) || Object.keys(rest).some((key) => key !== 'errorMessage')
  );
}
