// A comparison of two questions of a drawn group, or an answer that is computed from them.
import type { Schema } from '../core/index.ts';
import type { RelationPlan } from './drawnPlan.ts';
import { type Drawn, messages } from './drawnWords.ts';

type Asked = Readonly<Record<string, Drawn>>;

/** The questions with the relation, where the group has questions that it fits. */
export function related(asked: Asked, relation: RelationPlan | undefined, place: readonly string[]): Asked {
  if (!relation) return asked;
  const { keyword, of } = relation;
  const computed = computation(asked, relation);
  if (computed) {
    const type = keyword === 'join' ? 'string' : keyword === 'count' ? 'integer' : 'number';
    const schema = { type, title: `Title ${[...place, 'computed'].join(' ')}`, readOnly: true, computed } as Schema;
    return Object.hasOwn(asked, 'computed') ? asked : { ...asked, computed: { schema, ui: {} } };
  }
  if (keyword !== 'equals' && keyword !== 'atLeast' && keyword !== 'moreThan' && keyword !== 'lessThan') return asked;
  const kinds = keyword === 'equals' ? [isNumber, isText, isDate] : [isNumber, isDate];
  const kind = kinds[of % kinds.length] ?? isNumber;
  const [other, own] = namesOf(asked, kind);
  const drawn = own === undefined ? undefined : asked[own];
  if (own === undefined || !drawn) return asked;
  const compared: Schema = { ...drawn.schema, [keyword]: { $data: `1/${other}` } };
  const words = {
    ...Object(drawn.schema.errorMessage),
    ...Object(messages(compared, false, [...place, own]).errorMessage),
  };
  return { ...asked, [own]: { ...drawn, schema: { ...compared, errorMessage: words } } };
}

function computation(asked: Asked, { keyword, of }: RelationPlan): object | undefined {
  if (keyword === 'sum') return namesOf(asked, isNumber).length > 0 ? { sum: namesOf(asked, isNumber) } : undefined;
  if (keyword === 'join') return namesOf(asked, isText).length > 0 ? { join: namesOf(asked, isText) } : undefined;
  if (keyword === 'count') {
    const [list] = namesOf(asked, ({ type }) => type === 'array');
    return list === undefined ? undefined : { count: list };
  }
  const [choice = ''] = namesOf(asked, ({ type, enum: options }) => type === 'string' && options !== undefined);
  const options = asked[choice]?.schema.enum;
  if (keyword !== 'pick' || !options) return undefined;
  return { pick: choice, of: Object.fromEntries(options.map((option, i) => [String(option), i * of])) };
}

function namesOf(asked: Asked, fits: (schema: Schema) => boolean): readonly string[] {
  return Object.entries(asked).flatMap(([name, { schema }]) => (fits(schema) && !schema.readOnly ? name : []));
}

const isNumber = ({ type, enum: options }: Schema) => (type === 'integer' || type === 'number') && !options;
const isText = (schema: Schema) =>
  schema.type === 'string' && !schema.format && schema.maxLength !== undefined && !schema.between;
const isDate = ({ format }: Schema) => format === 'date';
