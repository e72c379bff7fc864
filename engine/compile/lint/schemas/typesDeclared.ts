// Widgets, conversion of typed text and groups depend on `type`, so every question and every group declares it.
import { declaredProperties, isGroupSchema, isRecord, recordOf, type Schema } from '../../../core/index.ts';
import { FORMATS } from '../../schema/formats.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { COMPUTATIONS, kindOf } from '../computableAnswers.ts';
import { isAskedElsewhere } from '../isAskedElsewhere.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

/** Keywords that would say what is asked; the rule `keywords` reports them. */
const FOREIGN = ['$dynamicRef', '$recursiveRef', 'patternProperties', 'prefixItems'];
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

export const typesDeclared = schemaRule('groups', function* (group): Generator<Fault> {
  if (isListOfGroups(group)) {
    const { items, ...others } = group;
    const repair =
      'Write "type": "object" with the "properties" of "items". What is asked several times is a list in it: "properties": { "entries": { "type": "array", ... } }.';
    const meant = { value: { ...others, ...items, type: 'object' }, isLikely: true };
    yield { in: group, problem: 'What is asked together is a group, and not a list of groups.', repair, meant };
  } else if (group.type !== 'object') {
    const isOther = group.type !== undefined;
    const problem = isOther
      ? `A group of questions is not of the type ${group.type}.`
      : 'This group of questions has no type.';
    const repair = `${isOther ? 'Write' : 'Add'} "type": "object".`;
    yield { in: group, problem, repair, meant: { inside: { '/type': 'object' } } };
  }
  for (const question of groupQuestions(group)) {
    const { key, schema, narrows } = question;
    // What is no object is reported by its shape.
    if (!isRecord(schema)) continue;
    if (isAskedElsewhere(group, question)) {
      const problem = `This branch may apply where "${key}" is not asked: another branch asks it.`;
      const repair = `Write this condition inside the branch that asks "${key}", or ask "${key}" here, too, with "type" and "title".`;
      yield { in: schema, problem, repair };
    } else if (!narrows) yield* ofQuestion(`"${key}"`, schema);
  }
});

function isListOfGroups({ type, properties, items }: Schema): boolean {
  return type === ('array' as string) && properties === undefined && items !== undefined && isGroupSchema(items);
}

function* ofQuestion(name: string, schema: Schema): Generator<Fault> {
  const { type } = schema;
  if (FOREIGN.some((keyword) => keyword in schema)) return;
  if (type === undefined) {
    const meant = typeMeant(schema);
    const mixed = new Set(schema.enum?.map((option) => typeof option)).size > 1;
    const isWhole = meant === 'number' && areWhole(schema);
    const repair = mixed
      ? `Add "type": "string", and write each option as a text: "enum": ${JSON.stringify(schema.enum?.map(String))}.`
      : isWhole
        ? 'Add "type": "integer"; or "number", if it need not be whole.'
        : meant
          ? `Add "type": "${meant}".`
          : 'An option is a text or a number: write "enum" with short names, e.g. "newYork", and what parents read under "enumNames".';
    const type = isWhole ? 'integer' : meant;
    const inside = meant === undefined || mixed ? undefined : { inside: { '/type': type }, isLikely: true };
    yield { in: schema, problem: `The question ${name} has no type.`, repair, meant: inside };
  } else if (typeof type !== 'string' || !TYPES.includes(type)) {
    const problem = `The question ${name} has the type ${JSON.stringify(type)}, which a form cannot ask for.`;
    yield { in: schema, at: '/type', problem, repair: `Use one of ${TYPES.join(', ')}.` };
  } else if (type === 'array' && !schema.items) {
    const repair = 'Add "items", the schema of one entry.';
    yield { in: schema, problem: `The list ${name} has no schema for its entries.`, repair };
  } else if (
    type === 'object' &&
    schema.format !== 'attachment' &&
    Object.keys(declaredProperties(schema)).length === 0
  ) {
    const isFile = schema.attachments !== undefined && schema.format === undefined;
    const single = singleType(schema);
    const inside = isFile ? { '/format': 'attachment' } : single === undefined ? undefined : { '/type': single };
    const repair = isFile
      ? 'Add "format": "attachment".'
      : single
        ? `Write "type": "${single}".`
        : namesAnswers(schema)
          ? 'Add "additionalProperties", what is answered under each name, e.g. { "type": "string", "title": "Answer", "maxLength": 100 }.'
          : 'Add "properties", or remove the group.';
    yield {
      in: schema,
      problem: `The group ${name} asks nothing.`,
      repair,
      meant: inside && { inside, isLikely: !isFile },
    };
  } else if (schema.items && schema.items.type !== 'object') {
    yield* ofQuestion(`${name} (its entries)`, schema.items);
  }
}

/** True for a group with {@link OF_NAMES} and nothing to answer. The rule `keywords` does not report these keywords then: the group lacks `additionalProperties`. */
export function namesAnswers({ type, ...schema }: Schema): boolean {
  const asksNothing = Object.keys(declaredProperties(schema)).length === 0 && schema.if === undefined;
  return type === 'object' && asksNothing && OF_NAMES.some((keyword) => keyword in schema);
}

/** Keywords that limit the names under which visitors give their answers (`additionalProperties`), and how many there are. */
export const OF_NAMES: readonly string[] = ['propertyNames', 'minProperties', 'maxProperties'];

/** The type of single answers, or of a list, that the other keywords are for; undefined where there are none. */
function singleType({ items, enum: options, minimum, maximum, multipleOf, ...others }: Schema): string | undefined {
  if (items) return items.type === undefined ? undefined : 'array';
  if (typeof (minimum ?? maximum ?? multipleOf ?? options?.[0]) === 'number') return 'number';
  const isText = options || OF_TEXTS.some((keyword) => keyword in others);
  return isText || Object.hasOwn(FORMATS, others.format ?? '') ? 'string' : undefined;
}

const OF_TEXTS: readonly (keyof Schema)[] = ['minLength', 'maxLength', 'pattern', 'between'];

/** True for numbers of which every one that is written is whole. */
function areWhole({ enum: options = [], minimum, maximum, multipleOf, ...others }: Schema): boolean {
  const written = [...options, minimum, maximum, multipleOf, others.default].filter((one) => one !== undefined);
  return written.length > 0 && written.every(Number.isInteger);
}

/** The type that the other keywords mean; undefined for options that no type of question has. */
function typeMeant({ properties, items, enum: options, const: only, minimum, maximum, multipleOf, ...others }: Schema) {
  if (properties || areGroups(others) || others.format === 'attachment' || others.attachments) return 'object';
  if (items || others.uniqueItems !== undefined) return 'array';
  if (others.computed) return COMPUTATIONS[kindOf(others.computed)]?.gives[0];
  const value = options?.[0] ?? only ?? minimum ?? maximum ?? multipleOf ?? others.default ?? '';
  return ['string', 'number', 'boolean'].find((type) => type === typeof value);
}

/** True if a member of `allOf`, `oneOf` or `anyOf` has `properties`: then the schema is that of a group. */
function areGroups(schema: object): boolean {
  const { oneOf, anyOf, allOf } = recordOf(schema);
  return [oneOf ?? anyOf ?? allOf ?? []].flat().some((one) => isRecord(one) && isRecord(one.properties));
}
