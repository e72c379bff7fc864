// Options whose labels stand in the schema and again in `ui:enumNames`, which alone is shown. What a definition or a list of options says
// may be shown elsewhere, so it is no mistake.
import { isRecord, recordOf, type Schema } from '../../core/index.ts';
import type { Finding, Place } from '../errors/definitionError.ts';
import type { Definition } from '../read/definition.ts';

/**
 * @param group around the question
 * @param own the file of the step's schema
 * @param drawn the ui entry of the question
 */
export function labelledTwice(
  { placeWithin, written }: Definition,
  group: Schema,
  question: Schema,
  own: Place,
  drawn: Place,
): Finding | undefined {
  const names = recordOf(written(drawn))['ui:enumNames'];
  const place = placeWithin(question.items ?? question, '', own);
  if (names === undefined || place.file !== own.file || /\/(?:\$defs|definitions)\//.test(place.pointer))
    return undefined;
  const choice = recordOf(written(place));
  const { enum: values, enumNames } = choice;
  if (Array.isArray(values)) {
    if (!Array.isArray(enumNames) || !namesAll(names, values)) return undefined;
    return { place: below(place, '/enumNames'), ...OF_SCHEMA };
  }
  const options = optionsOf(choice);
  if (options) {
    const titled = options.list.findIndex(({ title }) => title !== undefined);
    const all = options.list.map((option) => option.const);
    if (titled < 0 || !namesAll(names, all)) return undefined;
    return { place: below(place, `/${options.keyword}/${titled}/title`), ...OF_SCHEMA };
  }
  const cases = optionsOf(recordOf(written(placeWithin(group, '', own))));
  if (!cases?.list.some(({ title }) => title !== undefined)) return undefined;
  const problem = 'These options have labels already: the titles of the cases.';
  return { place: below(drawn, '/ui:enumNames'), problem, repair: 'Remove "ui:enumNames".' };
}

const OF_SCHEMA = {
  problem: 'This label has no effect: "ui:enumNames" of the ui file names the options.',
  repair: 'Remove it, or "ui:enumNames".',
};

function optionsOf(schema: Readonly<Record<string, unknown>>) {
  const keyword = ['oneOf', 'anyOf'].find((key) => Array.isArray(schema[key]));
  const list = keyword === undefined ? [] : (schema[keyword] as readonly unknown[]);
  return keyword !== undefined && list.every(isRecord) ? { keyword, list } : undefined;
}

/** True where no option keeps the label of the schema. */
function namesAll(names: unknown, values: readonly unknown[]): boolean {
  return Array.isArray(names) || (isRecord(names) && values.every((value) => String(value) in names));
}

function below(place: Place, pointer: string): Place {
  return { file: place.file, pointer: place.pointer + pointer };
}
