// Fills in `ui:entry` and `ui:add` of lists from the list's title where the ui file has neither, because the page shows
// the title of such a list in no other place.
import {
  declaredProperties,
  hasQuestions,
  isGroupSchema,
  isList,
  type Language,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';

/** The ui of a group with `ui:entry` and `ui:add` for every list below it. */
export function withListWords(schema: Schema, ui: UiSchema, language: Language): UiSchema {
  const worded = Object.entries(declaredProperties(schema)).flatMap(([key, question]) => {
    const own = uiOf(ui, key);
    const all = ofQuestion(question, own, language);
    return all === own ? [] : [[key, all] as const];
  });
  return worded.length === 0 ? ui : { ...ui, ...Object.fromEntries(worded) };
}

function ofQuestion(question: Schema, ui: UiSchema, language: Language): UiSchema {
  const { items, title = '' } = question;
  if (isGroupSchema(question)) return withListWords(question, ui, language);
  if (!items || !isList(question)) return ui;
  const words = { 'ui:entry': title, 'ui:add': engineTexts[language].addTo(title), ...ui };
  const own = uiOf(ui, 'items');
  // An entry with a single answer is called as the entry, and shows that in its heading only.
  const inside = hasQuestions(items)
    ? ofQuestion(items, own, language)
    : { 'ui:title': words['ui:entry'], 'ui:label': false, ...own };
  return { ...words, ...(inside !== own && { items: inside }) };
}
