import path from 'node:path';
import { checkAcross, checkDefinition } from '../../../engine/compile/checkDefinition.ts';
import { compileForm } from '../../../engine/compile/compileForm.ts';
import { DefinitionError } from '../../../engine/compile/errors/definitionError.ts';
import { readDefinition } from '../../../engine/compile/read/readDefinition.ts';
import { type Files, writeForm } from './writeForm.ts';

/** A DefinitionError as a test compares it. */
export interface Fault {
  /** Relative to the folder of forms. */
  readonly file: string;
  readonly pointer: string;
  readonly line: number | undefined;
  readonly problem: string;
  readonly repair: string;
}

function toFault(folder: string, { place, problem, repair }: DefinitionError): Fault {
  const file = path.relative(folder, place.file).replaceAll('\\', '/');
  return { file, pointer: place.pointer, line: place.line, problem, repair };
}

/** The error of compiling the form `trip` with these changes; undefined if it compiles. */
export function fault(changes: Files): Fault | undefined {
  const folder = writeForm(changes);
  try {
    compileForm(folder, 'trip');
    return undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return toFault(folder, error);
    throw error;
  }
}

/** The problems that the rules find in the form `trip` with these changes. */
export function problemsOf(changes: Files): string[] {
  const folder = writeForm(changes);
  const definition = readDefinition(folder, 'trip', 'en', () => []);
  return checkDefinition(definition, checkAcross(definition)).map(({ problem }) => problem);
}
