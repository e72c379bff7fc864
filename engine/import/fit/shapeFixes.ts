// Fixes for types, formats and shapes of questions.

import { entryOf, RENAMED_FORMATS } from '../../compile/index.ts';
import { formatPointer, getIn, isRecord, parsePointer } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { asFile, giveFormat, TAKEN_TYPES } from '../draft/formats.ts';
import { declarationsOf, followed, namesIn, questionAround } from '../draft/schemas.ts';
import {
  changed,
  type Fix,
  holderOf,
  leaveOut,
  leaveQuestionOut,
  listOf,
  mended,
  originOf,
  type Problem,
  partOf,
  removeQuietly,
  uiEntry,
  uiFileOf,
  uiNames,
} from './problem.ts';
import { uiValue } from './uiFixes.ts';

/** How often a schema that contains itself is repeated, as a foreign form sets no bound. */
const LEVELS = 2;
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** A value in a file that has another shape than forms/*.schema.json describes. */
export const valuesValid: Fix = (problem) => {
  const { file, keys, finding } = problem;
  // What is left out is noted, or says nothing.
  if (finding.mend?.every(({ value }) => value !== undefined)) return mended(problem);
  if (file.endsWith('.ui.json')) return uiValue(problem);
  if (keys.at(-1) === 'type') return ofType(problem, holderOf(problem));
  if (keys.at(-1) === 'items') return leaveQuestionOut(problem);
  const value = holderOf(problem)[keys.at(-1) ?? ''];
  const isSwitch = keys.at(-1) === 'required' && typeof value === 'boolean';
  if (isSwitch || saysNothing(keys, value)) return removeQuietly(problem, keys);
  leaveOut(problem);
};

/** True for no required questions, an empty part or test, a blank description, and a least length or number of 0: without them the form is the same. */
function saysNothing(keys: readonly string[], value: unknown): boolean {
  const [key, around] = [keys.at(-1), keys.at(-2)];
  if (key === 'minLength' || key === 'minItems') return value === 0;
  if (key === 'description') return typeof value === 'string' && value.trim() === '';
  const isPart = around === 'allOf' || key === 'allOf' || key === 'required' || keys.includes('if');
  return isPart && typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A question without a type gets the one that its other keywords mean; one without an answer is left out. */
export const typesDeclared: Fix = (problem) => {
  const isAtType = problem.keys.at(-1) === 'type';
  const schema = isAtType ? holderOf(problem) : partOf(problem);
  if (isAtType || schema.type !== undefined) return ofType(problem, schema);
  const isGroup = namesIn(problem.root, schema).length > 0;
  const meant = isGroup ? 'object' : meantType(schema);
  if (meant === undefined) return leaveQuestionOut(problem);
  schema.type = meant;
};

function ofType(problem: Problem, schema: Json): void {
  const { type } = schema;
  const kinds = Array.isArray(type) ? type.filter((one) => TYPES.includes(one)) : [];
  const [first] = kinds.includes('number') ? ['number'] : kinds.filter((one) => one !== 'object' || schema.properties);
  if (first === undefined) {
    leaveQuestionOut(problem);
    return;
  }
  schema.type = first;
  if (Array.isArray(schema.enum)) schema.enum = schema.enum.filter((option) => option !== null);
  if (kinds.length > 1) changed(problem, `Of ${kinds.length} types of answers, ${first} is asked for.`);
}

function meantType({ items, enum: options, const: only, $ref }: Json): string | undefined {
  if (isRecord(items)) return 'array';
  const value = Array.isArray(options) ? options[0] : only;
  if (value === undefined) return $ref === undefined ? 'string' : undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? typeof value : undefined;
}

/** `enum` and limits of another type have no effect; those of a boolean's options neither. */
export const keywordsFitType: Fix = (problem) => {
  const keyword = problem.keys.at(-1) ?? '';
  const schema = holderOf(problem);
  const { type, enum: options } = schema;
  const [only] = Array.isArray(options) && options.length === 1 ? options : [];
  if (keyword === 'enum' && typeof only === 'boolean') {
    for (const one of ['enum', 'enumNames']) delete schema[one];
    schema.const = only;
    return;
  }
  if (type === 'boolean' && (keyword === 'enum' || keyword === 'enumNames')) return yesOrNo(problem);
  leaveOut(problem);
};

function yesOrNo(problem: Problem): void {
  const names = uiNames(problem.keys.slice(0, -1));
  const schema = holderOf(problem);
  if (names) uiEntry(problem.draft, uiFileOf(problem.file), names)['ui:widget'] ??= 'radio';
  if (schema.enumNames !== undefined) changed(problem, 'The answers are called Yes and No.');
  delete schema.enum;
  delete schema.enumNames;
}

/** Formats that say how a text is drawn. */
const DRAWN: Readonly<Record<string, string>> = {
  textarea: 'textarea',
  'multi-line': 'textarea',
  password: 'password',
};

/** A telephone number that was asked as a number. */
function asTelephone(problem: Problem, schema: Json): void {
  changed(problem, 'A text with the format of a telephone number: a number would lose the 0 at its beginning.');
  for (const keyword of ['minimum', 'maximum', 'multipleOf', 'default']) delete schema[keyword];
  schema.type = 'string';
  giveFormat(problem.draft, schema, 'phone');
}

/** A format that has another name here. */
export const formats: Fix = (problem) => {
  const schema = holderOf(problem);
  if (problem.keys.at(-1) === 'type') return asTelephone(problem, schema);
  const format = String(schema.format);
  const own = entryOf(RENAMED_FORMATS, format);
  if (own === 'attachment') return asFile(schema);
  if (own !== undefined) return giveFormat(problem.draft, schema, own);
  const widget = entryOf(DRAWN, format);
  if (widget !== undefined) {
    const names = uiNames(problem.keys.slice(0, -1));
    if (names) uiEntry(problem.draft, uiFileOf(problem.file), names)['ui:widget'] ??= widget;
    delete schema.format;
    return;
  }
  leaveOut(problem);
};

/**
 * Fills in the limits of files, which a form that asks for files needs. If all questions for files are left out later, the check reports the limits, and
 * they are removed.
 */
export const attachmentsLimited: Fix = ({ draft, file }) => {
  const form = draft.files.get('form.json');
  const place = 'form.json /attachments';
  if (file === 'form.json') {
    delete form?.attachments;
    return draft.unfilled(place);
  }
  if (!form || form.attachments) return;
  form.attachments = { maxBytes: 10_485_760, types: TAKEN_TYPES };
  draft.note('filled', place, 'Files may be PDF, JPEG or PNG of up to 10 MB.');
};

/** The question that refers to something that is not there. */
export const refsResolve: Fix = (problem) => {
  const { draft, file, root, keys } = problem;
  const name = String(draft.at(file, keys)).split('/').at(-1) ?? '';
  if (!draft.gone.has(name)) return leaveQuestionOut(problem);
  draft.note('left', originOf(problem), `It refers to "${name}", which is left out.`);
  removeQuietly(problem, questionAround(root, keys) ?? keys);
};

/** The first reference, on the way from the part that a circular `$ref` leads to, that leads back to it. */
export const refsNotCircular: Fix = (problem) => {
  const { root, finding } = problem;
  const place = parsePointer(finding.place.pointer);
  const closing = getIn(root, place);
  const keys = circle(root, typeof closing === 'string' ? parsePointer(closing.slice(1)) : place, new Set());
  const reference = keys && getIn(root, keys.slice(0, -1));
  if (isRecord(reference) && reference.levels === undefined) {
    reference.levels = LEVELS;
    changed(problem, `What is asked within itself is asked on at most ${LEVELS} levels.`);
    return;
  }
  const around = keys ?? problem.keys;
  leaveOut(problem, questionAround(root, around) ?? around.slice(0, -1));
};

function circle(root: Json, keys: readonly string[], within: ReadonlySet<string>): readonly string[] | undefined {
  const around = new Set([...within, formatPointer(keys)]);
  for (const [below, $ref] of referencesIn(getIn(root, [...keys]), keys)) {
    const target = parsePointer($ref);
    if (around.has(formatPointer(target))) return below;
    const further = circle(root, target, around);
    if (further) return further;
  }
  return undefined;
}

/** Every reference within the file, wherever it stands, as the compiler follows them. */
function* referencesIn(
  node: unknown,
  keys: readonly string[],
): Generator<readonly [keys: readonly string[], $ref: string]> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, part] of Object.entries(node)) {
    const below = [...keys, key];
    if (key === '$ref' && typeof part === 'string' && part.startsWith('#')) yield [below, part];
    else yield* referencesIn(part, below);
  }
}

