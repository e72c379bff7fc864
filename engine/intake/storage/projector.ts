// What the definitions derive from an application for lists and searches. It is stored with the digest of the definitions that
// derived it, so that rows of an earlier definition are found and derived again (jobs/refreshListing.ts).
import { createHash } from 'node:crypto';
import {
  type Answers,
  type FamilyKey,
  type Form,
  familyKeys,
  foldForSearch,
  type Language,
  type Office,
  questionAtPointer,
  SOURCE,
  searchText,
  sortKeys,
} from '../../core/index.ts';

export interface OfficeDefinitions {
  readonly forms?: readonly Form[] | undefined;
  /** By language, as `virtual:offices` has them. */
  readonly offices?: Readonly<Partial<Record<Language, readonly Office[]>>> | undefined;
}

export interface Projection {
  /** Digest of the definitions. */
  readonly definition: string;
  /** Sorts as the application's name. */
  readonly name: string;
  /** One for each of the office's columns, see `sortKeys`. */
  readonly sort: readonly string[];
  /** See `searchText`. */
  readonly search: string;
  readonly keys: readonly StoredKey[];
}

/** A family key by its digest, so that the table holds no answers. */
export interface StoredKey {
  readonly kind: FamilyKey['kind'];
  readonly digest: string;
}

export interface Projector {
  /** Ids of all forms that have an office. */
  readonly forms: readonly string[];
  /** In the source language; undefined for a form that is not received any more. */
  form(id: string): Form | undefined;
  /** The office of a form; one without moves for a form that no longer has any. */
  office(form: string): Office;
  /** Digest of what the projection of a form's applications depends on. */
  definition(form: string): string;
  project(application: Projected): Projection;
}

export interface Projected {
  readonly reference: string;
  readonly form: string;
  readonly hint: string;
  readonly answers: Answers;
}

/** To be raised when core folds or sorts otherwise. */
const METHOD = 1;

/** Projects applications by the definitions in the source language. */
export function openProjector({ forms = [], offices = {} }: OfficeDefinitions): Projector {
  const known = new Map(offices[SOURCE]?.map((office) => [office.form, office]));
  const formOf = (id: string) => forms.find((form) => form.id === id);
  const digests = new Map([...known].map(([id, office]) => [id, definitionOf(office, formOf(id))]));
  const office = (id: string) => known.get(id) ?? withoutMoves(id);
  const definition = (id: string) => digests.get(id) ?? '';
  return {
    forms: [...known.keys()],
    form: formOf,
    office,
    definition,
    project({ reference, form: id, hint, answers }) {
      const its = office(id);
      const form = formOf(id);
      return {
        definition: definition(id),
        name: foldForSearch(hint),
        sort: form ? sortKeys(its, form, answers) : [],
        search: searchText(its, reference, answers),
        keys: uniqueKeys(familyKeys(its, answers).map(({ kind, key }) => ({ kind, digest: digest([id, kind, key]) }))),
      };
    },
  };
}

function withoutMoves(form: string): Office {
  const none = { columns: [], search: [], family: [], sameChild: [], moves: [], letters: [] };
  return { form, language: SOURCE, ...none, statuses: [{ id: 'new', label: 'New' }] };
}

function definitionOf({ columns, search, family, sameChild }: Office, form: Form | undefined): string {
  const questions = columns.map((pointer) => {
    const { type, format, enum: options } = questionAtPointer(form?.steps ?? [], pointer) ?? {};
    return { pointer, type, format, options };
  });
  return digest([METHOD, questions, search, family, sameChild]);
}

function uniqueKeys(keys: readonly StoredKey[]): readonly StoredKey[] {
  return [...new Map(keys.map((key) => [key.digest, key])).values()];
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
