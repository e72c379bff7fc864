// The schema and the ui entry of a drawn group, with words that name their place, so that no text stands twice in a definition.

import type { Schema, UiSchema } from '../../core/index.ts';
import { branchesOf, type Outside } from './drawnBranches.ts';
import { casesOf, oneNeeded } from './drawnCases.ts';
import type { Drawn, Place } from './drawnFiles.ts';
import type { GroupPlan, QuestionPlan } from './drawnPlan.ts';
import { related } from './drawnRelation.ts';
import { isGroup, isNamed, shaped, shapeOfList } from './drawnShapes.ts';
import { canBe, isNeverMissing, requiring, single, texts } from './drawnWords.ts';

/**
 * A group whose questions stand at `place`.
 * @param outside branches on answers of earlier steps; only of a step's own group
 */
export function drawnGroup(plan: GroupPlan, place: Place, outside: readonly Outside[] = []): Drawn {
  const questions = plan.questions.map((question) => [question.name, drawnQuestion(question, place)] as const);
  const asked = related(Object.fromEntries(questions), plan.relation, place);
  const schemas = schemasOf(asked);
  const required = plan.questions.flatMap(({ name, isRequired }) =>
    mustBeRequired(schemas[name]) || (isRequired && canBe(asked[name]) && !isGroup(schemas[name] ?? {})) ? name : [],
  );
  const branches = branchesOf(plan, asked, place, drawnQuestion, outside);
  const { parts, dependent } = branches;
  const cases = casesOf(plan.cases, [...Object.keys(asked), ...Object.keys(branches.ui)], place, drawnQuestion);
  const [inline] = parts.length === 1 && plan.order % 2 === 0 ? parts : [];
  const always = [...required, ...cases.required];
  const { errorMessage: worded } = requiring(
    [...always, ...branches.namedAlone],
    place,
    Object.keys(schemas).filter((name) => isNeverMissing(schemas[name])),
  );
  const needed = plan.needsOne && !cases.schema.anyOf ? oneNeeded(asked, always, place) : undefined;
  const schema: Schema = {
    type: 'object',
    ...(always.length > 0 && { required: always }),
    ...(inline ?? (parts.length > 0 && { allOf: parts })),
    ...dependent,
    ...cases.schema,
    ...(needed && { anyOf: needed.anyOf }),
    properties: { ...schemas, ...cases.schema.properties },
    ...((worded || needed) && {
      errorMessage: { ...Object(worded), ...needed?.errorMessage },
    }),
  };
  const ui = { ...branches.ui, ...cases.ui };
  const all = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(ui)])];
  return {
    schema,
    ui: { ...ordered(all, plan.order, Object.keys(ui).length > 0, place), ...filled({ ...uisOf(asked), ...ui }) },
  };
}

/** A question with its words. */
function drawnQuestion({ name, asks, texts: bits }: QuestionPlan, around: Place): Drawn {
  const place = [...around, name];
  if (asks.kind === 'single') return single(asks, bits, place);
  if (asks.kind === 'group') return texts(drawnGroup(asks, place), bits, place);
  const shape = shapeOfList(bits);
  const entry = drawnGroup(asks.entry, place);
  const [first] = asks.entry.questions;
  const required = withRequired(entry.schema, place);
  const items = shape === 'list' && bits & 8 && first ? withOnce(required, first.name) : required;
  const isText = first?.asks.kind === 'single' && first.asks.schema.type === 'string';
  const named = asks.isNamed && isText && shape === 'list' && { 'ui:named-by': first.name };
  const list: Drawn = {
    schema: { type: 'array', ...asks.limits, items },
    ui: { ...asks.ui, ...named, items: entry.ui },
  };
  return texts(shaped(list, shape, bits, place), bits, place);
}

/** Types of answers that can be compared. */
const SINGLE: readonly unknown[] = ['string', 'number', 'integer'];

/** An entry whose question has another answer in each. */
function withOnce(entry: Schema, name: string): Schema {
  const { [name]: question } = entry.properties ?? {};
  if (!question || !SINGLE.includes(question.type) || question.readOnly) return entry;
  return { ...entry, properties: { ...entry.properties, [name]: { ...question, uniqueInList: true } } };
}

function mustBeRequired(question: Schema | undefined): boolean {
  if (!question) return false;
  if (isNamed(question)) return 'minProperties' in question;
  return isGroup(question)
    ? (question.required ?? []).length > 0
    : (question.minItems ?? 0) > 0 && question.items?.type === 'object';
}

/** An entry of a list has to require something. */
function withRequired(entry: Schema, place: Place): Schema {
  if ((entry.required ?? []).length > 0) return entry;
  const [first] = Object.entries(entry.properties ?? {}).flatMap(([name, question]) =>
    question.type !== 'boolean' && !isGroup(question) && !question.readOnly ? name : [],
  );
  return first === undefined ? entry : { ...entry, ...requiring([first], place) };
}

function ordered(names: readonly string[], order: number, isConditional: boolean, place: Place): UiSchema {
  const [first = '', ...rest] = names;
  const title = `Heading ${place.join(' ')}`;
  switch (order) {
    case 0:
      return isConditional ? { 'ui:order': ['*'] } : {};
    case 1:
      return { 'ui:order': [...names].reverse() };
    case 2:
      return { 'ui:sections': [{ title, fields: names }] };
    case 3:
      return {
        'ui:sections': [
          { text: [`Text ${place.join(' ')}`, [`Point ${place.join(' ')}`]], fields: rest },
          { title, fields: [first] },
        ],
      };
    default:
      return { 'ui:order': ['*'] };
  }
}

function schemasOf(asked: Readonly<Record<string, Drawn>>): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(asked).map(([name, { schema }]) => [name, schema]));
}

function uisOf(asked: Readonly<Record<string, Drawn>>): UiSchema {
  return Object.fromEntries(Object.entries(asked).map(([name, { ui }]) => [name, ui]));
}

function filled(ui: UiSchema): UiSchema {
  return Object.fromEntries(Object.entries(ui).filter(([, entry]) => Object.keys(Object(entry)).length > 0));
}
