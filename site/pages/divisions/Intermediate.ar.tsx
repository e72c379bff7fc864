export { Intermediate } from './Intermediate.tsx';
