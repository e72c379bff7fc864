// What a dialog asks before a change of a form can be planned: fields, and the change that their values make.
import { type Language, languages, SOURCE } from '../../core/index.ts';
import type { AddForm, Building, ExceptFact, RenameForm } from '../protocol/actions.ts';
import type { Comparable } from '../protocol/conditions.ts';
import type { Outline, Words } from '../protocol/outline.ts';

/** By the name of the field; texts in every language by `title.en`, `title.ar`. A tick is `yes` or empty. */
export type Values = Readonly<Record<string, string>>;

interface Common {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

export type DescribedField =
  | (Common & { readonly kind: 'text'; readonly fallback?: string })
  | (Common & { readonly kind: 'tick'; readonly fallback?: string })
  /** A box for each language; only the source language has to be filled in. */
  | (Common & {
      readonly kind: 'words';
      readonly isLong?: boolean;
      readonly isOptional?: boolean;
      readonly fallback?: Words;
    })
  /** The case in which a question is asked: a `Test` as JSON; empty for one that is always asked. */
  | (Common & { readonly kind: 'case'; readonly comparable: readonly Comparable[]; readonly fallback?: string })
  /** All options in another order: their values as a JSON list. */
  | (Common & { readonly kind: 'order'; readonly options: readonly FieldOption[] })
  | (Common & { readonly kind: 'choice'; readonly options: readonly FieldOption[]; readonly fallback?: string });

export interface Description {
  /** True if drafts, which name texts and keys by their places, have to be written or discarded first. */
  readonly waitsForDrafts?: boolean;
  /** The fields for these values: a choice may ask for more. */
  fields(outline: Outline, values: Values): readonly DescribedField[];
  /** The change; undefined while something is missing. */
  change(outline: Outline, values: Values): Building | AddForm | RenameForm | ExceptFact | undefined;
}

/** The values with what stands in the fields that nobody has touched. */
export function filledIn(description: Description, outline: Outline, touched: Values): Values {
  // A fallback may depend on another field's.
  let values = touched;
  for (let round = 0; round < 3; round++) {
    const fallbacks = description.fields(outline, values).flatMap(fallbackOf);
    values = { ...Object.fromEntries(fallbacks), ...touched };
  }
  return values;
}

function fallbackOf(field: DescribedField): readonly (readonly [string, string])[] {
  if (field.kind === 'words')
    return languages.map((language) => [`${field.name}.${language}`, field.fallback?.[language] ?? '']);
  if (field.kind === 'choice') return [[field.name, field.fallback ?? field.options[0]?.value ?? '']];
  if (field.kind === 'order') return [[field.name, JSON.stringify(field.options.map(({ value }) => value))]];
  return [[field.name, field.fallback ?? '']];
}

/** The texts of a field in every language. */
export function wordsIn(values: Values, name: string): Words {
  return Object.fromEntries(languages.map((language) => [language, values[`${name}.${language}`]?.trim() ?? '']));
}

/** True if the text that everything is translated from is there. */
export function hasSource(words: Words): boolean {
  return Boolean(words[SOURCE]);
}

/** A text of one line for each option, in every language. */
export function linesIn(values: Values, name: string): readonly Words[] {
  const lines = (language: Language) => (values[`${name}.${language}`] ?? '').split('\n').map((line) => line.trim());
  return lines(SOURCE).flatMap((line, i) =>
    line ? [Object.fromEntries(languages.map((language) => [language, lines(language)[i] ?? '']))] : [],
  );
}
