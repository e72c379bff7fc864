// Only the keywords that the engine supports: a misspelt one would be ignored silently.
import { CONDITION_KEYWORDS, formatPointer, isRecord, recordOf, type Schema } from '../../../core/index.ts';
import type { Meant } from '../../errors/definitionError.ts';
import { keyHint, keyMeant, nearest, nearestOpen, perhaps } from '../../errors/didYouMean.ts';
import { writtenBy } from '../../errors/repairs.ts';
import { excludedLimit } from '../../foreign/excludedLimit.ts';
import { repairOfKeyword } from '../../foreign/foreignKeywords.ts';
import { repairOfTest } from '../../foreign/foreignTests.ts';
import { namedOptions } from '../../foreign/foreignValues.ts';
import { isEntryOf, misplacedQuestions } from '../../foreign/misplacedQuestions.ts';
import { casesOf, questionOfCases } from '../../normalise/alternatives.ts';
import { type CaseFault, caseFaults, questionOfMost, repairOfCases } from '../../normalise/caseFaults.ts';
import { REWRITTEN_TESTS } from '../../normalise/normaliseCondition.ts';
import { isMisshapenList } from '../../normalise/normaliseSchema.ts';
import { neededOneOf, repairOfNeeded } from '../../normalise/oneNeeded.ts';
import { areSeparateTests, repairOfTests } from '../../normalise/separateTests.ts';
import { isOutside } from '../../schema/acrossSteps.ts';
import { withClosed } from '../../schema/closedOptions.ts';
import { foreignTests } from '../../schema/foreignTests.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { isReadAsNamedAnswers } from '../../schema/namedAnswers.ts';
import { DEPENDENCIES } from '../../schema/positions.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';
import { namesAnswers, OF_NAMES } from './typesDeclared.ts';

const NAMES = Object.keys(KEYWORDS);
/** What a definition may write, also what is read as other keywords. */
const WRITTEN = [...NAMES, 'oneOf', 'anyOf', '$ref', ...DEPENDENCIES, 'additionalProperties', 'propertyNames'];

/** What is rewritten as a part of `allOf`. */
const REWRITTEN: readonly string[] = ['oneOf', 'anyOf', ...DEPENDENCIES];

/** What a condition may write. */
const TESTS = [...CONDITION_KEYWORDS, ...REWRITTEN_TESTS];

export const keywords: Rule = function* (definition) {
  for (const step of definition.steps) {
    // Of form.json's conditions all other keywords are refused by its shape.
    for (const { keyword, value } of step.if ? foreignTests(step.if) : []) {
      if (!REWRITTEN_TESTS.includes(keyword)) continue;
      const at = definition.placeWithin(step.entry, '/if', step.schemaPlace);
      const repair = repairOfTest(keyword, value, () => false) ?? 'Correct it, or remove it.';
      yield { place: at, problem: `A condition cannot use "${keyword}" in this way.`, repair };
    }
    const isQuestion = (name: string) => isOutside(name) || isAsked(step.schema, name);
    for (const schema of subschemas(step.schema)) {
      const place = definition.placeOf(schema, step.schemaPlace);
      for (const keyword of Object.keys(schema)) {
        if (NAMES.includes(keyword)) continue;
        if (OF_NAMES.includes(keyword) && schema !== step.schema && namesAnswers(schema)) continue;
        // Beside an `allOf` that is no list they are not rewritten as conditions. That `allOf` is reported.
        const allOf = () => definition.written(definition.placeWithin(schema, '/allOf', place));
        if (REWRITTEN.includes(keyword) && isMisshapenList(allOf())) continue;
        const misspelt = misspeltIn(keyword, schema);
        for (const [keys, name, meant] of misspelt) {
          yield {
            place: definition.placeWithin(schema, formatPointer(keys), place, true),
            problem: `"${name}" is not a keyword that a form can use here.`,
            repair: `Correct its spelling, or remove it. Perhaps "${meant}" was meant.`,
            meant: keyMeant(meant),
          };
        }
        const faults = faultsOfCases(keyword, schema, groupAround(schema, step.schema));
        for (const { at, ...fault } of faults) {
          yield { place: definition.placeWithin(schema, formatPointer([keyword]) + at, place), ...fault };
        }
        if (misspelt.length + faults.length > 0) continue;
        const there = recordOf(definition.written(place));
        const known = keyHint(keyword, WRITTEN, there) || ' forms/step.schema.json describes all that there are.';
        const ofGroup = ofQuestion(keyword, schema);
        const ofList = nearest(keyword, WRITTEN) === undefined && isEntryOf(keyword, schema);
        const exact =
          (ofList ? 'Write it as "items", which describes one entry of the list.' : ofGroup) ??
          ofOptions(keyword, schema) ??
          ofAlternatives(keyword, schema, groupAround(schema, step.schema)) ??
          exclusive(keyword, schema) ??
          anchor(keyword, schema, place.pointer) ??
          repairOfKeyword(keyword, schema);
        const at = definition.placeWithin(schema, formatPointer([keyword]), place, true);
        yield {
          place: at,
          problem: `"${keyword}" is not a keyword that a form can use here.`,
          repair: exact ?? `Correct its spelling, or remove it.${known}`,
          meant: ofList
            ? keyMeant('items')
            : ofGroup
              ? amongQuestions(keyword, schema, place.pointer)
              : keywordMeant(keyword, exact, nearestOpen(keyword, WRITTEN, there)),
        };
      }
      if (schema.if === undefined) continue;
      for (const { keys, keyword, value } of foreignTests(schema.if)) {
        const exact = repairOfTest(keyword, value, isQuestion);
        const near = exact === undefined ? nearest(keyword, TESTS) : undefined;
        const at = definition.placeWithin(schema, formatPointer(['if', ...keys]), place);
        const how = REWRITTEN_TESTS.includes(keyword) ? ' in this way' : '';
        yield {
          place: definition.written(at) === undefined ? definition.placeWithin(schema, '/if', place) : at,
          problem: `A condition cannot use "${keyword}"${how}.`,
          repair: exact ?? `Use ${TESTS.join(', ')}.${perhaps(near)}`,
          meant: keywordMeant(keyword, exact, near),
        };
      }
    }
  }
};

