// What of form.json can be judged although something in it has a wrong shape: a copy without the misshapen parts.
import { formatPointer, getIn, isRecord, parsePointer, recordOf } from '../../../core/index.ts';
import { meantInSteps } from './meantInSteps.ts';
import { standIn } from './standIn.ts';

type Made = (part: object, of: object) => void;

interface WellShapedForm {
  readonly form: unknown;
  /** JSON Pointers of what was left out; that of the whole file where none of it can be read. */
  readonly left: readonly string[];
  /** Converts a pointer into the copy to one into the file: without a list's left-out entries those after them have smaller indexes in the copy. */
  asWritten(pointer: string): string;
}

/**
 * The form without its misshapen parts. In the place of each stands what is certainly meant, or, where every form has such a part, one of
 * {@link standIn}.
 * @param form undefined if the file cannot be read
 * @param misshapen JSON Pointers
 * @param made notes that an object was made of another
 */
export function wellShapedForm(
  form: unknown,
  misshapen: readonly string[],
  folder: string,
  made: Made,
): WellShapedForm {
  const meant = isRecord(form) ? meantInSteps(form, misshapen, folder) : {};
  // A step's id counts as left out although the right one takes its place: the language files name the translation of its label by the id as it
  // is in the file (`/steps/<id>/label`), so what is found there is not reported (`doubtsOfForm`).
  const wrong = misshapen.flatMap((pointer) => {
    return !Object.hasOwn(meant, pointer) ? [withHolder(pointer)] : pointer.endsWith('/id') ? [pointer] : [];
  });
  const left = isRecord(form) ? [...new Set(wrong)] : [''];
  if (misshapen.length === 0 && isRecord(form)) return { form, left, asWritten: (pointer) => pointer };
  if (left.includes('')) return { form: standIn(folder), left: [''], asWritten: (pointer) => pointer };
  const isLeft = new Set(left);
  return {
    form: completed(recordOf(without(form, '', { isLeft, meant, made })), folder, made),
    left,
    asWritten: (pointer) =>
      parsePointer(pointer).reduce((written, key) => {
        const holder = getIn(form, parsePointer(written));
        const kept = Array.isArray(holder) ? [...holder.keys()].filter((i) => !isLeft.has(`${written}/${i}`)) : [];
        return written + formatPointer([String(kept[Number(key)] ?? key)]);
      }, ''),
  };
}

/** What is left out with a misshapen part: an `if`, `attachments` or `mail` is left out whole, and a step unless only its `label`, `at` or `if` is wrong. */
function withHolder(pointer: string): string {
  return /^\/(?:attachments|mail|steps\/\d+(?:\/if)?)(?=\/(?!label$|at$|if\b))/.exec(pointer)?.[0] ?? pointer;
}

interface Edits {
  readonly isLeft: ReadonlySet<string>;
  /** By the JSON Pointer of a value of a step, what stands in its place in the copy. */
  readonly meant: Readonly<Record<string, string>>;
  readonly made: Made;
}

function without(node: unknown, at: string, edits: Edits): unknown {
  const { isLeft, meant, made } = edits;
  if (Array.isArray(node)) {
    return node.flatMap((one, i) => (isLeft.has(`${at}/${i}`) ? [] : [without(one, `${at}/${i}`, edits)]));
  }
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).map(([key, part]) => [key, at + formatPointer([key]), part] as const);
  const copy = Object.fromEntries([
    ...kept.filter(([, below]) => !isLeft.has(below)).map(([key, below, part]) => [key, without(part, below, edits)]),
    ...['id', 'at'].flatMap((key) => (Object.hasOwn(meant, `${at}/${key}`) ? [[key, meant[`${at}/${key}`]]] : [])),
  ]);
  made(copy, node);
  return copy;
}

function completed(rest: Readonly<Record<string, unknown>>, folder: string, made: Made): unknown {
  const { steps, ...whole } = standIn(folder);
  const kept = (Array.isArray(rest.steps) ? rest.steps.filter(isRecord) : []).map((step) => {
    const labelled = { label: '', ...step };
    made(labelled, step);
    return labelled;
  });
  const done = { ...whole.done, ...recordOf(rest.done) };
  return { ...whole, ...rest, done, steps: kept.length > 0 ? kept : steps };
}
