export { sampleAnswer } from './answers/sampleAnswer.ts';
export { loadForm } from './loadForm.ts';
export { proveForm } from './proveForm.ts';
