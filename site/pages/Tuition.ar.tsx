export { Tuition } from './Tuition.tsx';
