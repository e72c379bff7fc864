// The entry for what a form's definition says whatever the answers are. Not in index.ts, so that no form's page loads it.
export { alternativesOf } from './model/alternativesOf.ts';
export { type AskedIf, conditionsOf, readCondition } from './model/conditionsOf.ts';
export { mayBeRequired } from './model/mayBeRequired.ts';
export { titlesOf } from './model/titlesOf.ts';
