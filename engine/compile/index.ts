export { type CheckedForm, checkForm } from './checkForm.ts';
export { expandAttachments } from './codegen/expandAttachments.ts';
export { compileDefinition, compileForm } from './compileForm.ts';
export { compileOffice, compileOfficeOf } from './compileOffice.ts';
export { DefinitionError, type Finding } from './errors/definitionError.ts';
export { fillMessages } from './messages/fillMessages.ts';
export { checkFolder, duplicateAddresses } from './read/checkFolder.ts';
export { type JsonFile, parseJsonFile, readJsonFile } from './read/jsonFile.ts';
export { translate } from './read/languageFile.ts';
export { officeOf } from './read/officeOf.ts';
export {
  type Definition,
  type DefinitionStep,
  type FormFile,
  listForms,
  type OfficeFile,
} from './read/readDefinition.ts';
export { combinations } from './schema/combinations.ts';
export { fieldReferences } from './schema/fieldReferences.ts';
export { type Branch, type GroupPart, groupParts } from './schema/groupParts.ts';
export { LIMITS, type LimitKeyword, type ViolableKeyword } from './schema/keywords.ts';
export { hasInitialAnswer, questionAt } from './schema/questions.ts';
