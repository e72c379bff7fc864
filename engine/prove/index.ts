export { loadForm } from './loadForm.ts';
export { proveForm } from './proveForm.ts';
export { sampleAnswer } from './sampleAnswer.ts';
