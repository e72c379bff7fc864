// What a parent can notice of one question, over all branches of the definition that declare it: texts, kind of answer,
// options, limits, error messages, and when it is asked and required.
import { type Branch, type GroupPart, isOfNamedAnswers, LIMITS, type LimitKeyword } from '../../compile/index.ts';
import { titlesOf } from '../../core/definition.ts';
import { isGroupSchema, keysOf, type Schema, type UiSchema } from '../../core/index.ts';
import type { Aspect } from './change.ts';
import { type Around, alternativesInWords } from './conditionWords.ts';

const BYTES_PER_MB = 1024 * 1024;
const UI_TEXTS = ['ui:description', 'ui:help', 'ui:placeholder', 'ui:entry', 'ui:add', 'ui:remove'];

type Named = readonly [name: string, aspect: Aspect];

/** The aspects of question `key` of a group that consists of `parts`; `ui` is the question's own entry, `around` what conditions may name. */
export function questionAspects(
  key: string,
  group: Schema,
  parts: readonly GroupPart[],
  ui: UiSchema,
  around: Around,
): ReadonlyMap<string, Aspect> {
  const declared = parts.flatMap(({ schema, under }) => {
    const question = schema.properties?.[key];
    return question ? [{ question, under }] : [];
  });
  const questions = declared.map(({ question }) => question);
  const asked = alternativesOf(declared.map(({ under }) => under));
  const required = alternativesOf(
    parts.flatMap(({ schema, under }) => (schema.required?.includes(key) ? [under] : [])),
  );
  return new Map<string, Aspect>([
    ...texts('title', titlesOf(group).get(key) ?? []),
    ...UI_TEXTS.flatMap((name) => texts(name, [ui[name]])),
    ...texts(
      'description',
      questions.map(({ description }) => description),
    ),
    ['kind', kindOf(questions[0] ?? {}, ui)],
    ...questions.flatMap(defaultOf),
    ...questions.flatMap(optionsOf),
    ...closedOf(questions, ui),
    ...keysOf(LIMITS).flatMap((name) => limitOf(name, questions)),
    ...messagesOf(key, questions, parts),
    ['asked', { value: keyOf(asked), inWords: alternativesInWords(asked, group, around) }],
    // A question that is required whenever it is asked counts as always required.
    ...requiredAspect(required, asked, group, around),
  ]);
}

/** The chains of branches under which something holds: none for never, one empty chain for always. */
function alternativesOf(chains: readonly (readonly Branch[])[]): readonly (readonly Branch[])[] {
  return chains.some((chain) => chain.length === 0) ? [[]] : chains;
}

/** Equal for the same conditions. */
function keyOf(alternatives: readonly (readonly Branch[])[]): string {
  return JSON.stringify(alternatives.map((chain) => chain.map(({ condition, holds }) => [condition, holds])));
}

function requiredAspect(
  required: readonly (readonly Branch[])[],
  asked: readonly (readonly Branch[])[],
  group: Schema,
  around: Around,
): Named[] {
  if (required.length === 0) return [];
  const isAlways = keyOf(required) === keyOf(asked) || keyOf(required) === keyOf([[]]);
  if (isAlways) return [['required', { value: 'always', inWords: 'always' }]];
  return [['required', { value: keyOf(required), inWords: alternativesInWords(required, group, around) }]];
}

/** The wordings of one text in different branches are one aspect. */
function texts(name: string, all: readonly unknown[]): Named[] {
  const wordings = new Set(all.filter((text) => typeof text === 'string'));
  return wordings.size > 0 ? [[name, { value: [...wordings].join(' / ') }]] : [];
}

function kindOf(schema: Schema, ui: UiSchema): Aspect {
  const kind = kindInWords(schema, ui);
  return { value: kind, inWords: kind };
}

function kindInWords(
  { type, format, items, enum: options, readOnly, computed, attachments, const: only, ...rest }: Schema,
  ui: UiSchema,
) {
  if (computed) return `computed: ${JSON.stringify(computed)}`;
  if (readOnly) return `fixed, “${only}”`;
  if (format === 'attachment') return `a file${limitsInWords(attachments)}`;
  if (isGroupSchema({ type: type ?? '', ...rest })) return 'a group of questions';
  if (items?.format === 'attachment') return `several files${limitsInWords(items.attachments)}`;
  if (isOfNamedAnswers({ ...(items && { items }) })) return 'answers that parents name';
  if (items) return items.enum ? 'any of several options' : items.items ? 'a list of lists' : 'a list';
  if (options) return 'one of several options';
  if (type === 'boolean') return 'a checkbox';
  if (type === 'number' || type === 'integer') return 'a number';
  if (format)
    return (
      {
        date: 'a date',
        time: 'a time',
        'date-time': 'a day and a time',
        email: 'an e-mail address',
        phone: 'a telephone number',
      }[format] ?? format
    );
  return ui['ui:widget'] === 'textarea' ? 'a text of several lines' : 'a text';
}

function defaultOf({ default: given }: Schema): Named[] {
  if (given === undefined) return [];
  const inWords = JSON.stringify(given);
  return [['default', { value: inWords, inWords }]];
}

/** The limits of a file that differ from those of the form. */
function limitsInWords({ maxBytes, types = [] }: Schema['attachments'] = {}): string {
  const size = maxBytes === undefined ? [] : [`at most ${maxBytes / BYTES_PER_MB} MB`];
  return [...size, ...types].map((limit) => `, ${limit}`).join('');
}

/** The options of a question that are shown, with their labels. */
function labelled(question: Schema): readonly (readonly [value: unknown, label: string])[] {
  const { enum: options = [], enumNames } = question.items ?? question;
  return options.map((value, i) => [value, enumNames?.[i] ?? String(value).trim()]);
}

function optionsOf(question: Schema): Named[] {
  return labelled(question).map(([value, label]) => [`option ${value}`, { value: label }]);
}

/** The options that nobody may choose. */
function closedOf(questions: readonly Schema[], { 'ui:enumDisabled': closed = [] }: UiSchema): Named[] {
  const labels = new Map(questions.flatMap(labelled).filter(([value]) => closed.includes(value)));
  if (labels.size === 0) return [];
  const inWords = [...labels.values()].map((label) => `“${label}”`).join(', ');
  return [['closed', { value: [...labels.keys()].map(String).sort().join('\n'), inWords }]];
}

function limitOf<K extends LimitKeyword>(name: K, questions: readonly Schema[]): Named[] {
  const limits = new Set(
    questions.flatMap(({ [name]: limit }) => (limit === undefined ? [] : LIMITS[name].inWords(limit))),
  );
  const value = [...limits].join(', or ');
  return limits.size > 0 ? [[`limit ${name}`, { value, inWords: value }]] : [];
}

/** A message is in the question's schema, or under `required` in its group's. */
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
