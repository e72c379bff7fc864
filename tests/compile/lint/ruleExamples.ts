/** A definition of one step: its questions, or its whole schema if it has `properties`. */
export interface RuleExample {
  readonly schema: object;
  readonly ui?: object;
  /** Changes of form.json. */
  readonly form?: object;
  readonly published?: object;
  /** Further files. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** The content of ar.json; the definition is then checked in Arabic. */
  readonly words?: object;
}

export interface RuleExamples {
  readonly good: readonly RuleExample[];
  /** With the place of the finding (a pointer into the step's schema, or `file#pointer`) and a part of its message. */
  readonly bad: readonly (RuleExample & { readonly at: string; readonly says: string })[];
}
