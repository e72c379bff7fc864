import { listFields } from '../answers/listFields.ts';
import { normaliseAnswer } from '../answers/normaliseAnswer.ts';
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import { parsePointer } from '../model/jsonPointer.ts';
import { getIn, setIn, toName } from '../model/path.ts';
import type { Answers, Form } from '../model/types.ts';
import { stepErrors } from '../validation/stepErrors.ts';

/** A question by its field name, and the answer that it gets. */
interface Prefilled {
  readonly name: string;
  readonly answer: unknown;
}

/**
 * What the questions that `prefill` of form.json names get from these texts, in an order in which each is asked once it is its turn.
 * A question that is answered otherwise than by its default, is not asked, or would not accept the text, gets nothing.
 * @param given texts by the keys of `prefill`
 */
export function prefillAnswers(form: Form, answers: Answers, given: ReadonlyMap<string, string>): readonly Prefilled[] {
  const texts = new Map(
    Object.entries(form.prefill ?? {}).map(([key, pointer]) => [toName(parsePointer(pointer)), given.get(key)]),
  );
  const prefilled: Prefilled[] = [];
  let now = answers;
  for (;;) {
    const fields = form.steps.flatMap((step) => listFields(step, now).map((field) => ({ ...field, step })));
    const next = fields.find(({ name }) => texts.has(name));
    if (!next) return prefilled;
    const { name, path, schema, step } = next;
    const answer = normaliseAnswer(schema, texts.get(name));
    texts.delete(name);
    const kept = getIn(now, path);
    if (answer === undefined || (kept !== undefined && kept !== getIn(form.given, path))) continue;
    const after = pruneAnswers(formSchema(form), setIn(now, path, answer));
    if (stepErrors(step, after).has(name)) continue;
    prefilled.push({ name, answer });
    now = after;
  }
}
