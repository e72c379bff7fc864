// Compiles a form's folder to one JavaScript module per language, which exports `form`, a core `Form`.
import { gzipSync } from 'node:zlib';
import {
  beginning,
  computing,
  ending,
  formSchema,
  type Language,
  messageOf,
  momentInWords,
  notations,
  SOURCE,
} from '../core/index.ts';
import { engineTexts } from '../languages/index.ts';
import { givenAnswers } from './answers/givenAnswers.ts';
import { checkForm } from './checkForm.ts';
import { asksOtherwise } from './codegen/asksOtherwise.ts';
import { compiledStep, type StepParts } from './codegen/compiledStep.ts';
import { type CompiledValidators, compileValidators } from './codegen/compileValidators.ts';
import { COMPUTING, coreSchema, IN_WORDS } from './codegen/coreSchema.ts';
import { drawnSchema, withoutSecrets } from './codegen/drawnSchema.ts';
import { emitShared } from './codegen/emitShared.ts';
import { hasLaterDefault, hasPassingEntries, withGivenEntries } from './codegen/givenEntries.ts';
import { DefinitionError } from './errors/definitionError.ts';
import { withListWords } from './messages/listWords.ts';
import { usedMessages } from './messages/usedMessages.ts';
import { secretsOf } from './publish/published.ts';
import type { Definition } from './read/definition.ts';

export interface CompiledForm {
  readonly code: string;
  readonly definition: Definition;
}

/** Reads, checks and compiles `<formsFolder>/<id>` in one language. Throws the first {@link DefinitionError}, with the others as `further`. */
export function compileForm(formsFolder: string, id: string, language: Language = SOURCE): CompiledForm {
  const { definition, findings } = checkForm(formsFolder, id, language);
  const error = DefinitionError.ofAll(findings);
  if (error || !definition) throw error;
  return { code: compileDefinition(definition), definition };
}

/** Most bytes, gzipped, of a module that is loaded at once: some 400 questions. */
const MOST_AT_ONCE = 30_000;

/**
 * The module of a large form in two: `first` exports `form` with its first step and the heads of the others, which `later` exports as
 * `steps`. Undefined where the form is not large, and where answers to a step stand at the root.
 * @param code the module of the whole form
 */
export function compileInParts(
  definition: Definition,
  code: string,
  mostAtOnce = MOST_AT_ONCE,
): { readonly first: string; readonly later: string } | undefined {
  const { steps } = definition;
  if (steps.length === 1 || steps.some(({ at }) => at.length === 0)) return undefined;
  if (gzipSync(code).length <= mostAtOnce) return undefined;
  return { first: compile(definition, 'first'), later: compile(definition, 'later') };
}

/** Cache by form and language, valid for equal content: a check judges the examples again after changes of texts and examples only. */
const lastCompiled = new Map<string, { readonly content: string; readonly code: string }>();

/** The module of a definition that was checked already. Throws a {@link DefinitionError} if ajv refuses a schema. */
export function compileDefinition(definition: Definition): string {
  const { form, steps, id, language } = definition;
  const content = JSON.stringify([
    form,
    secretsOf(definition),
    steps.map(({ schemaPlace, uiPlace, ...step }) => step),
    // Options that nobody may choose stand in what is drawn only.
    steps.map(({ schema, ui }) => (JSON.stringify(ui).includes('enumDisabled') ? drawnSchema(schema, ui) : 0)),
  ]);
  const known = lastCompiled.get(`${id} ${language}`);
  if (known?.content === content) return known.code;
  const code = compile(definition);
  lastCompiled.set(`${id} ${language}`, { content, code });
  return code;
}

/** What a module contains of a form: all of it; its first step, and of the others what is shown before they have come; these others. */
type Part = 'whole' | 'first' | 'later';

