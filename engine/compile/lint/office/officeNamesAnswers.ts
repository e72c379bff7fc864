// A wrong pointer would show an empty column, or search and compare nothing, without any error.
import { questionAtPointer } from '../../../core/index.ts';
import type { OfficeFile } from '../../read/definition.ts';
import { isSingleAnswer } from '../../schema/questions.ts';
import { nameByPlace } from '../pointerMeant.ts';
import type { Rule } from '../rule.ts';

export const officeNamesAnswers: Rule = function* ({ office, officePlace, steps, placeWithin }) {
  if (!office) return;
  for (const [at, pointer] of pointersOf(office)) {
    if (isSingleAnswer(questionAtPointer(steps, pointer))) continue;
    const problem = `"${pointer}" is not a question of this form that has a single answer.`;
    yield { place: placeWithin(office, at, officePlace), problem, repair: nameByPlace(steps, pointer, isSingleAnswer) };
  }
};

function pointersOf(office: OfficeFile): (readonly [at: string, pointer: string])[] {
  const { columns, search, family = [], sameChild = [] } = office;
  const lists = Object.entries({ columns, search }).flatMap(([list, pointers]) =>
    pointers.map((pointer, i) => [`/${list}/${i}`, pointer] as const),
  );
  const keys = Object.entries({ family, sameChild }).flatMap(([list, groups]) =>
    groups.flatMap((pointers, i) => pointers.map((pointer, j) => [`/${list}/${i}/${j}`, pointer] as const)),
  );
  return [...lists, ...keys];
}
