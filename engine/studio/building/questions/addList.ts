// A new list of groups, with the first question of an entry.
import type { Definition } from '../../../compile/index.ts';
import { SOURCE } from '../../../core/index.ts';
import type { NewList, QuestionPlace } from '../../protocol/outline.ts';
import type { Draft } from '../draft/draft.ts';
import { below } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { checkFieldName, fieldName } from '../draft/names.ts';
import { setWords } from '../draft/words.ts';
import { drawQuestion, insertQuestion, prepareForm, writeTexts } from './addQuestion.ts';
import { optionsOf, questionSchema } from './questionSchema.ts';

/** Adds the list. Throws {@link Impossible} if the form has no such place, or the list says too little. */
export function addList(draft: Draft, definition: Definition, place: QuestionPlace, list: NewList): void {
  const { title, most, isRequired, first } = list;
  if (!Number.isInteger(most) || most < 1) throw new Impossible('The greatest number of entries is a number from 1.');
  const [options, name] = [optionsOf(first), first.name || fieldName(first.title[SOURCE] ?? '', [])];
  checkFieldName(name);
  const schema = {
    type: 'array',
    title: title[SOURCE]?.trim(),
    ...(isRequired && { minItems: 1 }),
    maxItems: most,
    items: {
      type: 'object',
      properties: { [name]: questionSchema(first, options) },
      required: [name],
      errorMessage: { required: { [name]: first.required[SOURCE]?.trim() } },
    },
  };
  // A list with an entry from the beginning is never missing, so that it needs no message.
  const added = insertQuestion(draft, definition, place, { ...list, ...(isRequired && { required: {} }) }, schema);
  setWords(draft, below(added.at, 'title'), title);
  const inEntry = below(added.at, 'items', 'properties', name);
  writeTexts(draft, inEntry, first, options);
  setWords(draft, below(added.at, 'items', 'errorMessage', 'required', name), first.required);
  for (const entry of added.entries) {
    if (list.entry?.[SOURCE]) setWords(draft, below(entry, 'ui:entry'), list.entry);
    if (list.add?.[SOURCE]) setWords(draft, below(entry, 'ui:add'), list.add);
    drawQuestion(draft, below(entry, 'items', name), first);
  }
  prepareForm(draft, definition.placeInForm('').file, first);
}
