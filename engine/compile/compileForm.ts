// One form's folder becomes, for each language, one JavaScript module that exports `form`, in the shape of core's `Form`.
import { type Language, SOURCE } from '../core/language.ts';
import { checkForm } from './checkForm.ts';
import { compileValidators } from './compileValidators.ts';
import { DefinitionError } from './definitionError.ts';
import { emitShared } from './emitShared.ts';
import { forBrowser } from './forBrowser.ts';
import type { Definition } from './readDefinition.ts';
import { WORDING } from './wording.ts';

export interface CompiledForm {
  readonly code: string;
  readonly definition: Definition;
}

/** Reads, checks and compiles `<formsFolder>/<id>` in one language. Throws the first {@link DefinitionError}, the others behind it. */
export function compileForm(formsFolder: string, id: string, language: Language = SOURCE): CompiledForm {
  const { definition, findings } = checkForm(formsFolder, id, language);
  const error = DefinitionError.ofAll(findings);
  if (error || !definition) throw error;
  return { code: compileDefinition(definition), definition };
}

/** The module of a definition that was checked already. Throws a {@link DefinitionError} if its validators cannot be made. */
export function compileDefinition(definition: Definition): string {
  const { form, steps, id, language } = definition;
  const validators = compileSteps(definition);
  const done = new Map<object, unknown>();
  const { constants, sources } = emitShared([
    ...steps.map(({ schema }) => forBrowser(schema, done)),
    ...steps.map(({ ui }) => ui),
  ]);
  const stepSources = steps.map(({ id, label, at }, i) => {
    const head = JSON.stringify({ id, label, at }).slice(0, -1);
    return `${head},"schema":${sources[i]},"ui":${sources[steps.length + i]},"validate":v${i},"wording":wording}`;
  });
  const { steps: _, ...rest } = form;
  const head = JSON.stringify({ ...rest, id, language, aliases: form.aliases ?? [] }).slice(0, -1);
  const { attachment, ...words } = WORDING[language];
  const wording = `const wording=${JSON.stringify(words)};`;
  return `${validators}\n${constants}\n${wording}\nexport const form=${head},"steps":[${stepSources.join(',')}]};\n`;
}

function compileSteps({ steps, form, placeInForm, language }: Definition): string {
  try {
    return compileValidators(
      steps.map(({ schema }) => schema),
      form.attachments,
      language,
    );
  } catch (cause) {
    const problem = `The schemas do not compile: ${(cause as Error).message}.`;
    throw new DefinitionError(placeInForm('/steps'), problem, 'Mend the schema that the message speaks of.');
  }
}
