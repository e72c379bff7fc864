export { UpperElementary } from './UpperElementary.tsx';
