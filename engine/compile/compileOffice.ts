// Compiles the office of a form to one JavaScript module per language, which exports `office`, a core `Office`.
import type { Language } from '../core/index.ts';
import { engineTexts } from '../languages/index.ts';
import { checkForm } from './checkForm.ts';
import { compileValidators } from './codegen/compileValidators.ts';
import { coreSchema } from './codegen/coreSchema.ts';
import { emitShared } from './codegen/emitShared.ts';
import type { CompiledForm } from './compileForm.ts';
import { DefinitionError } from './errors/definitionError.ts';
import { usedMessages } from './messages/usedMessages.ts';
import type { Definition, OfficeFile } from './read/definition.ts';
import { officeOf } from './read/officeOf.ts';

/** Reads, checks and compiles the office of `<formsFolder>/<id>` in one language. Throws the first {@link DefinitionError}, with the others as `further`. */
export function compileOffice(formsFolder: string, id: string, language: Language): CompiledForm {
  const { definition, findings } = checkForm(formsFolder, id, language);
  const error = DefinitionError.ofAll(findings);
  if (error || !definition) throw error;
  return { code: compileOfficeOf(definition), definition };
}

/** The module of the office of a definition that was checked already; its `office` is undefined for a form that has none. */
export function compileOfficeOf(definition: Definition): string {
  const office = officeOf(definition);
  return office ? officeModule(office, definition) : 'export const office=undefined;';
}

function officeModule(
  { moves, family = [], sameChild = [], letters = [], ...rest }: OfficeFile,
  definition: Definition,
): string {
  const { id: form, language } = definition;
  const { attachment, dayLimits, ...messages } = engineTexts[language].validation;
  const schemas = moves.flatMap(({ asks }) => asks ?? []);
  const { constants, code } = compileValidators(schemas, undefined, language);
  const used = usedMessages(messages, code);
  const { constants: shared, sources } = emitShared([
    ...schemas.map((schema) => coreSchema(schema)),
    ...constants.values(),
  ]);
  const values = [...constants.keys()].map((name, i) => `const ${name}=${sources[schemas.length + i]};`);
  const moveSources = moves.map(({ asks, role = 'work', ...move }) => {
    const i = asks ? schemas.indexOf(asks) : -1;
    const head = JSON.stringify({ ...move, role }).slice(0, -1);
    return asks ? `${head},"asks":{schema:${sources[i]},validate:v${i},messages}}` : `${head}}`;
  });
  const parts = { form, language, ...rest, family, sameChild, letters };
  return [
    shared,
    `const messages=${JSON.stringify(used)};`,
    ...values,
    code,
    `export const office={...${JSON.stringify(parts)},moves:[${moveSources.join(',')}]};`,
    '',
  ].join('\n');
}
