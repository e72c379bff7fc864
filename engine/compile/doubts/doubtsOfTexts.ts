// What is found in translations only because of a mistake in the English: a text with a misspelt key or a wrong shape seems to be gone, and its translation to be
// one of nothing. Those findings are not reported: their repair would take right translations away.
import path from 'node:path';
import { formatPointer, getIn, type Language, parsePointer, recordOf } from '../../core/index.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import { holderOf, isWithin } from '../errors/pointers.ts';
import { readJsonFile } from '../read/jsonFile.ts';
import { readLanguageFile } from '../read/languageFile.ts';
import { listTexts } from '../read/listTexts.ts';

type Finding = Pick<DefinitionError, 'code' | 'place' | 'mend'>;

/**
 * Returns a test of findings in a translation: true for one that may be due to a mistake in the English text, or to one because of which that text seems to be gone.
 * @param found what is found in the source language
 */
export function doubtsOfTexts(found: readonly DefinitionError[], language: Language): (finding: Finding) => boolean {
  const mistakes = found.filter(
    ({ code, place }) =>
      (OF_TEXTS.includes(code) || OF_MISSING_TEXTS.includes(code) || OPTIONS.test(place.pointer)) &&
      !(code === 'uiNamesFields' && /\/ui:(?:sections|order)(?:\/|$)/.test(place.pointer)),
  );
  if (mistakes.length === 0) return () => false;
  return ({ code, place, mend }) => {
    const keys = parsePointer(place.pointer);
    const isInRecord = path.basename(place.file) === 'translated.json';
    if (!isInRecord && path.basename(place.file) !== `${language}.json`) return false;
    const [name = '', text] = isInRecord ? keys.slice(1) : keys;
    const file = path.join(path.dirname(place.file), name);
    const own = mistakes.filter((mistake) => mistake.place.file === file);
    if (own.length === 0) return false;
    const read = textsOf(file);
    const isDoubtful = (one: string) => own.some((mistake) => concerns(mistake, one, read));
    // A record, and translations under new names, are written for all texts of the file at once.
    const isOfAll = isInRecord || mend?.some((edit) => edit.pointer !== place.pointer);
    if (isOfAll) return [...namesIn(file, language), ...read.names].some(isDoubtful);
    return isDoubtful(text ?? '') || own.some((one) => isLimitOf(one, text ?? '', code));
  };
}

interface Texts {
  readonly value: unknown;
  /** The names of the texts that are not blank. */
  readonly names: ReadonlySet<string>;
}

function textsOf(file: string): Texts {
  const { value } = readJsonFile(file);
  const texts = listTexts(file, value).filter(({ text }) => text.trim() !== '');
  return { value, names: new Set(texts.map(({ name }) => name)) };
}

/** The names under which the language file has translations of the file. */
function namesIn(file: string, language: Language): readonly string[] {
  const { translations } = readLanguageFile(path.join(path.dirname(file), `${language}.json`));
  return Object.keys(translations[path.basename(file)] ?? {});
}

/** True if the text of that name is wrong, or not there, because of the mistake. */
function concerns({ code, place }: DefinitionError, name: string, { value, names }: Texts): boolean {
  const at = named(value, place.pointer);
  const holder = holderOf(at);
  if (OF_TEXTS.includes(code) && isWithin(name, at)) return true;
  // Options are named by their values, and without labels they are called so.
  if (OPTIONS.test(at)) return OPTIONS.exec(at)?.[1] === OPTIONS.exec(name)?.[1];
  if (OF_KEYS.includes(code) && isWithin(name, `${holder}/enum`)) return true;
  // What is asked once a question is answered is named by that.
  if (code === 'conditionsNameQuestions') return holder.endsWith('/dependentSchemas') && isWithin(name, holder);
  if (names.has(name) || !OF_MISSING_TEXTS.includes(code)) return false;
  // A message that the English lacks.
  if (isWithin(name, `${holder}/errorMessage${at.slice(holder.length)}`)) return true;
  if (OF_MESSAGES.includes(code)) return [at, holder].some((part) => isWithin(name, `${part}/errorMessage`));
  const there = deepest(value, name);
  // A wrong value hides the texts in it. An `if` has none that are shown, and a text or a number has none in it; but a wrong `id` hides all texts of its part, whose names
  // in the language file begin with that id (`/steps/<id>/label`).
  const isNoCause = code === 'valuesValid' && (at.endsWith('/if') || isSingle(value, place));
  return there === at || (there === holder && !isNoCause && !OF_HOLDERS.includes(code));
}

