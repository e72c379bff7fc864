// Forms drawn at random that the check accepts, with submissions and texts to be looked for: for tests that draw them in a browser.
import fc from 'fast-check';
import { compileDefinition, type Definition, listTexts } from '../../engine/compile/index.ts';
import {
  type Answers,
  acceptSubmission,
  type Field,
  type Form,
  formSchema,
  getIn,
  isList,
  listFields,
  type Schema,
  SOURCE,
  setIn,
} from '../../engine/core/index.ts';
import { withDifferences } from '../../engine/prove/answers/differingEntries.ts';
import { fillQuestion, minimalSubmissions } from '../../engine/prove/answers/fillForm.ts';
import { withComputed } from '../../engine/prove/answers/withComputed.ts';
import { arbitraryForm, type DrawnForm } from '../../engine/prove/drawn/arbitraryDefinition.ts';
import { checkDrawn, translationOf } from '../../engine/prove/drawn/checkDrawn.ts';
import { loadForm } from '../../engine/prove/loadForm.ts';
import { isAttachment } from './flatten.ts';

export interface DrawnCase {
  /** The files of the definition, for a failure's message. */
  readonly files: DrawnForm['files'];
  /** The compiled form's module. */
  readonly code: string;
  /** Valid ones: both results of every condition, each with as many further answers as it can have, and with none. */
  readonly submissions: readonly Answers[];
  /** What a visitor has to meet in one of them, messages apart. */
  readonly texts: readonly string[];
}

/** The accepted ones of `count` drawn forms. */
export async function drawnForms(count: number, seed: number): Promise<readonly DrawnCase[]> {
  const cases: DrawnCase[] = [];
  for (const drawn of fc.sample(arbitraryForm, { numRuns: count, seed })) {
    // Judging all of them takes minutes on a slow machine. The server that loads the test's modules runs in this thread, and has to answer meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    const { definition, findings } = checkDrawn(drawn);
    if (findings.length > 0 || !definition) continue;
    const code = compileDefinition(definition);
    const form = await loadForm(code);
    const minimal = [...minimalSubmissions(definition)];
    const full = minimal.map((answers) => fullest(definition, form, answers));
    const submissions = distinct([...full, ...minimal].map(withWholeFiles));
    cases.push({ files: drawn.files, code, submissions, texts: textsOf(drawn) });
  }
  return cases;
}

/** The submission with as many answers as it can have while the same questions are asked. */
function fullest(definition: Definition, form: Form, minimal: Answers): Answers {
  const isValid = (answers: Answers) => acceptSubmission(form, answers).errors.length === 0;
  const full = fill(definition, form, minimal, () => true);
  return isValid(full) ? full : fill(definition, form, minimal, isValid);
}

/** Gives one answer after the other; one that ends what is asked, or is not fit, stays out. */
function fill(definition: Definition, form: Form, minimal: Answers, isFit: (answers: Answers) => boolean): Answers {
  let full = minimal;
  const tried = new Set<string>();
  for (;;) {
    const fields = fieldsOf(form, full);
    const open = fields.find(
      ({ name, path, schema }) => !schema.computed && !tried.has(name) && isOpen(schema, getIn(full, path)),
    );
    if (!open) return full;
    tried.add(open.name);
    const answer = twoOf(open.schema, fillQuestion(definition, withoutClosed(open), open.path));
    const given = withComputed(formSchema(definition), setIn(full, open.path, answer));
    const asked = new Set(fieldsOf(form, given).map(({ name }) => name));
    if (fields.every(({ name }) => asked.has(name)) && isFit(given)) full = given;
  }
}

/** The question without the options that nobody may choose. */
function withoutClosed({ schema, ui }: Field): Schema {
  const closed = ui['ui:enumDisabled'] ?? [];
  return schema.enum ? { ...schema, enum: schema.enum.filter((option) => !closed.includes(option)) } : schema;
}

/** True without an answer, and for a list that a minimal submission has filled with as few entries as it may. */
function isOpen(schema: Schema, answer: unknown): boolean {
  return answer === undefined || (Array.isArray(answer) && isList(schema));
}

/** A list with two entries, if it may have them: the first one of a list that is required cannot be removed. */
function twoOf(list: Schema, answer: unknown): unknown {
  const { maxItems = 2 } = list;
  return Array.isArray(answer) && isList(list) && answer.length === 1 && maxItems > 1
    ? withDifferences(list, [...answer, ...answer])
    : answer;
}

/** The browser looks into files: one byte is no whole one. */
function withWholeFiles<T>(answers: T): T {
  return JSON.parse(JSON.stringify(answers), (_, value) => (isAttachment(value) ? { ...value, size: 500 } : value));
}

const fieldsOf = (form: Form, answers: Answers) => form.steps.flatMap((step) => listFields(step, answers));

function distinct(all: readonly Answers[]): readonly Answers[] {
  return [...new Map(all.map((answers) => [JSON.stringify(answers), answers])).values()];
}

function textsOf({ language, files }: DrawnForm): readonly string[] {
  const all = Object.entries(files).flatMap(([name, content]) => listTexts(name, structuredClone(content)));
  // A form.json also has words for other pages, and for what is under way; the label of an only step stands on the form to print.
  const label = 'second.schema.json' in files ? [] : ['/steps/step/label'];
  const elsewhere = [...label, '/description', '/menu/label', '/submit/busy', '/incomplete/next', '/incomplete/submit'];
  const shown = all.filter(({ name }) => !name.includes('/errorMessage') && !elsewhere.includes(name));
  return [...new Set(shown.map(({ text }) => (language === SOURCE ? text : translationOf(text))))];
}
