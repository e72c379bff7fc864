// A title does not say whether its question has to be answered: the page says it, and would say it twice, or something else than the title.
import { getIn, type Language, parsePointer, recordOf } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { replacedIn } from '../../messages/replacedTexts.ts';
import type { Rule } from '../rule.ts';
import { plain } from './textsPlain.ts';

export const titlesUnmarked: Rule = function* (definition) {
  const { optional } = engineTexts[definition.language].required;
  // The rule `textsPlain` reports other marks, and its repair may leave this one.
  const unmarked = (title: string) => (plain(title) === title ? withoutMark(title, definition.language) : title);
  const isTitle = (name: string) => /\/(?:properties|\$defs|definitions)\/[^/]+\/title$/.test(name);
  const found = [...replacedIn(definition, unmarked, isTitle)];
  const titles = found.map(({ text }) => unmarked(text));
  for (const [i, { json, pointer, text, edits }] of found.entries()) {
    const title = unmarked(text);
    const problem =
      'A title does not say whether its question has to be answered: the page says so of what is optional.';
    // Two titles that differ only in what is in brackets would be equal without it, so neither is mended.
    const isAlone = titles.indexOf(title) === i && titles.lastIndexOf(title) === i;
    const other = disagreement(json.value, pointer, optional.test(text));
    yield {
      place: json.place(pointer),
      problem,
      repair: `Write ${JSON.stringify(title)}${other ?? ''}.`,
      // The mark may be all that says whether an answer is needed.
      ...(isAlone && other === undefined && { mend: edits }),
    };
  }
};

/** The title without `*`, “(optional)” or “(required)” at its end. A title that is only such a mark is returned as it is. */
export function withoutMark(title: string, language: Language): string {
  return title.replace(engineTexts[language].required.marked, '') || title;
}

/** What else to do where the group of a question does not require what its title says, or requires what it calls optional; undefined where both agree, or there is no group. */
function disagreement(file: unknown, pointer: string, isOptional: boolean): string | undefined {
  const keys = parsePointer(pointer);
  const name = keys.at(-2) ?? '';
  if (keys.at(-3) !== 'properties') return undefined;
  const { required } = recordOf(getIn(file, keys.slice(0, -3)));
  const isRequired = Array.isArray(required) && required.includes(name);
  if (isRequired !== isOptional) return undefined;
  return isOptional
    ? `, and take "${name}" out of "required" if it may be left blank`
    : `, and add "${name}" to "required" if it has to be answered`;
}