/**
 * True for a limit that cannot be read, if the text of that name stands beside it: a placeholder for the limit names none in a message, and what a title says of it cannot be compared.
 * @param rule of the finding in the translation
 */
function isLimitOf({ code, place }: DefinitionError, name: string, rule: string): boolean {
  const question = holderOf(place.pointer);
  if (code !== 'valuesValid') return false;
  if (rule === 'limitsInTexts') return holderOf(name) === question;
  return rule === 'placeholders' && isWithin(name, `${question}/errorMessage`);
}

/** The options of a question, or one of them, or their labels. */
const OPTIONS = /^(.*)\/enum(?:Names)?(?:\/[^/]*)?$/;

/** Rules whose findings are at a text, or at a key with texts below it. While one is reported, nothing is reported of the translations of these texts: they may be right once the English is. */
const OF_TEXTS: readonly string[] = [
  'factsKnown',
  'keysKnown',
  'keywordsHaveMessages',
  'letterPlaceholders',
  'messagesReachable',
  'placeholders',
  'textsShown',
  'uiNamesFields',
  'valuesValid',
];

/** Rules whose findings are at the question or step that lacks a text, not at a key. */
const OF_HOLDERS: readonly string[] = ['questionsHaveTitles', 'stepsNotEmpty'];

/** Rules that report unknown keys. */
const OF_KEYS: readonly string[] = ['keysKnown', 'keywords'];

/** Rules by which a message is missing. */
const OF_MESSAGES: readonly string[] = ['keywordsHaveMessages', 'requiredHaveMessages'];

/** Rules whose findings tell that a text is missing, or that its key is misspelt or has a wrong value. */
const OF_MISSING_TEXTS: readonly string[] = [
  ...OF_MESSAGES,
  ...OF_KEYS,
  ...OF_HOLDERS,
  'conditionsNameQuestions',
  'messagesReachable',
  'uiNamesFields',
  'valuesValid',
];

/**
 * True for a text, a number, or `true` and `false`, in no list whose parts are named by their ids, and not in a ui file: there a misspelt key of a text
 * is read as the name of a question.
 */
function isSingle(value: unknown, { file, pointer }: Place): boolean {
  const keys = parsePointer(pointer);
  if (file.endsWith('.ui.json')) return false;
  const single = getIn(value, keys);
  return single !== undefined && Object(single) !== single && !NAMED_BY_ID.includes(keys[0] ?? '');
}

/** The longest beginning of a text's name where something stands in the file, or nothing but blanks. */
function deepest(value: unknown, name: string): string {
  const keys = parsePointer(name);
  const last = keys.findLastIndex((_, i) => isThere(value, keys.slice(0, i + 1)));
  return formatPointer(keys.slice(0, last + 1));
}

function isThere(value: unknown, [list = '', id, ...below]: readonly string[]): boolean {
  const whole = getIn(value, [list]);
  if (id === undefined || !NAMED_BY_ID.includes(list) || !Array.isArray(whole))
    return isText(getIn(value, [list, ...(id === undefined ? [] : [id]), ...below]));
  const part: unknown = whole.find((one) => recordOf(one).id === id);
  return isText(getIn(part, below));
}

function isText(part: unknown): boolean {
  return part !== undefined && (typeof part !== 'string' || part.trim() !== '');
}

/** Lists of form.json and office.json whose parts have names. */
const NAMED_BY_ID: readonly string[] = ['steps', 'statuses', 'moves', 'letters'];

/** A JSON Pointer as names of texts are written: with the id of a part in place of its number. Where that is about the id, or there is none, it is that of the part. */
function named(value: unknown, pointer: string): string {
  const [list = '', number, ...below] = parsePointer(pointer);
  if (!NAMED_BY_ID.includes(list) || number === undefined) return pointer;
  const { id } = recordOf(getIn(value, [list, number]));
  const isKnown = typeof id === 'string' && formatPointer(below) !== '/id';
  return formatPointer([list, String(id), ...(isKnown ? below : [])]);
}
