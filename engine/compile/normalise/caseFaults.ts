// What is wrong with the cases of a `oneOf` or `anyOf` of groups. While at least one case has no fault, each faulty one is reported by itself, and the others become
// conditions (`readCases`), so that the rules judge their questions. While all are faulty, the keyword is refused as a whole.
import { formatPointer, recordOf } from '../../core/index.ts';
import type { Meant } from '../errors/definitionError.ts';
import { keyMeant, nearest, perhaps } from '../errors/didYouMean.ts';
import { type Json, optionsOf, valuesOf } from './dependencyCases.ts';
import { areSeparateTests } from './separateTests.ts';

export interface CaseFault {
  /** JSON Pointer, below the cases, of what is wrong. */
  readonly at: string;
  readonly problem: string;
  readonly repair: string;
  readonly meant?: Meant | undefined;
}

/** The question among these by which most of the cases differ; undefined if none of them names an answer to one, or if each tests a different question, so that no question has all cases. */
export function questionOfMost(cases: readonly unknown[], questions: unknown): string | undefined {
  if (areSeparateTests(cases, questions)) return undefined;
  const counted = Object.keys(recordOf(questions)).map((key) => {
    return [key, cases.filter((one) => answersIn(one, key).length > 0).length] as const;
  });
  const most = Math.max(...counted.map(([, count]) => count));
  return most > 0 ? counted.find(([, count]) => count === most)?.[0] : undefined;
}

/** The answers to the question by which the cases differ, in one of them. */
export function answersIn(one: unknown, key: string): readonly unknown[] {
  const asked = recordOf(recordOf(one).properties);
  return Object.hasOwn(asked, key) ? (valuesOf(asked[key]) ?? []) : [];
}

/**
 * The first fault of each case that has one, by its index; undefined if no case is without one: then the keyword is refused as a whole.
 * @param key the name of the question by which the cases differ
 * @param question that one; without options of its own, each case is an option that is called by its title
 */
export function caseFaults(
  cases: readonly unknown[],
  key: string,
  question: unknown,
): ReadonlyMap<number, CaseFault> | undefined {
  const faults = new Map(
    cases.flatMap((one, i) => {
      const fault = faultOf(one, key, question, cases.slice(0, i));
      return fault ? [[i, { ...fault, at: formatPointer([i]) + fault.at }] as const] : [];
    }),
  );
  return faults.size < cases.length ? faults : undefined;
}

function faultOf(one: unknown, key: string, question: unknown, before: readonly unknown[]): CaseFault | undefined {
  // What is no object is reported as of a wrong shape.
  const { type, title, properties } = recordOf(one);
  const values = answersIn(one, key);
  if (type !== undefined && type !== 'object')
    return { at: '/type', problem: 'A case is a group of questions.', repair: 'Write "type": "object", or remove it.' };
  if (values.length === 0) return unnamed(recordOf(properties), key);
  const asked = formatPointer(['properties', key]);
  const twice = values.find((value) => before.some((other) => answersIn(other, key).includes(value)));
  if (twice !== undefined) {
    const value = JSON.stringify(twice);
    return { at: asked, problem: `Another case is for ${value} too.`, repair: inOneCase(twice) };
  }
  const options = optionsOf(question);
  if (options === undefined) return ofOwnOption(values, key, title);
  const stray = recordOf(question).type === 'boolean' ? undefined : values.find((value) => !options.includes(value));
  if (stray === undefined) return undefined;
  const near = nearest(
    String(stray),
    options.map(String).filter((option) => !hasNamed(before, key, option)),
  );
  return {
    at: asked,
    problem: `No option of "${key}" is ${JSON.stringify(stray)}.`,
    repair: amongOptions(stray, key) + perhaps(near),
  };
}

function inOneCase(value: unknown): string {
  return `Let ${JSON.stringify(value)} stand in one case only.`;
}

function amongOptions(value: unknown, key: string): string {
  return `Correct ${JSON.stringify(value)}, or add it to the options of "${key}": it is none of them.`;
}

function hasNamed(cases: readonly unknown[], key: string, option: string): boolean {
  return cases.some((one) => answersIn(one, key).map(String).includes(option));
}

/** For a case of which it is not known for which answer it is. */
function unnamed(asked: Json, key: string): CaseFault {
  const misspelt = Object.keys(asked).find((name) => nearest(name, [key]) !== undefined && valuesOf(asked[name]));
  const problem = `This case does not say for which answer to "${key}" it is.`;
  if (misspelt !== undefined) {
    const repair = `Correct the name "${misspelt}".${perhaps(key)}`;
    return { at: formatPointer(['properties', misspelt]), problem, repair, meant: keyMeant(key) };
  }
  const test = Object.keys(recordOf(asked[key])).find((name) => nearest(name, VALUES) !== undefined);
  if (test !== undefined) {
    const meant = nearest(test, VALUES);
    const at = formatPointer(['properties', key, test]);
    return { at, problem, repair: `Correct the spelling of "${test}".${perhaps(meant)}`, meant: keyMeant(meant) };
  }
  return { at: '', problem, repair: `Write "${key}": { "const": ... } under its "properties", with that answer.` };
}

const VALUES = ['const', 'enum'];

/** For a case that is an option itself. */
function ofOwnOption(values: readonly unknown[], key: string, title: unknown): CaseFault | undefined {
  const [value] = values;
  const at = formatPointer(['properties', key]);
  if (values.length > 1) {
    const problem = `This case is for several answers to "${key}".`;
    return { at, problem, repair: `Write a case for each of them, or give "${key}" an "enum" with all options.` };
  }
  if (!['string', 'number'].includes(typeof value)) {
    const problem = `The answer to "${key}" in this case is neither a text nor a number.`;
    return { at, problem, repair: `Write "const" with a text, e.g. ${JSON.stringify({ const: String(value) })}.` };
  }
  if (typeof title === 'string') return undefined;
  return {
    at: '',
    problem: 'This case has no title.',
    repair: `Give it a "title": the option of "${key}" is called so.`,
  };
}

/**
 * The repair of cases that do not fit the question by which they differ, because of titles or options; undefined where they fit.
 * @param key the name of the question
 */
export function repairOfCases(cases: readonly Json[], key: string, question: unknown): string | undefined {
  const options = optionsOf(question);
  if (!options)
    return cases.every(isTitled) ? undefined : `Give each case a "title": the option of "${key}" is called so.`;
  if (cases.some(isTitled)) {
    const titles = `Remove the titles of the cases: the options of "${key}" have names of their own`;
    return recordOf(question).type === 'boolean' ? `${titles}, yes and no.` : `${titles}. Or remove these options.`;
  }
  const values = valuesIn(cases, key);
  const twice = values.find((value, i) => values.indexOf(value) < i);
  if (twice !== undefined) return inOneCase(twice);
  const unknown = values.find((value) => !options.includes(value));
  if (unknown !== undefined) return amongOptions(unknown, key);
  const missing = options.filter((option) => !values.includes(option)).map((option) => JSON.stringify(option));
  if (missing.length === 0) return undefined;
  return `Write a case for each option of "${key}", also if it asks nothing: there is none for ${missing.join(', ')}.`;
}

/** The answers to the question `key` that the cases name, in the order of the cases. */
export function valuesIn(cases: readonly Json[], key: string): readonly unknown[] {
  return cases.flatMap((one) => answersIn(one, key));
}

export function isTitled({ title }: Json): boolean {
  return typeof title === 'string';
}
