export { EDGE_BYTES, fileType, INCOMPLETE } from './fileType.ts';
