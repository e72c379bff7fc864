export { Information } from './Information.tsx';
