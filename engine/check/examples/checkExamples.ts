// The examples of a form against the form as it is now. A form that cannot be compiled judges none.
import path from 'node:path';
import { type CheckedForm, compileDefinition, DefinitionError, type Finding } from '../../compile/index.ts';
import { type Form, isRecord } from '../../core/index.ts';
import { loadForm } from '../../prove/index.ts';
import { acceptedFits } from './acceptedFits.ts';
import { type ExampleFile, exampleFiles } from './exampleFiles.ts';
import { examplesOf } from './examplesOf.ts';
import { refusedFits } from './refusedFits.ts';

/** What is wrong with the examples of `<formsFolder>/<id>`, of which `checked` is the check in the source language. */
export async function checkExamples(
  formsFolder: string,
  id: string,
  { definition, judgesAnswers }: CheckedForm,
): Promise<readonly DefinitionError[]> {
  const { files, broken } = exampleFiles(path.join(formsFolder, id));
  if (files.length === 0 || !definition || !judgesAnswers) return broken;
  try {
    const form = await loadForm(compileDefinition(definition));
    return [...broken, ...allFit(form, files).map((finding) => new DefinitionError('examplesFit', finding))];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return [...broken, error];
  }
}

function allFit(form: Form, files: readonly ExampleFile[]): readonly Finding[] {
  const accepted = files.filter(({ name }) => !name.startsWith('refused/'));
  const unfit = new Map(accepted.map((file) => [file.name, [...acceptedFits(form, file)]] as const));
  const values = Object.fromEntries(accepted.map(({ name, value }) => [pathOf(form, name), value]));
  const inRefused = files
    .filter((file) => !accepted.includes(file))
    .flatMap((file): readonly Finding[] => {
      const shape = misshapen(file, [...unfit.keys()]);
      if (shape) return [shape];
      // What is wrong with the example that it changes is told there.
      if ((unfit.get((file.value as { from: string }).from) ?? []).length > 0) return [];
      const all = examplesOf({ ...values, [pathOf(form, file.name)]: file.value });
      const example = all.find(({ name }) => name === file.name);
      return example ? [...refusedFits(form, file, example)] : [];
    });
  return [...[...unfit.values()].flat(), ...inRefused];
}

const pathOf = ({ id }: Form, name: string) => `${id}/examples/${name}.json`;

function misshapen({ json, value }: ExampleFile, names: readonly string[]): Finding | undefined {
  const { errors, answers, from, change } = value as Readonly<Record<string, unknown>>;
  if (!isRecord(errors) || !(isRecord(answers) || (typeof from === 'string' && isRecord(change)))) {
    const repair = 'Write "errors" by field name, and either "answers", or "from" and "change".';
    return { place: json.place(''), problem: 'This is not the example of a refused submission.', repair };
  }
  if (answers !== undefined || names.includes(String(from))) return undefined;
  const repair = `Name one of ${names.join(', ') || 'those in examples/'}.`;
  return { place: json.place('/from'), problem: `"${from}" is not an example of this form.`, repair };
}
