// What a parent can notice of one question, over all the ways in which the definition speaks of it: its words, how it is
// answered, its options and limits, what is said of a mistake, and when it is asked and has to be answered.
import type { Branch, GroupPart } from '../../compile/index.ts';
import { isGroupSchema, type Schema, titlesOf, type UiSchema } from '../../core/index.ts';
import type { Aspect } from './change.ts';
import { waysInWords } from './conditionWords.ts';

const UI_WORDS = ['ui:description', 'ui:help', 'ui:placeholder', 'ui:entry', 'ui:add', 'ui:remove'];

const LIMITS: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minimum: (limit) => `${limit} or more`,
  maximum: (limit) => `${limit} or less`,
  multipleOf: (limit) => `multiples of ${limit}`,
  minItems: (limit) => `at least ${limit} of them`,
  maxItems: (limit) => `at most ${limit} of them`,
  uniqueItems: () => 'each only once',
  between: (limit) => `numbers between ${(limit as readonly number[]).join(' and ')}`,
  formatMaximum: () => 'not in the future',
  pattern: (limit) => `only what looks like ${limit}`,
  lengthEquals: () => 'as many as another answer says',
};

type Named = readonly [name: string, aspect: Aspect];

/** The aspects of question `key` of a group that consists of `parts`; `ui` is the question's own entry. */
export function questionAspects(
  key: string,
  group: Schema,
  parts: readonly GroupPart[],
  ui: UiSchema,
): ReadonlyMap<string, Aspect> {
  const spoken = parts.flatMap(({ schema, under }) => {
    const question = schema.properties?.[key];
    return question ? [{ question, under }] : [];
  });
  const questions = spoken.map(({ question }) => question);
  const asked = waysOf(spoken.map(({ under }) => under));
  const required = waysOf(parts.flatMap(({ schema, under }) => (schema.required?.includes(key) ? [under] : [])));
  return new Map<string, Aspect>([
    ...texts('title', titlesOf(group).get(key) ?? []),
    ...UI_WORDS.flatMap((name) => texts(name, [ui[name]])),
    ...texts(
      'description',
      questions.map(({ description }) => description),
    ),
    ['kind', kindOf(questions[0] ?? {}, ui)],
    ...questions.flatMap(optionsOf),
    ...Object.entries(LIMITS).flatMap(([name, tell]) => limitOf(name as keyof Schema, tell, questions)),
    ...messagesOf(key, questions, parts),
    ['asked', { is: sameAs(asked), told: waysInWords(asked, group) }],
    // What is asked only in some cases and then always has to be answered is simply required.
    ...requiredAspect(required, asked, group),
  ]);
}

/** None for a question that need not be answered, one empty chain for what holds always. */
function waysOf(unders: readonly (readonly Branch[])[]): readonly (readonly Branch[])[] {
  return unders.some((under) => under.length === 0) ? [[]] : unders;
}

function sameAs(ways: readonly (readonly Branch[])[]): string {
  return JSON.stringify(ways.map((under) => under.map(({ condition, holds }) => [condition, holds])));
}

function requiredAspect(
  required: readonly (readonly Branch[])[],
  asked: readonly (readonly Branch[])[],
  group: Schema,
): Named[] {
  if (required.length === 0) return [];
  const isSimple = sameAs(required) === sameAs(asked) || sameAs(required) === sameAs([[]]);
  if (isSimple) return [['required', { is: 'always', told: 'always' }]];
  return [['required', { is: sameAs(required), told: waysInWords(required, group) }]];
}

/** Several wordings of one text are one aspect. */
function texts(name: string, all: readonly unknown[]): Named[] {
  const words = new Set(all.filter((text) => typeof text === 'string'));
  return words.size > 0 ? [[name, { is: [...words].join(' / ') }]] : [];
}

function kindOf(schema: Schema, ui: UiSchema): Aspect {
  const told = kindInWords(schema, ui);
  return { is: told, told };
}

function kindInWords({ type, format, items, enum: options, readOnly, const: only, ...rest }: Schema, ui: UiSchema) {
  if (readOnly) return `fixed, “${only}”`;
  if (format === 'attachment') return 'a file';
  if (isGroupSchema({ type: type ?? '', ...rest })) return 'a group of questions';
  if (items?.format === 'attachment') return 'several files';
  if (items) return items.enum ? 'any of several options' : 'a list';
  if (options) return 'one of several options';
  if (type === 'boolean') return 'a box to tick';
  if (type === 'number' || type === 'integer') return 'a number';
  if (format) return { date: 'a day', email: 'an e-mail address', phone: 'a telephone number' }[format] ?? format;
  return ui['ui:widget'] === 'textarea' ? 'a longer text' : 'a text';
}

function optionsOf({ enum: own, enumNames: ownNames, items }: Schema): Named[] {
  const options = own ?? items?.enum ?? [];
  const names = own ? ownNames : items?.enumNames;
  return options.map((value, i) => [`option ${value}`, { is: names?.[i] ?? String(value).trim() }]);
}

function limitOf(name: keyof Schema, tell: (limit: unknown) => string, questions: readonly Schema[]): Named[] {
  const told = new Set(questions.flatMap((question) => (question[name] === undefined ? [] : tell(question[name]))));
  const is = [...told].join(', or ');
  return told.size > 0 ? [[`limit ${name}`, { is, told: is }]] : [];
}

/** Messages stand at the question, or at its group under `required`. */
function messagesOf(key: string, questions: readonly Schema[], parts: readonly GroupPart[]): Named[] {
  const byKeyword = new Map<string, unknown[]>();
  const add = (keyword: string, text: unknown) => byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), text]);
  for (const { errorMessage } of questions) {
    if (typeof errorMessage === 'string') add('', errorMessage);
    else for (const [keyword, text] of Object.entries(errorMessage ?? {})) add(keyword, text);
  }
  for (const { schema } of parts) {
    const { required } = (schema.errorMessage ?? {}) as { required?: Readonly<Record<string, unknown>> };
    if (typeof required === 'object') add('required', required[key]);
  }
  return [...byKeyword].flatMap(([keyword, all]) => texts(`message ${keyword}`, all));
}
