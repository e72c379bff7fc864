// Writes an exception for a text that says what a fact of the site says, and means something else.
import { existsSync } from 'node:fs';
import { applyMend, factExceptionsOf, factsWrittenOut } from '../../check/index.ts';
import { Impossible } from '../building/draft/impossible.ts';
import type { ExceptFact } from '../protocol/actions.ts';
import { siteOf } from './siteTexts.ts';
import { isAt } from './toFinding.ts';

/** Adds the exception to `factExceptions.json`, which is made if it is missing. Throws {@link Impossible} if the finding is gone. */
export function exceptFact(folder: string, { finding, reason }: ExceptFact): void {
  const all = factsWrittenOut(folder);
  const found = all.find(({ error }) => isAt(folder, error, finding));
  if (!found) throw new Impossible('This finding is gone.');
  const other = all.find(({ fact, text }) => fact === found.fact && text !== found.text && text.includes(found.text));
  if (other)
    throw new Impossible(
      `An exception would be for “${other.text}”, too, which has all words of this text. Write this text in other words first.`,
    );
  if (!reason.trim()) throw new Impossible('Please write what the text means instead.');
  const file = factExceptionsOf(siteOf(folder));
  const exception = { fact: found.fact, text: found.text, reason: reason.trim() };
  applyMend([
    existsSync(file)
      ? { file, pointer: '/exceptions/-', value: exception }
      : { file, pointer: '', value: { $schema: 'factExceptions.schema.json', exceptions: [exception] } },
  ]);
}
