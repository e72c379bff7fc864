// A title does not say whether its question has to be answered: the page says it, and would say it twice, or something else than the title.
import path from 'node:path';
import { SOURCE } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { replacedStrings, replacedTexts } from '../../messages/replacedTexts.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';
import { plain } from './textsPlain.ts';

export const titlesUnmarked: Rule = function* ({ files, language }) {
  const { marked } = engineTexts[language].required;
  const unmarked = (title: string) => (plain(title) === title ? title.replace(marked, '') || title : title);
  const isTitle = (name: string) => /\/(?:properties|\$defs|definitions)\/[^/]+\/title$/.test(name);
  for (const file of files) {
    const json = readJsonFile(file);
    const found =
      language === SOURCE
        ? file.endsWith('.schema.json')
          ? replacedTexts(json, unmarked, isTitle)
          : []
        : path.basename(file) === `${language}.json`
          ? replacedStrings(json, unmarked, isTitle)
          : [];
    const all = [...found];
    const titles = all.map(({ text }) => unmarked(text));
    for (const [i, { pointer, text, edits }] of all.entries()) {
      const problem =
        'A title does not say whether its question has to be answered: the page says so of what is optional.';
      const repair = `Write ${JSON.stringify(unmarked(text))}.`;
      // Two titles that differ only in what is in brackets would be equal without it, so neither is mended.
      const isAlone = titles.indexOf(unmarked(text)) === i && titles.lastIndexOf(unmarked(text)) === i;
      yield { place: json.place(pointer), problem, repair, ...(isAlone && { mend: edits }) };
    }
  }
};
