// The file follows the form, and the form the file: a field that gets the focus shows its line, and the cursor in a question shows its
// field.
import { useCallback, useState } from 'react';
import type { Example } from '../../check/index.ts';
import type { Form } from '../../core/index.ts';
import type { QuestionSpot } from '../protocol/protocol.ts';
import type { Spot } from '../protocol/spot.ts';
import { anyEntry, showing, type Wanted } from './asking.ts';
import type { Place } from './usePlace.ts';
import type { Visit } from './visit.ts';

/** Where the editor's cursor goes. */
export interface CursorMove extends Spot {
  /** True if the focus stays where it is. */
  readonly isQuiet?: boolean;
}

/** A field of the form that the frames show. A new object shows it again. */
export type Pointed = Required<Wanted>;

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
  /** In the source language; undefined while there is none. */
  readonly form: Form | undefined;
  readonly examples: readonly Example[];
  readonly questions: readonly QuestionSpot[];
  readonly visit: Visit;
  readonly onVisit: (visit: Visit) => void;
}

export function useFollowing({ place, go, form, examples, questions, visit, onVisit }: Given): Following {
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
      const wanted = { step: question.step, name: question.name };
      if (form) {
        const shown = showing(form, examples, visit, wanted);
        if (shown.step !== visit.step || shown.answers !== visit.answers) onVisit(shown);
      }
      setPointed(wanted);
    },
  };
}
