import formFileSchema from '../../../../forms/form.schema.json' with { type: 'json' };
import { getIn, parsePointer, recordOf } from '../../../core/index.ts';
import { standIn } from './standIn.ts';

const PLACE = new RegExp(formFileSchema.definitions.step.properties.at.pattern);

/**
 * By its JSON Pointer, what is certainly meant by a misshapen value of a step: by an `at` that only lacks its slash, the same with it; by an `id` of
 * the letters that only one step's files have, the name of those files; by the one `id` that then is left, misshapen or missing, the name of the
 * only files that are left.
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
  const ids = misshapen.filter((pointer) => /^\/steps\/\d+\/id$/.test(pointer));
  return Object.fromEntries([...places, ...meantIds(form, ids, folder)]);
}

type Meant = readonly [pointer: string, id: string];

function meantIds(form: Readonly<Record<string, unknown>>, misshapen: readonly string[], folder: string): Meant[] {
  const named = (Array.isArray(form.steps) ? form.steps : [])
    .filter((_, i) => !misshapen.includes(`/steps/${i}/id`))
    .map((step) => recordOf(step).id);
  const unnamed = standIn(folder).steps.flatMap(({ id }) => (named.includes(id) ? [] : [id]));
  const alike = misshapen.flatMap((pointer): Meant[] => {
    const letters = lettersOf(getIn(form, parsePointer(pointer)));
    const [id, ...others] = unnamed.filter((one) => lettersOf(one) === letters);
    const isOnly = misshapen.filter((one) => lettersOf(getIn(form, parsePointer(one))) === letters).length === 1;
    return id !== undefined && others.length === 0 && isOnly ? [[pointer, id]] : [];
  });
  const [pointer, ...pointers] = misshapen.filter((one) => !alike.some(([other]) => other === one));
  const [id, ...ids] = unnamed.filter((one) => !alike.some(([, other]) => other === one));
  const isLast = pointer !== undefined && id !== undefined && pointers.length === 0 && ids.length === 0;
  return isLast ? [...alike, [pointer, id]] : alike;
}

/** `whoareyou` of "Who are you" and of "who-are-you". */
function lettersOf(id: unknown): string {
  return String(id)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
