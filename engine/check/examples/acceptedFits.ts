// An example outside `refused/` is accepted with its answers unchanged. Its mends give what is missing an answer, and take away
// what is asked no more; what that shows or hides is found by the next check.
import type { Edit, Finding } from '../../compile/index.ts';
import {
  type Answers,
  acceptSubmission,
  type Form,
  formatPointer,
  getIn,
  isGroupSchema,
  type Schema,
  setIn,
  toPath,
} from '../../core/index.ts';
import { sampleAnswer } from '../../prove/index.ts';
import { writtenDay } from './daysWritten.ts';
import type { ExampleFile } from './exampleFiles.ts';
import { leavesOf } from './leavesOf.ts';
import { questionIn } from './questionIn.ts';

/** What is wrong with an example that the form should accept. */
export function* acceptedFits(form: Form, { json, value }: ExampleFile): Generator<Finding> {
  const answers = value as Answers;
  const { errors, answers: kept } = acceptSubmission(form, answers);
  for (const { name, message } of errors) {
    const pointer = formatPointer(toPath(name).map(String));
    const mend = mendOf(form, answers, name, { file: json.file, pointer });
    const problem = `The form refuses this example at ${name}: ${message}.`.replace(/\.\.$/, '.');
    yield { place: json.place(pointer), problem, repair: 'Correct the answer, or the form.', ...(mend && { mend }) };
  }
  if (errors.length > 0) return;
  const left = new Map(leavesOf(kept));
  for (const [pointer, answer] of leavesOf(answers)) {
    if (left.has(pointer) && left.get(pointer) === answer) continue;
    if (JSON.stringify(left.get(pointer)) === JSON.stringify(answer)) continue;
    const problem = left.has(pointer)
      ? `The form keeps this answer as ${JSON.stringify(left.get(pointer))}.`
      : 'With these answers the form does not ask this.';
    const mend = [{ file: json.file, pointer, value: left.get(pointer) }];
    yield { place: json.place(pointer), problem, repair: 'Write what the form keeps.', mend };
  }
}

/** The answer that takes the place of a wrong one; undefined where none is known to be right. */
function mendOf(form: Form, answers: Answers, name: string, at: Omit<Edit, 'value'>): readonly Edit[] | undefined {
  const question = questionIn(form, answers, name);
  if (!question) return getIn(answers, toPath(name)) === undefined ? undefined : [{ ...at, value: undefined }];
  if (isGroupSchema(question)) return undefined;
  const value = fitting(question, getIn(answers, toPath(name)), form);
  const isRight = !acceptSubmission(form, setIn(answers, toPath(name), value)).errors.some(
    (error) => error.name === name,
  );
  return isRight ? [{ ...at, value: writtenDay(question, value) }] : undefined;
}

/** The answer cut to the greatest length, if that is what was wrong; otherwise one that is made up. */
function fitting(question: Schema, answer: unknown, form: Form): unknown {
  const { maxLength = 0 } = question;
  if (typeof answer === 'string' && maxLength > 0 && answer.length > maxLength)
    return answer.slice(0, maxLength).trim();
  return sampleAnswer(question, form.attachments);
}
