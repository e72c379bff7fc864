export { loadForm } from './loadForm.ts';
export { sampleAnswer } from './sampleAnswer.ts';
