export { EDGE_BYTES, fileType, INCOMPLETE } from './fileType.ts';
export { MOST_AT_ONCE } from './mostAtOnce.ts';
