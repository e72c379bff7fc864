// Texts are shown as they are written: marks of HTML and Markdown would be read.
import { replacedIn } from '../../messages/replacedTexts.ts';
import type { Rule } from '../rule.ts';

export const textsPlain: Rule = function* (definition) {
  for (const { json, pointer, text, edits } of replacedIn(definition, plain)) {
    const problem = `“${markIn(text)}” would be read as it stands: these texts have no HTML and no Markdown.`;
    yield { place: json.place(pointer), problem, repair: `Write ${JSON.stringify(plain(text))}.`, mend: edits };
  }
};

/** A mark of HTML counts with its partner only, or if it has none: `<a>` and `<b>` alone may be words. */
const TAGS = 'a|b|center|code|div|em|font|h[1-6]|i|li|ol|p|s|script|small|span|strong|sub|sup|table|td|tr|u|ul';
const PAIR = new RegExp(String.raw`<(${TAGS})(?: [^<>]*)?>([^]*?)</\1>`, 'g');
const SINGLE = /<(?:br|hr|img)(?: [^<>]*)?\/?>/g;
const ENTITY =
  /&(?:#(\d{2,6})|(amp|apos|copy|eacute|gt|hellip|laquo|ldquo|lsquo|lt|mdash|nbsp|ndash|quot|raquo|rdquo|rsquo));/g;
/** Two asterisks at the edges of words: `2**3`, `A**B` and notes (`Tuition**`) have others. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*(?![\p{L}\p{N}*])/gu;
const LINK = /\[([^[\]\n]+)\]\(((?:https?:|mailto:|www\.|\/|#)[^()\s]*)\)/g;
const MARKUP = [PAIR, SINGLE, ENTITY, BOLD, LINK];

const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", copy: '©', eacute: 'é', gt: '>', hellip: '…', laquo: '«', ldquo: '“', lsquo: '‘', lt: '<' },
  ...{ mdash: '—', nbsp: '\u00a0', ndash: '–', quot: '"', raquo: '»', rdquo: '”', rsquo: '’' },
};

/** The first mark of a text. */
function markIn(text: string): string {
  const found = MARKUP.flatMap((mark) => [...text.matchAll(mark)]).sort((one, other) => one.index - other.index);
  return found[0]?.[0] ?? '';
}

/** The text without marks, of a link the words and the address; the text itself where nothing else is in it. */
export function plain(text: string): string {
  const without = (marked: string): string => {
    const inner = marked.replaceAll(PAIR, '$2');
    return inner === marked ? marked : without(inner);
  };
  const words = without(text)
    .replaceAll(SINGLE, ' ')
    .replaceAll(ENTITY, (_, code: string | undefined, name = '') =>
      code === undefined ? (CHARACTERS[name] ?? '') : String.fromCodePoint(Number(code)),
    )
    .replaceAll(BOLD, '$1')
    .replaceAll(LINK, '$1 ($2)');
  return words === text || words.trim() === '' ? text : words.replaceAll(/ {2,}/g, ' ').trim();
}
