// What a visitor should read when a keyword is not kept to, taken from the definition as it is written; the compiled
// validators are held against it.
import { DEFAULT_MESSAGES, expandAttachments, fillMessages } from '../compile/index.ts';
import { type AttachmentLimits, type Language, messageFor, type Schema, type ValidationError } from '../core/index.ts';

/** The words for an answer to `question` that breaks `keyword`; some say its length. */
export function questionWords(
  question: Schema,
  keyword: string,
  limits: AttachmentLimits | undefined,
  language: Language,
  answer?: unknown,
): string {
  if (keyword.startsWith('file ')) return fileWords(question, keyword, language, limits);
  const words = fillMessages(question, language).errorMessage;
  const own = typeof words === 'string' ? words : (words as Record<string, string> | undefined)?.[keyword];
  return (
    own ??
    messageFor({ keyword, instancePath: '', params: paramsOf(question, keyword) }, DEFAULT_MESSAGES[language], answer)
  );
}

/** The words for a missing answer to `key`, where `part` of a group requires it. */
export function missingWords(part: Schema, key: string, language: Language): string {
  const { errorMessage: words } = fillMessages(part, language);
  const required = typeof words === 'object' ? (words as { required?: unknown }).required : words;
  const own = typeof required === 'object' ? (required as Record<string, string>)[key] : required;
  return typeof own === 'string' ? own : DEFAULT_MESSAGES[language].required;
}

function paramsOf(question: Schema, keyword: string): ValidationError['params'] {
  const value = question[keyword as keyof Schema];
  if (typeof value === 'number') return { limit: value, multipleOf: value };
  if (typeof value !== 'string') return {};
  return keyword === 'format' ? { format: value } : { type: value };
}

const FILE_PARTS = ['file empty', 'file type', 'file size', 'file incomplete'];

function fileWords(
  question: Schema,
  keyword: string,
  language: Language,
  limits: AttachmentLimits = { maxBytes: 0, types: [] },
): string {
  const part = expandAttachments(question, limits, language).allOf?.[FILE_PARTS.indexOf(keyword)];
  return String(part?.errorMessage);
}
