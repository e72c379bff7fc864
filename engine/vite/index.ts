export { digestInputs, removeStamp, writeStamp } from './buildStamp.mjs';
export { devIntake } from './dev/devIntake.ts';
export { studio } from './dev/studio.ts';
export { listService } from './listService.ts';
export { forms } from './modules/forms.ts';
export { officePage } from './officePage.ts';
export { aliases } from './standIns/aliases.ts';
