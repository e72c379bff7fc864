// Texts are shown as they are written: marks of HTML and Markdown would be read.
import path from 'node:path';
import { SOURCE } from '../../../core/index.ts';
import { replacedStrings, replacedTexts } from '../../messages/replacedTexts.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

export const textsPlain: Rule = function* ({ files, language, publishedPlace }) {
  for (const file of files.filter((one) => one !== publishedPlace.file)) {
    const json = readJsonFile(file);
    const isWords = path.basename(file) === `${language}.json`;
    const found = language === SOURCE ? replacedTexts(json, plain) : isWords ? replacedStrings(json, plain) : [];
    for (const { pointer, text, edits } of found) {
      const [mark = ''] = MARKUP.exec(text) ?? [];
      const problem = `“${mark}” would be read as it stands: these texts have no HTML and no Markdown.`;
      yield { place: json.place(pointer), problem, repair: `Write ${JSON.stringify(plain(text))}.`, mend: edits };
    }
  }
};

const TAGS = 'a|b|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|u|ul';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const TAG = new RegExp(String.raw`</?(?:${TAGS})(?:\s[^<>]*)?/?>`, 'gi');
const ENTITY = new RegExp(`&(${Object.keys(ENTITIES).join('|')});`, 'g');
const BOLD = /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g;
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const MARKUP = new RegExp([TAG, ENTITY, BOLD, LINK].map(({ source }) => source).join('|'), 'i');

/** The text without marks; of a link the words and the address. */
function plain(text: string): string {
  return text
    .replaceAll(TAG, (tag) => (/^<(?:br|p|li|hr)\b/i.test(tag) ? ' ' : ''))
    .replaceAll(ENTITY, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(BOLD, '$1')
    .replaceAll(LINK, '$1 ($2)')
    .replace(/ {2,}/g, (blanks) => (text.includes(blanks) ? blanks : ' '));
}
