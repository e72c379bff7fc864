// Every way in which the conditions of a group can turn out together, as the answers that bring it about. Questions whose
// conditions have nothing to do with each other are varied side by side rather than multiplied: 2 x 3 x 2 independent ways
// are 3 combinations, not 12, and each condition still meets every case that it can tell apart. Only questions that a
// chain of conditions ties together are multiplied; beyond a bound, each pair of them.

import { type Answers, getIn, pruneAnswers, type Schema, setIn, toName } from '../../core/index.ts';
import { type FieldReference, fieldReferences } from './fieldReferences.ts';
import { groupParts } from './groupParts.ts';
import { questionAt } from './questionAt.ts';
import { typicalAnswers } from './typicalAnswers.ts';

const MOST_AT_ONCE = 2000;

type Choice = readonly [path: FieldReference['path'], answers: readonly unknown[]];

/** Settled answers to the questions that the group's conditions speak of, every reachable combination; at least one. */
export function combinations(group: Schema, sampleOf: (question: Schema) => unknown): readonly Answers[] {
  const byComponent = components(group).map((component) => {
    const choices = component.flatMap(({ path, tests }): Choice[] => {
      const question = questionAt(group, path);
      return question ? [[path, [...typicalAnswers(question, tests, sampleOf), undefined]]] : [];
    });
    return unique(assignments(choices).map((answers) => pruneAnswers(group, answers)));
  });
  const most = Math.max(1, ...byComponent.map(({ length }) => length));
  const together = Array.from({ length: most }, (_, i) => {
    const mentioned = components(group).flatMap((component, c) => {
      const settled = byComponent[c]?.[i % (byComponent[c]?.length ?? 1)];
      return component.map(({ path }) => [path, getIn(settled, path)] as const);
    });
    const answers = mentioned.reduce<unknown>((all, [path, answer]) => withAnswer(all, path, answer), {});
    return pruneAnswers(group, answers as Answers);
  });
  return unique(together);
}

function withAnswer(all: unknown, path: FieldReference['path'], answer: unknown): unknown {
  return answer === undefined ? all : setIn(all, path, answer);
}

/** The questions of all conditions, those together that one condition or one chain of conditions speaks of. */
function components(group: Schema): readonly (readonly FieldReference[])[] {
  const parts = groupParts(group);
  const conditions = parts.flatMap(({ schema, under }) =>
    schema.if ? [[schema.if, ...under.map(({ condition }) => condition)]] : [],
  );
  const all = new Map<string, FieldReference>();
  const components: Set<string>[] = [];
  for (const chain of conditions) {
    const names = new Set<string>();
    for (const condition of chain) for (const mention of fieldReferences(condition).values()) keep(mention, names);
    // A question that is itself conditional hangs on what brings it up.
    for (const name of [...names]) {
      const key = all.get(name)?.path[0];
      const bringing = parts.filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, String(key)));
      if (bringing.some(({ under }) => under.length === 0)) continue;
      for (const { condition } of bringing.flatMap(({ under }) => under)) {
        for (const mention of fieldReferences(condition).values()) keep(mention, names);
      }
    }
    const touching = components.filter((component) => [...names].some((name) => component.has(name)));
    for (const component of touching) {
      components.splice(components.indexOf(component), 1);
      for (const name of component) names.add(name);
    }
    components.push(names);
  }
  return components.map((names) => [...names].flatMap((name) => all.get(name) ?? []));

  function keep(mention: FieldReference, names: Set<string>): void {
    const name = toName(mention.path);
    const known = all.get(name);
    const tests = [...new Set([...(known?.tests ?? []), ...mention.tests])];
    all.set(name, { path: mention.path, tests });
    names.add(name);
  }
}

function assignments(choices: readonly Choice[]): readonly Answers[] {
  const count = choices.reduce((product, [, answers]) => product * answers.length, 1);
  if (count > MOST_AT_ONCE) return pairs(choices);
  return choices.reduce<readonly Answers[]>(
    (all, [path, answers]) =>
      all.flatMap((given) => answers.map((answer) => withAnswer(given, path, answer) as Answers)),
    [{}],
  );
}

function pairs(choices: readonly Choice[]): readonly Answers[] {
  const first = (choice: Choice): Choice => [choice[0], choice[1].slice(0, 1)];
  return choices.flatMap((_, i) =>
    choices
      .slice(i + 1)
      .flatMap((_, j) =>
        assignments(choices.map((choice, at) => (at === i || at === i + 1 + j ? choice : first(choice)))),
      ),
  );
}

function unique(all: readonly Answers[]): readonly Answers[] {
  return [...new Map(all.map((answers) => [JSON.stringify(answers), answers])).values()];
}
