// The entry for forms whose steps are loaded one after another. Not in index.ts, so that no other form's page loads it.
export { settleLaterSteps } from './wizard/settleLaterSteps.ts';
