import { type Definition, groupQuestions, type Place } from '../../compile/index.ts';
import { isGroupSchema, type Path, type Schema, toName, type UiSchema, uiOf } from '../../core/index.ts';
import { spotOf } from '../actions/spotOf.ts';
import type { QuestionSpot } from '../protocol/protocol.ts';

/** Where each question of the form is written: in the schema, and in the ui file if it has an entry there. */
export function questionSpots(folder: string, { steps, placeOf }: Definition): readonly QuestionSpot[] {
  return steps.flatMap(({ at, schema, ui, schemaPlace, uiPlace }, step) => {
    const spot = (name: string, place: Place) => ({ ...spotOf(folder, place), pointer: place.pointer, name, step });
    const inGroup = (group: Schema, groupUi: UiSchema, path: Path): readonly QuestionSpot[] =>
      groupQuestions(group).flatMap(({ key, schema: question, narrows }): readonly QuestionSpot[] => {
        if (narrows) return [];
        const below = [...path, key];
        const name = toName(below);
        const own = uiOf(groupUi, key);
        const inUi = placeOf(own, uiPlace);
        return [
          spot(name, placeOf(question, schemaPlace)),
          ...(inUi.pointer === uiPlace.pointer ? [] : [spot(name, inUi)]),
          ...inside(question, own, below),
        ];
      });
    /** The questions inside a group, or inside the entries of a list; an entry may be a list, too. */
    const inside = (question: Schema, own: UiSchema, path: Path): readonly QuestionSpot[] => {
      if (isGroupSchema(question)) return inGroup(question, own, path);
      return question.items ? inside(question.items, uiOf(own, 'items'), [...path, '']) : [];
    };
    return inGroup(schema, ui, at);
  });
}
