export { checkProject } from './checkProject.ts';
export { applyMend } from './edits/applyMend.ts';
export { editJson } from './edits/editJson.ts';
export { insertJson } from './edits/moveJson.ts';
export { type Example, examplesOf } from './examples/examplesOf.ts';
export { mendAll } from './mendAll.ts';
export { confirmTranslations, publish } from './publish.ts';
export { checkSite } from './site/checkSite.ts';
export { type Label, type PagesFile, readPages } from './site/readPages.ts';
