import { type Language, numberIn } from '../../core/index.ts';

type Json = Record<string, unknown>;

/** Options that are bare numbers are read in the language's own digits; changes `schema`. */
export function numberNames(schema: unknown, language: Language): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { enum: values, enumNames } = schema as Json;
  if (!enumNames && Array.isArray(values) && values.every((value) => typeof value === 'number')) {
    (schema as Json).enumNames = values.map((value) => numberIn(language, value));
  }
  for (const [key, part] of Object.entries(schema)) {
    // What stands in a condition is compared, not read.
    if (key !== 'if') numberNames(part, language);
  }
}
