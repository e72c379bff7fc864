export { Secondary } from './Secondary.tsx';
