export { EDGE_BYTES, fileType, INCOMPLETE } from './fileType.ts';
export { ANSWER_BYTES, MOST_AT_ONCE } from './mostAtOnce.ts';
