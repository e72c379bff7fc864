import formFileSchema from '../../../forms/form.schema.json' with { type: 'json' };
import { getIn, parsePointer, recordOf } from '../../core/index.ts';
import { standIn } from './standIn.ts';

const PLACE = new RegExp(formFileSchema.definitions.step.properties.at.pattern);

/**
 * By its JSON Pointer, what is certainly meant by a misshapen value of a step: an `at` that only lacks its slash, and the only `id` that is
 * misshapen or missing, where the files of only one step are named by no other.
 */
export function meantInSteps(
  form: Readonly<Record<string, unknown>>,
  misshapen: readonly string[],
  folder: string,
): Readonly<Record<string, string>> {
  const places = misshapen.flatMap((pointer) => {
    const at = getIn(form, parsePointer(pointer));
    const isMeant = /^\/steps\/\d+\/at$/.test(pointer) && typeof at === 'string' && PLACE.test(`/${at}`);
    return isMeant ? [[pointer, `/${at}`] as const] : [];
  });
  const [pointer, ...others] = misshapen.filter((one) => /^\/steps\/\d+\/id$/.test(one));
  if (pointer === undefined || others.length > 0) return Object.fromEntries(places);
  const named = (Array.isArray(form.steps) ? form.steps : [])
    .filter((_, i) => pointer !== `/steps/${i}/id`)
    .map((step) => recordOf(step).id);
  const unnamed = standIn(folder).steps.filter(({ id }) => !named.includes(id));
  const ids = unnamed.length === 1 ? unnamed.map(({ id }) => [pointer, id] as const) : [];
  return Object.fromEntries([...places, ...ids]);
}
