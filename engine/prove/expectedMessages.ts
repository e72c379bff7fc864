// The message that a visitor should get for a violated keyword, derived from the definition and not from the compiled validators,
// which the proof compares with it.
import { expandAttachments, fillMessages, groupParts } from '../compile/index.ts';
import {
  type AttachmentLimits,
  isRecord,
  type Language,
  messageFor,
  recordOf,
  type Schema,
  type ValidationError,
} from '../core/index.ts';
import { engineTexts } from '../languages/index.ts';
import type { MessageCase } from './answers/proofCases.ts';

/** The message for an `answer` to `question` that violates `keyword`; some messages contain its length. */
export function keywordMessage(
  question: Schema,
  keyword: string,
  limits: AttachmentLimits | undefined,
  language: Language,
  answer?: unknown,
): string {
  if (keyword.startsWith('file ')) return fileMessage(question, keyword, language, limits);
  const { errorMessage: messages } = fillMessages(question, language);
  const { [keyword]: named, _: ofAny } = recordOf(messages);
  const own = typeof messages === 'string' ? messages : (named ?? ofAny);
  if (typeof own === 'string') return own;
  return messageFor(
    { keyword, instancePath: '', params: paramsOf(question, keyword) },
    engineTexts[language].validation,
    answer,
  );
}

/** The question of a case, with what its group says of it for all keywords that have no message of their own; of an entry of a list the group says nothing. */
export function withWordsOfGroup({ location, path, schema }: MessageCase): Schema {
  const [key = '', ...below] = path.slice(location.path.length);
  const said = groupParts(location.group).flatMap(({ schema: { errorMessage } }) => {
    const { [key]: words } = recordOf(recordOf(errorMessage).properties);
    return typeof words === 'string' ? words : [];
  });
  if (below.length > 0 || said.length === 0 || typeof schema.errorMessage === 'string') return schema;
  return { ...schema, errorMessage: { _: said[0], ...recordOf(schema.errorMessage) } };
}

/** The message for a missing answer to `key`, which `part` of a group requires. */
export function requiredMessage(part: Schema, key: string, language: Language): string {
  const { errorMessage: messages } = fillMessages(part, language);
  const required = isRecord(messages) ? (messages.required ?? messages._) : messages;
  const own = isRecord(required) ? required[key] : required;
  return typeof own === 'string' ? own : engineTexts[language].validation.required;
}

function paramsOf(question: Schema, keyword: string): ValidationError['params'] {
  const value = question[keyword as keyof Schema];
  if (typeof value === 'number') return { limit: value, multipleOf: value };
  if (typeof value !== 'string') return {};
  return keyword === 'format' ? { format: value } : { type: value };
}

const FILE_PARTS = ['file empty', 'file type', 'file size', 'file incomplete'];

function fileMessage(
  question: Schema,
  keyword: string,
  language: Language,
  limits: AttachmentLimits = { maxBytes: 0, types: [] },
): string {
  const part = expandAttachments(question, limits, language).allOf?.[FILE_PARTS.indexOf(keyword)];
  return String(part?.errorMessage);
}
