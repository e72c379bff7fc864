import type { Schema } from '../../../core/index.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

/** A form with attachments declares their maximum size and their types, and a question narrows them. */
export const attachmentsLimited: Rule = function* ({ form, steps, placeWithin }) {
  for (const { schema: step, schemaPlace } of steps) {
    for (const schema of subschemas(step)) {
      for (const [at, problem, repair] of faults(schema, form.attachments)) {
        yield { place: placeWithin(schema, at, schemaPlace), problem, repair };
      }
    }
  }
};

function* faults({ format, attachments }: Schema, ofForm: Schema['attachments']): Generator<Fault> {
  if (format !== 'attachment') {
    const repair = 'Write it beside "format": "attachment"; for several files that is in "items".';
    if (attachments) yield ['/attachments', '"attachments" has no effect on what is not a file.', repair];
    return;
  }
  if (!ofForm) {
    const repair = 'Add "attachments": { "maxBytes", "types" } to form.json.';
    yield ['', 'The form asks for a file but sets no limits.', repair];
    return;
  }
  const { maxBytes = 0, types = [] } = ofForm;
  const { maxBytes: most = 0, types: own = [] } = attachments ?? {};
  if (most > maxBytes) {
    const problem = `The file may have ${most} bytes, but those of the form at most ${maxBytes}.`;
    yield ['/attachments/maxBytes', problem, `Write at most ${maxBytes}, or raise "maxBytes" in form.json.`];
  }
  for (const [i, type] of own.entries()) {
    if (types.includes(type)) continue;
    const repair = `Write one of ${types.join(', ')}, or add "${type}" to "types" in form.json.`;
    yield [`/attachments/types/${i}`, `No file of the form may be of the type "${type}".`, repair];
  }
}
