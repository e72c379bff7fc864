// The names and JSON Pointers by which the files of a form refer to questions. If a `properties` is no object, its questions are not known: a name that the files use, and no other
// `properties` declares, may be one of them.
import {
  type Computation,
  formatPointer,
  isRecord,
  type Path,
  parsePointer,
  recordOf,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import { namesIn } from './computations.ts';
import { DEPENDENCIES, type Position, positionBelow } from './positions.ts';
import { subschemas } from './subschemas.ts';

interface Step {
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** Where its answers stand in a submission. */
  readonly at: Path;
}

/**
 * The names by which a form refers to questions that the step does not declare: in its conditions, `required`, messages, dependencies, comparisons and
 * computations, in its ui file, and in JSON Pointers anywhere.
 * @param others the rest of the form
 */
export function undeclaredNames({ schema, ui, at }: Step, others: unknown): readonly string[] {
  const declared = new Set([...subschemas(schema)].flatMap(({ properties }) => Object.keys(recordOf(properties))));
  const pointers = [schema, others].flatMap(textsAndKeys).filter((text) => text.startsWith(`${formatPointer(at)}/`));
  const named = pointers.flatMap((pointer) => parsePointer(pointer).slice(at.length));
  const referred = [...inSchema(schema, 'schema'), ...inUi(ui)].filter((name) => !name.startsWith('/'));
  return [...new Set([...referred, ...named])].filter((name) => !declared.has(name));
}

/** The questions that a `properties` of a wrong shape seems to declare: a list of names, or of questions with their names in them. */
export function namesMeant(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one === 'string') return one;
    const { name, id, key } = recordOf(one);
    const questions = Object.entries(recordOf(one)).filter(([, below]) => isRecord(below));
    return [...questions.map(([own]) => own), ...textsOf([name, id, key])];
  });
}

/** Keywords whose keys are names of questions. */
const BY_NAME: readonly string[] = ['properties', ...DEPENDENCIES];

function inSchema(part: unknown, position: Position): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((one) => inSchema(one, positionBelow(position, '')));
  if (!isRecord(part)) return [];
  const { required, errorMessage, computed } = position === 'schema' ? (part as Schema) : {};
  const own = [
    ...textsOf(required),
    ...Object.keys(recordOf(recordOf(errorMessage).required)),
    ...(isRecord(computed) ? namesIn(computed as Computation) : []).flatMap(([, name]) => name.split('/')),
  ];
  const below = Object.entries(part).flatMap(([key, value]) => {
    const names = position === 'schema' && BY_NAME.includes(key) ? Object.entries(recordOf(value)) : [];
    const compared = textsOf([recordOf(value).$data]).map((name) => name.replace(/^1\//, ''));
    const inner = position === 'schema' && ['if', 'contains'].includes(key) ? 'schema' : positionBelow(position, key);
    return [...names.flatMap(([name, one]) => [name, ...textsOf(one)]), ...compared, ...inSchema(value, inner)];
  });
  return [...own, ...below];
}

function inUi(part: unknown): readonly string[] {
  if (!isRecord(part)) return [];
  const { 'ui:order': order, 'ui:sections': sections } = part;
  const shown = [sections].flat().flatMap((section) => textsOf(recordOf(section).fields));
  const fields = Object.entries(part).filter(([key]) => !key.startsWith('ui:'));
  // The ui of a list has that of its entries under "items".
  const names = fields.flatMap(([key]) => (key === 'items' ? [] : key));
  return [...textsOf(order), ...shown, ...names, ...fields.flatMap(([, below]) => inUi(below))];
}

/** The texts of a list; none of anything else. */
function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function textsAndKeys(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsAndKeys);
  return Object.entries(recordOf(value)).flatMap(([key, below]) => [key, ...textsAndKeys(below)]);
}
