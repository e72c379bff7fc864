// The entry for what a form's definition says whatever the answers are. Not in index.ts, so that no form's page loads it.

export { type AskedIf, conditionsOf, readCondition } from './definition/conditionsOf.ts';
export { mayBeRequired } from './definition/mayBeRequired.ts';
export { titlesOf } from './definition/titlesOf.ts';
export { alternativesOf } from './model/alternativesOf.ts';
