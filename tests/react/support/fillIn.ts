// Answers a step of any form as it is drawn: every field in the page's order, entries added where answers want them. It knows
// schemas and names, nothing of any form.

import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Field, listFields } from '../../../engine/core/answers/listFields.ts';
import { attachmentsIn } from '../../../engine/core/model/attachmentsIn.ts';
import { getIn } from '../../../engine/core/model/path.ts';
import { isList } from '../../../engine/core/model/schema.ts';
import type { Answers, Schema, Step } from '../../../engine/core/model/types.ts';
import { controlId } from '../../../engine/react/rjsf/controlId.ts';
import { attached, chooseFiles, makeFile } from './chooseFiles.ts';
import { control, isAsked, radio } from './controls.ts';

/**
 * Gives every answer that the step has in `answers`, from the top to the bottom; a question that is asked only once a later one is
 * answered has its turn after that. True answers are given in the words of the page's language.
 */
export async function fillIn(step: Step, answers: Answers): Promise<void> {
  const all = listFields(step, answers).filter(
    ({ path, schema }) => getIn(answers, path) !== undefined && !schema.readOnly,
  );
  for (const field of listFields(step, answers)) if (isUnwanted(field, answers)) await give(field, '');
  let open: readonly Field[] = all;
  while (open.length > 0) {
    const later: Field[] = [];
    for (const field of open) {
      const answer = getIn(answers, field.path);
      if (!isDrawn(field)) later.push(field);
      else if (isList(field.schema)) await addEntries(field, answer as readonly unknown[]);
      else await give(field, answer);
    }
    // What is asked now may be drawn a moment later.
    if (later.length === open.length) await expect.poll(() => later.some(isDrawn)).toBe(true);
    open = later;
  }
  // While other questions were answered, a condition may have hidden a question for a moment; hiding clears its answer, so it is given
  // again, which may bring up another.
  const cleared = () => all.filter((field) => isDrawn(field) && isCleared(field, getIn(answers, field.path)));
  let lost = cleared();
  for (let round = 0; lost.length > 0 && round < all.length; round++) {
    for (const field of lost) await give(field, getIn(answers, field.path));
    lost = cleared();
  }
}

/** True for a box that begins with a default, where the submission has no answer. */
function isUnwanted(field: Field, answers: Answers): boolean {
  const { type = '', enum: options, readOnly } = field.schema;
  if (readOnly || options || !['string', 'number', 'integer'].includes(type)) return false;
  if (getIn(answers, field.path) !== undefined || !isDrawn(field)) return false;
  return control(field.name).type !== 'range' && control(field.name).value !== '';
}

/** True for a box that is empty, and for a question for files without one. */
function isCleared({ name, schema }: Field, answer: unknown): boolean {
  if (isFile(schema)) return attached(name).length === 0;
  return (typeof answer === 'string' || typeof answer === 'number') && control(name).value === '';
}

/** Whether a question stands on the page; the field for files of a list has no name, but an id. */
export const isDrawn = ({ name }: Field) => isAsked(name) || document.getElementById(controlId(name)) !== null;

async function addEntries({ name }: Field, entries: readonly unknown[]): Promise<void> {
  const place = () => document.getElementById(controlId(name));
  const drawn = () => place()?.closest('.list')?.querySelector(':scope > .entries')?.children.length ?? 0;
  while (drawn() < entries.length) {
    const before = drawn();
    place()?.click();
    await expect.poll(drawn).toBeGreaterThan(before);
  }
}

/** Gives the answer by the question's control. */
export async function give({ name, schema }: Field, answer: unknown): Promise<void> {
  if (isFile(schema)) {
    for (const { name: file, type, size } of attachmentsIn(answer)) await chooseFiles(name, makeFile(file, type, size));
  } else if (Array.isArray(answer)) {
    // Some may be ticked by default.
    for (const option of schema.items?.enum ?? answer) {
      const box = radio(name, String(option));
      if (box.checked !== answer.includes(option)) box.click();
    }
  } else if (control(name).type === 'radio' || control(name).type === 'checkbox') {
    if (!radio(name, String(answer)).checked) radio(name, String(answer)).click();
  } else if (control(name).role === 'combobox') {
    control(name).focus();
    await userEvent.fill(control(name), labelOf(schema, answer));
    await userEvent.keyboard('{Enter}{Tab}');
  } else if (control(name) instanceof HTMLSelectElement) {
    await userEvent.selectOptions(control(name), String(answer));
  } else if (control(name).type === 'range' && control(name).value === String(answer)) {
    // A slider without an answer stands at its least value; filling in the same value would send no event.
    control(name).click();
  } else {
    await userEvent.fill(control(name), String(answer));
  }
}

function isFile({ format, items }: Schema): boolean {
  return (items?.format ?? format) === 'attachment';
}

function labelOf({ enum: values = [], enumNames }: Field['schema'], answer: unknown): string {
  return enumNames?.[values.indexOf(answer)] ?? String(answer);
}
