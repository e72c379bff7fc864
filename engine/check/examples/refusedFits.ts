// An example in `refused/` is refused with exactly its messages. Its mend writes those that the form gives now; a file that is
// refused no more has nothing to show, and is removed.
import type { Edit, Finding } from '../../compile/index.ts';
import { acceptSubmission, type Form, formatPointer } from '../../core/index.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { Example } from './examplesOf.ts';

/** What is wrong with an example that the form should refuse. */
export function* refusedFits(form: Form, { json }: ExampleFile, { answers, errors }: Example): Generator<Finding> {
  const given = Object.fromEntries(acceptSubmission(form, answers).errors.map(({ name, message }) => [name, message]));
  const { file } = json;
  if (Object.keys(given).length === 0) {
    const repair = 'Remove it, or change its answers or the form.';
    const mend = [{ file, pointer: '', value: undefined }];
    yield { place: json.place(''), problem: 'The form accepts this example.', repair, mend };
    return;
  }
  for (const name of new Set([...Object.keys(errors), ...Object.keys(given)])) {
    const [said, is] = [errors[name], given[name]];
    if (said === is) continue;
    const pointer = formatPointer(['errors', name]);
    const problem =
      is === undefined
        ? `The form finds nothing wrong with ${name}.`
        : `For ${name} the form says “${is}”${said === undefined ? '' : `, the example “${said}”`}.`;
    const mend: Edit[] = [{ file, pointer, value: is }];
    yield { place: json.place(pointer), problem, repair: 'Write what the form says, or correct the form.', mend };
  }
}
