import { type AttachmentLimits, keysOf, type Schema } from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { groupSchemas, subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

/** A form with attachments declares their maximum size and their types, and a question narrows them. */
export const attachmentsLimited: Rule = function* ({ form, steps, placeWithin, placeInForm }) {
  const asksForFile = steps.some(({ schema }) =>
    [...subschemas(schema)].some(({ format, attachments }) => format === 'attachment' || attachments),
  );
  if (form.attachments && !asksForFile) {
    const problem = '"attachments" has no effect: no question has the format "attachment".';
    yield { place: placeInForm('/attachments'), problem, repair: 'Remove it, or add the format to a question.' };
  }
  for (const { schema: step, schemaPlace } of steps) {
    const files = filesInBranches(step);
    for (const schema of subschemas(step)) {
      const all = files.has(schema) ? ofBranch(schema) : faults(schema, form.attachments);
      for (const [at, problem, repair] of all) {
        yield { place: placeWithin(schema, at, schemaPlace), problem, repair };
      }
    }
  }
};

/** What branches say of files that are declared outside of them. */
function filesInBranches(step: Schema): ReadonlySet<Schema> {
  const questions = [...groupSchemas(step)].flatMap(groupQuestions);
  return new Set(questions.flatMap(({ schema, narrows }) => (narrows?.format === 'attachment' ? schema : [])));
}

function* ofBranch({ attachments }: Schema): Generator<Fault> {
  if (!attachments) return;
  const problem = '"attachments" has no effect in a branch: a file has the limits of its declaration.';
  yield ['/attachments', problem, 'Move it beside "format": "attachment" of the question, or remove it.'];
}

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
  yield* repeated(attachments, ofForm);
  for (const [i, type] of own.entries()) {
    if (types.includes(type)) continue;
    const repair = `Write one of ${types.join(', ')}, or add "${type}" to "types" in form.json.`;
    yield [`/attachments/types/${i}`, `No file of the form may be of the type "${type}".`, repair];
  }
}

/** Limits of a question that are those of the form. */
function* repeated(own: Schema['attachments'], ofForm: Partial<AttachmentLimits>): Generator<Fault> {
  const keys = keysOf(own ?? {});
  const same = keys.filter((key) => sorted(own?.[key]) === sorted(ofForm[key]));
  const places = same.length === keys.length ? [''] : same.map((key) => `/${key}`);
  for (const place of same.length > 0 ? places : []) {
    const problem = 'This is what form.json says of all files, so it has no effect.';
    yield [`/attachments${place}`, problem, 'Remove it, or write a narrower limit.'];
  }
}

function sorted(limit: unknown): string {
  return JSON.stringify(Array.isArray(limit) ? limit.toSorted() : limit);
}
