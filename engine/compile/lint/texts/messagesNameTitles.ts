// "Subject is required" names the question "Subject": a title that was changed without its message would leave parents looking for
// a question that is called otherwise. A box that has to be ticked has a sentence for a title ("I agree to the trip"), which no message repeats. Messages of another form ("Add at least one learner") may name it as they like.
import { formatPointer, recordOf, type Schema, SOURCE } from '../../../core/index.ts';
import { engineTexts, type RequiredPhrases } from '../../../languages/index.ts';
import { areExclusive } from '../../answers/areExclusive.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { encloses, type GroupPart, groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';
import { plain } from './textsPlain.ts';

export const messagesNameTitles: Rule = function* (definition) {
  const { language } = definition;
  const inLanguage = schemaRule('groups', (group) => inGroup(group, engineTexts[language].required));
  for (const { mend, ...finding } of inLanguage(definition))
    yield { ...finding, place: placeOfWords(language, finding.place), ...(language === SOURCE && { mend }) };
};

function* inGroup(group: Schema, phrases: RequiredPhrases): Generator<Fault> {
  for (const part of groupParts(group)) {
    for (const [key, message] of Object.entries(messagesOf(part)))
      yield* inMessage(group, part, key, String(message), phrases);
  }
}

function messagesOf({ schema }: GroupPart): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(schema.errorMessage).required);
}

/**
 * The titles that the question `key` may have where the message of this part is shown: the last one that always applies there, and those of later parts that apply to some of
 * the same answers and have no message of their own.
 */
function titlesBeside(group: Schema, part: GroupPart, key: string): readonly string[] {
  const titled = groupParts(group).flatMap((other) => {
    const title = other.schema.properties?.[key]?.title;
    const isAlways = encloses(other, part);
    const isShown = isAlways || (messagesOf(other)[key] === undefined && !areExclusive(group, other, part));
    return title !== undefined && isShown ? [{ title, isAlways }] : [];
  });
  const last = titled.findLastIndex(({ isAlways }) => isAlways);
  return [...new Set(titled.slice(Math.max(last, 0)).map(({ title }) => plain(title)))];
}

function* inMessage(
  group: Schema,
  part: GroupPart,
  key: string,
  message: string,
  phrases: RequiredPhrases,
): Generator<Fault> {
  const { named, unnamed, prefix } = phrases;
  const { name, rest } = named.exec(plain(message))?.groups ?? {};
  const question = questionAt(group, [key]);
  if (name === undefined || unnamed.test(name) || !question || question.type === 'array' || question.const === true)
    return;
  const titles = titlesBeside(group, part, key);
  const isSaid = (title: string) =>
    namesEachOther(fold(title), fold(name)) ||
    (prefix !== undefined && sharesWord(title, name, phrases) && !isOfAnother(group, key, title, name, phrases));
  const others = titles.filter((title) => !isSaid(title));
  if (others.length === 0) return;
  const isOfOne = others.length < titles.length;
  const perTitle = `Name no title here, or move "${key}" of "required" into each branch, with a message of its own.`;
  yield {
    in: part.schema,
    at: formatPointer(['errorMessage', 'required', key]),
    problem: `This message says “${name}”, but the question is called “${others.join('” or “')}”${isOfOne ? ' as well' : ''}.`,
    repair:
      titles.length > 1
        ? perTitle
        : prefix
          ? `Write “${titles[0]}”, with the words that fit it.`
          : `Write “${titles[0]}${rest}”.`,
    ...(titles.length === 1 && { becomes: `${titles[0]}${rest}` }),
  };
}

/** A question as a title cannot be the subject of the sentence. */
function namesEachOther(title: string, name: string): boolean {
  return title.includes(name) || name.includes(title) || /[?؟]$/.test(title);
}

/**
 * Where words change with their place in a sentence, one that both have is enough. A title in another script has no translation yet,
 * which `translated` tells.
 */
function sharesWord(title: string, name: string, phrases: RequiredPhrases): boolean {
  const isUntranslated = LATIN.test(title) && !LATIN.test(name);
  const said = wordsOf(name, phrases);
  return isUntranslated || wordsOf(title, phrases).some((word) => said.includes(word));
}

/** True where the title of another question of the group has all of the words, and this one has not: “هاتف الأب” at the question “هاتف الأم”. */
function isOfAnother(group: Schema, key: string, own: string, name: string, phrases: RequiredPhrases): boolean {
  const said = wordsOf(name, phrases);
  const count = (title: string) => wordsOf(title, phrases).filter((word) => said.includes(word)).length;
  const others = groupParts(group).flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).flatMap(([other, { title }]) => (other === key ? [] : (title ?? []))),
  );
  return count(own) < said.length && others.some((title) => count(title) === said.length);
}

const LATIN = /\p{Script=Latin}/u;

function wordsOf(
  text: string,
  { prefix = /^$/, possessive = /^$/, particle = /^$/ }: RequiredPhrases,
): readonly string[] {
  const words = text.replaceAll(/\p{M}/gu, '').match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => !particle.test(word)).map((word) => word.replace(prefix, '').replace(possessive, ''));
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
