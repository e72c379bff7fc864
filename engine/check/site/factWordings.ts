// How the facts of a site read where they are written out. Only what can hardly be anything else is looked for:
// - telephone numbers, with and without the country's code, e-mail and web addresses, however they are spaced;
// - names, dates and addresses: two words with capital letters or numbers; and the school's name. The
//   name of a quarter within the address is left out: texts speak of it for other reasons, too;
// - wordings of three words and more; lists with all of their entries;
// - numbers of four digits and more that are no year;
// - other numbers beside a word that stands beside their placeholder elsewhere (`10 MB`), in a text with a word of the fact's name;
//   years in a text with all words of the fact's name.
import { type Fact, type Facts, factIn, factValue } from '../../compile/index.ts';
import { CALLING_CODES, type Language, SOURCE } from '../../core/index.ts';

export interface Wording {
  readonly name: string;
  /** What stands for it in a text. */
  readonly placeholder: string;
  /** For texts with {@link latinDigits}. */
  readonly pattern: RegExp;
  /** What every match contains: looking for that first takes a tenth of the time. */
  readonly contains: string;
  /** True for what is the same in every language, and nothing else. */
  readonly isUnmistakable: boolean;
  /** Whether a text in the source language speaks of this fact. */
  fits(english: string): boolean;
}

/** The words that stand behind the placeholder of a fact, by its name, in one language. */
export type Units = ReadonlyMap<string, ReadonlySet<string>>;

const AFTER_PLACEHOLDER = /\{\{\s*(?<name>\w+)\s*\}\}[\s\u00a0]*(?<unit>%|[\p{L}%]{2,})/gu;

/** The words behind placeholders in these texts. */
export function unitsIn(texts: readonly string[]): Units {
  const units = new Map<string, Set<string>>();
  for (const text of texts.filter((one) => one.includes('{{'))) {
    for (const { groups = {} } of text.matchAll(AFTER_PLACEHOLDER)) {
      const { name = '', unit = '' } = groups;
      if (isUnit(unit)) units.set(name, (units.get(name) ?? new Set()).add(unit));
    }
  }
  return units;
}

/** Not `to`, `and`, `or`: `%`, `MB`, or a word of four letters; of three where letters have no case. */
function isUnit(word: string): boolean {
  return word === '%' || /^\p{Lu}+$/u.test(word) || word.length >= (/\p{Ll}/u.test(word) ? 4 : 3);
}

/** The wordings of all facts in a language, longer ones first: an address may contain the name of a place. */
export function wordingsOf(facts: Facts, language: Language, units: Units): readonly Wording[] {
  const all = Object.entries(facts).flatMap(([name, fact]) => [...ofFact(facts, name, fact, language, units)]);
  return all.toSorted((one, other) => other.pattern.source.length - one.pattern.source.length);
}

function* ofFact(facts: Facts, name: string, fact: Fact, language: Language, units: Units): Generator<Wording> {
  const value = factIn(fact, language);
  if (typeof value === 'string' && isPartOfAnother(facts, name, value, language)) return;
  const named = { name, placeholder: `{{${name}}}`, contains: '', isUnmistakable: false, fits: () => true };
  if (typeof value === 'number') yield* ofNumber(named, String(value), units);
  else if (typeof value === 'string') yield* ofText(named, value, String(factIn(fact, SOURCE)), units);
  else if (value && value.length > 1)
    for (const form of [undefined, 'or', 'list']) {
      const written = latinDigits(String(factValue(facts, language, name, form)));
      const placeholder = `{{${form === undefined ? name : `${name}.${form}`}}}`;
      yield { ...named, placeholder, contains: written, pattern: whole(escaped(written)) };
    }
}

function isPartOfAnother(facts: Facts, name: string, value: string, language: Language): boolean {
  return Object.entries(facts).some(
    ([other, fact]) => other !== name && String(factIn(fact, language)).includes(value),
  );
}

