export { type Example, examplesOf } from './examples/examplesOf.ts';
export { checkSite } from './site/checkSite.ts';
export { type Label, type PagesFile, readPages } from './site/readPages.ts';
