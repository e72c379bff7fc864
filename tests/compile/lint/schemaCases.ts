// Runs a rule's table: the schema of the only step, and the problems that the rule reports.
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../support/findings.ts';
import { type Files, formFile } from '../support/writeForm.ts';

export const text = { type: 'string', title: 'Text', maxLength: 50 };

export interface RuleCase {
  readonly why: string;
  /** Properties of the step, or its whole schema when it has a `type`. */
  readonly schema: object;
  readonly ui?: object;
  /** Changes of form.json. */
  readonly form?: object;
  /** Parts of all problems in order; none for a valid definition. */
  readonly problems: readonly string[];
}

function filesOf({ schema, ui, form }: RuleCase): Files {
  const whole = 'properties' in schema ? { type: 'object', ...schema } : { type: 'object', properties: schema };
  return {
    'trip/who.schema.json': whole,
    'trip/who.ui.json': ui ?? {},
    ...(form ? { 'trip/form.json': formFile(form) } : {}),
  };
}

/** Runs a table. `about` selects the problems of the rule, because all rules are run. */
export function ruleTests(rule: string, about: RegExp, cases: readonly RuleCase[]): void {
  describe(rule, () => {
    it.each(cases)('$why', (example) => {
      const found = problemsOf(filesOf(example)).filter((problem) => about.test(problem));
      expect(found).toEqual(example.problems.map((problem) => expect.stringContaining(problem)));
    });
  });
}
