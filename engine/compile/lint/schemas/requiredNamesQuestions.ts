// A name under `required` without a question would make the form impossible to submit; so would a question that is required also where no
// branch asks it.
import { isGroupSchema, recordOf, type Schema } from '../../../core/index.ts';
import { combinations } from '../../answers/combinations.ts';
import type { Place } from '../../errors/definitionError.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { appliesTo, type GroupPart, groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { questionAt } from '../../schema/questions.ts';
import { requiredIn } from '../requiredIn.ts';
import { schemaRule } from '../schemaRule.ts';

export const requiredNamesQuestions = schemaRule('conditions', function* (group) {
  const known = groupParts(group).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  for (const part of groupParts(group)) {
    for (const [i, key] of (part.schema.required ?? []).entries()) {
      const [problem, repair] = !questionAt(group, [key])
        ? [
            `"${key}" is required, but there is no such question in this group.`,
            (place: Place) => {
              const isWorded = recordOf(recordOf(part.schema.errorMessage).required)[key] !== undefined;
              const inside = groupAsking(group, key);
              if (inside !== undefined)
                return `Write it in "required" of the group "${inside}", which asks it${isWorded ? ', and its message there, too' : ''}.`;
              const [also, both] = isWorded ? [', also of its message', ' with its message'] : ['', ''];
              return `Correct the name${also}, or take it out of "${requiredIn(place)}"${both}.${didYouMean(key, known)}`;
            },
          ]
        : isUnasked(group, key, part)
          ? [
              `"${key}" is required here also where no branch asks it, so nobody could send the form.`,
              (place: Place) =>
                /\/anyOf\/\d+\/required\/\d+$/.test(place.pointer)
                  ? `Move this "anyOf" with its message into the branch that asks "${key}", and require the others where it is not asked.`
                  : isRequiredWhereAsked(group, key)
                    ? `Take it out of "${requiredIn(place)}" here: the branch that asks it requires it.`
                    : `Write "${key}" under "required" of the branch that asks it.`,
            ]
          : [];
      if (problem !== undefined && repair !== undefined)
        yield { in: part.schema, at: `/required/${i}`, problem, repair };
    }
  }
});

/** The name of the only group in this one that asks the question; undefined if none or several do. */
function groupAsking(group: Schema, key: string): string | undefined {
  const asking = groupQuestions(group).filter(({ whole }) => isGroupSchema(whole) && questionAt(whole, [key]));
  const [name, ...others] = new Set(asking.map((question) => question.key));
  return others.length === 0 ? name : undefined;
}

function isRequiredWhereAsked(group: Schema, key: string): boolean {
  const asking = groupParts(group).filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, key));
  return asking.every(({ schema }) => schema.required?.includes(key));
}

/** True if the part applies to some answers to which no part that declares the question does. */
function isUnasked(group: Schema, key: string, part: GroupPart): boolean {
  const asking = groupParts(group).filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, key));
  if (asking.some(({ under }) => under.length === 0)) return false;
  return combinations(group).some(
    (answers) => appliesTo(part.under, answers) && !asking.some(({ under }) => appliesTo(under, answers)),
  );
}
