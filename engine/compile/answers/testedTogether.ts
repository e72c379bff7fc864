// Which questions the conditions of a group test together: their answers are tried in all combinations, and those of others side by side.
import { memoise, type Schema, toName } from '../../core/index.ts';
import { fieldReferences, type TestedPath } from '../schema/fieldReferences.ts';
import { type GroupPart, groupParts } from '../schema/groupParts.ts';
import { referencesAbove } from './referencesAbove.ts';

/** The questions that conditions refer to, grouped: connected components of "occurs in the same chain of conditions". */
export const testedTogether = memoise((group: Schema): readonly (readonly TestedPath[])[] => {
  const parts = groupParts(group);
  const chains = parts.flatMap(({ schema, under }) =>
    schema.if ? [[schema.if, ...under.map(({ condition }) => condition)]] : [],
  );
  const conditions = [...chains, ...rivals(parts)];
  const all = new Map<string, TestedPath>();
  const components: Set<string>[] = [];
  for (const chain of conditions) {
    const names = new Set<string>();
    for (const condition of chain) for (const reference of fieldReferences(condition).values()) add(reference, names);
    // A question that is itself conditional depends on the questions of its own conditions; the loop visits those, too.
    for (const name of names) {
      for (const reference of referencesAbove(group, all.get(name)?.path ?? [])) add(reference, names);
    }
    const touching = components.filter((component) => [...names].some((name) => component.has(name)));
    for (const component of touching) {
      components.splice(components.indexOf(component), 1);
      for (const name of component) names.add(name);
    }
    components.push(names);
  }
  return components.map((names) => [...names].flatMap((name) => all.get(name) ?? []));

  function add({ path, tests }: TestedPath, names: Set<string>): void {
    // One of the chosen options: the question's own reference has the test.
    if (path.includes(0)) return;
    const name = toName(path);
    all.set(name, { path, tests: [...new Set([...(all.get(name)?.tests ?? []), ...tests])] });
    names.add(name);
  }
});

/** For each question that several branches declare or require, the conditions of all: they may apply together, or one without the others. */
function rivals(parts: readonly GroupPart[]): readonly (readonly Schema[])[] {
  const concerned = ({ schema: { properties = {}, required = [] } }: GroupPart) =>
    new Set([...Object.keys(properties), ...required]);
  const keys = parts.flatMap((part) => (part.under.length > 0 ? [...concerned(part)] : []));
  const twice = new Set(keys.filter((key, i) => keys.indexOf(key) !== i));
  return [...twice].map((key) =>
    parts.filter((part) => concerned(part).has(key)).flatMap(({ under }) => under.map(({ condition }) => condition)),
  );
}
