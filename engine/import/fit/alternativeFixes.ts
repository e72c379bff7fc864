// `oneOf` and `anyOf` that are no plain options: options that are written in another way, an answer that may be null, and groups of
// which one applies, which become a choice and the questions of each case.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { declarationsOf, followed, isRequiredIn, namesIn } from '../draft/schemas.ts';
import { isSentence, titleOf, wireNameOf } from '../draft/words.ts';
import { asOptions, isOption, type Keyword } from './options.ts';
import { changed, groupOf, listOf, objectOf, type Problem } from './problem.ts';

/** Rewrites the alternatives. False if that is not possible. */
export function alternativesFixed(schema: Json, problem: Problem, keyword: Keyword): boolean {
  const all = Array.isArray(schema[keyword]) ? schema[keyword].filter(isRecord) : [];
  const real = all.filter(({ type }) => type !== 'null');
  if (real.length === 0) return false;
  if (real.every(isOption)) return asOptions(problem.draft, schema, keyword, real);
  if (keyword === 'anyOf' && all.every(isNeed)) return oneNeeded(schema, problem, all);
  const isAsked = schema.type !== undefined || schema.properties !== undefined;
  const areGroups = real.every((part) => isRecord(followed(problem.root, part).properties));
  if (areGroups && real.length > 1 && (!isAsked || schema.type === 'object')) {
    const deciding = decidingQuestion(problem, real);
    if (deciding !== undefined) return asConditions(schema, problem, keyword, real, deciding);
    return namedCases(schema, problem, keyword, real) || asCases(schema, problem, keyword, real);
  }
  if (isAsked) return false;
  const [first = {}] = real;
  delete schema[keyword];
  Object.assign(schema, { ...structuredClone(first), ...schema });
  if (real.length > 1) changed(problem, `Of ${real.length} kinds of answers the first is asked for.`);
  return true;
}

/** `{required: ["a"]}` alone. */
function isNeed({ required, ...others }: Json): boolean {
  return Array.isArray(required) && required.length > 0 && Object.keys(others).length === 0;
}

/** Questions of which one has to be answered lack only the words for none. False if they have them: then something else is wrong. */
function oneNeeded(schema: Json, { draft, root }: Problem, needs: readonly Json[]): boolean {
  const messages = objectOf(schema, 'errorMessage');
  if (messages.anyOf !== undefined) return false;
  const names = [...new Set(needs.flatMap(({ required }) => required as readonly string[]))];
  const titles = names.map((name) =>
    String(followed(root, declarationsOf(root, schema, name)[0]).title ?? titleOf(name)),
  );
  const words = `Please answer one of these: ${titles.join(', ')}`;
  messages.anyOf = words;
  draft.filledIn.add(words);
  return true;
}

/** The question of the group whose answer says which case applies: each case allows other answers to it. */
function decidingQuestion(problem: Problem, cases: readonly Json[]): string | undefined {
  const { root } = problem;
  const group = groupOf(problem, problem.keys);
  return namesIn(root, isRecord(group) ? group : {}).find((name) => {
    const allowed = cases.map((part) => allowedIn(followed(root, part), name));
    const values = allowed.flatMap((answers) => answers ?? []);
    const isDeclared = declarationsOf(root, group, name).some((one) => followed(root, one).type !== undefined);
    return isDeclared && allowed.every((answers) => answers?.length) && new Set(values).size === values.length;
  });
}

/** The answers to a question that a case allows by `const` or `enum`; undefined where it says anything else of the question. */
function allowedIn(part: Json, name: string): readonly unknown[] | undefined {
  const { const: only, enum: options, type, title, ...others } = recordOf(recordOf(part.properties)[name]) as Json;
  if (Object.keys(others).length > 0) return undefined;
  return only !== undefined ? [only] : Array.isArray(options) ? options : undefined;
}

