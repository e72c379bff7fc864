import { declaredProperties, keysOf, type Path, type Schema, toName } from '../../core/index.ts';
import { fieldReferences, type TestedPath } from '../schema/fieldReferences.ts';
import { groupParts } from '../schema/groupParts.ts';
import { LIMITS } from '../schema/keywords.ts';
import { questionAt, questionsAt } from '../schema/questions.ts';

/**
 * The questions that decide about the one at `path`, and about the groups around it: those that the conditions of branches test which ask for it or
 * require it, also where the group around it, or the list, is asked anyhow and the branch adds to it. Where at least two branches set limits for it, or one has fewer options, those that their
 * conditions test as well: an answer may be valid without them only.
 */
export function referencesAbove(group: Schema, path: Path): readonly TestedPath[] {
  return path.flatMap((key, depth) => {
    const above = path.slice(0, depth);
    const around = questionAt(group, above) ?? {};
    const parts = groupParts(around);
    const declaring = parts.filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, String(key)));
    const requiring = parts.filter(({ schema }) => schema.required?.includes(String(key)));
    const isAlways = declaring.some(({ under }) => under.length === 0);
    const limiting = declaring.filter(
      ({ under, schema }) => under.length > 0 && isLimited(schema.properties?.[String(key)]),
    );
    // One branch that takes options away is enough: the answer that another condition tests may be gone.
    const isDivided = limiting.length > 1 || limiting.some(({ schema }) => schema.properties?.[String(key)]?.enum);
    const dividing = isDivided ? limiting : [];
    const adding = declaring.filter(({ schema }) => asksFor(schema.properties?.[String(key)], path.slice(depth + 1)));
    const added = adding.some(({ under }) => under.length === 0) && depth < path.length - 1 ? [] : adding;
    const deciding = [...(isAlways ? [...dividing, ...added] : declaring), ...requiring];
    const conditions = deciding.flatMap(({ under }) => under.map(({ condition }) => condition));
    const references = conditions.flatMap((condition) => [...fieldReferences(condition).values()]);
    return references.map((reference) => ({ ...reference, path: [...above, ...reference.path] }));
  });
}

/** True if a declaration of a group asks for the question at `path` in it; with an empty path, if one of a list asks for any question in the entries. */
function asksFor(question: Schema = {}, path: Path): boolean {
  if (path.length > 0) return questionsAt(question, path).length > 0;
  return keysOf(declaredProperties(question.items ?? {})).length > 0;
}

function isLimited(question: Schema = {}): boolean {
  const isLimit = (keyword: string) => ['enum', 'pattern'].includes(keyword) || Object.hasOwn(LIMITS, keyword);
  return keysOf(question).some(isLimit);
}

/** These references, and those of {@link referencesAbove} for each of them and for each that is added, until none is new. */
export function withAbove(group: Schema, references: readonly TestedPath[]): readonly TestedPath[] {
  const all = new Map(references.map((one) => [toName(one.path), one]));
  for (const { path } of all.values()) {
    for (const above of referencesAbove(group, path)) {
      const name = toName(above.path);
      const known = all.get(name);
      if (!known) all.set(name, above);
      else all.set(name, { path: known.path, tests: [...new Set([...known.tests, ...above.tests])] });
    }
  }
  return [...all.values()];
}