/** What is meant by a keyword that a form cannot use: what its repair says is to be written, or the one that it seems to be. */
function keywordMeant(keyword: string, exact: string | undefined, near: string | undefined): Meant | undefined {
  return exact === undefined ? keyMeant(near) : writtenBy(exact, keyword);
}

/** A question that stands beside "properties", under it. @param pointer of the schema */
function amongQuestions(name: string, schema: Schema, pointer: string): Meant {
  const group = isListOfGroups(schema) ? `${pointer}/items` : pointer;
  return { moves: [[pointer + formatPointer([name]), group + formatPointer(['properties', name])]] };
}

function isAsked(step: Schema, name: string): boolean {
  return [...subschemas(step)].some(
    (schema) => Object.hasOwn(schema.properties ?? {}, name) && !isReadAsNamedAnswers({ items: schema }),
  );
}

/** For a question that stands beside "properties" and not in it. */
function ofQuestion(keyword: string, schema: Schema): string | undefined {
  if (!misplacedQuestions(schema).includes(keyword) || nearest(keyword, WRITTEN) !== undefined) return undefined;
  const where = isListOfGroups(schema) ? 'under "properties" of "items"' : 'under "properties"';
  return `Write it ${where}: "properties": { ${JSON.stringify(keyword)}: { ... } }.`;
}

function isListOfGroups(schema: Schema): boolean {
  return schema.type === 'array' && isRecord(schema.items?.properties);
}

/** For options that are well written, but for their descriptions. */
function ofOptions(keyword: string, schema: object): string | undefined {
  const options = keyword === 'oneOf' || keyword === 'anyOf' ? recordOf(schema)[keyword] : undefined;
  if (!Array.isArray(options)) return undefined;
  const named = namedOptions(keyword, options);
  if (named !== undefined) return named;
  if (!options.every((option) => isRecord(option) && 'const' in option)) return undefined;
  const extra = options.flatMap(Object.keys).find((key) => key !== 'const' && key !== 'title');
  return extra && `The "${extra}" of an option is not shown: write it in the option's "title", or remove it.`;
}

/** The repair of a `oneOf` or `anyOf` that is not quite in a supported form: what is missing. */
function ofAlternatives(keyword: string, schema: object, group: Schema): string | undefined {
  if (keyword !== 'oneOf' && keyword !== 'anyOf') return undefined;
  const written = { ...schema };
  const none = ofNoChoice(keyword, schema);
  if (none !== undefined) return none;
  const needed = keyword === 'anyOf' ? repairOfNeeded(written) : undefined;
  if (needed !== undefined) return needed;
  if (neededOneOf({ anyOf: recordOf(schema)[keyword] }))
    return 'Write "anyOf" if several may be answered; for exactly one ask first which one it is, by an "enum".';
  const parts = recordOf(schema)[keyword];
  if (keyword === 'anyOf' && Array.isArray(parts) && areSeparateTests(parts, group.properties))
    return repairOfTests(parts, { ...group });
  // A part of `allOf` has no questions of its own.
  const [only, ...others] = [recordOf(schema)[keyword]].flat();
  const single = isRecord(only) && others.length === 0 && questionOfMost([only], group.properties) ? [only] : undefined;
  const cases = casesOf({ properties: {}, ...written }, keyword) ?? single;
  if (!cases) return undefined;
  const key = questionOfCases(cases) ?? questionOfMost(cases, group.properties);
  const question = key === undefined ? undefined : group.properties?.[key];
  if (key?.startsWith('/')) {
    const condition = `"if": { "properties": { "${key}": { "const": ... } }, "required": ["${key}"] }`;
    return `"${key}" is asked in another step: write each case in a list "allOf", as ${condition} and "then".`;
  }
  if (key !== undefined && question) return repairOfCases(cases, key, withClosed(question));
  return key === undefined
    ? 'Give each case a "const" of its own for one question, e.g. "kind": { "const": "bus" }, and declare that question under "properties", with a title.'
    : `Declare "${key}", by which the cases differ, under "properties", with a title.`;
}