/** An answer that is always the same is shown; a checkbox that has to be answered asks for yes or no. */
export const fixedAnswers: Fix = (problem) => {
  const keyword = problem.keys.at(-1) ?? '';
  const holder = holderOf(problem);
  if (keyword === 'readOnly') {
    delete holder.readOnly;
    return changed(problem, 'It can be answered now: a question that is only shown needs a fixed answer.');
  }
  if (keyword === 'const' && holder.type === undefined) return leaveOut(problem);
  if (keyword === 'const' && holder.type !== 'boolean') {
    holder.readOnly = true;
    return changed(problem, 'It is shown and cannot be changed: nobody has to enter the only valid answer.');
  }
  const group = problem.draft.at(problem.file, problem.keys.slice(0, -3));
  if (keyword === 'const' && holder.const === true && problem.keys.at(-3) === 'properties' && isRecord(group)) {
    listOf(group, 'required').push(problem.keys.at(-2));
    return changed(problem, 'It is required: an unticked checkbox would be no answer.');
  }
  const names = uiNames(problem.keys.slice(0, -2));
  const required = problem.draft.at(problem.file, problem.keys);
  if (keyword === 'const' || !names || typeof required !== 'string') return leaveOut(problem);
  const declared = declarationsOf(problem.root, problem.draft.at(problem.file, problem.keys.slice(0, -2)), required);
  const allowed = declared
    .map((one) => followed(problem.root, one))
    .flatMap(({ const: only, enum: options = [] }) => [only, options].flat());
  // One case may allow only yes, and another only no.
  const hasToBeTicked = allowed.includes(true) && !allowed.includes(false);
  // The next round finds nothing here: then it has its `const`.
  if (hasToBeTicked) return;
  uiEntry(problem.draft, uiFileOf(problem.file), [...names, required])['ui:widget'] = 'radio';
  problem.draft.note('changed', originOf(problem), 'A checkbox that has to be answered asks for yes or no.');
};

/** A checkbox begins without a tick in any case, so nothing is lost without its `false`. */
export const defaultsAnswer: Fix = (problem) =>
  problem.draft.at(problem.file, problem.keys) === false ? removeQuietly(problem, problem.keys) : leaveOut(problem);
