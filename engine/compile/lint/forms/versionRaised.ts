// published.json beside a form's form.json keeps what the answers of its last published version looked like. Where an answer
// is gone or is something else by now, drafts on people's devices and kept submissions would read differently, so the
// version has to be raised. A form without published.json was not published yet and may change freely.
import { DefinitionError } from '../../errors/definitionError.ts';
import { answerSignature } from '../../publish/answerSignature.ts';
import type { Rule } from '../rule.ts';

const WRITE = 'run npm run forms:check -- --write';

export const versionRaised: Rule = function* ({ published, publishedPlace, form, steps, placeInForm }) {
  if (!published) return;
  const now = answerSignature(steps);
  const changed = Object.entries(published.answers).flatMap(([name, kind]) => {
    if (readsAlike(kind, now[name])) return [];
    return now[name] === undefined ? `${name} is gone` : `${name} was ${kind} and is ${now[name]}`;
  });
  if (changed.length > 0 && form.version <= published.version) {
    const problem = `The answers changed, but the version is still ${form.version}: ${changed.join('; ')}.`;
    const repair = `Raise "version" to ${published.version + 1}, then ${WRITE}.`;
    yield new DefinitionError(placeInForm('/version'), problem, repair);
  } else if (form.version < published.version) {
    const problem = `Version ${published.version} was published already.`;
    yield new DefinitionError(placeInForm('/version'), problem, `Set "version" to ${published.version} or more.`);
  } else if (JSON.stringify(published) !== JSON.stringify({ version: form.version, answers: now })) {
    const problem = `This does not describe version ${form.version} any more.`;
    yield new DefinitionError(publishedPlace, problem, `Do not edit it; ${WRITE}.`);
  }
};

/** True where an earlier answer still means what it meant: the same, or a choice that has only grown. */
function readsAlike(before: string, now: string | undefined): boolean {
  const [earlier, later] = [optionsOf(before), optionsOf(now)];
  return before === now || (earlier?.every((option) => later?.includes(option)) ?? false);
}

function optionsOf(kind: string | undefined): string[] | undefined {
  return kind?.startsWith('one of [') ? JSON.parse(kind.slice('one of '.length)) : undefined;
}