/** The repair of alternatives that are none: cases of a group in a question that is a single answer, and a single list of what is required. */
function ofNoChoice(keyword: string, schema: object): string | undefined {
  const { [keyword]: all, type, required, errorMessage } = recordOf(schema);
  const [only, ...others] = Array.isArray(all) ? all.map(recordOf) : [];
  if (!only) return undefined;
  if (['string', 'number', 'integer', 'boolean'].includes(String(type)) && isRecord(only.properties))
    return 'Move it beside "properties" of the group: its cases say what the group asks. Options stand in "enum" of the question.';
  if (others.length > 0 || !Array.isArray(only.required) || Object.keys(only).length > 1) return undefined;
  const { [keyword]: words, ...messages } = recordOf(errorMessage);
  const own = Object.fromEntries(only.required.map((name) => [name, words]));
  const said = words === undefined ? '' : ` and "errorMessage": ${JSON.stringify({ ...messages, required: own })}`;
  return required === undefined
    ? `Write "required": ${JSON.stringify(only.required)}${said} in place of "${keyword}".`
    : 'Write these names in "required" of the group, and remove it: a single alternative is no choice.';
}

/** Keywords of the cases of a `oneOf` or `anyOf` that are near to one of ours, for which the cases are not understood. */
function misspeltIn(keyword: string, schema: object) {
  const cases = keyword === 'oneOf' || keyword === 'anyOf' ? recordOf(schema)[keyword] : undefined;
  if (!Array.isArray(cases)) return [];
  return cases.flatMap((one: unknown, i) =>
    Object.keys(recordOf(one)).flatMap((name) => {
      const isKnown = WRITTEN.includes(name) || repairOfKeyword(name, recordOf(one)) !== undefined;
      const meant = isKnown ? undefined : nearest(name, WRITTEN);
      return meant === undefined ? [] : [[[keyword, i, name] as const, name, meant] as const];
    }),
  );
}

/** The faults of the cases of a `oneOf` or `anyOf` of which at least one has none. A case with a misspelt keyword is left out: {@link misspeltIn} reports that. */
function faultsOfCases(keyword: string, schema: object, { properties = {} }: Schema): readonly CaseFault[] {
  const cases = keyword === 'oneOf' || keyword === 'anyOf' ? recordOf(schema)[keyword] : undefined;
  if (!Array.isArray(cases) || cases.length < 2) return [];
  const key = questionOfMost(cases, properties);
  const question = key === undefined ? undefined : properties[key];
  if (key === undefined || !question) return [];
  const misspelt = misspeltIn(keyword, schema).map(([[, i]]) => i);
  const faults = [...(caseFaults(cases, key, withClosed(question)) ?? [])];
  return faults.flatMap(([i, fault]) => (misspelt.includes(i) ? [] : fault));
}

/** The group in whose `allOf`, branch or dependency the part stands, whose questions its cases may name; the part itself if it stands in none. */
function groupAround(part: Schema, step: Schema): Schema {
  return [...subschemas(step)].find((group) => groupParts(group).some(({ schema }) => schema === part)) ?? part;
}

/** For the name of a part that has one by its place. */
function anchor(keyword: string, schema: object, pointer: string): string | undefined {
  const [part] = /\/(?:\$defs|definitions)\/[^/]+$/.exec(pointer) ?? [];
  if ((keyword !== '$anchor' && keyword !== '$dynamicAnchor') || part === undefined) return undefined;
  return `Remove it, and refer to this part by "$ref": "#${part}" in place of "#${recordOf(schema)[keyword]}".`;
}

/** For a limit that is itself not valid: the nearest number that is. */
function exclusive(keyword: string, schema: Schema): string | undefined {
  const isLeast = keyword === 'exclusiveMinimum';
  const own = recordOf(schema)[keyword];
  // In draft-04 `true` excludes the limit beside it.
  const limit = own === true ? schema[isLeast ? 'minimum' : 'maximum'] : own;
  if (!(isLeast || keyword === 'exclusiveMaximum') || typeof limit !== 'number') return undefined;
  return excludedLimit(isLeast ? 'minimum' : 'maximum', limit, schema);
}
