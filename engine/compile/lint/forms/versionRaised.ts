// published.json has the signature of the answers of the last published version (see `answerSignature`). If an answer was removed or
// changed its type, drafts on devices and stored submissions would be misread, so the version has to be raised. A form without
// published.json was never published and may change freely.
import { recordOf } from '../../../core/index.ts';
import { MEND } from '../../errors/waysToMend.ts';
import { publishedOf } from '../../publish/published.ts';
import type { Rule } from '../rule.ts';

export const versionRaised: Rule = function* (definition) {
  const { published, publishedPlace, form, placeInForm } = definition;
  if (!published) return;
  const current = publishedOf(definition);
  const now = current.answers;
  const changed = Object.entries(recordOf(published.answers)).flatMap(([name, kind]) => {
    if (isCompatible(String(kind), now[name])) return [];
    return now[name] === undefined ? `${name} is gone` : `${name} was ${kind} and is ${now[name]}`;
  });
  if (changed.length > 0 && form.version <= published.version) {
    const problem = `The answers changed, but the version is still ${form.version}: ${changed.join('; ')}.`;
    const repair = `Raise "version" to ${published.version + 1}, then ${MEND}.`;
    yield { place: placeInForm('/version'), problem, repair };
  } else if (form.version < published.version) {
    const problem = `Version ${published.version} was published already.`;
    yield { place: placeInForm('/version'), problem, repair: `Set "version" to ${published.version} or more.` };
  } else if (JSON.stringify(published) !== JSON.stringify(current)) {
    const problem = `This does not describe version ${form.version} any more.`;
    const mend = [{ file: publishedPlace.file, pointer: '', value: current }];
    yield { place: publishedPlace, problem, repair: `Do not edit it; ${MEND}.`, mend };
  }
};

/** True if earlier answers keep their meaning: an equal type, or a choice with more options than before. */
function isCompatible(before: string, now: string | undefined): boolean {
  const [earlier, later] = [optionsOf(before), optionsOf(now)];
  return before === now || (earlier?.every((option) => later?.includes(option)) ?? false);
}

function optionsOf(kind: string | undefined): string[] | undefined {
  return kind?.startsWith('one of [') ? JSON.parse(kind.slice('one of '.length)) : undefined;
}
