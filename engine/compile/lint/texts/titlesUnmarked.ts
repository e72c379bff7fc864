// A title does not say whether its question has to be answered: the page says it, and would say it twice, or something else than the title.
import { engineTexts } from '../../../languages/index.ts';
import { replacedIn } from '../../messages/replacedTexts.ts';
import type { Rule } from '../rule.ts';
import { plain } from './textsPlain.ts';

export const titlesUnmarked: Rule = function* (definition) {
  const { marked } = engineTexts[definition.language].required;
  // The rule `textsPlain` reports other marks, and its repair may leave this one.
  const unmarked = (title: string) => (plain(title) === title ? title.replace(marked, '') || title : title);
  const isTitle = (name: string) => /\/(?:properties|\$defs|definitions)\/[^/]+\/title$/.test(name);
  const found = [...replacedIn(definition, unmarked, isTitle)];
  const titles = found.map(({ text }) => unmarked(text));
  for (const [i, { json, pointer, text, edits }] of found.entries()) {
    const title = unmarked(text);
    const problem =
      'A title does not say whether its question has to be answered: the page says so of what is optional.';
    // Two titles that differ only in what is in brackets would be equal without it, so neither is mended.
    const isAlone = titles.indexOf(title) === i && titles.lastIndexOf(title) === i;
    yield {
      place: json.place(pointer),
      problem,
      repair: `Write ${JSON.stringify(title)}.`,
      ...(isAlone && { mend: edits }),
    };
  }
};
