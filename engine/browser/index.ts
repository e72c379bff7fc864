export { createPorts } from './createPorts.ts';
export { toFormData } from './toFormData.ts';
