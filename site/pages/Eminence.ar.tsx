export { Eminence } from './Eminence.tsx';
