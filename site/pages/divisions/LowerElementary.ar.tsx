export { LowerElementary } from './LowerElementary.tsx';
