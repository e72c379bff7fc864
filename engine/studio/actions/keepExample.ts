// Writes answers that were given in the form as an example. Of an example that is there only what is different is changed, so that days
// that it names by their distance from today stay as they are written.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyMend, daysWritten, examplesOf } from '../../check/index.ts';
import { differencesIn, readJsonFile } from '../../compile/index.ts';
import { type Answers, isRecord, parsePointer, toName } from '../../core/index.ts';
import { Impossible } from '../building/draft/impossible.ts';
import type { KeptExample } from '../protocol/actions.ts';

const NAME = /^(?<refused>refused\/)?[a-z0-9][a-z0-9-]*$/;

/** Writes the example. Throws {@link Impossible} if its name does not fit. */
export function keepExample(folder: string, form: string, kept: KeptExample): void {
  const { name, errors } = kept;
  const fits = NAME.exec(name);
  if (!fits) throw new Impossible('Name an example by small letters, digits and hyphens, e.g. "two-children".');
  const isRefused = Object.keys(errors).length > 0;
  if (isRefused !== (fits.groups?.refused !== undefined))
    throw new Impossible(
      isRefused
        ? 'The form refuses these answers: keep them as a new example, among those that are refused.'
        : 'The form accepts these answers: keep them as a new example, among those that are accepted.',
    );
  const fileOf = (one: string) => path.join(folder, form, 'examples', `${one}.json`);
  const file = fileOf(name);
  const present = existsSync(file) ? daysWritten(readJsonFile(file).value) : undefined;
  const after = isRefused ? refused(present, kept, (one) => answersIn(fileOf(one))) : kept.answers;
  const changes = present === undefined ? [{ pointer: '', value: after }] : differencesIn(present, after);
  applyMend(changes.map((change) => ({ file, ...change })));
}

function answersIn(file: string): Answers | undefined {
  if (!existsSync(file)) return undefined;
  const [example] = examplesOf({ [file]: readJsonFile(file).value });
  return example?.answers;
}

/** As a change of an accepted example, if it is or can be one. */
function refused(
  present: unknown,
  { from: begunWith, answers, errors }: KeptExample,
  accepted: (name: string) => Answers | undefined,
): unknown {
  const named = isRecord(present) ? present.from : begunWith;
  const base = typeof named === 'string' ? accepted(named) : undefined;
  if (!base) return { answers, errors };
  const change = differencesIn(base, answers).map(({ pointer, value }) => [nameOf(pointer), value ?? null]);
  return { from: named, change: Object.fromEntries(change), errors };
}

/** Of the field at a JSON Pointer of the answers: `learners[0][lastName]`. */
function nameOf(pointer: string): string {
  return toName(parsePointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
}