function compile(definition: Definition, part: Part = 'whole'): string {
  const { form, id, language } = definition;
  const all = definition.steps.map(compiledStep);
  const steps = part === 'whole' ? all : part === 'first' ? all.slice(0, 1) : all.slice(1);
  const validators = compileSteps(definition, steps);
  const done = new Map<object, unknown>();
  const everything = formSchema({ steps: all });
  const given = givenAnswers(everything);
  const begins = hasLaterDefault(everything);
  const begin = settling(begins, hasPassingEntries(everything) || asksOtherwise(everything));
  const withEntries = new Map<object, unknown>();
  const drawn = steps.map(({ schema, ui }) => drawnSchema(schema, ui));
  const schemas = drawn.map((schema) => (given ? withGivenEntries(schema, withEntries) : schema));
  const { constants, sources } = emitShared([
    ...schemas.map((schema) => coreSchema(schema, done, begins)),
    ...steps.map(({ schema, ui }) => withListWords(schema, ui, language)),
    ...validators.constants.values(),
    ...steps.map(({ if: condition, written }) => ({
      ...(condition && { if: condition }),
      ...(written && {
        written: { ...written, schema: coreSchema(drawnSchema(written.schema, written.ui), done, begins) },
      }),
    })),
  ]);
  const constantSources = [...validators.constants.keys()].map(
    (name, i) => `const ${name}=${sources[2 * steps.length + i]};`,
  );
  const stepSources = steps.map(({ id, label, at }, i) => {
    const head = JSON.stringify({ id, label, at }).slice(0, -1);
    const across = sources.at(i - steps.length)?.slice(1, -1);
    return `${head},"schema":${sources[i]},"ui":${sources[steps.length + i]},"messages":messages${across && `,${across}`}}`;
  });
  const { steps: _, ...rest } = form;
  const head = JSON.stringify({
    ...rest,
    secrets: secretsOf(definition),
    given,
    id,
    language,
    aliases: form.aliases ?? [],
  }).slice(0, -1);
  const forgets = withoutSecrets(all.map(({ at, schema, ui }) => ({ at, schema: drawnSchema(schema, ui) })));
  const { attachment, dayLimits, ...messages } = engineTexts[language].validation;
  const uses = (name: string) => [constants, ...stepSources].some((source) => source.includes(name));
  const { digits, dateSeparator, comma } = notations[language];
  const words = [digits, dateSeparator, comma].map((text) => JSON.stringify(text));
  const about = `${head}${begin ? `,"begin":${begin}` : ''}${forgets ? `,"withoutSecrets":${forgets.expression}` : ''},`;
  // Texts first, code after: gzip finds repetitions only within 32 kB.
  return [
    ...(uses(`${COMPUTING}(`) ? [`const ${COMPUTING}=${computing};`] : []),
    ...(uses(`"inWords":${IN_WORDS}`) ? [`const ${IN_WORDS}=(${momentInWords})(${words});`] : []),
    constants,
    `const messages=${JSON.stringify(usedMessages(messages, validators.code))};`,
    `const declared=${part === 'later' ? '{' : about}"steps":[${stepSources.join(',')}]};`,
    ...constantSources,
    validators.code,
    `const validators=[${steps.map((_, i) => `v${i}`).join(',')}];`,
    exportOf(part, all.slice(1)),
    '',
  ].join('\n');
}

function exportOf(part: Part, later: readonly StepParts[]): string {
  const complete = 'declared.steps.map((step,i)=>({...step,validate:validators[i]}))';
  if (part === 'whole') return `export const form={...declared,steps:${complete}};`;
  if (part === 'later') return `export const steps=${complete};`;
  const heads = later.map(({ id, label, at, if: condition, written }) => ({
    id,
    label,
    at: placeOf(at, written),
    if: condition,
  }));
  return `export const form={...declared,steps:[...${complete},...${JSON.stringify(heads)}]};`;
}

/** Where the answers to a step stand in those to the form; one that others decide on has a schema of the whole form. */
function placeOf(at: readonly string[], written: StepParts['written']): readonly string[] {
  return written?.at ?? at;
}

/** The code of what the form does after each change, if anything; see `begin` of core's `Form`. */
function settling(begins: boolean, ends: boolean): string | undefined {
  if (!ends) return begins ? `(${beginning})` : undefined;
  return begins ? `(r,p,s,was,now)=>(${beginning})(r,p,s,was,(${ending})(r,p,s,was,now))` : `(${ending})`;
}

function compileSteps({ form, placeInForm, language }: Definition, steps: readonly StepParts[]): CompiledValidators {
  try {
    return compileValidators(
      steps.map(({ schema }) => schema),
      form.attachments,
      language,
    );
  } catch (cause) {
    const problem = `The schemas do not compile: ${messageOf(cause)}.`;
    const repair = 'Correct the schema that the message names.';
    throw new DefinitionError('schemasCompile', { place: placeInForm('/steps'), problem, repair });
  }
}
