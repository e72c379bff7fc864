// Facts of a school: what stands once in `site/facts.json` and is named in texts by a placeholder, `{{discount}}`. Texts of forms
// and pages get the words or the digits of their own language when they are compiled; nothing of this reaches a browser.
import { digitsIn, isRecord, joinWithOr, type Language, notations } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';

/** A text for all languages; a number; or a text, a number or a list of texts for each language. */
export type Fact = string | number | Readonly<Record<string, string | number | readonly string[]>>;

export type Facts = Readonly<Record<string, Fact>>;

/** A placeholder in a text: the name of the fact, and behind a dot the form in which it is wanted. */
export const PLACEHOLDER = /\{\{\s*(?<name>[^{}\s.]*)(?:\.(?<form>[^{}\s]*))?\s*\}\}/g;

const BYTES_OF_A_MEGABYTE = 1024 * 1024;

type Value = string | number | readonly string[];
type Form = (value: Value, language: Language) => string | number | undefined;

/** What may stand behind the dot. Each gives undefined for a fact that has no such form. */
const FORMS: Readonly<Record<string, Form>> = {
  /** A list as alternatives: `September, April or July`. */
  or: (value, language) => (Array.isArray(value) ? joinWithOr(language, value) : undefined),
  /** A list without a conjunction. */
  list: (value, language) => (Array.isArray(value) ? value.join(notations[language].comma) : undefined),
  /** A number of megabytes in bytes. */
  bytes: (value) => (typeof value === 'number' ? value * BYTES_OF_A_MEGABYTE : undefined),
  /** A telephone number as links have it, without spaces. */
  number: (value) => (typeof value === 'string' && /^\+[\d ]+$/.test(value) ? value.replaceAll(' ', '') : undefined),
};

/** The names of the forms; a number from 0 is one, too: an entry of a list. */
export const factForms: readonly string[] = Object.keys(FORMS);

/** The value of a fact in a language: its own there, or the one that it has in all. */
export function factIn(fact: Fact | undefined, language: Language): Value | undefined {
  return isRecord(fact) ? (fact as Readonly<Record<string, Value>>)[language] : (fact as string | number | undefined);
}

/** What a placeholder stands for: a number only for numbers; undefined if there is no such fact, or none in this form. */
export function factValue(facts: Facts, language: Language, name: string, form?: string): string | number | undefined {
  const value = Object.hasOwn(facts, name) ? factIn(facts[name], language) : undefined;
  if (value === undefined) return undefined;
  if (form === undefined) return isList(value) ? engineTexts[language].joinWithAnd(value) : value;
  if (/^\d+$/.test(form)) return isList(value) ? value[Number(form)] : undefined;
  return Object.hasOwn(FORMS, form) ? FORMS[form]?.(value, language) : undefined;
}

/** The text with its placeholders filled in, numbers in the digits of the language. One that names no fact stays. */
export function fillText(text: string, facts: Facts, language: Language): string {
  if (!text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (written, name: string, form?: string) => {
    const value = factValue(facts, language, name, form);
    return typeof value === 'number' ? digitsIn(language, String(value)) : (value ?? written);
  });
}

/** The value with the placeholders of every string below it filled in; a string that is nothing but a number's becomes the number. */
export function fillValues(node: unknown, facts: Facts, language: Language): unknown {
  if (typeof node === 'string') return fillValue(node, facts, language);
  if (Array.isArray(node)) return node.map((part) => fillValues(part, facts, language));
  if (!isRecord(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, fillValues(part, facts, language)]));
}

function fillValue(text: string, facts: Facts, language: Language): string | number {
  const [whole] = text.matchAll(PLACEHOLDER);
  const { name = '', form } = whole?.[0] === text ? (whole.groups ?? {}) : {};
  const value = factValue(facts, language, name, form);
  return typeof value === 'number' ? value : fillText(text, facts, language);
}

function isList(value: Value): value is readonly string[] {
  return Array.isArray(value);
}
