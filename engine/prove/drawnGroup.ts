// The schema and the ui entry of a drawn group, with words that name their place, so that no text stands twice in a definition.
import { isGroupSchema, type Schema, type UiSchema } from '../core/index.ts';
import { branchesOf } from './drawnBranches.ts';
import type { GroupPlan, QuestionPlan } from './drawnPlan.ts';
import { related } from './drawnRelation.ts';
import { canBe, type Drawn, type Place, requiring, single, texts } from './drawnWords.ts';

/** A group whose questions stand at `place`. */
export function drawnGroup(plan: GroupPlan, place: Place): Drawn {
  const questions = plan.questions.map((question) => [question.name, drawnQuestion(question, place)] as const);
  const asked = related(Object.fromEntries(questions), plan.relation, place);
  const schemas = schemasOf(asked);
  const required = plan.questions.filter(
    (one) => mustBeRequired(schemas[one.name]) || (one.isRequired && canBe(asked[one.name])),
  );
  const { parts, ui, dependencies } = branchesOf(plan, asked, place, drawnQuestion);
  const [inline] = parts.length === 1 && plan.order % 2 === 0 ? parts : [];
  const schema: Schema = {
    type: 'object',
    properties: schemas,
    ...requiring(
      required.map((one) => one.name),
      place,
    ),
    ...(inline ?? (parts.length > 0 && { allOf: parts })),
    ...(dependencies && { dependencies }),
  };
  const names = [...new Set([...Object.keys(asked), ...Object.keys(ui)])];
  return {
    schema,
    ui: {
      ...ordered(names, plan.order, parts.length > 0 || dependencies !== undefined, place),
      ...uisOf(asked),
      ...ui,
    },
  };
}

/** A question with its words. */
function drawnQuestion({ name, asks, texts: bits }: QuestionPlan, around: Place): Drawn {
  const place = [...around, name];
  if (asks.kind === 'single') return single(asks, bits, place);
  if (asks.kind === 'group') return texts(drawnGroup(asks, place), bits, place);
  const entry = drawnGroup(asks.entry, place);
  const items = withRequired(entry.schema, place);
  const list: Schema = { type: 'array', ...asks.limits, items };
  return texts({ schema: list, ui: { ...asks.ui, items: entry.ui } }, bits, place);
}

function mustBeRequired(question: Schema | undefined): boolean {
  if (!question) return false;
  return isGroupSchema(question)
    ? (question.required ?? []).length > 0
    : (question.minItems ?? 0) > 0 && question.items?.type === 'object';
}

/** An entry of a list has to require something. */
function withRequired(entry: Schema, place: Place): Schema {
  if ((entry.required ?? []).length > 0) return entry;
  const [first] = Object.entries(entry.properties ?? {}).flatMap(([name, question]) =>
    question.type !== 'boolean' && !isGroupSchema(question) && !question.readOnly ? name : [],
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
  const filled = Object.entries(asked).filter(([, { ui }]) => Object.keys(ui).length > 0);
  return Object.fromEntries(filled.map(([name, { ui }]) => [name, ui]));
}
