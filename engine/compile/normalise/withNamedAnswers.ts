// JSON Schema's groups whose keys are not known (`additionalProperties`): visitors name what they answer. Such a group becomes a list; each
// entry asks for a name, which no other entry has, and for the answer. A name is a value like any other, so none can harm.
import {
  isGroupSchema,
  isRecord,
  type Language,
  recordOf,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { declarationsIn } from '../schema/mapQuestions.ts';
import { ANSWER, isReadAsNamedAnswers, LIMITS_OF_LISTS, NAME } from '../schema/namedAnswers.ts';
import type { Follow } from './alternatives.ts';
import type { Json } from './dependencyCases.ts';

const LONGEST_NAME = 100;
const RENAMED: Readonly<Record<string, string>> = { minProperties: 'minItems', maxProperties: 'maxItems' };

/**
 * The schema as a list; itself where it is no such group.
 * @param moved records where a part was written, as a JSON Pointer below the schema
 */
export function withNamedAnswers(
  schema: Json,
  language: Language,
  moved: (part: object, from: string) => void,
  follow: Follow,
): Json {
  const { additionalProperties: answer, propertyNames, properties, type = 'object', ...rest } = schema;
  // What has a wrong shape stays for the check to report: as a list the group would hide findings about other questions.
  if (propertyNames !== undefined && !isRecord(propertyNames)) return schema;
  if (!isRecord(answer) || type !== 'object' || Object.keys(recordOf(properties)).length > 0) return schema;
  const { validation, namedAnswers: words } = engineTexts[language];
  const name = question(
    recordOf(propertyNames),
    { type: 'string', title: words.name, maxLength: LONGEST_NAME },
    follow,
  );
  const value = question(answer, { title: words.answer }, follow);
  const asked = { ...name.asked, uniqueInList: true };
  moved(asked, '/propertyNames');
  moved(value.asked, '/additionalProperties');
  const need = needOf(followed(value.asked, follow));
  const missing = {
    [NAME]: name.words ?? validation.required,
    ...(need === 'given' && { [ANSWER]: value.words ?? validation.required }),
  };
  const items: Json = {
    type: 'object',
    properties: { [NAME]: asked, [ANSWER]: value.asked },
    required: need === 'none' ? [NAME] : [NAME, ANSWER],
    errorMessage: { required: missing },
  };
  moved(items, '');
  const { errorMessage } = rest;
  // Beside it they would be read as its own; the rule `keywordsFitType` reports them.
  const own = Object.entries(rest).filter(([keyword]) => !LIMITS_OF_LISTS.includes(keyword));
  const limits = {
    ...renamed(Object.fromEntries(own)),
    ...(isRecord(errorMessage) && { errorMessage: renamedWords(errorMessage) }),
  };
  return { ...limits, type: 'array', items };
}

/**
 * Whether an answer has to be given, is there of itself, as a group and a list that begins with entries, or need not be there: a checkbox is
 * not ticked, or is; a group may require nothing.
 */
function needOf({ type, format, required, allOf, additionalProperties, ...limits }: Json): 'given' | 'there' | 'none' {
  if (type === 'boolean') return 'none';
  const isMap = isRecord(additionalProperties);
  if (type === 'array' || isMap) return limits.minItems || limits.minProperties ? 'there' : 'given';
  if (type !== 'object' || format === 'attachment') return 'given';
  const parts = [{ required }, ...(Array.isArray(allOf) ? allOf : [])].map(recordOf);
  return parts.some((part) => Array.isArray(part.required) && part.required.length > 0) ? 'there' : 'none';
}

/** A question of an entry with what it lacks, and its words for a missing answer, which belong to the entry. */
function question(written: Json, otherwise: Json, follow: Follow): { readonly asked: Json; readonly words: unknown } {
  const known = followed(written, follow);
  const isLimited = ['maxLength', 'enum', 'format', 'const'].some((keyword) => keyword in known);
  const lacking = Object.entries(otherwise).filter(
    ([keyword]) => !(keyword in known) && !(keyword === 'maxLength' && isLimited),
  );
  const { errorMessage, ...rest } = written;
  const { required: words, ...others } = recordOf(errorMessage);
  // Of a group they are those of its questions.
  if (typeof words !== 'string') return { asked: { ...Object.fromEntries(lacking), ...written }, words: undefined };
  const own = Object.keys(others).length > 0 ? { errorMessage: others } : {};
  return { asked: { ...Object.fromEntries(lacking), ...rest, ...own }, words };
}

/** The schema with the keywords of the schema that its `$ref` names added; its own keywords come first. */
function followed(schema: Json, follow: Follow): Json {
  return { ...(typeof schema.$ref === 'string' && recordOf(follow(schema.$ref))), ...schema };
}

function renamed(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).map(([keyword, part]) => [RENAMED[keyword] ?? keyword, part]));
}

/** Words for limits, and the placeholders in them, also in those with plural forms. */
function renamedWords(words: Json): Json {
  const text = JSON.stringify(renamed(words)).replace(
    /\{(minProperties|maxProperties)\}/g,
    (_, name) => `{${RENAMED[name]}}`,
  );
  return recordOf(JSON.parse(text));
}

/** Notes that a part was made of another. */
type Made = (part: object, of: object) => void;

/**
 * The ui of a group in which the entries of `propertyNames` and `additionalProperties`, as in RJSF, are those of the questions that they
 * have become; itself where it has none.
 */
export function uiOfNamedAnswers(group: Schema, ui: UiSchema, made: Made): UiSchema {
  let all = ui;
  for (const [key, question] of declarationsIn(group)) {
    const written = uiOf(all, key);
    const own = isRecord(written) ? uiOfQuestion(question, written, made) : written;
    if (own !== written) all = { ...all, [key]: own };
  }
  if (all !== ui) made(all, ui);
  return all;
}

function uiOfQuestion(question: Schema, ui: UiSchema, made: Made): UiSchema {
  const { items } = question;
  if (isGroupSchema(question) || question.properties) return uiOfNamedAnswers(question, ui, made);
  if (!isRecord(items)) return ui;
  if (!isReadAsNamedAnswers(question) || 'items' in ui)
    return withItems(ui, uiOfQuestion(items, uiOf(ui, 'items'), made), made);
  const { propertyNames, additionalProperties, ...rest } = ui;
  const name = recordOf(recordOf(items.properties)[NAME]);
  const entry = {
    ...(propertyNames ? { [NAME]: propertyNames } : {}),
    ...(additionalProperties ? { [ANSWER]: additionalProperties } : {}),
  };
  // Its name is what an entry is called by on the buttons; of an option that would be its value.
  const words: UiSchema = { ...(!name.enum && { 'ui:named-by': NAME }), ...rest };
  made(words, ui);
  return withItems(words, uiOfNamedAnswers(items, entry, made), made);
}

function withItems(ui: UiSchema, items: UiSchema, made: Made): UiSchema {
  if (uiOf(ui, 'items') === items || Object.keys(items).length === 0) return ui;
  const all = { ...ui, items };
  made(all, ui);
  return all;
}
