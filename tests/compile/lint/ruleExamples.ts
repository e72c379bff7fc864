/** A definition of one step: its questions, or its whole schema if it has `properties`. */
export interface RuleExample {
  readonly schema: object;
  readonly ui?: object;
  /** What `form.json` says otherwise. */
  readonly form?: object;
  readonly published?: object;
  /** Further files. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** What `ar.json` says; the definition is then looked at in Arabic. */
  readonly words?: object;
}

export interface RuleExamples {
  readonly good: readonly RuleExample[];
  /** With the places of the faults (pointers into the step's schema, or `file#pointer`) and words of what is said. */
  readonly bad: readonly (RuleExample & { readonly at: string; readonly says: string })[];
}
