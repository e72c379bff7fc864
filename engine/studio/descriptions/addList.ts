// The dialog "Add a list". It asks for the list's title, the words for an entry, the limits and the first question of an entry.
import type { QuestionPlace } from '../protocol/outline.ts';
import { KINDS_IN_ENTRIES, kindFields, questionIn, requiredFields } from './addQuestion.ts';
import { type Description, hasSource, type Values, wordsIn } from './description.ts';
import { placeFields, placeIn } from './place.ts';

/** The dialog that adds a list, at first at this place. */
export function addList(at: QuestionPlace): Description {
  return {
    fields: (outline, values) => [
      { kind: 'words', name: 'list-title', label: 'Title of the list' },
      { kind: 'words', name: 'entry', label: 'What one entry is called, e.g. Sibling', isOptional: true },
      { kind: 'words', name: 'add', label: 'Words on the button that adds one', isOptional: true },
      { kind: 'text', name: 'most', label: 'Greatest number of entries', fallback: mostOf(values) },
      { kind: 'tick', name: 'least', label: 'There is at least one entry' },
      ...placeFields(outline, values, at),
      ...kindFields(outline, values, 'The first question of an entry', KINDS_IN_ENTRIES),
      ...requiredFields({ ...values, required: 'yes' }).slice(1),
    ],
    change(_, values) {
      const [title, entry, add] = [wordsIn(values, 'list-title'), wordsIn(values, 'entry'), wordsIn(values, 'add')];
      const [first, required] = [questionIn(values), wordsIn(values, 'message')];
      if (!hasSource(title) || !first || !hasSource(required)) return undefined;
      const words = { ...(hasSource(entry) && { entry }), ...(hasSource(add) && { add }) };
      const list = { title, ...words, most: Number(values.most), isRequired: Boolean(values.least) };
      return { kind: 'add-list', place: placeIn(values), list: { ...list, first: { ...first, required } } };
    },
  };
}

/** The service takes six files at once (`MOST_AT_ONCE`), of which other questions may ask for some. */
function mostOf({ kind }: Values): string {
  return kind === 'file' ? '3' : '10';
}