/** Writes each case as a branch: `if` the deciding question has an answer that the case allows, `then` the case's questions. */
function asConditions(schema: Json, problem: Problem, keyword: Keyword, cases: readonly Json[], name: string): boolean {
  delete schema[keyword];
  const answers: unknown[] = [];
  for (const part of cases) {
    const { title, type, description, properties, required, ...others } = problem.draft.copyOf(
      followed(problem.root, part),
    );
    const allowed = allowedIn({ properties }, name) ?? [];
    answers.push(...allowed);
    const { [name]: _, ...asked } = recordOf(properties);
    const besides = Array.isArray(required) ? required.filter((one) => one !== name) : [];
    const branch: Json = {
      ...others,
      ...(Object.keys(asked).length > 0 && { properties: asked }),
      ...(besides.length > 0 && { required: besides }),
    };
    if (Object.keys(branch).length === 0) continue;
    const test = allowed.length === 1 ? { const: allowed[0] } : { enum: allowed };
    listOf(schema, 'allOf').push({
      if: { properties: { [name]: test }, required: [name] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: branch,
    });
  }
  // The cases of a dependency are written under `dependencies`, so the question that decides is looked for in the group around them.
  const around = groupOf(problem, problem.keys);
  const declared = declarationsOf(problem.root, around, name).map((question) => followed(problem.root, question).enum);
  const isNarrower = declared.flat().some((option) => option !== undefined && !answers.includes(option));
  if (isNarrower) changed(problem, `Answers to "${name}" that no case allows are refused no longer.`);
  else changed(problem, `"${name}" decides which of the ${cases.length} cases applies.`);
  return true;
}

/** Cases that differ by a constant of one question: that question is declared beside them, and its options are the cases. False if there is none. */
function namedCases(schema: Json, problem: Problem, keyword: Keyword, cases: readonly Json[]): boolean {
  const { draft, root } = problem;
  const parts = cases.map((part) => followed(root, part));
  const [first = {}] = parts;
  const name = Object.keys(recordOf(first.properties)).find((one) => {
    const values = parts.map((part) => allowedIn(part, one));
    const isText = values.every((answers) => answers?.length === 1 && typeof answers[0] === 'string');
    return (
      isText &&
      new Set(values.flat()).size === parts.length &&
      !namesIn(root, { properties: schema.properties }).includes(one)
    );
  });
  if (name === undefined) return false;
  delete schema[keyword];
  schema.type = 'object';
  const own = parts.map((part) => recordOf(recordOf(part.properties)[name]).title);
  const title = own.find((one) => typeof one === 'string') ?? titleOf(name);
  schema.properties = { [name]: { title }, ...recordOf(schema.properties) };
  if (parts.every(({ required }) => Array.isArray(required) && required.includes(name)))
    listOf(schema, 'required').push(name);
  schema.oneOf = parts.map((part) => {
    const { type, description, ...asked } = draft.copyOf(part);
    const { required, properties } = asked;
    const only = allowedIn(part, name)?.[0];
    const besides = Array.isArray(required) ? required.filter((one) => one !== name) : [];
    delete asked.required;
    const made: Json = {
      title: titleOf(String(only)),
      ...asked,
      properties: { ...recordOf(properties), [name]: { const: only } },
      ...(besides.length > 0 && { required: besides }),
    };
    draft.madeOf(made, part);
    return made;
  });
  changed(problem, `"${name}" asks which of the ${parts.length} cases applies.`);
  return true;
}

/** Adds a question that asks which case applies, and puts the questions of each case into a branch (`if`, `then`) on its answer. */
function asCases(schema: Json, problem: Problem, keyword: Keyword, cases: readonly Json[]): boolean {
  delete schema[keyword];
  const besides = optionalBeside(schema, problem, keyword, cases);
  const taken = new Set(namesIn(problem.root, schema).concat(cases.flatMap((part) => namesIn(problem.root, part))));
  const choice = ['case', 'whichCase', 'kindOfAnswer'].find((name) => !taken.has(name)) ?? 'caseOfAnswer';
  const titles = cases.map((part, i) => String(followed(problem.root, part).title ?? `Case ${i + 1}`));
  const values = titles.map((title, i) => {
    const value = wireNameOf(title);
    return titles.findIndex((other) => wireNameOf(other) === value) === i ? value : `${value}${i + 1}`;
  });
  schema.type = 'object';
  const isNamed = typeof schema.title === 'string' && !isSentence(schema.title);
  const title = isNamed ? `${schema.title}: which of these?` : 'Which of these?';
  const names = titles.map((one, i) => (titles.indexOf(one) === i ? one : `${one} (${titleOf(values[i] ?? '')})`));
  schema.properties = {
    [choice]: { type: 'string', title, enum: values, enumNames: names },
    ...objectOf(schema, 'properties'),
  };
  if (besides === undefined) listOf(schema, 'required').push(choice);
  else for (const name of besides) listOf(objectOf(schema, 'dependentRequired'), name).push(choice);
  for (const [i, part] of cases.entries()) {
    const { title: _, type, description, ...asked } = problem.draft.copyOf(part);
    problem.draft.madeOf(asked, part);
    listOf(schema, 'allOf').push({
      if: { properties: { [choice]: { const: values[i] } }, required: [choice] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: asked,
    });
  }
  const isRequired = Array.isArray(schema.required) && schema.required.includes(choice);
  const insists = isRequired
    ? ' It has to be answered.'
    : ` It may be left blank${besides?.length ? ', unless one of the questions beside it is answered' : ''}.`;
  changed(problem, `The question "${choice}" asks which of the ${cases.length} cases applies.${insists}`);
  return true;
}

/**
 * The questions beside the cases whose answers say that one of the cases has to apply; none of them where it may be left open which one
 * applies whatever is answered. Undefined where one has to apply always.
 */
function optionalBeside(
  schema: Json,
  problem: Problem,
  keyword: Keyword,
  cases: readonly Json[],
): readonly string[] | undefined {
  const { root, keys } = problem;
  const beside = namesIn(root, schema);
  const asking = cases.map((part) => followed(root, part));
  const blank = asking.filter((part) => Object.keys(part).every((key) => OF_BLANK.includes(key))).length;
  const mayBeOpen = keyword === 'anyOf' ? blank > 0 : blank === 1;
  const isBlankGroup = schema.required === undefined && isOptionalGroup(problem, keys.slice(0, -1));
  if (!mayBeOpen && !isBlankGroup) return undefined;
  const deciding = beside.filter((name) => !mayBeOpen || asking.some((part) => namesIn(root, part).includes(name)));
  const isGroup = (name: string) =>
    declarationsOf(root, schema, name).some((one) => isRecord(followed(root, one).properties));
  return deciding.some(isGroup) ? undefined : deciding;
}

/** Keywords of a case that asks for no answer. */
const OF_BLANK = ['title', 'description', 'type', 'properties', 'additionalProperties'];

/** True for a question, declared where it is asked, that no part of the group around it requires. */
function isOptionalGroup(problem: Problem, keys: readonly string[]): boolean {
  const name = keys.at(-1) ?? '';
  return keys.at(-2) === 'properties' && !isRequiredIn(problem.root, groupOf(problem, keys.slice(0, -2)), name);
}
