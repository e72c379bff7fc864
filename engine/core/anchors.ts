export { anchorOf } from './locale/anchorOf.ts';