function* ofText(named: Omit<Wording, 'pattern'>, value: string, english: string, units: Units): Generator<Wording> {
  const isUnmistakable = true;
  const text = latinDigits(value);
  if (/^\+[\d ]+$/.test(text)) {
    const digits = text.replaceAll(/\D/g, '');
    const contains = digits.slice(-1);
    const inLinks = `\\+${digits}(?!\\d)`;
    const spaced = `(?!${inLinks})(?:\\+|\\b00)${spacedDigits(digits)}(?!\\d)`;
    const national = `(?<![\\d+])0${spacedDigits(nationalPart(digits))}(?!\\d)`;
    const placeholder = `{{${named.name}.number}}`;
    yield { ...named, isUnmistakable, contains, pattern: new RegExp(spaced, 'g') };
    yield { ...named, isUnmistakable, contains, pattern: new RegExp(national, 'g') };
    yield { ...named, isUnmistakable, contains, placeholder, pattern: new RegExp(inLinks, 'g') };
  } else if (/^\S+(?:@|:\/\/)\S+$/.test(text)) {
    yield { ...named, isUnmistakable, pattern: new RegExp(`(?<![\\w.@-])${escaped(text)}(?![\\w@-]|\\.\\w)`, 'gi') };
  } else if (/^\d[\d.,٬]*$/.test(text)) {
    yield* ofNumber(named, text.replaceAll(/\D/g, ''), units);
  } else if (isDistinct(english) || named.name === 'name') {
    yield { ...named, contains: text, pattern: whole(escaped(text)) };
  }
}

/** The digits, with or without spaces or dashes between them. */
function spacedDigits(digits: string): string {
  return [...digits].join('[\\s\\u00a0-]*');
}

/** A number without its country's code, to which people write 0 in its place: 01 000 000. */
function nationalPart(digits: string): string {
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((begin) => CALLING_CODES.includes(begin)) ?? '';
  return digits.slice(code.length);
}

function isDistinct(english: string): boolean {
  const words = english.split(/\s+/);
  return words.length > 2 || (words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word)));
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

function* ofNumber(named: Omit<Wording, 'pattern'>, digits: string, units: Units): Generator<Wording> {
  const grouped = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '[.,٬\u00a0]?');
  const number = `(?<![\\p{L}\\d]|\\d[.,:/-])${grouped}(?![\\p{L}\\d]|[.,:/-]\\d)`;
  const ofName = wordsOf(named.name);
  const contains = digits.slice(-1);
  if (Number(digits) >= FIRST_YEAR && Number(digits) <= LAST_YEAR) {
    const all = ofName.map(wordPattern);
    const fits = (english: string) => all.every((word) => word.test(english));
    yield { ...named, contains, fits, pattern: new RegExp(number, 'gu') };
  } else if (digits.length >= 4) {
    yield { ...named, contains, pattern: new RegExp(number, 'gu') };
  } else {
    const beside = [...(units.get(named.name) ?? [])];
    if (beside.length === 0) return;
    const own = ofName.map(wordPattern).filter((word) => !beside.some((unit) => word.test(unit)));
    const fits = (english: string) => own.some((word) => word.test(english));
    const unit = beside.map((word) => escaped(word) + (word === '%' ? '' : '(?!\\p{L})')).join('|');
    yield { ...named, contains, fits, pattern: new RegExp(`${number}(?=[\\s\\u00a0-]*(?:${unit}))`, 'gu') };
  }
}

/** `largest` and `file` of `largestFile`. */
function wordsOf(name: string): readonly string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** As much of a word as its other forms have in common. */
const STEM = 6;

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${escaped(word.slice(0, STEM))}`, 'iu');
}

/** Not within a longer word. In Arabic a conjunction or preposition of one letter is written together with its word. */
function whole(pattern: string): RegExp {
  return new RegExp(`(?<=^|[^\\p{L}\\p{N}]|(?<=^|[^\\p{L}\\p{N}])[وفبلك])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
}

function escaped(text: string): string {
  return latinDigits(text).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** The text with 0 to 9 in the places of Arabic digits, as long as before. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
