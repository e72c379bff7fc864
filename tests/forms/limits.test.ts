// The message of every limit names the limit, in every form and language.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { listForms } from '../../engine/compile/read/readDefinition.ts';
import { numberIn } from '../../engine/core/locale/formatting.ts';
import { languages } from '../../engine/core/locale/language.ts';
import type { Schema } from '../../engine/core/model/types.ts';
import { messageCases } from '../../engine/prove/answers/proofCases.ts';
import { keywordMessage } from '../../engine/prove/expectedMessages.ts';

const forms = path.resolve(import.meta.dirname, '../../forms');

const MEGABYTE = 1024 * 1024;

/** Up to this number Arabic uses a form of the noun instead of digits, and "at least one" may stand for 1. */
const SAID_IN_WORDS = 2;

/** The limit that a keyword sets; undefined for other keywords. */
function limitOf(keyword: string, schema: Schema, maxBytes = 0): number | undefined {
  if (keyword === 'file size') return maxBytes / MEGABYTE;
  const limits: Readonly<Record<string, number | undefined>> = {
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    minimum: schema.minimum,
    maximum: schema.maximum,
    minItems: schema.minItems,
    maxItems: schema.maxItems,
  };
  return limits[keyword];
}

describe.each(listForms(forms))('%s', (id) => {
  it.each(languages)('names each limit in its message in %s', (language) => {
    const { definition } = compileForm(forms, id, language);
    const { attachments } = definition.form;
    const limited = messageCases(definition).flatMap(({ name, schema, keyword }) => {
      const limit = limitOf(keyword, schema, attachments?.maxBytes);
      if (limit === undefined || limit <= SAID_IN_WORDS) return [];
      return [{ name, limit, message: keywordMessage(schema, keyword, attachments, language) }];
    });
    expect(limited.filter(({ limit, message }) => !message.includes(numberIn(language, limit)))).toEqual([]);
  });
});
