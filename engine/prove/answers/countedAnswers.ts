// Lists that are as long as another answer says (`lengthEquals`).
import { fieldReferences, groupParts } from '../../compile/index.ts';
import { type Answers, matches, parsePointer, resolve, type Schema } from '../../core/index.ts';
import { withDifferences } from './differingEntries.ts';
import { isTaken, keepsCount } from './keepsDefinition.ts';
import { doDiffer } from './listEntries.ts';
import { sampleAnswer } from './sampleAnswer.ts';

/** Name of the question that says how many entries the list has; empty without one. */
export function countedBy({ lengthEquals }: Schema): string {
  return parsePointer(lengthEquals?.$data ?? '')[0] ?? '';
}

/** Lists and numbers that do not say how long they are; each keeps its own limits, or one entry more or less. */
export function countsAgainst(list: unknown, number: Schema): readonly (readonly [unknown, unknown])[] {
  if (!Array.isArray(list)) return [];
  const lists = [list, [...list, list[0]], list.slice(1)];
  const counts = Array.from({ length: MOST_ENTRIES }, (_, i) => i).filter((one) => isTaken(number, one, {}));
  return lists.flatMap((one) => counts.filter((count) => count !== one.length).map((count) => [one, count] as const));
}

/** Makes lists as long as the numbers say that `lengthEquals` compares them with, as far as either may change. */
export function withCounts(
  properties: Readonly<Record<string, Schema>>,
  filled: Record<string, unknown>,
  mayChange: (key: string) => boolean,
): Record<string, unknown> {
  for (const [key, question] of Object.entries(properties)) {
    const list = filled[key];
    const counting = countedBy(question);
    const number = filled[counting];
    if (!Array.isArray(list) || typeof number !== 'number' || keepsCount(question, list, filled)) continue;
    const fits = (one: number) => (mayChange(counting) ? isTaken(properties[counting] ?? {}, one, {}) : one === number);
    for (const length of mayChange(key) ? [list.length, ...lengths(question)] : [list.length]) {
      const longer = length === list.length ? list : ofLength(question, list, length);
      if (!longer || !fits(length)) continue;
      [filled[key], filled[counting]] = [longer, length];
      break;
    }
  }
  return filled;
}

/**
 * Answers to the questions that the group's conditions test, changed so that `lengthEquals` can hold. If both list and number are among them, they
 * agree afterwards; if only one is, the other question has an answer that agrees. An answer is replaced only by one with which every condition has
 * the same result; where there is none, it stays.
 */
export function withCountsAsTested(group: Schema, answers: Answers): Answers {
  const { properties = {} } = resolve(group, answers);
  const conditions = groupParts(group).flatMap(({ schema }) => schema.if ?? []);
  const isAlike = (key: string, one: unknown) => {
    const tests = conditions.flatMap((condition) => fieldReferences(condition).get(key)?.tests ?? []);
    return answers[key] === undefined || tests.every((test) => matches(test, one) === matches(test, answers[key]));
  };
  const changed = Object.entries(properties).flatMap(([key, question]): readonly (readonly [string, unknown])[] => {
    const counting = countedBy(question);
    const [list, number] = [answers[key], answers[counting]];
    const numbered = properties[counting];
    const first = list ?? (numbered && sampleAnswer(question, undefined));
    if (!numbered || !Array.isArray(first) || first.includes(undefined)) return [];
    const fits = (length: number) => length > 0 && isTaken(numbered, length, {}) && isAlike(counting, length);
    const said = typeof number === 'number' ? [number] : [];
    const all = [...said, first.length, ...lengths(question)]
      .filter(fits)
      .map((length) => ofLength(question, first, length))
      .find((one) => one && isAlike(key, one));
    if (!all) return [];
    const [counted, count] = [[key, all] as const, [counting, all.length] as const];
    return [...(list === undefined ? [] : [counted]), ...(number === undefined ? [] : [count])];
  });
  return { ...answers, ...Object.fromEntries(changed) };
}

const MOST_ENTRIES = 20;

function lengths({ minItems = 1, maxItems = MOST_ENTRIES }: Schema): readonly number[] {
  return Array.from({ length: MOST_ENTRIES + 1 }, (_, i) => i).filter(
    (one) => one >= Math.max(1, minItems) && one <= maxItems,
  );
}

/** The list with entries like its own added, or taken from its end; undefined where there are not so many. */
function ofLength(question: Schema, list: readonly unknown[], length: number): readonly unknown[] | undefined {
  const { items = {}, uniqueItems } = question;
  if (!uniqueItems) {
    const all = withDifferences(
      question,
      Array.from({ length }, (_, i) => list[i] ?? list[0]),
    );
    return doDiffer(items, all) ? all : undefined;
  }
  const others = items.enum ?? [sampleAnswer({ ...question, minItems: length }, undefined)].flat();
  const all = [...list, ...others.filter((one) => !list.includes(one))].slice(0, length);
  return all.length === length && isTaken(question, all, {}) ? all : undefined;
}
