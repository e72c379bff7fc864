// The file follows the form, and the form the file: a field that gets the focus shows its line, and the cursor in a question shows its
// field.
import { useCallback, useState } from 'react';
import type { QuestionSpot } from '../protocol/protocol.ts';
import type { Spot } from '../protocol/spot.ts';
import type { Place } from './usePlace.ts';
import type { Visit } from './visit.ts';

/** Where the editor's cursor goes. */
export interface CursorMove extends Spot {
  /** True if the focus stays where it is. */
  readonly isQuiet?: boolean;
}

/** A field of the form that the frames show. A new object shows it again. */
export interface Pointed {
  /** With `[]` for any entry of a list. */
  readonly name: string;
}

export interface Following {
  readonly isOn: boolean;
  readonly goTo: CursorMove | undefined;
  readonly pointed: Pointed | undefined;
  turn(isOn: boolean): void;
  /** Opens a place in the files. */
  open(spot: Spot): void;
  /** A field of the form got the focus. */
  onField(name: string): void;
  /** The maintainer moved the cursor to a part of the open file, by its JSON Pointer. */
  onCursor(file: string, pointer: string): void;
}

interface Given {
  readonly place: Place;
  readonly go: (place: Place) => void;
  readonly questions: readonly QuestionSpot[];
  readonly visit: Visit;
  readonly onVisit: (visit: Visit) => void;
}

export function useFollowing({ place, go, questions, visit, onVisit }: Given): Following {
  const [isOn, turn] = useState(true);
  const [goTo, setGoTo] = useState<CursorMove>();
  const [pointed, setPointed] = useState<Pointed>();
  const open = useCallback(
    (spot: CursorMove) => {
      go({ form: place.form, file: spot.file });
      setGoTo({ ...spot });
    },
    [go, place.form],
  );
  return {
    isOn,
    goTo,
    pointed,
    turn,
    open,
    onField(name) {
      if (!isOn || (place.view ?? 'files') !== 'files') return;
      const own = questions.filter((question) => question.name === anyEntry(name));
      const spot = own.find(({ file }) => file === place.file) ?? own[0];
      if (spot) open({ ...spot, isQuiet: true });
    },
    onCursor(file, pointer) {
      if (!isOn) return;
      const around = questions
        .filter((one) => one.file === file && `${pointer}/`.startsWith(`${one.pointer}/`))
        .sort((one, other) => other.pointer.length - one.pointer.length);
      const nearest = around.filter((one) => one.pointer === around[0]?.pointer);
      const question = nearest.find(({ step }) => step === visit.step) ?? nearest[0];
      if (!question || question.name === pointed?.name) return;
      if (question.step !== visit.step) {
        const { from, ...others } = visit;
        onVisit({ ...others, step: question.step });
      }
      setPointed({ name: question.name });
    },
  };
}

/** The name of a field in any entry of its lists: `learners[][lastName]`. */
function anyEntry(name: string): string {
  return name.replaceAll(/\[\d+\]/g, '[]');
}
