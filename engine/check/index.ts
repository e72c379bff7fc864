export { type Example, examplesOf } from './examples/examplesOf.ts';
export { checkSite } from './site/checkSite.ts';
