// What is written within the texts of a content file: links and bold words that are closed, the same in every language; and the ids that
// links to a part of the page name.
import type { Finding, JsonFile } from '../../compile/index.ts';
import { type Inline, inlineParts, type LanguageText, languageTexts, linksIn } from '../../content/index.ts';
import { formatPointer, isRecord, type Language, languages, SOURCE } from '../../core/index.ts';

/** A sign of markup that is left over: no link, nothing bold and no code was made of it. */
const LEFT = /\]\(|\*\*|`/;

/** Texts with a link, bold words or code that do not end. */
export function* markupClosed(json: JsonFile): Generator<Finding> {
  for (const { words, pointers } of languageTexts(json.value)) {
    for (const [language, text] of Object.entries(words)) {
      const sign = inlineParts(text)
        .flatMap(plainIn)
        .flatMap((part) => LEFT.exec(part) ?? [])[0];
      if (sign === undefined) continue;
      const problem = `Readers see “${sign}”, for it begins or ends nothing here.`;
      const repair = 'Write a link as [words](/Address), bold words as **words**, Latin letters as `words`.';
      yield { place: json.place(pointers[language as Language]), problem, repair };
    }
  }
}

/** The words of a part that are no code. */
function plainIn(part: Inline): readonly string[] {
  if (typeof part === 'string') return [part];
  return part.kind === 'code' ? [] : part.parts.flatMap(plainIn);
}

/** Translations that lack a fact or a link of their English. */
export function* alikeInLanguages(json: JsonFile): Generator<Finding> {
  for (const text of languageTexts(json.value)) {
    const { words, pointers } = text;
    for (const language of languages.filter((one) => one !== SOURCE && words[one])) {
      const missing = namesIn(text, SOURCE).filter((name) => !namesIn(text, language).includes(name));
      if (missing.length === 0) continue;
      const problem = `The English text has ${missing.join(' and ')}, this has not.`;
      const repair = `Write ${missing.join(' and ')} here, too, or take it out of the English text.`;
      yield { place: json.place(pointers[language]), problem, repair };
    }
  }
}

/** The facts that a text names, without their forms, and the addresses that it links to, without the part of the page. */
function namesIn({ words }: LanguageText, language: Language): readonly string[] {
  const text = words[language] ?? '';
  const facts = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => `{{${name}}}`);
  const links = linksIn(text).map((to) => `a link to ${to.replace(/(?<=.)[#?].*/, '')}`);
  return [...new Set([...facts, ...links])];
}

/** Ids that stand twice in a file: a link to one of them would always lead to the first. */
export function* idsDistinct(json: JsonFile): Generator<Finding> {
  const seen = new Set<string>();
  for (const [pointer, id] of idsIn(json.value)) {
    if (seen.has(id)) {
      const problem = `“${id}” is the id of another part of this page, too.`;
      yield {
        place: json.place(`${pointer}/id`),
        problem,
        repair: 'Choose another; it ends the address of this part.',
      };
    }
    seen.add(id);
  }
}

/** The ids of parts of a page, each with the place of its part. */
function* idsIn(node: unknown, pointer = ''): Generator<readonly [pointer: string, id: string]> {
  if (typeof node !== 'object' || node === null) return;
  if (isRecord(node) && typeof node.id === 'string') yield [pointer, node.id];
  for (const [key, part] of Object.entries(node)) yield* idsIn(part, pointer + formatPointer([key]));
}
