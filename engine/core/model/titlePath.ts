// The titles on the path to an answer, for answers whose question a new version of the form no longer has. Where the definition
// still has a title (a step its label) that is used; otherwise the key itself is made readable.
import { declaredProperties } from './declaredProperties.ts';
import { formSchema } from './formSchema.ts';
import { toName, toPath } from './path.ts';
import type { Form, Schema } from './types.ts';

/** `['Family Information', 'Mobile phone']` for `familyInfo[mobilePhone]`; entries of lists as their number. */
export function titlePath(form: Form, name: string): readonly string[] {
  const path = toPath(name);
  let schema: Schema | undefined = formSchema(form);
  return path.map((key, depth) => {
    schema = typeof key === 'number' ? schema?.items : schema && declaredProperties(schema)[key];
    if (typeof key === 'number') return String(key + 1);
    const place = toName(path.slice(0, depth + 1));
    const step = form.steps.find(({ at }) => at.length > 0 && toName(at) === place);
    return step?.label ?? schema?.title ?? readable(key);
  });
}

/** `mobilePhone_no` as `Mobile phone no`. */
function readable(key: string): string {
  const spaced = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
